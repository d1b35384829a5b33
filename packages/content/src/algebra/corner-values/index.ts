import type { AnyTemplate } from '../../template.ts';
import { bestPlans } from './best-plans.ts';
import { boundsOfTwo } from './bounds-of-two.ts';
import { leastLargest } from './least-largest.ts';
import { whatStaysBest } from './what-stays-best.ts';

/** The greatest and the least value under several linear conditions. */
export const cornerValues: readonly AnyTemplate[] = [
  ...boundsOfTwo,
  ...bestPlans,
  ...whatStaysBest,
  ...leastLargest,
];
