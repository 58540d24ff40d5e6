"""A tournament of three to eight coaches as pure functions (HC-17). The site runs it; the rules are here.

`schedule` says who meets whom, `standings` and `ranks` who is ahead, `club` what a coach owns and
how his footballers are, `matchday` what he may choose before a match and what the match leaves
behind, `choosing` the stages in which he does, and `apply` leads from the draw to the end.
"""
