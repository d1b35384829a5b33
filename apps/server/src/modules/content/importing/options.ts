import type { StoredOption } from '../schema.ts';
import type { ItemRow } from '../store.ts';

/** Reason for refusing a row: a stable code, the column, and words. */
export interface Refusal {
  code: string;
  column: string;
  message: string;
}
type Read<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

/** Whether a text is invisible: spaces and zero-width characters only. */
export const blank = (text: string): boolean => text.replace(/[\s\p{Cf}\p{Cc}]+/gu, '') === '';

export const shortened = (text: string): string =>
  text.trim().length > 40 ? `${text.trim().slice(0, 39)}…` : text.trim();

export const letters = ['A', 'B', 'C', 'D'] as const;
type Letter = ItemRow['key'];

const no = (code: string, column: string, message: string): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal: { code, column, message },
});

/** Normal form of a text for comparison; powers stay distinct from digits. */
const folded = (text: string) =>
  text
    .replace(/[⁰¹²³⁴-⁹]+/gu, '^$&')
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2212\u2013\u2014]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** The same without formula marks, digit grouping and a closing full stop. */
const bare = (text: string) =>
  folded(text)
    .replace(/\\[,;!]|[$\s]|\{,\}/g, '')
    .replace(/\\[dt]?frac\{(\d+)\}\{(\d+)\}/g, '$1/$2')
    .replace(/\\[dt]frac(?![a-z])/g, '\\frac')
    .replace(/(?<=\d),(?=(?:\d{2,3},)*\d{3}(?!\d))/g, '')
    .replace(/\.$/, '');

/** The same with numbers by value: `20.0` equals `20`; digits are compared as text, so long numbers stay exact. */
const valued = (text: string) =>
  bare(text).replace(/^(-?)0*(0|[1-9]\d*)(?:\.((?:0*[1-9])*)0*)?(?=%?$)/, (_, sign, whole, part) =>
    part ? `${sign}${whole}.${part}` : `${sign}${whole}`,
  );

const fractionTex = /\\[dt]?frac ?(?:\{ ?(\d+) ?\}|(\d)) ?(?:\{ ?(\d+) ?\}|(\d))/g;
/** Prefix, whole part of a mixed number, number, divisor, and `%`. */
const numberIn = /^([^\d.]*)(?:(\d+) )?(\d+(?:\.\d+)?|\.\d+)(?:\/(\d+))?(%?)/;

/** Longer numbers (with prefix) are compared as text. */
const longestNumber = 80;

function divisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : divisor(b, a % b);
}

/**
 * An option by value: `1/2`, `\frac12`, `0.50` and `50%` are equal, as are `1,000 km` and `1000 km`. Text around the
 * first number, and options without one, are compared as text.
 */
function worthOf(option: string): string {
  const text = folded(option.replace(/[¼-¾⅐-⅞]/g, sign => ` ${sign.normalize('NFKC')}`))
    .replace(/\u2044/g, '/')
    .replaceAll('{,}', '')
    .replace(fractionTex, ' $1$2/$3$4 ')
    .replace(/\\%/g, '%')
    .replace(/\\[,;!]|\$/g, '')
    .replace(/(?<=\d),(?=(?:\d{2,3},)*\d{3}(?!\d))/g, '')
    .replace(/ +/g, ' ')
    .replace(/ ?\/ ?/g, '/')
    .trim();
  const found = numberIn.exec(text);
  if (!found || found[0].length > longestNumber) return bare(option);
  const [all, before = '', whole, number = '', below] = found;
  // Two separate numbers, not a mixed one.
  if (whole !== undefined && below === undefined) return bare(option);
  const [units = '', decimals = ''] = number.split('.');
  const unit = 10n ** BigInt(decimals.length) * BigInt(below ?? 1);
  if (unit === 0n) return bare(option);
  const top = BigInt(whole ?? 0) * unit + BigInt(units + decimals);
  const bottom = all.endsWith('%') ? unit * 100n : unit;
  const shared = divisor(top, bottom) || 1n;
  const after = text.slice(all.length).replace(/\s|\.$/g, '');
  return `${before.replace(/\s/g, '')}${top / shared}/${bottom / shared}${after}`;
}

/** Letters of the first two options with the same text or value; null when all differ. */
export function alikeOptions(texts: readonly string[]): [string, string] | null {
  const worths = texts.map(worthOf);
  const second = worths.findIndex((worth, i) => worths.indexOf(worth) < i);
  if (second < 0) return null;
  return [letters[worths.indexOf(worths[second] ?? '')] ?? '', letters[second] ?? ''];
}

/** `(A) 12`, `A. 12`, `a) 12`. */
const withLetter = /^\s*(?:\(([A-D])\)|([A-D])[).:])\s*(?=\S)/i;

/** Removes the letters when every option begins with its own: screens add them. */
function withoutLetters(texts: readonly string[]): readonly string[] {
  const have = texts.every((text, i) => {
    const [, bracketed, pointed] = withLetter.exec(text) ?? [];
    return (bracketed ?? pointed)?.toUpperCase() === letters[i];
  });
  return have ? texts.map(text => text.replace(withLetter, '')) : texts;
}

function textsIn(given: unknown): unknown[] | null {
  if (Array.isArray(given)) return given;
  if (typeof given !== 'object' || given === null) return null;
  const byLetter = new Map(Object.entries(given).map(([name, text]) => [name.trim().toUpperCase(), text]));
  return byLetter.size === letters.length && letters.every(letter => byLetter.has(letter))
    ? letters.map(letter => byLetter.get(letter))
    : null;
}

