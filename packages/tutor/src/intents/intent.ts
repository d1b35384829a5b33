/** What a student wants of the tutor. */
export const intents = [
  /** Why is my option wrong? */
  'why_wrong',
  /** Why this step? */
  'why_step',
  /** Where does this number come from? */
  'where_from',
  'hint',
  'next_hint',
  /** Is there a shorter way? */
  'shorter',
  /** What does this term mean? */
  'term',
  /** Is my working, or this claim, right? */
  'check',
  /** A question like this one. */
  'similar',
  /** Just tell me. */
  'tell',
  'thanks',
  /** All of it, slowly. */
  'explain',
  /** Another subject, an attempt to turn the tutor round, or nothing that can be understood. */
  'other',
] as const;
export type Intent = (typeof intents)[number];
