import type { Letter } from '@twelvefold/contract';
import { AppError } from '../../../platform/problems.ts';
import type { ItemRow, StoredOption } from '../../content/index.ts';

/** Option marker before a text: `(A) text`, `a) text`, `B. text`. */
const prefix = /^(?:\(\s*[A-Da-d]\s*\)|[A-Da-d]\s*[).:])\s+/;

/** Normalizes Unicode, white space, letter case and the writing of numbers. */
function folded(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u2212\u2013\u2014]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(\d)(?:,|\{,\})(?=\d)/g, '$1')
    .replace(/(?<=\d)\.((?:0*[1-9])*)0*/g, (_, part) => (part === '' ? '' : `.${part}`))
    .toLowerCase();
}

/** A single letter, with or without brackets, after white space is removed. */
const letterAlone = /^\(?([A-Da-d])[).]?$/;

/** The only option equal to the text in a normal form; null for none or several. */
function onlyAlike(options: readonly StoredOption[], text: string, form: (text: string) => string) {
  const named = form(text);
  const alike = options.filter(o => form(o.text) === named);
  return alike.length === 1 ? (alike[0] ?? null) : null;
}

const plain = (text: string) => text.normalize('NFC').trim();

/**
 * The option that an answer names: by the given letter, its exact text, its letter, or a differently written text that
 * matches one option only (`10²` and `102` differ). A leading '(A)' is ignored. Null when no option matches.
 */
export function chosenOption(
  options: readonly StoredOption[],
  answer: string,
  given?: Letter,
): StoredOption | null {
  if (given) return options.find(o => o.letter === given) ?? null;
  const bare = answer.trimStart().replace(prefix, '');
  const exact = onlyAlike(options, answer, plain) ?? onlyAlike(options, bare, plain);
  if (exact) return exact;
  const letter = letterAlone.exec(answer.normalize('NFKC').replace(/\s/g, ''))?.[1]?.toUpperCase();
  return (
    options.find(o => o.letter === letter) ??
    onlyAlike(options, answer, folded) ??
    onlyAlike(options, bare, folded)
  );
}

/** Judges an answer; throws `validation_failed` when it names none of the four options. */
export function judged(item: Pick<ItemRow, 'options' | 'key'>, answer: string, letter?: Letter) {
  const option = chosenOption(item.options, answer, letter);
  if (!option) throw new AppError('validation_failed', 'Please choose one of the four options.');
  const outcome: 'correct' | 'incorrect' = option.letter === item.key ? 'correct' : 'incorrect';
  return { outcome, chosen: option.letter, misconception: option.slip?.misconception ?? null };
}
