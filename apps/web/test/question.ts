import type { Question } from '@twelvefold/contract';

/** An open question, for tests that need any. */
export const question: Question = {
  id: 'q1',
  position: 1,
  stem: 'Stem',
  option_a: '(A) one',
  option_b: 'two',
  option_c: 'three',
  option_d: 'four',
  difficulty_band: 'Easy',
  subcategory: 'Ratio',
  type_of_question: 'Shares',
  session_type: 'blueprint',
  has_image: false,
  _display_meta: { category: 'Arithmetic', target_seconds: 60, reason: '' },
  answer: null,
  outcome: null,
};
