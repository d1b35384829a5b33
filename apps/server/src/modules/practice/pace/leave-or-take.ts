import type { CompleteResult } from '@twelvefold/contract';
import { grouped, listed, plural } from '../../../platform/sentences.ts';
import type { PlacedAnswer } from '../answers/answer-store.ts';
import { wasLate } from './cost.ts';

type LeaveOrTake = NonNullable<CompleteResult['summary']['leave_or_take']>;

/** The exam's marks; a skipped question has 0. */
const marks = { right: 3, wrong: -1 } as const;

/** Time to decide to leave a question, as in the score forecast. */
const lookSeconds = 15;

/** Maximum of questions named. */
const namedMost = 2;

/** Minimum gain worth a sentence: one right answer. */
const leastMarks = 3;

/** Minimum of other answers to estimate marks per minute. */
const leastOthers = 4;

type Timed = PlacedAnswer & { elapsed_ms: number };

const isTimed = (answer: PlacedAnswer): answer is Timed =>
  answer.elapsed_ms !== null && (answer.outcome === 'correct' || answer.outcome === 'incorrect');

const seconds = (answer: Timed) => answer.elapsed_ms / 1000;

/** Seconds saved by leaving the question after a look. */
const saved = (answer: Timed) => Math.max(0, seconds(answer) - lookSeconds);

function minutes(time: number): string {
  const whole = Math.round(time / 60);
  return whole < 1 ? 'less than a minute' : plural(whole, 'minute');
}

const rounded = (value: number) => Math.round(2 * value) / 2;

/** Names the questions; says how many there were when not all are named. */
function which(positions: readonly number[], sunk: number): string {
  const one = positions.length === 1;
  const named = listed(positions.map(String));
  return sunk > positions.length
    ? `${grouped(sunk)} questions were wrong and took well over the target time. Of them, ${named} took you longest.`
    : `${one ? 'Question' : 'Questions'} ${named} ${one ? 'was' : 'were'} wrong and took well over the target time.`;
}

function words(positions: readonly number[], sunk: number, time: number, direct: number, further: number) {
  const left = positions.length === 1 ? 'it' : sunk > positions.length ? 'those two' : 'them';
  const gain = `Leaving ${left} would have saved ${plural(direct, 'mark')} and ${minutes(time)}`;
  return further < 1
    ? `${which(positions, sunk)} ${gain}.`
    : `${which(positions, sunk)} ${gain}. At the rate of your other answers, that time brings about ${plural(Math.round(further), 'more mark', 'more marks')}.`;
}

/**
 * The gain of leaving the two worst questions of a session: one mark per wrong answer, plus the marks the other answers
 * brought in as much time. Null below three marks, or with too few other answers to estimate marks per minute.
 */
export function leaveOrTake(answers: readonly PlacedAnswer[]): LeaveOrTake | null {
  const timed = answers.filter(isTimed);
  const sunk = timed.filter(wasLate);
  const worst = sunk.toSorted((a, b) => saved(b) - saved(a) || a.position - b.position).slice(0, namedMost);
  const others = timed.filter(answer => !worst.includes(answer));
  if (worst.length === 0 || others.length < leastOthers) return null;
  const won = others.reduce(
    (sum, { outcome }) => sum + (outcome === 'correct' ? marks.right : marks.wrong),
    0,
  );
  const spent = others.reduce((sum, answer) => sum + seconds(answer), 0);
  const time = worst.reduce((sum, answer) => sum + saved(answer), 0);
  const direct = -marks.wrong * worst.length;
  const further = spent > 0 ? (Math.max(0, won) / spent) * time : 0;
  if (direct + further < leastMarks) return null;
  const positions = worst.map(({ position }) => position).sort((a, b) => a - b);
  return {
    positions,
    marks: rounded(direct + further),
    seconds: Math.round(time),
    words: words(positions, sunk.length, time, direct, further),
  };
}
