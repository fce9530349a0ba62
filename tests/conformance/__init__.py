"""The promises that every game keeps. A game enters by its registration; nothing here knows a particular one."""
