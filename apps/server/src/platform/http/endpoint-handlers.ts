import type { Access, Endpoint, EndpointKey, Endpoints, Incoming, User } from '@twelvefold/contract';
import type { z } from 'zod';
import type { Log } from '../log.ts';

/** The request around a handler. `user` is the signed-in caller; for a public endpoint it may be null. */
interface Context<Caller = User> {
  user: Caller;
  /** Hash of the token the caller came with; null when there was none. */
  tokenHash: Caller extends null ? string | null : string;
  now: Date;
  requestId: string;
  clientAddress: string;
  log: Log;
}

/** Public endpoints know their caller only when a valid token came along. */
type CallerOf<A extends Access> = A extends 'public' ? User | null : User;

export type Handler<E extends Endpoint> = (
  incoming: Incoming<E>,
  context: Context<CallerOf<E['access']>>,
) => Promise<z.input<E['reply']>> | z.input<E['reply']>;

/** An endpoint with its handler, types erased: what the HTTP server registers. */
export interface Route {
  key: EndpointKey;
  endpoint: Endpoint;
  handle(incoming: Incoming<Endpoint>, context: Context<User | null>): Promise<unknown>;
}

/**
 * The routes of a module: one handler for each endpoint of its part of the contract, none more or less.
 * `routesFor(auth, { 'POST /auth/login': ({ body }, { now }) => service.login(body, now), … })`
 */
export function routesFor<E extends Endpoints>(
  endpoints: E,
  handlers: { readonly [K in keyof E & EndpointKey]: Handler<E[K]> },
): Route[] {
  return Object.entries(endpoints).map(([key, endpoint]) => {
    const handler = handlers[key as EndpointKey] as unknown as Route['handle'];
    return {
      key: key as EndpointKey,
      endpoint,
      handle: async (incoming, context) => handler(incoming, context),
    };
  });
}

/** `'GET /session/:id'` → method and path. */
export function splitKey(key: EndpointKey): { method: string; path: string } {
  const [method = '', path = ''] = key.split(' ');
  return { method, path };
}

export interface Caller {
  user: User;
  tokenHash: string;
}

/** Finds who a bearer token belongs to, or null; the auth module supplies it. */
export type Authenticate = (token: string, now: Date) => Promise<Caller | null>;
