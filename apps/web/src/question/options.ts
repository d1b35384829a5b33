import type { Letter, Question } from '@twelvefold/contract';

export const letters = ['A', 'B', 'C', 'D'] as const satisfies readonly Letter[];

/** The text of an option without a leading '(A)'; a text that is only the marker stays. */
const withoutMarker = (text: string): string => text.replace(/^\s*\(\s*[A-D]\s*\)\s*(?=\S)/i, '');

export const optionText = (question: Question, letter: Letter): string =>
  ({ A: question.option_a, B: question.option_b, C: question.option_c, D: question.option_d })[letter];

/** Sets fractions in display size, also in mixed numbers; in exponents and indices they stay small. */
const withLargeFractions = (text: string): string => text.replace(/(?<![\^_]\{[^{}]*)\\t?frac\b/g, '\\dfrac');

/** The text of an option as displayed. */
export const shownOption = (text: string): string => withLargeFractions(withoutMarker(text));

/** All texts read before answering: the stem and the options. */
export const textsOf = (question: Question): string[] => [
  question.stem,
  ...letters.map(letter => shownOption(optionText(question, letter))),
];

export const optionId = (question: Pick<Question, 'id'>, letter: Letter): string =>
  `option-${question.id}-${letter}`;
