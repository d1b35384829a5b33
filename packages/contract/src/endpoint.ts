import type { z } from 'zod';
import type { LimitName } from './figures.ts';

/** Who may call: anyone, anyone signed in, or admins only. */
export type Access = 'public' | 'student' | 'admin';

/**
 * A promise between server and web. Endpoints are kept in records keyed `'METHOD /path'`, the path relative to
 * `/api` with `:name` parameters; the web reads method and path from the key and everything else as types only,
 * so that no schema reaches the browser.
 */
export interface Endpoint {
  access: Access;
  /** What it does, for the API page. */
  summary: string;
  /** The rate limit that guards it; the figures are in `figures.ts`. */
  limit?: LimitName;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Greatest body in bytes; 64 kB when absent. */
  bodyLimit?: number;
  /** Every reply is parsed by this schema on its way out: a field it does not list cannot leave. */
  reply: z.ZodType;
}

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
export type EndpointKey = `${Method} /${string}`;
export type Endpoints = Record<EndpointKey, Endpoint>;

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Given<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What a route handler receives: parsed, nothing unlisted. */
export interface Incoming<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
}

/** What a caller must give. */
export interface Outgoing<E extends Endpoint> {
  params: Given<E['params']>;
  query: Given<E['query']>;
  body: Given<E['body']>;
}

export type Reply<E extends Endpoint> = z.output<E['reply']>;
