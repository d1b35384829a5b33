import type { Api, Outgoing, Reply } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { forgetAhead, takeAhead } from '../ahead/asked-ahead.ts';
import { credentials } from '../sign-in/credentials.ts';
import { ApiError, refusal } from './api-error.ts';
import { marks } from './reply-marks.ts';

export type Call = keyof Api & string;
type Given<K extends Call> = Outgoing<Api[K]>;
type Needed<K extends Call> = {
  [P in keyof Given<K> as undefined extends Given<K>[P] ? never : P]: Given<K>[P];
};

interface Settings {
  signal?: AbortSignal;
  /** Seconds until the call is given up, where it has a figure of its own. */
  timeoutSeconds?: number;
  /** Lets the request outlive the page: for notes sent while leaving. At most 64 kB. */
  keepalive?: boolean;
}
type Options<K extends Call> = Needed<K> & Settings;
type Arguments<K extends Call> = keyof Needed<K> extends never ? [options?: Settings] : [options: Options<K>];

interface Plain extends Settings {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

function address(template: string, { params = {}, query = {} }: Plain): string {
  const path = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return `/api${path}${given.length > 0 ? `?${search}` : ''}`;
}

/** Who wants to know that the server no longer accepts the stored token (the auth store). */
let onExpired: (token: string) => void = () => {};
export function whenExpired(listener: (token: string) => void): void {
  onExpired = listener;
}

function unreached(error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return error;
  const late = error instanceof DOMException && error.name === 'TimeoutError';
  return new ApiError(late ? 'timeout' : 'offline', 0, { cause: error });
}

/** Every reply is an object or a list: anything else comes from something between here and the server. */
function whole<K extends Call>(reply: unknown, key: K): Reply<Api[K]> {
  const mark = marks[key];
  if (typeof reply !== 'object' || reply === null || (mark !== undefined && !(mark in reply)))
    throw new ApiError('unexpected', 0);
  return reply as Reply<Api[K]>;
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

async function request(
  method: string,
  path: string,
  options: Plain,
  token: string | null,
): Promise<Response> {
  const limit = AbortSignal.timeout((options.timeoutSeconds ?? figures.timeoutsSeconds.ordinary) * 1000);
  const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit;
  const url = address(path, options);
  if (method !== 'GET') forgetAhead();
  const ahead = takeAhead(url, token);
  if (ahead) return Promise.race([ahead, aborted(signal)]);
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token) headers.authorization = `Bearer ${token}`;
  if (options.body !== undefined) headers['content-type'] = 'application/json';
  return fetch(url, {
    method,
    headers,
    signal,
    keepalive: options.keepalive ?? false,
    credentials: 'omit',
    cache: 'no-store',
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  });
}

/**
 * One call of the API, typed by the contract: `await call('POST /auth/login', { body: { email, password } })`.
 * Throws `ApiError` for refusals, time-outs and a network that is away; an abort by the caller's own signal is
 * passed on as it is.
 */
export async function call<K extends Call>(key: K, ...[options]: Arguments<K>): Promise<Reply<Api[K]>> {
  const given = (options ?? {}) as Plain;
  const [method = 'GET', path = '/'] = key.split(' ');
  const token = credentials.token();
  try {
    const response = await request(method, path, given, token);
    if (response.ok) return whole(await response.json(), key);
    const error = await refusal(response);
    if (error.code === 'not_authenticated' && token) onExpired(token);
    throw error;
  } catch (error) {
    throw error instanceof ApiError ? error : unreached(error, given.signal);
  }
}
