import type { JudgedCheck, Letter } from '@twelvefold/contract';
import { type RefObject, useEffect, useRef } from 'react';
import { call } from '../../shared/api/api.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { useAsk } from '../../shared/api/useAsk.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Notice } from '../../ui/notices/Banner.tsx';

interface Props {
  place: { name: string; number: number };
  chosen: Letter | null;
  /** The form around it: Enter submits like the button. */
  form: RefObject<HTMLFormElement | null>;
  onJudged: (judged: JudgedCheck) => void;
}

/** Refetches all figures counted from answers; imported only for the signed-in. */
async function refresh(): Promise<void> {
  const [{ answersChanged }, { queryClient }] = await Promise.all([
    import('../../shared/query/keys.ts'),
    import('../../shared/query/query.ts'),
  ]);
  answersChanged(queryClient);
}

/** Milliseconds since the question scrolled into view, or undefined: a lesson has five below each other. */
function useSeen(form: Props['form']): () => number | undefined {
  const since = useRef<number | null>(null);
  useEffect(() => {
    if (!form.current) return;
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      since.current ??= performance.now();
      seen.disconnect();
    });
    seen.observe(form.current);
    return () => seen.disconnect();
  }, [form]);
  return () => (since.current === null ? undefined : Math.round(performance.now() - since.current));
}

export function CheckAnswer({ place, chosen, form, onJudged }: Props) {
  const elapsed = useSeen(form);
  const { busy, error, send } = useAsk(
    (letter: Letter | null) =>
      call('POST /lessons/:name/checks/:number', {
        params: place,
        body: { letter, elapsed_ms: elapsed() },
      }),
    judged => {
      onJudged(judged);
      // When the file does not load, figures stay stale until their screen opens.
      if (judged.counted) refresh().catch(() => {});
    },
  );
  useEffect(() => {
    const around = form.current;
    const answer = () => chosen !== null && void send(chosen);
    around?.addEventListener('submit', answer);
    return () => around?.removeEventListener('submit', answer);
  });
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" look="quiet" blocked={chosen === null} busy={busy}>
        {busy ? 'Checking...' : 'Check my answer'}
      </Button>
      <Button look="text" onClick={() => void send(null)}>
        Show the solution
      </Button>
      {error !== null && (
        <Notice tone="error">{wordsFor(error, 'Your answer could not be checked. Please try again.')}</Notice>
      )}
    </div>
  );
}
