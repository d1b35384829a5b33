import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { rowsOf } from '../src/platform/db/db.ts';
import { createJobs } from '../src/platform/jobs/jobs.ts';
import { installLock } from '../src/platform/jobs/queues.ts';
import { createLog } from '../src/platform/log.ts';
import type { Platform } from '../src/platform/platform.ts';
import { freshHome } from './kit/home.ts';
import { type MailServer, mailServer } from './kit/mail-server.ts';
import { freePort, ready, type Started, start, stopAll } from './kit/process.ts';
import { startedApp } from './kit/start.ts';

/** Two server processes on one PostgreSQL, as behind a load balancer. */
describe('two processes', () => {
  let smtp: MailServer;
  let platform: Platform;
  let url = '';
  let end: () => Promise<void>;

  beforeAll(async () => {
    // Mails take 300 ms, so that some are in progress when a process dies.
    smtp = await mailServer(() => ({ code: 250, words: 'ok', afterMs: 300 }));
    const { home, drop } = await freshHome();
    if (home.kind !== 'postgres') throw new Error('Two processes need PostgreSQL.');
    url = home.url;
    const started = await startedApp(home, createLog('silent'));
    platform = started.platform;
    end = async () => {
      stopAll();
      await started.app.close();
      await platform.jobs.stop();
      await drop();
      await smtp.close();
    };
  }, 120_000);
  afterAll(() => end(), 60_000);

  async function server(role: string): Promise<Started & { port: number }> {
    const port = await freePort();
    const started = start({ PORT: String(port), DATABASE_URL: url, SMTP_URL: smtp.url, ROLE: role });
    await ready(started, port);
    return { ...started, port };
  }

  test('when one is killed during its jobs, the other does them', async () => {
    const [first] = [await server('all'), await server('all')];
    const addresses = Array.from({ length: 40 }, (_, n) => `mail-${n}@example.org`);
    await platform.db.transaction(async tx => {
      for (const to of addresses)
        await platform.mailer.send(tx, { to, kind: 'test', subject: 'Hi', heading: 'Hi', paragraphs: [] });
    });
    await vi.waitFor(() => expect(smtp.received.length).toBeGreaterThan(3), { timeout: 30_000 });
    first.child.kill('SIGKILL');
    await first.ended;
    const missing = () => addresses.filter(to => !smtp.received.some(mail => mail.to === to));
    await vi.waitFor(() => expect(missing()).toEqual([]), { timeout: 150_000, interval: 200 });
    const left = () =>
      rowsOf(platform.db.execute(sql`select 1 from pgboss.job where name = 'mail' and state <> 'completed'`));
    await vi.waitFor(async () => expect(await left()).toEqual([]), { timeout: 60_000, interval: 200 });
    stopAll();
  }, 280_000);

  test('when one is killed during a call, the other answers the repeated call', async () => {
    const [first, second] = [await server('serve'), await server('serve')];
    const { port } = second;
    const register = (to: number) =>
      fetch(`http://127.0.0.1:${to}/api/auth/register`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': 'one-and-the-same-call-of-a-student',
        },
        body: JSON.stringify({
          full_name: 'Asha Rao',
          email: 'twice@example.org',
          password: 'correct horse',
        }),
      });
    const lost = await platform.db.transaction(async tx => {
      await tx.execute(sql`lock table users in share mode`);
      const heard = register(first.port).catch(() => null);
      const claims = () => rowsOf(tx.execute(sql`select 1 from kept_replies where sealed is null`));
      await vi.waitFor(async () => expect(await claims()).toHaveLength(1), { timeout: 30_000 });
      first.child.kill('SIGKILL');
      return heard;
    });
    expect(lost).toBeNull();
    expect((await register(port)).status).toBe(200);
    stopAll();
  }, 200_000);

  test('that start together on a new database install its queues one after another', async () => {
    const { home, drop } = await freshHome();
    await home.db.execute(sql`drop index pgboss.job_by_person`);
    const { clock, log, secrets, ownJobs } = platform;
    const all = Array.from({ length: 3 }, () => createJobs({ home, clock, log, secrets, works: false }));
    const stalled = () =>
      rowsOf(
        platform.db.execute(sql`
          select 1 from pg_stat_activity where datname <> current_database() and
            (query like '%pg_try_advisory_lock%' or (query like 'create index%' and wait_event_type = 'Lock'))`),
      );
    const goOn = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const first = home.underLock(installLock, async run => {
      await run(
        'begin; create index job_by_person on pgboss.job_common (group_id) where group_id is not null',
      );
      begun.resolve();
      await goOn.promise;
      await run('commit');
    });
    await begun.promise;
    const prepared = Promise.all(all.map(jobs => jobs.prepare({ ...ownJobs })));
    prepared.catch(() => {});
    await vi.waitFor(async () => expect(await stalled()).toHaveLength(all.length), { timeout: 20_000 });
    goOn.resolve();
    await first;
    await expect(prepared).resolves.toHaveLength(all.length);
    await Promise.all(all.map(jobs => jobs.stop()));
    await drop();
  }, 60_000);

  test('an API process runs no jobs, and a worker runs them and serves only its health', async () => {
    const serving = await server('serve');
    const api = `http://127.0.0.1:${serving.port}/api`;
    const ask = (email: string) =>
      fetch(`${api}/auth/send-verification-code`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Asha Rao', email, password: 'correct horse battery' }),
      });
    expect((await ask('asha@example.org')).status).toBe(200);
    const [job] = await rowsOf<{ state: string }>(
      platform.db.execute(sql`select state::text as state from pgboss.job where name = 'send-code'`),
    );
    expect(job?.state).toBe('created');
    const working = await server('work');
    await vi.waitFor(() => expect(smtp.received.at(-1)?.to).toBe('asha@example.org'), { timeout: 30_000 });
    const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${working.port}${path}`)).status;
    expect(await statusOf('/metrics')).toBe(200);
    expect(await statusOf('/api/auth/me')).toBe(404);
  }, 200_000);
});
