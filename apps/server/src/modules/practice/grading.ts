import type { StoredOption } from '../content/index.ts';

/** `(A) text`, `a) text`, `B. text`: the marker of an option, not part of its text. */
const prefix = /^\s*(?:\(\s*[A-Da-d]\s*\)|[A-Da-d]\s*[).:])\s+/;

/** Unicode, white space, case of letters outside maths and the writing of numbers made alike. */
function folded(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u2212\u2013\u2014]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(\d)(?:,|\{,\})(?=\d)/g, '$1')
    .replace(/(\d+\.\d*?)0+(?=\D|$)/g, '$1')
    .replace(/(\d)\.(?=\D|$)/g, '$1')
    .toLowerCase();
}

/**
 * The option a student's answer names: by its text, with or without a leading '(A)', or by its letter alone.
 * Null when it is none of the four.
 */
export function chosenOption(options: readonly StoredOption[], answer: string): StoredOption | null {
  const byText = (text: string) => options.find(o => folded(o.text) === folded(text)) ?? null;
  const found = byText(answer) ?? byText(answer.replace(prefix, ''));
  if (found) return found;
  const letter = /^\s*\(?\s*([A-Da-d])\s*[).]?\s*$/.exec(answer.normalize('NFKC'))?.[1]?.toUpperCase();
  return options.find(o => o.letter === letter) ?? null;
}
