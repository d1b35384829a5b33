import type { Kind } from '../intent.ts';
import { asking } from './asking.ts';
import { check } from './check.ts';
import { explain } from './explain.ts';
import { hints } from './hints.ts';
import { other } from './other.ts';
import { shorter } from './shorter.ts';
import { term } from './term.ts';
import { thanks } from './thanks.ts';
import { whereFrom } from './where-from.ts';
import { whyStep } from './why-step.ts';
import { whyWrong } from './why-wrong.ts';

/**
 * Ways students ask, in English and Hinglish, as the matcher learns them. `numtok`, `opttok`, `termtok` and `mathtok`
 * stand for a number, an option, a term of the glossary and a formula: a message is masked the same way.
 */
export const examples: Readonly<Record<Kind, readonly string[]>> = {
  ...whyWrong,
  ...whyStep,
  ...whereFrom,
  ...hints,
  ...shorter,
  ...term,
  ...check,
  ...asking,
  ...explain,
  ...thanks,
  ...other,
};
