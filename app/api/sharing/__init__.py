"""Links to matches on other sites and in chats: previews and QR codes."""
