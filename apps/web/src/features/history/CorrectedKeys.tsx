import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CorrectedAnswer } from '@twelvefold/contract';
import { useId } from 'react';
import { call } from '../../shared/api/api.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { Link } from '../../shared/navigation/navigation.tsx';
import { keys } from '../../shared/query/keys.ts';
import { Card } from '../../ui/Card.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { Notice } from '../../ui/notices/Banner.tsx';
import { correctionsQuery } from './queries.ts';

/** Effect of the correction on the student's answer. */
function meaning({ before, now, your_letter }: CorrectedAnswer): string {
  if (your_letter === null) return 'You skipped it.';
  if (before === now) return `Your answer, ${your_letter}, stays wrong.`;
  return now === 'correct'
    ? `Your answer, ${your_letter}, was right, and it counts as right now.`
    : `Your answer, ${your_letter}, counted as right and does not any more.`;
}

function Correction({ correction }: { correction: CorrectedAnswer }) {
  const { subcategory, session_id, session_number, session_type, position, right_letter } = correction;
  const place =
    session_number && `${session_type === 'study' ? 'Study session' : 'Session'} ${session_number}`;
  return (
    <li>
      {session_id && place ? (
        <Link to={`/session/${session_id}`} className="font-medium text-link underline">
          {place}, question {position}
        </Link>
      ) : (
        <span className="font-medium">A similar question</span>
      )}{' '}
      ({subcategory}): the right answer is {right_letter}. {meaning(correction)}
    </li>
  );
}

/** Questions whose right answer was corrected, until dismissed; renders nothing without any. */
export function CorrectedKeys() {
  const heading = useId();
  const client = useQueryClient();
  const { data } = useQuery(correctionsQuery());
  const shown = data?.corrections ?? [];
  const dismiss = useMutation({
    mutationFn: () => {
      const question_ids = [...new Set(shown.map(({ question_id }) => question_id))];
      return call('POST /history/corrections/dismiss', { body: { question_ids } });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: keys.corrections }),
  });
  if (shown.length === 0) return null;
  return (
    <Card aria-labelledby={heading}>
      <h2 id={heading} className="type-h3">
        {shown.length === 1 ? 'We corrected a question' : `We corrected ${shown.length} questions`}
      </h2>
      <p className="mt-1 mb-3 text-ink-2">
        We had marked a wrong answer as the right one. Your figures now follow the right one, and so does what
        comes next.
      </p>
      <ul className="mb-4 grid gap-2">
        {shown.map(correction => (
          <Correction key={`${correction.question_id} ${correction.position}`} correction={correction} />
        ))}
      </ul>
      {dismiss.error && (
        <div className="mb-3">
          <Notice tone="error">{wordsFor(dismiss.error, 'This was not saved. Please try again.')}</Notice>
        </div>
      )}
      <Button look="quiet" size="small" busy={dismiss.isPending} onClick={() => dismiss.mutate()}>
        Got it
      </Button>
    </Card>
  );
}
