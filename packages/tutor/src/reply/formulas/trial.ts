import { near } from '../../maths/evaluate.ts';
import type { Question, QuestionPath } from '../../question.ts';
import { type Link, lettersIn, oneValue } from '../../reading/links.ts';
import {
  calculates,
  isNumber,
  type Side,
  type Statement,
  statementsIn,
  texOf,
} from '../../reading/statements.ts';
import type { Token } from '../../reading/token.ts';
import { placesIn } from '../what-if/places.ts';

/** An expression that a student wants to use for the answer. */
export interface Formula {
  side: Side;
  statement: Statement;
  tex: string;
  letters: readonly string[];
}

/** The expression of a message that calculates; null where it has none, or several. */
export function formulaIn(message: string): Formula | null {
  const found = statementsIn(message).flatMap(statement =>
    statement.sides
      .filter(side => calculates(side) && !isNumber(side))
      .map(side => ({ side, statement, tex: texOf(side, true), letters: lettersIn(side) })),
  );
  const [only, ...more] = found;
  return only && more.length === 0 ? only : null;
}

/** One question of a form: its numbers as the stem gives them, the quantities found on the way, and its answer. */
interface Draw {
  stem: readonly number[];
  quantities: readonly (number | null)[];
  answer: number;
}

const oneOf = (values: readonly number[] | undefined): number | null =>
  values?.length === 1 ? (values[0] ?? null) : null;

function drawOf(path: QuestionPath, stem: string): Draw | null {
  const answer = oneOf(path.quantities[path.asked]?.value);
  const before = path.quantities.slice(0, path.asked).map(({ value }) => oneOf(value));
  return answer === null
    ? null
    : { stem: placesIn(stem).map(({ value }) => value), quantities: before, answer };
}

