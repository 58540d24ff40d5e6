ui-left = Zbývá kamínků: { $count }
