import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Goal, GoalChange } from '@twelvefold/contract';
import { call } from '../../shared/api/api.ts';
import { keys } from '../../shared/query/keys.ts';
import { useSingle } from '../../shared/query/single.ts';

/** A goal without any part set. */
export const noGoal: Goal = { exam_date: null, days_a_week: null, target_percentile: null };

export const goalQuery = () =>
  queryOptions({ queryKey: keys.goal, queryFn: ({ signal }) => call('GET /goal', { signal }) });

/** Saves a goal and refetches the pack and the plan, which depend on it. */
export function useSaveGoal() {
  const client = useQueryClient();
  return useSingle({
    mutationFn: (body: GoalChange) => call('POST /goal', { body }),
    onSuccess: goal => {
      client.setQueryData(goalQuery().queryKey, before => before && { ...before, ...goal });
      for (const queryKey of [keys.availability, keys.studyPlan, keys.dashboard])
        void client.invalidateQueries({ queryKey });
    },
  });
}
