/**
 * A student's calls in an empty database, in a full one, and in a full one with hash partitions by student: `node
 * bench/scale.ts`, with TEST_DATABASE_URL naming a PostgreSQL server of this machine as a superuser, and psql.
 * STUDENTS (41,667: a million answers) with two sessions each are copies of twenty who practised; ops/partition.sql
 * makes PARTS (16) partitions. The twenty, and twenty of the copies, continue to practise in turns. Prints the median
 * milliseconds of each call, and plans and page reads of the statements of an answer. Fails when an answer takes more
 * than 1.3 times as long in a full database.
 */
import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { tokenOf } from '../apps/server/src/modules/auth/token.ts';
import { readPlace } from '../apps/server/src/modules/practice/answers/answer-statements.ts';
import { openPostgres } from '../apps/server/src/platform/db/postgres.ts';
import { createLog } from '../apps/server/src/platform/log.ts';
import { tokenHash } from '../apps/server/src/platform/secrets.ts';
import { dropDatabase, freshHome, urlOf } from '../apps/server/test/kit/home.ts';
import { startedApp } from '../apps/server/test/kit/start.ts';
import { copies, practise } from './operations/evening.ts';
import { median, type Plan, planOf } from './operations/plans.ts';

process.env.TEST_DB = 'postgres';
const STUDENTS = Number(process.env.STUDENTS ?? 41_667);
const PARTS = Number(process.env.PARTS ?? 16);
const MOST_TIMES = 1.3;
const QUESTIONS = 12;
const DAY_SECONDS = 24 * 3600;
const calls = ['today', 'start', 'submit', 'dashboard'] as const;
const log = createLog('error');
const print = (line: string) => process.stdout.write(`${line}\n`);
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(0)} s`;

interface Student {
  id: string;
  token: string;
  session: string;
}
interface Arm {
  name: string;
  database: string;
  app: FastifyInstance;
  students: Student[];
  ms: Record<(typeof calls)[number], number[]>;
  end: () => Promise<void>;
}

async function ask<Row extends pg.QueryResultRow>(
  database: string | null,
  text: string,
  values: unknown[] = [],
) {
  const client = new pg.Client({ connectionString: urlOf(database) });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** A database with only the twenty students who practised. */
async function empty(): Promise<{ database: string; ids: string[] }> {
  const { home } = await freshHome();
  if (home.kind !== 'postgres') throw new Error('This needs PostgreSQL.');
  const { app, platform } = await startedApp(home, log);
  platform.limits.scale = 100_000;
  const ids = await practise(app, home.url);
  await platform.jobs.runWaiting();
  await app.close();
  await platform.jobs.stop();
  await home.close();
  return { database: new URL(home.url).pathname.slice(1), ids };
}

async function armOf(name: string, database: string, ids: readonly string[]): Promise<Arm> {
  const home = openPostgres(urlOf(database), log);
  const { app, platform, clock } = await startedApp(home, log);
  platform.limits.scale = 100_000;
  clock.advance(DAY_SECONDS);
  const now = clock.now().toISOString();
  const students = ids.map(id => ({ id, token: tokenOf(id), session: '' }));
  for (const { id, token } of students)
    await ask(
      database,
      'insert into tokens (user_id, token_hash, id, created_at, last_used_at) values ($1, $2, gen_random_uuid(), $3, $3)',
      [id, tokenHash(token), now],
    );
  return {
    name,
    database,
    app,
    students,
    ms: { today: [], start: [], submit: [], dashboard: [] },
    end: async () => {
      await app.close();
      await platform.jobs.stop();
      await home.close();
      await dropDatabase(database);
    },
  };
}

async function timed(
  arm: Arm,
  call: (typeof calls)[number],
  student: Student,
  path: string,
  payload?: object,
) {
  const began = performance.now();
  const { statusCode, body } = await arm.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api${path}`,
    headers: { authorization: `Bearer ${student.token}` },
    ...(payload && { payload }),
  });
  // 503 when a busy machine opened no connection in time: retried and not counted.
  if (statusCode === 503) return timed(arm, call, student, path, payload);
  arm.ms[call].push(performance.now() - began);
  if (statusCode !== 200) throw new Error(`${arm.name}, ${path}: ${statusCode} ${body}`);
  return JSON.parse(body);
}

