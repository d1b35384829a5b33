import { breakdownOf } from '../maths/breakdown.ts';
import { plainMaths } from '../maths/tex.ts';
import { holds, numbersIn } from '../maths/values.ts';
import type { Question } from '../question.ts';
import { focusOf } from './naming.ts';
import { rankedParts } from './ranking.ts';
import type { Asked } from './situation.ts';

/** An operation in words, and its sign in a line. */
const operations: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:divi\w+|bhag)\b/i, /\\d?frac|\\div|\/|%/],
  [/\b(?:multipl\w+|times|guna|product)\b/i, /\\times|\\cdot|\d\(|\)\(/],
  [/\b(?:add\w*|plus|jod\w*|sum)\b/i, /\+/],
  [/\b(?:subtract\w*|minus|ghata\w*)\b/i, /-/],
  [/\bsq(?:uare|r)\w*\b|\^2/i, /\^\{?2/],
];

/** All numbers of a line, those between its operations too; of per cents as they are spoken. */
export function numbersOfLine(works: string): number[] {
  const sides = works.split(/=|\\(?:Rightarrow|le|ge|q?quad)(?![a-z])|[,;:]\s/);
  const inner = sides.flatMap(breakdownOf).flatMap(line => numbersIn(`$${line}$`));
  const spoken = works.includes('%') ? inner.map(value => 100 * value) : [];
  return [...numbersIn(`$${works}$`), ...inner, ...spoken];
}

/** A formula without what may be left out: blanks, marks below, a sign before a letter or bracket. */
const folded = (tex: string) =>
  plainMaths(tex)
    .replace(/(\d) ?[x×] ?(?=\d)/g, '$1*')
    .replace(/[\s_{}$]+/g, '')
    .replace(/\*(?!\d)|(?<!\d)\*/g, '')
    .toLowerCase();

/** Equations with a letter, and calculations of three numbers and more, that a message names: `f(m)=12m`, `6x3x2`. */
const equationsOf = (message: string): string[] =>
  message
    .replace(/ ?([-+*/^=×]) ?/g, '$1')
    .split(/[\s,;?]+/)
    .filter(one => (/=./.test(one) && /[a-z]/i.test(one[0] ?? '')) || /^\d+(?:[-+*/x×]\d+){2,}$/.test(one))
    .map(folded);

/** Selections that a message names, as a line has them: `9C4`. */
const selectionsOf = (message: string): string[] =>
  [...message.matchAll(/(?<![\w.])(\d+) ?c ?(\d+)\b/gi)].map(([, n, r]) => `\\binom{${n}}{${r}}`);

/** The step of whose line a message names the numbers and the operation, or an equation, from 0; null where there is none. */
export function stepMeant(asked: Asked): number | null {
  const { question, message } = asked;
  const focus = focusOf(message);
  const equations = equationsOf(focus);
  const has = ({ says, works }: Question['steps'][number]) => folded(`${says} $${works}$`);
  const selections = selectionsOf(focus);
  const named = question.steps.findIndex(
    step =>
      equations.some(one => has(step).includes(one)) || selections.some(one => step.works.includes(one)),
  );
  if (named >= 0) return named;
  const numbers = numbersIn(focus);
  const signs = operations.filter(([word]) => word.test(focus)).map(([, sign]) => sign);
  // 1 and 2 stand in most lines.
  if (!numbers.some(value => value > 2) || signs.length === 0) return null;
  const found = question.steps.flatMap(({ works }, i) => {
    const own = numbersOfLine(works);
    return numbers.every(one => holds(own, one)) && signs.every(sign => sign.test(works)) ? [i] : [];
  });
  const nearest = rankedParts(asked).find(
    ({ part: { kind, at } }) => (kind === 'because' || kind === 'step') && found.includes(Number(at)),
  );
  return found.length > 1 ? (nearest?.piece.step ?? found[0] ?? null) : (found[0] ?? null);
}
