import { digitsAndBases } from './digits-and-bases.ts';
import { division } from './division/index.ts';
import { divisors } from './divisors/index.ts';
import { factorialsAndCyclicity } from './factorials-and-cyclicity.ts';
import { factors } from './factors/index.ts';
import { numberProperties } from './number-properties.ts';

export const numberSystem = [
  ...factors,
  ...divisors,
  ...division,
  ...factorialsAndCyclicity,
  ...digitsAndBases,
  ...numberProperties,
];
