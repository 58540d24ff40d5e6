mo-last = Последний камешек: { $name }
mo-grab = Горсть, { $name }: { $count }
co-chance = Победа, { $name }: { $p }
co-grabbed = Горсть, { $name }: на кубике { $die }, камешков: { $count }.
co-last = Последний камешек берёт { $name } и добавляет жетон { $token }.
co-ended = Матч закончен, { $score }.
ui-track-begun = на победу до первого хода
