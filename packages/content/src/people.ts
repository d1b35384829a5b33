import type Fraction from 'fraction.js';
import { seedOf } from './draw.ts';

/*
 * First names for stories, from many parts of India; no pronoun refers to them, so any name fits any role. The two
 * lists are fixed: a draw picks from its list, so an added name would change every question.
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

/** A name chosen by numbers of the story, without a draw. */
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
