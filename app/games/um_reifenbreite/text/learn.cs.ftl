learn-tag-pro = Profi
learn-photos = Fotky cyklisty 31
learn-risk = riziko { $p } %
learn-develop = Vyvolat 2 fotky
