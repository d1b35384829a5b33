import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asha } from '../../../test/people.ts';
import { ours } from '../../../test/replies.ts';
import { credentials } from '../sign-in/credentials.ts';
import { call, whenExpired } from './api.ts';
import { ApiError, wordsFor } from './api-error.ts';

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  typeof body === 'string' ? new Response(body, { status, headers }) : ours(body, { status, headers });

const network = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', network);
  localStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  network.mockReset();
  whenExpired(() => {});
});

const headers = { 'x-twelvefold': '1' };
const sentHeaders = () => new Headers(network.mock.calls[0]?.[1]?.headers);

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.catch((caught: unknown) => caught);
  if (!(error instanceof ApiError)) throw new Error('expected an ApiError');
  return error;
}

describe('a prefetched reply', () => {
  const list = '/api/session/list?limit=5';
  const [ahead, now] = [{ sessions: ['ahead'] }, { sessions: ['now'] }];
  const asks = () => call('GET /session/list', { query: { limit: 5 } });
  const asked = (token: string, reply: Promise<Response> = Promise.resolve(answer(200, ahead))) => {
    window.askedAhead = { token, replies: { [list]: reply } };
  };
  beforeEach(() => {
    // Prefetched replies expire by the page's age; a test on a busy machine starts late.
    vi.spyOn(performance, 'now').mockReturnValue(1000);
    credentials.keep({ access_token: 'secret', user: asha });
    network.mockImplementation(async () => answer(200, now));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    delete window.askedAhead;
  });

  it('answers the first call only', async () => {
    asked('secret');
    expect([await asks(), await asks()]).toEqual([ahead, now]);
    expect(network).toHaveBeenCalledTimes(1);
  });

  it('answers only the token it was requested with', async () => {
    asked('of somebody else');
    expect(await asks()).toEqual(now);
  });

  it('is dropped on a write', async () => {
    asked('secret');
    await call('POST /auth/logout');
    expect(await asks()).toEqual(now);
  });

  it('times out when its body does not come', async () => {
    asked('secret', Promise.resolve(new Response(new ReadableStream(), { headers })));
    const late = call('GET /session/list', { query: { limit: 5 }, timeoutSeconds: 0.01 });
    expect((await failure(late)).code).toBe('timeout');
  });

  it('fails and times out like any other call', async () => {
    asked('secret', Promise.reject(new TypeError('Failed to fetch')));
    expect((await failure(asks())).code).toBe('offline');
    asked('secret', new Promise(() => {}));
    const late = call('GET /session/list', { query: { limit: 5 }, timeoutSeconds: 0.01 });
    expect((await failure(late)).code).toBe('timeout');
  });
});

