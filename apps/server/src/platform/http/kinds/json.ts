import type { JsonEndpoint, RawEndpoint } from '@twelvefold/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Replies } from '../../idempotency/replies.ts';
import { AppError } from '../../problems.ts';
import { type Exchange, parsedBy, sendJson } from './exchange.ts';

type JsonExchange = Exchange<JsonEndpoint | RawEndpoint>;

/** Answers with the reply; also for raw endpoints, which differ only in the body. */
export async function answerJson(exchange: JsonExchange, replies: Replies): Promise<FastifyReply> {
  const { endpoint, request, incoming, now, reply } = exchange;
  const key = endpoint.kind !== 'raw' && endpoint.idempotencyKey ? keyOf(request) : undefined;
  if (key === undefined) return sendJson(reply, await replyOf(exchange));
  const call = { endpoint: exchange.key, userId: request.caller?.user.id ?? null, key, said: incoming };
  return sendJson(reply, await replies.once(call, now, () => replyOf(exchange)));
}

const replyOf = async (exchange: JsonExchange) =>
  parsedBy(exchange.endpoint.reply, await exchange.handle(), `Reply of ${exchange.key}`);

/** A caller's random key per action: at least 128 bits, such as a UUID. */
const wellMade = /^[A-Za-z0-9_-]{22,128}$/;

function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined || wellMade.test(String(key))) return key as string | undefined;
  throw new AppError('invalid_request', 'An idempotency key has 22 to 128 letters, digits, - or _.');
}
