import type { Endpoint, EndpointKey } from '@twelvefold/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Route, UploadedFile } from '../endpoint-handlers.ts';

/** One request on its way through the part that knows the kind of its endpoint. */
export interface Exchange<E extends Endpoint = Endpoint> {
  key: EndpointKey;
  endpoint: E;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Params, query, headers and body, each parsed by its schema. */
  incoming: Parameters<Route['handle']>[0];
  now: Date;
  /** Takes the call's limit and runs its handler. Throws the refusals of both. */
  handle(more?: { file?: UploadedFile; signal?: AbortSignal }): Promise<unknown>;
}

/** What leaves as JSON has passed its schema; anything else is a bug of ours. */
export function parsedBy(schema: z.ZodType, value: unknown, what: string): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Error(`${what} breaks its contract: ${z.prettifyError(parsed.error)}`);
}

export const sendJson = (reply: FastifyReply, value: unknown): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(JSON.stringify(value));
