import { near } from '../maths/evaluate.ts';
import { numbersIn } from '../maths/values.ts';
import type { PathQuantity, Question, QuestionPath } from '../question.ts';
import { type Link, lettersIn, readLink } from './judging.ts';

/** A number that a letter may stand for; `at` is its place on the path, null of one that the question gives. */
interface Known {
  value: number;
  at: number | null;
}

/** What each letter stands for. */
export type Assignment = Readonly<Record<string, Known>>;

const valueAt = ({ value: [only, ...more] }: PathQuantity): number | null =>
  only === undefined || more.length > 0 ? null : only;

/** Numbers that belong to no question in particular. */
const common = [1, 2, 100];

/** The quantities a student may hear of: while the question is open, all but the one that is asked. */
export function toldOf({ quantities, asked }: QuestionPath, open: boolean): readonly number[] {
  const goal = quantities[asked] && valueAt(quantities[asked]);
  return quantities.flatMap((quantity, i) => {
    const value = valueAt(quantity);
    if (value === null) return [];
    const isAsked =
      i >= asked || (goal !== null && goal !== undefined && near(Math.abs(value), Math.abs(goal)));
    return open && isAsked ? [] : [i];
  });
}

/** The place of the quantity that has a value, of those told of; one that also is a number of the stem tells nothing. */
export function quantityWith({ path, stem }: Question, value: number, open: boolean): number | null {
  if (!path || numbersIn(stem).some(one => near(one, Math.abs(value)))) return null;
  const found = toldOf(path, open).filter(i => {
    const own = path.quantities[i] && valueAt(path.quantities[i]);
    return own !== null && own !== undefined && near(Math.abs(own), Math.abs(value));
  });
  // Of several with one value the one that has a name, else the first.
  return found.find(i => path.quantities[i]?.name) ?? found[0] ?? null;
}

/** The first slip of the form whose wrong quantity has a value that is none of the right path. */
export function slipWith(question: Question, value: number, open: boolean): string | null {
  const { path, stem } = question;
  if (!path || numbersIn(stem).some(one => near(one, value))) return null;
  const right = path.quantities.flatMap(quantity => valueAt(quantity) ?? []);
  if (right.some(one => near(one, value))) return null;
  // A slip in the last line would tell which option is not the answer.
  const slips = path.slips.filter(({ quantity }) => !open || toldOf(path, true).includes(quantity));
  const found = slips.find(({ quantity, values }) => {
    const [wrong, ...more] = values[quantity] ?? [];
    return wrong !== undefined && more.length === 0 && near(Math.abs(wrong), Math.abs(value));
  });
  return found?.words ?? null;
}

/** All numbers that letters may stand for. */
function knownIn({ path, stem }: Question): Known[] {
  if (!path) return [];
  const known: Known[] = [];
  const add = (value: number, at: number | null) => {
    // Nought makes too many lines hold: '2x + 7x = 11x'.
    if (value !== 0 && !known.some(one => near(one.value, value))) known.push({ value, at });
  };
  for (const [i, quantity] of path.quantities.entries()) {
    const value = valueAt(quantity);
    if (value === null) continue;
    add(value, i);
    if (/per cent/.test(quantity.name ?? '')) add(value / 100, i);
  }
  for (const value of [...numbersIn(stem), ...path.given]) add(value, null);
  return known;
}

/** Tries of one line; more letters than are tried within them are asked about. */
const mostTries = 20_000;

/** Whether an open question lets a line with the asked quantity be confirmed. */
function isSetUp(question: Question, link: Link, letter: string): boolean {
  const { path, stem } = question;
  if (!path) return false;
  const lone = [link.left, link.right].some(
    ({ maths: [only, ...more] }) => more.length === 0 && only?.is === 'letter' && only.name === letter,
  );
  const fixed = lettersIn(link.left, link.right).length === 1;
  const fair = [
    ...numbersIn(stem),
    ...common,
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

/**
 * What the letters of a line stand for where it holds for the quantities of the question; null where no choice of them
 * makes it hold. While the question is open the asked one is none of them but in a set-up: a line made of the numbers of
 * the stem and of quantities found before, with the asked one not alone on a side. Otherwise a line that holds for the
 * answer alone, `7a + w = 126 + w`, would tell it.
 */
export function assigned(
  question: Question,
  link: Link,
  open: boolean,
  before: Assignment,
): Assignment | null {
  const letters = lettersIn(link.left, link.right);
  const { path } = question;
  if (!path || letters.length === 0 || letters.length > 3) return null;
  const told = new Set(toldOf(path, open));
  const known = knownIn(question);
  const isAsked = ({ at }: Known) => at !== null && !told.has(at);
  const ways = link.statement.senses.map(sense => readLink(link, sense));
  let tries = 0;
  const search = (
    rest: readonly string[],
    values: Readonly<Record<string, number>>,
    so: Assignment,
  ): Assignment | null => {
    const [letter, ...others] = rest;
    if (letter === undefined) {
      tries += 1;
      return ways.some(holds => holds(values) === true) ? so : null;
    }
    const bound = before[letter];
    const candidates = bound ? [bound, ...known.filter(one => one !== bound)] : known;
    for (const one of candidates) {
      if (tries > mostTries) return null;
      if (open && isAsked(one) && !isSetUp(question, link, letter)) continue;
      // Two letters for one thing say nothing.
      if (Object.values(so).some(({ value }) => near(value, one.value))) continue;
      const found = search(others, { ...values, [letter]: one.value }, { ...so, [letter]: one });
      if (found) return found;
    }
    return null;
  };
  return search(letters, {}, {});
}

const stems = (words: string) =>
  new Set((words.toLowerCase().match(/[a-z]{3,}/g) ?? []).map(word => word.replace(/(?:es|s)$/, '')));
/** Words that stand in many names. */
const plainWords = stems('the and for with from number total value amount then what');

/** The quantity that words name, of those told of; null where they name none, or more than one. */
export function quantityNamed({ path }: Question, words: readonly string[], open: boolean): number | null {
  if (!path) return null;
  const said = [...stems(words.join(' '))].filter(word => !plainWords.has(word));
  if (said.length === 0) return null;
  const scores = path.quantities.map(({ name }) => {
    const own = stems(name ?? '');
    return said.filter(word => own.has(word)).length / said.length;
  });
  const best = Math.max(...scores);
  const at = scores.indexOf(best);
  // All words, and of one quantity alone: 'the new total' is not 'the old total'.
  if (best < 1 || scores.filter(score => score === best).length > 1) return null;
  return toldOf(path, open).includes(at) ? at : null;
}
