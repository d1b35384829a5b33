import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { v7 as uuid } from 'uuid';
import type { Log } from '../log.ts';
import { AppError, problemOf } from '../problems.ts';
import { clientKey } from './client-address.ts';

/** Limit for a whole request to arrive; checked every 4 s, so that 30 s is kept. */
export const requestMs = 25_000;
export const checkMs = 4_000;

/**
 * A connection without traffic in either direction is cut after this time: longer than the processing of an upload and
 * than the heartbeat of a stream.
 */
export const silentMs = 330_000;

/** Room for a class of 300 behind one address with six connections each; far below a process's file limit. */
const mostOfOneAddress = 2_400;

/** Refuses connections beyond the maximum of one address. Not used behind a proxy, from which all connections come. */
export function boundConnections(server: Server): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = clientKey(socket.remoteAddress ?? '');
    const count = (open.get(address) ?? 0) + 1;
    if (count > mostOfOneAddress) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

/** Connections whose request may take longer than `requestMs`. */
const patient = new WeakSet<Socket>();

/** Lets a request's body take longer than `requestMs`; cuts the connection after `ms` to 2 × `ms` without a byte. */
export function allowMs({ raw }: FastifyRequest, ms: number): void {
  const { socket } = raw;
  patient.add(socket);
  let heard = socket.bytesRead;
  const timer = setInterval(() => {
    if (socket.bytesRead === heard) socket.destroy();
    heard = socket.bytesRead;
  }, ms);
  const done = () => {
    clearInterval(timer);
    patient.delete(socket);
  };
  raw.once('end', done).once('close', done);
}

/** Answers a request that the HTTP parser refused with problem details, and closes the connection. */
export function refuseUnparsed(
  error: NodeJS.ErrnoException,
  socket: Socket,
  headers: Readonly<Record<string, string>>,
  log: Log,
): void {
  const late = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  if (late && patient.has(socket)) return;
  const requestId = uuid();
  log.info({ reqId: requestId, parser: error.code }, 'request not understood');
  const { _httpMessage: answering } = socket as Socket & { _httpMessage?: ServerResponse | null };
  if (error.code === 'ECONNRESET' || !socket.writable || answering?.headersSent) {
    socket.destroy();
    return;
  }
  const problem = problemOf(
    late
      ? new AppError('request_timeout', 'The request took too long to arrive.')
      : new AppError('invalid_request', 'The request could not be understood.'),
  );
  const body = JSON.stringify(problem);
  const head = {
    ...headers,
    'x-request-id': requestId,
    'cache-control': 'no-store',
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${lines.join('')}\r\n${body}`);
}
