import { queryOptions } from '@tanstack/react-query';
import { figures } from '@twelvefold/contract/figures';
import { call } from '../../shared/api/api.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { keys } from '../../shared/query/keys.ts';

const { taxonomy, insights } = figures.timeoutsSeconds;
const delaysSeconds = figures.dashboard.retryDelaysSeconds;

/** Fetched on every visit and when the tab comes to the front; a failure is tried again after 2 and 4 seconds. */
const onEveryVisit = {
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
  retry: (failures: number, error: Error) =>
    failures < delaysSeconds.length && !(error instanceof ApiError && error.code === 'not_authenticated'),
  retryDelay: (failures: number) => 1000 * (delaysSeconds[failures] ?? 0),
} as const;

export const todayQuery = () =>
  queryOptions({
    queryKey: keys.dashboardToday,
    queryFn: ({ signal }) => call('GET /dashboard/today', { timeoutSeconds: taxonomy, signal }),
    ...onEveryVisit,
  });

export const totalQuery = () =>
  queryOptions({
    queryKey: keys.total,
    queryFn: ({ signal }) => call('GET /dashboard/simple-taxonomy', { timeoutSeconds: taxonomy, signal }),
    ...onEveryVisit,
  });

export const syllabusQuery = () =>
  queryOptions({
    queryKey: keys.syllabus,
    queryFn: ({ signal }) =>
      call('GET /dashboard/categorized-taxonomy', { timeoutSeconds: taxonomy, signal }),
    ...onEveryVisit,
  });

export const progressQuery = () =>
  queryOptions({
    queryKey: keys.progress,
    queryFn: ({ signal }) => call('GET /dashboard/progress', { timeoutSeconds: taxonomy, signal }),
    ...onEveryVisit,
  });

export const insightsQuery = () =>
  queryOptions({
    queryKey: keys.insights,
    queryFn: ({ signal }) =>
      call('GET /dashboard/adaptive-insights', { query: {}, timeoutSeconds: insights, signal }),
    ...onEveryVisit,
  });
