/** First names for stories. No pronoun follows them, so any name fits any part. */
export const people = [
  'Aarav',
  'Farah',
  'Gurpreet',
  'Lalitha',
  'Nikhil',
  'Meera',
  'Thomas',
  'Zoya',
  'Debjani',
  'Imran',
  'Kavya',
  'Jasleen',
  'Rohan',
  'Ananya',
  'Bhavesh',
  'Tenzin',
] as const;