/** LaTeX commands that begin like a JSON escape (`\b`, `\f`, `\n`, `\r`, `\t`) when written with one backslash. */
const misread =
  /^(?:b(?:ar|eta|egin|igg?|inom|oxed|ullet|ecause)|f(?:rac|orall|lat)|n(?:e|eq|eg|ot|u|abla|mid|leq|geq|otin|ewline)|r(?:ho|ight|ightarrow|angle|ceil|floor|m)|t(?:heta|imes|an|anh|ext|extbf|extit|au|o|op|herefore|riangle|frac|ilde))(?![a-z])/;

/** Doubles the single backslashes of LaTeX commands in a JSON cell; valid JSON is unchanged. */
function withBackslashes(cell: string): string {
  return cell.replace(/\\(?:(["\\/])|u[0-9a-f]{4}|([\s\S])([a-z]*))/gi, (whole, plain, first, rest) => {
    if (plain !== undefined || first === undefined) return whole;
    const word = `${first}${rest}`;
    return /^[bfnrt]/.test(word) && !misread.test(word) ? whole : `\\${whole}`;
  });
}

/** Quotes the numbers in JSON, so that `1.50` and numbers of thirty digits stay as written. */
const numbersAsTexts = (json: string) =>
  json.replace(/"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/gs, token =>
    token.startsWith('"') ? token : `"${token}"`,
  );

const howTo = 'Write them as ["12", "13", "14", "15"].';

/** The likely reason why a cell is not JSON. */
function whyNotJson(cell: string): string {
  if (/[“”„]/.test(cell))
    return `The quotes around the options are curly ones; JSON has straight ones. ${howTo}`;
  if (/^\s*[[{]\s*'/.test(cell)) return `The options stand in single quotes; JSON has double ones. ${howTo}`;
  if (/,\s*[\]}]\s*$/.test(cell)) return `There is a comma after the last option. ${howTo}`;
  if (/[\r\n]/.test(cell.trim())) return `Line ends inside an option are written \\n. ${howTo}`;
  return `The options are not valid JSON. ${howTo}`;
}

export interface Options {
  texts: string[];
  /** Whether single backslashes were doubled. */
  mended: boolean;
}

/** The four options of `mcq_options`: a JSON array of four texts, or an object with keys A to D. */
export function readOptions(cell: string, plain: (text: string) => string): Read<Options> {
  const column = 'mcq_options';
  if (blank(cell))
    return no('options_missing', column, 'The options are missing: each question has four to choose from.');
  const doubled = withBackslashes(cell);
  let given: unknown;
  try {
    given = JSON.parse(numbersAsTexts(doubled));
  } catch {
    return no('options_not_json', column, whyNotJson(cell));
  }
  const texts = textsIn(given)?.map(text => (typeof text === 'string' ? plain(text) : text));
  if (texts?.length !== letters.length) {
    const found = texts ? ` This one has ${texts.length}.` : '';
    return no(
      'options_not_four',
      column,
      `A question has four options: an array of four, or A to D.${found}`,
    );
  }
  const empty = texts.findIndex(text => typeof text !== 'string' || blank(text));
  if (empty >= 0) return no('option_empty', column, `Option ${letters[empty]} has no text.`);
  const found = [...withoutLetters(texts as string[])];
  const unreadable = found.findIndex(text => !text.isWellFormed() || text.includes('\0'));
  if (unreadable >= 0)
    return no(
      'option_unreadable',
      column,
      `Option ${letters[unreadable]} holds a character that is no text.`,
    );
  const alike = alikeOptions(found);
  if (alike) return no('options_alike', column, `Two options are the same: ${alike[0]} and ${alike[1]}.`);
  return { ok: true, value: { texts: found, mended: doubled !== cell } };
}

const lettered = /^\s*(?:\(\s*([A-D])\s*\)|([A-D])\s*[).:])\s*(\S.*)$/is;
const letterAlone =
  /^\s*(?:(?:option|choice|ans(?:wer)?)\s*(?:[:.-]\s*)?)?(?:[([]\s*)?([A-D])\s*(?:[)\].]\s*)?$/i;

/** Index of the only option equal to a text under `fold`; -1 for none or several. */
function onlyOne(cell: string, options: readonly string[], fold: (text: string) => string): number {
  const at = options.findIndex(option => fold(option) === fold(cell));
  return options.findLastIndex(option => fold(option) === fold(cell)) === at ? at : -1;
}

const sameText = (a: string, b: string) => folded(a) === folded(b) || bare(a) === bare(b);

/** The option that the answer names: by text first, then by letter, or as '(B) text'. */
export function readAnswer(cell: string, options: readonly string[]): Read<Letter> {
  const column = 'answer';
  if (blank(cell)) return no('answer_missing', column, 'The answer is missing.');
  const folds = [(text: string) => text, folded, bare, valued];
  const at = folds.map(fold => onlyOne(cell, options, fold)).find(place => place >= 0) ?? -1;
  const byText = letters[at];
  if (byText) return { ok: true, value: byText };
  const alone = letterAlone.exec(cell)?.[1]?.toUpperCase();
  if (alone) return { ok: true, value: alone as Letter };
  const [, bracketed, pointed, text = ''] = lettered.exec(cell) ?? [];
  const named = letters.find(one => one === (bracketed ?? pointed)?.toUpperCase());
  if (named === undefined)
    return no(
      'answer_not_an_option',
      column,
      `The answer "${shortened(cell)}" is none of the four options. Give an option's text or its letter.`,
    );
  return sameText(options[letters.indexOf(named)] ?? '', text)
    ? { ok: true, value: named }
    : no('answer_contradicts', column, `The answer names option ${named}, and its text is another.`);
}

export const storedOptions = (texts: readonly string[]): StoredOption[] =>
  letters.map((letter, i) => ({ letter, text: texts[i] ?? '', slip: null }));
