import type { SignedIn, User } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { useSyncExternalStore } from 'react';
import { call, whenExpired } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import { reportCrash } from '../api/crash-report.ts';
import { listenersOf } from '../browser/listeners.ts';
import { sessionsOf, storedUnder } from '../browser/stored.ts';
import { credentials } from './credentials.ts';

export type Auth =
  | { kind: 'checking' }
  /**
   * `expired`: id of the user whose sign-in expired; that person returns to the same page. `stranger`: nobody was
   * signed in when the page opened; whoever signs in returns to its address.
   */
  | { kind: 'anonymous'; expired?: string; stranger?: true }
  /**
   * `expired`: the server rejected the token while the page was open; the screen stays. `asked`: the sign-in dialog is
   * open.
   */
  | { kind: 'signedIn'; user: User; expired: boolean; asked?: boolean }
  /** A token is stored, but the server could not be reached. */
  | { kind: 'unreachable'; error: ApiError };

const anonymous: Auth = { kind: 'anonymous' };
const stranger: Auth = { kind: 'anonymous', stranger: true };
let state: Auth = stranger;
const { subscribe, notify } = listenersOf();

function become(next: Auth): void {
  state = next;
  notify();
}

const fetchUser = () => call('GET /auth/me', { timeoutSeconds: figures.timeoutsSeconds.signedIn });

/** Milliseconds before a failed check is retried once. */
const retryDelayMs = 1000;
/** Whether a retry may help: a network failure while online, or a 5xx; not a time-out, and not while offline. */
const isRetryable = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'offline' ? navigator.onLine : error.status >= 500 && error.code !== 'timeout');

/** No reply of our server: the network is unavailable, or something else answered. */
const isUnreachable = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

/** Asks the server whose the stored token is; removes a rejected token. Retries once. */
async function check(): Promise<void> {
  // A student who continues offline keeps the screen.
  if (state.kind !== 'signedIn') become({ kind: 'checking' });
  try {
    const user = await fetchUser().catch(async error => {
      if (!isRetryable(error)) throw error;
      await new Promise(done => setTimeout(done, retryDelayMs));
      return fetchUser();
    });
    credentials.keepUser(user);
    become({ kind: 'signedIn', user, expired: false });
  } catch (error) {
    reportCrash(error);
    const user = credentials.user();
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) auth.expire();
    // Continues with a cached open session; the user is checked when the network returns.
    else if (user && isUnreachable(error) && storedUnder(sessionsOf(user.id)).length > 0) {
      become({ kind: 'signedIn', user, expired: false });
      addEventListener('online', () => void check(), { once: true });
    } else
      become({
        kind: 'unreachable',
        error: error instanceof ApiError ? error : new ApiError('unexpected', 0),
      });
  }
}

export const auth = {
  state: (): Auth => state,
  subscribe,
  /** Called once at start-up. Resolves when the user is known, or cannot be. */
  async start(): Promise<void> {
    whenExpired(token => {
      if (state.kind === 'signedIn' && token === credentials.token()) become({ ...state, expired: true });
    });
    addEventListener('storage', event => {
      if (event.key !== credentials.tokenKey || event.newValue === event.oldValue) return;
      const here = state.kind === 'signedIn' ? state : null;
      // Another tab signed the same person in: this page continues with the new sign-in and keeps typed text.
      if (here && credentials.token() !== null && credentials.user()?.id === here.user.id)
        become({ ...here, expired: false });
      // Another person signed in, or this one out: this page must not continue.
      else location.reload();
    });
    if (credentials.token()) await check();
  },
  retry: (): Promise<void> => check(),
  signIn(given: SignedIn): void {
    credentials.keep(given);
    become({ kind: 'signedIn', user: given.user, expired: false });
  },
  /** Stores a sign-in before its screen is shown, so that closing the page loses nothing. */
  keep: (given: SignedIn): void => credentials.keep(given),
  /** Opens or closes the dialog in which the same person signs in again. */
  askAgain(asked: boolean): void {
    if (state.kind === 'signedIn') become({ ...state, asked });
  },
  /** The account has changed. */
  changed(user: User): void {
    if (state.kind !== 'signedIn') return;
    credentials.keepUser(user);
    become({ ...state, user });
  },
  /** Ends the sign-in here at once and tells the server, whether or not it can be reached. */
  signOut(): void {
    const ended = call('POST /auth/logout', {
      timeoutSeconds: figures.timeoutsSeconds.logout,
      keepalive: true,
    });
    auth.forget();
    ended.catch(() => {});
  },
  /** The server no longer accepts the sign-in. */
  expire(): void {
    const person = state.kind === 'signedIn' ? state.user : credentials.user();
    credentials.remove();
    become(person ? { kind: 'anonymous', expired: person.id } : anonymous);
  },
  forget(): void {
    credentials.remove();
    become(anonymous);
  },
};

export function useAuth(): Auth {
  return useSyncExternalStore(auth.subscribe, auth.state, () => stranger);
}

/** The signed-in user; only for components below the gate. */
export function useUser(): User {
  const now = useAuth();
  if (now.kind !== 'signedIn') throw new Error('useUser outside the signed-in pages');
  return now.user;
}
