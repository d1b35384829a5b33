/**
 * Every sort and filter of every table of the console: `npm run bench:admin-tables`, on PostgreSQL with TEST_DATABASE_URL
 * and TEST_DB=postgres. Stores USERS accounts (100,000) with their sessions, uses of codes, letters, audit entries and
 * jobs, and ANSWERS answers (5,000,000), written set by set beside the triggers. Prints the 95th percentile of each call
 * in milliseconds, through HTTP at the server, and fails beyond 300. The baseline is a call that reads one row. The
 * database is dropped at the end.
 */
import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '../apps/server/src/platform/db/db.ts';
import { createLog } from '../apps/server/src/platform/log.ts';
import { freshHome } from '../apps/server/test/kit/home.ts';
import { startedApp } from '../apps/server/test/kit/start.ts';

const USERS = Number(process.env.USERS ?? 100_000);
const ANSWERS = Number(process.env.ANSWERS ?? 5_000_000);
const SESSIONS_EACH = 10;
const RUNS = Number(process.env.RUNS ?? 20);
/** Only calls that have this in them. */
const ONLY = process.env.ONLY ?? '';
const MOST_MS = 300;

const { home, drop } = await freshHome();
if (home.kind !== 'postgres')
  throw new Error('Set TEST_DB=postgres: the embedded database is not for so many.');
// Millions of rows take longer to store than any call may.
Object.assign(home.pool.options, { statement_timeout: 0, query_timeout: 0 });
const { app, platform, clock } = await startedApp(home, createLog('silent'));
platform.limits.scale = 1000;
const { db } = platform;
const now = sql`${clock.now().toISOString()}::timestamptz`;

/** Statements that no trigger and no foreign key looks at: what those would write is written by the next. */
async function store(what: string, ...statements: SQL[]): Promise<void> {
  const begun = performance.now();
  await db.transaction(async tx => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const statement of statements) await tx.execute(statement);
  });
  process.stdout.write(`${what}: ${Math.round((performance.now() - begun) / 100) / 10} s\n`);
}

/** The same id of a number each time, in the form of version 4. */
const idOf = (kind: string, n: SQL) =>
  sql`overlay(overlay(md5(${kind} || ${n}::text) placing '4' from 13) placing '8' from 17)::uuid`;
const n = sql.raw('n');

