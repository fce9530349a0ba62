"""What lies on the table: the map, its tiles and what track connects, and the chart of share prices."""
