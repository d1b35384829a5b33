import type { Clock } from '../clock.ts';
import type { Db } from '../db/db.ts';
import type { Measure } from '../platform.ts';
import { progress } from './schema.ts';

/** Age of each computation over all students since it last caught up; the table has a few rows. */
export const progressAge = (db: Db, clock: Clock): Measure => ({
  name: 'progress_age_seconds',
  help: 'For how long each computation over all students has not caught up, by name: the one alarm of all of them',
  labels: ['name'],
  read: async () =>
    (await db.select().from(progress)).map(({ name, caught_up_at }) => ({
      of: [name],
      total: Math.max(0, (clock.now().getTime() - caught_up_at.getTime()) / 1000),
    })),
});
