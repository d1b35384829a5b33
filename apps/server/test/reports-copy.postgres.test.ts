import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Db, rowsOf } from '../src/platform/db/db.ts';
import { openPostgres, type PostgresHome } from '../src/platform/db/postgres.ts';
import { testApp } from './kit/app.ts';
import { createDatabase, dropDatabase, silent, urlOf } from './kit/home.ts';
import { freePort } from './kit/process.ts';

const app = testApp();
let url = '';
let copy = '';

beforeAll(async () => {
  const { home } = app.platform;
  if (home.kind !== 'postgres') throw new Error('A copy needs PostgreSQL.');
  url = home.url;
  copy = await createDatabase();
});
afterAll(() => dropDatabase(copy));

/** Name of the database that a lane reads, alone and in a transaction. */
async function readsFrom(db: Db): Promise<(string | undefined)[]> {
  const read = async (on: Db) =>
    (await rowsOf<{ name: string }>(on.execute(sql`select current_database()::text as name`)))[0]?.name;
  return [await read(db), await db.transaction(read)];
}
const own = () => new URL(url).pathname.slice(1);

async function withCopyAt(reportsUrl: string, work: (home: PostgresHome) => Promise<void>): Promise<void> {
  const home = openPostgres(url, silent, { reportsUrl });
  await work(home).finally(() => home.close());
}

test('reports read the copy; students and upkeep never do', () =>
  withCopyAt(urlOf(copy), async home => {
    expect(await readsFrom(home.reports)).toEqual([copy, copy]);
    expect(await readsFrom(home.db)).toEqual([own(), own()]);
    expect(await readsFrom(home.upkeep)).toEqual([own(), own()]);
  }));

test('while the copy is down reports read the main database, and still cannot write', async () => {
  const away = new URL(url);
  away.port = String(await freePort());
  await withCopyAt(away.href, async home => {
    expect(await readsFrom(home.reports)).toEqual([own(), own()]);
    const write = home.reports.execute(sql`delete from wishes`);
    await expect(write).rejects.toMatchObject({ cause: { code: '25006' } });
  });
});

test('reports wait for a free connection to the copy instead of reading the main database', () =>
  withCopyAt(urlOf(copy), async home => {
    const lanes = () => home.connections().find(({ lane }) => lane === 'reports')?.total;
    const reads = Array.from({ length: 9 }, () => readsFrom(home.reports));
    expect((await Promise.all(reads)).flat()).toEqual(Array(18).fill(copy));
    expect(lanes()).toBe(0);
  }));
