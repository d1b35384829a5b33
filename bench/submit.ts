/**
 * An answer, against a bare Fastify handler with the same statements: `node bench/submit.ts`, on PostgreSQL with
 * TEST_DATABASE_URL and TEST_DB=postgres; POOLED=1 starts a PgBouncer in between; TRACED=0.1 records a tenth of the
 * calls, as with a collector. Both servers run in this process, the students in another one; they take turns, so that
 * a busy machine slows both equally. Prints for both the answers a second and the CPU time of this process for an
 * answer, and on PostgreSQL the statements for an answer, BEGIN and COMMIT included; then the bytes of an answer in
 * all tables and indexes. Fails beyond the bounds below.
 */
import { fork } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { sql } from 'drizzle-orm';
import fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { readToken } from '../apps/server/src/modules/auth/sign-in-store.ts';
import { studentOf } from '../apps/server/src/modules/auth/token.ts';
import { readPlace, writeLog } from '../apps/server/src/modules/practice/answers/answer-statements.ts';
import { openPostgres } from '../apps/server/src/platform/db/postgres.ts';
import { statement } from '../apps/server/src/platform/db/statement.ts';
import { createLog } from '../apps/server/src/platform/log.ts';
import type { Platform } from '../apps/server/src/platform/platform.ts';
import { startTracing } from '../apps/server/src/platform/tracing/tracing.ts';
import { freshHome, homeKind } from '../apps/server/test/kit/home.ts';
import { pooler } from '../apps/server/test/kit/pooler.ts';
import { startedApp } from '../apps/server/test/kit/start.ts';

const STUDENTS = 400;
/** Concurrent answers. */
const AT_ONCE = 40;
/**
 * Positions of each student in a turn; the first turn warms up. Turns are short, so that a busy moment of the machine
 * affects both servers.
 */
const TURNS = [[1, 2, 3, 4], [5], [6], [7], [8], [9], [10], [11], [12]] as const;
/** Goals: share of the bare handler's speed, CPU milliseconds and bytes for an answer. */
const LEAST_SHARE = 0.6;
const MOST_WORK_MS = 1.5;
const MOST_BYTES = 400;
const MOST_TRIPS = 5;

/** Lower bounds for the times at which a token was made and last used. */
const longAgo = Array<string>(2).fill(new Date(0).toISOString());

interface Student {
  id: string;
  token: string;
  session: string;
}
interface Turn {
  port: number;
  students: Student[];
  positions: readonly number[];
}

if (process.send) answerTurns();
else await compare();

/** The students' process: all students answer concurrently, each one question after another. */
function answerTurns(): void {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const post = (port: number, { token, session }: Student, position: number) =>
    new Promise<void>((resolve, reject) => {
      // With letter and text, as the page sends it.
      const body = JSON.stringify({
        session_id: session,
        position,
        elapsed_ms: 60_000,
        answer: 'A',
        letter: 'A',
      });
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const sent = request({ port, path: '/api/session/submit', method: 'POST', agent, headers }, reply => {
        reply.resume();
        reply.on('end', () =>
          reply.statusCode === 200 ? resolve() : reject(new Error(`${position}: ${reply.statusCode}`)),
        );
      });
      sent.on('error', reject);
      sent.end(body);
    });
  const collector = createServer((sent, reply) => sent.resume().on('end', () => reply.end('{}')));
  collector.listen(0, '127.0.0.1', () => process.send?.((collector.address() as AddressInfo).port));
  process.on('message', async ({ port, students, positions }: Turn) => {
    await Promise.all(
      students.map(async student => {
        for (const position of positions) await post(port, student, position);
      }),
    );
    process.send?.('done');
  });
}

interface Submitted {
  session_id: string;
  position: number;
  elapsed_ms: number;
}

