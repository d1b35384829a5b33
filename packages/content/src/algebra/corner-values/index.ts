import type { AnyTemplate } from '../../template.ts';
import { bestPlans } from './best-plans.ts';
import { boundsOfTwo } from './bounds-of-two.ts';
import { fromTwoBoundedBills } from './from-two-bounded-bills.ts';
import { leastLargest } from './least-largest.ts';

/** The greatest and the least value under several linear conditions. */
export const cornerValues: readonly AnyTemplate[] = [
  ...boundsOfTwo,
  ...bestPlans,
  ...fromTwoBoundedBills,
  ...leastLargest,
];
