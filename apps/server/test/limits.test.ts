import { expect, test } from 'vitest';
import { clientKey } from '../src/platform/http/client-address.ts';
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

test('a window opens again when it is over, and says how long that takes', async () => {
  app.platform.limits.scale = 1;
  const counts = [{ subject: 'b', allowances: [{ most: 1, seconds: 60 }] }];
  const take = () => app.platform.limits.take(counts, app.clock.now());
  await take();
  app.clock.advance(45);
  await expect(take()).rejects.toMatchObject({ code: 'too_many_requests', more: { retryAfter: 15 } });
  app.clock.advance(15);
  expect(await code(take())).toBe('fine');
});

test('a refusal by the short window uses nothing of the long one', async () => {
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

test('clients are told apart by address, IPv6 by network', () => {
  expect(clientKey('::ffff:10.0.0.1')).toBe('10.0.0.1');
  expect(clientKey('2001:db8:1:2:3:4:5:6')).toBe(clientKey('2001:db8:1:2::9'));
  expect(clientKey('2001:db8:1:2::9')).not.toBe(clientKey('2001:db8:1:3::9'));
});

test('X-Forwarded-For is believed from nobody unless a proxy is trusted', async () => {
  app.platform.limits.scale = 1;
  const statuses: number[] = [];
  for (let i = 0; i < 6; i++) {
    const body = { full_name: 'A', email: `${i}@example.org`, password: 'a long password' };
    const headers = { 'x-forwarded-for': `10.9.9.${i}` };
    statuses.push((await app.post('/auth/register', body, { headers })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('a limit counted in the process ends at its allowance and begins anew after its window', async () => {
  app.platform.limits.scale = 1;
  const count = { subject: 'read of a page', allowances: [{ most: 2, seconds: 60 }], inMemory: true };
  const take = () => code(app.platform.limits.take([count], app.clock.now()));
  expect([await take(), await take(), await take()]).toEqual(['fine', 'fine', 'too_many_requests']);
  app.clock.advance(61);
  expect(await take()).toBe('fine');
});
