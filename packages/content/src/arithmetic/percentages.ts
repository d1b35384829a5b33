import type { AnyTemplate } from '../template.ts';
import { contests, ties } from './percentages/contests.ts';
import { partAndTotal } from './percentages/part-and-total.ts';
import { passMarks } from './percentages/pass-marks.ts';
import { twoEqualRises, wholeCounts } from './percentages/whole-counts.ts';
import { undoingAChange } from './undoing-a-change.ts';

export const percentages: readonly AnyTemplate[] = [
  ...undoingAChange,
  ...partAndTotal,
  ...wholeCounts,
  ...twoEqualRises,
  ...passMarks,
  ...contests,
  ...ties,
];
