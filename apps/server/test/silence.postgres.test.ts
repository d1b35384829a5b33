import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { rowsOf } from '../src/platform/db/db.ts';
import { openPostgres } from '../src/platform/db/postgres.ts';
import { testApp } from './kit/app.ts';
import { silent } from './kit/home.ts';
import { type SilentProxy, silentProxy } from './kit/silent-proxy.ts';

const app = testApp();
let proxy: SilentProxy;
let home: ReturnType<typeof openPostgres>;

beforeAll(async () => {
  const direct = app.platform.home;
  if (direct.kind !== 'postgres') throw new Error('These need PostgreSQL.');
  proxy = await silentProxy(direct.url);
  home = openPostgres(proxy.url, silent);
  await direct.db.execute(sql`create table kept (id int primary key)`);
});
afterAll(async () => {
  await home.close();
  await proxy.close();
});

const students = () => home.connections().find(({ lane }) => lane === 'students');
const write = (id: number) => home.db.transaction(tx => tx.execute(sql`insert into kept values (${id})`));

test('ten connections that go silent under load are replaced within ten seconds, and no acknowledged row is lost', async () => {
  const acknowledged: number[] = [];
  let last = 0;
  let stopped = false;
  /** Writes one row after the other, without retries. */
  const writer = async () => {
    while (!stopped) {
      const id = ++last;
      await write(id).then(
        () => acknowledged.push(id),
        () => {},
      );
    }
  };
  const writers = Array.from({ length: 20 }, writer);
  const grown = (by: number) =>
    vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(by), { timeout: 10_000 });
  await grown(200);
  expect(students()).toMatchObject({ total: 10 });

  expect(proxy.silence()).toBe(10);
  const before = acknowledged.length;
  await grown(before + 200).finally(() => {
    stopped = true;
  });
  await Promise.all(writers);

  expect(students()?.idle).toBe(students()?.total);
  const rows = await rowsOf<{ id: number }>(app.platform.db.execute(sql`select id from kept`));
  const stored = new Set(rows.map(({ id }) => id));
  expect(acknowledged.filter(id => !stored.has(id))).toEqual([]);
}, 60_000);

test('the metrics have the connections of each lane', async () => {
  const { text } = await app.get('//metrics');
  expect(text).toMatch(/^database_connections\{lane="students",state="idle"\} [1-9]/m);
  expect(text).toMatch(/^database_connections\{lane="reports",state="waiting"\} 0$/m);
});
