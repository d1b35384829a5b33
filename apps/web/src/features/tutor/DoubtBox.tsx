import { useQuery } from '@tanstack/react-query';
import type { Question } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { useShortcuts } from '../../shared/browser/shortcuts.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Key } from '../../ui/controls/Key.tsx';
import { inputClass } from '../../ui/fields/input-class.ts';
import { ChatButton } from './ChatButton.tsx';
import { leftWords } from './prompts.ts';
import { threadQuery } from './queries.ts';
import { fetchTutor } from './TutorPanel.tsx';
import { tutor, useDraft } from './tutor.ts';

interface Props {
  sessionId: string;
  question: Question;
}

/** Below a question: a field for a doubt, and a button that opens the chat. */
export function DoubtBox({ sessionId, question }: Props) {
  const field = useId();
  const draft = useDraft(question.id);
  const setDraft = (text: string) => tutor.draft(question.id, text);
  // Most students ask nothing: the thread is fetched only when the field gets focus.
  const [near, setNear] = useState(false);
  const { data: counters } = useQuery({ ...threadQuery(question.id), enabled: near });
  const about = { sessionId, question };
  const turned = useEffectEvent(() => tutor.follow(about));
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on another question or a result
  useEffect(() => turned(), [question]);
  useShortcuts({ t: () => tutor.open(about) });
  // The text stays in the field until the chat has loaded and sends it.
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const doubt = draft.trim();
    tutor.open(about, doubt === '' || counters?.is_locked ? undefined : doubt);
  };
  return (
    <section className="no-print rounded-lg border border-line bg-surface p-5 sm:px-[30px] sm:py-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="type-h3">Still unsure?</h2>
        {counters && <span className="text-ink-2">{leftWords(counters.remaining_messages)}</span>}
      </div>
      <form onSubmit={ask} className="mt-3 flex gap-2.5 max-sm:flex-col">
        <label htmlFor={field} className="sr-only">
          Your doubt
        </label>
        <input
          id={field}
          value={draft}
          autoComplete="off"
          maxLength={figures.doubts.textMost}
          placeholder="Ask about this question"
          onFocus={() => {
            setNear(true);
            fetchTutor();
          }}
          onChange={({ target }) => setDraft(target.value)}
          className={`${inputClass} min-w-0 flex-1`}
        />
        <Button type="submit" look="quiet">
          Ask the tutor
        </Button>
      </form>
      <ChatButton sessionId={sessionId} question={question} className="mt-2 -ml-3">
        <Key className="max-sm:hidden">T</Key>
      </ChatButton>
    </section>
  );
}