/** A server with the same three statements on the same tables, without rules and model, and with a minimal reply. */
function bareServer({ home }: Platform): FastifyInstance {
  const tokenOf = statement<{ id: string }>(home, 'token', readToken);
  const read = statement<{
    item_ids: string[];
    state: string;
    totals: unknown;
    revision: number;
    last_sequence: number;
  }>(home, 'bare place', readPlace);
  const write = statement(home, 'bare answer', writeLog);
  const app = fastify();
  app.post('/api/session/submit', async incoming => {
    const { session_id, position, elapsed_ms } = incoming.body as Submitted;
    const token = String(incoming.headers.authorization).slice('Bearer '.length);
    const [user] = await tokenOf([
      createHash('sha256').update(token).digest('hex'),
      ...longAgo,
      studentOf(token),
    ]);
    const [place] = await read([user?.id, session_id]);
    if (!user || !place) throw new Error('No such place');
    const { item_ids, last_sequence, state, totals, revision } = place;
    const sequence = last_sequence + 1;
    const judged = { outcome: 'correct', chosen: 'A', misconception: null, logit: 0.5, logit_variance: 1 };
    const item = { item_id: item_ids[position - 1], type: 'AR.PCT.1', band: 'Easy', difficulty: -1 };
    const answer = { position, sequence, elapsed_ms, target_seconds: 60, ...item, ...judged };
    await write([
      ...[user.id, session_id, revision, state, JSON.stringify(totals), sequence],
      ...[
        new Date().toISOString(),
        position,
        JSON.stringify({ skip: null, ids: [] }),
        JSON.stringify([answer]),
      ],
    ]);
    return { success: true };
  });
  return app;
}

async function students(app: FastifyInstance): Promise<Student[]> {
  const call = async (url: string, payload: object, token?: string) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const { body, statusCode } = await app.inject({ method: 'POST', url: `/api${url}`, payload, headers });
    if (statusCode >= 400) throw new Error(`${url}: ${body}`);
    return JSON.parse(body);
  };
  const made: Student[] = [];
  for (let i = 0; i < STUDENTS; i++) {
    const account = { full_name: 'Many', email: `${randomUUID()}@example.org`, password: 'correct horse' };
    const { access_token: token, user } = await call('/auth/register', account);
    const { session_id } = await call('/session/start', { user_id: user.id }, token);
    made.push({ id: user.id, token, session: session_id });
  }
  return made;
}

/** Bytes of an answer in all tables and indexes, from 48,000 answers of 200 students with interleaved sessions. */
async function bytesAnAnswer({ db }: Platform): Promise<number> {
  const size = async () => {
    const { rows } = (await db.execute(sql`
      select sum(pg_total_relation_size(c.oid))::float8 as bytes from pg_class c
      join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind = 'r'`)) as unknown as {
      rows: { bytes: number }[];
    };
    return rows[0]?.bytes ?? 0;
  };
  await db.execute(sql`
    insert into users (id, email, mailbox, full_name, created_at, updated_at)
    select md5('user ' || n)::uuid, n || '@many.example', n || '@many.example', 'Many', now(), now() from generate_series(1, 200) n`);
  const before = await size();
  // One statement for each session number, so that each stays well below the database's time limit.
  for (let number = 1; number <= 20; number++) {
    const many = sql`(
      select md5('user ' || u)::uuid as user_id, md5(${number}::int || ' of ' || u)::uuid as session_id, u,
        timestamptz '2026-01-01' + ${number}::int * interval '1 day' + u * interval '1 minute' as at
      from generate_series(1, 200) u) as many`;
    await db.execute(sql`
      insert into practice_sessions (user_id, id, number, kind, status, allowance, total, final_count, created_at, completed_at)
      select user_id, session_id, ${number}::int, 'blueprint', 'completed', 'free', 12, 12, at, at from ${many}`);
    await db.execute(sql`
      insert into session_items (user_id, session_id, served_at, item_ids, reasons, probabilities)
      select user_id, session_id, at, array(select md5(p || 'i')::uuid from generate_series(1, 12) p),
        array(select 'exam_weight:12:9' from generate_series(1, 12)), array(select 0.7::real from generate_series(1, 12))
      from ${many}`);
    await db.execute(sql`
      insert into answers (answered_at, user_id, item_id, session_id, sequence, elapsed_ms, difficulty, logit,
        logit_variance, position, target_seconds, outcome, chosen, band, type, misconception)
      select at + p * interval '1 minute', user_id, md5(p || 'i')::uuid, session_id, 12 * (${number}::int - 1) + p, 61234,
        0.2, 0.4, 1.1, p, 90, case when p % 3 = 0 then 'incorrect' else 'correct' end, 'B', 'Medium', 'AR.PCT.1',
        case when p % 3 = 0 then 'percent_of_wrong_base' end
      from ${many}, generate_series(1, 12) p order by u, p`);
  }
  return ((await size()) - before) / (20 * 200 * 12);
}

