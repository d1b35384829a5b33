import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnsweredReport } from '@twelvefold/contract';
import { useId } from 'react';
import { call } from '../../shared/api/api.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { keys } from '../../shared/query/keys.ts';
import { useSingle } from '../../shared/query/single.ts';
import { date } from '../../shared/words/format.ts';
import { Card } from '../../ui/Card.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { Notice } from '../../ui/notices/Banner.tsx';

const verdicts: Record<AnsweredReport['verdict'], string> = {
  kept: 'We checked it, and it stays as it is.',
  changed: 'We changed it.',
  retired: 'We took it out: nobody is asked it any more.',
};

/** The team's replies to the student's reports, until dismissed; renders nothing without any. */
export function AnsweredReports() {
  const heading = useId();
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: keys.answeredReports,
    queryFn: ({ signal }) => call('GET /question-reports/answered', { signal }),
  });
  const reports = data?.reports ?? [];
  const seen = useSingle({
    mutationFn: () =>
      call('POST /question-reports/seen', {
        body: { question_ids: reports.map(({ question_id }) => question_id) },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.answeredReports }),
  });
  if (reports.length === 0) return null;
  return (
    <Card aria-labelledby={heading}>
      <h2 id={heading} className="type-h3">
        {reports.length === 1 ? 'Your report is answered' : `${reports.length} of your reports are answered`}
      </h2>
      <ul className="mt-3 mb-4 grid gap-2">
        {reports.map(({ question_id, subcategory, verdict, answered_at }) => (
          <li key={question_id}>
            <span className="font-medium">A question on {subcategory}</span>, {date(answered_at)}.{' '}
            {verdicts[verdict]}
          </li>
        ))}
      </ul>
      {seen.error && (
        <div className="mb-3">
          <Notice tone="error">{wordsFor(seen.error, 'This was not saved. Please try again.')}</Notice>
        </div>
      )}
      <Button look="quiet" size="small" busy={seen.isPending} onClick={() => seen.mutate()}>
        Got it
      </Button>
    </Card>
  );
}
