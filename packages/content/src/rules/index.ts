import { equalities } from './equalities.ts';
import { figure } from './figure.ts';
import { language, openings, printedAnswer } from './language.ts';
import { maths } from './maths.ts';
import { keyLength, options } from './options.ts';
import type { Rule } from './rule.ts';
import { sight } from './sight.ts';
import { keyInSlip, letters, run } from './slips.ts';
import { faster, slips, solution } from './solution.ts';
import { words } from './words.ts';

/** The rules for every item of the bank, by name. */
export const rules: Record<string, Rule> = {
  options,
  keyLength,
  sight,
  maths,
  equalities,
  solution,
  faster,
  slips,
  run,
  keyInSlip,
  letters,
  figure,
  language,
  openings,
  printedAnswer,
  words,
};
