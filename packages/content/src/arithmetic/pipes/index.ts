import type { AnyTemplate } from '../../template.ts';
import { drainsAndThreePipes } from './drains-and-three-pipes.ts';
import { leaksAndCracks } from './leaks-and-cracks.ts';
import { partFilled } from './part-filled.ts';
import { wholeHours } from './whole-hours.ts';

export const pipes: readonly AnyTemplate[] = [
  ...leaksAndCracks,
  ...partFilled,
  ...drainsAndThreePipes,
  ...wholeHours,
];
