import { near, numberOf, roundsTo } from '../maths/evaluate.ts';
import { mathsOf, plainMaths } from '../maths/tex.ts';
import { numbersIn, worthOf } from '../maths/values.ts';
import { askingIn, type Letter, type Option, type Question } from '../question.ts';
import { calculationIn } from '../reading/calculations.ts';
import { quantityWith } from '../reading/told.ts';
import type { Said } from '../words/hinglish.ts';
import { optionLetter } from '../words/letters.ts';

const named =
  /\boption\s*\(?([a-d])\b|(?<![a-z])\(([a-d])\)|\b(?:is it|answer is|ans is|be|chose|choose|picked|marked|mark|why not|why is|is)\s+([a-d])\b(?!\s+(?:[a-z]{3,})|\s*[=(])/i;

/** The option a message names by its letter; null where it names none. */
export function letterIn(message: string): Letter | null {
  const [, a, b, c] = named.exec(message) ?? [];
  const found =
    a ?? b ?? c ?? optionLetter.exec(message)?.[0] ?? /^\s*\(?([a-d])[).\s]*$/i.exec(message)?.[1];
  return found ? (found.toUpperCase() as Letter) : null;
}

const same = (a: readonly number[], b: readonly number[]) =>
  a.length > 0 && a.length === b.length && a.every((value, i) => near(value, b[i] ?? Number.NaN));

const folded = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '');

/** Whether a message holds a ratio as an option has it, spaces aside. */
function holdsRatio(message: string, option: string): boolean {
  const [ratio] = /\d+(?::\d+)+/.exec(option.replace(/[\s$]/g, '')) ?? [];
  return (
    ratio !== undefined && new RegExp(`(?<![\\d:])${ratio}(?![\\d:])`).test(message.replace(/\s*:\s*/g, ':'))
  );
}

/** The step that finds a ratio of the message, from 0; null where there is none, or an option has it. */
export function ratioStepIn(message: string, { options, steps }: Question): number | null {
  const [ratio] = /\d+(?:\s*:\s*\d+)+/.exec(message) ?? [];
  if (ratio === undefined || options.some(({ text }) => holdsRatio(ratio, text))) return null;
  const at = steps.findIndex(({ works }) => holdsRatio(works, ratio));
  return at < 0 ? null : at;
}

/** Whether a question itself speaks of B, C or D: there a letter is a point or a person. */
export const speaksOfPoints = ({ stem }: Question): boolean =>
  /(?<![a-z\d])[BCD](?![a-z\d])/i.test(stem.replace(/\\[a-z]+/gi, ' ')) || /\b[A-D]{2,4}\b/.test(stem);

/** The option a message speaks of, by letter, by its text, or by its value; null where it is none, or more than one. */
export function optionIn(message: string, question: Question): Option | null {
  const { options } = question;
  // An option's own words may hold a letter: 'A rise of 20 %'.
  const letter = letterIn(options.reduce((rest, option) => rest.replaceAll(option.text, ' '), message));
  // A point or a person, unless 'option' stands beside it.
  if (
    letter &&
    (!speaksOfPoints(question) || /\boption\b|\bans(?:wer)?\b|\bnot [a-d]\b|\([a-d]\)/i.test(message))
  )
    return options.find(option => option.letter === letter) ?? null;
  const text = options.filter(
    option =>
      folded(option.text).length > 2 && (message.includes(option.text) || holdsRatio(message, option.text)),
  );
  if (text.length === 1 && text[0]) return text[0];
  // What a calculation comes to is meant, and not the number it ends with: 'why not 3/11*3/11'.
  const calculation = calculationIn(message);
  const result = options.filter(
    option => calculation && same(worthOf(option.text), [Math.abs(calculation.value)]),
  );
  if (result.length === 1 && result[0]) return result[0];
  const numbers = numbersIn(message);
  const last = numbers.at(-1);
  // A digit among others is a count, an exponent or a part of the working.
  const isDigit = last !== undefined && last < 10 && Number.isInteger(last) && numbers.length > 1;
  const isSpoken =
    /\b(?:ans\w*|option|jawab|why not|kyu nahi|correct|mark\w*|chose)\s+(?:is\s+)?\d+\W*$/i.test(message);
  const worth = options.filter(option => {
    const value = worthOf(option.text);
    const isLast = value.length === 1 && last !== undefined && same(value, [last]);
    return same(value, numbers) || (isLast && (!isDigit || isSpoken));
  });
  if (worth.length > 0) return worth.length === 1 ? (worth[0] ?? null) : null;
  // As it is rounded or cut: 16.66 is 16 2/3.
  const decimals = /\.(\d+)(?!.*\d)/.exec(message)?.[1]?.length ?? 0;
  const rounded = options.filter(option => {
    const [value, ...more] = worthOf(option.text);
    return (
      decimals > 0 &&
      last !== undefined &&
      value !== undefined &&
      more.length === 0 &&
      roundsTo(last, value, decimals)
    );
  });
  return rounded.length === 1 ? (rounded[0] ?? null) : null;
}

/** What an option is and the mistake behind it; for a value that the solution only passes through, with what is asked. */
export function slipText(question: Question, { letter, text, slip }: Option, words = slip ?? ''): Said {
  const [value, ...more] = worthOf(text);
  const isPassed = value !== undefined && more.length === 0 && quantityWith(question, value, true) !== null;
  const [asks, pucha] = isPassed
    ? [` The question asks: “${askingIn(question)}”`, ` Pucha ye gaya hai: “${askingIn(question)}”`]
    : ['', ''];
  return [
    `**Option ${letter}, ${text}.** ${words}${asks}`,
    `**Option ${letter}, ${text}.** Isme galti ye hai: ${words}${pucha}`,
  ];
}

/** Results of a step: what stands behind its equals signs, without the sums that lead there. */
export function resultsOf(works: string): number[] {
  const behind = works.split(/(=|\\Rightarrow|\\le|\\ge|\\approx|\\equiv)/);
  return behind.flatMap((side, i) => {
    if (i === 0 || i % 2 === 1) return [];
    const bound = /le|ge/.test(behind[i - 1] ?? '');
    const pieces = side.split(/,\s|:\s|;\s|\\q?quad|\\text/);
    return (bound ? pieces.slice(1) : pieces).flatMap(piece => {
      const value = numberOf(plainMaths(piece));
      if (value !== null) return [Math.abs(value)];
      const numbers = numbersIn(`$${piece}$`);
      return numbers.length === 1 ? numbers : [];
    });
  });
}

/** The formulas of a sentence; of one without any marked, its parts. */
const formulasOf = (says: string): string[] =>
  says.includes('$') ? mathsOf(says) : says.split(/[,;]\s|\.(?:\s|$)|\bso\b/);

/** The step whose result a number is, from 0; null where there is none. */
export function stepWith({ steps }: Question, value: number): number | null {
  const found = steps.findIndex(({ says, works }) =>
    (works === '' ? formulasOf(says).flatMap(resultsOf) : resultsOf(works)).some(result =>
      near(result, Math.abs(value)),
    ),
  );
  return found < 0 ? null : found;
}
