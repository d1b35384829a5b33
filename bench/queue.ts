/**
 * The job queue under load: `node bench/queue.ts [JOBS]`, on PostgreSQL with TEST_DATABASE_URL and TEST_DB=postgres.
 * JOBS is the number of completed jobs stored for the last part (default 200,000). Prints the time of a backlog of
 * 2,000 jobs, the time until a code is delivered while other mail waits and while a domain refuses mail, and the cost
 * of readiness and of the deletion of an account beside many stored jobs; each beside its goal and beside the earlier
 * setting of the queue, or the earlier statement, in the same run. Fails when a goal is missed.
 */
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { fromPglite, PgBoss } from 'pg-boss';
import { createJobs, job } from '../apps/server/src/platform/jobs/jobs.ts';
import { createLog } from '../apps/server/src/platform/log.ts';
import { freshHome, homeKind } from '../apps/server/test/kit/home.ts';
import { mailServer } from '../apps/server/test/kit/mail-server.ts';
import { startedApp } from '../apps/server/test/kit/start.ts';

const BACKLOG = 2_000;
const BACKLOG_GOAL_S = 20;
/** The earlier setting is measured for this time and extrapolated to the whole backlog. */
const BASELINE_MS = 15_000;
const OTHER_MAILS = 200;
const REFUSED_SIGN_UPS = 120;
const CODE_GOAL_S = 5;
const READY_GOAL_MS = 10;
const READY_RUNS = 50;
const STORED = Number(process.argv[2] ?? 200_000);
/** Small enough that each statement stays below the database's time limit, also on a busy machine. */
const STORED_AT_ONCE = 10_000;

const silent = createLog('silent');
const smtp = await mailServer(address => {
  if (address.endsWith('@refuses.example')) return { code: 450, words: '4.7.1 later', afterMs: 1000 };
  return { code: 250, words: 'ok', afterMs: 20 };
});
const { home, drop } = await freshHome();
const { app, platform, clock } = await startedApp(home, silent, { env: { SMTP_URL: smtp.url } });
platform.limits.scale = 10_000;
const { db, secrets } = platform;
const missed: string[] = [];

function report(what: string, figure: number, goal: number, unit: string, before: string): void {
  const digits = unit === 'ms' ? 1 : 2;
  process.stdout.write(
    `  ${what.padEnd(58)} ${figure.toFixed(digits).padStart(8)} ${unit}   goal ${goal} ${unit}   before: ${before}\n`,
  );
  if (figure > goal) missed.push(what);
}

async function until(done: () => boolean): Promise<void> {
  while (!done()) await delay(5);
}

/** Seconds for a job with the earlier setting: one job at a time, with a pause of five seconds after each. */
async function baselineSecondsPerJob(): Promise<number> {
  const boss = new PgBoss({
    ...(home.kind === 'embedded'
      ? { db: fromPglite(home.client), backend: 'pglite' as const }
      : { connectionString: home.url }),
    useListenNotify: true,
  });
  await boss.start();
  await boss.createQueue('before', { notify: true });
  await boss.insert(
    'before',
    Array.from({ length: 50 }, () => ({ data: {} })),
  );
  let done = 0;
  const setting = {
    pollingIntervalSeconds: 0.5,
    notifyPollingIntervalSeconds: 5,
    includeMetadata: true,
  } as const;
  await boss.work('before', setting, async () => {
    done += 1;
  });
  await delay(BASELINE_MS);
  await boss.stop({ graceful: false, close: home.kind === 'postgres' });
  return BASELINE_MS / 1000 / done;
}

async function backlogSeconds(): Promise<number> {
  const jobs = createJobs({ home, clock, log: silent, secrets, works: true });
  let done = 0;
  await jobs.prepare({
    backlog: job({
      handle: async () => {
        done += 1;
      },
    }),
  });
  await db.transaction(async tx => {
    for (let n = 0; n < BACKLOG; n++) await jobs.enqueue(tx, 'backlog', { n });
  });
  const began = performance.now();
  await jobs.work();
  await until(() => done === BACKLOG);
  const seconds = (performance.now() - began) / 1000;
  await jobs.stop();
  return seconds;
}

const signUp = (email: string) =>
  app.inject({
    method: 'POST',
    url: '/api/auth/send-verification-code',
    payload: { name: 'Asha Rao', email, password: 'correct horse battery' },
  });

