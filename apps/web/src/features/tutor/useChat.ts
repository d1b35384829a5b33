import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DoubtHistory, DoubtReply } from '@twelvefold/contract';
import { useRef, useState } from 'react';
import { ApiError, isUnanswered, wordsFor } from '../../shared/api/api-error.ts';
import { reportCrash } from '../../shared/api/crash-report.ts';
import { stream } from '../../shared/api/transfers.ts';
import { sendLog } from '../../shared/log/sending.ts';
import { threadQuery } from './queries.ts';

/** A doubt without a complete reply: the blocks received so far, or the error. */
export interface Pending {
  text: string;
  blocks: string[];
  trouble: string | null;
}

const failed = 'Failed to send your doubt. Please try again.';
const stopped = 'You stopped waiting. Your doubt is kept here.';

async function askTutor(
  body: { question_id: string; session_id: string; message: string },
  signal: AbortSignal,
  onBlock: (block: string) => void,
): Promise<DoubtReply> {
  const parts = stream('POST /doubts/ask', { body, signal });
  for (;;) {
    const next = await parts.next();
    if (next.done) return next.value;
    onBlock(next.value.block);
  }
}

/** The thread with a doubt and its reply added. */
function withReply(thread: DoubtHistory | undefined, text: string, given: DoubtReply): DoubtHistory {
  const { message_count, remaining_messages, is_locked, reply } = given;
  const added = reply ? [{ role: 'user' as const, content: text, timestamp: reply.timestamp }, reply] : [];
  return {
    message_count,
    remaining_messages,
    is_locked,
    messages: [...(thread?.messages ?? []), ...added],
  };
}

/** A doubt whose reply was not received in full: the server may have stored both. */
interface LostReply {
  text: string;
  /** Number of messages in the thread before it. */
  before: number;
}

const wasAnswered = ({ messages }: DoubtHistory, { text, before }: LostReply): boolean =>
  messages.slice(before).some(({ role, content }) => role === 'user' && content === text);

/** Whether the server may have answered: it did not refuse, or is still working. */
const mayBeAnswered = (error: unknown): boolean =>
  !(error instanceof ApiError) || isUnanswered(error) || error.code === 'doubt_in_progress';

/**
 * The conversation about a question. A doubt that failed or was stopped keeps its text for another try; if it was
 * answered meanwhile, the reply is read from the thread and uses no second message.
 */
export function useChat(sessionId: string, questionId: string) {
  const client = useQueryClient();
  const query = threadQuery(questionId);
  const thread = useQuery(query);
  const [pending, setPending] = useState<Pending | null>(null);
  const waiting = useRef<AbortController | null>(null);
  const lostReply = useRef<LostReply | null>(null);
  const busy = pending !== null && pending.trouble === null;

  /** The reply; null when the thread already has it. */
  async function answerTo(text: string, signal: AbortSignal, onBlock: (block: string) => void) {
    // The server takes doubts only once all earlier decisions have arrived.
    await sendLog();
    // Loads the thread first, so that the reply is added after the earlier messages.
    await client.ensureQueryData(query).catch(() => undefined);
    const last = lostReply.current;
    if (last) {
      const now = await client.fetchQuery({ ...query, staleTime: 0 });
      const answered = wasAnswered(now, last);
      if (answered) lostReply.current = null;
      if (answered && last.text === text) return null;
    }
    signal.throwIfAborted();
    const before = client.getQueryData<DoubtHistory>(query.queryKey)?.messages.length ?? 0;
    try {
      const place = { question_id: questionId, session_id: sessionId, message: text };
      const given = await askTutor(place, signal, onBlock);
      // The server answers one doubt after the other, so the earlier one is settled.
      lostReply.current = null;
      return given;
    } catch (error) {
      if (mayBeAnswered(error)) lostReply.current ??= { text, before };
      throw error;
    }
  }

  async function send(text: string): Promise<void> {
    if (waiting.current) return;
    const controller = new AbortController();
    waiting.current = controller;
    const ifWaited = (change: (now: Pending) => Pending | null) => {
      if (waiting.current === controller) setPending(now => now && change(now));
    };
    setPending({ text, blocks: [], trouble: null });
    try {
      const given = await answerTo(text, controller.signal, block =>
        ifWaited(now => ({ ...now, blocks: [...now.blocks, block] })),
      );
      if (given) {
        // An older thread still being fetched would overwrite the reply.
        await client.cancelQueries({ queryKey: query.queryKey });
        client.setQueryData<DoubtHistory>(query.queryKey, now => withReply(now, text, given));
      }
      ifWaited(() => (!given || given.success ? null : { text, blocks: [], trouble: given.error ?? failed }));
    } catch (error) {
      reportCrash(error);
      ifWaited(() => ({ text, blocks: [], trouble: wordsFor(error, failed) }));
    } finally {
      if (waiting.current === controller) waiting.current = null;
    }
  }

  return {
    thread,
    pending,
    busy,
    send,
    /** Stops waiting: a reply not yet written uses no message. */
    stop: () => {
      waiting.current?.abort();
      waiting.current = null;
      setPending(now => now && { ...now, blocks: [], trouble: stopped });
    },
  };
}
