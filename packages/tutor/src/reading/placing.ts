import { near } from '../maths/evaluate.ts';
import { numbersIn } from '../maths/values.ts';
import type { Question } from '../question.ts';
import { stemmed } from '../words/content.ts';
import { readLink } from './judging.ts';
import { type Link, lettersIn, oneValue } from './links.ts';
import { countsInParts, plainWords } from './names.ts';
import { isSegment } from './tokens.ts';
import { toldOf, valueAt } from './told.ts';

/** A number that a letter may stand for; `at` is its place on the path, null of one that the question gives. */
interface Known {
  value: number;
  at: number | null;
}

/** What each letter stands for. */
export type Assignment = Readonly<Record<string, Known>>;

/** Numbers that belong to no question in particular. */
const common = [1, 2, 100];

/** Two points in either order. */
const isSame = (one: string, other: string) => [...one].sort().join() === [...other].sort().join();

/** The quantity that is the length between two points: 'PB', 'the distance PM'; null where none is. */
export function segmentAt({ path }: Question, name: string): number | null {
  if (!isSegment.test(name)) return null;
  const at = path?.quantities.findIndex(quantity => {
    const [, points] = /^(?:the )?(?:[a-z]+ )?([A-Z]{2})$/i.exec(quantity.name ?? '') ?? [];
    return points !== undefined && isSame(points, name);
  });
  return at === undefined || at < 0 ? null : at;
}

/** The value of a length between two points, on the path or given in the question. */
function segmentOf(question: Question, name: string): Known | null {
  if (!isSegment.test(name)) return null;
  const at = segmentAt(question, name);
  const quantity = at === null ? undefined : question.path?.quantities[at];
  const own = quantity ? valueAt(quantity) : null;
  if (own !== null) return { value: own, at };
  const given = [...question.stem.matchAll(/\b([A-Z]{2})\s*=\s*(\d+(?:\.\d+)?)(?![\d\\])/g)];
  const [, , value] = given.find(([, points = '']) => isSame(points, name)) ?? [];
  return value === undefined ? null : { value: Number(value), at: null };
}

/** Whether a letter is a length between two points that neither the question nor its solution has. */
function isForeign({ stem, steps, path, check, faster }: Question, name: string): boolean {
  if (!isSegment.test(name)) return false;
  const names = path?.quantities.map(quantity => quantity.name ?? '') ?? [];
  const slips = path?.slips.map(({ words }) => words) ?? [];
  const texts = [
    stem,
    check ?? '',
    faster ?? '',
    ...names,
    ...slips,
    ...steps.flatMap(({ says, works }) => [says, works]),
  ];
  const named = texts.flatMap(text => text.match(/(?<![A-Z])[A-Z]{2}(?![A-Z])/g) ?? []);
  // A figure names its sides, and a point on a line its two pieces.
  const sides = texts
    .flatMap(text => text.match(/\b[A-Z]{3,6}\b/g) ?? [])
    .flatMap(figure => [...figure].flatMap(a => [...figure].map(b => a + b)));
  const pieces = [...stem.matchAll(/\b([A-Z]) (?:divides|lies on|is on|on) ([A-Z])([A-Z])\b/g)].flatMap(
    ([, point = '', from = '', to = '']) => [point + from, point + to],
  );
  return ![...named, ...sides, ...pieces].some(one => isSame(one, name));
}

/** All numbers that letters may stand for. */
function knownIn(question: Question): Known[] {
  const { path, stem, check } = question;
  if (!path) return [];
  const known: Known[] = [];
  const add = (value: number, at: number | null) => {
    // Nought makes too many lines hold: '2x + 7x = 11x'.
    if (value !== 0 && !known.some(one => isSameThing(one, { value, at }))) known.push({ value, at });
  };
  for (const [i, quantity] of path.quantities.entries()) {
    const value = valueAt(quantity);
    // The parts of a ratio are quantities, too.
    if (value === null) for (const part of quantity.value) add(part, i);
    if (value === null) continue;
    add(value, i);
    if (value < 100 && /per cent|\brate\b|%/.test(`${quantity.name} ${stem}`)) add(value / 100, i);
  }
  if (countsInParts(question)) add(100, null);
  for (const value of [...numbersIn(stem), ...path.given, ...numbersIn(check ?? '')]) add(value, null);
  return known;
}

