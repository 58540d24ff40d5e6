"""The pages of the site, and what their forms do."""
