import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { rowsOf } from '../src/platform/db/db.ts';
import { createJobs, type Jobs, job } from '../src/platform/jobs/jobs.ts';
import { createLog } from '../src/platform/log.ts';
import { testApp } from './kit/app.ts';
import { rowsNaming } from './kit/rows.ts';

const app = testApp();
const done: unknown[] = [];
let jobs: Jobs;
const held = Promise.withResolvers<void>();
/** State of the queue `late`, whose handler continues after its time limit. */
const late = { running: 0, most: 0, ended: Promise.withResolvers<void>(), signals: [] as AbortSignal[] };

beforeAll(async () => {
  const { home, secrets } = app.platform;
  jobs = createJobs({ home, clock: app.clock, log: createLog('silent'), secrets, works: true });
  await jobs.prepare({
    note: job<{ n: number }>({
      retries: 0,
      handle: async ({ n }) => {
        done.push(n);
        if (n === 13) throw new Error('unlucky');
      },
    }),
    letter: job<{ to: string }>({ personal: true, retries: 0, handle: async ({ to }) => void done.push(to) }),
    bare: job({ retries: 0, handle: async data => void done.push(data) }),
    slow: job<{ waits: boolean }>({
      atOnce: 2,
      handle: async ({ waits }) => {
        if (waits) await held.promise;
        done.push(waits ? 'slow' : 'quick');
      },
    }),
    late: job({
      seconds: 1,
      retries: 1,
      handle: async (_data, { signal, attempt }) => {
        late.running += 1;
        late.most = Math.max(late.most, late.running);
        late.signals.push(signal);
        if (attempt === 1) await late.ended.promise;
        late.running -= 1;
        if (attempt === 1) signal.throwIfAborted();
        done.push(`late at try ${attempt}`);
      },
    }),
    fail: job({
      retries: 0,
      handle: async () => {
        throw new Error('always');
      },
    }),
    flaky: job<{ id: string }>({
      retries: 3,
      handle: async ({ id }, { attempt }) => {
        if (attempt === 1) throw new Error('once');
        done.push(`${id} at try ${attempt}`);
      },
    }),
  });
});
afterAll(() => jobs.stop());
const enqueue = (name: string, data: object, key?: string) =>
  app.platform.db.transaction(tx => jobs.enqueue(tx, name, data, key ? { key } : {}));
const failedFor = (name: string) => jobs.exhausted({ queue: name });

