import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, count, like, lt, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { backup, restore } from '../src/backup.ts';
import { users } from '../src/modules/auth/schema.ts';
import { correctKey } from '../src/modules/content/editing.ts';
import { items, pictures } from '../src/modules/content/schema.ts';
import { addPicture } from '../src/modules/content/store.ts';
import { deleteInBatches } from '../src/platform/db/batches.ts';
import { rowsOf } from '../src/platform/db/db.ts';
import { openInMemory } from '../src/platform/db/embedded.ts';
import { migrate, migrationsFolder, migrationsIn } from '../src/platform/db/migrate.ts';
import { rateCounters } from '../src/platform/limits/schema.ts';
import { testApp } from './kit/app.ts';

const app = testApp();

test('migrations run once, and the start fails when an applied one has changed', async () => {
  expect(await migrate(app.platform.home)).toEqual([]);
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  for (const { name, script } of migrationsIn()) writeFileSync(join(folder, name), `${script} -- changed`);
  await expect(migrate(app.platform.home, folder)).rejects.toThrow(/is never changed/);
});

test('a statement on the outer handle inside a transaction throws instead of deadlocking', async () => {
  const { db } = app.platform;
  const mixed = db.transaction(async tx => {
    await tx.select({ n: count() }).from(users);
    await db.select({ n: count() }).from(users);
  });
  await expect(mixed).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/must use the transaction/) },
  });
  expect(await db.select({ n: count() }).from(users)).toEqual([{ n: 0 }]);
});

test('64-bit integers and times are the same on both databases', async () => {
  const big = await app.platform.db.execute(sql`select 9007199254740991::int8 as n`);
  expect((big as unknown as { rows: unknown[] }).rows).toEqual([{ n: 9007199254740991 }]);
  const { user } = await app.student();
  const [row] = await app.platform.db
    .select({ at: users.created_at })
    .from(users)
    .where(sql`id = ${user.id}`);
  expect(row?.at).toEqual(app.clock.now());
});

test('a backup restored into an empty database of the other kind has the same rows', async () => {
  const student = await app.student();
  const now = app.clock.now();
  const bytes = Buffer.from([0, 0x89, 255]);
  // A corrected question, whose new row may come before the replaced one, and a picture.
  const [item] = await app.platform.db.select({ id: items.id }).from(items).limit(1);
  await app.platform.db.transaction(async tx => {
    await correctKey(tx, item?.id ?? '', { key: 'D', why: 'It is D.' }, now);
    await addPicture(tx, { id: uuidv7(), sha256: 'x', media_type: 'image/png', bytes, created_at: now });
  });
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  const [first, second] = [join(folder, 'a.gz'), join(folder, 'b.gz')];
  const copied = await backup(app.platform.home, first, app.clock.now());
  const empty = await openInMemory();
  await migrate(empty);

  expect(await restore(empty, first)).toBe(copied);
  expect(await backup(empty, second, app.clock.now())).toBe(copied);
  const [row] = await empty.db.select({ email: users.email }).from(users).where(sql`id = ${student.user.id}`);
  expect(row?.email).toBe(student.email);
  expect(await empty.db.select({ bytes: pictures.bytes }).from(pictures)).toEqual([{ bytes }]);
  await expect(restore(empty, first)).rejects.toThrow(/not empty/);
  await empty.close();
}, 120_000);

test('the read-only handle sees committed rows and refuses writes, also in a transaction', async () => {
  const { db, reports } = app.platform;
  const { user } = await app.student();
  const names = reports.select({ name: users.full_name }).from(users).where(sql`id = ${user.id}`);
  expect(await names).toHaveLength(1);
  const refused = { cause: { code: '25006' } };
  await expect(reports.delete(users)).rejects.toMatchObject(refused);
  await expect(reports.transaction(tx => tx.delete(users))).rejects.toMatchObject(refused);
  await expect(db.transaction(() => reports.execute(sql`select 1`))).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/must use the transaction/) },
  });
});

test('a clean-up deletes a backlog of expired rows in batches and keeps the others', async () => {
  const { db } = app.platform;
  const day = (n: number) => new Date(Date.UTC(2026, 0, n));
  const counters = Array.from({ length: 25 }, (_, n) => ({
    subject: `batch ${n}`,
    taken_at: [],
    granted: true,
    expires_at: day(n + 1),
  }));
  await db.insert(rateCounters).values(counters);
  const old = and(like(rateCounters.subject, 'batch %'), lt(rateCounters.expires_at, day(21)));
  expect(await deleteInBatches(db, rateCounters, old, 7)).toBe(20);
  expect(await db.$count(rateCounters, like(rateCounters.subject, 'batch %'))).toBe(5);
});

test('an index is built concurrently, and rebuilt after an interrupted build', async () => {
  const { home, db } = app.platform;
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  await db.execute(sql`create table wide (a int, b int)`);
  await db.execute(sql`create index wide_a on wide (a)`);
  await db.execute(sql`update pg_index set indisvalid = false where indexrelid = 'wide_a'::regclass`);
  writeFileSync(
    join(folder, '9000_wide.sql'),
    '-- concurrently\ncreate index concurrently if not exists wide_a on wide (a);\n--> statement-breakpoint\ncreate index concurrently if not exists wide_b on wide (b);',
  );
  expect(await migrate(home, folder)).toEqual(['9000_wide.sql']);
  const indexes = await rowsOf(
    db.execute(
      sql`select c.relname::text as name, i.indisvalid as valid from pg_index i join pg_class c on c.oid = i.indexrelid
        where i.indrelid = 'wide'::regclass order by 1`,
    ),
  );
  expect(indexes).toEqual([
    { name: 'wide_a', valid: true },
    { name: 'wide_b', valid: true },
  ]);
});
