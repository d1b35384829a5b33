import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MonitoredUser } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { useState } from 'react';
import { call } from '../../shared/api/api.ts';
import { download } from '../../shared/api/transfers.ts';
import { usePlace } from '../../shared/navigation/navigation.tsx';
import { count, dayTime } from '../../shared/words/format.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import { toast } from '../../ui/notices/Toast.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { type TableView, viewOf } from '../../ui/table/table-address.ts';
import { keys } from '../keys.ts';
import { DownloadButton } from '../parts/DownloadButton.tsx';
import { Failed } from '../parts/Failed.tsx';
import { FilterForm } from '../parts/FilterForm.tsx';
import { deskWords, exportWords, readFailure } from '../parts/words.ts';

const { monitoringRefreshSeconds } = figures.admin;

function Fix({ user, onFailure }: { user: MonitoredUser; onFailure: (words: string | null) => void }) {
  const client = useQueryClient();
  const fix = useMutation({
    mutationFn: () => call('POST /admin/fix-user-jobs', { body: { user_id: user.user_id } }),
    onMutate: () => onFailure(null),
    onSuccess: ({ message }) => {
      toast(message);
      void client.invalidateQueries({ queryKey: keys.monitoring });
    },
    onError: error => onFailure(deskWords(error, 'Failed to fix user jobs. Please try again.')),
  });
  return (
    <Button
      look="quiet"
      size="small"
      aria-label={`Fix the jobs of ${user.email}`}
      blocked={user.exhausted_jobs === 0}
      busy={fix.isPending}
      onClick={() => fix.mutate()}
    >
      {fix.isPending ? 'Fixing...' : 'Fix'}
    </Button>
  );
}

const code = (text: string | null) => (
  <code className="type-small wrap-anywhere sm:whitespace-nowrap">{text ?? '—'}</code>
);

const figuresOf: Column<MonitoredUser>[] = [
  { key: 'email', title: 'Email', cell: ({ email }) => email, sortable: true },
  { key: 'name', title: 'Name', cell: ({ name }) => name, sortable: true },
  {
    key: 'sessions_completed',
    title: 'Sessions completed',
    cell: user => count(user.sessions_completed),
    sortable: true,
    numeric: true,
  },
  {
    key: 'last_session_created',
    title: 'Last session created',
    cell: user => (user.last_session_created ? dayTime(user.last_session_created) : '—'),
    sortable: true,
  },
  {
    key: 'current_session_id',
    title: 'Current session',
    cell: user => code(user.current_session_id),
    sortable: true,
  },
  {
    key: 'pre_pack_available',
    title: 'Pre-pack available',
    cell: user => (user.pre_pack_available ? 'Yes' : 'No'),
    sortable: true,
  },
  {
    key: 'jobs_enqueued',
    title: 'Jobs enqueued',
    cell: user => count(user.jobs_enqueued),
    sortable: true,
    numeric: true,
  },
  {
    key: 'exhausted_jobs',
    title: 'Exhausted jobs',
    cell: user => count(user.exhausted_jobs),
    sortable: true,
    numeric: true,
  },
  {
    key: 'critical_issue',
    title: 'Critical issue',
    cell: user => (user.critical_issue ? <Tag>Critical</Tag> : 'No'),
    sortable: true,
  },
  {
    key: 'failed_job_type',
    title: 'Failed job type',
    cell: user => code(user.failed_job_type),
    sortable: true,
  },
  { key: 'user_id', title: 'UUID', cell: user => code(user.user_id), sortable: true },
];
const sorts = figuresOf.map(({ key }) => key);

function useMonitoring({ sort, descending, after, filters }: TableView, refreshing: boolean) {
  const query = {
    ...(sort && { sort: descending ? `-${sort}` : sort }),
    ...(after && { cursor: after }),
    ...(filters.filter && { filter: filters.filter }),
  };
  const found = useQuery({
    queryKey: keys.monitoredUsers(query),
    queryFn: ({ signal }) => call('GET /admin/users-monitoring', { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshing && monitoringRefreshSeconds * 1000,
  });
  return { query, ...found };
}

/** Preparation state of each user's next session, with a button that prepares it again. */
export function UsersMonitoring() {
  const view = viewOf(new URLSearchParams(usePlace().search), sorts, ['filter']);
  const [refreshing, setRefreshing] = useState(true);
  const [failure, setFailure] = useState<string | null>(null);
  const { data, error, isFetching, refetch, query } = useMonitoring(view, refreshing);
  const columns: Column<MonitoredUser>[] = [
    ...figuresOf,
    {
      key: 'action',
      title: 'Action',
      cell: user => <Fix user={user} onFailure={setFailure} />,
      stays: true,
    },
  ];
  const { cursor: _, ...wanted } = query;
  return (
    <>
      <PageTitle document="Users Monitoring">Users Monitoring</PageTitle>
      <div className="mt-5 mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <FilterForm view={view}>
          <Field label="User UUID" name="filter" defaultValue={view.filters.filter} className="sm:w-80" />
        </FilterForm>
        <div className="flex flex-wrap items-center gap-3">
          <Button look="quiet" size="small" busy={isFetching} onClick={() => void refetch()}>
            {isFetching ? 'Refreshing...' : 'Refresh Now'}
          </Button>
          <DownloadButton
            label="Download CSV"
            name="users-monitoring.csv"
            fetch={onProgress =>
              download('GET /admin/users-monitoring/export', { query: wanted, onProgress })
            }
            onFailure={problem => setFailure(exportWords(problem))}
          />
        </div>
      </div>
      <div className="mb-5 max-w-[420px]">
        <Switch
          label="Auto-refresh"
          hint={
            <>
              Every {monitoringRefreshSeconds} seconds.
              {data && ` Last updated ${dayTime(data.timestamp)}.`}
            </>
          }
          on={refreshing}
          onSwitch={setRefreshing}
        />
      </div>
      <Failed words={failure} />
      <DataTable
        caption="Users"
        columns={columns}
        rowKey={user => user.user_id}
        view={view}
        rows={data?.users}
        next={data?.next ?? null}
        busy={isFetching}
        failure={readFailure(error, 'Failed to fetch monitoring data. Please try again.', refetch)}
        empty="No user fits."
      />
    </>
  );
}
