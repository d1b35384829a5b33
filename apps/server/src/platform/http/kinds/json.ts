import type { JsonEndpoint, RawEndpoint } from '@twelvefold/contract';
import type { FastifyReply } from 'fastify';
import { type Exchange, parsedBy, sendJson } from './exchange.ts';

/** Answers with the reply alone; a raw body differs on its way in only. */
export async function answerJson(exchange: Exchange<JsonEndpoint | RawEndpoint>): Promise<FastifyReply> {
  const { route, incoming, context, reply } = exchange;
  const answer = await route.handle(incoming, context);
  return sendJson(reply, parsedBy(route.endpoint.reply, answer, `Reply of ${route.key}`));
}