/** Seconds from the request for a code until the mail server has it. */
async function codeSeconds(email: string): Promise<number> {
  const began = performance.now();
  const { statusCode, body } = await signUp(email);
  if (statusCode !== 200) throw new Error(`${statusCode} ${body}`);
  const arrival = () => smtp.received.find(mail => mail.to === email);
  await until(() => arrival() !== undefined);
  return ((arrival()?.at ?? 0) - began) / 1000;
}

async function codes(secondsPerJob: number): Promise<void> {
  await platform.jobs.work();
  // In the earlier setting two workers shared one queue of mails.
  const behind = (mails: number) => `${((mails * secondsPerJob) / 2).toFixed(0)} s`;
  report('a code, quiet', await codeSeconds('quiet@example.org'), CODE_GOAL_S, 's', behind(1));
  await db.transaction(async tx => {
    for (let n = 0; n < OTHER_MAILS; n++)
      await platform.mailer.send(tx, {
        to: `other-${n}@example.org`,
        kind: 'test',
        subject: 'Hi',
        heading: 'Hi',
        paragraphs: [],
      });
  });
  const beside = await codeSeconds('beside@example.org');
  report(`a code, ${OTHER_MAILS} other mails waiting`, beside, CODE_GOAL_S, 's', behind(OTHER_MAILS));
  for (let n = 0; n < REFUSED_SIGN_UPS; n++) await signUp(`nobody-${n}@refuses.example`);
  const refused = await codeSeconds('refused@example.org');
  const tries = `${behind(REFUSED_SIGN_UPS)} for each round of tries`;
  report(`a code, ${REFUSED_SIGN_UPS} sign-ups of a domain that refuses`, refused, CODE_GOAL_S, 's', tries);
}

async function storeJobs(): Promise<void> {
  for (let stored = 0; stored < STORED; stored += STORED_AT_ONCE)
    await db.execute(sql`
      insert into pgboss.job_common (name, data, state, singleton_key, group_id, completed_on)
      select 'mail', jsonb_build_object('sealed', repeat(md5(n::text), 4)), 'completed', n::text, md5(n::text), now()
      from generate_series(${stored}::int, ${Math.min(stored + STORED_AT_ONCE, STORED) - 1}::int) n`);
  await db.execute(sql`analyze pgboss.job_common`);
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function worst(runs: number, work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) times.push(await milliseconds(work));
  return times.sort((a, b) => a - b)[Math.floor(0.95 * runs)] ?? 0;
}

async function stored(): Promise<void> {
  const isReady = () => app.inject({ method: 'GET', url: '/readyz' });
  const bare = `${(await worst(READY_RUNS, isReady)).toFixed(1)} ms with none stored`;
  await storeJobs();
  const grouped = sql`select name, state, count(*) from pgboss.job group by 1, 2`;
  const ready = await worst(READY_RUNS, isReady);
  const before = `${(await milliseconds(() => home.reports.execute(grouped))).toFixed(0)} ms, now ${bare}`;
  report(`/readyz beside ${STORED} stored jobs, 95th percentile`, ready, READY_GOAL_MS, 'ms', before);
  const searched = sql`select count(*) from pgboss.job where state <> 'active' and (singleton_key = 'nobody' or position('nobody' in data::text) > 0)`;
  const search = `${(await milliseconds(() => home.reports.execute(searched))).toFixed(0)} ms`;
  const forget = await worst(READY_RUNS, () => platform.jobs.forget(db, ['nobody', 'nobody@example.org']));
  report(`the jobs of a person beside ${STORED}, 95th percentile`, forget, READY_GOAL_MS, 'ms', search);
}

process.stdout.write(`The job queue, ${homeKind()}\n`);
const secondsPerJob = await baselineSecondsPerJob();
const whole = `${(secondsPerJob * BACKLOG).toFixed(0)} s, at ${secondsPerJob.toFixed(1)} s a job`;
report(`a backlog of ${BACKLOG} jobs`, await backlogSeconds(), BACKLOG_GOAL_S, 's', whole);
await codes(secondsPerJob);
await platform.jobs.stop();
await stored();
await app.close();
await drop();
await smtp.close();
for (const what of missed) process.stderr.write(`Missed: ${what}\n`);
process.exit(missed.length > 0 ? 1 : 0);
