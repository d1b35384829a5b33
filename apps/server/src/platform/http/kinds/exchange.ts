import type { Endpoint } from '@twelvefold/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Route } from '../endpoint-handlers.ts';

/** One request of a route on its way through the part that knows the route's kind. */
export interface Exchange<E extends Endpoint = Endpoint> {
  route: Route & { endpoint: E };
  request: FastifyRequest;
  reply: FastifyReply;
  /** Params, query, headers and body, each parsed by its schema. */
  incoming: Parameters<Route['handle']>[0];
  /** The handler's, without the signal of a stream. */
  context: object;
}

/** What leaves as JSON has passed its schema; anything else is a bug of ours. */
export function parsedBy(schema: z.ZodType, value: unknown, what: string): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Error(`${what} breaks its contract: ${z.prettifyError(parsed.error)}`);
}

export const sendJson = (reply: FastifyReply, value: unknown): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(JSON.stringify(value));
