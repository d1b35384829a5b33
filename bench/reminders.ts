/**
 * Reminders of one evening: `nice -n 10 node bench/reminders.ts [--letters N]`, on PostgreSQL with TEST_DATABASE_URL
 * and TEST_DB=postgres. Of 100,000 students with two sessions each, N (default all) asked for a reminder at 19:00;
 * 500 more get none: refused address, paused, done for the day, unverified address, or mails ended by the link. At
 * 20:00 all are due at once: two workers write the letters and send them to a mail server in this process, while
 * students request codes. Prints letters a second, the time of a code, and the CPU time of the processes. Fails when
 * 100,000 letters would take more than an hour, a code more than five seconds at the 95th percentile, or a letter
 * came twice or to one of the 500.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { tokenOf } from '../apps/server/src/modules/letters/unsubscribing.ts';
import { openPostgres } from '../apps/server/src/platform/db/postgres.ts';
import { createLog } from '../apps/server/src/platform/log.ts';
import { freshHome } from '../apps/server/test/kit/home.ts';
import { mailServer } from '../apps/server/test/kit/mail-server.ts';
import { startedApp } from '../apps/server/test/kit/start.ts';
import { copies, practise, silentEach, silentKinds } from './operations/evening.ts';

const STUDENTS = 100_000;
const WORKERS = 2;
const GOAL_S = 3600;
const CODE_GOAL_S = 5;
const CODE_PAUSE_MS = 2000;
/** A run without progress for this time has failed. */
const STILL_MS = 120_000;
const DAY_BEFORE = '2026-03-02T13:00:00Z';
const SEVEN = '2026-03-03T13:30:00Z';
const EVENING = '2026-03-03T14:30:00Z';

const { BENCH_WORKER: workerUrl, SMTP_URL = '' } = process.env;
const print = (words: string) => process.stdout.write(`${words}\n`);
if (workerUrl) await work(workerUrl);
else await bench();

/** A worker of the product with its clock at that evening. */
async function work(url: string): Promise<void> {
  const home = openPostgres(url, createLog('silent'));
  const env = { ROLE: 'work', DATABASE_URL: url, SMTP_URL };
  const { app, platform, clock } = await startedApp(home, createLog('warn'), { env });
  clock.set(new Date(EVENING));
  const started = process.cpuUsage();
  process.once('message', async () => {
    await platform.jobs.stop();
    await app.close();
    await home.close();
    const { user, system } = process.cpuUsage(started);
    process.send?.({ work: (user + system) / 1e6 });
    process.disconnect();
    process.exit();
  });
  await platform.jobs.work();
  process.send?.('ready');
}

