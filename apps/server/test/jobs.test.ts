import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createJobs, type Jobs, job } from '../src/platform/jobs/jobs.ts';
import { createLog } from '../src/platform/log.ts';
import { testApp } from './kit/app.ts';

const app = testApp();
const done: unknown[] = [];
let jobs: Jobs;

beforeAll(async () => {
  jobs = createJobs(app.platform.home, app.clock, createLog('silent'));
  await jobs.prepare({
    note: job<{ n: number }>({ handle: async ({ n }) => void done.push(n) }),
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

test('a job exists when the transaction that added it commits, and not otherwise', async () => {
  await enqueue('note', { n: 1 });
  const failed = app.platform.db.transaction(async tx => {
    await jobs.enqueue(tx, 'note', { n: 2 });
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  await jobs.runWaiting();
  expect(done).toEqual([1]);
});

test('while a job of a key waits, another of that key changes nothing', async () => {
  done.length = 0;
  await enqueue('note', { n: 3 }, 'same');
  await enqueue('note', { n: 4 }, 'same');
  await enqueue('note', { n: 5 }, 'other');
  await jobs.runWaiting();
  await enqueue('note', { n: 6 }, 'same');
  await jobs.runWaiting();
  expect(done).toEqual([3, 5, 6]);
});

test('a job that would name a person for longer than the privacy notice says is refused', async () => {
  const handle = async () => {};
  await jobs.prepare({ letter: job({ handle, personal: true, retries: 300, mostDelaySeconds: 120 }) });
  await expect(jobs.prepare({ memory: job({ handle, personal: true, retries: 400 }) })).rejects.toThrow(
    'Job memory may name a person for',
  );
});

test('a job that keeps failing is dead in the end, kept and counted', async () => {
  const key = randomUUID();
  await enqueue('fail', {}, key);
  await jobs.runWaiting();
  expect(await jobs.exhausted({ queue: 'fail', key })).toMatchObject([{ queue: 'fail', key, tries: 1 }]);
  expect(await jobs.counts()).toContainEqual({ queue: 'fail', state: 'failed', count: 1 });
  expect(await jobs.counts()).toContainEqual({ queue: 'dead_letters', state: 'created', count: 1 });
});

test('workers pick a job up well within two seconds, and try a failed one again', async () => {
  done.length = 0;
  await jobs.work();
  const begun = performance.now();
  await enqueue('note', { n: 7 });
  await arrived(7);
  expect(performance.now() - begun).toBeLessThan(2000);
  await enqueue('flaky', { id: 'x' });
  await arrived('x at try 2');
}, 30_000);

async function arrived(what: unknown): Promise<void> {
  while (!done.includes(what)) await new Promise(resolve => setImmediate(resolve));
}