/** The places of the quantities of whom a letter is the initial, `k` of Karthik; null where it is nobody's. */
function quantitiesOf({ path, stem }: Question, letter: string): readonly number[] | null {
  if (!path || letter.length > 1) return null;
  const initial = letter.toUpperCase();
  const names = stem.split(/[^A-Za-z]/).filter(word => word.length > 2 && word.startsWith(initial));
  const places = path.quantities.flatMap(({ name }, i) => {
    // What begins a name of a quantity, as 'The', is nobody, but for the owner in "Ayesha's age".
    const [first = '', ...words] = (name ?? '').split(' ');
    const owner = first.split(/['’]/);
    const named = [...words.flatMap(word => word.split(/[^A-Za-z]/)), ...(owner.length > 1 ? owner : [])];
    return named.some(word => names.includes(word)) ? [i] : [];
  });
  return places.length > 0 ? places : null;
}

/** Whether two letters stand for one another's things: `a` for what a mango costs, and `m` for what an apple does. */
function isExchanged({ path }: Question, so: Assignment): boolean {
  const isNamed = (letter: string, at: number | null) =>
    at !== null &&
    letter.length === 1 &&
    (path?.quantities[at]?.name ?? '')
      .toLowerCase()
      .split(/[^a-z]+/)
      .some(word => word.length > 3 && word.startsWith(letter) && !plainWords.has(stemmed(word)));
  const all = Object.entries(so);
  return all.some(([one, { at: a }]) =>
    all.some(
      ([other, { at: b }]) => isNamed(one, b) && isNamed(other, a) && !isNamed(one, a) && !isNamed(other, b),
    ),
  );
}

/** Tries of one line; more letters than are tried within them are asked about. */
const mostTries = 20_000;

/** More readings of a line than these are not carried on to the next. */
const mostPlacements = 120;

const isSameThing = (one: Known, other: Known) =>
  near(one.value, other.value) && (one.at === null || other.at === null || one.at === other.at);

/** Whether an open question lets a line with the asked quantity be confirmed. */
function isSetUp(question: Question, link: Link, letter: string): boolean {
  const { path, stem } = question;
  if (!path) return false;
  // 'x', and what comes to the same: '1x', 'x + 0'.
  const lone = [link.left, link.right].some(
    side =>
      lettersIn(side).join() === letter &&
      [3, 7.5].every(value => near(oneValue(side, link.statement.senses, { [letter]: value }) ?? 0, value)),
  );
  const fixed = lettersIn(link.left, link.right).length === 1;
  const fair = [
    ...numbersIn(stem),
    ...common,
    60,
    ...toldOf(path, true).flatMap(i => path.quantities[i]?.value ?? []),
  ];
  const numbers = [link.left, link.right].flatMap(({ maths }) =>
    maths.flatMap(token => (token.is === 'number' ? [token.value] : [])),
  );
  return (
    !(lone && fixed) &&
    numbers.some(value => !common.includes(value)) &&
    numbers.every(value =>
      fair.some(one => near(one, value) || near(one, 100 * value) || near(1 + one / 100, value)),
    )
  );
}

/** Whether all letters of a line have a value. */
const isReadBy = (link: Link | undefined, values: Readonly<Record<string, number>>) =>
  link !== undefined && lettersIn(link.left, link.right).every(letter => letter in values);

/**
 * What the letters of a line may stand for where it holds for the quantities of the question, together with lines before it:
 * `states` are all that these leave open, `held` those that were confirmed in earlier messages. While the question is open the asked quantity is none of them but in a set-up: a
 * line made of the numbers of the stem and of quantities found before, with the asked one not alone on a side. Otherwise a
 * line that holds for the answer alone, `7a + w = 126 + w`, would tell it.
 */
function placements(
  question: Question,
  link: Link,
  open: boolean,
  states: readonly Assignment[],
  held: readonly Link[],
): Assignment[] {
  const letters = lettersIn(link.left, link.right);
  const { path } = question;
  if (!path || letters.length === 0 || letters.length > 3) return [];
  // A function at a number is no quantity that a letter may stand for, nor is a length that the question never names.
  if (letters.some(letter => letter.includes('(') || isForeign(question, letter))) return [];
  const told = new Set(toldOf(path, open));
  const known = knownIn(question);
  const isAsked = ({ at }: Known) => at !== null && !told.has(at);
  const own = new Map(letters.map(letter => [letter, quantitiesOf(question, letter)]));
  const before = held.map(one => one.statement.senses.map(sense => readLink(one, sense)));
  const ways = link.statement.senses.map(sense => readLink(link, sense));
  const found: Assignment[] = [];
  let tries = 0;
  const search = (
    rest: readonly string[],
    values: Readonly<Record<string, number>>,
    so: Assignment,
  ): void => {
    const [letter, ...others] = rest;
    if (letter === undefined) {
      tries += 1;
      const all = Object.fromEntries(Object.entries(so).map(([one, { value }]) => [one, value]));
      const fits = (readings: typeof ways) => readings.some(holds => holds(all) === true);
      if (fits(ways) && before.every((readings, i) => !isReadBy(held[i], all) || fits(readings)))
        found.push(so);
      return;
    }
    const fixed = so[letter] ?? segmentOf(question, letter);
    for (const one of fixed ? [fixed] : known) {
      if (tries > mostTries || found.length >= mostPlacements) return;
      const places = own.get(letter);
      if (!fixed && places && (one.at === null || !places.includes(one.at))) continue;
      if (open && isAsked(one) && !isSetUp(question, link, letter)) continue;
      // Two letters for one thing say nothing.
      if (!fixed && Object.values(so).some(other => isSameThing(other, one))) continue;
      search(others, { ...values, [letter]: one.value }, { ...so, [letter]: one });
    }
  };
  for (const state of states) search(letters, {}, state);
  return found.filter(so => !isExchanged(question, so));
}

/** What the letters of a line by itself stand for, and whether nothing else would do; null where no choice makes it hold. */
export function assigned(
  question: Question,
  link: Link,
  open: boolean,
  states: readonly Assignment[] = [{}],
  held: readonly Link[] = [],
): { assignment: Assignment; alone: boolean; all: readonly Assignment[] } | null {
  const all = placements(question, link, open, states, held);
  const [assignment] = all;
  const letters = lettersIn(link.left, link.right);
  const isLike = (other: Assignment) =>
    letters.every(letter => near(other[letter]?.value ?? 0, assignment?.[letter]?.value ?? 0));
  return assignment ? { assignment, alone: all.every(isLike), all } : null;
}
