import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Intent,
  keyOf,
  type Letter,
  type Question,
  questionOf,
  replyTo,
  type Situation,
  type StoredQuestion,
  type TutorReply,
} from '../../packages/tutor/src/index.ts';

/** A conversation a student would have, written before the matcher was read by whoever wrote it. */
export interface Conversation {
  id: string;
  /** Id of its question. */
  item: string;
  when: 'before' | 'after';
  /** The option answered with; null for a skip. */
  chosen?: Letter | null;
  /** Whether the question is one that came in without steps and slips. */
  plain?: true;
  /** Whether its replies were kept from whoever built the tutor. */
  unseen: boolean;
  /** What is typed, and the intents that are right for it; `try` answers the similar question given before. */
  turns: { text: string; intents: (Intent | 'try')[] }[];
}

export interface Turn {
  text: string;
  intents: readonly string[];
  /** Where the student stood before it. */
  situation: Situation;
  reply: TutorReply;
  ms: number;
}

const read = (name: string) => JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), 'utf8'));

export const conversations = (): Conversation[] => read('conversations');

/** The questions of the conversations by id, as they were in the bank when those were written. */
const stored: Readonly<Record<string, StoredQuestion>> = read('questions');

/** The question of a conversation; a plain one without steps and slips, as an imported question comes. */
export function questionFor({ id, item, plain }: Conversation): Question {
  const question = stored[item];
  if (!question) throw new Error(`The question of ${id} is missing`);
  if (!plain) return questionOf(question);
  return questionOf({
    ...question,
    options: question.options.map(option => ({ ...option, slip: null })),
    solution: { ...question.solution, steps: [] },
  });
}

function answerOf({ when, chosen = null }: Conversation, question: Question): Situation['answer'] {
  if (when === 'before') return null;
  if (chosen === null) return { outcome: 'skipped', chosen };
  return { outcome: chosen === keyOf(question).letter ? 'correct' : 'incorrect', chosen };
}

/** Holds a conversation with the built-in tutor. Answers to a similar question are the practice module's to mark. */
export function hold(conversation: Conversation, question: Question): Turn[] {
  let situation: Situation = { answer: answerOf(conversation, question), said: [], step: null };
  return conversation.turns
    .filter(({ intents }) => !intents.includes('try'))
    .map(({ text, intents }) => {
      const begun = performance.now();
      const reply = replyTo(question, situation, text);
      const turn = { text, intents, situation, reply, ms: performance.now() - begun };
      situation = {
        ...situation,
        said: [...situation.said, ...reply.said],
        wrote: [...(situation.wrote ?? []), text],
        step: reply.step ?? situation.step,
      };
      return turn;
    });
}
