"""How strong computer players are, and whether games are fair."""
