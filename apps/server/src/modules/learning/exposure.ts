import type { Db } from '../../platform/db/db.ts';
import type { PracticeRecord } from './record.ts';

/** Servings looked at, whatever the number of students: sixteen of each item of a bank of some 1,200. */
const servingsCounted = 20_000;
/** The counts of all students change little in this time. */
const countedEveryMs = 10 * 60_000;

/** How often items were served of late, by which plans keep the questions of the bank in even use. */
export interface Exposure {
  /** Item id to times served; counted anew after some minutes, and at once when the clock was set back. */
  current(db: Db, now: Date): Promise<ReadonlyMap<string, number>>;
}

export function createExposure(servedLately: PracticeRecord['servedLately']): Exposure {
  let counted: { at: number; counts: ReadonlyMap<string, number> } | null = null;
  return {
    async current(db, now) {
      const age = counted ? now.getTime() - counted.at : Number.POSITIVE_INFINITY;
      if (!counted || age < 0 || age >= countedEveryMs)
        counted = { at: now.getTime(), counts: await servedLately(db, servingsCounted) };
      return counted.counts;
    },
  };
}
