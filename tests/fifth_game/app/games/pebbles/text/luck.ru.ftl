lu-points = Кубик, в очках
