import { type Item, seededRandom } from '@twelvefold/engine';
import { simulatedStudent } from '@twelvefold/engine/simulated';

/** Kinds of simulated students with known behaviour. */

/** Outcome and time of one question. */
export interface Dealt {
  how: 'right' | 'wrong' | 'skip';
  elapsed_ms: number;
}

export interface Kind {
  readonly name: string;
  deal(item: Item, now: number): Dealt;
  /** Days between a session and the next. */
  readonly days: (session: number) => number;
  /** Codes of the categories without a right answer, for one-sided students. */
  readonly weak?: readonly string[];
}

const everyOtherDay = (session: number) => (session % 5 === 0 ? 3 : 1 + (session % 2));

/** Wrong in some categories and right in the others. */
function divided(name: string, weak: readonly string[]): Kind {
  return {
    name,
    weak,
    days: everyOtherDay,
    deal: item => ({
      how: weak.includes(item.category) ? 'wrong' : 'right',
      elapsed_ms: 800 * item.targetSeconds,
    }),
  };
}

function simulated(name: string, seed: number, days: Kind['days']): Kind {
  const student = simulatedStudent(seed, { ability: 0.2, unevenness: 0.9 });
  return {
    name,
    days,
    deal: (item, now) => {
      const { outcome, elapsedMs } = student.answer(item, now);
      return { how: outcome === 'skipped' ? 'skip' : outcome, elapsed_ms: elapsedMs };
    },
  };
}

/** Guesses quickly. */
function lucky(): Kind {
  const random = seededRandom(7);
  return {
    name: 'lucky',
    days: everyOtherDay,
    deal: item => ({ how: random() < 0.25 ? 'right' : 'wrong', elapsed_ms: 200 * item.targetSeconds }),
  };
}

/** 90 % right, at twice the target time. */
function slow(): Kind {
  const random = seededRandom(8);
  return {
    name: 'slow',
    days: everyOtherDay,
    deal: item => ({ how: random() < 0.9 ? 'right' : 'wrong', elapsed_ms: 2000 * item.targetSeconds }),
  };
}

/** Days between sessions with repeated absences of weeks. */
const absences = (session: number) => (session % 4 === 0 ? 40 : session % 3 === 0 ? 12 : 1);

export const kinds = (): Kind[] => [
  divided('one of two opposites', ['AL', 'GM', 'MM']),
  divided('the other opposite', ['AR', 'NS']),
  divided('one-sided', ['AL']),
  divided('all right', []),
  lucky(),
  slow(),
  simulated('absent', 3, absences),
  simulated('ordinary', 4, everyOtherDay),
];
