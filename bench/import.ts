/**
 * Cost of importing a large file: `npm run bench:import`, embedded, or on PostgreSQL with TEST_DATABASE_URL and
 * TEST_DB=postgres. Imports 5,000 rows of usual size, then three files just below 10 MB, through HTTP. Prints the time,
 * the peak memory of the process above its level before the import and above its first level, and the longest wait of
 * other calls. The baseline reads the same bytes with the parser alone. The npm script sets the young generation of
 * `npm start`. Fails above 200 MB over the level before the import (after a full garbage collection).
 */
import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { sql } from 'drizzle-orm';
import { readCsv } from '../apps/server/src/platform/csv/reading.ts';
import { csvLine } from '../apps/server/src/platform/csv/writing.ts';
import { createLog } from '../apps/server/src/platform/log.ts';
import { freshHome, homeKind } from '../apps/server/test/kit/home.ts';
import { startedApp } from '../apps/server/test/kit/start.ts';

const MOST_MB = 200;
const MOST_BYTES = 10 * 1024 * 1024 - 1;
const columns = [
  'stem',
  'answer',
  'mcq_options',
  'solution_approach',
  'detailed_solution',
  'principle_to_remember',
  'snap_read',
  'type_code',
  'difficulty',
];

const words = 'train boat wage ratio field share cloth wheel price lamp tank coin road team rope clock'.split(
  ' ',
);
const wordsOf = (n: number) =>
  Array.from({ length: 6 }, (_, i) => words[Math.floor(n / 16 ** i) % 16]).join(' ');
const rowOf = (n: number, long: string) =>
  csvLine([
    `How many of the ${wordsOf(n)} are left when $${n}$ are taken? ${long}`,
    '12',
    '["12","13","14","15"]',
    `Count them. ${long}`,
    `It is $12$. ${long}`,
    'What is counted twice is taken off once.',
    'A count.',
    'AR.PCT.1',
    'Hard',
  ]);

function fileOf(begin: number, rows: number, long: string, most = Number.POSITIVE_INFINITY): Buffer {
  const lines = [csvLine(columns)];
  for (let n = 0, size = 0; n < rows; n += 1) {
    const line = rowOf(n + begin, long);
    size += Buffer.byteLength(line);
    if (size > most - 1000) break;
    lines.push(line);
  }
  return Buffer.from(lines.join(''));
}

const { home, drop } = await freshHome();
const { app, platform } = await startedApp(home, createLog('silent'));
platform.limits.scale = 1000;

async function admin(): Promise<string> {
  const { body } = await app.inject({
    method: 'POST',
    url: '/api/auth/register',
    payload: { full_name: 'Admin', email: `${randomUUID()}@example.org`, password: 'correct horse' },
  });
  const { access_token, user } = JSON.parse(body) as { access_token: string; user: { id: string } };
  await platform.db.execute(sql`update users set is_admin = true where id = ${user.id}`);
  return access_token;
}

const megabytes = () => process.memoryUsage().rss / 1e6;

type Collect = (how: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;
const { gc } = globalThis as { gc?: Collect };

/** Megabytes of the process after V8 has returned free memory, as it does by itself after some idle minutes. */
function idleNow(): number {
  gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  return megabytes();
}

/** Runs some work while measuring memory and the delay of other calls. */
async function watched<T>(work: () => Promise<T>) {
  const idle = idleNow();
  let most = idle;
  let wait = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    wait = Math.max(wait, now - last - 5);
    last = now;
    most = Math.max(most, megabytes());
  }, 5);
  const begun = performance.now();
  const result = await work();
  const ms = performance.now() - begun;
  clearInterval(timer);
  return { result, ms, idle, most, wait };
}

const token = await admin();
const boundary = 'boundary-of-the-bench';
const formOf = (bytes: Buffer) =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="bank.csv"\r\ncontent-type: text/csv\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
async function upload(payload: Buffer): Promise<Record<string, number>> {
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: '/api/admin/questions/csv-upload',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload,
  });
  if (statusCode !== 200) throw new Error(`${statusCode} ${body.slice(0, 300)}`);
  return JSON.parse(body) as Record<string, number>;
}

const largeOf = (begin: number) =>
  fileOf(begin, 20_000, 'A sentence that goes on for a while. '.repeat(10), MOST_BYTES);
const files = [
  ['5,000 rows', () => fileOf(5000, 5000, '')],
  ['10 MB, the first', () => largeOf(20_000)],
  ['10 MB, the second', () => largeOf(40_000)],
  ['10 MB, the third', () => largeOf(60_000)],
] as const;

const start = idleNow();
let failed = false;
for (const [name, made] of files) {
  const bytes = made();
  const form = formOf(bytes);
  const read = await watched(() => readCsv(bytes, ['stem', 'answer', 'mcq_options']));
  const rows = read.result.rows.length;
  const imported = await watched(() => upload(form));
  failed ||= imported.most - imported.idle > MOST_MB;
  for (const [what, { ms, idle, most, wait }] of [
    ['read alone', read],
    ['imported', imported],
  ] as const)
    process.stdout.write(
      `${homeKind()} ${name} (${rows} rows, ${(bytes.length / 1e6).toFixed(1)} MB) ${what}: ${Math.round(ms)} ms, ` +
        `${Math.round(most - idle)} MB above what it began with, ${Math.round(most - start)} above idle at the start, ` +
        `longest wait of others ${Math.round(wait)} ms\n`,
    );
  process.stdout.write(
    `  stored ${imported.result.successful_uploads} of ${imported.result.total_processed}\n`,
  );
}
await app.close();
// Otherwise its listener would reconnect to the dropped database forever.
await platform.jobs.stop();
await drop();
process.exitCode = failed ? 1 : 0;
