import { givesAway } from './guard.ts';
import type { Intent } from './intents/intent.ts';
import { recognise } from './intents/recognise.ts';
import { linesOf } from './maths/working.ts';
import type { Question } from './question.ts';
import { closers } from './reply/closing.ts';
import type { Asked, Piece, Situation } from './reply/situation.ts';
import { stepIn } from './reply/steps.ts';
import { waysFor } from './reply/ways.ts';
import { termIn } from './words/terms.ts';

export interface TutorReply {
  intent: Intent;
  /** Markdown with maths, to be shown one under the other. */
  blocks: string[];
  /** Names of the pieces in it, for the next situation. */
  said: string[];
  /** The step it speaks of, from 0; null where it speaks of none. */
  step: number | null;
  /** The term it explains. */
  term: string | null;
  /** Whether the student asked for a question like this one, and may have it. */
  wantsTwin: boolean;
}

/** No solution has more. */
const mostSteps = 12;

/** What a message asks for; lines of a calculation are a working to be checked, whatever stands around them. */
export function intentOf(message: string): Intent {
  const { intent, share, read } = recognise(message);
  if (intent !== 'check' && intent !== 'why_wrong' && linesOf(message).length > 0) return 'check';
  if ((intent === 'explain' || intent === 'where_from') && stepIn(message, mostSteps) !== null)
    return 'why_step';
  return share === 0 && read.includes('mathtok') ? 'check' : intent;
}

/** A word that asks on about what was said last. */
const followUp = /^\s*(?:but\s+)?(?:why|how|how so|kyu|kyun|kyon|kaise|y)\s*\?*\s*$/i;

/** The first of a student's replies that was not given before, in a form that tells no answer too early. */
function chosenWay(asked: Asked): readonly Piece[] {
  const { question, situation } = asked;
  const said = new Set(situation.said);
  const fresh = [...waysFor(asked), ...closers(situation)].filter(way => way[0] && !said.has(way[0].id));
  // What is worded elsewhere is looked at once more before it leaves: a question still open stays the student's. Hints
  // were looked at one after the other, and a check holds the student's own numbers.
  const own = (id: string) => id.startsWith('hint:') || id.startsWith('check:');
  const fit = situation.answer
    ? fresh
    : fresh.filter(way => way.every(({ id, text }) => own(id) || !givesAway(question, text)));
  return (
    fit[0] ?? [{ id: `close:${situation.said.length}`, text: 'I have said all I can about this question.' }]
  );
}

/**
 * The built-in tutor's answer to one message. It works from the question alone, needs no network and no chance: the
 * same question, situation and message give the same reply; and no piece is said twice.
 */
export function replyTo(question: Question, situation: Situation, message: string): TutorReply {
  const intent = followUp.test(message) && situation.step !== null ? 'why_step' : intentOf(message);
  const pieces = chosenWay({ question, situation, message, intent });
  const steps = pieces.flatMap(({ step }) => step ?? []);
  const subcategory = question.topic.code.split('.').slice(0, 2).join('.');
  return {
    intent,
    blocks: pieces.map(({ text }) => text),
    said: pieces.map(({ id }) => id),
    step: steps.at(-1) ?? null,
    term: intent === 'term' ? (termIn(message, subcategory)?.name ?? null) : null,
    wantsTwin: intent === 'similar' && situation.answer !== null,
  };
}
