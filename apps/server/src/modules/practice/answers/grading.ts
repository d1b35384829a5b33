import type { Letter } from '@twelvefold/contract';
import { AppError } from '../../../platform/problems.ts';
import type { ItemRow, StoredOption } from '../../content/index.ts';

/** `(A) text`, `a) text`, `B. text`: the marker of an option, not part of its text. */
const prefix = /^(?:\(\s*[A-Da-d]\s*\)|[A-Da-d]\s*[).:])\s+/;

/** Unicode, white space, case of letters outside maths and the writing of numbers made alike. */
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

/** The letter alone, in brackets or not, without its white space. */
const letterAlone = /^\(?([A-Da-d])[).]?$/;

/** The one option that two ways of writing make alike; null where there are none or several. */
function onlyAlike(options: readonly StoredOption[], text: string, form: (text: string) => string) {
  const named = form(text);
  const alike = options.filter(o => form(o.text) === named);
  return alike.length === 1 ? (alike[0] ?? null) : null;
}

const plain = (text: string) => text.normalize('NFC').trim();

/**
 * The option a student's answer names: by the letter given beside it, by its exact text, by its letter, or by a text
 * that is written otherwise and means exactly one option (`10²` and `102` are two); a leading '(A)' is no part of it.
 * Null when it is none of the four.
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

/** How an answer to a question ends; throws where it names none of the four options. */
export function judged(item: Pick<ItemRow, 'options' | 'key'>, answer: string, letter?: Letter) {
  const option = chosenOption(item.options, answer, letter);
  if (!option) throw new AppError('validation_failed', 'Please choose one of the four options.');
  const outcome: 'correct' | 'incorrect' = option.letter === item.key ? 'correct' : 'incorrect';
  return { outcome, chosen: option.letter, misconception: option.slip?.misconception ?? null };
}
