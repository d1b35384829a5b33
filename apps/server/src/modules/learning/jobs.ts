import { type JobDefinition, job } from '../../platform/jobs/jobs.ts';
import { AppError } from '../../platform/problems.ts';
import type { Course } from '../../platform/progress/slices.ts';
import { rebuildLearner, stateVersion } from './learner.ts';
import { type Planner, preparePack } from './planning.ts';
import { studentsOfEarlierVersions } from './store.ts';

/** Retries with doubling delays from one second: a student waits about 7 s at most. */
const planRetries = 3;

/** Plans the next pack when planning at the end of the session failed. */
export const planPack = (planner: Planner): JobDefinition =>
  job<{ userId: string }>({
    retries: planRetries,
    handle: async ({ userId }, { now }) => {
      try {
        await preparePack(planner, userId, now);
      } catch (error) {
        // The account was deleted meanwhile.
        if (error instanceof AppError && error.code === 'not_found') return;
        throw error;
      }
    },
  });

/** Job that rebuilds beliefs of an older engine version before their students return. */
export const rebuildBeliefsJob = 'learning.rebuild_beliefs';

/** Students with beliefs of an older version; a rebuilt row no longer matches. */
const overOldBeliefs = (record: Planner['record'], now: Date): Course => ({
  name: 'beliefs',
  // Students per slice: replaying 1,000 answers takes about 50 ms, and each student's lock is held for the slice.
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