async function bench(): Promise<void> {
  const { values } = parseArgs({ options: { letters: { type: 'string', default: String(STUDENTS) } } });
  const letters = Math.min(Number(values.letters), STUDENTS);
  const { home, drop } = await freshHome();
  if (home.kind !== 'postgres')
    throw new Error('Set TEST_DB=postgres: the embedded database is not for so many.');
  const { url } = home;
  const sink = await mailServer();
  const env = { ROLE: 'serve', DATABASE_URL: url, SMTP_URL: sink.url };
  const { app, platform, clock } = await startedApp(home, createLog('warn'), { env });
  platform.limits.scale = 10_000;
  const workers: ChildProcess[] = [];
  let failed = true;
  try {
    clock.set(new Date(DAY_BEFORE));
    const originals = await practise(app, url);
    clock.set(new Date(EVENING));
    await copies(url, originals, { students: STUDENTS, letters, seven: SEVEN, now: EVENING });
    await endByLinks();
    print(`${STUDENTS} students, ${letters} letters due, ${silentKinds.length * silentEach} to nobody`);
    for (let n = 0; n < WORKERS; n++) workers.push(await startWorker());
    failed = await evening();
  } finally {
    for (const worker of workers) worker.kill('SIGKILL');
    await platform.jobs.stop();
    await app.close();
    await drop();
    void sink.close();
  }
  process.exit(failed ? 1 : 0);

  async function endByLinks(): Promise<void> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ id: string }>(`select id from users where email like 'ended-%'`);
    await client.end();
    for (const { id } of rows) {
      const link = `/api/unsubscribe/${tokenOf(platform, 'daily', id)}`;
      const { statusCode } = await app.inject({ method: 'POST', url: link });
      if (statusCode !== 200) throw new Error(`A link did not end the mails: ${statusCode}`);
    }
  }

  async function startWorker(): Promise<ChildProcess> {
    const worker = fork(import.meta.filename, [], {
      env: { ...process.env, BENCH_WORKER: url, SMTP_URL: sink.url },
    });
    await once(worker, 'message');
    return worker;
  }

  async function evening(): Promise<boolean> {
    const began = performance.now();
    await platform.jobs.enqueue(platform.db, 'letters.look', {});
    const codes = askForCodes();
    const isLetter = ({ to }: { to: string }) => to.endsWith('@bench.example');
    let last = { at: began, n: 0 };
    while (last.n < letters && performance.now() - last.at < STILL_MS) {
      await delay(500);
      const n = sink.received.filter(isLetter).length;
      if (n > last.n) last = { at: performance.now(), n };
    }
    const waits = (await codes()).sort((a, b) => a - b);
    // Waits until the workers have also processed the students who get no letter.
    await delay(CODE_PAUSE_MS);
    const used = await Promise.all(workers.map(endWorker));
    const got = sink.received.filter(isLetter);
    const seconds = (Math.max(...got.map(({ at }) => at)) - began) / 1000;
    const rate = letters / seconds;
    const p95 = (waits[Math.ceil(0.95 * waits.length) - 1] ?? 0) / 1000;
    const doubles = got.length - new Set(got.map(({ to }) => to)).size;
    const unasked = got.filter(({ to }) => !to.startsWith('reader-')).length;
    const ms = (1000 * used.reduce((sum, one) => sum + one, 0)) / letters;
    print(
      `  ${got.length} letters in ${seconds.toFixed(0)} s, ${rate.toFixed(1)} a second by ${WORKERS} workers`,
    );
    print(`  ${STUDENTS} would take ${(STUDENTS / rate / 60).toFixed(0)} minutes (goal ${GOAL_S / 60})`);
    print(`  ${ms.toFixed(1)} ms of work of a worker a letter`);
    print(`  ${waits.length} codes meanwhile, p95 ${p95.toFixed(2)} s (goal ${CODE_GOAL_S})`);
    print(
      `  twice: ${doubles}; to who gets none: ${unasked}; not come: ${letters - (got.length - doubles - unasked)}`,
    );
    return STUDENTS / rate > GOAL_S || p95 > CODE_GOAL_S || doubles + unasked > 0 || got.length !== letters;
  }

  async function endWorker(worker: ChildProcess): Promise<number> {
    const message = once(worker, 'message') as Promise<[{ work: number }]>;
    const exit = once(worker, 'exit');
    worker.send('end');
    const [{ work: used }] = await message;
    await exit;
    return used;
  }

  /**
   * Requests a code every two seconds; the returned function stops and resolves to the delivery times in
   * milliseconds.
   */
  function askForCodes(): () => Promise<number[]> {
    const waits: number[] = [];
    let ending = false;
    const asking = (async () => {
      for (let n = 0; !ending; n++) {
        const began = performance.now();
        const email = `code-${n}@example.org`;
        const payload = { name: 'Asha Rao', email, password: 'correct horse battery' };
        const { statusCode, body } = await app.inject({
          method: 'POST',
          url: '/api/auth/send-verification-code',
          payload,
        });
        if (statusCode !== 200) throw new Error(`${statusCode} ${body}`);
        const arrived = () => sink.received.findLast(({ to }) => to === email)?.at;
        while (arrived() === undefined && performance.now() - began < STILL_MS) await delay(20);
        waits.push((arrived() ?? Number.POSITIVE_INFINITY) - began);
        await delay(CODE_PAUSE_MS);
      }
      return waits;
    })();
    return () => {
      ending = true;
      return asking;
    };
  }
}
