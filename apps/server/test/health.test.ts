import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { writableQuery } from '../src/platform/db/db.ts';
import type { EmbeddedHome } from '../src/platform/db/embedded.ts';
import { sql } from '../src/platform/db/query.ts';
import { testApp } from './kit/app.ts';
import { payer, providerOf, runJob, verify } from './kit/buyer.ts';
import { wholeSession } from './kit/practice.ts';

const app = testApp();

test('the liveness and readiness checks succeed', async () => {
  expect((await app.get('//healthz')).body).toEqual({ status: 'ok' });
  expect((await app.get('//readyz')).body).toEqual({ status: 'ready' });
});

test('readiness is one statement that reads no table', async () => {
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

test('the metrics count the actions of students', async () => {
  await wholeSession(app, await app.student(), ({ position }) => (position === 1 ? 'skip' : 'right'));
  const { text } = await app.get('//metrics');
  expect(text).toContain('practice_answers{outcome="correct"} 11');
  expect(text).toContain('practice_answers{outcome="skipped"} 1');
  expect(text).toContain('practice_sessions_completed{kind="blueprint"} 1');
});

test('the metrics count web vitals and crashes of pages', async () => {
  const vitals = [
    { vital: 'LCP', rating: 'good' },
    { vital: 'INP', rating: 'poor' },
  ];
  expect((await app.post('/telemetry/vitals', { vitals })).status).toBe(200);
  expect((await app.post('/telemetry/vitals', { vitals: [{ vital: 'me', rating: 'good' }] })).status).toBe(
    422,
  );
  // The counter starts at 0, so that an alarm sees the first crash as an increase.
  expect((await app.get('//metrics')).text).toContain('page_crashes{seen="first"} 0');
  const crash = { route: '/', release: 'r', message: 'x is not a function', stack: 'at y' };
  for (let n = 0; n < 3; n += 1) await app.post('/telemetry/crash', crash);
  const { text } = await app.get('//metrics');
  expect(text).toContain('web_vitals{vital="LCP",rating="good"} 1');
  expect(text).toContain('web_vitals{vital="INP",rating="poor"} 1');
  expect(text).toContain('page_crashes{seen="first"} 1');
  expect(text).toContain('page_crashes{seen="before"} 2');
});

test('the metrics count payments in doubt', async () => {
  const { student, response } = await payer(app);
  providerOf(app).change({ mode: 'down' });
  await verify(app, student, response);
  const doubts = async () => {
    const { text } = await app.get('//metrics');
    return Object.fromEntries(
      [...text.matchAll(/^payments_in_doubt\{why="(\w+)"\} (\d+)$/gm)].map(([, why, n]) => [why, Number(n)]),
    );
  };
  expect(await doubts()).toEqual({ pending: 1, unasked: 0, differing: 0 });
  app.clock.advance(11 * 60);
  expect(await doubts()).toEqual({ pending: 1, unasked: 1, differing: 0 });
  providerOf(app).change({ mode: 'up' });
  await runJob(app, 'billing.poll');
  expect(await doubts()).toEqual({ pending: 0, unasked: 0, differing: 0 });
});

test('the metrics have the calibration error of predictions', async () => {
  await app.platform.db.execute(sql`
    insert into calibration (week, band, tenth, answers, expected, correct)
    values ('2026-02-23', 'Hard', 4, 60, 27, 18), ('2026-02-23', 'Hard', 6, 40, 26, 22), ('2026-01-05', 'Hard', 6, 9, 9, 0)`);
  const { text } = await app.get('//metrics');
  expect(text).toMatch(/^calibration_gap\{difficulty="Hard"\} -0\.13/m);
  expect(text).toContain('calibration_answers{difficulty="Hard"} 100');
});

test('the metrics of the process are served while the database is down', async () => {
  const statistics = vi.spyOn(app.platform.jobs, 'statistics').mockRejectedValue(new Error('away'));
  const { status, text } = await app.get('//metrics');
  statistics.mockRestore();
  expect(status).toBe(200);
  expect(text).toContain('http_request_duration_seconds_count');
  expect(text).not.toMatch(/^jobs\{/m);
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
