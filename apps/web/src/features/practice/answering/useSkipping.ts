import { notifyManager } from '@tanstack/react-query';
import type { PracticeSession, Question } from '@twelvefold/contract';
import { useRef } from 'react';
import { clockMs } from '../../../shared/browser/time.ts';
import { drop, type KeptSkip, keep } from '../../../shared/outbox/kept.ts';
import { heldSkips, release, sendAside } from '../../../shared/outbox/sending.ts';
import { elapsedMs } from '../../../shared/practice/elapsed-ms.ts';
import { failureWords } from '../session/words.ts';
import { useRecording } from './useRecording.ts';

/** So long a skip can be undone, unless an answer, the end of the session or leaving the page sends it before. */
const heldMs = 10_000;
/** A second press so soon after a skip, on the question behind it, was meant for the one that is skipped. */
const skipRestMs = 600;

/** The page has drawn what the cache holds: until then a question that is no longer kept would look open again. */
const drawn = () => new Promise<void>(resolve => notifyManager.schedule(resolve));

interface Handlers {
  /** The server is at another place than this page was. */
  onMoved: (position: number) => void;
  /** A skip could not be sent; it stays kept. */
  onSkipFailed: (failed: { position: number; words: string }) => void;
}

/** Skips: each is held for a while, in which it can be undone, and sent beside the question on screen. */
export function useSkipping(session: PracticeSession, { onMoved, onSkipFailed }: Handlers) {
  const { session_id } = session;
  const { takeIn, readRest, placeAfter } = useRecording(session);
  const last = useRef({ position: 0, at: Number.NEGATIVE_INFINITY });

  /** It is final from here on; where it cannot be sent it waits like any other. */
  async function sendSkip(held: KeptSkip): Promise<void> {
    const { position } = held;
    const outcome = await sendAside(release(held), async saved => {
      await takeIn(held, saved);
      await drawn();
    });
    if (outcome?.kind === 'waits') onSkipFailed({ position, words: failureWords.skip(outcome.error) });
    if (outcome?.kind === 'refused') await placeAfter(outcome.error, held).then(onMoved, () => {});
    if (outcome?.kind === 'saved') await readRest(held, outcome.saved);
  }

  return {
    /** Skips a question; it can be undone for a while. */
    skip: ({ position }: Question, ms: number) => {
      const at = performance.now();
      if (position === last.current.position + 1 && at - last.current.at < skipRestMs) return;
      last.current = { position, at };
      keep({
        kind: 'skip',
        session_id,
        position,
        elapsed_ms: elapsedMs(ms),
        image_failed: false,
        until: clockMs() + heldMs,
      });
    },
    undo: (held: KeptSkip) => drop(held),
    /** Sends what could be undone until now. */
    sendHeld: async () => {
      for (const held of heldSkips(session_id)) await sendSkip(held);
    },
    /** Sends the first of them, whose time is over. */
    sendFirstHeld: async () => {
      const [first] = heldSkips(session_id);
      if (first) await sendSkip(first);
    },
  };
}
