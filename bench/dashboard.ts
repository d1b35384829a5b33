/**
 * The dashboard of a student with 5,000 answers: `node bench/dashboard.ts`, on PostgreSQL with TEST_DATABASE_URL and
 * TEST_DB=postgres. Prints the median and the 95th percentile of each call in milliseconds; fails beyond 50 ms.
 */
import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { sql } from 'drizzle-orm';
import { rebuildLearner } from '../apps/server/src/modules/practice/index.ts';
import { createLog } from '../apps/server/src/platform/log.ts';
import { freshHome, homeKind } from '../apps/server/test/kit/home.ts';
import { startedApp } from '../apps/server/test/kit/start.ts';
import { seededRandom } from '../packages/engine/src/index.ts';

const ANSWERS = 5_000;
const SESSION = 12;
const WARM_UP = 10;
const RUNS = 60;
const MOST_MS = 50;
const HOUR = 3_600_000;
const calls = [
  '/dashboard/simple-taxonomy',
  '/dashboard/categorized-taxonomy',
  '/dashboard/progress',
  '/dashboard/adaptive-insights',
  '/dashboard/adaptive-insights?refresh=true',
];

const { home, drop } = await freshHome();
const { app, platform, clock } = await startedApp(home, createLog('silent'));
platform.limits.scale = 1000;
const { db } = platform;

/** A student with so many answers: completed sessions of twelve, three quarters right, times and slips drawn. */
async function studentWithAnswers(): Promise<string> {
  const { body } = await app.inject({
    method: 'POST',
    url: '/api/auth/register',
    payload: { full_name: 'Many Answers', email: `${randomUUID()}@example.org`, password: 'correct horse' },
  });
  const { access_token, user } = JSON.parse(body) as { access_token: string; user: { id: string } };
  const random = seededRandom(5);
  const { rows: items } = (await db.execute(
    sql`select id, type, band, difficulty, target_seconds from items where status = 'published'`,
  )) as unknown as {
    rows: { id: string; type: string; band: string; difficulty: number; target_seconds: number }[];
  };
  const start = clock.now().getTime() - ANSWERS * HOUR;
  let sequence = 0;
  for (let number = 1; sequence < ANSWERS; number++) {
    const session = randomUUID();
    const at = new Date(start + sequence * HOUR).toISOString();
    await db.execute(sql`
      insert into practice_sessions (user_id, id, number, kind, status, total, final_count, created_at, completed_at)
      values (${user.id}, ${session}, ${number}, 'blueprint', 'completed', ${SESSION}, ${SESSION}, ${at}, ${at})`);
    const rows = Array.from({ length: SESSION }, (_, i) => {
      const item = items[Math.floor(random() * items.length)] ?? items[0];
      const drawn = random();
      const outcome = drawn < 0.7 ? 'correct' : drawn < 0.93 ? 'incorrect' : 'skipped';
      sequence += 1;
      return sql`(${user.id}, ${session}, ${i + 1}, ${sequence}, ${item?.id}, ${outcome},
        ${outcome === 'skipped' ? null : 'A'}, ${outcome === 'incorrect' ? `slip_${Math.floor(random() * 40)}` : null},
        ${20_000 + Math.floor(random() * 200_000)}, ${item?.type}, ${item?.band}, ${item?.difficulty},
        ${item?.target_seconds}, ${at})`;
    });
    await db.execute(sql`
      insert into answers (user_id, session_id, position, sequence, item_id, outcome, chosen, misconception,
        elapsed_ms, type, band, difficulty, target_seconds, answered_at)
      values ${sql.join(rows, sql`, `)}`);
  }
  await db.transaction(tx => rebuildLearner(tx, user.id, clock.now()));
  return access_token;
}

async function milliseconds(path: string, token: string): Promise<number> {
  const began = performance.now();
  const { statusCode, body } = await app.inject({
    method: 'GET',
    url: `/api${path}`,
    headers: { authorization: `Bearer ${token}` },
  });
  if (statusCode !== 200) throw new Error(`${path}: ${statusCode} ${body}`);
  return performance.now() - began;
}

const token = await studentWithAnswers();
// Others in the tables, so that a query that forgot the student would show.
for (let i = 0; i < 3; i++) await studentWithAnswers();
let failed = false;
process.stdout.write(`${ANSWERS} answers, ${homeKind()}\n`);
for (const path of calls) {
  const times: number[] = [];
  for (let run = 0; run < WARM_UP + RUNS; run++) times.push(await milliseconds(path, token));
  const measured = times.slice(WARM_UP).sort((a, b) => a - b);
  const at = (share: number) => measured[Math.floor(share * measured.length)] ?? 0;
  if (at(0.5) > MOST_MS) failed = true;
  process.stdout.write(`  ${path.padEnd(44)} p50 ${at(0.5).toFixed(1)}  p95 ${at(0.95).toFixed(1)} ms\n`);
}
await app.close();
await platform.jobs.stop();
await drop();
if (failed) process.stderr.write(`Beyond ${MOST_MS} ms.\n`);
process.exit(failed ? 1 : 0);
