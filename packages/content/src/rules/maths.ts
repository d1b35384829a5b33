import katex from 'katex';
import { type PlacedText, type Rule, textsOf } from './rule.ts';

/** Maximum characters of a formula that a screen renders. */
const formulaMost = 2000;
/** Cache of results by the formula with 1 for each number, because rendering does not depend on the digits. */
const seen = new Map<string, string | null>();

function problemOf(formula: string): string | null {
  const shape = formula.replace(/\d+/g, '1');
  const known = seen.get(shape);
  if (known !== undefined) return known;
  let problem: string | null = null;
  try {
    katex.renderToString(formula, { throwOnError: true, strict: 'error', trust: false });
  } catch (error) {
    problem = String(error);
  }
  seen.set(shape, problem);
  return problem;
}

/** Problems of the formulas in a text. */
export function mathsProblems({ where, text }: PlacedText): string[] {
  // A single backslash in a string turns a command like `\times` into a tab and `imes`.
  if (/[\t\b\f\v\r]/.test(text)) return [`${where}: a command has lost its backslash: ${text}`];
  const parts = text.split(/\$\$|\$/);
  if (parts.length % 2 === 0) return [`${where}: a dollar sign is not closed: ${text}`];
  return parts.flatMap((part, i) => {
    if (i % 2 === 0)
      return /\\[a-zA-Z]|[_^]\{|undefined|NaN|Infinity|\[object/.test(part)
        ? [`${where}: raw maths in text: ${part}`]
        : [];
    if (part.length > formulaMost) return [`${where}: a formula is too long`];
    if (/undefined|NaN|Infinity|object/.test(part)) return [`${where}: a value is missing: ${part}`];
    const problem = problemOf(part);
    return problem ? [`${where}: ${problem}`] : [];
  });
}

/** Every formula renders in KaTeX, dollar signs are paired, and no LaTeX is outside of them. */
export const maths: Rule = item => textsOf(item).flatMap(mathsProblems);
