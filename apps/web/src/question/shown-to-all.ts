import type { LessonCheck, ServedQuestion } from '@twelvefold/contract';

interface Place {
  id: string;
  subcategory: string;
  category: string;
}

/** A public question in the shape of an open question of a session. */
export function questionShownToAll(
  { number, stem, options, band }: LessonCheck,
  { id, subcategory, category }: Place,
): ServedQuestion & { answer: null; outcome: null } {
  const [option_a = '', option_b = '', option_c = '', option_d = ''] = options;
  return {
    id,
    position: number,
    stem,
    option_a,
    option_b,
    option_c,
    option_d,
    difficulty_band: band,
    subcategory,
    type_of_question: '',
    session_type: 'study',
    has_image: false,
    _display_meta: { category, target_seconds: 0, reason: '' },
    answer: null,
    outcome: null,
  };
}
