import type { Db } from '../../platform/db/db.ts';
import type { PracticeRecord } from './record.ts';

/** Latest servings counted: sixteen per item of a bank of about 1,200. */
const servingsCounted = 20_000;
/** The counts are cached for ten minutes. */
const countedEveryMs = 10 * 60_000;

/** Recent servings of items, by which plans use the bank evenly. */
export interface Exposure {
  /** Servings by item id; recounted after ten minutes, or when the clock was set back. */
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
