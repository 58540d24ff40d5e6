learn-tag-pro = Профи
learn-photos = Фото гонщика 31
learn-risk = риск { $p } %
learn-develop = Проявить 2 фото
