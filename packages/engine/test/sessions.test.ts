import fc from 'fast-check';
import { expect, test } from 'vitest';
import { simulatedStudent } from '../simulated/student.ts';
import { buildBank, type Item, type Pack, seededRandom } from '../src/index.ts';
import { course } from './course.ts';
import { blueprint, examItems } from './exam.ts';

const bank = buildBank(examItems(), blueprint);

const student = (seed: number, strengths: Readonly<Record<string, number>> = {}) => {
  const simulated = simulatedStudent(seed, { strengths });
  return (item: Item, now: number) => simulated.answer(item, now).outcome;
};

const strengths = fc.dictionary(
  fc.constantFrom(...blueprint.flatMap(({ code, category }) => [code, category])),
  fc.double({ min: -3, max: 3, noNaN: true }),
);

/** Each category's number of questions against its exam share. */
function againstShare(packs: readonly Pack[]): { category: string; ratio: number; distance: number }[] {
  const total = blueprint.reduce((sum, { weight }) => sum + weight, 0);
  const served = packs.flatMap(({ items }) => items);
  return ['AR', 'AL', 'GM', 'NS', 'MM'].map(category => {
    const own = blueprint.filter(share => share.category === category);
    const due = (own.reduce((sum, { weight }) => sum + weight, 0) / total) * served.length;
    const count = served.filter(({ item }) => item.category === category).length;
    return { category, ratio: count / due, distance: Math.abs(count - due) };
  });
}

test('over ten sessions each category gets 0.5 to 1.7 times its exam share, for any student', () => {
  fc.assert(
    fc.property(fc.integer(), strengths, fc.constantFrom(12, 24), (seed, uneven, size) => {
      const { packs } = course(bank, student(seed, uneven), { sessions: 14, seed, size });
      // Questions.
      const rounding = 2;
      for (const { ratio, distance } of againstShare(packs.slice(4))) {
        const due = distance / Math.max(1e-9, Math.abs(ratio - 1));
        expect(ratio * due).toBeGreaterThanOrEqual(0.5 * due - rounding);
        expect(ratio * due).toBeLessThanOrEqual(1.7 * due + rounding);
      }
    }),
    { numRuns: 40 },
  );
});

test('without adapting each category is within one question of its exam share over ten sessions', () => {
  fc.assert(
    fc.property(fc.integer(), strengths, (seed, uneven) => {
      const { packs } = course(bank, student(seed, uneven), { sessions: 10, seed, adaptive: false });
      expect(Math.max(...againstShare(packs).map(({ distance }) => distance))).toBeLessThanOrEqual(1);
    }),
    { numRuns: 20 },
  );
});

const oneSided = (weak: (code: string) => boolean) => (item: Item) =>
  weak(item.subcategory) ? ('wrong' as const) : ('right' as const);

test('a category without a right answer gets at least 1.2 times its exam share, sessions 4 to 20', () => {
  for (const category of ['AR', 'AL', 'GM', 'NS', 'MM']) {
    const ratios = [1, 2, 3].map(seed => {
      const { packs } = course(
        bank,
        oneSided(code => code.startsWith(category)),
        { sessions: 20, seed },
      );
      return againstShare(packs.slice(3)).find(one => one.category === category)?.ratio ?? 0;
    });
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(1.2);
  }
});

test('two subcategories without a right answer get at least 1.3 times their exam share, sessions 4 to 20', () => {
  const weak = new Set(['AR.PCT', 'AL.LIN']);
  const share = blueprint.reduce((sum, { code, weight }) => sum + (weak.has(code) ? weight : 0), 0) / 22;
  const ratios = [1, 2, 3].map(seed => {
    const random = seededRandom(seed);
    const { packs } = course(
      bank,
      item => (weak.has(item.subcategory) || random() > 0.75 ? 'wrong' : 'right'),
      { sessions: 20, seed },
    );
    const served = packs.slice(3).flatMap(({ items }) => items);
    return served.filter(({ item }) => weak.has(item.subcategory)).length / served.length / share;
  });
  expect(ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length).toBeGreaterThanOrEqual(1.3);
});

