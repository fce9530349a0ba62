### Words of the web client.

## Settings

page-language = Language
