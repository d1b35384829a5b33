import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Db, rowsOf } from '../src/platform/db/db.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { readOnlyState } from '../src/platform/db/outage.ts';
import { openPostgres, type PostgresHome } from '../src/platform/db/postgres.ts';
import { freshEmail } from './kit/app.ts';
import { freshHome, silent } from './kit/home.ts';
import { noPooler, type Pooler, pooler } from './kit/pooler.ts';
import { freePort, start } from './kit/process.ts';
import { startedApp } from './kit/start.ts';

if (noPooler) process.stderr.write(`Tests through a pooler are skipped: ${noPooler}\n`);

/** PgBouncer in transaction mode: each transaction may use another server connection. */
describe.skipIf(noPooler)('through PgBouncer', () => {
  let home: PostgresHome;
  let bouncer: Pooler;
  let directUrl = '';
  let app: Awaited<ReturnType<typeof startedApp>>;
  let end: () => Promise<void>;

  beforeAll(async () => {
    const { home: own, drop } = await freshHome();
    if (own.kind !== 'postgres') throw new Error('A pooler needs PostgreSQL.');
    directUrl = own.url;
    // Fewer connections than concurrent students.
    bouncer = await pooler(directUrl, 3);
    home = openPostgres(bouncer.url, silent, { directUrl });
    app = await startedApp(home, silent);
    app.platform.limits.scale = 1000;
    await app.platform.jobs.work();
    end = async () => {
      await app.app.close();
      await app.platform.jobs.stop();
      await home.close();
      await bouncer.close();
      await drop();
    };
  });
  afterAll(() => end?.());

  const call = async (url: string, payload: object, token?: string) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const reply = await app.app.inject({ method: 'POST', url: `/api${url}`, payload, headers });
    expect(`${reply.statusCode} ${reply.statusCode === 200 ? '' : reply.body}`).toBe('200 ');
    return reply.json();
  };

  test('a class signs up, starts and answers concurrently without a lost answer', async () => {
    const answered = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const account = { full_name: 'Asha Rao', email: freshEmail(), password: 'correct horse battery' };
        const { access_token: token, user } = await call('/auth/register', account);
        const { session_id } = await call('/session/start', { user_id: user.id }, token);
        for (const position of [1, 2, 3])
          await call('/session/submit', { session_id, position, answer: 'A' }, token);
        return user.id as string;
      }),
    );
    const rows = await rowsOf<{ id: string; n: number }>(
      home.db.execute(sql`select user_id::text as id, count(*)::int as n from answers group by user_id`),
    );
    expect(new Map(rows.map(({ id, n }) => [id, n]))).toEqual(new Map(answered.map(id => [id, 3])));
  });

  const limit = async (db: Db) =>
    (await rowsOf<{ of: string }>(db.execute(sql`select current_setting('statement_timeout') as of`)))[0]?.of;

  test('a statement has the time limit of its lane, alone and in a transaction, and does not leak it', async () => {
    const lanes = [home.db, home.reports, home.upkeep];
    expect(await Promise.all(lanes.map(limit))).toEqual(['5s', '30s', '10s']);
    expect(await Promise.all(lanes.map(db => db.transaction(limit)))).toEqual(['5s', '30s', '10s']);
    const other = new pg.Client({ connectionString: bouncer.url });
    await other.connect();
    expect((await other.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '0' }]);
    await other.end();
  });

  test('reports cannot write, and a refused statement does not break its lane', async () => {
    const write = (db: Db) => db.execute(sql`delete from wishes`);
    const refused = { cause: { code: readOnlyState } };
    await expect(write(home.reports)).rejects.toMatchObject(refused);
    await expect(home.reports.transaction(write)).rejects.toMatchObject(refused);
    await expect(home.db.execute(sql`select 1 / 0`)).rejects.toMatchObject({ cause: { code: '22012' } });
    expect(await limit(home.db)).toBe('5s');
    expect(await limit(home.reports)).toBe('30s');
  });

  test('listening and migrating bypass it with at most two connections', async () => {
    const around = async () => {
      const sessions = await rowsOf<{ pid: number; query: string }>(
        home.db.execute(sql`
          select pid, query from pg_stat_activity
          where datname = current_database() and backend_type = 'client backend' and not pid = pg_backend_pid()`),
      );
      const pooled = await bouncer.servers();
      return sessions.filter(({ pid }) => !pooled.includes(pid)).map(({ query }) => query);
    };
    expect(await around()).toEqual([expect.stringMatching(/^LISTEN /)]);
    await home.underLock(1, async () => {
      expect(await around()).toHaveLength(2);
    });
    expect(await migrate(home)).toEqual([]);
  });

  test('a process without the direct address fails with one line', async () => {
    const started = start({ PORT: String(await freePort()), DATABASE_URL: bouncer.url });
    expect(await started.ended).toBe(1);
    expect(started.words()).toContain('Set DATABASE_DIRECT_URL to the database itself.');
  });
});
