import type Fraction from 'fraction.js';
import { seedOf } from './draw.ts';

/*
 * First names for stories, from many parts of India; no pronoun follows them, so any name fits any part. Two lists in a
 * fixed order: a question's draw runs through its list, so a name added to a list would change every question with it.
 */

export const peopleInArithmetic = [
  'Arunima',
  'Ayesha',
  'Bhavna',
  'Dorjee',
  'Farhan',
  'Gurpreet',
  'Harleen',
  'Ibrahim',
  'Ishaan',
  'Jagdish',
  'Joseph',
  'Karthik',
  'Lakshmi',
  'Lalrin',
  'Murugan',
  'Nandini',
  'Pallavi',
  'Rukmini',
  'Sneha',
  'Sourav',
  'Tenzin',
  'Thomas',
  'Xavier',
  'Yusuf',
] as const;

/** A person who is chosen by numbers of the story: no number is drawn for the name. */
export const personBy = (...numbers: readonly (number | Fraction)[]): string =>
  peopleInArithmetic[seedOf(numbers.join(' ')) % peopleInArithmetic.length] ?? peopleInArithmetic[0];

export const peopleInAlgebra = [
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
