import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../src/platform/db/db.ts';
import { migrate, migrationsIn } from '../src/platform/db/migrate.ts';
import { testApp } from './kit/app.ts';

const app = testApp();

/** A separate connection that can write while the database is read-only. */
let operator: pg.Client;
beforeAll(async () => {
  const { home } = app.platform;
  if (home.kind !== 'postgres') throw new Error('These need PostgreSQL.');
  operator = new pg.Client({
    connectionString: home.url,
    options: '-c default_transaction_read_only=off',
    application_name: 'operator',
  });
  await operator.connect();
  await operator.query('create table pairs (id int primary key, n int not null default 0)');
  await operator.query('insert into pairs (id) values (1), (2)');
});
afterAll(() => operator.end());

/** Demotes the primary as a fail-over does: ends connections, and new ones are read-only. */
async function demote(readOnly: boolean): Promise<void> {
  const { rows } = await operator.query<{ name: string }>('select current_database() as name');
  await operator.query(`alter database ${rows[0]?.name} set default_transaction_read_only = ${readOnly}`);
  if (readOnly)
    await operator.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'twelvefold'",
    );
}

test('on a demoted primary writes and /readyz are refused as an outage', async () => {
  const register = (email: string) =>
    app.post('/auth/register', { full_name: 'Asha Rao', email, password: 'correct horse battery' });
  await demote(true);
  // The ended connections fail first; the next ones are read-only.
  await app.get('//readyz');
  expect((await app.get('//readyz')).status).toBe(503);
  const refused = await register('demoted@example.org');
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '2']);

  await demote(false);
  expect((await register('promoted@example.org')).status).toBe(200);
  expect((await app.get('//readyz')).status).toBe(200);
});

test('a connection on which a transaction was refused as read-only is closed', async () => {
  const { db } = app.platform;
  const write = () => db.transaction(tx => tx.execute(sql`update pairs set n = n + 1 where id = 1`));
  await demote(true);
  await app.get('//readyz');
  await expect(write()).rejects.toMatchObject({ cause: { code: '25006' } });
  await demote(false);
  await expect(write()).resolves.toBeDefined();
});

test('the victim of a deadlock is retried once', async () => {
  const { db } = app.platform;
  const before = await rowsOf<{ n: number }>(db.execute(sql`select sum(n)::int as n from pairs`));
  let begun = 0;
  let arrived = 0;
  const both = Promise.withResolvers<void>();
  const oneDone = Promise.withResolvers<void>();
  const raise = async (first: number, second: number) => {
    await db.transaction(async tx => {
      begun += 1;
      // Otherwise the victim could be back before the other one continues, and they would deadlock again.
      if (begun > 2) await oneDone.promise;
      await tx.execute(sql`update pairs set n = n + 1 where id = ${first}`);
      arrived += 1;
      if (arrived === 2) both.resolve();
      await both.promise;
      await tx.execute(sql`update pairs set n = n + 1 where id = ${second}`);
    });
    oneDone.resolve();
  };
  await Promise.all([raise(1, 2), raise(2, 1)]);
  expect(begun).toBe(3);
  const after = await rowsOf<{ n: number }>(db.execute(sql`select sum(n)::int as n from pairs`));
  expect(after).toEqual([{ n: (before[0]?.n ?? 0) + 4 }]);
});

describe('a migration', () => {
  function folderWith(name: string, script: string): string {
    const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
    for (const migration of migrationsIn()) writeFileSync(join(folder, migration.name), migration.script);
    writeFileSync(join(folder, name), script);
    return folder;
  }

  test('that waits for a table does not block later statements, and runs when the table is free', async () => {
    await operator.query('begin');
    await operator.query('select * from pairs');
    const { home, db } = app.platform;
    const migrated = migrate(home, folderWith('9000_wait.sql', 'alter table pairs add column note text;'));
    const waiting = async () =>
      (
        await rowsOf(
          db.execute(sql`select 1 from pg_locks where not granted and relation = 'pairs'::regclass`),
        )
      ).length > 0;
    while (!(await waiting())) await new Promise(resolve => setImmediate(resolve));
    // A blocked statement would wait as long as the migration.
    expect(await rowsOf(db.execute(sql`select id from pairs where id = 1`))).toEqual([{ id: 1 }]);
    await operator.query('commit');
    expect(await migrated).toEqual(['9000_wait.sql']);
  });

  test('two processes that start together build an index concurrently, once', async () => {
    const { home, db } = app.platform;
    const folder = folderWith(
      '9001_index.sql',
      '-- concurrently\ncreate index concurrently if not exists pairs_n on pairs (n);',
    );
    writeFileSync(join(folder, '9000_wait.sql'), 'alter table pairs add column note text;');
    const ran = await Promise.all([migrate(home, folder), migrate(home, folder)]);
    expect(ran.flat()).toEqual(['9001_index.sql']);
    const valid = await rowsOf(
      db.execute(sql`select indisvalid as valid from pg_index where indexrelid = 'pairs_n'::regclass`),
    );
    expect(valid).toEqual([{ valid: true }]);
  });
});
