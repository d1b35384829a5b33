import type { AnyTemplate } from '../../template.ts';
import { aDigitLeftOut } from './a-digit-left-out.ts';
import { averagesShownDaily } from './averages-shown-daily.ts';
import { correctedAverages } from './corrected-averages.ts';
import { entriesOutOfPlace } from './entries-out-of-place.ts';
import { numbersInterchanged } from './numbers-interchanged.ts';

export const wrongEntries: readonly AnyTemplate[] = [
  ...correctedAverages,
  ...entriesOutOfPlace,
  ...aDigitLeftOut,
  ...averagesShownDaily,
  ...numbersInterchanged,
];
