import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf } from '../src/platform/db/db.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { openPostgres } from '../src/platform/db/postgres.ts';
import { createLog } from '../src/platform/log.ts';
import { copyBank } from './kit/home.ts';
import { startedApp } from './kit/start.ts';

const mark = randomBytes(5).toString('hex');
const [database, owner, runner] = [`rights_${mark}`, `owner ${mark}`, `run"ner ${mark}`];
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

function urlOf(user: string | null, name: string): string {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  if (user !== null) [url.username, url.password] = [encodeURIComponent(user), 'secret'];
  url.pathname = `/${name}`;
  return url.href;
}

async function asSuperuser(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(null, 'postgres') });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

const log = createLog('silent');
const open = () => openPostgres(urlOf(runner, database), log, { ownerUrl: urlOf(owner, database) });
let home: ReturnType<typeof open>;
let started: Awaited<ReturnType<typeof startedApp>>;
const membership = `grant ${quoted(runner)} to ${quoted(owner)}`;

async function stop({ app, platform }: Awaited<ReturnType<typeof startedApp>>): Promise<void> {
  await app.close();
  await platform.jobs.stop();
}

beforeAll(async () => {
  await asSuperuser(
    ...[owner, runner].map(role => `create role ${quoted(role)} login password 'secret'`),
    `create database ${database} owner ${quoted(owner)}`,
  );
  // An installation in which one role ran everything.
  const before = openPostgres(urlOf(owner, database), log);
  await migrate(before);
  await copyBank(before);
  const one = await startedApp(before, log);
  await stop(one);
  await before.close();
  home = open();
  const refused = await migrate(home).catch((error: Error) => error.message);
  expect(refused).toContain(`once, as a superuser, run: ${membership}`);
  await asSuperuser(membership);
  expect(await migrate(home)).toEqual([]);
  started = await startedApp(home, log);
}, 60_000);

afterAll(async () => {
  await stop(started);
  await home.close();
  await asSuperuser(
    `drop database ${database} with (force)`,
    ...[owner, runner].map(role => `drop role ${quoted(role)}`),
  );
});

async function register(email: string) {
  const payload = { full_name: 'Admin', email, password: 'correct horse' };
  const { body, statusCode } = await started.app.inject({
    method: 'POST',
    url: '/api/auth/register',
    payload,
  });
  expect(statusCode).toBe(200);
  return JSON.parse(body) as { access_token: string; user: { id: string } };
}

it('a role that owns no table can run the product and write the audit log', async () => {
  const { access_token, user } = await register('admin@example.org');
  await home.db.execute(sql`update users set is_admin = true where id = ${user.id}`);
  const added = await started.app.inject({
    method: 'POST',
    url: '/api/admin/privileges',
    headers: { authorization: `Bearer ${access_token}` },
    payload: { email: 'guest@example.org' },
  });
  expect(added.statusCode).toBe(200);
  const written = await rowsOf(
    home.db.execute(
      sql`select action, result from admin_actions a join admin_action_results r on r.action_id = a.id`,
    ),
  );
  expect(written).toEqual([{ action: 'privileges.add', result: 'done' }]);
});

it('all objects of the queue are handed over from an installation with one role', async () => {
  const others = await rowsOf(
    home.db.execute(sql`
      select relname::text as name from pg_class where relnamespace = 'pgboss'::regnamespace and relowner <> quote_ident(current_user)::regrole
      union all select proname::text from pg_proc where pronamespace = 'pgboss'::regnamespace and proowner <> quote_ident(current_user)::regrole
      union all select typname::text from pg_type where typnamespace = 'pgboss'::regnamespace and typowner <> quote_ident(current_user)::regrole
      union all select nspname::text from pg_namespace where nspname = 'pgboss' and nspowner <> quote_ident(current_user)::regrole`),
  );
  expect(others).toEqual([]);
  expect(await rowsOf(home.db.execute(sql`select 1 as there from pgboss.version`))).toEqual([{ there: 1 }]);
});

it.each([
  'update admin_actions set action = action',
  'delete from admin_actions',
  'truncate admin_actions cascade',
  'update admin_action_results set result = result',
  'delete from admin_action_results',
  'truncate admin_action_results',
  'alter table admin_actions disable trigger all',
  'drop trigger admin_actions_append_only on admin_actions',
  'drop table admin_action_results',
  'delete from ledger_entries',
  "insert into migrations values ('x', 'y')",
])('the running role may not: %s', async statement => {
  const cause = await home.db.execute(sql.raw(statement)).then(
    () => null,
    error => error.cause,
  );
  expect(cause?.message).toMatch(/^permission denied|must be owner/);
});

it('a start grants lost rights again, and a second start changes nothing', async () => {
  const own = new pg.Client({ connectionString: urlOf(owner, database) });
  await own.connect();
  await own.query(`revoke all on users from ${quoted(runner)}`);
  await own.end();
  const again = open();
  expect(await migrate(again)).toEqual([]);
  expect(await rowsOf(again.db.execute(sql`select count(*)::int as n from users`))).toEqual([{ n: 1 }]);
  await again.close();
});
