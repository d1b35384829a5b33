import { topics } from '../recount/answers.ts';
import { type Answered, causeOf, indianDay } from './mistakes.ts';

/** Recomputes the possible reasons of a question from the earlier answers. */

const DAY = 86_400_000;
/** Difference of calendar days in India. */
const daysBetween = (then: Date, now: Date) =>
  (Date.parse(indianDay(now)) - Date.parse(indianDay(then))) / DAY;

const paper = topics.reduce((sum, { weight }) => sum + weight, 0);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function had(right: number, attempts: number, where = ''): string {
  if (attempts === 1) return `your first answer${where || ' on it'} was ${right === 1 ? 'right' : 'wrong'}`;
  return `you had ${right === 0 ? 'none' : right} of ${attempts} right${where || ' before'}`;
}

function exam(weight: number): string {
  const each = Math.round((220 * weight) / paper) / 10;
  if (each >= 2) return 'the exam asks it in nearly every paper';
  return each >= 0.7 ? 'the exam asks it in most papers' : 'the exam asks it now and then';
}

const ago = (days: number) => (days <= 0 ? 'earlier today' : days === 1 ? 'yesterday' : `${days} days ago`);

const dueWords = {
  wrong: (name: string, when: string) => `You missed a question of this kind in ${name} ${when}.`,
  skipped: (name: string, when: string) => `You skipped a question of this kind in ${name} ${when}.`,
  guessed: (name: string, when: string) =>
    `You got a question of this kind in ${name} right ${when}, perhaps by a guess.`,
  slow: (name: string, when: string) =>
    `You got a question of this kind in ${name} right ${when}, but slowly.`,
};

export interface Asked {
  /** Name of the subcategory. */
  readonly name: string;
  readonly position: number;
  readonly band: string;
  /** The original of a twin. */
  readonly root: string | null;
  /** In a diagnostic: position among the first looks of the pack, or among the repeated topics. */
  readonly among: { nth: number; of: number };
  /** For a later question on its topic: the beginning that replaces the student's record. */
  readonly again: string | null;
  /** Reasons of the questions before it. */
  readonly said: readonly string[];
}

/** Attempts on a subcategory, by its name. */
export function attemptsAt(name: string, answers: readonly Answered[]): Answered[] {
  const code = topics.find(one => one.name === name)?.code;
  return answers.filter(({ item, outcome }) => item.type.startsWith(`${code}.`) && outcome !== 'skipped');
}

function diagnosticReason(name: string, own: readonly Answered[], { nth, of }: Asked['among']): string {
  const right = own.filter(({ outcome }) => outcome === 'correct').length;
  if (own.length > 0)
    return `${name} again: ${had(right, own.length)}${nth > 1 ? '' : ', and we want to know you better'}.`;
  if (nth === 1) return `You had not answered a question on ${name} before; this one shows where you stand.`;
  return nth === of ? `Last of your ${of} first looks: ${name}.` : `First look ${nth} of ${of}: ${name}.`;
}

/** All true sentences on a question at `now`, the time of planning. */
export function trueReasons(
  { name, position, band, root, among, again, said }: Asked,
  answers: readonly Answered[],
  { now, diagnostic }: { now: Date; diagnostic: boolean },
): string[] {
  const topic = topics.find(one => one.name === name);
  if (!topic) return [];
  if (root !== null) {
    const last = answers.filter(one => one.root === root && causeOf(one) !== null).at(-1);
    const cause = last && causeOf(last);
    return last && cause ? [dueWords[cause](name, ago(daysBetween(last.at, now)))] : [];
  }
  const own = attemptsAt(name, answers);
  if (diagnostic) return [diagnosticReason(name, own, among)];
  const right = own.filter(({ outcome }) => outcome === 'correct').length;
  const score = had(right, own.length, ` in ${name}`);
  const days = daysBetween(own.at(-1)?.at ?? new Date(0), now);
  const first =
    position === 1 ? [`You were likely to get this question on ${name} right, so it came first.`] : [];
  if (again !== null) return [...first, again];
  const isSaid = (words: string) => said.some(reason => reason.includes(words));
  const asks = `, and ${exam(topic.weight)}`;
  const untold = isSaid(asks) ? '' : asks;
  if (own.length === 0) return [...first, `You had not answered a question on ${name} before${untold}.`];
  if (right / own.length < 0.6) return [...first, `${capital(score)}${untold}.`];
  const holds = '; this one shows whether that holds';
  const plain = `${capital(score)}${untold || (isSaid(holds) ? '' : holds)}.`;
  if (days >= 10)
    return [
      ...first,
      `${capital(score)}, but ${own.length === 1 ? 'that' : 'the last'} was ${days} days ago.`,
    ];
  const harder = band === 'Hard' && own.length >= 2 && right / own.length >= 2 / 3;
  return [...first, plain, ...(harder ? [`${capital(score)}, so here is a harder one.`] : [])];
}
