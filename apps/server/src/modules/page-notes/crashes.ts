import { createHash } from 'node:crypto';
import { figures, type PageCrash } from '@twelvefold/contract';
import { type Counter, createCounter } from '../../platform/counter.ts';
import type { Platform } from '../../platform/platform.ts';
import { countKnownCrash, crashesKept, insertCrash, latestCrashes } from './store.ts';

export type Crash = Pick<PageCrash, 'route' | 'release' | 'message' | 'stack'>;

const idOf = ({ release, message, stack }: Crash): string =>
  createHash('sha256')
    .update(JSON.stringify([release, message, stack]))
    .digest('hex')
    .slice(0, 32);

export const createCrashCounter = () =>
  createCounter('page_crashes', 'Crashes that pages reported to this process, by whether it was known', {
    labels: ['seen'],
    fromZero: [['first'], ['before']],
  });

/** Counts a known crash; stores and logs a new one. Bounded, names nobody. */
export async function noteCrash({ db, log }: Platform, counter: Counter, crash: Crash, now: Date) {
  const id = idOf(crash);
  const known = await countKnownCrash(db, id, crash.route, now);
  counter.count(known ? 'before' : 'first');
  if (!known && (await crashesKept(db)) < figures.telemetry.crashesMost) {
    await insertCrash(db, { ...crash, id, times: 1, first_at: now, last_at: now });
    const { release, route, message, stack } = crash;
    log.warn({ crash: { id, release, route, message, stack } }, 'a page crashed');
  }
  return { success: true as const };
}

export async function crashesFor({ db }: Platform): Promise<{ crashes: PageCrash[] }> {
  const rows = await latestCrashes(db, figures.telemetry.crashesShown);
  return {
    crashes: rows.map(row => ({
      ...row,
      first_at: row.first_at.toISOString(),
      last_at: row.last_at.toISOString(),
    })),
  };
}
