"""How notices leave the server: by mail, by webhook and by web push."""
