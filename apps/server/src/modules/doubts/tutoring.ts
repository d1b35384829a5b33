import type { User } from '@twelvefold/contract';
import { intentOf, ladderOf, looksTried, type Question, replyTo, type Situation } from '@twelvefold/tutor';
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
  /** Told when a language model is called: that costs money, also when nobody waits for the reply. */
  modelCalled(): void;
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

/** What came of a message to a similar question that is open. */
type Mark = { kind: 'marked'; text: string } | { kind: 'value'; value: string };

/** Similar questions that a tutor can give and have answered. */
export interface Twins {
  /** The text of a similar question and its id; words alone where there is none to be had. */
  give(user: User, itemId: string, now: Date): Promise<{ id: string | null; text: string }>;
  question(twinId: string): Promise<Question>;
  /** The verdict on an answer to it; the value where it is none of the options; null where a message gives no answer. */
  mark(user: User, twinId: string, message: string, now: Date): Promise<Mark | null>;
  /** Its key, and how it is found. */
  giveUp(user: User, twinId: string, now: Date): Promise<string>;
}

const over = 'twin:over';

/** The similar question that was given last and is not answered yet. */
function openTwin(messages: readonly MessageRow[]): string | null {
  const last = messages.findLast(({ twin_id, said }) => twin_id !== null || said?.includes(over));
  return last?.said?.includes(over) ? null : (last?.twin_id ?? null);
}

/** Messages that, while a similar question is open, are about that one. */
const aboutTwin: ReadonlySet<string> = new Set(['hint', 'next_hint', 'tell']);

/** Similar questions are given and marked by the built-in tutor alone. */
export function isAboutTwin({ message, messages }: Pick<Consultation, 'message' | 'messages'>): boolean {
  const intent = intentOf(message);
  return (
    intent === 'similar' || (openTwin(messages) !== null && (aboutTwin.has(intent) || looksTried(message)))
  );
}

/** The next hint of a similar question, named by its rung; when all are said, a word that the rest is the student's. */
function twinHint(twinId: string, question: Question, { said }: Situation): { id: string; text: string } {
  const id = (rung: number) => `twin:${twinId}:hint:${rung}`;
  const ladder = ladderOf(question);
  const rung = ladder.findIndex((_, i) => !said.includes(id(i)));
  const text = ladder[rung] ?? 'Another hint would give the answer away. Send me a letter or a value.';
  return { id: id(rung), text };
}

/** What is said on a similar question that is open: a verdict, a hint, its key; null where a message is not about it. */
async function onTwin(
  twins: Twins,
  id: string,
  { user, message, situation }: Consultation,
  now: Date,
): Promise<Given | null> {
  const given = { intent: intentOf(message), step: null, term: null };
  const mark = await twins.mark(user, id, message, now);
  if (mark?.kind === 'marked')
    return { ...given, intent: 'check', blocks: [mark.text], said: [over], twinId: null };
  if (!mark && given.intent === 'tell')
    return { ...given, blocks: [await twins.giveUp(user, id, now)], said: [over], twinId: null };
  if (!mark && !aboutTwin.has(given.intent)) return null;
  const hint = twinHint(id, await twins.question(id), situation);
  const none = mark
    ? [`${mark.value} is none of its four options, so it is not marked. Here is a way on.`]
    : [];
  return {
    ...given,
    blocks: [...none, hint.text],
    said: [...none.map(() => 'twin:none'), hint.id],
    twinId: id,
  };
}

const kept = (reply: ReturnType<typeof replyTo>) => ({
  said: reply.said,
  intent: reply.intent,
  step: reply.step,
  term: reply.term,
});

/** The tutor without any outside service: it gives and marks similar questions, and answers the rest by itself. */
export function builtInTutor(twins: Twins): Answering {
  return async function* answer(asked, now) {
    const { user, itemId, question, situation, messages, message } = asked;
    const open = openTwin(messages);
    const tried = open ? await onTwin(twins, open, asked, now) : null;
    if (tried) {
      for (const block of tried.blocks) yield { block };
      return tried;
    }
    const reply = replyTo(question, situation, message);
    const twin = reply.wantsTwin ? await twins.give(user, itemId, now) : null;
    const blocks = twin ? (twin.id ? [...reply.blocks, twin.text] : [twin.text]) : reply.blocks;
    for (const block of blocks) yield { block };
    return { ...kept(reply), blocks, twinId: twin?.id ?? null };
  };
}
