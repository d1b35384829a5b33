import type { Item, LockedItem } from '@twelvefold/content';
import { itemsOfLock } from '@twelvefold/content/generators';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { borrowedHome } from '../../../test/kit/borrowed.ts';
import { inArray, sql } from '../../platform/db/query.ts';
import { editItem, publishItem, retireItem } from './editing.ts';
import { items } from './schema.ts';
import { type Release, releaseWith, seedBank } from './seeding.ts';
import { itemsOf } from './store.ts';

let home: Awaited<ReturnType<typeof borrowedHome>>;
beforeAll(async () => {
  home = await borrowedHome();
}, 60_000);
afterAll(() => home.giveBack());

const now = new Date('2026-03-02T06:30:00Z');
/** Three questions that stand for a bank of their own; the rest is the same in all releases here. */
const [first, second, third, ...others] = releaseWith(3).locked as [
  LockedItem,
  LockedItem,
  LockedItem,
  ...LockedItem[],
];

/** A release whose bank is these items, some of them in another edition with other words. */
const releaseOf = (
  locked: readonly LockedItem[],
  edited: Record<string, { edition: string; words?: Partial<Item> }> = {},
): Release => ({
  locked: locked.map(line => ({ ...line, edition: edited[line.id]?.edition ?? line.edition })),
  keeps: locked,
  items: async missing => itemsOfLock(missing).map(item => ({ ...item, ...edited[item.id]?.words })),
});
const full = releaseOf([first, second, third, ...others]);

async function statusOf(...wanted: LockedItem[]) {
  const ids = wanted.map(({ id }) => id);
  const rows = await home.home.db
    .select({ id: items.id, status: items.status, by: items.retired_by })
    .from(items)
    .where(inArray(items.id, ids));
  return ids.map(id => {
    const row = rows.find(one => one.id === id);
    return row && (row.by ? `${row.status} by ${row.by}` : row.status);
  });
}

test('the second start changes nothing, and asks one question to know', async () => {
  const asked = vi.spyOn(home.home.db, 'select');
  expect(await seedBank(home.home, now, full)).toEqual({ put: 0, republished: 0, retired: 0 });
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a release that is older than the schema, started again beside the newer one, leaves the bank as it is', async () => {
  const { db } = home.home;
  const older = releaseOf([first, ...others]);
  await db.execute(sql`insert into migrations (name, hash) values ('9999_of-a-later-release.sql', '')`);
  expect(await seedBank(home.home, now, older)).toEqual({ put: 0, republished: 0, retired: 0 });
  expect(await statusOf(second, third)).toEqual(['live', 'live']);
  await db.execute(sql`delete from migrations where name like '9999%'`);
});

test('a start with fewer questions of a form retires none of a larger bank', async () => {
  const fewer: Release = { ...releaseOf(others), keeps: full.keeps };
  expect(await seedBank(home.home, now, fewer)).toEqual({ put: 0, republished: 0, retired: 0 });
  expect(await statusOf(first, second, third)).toEqual(['live', 'live', 'live']);
});

test('a release that is rolled back publishes again what the newer one had retired', async () => {
  const newer = releaseOf([first, ...others]);
  expect(await seedBank(home.home, now, newer)).toEqual({ put: 0, republished: 0, retired: 2 });
  expect(await statusOf(first, second, third)).toEqual(['live', 'retired by release', 'retired by release']);
  expect(await seedBank(home.home, now, full)).toEqual({ put: 0, republished: 2, retired: 0 });
  expect(await statusOf(first, second, third)).toEqual(['live', 'live', 'live']);
});

test('in a rolling restart with different banks the last to start has its bank, whatever the order', async () => {
  const older = releaseOf([first, second, ...others]);
  const newer = releaseOf([second, third, ...others]);
  for (const release of [older, newer, older, newer, newer]) await seedBank(home.home, now, release);
  expect(await statusOf(first, second, third)).toEqual(['retired by release', 'live', 'live']);
  await seedBank(home.home, now, full);
});

test('processes of two releases that start at once leave the bank of one of them', async () => {
  const older = releaseOf([first, ...others]);
  const newer = releaseOf([second, ...others]);
  await Promise.all([older, newer, older, newer].map(release => seedBank(home.home, now, release)));
  expect([
    ['live', 'retired by release'],
    ['retired by release', 'live'],
  ]).toContainEqual(await statusOf(first, second));
  await seedBank(home.home, now, full);
});

test('what an admin retired stays retired through every release', async () => {
  await home.home.db.transaction(tx => retireItem(tx, first.id));
  await seedBank(home.home, now, full);
  await seedBank(home.home, now, releaseOf([second, ...others]));
  await seedBank(home.home, now, full);
  expect(await statusOf(first)).toEqual(['retired by admin']);
  await home.home.db.transaction(tx => publishItem(tx, first.id));
  expect(await statusOf(first)).toEqual(['live']);
});

test('what a release says anew of the same question reaches the stored one, and an older release takes it back', async () => {
  const stored = async () => {
    const [row] = await itemsOf(home.home.db, [second.id]);
    return { seconds: row?.target_seconds, also: row?.also };
  };
  const before = await stored();
  const slower = { edition: 'another', words: { targetSeconds: 999, also: ['AL.MOD.1'] } };
  await seedBank(home.home, now, releaseOf([first, second, third, ...others], { [second.id]: slower }));
  expect(await stored()).toEqual({ seconds: 999, also: ['AL.MOD.1'] });
  expect(await seedBank(home.home, now, full)).toMatchObject({ put: 1 });
  expect(await stored()).toEqual(before);
});

test('an edit of a generated question outlives a release that brings the original again', async () => {
  const { db } = home.home;
  const edited = await db.transaction(tx => editItem(tx, third.id, { target_seconds: 99 }, now));
  await seedBank(home.home, now, releaseOf(full.locked, { [third.id]: { edition: 'another' } }));
  expect(await statusOf(third)).toEqual(['retired by admin']);
  expect((await itemsOf(db, [edited]))[0]).toMatchObject({
    status: 'live',
    target_seconds: 99,
    family: third.id,
    replaces: third.id,
  });
});
