import type { Expression } from '../maths/evaluate.ts';
import type { Question } from '../question.ts';
import type { OwnLine } from './equations.ts';
import { type Link, oneValue } from './links.ts';
import { labelsAsked, quantityNamed } from './names.ts';
import type { Assignment } from './placing.ts';
import { isNumber } from './statements.ts';

/** Values that a student gives letters in a message: `z = 2`. */
export type Supposed = Readonly<Record<string, number>>;

/** A letter with the number it is given, without words; null of any other line. */
export function valueGiven({ left, right, relation, statement }: Link): readonly [string, number] | null {
  const [only, ...more] = left.maths;
  const value = isNumber(right) && !statement.hasUnits ? oneValue(right, statement.senses) : null;
  const isBare = left.label.length + right.label.length === 0;
  return relation === '=' && only?.is === 'letter' && more.length === 0 && value !== null && isBare
    ? [only.name, value]
    : null;
}

const put = ({ text, letters, at }: Expression, values: Supposed): Expression => ({
  text,
  letters: new Set([...letters].filter(letter => !(letter in values))),
  at: others => at({ ...others, ...values }),
});

/** Lines with the supposed values in place of their letters; those that hold none of them are left out. */
export const withSupposed = (lines: readonly OwnLine[], values: Supposed): OwnLine[] =>
  lines
    .filter(({ left, right }) => [...left.letters, ...right.letters].some(letter => letter in values))
    .map(line => ({
      ...line,
      left: put(line.left, values),
      right: put(line.right, values),
      readings: line.readings.map(one => ({ left: put(one.left, values), right: put(one.right, values) })),
    }))
    .filter(({ left, right }) => left.letters.size + right.letters.size > 0);

const word = `[a-z]{3,}(?:['’]s)?`;
const words = `${word}(?: (?:(?:of|ka|ki) )?${word}){0,4}`;
// 'a' is an article, but for 'a is the side'.
const letter = String.raw`(?<![a-z'’\d])([b-hj-z]|a(?= is\b| ?=))(?![a-z'’])`;
const opens = String.raw`(?:^|[,;.(\n]|\b(?:let|and|aur|say|suppose|assume|take|where|if|agar|lo|liya)\b) ?`;
const namings: readonly (readonly [RegExp, 'first' | 'last'])[] = [
  // 'x boat', 'let p be the price', 'r = yearly rate'.
  [
    new RegExp(
      `${opens}${letter} ?(?:= ?|: ?|be |is |for |means? )?(?:the |a )?(${words})(?! ?[*/^(=])`,
      'gi',
    ),
    'first',
  ],
  // 'boat x', 'price = p', 'let the number of days be n'.
  [
    new RegExp(
      `(?<![a-z])(${words}) ?(?:= ?|: ?|be |is |as |ko )?${letter}(?= ?(?:[,;.)\\n]|and\\b|aur\\b|maan|liya|lete|hai|h|days?|hours?|$))`,
      'gi',
    ),
    'last',
  ],
];
// Beside another letter 'a' is one, too.
const either = String.raw`(?<![a-z'’\d])([a-hj-z])(?![a-z'’])`;
/** Two letters of one kind: 'let the roots be p and q', 'p and q are the roots'. */
const pairs: readonly (readonly [RegExp, 'first' | 'last'])[] = [
  [
    new RegExp(
      `${either} ?(?:,|and|aur|&) ?${either} ?(?:=|:|be |are |hain? |for )? ?(?:the |two )?(${words})`,
      'gi',
    ),
    'first',
  ],
  [
    new RegExp(
      `(?<![a-z])(${words}) ?(?:=|:|be |are |as |ko )? ?${either} ?(?:,|and|aur|&) ?${either}(?! ?[*/^(=])`,
      'gi',
    ),
    'last',
  ],
];
/** Words beside a letter that do not say what it is. */
const saysNothing =
  /\b(?:what|find|solve|for|get|gets|put|putting|value|where|when|then|and|using|with|why|how|let|suppose|assume|say|take|not|terms?|equation|line|step|here|nikal\w*|kya|kaise|kyu\w*|matlab|hai|gives?|only|both|number|have|should|can)\b/gi;

const short: readonly (readonly [RegExp, string])[] = [
  [/\bc\.?p\b\.?/gi, 'cost price'],
  [/\bs\.?p\b\.?/gi, 'selling price'],
  [/\bm\.?p\b\.?/gi, 'marked price'],
  [/\bavg\b/gi, 'average'],
];
const spelt = (text: string) => short.reduce((out, [form, words]) => out.replace(form, words), text);

/** The words that a student gives letters, by letter; the last that were given count: 'let x be the cost price'. */
export function meaningsIn(texts: readonly string[]): Readonly<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {};
  const add = (said: string, names: readonly string[]) => {
    const own =
      said
        .toLowerCase()
        .replace(saysNothing, ' ')
        .match(/[a-z]{3,}/g) ?? [];
    if (own.length > 0) for (const name of names) found[name.toLowerCase()] = own;
  };
  for (const text of texts.map(one => spelt(one).replace(/[^\S\n]+/g, ' '))) {
    for (const [form, place] of namings)
      for (const [, a = '', b = ''] of text.matchAll(form)) place === 'first' ? add(b, [a]) : add(a, [b]);
    for (const [form, place] of pairs)
      for (const [, a = '', b = '', c = ''] of text.matchAll(form))
        place === 'first' ? add(c, [a, b]) : add(a, [b, c]);
  }
  return found;
}

/** What letters stand for by the student's own words, on the path: null where the words name no quantity of it. */
export const declaredIn = (
  question: Question,
  texts: readonly string[],
  open: boolean,
): Readonly<Record<string, number | null>> =>
  Object.fromEntries(
    Object.entries(meaningsIn(texts)).map(([letter, words]) => [
      letter,
      quantityNamed(question, words, open) ??
        (labelsAsked(question, words) ? (question.path?.asked ?? null) : null),
    ]),
  );

/** The letters that the words bind to quantities, with their values. */
export function boundBy({ path }: Question, declared: Readonly<Record<string, number | null>>): Assignment {
  return Object.fromEntries(
    Object.entries(declared).flatMap(([letter, at]) => {
      const [value, ...more] = path?.quantities[at ?? -1]?.value ?? [];
      return value === undefined || more.length > 0 ? [] : [[letter, { value, at }]];
    }),
  );
}
