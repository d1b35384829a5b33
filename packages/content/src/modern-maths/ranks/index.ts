import type { AnyTemplate } from '../../template.ts';
import { compared } from './compared.ts';
import { fromTheOtherEnd } from './from-the-other-end.ts';
import { middleAndEven } from './middle.ts';
import { positions } from './positions.ts';

/** MM.PNC.6, all bands: places in an ordered list of arrangements. */
export const ranks: readonly AnyTemplate[] = [
  ...positions,
  ...compared,
  ...middleAndEven,
  ...fromTheOtherEnd,
];
