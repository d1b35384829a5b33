import type { AnyTemplate } from '../../template.ts';
import { threeKinds } from './easy.ts';
import { keptValues } from './hard.ts';
import { changedNumbers } from './medium.ts';

/** Coins, notes and tickets: numbers and their values. */
export const coinsAndTickets: readonly AnyTemplate[] = [...threeKinds, ...changedNumbers, ...keptValues];
