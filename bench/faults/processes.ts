/**
 * Killed processes under load: `node bench/faults/processes.ts api|worker|term`, with Debian's postgresql installed.
 * `api` kills the API process, `worker` the worker, `term` sends SIGTERM to the API process as an upgrade does; KILLS
 * times (50, 50, 20), each after one to three seconds, while students answer RATE times a second.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { mailServer } from '../../apps/server/test/kit/mail-server.ts';
import { lostAndDoubled, students, summaryOf } from '../operations/students.ts';
import { allowance, broken, judge, longest, print, seconds, someTime, stageOf } from './stage.ts';

const [, , kind = 'api'] = process.argv;
const RATE = Number(process.env.RATE ?? 60);
const KILLS = Number(process.env.KILLS ?? (kind === 'term' ? 20 : 50));
/** Goals: milliseconds until ready again, until exit after SIGTERM, and until a job of a killed worker is done. */
const MOST_READY_MS = 5000;
const MOST_ENDING_MS = 10_000;
const MOST_JOB_MS = 60_000;

const mails = await mailServer();
const stage = await stageOf();
try {
  const api = await stage.process('serve', { SMTP_URL: mails.url });
  const worker = await stage.process('work', { SMTP_URL: mails.url });
  const load = students(api.url, RATE, RATE);
  await load.begun;
  const addresses: string[] = [];
  const ends: Awaited<ReturnType<typeof api.replace>>[] = [];
  for (let n = 1; n <= KILLS; n++) {
    if (kind === 'worker') addresses.push(await askForCode(api.url));
    await someTime(1000, 3000);
    const killed = kind === 'worker' ? worker : api;
    ends.push(await killed.replace(kind === 'term' ? 'SIGTERM' : 'SIGKILL'));
  }
  const record = await load.stop();
  print(`  ${summaryOf(record)}`);
  const began = performance.now();
  while ((await waiting()) > 0 && performance.now() - began < 2 * MOST_JOB_MS) await setTimeout(200);
  const settledMs = performance.now() - began;

  const { lost, doubled } = await lostAndDoubled(stage.databaseUrl, record.acknowledged);
  const wrong = await broken(stage.databaseUrl);
  const readyMs = longest(ends.map(end => end.readyMs));
  const endingMs = longest(ends.map(end => end.endedMs));
  const letters = addresses.map(address => {
    const own = mails.received.filter(({ to }) => to === address);
    return new Set(own.map(({ text }) => /^message-id: (.*)$/im.exec(text)?.[1])).size;
  });
  const unclean = ends.filter(({ code }) => code !== 0).length;
  if (lost > 0) wrong.push(`${lost} acknowledged answers are lost`);
  if (doubled > 0) wrong.push(`${doubled} answers are stored twice`);
  const { quietMs } = kind === 'worker' ? worker : api;
  if (readyMs > allowance(MOST_READY_MS, quietMs)) wrong.push(`it was ready after ${seconds(readyMs)}`);
  if (settledMs > MOST_JOB_MS) wrong.push(`jobs were done after ${seconds(settledMs)}`);
  if (kind === 'term' && unclean > 0) wrong.push(`${unclean} ends were not clean`);
  if (kind === 'term' && endingMs > MOST_ENDING_MS) wrong.push(`it ended after ${seconds(endingMs)}`);
  if (letters.some(n => n !== 1))
    wrong.push(`${letters.filter(n => n !== 1).length} mails did not come once`);
  judge(
    {
      ended: `${KILLS} times`,
      'answers acknowledged': record.acknowledged.length,
      lost,
      doubled,
      'ready again, at most': `${seconds(readyMs)} (its first start, undisturbed: ${seconds(quietMs)})`,
      'jobs done after the last end': seconds(settledMs),
      ...(kind === 'term' && { 'ended within, at most': seconds(endingMs) }),
      ...(kind === 'worker' && { 'codes mailed once': letters.filter(n => n === 1).length }),
    },
    wrong,
  );
} finally {
  await stage.end();
}
process.exit();

async function askForCode(url: string): Promise<string> {
  const email = `${randomUUID()}@example.org`;
  const reply = await fetch(`${url}/api/auth/send-verification-code`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Asha Rao', email, password: 'correct horse battery' }),
  });
  if (!reply.ok) throw new Error(`A code: ${reply.status}`);
  return email;
}

/** Number of due jobs that wait or run. */
async function waiting(): Promise<number> {
  const client = new pg.Client({ connectionString: stage.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ n: number }>(
    "select count(*)::int as n from pgboss.job where state <= 'active' and start_after <= now()",
  );
  await client.end();
  return rows[0]?.n ?? 0;
}
