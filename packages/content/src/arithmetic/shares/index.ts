import type { AnyTemplate } from '../../template.ts';
import { chainOfRatios } from './chain-of-ratios.ts';
import { savingsOfTwo } from './savings.ts';
import { sharesInTwoWays } from './shares-in-two-ways.ts';

export const shares: readonly AnyTemplate[] = [...chainOfRatios, ...savingsOfTwo, ...sharesInTwoWays];
