import { digitsAndBases } from './digits-and-bases.ts';
import { factorialsAndCyclicity } from './factorials-and-cyclicity.ts';
import { factors } from './factors.ts';
import { hcfAndLcm } from './hcf-and-lcm.ts';
import { numberProperties } from './number-properties.ts';
import { remainders } from './remainders.ts';

export const numberSystem = [
  ...factors,
  ...hcfAndLcm,
  ...remainders,
  ...factorialsAndCyclicity,
  ...digitsAndBases,
  ...numberProperties,
];
