import { useQueryClient } from '@tanstack/react-query';
import type { Letter, Review, SimilarQuestion as Similar } from '@twelvefold/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { call } from '../../shared/api/api.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { elapsedMs } from '../../shared/practice/elapsed-ms.ts';
import { answersChanged } from '../../shared/query/keys.ts';
import { useSingle } from '../../shared/query/single.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Notice } from '../../ui/notices/Banner.tsx';

interface Tried {
  question: Similar['question'];
  chosen: Letter | null;
  review: Review | null;
  onChoose: (letter: Letter) => void;
}

/** Renders a question outside sessions, open or with its result. */
export type TryOf = (props: Tried) => ReactNode;

function useTry(questionId: string) {
  const client = useQueryClient();
  const [chosen, choose] = useState<Letter | null>(null);
  const [since, setSince] = useState(0);
  const given = useSingle({
    mutationFn: (like: string) =>
      call('POST /practice/similar/:question_id', { params: { question_id: like } }),
    onSuccess: () => {
      choose(null);
      setSince(performance.now());
    },
  });
  const answered = useSingle({
    mutationFn: ({ id, letter }: { id: string; letter: Letter | null }) =>
      call('POST /practice/similar/:question_id/answer', {
        params: { question_id: id },
        body: {
          answer: letter,
          ...(letter && { letter }),
          elapsed_ms: elapsedMs(performance.now() - since),
        },
      }),
    onSuccess: () => answersChanged(client),
  });
  const ask = () => {
    answered.reset();
    given.mutate(questionId);
  };
  return { given, answered, chosen, choose, ask };
}

/** 'Try a similar one': another question of the same form, outside sessions. */
export function SimilarQuestion({ questionId, Try }: { questionId: string; Try: TryOf }) {
  const { given, answered, chosen, choose, ask } = useTry(questionId);
  const similar = given.data;
  const review = answered.data ?? null;
  const error = given.error ?? answered.error;
  const left = similar ? Math.min(similar.left_for_question, similar.left_today) : 1;
  const id = similar?.question.id;
  const answer = (letter: Letter | null) => id !== undefined && answered.mutate({ id, letter });
  const box = useRef<HTMLFormElement>(null);
  // The pressed button is replaced by the question, then by its solution: focus moves to the box.
  const shown = id === undefined ? null : `${id} ${review !== null}`;
  useEffect(() => {
    if (shown !== null) box.current?.focus({ preventScroll: true });
  }, [shown]);
  return (
    <div className="no-print grid w-full gap-5">
      {similar && (
        <form
          ref={box}
          tabIndex={-1}
          aria-label="A similar question"
          className="rounded-lg border border-line p-4 sm:p-6"
          onSubmit={event => {
            event.preventDefault();
            if (chosen !== null && review === null && !answered.isPending) answer(chosen);
          }}
        >
          <Try question={similar.question} chosen={chosen} review={review} onChoose={choose} />
          {!review && (
            <div className="mt-6 flex flex-wrap gap-3">
              <Button type="submit" blocked={chosen === null} busy={answered.isPending}>
                {answered.isPending ? 'Checking...' : 'Check my answer'}
              </Button>
              <Button look="text" onClick={() => answer(null)}>
                Show the solution
              </Button>
            </div>
          )}
        </form>
      )}
      {error && <Notice tone="error">{wordsFor(error, 'This did not work. Please try again.')}</Notice>}
      {(!similar || (review && left > 0)) && (
        <Button look="quiet" size="small" busy={given.isPending} className="justify-self-start" onClick={ask}>
          {given.isPending ? 'Making one...' : similar ? 'Try another one' : 'Try a similar one'}
        </Button>
      )}
    </div>
  );
}
