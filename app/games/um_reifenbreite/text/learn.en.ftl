learn-tag-pro = Pro rules
learn-photos = Photos of 31
learn-risk = { $p }% risk
learn-develop = Develop 2 photos
