"""The pages of the site, and the actions of their forms."""
