/**
 * Effect of 600 simultaneous sign-ins on other calls: `node bench/sign-ins.ts`, on PostgreSQL with TEST_DATABASE_URL
 * and TEST_DB=postgres. A student in a separate thread reads without pauses, first on the idle server, then from the
 * first sign-in until the last reply. Runs twice: with the library's hashing in libuv's threads (the baseline), and
 * with the hashing pool. Prints milliseconds; fails above the bound.
 */
import process from 'node:process';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { createHashing, type Hashing } from '../apps/server/src/platform/hashing/hashing.ts';
import { createLog } from '../apps/server/src/platform/log.ts';
import { freshHome } from '../apps/server/test/kit/home.ts';
import { startedApp } from '../apps/server/test/kit/start.ts';

const SIGN_INS = 600;
const QUIET_READS = 200;
/** Maximum ratio of the median read during sign-ins to the median read on the idle server. */
const MOST_TIMES = 5;
const cost = { memoryKiB: 19_456, passes: 2 };

interface Reading {
  median: number;
  p95: number;
  longest: number;
}

async function compare(): Promise<void> {
  const direct = await measured(directHashing());
  const pooled = await measured(createHashing(cost));
  process.exitCode = pooled.times <= MOST_TIMES ? 0 : 1;
  print('the library’s threads', direct);
  print('the pool', pooled);
  process.stdout.write(`goal: at most ${MOST_TIMES} times the quiet median\n`);
}

function print(name: string, { quiet, busy, times, answers, seconds }: Awaited<ReturnType<typeof measured>>) {
  const formatted = ({ median, p95, longest }: Reading) =>
    `median ${median.toFixed(1)}, 95 % ${p95.toFixed(1)}, longest ${longest.toFixed(0)} ms`;
  process.stdout.write(
    `${name}\n  quiet reads: ${formatted(quiet)}\n  during ${SIGN_INS} sign-ins: ${formatted(busy)}: ${times.toFixed(1)} times\n` +
      `  sign-ins in ${seconds.toFixed(1)} s: ${JSON.stringify(answers)}\n`,
  );
}

async function measured(hashing: Hashing) {
  const { home, drop } = await freshHome();
  const { app, platform } = await startedApp(home, createLog('silent'));
  platform.limits.scale = 10_000;
  Object.assign(platform.hashing, hashing);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const account = { full_name: 'Asha Rao', email: 'asha@example.org', password: 'correct horse battery' };
  const { access_token: token } = (await (await post(url, '/auth/register', account)).json()) as {
    access_token: string;
  };
  const reader = new Worker(new URL(import.meta.url), { workerData: { url, token } });
  const quiet = await next(reader);
  const begun = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: SIGN_INS }, async (_, i) => {
      const email = i % 2 === 0 ? account.email : `nobody${i}@example.org`;
      return (await post(url, '/auth/login', { email, password: account.password })).status;
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  reader.postMessage('end');
  const busy = await next(reader);
  await app.close();
  await platform.jobs.stop();
  await drop();
  const answers: Record<string, number> = {};
  for (const status of statuses) answers[status] = (answers[status] ?? 0) + 1;
  return { quiet, busy, times: busy.median / quiet.median, answers, seconds };
}

const post = (url: string, path: string, body: object) =>
  fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const next = (reader: Worker) =>
  new Promise<Reading>((resolve, reject) => reader.once('message', resolve).once('error', reject));

/** The baseline: hashing in libuv's threads, which all asynchronous calls of the process share. */
function directHashing(): Hashing {
  const options = {
    algorithm: 2 satisfies Algorithm.Argon2id,
    memoryCost: cost.memoryKiB,
    timeCost: cost.passes,
    parallelism: 1,
  };
  const nobody = hash('nobody has this password', options);
  return {
    hash: password => hash(password, options),
    matches: (stored, password) =>
      Promise.all(
        stored.map(async known => (await verify(known ?? (await nobody), password)) && Boolean(known)),
      ),
    assertRoom: () => {},
  };
}

/** The reading student's thread: idle reads first, then reads until the message 'end'. */
async function readUntilTold(): Promise<void> {
  const { url, token } = workerData as { url: string; token: string };
  const read = async () => {
    const begun = performance.now();
    const answer = await fetch(`${url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } });
    await answer.text();
    return performance.now() - begun;
  };
  for (let i = 0; i < 50; i++) await read();
  const quiet: number[] = [];
  while (quiet.length < QUIET_READS) quiet.push(await read());
  let ended = false;
  parentPort?.once('message', () => {
    ended = true;
  });
  parentPort?.postMessage(readingOf(quiet));
  const busy: number[] = [];
  while (!ended) busy.push(await read());
  parentPort?.postMessage(readingOf(busy));
}

function readingOf(times: number[]): Reading {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { median: at(0.5), p95: at(0.95), longest: at(1) };
}

if (isMainThread) await compare();
else await readUntilTold();
