import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { testApp } from './kit/app.ts';

/** Of the HTTP server alone, whatever keeps the data; by itself, because it waits out a real limit of half a minute. */
const app = testApp();

test('S082 a body that trickles in is cut off within 30 seconds', async () => {
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.http.server.address() as AddressInfo;
  const begun = performance.now();
  const socket = connect(port, '127.0.0.1');
  socket.write(
    'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
  );
  const drip = setInterval(() => socket.writable && socket.write(' '), 1000);
  socket.on('error', () => {});
  socket.resume();
  await new Promise(resolve => socket.on('close', resolve));
  clearInterval(drip);
  expect(performance.now() - begun).toBeLessThan(30_000);
}, 40_000);
