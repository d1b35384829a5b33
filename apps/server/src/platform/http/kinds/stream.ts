import { Readable } from 'node:stream';
import { figures, type StreamEndpoint } from '@twelvefold/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, problemOf, unavailableWords } from '../../problems.ts';
import { ClientLeft, refusalOf } from '../errors.ts';
import { type Exchange, parsedBy, sendJson } from './exchange.ts';

type Parts = AsyncGenerator<unknown, unknown, void>;

/** Retry-After of a stream that a shutdown ends: another process answers the retry. */
const shutdownRetrySeconds = 2;

/** Open streams; closing the server ends them, or it would wait for them. */
export type OpenStreams = Set<AbortController>;

const heartbeatMs = figures.stream.heartbeatSeconds * 1000;

export function openStreams(app: FastifyInstance): OpenStreams {
  const open: OpenStreams = new Set();
  app.addHook('preClose', async () => {
    const reason = new AppError('unavailable', unavailableWords, { retryAfter: shutdownRetrySeconds });
    for (const controller of open) controller.abort(reason);
  });
  return open;
}

/** Answers with events when the caller accepts them, else with the reply as JSON. */
export async function answerStream(
  exchange: Exchange<StreamEndpoint>,
  open: OpenStreams,
): Promise<FastifyReply> {
  const { request, reply } = exchange;
  const controller = new AbortController();
  open.add(controller);
  reply.raw.once('close', () => {
    open.delete(controller);
    controller.abort(new ClientLeft());
  });
  const { signal } = controller;
  reply.header('vary', 'accept');
  const parts = (await exchange.handle({ signal })) as Parts;
  if (!acceptsEvents(request)) return sendJson(reply, await replyOf(exchange, parts, signal));
  return reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(eventsOf(exchange, parts, signal), { objectMode: false, highWaterMark: 1 }));
}

const acceptsEvents = ({ headers }: FastifyRequest) =>
  /\btext\/event-stream\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(headers.accept ?? '');

async function replyOf(exchange: Exchange<StreamEndpoint>, parts: Parts, signal: AbortSignal) {
  try {
    for (;;) {
      const next = await soonest(parts.next(), signal);
      if (next?.done) return replyParsed(exchange, next.value);
    }
  } finally {
    letGo(parts);
  }
}

const replyParsed = ({ key, endpoint }: Exchange<StreamEndpoint>, value: unknown) =>
  parsedBy(endpoint.reply, value, `Reply of ${key}`);

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
/** An SSE comment; the first one flushes the headers. */
const heartbeat = ': \n\n';

async function* eventsOf(
  exchange: Exchange<StreamEndpoint>,
  parts: Parts,
  signal: AbortSignal,
): AsyncGenerator<string, void, void> {
  const { key, endpoint, request } = exchange;
  yield heartbeat;
  try {
    for (;;) {
      const coming = parts.next();
      let next = await soonest(coming, signal, heartbeatMs);
      for (; !next; next = await soonest(coming, signal, heartbeatMs)) yield heartbeat;
      if (next.done) return yield event('reply', replyParsed(exchange, next.value));
      yield event('part', parsedBy(endpoint.part, next.value, `Part of ${key}`));
    }
  } catch (error) {
    if (!(error instanceof ClientLeft)) yield event('problem', problemOf(refusalOf(error, request)));
  } finally {
    letGo(parts);
  }
}

/** Ends a generator without waiting for it: one that is busy ends when it heeds its signal. */
function letGo(parts: Parts): void {
  parts.return(undefined).catch(() => {});
}

/** The value, or undefined after `ms`. Throws the signal's reason on abort. */
function soonest<T>(value: Promise<T>, signal: AbortSignal, ms?: number): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const timer = ms === undefined ? undefined : setTimeout(() => settle(() => resolve(undefined)), ms);
    const abort = () => settle(() => reject(signal.reason));
    const settle = (done: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      done();
    };
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
    value.then(
      given => settle(() => resolve(given)),
      error => settle(() => reject(error)),
    );
  });
}
