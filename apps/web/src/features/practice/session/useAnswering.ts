import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Letter, PracticeSession, Question } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { useRef } from 'react';
import { call } from '../../../shared/api.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { useWhenBack } from '../../../shared/online.ts';
import { dropAnswer, keepAnswer, keptAnswer, mayBeSentLater, useIsKept } from '../../../shared/outbox.ts';
import { noteAction, noteMismatch, noteProgress } from './notes.ts';
import { questionAt, withAnswer, withSkip } from './progress.ts';
import { questionsQuery } from './queries.ts';
import { skipWords, submitWords } from './words.ts';

/** The text of an option without a leading '(A)'; what is nothing but that marker stays as it is. */
export const withoutMarker = (text: string): string => text.replace(/^\s*\(\s*[A-D]\s*\)\s*(?=\S)/i, '');

export const optionText = (question: Question, letter: Letter): string =>
  ({ A: question.option_a, B: question.option_b, C: question.option_c, D: question.option_d })[letter];

const bounded = (ms: number) => Math.min(Math.max(0, Math.round(ms)), figures.session.longestElapsedMs);

const keptWords = 'It is kept in this browser and is sent as soon as that works again.';

/** False once the answer was sent by other means: then its trouble is over. */
const isOpen = (session: PracticeSession, sent: { question: Question } | undefined): boolean =>
  sent !== undefined && questionAt(session, sent.question.position)?.outcome === null;

/** What did not work, and what would try it again. */
interface Trouble {
  of: 'submit' | 'skip';
  words: string;
}

interface Handlers {
  /** The position is final and its review can be read. */
  onAnswered: (position: number) => void;
  /** The server is at another place than this page was. */
  onMoved: (position: number) => void;
}

/**
 * Submit and skip, one at a time: while one is on its way, further presses do nothing. The server's reply decides what
 * the session looks like; when it refuses the position, the session is read anew and goes on where it stands.
 */
export function useAnswering(session: PracticeSession, { onAnswered, onMoved }: Handlers) {
  const client = useQueryClient();
  const { session_id } = session;
  const query = questionsQuery(session_id);
  const sending = useRef(false);

  const keep = async (change: (known: PracticeSession) => PracticeSession) => {
    // An answer of the questions call that left before this one must not undo it.
    await client.cancelQueries({ queryKey: query.queryKey });
    client.setQueryData(query.queryKey, known => change(known ?? session));
  };
  const readAnew = () => client.fetchQuery({ ...query, staleTime: 0 });

  async function goOnWhereItStands(error: unknown, position: number): Promise<void> {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    noteMismatch('position_refused', { session_id, position, code: error.code });
    const now = await readAnew();
    onMoved(now.current_position);
  }

  const submit = useMutation({
    mutationFn: async ({ question, letter, ms }: { question: Question; letter: Letter; ms: number }) => {
      const { position } = question;
      const place = { session_id, position };
      const answer = withoutMarker(optionText(question, letter));
      const earlier = keptAnswer(place);
      // The same answer once more: it was given when it was first submitted.
      const elapsed_ms = earlier?.letter === letter ? earlier.elapsed_ms : bounded(ms);
      try {
        const result = await call('POST /session/submit', {
          body: { session_id, position, answer, elapsed_ms },
        });
        dropAnswer(place);
        await keep(known => withAnswer(known, position, result));
        onAnswered(position);
        noteAction(session_id, question, 'submit', answer);
        noteProgress(session, question);
        // Another choice on record: this position was answered elsewhere, so more may have happened there.
        if (result.chosen_letter !== letter) await readAnew().catch(() => {});
      } catch (error) {
        if (mayBeSentLater(error)) keepAnswer({ ...place, letter, answer, elapsed_ms });
        else dropAnswer(place);
        await goOnWhereItStands(error, position);
      }
    },
    onSettled: () => {
      sending.current = false;
    },
  });

  const skip = useMutation({
    mutationFn: async ({ question, ms, failed }: { question: Question; ms: number; failed: boolean }) => {
      const { position } = question;
      try {
        const result = await call('POST /session/skip', {
          body: {
            session_id,
            position,
            elapsed_ms: bounded(ms),
            ...(failed && { reason: 'image_failed' as const }),
          },
        });
        dropAnswer({ session_id, position });
        noteAction(session_id, question, failed ? 'image_failed' : 'skip', null);
        noteProgress(session, question);
        if (result.review) await keep(known => withSkip(known, position, result));
        else await readAnew();
      } catch (error) {
        await goOnWhereItStands(error, position);
      }
    },
    onSettled: () => {
      sending.current = false;
    },
  });

  function once(send: () => void): void {
    if (sending.current) return;
    sending.current = true;
    submit.reset();
    skip.reset();
    send();
  }

  const unsent = submit.error && isOpen(session, submit.variables) ? submit.variables : null;
  const waits = useIsKept({ session_id, position: unsent?.question.position ?? 0 });
  useWhenBack(waits, () => unsent && once(() => submit.mutate(unsent)));

  const trouble: Trouble | null = unsent
    ? { of: 'submit', words: `${submitWords(submit.error)}${waits ? ` ${keptWords}` : ''}` }
    : skip.error
      ? { of: 'skip', words: skipWords(skip.error) }
      : null;

  return {
    submit: (question: Question, letter: Letter, ms: number) =>
      once(() => submit.mutate({ question, letter, ms })),
    skip: (question: Question, ms: number, failed = false) =>
      once(() => skip.mutate({ question, ms, failed })),
    submitting: submit.isPending,
    busy: submit.isPending || skip.isPending,
    trouble,
  };
}
export type Answering = ReturnType<typeof useAnswering>;
