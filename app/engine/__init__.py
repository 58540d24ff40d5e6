"""What all games share: the contract, the chance, the catalogue. Pure."""