async function seed(): Promise<void> {
  await store(
    'accounts',
    sql`insert into users (id, email, mailbox, email_verified, full_name, standing, standing_reason, created_at, updated_at)
      select ${idOf('user', n)}, 'student' || n || '@example.org', 'student' || n || '@example.org', n % 9 <> 0,
        (array['Asha','Ravi','Meena','Imran','Tara','Joseph'])[1 + n % 6] || ' ' || n,
        case when n % 500 = 0 then 'suspended' when n % 777 = 0 then 'terminated' else 'active' end, null,
        ${now} - n * interval '5 minutes', ${now}
      from generate_series(1, ${USERS}::int) n`,
    sql`insert into practice_sessions (user_id, id, number, kind, status, allowance, total, final_count, created_at, completed_at)
      select ${idOf('user', n)}, ${idOf('session', sql`(n * 100 + k)`)}, k, 'blueprint',
        case when k = ${SESSIONS_EACH}::int then 'planned' else 'completed' end, 'free', 12, 12,
        ${now} - n * interval '1 minute' - k * interval '1 day',
        case when k = ${SESSIONS_EACH}::int then null else ${now} - n * interval '1 minute' - k * interval '1 day' end
      from generate_series(1, ${USERS}::int) n, generate_series(1, ${SESSIONS_EACH}::int) k where n % ${SESSIONS_EACH}::int >= k % 3`,
    sql`insert into student_summaries (user_id, email, name, sessions_completed, last_session_created, current_session_id, pre_pack_available)
      select u.id, u.email, u.full_name, coalesce(s.done, 0), s.last, s.open, hashtext(u.email) % 7 <> 0
      from users u left join (
        select user_id, count(*) filter (where status = 'completed')::int as done, max(created_at) as last,
          (array_agg(id) filter (where status = 'planned'))[1] as open
        from practice_sessions group by 1) s on s.user_id = u.id
      on conflict (user_id) do nothing`,
  );
  const each = Math.ceil(ANSWERS / USERS);
  await store(
    'answers',
    sql`insert into answers (user_id, session_id, position, sequence, item_id, outcome, chosen, elapsed_ms, type, band,
        difficulty, target_seconds, answered_at)
      select ${idOf('user', n)}, ${idOf('session', sql`(n * 100 + 1 + k / 12)`)}, 1 + k % 12, k, ${idOf('item', sql`((n * 31 + k) % 4000)`)},
        case when (n + k) % 3 = 0 then 'incorrect' else 'correct' end, 'A', 60000, 'AR.PCT.1', 'Medium', 0, 90,
        ${now} - n * interval '1 minute'
      from generate_series(1, ${USERS}::int) n, generate_series(1, ${each}::int) k`,
  );
  await store(
    'codes, letters, audit',
    sql`insert into referral_uses (id, code, referrer_id, used_by, used_by_hash, payment_id, plan_type, cashback_paise, created_at, reversed_at, cashback_paid_at)
      select ${idOf('use', n)}, 'C' || lpad((n % 5000)::text, 5, '0'), ${idOf('user', sql`(1 + n % 5000)`)}, ${idOf('user', n)}, 'h' || n,
        'pay' || n, 'pro_regular', 50000, ${now} - n * interval '20 minutes', case when n % 50 = 0 then ${now} end,
        case when n % 2 = 0 then ${now} end
      from generate_series(1, ${Math.ceil(USERS / 4)}::int) n`,
    sql`insert into referral_codes (user_id, code, created_at)
      select ${idOf('user', sql`(1 + n % 5000)`)}, 'C' || lpad((n % 5000)::text, 5, '0'), ${now} from generate_series(1, 5000) n
      on conflict do nothing`,
    sql`insert into feedback (id, user_id, email, text, created_at)
      select ${idOf('letter', n)}, ${idOf('user', n)}, null, 'The third question was hard to read ' || n, ${now} - n * interval '1 hour'
      from generate_series(1, ${Math.ceil(USERS / 10)}::int) n`,
    sql`insert into page_notes (user_id, id, kind, note, created_at)
      select ${idOf('user', n)}, ${idOf('note', sql`(n * 100 + k)`)}, case when n % 100 = 0 then 'pack_failure' else 'question_action' end,
        '{"action":"next"}', ${now} - n * interval '1 minute'
      from generate_series(1, ${USERS}::int) n, generate_series(1, 5) k`,
    sql`insert into admin_actions (id, admin_id, action, object, client, at)
      select ${idOf('action', n)}, ${idOf('user', sql`(1 + n % 3)`)}, (array['people.suspend','questions.upload','pyq.upload','users.fix-jobs'])[1 + n % 4],
        n::text, '10.0.0.1', ${now} - n * interval '2 minutes'
      from generate_series(1, ${USERS}::int) n`,
    sql`insert into admin_action_results (action_id, result, object, detail)
      select ${idOf('action', n)}, case when n % 20 = 0 then 'refused' else 'done' end, null, '' from generate_series(1, ${USERS}::int) n`,
  );
  // What the nightly job does.
  await db.transaction(tx => platform.jobs.enqueue(tx, 'admin.count_days', {}));
  await platform.jobs.runWaiting();
  const waiting = await rowsOf<{ id: string }>(
    db.execute(sql`select ${idOf('user', sql`(n * 97)`)}::text as id from generate_series(1, 500) n`),
  );
  for (const { id } of waiting)
    await db.transaction(tx => platform.jobs.enqueue(tx, 'practice.plan_pack', { userId: id }, { key: id }));
  await db.execute(sql`analyze`);
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
  '/audit-log?start_date=2026-01-01&end_date=2026-01-31',
  '/bank',
  '/bank?status=live',
  '/bank?status=draft',
  '/bank?search=train',
  '/bank?search=nothing-like-it',
  '/bank?only=reported',
  '/bank?only=flagged',
  '/bank/coverage',
  '/calibration',
  '/queues',
  '/page-crashes',
  '/figures?days=30',
  '/figures?days=92',
  '/pyq/uploaded-files',
  '/pyq/proposals',
  '/questions/imports',
  '/frequencies',
];

let slow = 0;
try {
  await seed();
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
  await drop();
}
process.stdout.write(`${slow} calls beyond ${MOST_MS} ms at the 95th percentile\n`);
process.exitCode = slow > 0 ? 1 : 0;
