import type { AnyTemplate } from '../template.ts';
import { changedRatios } from './ratios/changed-ratios.ts';
import { growingCapital } from './ratios/growing-capital.ts';
import { partnersInWholeMonths } from './ratios/partners-in-whole-months.ts';
import { partnerships } from './ratios/partnerships.ts';
import { ratiosInWholeNumbers } from './ratios/ratios-in-whole-numbers.ts';

export const ratio: readonly AnyTemplate[] = [
  ...changedRatios,
  ...ratiosInWholeNumbers,
  ...partnerships,
  ...partnersInWholeMonths,
  ...growingCapital,
];
