import { useMutation } from '@tanstack/react-query';
import type { Letter, PracticeSession, Question } from '@twelvefold/contract';
import { useRef } from 'react';
import { type Kept, keep } from '../../../shared/outbox/kept.ts';
import { sendKept, sendNow } from '../../../shared/outbox/sending.ts';
import { questionAt } from '../session/progress.ts';
import { failureWords } from '../session/words.ts';
import { type Choice, choiceOf, type Decision, entryOf } from './decision.ts';
import { useRecording } from './useRecording.ts';
import { useSkipping } from './useSkipping.ts';

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
  /** A skip could not be sent; it stays kept. */
  onSkipFailed: (failed: { position: number; words: string }) => void;
}

/** Sends a decision on the question on screen, after the skips that were held; one at a time. */
function useSending(session: PracticeSession, handlers: Handlers, sendHeld: () => Promise<void>) {
  const { takeIn, readRest, placeAfter } = useRecording(session);
  const sending = useRef(false);
  const send = useMutation({
    mutationFn: async (decision: Decision) => {
      const kept = entryOf(session.session_id, decision);
      keep(kept);
      await sendHeld();
      const outcome = await sendNow(kept);
      switch (outcome.kind) {
        case 'saved':
          await takeIn(kept, outcome.saved);
          if (outcome.saved.kind === 'answer') handlers.onAnswered(kept.position);
          return readRest(kept, outcome.saved);
        case 'waits':
          handlers.onKept(kept.position);
          throw outcome.error;
        case 'refused':
          return handlers.onMoved(await placeAfter(outcome.error, kept));
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
  return { send, sending, decide };
}

/** Null once the decision was sent by other means: then its trouble is over. */
function troubleOf(
  session: PracticeSession,
  { error, variables }: ReturnType<typeof useSending>['send'],
): Trouble | null {
  const position = variables?.question.position;
  if (!error || position === undefined || questionAt(session, position)?.outcome !== null) return null;
  const of = variables.choice.kind;
  return { of, position, words: failureWords[of](error) };
}

/**
 * Submit and skip, one at a time: while one is on its way, further presses do nothing. Every decision is kept in this
 * browser until the server has confirmed it. The server's reply decides what the session looks like; when it refuses
 * the position, the session is read anew and goes on where it stands.
 */
export function useAnswering(session: PracticeSession, handlers: Handlers) {
  const { skip, undo, sendHeld, sendFirstHeld } = useSkipping(session, handlers);
  const { send, sending, decide } = useSending(session, handlers, sendHeld);
  return {
    submit: (question: Question, letter: Letter, ms: number) =>
      decide({ question, choice: { kind: 'answer', letter }, ms }),
    skip: (question: Question, ms: number) => {
      if (!sending.current) skip(question, ms);
    },
    undo,
    sendHeld,
    sendFirstHeld,
    /** Sends everything that waits, what is on its way included. */
    sendEarlier: async () => {
      await sendHeld();
      await sendKept(session.session_id);
    },
    /** Its picture did not load: passed over, which is no skip. */
    passOver: (question: Question, ms: number) =>
      decide({ question, choice: { kind: 'skip', imageFailed: true }, ms }),
    /** Tries to send what is kept for a question. */
    again: (question: Question, kept: Kept) =>
      decide({ question, choice: choiceOf(kept), ms: kept.elapsed_ms, again: true }),
    submitting: send.isPending && send.variables.choice.kind === 'answer',
    busy: send.isPending,
    tryingAgain: send.isPending && send.variables.again === true,
    /** The position whose decision is on its way. */
    busyWith: send.isPending ? send.variables.question.position : null,
    trouble: troubleOf(session, send),
  };
}
export type Answering = ReturnType<typeof useAnswering>;
