import { newLearner, observe, planPack, seededRandom } from '../../packages/engine/src/index.ts';
import { SIZE } from './pack.ts';
import { Student } from './student.ts';
import { bankOf, calendarOf, type World } from './world.ts';

/**
 * Weak students with a success of .35 on Medium and .50 on Easy, who learn nothing from practice, in worlds where a
 * worked example adds a given number of logits to its type. Measures their success on questions asked alone, sessions
 * 4 to 10.
 */

/** Ability with a success of .35 on Medium and .50 on Easy, in logits. */
const WEAK = -1.69;
const SESSIONS = { from: 4, to: 10 } as const;
/** Types in a subcategory, about as in the product's bank. */
const TYPES_EACH = 6;

const world: World = {
  name: 'weak',
  law: { kind: 'peak', best: 0.67 },
  forgettingDays: 5,
  perCell: 24,
  warm: false,
  half: 'unlike',
};

/**
 * `now`: the present packs. `before`: an example before every Easy question below .50, which was not used as
 * evidence.
 */
type Way = 'before' | 'now';
const BEFORE = { tooHard: 0.5, examplesOfAType: 2 } as const;

interface Asked {
  readonly pair: boolean;
  readonly weak: boolean;
  readonly right: boolean;
}

function askedOf(seed: number, way: Way, teaches: number, isWeak: (code: string) => boolean): Asked[] {
  const bank = bankOf(world.perCell, false, TYPES_EACH);
  const student = new Student(world, seed, code => (isWeak(code) ? WEAK : 0));
  const random = seededRandom(seed);
  const read = new Map<string, number>();
  const seen = new Map<string, number>();
  const readOf = ({ type }: { type: string }) => read.get(type) ?? 0;
  const known = way === 'now' ? { examplesRead: readOf } : {};
  const asked: Asked[] = [];
  let state = newLearner();
  let carry: Record<string, number> = {};
  calendarOf(seed, SESSIONS.to).starts.forEach((now, i) => {
    const request = { bank, state, now, random, sessionNumber: i + 1, size: SIZE, seen, carry, ...known };
    const pack = planPack({ ...request, exposure: new Map(), adaptive: true });
    carry = pack.carry;
    pack.items.forEach(({ item, probability, pair: planned }, position) => {
      const at = now + 120_000 * position;
      const had =
        item.band === 'Easy' && probability < BEFORE.tooHard && readOf(item) < BEFORE.examplesOfAType;
      const pair = way === 'now' ? planned : had;
      if (pair) {
        student.read(item.type, teaches);
        read.set(item.type, readOf(item) + 1);
      }
      const right = student.answer(item, at);
      const example = way === 'now' && pair && { example: 1 };
      state = observe(state, { item, outcome: right ? 'right' : 'wrong', ...example }, at).state;
      seen.set(item.id, at);
      if (i + 1 >= SESSIONS.from) asked.push({ pair, weak: isWeak(item.subcategory), right });
    });
  });
  return asked;
}

const inArithmetic = (code: string) => code.startsWith('AR');

/** By weakness, gain of an example and way: success alone, success after an example, and number of questions alone. */
export function weakStudents(students = 60) {
  const cases = [
    { name: 'weak in arithmetic', isWeak: inArithmetic },
    { name: 'weak everywhere', isWeak: () => true },
  ].flatMap(one =>
    [0.6, 0].flatMap(teaches => (['before', 'now'] as const).map(way => ({ ...one, teaches, way }))),
  );
  return cases.map(({ name, isWeak, teaches, way }) => {
    const all = Array.from({ length: students }, (_, i) => askedOf(i + 1, way, teaches, isWeak)).flat();
    const share = (of: readonly Asked[]) => of.filter(({ right }) => right).length / Math.max(1, of.length);
    const alone = all.filter(({ pair }) => !pair);
    const weakAlone = alone.filter(({ weak }) => weak);
    return {
      name,
      teaches,
      way,
      alone: share(alone),
      weakAlone: share(weakAlone),
      paired: share(all.filter(({ pair }) => pair)),
      each: alone.length / students,
      weakEach: weakAlone.length / students,
    };
  });
}
