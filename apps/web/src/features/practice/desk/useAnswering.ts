import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Letter, PracticeSession, Question } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { useRef } from 'react';
import { optionText, withoutMarker } from '../../../question/options.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { clockMs } from '../../../shared/browser/time.ts';
import { drop, type Kept, type KeptSkip, keep, keptAt } from '../../../shared/outbox/kept.ts';
import {
  heldSkips,
  noteLost,
  release,
  type Saved,
  sendAside,
  sendKept,
  sendNow,
  unreadOf,
} from '../../../shared/outbox/sending.ts';
import { noteAction, noteMismatch, noteProgress } from '../session/notes.ts';
import { questionAt, withAnswer, withSkip } from '../session/progress.ts';
import { questionsQuery } from '../session/queries.ts';
import { failureWords } from '../session/words.ts';

const bounded = (ms: number) => Math.min(Math.max(0, Math.round(ms)), figures.session.longestElapsedMs);

/** What the student decided about a question. */
type Choice = { kind: 'answer'; letter: Letter } | { kind: 'skip'; imageFailed: boolean };

interface Decision {
  question: Question;
  choice: Choice;
  /** Time on the question. */
  ms: number;
  /** It was kept before and is tried once more. */
  again?: true;
}

/** What did not work, and what would try it again. */
interface Trouble {
  of: Choice['kind'];
  position: number;
  words: string;
}

/** So long a skip can be undone, unless an answer, the end of the session or leaving the page sends it before. */
const heldMs = 10_000;
/** A second press so soon after a skip was meant for the question before. */
const skipRestMs = 600;

interface Handlers {
  /** The position is final and its review can be read. */
  onAnswered: (position: number) => void;
  /** The decision is kept in this browser; its result comes later. */
  onKept: (position: number) => void;
  /** The server is at another place than this page was. */
  onMoved: (position: number) => void;
  /** A skip could not be sent; it stays kept. */
  onSkipFailed: (failed: { position: number; words: string }) => void;
}

const isSame = (kept: Kept, choice: Choice): boolean =>
  kept.kind === 'answer'
    ? choice.kind === 'answer' && choice.letter === kept.letter
    : choice.kind === 'skip' && choice.imageFailed === kept.image_failed;

/** The entry for the outbox. The same decision once more keeps the time of its first try. */
function entryOf(session_id: string, { question, choice, ms }: Decision): Kept {
  const place = { session_id, position: question.position };
  const earlier = keptAt(place);
  if (earlier && isSame(earlier, choice)) return earlier;
  const timed = { ...place, elapsed_ms: bounded(ms) };
  if (choice.kind === 'skip') return { ...timed, kind: 'skip', image_failed: choice.imageFailed };
  const answer = withoutMarker(optionText(question, choice.letter));
  return { ...timed, kind: 'answer', letter: choice.letter, answer };
}

const actionOf = (kept: Kept) =>
  kept.kind === 'answer' ? 'submit' : kept.image_failed ? 'image_failed' : 'skip';

/** What the server made of it is in the session; a position without a review has to be read anew. */
const canBeRead = (saved: Saved): boolean => saved.kind === 'answer' || saved.result.review !== null;

const withSaved = (session: PracticeSession, position: number, saved: Saved): PracticeSession =>
  saved.kind === 'answer'
    ? withAnswer(session, position, saved.result)
    : withSkip(session, position, saved.result);

/**
 * Submit and skip, one at a time: while one is on its way, further presses do nothing. Every decision is kept in this
 * browser until the server has confirmed it. The server's reply decides what the session looks like; when it refuses
 * the position, the session is read anew and goes on where it stands.
 */
