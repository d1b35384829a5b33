/**
 * Starting a practice session: `node bench/starts.ts`, on PostgreSQL with TEST_DATABASE_URL and TEST_DB=postgres.
 * Prints the CPU time of this process for a student's first start, which plans the pack, and for the next one, which
 * finds a prepared pack. The baseline is a signed-in call with one small statement. Fails above the bound below.
 */
import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { createLog } from '../apps/server/src/platform/log.ts';
import { freshHome, homeKind } from '../apps/server/test/kit/home.ts';
import { startedApp } from '../apps/server/test/kit/start.ts';

const STUDENTS = 60;
/** Calls that are not measured. */
const WARM_UP = 20;
/** Goal on PostgreSQL; on the embedded database its work is part of this process. */
const MOST_WORK_MS = homeKind() === 'postgres' ? 3 : 30;
const DAY_SECONDS = 24 * 3600;

const { home, drop } = await freshHome();
const { app, platform, clock } = await startedApp(home, createLog('silent'));
platform.limits.scale = 10_000;

interface Student {
  id: string;
  token: string;
}

async function call(method: 'GET' | 'POST', path: string, token: string | null, payload?: object) {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  const { statusCode, body } = await app.inject({
    method,
    url: `/api${path}`,
    headers,
    ...(payload && { payload }),
  });
  if (statusCode !== 200) throw new Error(`${path}: ${statusCode} ${body}`);
  return JSON.parse(body);
}

async function signedUp(): Promise<Student> {
  const account = { full_name: 'Many', email: `${randomUUID()}@example.org`, password: 'correct horse' };
  const { access_token, user } = await call('POST', '/auth/register', null, account);
  return { id: user.id, token: access_token };
}

/** Mean CPU milliseconds of a call, without the first WARM_UP calls. */
async function work(calls: readonly (() => Promise<unknown>)[]): Promise<number> {
  for (const one of calls.slice(0, WARM_UP)) await one();
  const before = process.cpuUsage();
  for (const one of calls.slice(WARM_UP)) await one();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / (calls.length - WARM_UP);
}

async function answerAll({ token }: Student, sessionId: string): Promise<void> {
  for (let position = 1; position <= 12; position++) {
    const given = { session_id: sessionId, position, answer: 'A', elapsed_ms: 60_000 };
    await call('POST', '/session/submit', token, given);
  }
  await call('POST', '/session/complete', token, { session_id: sessionId });
}

const students: Student[] = [];
for (let n = 0; n < STUDENTS; n++) students.push(await signedUp());
const sessions = new Map<Student, string>();
const start = (student: Student) => async () => {
  const { session_id } = await call('POST', '/session/start', student.token, { user_id: student.id });
  sessions.set(student, session_id);
};
const first = await work(students.map(start));
for (const student of students) await answerAll(student, sessions.get(student) ?? '');
clock.advance(DAY_SECONDS);
// As on the screen, the availability check comes first and plans the pack of the day.
for (const { token } of students) await call('GET', '/session/check-availability', token);
const next = await work(students.map(start));
const baseline = await work(students.map(s => () => call('GET', '/dashboard/simple-taxonomy', s.token)));

process.stdout.write(
  `Starting a session, ${homeKind()}, ms of processor\n` +
    `  a call with one small statement   ${baseline.toFixed(2)}\n` +
    `  the first start, planned in it    ${first.toFixed(2)}\n` +
    `  a start with a pack that waits    ${next.toFixed(2)}   goal ${MOST_WORK_MS}\n`,
);
await app.close();
await platform.jobs.stop();
await drop();
process.exit(next > MOST_WORK_MS ? 1 : 0);
