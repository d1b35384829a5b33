/**
 * Kills the server (SIGKILL) repeatedly while students buy, pause, resume and cancel. Then compares our books with the
 * stand-in provider's journal: every payment has a plan or a refund, every plan a payment, and the ledger balances. The
 * stand-in dies with the server and continues from its journal.
 *
 *     node apps/server/test/kills/purchases.ts [kills]
 *
 * Default 50 kills; with TEST_DATABASE_URL on PostgreSQL, else on the embedded database. Exits with 1 on a difference.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { billingModule, planOf } from '../../src/modules/billing/index.ts';
import { referralsModule } from '../../src/modules/referrals/index.ts';
import { type Db, rowsOf } from '../../src/platform/db/db.ts';
import { openEmbedded } from '../../src/platform/db/embedded.ts';
import { createLog } from '../../src/platform/log.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { freshHome } from '../kit/home.ts';
import { freePort, freshFolder, ready, type Started, start, stopAll } from '../kit/process.ts';
import { startedApp } from '../kit/start.ts';

const kills = Number(process.argv[2] ?? 50);
const buyers = 8;
/** Range of a server's lifetime in milliseconds; the minimum ends in the first call. */
const livesMs = { least: 100, most: 2000 };
/** Maximum time after the last kill until all background work is done. */
const settledWithinMs = 6 * 60_000;

const began = performance.now();
const seconds = () => Math.round((performance.now() - began) / 1000);

const dataDir = freshFolder();
const port = await freePort();
const base = `http://127.0.0.1:${port}`;
const onPostgres = process.env.TEST_DATABASE_URL !== undefined;
if (onPostgres) process.env.TEST_DB = 'postgres';
const fresh = onPostgres ? await freshHome() : null;
const databaseUrl = fresh?.home.kind === 'postgres' ? fresh.home.url : '';

