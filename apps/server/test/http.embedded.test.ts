import { EventEmitter } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { openPostgres } from '../src/platform/db/postgres.ts';
import { boundConnections } from '../src/platform/http/connections.ts';
import { registerRoutes } from '../src/platform/http/routes.ts';
import { createServer } from '../src/platform/http/server.ts';
import { createReplies } from '../src/platform/idempotency/replies.ts';
import { createLimits } from '../src/platform/limits/limits.ts';
import { createLog } from '../src/platform/log.ts';
import { testApp } from './kit/app.ts';

const app = testApp();
const login = (body: string, headers = {}) => app.post('/auth/login', body, { headers });

describe('S079', () => {
  test.each(['//', '/site', '/nowhere', '//nowhere', '/auth/me', '/session/questions/x'])(
    '%s has the security headers',
    async path => {
      const { headers } = await app.get(path);
      const policy = String(headers['content-security-policy']);
      for (const part of [
        "default-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ])
        expect(policy).toContain(part);
      expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']+')*;/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['strict-transport-security']).toBeUndefined();
    },
  );

  test('long API replies are compressed when the client accepts it, short ones never', async () => {
    const asked = async (url: string, encoding: string) =>
      app.http.inject({ url: `/api${url}`, headers: { 'accept-encoding': encoding } });
    const plain = await asked('/openapi.json', 'identity');
    const [zipped, brotli] = [await asked('/openapi.json', 'gzip'), await asked('/openapi.json', 'gzip, br')];
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    for (const { headers } of [plain, zipped, brotli]) expect(headers.vary).toBe('accept-encoding');
    expect((await asked('/openapi.json', 'br;q=0, gzip; q=0.0')).body).toBe(plain.body);
    expect((await asked('/site', 'gzip')).headers['content-encoding']).toBeUndefined();
  });

  test('API replies are JSON in UTF-8 with no-store', async () => {
    const [fine, refused] = [await app.get('/site'), await app.get('/nowhere')];
    expect(fine.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(refused.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    for (const { headers } of [fine, refused]) expect(headers['cache-control']).toBe('no-store');
  });
});

describe('every reply has the header x-twelvefold', () => {
  test.each(['//', '//robots.txt', '/site', '/nowhere', '//%zz', '/auth/me', '//healthz', '//readyz'])(
    '%s',
    async path => {
      expect((await app.get(path)).headers['x-twelvefold']).toBe('1');
    },
  );

  test.each([
    ['a line that is not HTTP', 'GARBAGE\r\n\r\n'],
    ['a header of 20 kB', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`],
    ['two lengths', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n'],
  ])('also the refusal of %s', async (_what, bytes) => {
    const server = createServer({ production: true, trustProxy: null }, createLog('silent'));
    await server.listen({ port: 0, host: '127.0.0.1' });
    const answer = await sent((server.server.address() as AddressInfo).port, bytes);
    await server.close();
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    for (const header of [
      'x-twelvefold: 1',
      'x-content-type-options: nosniff',
      'strict-transport-security: max-age=31536000; includeSubDomains',
      'cache-control: no-store',
      'content-type: application/problem+json; charset=utf-8',
    ])
      expect(head.split('\r\n')).toContain(header);
    expect(JSON.parse(body)).toMatchObject({ status: 400, code: 'invalid_request' });
  });
});

/** Sends bytes, which need not be HTTP, and returns everything until the server closes. */
async function sent(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return String(Buffer.concat(await socket.toArray()));
}

describe('an API address in another spelling', () => {
  test.each(['//%61pi/site', '//%61%70%69/nowhere', '//api?x', '//%5f_sandbox/mail'])(
    '%s has no-store',
    async path => {
      expect((await app.get(path)).headers['cache-control']).toBe('no-store');
    },
  );

  test('in absolute form is routed by its path', async () => {
    const server = createServer({ production: false, trustProxy: null }, createLog('silent'));
    server.get('/api/here', async () => 'here');
    await server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.server.address() as AddressInfo;
    const ask = (target: string) =>
      sent(port, `GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
    const [found, lost] = [await ask('http://x/api/here'), await ask('http://x/api/%zz')];
    await server.close();
    expect(found).toMatch(/^HTTP\/1\.1 200 [\s\S]*cache-control: no-store[\s\S]*here$/);
    expect(lost).toMatch(/^HTTP\/1\.1 404 [\s\S]*cache-control: no-store/);
  });
});

test('a client that disconnects while sending is not reported as an outage of the database', async () => {
  const log: { msg: string; level: string }[] = [];
  const server = createServer(
    { production: false, trustProxy: null },
    createLog('info', { write: line => void log.push(JSON.parse(line)) }),
  );
  server.post('/x', async () => 'never');
  await server.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  const received = new Promise(resolve => server.server.once('request', resolve));
  socket.write(
    'POST /x HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
  );
  await received;
  socket.resetAndDestroy();
  await vi.waitFor(() => expect(log.map(({ msg }) => msg)).toContain('the client left before its answer'));
  await server.close();
  expect(log.filter(({ level }) => level !== 'info')).toEqual([]);
});

test('each client address may have 2,400 connections at once', () => {
  const server = new EventEmitter();
  boundConnections(server as never);
  const from = (remoteAddress: string) => {
    const socket = Object.assign(new EventEmitter(), { remoteAddress, destroy: vi.fn() });
    server.emit('connection', socket);
    return socket;
  };
  const class300 = Array.from({ length: 2400 }, () => from('10.0.0.1'));
  expect(class300.every(({ destroy }) => destroy.mock.calls.length === 0)).toBe(true);
  expect(from('10.0.0.1').destroy).toHaveBeenCalled();
  expect(from('10.0.0.2').destroy).not.toHaveBeenCalled();
  class300[0]?.emit('close');
  expect(from('::ffff:10.0.0.1').destroy).not.toHaveBeenCalled();
});

describe('S080', () => {
  test('calls from other origins are refused', async () => {
    const cross = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    const preflight = await app.call('OPTIONS', '/auth/me', { headers: cross });
    const simple = await app.get('/site', { headers: { origin: 'https://evil.example' } });

    expect(preflight.status).toBe(404);
    for (const { headers } of [preflight, simple])
      expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    '%s is refused',
    async type => {
      const answer = await login('{"email":"a@example.org","password":"abcdef"}', { 'content-type': type });
      expect(answer.status).toBe(415);
      expect(answer.body.code).toBe('unsupported_media_type');
    },
  );
});

describe('S081', () => {
  test('an unparsable body is refused in words without internals', async () => {
    for (const body of ['{', '{"email": }', 'null', '[]', '"text"', '']) {
      const answer = await login(body);
      expect([400, 422]).toContain(answer.status);
      expect(answer.body.detail).toBeTruthy();
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      expect(answer.text).not.toMatch(/node_modules|\.ts|SyntaxError|at |zod|postgres|pglite/i);
    }
  });

  test.each([100, 201, 5000])(
    'an unknown path parameter of %i characters is answered with 404',
    async length => {
      const { status, body } = await app.get(`/payments/plan-availability/${'x'.repeat(length)}`);
      expect([status, body.code]).toEqual([404, 'not_found']);
    },
  );

  test('a bug is logged with its stack and answered without details', async () => {
    const log: string[] = [];
    const server = createServer(
      { production: false, trustProxy: null },
      createLog('info', { write: line => void log.push(line) }),
    );
    server.get('/bug', () => {
      throw new Error('secret detail of the inside');
    });
    const answer = await server.inject('/bug');

    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toMatch(/secret|inside/);
    expect(log.join()).toMatch(/secret detail of the inside/);
    expect(log.join()).toContain(String(answer.headers['x-request-id']));
  });

  test('while the database is down every call is answered with 503 within two seconds', async () => {
    const lost = openPostgres('postgres://nobody@127.0.0.1:9/nothing', createLog('silent'));
    const server = createServer({ production: false, trustProxy: null }, createLog('silent'));
    const key = 'GET /site';
    const clock = { now: () => new Date('2026-03-02T00:00:00Z') };
    const { site } = await import('@twelvefold/contract');
    const handle = () => lost.ping();
    registerRoutes(server, [{ key, endpoint: site[key], handle }], {
      authenticate: async () => null,
      limits: createLimits(lost.db),
      replies: createReplies(lost.db, () => 0),
      audit: { around: (_call, work) => work() },
      clock,
    });
    const begun = performance.now();
    const answer = await server.inject('/api/site');
    await lost.close();

    expect(answer.statusCode).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.json().code).toBe('unavailable');
    expect(performance.now() - begun).toBeLessThan(2000);
  });
});

describe('S082', () => {
  test('a body of 2 MB is refused', async () => {
    expect((await login(JSON.stringify({ email: 'a'.repeat(2 ** 21) }))).status).toBe(413);
  });
  test('a body of 10,000 levels is refused', async () => {
    expect((await login('['.repeat(10_000) + ']'.repeat(10_000))).status).toBe(400);
  });
  test('a body of 100,000 keys is refused', async () => {
    const keys = Array.from({ length: 100_000 }, (_, i) => `"k${i}":1`);
    expect([400, 413]).toContain((await login(`{${keys.join()}}`)).status);
    expect((await login(`{${keys.slice(0, 2000).join()}}`)).status).toBe(400);
  });
  test('brackets and colons inside a string are not counted as levels and keys', async () => {
    const answer = await login(JSON.stringify({ email: 'a@example.org', password: '[{:'.repeat(300) }));
    expect(answer.status).toBe(401);
  });
  test('a NUL character is refused anywhere', async () => {
    expect((await login('{"email":"a@example.org","password":"a\\u0000b"}')).status).toBe(400);
    expect((await login('{"email":"a@example.org","password":"back\\\\u0000slash"}')).status).toBe(401);
    expect((await app.get('/site?x=%00')).status).toBe(400);
  });
  test.each(['{"email":"a@example.org","password":"\\ud800x"}', '{"email":"a@example.org","\\uDFff":1}'])(
    'a lone surrogate is refused: %s',
    async body => {
      expect((await login(body)).status).toBe(422);
    },
  );
  test('a surrogate pair in two escapes is accepted', async () => {
    expect((await login('{"email":"a@example.org","password":"\\ud83d\\ude42 long"}')).status).toBe(401);
  });
  test('__proto__ in a body has no effect', async () => {
    const answer = await login('{"__proto__":{"is_admin":true},"email":"a@example.org","password":"abcdef"}');
    expect(answer.status).toBe(401);
    expect(({} as Record<string, unknown>).is_admin).toBeUndefined();
  });
});

test('a request is logged with user, route and duration, and without its body', async () => {
  const { user, token } = await app.student();
  app.logged.length = 0;
  await app.get('/auth/me?secret=in-the-address', { token });
  await app.post('/auth/login', { email: 'who@example.org', password: 'hunter2 is secret' });

  const lines = app.logged.filter(line => line.msg === 'request');
  expect(lines[0]).toMatchObject({
    level: 'info',
    method: 'GET',
    route: '/api/auth/me',
    status: 200,
    user: user.id,
  });
  expect(lines[0]).toHaveProperty('reqId');
  expect(JSON.stringify(app.logged)).not.toMatch(/hunter2|who@example|in-the-address/);
  expect(JSON.stringify(app.logged)).not.toContain(token);
});

test('security.txt has a contact and an expiry date', async () => {
  const { status, headers, text } = await app.get('//.well-known/security.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const { supportEmail, publicUrl } = app.platform.config;
  expect(text).toContain(`Contact: mailto:${supportEmail}\n`);
  expect(text).toContain(`Canonical: ${publicUrl}/.well-known/security.txt\n`);
  const until = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
  expect(until).toBeGreaterThan(app.clock.now().getTime());
});

describe('in production', () => {
  const production = testApp({
    env: {
      NODE_ENV: 'production',
      APP_SECRET: 'a secret of at least thirty-two characters',
      ALLOW_EMBEDDED: '1',
      PUBLIC_URL: 'https://twelvefold.test',
      SMTP_URL: 'smtp://127.0.0.1:9',
    },
  });
  test('S079 replies have HSTS', async () => {
    expect((await production.get('//')).headers['strict-transport-security']).toMatch(/^max-age=31536000/);
  });
  test('the sandbox controls do not exist', async () => {
    for (const path of ['mail', 'clock', 'limits', 'tutor', 'provider'])
      expect((await production.get(`//__sandbox/${path}`)).status).toBe(404);
  });
});
