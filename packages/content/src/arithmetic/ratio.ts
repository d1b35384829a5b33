import type { AnyTemplate } from '../template.ts';
import { managerShare, partnersTime, withdrawalMonth } from './partnership.ts';
import { changedRatios } from './ratios/changed-ratios.ts';
import { ratiosInWholeNumbers } from './ratios/ratios-in-whole-numbers.ts';

export const ratio: readonly AnyTemplate[] = [
  ...changedRatios,
  ...ratiosInWholeNumbers,
  partnersTime,
  managerShare,
  withdrawalMonth,
];
