import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { rowsOf } from '../src/platform/db/db.ts';
import { clientKey } from '../src/platform/http/client-address.ts';
import { memoryCounters } from '../src/platform/limits/memory.ts';
import { testApp } from './kit/app.ts';

const app = testApp();
const code = async (work: Promise<unknown>) =>
  work.then(
    () => 'fine',
    error => error.code,
  );

test('parallel calls share one allowance exactly', async () => {
  app.platform.limits.scale = 1;
  const counts = [{ subject: 'a', allowances: [{ most: 5, seconds: 60 }] }];
  const calls = Array.from({ length: 12 }, () => code(app.platform.limits.take(counts, app.clock.now())));
  const outcomes = await Promise.all(calls);
  expect(outcomes.filter(outcome => outcome === 'fine')).toHaveLength(5);
});

test('a refusal has the seconds to wait, and calls succeed after them', async () => {
  app.platform.limits.scale = 1;
  const counts = [{ subject: 'b', allowances: [{ most: 1, seconds: 60 }] }];
  const take = () => app.platform.limits.take(counts, app.clock.now());
  await take();
  app.clock.advance(45);
  await expect(take()).rejects.toMatchObject({ code: 'too_many_requests', more: { retryAfter: 15 } });
  app.clock.advance(15);
  expect(await code(take())).toBe('fine');
});

test.each([
  [15, '15 seconds'],
  [600, '10 minutes'],
  [86_400, '24 hours'],
])('a wait of %i seconds is worded as %s', async (seconds, words) => {
  app.platform.limits.scale = 1;
  const counts = [{ subject: `wait ${seconds}`, allowances: [{ most: 1, seconds }] }];
  await app.platform.limits.take(counts, app.clock.now());
  const message = `Too many requests. Please try again in ${words}.`;
  await expect(app.platform.limits.take(counts, app.clock.now())).rejects.toMatchObject({ message });
});

test('a refusal by the short window does not count in the long one', async () => {
  app.platform.limits.scale = 1;
  const allowances = [
    { most: 1, seconds: 60 },
    { most: 2, seconds: 3600 },
  ];
  const take = () => code(app.platform.limits.take([{ subject: 'c', allowances }], app.clock.now()));
  const outcomes = [await take(), await take(), await take()];
  app.clock.advance(60);
  outcomes.push(await take());
  app.clock.advance(60);
  outcomes.push(await take());
  expect(outcomes).toEqual(['fine', 'too_many_requests', 'too_many_requests', 'fine', 'too_many_requests']);
});

test('clients are distinguished by address, for IPv6 by /64 network', () => {
  expect(clientKey('::ffff:10.0.0.1')).toBe('10.0.0.1');
  expect(clientKey('2001:db8:1:2:3:4:5:6')).toBe(clientKey('2001:db8:1:2::9'));
  expect(clientKey('2001:db8:1:2::9')).not.toBe(clientKey('2001:db8:1:3::9'));
});

test('no interval of a window’s length has more calls than the allowance', async () => {
  app.platform.limits.scale = 1;
  const allowances = [{ most: 10, seconds: 86_400 }];
  const take = () => code(app.platform.limits.take([{ subject: 'd', allowances }], app.clock.now()));
  expect(await take()).toBe('fine');
  app.clock.advance(86_400 - 600);
  for (let i = 0; i < 9; i++) expect(await take()).toBe('fine');
  app.clock.advance(1200);
  expect([await take(), await take()]).toEqual(['fine', 'too_many_requests']);
});

test('a count that is given back can be taken again and does not count', async () => {
  app.platform.limits.scale = 1;
  const { limits } = app.platform;
  const count = { subject: 'e', allowances: [{ most: 1, seconds: 60 }] };
  await limits.take([count], app.clock.now());
  expect(await limits.taken('e', 60, app.clock.now())).toBe(1);
  await limits.giveBack('e');
  expect(await limits.taken('e', 60, app.clock.now())).toBe(0);
  expect(await code(limits.take([count], app.clock.now()))).toBe('fine');
});

test('a clock that is set back locks nobody out', async () => {
  app.platform.limits.scale = 1;
  const counts = [{ subject: 'f', allowances: [{ most: 1, seconds: 60 }] }];
  const take = () => code(app.platform.limits.take(counts, app.clock.now()));
  await take();
  app.clock.advance(-3600);
  expect(await take()).toBe('fine');
  app.clock.advance(3600);
});

test('counters survive a crash of the database, and expired ones are deleted', async () => {
  const { db, limits } = app.platform;
  const [{ kind } = { kind: '' }] = await rowsOf<{ kind: string }>(
    db.execute(sql`select relpersistence as kind from pg_class where relname = 'rate_counters'`),
  );
  expect(kind).toBe('p');
  app.clock.advance(2 * 86_400);
  await limits.clean(app.clock.now());
  expect((await limits.counters()).map(({ subject }) => subject)).not.toContain('d');
});

test('X-Forwarded-For is ignored unless it comes from a trusted proxy', async () => {
  app.platform.limits.scale = 1;
  const statuses: number[] = [];
  for (let i = 0; i < 6; i++) {
    const headers = { 'x-forwarded-for': `10.9.9.${i}` };
    statuses.push(
      (await app.post('/feedback', { feedback: `Note ${i}`, user_email: null }, { headers })).status,
    );
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('a client with 100 failed sign-ins is delayed, and successful sign-ins do not count', async () => {
  const student = await app.student();
  app.platform.limits.scale = 1;
  const from = '10.3.3.3';
  const signIn = (email: string, password: string) => app.post('/auth/login', { email, password }, { from });
  const failures = () => app.platform.limits.taken(`login client ${from}`, 600, app.clock.now());
  expect((await signIn(student.email, student.password)).status).toBe(200);
  expect(await failures()).toBe(0);
  await Promise.all(
    Array.from({ length: 100 }, (_, i) => signIn(`nobody${i}@example.org`, 'wrong password')),
  );
  expect(await failures()).toBe(100);

  const waits: number[] = [];
  const later = vi.spyOn(globalThis, 'setTimeout').mockImplementation((work, ms) => {
    if (ms === 2000) waits.push(ms);
    return realTimeout(work, ms === 2000 ? 0 : ms);
  });
  const late = await signIn(student.email, student.password);
  later.mockRestore();
  expect([late.status, waits]).toEqual([200, [2000]]);
});
const realTimeout = globalThis.setTimeout;

test('a limit in memory refuses above its allowance and resets after its window', async () => {
  app.platform.limits.scale = 1;
  const count = { subject: 'read of a page', allowances: [{ most: 2, seconds: 60 }], inMemory: true };
  const take = () => code(app.platform.limits.take([count], app.clock.now()));
  expect([await take(), await take(), await take()]).toEqual(['fine', 'fine', 'too_many_requests']);
  app.clock.advance(61);
  expect(await take()).toBe('fine');
});

test('expired counters in memory are removed every ten seconds, not at every call', () => {
  const counters = memoryCounters();
  const take = (name: string, second: number) =>
    counters.take(name, [{ most: 1, seconds: 5 }], 1, new Date(second * 1000));
  for (let n = 0; n <= 20_000; n++) take(`caller ${n}`, 0);
  take('at once', 0);
  take('over, and too early', 6);
  expect(counters.all()).toHaveLength(20_003);
  take('later', 11);
  expect(counters.all().map(({ subject }) => subject)).toEqual(['later']);
});
