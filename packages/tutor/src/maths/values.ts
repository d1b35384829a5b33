import { near, numberOf } from './evaluate.ts';
import { mathsOf, plainMaths } from './tex.ts';

const number = /(?<![\w.])(\d+)\s+(\d+)\/(\d+)(?![\w/])|(?<![\w.])(\d+)\/(\d+)(?![\w/])|\d+(?:\.\d+)?/g;

/** Numbers that stand in typed words; `16 2/3` and `2/3` are one each. */
function numbersInWords(text: string): number[] {
  return [...text.matchAll(number)].map(([whole, w, n, d, top, bottom]) => {
    if (w !== undefined) return Number(w) + Number(n) / Number(d);
    if (top !== undefined) return Number(top) / Number(bottom);
    return Number(whole);
  });
}

/** The numbers of a formula: its value where it is one, and every number written in it. */
function numbersInMaths(tex: string): number[] {
  const plain = plainMaths(tex).replaceAll('%', ' ');
  const sides = plain.split(/[=<>,;:]|\b(?:le|ge|lt|gt|approx|Rightarrow|implies|neq|ne|to)\b/);
  const worth = sides.map(side => numberOf(side)).filter(value => value !== null);
  const written = (plain.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  return [...worth, ...written];
}

/** Different numbers of a text, its maths included; signs are dropped, since words put them elsewhere. */
export function numbersIn(text: string): number[] {
  const maths = mathsOf(text).flatMap(numbersInMaths);
  const words = numbersInWords(
    plainMaths(text.replace(/\$\$[\s\S]+?\$\$|\$[^$\n]+\$/g, ' ')).replaceAll('%', ' '),
  );
  const found: number[] = [];
  for (const value of [...maths, ...words].map(Math.abs))
    if (!found.some(other => near(other, value))) found.push(value);
  return found;
}

export const holds = (numbers: readonly number[], value: number): boolean =>
  numbers.some(other => near(other, value));

/** What an option is worth: one number, several (a ratio, a pair), or none where it is words alone. */
export function worthOf(option: string): number[] {
  const maths = mathsOf(option);
  const [only] = maths;
  if (maths.length === 1 && only !== undefined) {
    const whole = numberOf(plainMaths(only).replaceAll('%', ' '));
    if (whole !== null) return [Math.abs(whole)];
  }
  return numbersIn(option);
}
