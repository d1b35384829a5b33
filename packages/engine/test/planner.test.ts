import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Blueprint,
  buildBank,
  type Item,
  type LearnerState,
  newLearner,
  observe,
  type Pack,
  type PlanRequest,
  planPack,
  predict,
  seededRandom,
} from '../src/index.ts';
import { blueprint, DAY, dueFrom, examItems, itemOf, START } from './exam.ts';

const items = examItems();
const bank = buildBank(items, blueprint);

function request(changes: Partial<PlanRequest>): PlanRequest {
  return {
    state: newLearner(),
    bank,
    now: START,
    random: seededRandom(1),
    sessionNumber: 3,
    size: 12,
    seen: new Map(),
    exposure: new Map(),
    carry: {},
    adaptive: true,
    ...changes,
  };
}

/** Four subcategories of four types each: the caps allow a pack of 16. */
const narrow = buildBank(
  ['AR.PCT', 'AR.TNW', 'AL.LIN', 'MM.DST'].flatMap(subcategory =>
    [1, 2, 3, 4].flatMap(n =>
      Array.from({ length: 9 }, (_, i) => {
        const type = `${subcategory}.${n}`;
        const band = (['Easy', 'Medium', 'Hard'] as const)[i % 3] ?? 'Medium';
        return itemOf(type, band, `narrow-${type}-${i}`);
      }),
    ),
  ),
  blueprint,
);

/** Earlier answers as item index and outcome, so that a counterexample is readable. */
const past = fc.array(
  fc.tuple(
    fc.nat({ max: items.length - 1 }),
    fc.constantFrom('right' as const, 'wrong' as const, 'skipped' as const),
  ),
  { maxLength: 80 },
);

const situation = fc.record({
  past,
  seed: fc.integer(),
  sessionNumber: fc.integer({ min: 1, max: 30 }),
  adaptive: fc.boolean(),
});

type Situation = typeof situation extends fc.Arbitrary<infer T> ? T : never;

/** The request of a student with these answers, half a day apart, with every miss due. */
function requestOf({ past: answers, seed, ...rest }: Situation): PlanRequest {
  let state: LearnerState = newLearner();
  const seen = new Map<string, number>();
  const misses: Record<string, number> = {};
  answers.forEach(([index, outcome], i) => {
    const item = items[index] as Item;
    const at = START - (answers.length - i) * (DAY / 2);
    state = observe(state, { item, outcome }, at).state;
    seen.set(item.id, at);
    if (outcome === 'wrong') misses[item.type] = at;
    else if (outcome === 'right') delete misses[item.type];
  });
  return request({ ...rest, state, seen, due: dueFrom(misses, START), random: seededRandom(seed) });
}

/** Checks a claim over many situations. */
function always(claim: (wish: PlanRequest) => void): void {
  fc.assert(
    fc.property(situation, given => {
      claim(requestOf(given));
    }),
  );
}

function counts(pack: Pack, key: 'type' | 'subcategory' | 'category' | 'band'): Map<string, number> {
  const result = new Map<string, number>();
  for (const { item } of pack.items) result.set(item[key], (result.get(item[key]) ?? 0) + 1);
  return result;
}

const most = (values: Iterable<number>) => Math.max(0, ...values);
const ids = (pack: Pack) => pack.items.map(({ item }) => item.id);
const sameNeighbours = (pack: Pack) =>
  pack.items.filter(({ item }, i) => item.subcategory === pack.items[i - 1]?.item.subcategory).length;

test('a pack holds twelve distinct items', () => {
  always(wish => expect(new Set(ids(planPack(wish))).size).toBe(12));
});

test('a long pack holds 24 distinct items', () => {
  always(wish => expect(new Set(ids(planPack({ ...wish, size: 24 }))).size).toBe(24));
});

test.each([
  ['of a wide bank', bank],
  ['of a narrow bank', narrow],
])('a pack %s holds at most two items of a type and four of a subcategory', (_name, from) => {
  always(wish => {
    const pack = planPack({ ...wish, bank: from });
    expect(most(counts(pack, 'type').values())).toBeLessThanOrEqual(2);
    expect(most(counts(pack, 'subcategory').values())).toBeLessThanOrEqual(4);
  });
});

test('the caps hold also when all items were seen lately', () => {
  const seen = new Map([...narrow.items.keys()].map((id, i) => [id, START - (1 + i / 10) * DAY]));
  const pack = planPack(request({ bank: narrow, seen }));
  expect(ids(pack)).toHaveLength(12);
  expect(most(counts(pack, 'type').values())).toBeLessThanOrEqual(2);
  expect(most(counts(pack, 'subcategory').values())).toBeLessThanOrEqual(4);
});

