"""What every game is made of: titles, games in play, states, frames, actions, choices, refusals, money and records."""
