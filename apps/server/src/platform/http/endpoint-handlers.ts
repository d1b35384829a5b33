import type { Readable } from 'node:stream';
import type {
  Access,
  Endpoint,
  EndpointKey,
  Endpoints,
  Kind,
  KindOf,
  Parsed,
  User,
} from '@twelvefold/contract';
import type { z } from 'zod';
import type { Log } from '../log.ts';
import type { Browser } from './browser.ts';
import type { FileAnswer } from './kinds/file-answer.ts';

/** The file of an upload, while it arrives. */
export interface UploadedFile {
  /** As the sender called it, without a path. */
  name: string;
  /** Its bytes, once. Reading throws what the caller is answered: a file that is too large, or a sender who left. */
  content: Readable;
}

/** What a handler is given: parsed, nothing unlisted. */
interface Incoming<E extends Endpoint> {
  params: Parsed<E, 'params'>;
  query: Parsed<E, 'query'>;
  headers: Parsed<E, 'headers'>;
  body: KindOf<E> extends 'raw' ? Buffer : Parsed<E, 'body'>;
  file: KindOf<E> extends 'upload' ? UploadedFile : undefined;
}

/** The request around a handler. `user` is the signed-in caller; for a public endpoint it may be null. */
interface Context<Caller = User, K extends Kind = Kind> {
  user: Caller;
  /** Hash of the token the caller came with; null when there was none. */
  tokenHash: Caller extends null ? string | null : string;
  now: Date;
  requestId: string;
  clientAddress: string;
  browser: Browser;
  log: Log;
  /** Of a stream: aborted when the caller leaves and when the server shuts down. */
  signal: K extends 'stream' ? AbortSignal : undefined;
}

/** Public endpoints know their caller only when a valid token came along. */
type CallerOf<A extends Access> = A extends 'public' ? User | null : User;

type Leaving<E, Part extends string> = E extends { [P in Part]: infer S extends z.ZodType }
  ? z.input<S>
  : never;

/**
 * What a handler answers with. A stream's handler refuses by throwing before it returns its generator, which yields
 * the parts and returns the reply.
 */
type AnswerOf<E extends Endpoint> =
  KindOf<E> extends 'stream'
    ? AsyncGenerator<Leaving<E, 'part'>, Leaving<E, 'reply'>, void>
    : KindOf<E> extends 'file'
      ? FileAnswer | Leaving<E, 'reply'>
      : Leaving<E, 'reply'>;

export type Handler<E extends Endpoint> = (
  incoming: Incoming<E>,
  context: Context<CallerOf<E['access']>, KindOf<E>>,
) => Promise<AnswerOf<E>> | AnswerOf<E>;

/** An endpoint with its handler, types erased: what the HTTP server registers. */
export interface Route {
  key: EndpointKey;
  endpoint: Endpoint;
  handle(incoming: Partial<Record<keyof Incoming<Endpoint>, unknown>>, context: object): unknown;
}

/**
 * The routes of a module: one handler for each endpoint of its part of the contract, none more or less.
 * `routesFor(auth, { 'POST /auth/login': ({ body }, { now }) => service.login(body, now), … })`
 */
export function routesFor<E extends Endpoints>(
  endpoints: E,
  handlers: { readonly [K in keyof E & EndpointKey]: Handler<E[K]> },
): Route[] {
  return Object.entries(endpoints).map(([key, endpoint]) => ({
    key: key as EndpointKey,
    endpoint,
    handle: handlers[key as EndpointKey] as unknown as Route['handle'],
  }));
}

/** `'GET /session/:id'` → method and path. */
export function splitKey(key: EndpointKey): { method: string; path: string } {
  const [method = '', path = ''] = key.split(' ');
  return { method, path };
}

export interface Caller {
  user: User;
  tokenHash: string;
  /** An administrator who has to set up a second factor before anything else. */
  lacksSecondFactor: boolean;
}

/** Finds who a bearer token belongs to, or null; the auth module supplies it. */
export type Authenticate = (token: string, now: Date) => Promise<Caller | null>;
