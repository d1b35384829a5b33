import type { AnyTemplate } from '../../template.ts';
import { betweenTwoLimits } from './between-two-limits.ts';
import { oneIncome } from './one-income.ts';
import { savingsThatStoodStill } from './savings-that-stood-still.ts';
import { sharesBehindChanges } from './shares-behind-changes.ts';

/** Incomes, what is spent and saved of them, and what a changed price does to a bill. */
export const spending: readonly AnyTemplate[] = [
  ...oneIncome,
  ...sharesBehindChanges,
  ...savingsThatStoodStill,
  ...betweenTwoLimits,
];
