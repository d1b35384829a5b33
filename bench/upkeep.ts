/**
 * Statistics over all answers after hours without a worker: `node bench/upkeep.ts [ANSWERS] [HOURS]`, on PostgreSQL
 * with TEST_DATABASE_URL and TEST_DB=postgres. Stores ANSWERS (3,000,000) of HOURS (12) by 25,000 students, and runs
 * the jobs of statistics and difficulty until they have caught up, then once without new answers. ROWS=old stores
 * answers without the flag for first answers. Prints the time of each job and its longest statement; fails when
 * statistics take more than ten minutes or a statement more than two seconds.
 */
import process from 'node:process';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { learnDifficultiesJob } from '../apps/server/src/modules/practice/difficulty/difficulty.ts';
import { countAnswersJob } from '../apps/server/src/modules/question-desk/counting.ts';
import { rowsOf } from '../apps/server/src/platform/db/db.ts';
import { createLog } from '../apps/server/src/platform/log.ts';
import { freshHome } from '../apps/server/test/kit/home.ts';
import { startedApp } from '../apps/server/test/kit/start.ts';

const ANSWERS = Number(process.argv[2] ?? 3_000_000);
const HOURS = Number(process.argv[3] ?? 12);
const STUDENTS = 25_000;
const GOAL_S = 600;
const STATEMENT_GOAL_MS = 2_000;
const BEGIN = '2026-03-02T00:00:00Z';
const isOld = process.env.ROWS === 'old';

const { home, drop } = await freshHome();
if (home.kind !== 'postgres')
  throw new Error('Set TEST_DB=postgres: the embedded database is not for so many.');
const { app, platform, clock } = await startedApp(home, createLog('warn'));
clock.set(new Date(Date.parse(BEGIN) + HOURS * 3_600_000 + 700_000));

/** Stores sessions of twelve, spread evenly over the hours, in one statement without a time limit. */
async function store(): Promise<void> {
  const client = new pg.Client({ connectionString: (home as { url: string }).url });
  await client.connect();
  const sessions = Math.ceil(ANSWERS / 12);
  const steps = [
    `create table bench_items as select (row_number() over (order by id) - 1)::int as n, id, type, band, difficulty, key
      from items where status = 'live'`,
    'alter table bench_items add primary key (n)',
    `create table bench_answers as
      select s, 1 + s / ${STUDENTS} as number, md5('user ' || s % ${STUDENTS})::uuid as user_id,
        md5('session ' || s)::uuid as session_id, p::smallint as position,
        timestamptz '${BEGIN}' + (s + p / 12.0) * interval '1 hour' * ${HOURS} / ${sessions} as at,
        ((s / ${STUDENTS} * 12 + p + s * 7) % (select count(*) from bench_items))::int as n
      from generate_series(0, ${sessions - 1}) s, generate_series(1, 12) p`,
    `insert into users (id, email, mailbox, full_name, password_hash, email_verified, created_at, updated_at)
      select md5('user ' || u)::uuid, u || '@bench.example', u || '@bench.example', 'Asha Rao', 'x', true,
        timestamptz '${BEGIN}', timestamptz '${BEGIN}' from generate_series(0, ${STUDENTS - 1}) u`,
    `insert into practice_sessions (user_id, id, number, kind, status, allowance, total, final_count, created_at, completed_at)
      select user_id, session_id, number, 'blueprint', 'completed', 'free', 12, 12, min(at), min(at)
      from bench_answers group by user_id, session_id, number`,
    `insert into session_items (user_id, session_id, served_at, item_ids, reasons, probabilities)
      select user_id, session_id, min(at), array_agg(i.id order by position), array_agg('exam_weight:12:9'::text),
        array_agg(0.7::real) from bench_answers join bench_items i using (n) group by user_id, session_id`,
    `insert into answers (answered_at, user_id, item_id, session_id, sequence, elapsed_ms, difficulty, logit, logit_variance,
        position, target_seconds, outcome, chosen, band, type, is_first)
      select at, user_id, i.id, session_id, 12 * (number - 1) + position, 30000 + n * 10, i.difficulty, (n % 40) / 20.0 - 1,
        1, position, 90, case when c = i.key then 'correct' else 'incorrect' end, c, i.band, i.type,
        ${isOld ? 'null' : 'true'}
      from bench_answers join bench_items i using (n),
        lateral (select case when s % 3 > 0 then i.key else substr('ABCD', 1 + n % 4, 1) end as c) chosen
      order by at`,
    'drop table bench_answers, bench_items',
    'analyze',
  ];
  try {
    for (const step of steps) await client.query(step);
  } finally {
    await client.end();
  }
}

let longest = { ms: 0, text: '' };
/** Times every statement of this process from here on. */
function timeStatements(): void {
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function timed(this: pg.Client, ...given: unknown[]) {
    const begun = performance.now();
    const [text] = given as [{ text?: string } | string];
    const record = () => {
      const ms = performance.now() - begun;
      if (ms > longest.ms) longest = { ms, text: (typeof text === 'string' ? text : text.text) ?? '' };
    };
    const callback = given.at(-1);
    if (typeof callback === 'function')
      given[given.length - 1] = (...answer: unknown[]) => {
        record();
        callback(...answer);
      };
    const answered = Reflect.apply(query, this, given);
    if (answered instanceof Promise) answered.then(record, record);
    return answered;
  } as typeof query;
}

const missed: string[] = [];
async function run(what: string, job: string, goalSeconds: number): Promise<void> {
  longest = { ms: 0, text: '' };
  const begun = performance.now();
  await platform.jobs.enqueue(platform.db, job, {});
  await platform.jobs.runWaiting();
  const seconds = (performance.now() - begun) / 1000;
  process.stdout.write(
    `  ${what.padEnd(44)} ${seconds.toFixed(1).padStart(7)} s   longest statement ${longest.ms.toFixed(0).padStart(5)} ms: ${longest.text.replace(/\s+/g, ' ').trim().slice(0, 60)}\n`,
  );
  if (seconds > goalSeconds || longest.ms > STATEMENT_GOAL_MS) missed.push(what);
}

try {
  await store();
  const [row] = await rowsOf<{ n: number }>(
    platform.home.reports.execute(sql`select count(*)::int as n from answers`),
  );
  process.stdout.write(
    `${row?.n} answers of ${STUDENTS} students in ${HOURS} hours${isOld ? ', of an earlier release' : ''}\n`,
  );
  timeStatements();
  await run('statistics and calibration, caught up', countAnswersJob, GOAL_S);
  await run('the same with nothing new', countAnswersJob, GOAL_S);
  await run('difficulty, counted from the beginning', learnDifficultiesJob, 2 * GOAL_S);
  await run('the same with nothing new', learnDifficultiesJob, GOAL_S);
} finally {
  await app.close();
  await platform.jobs.stop();
  await drop();
}
if (missed.length > 0) throw new Error(`Beyond the goal: ${missed.join(', ')}`);
