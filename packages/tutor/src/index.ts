export { givesAway, isWorkedHere } from './guard.ts';
export { type Intent, intents } from './intents/intent.ts';
export { ladderOf } from './ladder.ts';
export { provedOption, provedValue } from './maths/proving.ts';
export { numbersIn } from './maths/values.ts';
export {
  type CommonDoubt,
  keyOf,
  type Letter,
  type Option,
  type Path,
  type Question,
  questionOf,
  type StoredQuestion,
} from './question.ts';
export { recalculated } from './reading/calculations.ts';
export { letterIn } from './reply/options.ts';
export type { Situation } from './reply/situation.ts';
export { type Fault, faultOf, verdictsOf } from './review.ts';
export { looksTried, type Tried, triedIn } from './trying.ts';
export { intentOf, replyTo, subjectOf, type TutorReply } from './tutor.ts';
export { choicesOf, isEmptyReply, isHelp } from './weight.ts';
export { termsOf as glossaryTerms } from './words/terms.ts';
