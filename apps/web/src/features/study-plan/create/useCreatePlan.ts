import { useQueryClient } from '@tanstack/react-query';
import type { Track } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { call } from '../../../shared/api/api.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { useOnce } from '../../../shared/api/repeats/once.ts';
import { useSingle } from '../../../shared/query/single.ts';
import { planQuery, todayQuery } from '../queries.ts';

export const createFailed = 'Failed to generate study plan. Please try again.';
export const created = `Your personalized ${figures.plan.days}-day study plan has been created!`;

/** Creates a plan, which replaces the current one. */
export function useCreatePlan(onCreated: () => void) {
  const client = useQueryClient();
  const once = useOnce();
  return useSingle({
    mutationFn: (track: Track) =>
      once(
        {
          target_track: track,
          target_days: figures.plan.days,
          daily_minutes: figures.plan.tracks[track].minutes,
        },
        (body, idempotencyKey) => call('POST /study-plan', { body, idempotencyKey }),
      ),
    onError: error => {
      // The reply may be lost although the plan was created.
      if (error instanceof ApiError && error.status === 0)
        void client.invalidateQueries({ queryKey: planQuery().queryKey });
    },
    onSuccess: plan => {
      client.removeQueries({ queryKey: todayQuery().queryKey });
      client.setQueryData(planQuery().queryKey, before => ({
        study_plans: [plan],
        free_week: before?.free_week ?? null,
        recommended: before?.recommended ?? null,
      }));
      onCreated();
    },
  });
}
