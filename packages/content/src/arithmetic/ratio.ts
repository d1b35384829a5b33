import type { AnyTemplate } from '../template.ts';
import { changedRatios } from './ratios/changed-ratios.ts';
import { exactMultiples } from './ratios/exact-multiples.ts';
import { growingCapital } from './ratios/growing-capital.ts';
import { partnersInWholeMonths } from './ratios/partners-in-whole-months.ts';
import { partnerships } from './ratios/partnerships.ts';
import { sameNumberAdded } from './ratios/same-number-added.ts';

export const ratio: readonly AnyTemplate[] = [
  ...changedRatios,
  ...sameNumberAdded,
  ...exactMultiples,
  ...partnerships,
  ...partnersInWholeMonths,
  ...growingCapital,
];
