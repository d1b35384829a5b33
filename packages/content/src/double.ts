import { createHash } from 'node:crypto';

/** The fields that decide whether questions are doubles. `answer` is the text of the right option. */
export interface Asked {
  type: string;
  form: string | null;
  stem: string;
  answer: string;
}

const numbersIn = (text: string): string[] =>
  text.replace(/\{,\}|(?<=\d),(?=\d)/g, '').match(/\d+(?:\.\d+)?/g) ?? [];

/**
 * Name that doubles share: questions of one form with the same numbers in any order and the same answer, in any
 * story. A stem without numbers is identified by its words.
 */
export function doubleOf({ type, form, stem, answer }: Asked): string {
  const numbers = [...new Set(numbersIn(stem))].sort();
  const worth = numbersIn(answer);
  const asked = [type, form, numbers.length > 0 ? numbers : stem, worth.length > 0 ? worth : answer];
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url').slice(0, 22);
}
