import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Endpoints, User } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type Route, routesFor } from '../src/platform/http/endpoint-handlers.ts';
import { FileAnswer } from '../src/platform/http/kinds/file-answer.ts';
import { registerRoutes } from '../src/platform/http/routes.ts';
import { createServer } from '../src/platform/http/server.ts';
import { createLog } from '../src/platform/log.ts';
import { AppError } from '../src/platform/problems.ts';

/** A test module with an endpoint of every kind on the real HTTP server, without a database. */
const mostBytes = 10 * 1024 * 1024 - 1;
const wrongName = 'Please select a CSV file';
const tooLarge = 'File size must be less than 10MB';
const endpoints = {
  'POST /hook': {
    kind: 'raw',
    access: 'public',
    summary: 'A signed webhook',
    headers: z.object({ 'x-signature': z.string().optional() }),
    reply: z.object({ hex: z.string(), signature: z.string().nullable() }),
  },
  'GET /table': {
    kind: 'file',
    access: 'student',
    summary: 'A table to save, or to see',
    query: z.object({ format: z.enum(['csv', 'json', 'broken', 'endless']).default('csv') }),
    media: 'text/csv; charset=utf-8',
    reply: z.object({ rows: z.int() }),
  },
  'POST /table': {
    kind: 'upload',
    access: 'student',
    summary: 'Takes a table',
    query: z.object({ dry_run: z.enum(['true']).optional() }),
    file: { field: 'file', ending: '.csv', mostBytes, wrongName, tooLarge },
    reply: z.object({ name: z.string(), bytes: z.int(), dry: z.boolean() }),
  },
  'POST /ask': {
    kind: 'stream',
    access: 'student',
    summary: 'An answer in parts',
    body: z.object({ question: z.string().max(500) }),
    part: z.object({ text: z.string() }),
    reply: z.object({ text: z.string(), count: z.int() }),
  },
} as const satisfies Endpoints;

const asha: User = {
  id: '019c0000-0000-7000-8000-000000000001',
  name: 'Asha',
  full_name: 'Asha Rao',
  email: 'asha@example.org',
  is_admin: false,
  email_verified: true,
  adaptive_enabled: true,
};

const rows = { sent: 0, ended: false };
async function* endlessRows() {
  try {
    for (;;) {
      rows.sent += 1;
      yield `${'x'.repeat(65_535)}\n`;
    }
  } finally {
    rows.ended = true;
  }
}
async function* brokenRows() {
  yield 'a,b\n';
  throw new Error('the database went away halfway');
}

/** State of the test tutor; `gone` resolves when its work is aborted. */
const tutor = { gone: Promise.withResolvers<unknown>(), asked: Promise.withResolvers<void>() };
async function* replyTo(question: string, signal: AbortSignal) {
  if (question === 'silence') {
    tutor.asked.resolve();
    await once(signal, 'abort').finally(() => tutor.gone.resolve(signal.reason));
  }
  yield { text: 'First,', secret: 'the key' };
  if (question === 'refuse later') throw new AppError('unavailable', 'The tutor is busy.', { retryAfter: 2 });
  if (question === 'bug') throw new Error('inside');
  yield { text: ' then.\n\nDone.' };
  return { text: 'First, then.\n\nDone.', count: 2, secret: 'the key' };
}

/** `begun` resolves when the handler of an upload begins. */
const table = { begun: Promise.withResolvers<void>() };

const routes: Route[] = routesFor(endpoints, {
  'POST /hook': ({ body, headers }) => ({
    hex: body.toString('hex'),
    signature: headers['x-signature'] ?? null,
  }),
  'GET /table': ({ query: { format } }) => {
    if (format === 'json') return { rows: 2 };
    if (format === 'broken') return new FileAnswer('broken.csv', brokenRows());
    if (format === 'endless') return new FileAnswer('endless.csv', endlessRows());
    return new FileAnswer('Räume "2026".csv', ['a,b\r\n', Buffer.from('1,2\r\n')]);
  },
  'POST /table': async ({ file, query }) => {
    let bytes = 0;
    table.begun.resolve();
    for await (const chunk of file.content) bytes += chunk.length;
    return { name: file.name, bytes, dry: query.dry_run === 'true' };
  },
  'POST /ask': ({ body: { question } }, { signal }) => {
    if (question === '') throw new AppError('validation_failed', 'Ask something.');
    return replyTo(question, signal);
  },
});

const log: { level: string; msg: string }[] = [];
const now = new Date('2026-03-02T06:30:00Z');
const token = 'token-of-asha-in-these-tests';

function served(): FastifyInstance {
  const server = createServer(
    { production: false, trustProxy: null },
    createLog('info', { write: line => void log.push(JSON.parse(line)) }),
  );
  registerRoutes(server, routes, {
    authenticate: async given =>
      given === token ? { user: asha, tokenHash: 'hash', lacksSecondFactor: false } : null,
    limits: { take: async () => {} } as never,
    replies: {} as never,
    audit: { around: (_call, work) => work() },
    clock: { now: () => now },
  });
  return server;
}

