import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DoubtHistory, DoubtReply } from '@twelvefold/contract';
import { useState } from 'react';
import { wordsFor } from '../../shared/api/api-error.ts';
import { stream } from '../../shared/api/transfers.ts';
import { keys } from '../../shared/query/keys.ts';
import { threadQuery } from './queries.ts';

/** A doubt on its way: the blocks of its reply that stand already, or why it has none. */
export interface Pending {
  text: string;
  blocks: string[];
  trouble: string | null;
}

const failed = 'Failed to send your doubt. Please try again.';

async function askTutor(
  place: { question_id: string; session_id: string; message: string },
  onBlock: (block: string) => void,
): Promise<DoubtReply> {
  const parts = stream('POST /doubts/ask', { body: place });
  for (;;) {
    const next = await parts.next();
    if (next.done) return next.value;
    onBlock(next.value.block);
  }
}

/** The thread with a doubt and its reply behind it. */
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

/** The conversation about a question. A doubt that failed keeps its text, to be sent again. */
export function useChat(sessionId: string, questionId: string) {
  const client = useQueryClient();
  const thread = useQuery(threadQuery(questionId));
  const [pending, setPending] = useState<Pending | null>(null);
  const busy = pending !== null && pending.trouble === null;
  const send = async (text: string): Promise<void> => {
    if (busy) return;
    setPending({ text, blocks: [], trouble: null });
    try {
      const place = { question_id: questionId, session_id: sessionId, message: text };
      const given = await askTutor(place, block =>
        setPending(now => now && { ...now, blocks: [...now.blocks, block] }),
      );
      client.setQueryData<DoubtHistory>(keys.doubts(questionId), now => withReply(now, text, given));
      setPending(given.success ? null : { text, blocks: [], trouble: given.error ?? failed });
    } catch (error) {
      setPending({ text, blocks: [], trouble: wordsFor(error, failed) });
    }
  };
  return { thread, pending, busy, send, drop: () => setPending(null) };
}

export type Chat = ReturnType<typeof useChat>;
