import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdaptiveInsights } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { call } from '../../../shared/api/api.ts';
import { wordsFor } from '../../../shared/api/api-error.ts';
import { useSingle } from '../../../shared/query/single.ts';
import { date } from '../../../shared/words/format.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Disclosure } from '../../../ui/controls/Disclosure.tsx';
import { Markdown } from '../../../ui/Markdown.tsx';
import { Notice } from '../../../ui/notices/Banner.tsx';
import { Loading, Skeleton } from '../../../ui/waiting/Skeleton.tsx';
import { useLate } from '../../../ui/waiting/useLate.ts';
import { insightsQuery } from '../queries.ts';
import { Section } from '../Section.tsx';

/** Makes the server write the insights again. */
function useRefresh() {
  const client = useQueryClient();
  return useSingle({
    mutationFn: () =>
      call('GET /dashboard/adaptive-insights', {
        query: { refresh: 'true' },
        timeoutSeconds: figures.timeoutsSeconds.insights,
      }),
    onSuccess: reply => client.setQueryData(insightsQuery().queryKey, reply),
  });
}

const nothingYet = 'Complete your first session, and your insights stand here.';

const Written = ({ text }: { text: string | null }) => (
  <div className="grid gap-2.5">
    <Markdown text={text ?? nothingYet} />
  </div>
);

function Texts({ insights }: { insights: AdaptiveInsights }) {
  return (
    <div className="mt-[18px]">
      <Disclosure title="Recent Momentum" open>
        <Written text={insights.recent_markdown} />
      </Disclosure>
      <Disclosure title="All-Time Journey">
        <Written text={insights.all_time_markdown} />
      </Disclosure>
    </div>
  );
}

export function Insights() {
  const { data, dataUpdatedAt, error, failureCount } = useQuery(insightsQuery());
  const refresh = useRefresh();
  const busy = useLate(refresh.isPending);
  // Newer data hides the error of an earlier refresh.
  const refreshFailed = refresh.submittedAt > dataUpdatedAt ? refresh.error : null;
  const trouble = refreshFailed ?? (data ? null : error);
  const aside = (
    <>
      <span className={data?.last_updated_at ? '' : 'invisible'}>
        Updated {date(data?.last_updated_at ?? '2026-11-20T00:00:00Z')}
      </span>
      <Button look="quiet" size="small" className="no-print" busy={busy} onClick={() => refresh.mutate()}>
        Refresh
      </Button>
    </>
  );
  return (
    <Section title="Adaptive Insights" aside={aside}>
      {trouble && (
        <div className="mt-4">
          <Notice tone="error">{wordsFor(trouble, 'Your insights could not be loaded.')}</Notice>
        </div>
      )}
      {data && <Texts insights={data} />}
      {!data && !trouble && (
        <Loading says="Loading your insights..." again={failureCount > 0}>
          <Skeleton className="mt-[18px] h-[272px] w-full" />
        </Loading>
      )}
    </Section>
  );
}
