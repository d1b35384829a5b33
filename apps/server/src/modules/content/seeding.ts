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

/** The same number in every process. */
const seedingLock = 712_015;

/** The bank of a release: the items in its lock, and their generator. */
export interface Release {
  /** Items to add or update. */
  locked: readonly LockedItem[];
  /** Items not to retire; more than `locked` when only a part of the bank is added. */
  keeps: readonly LockedItem[];
  items(missing: readonly LockedItem[]): Promise<readonly Item[]>;
}

/** A small bank with every form, for development and tests: the first `most` items of each form. */
function ofEachForm(locked: readonly LockedItem[], most: number): LockedItem[] {
  const taken = new Map<string, number>();
  return locked.filter(({ templateId }) => {
    const n = (taken.get(templateId) ?? 0) + 1;
    taken.set(templateId, n);
    return n <= most;
  });
}

/** The bank of this release; `itemsPerForm` limits the items added, not those kept. */
export const releaseWith = (itemsPerForm: number | null): Release => ({
  locked: itemsPerForm === null ? lockedItems() : ofEachForm(lockedItems(), itemsPerForm),
  keeps: lockedItems(),
  // The usual start needs no item and does not load the templates.
  items: async missing => (await import('@twelvefold/content/generators')).itemsOfLock(missing),
});

interface Plan {
  /** Missing items, and items of another edition. */
  put: ReadonlyMap<string, string>;
  republish: readonly string[];
  retire: readonly string[];
}

/** The changes that turn the stored bank into the release's. Items retired by an admin stay retired. */
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

/** `liveGeneratedDigest` of a release that is completely live; a lock is sorted by id. */
const digestOf = (locked: readonly LockedItem[]): string =>
  createHash('md5')
    .update(locked.map(({ id, edition }) => id + edition).join(''))
    .digest('hex');

const isEmpty = (plan: Plan) => plan.put.size + plan.republish.length + plan.retire.length === 0;

/**
 * Brings the stored bank to this release: adds, updates, republishes and retires generated items. Idempotent. Of two
 * releases on one schema the last one started wins; a release older than the schema changes nothing. Returns the
 * numbers of items changed.
 */
export async function seedBank(
  home: Pick<Home, 'db' | 'underLock'>,
  now: Date,
  release: Release,
): Promise<{ put: number; republished: number; retired: number }> {
  const unchanged = { put: 0, republished: 0, retired: 0 };
  // The usual start: nothing to do. The digest costs a quarter of reading thousands of rows.
  if ((await liveGeneratedDigest(home.db)) === digestOf(release.locked)) return unchanged;
  // An older release beside a newer one must not undo the newer bank.
  if (await isOfLaterVersion(home.db)) return unchanged;
  // Nothing to do either when only an admin's retirements differ.
  let plan = planOf(await generatedItems(home.db), release);
  if (isEmpty(plan)) return unchanged;
  const made = new Map<string, Item>();
  const make = async () => {
    const missing = release.locked.filter(({ id }) => plan.put.has(id) && !made.has(id));
    if (missing.length === 0) return;
    for (const item of await release.items(missing)) made.set(item.id, item);
  };
  // Before the lock: generating a first bank takes seconds.
  await make();
  // Processes that start together seed one after another, without the pool's time limits.
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
