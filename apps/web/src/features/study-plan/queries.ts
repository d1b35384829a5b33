import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/api.ts';
import { keys } from '../../shared/query/keys.ts';
import { refetchOnVisit } from '../../shared/query/query.ts';

const reply = () => ({
  queryKey: keys.plan,
  queryFn: ({ signal }: { signal: AbortSignal }) => call('GET /study-plan', { signal }),
  ...refetchOnVisit,
});

/** The study plan; null before the first one. */
export const planQuery = () =>
  queryOptions({ ...reply(), select: ({ study_plans }) => study_plans[0] ?? null });

/** Sessions of a free week; null without a limit. From the plan's reply, without a call of its own. */
export const freeWeekQuery = () =>
  queryOptions({ ...reply(), refetchOnMount: false, select: ({ free_week }) => free_week });

/** The recommended track; null with too few answers. From the plan's reply, too. */
export const recommendedQuery = () =>
  queryOptions({ ...reply(), refetchOnMount: false, select: ({ recommended }) => recommended });

/** Today's units and the study session in progress. */
export const todayQuery = () =>
  queryOptions({
    queryKey: keys.today,
    queryFn: ({ signal }) => call('GET /study-plan/today', { signal }),
    ...refetchOnVisit,
  });