const wordsOf = (stem: string): string[] =>
  stem
    .toLowerCase()
    .replace(/\d[\d,.{}]*/g, '#')
    .match(/[a-z]+|#/g) ?? [];

/** Whether two stems say the same with other numbers and names: the words that both have stand in one order. */
function isWordedAlike(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const [ofA, ofB] = [new Set(a), new Set(b)];
  const [mine, theirs] = [a.filter(word => ofB.has(word)), b.filter(word => ofA.has(word))];
  return mine.join(' ') === theirs.join(' ') && mine.length >= 0.6 * a.length;
}

/** Draws that are looked at, and those that a formula is tried on. */
const mostLooked = 40;
const mostDraws = 5;

/** Other questions of the form, worded as this one, each with other numbers. */
function drawsOf({ path, stem }: Question): Draw[] {
  const own = path && drawOf(path, stem);
  const found: Draw[] = [];
  for (let count = 0; own && count < mostLooked && found.length < mostDraws; count += 1) {
    const example = path.example(count);
    const draw =
      example && isWordedAlike(stem, example.stem) && example.quantities.length === path.quantities.length
        ? drawOf(example, example.stem)
        : null;
    const isNew = [own, ...found].every(({ stem: other }) => other.join() !== draw?.stem.join());
    if (draw && draw.stem.length === own.stem.length && isNew) found.push(draw);
  }
  return found;
}

/** What a letter or a number of a formula is in every draw: a number of the stem or a quantity by its place, or itself. */
type Slot = { of: 'stem' | 'quantities'; at: number } | { of: 'itself'; value: number };

const valueIn = (slot: Slot, draw: Draw): number | null =>
  slot.of === 'itself' ? slot.value : (draw[slot.of][slot.at] ?? null);

/** A formula read with its letters or numbers in fixed places, on this question and on others. */
export interface Trial {
  /** The numbers put in, in the order of the letters, or of the numbers in it. */
  slots: readonly Slot[];
  value: number;
  answer: number;
  others: readonly { numbers: readonly number[]; value: number; answer: number }[];
}

export const agrees = ({ value, answer }: { value: number; answer: number }): boolean => near(value, answer);
export const holdsInAll = (trial: Trial): boolean => agrees(trial) && trial.others.every(agrees);

/** Numbers that may belong to a formula itself. */
const common = [1, 2, 100];
const mostTrials = 400;

const isNumberToken = (token: Token): token is Token & { is: 'number' } => token.is === 'number';

function evaluate({ side, statement, letters }: Formula, slots: readonly Slot[], draw: Draw): number | null {
  const values = slots.map(slot => valueIn(slot, draw));
  if (values.some(value => value === null)) return null;
  if (letters.length > 0)
    return oneValue(
      side,
      statement.senses,
      Object.fromEntries(letters.map((letter, i) => [letter, values[i] ?? Number.NaN])),
    );
  let i = 0;
  const maths = side.maths.map((token): Token => {
    if (!isNumberToken(token)) return token;
    const value = values[i] ?? token.value;
    i += 1;
    return { is: 'number', value, text: String(value) };
  });
  return oneValue({ ...side, maths }, statement.senses);
}

/** All ways to give each of some parts one of its places, letters never the same. */
function combined(choices: readonly (readonly Slot[])[], distinct: boolean): Slot[][] {
  let found: Slot[][] = [[]];
  for (const own of choices)
    found = found
      .flatMap(before =>
        own
          .filter(
            slot =>
              !distinct ||
              !before.some(one => one.of === slot.of && 'at' in one && 'at' in slot && one.at === slot.at),
          )
          .map(slot => [...before, slot]),
      )
      .slice(0, mostTrials);
  return found;
}

/**
 * A formula tried on this question and on others of its form: with letters in every order of the stem's numbers, with
 * numbers in the places that have them. The best trial comes first: one that holds in all, one that holds here, the numbers
 * in their order. Empty where a number of it belongs to nothing, or the form has too few others.
 */
export function trialsOf(question: Question, formula: Formula): Trial[] {
  const { path, stem } = question;
  const own = path && drawOf(path, stem);
  if (!own) return [];
  const places = own.stem.map((_, at): Slot => ({ of: 'stem', at }));
  const placed = (value: number): Slot[] => [
    ...own.stem.flatMap((one, at): Slot[] => (near(one, value) ? [{ of: 'stem', at }] : [])),
    ...own.quantities.flatMap((one, at): Slot[] =>
      one !== null && near(one, value) ? [{ of: 'quantities', at }] : [],
    ),
    ...(common.includes(value) ? [{ of: 'itself' as const, value }] : []),
  ];
  const { letters, side } = formula;
  const choices =
    letters.length > 0
      ? letters.map(() => places)
      : side.maths.filter(isNumberToken).map(({ value }) => placed(value));
  if (choices.length > 6 || letters.length > 3 || choices.some(one => one.length === 0)) return [];
  const draws = drawsOf(question);
  const order = letters.toSorted();
  const trials = combined(choices, letters.length > 0).flatMap((slots): Trial[] => {
    const value = evaluate(formula, slots, own);
    if (value === null) return [];
    const others = draws.flatMap(draw => {
      const other = evaluate(formula, slots, draw);
      const numbers = slots.flatMap(slot => (slot.of === 'itself' ? [] : (valueIn(slot, draw) ?? [])));
      return other === null ? [] : [{ numbers, value: other, answer: draw.answer }];
    });
    return others.length < mostDraws ? [] : [{ slots, value, answer: own.answer, others }];
  });
  // Letters in the order of the alphabet for numbers in the order of the stem.
  const inOrder = ({ slots }: Trial) =>
    Number(
      order.every(
        (letter, i) =>
          i === 0 || placeOf(slots, letters, letter) > placeOf(slots, letters, order[i - 1] ?? ''),
      ),
    );
  // 'm' is the number behind 'marks', where no letter is one that stands for anything.
  const words = placesIn(stem).map(({ before, behind }) => [...before, ...behind]);
  const initials = ({ slots }: Trial) =>
    letters.filter((letter, i) => {
      const slot = slots[i];
      const own = slot && 'at' in slot ? (words[slot.at] ?? []) : [];
      return !/[abxyz]/.test(letter) && own.some(word => word.startsWith(letter));
    }).length;
  const rank = (trial: Trial) =>
    100 * Number(holdsInAll(trial)) + 50 * Number(agrees(trial)) + 2 * initials(trial) + inOrder(trial);
  return trials.toSorted((a, b) => rank(b) - rank(a));
}

/** On how many other questions of its form an equation of numbers, or with one letter for what is asked, holds as well; null where it cannot be tried. */
export function holdingIn(
  question: Question,
  { left, right, relation, statement }: Link,
): { others: number; fails: boolean } | null {
  const { path, stem } = question;
  const own = path && drawOf(path, stem);
  if (!own || relation !== '=' || lettersIn(left, right).length !== 1) return null;
  const [letter = ''] = lettersIn(left, right);
  const isIn = (draw: Draw) => {
    const at = (side: Side): number | null => {
      const missing = side.maths.some(token => token.is === 'number' && placeIn(token.value) === null);
      if (missing) return null;
      const maths = side.maths.map((token): Token => {
        const slot = token.is === 'number' ? placeIn(token.value) : null;
        const value = slot && valueIn(slot, draw);
        return typeof value === 'number' ? { is: 'number', value, text: String(value) } : token;
      });
      return oneValue({ ...side, maths }, statement.senses, { [letter]: draw.answer });
    };
    const [a, b] = [at(left), at(right)];
    return a === null || b === null ? null : near(a, b);
  };
  const placeIn = (value: number): Slot | null => {
    const at = own.stem.findIndex(one => near(one, value));
    if (at >= 0) return { of: 'stem', at };
    const found = own.quantities.findIndex(one => one !== null && near(one, value));
    return found >= 0
      ? { of: 'quantities', at: found }
      : common.includes(value)
        ? { of: 'itself', value }
        : null;
  };
  const results = drawsOf(question).map(isIn);
  if (isIn(own) !== true || results.length < mostDraws || results.some(one => one === null)) return null;
  return { others: results.length, fails: results.some(one => one === false) };
}

function placeOf(slots: readonly Slot[], letters: readonly string[], letter: string): number {
  const slot = slots[letters.indexOf(letter)];
  return slot && 'at' in slot ? slot.at : 0;
}

export const stemNumbers = ({ stem }: Question): readonly number[] =>
  placesIn(stem).map(({ value }) => value);
