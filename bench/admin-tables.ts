/**
 * Every sort and filter of every table of the console: `npm run bench:admin-tables`, on PostgreSQL with
 * TEST_DATABASE_URL and TEST_DB=postgres. Stores USERS accounts (100,000) with their sessions, uses of codes,
 * letters, audit entries and jobs, and ANSWERS answers (5,000,000), with triggers off. Prints the median and 95th
 * percentile of each HTTP call in milliseconds, and fails above 300 at the 95th. The baseline is a call that reads
 * one row.
 */
import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../apps/server/src/platform/db/db.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { openPostgres } from '../apps/server/src/platform/db/postgres.ts';
import { createLog } from '../apps/server/src/platform/log.ts';
import { freshHome } from '../apps/server/test/kit/home.ts';
import { startedApp } from '../apps/server/test/kit/start.ts';
import { seed } from './admin-tables/seeding.ts';

const USERS = Number(process.env.USERS ?? 100_000);
const ANSWERS = Number(process.env.ANSWERS ?? 5_000_000);
const RUNS = Number(process.env.RUNS ?? 20);
/** Only calls that contain this text. */
const ONLY = process.env.ONLY ?? '';
const MOST_MS = 300;
/** A database that is kept and reused by the next run; without it, one is made and dropped. */
const KEPT = process.env.KEPT_DATABASE_URL;

const silent = createLog('silent');
const { home, drop } = await databaseOf();
if (home.kind !== 'postgres')
  throw new Error('Set TEST_DB=postgres: the embedded database is not for so many.');
// Without the time limits of calls, because storing millions of rows takes longer.
Object.assign(home.pool.options, { statement_timeout: 0, query_timeout: 0 });
const { app, platform, clock } = await startedApp(home, silent);
platform.limits.scale = 1000;
const { db } = platform;

async function databaseOf() {
  if (!KEPT) return freshHome();
  const home = openPostgres(KEPT, silent);
  await migrate(home);
  return { home, drop: () => home.close() };
}

/** Stores the rows unless a run has stored them; the day figures are written last. */
async function stored(): Promise<void> {
  const [found] = await rowsOf<{ n: number }>(db.execute(sql`select count(*)::int as n from day_figures`));
  if (found?.n === 0) await seed(platform, { users: USERS, answers: ANSWERS, at: clock.now() });
}

async function admin(): Promise<string> {
  const { body } = await app.inject({
    method: 'POST',
    url: '/api/auth/register',
    payload: { full_name: 'Admin', email: `${randomUUID()}@example.org`, password: 'correct horse' },
  });
  const { access_token, user } = JSON.parse(body) as { access_token: string; user: { id: string } };
  await db.execute(sql`update users set is_admin = true where id = ${user.id}`);
  return access_token;
}

const sortable = [
  'user_id',
  'email',
  'name',
  'sessions_completed',
  'last_session_created',
  'current_session_id',
  'pre_pack_available',
  'jobs_enqueued',
  'exhausted_jobs',
  'critical_issue',
  'failed_job_type',
];
const calls = [
  '/privileges',
  ...sortable.flatMap(column => [`/users-monitoring?sort=${column}`, `/users-monitoring?sort=-${column}`]),
  '/users-monitoring?filter=abc',
  '/users-monitoring?filter=zzzzzz',
  '/users-monitoring?limit=1000',
  '/people',
  '/people?search=asha',
  '/people?search=student99999',
  '/people?search=nobodyatall',
  '/people?only=admins',
  '/people?only=suspended',
  '/people?only=terminated',
  '/people?only=suspended&search=ravi',
  '/referral-export?format=json',
  '/referral-export?format=json&start_date=2025-12-01&end_date=2026-01-31',
  '/referral-stats/C00042',
  '/cashback',
  '/cashback?state=due',
  '/cashback?state=paid',
  '/cashback?state=reversed',
  '/inbox',
  '/inbox?state=open',
  '/inbox?state=answered',
  '/inbox?state=closed',
  '/audit-log',
  '/audit-log?action=pyq.upload',
  '/audit-log?action=none-such',
  '/audit-log?result=refused',
  '/audit-log?result=failed',
  '/audit-log?admin=student2@example.org',
  '/audit-log?admin=nobodyatall',
  '/audit-log?result=unfinished',
  '/audit-log?start_date=2026-01-01&end_date=2026-01-31',
  '/bank',
  '/bank?status=live',
  '/bank?status=draft',
  '/bank?search=train',
  '/bank?search=nothing-like-it',
  '/bank?only=reported',
  '/bank?only=flagged',
  '/bank?only=rebanded',
  '/bank?status=in_review',
  '/bank?status=retired',
  '/bank/types',
  '/bank/coverage',
  '/calibration',
  '/queues',
  '/page-crashes',
  '/figures?days=30',
  '/figures?days=92',
  '/payment-troubles',
  '/catalogue',
  '/long-jobs',
  '/pyq/uploaded-files',
  '/pyq/proposals',
  '/questions/imports',
  '/frequencies',
];

let slow = 0;
try {
  await stored();
  const authorization = `Bearer ${await admin()}`;
  const timed = async (path: string) => {
    const begun = performance.now();
    const { statusCode, body } = await app.inject({ url: `/api/admin${path}`, headers: { authorization } });
    if (statusCode !== 200) throw new Error(`${path}: ${statusCode} ${body.slice(0, 300)}`);
    return { ms: performance.now() - begun, next: (JSON.parse(body) as { next?: string | null }).next };
  };
  const measure = async (path: string): Promise<string | null> => {
    const first = await timed(path);
    const times: number[] = [];
    for (let i = 0; i < RUNS; i += 1) times.push((await timed(path)).ms);
    times.sort((a, b) => a - b);
    const p95 = times[Math.ceil(0.95 * times.length) - 1] ?? 0;
    if (p95 > MOST_MS) slow += 1;
    const median = times[Math.floor(times.length / 2)] ?? 0;
    process.stdout.write(
      `${path.slice(0, 60).padEnd(62)} median ${median.toFixed(1).padStart(7)} p95 ${p95.toFixed(1).padStart(7)}${p95 > MOST_MS ? ' TOO SLOW' : ''}\n`,
    );
    return first.next ?? null;
  };
  for (const path of calls.filter(one => one === calls[0] || one.includes(ONLY))) {
    const next = await measure(path);
    if (next) await measure(`${path}${path.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(next)}`);
  }
} finally {
  await app.close();
  // Otherwise its listener would reconnect to the dropped database forever.
  await platform.jobs.stop();
  await drop();
}
process.stdout.write(`${slow} calls beyond ${MOST_MS} ms at the 95th percentile\n`);
process.exitCode = slow > 0 ? 1 : 0;
