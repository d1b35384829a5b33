import type { Kind } from '../intents/intent.ts';
import { holdsWork } from '../reading/claimed.ts';
import { contentOf } from '../words/content.ts';
import { answersIn } from './answers.ts';
import { asksMethod } from './methods.ts';
import type { Answer } from './ranking.ts';
import type { Asked, Ways } from './situation.ts';

/** Least share and coverage with which a part is told before all other replies. */
const least = { share: 0.4, coverage: 0.5 };

/** Pleas for the ladder, an example, the answer or the solution, which name the subject besides. */
export const pleads =
  /\b(?:hint|clue|start|shuru|answer|ans|example|another|similar|options?|solutions?|solve|final|print|tell me)\b/i;

/** Kinds without a doubt in them, and changed numbers, which are worked out. */
const noDoubts: ReadonlySet<Kind> = new Set([
  'tell',
  'similar',
  'thanks',
  'greeting',
  'upset',
  'next_hint',
  'what_if',
]);

/** Doubts that begin with a yes or no. */
const asksYesNo = /^(?:Can|May|Must|Should|Is|Are|Does?)\b/;

/** The part of the question that most likely answers a message; null for lines of working and pleas for a hint. */
function surePart(asked: Asked): Answer | null {
  const { message } = asked;
  if (contentOf(message).length < 2 || holdsWork(message) || pleads.test(message)) return null;
  const [first] = answersIn(asked);
  return first && first.share >= least.share && first.coverage >= least.coverage ? first : null;
}

/**
 * The reply to a common doubt of the topic that a message most likely asks. It comes before all other readings of the
 * message: the word 'median' in it is no request for a definition.
 */
export function doubtWays(asked: Asked): Ways {
  const sure = surePart(asked);
  if (sure?.part.kind !== 'doubt' || noDoubts.has(asked.intent)) return [];
  const [head = ''] = asked.question.commonDoubts[Number(sure.part.at)]?.asks ?? [];
  // 'Can I use ...' needs a yes or no.
  return asksMethod.test(asked.message) && !asksYesNo.test(head) ? [] : [[sure.piece]];
}

/** Kinds whose replies work with the student's own numbers. */
const ofNumbers: ReadonlySet<Kind> = new Set(['check', 'what_if', 'where_from']);

/** The part of an answered question that most likely answers a message, whatever else its words ask for. */
export function sureWays(asked: Asked): Ways {
  const isOwn = !asked.situation.answer || ofNumbers.has(asked.intent);
  const sure = isOwn ? null : surePart(asked);
  return sure ? [[sure.piece]] : [];
}
