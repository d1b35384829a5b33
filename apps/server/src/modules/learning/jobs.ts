import { type JobDefinition, job } from '../../platform/jobs/jobs.ts';
import { AppError } from '../../platform/problems.ts';
import { rebuildLearner, stateVersion } from './learner.ts';
import { type Planner, preparePack } from './planning.ts';
import { studentsOfEarlierVersions } from './store.ts';

/** Tries after the first; the delays double from one second, so a student waits some seven seconds at most. */
const planRetries = 3;

/** Plans a student's next pack after the plan at the end of their session failed. */
export const planPack = (planner: Planner): JobDefinition =>
  job<{ userId: string }>({
    retries: planRetries,
    handle: async ({ userId }, { now }) => {
      try {
        await preparePack(planner, userId, now);
      } catch (error) {
        // The account was deleted while the job waited.
        if (error instanceof AppError && error.code === 'not_found') return;
        throw error;
      }
    },
  });

/** The job that rebuilds beliefs of an older version, before their students come back and wait for it. */
export const rebuildBeliefsJob = 'learning.rebuild_beliefs';

/** Students in one run: a replay of 1,000 answers takes some 50 ms. */
const rebuiltAtOnce = 200;

/** Every run takes up where the one before ended: a row that is rebuilt is no longer of an older version. */
export const rebuildBeliefs = ({ db, record }: Planner): JobDefinition =>
  job({
    cron: '*/5 * * * *',
    handle: async (_data, { now }) => {
      for (const student of await studentsOfEarlierVersions(db, stateVersion, rebuiltAtOnce))
        await db.transaction(tx => rebuildLearner(tx, record, student, now));
    },
  });
