import { afterAll, beforeAll, expect, test } from 'vitest';
import { borrowedHome } from '../../../test/kit/borrowed.ts';
import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/query.ts';
import { createLog } from '../../platform/log.ts';
import { lookEveryMs, type PlanningBank, planningBank } from './bank.ts';
import { editItem, retireItem } from './editing.ts';

let home: Awaited<ReturnType<typeof borrowedHome>>;
beforeAll(async () => {
  home = await borrowedHome();
}, 60_000);
afterAll(() => home.giveBack());

const now = new Date('2026-03-02T06:30:00Z');

/** The bank of one process, whose clock stands until it is moved. */
function processWith(log = createLog('silent')): { bank: PlanningBank; wait(ms: number): void } {
  let elapsed = 0;
  return {
    bank: planningBank(log, () => elapsed),
    wait: ms => {
      elapsed += ms;
    },
  };
}

async function someLive(db: Db): Promise<string> {
  const [id] = (await processWith().bank.current(db)).items.keys();
  if (id === undefined) throw new Error('The bank is empty');
  return id;
}

test('a process sees a change that another one made, two seconds later at the latest', async () => {
  const { db } = home.home;
  const here = processWith();
  const id = await someLive(db);
  expect((await here.bank.current(db)).items.has(id)).toBe(true);
  await db.transaction(tx => retireItem(tx, id));
  here.wait(lookEveryMs - 1);
  expect((await here.bank.current(db)).items.has(id)).toBe(true);
  here.wait(1);
  expect((await here.bank.current(db)).items.has(id)).toBe(false);
});

test('a change by hand is seen like any other', async () => {
  const { db } = home.home;
  const here = processWith();
  const id = await someLive(db);
  await here.bank.current(db);
  await db.execute(sql`update items set status = 'retired', retired_by = 'admin' where id = ${id}`);
  here.wait(lookEveryMs);
  expect((await here.bank.current(db)).items.has(id)).toBe(false);
});

test('a transaction does not wait for a look that waits for its connection', async () => {
  const { db } = home.home;
  const here = processWith();
  const [begun, looking] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  // As many as there are connections, on either home.
  const holding = Array.from({ length: home.home.kind === 'embedded' ? 1 : 10 }, () =>
    db.transaction(async tx => {
      await tx.execute(sql`select 1`);
      begun.resolve();
      await looking.promise;
      return here.bank.current(tx);
    }),
  );
  await begun.promise;
  const outside = here.bank.current(db);
  looking.resolve();
  for (const bank of await Promise.all([...holding, outside])) expect(bank.items.size).toBeGreaterThan(0);
});

test('the bank is not read again while it has the same version', async () => {
  const { db } = home.home;
  const here = processWith();
  const before = await here.bank.current(db);
  here.wait(lookEveryMs);
  expect(await here.bank.current(db)).toBe(before);
});

test('whoever changed the bank sees it at once', async () => {
  const { db } = home.home;
  const here = processWith();
  const id = await someLive(db);
  await here.bank.current(db);
  await db.transaction(tx => retireItem(tx, id));
  here.wait(1);
  here.bank.lookAgain();
  here.wait(1);
  expect((await here.bank.current(db)).items.has(id)).toBe(false);
});

test('a change that is rolled back is none', async () => {
  const { db } = home.home;
  const here = processWith();
  const id = await someLive(db);
  const before = await here.bank.current(db);
  await db
    .transaction(async tx => {
      await retireItem(tx, id);
      throw new Error('no');
    })
    .catch(() => {});
  here.wait(lookEveryMs);
  expect(await here.bank.current(db)).toBe(before);
});

test('questions of a type the taxonomy does not have are left out, and the log says so', async () => {
  const { db } = home.home;
  const id = await someLive(db);
  const warned: unknown[] = [];
  const log = createLog('warn', { write: (line: string) => warned.push(JSON.parse(line)) });
  await db.execute(sql`update items set type = 'AR.GONE.1' where id = ${id}`);
  const bank = await processWith(log).bank.current(db);
  expect(bank.items.has(id)).toBe(false);
  expect(bank.items.size).toBeGreaterThan(1000);
  expect(warned).toEqual([expect.objectContaining({ items: 1, types: ['AR.GONE.1'] })]);
});

test('an edited question takes over what is known of the one it replaced', async () => {
  const { db } = home.home;
  const first = await someLive(db);
  const second = await db.transaction(tx => editItem(tx, first, { stem: 'What is 2 + 2?' }, now));
  const third = await db.transaction(tx => editItem(tx, second, { stem: 'What is 2 + 3?' }, now));
  const { successors, items } = await processWith().bank.current(db);
  expect([first, second, third].map(id => items.has(id))).toEqual([false, false, true]);
  expect([first, second].map(id => successors.get(id))).toEqual([third, third]);
});
