import type { Endpoint, EndpointKey } from '@twelvefold/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Route, UploadedFile } from '../endpoint-handlers.ts';

/** A request on its way through the code of its endpoint's kind. */
export interface Exchange<E extends Endpoint = Endpoint> {
  key: EndpointKey;
  endpoint: E;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Params, query, headers and body, each parsed by its schema. */
  incoming: Parameters<Route['handle']>[0];
  now: Date;
  /** Counts the call against its limit and runs the handler. Throws the refusals of both. */
  handle(more?: { file?: UploadedFile; signal?: AbortSignal }): Promise<unknown>;
}

/** Parses an outgoing value by its schema; a mismatch is a bug and throws. */
export function parsedBy(schema: z.ZodType, value: unknown, what: string): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Error(`${what} breaks its contract: ${z.prettifyError(parsed.error)}`);
}

export const sendJson = (reply: FastifyReply, value: unknown): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(JSON.stringify(value));
