import type { AnyTemplate } from '../template.ts';
import { beforeTwoEqualRises } from './percentages/before-two-equal-rises.ts';
import { contests } from './percentages/contests.ts';
import { equalAfterOppositeChanges } from './percentages/equal-after-opposite-changes.ts';
import { partAndTotal } from './percentages/part-and-total.ts';
import { passMarks } from './percentages/pass-marks.ts';
import { passMarksBetweenBounds } from './percentages/pass-marks-between-bounds.ts';
import { roundedChanges } from './percentages/rounded-changes.ts';
import { sharesThatMove } from './percentages/shares-that-move.ts';
import { contestSwings } from './percentages/swings.ts';
import { tiesInWholeVotes } from './percentages/ties-in-whole-votes.ts';
import { undoingAChange } from './undoing-a-change.ts';

export const percentages: readonly AnyTemplate[] = [
  ...undoingAChange,
  ...partAndTotal,
  ...sharesThatMove,
  ...roundedChanges,
  ...equalAfterOppositeChanges,
  ...beforeTwoEqualRises,
  ...passMarks,
  ...passMarksBetweenBounds,
  ...contests,
  ...tiesInWholeVotes,
  ...contestSwings,
];
