import type { StoredOption } from '../schema.ts';
import type { ItemRow } from '../store.ts';

/** Why a row is refused: a stable code, the column, and words. */
export interface Refusal {
  code: string;
  column: string;
  message: string;
}
type Read<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

const letters = ['A', 'B', 'C', 'D'] as const;
type Letter = ItemRow['key'];

const no = (code: string, column: string, message: string): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal: { code, column, message },
});

/** Two texts that a reader takes for the same. */
const folded = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\u2212\u2013\u2014]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

function textsIn(given: unknown): unknown[] | null {
  if (Array.isArray(given)) return given;
  if (typeof given !== 'object' || given === null) return null;
  const byLetter = new Map(Object.entries(given).map(([name, text]) => [name.trim().toUpperCase(), text]));
  return byLetter.size === letters.length && letters.every(letter => byLetter.has(letter))
    ? letters.map(letter => byLetter.get(letter))
    : null;
}

/** The four options of the column `mcq_options`: a JSON array of four texts, or an object with A to D. */
export function readOptions(cell: string): Read<string[]> {
  const column = 'mcq_options';
  if (cell.trim() === '') return no('options_missing', column, 'The options are missing.');
  let given: unknown;
  try {
    given = JSON.parse(cell);
  } catch {
    return no('options_not_json', column, 'The options are not valid JSON.');
  }
  const texts = textsIn(given)?.map(text => (typeof text === 'number' ? String(text) : text));
  if (texts?.length !== letters.length)
    return no('options_not_four', column, 'A question has four options: an array of four, or A to D.');
  if (!texts.every(text => typeof text === 'string' && text.trim() !== ''))
    return no('option_empty', column, 'An option has no text.');
  const found = texts as string[];
  if (new Set(found.map(folded)).size < found.length)
    return no('options_alike', column, 'Two options are the same.');
  return { ok: true, value: found };
}

const lettered = /^\s*\(\s*([A-D])\s*\)\s*(.*)$/is;
const letterAlone = /^\s*\(?\s*([A-D])\s*\)?\s*$/i;

/** Which option the answer names: by its text, by its letter, or as '(B) text'. A text goes before a letter. */
export function readAnswer(cell: string, options: readonly string[]): Read<Letter> {
  const column = 'answer';
  if (cell.trim() === '') return no('answer_missing', column, 'The answer is missing.');
  const exact = options.indexOf(cell);
  const at = exact >= 0 ? exact : options.findIndex(option => folded(option) === folded(cell));
  const byText = letters[at];
  if (byText) return { ok: true, value: byText };
  const alone = letterAlone.exec(cell)?.[1]?.toUpperCase();
  if (alone) return { ok: true, value: alone as Letter };
  const [, letter, text = ''] = lettered.exec(cell) ?? [];
  const named = letters.find(one => one === letter?.toUpperCase());
  if (named === undefined)
    return no('answer_not_an_option', column, 'The answer is none of the four options.');
  return folded(options[letters.indexOf(named)] ?? '') === folded(text)
    ? { ok: true, value: named }
    : no('answer_contradicts', column, `The answer names option ${named}, and its text is another.`);
}

export const storedOptions = (texts: readonly string[]): StoredOption[] =>
  letters.map((letter, i) => ({ letter, text: texts[i] ?? '', slip: null }));
