import { near, numberOf, roundsTo } from './maths/evaluate.ts';
import { plainMaths } from './maths/tex.ts';
import type { Letter, Option, Question } from './question.ts';
import { letterIn } from './reply/options.ts';
import { romanised } from './words/romanised.ts';

/** What a message answers to a question that is tried: an option, or a value that none of them has. */
export type Tried = { kind: 'option'; letter: Letter } | { kind: 'value'; value: string };

/** Who asks does not answer, whatever letter or number stands in the question. */
const asks =
  /\b(?:why|how|what|where|which|explain|hint|help|step|line|another|next|skip|shorter|faster|similar|kyu\w*|kyo\w*|kaise|kaisa|kya|kah?an?|samjh?a?\w*|bata\w*|bolo)\b/i;
/** Words around an answer, and units. */
const around =
  /(?<!\/)\b(?:the|an?|my|mera|meri|final|answer|ans|jawab|uttar|is|its|it|i|we|get|got|gets|think|guess|so|then|therefore|hence|ok(?:ay)?|value|option|hai|h|aaya|aya|aa|raha|rha|be|will|should|must|would|equals?|to|of|maybe|shayad|sir|mam|bro|bhai|yaar|and|na|ye|yeh|by|per|cent|percent|rs|inr|rupees?|paise|lakhs?)\b/gi;
const surd = /^(?:sqrt|root|pi)$/i;
/** A unit is short, and no more than three words of them stand behind a value. */
const unitsMost = 3;

/** What is said to be the result: what stands behind the last equals sign, or all. */
const resultPart = (message: string) =>
  message
    .slice(message.lastIndexOf('=') + 1)
    .replace(/\/-/g, ' ')
    .replace(/\b(?:rs|inr)\./gi, ' ');

/** A text as calculated numbers alone: words and units left out, roots kept. */
const bare = (text: string) =>
  plainMaths(text.replaceAll('$', ' '))
    .replace(/\^\s*(?:\(\s*)?circ\s*\)?/g, ' ')
    .replace(/[%°?!]|\.(?!\d)/g, ' ')
    .replace(/[a-z]+(?:\s*\/\s*[a-z]+)*(?:\^?\d)?/gi, word =>
      surd.test(word) ? ` ${word.toLowerCase()} ` : ' ',
    )
    .trim();

/** The one number a text comes to, with its sign; null where it holds none or several. */
function signedValue(text: string): number | null {
  const mixed = /^(-?)\s*(\d+)\s+(\d+)\/(\d+)$/.exec(bare(text));
  if (mixed) {
    const [, sign, whole, top, bottom] = mixed;
    return (sign ? -1 : 1) * (Number(whole) + Number(top) / Number(bottom));
  }
  return numberOf(bare(text));
}

const decimalsIn = (text: string) => /\.(\d+)/.exec(text)?.[1]?.length ?? 0;
const folded = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '');
const only = <Item>(found: readonly Item[]): Item | null => (found.length === 1 ? (found[0] ?? null) : null);

/** All numbers of a text in order: of a ratio, of a pair. */
const numbersOf = (text: string) => (plainMaths(text).match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

function optionWith(message: string, options: readonly Option[]): Option | null {
  const text = only(
    options.filter(option => {
      const words = folded(option.text);
      const worded = /^[a-z]/.test(words) || signedValue(option.text) === null;
      return worded && /[a-z]{3}/.test(words) && new RegExp(`${words}(?!\\d)`).test(folded(message));
    }),
  );
  if (text) return text;
  const result = resultPart(message);
  const value = signedValue(result);
  if (value === null) {
    const values = numbersOf(result);
    const same = ({ text: told }: Option) => {
      const worth = numbersOf(told);
      return (
        worth.length > 1 &&
        worth.length === values.length &&
        worth.every((one, i) => near(one, values[i] ?? Number.NaN))
      );
    };
    return only(options.filter(same));
  }
  const worth = (option: Option) => signedValue(option.text) ?? Number.NaN;
  return (
    only(options.filter(option => near(worth(option), value))) ??
    only(options.filter(option => roundsTo(value, worth(option), decimalsIn(result))))
  );
}

/** Whether a message can be an answer by its form: a letter, or a value with at most a unit and a few words. */
export function looksTried(written: string): boolean {
  const message = romanised(written);
  if (asks.test(message)) return false;
  if (letterIn(message)) return true;
  const words =
    resultPart(message)
      .replace(around, ' ')
      .match(/[a-z]{2,}/gi) ?? [];
  return /\d/.test(message) && words.filter(word => !surd.test(word)).length <= unitsMost;
}

/** The answer a message gives to a question, by letter, value or words; null where it gives none. */
export function triedIn(written: string, { options }: Question): Tried | null {
  const message = romanised(written);
  if (asks.test(message)) return null;
  // An option's own words may hold a letter: 'A rise of 20 %'.
  const whole = only(options.filter(({ text }) => /[a-z]{3}/i.test(text) && message.includes(text)));
  const article = options.some(({ text }) => /^An?\s/.test(text)) ? /\ban?\s+(?=[a-z]{3})/gi : /$^/;
  const letter = whole?.letter ?? letterIn(message.replace(article, ''));
  if (letter) return { kind: 'option', letter };
  const option = optionWith(message, options);
  if (option && (looksTried(message) || /[a-z]{3}/i.test(option.text)))
    return { kind: 'option', letter: option.letter };
  if (!looksTried(message)) return null;
  // A value that two of them have, one with a rise and one with a fall, names neither.
  const worth = signedValue(resultPart(message));
  if (options.some(({ text }) => worth !== null && near(signedValue(text) ?? Number.NaN, worth))) return null;
  const value = resultPart(message)
    .replace(around, ' ')
    .replace(/[?!.\s]+$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  return value === '' ? null : { kind: 'value', value };
}
