import { commonDivisors } from './common-divisors.ts';
import { completingPowers } from './completing-powers.ts';
import { digitsAndBases } from './digits-and-bases.ts';
import { divisionLemma } from './division-lemma.ts';
import { factorialsAndCyclicity } from './factorials-and-cyclicity.ts';
import { factors } from './factors.ts';
import { hcfAndLcm } from './hcf-and-lcm.ts';
import { numberProperties } from './number-properties.ts';
import { remainders } from './remainders.ts';

export const numberSystem = [
  ...factors,
  ...completingPowers,
  ...hcfAndLcm,
  ...commonDivisors,
  ...divisionLemma,
  ...remainders,
  ...factorialsAndCyclicity,
  ...digitsAndBases,
  ...numberProperties,
];
