import { seededRandom } from '../../packages/engine/src/index.ts';
import { plannedSessions } from './planned.ts';
import { bankOf, blueprint, DAY, START } from './world.ts';

/** Students who are always right in some categories and always wrong in the rest, over twenty sessions. */

const LATE = 20;

type Strong = (code: string) => boolean;

interface Taken {
  /** Questions by subcategory, sessions 4 to 20. */
  readonly shares: ReadonlyMap<string, number>;
  readonly total: number;
}

function taken(strong: Strong, seed: number): Taken {
  const shares = new Map<string, number>();
  let total = 0;
  const sessions = plannedSessions({
    bank: bankOf(24),
    starts: Array.from({ length: LATE }, (_, i) => START + 2 * (i + 1) * DAY),
    random: seededRandom(seed),
    answer: ({ subcategory }) => strong(subcategory),
  });
  for (const { sessionNumber, answers } of sessions) {
    if (sessionNumber < 4) continue;
    for (const { item } of answers) shares.set(item.subcategory, (shares.get(item.subcategory) ?? 0) + 1);
    total += answers.length;
  }
  return { shares, total };
}

/** Overlap of two students: sum over subcategories of the smaller share. */
function overlap(one: Taken, other: Taken): number {
  return blueprint.reduce((sum, { code }) => {
    const share = (of: Taken) => (of.shares.get(code) ?? 0) / Math.max(1, of.total);
    return sum + Math.min(share(one), share(other));
  }, 0);
}

/** Share of questions from the weak categories against their exam share. */
function leanOf(of: Taken, weak: Strong): number {
  const weight = blueprint.reduce((sum, s) => sum + s.weight, 0);
  const exam = blueprint.reduce((sum, s) => sum + (weak(s.code) ? s.weight : 0), 0) / weight;
  const got =
    [...of.shares].reduce((sum, [code, n]) => sum + (weak(code) ? n : 0), 0) / Math.max(1, of.total);
  return got / exam;
}

const splits: Readonly<Record<string, Strong>> = {
  'Arithmetic and Number System': code => /^(AR|NS)/.test(code),
  'Algebra and Modern Maths': code => /^(AL|MM)/.test(code),
  'Arithmetic and Geometry': code => /^(AR|GM)/.test(code),
};

/** For each split: mean overlap of opposite students, and mean lean towards the weak categories. */
export function opposites(students = 5) {
  return Object.entries(splits).map(([name, strong]) => {
    const weak: Strong = code => !strong(code);
    const pairs = Array.from(
      { length: students },
      (_, i) => [taken(strong, i + 1), taken(weak, i + 101)] as const,
    );
    const sum = (of: (pair: (typeof pairs)[number]) => number) =>
      pairs.reduce((s, p) => s + of(p), 0) / students;
    return {
      name,
      overlap: sum(([one, other]) => overlap(one, other)),
      lean: sum(([one]) => leanOf(one, weak)),
      otherLean: sum(([, other]) => leanOf(other, strong)),
    };
  });
}

/** Students with no right answer in one category and all right in the others. */
export function oneSided(students = 5) {
  return ['AR', 'AL', 'GM', 'NS', 'MM'].map(category => {
    const weak: Strong = code => code.startsWith(category);
    const leans = Array.from({ length: students }, (_, i) =>
      leanOf(
        taken(code => !weak(code), i + 1),
        weak,
      ),
    );
    return { category, lean: leans.reduce((s, l) => s + l, 0) / students };
  });
}
