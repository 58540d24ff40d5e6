learn-tag-pro = Профи
learn-photos = Снимки гонщика 31
learn-risk = риск { $p } %
learn-develop = Проявить 2 снимка