test.each([
  ['of a wide bank', bank],
  ['of a narrow bank', narrow],
])('in a pack %s no two neighbours are of one subcategory', (_name, from) => {
  always(wish => expect(sameNeighbours(planPack({ ...wish, bank: from }))).toBe(0));
});

test('an item never seen goes before one seen long ago', () => {
  const twins = items.flatMap(item => [item, { ...item, id: `${item.id}-unseen` }]);
  const seen = new Map(items.map(({ id }) => [id, START - 40 * DAY]));
  const pack = planPack(request({ bank: buildBank(twins, blueprint), seen }));
  expect(ids(pack).every(id => id.endsWith('-unseen'))).toBe(true);
});

test('no item is outside 45 to 90 % while its type has one inside', () => {
  const inReach = (probability: number) => probability >= 0.45 && probability <= 0.9;
  for (const outcome of ['right', 'wrong'] as const) {
    let state = newLearner();
    for (let round = 1; round <= 6; round++) {
      for (const item of items.slice(0, 120 * round)) {
        state = observe(state, { item, outcome }, START - DAY).state;
      }
      const pack = planPack(request({ state }));
      for (const { item, probability } of pack.items) {
        if (inReach(probability)) continue;
        // A band with 11 items gets no more, in range or not.
        const isFull = (band: string) => pack.items.filter(one => one.item.band === band).length >= 11;
        const others = items.filter(({ type, band }) => type === item.type && !isFull(band));
        expect(others.filter(other => inReach(predict(state, other, START).probability))).toEqual([]);
      }
    }
  }
});

test('a pack opens with an Easy or a sure item and never ends with two Hards', () => {
  always(wish => {
    const pack = planPack(wish);
    const [first] = pack.items;
    expect(first?.item.band === 'Easy' || (first?.probability ?? 0) >= 0.8).toBe(true);
    expect(pack.items.slice(-2).every(({ item }) => item.band === 'Hard')).toBe(false);
  });
});

test('no item seen in the last 30 days comes back while the bank holds others', () => {
  fc.assert(
    fc.property(situation, fc.integer(), (given, seed) => {
      const wish = requestOf(given);
      const random = seededRandom(seed);
      const seen = new Map(wish.seen);
      for (const { id } of items) if (random() < 0.7) seen.set(id, wish.now - random() * 60 * DAY);
      for (const id of ids(planPack({ ...wish, seen }))) {
        expect(wish.now - (seen.get(id) ?? 0)).toBeGreaterThan(30 * DAY);
      }
    }),
  );
});

test('when all items were seen lately, the longest unseen come back', () => {
  const seen = new Map(items.map(({ id }, i) => [id, START - (i % 20) * DAY]));
  const pack = planPack(request({ seen }));
  for (const id of ids(pack)) expect(START - (seen.get(id) ?? 0)).toBeGreaterThanOrEqual(18 * DAY);
});

test('when 300 items of one type are the longest unseen, the cap leaves places for the longest unseen of other types', () => {
  const many = Array.from({ length: 300 }, (_, i) => itemOf('AR.PCT.1', 'Medium', `old-${i}`));
  const others = items.filter(({ type }) => type !== 'AR.PCT.1');
  const seen = new Map([
    ...many.map(({ id }, i) => [id, START - 29 * DAY + i] as const),
    ...others.map(({ id }, i) => [id, START - (i % 20) * DAY] as const),
  ]);
  const pack = planPack(request({ bank: buildBank([...many, ...others], blueprint), seen }));
  const ages = ids(pack).map(id => Math.round((START - (seen.get(id) ?? 0)) / DAY));
  expect(ages.filter(days => days === 29)).toHaveLength(2);
  expect(Math.min(...ages)).toBeGreaterThanOrEqual(18);
});

test('a bank of 12 to 18 items gives twelve distinct items, seen or not', () => {
  const tiny = (types: readonly string[]) =>
    types.flatMap(type => (['Easy', 'Medium', 'Hard'] as const).map(band => itemOf(type, band)));
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...new Set(items.map(({ type }) => type))), {
        minLength: 4,
        maxLength: 6,
      }),
      fc.boolean(),
      fc.integer({ min: 1, max: 4 }),
      (types, everythingSeen, sessionNumber) => {
        const few = tiny(types);
        const seen = new Map(everythingSeen ? few.map(({ id }) => [id, START - DAY]) : []);
        const pack = planPack(request({ bank: buildBank(few, blueprint), seen, sessionNumber }));
        expect(new Set(ids(pack)).size).toBe(12);
      },
    ),
  );
});

test('a bank smaller than the pack gives all its items', () => {
  const few = ['AR.PCT.1', 'AL.LIN.1', 'NS.REM.1'].map(type => itemOf(type, 'Easy'));
  expect(ids(planPack(request({ bank: buildBank(few, blueprint) }))).sort()).toEqual(
    few.map(({ id }) => id).sort(),
  );
});

