import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asha as user } from '../../../test/people.ts';
import { ours } from '../../../test/replies.ts';
import { credentials } from './credentials.ts';

const network = vi.fn<typeof fetch>();

/** Removes the page's event listeners after the test. */
let page = new AbortController();

/** A fresh page on the current storage. */
async function started() {
  vi.resetModules();
  const { auth } = await import('./auth.ts');
  const listen = window.addEventListener.bind(window);
  vi.stubGlobal('addEventListener', (type: string, heard: EventListener) =>
    listen(type, heard, { signal: page.signal }),
  );
  auth.start();
  return auth;
}

beforeEach(() => {
  page = new AbortController();
  vi.stubGlobal('fetch', network);
  localStorage.clear();
});
afterEach(() => {
  page.abort();
  vi.unstubAllGlobals();
  network.mockReset();
});

const stored = () => [localStorage.getItem('cat_prep_token'), localStorage.getItem('cat_prep_user')];

/** A network failure is retried after a second. */
const twoTries = { timeout: 5000 };

describe('page start', () => {
  it('makes no call when nothing is stored', async () => {
    const auth = await started();
    expect(auth.state()).toEqual({ kind: 'anonymous', stranger: true });
    expect(network).not.toHaveBeenCalled();
  });

  it('validates a stored token with one call', async () => {
    credentials.keep({ access_token: 'good', user });
    network.mockResolvedValue(ours(user));
    const auth = await started();
    expect(auth.state()).toEqual({ kind: 'checking' });
    await vi.waitFor(() => expect(auth.state()).toEqual({ kind: 'signedIn', user, expired: false }));
    expect(network).toHaveBeenCalledTimes(1);
  });

  it('removes token and user when the server refuses the token, and remembers whose sign-in expired', async () => {
    credentials.keep({ access_token: 'dead', user });
    network.mockResolvedValue(ours({ code: 'not_authenticated', detail: 'x' }, { status: 401 }));
    const auth = await started();
    await vi.waitFor(() => expect(auth.state()).toEqual({ kind: 'anonymous', expired: user.id }));
    expect(stored()).toEqual([null, null]);
  });

  it.each([
    ['a captive portal', () => new Response('<html>Sign in to this network</html>')],
    ['a reply without a user', () => Response.json({ portal: true })],
    ['a refusal by another server', () => new Response('Pay first', { status: 403 })],
  ])('signs nobody in after %s, and keeps token and user', async (_what, answer) => {
    credentials.keep({ access_token: 'good', user });
    network.mockImplementation(async () => answer());
    const auth = await started();
    await vi.waitFor(() => expect(auth.state().kind).toBe('unreachable'), twoTries);
    expect(stored()).toEqual(['good', JSON.stringify(user)]);
  });

  it('retries once after a network failure', async () => {
    credentials.keep({ access_token: 'good', user });
    network.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(ours(user));
    const auth = await started();
    await vi.waitFor(() => expect(auth.state().kind).toBe('signedIn'), twoTries);
  });

  it.each([
    ['a token that no header can carry', 'so\nso', JSON.stringify(user)],
    ['an empty token', '', '{"broken":'],
  ])('treats %s as none', async (_what, token, person) => {
    localStorage.setItem('cat_prep_token', token);
    localStorage.setItem('cat_prep_user', person);
    const auth = await started();
    expect(auth.state()).toEqual({ kind: 'anonymous', stranger: true });
    expect(network).not.toHaveBeenCalled();
  });

  it('asks the server when the stored user is damaged', async () => {
    localStorage.setItem('cat_prep_token', 'good');
    localStorage.setItem('cat_prep_user', '"nobody"');
    network.mockResolvedValue(ours(user));
    const auth = await started();
    expect(credentials.user()).toBeNull();
    await vi.waitFor(() => expect(auth.state()).toMatchObject({ kind: 'signedIn', user }));
  });

  it('keeps token and user when the server cannot be reached', async () => {
    credentials.keep({ access_token: 'good', user });
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    const auth = await started();
    await vi.waitFor(() => expect(auth.state()).toMatchObject({ kind: 'unreachable' }), twoTries);
    expect(stored()).toEqual(['good', JSON.stringify(user)]);
  });
});

describe('an open page', () => {
  async function signedIn() {
    credentials.keep({ access_token: 'good', user });
    network.mockResolvedValueOnce(ours(user));
    const auth = await started();
    await vi.waitFor(() => expect(auth.state().kind).toBe('signedIn'));
    return auth;
  }

  it('marks the sign-in expired when the browser’s storage is cleared, so that the person can sign in again in place', async () => {
    const auth = await started();
    auth.signIn({ access_token: 'good', user });
    localStorage.clear();
    network.mockResolvedValue(ours({ code: 'not_authenticated', detail: 'x' }, { status: 401 }));
    const { call } = await import('../api/api.ts');
    await expect(call('GET /goal')).rejects.toThrow();
    expect(auth.state()).toEqual({ kind: 'signedIn', user, expired: true });
  });

  it('keeps everything and marks the sign-in expired when the server rejects the token', async () => {
    const auth = await signedIn();
    network.mockResolvedValue(ours({ code: 'not_authenticated', detail: 'x' }, { status: 401 }));
    const { call } = await import('../api/api.ts');
    await call('GET /session/list', { query: {} }).catch(() => {});
    expect(auth.state()).toEqual({ kind: 'signedIn', user, expired: true });
    expect(stored()[0]).toBe('good');
  });

  it('signs out at once, even when the server is unavailable', async () => {
    const auth = await signedIn();
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    auth.signOut();
    expect(auth.state()).toEqual({ kind: 'anonymous' });
    expect(stored()).toEqual([null, null]);
    expect(new Headers(network.mock.lastCall?.[1]?.headers).get('authorization')).toBe('Bearer good');
  });

  describe('when another tab changes the stored sign-in', () => {
    const reload = vi.fn();
    beforeEach(() => {
      reload.mockReset();
      vi.stubGlobal('location', { reload });
    });
    const elsewhere = (token: string | null, person: object | null) => {
      const oldValue = localStorage.getItem('cat_prep_token');
      if (person) localStorage.setItem('cat_prep_user', JSON.stringify(person));
      if (token === null) localStorage.removeItem('cat_prep_token');
      else localStorage.setItem('cat_prep_token', token);
      dispatchEvent(new StorageEvent('storage', { key: 'cat_prep_token', oldValue, newValue: token }));
    };

    it('continues with the same person’s new sign-in, without a reload', async () => {
      const auth = await signedIn();
      elsewhere('newer', user);
      expect(reload).not.toHaveBeenCalled();
      expect(auth.state()).toEqual({ kind: 'signedIn', user, expired: false });
    });

    it.each([
      ['somebody else', 'theirs', { ...user, id: 'another' }],
      ['nobody', null, null],
    ])('reloads after a change to %s', async (_who, token, person) => {
      await signedIn();
      elsewhere(token, person);
      expect(reload).toHaveBeenCalledOnce();
    });
  });
});
