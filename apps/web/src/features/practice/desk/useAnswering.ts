import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Letter, PracticeSession, Question } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { useRef } from 'react';
import { optionText, withoutMarker } from '../../../question/options.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { type Kept, keep, keptAt } from '../../../shared/outbox/kept.ts';
import { noteLost, type Saved, sendNow, unreadOf } from '../../../shared/outbox/sending.ts';
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

interface Handlers {
  /** The position is final and its review can be read. */
  onAnswered: (position: number) => void;
  /** The decision is kept in this browser; its result comes later. */
  onKept: (position: number) => void;
  /** The server is at another place than this page was. */
  onMoved: (position: number) => void;
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
export function useAnswering(session: PracticeSession, { onAnswered, onKept, onMoved }: Handlers) {
  const client = useQueryClient();
  const { session_id } = session;
  const query = questionsQuery(session_id);
  const sending = useRef(false);
  const readAnew = () => client.fetchQuery({ ...query, staleTime: 0 });

  async function settle(kept: Kept, question: Question, saved: Saved): Promise<void> {
    const { position } = kept;
    // An answer of the questions call that left before this one must not undo it.
    await client.cancelQueries({ queryKey: query.queryKey });
    client.setQueryData(query.queryKey, known => withSaved(known ?? session, position, saved));
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

  const send = useMutation({
    mutationFn: async (decision: Decision) => {
      const kept = entryOf(session_id, decision);
      keep(kept);
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
    skip: (question: Question, ms: number, imageFailed = false) =>
      decide({ question, choice: { kind: 'skip', imageFailed }, ms }),
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
