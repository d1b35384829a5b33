import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixedBank, type Item, placeOf, solutionTexts } from '../../packages/content/src/index.ts';
import {
  type Intent,
  keyOf,
  type Letter,
  type Question,
  questionOf,
  replyTo,
  type Situation,
  type TutorReply,
} from '../../packages/tutor/src/index.ts';

/** A conversation a student would have, written before the matcher was read by whoever wrote it. */
export interface Conversation {
  id: string;
  /** Id of an item of the fixed bank. */
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

/** The parts of an item as the tutor takes them; `plain` without steps and slips, as an imported question comes. */
export function asked(item: Item, plain = false): Question {
  const { subcategory, type } = placeOf(item.type);
  return questionOf({
    stem: item.stem,
    options: item.options.map(({ letter, text, slip }) => ({
      letter,
      text,
      slip: plain ? null : (slip?.words ?? null),
    })),
    key: item.key,
    solution: {
      ...solutionTexts(item),
      steps: plain ? [] : item.solution.steps.map(({ says, works }) => ({ says, works })),
    },
    topic: { code: item.type, subcategory: subcategory.name, type: type.name },
  });
}

export const conversations = (): Conversation[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'conversations.json'), 'utf8'));

/** The question of a conversation. */
export function questionFor({ id, item, plain }: Conversation): Question {
  const found = fixedBank().find(one => one.id === item);
  if (!found)
    throw new Error(`The item of ${id} is not in the bank any more: draw another and write it anew`);
  return asked(found, plain);
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
        step: reply.step ?? situation.step,
      };
      return turn;
    });
}
