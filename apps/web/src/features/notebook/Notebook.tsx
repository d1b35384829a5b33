import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { figures } from '@twelvefold/contract/figures';
import { Suspense, useState } from 'react';
import { needsMaths } from '../../question/maths/split-maths.ts';
import { WithMaths } from '../../question/maths/WithMaths.tsx';
import { call } from '../../shared/api/api.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { navigate } from '../../shared/navigation/navigation.tsx';
import { keys } from '../../shared/query/keys.ts';
import { useSingle } from '../../shared/query/single.ts';
import { count } from '../../shared/words/format.ts';
import { Card } from '../../ui/Card.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { Tabs } from '../../ui/controls/Tabs.tsx';
import { Notice } from '../../ui/notices/Banner.tsx';
import { ErrorCard } from '../../ui/notices/ErrorCard.tsx';
import { Loading, Skeleton } from '../../ui/waiting/Skeleton.tsx';
import { days, Entry, type EntryOf } from './Entry.tsx';
import { NotebookFilter } from './NotebookFilter.tsx';
import { type List, type NotebookFilters, notebookQuery } from './queries.ts';

function usePractise() {
  const client = useQueryClient();
  return useSingle({
    mutationFn: () =>
      call('POST /notebook/practise', { timeoutSeconds: figures.timeoutsSeconds.sessionStart }),
    onSuccess: session => {
      client.setQueryData(keys.questions(session.session_id), session);
      navigate(`/session/${session.session_id}`, { state: { justMade: session.answered_count === 0 } });
    },
  });
}

const titles: Record<List, string> = {
  open: 'Open mistakes',
  retired: 'Mistakes that are over',
  marked: 'Marked questions',
};

const empty: Record<List, string> = {
  open: 'No open mistakes. What goes wrong in a session stands here until it is over.',
  retired: 'Nothing is over yet. A mistake is over once you get questions like it right on two days.',
  marked: 'Nothing is marked. A bookmark, a note or “To review” on a question puts it here.',
};

const LoadingEntries = () => (
  <Loading says="Loading your notebook...">
    <Skeleton className="mt-6 h-20 w-full" />
    <Skeleton className="mt-3 h-20 w-full" />
    <Skeleton className="mt-3 h-20 w-full" />
  </Loading>
);

/** It comes with the list, so that nothing above moves. */
function Practise({ needed }: { needed: number }) {
  const practising = usePractise();
  return (
    <div className="no-print mt-5 mb-2">
      <div className="flex flex-wrap items-center gap-4">
        <Button busy={practising.isPending} onClick={() => practising.mutate()}>
          {practising.isPending ? 'Preparing...' : 'Practise these now'}
        </Button>
        <p className="type-small text-ink-2">
          Up to {figures.notebook.practised} of them with fresh numbers. It counts as a study session.
        </p>
      </div>
      <p className="mt-3 text-ink-2">
        A mistake is over once you get questions like it right on {days(needed)}, in time and without help.
      </p>
      {practising.error && (
        <Notice tone="error">{wordsFor(practising.error, 'The session could not be started.')}</Notice>
      )}
    </div>
  );
}

function Entries({ filters, Question }: { filters: NotebookFilters; Question: EntryOf }) {
  const found = useInfiniteQuery(notebookQuery(filters));
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = found;
  if (error && !data)
    return (
      <ErrorCard
        title="Your notebook did not load"
        className="mt-7"
        actions={<Button onClick={() => void refetch()}>Try Again</Button>}
      >
        {wordsFor(error, 'It is safe. Please try again.')}
      </ErrorCard>
    );
  if (!data) return <LoadingEntries />;
  const entries = data.pages.flatMap(page => page.entries);
  const needed = entries[0]?.mistake?.clean_days_needed;
  if (entries.length === 0)
    return <Card className="mt-6 py-10 text-center text-ink-2">{empty[filters.list]}</Card>;
  return (
    <>
      <h2 className="sr-only">{titles[filters.list]}</h2>
      {filters.list === 'open' && needed !== undefined && <Practise needed={needed} />}
      <Suspense fallback={<LoadingEntries />}>
        <WithMaths needed={needsMaths(entries.map(entry => entry.question.stem))}>
          {entries.map((entry, i) => (
            <Entry key={entry.question.id} entry={entry} position={i + 1} Question={Question} />
          ))}
        </WithMaths>
      </Suspense>
      {hasNextPage && (
        <Button look="quiet" className="mt-8" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? 'Loading...' : 'Show more'}
        </Button>
      )}
    </>
  );
}

/** A student's mistakes until they are over, and every question with a mark. */
export function Notebook({ Question }: { Question: EntryOf }) {
  const [filters, setFilters] = useState<NotebookFilters>({ list: 'open', topic: '', cause: '', reason: '' });
  const { data } = useInfiniteQuery(notebookQuery(filters));
  const counts = data?.pages[0]?.counts;
  const label = (words: string, n: number | undefined) =>
    n === undefined ? words : `${words} (${count(n)})`;
  return (
    <div className="mt-7">
      <Tabs
        label="Lists of the notebook"
        look="line"
        tabs={[
          { name: 'open', label: label('Open', counts?.open) },
          { name: 'retired', label: label('Over', counts?.retired) },
          { name: 'marked', label: label('Marked', counts?.marked) },
        ]}
        chosen={filters.list}
        onChoose={list => setFilters({ ...filters, list, topic: '' })}
        panelHasControls
      >
        <NotebookFilter
          filters={filters}
          topics={data?.pages[0]?.topics ?? []}
          onChange={change => setFilters({ ...filters, ...change })}
        />
        <Entries filters={filters} Question={Question} />
      </Tabs>
    </div>
  );
}
