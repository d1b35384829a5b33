import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/api.ts';
import { keys } from '../../shared/query/keys.ts';
import { refetchOnVisit } from '../../shared/query/query.ts';

const reply = () => ({
  queryKey: keys.plan,
  queryFn: ({ signal }: { signal: AbortSignal }) => call('GET /study-plan', { signal }),
  ...refetchOnVisit,
});

/** The study plan; null before the first one is made. */
export const planQuery = () =>
  queryOptions({ ...reply(), select: ({ study_plans }) => study_plans[0] ?? null });

/** What a free week holds; null without a limit on sessions. It comes with the plan, which the page asks for. */
export const freeWeekQuery = () =>
  queryOptions({ ...reply(), refetchOnMount: false, select: ({ free_week }) => free_week });

/** The track that fits the answers so far; null before there are enough. It comes with the plan, too. */
export const recommendedQuery = () =>
  queryOptions({ ...reply(), refetchOnMount: false, select: ({ recommended }) => recommended });

/** Today's units and the study session under way. */
export const todayQuery = () =>
  queryOptions({
    queryKey: keys.today,
    queryFn: ({ signal }) => call('GET /study-plan/today', { signal }),
    ...refetchOnVisit,
  });
