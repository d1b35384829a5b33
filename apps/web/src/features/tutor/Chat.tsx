import { figures } from '@twelvefold/contract/figures';
import { useEffect, useEffectEvent, useRef } from 'react';
import { WithMaths } from '../../question/maths/WithMaths.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { Notice } from '../../ui/notices/Banner.tsx';
import { Composer } from './Composer.tsx';
import { Conversation } from './Conversation.tsx';
import { leftWords, promptsFor } from './prompts.ts';
import { type About, tutor, useDraft, useTutor } from './tutor.ts';
import { useChat } from './useChat.ts';

const { messages: most } = figures.doubts;

const introduction = (open: boolean) =>
  open
    ? 'I give hints and check your lines. The answer stays yours until you have chosen.'
    : 'I start from what you did. Ask about your option, a step, a number or a word.';

/** Sends a doubt written below the question, once; while another reply is awaited it stays in the field. */
function useAsked(questionId: string, busy: boolean, send: (doubt: string) => void): void {
  const { asked } = useTutor();
  const sent = useRef<object | null>(null);
  const act = useEffectEvent(() => {
    if (!asked || sent.current === asked) return;
    sent.current = asked;
    if (busy) return tutor.draft(questionId, asked.doubt);
    tutor.draft(questionId, '');
    send(asked.doubt);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each new doubt
  useEffect(() => act(), [asked]);
}

export function Chat({ sessionId, question }: About) {
  const chat = useChat(sessionId, question.id);
  const { thread, pending, busy, send, stop } = chat;
  const draft = useDraft(question.id);
  const onDraft = (text: string) => tutor.draft(question.id, text);
  const field = useRef<HTMLTextAreaElement>(null);
  useAsked(question.id, busy, doubt => void send(doubt));
  const { about } = useTutor();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each opening
  useEffect(() => {
    if (tutor.takeFocus()) field.current?.focus({ preventScroll: true });
  }, [about]);
  const locked = thread.data?.is_locked ?? false;
  const messages = thread.data?.messages ?? [];
  const sendDraft = () => {
    const text = draft.trim();
    if (text === '' || busy || locked) return;
    onDraft('');
    void send(text);
  };
  /** Moves focus to the field when the pressed button disappears. */
  const write = () => field.current?.focus();
  const quick = (text: string) => {
    if (!busy && !locked) void send(text);
  };
  const empty = messages.length === 0 && !pending;
  return (
    <>
      <p className="type-small mb-2 text-ink-2">
        Question {question.position}. {leftWords(thread.data?.remaining_messages ?? most)}
      </p>
      <div
        role="log"
        aria-label="Conversation"
        // Focusable, so that a long conversation scrolls by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        tabIndex={0}
        className="-mx-5 min-h-0 flex-1 overflow-y-auto border-y border-line bg-paper px-5 py-4"
      >
        {thread.isFetching && !thread.data && <p className="text-ink-2">Loading the conversation...</p>}
        {empty && !thread.isFetching && (
          <p className="mb-4 text-ink-2">{introduction(question.outcome === null)}</p>
        )}
        <WithMaths needed={false}>
          <Conversation
            messages={messages}
            pending={pending}
            onStop={() => {
              stop();
              write();
            }}
            onRetry={text => {
              void send(text);
              write();
            }}
          />
        </WithMaths>
      </div>
      <div className="pt-3">
        {locked ? (
          <Notice tone="info">
            You have used all {most} messages for this question. The conversation stays here to be read.
          </Notice>
        ) : (
          <>
            {/* One row on a phone, whose keyboard leaves little room for the conversation. */}
            <ul
              aria-label="Quick questions"
              className="mb-3 flex flex-wrap gap-2 max-sm:-mx-5 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-5 max-sm:py-1"
            >
              {promptsFor(question.outcome).map(prompt => (
                <li key={prompt} className="shrink-0">
                  <Button look="quiet" size="small" blocked={busy} onClick={() => quick(prompt)}>
                    {prompt}
                  </Button>
                </li>
              ))}
            </ul>
            <Composer value={draft} busy={busy} onValue={onDraft} onSend={sendDraft} field={field} />
          </>
        )}
      </div>
    </>
  );
}
