import type { Question } from '@twelvefold/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { MathText } from '../../question/maths/MathText.tsx';
import { call } from '../../shared/api/api.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { useAsk } from '../../shared/api/useAsk.ts';
import { inTab } from '../../shared/browser/stored.ts';
import { sendLog } from '../../shared/log/sending.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Notice } from '../../ui/notices/Banner.tsx';

interface Props {
  sessionId: string;
  question: Question;
  /** Another tool, in the row of the button. */
  children?: ReactNode;
}

interface Given {
  hints: readonly string[];
  /** Whether there are more hints. */
  more: boolean;
}

const none: Given = { hints: [], more: true };

/** The hints shown so far, stored for a reload, so that reading them again takes no new one. */
function useGiven(sessionId: string, questionId: string) {
  const [place] = useState(() => inTab.hints(sessionId, questionId));
  const [given, setGiven] = useState<Given>(() => (place.readJson() as Given | null) ?? none);
  const give = ({ hints, more }: Given) => {
    place.write(JSON.stringify({ hints, more }));
    setGiven({ hints, more });
  };
  return { ...given, give };
}

/** Hints for an open question, one per press, each going further; the last leaves the answer to the student. */
export function HintBox({ sessionId, question, children }: Props) {
  const { hints, more, give } = useGiven(sessionId, question.id);
  const { busy, error, send } = useAsk(async () => {
    await sendLog();
    return call('POST /doubts/hint', { body: { question_id: question.id, session_id: sessionId } });
  }, give);
  // Scrolls the button back into view when a hint pushed it down.
  const end = useRef<HTMLDivElement>(null);
  const shown = useRef(hints.length);
  useEffect(() => {
    if (hints.length > shown.current) end.current?.scrollIntoView({ block: 'nearest' });
    shown.current = hints.length;
  }, [hints.length]);
  const label = hints.length === 0 ? 'Give me a hint' : 'A further hint';
  return (
    <section aria-label="Hints" className="no-print">
      <ol aria-live="polite" className={hints.length > 0 ? 'mb-3 grid gap-2.5' : 'sr-only'}>
        {hints.map((hint, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: hints are only added, at the end
          <li key={i} className="rounded-md bg-marigold-tint px-4 py-3">
            <b>Hint {i + 1}.</b> <MathText text={hint} />
          </li>
        ))}
      </ol>
      {error !== null && (
        <div className="mb-3">
          <Notice tone="error">{wordsFor(error, 'The hint did not come. Please try again.')}</Notice>
        </div>
      )}
      <div ref={end} className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
        {more ? (
          <Button look="quiet" size="small" busy={busy} onClick={() => void send(undefined)}>
            {label}
          </Button>
        ) : (
          <p className="mr-2 text-ink-2">That was the last hint.</p>
        )}
        {children}
      </div>
      {hints.length === 0 && (
        <p className="type-small mt-1.5 text-ink-2">An answer after a hint counts as one with help.</p>
      )}
    </section>
  );
}
