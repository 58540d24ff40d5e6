# Co ze zápasu bylo štěstí
lu-title = Štěstí
lu-how = Jak se počítá
lu-usual = jako obvykle
lu-bit-up = trochu štěstí
lu-bit-down = trochu smůly
lu-up = štěstí, 1 z { $of }
lu-down = smůla, 1 z { $of }
lu-band = Šedě: sem se vejdou dva zápasy ze tří.
lu-few = Na hodnocení je hodů příliš málo.
lu-explain = Před každým hodem známe šanci, po něm výsledek. Rozdíl je štěstí. Co si zvolíte před ním nebo po něm, se nepočítá. V průměru vyjde nula.
lu-old = u tehdejších zápasů se nepočítalo
