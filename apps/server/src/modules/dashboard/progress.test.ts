import { buildBank, type LearnerState, newLearner, PRIOR_BAND_DIFFICULTY } from '@twelvefold/engine';
import { expect, it } from 'vitest';
import { stakesOf } from './progress.ts';

const now = new Date('2026-03-02T06:30:00Z');
const type = { category: 'GM', subcategory: 'GM.CIR', type: 'GM.CIR.1' };
const bank = buildBank(
  [{ id: 'a', ...type, band: 'Medium', difficulty: PRIOR_BAND_DIFFICULTY.Medium, targetSeconds: 120 }],
  [{ code: 'GM.CIR', name: 'Circles', weight: 0.7, category: 'GM', categoryName: 'Geometry' }],
);

/** Somebody of whom Circles is well known, at this level in logits. */
const at = (mean: number): LearnerState => ({
  ...newLearner(),
  beliefs: { 'GM.CIR': { mean, variance: 0.01, gained: 0, at: now.getTime(), n: 40 } },
});

it('what is at stake is at least a tenth of a mark, below the target as both are shown', () => {
  const levels = Array.from({ length: 500 }, (_, i) => i / 100);
  const shown = levels.map(level => stakesOf(at(level), bank, now));
  expect(shown[0]).toHaveLength(1);
  expect(shown.at(-1)).toEqual([]);
  const nothing = shown.flat().filter(s => s.marks < 0.1 || s.present_percent >= s.target_percent);
  expect(nothing).toEqual([]);
});
