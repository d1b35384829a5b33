import type { Question } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { type FormEvent, Suspense, useId, useState } from 'react';
import { useShortcuts } from '../../shared/browser/shortcuts.ts';
import { fitted } from '../../shared/form/fitting.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Key } from '../../ui/controls/Key.tsx';
import { inputClass } from '../../ui/fields/Field.tsx';
import { Notice } from '../../ui/notices/Banner.tsx';
import { ErrorBoundary } from '../../ui/notices/ErrorBoundary.tsx';
import { lazy } from '../../ui/waiting/lazy.tsx';
import { leftWords } from './prompts.ts';
import { useChat } from './useChat.ts';

const TutorDrawer = lazy(() => import('./TutorDrawer.tsx').then(part => part.TutorDrawer));

interface Props {
  sessionId: string;
  question: Question;
}

/** Under a question: a line for a doubt, and the way into the chat about it. */
export function DoubtBox({ sessionId, question }: Props) {
  const field = useId();
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState('');
  const chat = useChat(sessionId, question.id);
  const counters = chat.thread.data;
  const left = counters?.remaining_messages ?? figures.doubts.messages;
  const show = () => setOpen(true);
  useShortcuts({ t: show });
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const text = draft.trim();
    show();
    if (text === '' || chat.busy || counters?.is_locked) return;
    setDraft('');
    void chat.send(text);
  };
  return (
    <section className="no-print mt-7 rounded-lg border border-line bg-surface p-5 sm:px-[30px] sm:py-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="type-h3">Still unsure?</h2>
        <span className="text-ink-2">{leftWords(left)}</span>
      </div>
      <form onSubmit={ask} className="mt-3 flex gap-2.5 max-sm:flex-col">
        <label htmlFor={field} className="sr-only">
          Your doubt
        </label>
        <input
          id={field}
          value={draft}
          autoComplete="off"
          placeholder="Ask about this question"
          onFocus={() => void TutorDrawer.preload().catch(() => {})}
          onChange={({ target }) => setDraft(fitted(draft, target.value, figures.doubts.textMost).text)}
          className={`${inputClass} min-w-0 flex-1`}
        />
        <Button type="submit" look="quiet">
          Ask the tutor
        </Button>
      </form>
      <Button look="text" size="small" className="mt-2 -ml-3" aria-haspopup="dialog" onClick={show}>
        Chat with the tutor
        <Key className="max-sm:hidden">T</Key>
      </Button>
      {open && (
        <ErrorBoundary
          fallback={() => <Notice tone="error">The chat could not be loaded. Please try again.</Notice>}
        >
          <Suspense fallback={null}>
            <TutorDrawer
              question={question}
              chat={chat}
              draft={draft}
              onDraft={setDraft}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </section>
  );
}
