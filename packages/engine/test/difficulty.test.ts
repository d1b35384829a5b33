import { expect, test } from 'vitest';
import { simulatedStudent } from '../simulated/student.ts';
import {
  buildBank,
  type DifficultyEvidence,
  type Item,
  learntDifficulties,
  newLearner,
  observe,
  planPack,
  seededRandom,
} from '../src/index.ts';
import { blueprint, DAY, examItems, START } from './exam.ts';

const form = (item: Item) => `${item.type} ${item.band} ${Number(item.id.slice(-1)) % 2}`;
const believed = examItems(12).map(item => ({ ...item, form: form(item) }));
const bank = buildBank(believed, blueprint);

const random = seededRandom(5);
const gaussian = (spread: number) =>
  spread * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
const shiftsOfForms = new Map(
  [...new Set(believed.map(item => item.form))].map(code => [code, gaussian(0.5)]),
);
/** True difficulties, in logits. */
const truths = new Map(
  believed.map(item => [item.id, item.difficulty + (shiftsOfForms.get(item.form) ?? 0) + gaussian(0.2)]),
);

/** Evidence of the first attempts of students whose packs were planned with the believed difficulties. */
function evidenceFrom(students: number): DifficultyEvidence[] {
  const sums = new Map(believed.map(item => [item.id, { answers: 0, information: 0, pull: 0 }]));
  for (let seed = 1; seed <= students; seed++) {
    const student = simulatedStudent(seed, { ability: -1 + (seed % 5) / 2, skipping: 0 });
    const seen = new Map<string, number>();
    let state = newLearner();
    let carry = {};
    for (let session = 1; session <= 8; session++) {
      const now = START + session * DAY;
      const pack = planPack({
        bank,
        state,
        now,
        random,
        sessionNumber: session,
        size: 12,
        seen,
        exposure: new Map(),
        carry,
        adaptive: true,
      });
      carry = pack.carry;
      for (const { item } of pack.items) {
        const truth = { ...item, difficulty: truths.get(item.id) ?? 0 };
        const { outcome } = student.answer(truth, now);
        const after = observe(state, { item, outcome }, now);
        const { probability: p, slope } = after.evidence;
        const sum = sums.get(item.id);
        if (sum !== undefined && !seen.has(item.id)) {
          sum.answers += 1;
          sum.information += (slope * slope) / (p * (1 - p));
          sum.pull -= (slope * ((outcome === 'right' ? 1 : 0) - p)) / (p * (1 - p));
        }
        state = after.state;
        seen.set(item.id, now);
      }
    }
  }
  return believed.map(item => ({
    item: item.id,
    cell: `${item.type} ${item.band}`,
    form: item.form,
    ...(sums.get(item.id) ?? { answers: 0, information: 0, pull: 0 }),
  }));
}

const evidence = evidenceFrom(300);
const learnt = learntDifficulties(evidence);
const shiftOf = (item: (typeof believed)[number]) =>
  (learnt.cells.get(`${item.type} ${item.band}`)?.shift ?? 0) +
  (learnt.forms.get(item.form)?.shift ?? 0) +
  (learnt.items.get(item.id)?.shift ?? 0);

/** Root mean square error of the difficulties, about its mean, because only differences can be learnt. */
function errorOf(added: (item: (typeof believed)[number]) => number): number {
  const left = believed.map(item => (truths.get(item.id) ?? 0) - item.difficulty - added(item));
  const mean = left.reduce((sum, one) => sum + one, 0) / left.length;
  return Math.sqrt(left.reduce((sum, one) => sum + (one - mean) ** 2, 0) / left.length);
}

test('learning from packs planned with wrong difficulties removes at least 30 % of the error', () => {
  expect(errorOf(shiftOf)).toBeLessThan(0.7 * errorOf(() => 0));
});

test('learnt shifts leave the mean forecast unchanged', () => {
  const information = evidence.reduce((sum, one) => sum + one.information, 0);
  const moved = believed.reduce((sum, item, i) => sum + (evidence[i]?.information ?? 0) * shiftOf(item), 0);
  expect(Math.abs(moved / information)).toBeLessThan(0.03);
});

test('two answers move an item little, and an item without answers has no shift of its own', () => {
  const one = { cell: 'c', form: 'f', item: 'i', answers: 2, information: 0.3, pull: 0.6 };
  const rest = { cell: 'd', item: 'j', answers: 200, information: 30, pull: 0 };
  const { items, forms } = learntDifficulties([
    one,
    { ...one, item: 'new', answers: 0, information: 0, pull: 0 },
    rest,
  ]);
  expect(items.get('i')?.shift).toBeGreaterThan(0);
  expect(items.get('i')?.shift).toBeLessThan(0.05);
  expect(items.get('new')?.shift).toBe(0);
  expect(forms.get('f')?.answers).toBe(2);
});
