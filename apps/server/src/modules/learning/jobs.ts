import { type JobDefinition, job } from '../../platform/jobs/jobs.ts';
import { AppError } from '../../platform/problems.ts';
import { setPreparation } from './pack-store.ts';
import { type Planner, preparePack } from './planning.ts';

/** Tries after the first; the delays double from one second, so a student waits some seven seconds at most. */
const planRetries = 3;

/** Plans a student's next pack; when the last try fails, the student is told. */
export const planPack = (planner: Planner): JobDefinition =>
  job<{ userId: string }>({
    retries: planRetries,
    atOnce: 2,
    handle: async ({ userId }, { now, attempt }) => {
      try {
        await preparePack(planner, userId, now);
      } catch (error) {
        // The account was deleted while the job waited.
        if (error instanceof AppError && error.code === 'not_found') return;
        if (attempt > planRetries)
          await setPreparation(planner.db, { user_id: userId, phase: 'failed', since: now });
        throw error;
      }
    },
  });
