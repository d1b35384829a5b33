import { type AddressInfo, connect } from 'node:net';
import type { Endpoints } from '@twelvefold/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { routesFor } from '../src/platform/http/endpoint-handlers.ts';
import { registerRoutes } from '../src/platform/http/routes.ts';
import { createServer } from '../src/platform/http/server.ts';
import { createLog } from '../src/platform/log.ts';

/** Tests of the HTTP server without a database, in a separate file because they wait for real limits of 30 seconds. */
const endpoints = {
  'POST /note': {
    access: 'public',
    summary: 'A JSON body',
    body: z.object({}),
    reply: z.object({}),
  },
  'POST /table': {
    kind: 'upload',
    access: 'public',
    summary: 'An upload',
    file: { field: 'file', ending: '.csv', mostBytes: 1000, wrongName: 'No', tooLarge: 'Too large' },
    reply: z.object({ bytes: z.int() }),
  },
} as const satisfies Endpoints;

let server: FastifyInstance;
beforeAll(async () => {
  server = createServer({ production: false, trustProxy: null }, createLog('silent'));
  const routes = routesFor(endpoints, {
    'POST /note': () => ({}),
    'POST /table': async ({ file }) => {
      let bytes = 0;
      for await (const chunk of file.content) bytes += chunk.length;
      return { bytes };
    },
  });
  const now = new Date('2026-03-02T06:30:00Z');
  registerRoutes(server, routes, {
    authenticate: async () => null,
    limits: { take: async () => {} } as never,
    replies: {} as never,
    audit: { around: (_call, work) => work() },
    clock: { now: () => now },
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

/** Sends a byte a second until the server replies or `last` is due; returns the reply and the elapsed time. */
async function trickle(head: string, byte: string, last: { afterMs: number; text: string }) {
  const begun = performance.now();
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  let heard = '';
  socket
    .on('error', () => {})
    .on('data', chunk => {
      heard += String(chunk);
    });
  socket.write(head);
  const drip = setInterval(() => {
    const due = performance.now() - begun >= last.afterMs;
    if (due) clearInterval(drip);
    if (socket.writable) socket.write(due ? last.text : byte);
  }, 1000);
  await new Promise(resolve => socket.on('close', resolve));
  clearInterval(drip);
  return { heard, ms: performance.now() - begun };
}

test.concurrent('S082 a body of one byte a second is cut off within 30 seconds', async () => {
  const head =
    'POST /api/note HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{';
  const { heard, ms } = await trickle(head, ' ', { afterMs: 60_000, text: '}' });
  expect(ms).toBeLessThan(30_000);
  expect(heard).toMatch(/^HTTP\/1\.1 408 /);
  expect(heard).toMatch(/\r\nx-twelvefold: 1\r\n/);
  expect(JSON.parse(heard.split('\r\n\r\n')[1] ?? '')).toMatchObject({
    code: 'request_timeout',
    status: 408,
  });
}, 40_000);

test.concurrent('a silent connection is closed within 30 seconds', async () => {
  const begun = performance.now();
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  socket.resume().on('error', () => {});
  await new Promise(resolve => socket.on('close', resolve));
  expect(performance.now() - begun).toBeLessThan(30_000);
}, 40_000);

test.concurrent('a slow upload is not cut off within 30 seconds', async () => {
  const form = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n';
  const head = `POST /api/table HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: multipart/form-data; boundary=b\r\ntransfer-encoding: chunked\r\n\r\n`;
  const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
  const last = { afterMs: 31_000, text: `${chunk('\r\n--b--\r\n')}0\r\n\r\n` };
  const { heard } = await trickle(head + chunk(form), chunk('x'), last);
  expect(heard).toMatch(/^HTTP\/1\.1 200 /);
  expect(JSON.parse(/\{.*\}/.exec(heard)?.[0] ?? '').bytes).toBeGreaterThan(25);
}, 45_000);
