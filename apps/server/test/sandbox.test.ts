import { expect, test } from 'vitest';
import { freshEmail, testApp } from './kit/app.ts';
import { sandboxToken } from './kit/start.ts';

const app = testApp();
const control = (method: 'GET' | 'POST', path: string, body?: unknown) =>
  app.call(method, `//__sandbox/${path}`, { token: sandboxToken, ...(body !== undefined && { body }) });

test('the controls require their token and a local client', async () => {
  expect((await app.get('//__sandbox/mail')).status).toBe(401);
  expect((await app.get('//__sandbox/mail', { token: 'wrong' })).status).toBe(401);
  expect((await app.get('//__sandbox/mail', { token: sandboxToken, from: '10.0.0.9' })).status).toBe(401);
  expect((await control('GET', 'mail')).status).toBe(200);
});

test('mails can be read by address', async () => {
  const { email } = await app.unproved(freshEmail());
  await app.settle();
  const { body } = await control('GET', `mail?to=${encodeURIComponent(email)}`);
  expect(body.mails).toHaveLength(1);
  expect(body.mails[0]).toMatchObject({ to: email, time: app.clock.now().toISOString() });
  expect(body.mails[0].html).toContain(/\d{6}/.exec(body.mails[0].subject)?.[0]);
});

test('the clock can be set and moved', async () => {
  expect((await control('POST', 'clock', { now: '2026-01-01T00:00:00Z' })).body).toEqual({
    now: '2026-01-01T00:00:00.000Z',
  });
  expect((await control('POST', 'clock', { advance_seconds: 90 })).body).toEqual({
    now: '2026-01-01T00:01:30.000Z',
  });
  expect((await control('POST', 'clock', {})).status).toBe(422);
  expect(app.clock.now().toISOString()).toBe('2026-01-01T00:01:30.000Z');
});

test('limits can be scaled and read', async () => {
  await control('POST', 'limits', { scale: 50 });
  await app.get('/site');
  const { body } = await control('GET', 'limits');
  expect(body.scale).toBe(50);
  expect(body.counters).toContainEqual(
    expect.objectContaining({ subject: 'read client 127.0.0.1', taken: 1 }),
  );
});
