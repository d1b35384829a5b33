import { describe, expect, test } from 'vitest';
import { testApp } from './kit/app.ts';
import { wholeSession } from './kit/practice.ts';

const app = testApp();

test('the server says that it lives and that it is ready', async () => {
  expect((await app.get('//healthz')).body).toEqual({ status: 'ok' });
  expect((await app.get('//readyz')).body).toEqual({ status: 'ready' });
});

test('the metrics tell what all students did', async () => {
  await wholeSession(app, await app.student(), ({ position }) => (position === 1 ? 'skip' : 'right'));
  const { text } = await app.get('//metrics');
  expect(text).toContain('practice_answers{outcome="correct"} 11');
  expect(text).toContain('practice_answers{outcome="skipped"} 1');
  expect(text).toContain('practice_sessions_completed{kind="blueprint"} 1');
});

const token = 'a token of the metrics';
describe.each([
  ['on this machine', 'http://localhost:3000', {}, 200],
  ['on this machine, through a proxy that says so', 'http://localhost:3000', { via: '1.1 proxy' }, 404],
  ['behind a proxy that says nothing', 'https://twelvefold.example', {}, 404],
  ['anywhere with the token', 'https://twelvefold.example', { authorization: `Bearer ${token}` }, 200],
  ['anywhere with another token', 'http://localhost:3000', { authorization: 'Bearer another' }, 404],
])('the metrics %s', (_where, PUBLIC_URL, headers, status) => {
  const placed = testApp({ env: { PUBLIC_URL, METRICS_TOKEN: token } });
  test(`answer ${status}`, async () => {
    expect((await placed.get('//metrics', { headers })).status).toBe(status);
  });
});
