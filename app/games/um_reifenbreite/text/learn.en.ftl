learn-tag-pro = Pro rules
learn-photos = Photos of 31
learn-risk = risk { $p }%
learn-develop = Develop 2 photos
