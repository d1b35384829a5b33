import type { User } from '@twelvefold/contract';
import { intentOf, ladderOf, looksTried, type Question, replyTo, type Situation } from '@twelvefold/tutor';
import type { MessageRow, ServedQuestion } from './store.ts';

/** Input of a tutor: question, student's answer, conversation, new message. */
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
  /** Called when a language model is called, which costs money even if the caller leaves. */
  modelCalled(): void;
}

/** A reply, with the fields that are stored. */
export interface Given {
  blocks: string[];
  said: string[];
  intent: string;
  step: number | null;
  term: string | null;
  twinId: string | null;
}

type Blocks = AsyncGenerator<{ block: string }, Given, void>;

/** Yields the final blocks of a reply and returns the whole. Throws without a reply. */
export type Answering = (asked: Consultation, now: Date, signal: AbortSignal) => Blocks;

/** Result of a message to an open similar question. */
type Mark = { kind: 'marked'; text: string } | { kind: 'value'; value: string };

/** Similar questions for the tutor. */
export interface Twins {
  /** Text and id of a similar question; id null with words when none is available. */
  give(user: User, itemId: string, now: Date): Promise<{ id: string | null; text: string }>;
  question(twinId: string): Promise<Question>;
  /** The verdict on an answer; the value when it matches no option; null when the message has no answer. */
  mark(user: User, twinId: string, message: string, now: Date): Promise<Mark | null>;
  /** Reveals the key and the approach. */
  giveUp(user: User, twinId: string, now: Date): Promise<string>;
}

const over = 'twin:over';

/** The last similar question given, unless it is answered. */
function openTwin(messages: readonly MessageRow[]): string | null {
  const last = messages.findLast(({ twin_id, said }) => twin_id !== null || said?.includes(over));
  return last?.said?.includes(over) ? null : (last?.twin_id ?? null);
}

/** Intents that concern the open similar question. */
const aboutTwin: ReadonlySet<string> = new Set(['hint', 'next_hint', 'tell']);

/** Whether the message concerns a similar question, which only the built-in tutor handles. */
export function isAboutTwin({ message, messages }: Pick<Consultation, 'message' | 'messages'>): boolean {
  const intent = intentOf(message);
  return (
    intent === 'similar' || (openTwin(messages) !== null && (aboutTwin.has(intent) || looksTried(message)))
  );
}

/** The next hint of a similar question with its name; after the last, words that the rest is the student's. */
function twinHint(twinId: string, question: Question, { said }: Situation): { id: string; text: string } {
  const id = (rung: number) => `twin:${twinId}:hint:${rung}`;
  const ladder = ladderOf(question);
  const rung = ladder.findIndex((_, i) => !said.includes(id(i)));
  const text = ladder[rung] ?? 'Another hint would give the answer away. Send me a letter or a value.';
  return { id: id(rung), text };
}

/** The reply about an open similar question: verdict, hint or key; null when the message is not about it. */
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

/** The tutor without outside services: similar questions, and replies to all other messages. */
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
