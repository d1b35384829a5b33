import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { writableQuery } from '../src/platform/db/db.ts';
import type { EmbeddedHome } from '../src/platform/db/embedded.ts';
import { testApp } from './kit/app.ts';
import { wholeSession } from './kit/practice.ts';

const app = testApp();

test('the server says that it lives and that it is ready', async () => {
  expect((await app.get('//healthz')).body).toEqual({ status: 'ok' });
  expect((await app.get('//readyz')).body).toEqual({ status: 'ready' });
});

test('readiness is one statement, and reads no table: what is stored makes it no slower', async () => {
  const { home } = app.platform;
  const queries =
    home.kind === 'embedded'
      ? vi.spyOn((home as EmbeddedHome).client, 'query')
      : vi.spyOn(pg.Client.prototype, 'query');
  expect((await app.get('//readyz')).status).toBe(200);
  const statements = queries.mock.calls.map(([statement]) => statement);
  queries.mockRestore();
  expect(statements).toEqual([writableQuery]);
  expect(writableQuery).not.toMatch(/\bfrom\b/);
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
