import { digitsAndBases } from './digits-and-bases.ts';
import { divisionLemma } from './division-lemma.ts';
import { divisors } from './divisors/index.ts';
import { factorialsAndCyclicity } from './factorials-and-cyclicity.ts';
import { factors } from './factors/index.ts';
import { numberProperties } from './number-properties.ts';
import { remainders } from './remainders.ts';

export const numberSystem = [
  ...factors,
  ...divisors,
  ...divisionLemma,
  ...remainders,
  ...factorialsAndCyclicity,
  ...digitsAndBases,
  ...numberProperties,
];
