ui-lesson = Zbývá šest kamínků a vedete o jeden. Hlídejte poslední kamínek: přinese vám žeton.
ui-tried-taken = Tah bez hmatu
ui-tried-grabbed = Hmat s kostkou
ui-tried-token-added = Poslední kamínek i s žetonem
