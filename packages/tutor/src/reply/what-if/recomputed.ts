import { near, numberOf } from '../../maths/evaluate.ts';
import { plainMaths } from '../../maths/tex.ts';
import { inSentence, type PathQuantity, type Question } from '../../question.ts';
import { valueAt } from '../../reading/told.ts';
import type { Said } from '../../words/hinglish.ts';
import { figure, maths, quantityWords } from '../checking/pieces.ts';
import { type Change, valueOfText } from './change.ts';
import { placesIn } from './places.ts';
import { swapped } from './told.ts';

const number = /\d+\s*\\[dt]?frac\{\d+\}\{\d+\}|\d+(?:(?:\{,\}|,)\d+)*(?:\.\d+)?/g;

/** Numbers that a formula has of itself. */
const constants = [1, 2, 100];
/** How a number of a line may be made of a known one: itself, or a factor and its per cent. */
const made: readonly ((value: number) => number)[] = [
  value => value,
  value => value - 1,
  value => 1 - value,
  value => value / 100,
  value => 1 + value / 100,
  value => 1 - value / 100,
  value => 100 + value,
  value => 100 - value,
];

interface Known {
  before: number;
  now: number;
}

/** The number that stands in a line for an old one; null where it cannot be told what that is made of. */
function replacedBy(value: number, known: readonly Known[]): number | null {
  for (const make of made) {
    const all = known.filter(({ before }) => near(make(before), value)).map(({ now }) => make(now));
    const [own, ...more] = all;
    if (own === undefined) continue;
    return more.every(one => near(one, own)) ? own : null;
  }
  return constants.includes(value) ? value : null;
}

/** A line with each number replaced, to be calculated and as LaTeX; null where one of them is not known. */
function rewritten(computation: string, known: readonly Known[]): { text: string; tex: string } | null {
  let isKnown = true;
  const replaced = (write: (own: number, typed: string) => string) =>
    computation.replace(number, typed => {
      const own = replacedBy(numberOf(plainMaths(typed)) ?? Number.NaN, known);
      if (own === null) isKnown = false;
      return own === null ? typed : own < 0 ? `(${write(own, typed)})` : write(own, typed);
    });
  const text = plainMaths(replaced(own => String(Number(own.toFixed(9)))));
  const tex = replaced((own, typed) => (near(own, numberOf(plainMaths(typed)) ?? 0) ? typed : figure(own)));
  return isKnown ? { text, tex } : null;
}

interface Recomputed {
  quantity: PathQuantity;
  at: number;
  tex: string;
  value: number;
}

/** The quantities that another number changes, each by its own line, where every number of the lines is known; else null. */
function recomputed({ path, stem }: Question, changes: readonly Change[]): Recomputed[] | null {
  if (!path) return null;
  const known: Known[] = placesIn(stem).map(({ at, value }) => {
    const to = changes.find(one => one.place.at === at)?.to;
    return { before: value, now: to === undefined ? value : valueOfText(to) };
  });
  const found: Recomputed[] = [];
  for (const [at, quantity] of path.quantities.slice(0, path.asked + 1).entries()) {
    const old = valueAt(quantity);
    const { computation } = quantity;
    if (old === null) return null;
    if (computation === null) {
      // A number that is only read stays, unless it is none that is known.
      const now = replacedBy(old, known);
      if (now === null) return null;
      known.push({ before: old, now });
      continue;
    }
    const own = rewritten(computation, known);
    const same = known.map(({ before }) => ({ before, now: before }));
    const [check, now] = [rewritten(computation, same)?.text, own?.text].map(one => numberOf(one ?? ''));
    if (!own || !check || now === null || now === undefined) return null;
    // A per cent stands for itself or for its part of 1.
    const unit = near(check, old) ? 1 : near(100 * check, old) ? 100 : null;
    if (unit === null) return null;
    const [value, { tex }] = [unit * now, own];
    if (!near(value, old)) found.push({ quantity, at, tex, value });
    known.push({ before: old, now: value });
  }
  return found;
}

/** What a changed number comes to, line by line, of a form that makes no such question. */
export function recomputedWords(
  question: Question,
  changes: readonly Change[],
): { said: Said; values: readonly number[] } | null {
  const found = recomputed(question, changes);
  const last = found?.at(-1);
  if (!found || !last || last.at !== question.path?.asked) return null;
  const { from, to } = swapped(changes);
  const lines = found.map(({ quantity: { name }, at, tex, value }): Said => {
    const line = `$${tex} = ${figure(value)}$`;
    if (!name) return [line, line];
    return [`${line} (${inSentence(name)})`, `${line} (${quantityWords(question, at, false)[1]})`];
  });
  // Of what counts or measures nothing is below zero.
  const negative = found.find(({ quantity, value }) => value <= 0 && (valueAt(quantity) ?? 0) > 0);
  if (negative) {
    const [name, other] = quantityWords(question, negative.at, false);
    const value = maths(figure(Number(negative.value.toFixed(4))));
    return {
      said: [
        `With ${to} in place of ${from} ${name} would be ${value}: not above zero, so no such question can be.`,
        `${from} ki jagah ${to} rakho to ${other} ${value} aata hai: zero se upar nahi, to aisa question ban nahi sakta.`,
      ],
      values: [],
    };
  }
  const end = maths(figure(last.value));
  return {
    said: [
      `With ${to} in place of ${from} it comes to ${end}: ${lines.map(([one]) => one).join(', ')}.`,
      `${from} ki jagah ${to} rakho to ${end} aata hai: ${lines.map(([, one]) => one).join(', ')}.`,
    ],
    values: found.map(({ value }) => value),
  };
}