test('an empty bank gives an empty pack', () => {
  expect(planPack(request({ bank: buildBank([], blueprint) })).items).toEqual([]);
});

test('the same request gives the same pack', () => {
  fc.assert(
    fc.property(situation, given => {
      expect(planPack(requestOf(given))).toEqual(planPack(requestOf(given)));
    }),
  );
});

test('planned chances are those the model predicts', () => {
  always(wish => {
    for (const { item, probability } of planPack(wish).items) {
      expect(probability).toBeCloseTo(predict(wish.state, item, wish.now).probability, 12);
    }
  });
});

test('at most three due mistakes return, each as its given question', () => {
  const missed = ['AR.PCT.1', 'AL.QUA.2', 'AR.TNW.1', 'GM.TRI.1', 'AL.LIN.1'];
  const due = dueFrom(Object.fromEntries(missed.map(type => [type, START - 5 * DAY])), START);
  const pack = planPack(request({ due }));
  const returned = pack.items.filter(({ reason }) => reason.kind === 'due');
  expect(returned.map(({ item }) => item.id).sort()).toEqual(
    due
      .slice(0, 3)
      .map(({ item }) => item.id)
      .sort(),
  );
  for (const { reason } of returned) expect(reason.text).toContain('5 days ago');
});

/** The items with three forms for each type and band. */
const formed = items.map((item, i) => ({ ...item, form: `${item.type} ${item.band} ${i % 3}` }));
const formsOf = (pack: Pack) => pack.items.flatMap(({ item }) => item.form ?? []);

test('no form comes twice in a session', () => {
  always(wish => {
    const forms = formsOf(planPack({ ...wish, bank: buildBank(formed, blueprint) }));
    expect(new Set(forms).size).toBe(forms.length);
  });
});

test('a study unit repeats a form only after all of its forms', () => {
  const unit = formed.filter(({ subcategory }) => subcategory === 'AR.PCT');
  const different = new Set(unit.map(({ form }) => form)).size;
  const pack = planPack(request({ bank: buildBank(formed, blueprint), focus: { subcategory: 'AR.PCT' } }));
  expect(new Set(formsOf(pack)).size).toBe(Math.min(12, different));
});

test('a study unit in one band repeats a form of the band only after all of them', () => {
  const from = buildBank(formed, blueprint);
  const inBand = from.subcategories
    .get('AR.PCT')
    ?.types.flatMap(({ cells }) => cells[1] ?? [])
    .map(({ form }) => form);
  const pack = planPack(request({ bank: from, focus: { subcategory: 'AR.PCT', band: 'Medium' } }));
  const used = formsOf(pack).filter(form => inBand?.includes(form));
  expect(new Set(used).size).toBe(Math.min(used.length, new Set(inBand).size));
});

/** Each item and its double. */
const doubled = items.flatMap(item => [
  { ...item, double: item.id },
  { ...item, id: `${item.id}-retold`, double: item.id },
]);

const questionsOf = (pack: Pack) => pack.items.map(({ item }) => item.double ?? item.id);

test('a pack never holds two doubles', () => {
  always(wish => {
    const asked = questionsOf(planPack({ ...wish, bank: buildBank(doubled, blueprint) }));
    expect(new Set(asked).size).toBe(asked.length);
  });
});

test('after an item its double rests as well', () => {
  always(wish => {
    const from = { ...wish, due: [], bank: buildBank(doubled, blueprint) };
    const met = questionsOf(planPack(from));
    const seen = new Map([...wish.seen, ...met.map(question => [question, wish.now] as const)]);
    const next = questionsOf(planPack({ ...from, seen }));
    expect(next.filter(question => met.includes(question))).toEqual([]);
  });
});

test('a study unit draws from every type of its subcategory', () => {
  for (const { code, types } of narrow.subcategories.values()) {
    const pack = planPack(request({ bank: narrow, focus: { subcategory: code, band: 'Hard' } }));
    expect(new Set(pack.items.map(({ item }) => item.type)).size).toBe(types.length);
  }
});

test('a form answered right since yesterday rests', () => {
  always(wish => {
    const from = buildBank(formed, blueprint);
    const resting = new Set(formsOf(planPack({ ...wish, bank: from })));
    const next = formsOf(planPack({ ...wish, bank: from, resting }));
    expect(next.filter(form => resting.has(form))).toEqual([]);
  });
});

test('a pack never has twelve items of one band, for all right and for all wrong', () => {
  for (const outcome of ['right', 'wrong'] as const) {
    let state = newLearner();
    for (const item of items) state = observe(state, { item, outcome }, START - DAY).state;
    const bands = counts(planPack(request({ state, sessionNumber: 12 })), 'band');
    expect(most(bands.values())).toBeLessThanOrEqual(11);
  }
});

