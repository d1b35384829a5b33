import type { Tx } from '../../platform/db/db.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { setPreparation } from './pack-store.ts';

/** The job that plans the next pack of a student. */
export const planPackJob = 'practice.plan_pack';

/** Asks for the next pack; while a preparation of the same student waits, asking again changes nothing. */
export async function requestPack(jobs: Jobs, tx: Tx, userId: string, now: Date): Promise<void> {
  await setPreparation(tx, { user_id: userId, phase: 'preparing', since: now });
  await jobs.enqueue(tx, planPackJob, { userId }, { key: userId });
}
