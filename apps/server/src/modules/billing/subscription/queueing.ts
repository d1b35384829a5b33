import type { Tx } from '../../../platform/db/db.ts';
import { changeSubscription, livingOf } from './line-store.ts';

/** Moves a waiting plan forward when the plan before it ends early: no day between them is lost. */
export async function pullForward(tx: Tx, userId: string, now: Date): Promise<void> {
  const living = await livingOf(tx, userId);
  for (const row of living) {
    // A plan with a fixed end gains nothing: its end does not move.
    if (row.status !== 'running' || row.starts_at <= now || row.plan_type !== 'pro_regular') continue;
    const others = living.filter(({ id, status }) => id !== row.id && status === 'running');
    const free = Math.max(now.getTime(), ...others.map(({ ends_at }) => ends_at.getTime()));
    const earlier = row.starts_at.getTime() - free;
    if (earlier <= 0) continue;
    await changeSubscription(tx, row.id, {
      starts_at: new Date(free),
      ends_at: new Date(row.ends_at.getTime() - earlier),
    });
  }
}
