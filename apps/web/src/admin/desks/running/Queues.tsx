import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { JobRow, QueueRow } from '@twelvefold/contract';
import { useState } from 'react';
import { call } from '../../../shared/api/api.ts';
import { wordsFor } from '../../../shared/api/api-error.ts';
import { Link, usePlace } from '../../../shared/navigation/navigation.tsx';
import { useSingle } from '../../../shared/query/single.ts';
import { count, dayTime, duration } from '../../../shared/words/format.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ConfirmDialog } from '../../../ui/controls/ConfirmDialog.tsx';
import { toast } from '../../../ui/notices/Toast.tsx';
import { PageTitle } from '../../../ui/page/PageTitle.tsx';
import { type Column, DataTable } from '../../../ui/table/DataTable.tsx';
import { queryOf, type TableView, viewOf } from '../../../ui/table/table-address.ts';
import { keys } from '../../keys.ts';
import { Failed } from '../../parts/Failed.tsx';
import { LongJobs } from '../../parts/LongJobs.tsx';
import { readFailure } from '../../parts/words.ts';

const states = { waiting: 'Waiting', deferred: 'Later', active: 'Running', failed: 'Failed' } as const;
/** Poll interval, in milliseconds. */
const pollMs = 10_000;

function Acts({ job, onFailure }: { job: JobRow; onFailure: (words: string) => void }) {
  const client = useQueryClient();
  const params = { id: job.id };
  const done = (words: string) => {
    toast(words);
    void client.invalidateQueries({ queryKey: keys.queues });
  };
  const onError = (error: Error) => onFailure(wordsFor(error, 'The job was not changed.'));
  const retry = useSingle({
    mutationFn: () => call('POST /admin/jobs/:id/retry', { params }),
    onSuccess: () => done('The job is done again.'),
    onError,
  });
  const [dropping, setDropping] = useState(false);
  if (job.state === 'active') return '—';
  return (
    <span className="flex flex-wrap gap-2">
      {job.state === 'failed' && (
        <Button look="quiet" size="small" busy={retry.isPending} onClick={() => retry.mutate()}>
          Retry
        </Button>
      )}
      <Button look="text" size="small" onClick={() => setDropping(true)}>
        Drop
      </Button>
      {dropping && (
        <ConfirmDialog
          title="Drop this job?"
          action={{ label: 'Drop', busy: 'Dropping...', look: 'danger' }}
          run={() => call('POST /admin/jobs/:id/cancel', { params })}
          onDone={() => done('The job is dropped.')}
          failureWords={error => wordsFor(error, 'The job was not dropped.')}
          onClose={() => setDropping(false)}
        >
          <p>
            The job of {job.queue} {job.key && <code className="break-all">{job.key}</code>} will not run any
            more. Its work stays undone.
          </p>
        </ConfirmDialog>
      )}
    </span>
  );
}

const queueColumns = (path: string, view: TableView): Column<QueueRow>[] => [
  {
    key: 'queue',
    title: 'Queue',
    cell: row => (
      <Link to={path + queryOf({ ...view, filters: { queue: row.queue } })} className="text-link underline">
        {row.queue}
      </Link>
    ),
  },
  { key: 'ready', title: 'Waiting', cell: row => count(row.ready), numeric: true },
  { key: 'deferred', title: 'Later', cell: row => count(row.deferred), numeric: true },
  { key: 'active', title: 'Running', cell: row => count(row.active), numeric: true },
  { key: 'failed', title: 'Failed lately', cell: row => count(row.failed), numeric: true },
  {
    key: 'oldest',
    title: 'Oldest waits',
    cell: row => (row.oldest_seconds > 0 ? duration(row.oldest_seconds * 1000) : '—'),
    numeric: true,
  },
];

const jobColumns = (onFailure: (words: string) => void): Column<JobRow>[] => [
  { key: 'queue', title: 'Queue', cell: row => row.queue },
  { key: 'key', title: 'For', cell: row => <code className="type-small break-all">{row.key ?? '—'}</code> },
  { key: 'state', title: 'State', cell: row => states[row.state] },
  { key: 'at', title: 'Since', cell: row => dayTime(row.at) },
  { key: 'tries', title: 'Tries', cell: row => count(row.tries), numeric: true },
  { key: 'acts', title: 'Do', cell: row => <Acts job={row} onFailure={onFailure} />, stays: true },
];

/** All job queues, and single jobs to retry or drop. */
export function Queues() {
  const { path, search } = usePlace();
  const [failure, setFailure] = useState<string | null>(null);
  const view = viewOf(new URLSearchParams(search), [], ['queue']);
  const { queue } = view.filters;
  const query = queue ? { queue } : {};
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: keys.queuesOf(query),
    queryFn: ({ signal }) => call('GET /admin/queues', { query, signal }),
    refetchInterval: pollMs,
  });
  const trouble = readFailure(error, 'The queues could not be read.', refetch);
  return (
    <>
      <PageTitle document="Jobs">Jobs</PageTitle>
      <p className="mt-3 mb-6 max-w-[68ch] text-ink-2">
        Jobs that wait, run or have failed for good. What a job holds is not shown, since it may be private.{' '}
        {queue && (
          <Link to={path} className="text-link underline">
            All queues
          </Link>
        )}
      </p>
      {!queue && (
        <section aria-label="Long jobs" className="mb-8">
          <h2 className="type-h3 mb-4">Long jobs</h2>
          <LongJobs />
        </section>
      )}
      <Failed words={failure} />
      <DataTable
        caption={queue ? `Jobs of ${queue}` : 'Jobs, those that failed first'}
        columns={jobColumns(setFailure)}
        rowKey={({ id, state }) => id + state}
        view={view}
        rows={data?.jobs}
        next={null}
        busy={isFetching}
        failure={trouble}
        empty="No job waits."
      />
      <h2 className="type-h3 mt-8 mb-4">Queues</h2>
      <DataTable
        caption="Queues"
        columns={queueColumns(path, view)}
        rowKey={row => row.queue}
        view={view}
        rows={data?.queues}
        next={null}
        busy={isFetching}
        empty="There is no queue."
      />
    </>
  );
}