/** Runs the deed for each student of each arm, the arms in turn, so that a busy moment affects all arms. */
async function inTurns(arms: readonly Arm[], deed: (arm: Arm, student: Student) => Promise<unknown>) {
  for (const at of arms[0]?.students.keys() ?? [])
    for (const arm of at % 2 ? arms.toReversed() : arms) {
      const student = arm.students[at];
      if (student) await deed(arm, student);
    }
}

const { database: emptyName, ids } = await empty();
const [fullName, dividedName] = [`${emptyName}_full`, `${emptyName}_divided`];
let began = performance.now();
await ask(null, `create database ${fullName} template ${emptyName}`);
const [{ now = '' } = {}] = await ask<{ now: string }>(
  fullName,
  'select max(created_at)::text as now from users',
);
await copies(urlOf(fullName), ids, { students: STUDENTS, letters: 0, seven: now, now });
await ask(fullName, 'vacuum analyze');
const [{ answers = 0, size = '' } = {}] = await ask<{ answers: number; size: string }>(
  fullName,
  'select (select count(*)::int from answers) as answers, pg_size_pretty(pg_database_size(current_database())) as size',
);
print(`${STUDENTS} students with ${answers} answers, ${size}, filled in ${seconds(began)}`);
await ask(null, `create database ${dividedName} template ${fullName}`);
began = performance.now();
const script = fileURLToPath(new URL('../ops/partition.sql', import.meta.url));
execFileSync(
  'psql',
  ['-q', '-v', 'ON_ERROR_STOP=1', '-v', `parts=${PARTS}`, '-f', script, urlOf(dividedName)],
  {
    stdio: ['ignore', 'ignore', 'inherit'],
  },
);
print(`divided into ${PARTS} partitions by ops/partition.sql in ${seconds(began)}`);

const others = await ask<{ id: string }>(
  fullName,
  `select id from users where email like 'reader-%' order by md5(id::text) limit ${ids.length}`,
);
const copied = others.map(({ id }) => id);
const arms = [
  await armOf('empty', emptyName, ids),
  await armOf('full', fullName, copied),
  await armOf(`full, ${PARTS} partitions`, dividedName, copied),
];
let failed = true;
try {
  await inTurns(arms, (arm, student) => timed(arm, 'today', student, '/session/check-availability'));
  await inTurns(arms, async (arm, student) => {
    const { session_id } = await timed(arm, 'start', student, '/session/start', { user_id: student.id });
    student.session = session_id;
  });
  for (let position = 1; position <= QUESTIONS; position++) {
    const given = { position, answer: 'A', letter: 'A', elapsed_ms: 40_000 };
    await inTurns(arms, (arm, student) =>
      timed(arm, 'submit', student, '/session/submit', { ...given, session_id: student.session }),
    );
    await inTurns(arms, (arm, student) => timed(arm, 'dashboard', student, '/dashboard/progress'));
  }
  const [first] = arms;
  print('\nmilliseconds at the median, and times that of the empty database');
  for (const call of calls)
    print(
      `  ${call.padEnd(10)} ${arms.map(({ name, ms }) => `${name} ${median(ms[call]).toFixed(2)} (${(median(ms[call]) / median(first?.ms[call] ?? [])).toFixed(2)} ×)`).join('   ')}`,
    );
  print('\nthe read of an answer');
  for (const { name, database, students } of arms) {
    const plans: Plan[] = [];
    for (const { id, session } of students)
      plans.push(await planOf(urlOf(database), readPlace, [id, session]));
    const of = (figure: 'planning' | 'execution' | 'blocks') =>
      median(plans.map(plan => plan[figure])).toFixed(2);
    print(`  ${name}: planned in ${of('planning')} ms, run in ${of('execution')} ms, ${of('blocks')} blocks`);
    print(`    ${plans[0]?.scans.join(', ')}`);
  }
  const [least, full] = arms.map(({ ms }) => median(ms.submit));
  failed = (full ?? 0) > MOST_TIMES * (least ?? 0);
} finally {
  for (const { end } of arms) await end();
}
process.exit(failed ? 1 : 0);
