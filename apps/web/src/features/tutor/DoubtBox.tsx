import { useQuery } from '@tanstack/react-query';
import type { Question } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { type FormEvent, useId, useState } from 'react';
import { useShortcuts } from '../../shared/browser/shortcuts.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Key } from '../../ui/controls/Key.tsx';
import { inputClass } from '../../ui/fields/input-class.ts';
import { fetchTutor, OpenTutor, TutorButton, useTutor } from './OpenTutor.tsx';
import { leftWords } from './prompts.ts';
import { threadQuery } from './queries.ts';

interface Props {
  sessionId: string;
  question: Question;
  /** Sends what has to come first, before anything is asked about the question. */
  reach: (() => Promise<void>) | null;
}

/** Under a question: a line for a doubt, and the way into the chat about it. */
export function DoubtBox({ sessionId, question, reach }: Props) {
  const field = useId();
  const tutor = useTutor();
  const { draft, setDraft } = tutor;
  // Hardly anybody who reads the next question asks about it: the thread is looked up for who turns to the field.
  const [near, setNear] = useState(false);
  const { data: counters } = useQuery({ ...threadQuery(question.id), enabled: near && reach === null });
  const show = () => {
    tutor.setAsked({ open: true, doubt: null });
    // What was said before is shown as soon as it can be asked for.
    void reach?.();
  };
  useShortcuts({ t: show });
  // What is typed stays in the field until the chat is there to send it.
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const doubt = draft.trim();
    if (doubt === '' || counters?.is_locked) return show();
    tutor.setAsked({ open: true, doubt });
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
      <TutorButton className="mt-2 -ml-3" onOpen={show}>
        <Key className="max-sm:hidden">T</Key>
      </TutorButton>
      <OpenTutor sessionId={sessionId} question={question} reach={reach} tutor={tutor} />
    </section>
  );
}
