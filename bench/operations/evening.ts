import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';

/** Number of students who practise through the product; the others are copies of them. */
const originals = 20;
const sessionsEach = 2;
/** Number of students of each kind that gets no letter. */
export const silentEach = 100;
export const silentKinds = ['refused', 'paused', 'done', 'unproved', 'ended'] as const;
/**
 * Time of a student's letter within the hour, from the last six hexadecimal digits of the id, as in
 * letters/looking.ts.
 */
const moment = (seven: string) =>
  `timestamptz '${seven}' + ('x' || right(id::text, 6))::bit(24)::int / 16777216.0 * interval '1 hour'`;

/** A UUID derived from a text, in a form that calls and replies accept. */
const idFrom = (text: string) =>
  `overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`;

/** Lets students practise two sessions each, two answers in three right; returns their ids. */
export async function practise(app: FastifyInstance, databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const keys = new Map<string, string>();
  const { rows } = await client.query<{ id: string; key: string }>('select id, key from items');
  for (const { id, key } of rows) keys.set(id, key);
  await client.end();
  const call = async (path: string, payload: object, token?: string) => {
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: `/api${path}`,
      payload,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    if (statusCode !== 200) throw new Error(`${path}: ${statusCode} ${body}`);
    return JSON.parse(body);
  };
  const ids: string[] = [];
  for (let n = 0; n < originals; n++) {
    const email = `${randomUUID()}@original.example`;
    const account = { full_name: 'Asha Rao', email, password: 'correct horse battery' };
    const { access_token: token, user } = await call('/auth/register', account);
    ids.push(user.id);
    for (let s = 0; s < sessionsEach; s++) {
      const { session_id, questions: asked } = await call('/session/start', { user_id: user.id }, token);
      for (const { id, position } of asked) {
        const key = keys.get(id) ?? 'A';
        const answer = (position + n) % 3 > 0 ? key : key === 'A' ? 'B' : 'A';
        await call('/session/submit', { session_id, position, answer, elapsed_ms: 40_000 }, token);
      }
      await call('/session/complete', { session_id }, token);
    }
  }
  return ids;
}

/** Makes copies of the students: `letters` of them are due at seven; adds the students who get no letter. */
export async function copies(
  databaseUrl: string,
  ids: readonly string[],
  { students, letters, seven, now }: { students: number; letters: number; seven: string; now: string },
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const copied = async (table: string, replaced: Record<string, string>) => {
    const { rows } = await client.query<{ name: string }>(
      'select column_name as name from information_schema.columns where table_name = $1 and table_schema = $2',
      [table, 'public'],
    );
    const values = rows.map(({ name }) => replaced[name] ?? `t."${name}"`);
    const own = table === 'users' ? 't.id' : 't.user_id';
    await client.query(`
      insert into ${table} (${rows.map(({ name }) => `"${name}"`).join()})
      select ${values.join()} from bench_copies c join ${table} t on ${own} = c.original`);
  };
  const session = (column: string) => idFrom(`c.id::text || t.${column}::text`);
  const asked = `insert into letter_choices (user_id, daily, weekly, notes, hour, chosen_at, look_at)
      select id, kind <> 'refused', false, false, 19, '${seven}', ${moment(seven)} from bench_copies`;
  try {
    // The referenced rows exist, so foreign keys need not be checked a million times.
    await client.query('set session_replication_role = replica');
    await client.query(`create table bench_copies as
      select ${idFrom("'copy ' || n")} as id, (array['${ids.join("','")}']::uuid[])[1 + n % ${ids.length}] as original,
        'reader' as kind, n from generate_series(0, ${students - 1}) n`);
    await client.query(`insert into bench_copies
      select ${idFrom('kind || n')}, (array['${ids.join("','")}']::uuid[])[1 + n % ${ids.length}], kind, n
      from unnest(array['${silentKinds.join("','")}']) kind, generate_series(0, ${silentEach - 1}) n`);
    const address = `c.kind || '-' || c.n || '@bench.example'`;
    await copied('users', {
      id: 'c.id',
      email: address,
      mailbox: address,
      email_verified: `c.kind <> 'unproved'`,
    });
    await copied('practice_sessions', {
      user_id: 'c.id',
      id: session('id'),
      completed_at: `case when c.kind = 'done' then timestamptz '${now}' else t.completed_at end`,
    });
    await copied('session_items', { user_id: 'c.id', session_id: session('session_id') });
    await copied('answers', { user_id: 'c.id', session_id: session('session_id') });
    await copied('learners', { user_id: 'c.id' });
    await copied('packs', { user_id: 'c.id', id: session('id') });
    await client.query(`insert into subscriptions
        (id, user_id, plan_type, status, starts_at, ends_at, saved_ms, auto_renew, created_at)
      select md5('plan ' || n)::uuid, id, 'pro_regular', 'paused', '${now}', '${now}', 1000000, false, '${now}'
      from bench_copies where kind = 'paused'`);
    await client.query(`${asked} where kind <> 'reader' or n < ${letters}`);
    await client.query('drop table bench_copies');
    await client.query('analyze');
  } finally {
    await client.end();
  }
}
