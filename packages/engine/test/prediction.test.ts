import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bestLr, elo, itemMean } from '../../../bench/prediction/baselines.ts';
import { foldsOf, readResponses } from '../../../bench/prediction/data.ts';
import { auc, type Judged, logLoss } from '../../../bench/prediction/metrics.ts';
import { asShipped } from '../../../bench/prediction/ours.ts';
import { seededRandom } from '../src/index.ts';

/** Runs the prediction bench (minutes on real data) for about a second on generated answers. */

const folder = mkdtempSync(join(tmpdir(), 'answers-'));
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * CSV of answers of 120 students with uneven abilities in four skills, who learn; every fifth item needs two skills.
 */
function madeUp(): string {
  const random = seededRandom(11);
  const spread = (width: number) => width * (random() + random() + random() - 1.5);
  const hard = Array.from({ length: 40 }, () => spread(2));
  const lines = ['user,item,skill,correct,t'];
  for (let user = 0; user < 120; user++) {
    const level = spread(2);
    const skills = Array.from({ length: 4 }, () => level + spread(2));
    for (let t = 0; t < 40; t++) {
      const item = Math.floor(random() * hard.length);
      const asked = item % 5 === 0 ? [item % 4, (item + 1) % 4] : [item % 4];
      const ability = Math.min(...asked.map(skill => skills[skill] ?? 0));
      const right = random() < 1 / (1 + Math.exp((hard[item] ?? 0) - ability));
      for (const skill of asked) skills[skill] = (skills[skill] ?? 0) + 0.05;
      lines.push(`${user},${item},${asked.join('~')},${right ? 1 : 0},${t}`);
    }
  }
  const path = join(folder, 'made-up.csv');
  writeFileSync(path, `${lines.join('\n')}\n`);
  return path;
}

test('on held-out answers the engine has a higher AUC than Elo and a lower log loss than item means', () => {
  const data = readResponses(madeUp());
  expect(data.skillsOf.some(skills => skills.length === 2)).toBe(true);
  const folds = foldsOf(data);
  const trains = folds.map(fold => fold !== 0);
  const rows = [...data.user.keys()].filter(row => !trains[data.user[row] ?? 0]);
  const judged = (predicted: Float64Array): Judged => ({
    predicted: Float64Array.from(rows, row => predicted[row] ?? 0),
    right: Uint8Array.from(rows, row => data.right[row] ?? 0),
    user: Int32Array.from(rows, row => data.user[row] ?? 0),
  });
  const [mean, rating, regression, ours] = [itemMean, elo, bestLr, asShipped].map(model =>
    judged(model({ data, trains })),
  ) as [Judged, Judged, Judged, Judged];
  expect(auc(mean)).toBeGreaterThan(0.6);
  expect(auc(regression)).toBeGreaterThan(auc(mean) + 0.02);
  expect(auc(ours)).toBeGreaterThan(auc(rating));
  expect(logLoss(ours)).toBeLessThan(logLoss(mean) - 0.03);
});

test('a tie counts as one half in AUC; log loss is minus the mean log chance of the outcome', () => {
  const judged = {
    predicted: Float64Array.of(0.2, 0.5, 0.5, 0.9),
    right: Uint8Array.of(0, 1, 0, 1),
    user: Int32Array.of(0, 0, 1, 1),
  };
  expect(auc(judged)).toBe(0.875);
  expect(logLoss(judged)).toBeCloseTo(-(Math.log(0.8) + 2 * Math.log(0.5) + Math.log(0.9)) / 4, 12);
});