/** The reply of a call, or null for a lost one: then only its effect counts. */
async function call<T>(method: string, path: string, body?: unknown, token?: string): Promise<T | null> {
  try {
    const answer = await fetch(`${base}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    });
    return answer.ok ? ((await answer.json()) as T) : null;
  } catch {
    return null;
  }
}

/** Token of the current start; empty while the file is missing or partly written. */
function sandboxToken(): string {
  const file = join(dataDir, 'sandbox.json');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return text.trimEnd().endsWith('}') ? (JSON.parse(text) as { token: string }).token : '';
}

const sandbox = <T>(method: string, path: string, body?: unknown): Promise<T | null> =>
  call<T>(method, `/__sandbox${path}`, body, sandboxToken());

async function serve(): Promise<Started> {
  const settings = { PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' };
  const server = start(settings);
  await ready(server, port);
  while (!(await sandbox('POST', '/limits', { scale: 10_000 }))) {
    if (server.child.exitCode !== null || server.child.signalCode !== null)
      throw new Error(`The server ended by itself: ${server.words()}`);
    await pause(50);
  }
  return server;
}

interface Student {
  email: string;
  id: string;
  token: string;
}

async function signUp(n: number): Promise<Student> {
  const email = `buyer${n}@example.org`;
  const password = 'twelve quiet questions';
  await call('POST', '/api/auth/send-verification-code', { name: 'Asha Rao', email, password });
  for (;;) {
    const sent = await sandbox<{ mails: { text: string }[] }>('GET', `/mail?to=${email}`);
    const code = /\b(\d{6})\b/.exec(sent?.mails.at(-1)?.text ?? '')?.[1];
    const body = { full_name: 'Asha Rao', email, password, code };
    const answer =
      code &&
      (await call<{ access_token: string; user: { id: string } }>(
        'POST',
        '/api/auth/signup-with-verification',
        body,
      ));
    if (answer) return { email, id: answer.user.id, token: answer.access_token };
    await pause(200);
  }
}

async function buy({ email, id, token }: Student, plan_type: string): Promise<void> {
  const path = plan_type === 'pro_regular' ? 'create-subscription' : 'create-order';
  const body = { plan_type, user_email: email };
  const order = await call<{ id: string }>('POST', `/api/payments/${path}`, body, token);
  if (!order) return;
  const attempt = { id: order.id, method: 'upi', outcome: 'success' };
  const paid = await call<{ response?: object }>('POST', '/__sandbox/checkout', attempt);
  // One page in three is closed by then.
  if (!paid?.response || Math.random() < 0.33) return;
  await call('POST', '/api/payments/verify-payment', { ...paid.response, user_id: id }, token);
}

/** Random actions in turn until `isOver`. */
async function act(student: Student, isOver: () => boolean): Promise<void> {
  const deeds = [
    () => buy(student, 'pro_regular'),
    () => buy(student, 'pro_regular_resume'),
    () => call('POST', '/api/user/pause-subscription', undefined, student.token),
    () => call('POST', '/api/user/cancel-subscription', undefined, student.token),
    () => call('GET', '/api/user/subscription-management', undefined, student.token),
  ];
  while (!isOver()) {
    await deeds[Math.floor(Math.random() * deeds.length)]?.();
    await pause(20);
  }
}

/** Last state of each entity of a kind in the stand-in's journal. */
function atProvider<T extends { id: string; status: string }>(kind: string): T[] {
  const found = new Map<string, T>();
  for (const line of readFileSync(join(dataDir, 'sandbox-provider.jsonl'), 'utf8').split('\n')) {
    const [of, entity] = line ? (JSON.parse(line) as [string, T]) : ['', null];
    if (of === kind && entity) found.set(entity.id, entity);
  }
  return [...found.values()];
}

const idsOf = async (db: Db, statement: ReturnType<typeof sql>) =>
  new Set((await rowsOf<{ id: string }>(db.execute(statement))).map(({ id }) => id));

/** Differences within our books, and between them and the provider, one line each. */
async function differences(platform: Platform): Promise<string[]> {
  const { db } = platform;
  const { desk } = billingModule(platform, { referrals: referralsModule(platform, { planOf }) });
  const lines = (await desk.differences()).map(finding => JSON.stringify(finding));
  const captured = atProvider<{ id: string; status: string; order_id: string }>('payment').filter(
    ({ status }) => status === 'captured' || status === 'refunded',
  );
  const recorded = await idsOf(db, sql`select id from payments`);
  for (const { id } of captured) if (!recorded.has(id)) lines.push(`${id} was paid and is not recorded`);
  const paid = new Set(captured.map(({ id }) => id));
  for (const id of recorded) if (!paid.has(id)) lines.push(`${id} is recorded and was not paid`);
  const renewing = await idsOf(
    db,
    sql`select p.id from provider_subscriptions p join subscriptions s on s.id = p.subscription_id
      where s.auto_renew and p.wanted = 'active'`,
  );
  for (const { id, status } of atProvider('subscription'))
    if ((status === 'active') !== renewing.has(id))
      lines.push(`${id} is ${status} at the provider, and here it renews: ${renewing.has(id)}`);
  return lines;
}

/** Opens the database of the server, which has ended, and returns the differences. */
async function read(): Promise<string[]> {
  const home = fresh?.home ?? (await openEmbedded(dataDir));
  const { app, platform } = await startedApp(home, createLog('silent'));
  try {
    return await differences(platform);
  } finally {
    await app.close();
    await platform.jobs.stop();
    if (!fresh) await home.close();
  }
}

async function killing(): Promise<void> {
  let server = await serve();
  const students = await Promise.all(Array.from({ length: buyers }, (_, n) => signUp(n)));
  let over = false;
  const acting = students.map(student => act(student, () => over));
  for (let n = 1; n <= kills; n += 1) {
    await pause(livesMs.least + Math.random() * (livesMs.most - livesMs.least));
    server.child.kill('SIGKILL');
    await server.ended;
    server = await serve();
    process.stdout.write(`\rkilled ${n} of ${kills} times, ${seconds()} s`);
  }
  over = true;
  await Promise.all(acting);
  process.stdout.write('\nwaiting until everything that runs by itself has run\n');
  await settle(students);
  server.child.kill('SIGTERM');
  await server.ended;
}

/** Waits until every open purchase is resolved and every stopped renewal confirmed. */
async function settle(students: readonly Student[]): Promise<void> {
  const until = performance.now() + settledWithinMs;
  // The poll checks each purchase within 15 minutes; visits of the page trigger it as well.
  await sandbox('POST', '/clock', { advance_seconds: 16 * 60 });
  for (;;) {
    const path = '/api/user/subscription-management';
    const plans = await Promise.all(
      students.map(({ token }) =>
        call<{
          open_purchase: { payment_pending: boolean } | null;
          subscription: { renewal_stop_pending: boolean } | null;
        }>('GET', path, undefined, token),
      ),
    );
    const isOpen = plans.some(
      plan => !plan || plan.open_purchase?.payment_pending || plan.subscription?.renewal_stop_pending,
    );
    if (performance.now() > until || !isOpen) break;
    await pause(1000);
  }
  // For the effects of the last visits and pending webhooks.
  await pause(15_000);
}

let found: string[];
try {
  await killing();
  found = await read();
} finally {
  stopAll();
  await fresh?.drop();
}
const payments = atProvider('payment').length;
process.stdout.write(
  found.length === 0
    ? `${kills} kills, ${payments} payments, on ${onPostgres ? 'PostgreSQL' : 'the embedded database'}, ${seconds()} s: nothing differs\n`
    : `${found.join('\n')}\n`,
);
process.exit(found.length === 0 ? 0 : 1);
