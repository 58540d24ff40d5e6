"""A tournament of three to eight coaches as pure functions (HC-17). The site runs it; these are its rules.

`schedule` has the fixtures, `standings` and `ranks` the table, `club` the cards and the condition of a team.
`matchday` has the choices before a match and its effects, `choosing` the stages of these choices. `apply`
leads from the draw to the end.
"""
