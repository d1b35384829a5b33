import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  buildBank,
  type Item,
  type LearnerState,
  newLearner,
  observe,
  type Pack,
  type PlanRequest,
  planPack,
  seededRandom,
} from '../src/index.ts';
import { blueprint, DAY, dueFrom, examItems, START } from './exam.ts';

const items = examItems();
const bank = buildBank(items, blueprint);
const codes = blueprint.map(({ code }) => code);

/** A student with earlier answers; all items of the wished topic were last seen `seenDaysAgo` days ago. */
const situation = fc.record({
  wished: fc.constantFrom(...codes),
  answered: fc.array(fc.tuple(fc.nat({ max: items.length - 1 }), fc.boolean()), { maxLength: 60 }),
  seenDaysAgo: fc.option(fc.integer({ min: 1, max: 40 })),
  sessionNumber: fc.integer({ min: 1, max: 20 }),
  adaptive: fc.boolean(),
  seed: fc.integer(),
});

function requestOf({
  wished,
  answered,
  seenDaysAgo,
  seed,
  ...rest
}: typeof situation extends fc.Arbitrary<infer T> ? T : never): PlanRequest {
  let state: LearnerState = newLearner();
  const seen = new Map<string, number>();
  const misses: Record<string, number> = {};
  answered.forEach(([index, right], i) => {
    const item = items[index] as Item;
    const at = START - (answered.length - i) * DAY;
    state = observe(state, { item, outcome: right ? 'right' : 'wrong' }, at).state;
    seen.set(item.id, at);
    if (right) delete misses[item.type];
    else misses[item.type] = at;
  });
  if (seenDaysAgo !== null)
    for (const item of items) if (item.subcategory === wished) seen.set(item.id, START - seenDaysAgo * DAY);
  return {
    state,
    bank,
    now: START,
    random: seededRandom(seed),
    size: 12,
    seen,
    exposure: new Map(),
    carry: {},
    due: dueFrom(misses, START),
    wished: [wished],
    ...rest,
  };
}

const always = (claim: (request: PlanRequest, pack: Pack) => void) =>
  fc.assert(
    fc.property(situation, given => {
      const request = requestOf(given);
      claim(request, planPack(request));
    }),
  );

const ofWished = (request: PlanRequest, pack: Pack) =>
  pack.items.filter(({ item }) => item.subcategory === request.wished?.[0]);

test('a wished topic has at least two questions, also when all of its items were seen lately', () => {
  always((request, pack) => expect(ofWished(request, pack).length).toBeGreaterThanOrEqual(2));
});

test('a wish breaks neither the size of a pack nor its caps', () => {
  always((request, pack) => {
    const ids = new Set(pack.items.map(({ item }) => item.id));
    expect(ids.size).toBe(12);
    expect(ofWished(request, pack).length).toBeLessThanOrEqual(4);
  });
});

test('at least two questions of a wished topic have the reason wish, or due for a due mistake', () => {
  always((request, pack) => {
    const kinds = ofWished(request, pack).map(({ reason }) => reason.kind);
    expect(
      kinds.filter(kind => kind === 'wish').length + kinds.filter(kind => kind === 'due').length,
    ).toBeGreaterThanOrEqual(2);
  });
});

const plain = (wished: readonly string[], more: Partial<PlanRequest> = {}): PlanRequest => ({
  state: newLearner(),
  bank,
  now: START,
  random: seededRandom(3),
  sessionNumber: 5,
  size: 12,
  seen: new Map(),
  exposure: new Map(),
  carry: {},
  adaptive: true,
  wished,
  ...more,
});

test('the reason of a wished question names the topic and the wish', () => {
  const reasons = planPack(plain(['GM.CIR'])).items.map(({ reason }) => reason);
  expect(reasons.filter(({ kind }) => kind === 'wish')).toEqual([
    { kind: 'wish', text: 'You asked for Topic GM.CIR, and you had not answered a question on it before.' },
    { kind: 'wish', text: 'You asked for Topic GM.CIR, and you had not answered a question on it before.' },
  ]);
});

test('a wish for an unknown topic does not change the pack', () => {
  expect(planPack(plain([]))).toEqual(planPack(plain(['no such topic'])));
});

test('a study unit ignores wishes', () => {
  const pack = planPack(plain(['GM.CIR'], { focus: { subcategory: 'AR.PCT' } }));
  expect(pack.items.every(({ item }) => item.subcategory === 'AR.PCT')).toBe(true);
});
