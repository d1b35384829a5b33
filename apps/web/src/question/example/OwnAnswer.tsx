import type { AskedLine, JudgedLine } from '@twelvefold/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { wordsFor } from '../../shared/api/api-error.ts';
import { useAsk } from '../../shared/api/useAsk.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { inputClass } from '../../ui/fields/input-class.ts';
import { Notice } from '../../ui/notices/Banner.tsx';
import { MathText } from '../maths/MathText.tsx';

export interface OwnProps {
  judge: (line: number, answer: string | null) => Promise<JudgedLine>;
  asked: AskedLine;
  /** Whether it takes focus on mount, because the line before it was just done. */
  follows: boolean;
  onDone: (judged: JudgedLine) => void;
}

function Options({
  asked,
  name,
  value,
  onChoose,
}: {
  asked: AskedLine;
  name: string;
  value: string;
  onChoose: (letter: string) => void;
}) {
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">Your answer</legend>
      {asked.options?.map(({ letter, text }) => (
        <label key={letter} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name={name}
            checked={value === letter}
            onChange={() => onChoose(letter)}
            className="size-5 accent-action"
          />
          <MathText text={text} />
        </label>
      ))}
    </fieldset>
  );
}

/** Feedback for an answer that is not right. */
function words({ verdict, words: known }: JudgedLine): string {
  if (verdict === 'unread') return 'Type one number, such as 4,500 or 12.5 or 3/8.';
  return known ?? 'That is not it. Read the lines above once more, or have this one shown.';
}

/** Answer to a line left to the student: a number or an option, judged by the server. */
export function OwnAnswer({ judge, asked, follows, onDone, says }: OwnProps & { says: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [answer, setAnswer] = useState('');
  const [judged, setJudged] = useState<JudgedLine | null>(null);
  const { busy, error, send } = useAsk(
    (given: string | null) => judge(asked.line, given),
    next => {
      setJudged(next);
      if (next.told) onDone(next);
      else field.current?.select();
    },
  );
  useEffect(() => {
    if (follows) field.current?.focus({ preventScroll: true });
  }, [follows]);
  const blocked = answer.trim() === '';
  return (
    <form
      className="mt-3 grid justify-items-start gap-3"
      onSubmit={event => {
        event.preventDefault();
        if (!blocked) void send(answer);
      }}
    >
      {asked.options ? (
        <Options asked={asked} name={id} value={answer} onChoose={setAnswer} />
      ) : (
        <span className="flex items-center gap-2">
          <label htmlFor={id} className="sr-only">
            Your number for line {asked.line}
          </label>
          <span className="block w-40">
            <input
              ref={field}
              id={id}
              className={inputClass}
              autoComplete="off"
              maxLength={60}
              value={answer}
              aria-describedby={says}
              onChange={event => setAnswer(event.target.value)}
            />
          </span>
          {asked.unit && <span>{asked.unit}</span>}
        </span>
      )}
      <span className="flex flex-wrap gap-2">
        <Button type="submit" size="small" look="quiet" busy={busy} blocked={blocked}>
          Check this line
        </Button>
        <Button size="small" look="text" onClick={() => void send(null)}>
          Show it
        </Button>
      </span>
      {judged && !judged.told && !busy && (
        <Notice tone={judged.verdict === 'unread' ? 'info' : 'warning'}>
          <MathText text={words(judged)} />
        </Notice>
      )}
      {error !== null && (
        <Notice tone="error">{wordsFor(error, 'This line could not be checked. Please try again.')}</Notice>
      )}
    </form>
  );
}
