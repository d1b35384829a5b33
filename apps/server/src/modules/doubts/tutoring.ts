import type { User } from '@twelvefold/contract';
import { type Question, replyTo, type Situation } from '@twelvefold/tutor';
import type { MessageRow, ServedQuestion } from './store.ts';

/** All that a tutor is told: one question, one student's way with it, and the new message. */
export interface Consultation {
  user: User;
  itemId: string;
  question: Question;
  answer: ServedQuestion['answer'];
  /** When the question was served. */
  since: Date;
  situation: Situation;
  /** The thread so far. */
  messages: readonly MessageRow[];
  message: string;
}

/** A reply, with what is kept of it. */
export interface Given {
  blocks: string[];
  said: string[];
  intent: string;
  step: number | null;
  term: string | null;
  twinId: string | null;
}

type Blocks = AsyncGenerator<{ block: string }, Given, void>;

/** Yields the blocks of a reply as each is final, and returns all of it. Throws where there is none. */
export type Answering = (asked: Consultation, now: Date, signal: AbortSignal) => Blocks;

/** Similar questions that a tutor can give and have answered. */
export interface Twins {
  /** The text of a similar question and its id; words alone where there is none to be had. */
  give(user: User, itemId: string, now: Date): Promise<{ id: string | null; text: string }>;
  /** The verdict on an answer to it. */
  mark(user: User, twinId: string, message: string, now: Date): Promise<string | null>;
}

const kept = (reply: ReturnType<typeof replyTo>) => ({
  said: reply.said,
  intent: reply.intent,
  step: reply.step,
  term: reply.term,
});

/** The tutor without any outside service: it gives and marks similar questions, and answers the rest by itself. */
export function builtInTutor(twins: Twins): Answering {
  return async function* answer({ user, itemId, question, situation, messages, message }, now) {
    const open = messages.at(-1)?.twin_id;
    const verdict = open ? await twins.mark(user, open, message, now) : null;
    if (verdict !== null) {
      const given = { blocks: [verdict], said: [], intent: 'check', step: null, term: null, twinId: null };
      yield { block: verdict };
      return given;
    }
    const reply = replyTo(question, situation, message);
    const twin = reply.wantsTwin ? await twins.give(user, itemId, now) : null;
    const blocks = twin ? (twin.id ? [...reply.blocks, twin.text] : [twin.text]) : reply.blocks;
    for (const block of blocks) yield { block };
    return { ...kept(reply), blocks, twinId: twin?.id ?? null };
  };
}