test('a job exists only when the transaction that added it commits', async () => {
  await enqueue('note', { n: 1 });
  const failed = app.platform.db.transaction(async tx => {
    await jobs.enqueue(tx, 'note', { n: 2 });
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  await jobs.runWaiting();
  expect(done).toEqual([1]);
});

test('while a job with a key waits, a second one with the key is not added', async () => {
  done.length = 0;
  await enqueue('note', { n: 3 }, 'same');
  await enqueue('note', { n: 4 }, 'same');
  await enqueue('note', { n: 5 }, 'other');
  await jobs.runWaiting();
  await enqueue('note', { n: 6 }, 'same');
  await jobs.runWaiting();
  expect(done).toEqual([3, 5, 6]);
});

test('a job without data, as from a schedule, is run', async () => {
  done.length = 0;
  await app.platform.db.transaction(async tx => {
    const id = await jobs.enqueue(tx, 'bare', {});
    await tx.execute(sql`update pgboss.job set data = null where id = ${id}`);
  });
  await jobs.runWaiting();
  expect(done).toEqual([{}]);
});

test('a queue that would keep personal data longer than the privacy notice allows is refused', async () => {
  const handle = async () => {};
  const long = { handle, personal: true, mostDelaySeconds: 120, atOnce: 2 };
  await jobs.prepare({ allowed: job({ ...long, retries: 300 }) });
  await expect(jobs.prepare({ memory: job({ ...long, retries: 500 }) })).rejects.toThrow(
    'Job memory may name a person for',
  );
});

test('a job with personal data has its user, and is deleted with the account in every state', async () => {
  await expect(enqueue('letter', { to: 'nobody in particular' })).rejects.toThrow('must say whom it names');
  const person = randomUUID();
  const add = (name: string, data: object, to: string) =>
    app.platform.db.transaction(tx => jobs.enqueue(tx, name, data, { person: to }));
  await add('letter', { to: `${person} done` }, 'Leaving@example.org');
  await enqueue('fail', { userId: person });
  await jobs.runWaiting();
  await add('letter', { to: `${person} waits` }, 'Leaving@example.org');
  await add('letter', { to: `${person} told somebody else` }, 'staying@example.org');
  const rows = () => rowsNaming(app.platform.db, [person]);
  expect(await rows()).toEqual({ 'pgboss.job': 5 });
  await jobs.forget(app.platform.db, [person, 'leaving@example.org']);
  expect(await rows()).toEqual({ 'pgboss.job': 1 });
  await jobs.runWaiting();
});

test('a job that keeps failing ends as dead and is found by queue and key', async () => {
  const key = randomUUID();
  await enqueue('fail', {}, key);
  await jobs.runWaiting();
  expect(await jobs.exhausted({ queue: 'fail', key })).toMatchObject([{ queue: 'fail', key, tries: 1 }]);
  expect(await jobs.exhausted({ queue: 'note', key })).toEqual([]);
});

test('the age of a queue is the time since its first job was due', async () => {
  const age = async () => (await jobs.statistics()).find(({ queue }) => queue === 'note')?.oldestSeconds;
  expect(await age()).toBe(0);
  await enqueue('note', { n: 90 });
  await app.platform.db.execute(
    sql`update pgboss.job set created_on = now() - interval '2 hours', start_after = now() - interval '90 seconds' where name = 'note' and state = 'created'`,
  );
  expect(await age()).toBeGreaterThanOrEqual(90);
  expect(await age()).toBeLessThan(120);
  await jobs.runWaiting();
  expect(await age()).toBe(0);
});

test('workers pick up a job within two seconds and retry a failed one', async () => {
  done.length = 0;
  await jobs.work();
  const begun = performance.now();
  await enqueue('note', { n: 7 });
  await arrived(7);
  expect(performance.now() - begun).toBeLessThan(2000);
  await enqueue('flaky', { id: 'x' });
  await arrived('x at try 2');
}, 30_000);

test('a failed job of a batch fails alone: the others are done once', async () => {
  done.length = 0;
  await app.platform.db.transaction(async tx => {
    for (let n = 10; n < 18; n++) await jobs.enqueue(tx, 'note', { n });
  });
  await vi.waitFor(async () => expect(await failedFor('note')).toHaveLength(1), { timeout: 10_000 });
  expect(done.toSorted()).toEqual([10, 11, 12, 13, 14, 15, 16, 17]);
}, 30_000);

test('a backlog is processed without pauses between jobs', async () => {
  done.length = 0;
  await app.platform.db.transaction(async tx => {
    for (let n = 100; n < 300; n++) await jobs.enqueue(tx, 'note', { n });
  });
  await vi.waitFor(() => expect(done).toHaveLength(200), { timeout: 10_000 });
}, 30_000);

test('jobs that run concurrently do not wait for each other', async () => {
  done.length = 0;
  await enqueue('slow', { waits: true });
  for (let n = 0; n < 12; n++) await enqueue('slow', { waits: false });
  await vi.waitFor(() => expect(done).toHaveLength(12), { timeout: 10_000 });
  expect(done).not.toContain('slow');
  held.resolve();
  await arrived('slow');
}, 30_000);

test('the signal of a job aborts at its time limit, and no retry begins while its handler continues', async () => {
  done.length = 0;
  await enqueue('late', {});
  await vi.waitFor(() => expect(late.signals[0]?.aborted).toBe(true), { timeout: 10_000 });
  // This job's retry comes later than a retry of `late` would.
  await enqueue('flaky', { id: 'y' });
  await arrived('y at try 2');
  expect(late.signals).toHaveLength(1);
  late.ended.resolve();
  await arrived('late at try 2');
  expect(late.most).toBe(1);
}, 40_000);

test('the signal of a job aborts when the process stops, and the process waits for the handler', async () => {
  const { home, secrets, db } = app.platform;
  const stopped = createJobs({ home, clock: app.clock, log: createLog('silent'), secrets, works: true });
  const begun = Promise.withResolvers<void>();
  await stopped.prepare({
    lasting: job({
      handle: async (_data, { signal }) => {
        const over = new Promise(resolve => signal.addEventListener('abort', resolve));
        begun.resolve();
        await over;
        done.push('lasting ended');
      },
    }),
  });
  await stopped.work();
  await db.transaction(tx => stopped.enqueue(tx, 'lasting', {}));
  await begun.promise;
  await stopped.stop();
  expect(done).toContain('lasting ended');
}, 40_000);

const arrived = (what: unknown) =>
  vi.waitFor(() => expect(done).toContain(what), { timeout: 20_000, interval: 10 });

test('a start updates only the queues whose settings have changed', async () => {
  const { home, secrets, db } = app.platform;
  const started = async (retries: number) => {
    const again = createJobs({ home, clock: app.clock, log: createLog('silent'), secrets, works: false });
    const handle = async () => {};
    await again.prepare({ changing: job({ retries, handle }), staying: job({ retries: 2, handle }) });
    await again.stop();
    const rows = await rowsOf<{ name: string; retries: number; written: string }>(
      db.execute(sql`
        select name, retry_limit as retries, updated_on::text as written from pgboss.queue
        where name in ('changing', 'staying')`),
    );
    return Object.fromEntries(rows.map(row => [row.name, row]));
  };
  const before = await started(1);
  const after = await started(7);
  expect([before.changing, after.changing]).toMatchObject([{ retries: 1 }, { retries: 7 }]);
  expect(after.staying).toEqual(before.staying);
});

test('workers remove schedules of an earlier version at their start', async () => {
  const { home, secrets } = app.platform;
  const start = async (...names: string[]) => {
    const jobs = createJobs({ home, clock: app.clock, log: createLog('silent'), secrets, works: true });
    const yearly = () => job({ cron: '0 0 1 1 *', handle: async () => {} });
    await jobs.prepare(Object.fromEntries(names.map(name => [name, yearly()])));
    await jobs.work();
    await jobs.stop();
    return rowsOf(home.db.execute(sql`select name from pgboss.schedule order by name`));
  };
  expect(await start('greet', 'sweep')).toEqual([{ name: 'greet' }, { name: 'sweep' }]);
  expect(await start('sweep')).toEqual([{ name: 'sweep' }]);
  expect(await start()).toEqual([]);
});
