import { type JobDefinition, job } from '../../platform/jobs/jobs.ts';
import { AppError } from '../../platform/problems.ts';
import type { Course } from '../../platform/progress/slices.ts';
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

/** Beliefs of an earlier version: a row that is rebuilt is not one of them any more. */
const overOldBeliefs = (record: Planner['record'], now: Date): Course => ({
  name: 'beliefs',
  // Students, each of whom waits for the end of the slice: a replay of 1,000 answers takes some 50 ms.
  size: { first: 1, most: 10 },
  next: async (tx, _from, most) =>
    (await studentsOfEarlierVersions(tx, stateVersion, { most })).at(-1) ?? null,
  work: async (tx, _from, upto) => {
    for (const student of await studentsOfEarlierVersions(tx, stateVersion, { upto }))
      await rebuildLearner(tx, record, student, now);
  },
});

export const rebuildBeliefs = ({ record }: Planner): JobDefinition =>
  job({
    on: 'upkeep',
    cron: '*/5 * * * *',
    seconds: 240,
    handle: async (_data, { now, progress }) => {
      await progress(overOldBeliefs(record, now));
    },
  });
