ui-left = Stones left: { $count }
