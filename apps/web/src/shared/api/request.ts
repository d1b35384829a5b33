import { forgetAhead, takeAhead } from '../ahead/asked-ahead.ts';
import { browserSecret } from '../browser/browser-secret.ts';
import { credentials } from '../sign-in/credentials.ts';
import { ApiError, refusalIn, retryAfterOf } from './api-error.ts';

/** What a call may set besides what its endpoint asks for. */
export interface Settings {
  signal?: AbortSignal;
  /** Seconds until the call is given up, its body included, where it has a figure of its own. */
  timeoutSeconds?: number;
  /** Lets the request outlive the page: for notes sent while leaving. At most 64 kB. */
  keepalive?: boolean;
  /** The same for every try to send one and the same thing: the server does it once. */
  idempotencyKey?: string;
}

/** A call without its types: what the address, the headers and the body are made of. */
export interface Plain extends Settings {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** A request as it will be sent. */
export interface Prepared {
  method: string;
  url: string;
  token: string | null;
  headers: Headers;
  body: string | null;
}

function address(template: string, { params = {}, query = {} }: Plain): string {
  const path = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return `/api${path}${given.length > 0 ? `?${search}` : ''}`;
}

/** Everything about a request that needs no network: what fails here is a fault of ours, and told as one. */
export function prepare(key: string, given: Plain, accept = 'application/json'): Prepared {
  const [method = 'GET', path = '/'] = key.split(' ');
  const token = credentials.token();
  const headers = new Headers({ accept });
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (given.body !== undefined) headers.set('content-type', 'application/json');
  if (method === 'POST' && path.startsWith('/auth/')) headers.set('x-twelvefold-browser', browserSecret());
  if (given.idempotencyKey) headers.set('idempotency-key', given.idempotencyKey);
  const body = given.body === undefined ? null : JSON.stringify(given.body);
  return { method, url: address(path, given), token, headers, body };
}

/** Sends it, or takes the answer that the page asked for ahead. */
export function send({ method, url, token, headers, body }: Prepared, init: RequestInit): Promise<Response> {
  if (method !== 'GET') forgetAhead();
  const ahead = takeAhead(url, token);
  return ahead ?? fetch(url, { ...init, method, headers, body, credentials: 'omit', cache: 'no-store' });
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

function unreached(error: unknown, outer: AbortSignal | undefined): unknown {
  if (outer?.aborted) return error;
  const late = error instanceof DOMException && error.name === 'TimeoutError';
  return new ApiError(late ? 'timeout' : 'offline', 0, { cause: error });
}

/**
 * What comes over the network, before `limit` ends. Throws 'timeout' or 'offline'; an abort by the caller's own signal,
 * `outer`, is passed on as it is.
 */
export async function reached<T>(
  coming: Promise<T>,
  limit: AbortSignal,
  outer: AbortSignal | undefined,
): Promise<T> {
  try {
    return await Promise.race([coming, aborted(limit)]);
  } catch (error) {
    throw unreached(error, outer);
  }
}

/** Who wants to know that the server does not accept the stored token, or that none is stored any more (the auth store). */
let onExpired: (token: string | null) => void = () => {};
export function whenExpired(listener: typeof onExpired): void {
  onExpired = listener;
}

/** The error that a refused request is. Only its body comes over the network, by `inTime`: what else fails is a fault of ours. */
export async function refused(
  response: Response,
  { token }: Prepared,
  inTime: (coming: Promise<unknown>) => Promise<unknown>,
): Promise<ApiError> {
  const body = await inTime(response.json().catch(() => null));
  const error = refusalIn(body, response.status, retryAfterOf(response));
  if (error.code === 'not_authenticated') onExpired(token);
  return error;
}