describe('a call', () => {
  it('puts parameters into the path, the query behind it and the token into the header', async () => {
    credentials.keep({ access_token: 'secret', user: asha });
    network.mockImplementation(async () => answer(200, { questions: [], sessions: [] }));
    await call('GET /session/questions/:session_id', { params: { session_id: 'a/b' } });
    await call('GET /session/list', { query: { limit: 5 } });
    expect(network.mock.calls.map(([address]) => address)).toEqual([
      '/api/session/questions/a%2Fb',
      '/api/session/list?limit=5',
    ]);
    expect(sentHeaders().get('authorization')).toBe('Bearer secret');
  });

  it('turns problem details into an error with the server words and figures', async () => {
    const problem = {
      status: 400,
      title: 'Bad Request',
      detail: 'Nope',
      code: 'code_invalid',
      attempts_remaining: 3,
    };
    network.mockResolvedValue(answer(400, problem, { 'retry-after': '42' }));
    const error = await failure(call('POST /auth/password-reset', { body: { email: 'a@b.c' } }));
    expect(error).toMatchObject({
      code: 'code_invalid',
      status: 400,
      message: 'Nope',
      attemptsRemaining: 3,
      retryAfter: 42,
    });
  });

  it('has its own words for a proxy’s page instead of a response', async () => {
    network.mockResolvedValue(answer(502, '<html>Bad gateway</html>'));
    const error = await failure(call('GET /auth/me'));
    expect(error).toMatchObject({ code: 'unavailable', status: 502, detail: null });
    expect(wordsFor(error, 'Login failed')).toBe('Login failed');
  });

  it.each([
    [200, 'intercepted', 0],
    [302, 'intercepted', 0],
    [401, 'intercepted', 0],
    [404, 'intercepted', 0],
    [502, 'unavailable', 502],
  ] as const)(
    'ignores the status %i of a response that our server did not send',
    async (status, code, known) => {
      const expired = vi.fn();
      whenExpired(expired);
      credentials.keep({ access_token: 'secret', user: asha });
      network.mockImplementation(async () =>
        Response.json({ code: 'not_authenticated', detail: 'Please pay for this network' }, { status }),
      );
      const error = await failure(call('GET /session/list', { query: {} }));
      expect(error).toMatchObject({ code, status: known, detail: null });
      expect(expired).not.toHaveBeenCalled();
    },
  );

  it('says that the network is unavailable, whatever the fallback', async () => {
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    const error = await failure(call('GET /auth/me'));
    expect(error).toMatchObject({ code: 'offline', status: 0 });
    expect(wordsFor(error, 'Login failed')).toContain('could not reach the server');
  });

  it('throws a bug while preparing the request as it is, not as a network failure', async () => {
    const endless: Record<string, unknown> = {};
    endless.itself = endless;
    await expect(call('POST /telemetry/ui-mismatch', { body: endless as never })).rejects.toThrow(TypeError);
    expect(network).not.toHaveBeenCalled();
  });

  it('throws a bug in a listener of an expired sign-in as it is', async () => {
    credentials.keep({ access_token: 'old', user: asha });
    whenExpired(() => {
      throw new TypeError('a fault of ours');
    });
    network.mockResolvedValue(answer(401, { code: 'not_authenticated', detail: 'x' }));
    await expect(call('GET /session/list', { query: {} })).rejects.toThrow(TypeError);
  });

  it.each([200, 400])('times out when the body does not come after status %i', async status => {
    network.mockImplementation(async () => new Response(new ReadableStream(), { status, headers }));
    const error = await failure(call('GET /auth/me', { timeoutSeconds: 0.01 }));
    expect(error).toMatchObject({ code: 'timeout', status: 0 });
  });

  it('reports a body that breaks off as a network failure', async () => {
    const broken = new ReadableStream({ pull: it => it.error(new TypeError('network error')) });
    network.mockImplementation(async () => new Response(broken, { headers }));
    expect((await failure(call('GET /auth/me'))).code).toBe('offline');
  });

  it('sends the idempotency key', async () => {
    network.mockImplementation(async () => answer(200, { message: 'Done' }));
    await call('POST /auth/password-reset', { body: { email: 'a@b.c' }, idempotencyKey: 'the same' });
    expect(sentHeaders().get('idempotency-key')).toBe('the same');
  });

  it('rethrows an abort by the caller', async () => {
    const stop = new AbortController();
    network.mockImplementation(async (_, given) => {
      stop.abort();
      given?.signal?.throwIfAborted();
      return answer(200, {});
    });
    await expect(call('GET /auth/me', { signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('reports a rejected token, but not a wrong password', async () => {
    const expired = vi.fn();
    whenExpired(expired);
    credentials.keep({ access_token: 'old', user: asha });
    network.mockResolvedValueOnce(answer(401, { code: 'invalid_credentials', detail: 'x' }));
    await failure(call('POST /auth/login', { body: { email: 'a@b.c', password: 'x' } }));
    expect(expired).not.toHaveBeenCalled();
    network.mockResolvedValueOnce(answer(401, { code: 'not_authenticated', detail: 'x' }));
    await failure(call('GET /session/list', { query: {} }));
    expect(expired).toHaveBeenCalledExactlyOnceWith('old');
  });
});
