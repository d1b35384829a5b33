import { EventEmitter } from 'node:events';
import type { FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { allowMs } from '../src/platform/http/connections.ts';

const limitMs = 300_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function uploading() {
  const socket = { bytesRead: 0, destroy: vi.fn() };
  const raw = Object.assign(new EventEmitter(), { socket });
  allowMs({ raw } as unknown as FastifyRequest, limitMs);
  return { socket, raw };
}

test('a stalled upload is cut off, and an upload in progress is not', () => {
  const { socket } = uploading();
  for (let i = 0; i < 5; i += 1) {
    socket.bytesRead += 1;
    vi.advanceTimersByTime(limitMs);
  }
  expect(socket.destroy).not.toHaveBeenCalled();
  vi.advanceTimersByTime(limitMs);
  expect(socket.destroy).toHaveBeenCalled();
});

test('the processing of a complete upload is not cut off', () => {
  const { socket, raw } = uploading();
  raw.emit('end');
  vi.advanceTimersByTime(3 * limitMs);
  expect(socket.destroy).not.toHaveBeenCalled();
});
