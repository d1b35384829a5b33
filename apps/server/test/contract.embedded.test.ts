import { api, type Endpoint, type EndpointKey } from '@twelvefold/contract';
import { describe, expect, test, vi } from 'vitest';
import { splitKey } from '../src/platform/http/endpoint-handlers.ts';
import { type SignedUp, testApp } from './kit/app.ts';

const app = testApp();
const endpoints = Object.entries(api as Record<string, Endpoint>).map(([key, endpoint]) => {
  const { method, path } = splitKey(key as EndpointKey);
  return {
    key,
    endpoint,
    method: method as 'GET' | 'POST',
    path: path.replace(/:\w+/g, crypto.randomUUID()),
  };
});
const withAccess = (...access: Endpoint['access'][]) =>
  endpoints.filter(({ endpoint }) => access.includes(endpoint.access));

/** All public calls, as documented. */
const publicCalls = [
  'POST /auth/login',
  'POST /auth/register',
  'POST /auth/send-verification-code',
  'POST /auth/resend-verification-code',
  'POST /auth/signup-with-verification',
  'POST /auth/verify-email',
  'POST /auth/password-reset',
  'POST /auth/password-reset-verify',
  'POST /auth/known-browser',
  'POST /feedback',
  'POST /telemetry/crash',
  'POST /telemetry/vitals',
  'GET /lessons',
  'GET /lessons/:name',
  'POST /lessons/:name/lines/:line',
  'POST /lessons/:name/checks/:number',
  'POST /front-question',
  'GET /site',
  'GET /payments/plans',
  'GET /payments/plan-availability/:plan',
  'POST /payments/webhook',
  'POST /unsubscribe/:token',
  'GET /calendar/:secret',
  'POST /shared-page',
];

test('S025 only the documented calls are public', () => {
  expect(
    withAccess('public')
      .map(({ key }) => key)
      .sort(),
  ).toEqual([...publicCalls].sort());
});

test('all calls of the console and of the mailbox require an administrator', () => {
  const ofConsole = endpoints.filter(({ path }) => /^\/(admin|auth\/gmail)\//.test(path));
  expect(ofConsole.length).toBeGreaterThan(50);
  expect(ofConsole.filter(({ endpoint }) => endpoint.access !== 'admin')).toEqual([]);
});

describe('S025 S067 a stranger', () => {
  test.each(withAccess('student', 'admin'))('is refused by $key', async ({ method, path }) => {
    const answer = await app.call(method, path, method === 'GET' ? {} : { body: {} });
    expect(answer.status).toBe(401);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.body).toMatchObject({
      code: 'not_authenticated',
      detail: 'Not authenticated. Please log in.',
    });
  });
});

describe('S025 S067 a student', () => {
  let student: SignedUp | null = null;
  /** Token of one student; a new student after a call has ended the sign-in. */
  const token = async () => {
    const signedIn = student && (await app.get('/auth/me', { token: student.token })).status === 200;
    if (!student || !signedIn) student = await app.student();
    return student.token;
  };
  test('is refused by every call for admins', async () => {
    for (const { method, path } of withAccess('admin')) {
      const answer = await app.call(method, path, { token: await token() });
      expect(answer.status).toBe(403);
      expect(answer.body.detail).toBe('Access denied. Admin privileges required.');
    }
  });
  test.each(withAccess('student'))('reaches $key', async ({ method, path }) => {
    const answer = await app.call(method, path, {
      token: await token(),
      ...(method === 'POST' && { body: {} }),
    });
    expect([401, 403, 405, 500]).not.toContain(answer.status);
  });
});

test('the API description is built once for all requests', async () => {
  const written = vi.spyOn(JSON, 'stringify');
  const texts = [];
  for (let n = 0; n < 3; n += 1) texts.push((await app.get('/openapi.json')).text);
  const made = written.mock.calls.filter(([value]) => value?.openapi === '3.1.0');
  written.mockRestore();
  expect(new Set(texts).size).toBe(1);
  expect(made).toHaveLength(1);
});

test('the API description lists every call of the contract', async () => {
  const { body } = await app.get('/openapi.json');
  const listed = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(listed.sort()).toEqual(Object.keys(api).sort());
});

test('the API page shows every call and loads nothing from other origins', async () => {
  const { text } = await app.get('/docs');
  for (const { method, path } of Object.keys(api).map(key => splitKey(key as EndpointKey)))
    expect(text).toContain(`<b>${method}</b> <code>/api${path}</code>`);
  expect(text).not.toMatch(/<script|https?:\/\//);
});