test('a pack never has twelve items of one band, also when mistakes of that band return', () => {
  const missed = ['MM.SET.1', 'GM.SOL.1', 'AL.DIO.1'];
  let state = newLearner();
  for (const item of items) {
    const outcome = missed.some(type => type.startsWith(item.subcategory)) ? 'wrong' : 'right';
    state = observe(state, { item, outcome }, START - DAY).state;
  }
  const due = missed.map(type => ({
    item: itemOf(type, 'Hard', `twin-${type}`),
    missedAt: START - DAY,
    cause: 'wrong' as const,
  }));
  const pack = planPack(request({ state, due, sessionNumber: 12 }));
  expect(pack.items.filter(({ item }) => item.id.startsWith('twin-'))).toHaveLength(3);
  expect(most(counts(pack, 'band').values())).toBeLessThanOrEqual(11);
});

test('shortly before the exam a weak category gets less than when the exam is far', () => {
  let state = newLearner();
  for (const item of items) {
    const outcome = item.category === 'AL' ? 'wrong' : 'right';
    state = observe(state, { item, outcome }, START - DAY).state;
  }
  const algebra = (changes: Partial<PlanRequest>) =>
    Array.from({ length: 20 }, (_, seed) =>
      planPack(request({ state, sessionNumber: 9, random: seededRandom(seed), ...changes })),
    )
      .flatMap(pack => pack.items)
      .filter(({ item }) => item.category === 'AL').length;
  expect(algebra({ daysToExam: 0 })).toBeLessThan(0.8 * algebra({ daysToExam: 60 }));
  // In the last seven days one practice day a week leaves one session, seven leave seven.
  expect(algebra({ daysToExam: 7, daysAWeek: 1 })).toBeLessThan(
    0.9 * algebra({ daysToExam: 7, daysAWeek: 7 }),
  );
});

test('of two equal items the one served less often is drawn', () => {
  const twins = items.flatMap(item => [item, { ...item, id: `${item.id}-twin` }]);
  const exposure = new Map(items.map(({ id }) => [id, 50]));
  const pack = planPack(request({ bank: buildBank(twins, blueprint), exposure }));
  expect(ids(pack).filter(id => id.endsWith('-twin')).length).toBeGreaterThanOrEqual(10);
});

test('without adapting, the bands follow the mix of the exam', () => {
  const pack = planPack(request({ adaptive: false, sessionNumber: 8 }));
  const bands = counts(pack, 'band');
  expect(Object.fromEntries(bands)).toEqual({ Easy: 3, Medium: 6, Hard: 3 });
  expect(pack.items.every(({ reason }) => reason.kind === 'blueprint')).toBe(true);
});

test('without adapting, the categories do not depend on the answers', () => {
  always(wish => {
    const fixed = (state: LearnerState) =>
      counts(planPack({ ...wish, state, adaptive: false, random: seededRandom(7) }), 'category');
    expect(fixed(wish.state)).toEqual(fixed(newLearner()));
  });
});

test('a study unit draws from its subcategory and mostly its band, and leaves the carry unchanged', () => {
  const carry = { AR: 0.4, AL: -0.4 };
  const pack = planPack(request({ carry, focus: { subcategory: 'AR.PCT', band: 'Medium' } }));
  expect(pack.items.every(({ item }) => item.subcategory === 'AR.PCT')).toBe(true);
  expect(counts(pack, 'band').get('Medium')).toBeGreaterThanOrEqual(8);
  expect(pack.items.every(({ reason }) => reason.kind === 'focus')).toBe(true);
  expect(pack.carry).toEqual(carry);
});

test('a study unit larger than its subcategory takes the rest from others within the caps', () => {
  const pack = planPack(request({ size: 24, focus: { subcategory: 'NS.REM' } }));
  const subcategories = counts(pack, 'subcategory');
  expect(subcategories.get('NS.REM')).toBe(13);
  subcategories.delete('NS.REM');
  expect(most(subcategories.values())).toBeLessThanOrEqual(4);
  expect(ids(pack)).toHaveLength(24);
});

test('items of a subcategory outside the blueprint are served only when nothing else is left', () => {
  const odd = Array.from({ length: 20 }, (_, i) => itemOf('ZZ.ODD.1', 'Easy', `odd-${i}`));
  const mixed = buildBank([...odd, ...items], blueprint);
  expect(planPack(request({ bank: mixed })).items.some(({ item }) => item.category === 'ZZ')).toBe(false);
  const only = buildBank(odd, [] as Blueprint);
  expect(ids(planPack(request({ bank: only })))).toHaveLength(12);
});