test('two opposite students share at most 65 % of their subcategories, sessions 4 to 20', () => {
  const weak = (code: string) => /^(AR|NS)/.test(code);
  const shares = [weak, (code: string) => !weak(code)].map((half, i) => {
    const { packs } = course(bank, oneSided(half), { sessions: 20, seed: 5 + i });
    const served = packs.slice(3).flatMap(({ items }) => items);
    return new Map(
      blueprint.map(({ code }) => [
        code,
        served.filter(({ item }) => item.subcategory === code).length / served.length,
      ]),
    );
  });
  const overlap = blueprint.reduce(
    (sum, { code }) => sum + Math.min(shares[0]?.get(code) ?? 0, shares[1]?.get(code) ?? 0),
    0,
  );
  expect(overlap).toBeLessThanOrEqual(0.65);
});

test('subcategories that are always right get single questions, at most 12 sessions apart', () => {
  const strong = (code: string) => /^(AR|NS)/.test(code);
  const heavy = blueprint.filter(({ code, weight }) => strong(code) && weight / 22 >= 0.04);
  for (const seed of [1, 2, 3]) {
    const { packs } = course(
      bank,
      oneSided(code => !strong(code)),
      { sessions: 30, seed },
    );
    const later = packs.slice(3).map(({ items }) => items.filter(({ item }) => strong(item.subcategory)));
    const topics = later.map(items => new Set(items.map(({ item }) => item.subcategory)));
    const questions = later.reduce((sum, { length }) => sum + length, 0);
    // A second question on a topic in one session is the exception.
    expect(topics.reduce((sum, { size }) => sum + size, 0)).toBeGreaterThanOrEqual(0.9 * questions);
    for (const { code } of heavy) {
      const met = topics.flatMap((codes, i) => (codes.has(code) ? [i] : []));
      expect(met.length).toBeGreaterThanOrEqual(3);
      expect(Math.max(...met.map((at, i) => at - (met[i - 1] ?? 0)))).toBeLessThanOrEqual(12);
    }
  }
});

test('over ten daily sessions no item comes twice', () => {
  fc.assert(
    fc.property(fc.integer(), strengths, (seed, uneven) => {
      const { packs } = course(bank, student(seed, uneven), { sessions: 10, seed, review: true });
      expect(new Set(packs.flatMap(({ items }) => items.map(({ item }) => item.id))).size).toBe(120);
    }),
    { numRuns: 20 },
  );
});

test('the diagnostic visits 18 to 20 subcategories, and its first session has at least ten Medium items', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const { packs } = course(bank, student(seed), { sessions: 2, seed });
    const visited = new Set(packs.flatMap(({ items }) => items).map(({ item }) => item.subcategory)).size;
    expect(visited).toBeGreaterThanOrEqual(18);
    expect(visited).toBeLessThanOrEqual(20);
    expect(packs[0]?.items.filter(({ item }) => item.band === 'Medium').length).toBeGreaterThanOrEqual(10);
  }
});

/** Means over the second sessions of five students with `right` of the first twelve right. */
function secondAfter(right: number): { difficulty: number; success: number; bands: Set<string> } {
  const packs = [1, 2, 3, 4, 5].map(seed => {
    let given = 0;
    const answer = () => ((given++ * right) % 12 < right ? ('right' as const) : ('wrong' as const));
    return course(bank, answer, { sessions: 2, seed }).packs[1]?.items ?? [];
  });
  const all = packs.flat();
  const mean = (of: (one: (typeof all)[number]) => number) =>
    all.reduce((sum, one) => sum + of(one), 0) / all.length;
  return {
    difficulty: mean(({ item }) => item.difficulty),
    success: mean(({ probability }) => probability),
    bands: new Set(all.map(({ item }) => item.band)),
  };
}

test('the second session is harder after 7 of 12 right than after 2, and after 9 than after 7', () => {
  const [few, some, many] = [2, 7, 9].map(secondAfter);
  expect(some?.difficulty).toBeGreaterThan((few?.difficulty ?? 0) + 0.3);
  expect(many?.difficulty).toBeGreaterThan((some?.difficulty ?? 0) + 0.2);
  for (const { success, bands } of [few, some, many].flatMap(one => one ?? [])) {
    expect(success).toBeGreaterThan(0.5);
    expect(success).toBeLessThan(0.75);
    expect(bands.size).toBeGreaterThanOrEqual(2);
  }
});