let server: FastifyInstance;
let base: string;
const listening = async (app: FastifyInstance) => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api`;
};
beforeAll(async () => {
  server = served();
  base = await listening(server);
});
afterAll(() => server.close());

const signedIn = { authorization: `Bearer ${token}` };
const errorsLogged = () => log.filter(line => line.level === 'error').map(line => line.msg);

describe('raw', () => {
  test.each([{ 'content-type': 'application/json' }, { 'content-type': 'text/plain' }, {}])(
    'a body with %o arrives unchanged',
    async type => {
      const bytes = Buffer.from([0x7b, 0x22, 0x20, 0x00, 0xff, 0x0a]);
      const answer = await fetch(`${base}/hook`, {
        method: 'POST',
        headers: { ...type, 'x-signature': 'abc' },
        body: bytes,
      });
      expect(await answer.json()).toEqual({ hex: bytes.toString('hex'), signature: 'abc' });
    },
  );

  test('a call without a body gives no bytes, and a body above the limit is refused', async () => {
    const empty = await server.inject({ method: 'POST', url: '/api/hook' });
    expect(empty.json()).toEqual({ hex: '', signature: null });
    const large = await server.inject({ method: 'POST', url: '/api/hook', payload: 'x'.repeat(70_000) });
    expect([large.statusCode, large.json().code]).toEqual([413, 'payload_too_large']);
  });
});

describe('file', () => {
  const saved = (format?: string) =>
    server.inject({ url: `/api/table${format ? `?format=${format}` : ''}`, headers: signedIn });

  test('is sent as an attachment with its name and type', async () => {
    const { headers, body } = await saved();
    expect(body).toBe('a,b\r\n1,2\r\n');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe(
      `attachment; filename="R?ume \\"2026\\".csv"; filename*=UTF-8''R%C3%A4ume%20%222026%22.csv`,
    );
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('the same call may reply in JSON, and a refusal is a problem document', async () => {
    expect((await saved('json')).json()).toEqual({ rows: 2 });
    const refused = await saved('pdf');
    expect(refused.statusCode).toBe(422);
    expect(refused.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  });

  test('a file that breaks off is not accepted as complete', async () => {
    const answer = await fetch(`${base}/table?format=broken`, { headers: signedIn });
    await expect(answer.text()).rejects.toThrow();
    log.length = 0;
  });

  test('is produced only as fast as it is read, and stops when the reader leaves', async () => {
    const call = httpRequest(`${base}/table?format=endless`, { headers: signedIn }).end();
    const [answer] = await once(call, 'response');
    await once(answer, 'readable');
    await vi.waitFor(() => expect(rows.sent).toBeGreaterThan(1));
    call.destroy();
    await vi.waitFor(() => expect(rows.ended).toBe(true));
    expect(rows.sent).toBeLessThan(400);
    expect(errorsLogged()).toEqual([]);
  });
});

describe('upload', () => {
  const sent = (
    content: string | Uint8Array<ArrayBuffer>,
    { name = 'bank.csv', field = 'file', query = '' } = {},
  ) => {
    const body = new FormData();
    body.append(field, new Blob([content], { type: 'text/csv' }), name);
    return fetch(`${base}/table${query}`, { method: 'POST', headers: signedIn, body });
  };
  const refusalOf = async (answer: Response) => {
    const { detail, code } = (await answer.json()) as { detail: string; code: string };
    return [answer.status, code, detail];
  };

  test('passes the file with its name and the query', async () => {
    const answer = await sent('a,b\n1,2\n', { query: '?dry_run=true', name: 'Größe.CSV' });
    expect(await answer.json()).toEqual({ name: 'Größe.CSV', bytes: 8, dry: true });
  });

  test('S068 accepts one byte less than 10 MB, and refuses 10 MB and 20 MB', async () => {
    expect(await (await sent(new Uint8Array(mostBytes))).json()).toMatchObject({ bytes: mostBytes });
    const refusal = [413, 'payload_too_large', tooLarge];
    expect(await refusalOf(await sent(new Uint8Array(mostBytes + 1)))).toEqual(refusal);
    expect(await refusalOf(await sent(new Uint8Array(2 * mostBytes)))).toEqual(refusal);
  });

  test.each([
    ['another name', { name: 'bank.csv.exe' }],
    ['another field', { field: 'picture' }],
  ])('S068 %s is refused in the product’s words', async (_what, given) => {
    expect(await refusalOf(await sent('a,b', given))).toEqual([422, 'validation_failed', wrongName]);
  });

  test('a form without a file, and a body that is not a form, are refused', async () => {
    const body = new FormData();
    body.append('note', 'hello');
    const noFile = await fetch(`${base}/table`, { method: 'POST', headers: signedIn, body });
    expect(await refusalOf(noFile)).toEqual([422, 'validation_failed', wrongName]);
    const headers = { ...signedIn, 'content-type': 'application/json' };
    const json = await fetch(`${base}/table`, { method: 'POST', headers, body: '{}' });
    expect(json.status).toBe(415);
  });

  test('a sender who leaves halfway is not logged as an error', async () => {
    log.length = 0;
    table.begun = Promise.withResolvers();
    const call = httpRequest(`${base}/table`, {
      method: 'POST',
      headers: { ...signedIn, 'content-type': 'multipart/form-data; boundary=b', 'content-length': 9999 },
    });
    call.on('error', () => {});
    call.write('--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\na,b\n');
    await table.begun.promise;
    call.destroy();
    await vi.waitFor(() => expect(log.map(line => line.msg)).toContain('the client left before its answer'));
    expect(errorsLogged()).toEqual([]);
  });

  test('a file without a valid token is not read', async () => {
    const answer = await fetch(`${base}/table`, { method: 'POST', body: new FormData() });
    expect(answer.status).toBe(401);
  });
});

describe('stream', () => {
  const ask = (question: string, accept: string, to = base) =>
    fetch(`${to}/ask`, {
      method: 'POST',
      headers: { ...signedIn, accept, 'content-type': 'application/json' },
      body: JSON.stringify({ question }),
    });
  const events = (text: string) =>
    text
      .split('\n\n')
      .filter(block => block.startsWith('event: '))
      .map(block => {
        const [, name, data] = /^event: (.+)\ndata: (.+)$/.exec(block) ?? [];
        return [name, JSON.parse(data ?? '')];
      });

  test('sends each part and then the reply, without fields outside of the contract', async () => {
    const answer = await ask('why?', 'text/event-stream');
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(events(await answer.text())).toEqual([
      ['part', { text: 'First,' }],
      ['part', { text: ' then.\n\nDone.' }],
      ['reply', { text: 'First, then.\n\nDone.', count: 2 }],
    ]);
  });

  test('a caller that does not accept events gets the reply as JSON', async () => {
    for (const accept of ['application/json', '*/*', 'text/event-stream;q=0']) {
      const answer = await ask('why?', accept);
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(answer.headers.get('vary')).toBe('accept');
      expect(await answer.json()).toEqual({ text: 'First, then.\n\nDone.', count: 2 });
    }
  });

  test('a refusal before the first part has its status, and a later one is an event', async () => {
    const early = await ask('', 'text/event-stream');
    expect([early.status, await early.json()]).toMatchObject([422, { detail: 'Ask something.' }]);
    const late = await ask('refuse later', 'text/event-stream');
    expect(events(await late.text()).at(-1)).toMatchObject(['problem', { status: 503, code: 'unavailable' }]);
    expect((await ask('refuse later', 'application/json')).status).toBe(503);
  });

  test('a bug halfway is logged and reported without details', async () => {
    log.length = 0;
    const [name, problem] = events(await (await ask('bug', 'text/event-stream')).text()).at(-1) ?? [];
    expect([name, problem.code]).toEqual(['problem', 'internal']);
    expect(JSON.stringify(problem)).not.toContain('inside');
    expect(errorsLogged()).toEqual(['request failed']);
    log.length = 0;
  });

  test.each(['text/event-stream', 'application/json'])(
    'the work is aborted when the caller of %s leaves',
    async accept => {
      Object.assign(tutor, { gone: Promise.withResolvers(), asked: Promise.withResolvers() });
      const call = httpRequest(`${base}/ask`, {
        method: 'POST',
        headers: { ...signedIn, accept, 'content-type': 'application/json' },
      }).end(JSON.stringify({ question: 'silence' }));
      call.on('error', () => {});
      await tutor.asked.promise;
      call.destroy();
      await tutor.gone.promise;
      expect(errorsLogged()).toEqual([]);
    },
  );

  test('sends a heartbeat while there is no part', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    Object.assign(tutor, { gone: Promise.withResolvers(), asked: Promise.withResolvers() });
    const answer = await server.inject({
      method: 'POST',
      url: '/api/ask',
      headers: { ...signedIn, accept: 'text/event-stream' },
      payload: { question: 'silence' },
      payloadAsStream: true,
    });
    const stream = answer.stream();
    const beats: string[] = [];
    stream.on('data', chunk => beats.push(String(chunk)));
    await tutor.asked.promise;
    for (const count of [2, 3]) {
      await vi.advanceTimersByTimeAsync(figures.stream.heartbeatSeconds * 1000);
      await vi.waitFor(() => expect(beats.join('')).toBe(': \n\n'.repeat(count)));
    }
    vi.useRealTimers();
    stream.destroy();
  });

  test('ends when the server shuts down, without delaying it', async () => {
    Object.assign(tutor, { gone: Promise.withResolvers(), asked: Promise.withResolvers() });
    const closing = served();
    const to = await listening(closing);
    const answer = await ask('silence', 'text/event-stream', to);
    await tutor.asked.promise;
    const [text] = await Promise.all([answer.text(), closing.close()]);
    expect(events(text).at(-1)).toMatchObject(['problem', { status: 503, code: 'unavailable' }]);
  });
});
