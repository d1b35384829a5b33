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

/** The file of an upload, as it arrives. */
export interface UploadedFile {
  /** The sender's file name, without a path. */
  name: string;
  /** The bytes, readable once. Reading throws the caller's refusal when the file is too large or the sender leaves. */
  content: Readable;
}

/** The parsed request, without unlisted fields. */
interface Incoming<E extends Endpoint> {
  params: Parsed<E, 'params'>;
  query: Parsed<E, 'query'>;
  headers: Parsed<E, 'headers'>;
  body: KindOf<E> extends 'raw' ? Buffer : Parsed<E, 'body'>;
  file: KindOf<E> extends 'upload' ? UploadedFile : undefined;
}

/** The request around a handler. `user` is the signed-in caller; null only on public endpoints. */
interface Context<Caller = User, K extends Kind = Kind> {
  user: Caller;
  /** Hash of the caller's token; null without a token. */
  tokenHash: Caller extends null ? string | null : string;
  now: Date;
  requestId: string;
  clientAddress: string;
  browser: Browser;
  log: Log;
  /** Streams only: aborted when the caller leaves and when the server shuts down. */
  signal: K extends 'stream' ? AbortSignal : undefined;
}

/** A public endpoint has a caller only when a valid token was sent. */
type CallerOf<A extends Access> = A extends 'public' ? User | null : User;

type Leaving<E, Part extends string> = E extends { [P in Part]: infer S extends z.ZodType }
  ? z.input<S>
  : never;

/** A handler's answer. A stream's handler refuses by throwing before it returns its generator of parts and reply. */
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

/** An endpoint with its handler, types erased, for the HTTP server. */
export interface Route {
  key: EndpointKey;
  endpoint: Endpoint;
  handle(incoming: Partial<Record<keyof Incoming<Endpoint>, unknown>>, context: object): unknown;
}

/**
 * The routes of a module: exactly one handler for each endpoint of its part of the contract.
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

/** The owner of a bearer token, or null; supplied by the auth module. */
export type Authenticate = (token: string, now: Date) => Promise<Caller | null>;