/** Counts every statement of this process from here on, except those of the embedded database. */
function countedTrips(): () => number {
  let trips = 0;
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function counted(this: pg.Client, ...given: unknown[]) {
    const [asked] = given as [string | { text: string }];
    const text = typeof asked === 'string' ? asked : asked.text;
    // Through a pooler these are sent together with the statement between them.
    if (!process.env.POOLED || !/^(begin; set|commit$)/.test(text)) trips += 1;
    return Reflect.apply(query, this, given);
  } as typeof query;
  return () => trips;
}

/** A database behind PgBouncer, which has as many connections to it as a process without PgBouncer. */
async function pooledHome() {
  const { home: direct, drop } = await freshHome();
  if (direct.kind !== 'postgres') throw new Error('A pooler needs TEST_DB=postgres.');
  const bouncer = await pooler(direct.url, 10);
  const home = openPostgres(bouncer.url, createLog('warn'), { directUrl: direct.url });
  return {
    home,
    drop: async () => {
      await home.close();
      await bouncer.close();
      await drop();
    },
  };
}

async function compare(): Promise<void> {
  const trips = countedTrips();
  const { home, drop } = process.env.POOLED ? await pooledHome() : await freshHome();
  const others = fork(import.meta.filename, [], { execArgv: [] });
  const [collector] = await once(others, 'message');
  const traced = process.env.TRACED && {
    endpoint: `http://127.0.0.1:${collector}`,
    headers: {},
    share: Number(process.env.TRACED),
    instance: 'bench',
  };
  const log = createLog('silent');
  const { app, platform } = await startedApp(home, log, {
    ...(traced && { tracing: opened => startTracing(traced, opened, log) }),
  });
  platform.limits.scale = 100_000;
  const bare = bareServer(platform);
  const portOf = async (server: FastifyInstance) => {
    await server.listen({ host: '127.0.0.1', port: 0 });
    return (server.server.address() as AddressInfo).port;
  };
  const arms = [
    {
      name: 'the product',
      port: await portOf(app),
      students: await students(app),
      ms: 0,
      work: 0,
      answers: 0,
      trips: 0,
    },
    {
      name: 'a bare handler',
      port: await portOf(bare),
      students: await students(app),
      ms: 0,
      work: 0,
      answers: 0,
      trips: 0,
    },
  ];
  for (const [turn, positions] of TURNS.entries())
    for (const arm of turn % 2 ? arms.toReversed() : arms) {
      const began = performance.now();
      const cpu = process.cpuUsage();
      const sent = trips();
      others.send({ port: arm.port, students: arm.students, positions });
      await once(others, 'message');
      const { user, system } = process.cpuUsage(cpu);
      if (turn === 0) continue;
      arm.ms += performance.now() - began;
      arm.trips += trips() - sent;
      arm.work += (user + system) / 1000;
      arm.answers += STUDENTS * positions.length;
    }
  others.kill();
  process.stdout.write(
    `${STUDENTS} students, ${AT_ONCE} at once, ${homeKind()}${process.env.POOLED ? ' through PgBouncer' : ''}${traced ? `, ${traced.share} of calls traced` : ''}\n`,
  );
  for (const { name, answers, ms, work, trips } of arms)
    process.stdout.write(
      `  ${name.padEnd(16)} ${((1000 * answers) / ms).toFixed(0)} answers a second, ${(work / answers).toFixed(2)} ms of processor and ${(trips / answers).toFixed(1)} statements each\n`,
    );
  const [ours, theirs] = arms;
  const share = (ours && theirs && theirs.ms / theirs.answers / (ours.ms / ours.answers)) ?? 0;
  const work = ours ? ours.work / ours.answers : 0;
  const bytes = await bytesAnAnswer(platform);
  process.stdout.write(`  ${(100 * share).toFixed(0)} % of it; ${bytes.toFixed(0)} bytes an answer\n`);
  await app.close();
  await bare.close();
  await platform.jobs.stop();
  await drop();
  // The bound is for PostgreSQL only: the embedded database's own time is in this process.
  const slow = homeKind() === 'postgres' && work > MOST_WORK_MS;
  const far = ours !== undefined && ours.trips / ours.answers > MOST_TRIPS;
  process.exit(share < LEAST_SHARE || slow || far || bytes > MOST_BYTES ? 1 : 0);
}
