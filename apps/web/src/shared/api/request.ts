import { forgetAhead, takeAhead } from '../ahead/asked-ahead.ts';
import { browserSecret } from '../browser/browser-secret.ts';
import { credentials } from '../sign-in/credentials.ts';
import { ApiError, refusalIn, retryAfterOf } from './api-error.ts';

/** Settings of a call, besides the endpoint's own parameters. */
export interface Settings {
  signal?: AbortSignal;
  /** Time-out in seconds, body included, where it differs from the default. */
  timeoutSeconds?: number;
  /** Lets the request outlive the page, for notes sent while leaving. Maximum 64 kB. */
  keepalive?: boolean;
  /** Same key for every retry of one action: the server does it once. */
  idempotencyKey?: string;
}

/** A call without its types: the parts of the address and the body. */
export interface Plain extends Settings {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** A request ready to send. */
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

/** Builds a request without the network: an error thrown here is a bug. */
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

/** Sends the request, or takes its prefetched reply. */
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

function networkError(error: unknown, outer: AbortSignal | undefined): unknown {
  if (outer?.aborted) return error;
  const late = error instanceof DOMException && error.name === 'TimeoutError';
  return new ApiError(late ? 'timeout' : 'offline', 0, { cause: error });
}

/**
 * Awaits `coming` until `limit` aborts. Throws `ApiError` 'timeout' or 'offline'; an abort by the caller's own signal,
 * `outer`, is rethrown.
 */
export async function reached<T>(
  coming: Promise<T>,
  limit: AbortSignal,
  outer: AbortSignal | undefined,
): Promise<T> {
  try {
    return await Promise.race([coming, aborted(limit)]);
  } catch (error) {
    throw networkError(error, outer);
  }
}

/** Listener for a token that the server rejects, or that is missing (the auth store). */
let onExpired: (token: string | null) => void = () => {};
export function whenExpired(listener: typeof onExpired): void {
  onExpired = listener;
}

/** The error of a refused request. Only reading its body uses the network, by `inTime`; any other error is a bug. */
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
