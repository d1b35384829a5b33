import { queryOptions } from '@tanstack/react-query';
import { figures } from '@twelvefold/contract/figures';
import { call } from '../../shared/api/api.ts';
import { keys } from '../../shared/query/keys.ts';
import { homeScreenQuery } from '../../shared/query/query.ts';

const { taxonomy, insights } = figures.timeoutsSeconds;

export const todayQuery = () =>
  queryOptions({
    queryKey: keys.dashboardToday,
    queryFn: ({ signal }) => call('GET /dashboard/today', { timeoutSeconds: taxonomy, signal }),
    ...homeScreenQuery,
  });

export const totalQuery = () =>
  queryOptions({
    queryKey: keys.total,
    queryFn: ({ signal }) => call('GET /dashboard/simple-taxonomy', { timeoutSeconds: taxonomy, signal }),
    ...homeScreenQuery,
  });

export const syllabusQuery = () =>
  queryOptions({
    queryKey: keys.syllabus,
    queryFn: ({ signal }) =>
      call('GET /dashboard/categorized-taxonomy', { timeoutSeconds: taxonomy, signal }),
    ...homeScreenQuery,
  });

export const progressQuery = () =>
  queryOptions({
    queryKey: keys.progress,
    queryFn: ({ signal }) => call('GET /dashboard/progress', { timeoutSeconds: taxonomy, signal }),
    ...homeScreenQuery,
  });

export const insightsQuery = () =>
  queryOptions({
    queryKey: keys.insights,
    queryFn: ({ signal }) =>
      call('GET /dashboard/adaptive-insights', { query: {}, timeoutSeconds: insights, signal }),
    ...homeScreenQuery,
  });
