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

/** Intents as replies tell them apart: some kinds of 'other', and a greeting, have words of their own. */
export type Kind = Intent | 'upset' | 'exam' | 'what_if' | 'greeting';

export const intentOfKind = (kind: Kind): Intent => {
  if (kind === 'greeting') return 'thanks';
  return kind === 'upset' || kind === 'exam' || kind === 'what_if' ? 'other' : kind;
};
