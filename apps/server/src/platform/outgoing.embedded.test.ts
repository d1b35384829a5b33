import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type OutgoingJson, outgoingJson } from './outgoing.ts';

const drops = createServer((_, response) => {
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
});
let service: OutgoingJson;
beforeAll(async () => {
  await once(drops.listen(0, '127.0.0.1'), 'listening');
  service = outgoingJson({
    connectMs: 1000,
    silenceMs: 10_000,
    wholeMs: 300,
    mostBytes: 1e6,
    retry: { maxRetries: 2, minTimeout: 1, maxTimeout: 1, timeoutFactor: 1 },
    unavailable: what => new Error(`unavailable: ${what}`),
    refusal: () => null,
  });
});
afterAll(async () => {
  await service.close();
  drops.close();
});

it('an answer that comes drop by drop ends with the whole time of a call', async () => {
  const { port } = drops.address() as AddressInfo;
  const asked = { method: 'GET', headers: {} } as const;
  await expect(service.call(z.any(), `http://127.0.0.1:${port}/x`, asked)).rejects.toThrow(
    'unavailable: GET /x',
  );
});
