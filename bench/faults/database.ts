/**
 * Outage of the database under load: `node bench/faults/database.ts stop|freeze`, with Debian's postgresql installed.
 * `stop` stops it immediately, as a lost machine does, STOPS times (10), then for OUTAGE seconds (30); `freeze` halts
 * its processes for 20 s. Students answer RATE times a second; a probe calls twice a second and records each result.
 */
import { setTimeout } from 'node:timers/promises';
import { lostAndDoubled, students, summaryOf } from '../operations/students.ts';
import { allowance, broken, judge, longest, print, seconds, someTime, stageOf } from './stage.ts';

const [, , kind = 'stop'] = process.argv;
const RATE = Number(process.env.RATE ?? 60);
const STOPS = Number(process.env.STOPS ?? 10);
const OUTAGE_MS = 1000 * Number(process.env.OUTAGE ?? (kind === 'stop' ? 30 : 20));
/** Goals: milliseconds until a call is refused, and until calls succeed again. */
const MOST_REFUSING_MS = kind === 'stop' ? 2000 : 5500;
const MOST_BACK_MS = 5000;
const askEachMs = 500;

interface Asked {
  at: number;
  ms: number;
  status: number;
  retryAfter: boolean;
}

const stage = await stageOf();
try {
  const api = await stage.process('serve');
  const account = { full_name: 'Asha Rao', email: 'asks@example.org', password: 'correct horse battery' };
  const reply = await fetch(`${api.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const { access_token: token } = (await reply.json()) as { access_token: string };
  const asked: Asked[] = [];
  const calls = new Set<Promise<void>>();
  const ask = async () => {
    const at = performance.now();
    const headers = { authorization: `Bearer ${token}` };
    const reply = await fetch(`${api.url}/api/auth/me`, { headers }).catch(() => null);
    const retryAfter = reply?.headers.has('retry-after') ?? false;
    asked.push({ at, ms: performance.now() - at, status: reply?.status ?? 0, retryAfter });
  };
  const asking = setInterval(() => {
    const call = ask().finally(() => calls.delete(call));
    calls.add(call);
  }, askEachMs);
  const load = students(api.url, RATE, RATE);
  await load.begun;
  const quietMs = asked.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(asked.length / 2)] ?? 0;

  const backs: number[] = [];
  const answered = async () => {
    const from = performance.now();
    while (!(await fetch(`${api.url}/readyz`).then(({ ok }) => ok))) await setTimeout(20);
    backs.push(performance.now() - from);
  };
  for (let n = 0; kind === 'stop' && n < STOPS; n++) {
    await someTime(1000, 3000);
    await stage.postgres.stop('immediate');
    await stage.postgres.start();
    await answered();
  }
  await setTimeout(2000);
  const away = performance.now();
  if (kind === 'stop') await stage.postgres.stop('immediate');
  const halted = kind === 'stop' ? [] : stage.postgres.processes();
  for (const pid of halted) process.kill(pid, 'SIGSTOP');
  await setTimeout(OUTAGE_MS);
  const over = performance.now();
  for (const pid of halted) process.kill(pid, 'SIGCONT');
  if (kind === 'stop') await stage.postgres.start();
  await answered();
  const before = load.acknowledged();
  while (load.acknowledged() < before + RATE) await setTimeout(20);
  const record = await load.stop();
  clearInterval(asking);
  await Promise.all(calls);

  print(`  ${summaryOf(record)}`);
  const during = asked.filter(({ at, ms }) => at > away && at + ms < over);
  const refusedMs = longest(during.map(({ ms }) => ms));
  const { lost, doubled } = await lostAndDoubled(stage.databaseUrl, record.acknowledged);
  const wrong = await broken(stage.databaseUrl);
  const others = during.filter(({ status, retryAfter }) => status !== 503 || !retryAfter);
  if (lost + doubled > 0) wrong.push(`${lost} acknowledged answers are lost, ${doubled} stored twice`);
  if (others.length > 0) wrong.push(`${others.length} calls were not refused with 503 and Retry-After`);
  const mayTake = allowance(MOST_REFUSING_MS, 20 * quietMs);
  if (refusedMs > mayTake) wrong.push(`a call hung for ${seconds(refusedMs)}`);
  if (longest(backs) > allowance(MOST_BACK_MS, api.quietMs))
    wrong.push(`back after ${seconds(longest(backs))}`);
  if (!api.lives()) wrong.push('the process ended');
  judge(
    {
      'database away': kind === 'stop' ? `${STOPS} times, then ${seconds(OUTAGE_MS)}` : seconds(OUTAGE_MS),
      'answers acknowledged': record.acknowledged.length,
      lost,
      doubled,
      'calls refused during it': `${during.length}, each within ${seconds(refusedMs)}`,
      'ready after its return, at most': seconds(longest(backs)),
    },
    wrong,
  );
} finally {
  await stage.end();
}
process.exit();