export function useAnswering(
  session: PracticeSession,
  { onAnswered, onKept, onMoved, onSkipFailed }: Handlers,
) {
  const client = useQueryClient();
  const { session_id } = session;
  const query = questionsQuery(session_id);
  const sending = useRef(false);
  const skippedAt = useRef(Number.NEGATIVE_INFINITY);
  const readAnew = () => client.fetchQuery({ ...query, staleTime: 0 });

  async function takeIn({ position }: Kept, saved: Saved): Promise<void> {
    // An answer of the questions call that left before this one must not undo it.
    await client.cancelQueries({ queryKey: query.queryKey });
    client.setQueryData(query.queryKey, known => withSaved(known ?? session, position, saved));
  }

  async function settle(kept: Kept, question: Question, saved: Saved): Promise<void> {
    const { position } = kept;
    await takeIn(kept, saved);
    if (saved.kind === 'answer') onAnswered(position);
    noteAction(session_id, question, actionOf(kept), kept.kind === 'answer' ? kept.answer : null);
    noteProgress(session, question);
    // Another choice on record: this position was answered elsewhere, so more may have happened there.
    const other =
      kept.kind === 'answer' && saved.kind === 'answer' && saved.result.chosen_letter !== kept.letter;
    if (other || !canBeRead(saved) || unreadOf(session_id).length > 0) await readAnew().catch(() => {});
  }

  async function goOnWhereItStands(error: unknown, kept: Kept): Promise<void> {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    const { position } = kept;
    noteMismatch('position_refused', { session_id, position, code: error.code });
    noteLost(kept, error.message);
    const now = await readAnew();
    onMoved(now.current_position);
  }

  /** A skip is final from here on. It is sent beside the question on screen; where that fails it waits like any other. */
  async function sendSkip(held: KeptSkip): Promise<void> {
    const { position } = held;
    const outcome = await sendAside(release(held), saved => takeIn(held, saved));
    if (outcome?.kind === 'waits') onSkipFailed({ position, words: failureWords.skip(outcome.error) });
    if (outcome?.kind === 'refused') await goOnWhereItStands(outcome.error, held).catch(() => {});
    const question = questionAt(session, position);
    if (outcome?.kind !== 'saved' || !question) return;
    noteAction(session_id, question, 'skip', null);
    noteProgress(session, question);
    if (!canBeRead(outcome.saved)) await readAnew().catch(() => {});
  }

  async function sendHeld(): Promise<void> {
    for (const held of heldSkips(session_id)) await sendSkip(held);
  }

  const send = useMutation({
    mutationFn: async (decision: Decision) => {
      const kept = entryOf(session_id, decision);
      keep(kept);
      await sendHeld();
      const outcome = await sendNow(kept);
      switch (outcome.kind) {
        case 'saved':
          return settle(kept, decision.question, outcome.saved);
        case 'waits':
          onKept(kept.position);
          throw outcome.error;
        case 'refused':
          return goOnWhereItStands(outcome.error, kept);
      }
    },
    onSettled: () => {
      sending.current = false;
    },
  });

  function decide(decision: Decision): void {
    if (sending.current) return;
    sending.current = true;
    send.mutate(decision);
  }

  /** False once the decision was sent by other means: then its trouble is over. */
  const failed = send.error ? send.variables : null;
  const isOpen = failed && questionAt(session, failed.question.position)?.outcome === null;
  const trouble: Trouble | null =
    failed && isOpen
      ? {
          of: failed.choice.kind,
          position: failed.question.position,
          words: failureWords[failed.choice.kind](send.error),
        }
      : null;

  return {
    submit: (question: Question, letter: Letter, ms: number) =>
      decide({ question, choice: { kind: 'answer', letter }, ms }),
    /** Skips a question; it can be undone for a while. */
    skip: (question: Question, ms: number) => {
      if (sending.current || performance.now() - skippedAt.current < skipRestMs) return;
      skippedAt.current = performance.now();
      keep({
        kind: 'skip',
        session_id,
        position: question.position,
        elapsed_ms: bounded(ms),
        image_failed: false,
        until: clockMs() + heldMs,
      });
    },
    undo: (held: KeptSkip) => drop(held),
    /** Sends what could be undone until now: all of it, or the first, whose time is over. */
    sendHeld,
    /** Sends everything that waits, what is on its way included. */
    sendEarlier: async () => {
      await sendHeld();
      await sendKept(session_id);
    },
    sendFirstHeld: async () => {
      const [first] = heldSkips(session_id);
      if (first) await sendSkip(first);
    },
    /** Its picture did not load: passed over, which is no skip. */
    passOver: (question: Question, ms: number) =>
      decide({ question, choice: { kind: 'skip', imageFailed: true }, ms }),
    /** Tries to send what is kept for a question. */
    again: (question: Question, kept: Kept) =>
      decide({
        question,
        choice:
          kept.kind === 'answer'
            ? { kind: 'answer', letter: kept.letter }
            : { kind: 'skip', imageFailed: kept.image_failed },
        ms: kept.elapsed_ms,
        again: true,
      }),
    submitting: send.isPending && send.variables.choice.kind === 'answer',
    busy: send.isPending,
    tryingAgain: send.isPending && send.variables.again === true,
    /** The position whose decision is on its way. */
    busyWith: send.isPending ? send.variables.question.position : null,
    trouble,
  };
}
export type Answering = ReturnType<typeof useAnswering>;
