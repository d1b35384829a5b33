import type { Question } from '@twelvefold/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { TutorDrawer } from './TutorDrawer.tsx';
import { useChat } from './useChat.ts';

interface Props {
  sessionId: string;
  question: Question;
  /** Sends what has to come first, before anything is asked about the question. */
  reach: (() => Promise<void>) | null;
  /** `doubt` is sent once for every new object. */
  asked: { open: boolean; doubt: string | null };
  draft: string;
  onDraft: (text: string) => void;
  onClose: () => void;
}

/** The chat about a question. It goes on while its drawer is closed: a reply that was on its way is there afterwards. */
export function Tutor({ sessionId, question, reach, asked, draft, onDraft, onClose }: Props) {
  const chat = useChat(sessionId, question.id, reach);
  const sent = useRef<object | null>(null);
  const send = useEffectEvent(() => {
    if (asked.doubt === null || sent.current === asked) return;
    sent.current = asked;
    // While a reply is on its way the next doubt waits in the drawer's own field.
    if (chat.busy) return onDraft(asked.doubt);
    // What was typed since, while the chat was being fetched, stays.
    if (draft.trim() === asked.doubt) onDraft('');
    void chat.send(asked.doubt);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked is the event
  useEffect(() => send(), [asked]);
  if (!asked.open) return null;
  return <TutorDrawer question={question} chat={chat} draft={draft} onDraft={onDraft} onClose={onClose} />;
}
