# What of a match was luck
lu-title = Luck
lu-how = How we count
lu-usual = as usual
lu-bit-up = a little lucky
lu-bit-down = a little unlucky
lu-up = lucky, 1 in { $of }
lu-down = unlucky, 1 in { $of }
lu-band = Grey: two matches in three end inside.
lu-few = Too few throws for a judgement.
lu-explain = Before each throw we know the chance, after it we know what it brought. The difference is luck. What you choose, before or after, never counts. On average it is zero.
lu-old = not counted in matches of that time
