import type { ItemRow } from '../store.ts';
import { blank, type Refusal, shortened } from './options.ts';
import { hasLink, isDate, mathsDoubt, signsDoubt } from './text-checks.ts';

const solutionColumns = [
  'snap_read',
  'solution_approach',
  'detailed_solution',
  'principle_to_remember',
] as const;

/** `the answer is (B)`, `(B) is the answer`. */
const namesLetter =
  /\b(?:option|answer(?: is)?|choice)\s*(?::\s*)?\(?([A-D])\)?(?![\w$])|\(([A-D])\) is (?:the )?(?:correct|right|answer)\b/g;

/** The last letter that a solution names as the answer. */
function letterIn(solution: string): string | null {
  const [, before, after] = [...solution.matchAll(namesLetter)].at(-1) ?? [];
  return before ?? after ?? null;
}

export const warn = (code: string, column: string, message: string): Refusal => ({ code, column, message });

const linkWords =
  'The text holds a web address, which students would read as it is. Put a picture into the column image_url.';
const dateWords = (letter: string, text: string) =>
  `Option ${letter} is "${shortened(text)}": a spreadsheet may have taken a fraction for a date.`;

type Question = Pick<ItemRow, 'stem' | 'options' | 'key' | 'solution'>;

/** Doubts about a question, in the author's words. */
export function doubtsOf({ solution, key, options, stem }: Question): Refusal[] {
  const texts: [string, string][] = [
    ['stem', stem],
    ...options.map(({ text }): [string, string] => ['mcq_options', text]),
    ...solutionColumns.map((name): [string, string] => [name, solution[name]]),
  ];
  const named = letterIn(solution.detailed_solution);
  return [
    ...solutionColumns
      .filter(name => blank(solution[name]))
      .map(name => warn('solution_part_missing', name, 'This part of the solution is missing.')),
    ...texts.flatMap(([name, text]) => {
      const doubt = mathsDoubt(text);
      return doubt === null ? [] : [warn('maths_unbalanced', name, doubt)];
    }),
    ...texts.flatMap(([name, text]) => {
      const doubt = signsDoubt(text);
      return doubt === null ? [] : [warn('text_damaged', name, doubt)];
    }),
    ...texts.filter(([, text]) => hasLink(text)).map(([name]) => warn('link_in_text', name, linkWords)),
    ...options
      .filter(({ text }) => isDate(text))
      .map(({ letter, text }) => warn('date_in_options', 'mcq_options', dateWords(letter, text))),
    ...(/[\p{L}\p{N}]/u.test(stem)
      ? []
      : [warn('stem_without_words', 'stem', 'The stem has no word and no number.')]),
    ...(named && named !== key
      ? [
          warn(
            'solution_disagrees',
            'detailed_solution',
            `The solution ends on ${named}, the answer is ${key}.`,
          ),
        ]
      : []),
  ];
}

/** Doubts that block publication: a student would see meaningless signs. */
const breaking = new Set(['maths_unbalanced', 'text_damaged', 'stem_without_words']);

/** Faults that block publication, in the author's words. */
export const brokenIn = (question: Question): Refusal[] =>
  doubtsOf(question).filter(({ code }) => breaking.has(code));
