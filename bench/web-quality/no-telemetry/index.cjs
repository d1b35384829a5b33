// Nothing is reported: see package.json.