test('by the fourth session every subcategory of at least 3 % of the exam has been met', () => {
  const heavy = blueprint.filter(({ weight }) => weight / 22 >= 0.03).map(({ code }) => code);
  for (let seed = 1; seed <= 20; seed++) {
    const { packs } = course(bank, student(seed), { sessions: 4, seed });
    const met = new Set(packs.flatMap(({ items }) => items.map(({ item }) => item.subcategory)));
    expect(heavy.filter(code => !met.has(code))).toEqual([]);
  }
});

test('every subcategory is met within 30 sessions', () => {
  for (let seed = 1; seed <= 10; seed++) {
    const { packs } = course(bank, student(seed), { sessions: 30, seed });
    const met = new Set(packs.flatMap(({ items }) => items.map(({ item }) => item.subcategory)));
    expect(met.size).toBe(36);
  }
});

test('packs after the fourth have a mean chance of 65 to 75 %, and at most 2 % of items are outside 45 to 90 %', () => {
  const packs = Array.from({ length: 10 }, (_, seed) =>
    course(bank, student(seed), { sessions: 14, seed, daysBetween: 2 }).packs.slice(4),
  ).flat();
  const chances = packs.map(({ items }) => items.map(({ probability }) => probability));
  const means = chances.map(of => of.reduce((sum, p) => sum + p, 0) / of.length);
  expect(means.filter(mean => mean >= 0.65 && mean <= 0.75).length / means.length).toBeGreaterThanOrEqual(
    0.9,
  );
  const outside = chances.flat().filter(p => p < 0.45 || p > 0.9).length;
  expect(outside / chances.flat().length).toBeLessThanOrEqual(0.02);
  // Items are chosen near the aim, so items of at most 60 % are not in every pack.
  const stretching = chances.filter(of => of.some(p => p <= 0.6)).length;
  expect(stretching / chances.length).toBeGreaterThanOrEqual(0.3);
});

test('60 sessions in 20 days have twelve distinct items each', () => {
  const { packs } = course(bank, student(3), { sessions: 60, seed: 3, daysBetween: 1 / 3 });
  for (const { items } of packs) expect(new Set(items.map(({ item }) => item.id)).size).toBe(12);
});

type Half = (subcategory: string) => boolean;

const nth = (code: string) => {
  const share = blueprint.find(one => one.code === code);
  return blueprint.filter(({ category }) => category === share?.category).findIndex(one => one.code === code);
};

const SPLITS: Readonly<Record<string, Half>> = {
  'Algebra and Geometry against the rest': code => /^(AL|GM)/.test(code),
  'Arithmetic and Geometry against the rest': code => /^(AR|GM)/.test(code),
  'every other subcategory of the exam': code => blueprint.findIndex(one => one.code === code) % 2 === 0,
  'every other subcategory of each category': code => nth(code) % 2 === 0,
};

/** Questions from the weak half in the third packs of two opposite students. */
const thirdPacks = (weak: Half, seed: number): number[] =>
  [weak, (code: string) => !weak(code)].map((half, i) => {
    const { packs } = course(bank, oneSided(half), { sessions: 3, seed: 2 * seed + i });
    return packs[2]?.items.filter(({ item }) => half(item.subcategory)).length ?? 0;
  });

test.each(Object.entries(SPLITS))(
  'third sessions of opposite students come more from the weaker half: %s',
  (_name, weak) => {
    const share = blueprint.reduce((sum, { code, weight }) => sum + (weak(code) ? weight : 0), 0) / 22;
    const lean = [0, 0];
    for (let seed = 1; seed <= 25; seed++)
      thirdPacks(weak, seed).forEach((fromWeak, i) => {
        lean[i] = (lean[i] ?? 0) + fromWeak / 25;
      });
    expect((lean[0] ?? 0) / (12 * share)).toBeGreaterThan(1.1);
    expect((lean[1] ?? 0) / (12 * (1 - share))).toBeGreaterThan(1.1);
  },
);
