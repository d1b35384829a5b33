import type { AnyTemplate } from '../../template.ts';
import { endsOfAColour } from './ends-of-a-colour.ts';
import { restricted } from './restricted.ts';
import { rows } from './rows.ts';
import { unknownRows } from './unknown-rows.ts';

/** MM.PNC.1, all bands: arrangements of things of which some are alike. */
export const repeats: readonly AnyTemplate[] = [...rows, ...restricted, ...unknownRows, ...endsOfAColour];
