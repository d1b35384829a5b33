import { createHash } from 'node:crypto';
import { type Item, type LockedItem, lockedItems } from '@twelvefold/content';
import type { Home } from '../../platform/db/db.ts';
import { isOfLaterVersion } from '../../platform/db/migrate.ts';
import { generatedRow } from './generated.ts';
import {
  type GeneratedRow,
  generatedItems,
  liveGeneratedDigest,
  putGenerated,
  republish,
  retireByRelease,
} from './store.ts';

/** Any number; the same in every process of the product. */
const seedingLock = 712_015;

/** The bank a release brings: what its lock names, and a way to make those items of it that are missing. */
export interface Release {
  /** Put where they are missing. */
  locked: readonly LockedItem[];
  /** Retires nothing of this: more than `locked` where only a part of the bank is put. */
  keeps: readonly LockedItem[];
  items(missing: readonly LockedItem[]): Promise<readonly Item[]>;
}

/** A smaller bank with every form in it, for development and tests: the first `most` lines of each form. */
function ofEachForm(locked: readonly LockedItem[], most: number): LockedItem[] {
  const taken = new Map<string, number>();
  return locked.filter(({ templateId }) => {
    const n = (taken.get(templateId) ?? 0) + 1;
    taken.set(templateId, n);
    return n <= most;
  });
}

/** What this release brings; where a number is given, it puts so many questions of a form and keeps those that are there. */
export const releaseWith = (itemsPerForm: number | null): Release => ({
  locked: itemsPerForm === null ? lockedItems() : ofEachForm(lockedItems(), itemsPerForm),
  keeps: lockedItems(),
  // The usual start makes none, and does not wait for the templates.
  items: async missing => (await import('@twelvefold/content/generators')).itemsOfLock(missing),
});

interface Plan {
  /** New to the database, or of another edition there. */
  put: ReadonlyMap<string, string>;
  republish: readonly string[];
  retire: readonly string[];
}

/** What has to change for the stored bank to be that of a release. Rows that an admin retired stay retired. */
function planOf(stored: readonly GeneratedRow[], { locked, keeps }: Release): Plan {
  const present = new Map(stored.map(row => [row.id, row]));
  const kept = new Set(keeps.map(({ id }) => id));
  return {
    put: new Map(
      locked
        .filter(({ id, edition }) => present.get(id)?.edition !== edition)
        .map(({ id, edition }) => [id, edition]),
    ),
    republish: stored.filter(row => row.retired_by === 'release' && kept.has(row.id)).map(({ id }) => id),
    retire: stored.filter(row => row.status === 'live' && !kept.has(row.id)).map(({ id }) => id),
  };
}

/** What `liveGeneratedDigest` is where all of a release is live and nothing else; a lock is in the order of ids. */
const digestOf = (locked: readonly LockedItem[]): string =>
  createHash('md5')
    .update(locked.map(({ id, edition }) => id + edition).join(''))
    .digest('hex');

const isEmpty = (plan: Plan) => plan.put.size + plan.republish.length + plan.retire.length === 0;

/**
 * Brings the stored bank up to that of this release: adds what is new, brings up to date what says more or less of the
 * same question, publishes again what another release had retired, retires what is no longer generated. Running it
 * again changes nothing. Of two releases of one schema the last one to start has its bank; one that is older than the
 * schema changes nothing. Returns the numbers of items changed.
 */
export async function seedBank(
  home: Pick<Home, 'db' | 'underLock'>,
  now: Date,
  release: Release,
): Promise<{ put: number; republished: number; retired: number }> {
  const unchanged = { put: 0, republished: 0, retired: 0 };
  // The usual start: everything is as the lock file says. Asked so, it costs a quarter of reading thousands of rows.
  if ((await liveGeneratedDigest(home.db)) === digestOf(release.locked)) return unchanged;
  // The bank is that of the latest release: one of before that is started again beside it takes nothing back.
  if (await isOfLaterVersion(home.db)) return unchanged;
  // Also as it should be, where an admin retired some of it.
  let plan = planOf(await generatedItems(home.db), release);
  if (isEmpty(plan)) return unchanged;
  const made = new Map<string, Item>();
  const make = async () => {
    const missing = release.locked.filter(({ id }) => plan.put.has(id) && !made.has(id));
    if (missing.length === 0) return;
    for (const item of await release.items(missing)) made.set(item.id, item);
  };
  // Before the lock: a first bank takes seconds.
  await make();
  // Processes that start together seed one after another; the database's limits on waiting do not hold here.
  await home.underLock(seedingLock, () =>
    home.db.transaction(async tx => {
      plan = planOf(await generatedItems(tx), release);
      await make();
      const rows = [...plan.put].flatMap(([id, edition]) => {
        const item = made.get(id);
        return item ? [{ ...generatedRow(item, now), edition }] : [];
      });
      await putGenerated(tx, rows);
      await republish(tx, plan.republish);
      await retireByRelease(tx, plan.retire);
    }),
  );
  return { put: plan.put.size, republished: plan.republish.length, retired: plan.retire.length };
}
