import { expect, test } from 'vitest';
import { simulatedStudent } from '../simulated/student.ts';
import {
  buildBank,
  type Item,
  type LearnerState,
  mistakeReason,
  newLearner,
  type Outcome,
  observe,
  type PlannedItem,
  planPack,
  type Reason,
  reasonText,
  seededRandom,
} from '../src/index.ts';
import { reasonFor } from '../src/reasons.ts';
import { course } from './course.ts';
import { blueprint, DAY, examItems, itemOf, START } from './exam.ts';

const HOUR = DAY / 24;

const bank = buildBank(examItems(), blueprint);

/** State after Medium questions of AR.TNW with these outcomes, `daysAgo` days ago. */
function answered(outcomes: readonly Outcome[], daysAgo = 1): LearnerState {
  return outcomes.reduce(
    (state, outcome) =>
      observe(state, { item: itemOf('AR.TNW.1', 'Medium'), outcome }, START - daysAgo * DAY).state,
    newLearner(),
  );
}

const reasonOf = (
  state: LearnerState,
  changes: { item?: Item; probability?: number; position?: number } = {},
) =>
  reasonFor(
    {
      item: changes.item ?? itemOf('AR.TNW.1', 'Medium'),
      probability: changes.probability ?? 0.7,
      purpose: 'value',
      pair: false,
    },
    changes.position ?? 3,
    { state, bank, now: START },
  );

const R = 'right' as const;
const W = 'wrong' as const;

test('the reason of a weak subcategory has the record so far and its share of the exam', () => {
  expect(reasonOf(answered([R, W, W, R, W, W, W]))).toMatchObject({
    kind: 'weak',
    text: 'You had 2 of 7 right in Topic AR.TNW, and the exam asks it in most papers.',
  });
});

test('a single wrong answer is called the first answer', () => {
  expect(reasonOf(answered([W])).text).toBe(
    'Your first answer in Topic AR.TNW was wrong, and the exam asks it in most papers.',
  );
});

test('a strong subcategory without practice for 12 days is fading, with the days', () => {
  expect(reasonOf(answered([R, R, W, R], 12))).toMatchObject({
    kind: 'fading',
    text: 'You had 3 of 4 right in Topic AR.TNW, but the last was 12 days ago.',
  });
});

test('a single right answer of 12 days ago is called the first answer', () => {
  expect(reasonOf(answered([R], 12)).text).toBe(
    'Your first answer in Topic AR.TNW was right, but that was 12 days ago.',
  );
});

test('a hard item of a strong subcategory is a stretch', () => {
  expect(reasonOf(answered([R, R, R]), { item: itemOf('AR.TNW.2', 'Hard'), probability: 0.5 })).toMatchObject(
    {
      kind: 'stretch',
      text: 'You had 3 of 3 right in Topic AR.TNW, so here is a harder one.',
    },
  );
});

test('a likely first item has the reason confidence', () => {
  expect(reasonOf(answered([R, R]), { probability: 0.85, position: 0 }).kind).toBe('confidence');
});

test('without an attempt the reason is the exam weight and says that there was none', () => {
  expect(reasonOf(answered(['skipped']))).toMatchObject({
    kind: 'exam_weight',
    text: 'You had not answered a question on Topic AR.TNW before, and the exam asks it in most papers.',
  });
});

const indianDay = (at: number) => Math.floor((at + 5.5 * 3_600_000) / DAY);

/** Whether the sentence agrees with the student's answers. */
function isTrue({ item, reason }: PlannedItem, state: LearnerState, now: number): boolean {
  const tally = state.tallies[item.subcategory];
  const record = /ou had (none|\d+) of (\d+) right/.exec(reason.text);
  if (record !== null) {
    const right = record[1] === 'none' ? 0 : Number(record[1]);
    if (tally?.right !== right || tally.right + tally.wrong !== Number(record[2])) return false;
  }
  if (/your first answer .* was wrong/i.test(reason.text) && (tally?.wrong !== 1 || tally.right !== 0))
    return false;
  if (/your first answer .* was right/i.test(reason.text) && (tally?.right !== 1 || tally.wrong !== 0))
    return false;
  if (reason.text.includes('had not answered') && tally !== undefined) return false;
  const asked = /the exam asks it (in nearly every paper|in most papers|now and then)/.exec(reason.text);
  const weight = blueprint.find(({ code }) => code === item.subcategory)?.weight ?? 0;
  const often = weight >= 2 ? 'in nearly every paper' : weight >= 0.7 ? 'in most papers' : 'now and then';
  if (asked !== null && asked[1] !== often) return false;
  const days = /(?:the last|that) was (\d+) days ago/.exec(reason.text);
  return days === null || indianDay(now) - indianDay(tally?.lastAt ?? now) === Number(days[1]);
}

test('over 20 sessions of 12 students every sentence is true of the answers', () => {
  const kinds = new Set<Reason['kind']>();
  for (let seed = 1; seed <= 12; seed++) {
    const student = simulatedStudent(seed, { unevenness: 1.2, ability: (seed % 3) - 1 });
    const { packs, states, starts } = course(bank, (item, now) => student.answer(item, now).outcome, {
      sessions: 20,
      seed,
      daysBetween: 1 + (seed % 4),
      review: seed % 2 === 0,
    });
    packs.forEach(({ items }, i) => {
      for (const planned of items) {
        kinds.add(planned.reason.kind);
        expect([planned.reason.text, isTrue(planned, states[i] ?? newLearner(), starts[i] ?? 0)]).toEqual([
          planned.reason.text,
          true,
        ]);
      }
    });
  }
  expect([...kinds].sort()).toEqual(
    ['confidence', 'diagnostic', 'due', 'exam_weight', 'fading', 'stretch', 'weak'].sort(),
  );
});

test.each([
  ['wrong', 'You missed a question of this kind in Topic AR.PCT 3 days ago.'],
  ['skipped', 'You skipped a question of this kind in Topic AR.PCT 3 days ago.'],
  ['guessed', 'You got a question of this kind in Topic AR.PCT right 3 days ago, perhaps by a guess.'],
  ['slow', 'You got a question of this kind in Topic AR.PCT right 3 days ago, but slowly.'],
] as const)('the reason of a mistake says its cause: %s', (cause, words) => {
  const pack = planPack({
    state: newLearner(),
    bank,
    now: START,
    random: seededRandom(1),
    sessionNumber: 5,
    size: 12,
    seen: new Map(),
    exposure: new Map(),
    carry: {},
    adaptive: true,
    due: [{ item: itemOf('AR.PCT.1', 'Medium', 'twin'), missedAt: START - 3 * DAY, cause }],
  });
  expect(pack.items.find(({ item }) => item.id === 'twin')?.reason.text).toBe(words);
});

test.each([
  [2, 'earlier today'],
  [12, 'yesterday'],
  [36, '2 days ago'],
] as const)('a miss of %i hours ago is dated by the calendar of India: %s', (hours, words) => {
  const missed = {
    item: itemOf('AR.PCT.1', 'Medium'),
    missedAt: START - hours * HOUR,
    cause: 'wrong',
  } as const;
  const asked = { name: 'Percentages', weight: 1, paperLength: 22 };
  expect(reasonText(mistakeReason(missed, START), asked)).toBe(
    `You missed a question of this kind in Percentages ${words}.`,
  );
});
