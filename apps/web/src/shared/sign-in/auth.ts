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
   * `expired`: whose sign-in ended by itself; that person goes on where they were. `stranger`: nobody was signed in when
   * the page was opened; whoever signs in goes on to the address they came to.
   */
  | { kind: 'anonymous'; expired?: string; stranger?: true }
  /**
   * `expired`: the server stopped accepting the token while the page was open; nothing on screen is lost. `asked`: the
   * person wants to sign in again.
   */
  | { kind: 'signedIn'; user: User; expired: boolean; asked?: boolean }
  /** A token is stored, but the server could not be asked. */
  | { kind: 'unreachable'; error: ApiError };

const anonymous: Auth = { kind: 'anonymous' };
const stranger: Auth = { kind: 'anonymous', stranger: true };
let state: Auth = stranger;
const { subscribe, notify } = listenersOf();

function become(next: Auth): void {
  state = next;
  notify();
}

const whoIsIt = () => call('GET /auth/me', { timeoutSeconds: figures.timeoutsSeconds.signedIn });

/** Milliseconds before a line that broke is tried once more. */
const againMs = 1000;
/** A call that was cut off or hit a server about to be back; not one whose time was over, or that nothing could carry. */
const isBroken = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'offline' ? navigator.onLine : error.status >= 500 && error.code !== 'timeout');

/** No answer at all came: the network is away, or nothing could carry the call. */
const isAway = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

/** Asks the server who the stored token belongs to; a refused token is removed. One call, or two on a bad line. */
async function check(): Promise<void> {
  // Who goes on without a network stays where they are.
  if (state.kind !== 'signedIn') become({ kind: 'checking' });
  try {
    const user = await whoIsIt().catch(async error => {
      if (!isBroken(error)) throw error;
      await new Promise(done => setTimeout(done, againMs));
      return whoIsIt();
    });
    credentials.keepUser(user);
    become({ kind: 'signedIn', user, expired: false });
  } catch (error) {
    reportCrash(error);
    const user = credentials.user();
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) auth.expire();
    // The open session that this browser keeps can be gone on with; who is there is asked when the network is back.
    else if (user && isAway(error) && storedUnder(sessionsOf(user.id)).length > 0) {
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
  /** At start-up, once. Resolves when it is known who is there, or that it cannot be. */
  async start(): Promise<void> {
    whenExpired(token => {
      if (state.kind === 'signedIn' && token === credentials.token()) become({ ...state, expired: true });
    });
    addEventListener('storage', event => {
      if (event.key !== credentials.tokenKey || event.newValue === event.oldValue) return;
      const here = state.kind === 'signedIn' ? state : null;
      // The same person has a new sign-in, by another tab: this page goes on with it, and keeps what is typed on it.
      if (here && credentials.token() !== null && credentials.user()?.id === here.user.id)
        become({ ...here, expired: false });
      // Somebody signed in or out: this page must not go on as somebody else.
      else location.reload();
    });
    if (credentials.token()) await check();
  },
  retry: (): Promise<void> => check(),
  signIn(given: SignedIn): void {
    credentials.keep(given);
    become({ kind: 'signedIn', user: given.user, expired: false });
  },
  /** Keeps a sign-in that is shown in a moment, so that closing the page before then loses nothing. */
  keep: (given: SignedIn): void => credentials.keep(given),
  /** Opens the dialog in which the same person signs in again, over the page, or closes it. */
  askAgain(asked: boolean): void {
    if (state.kind === 'signedIn') become({ ...state, asked });
  },
  /** The account of the signed-in person has changed. */
  changed(user: User): void {
    if (state.kind !== 'signedIn') return;
    credentials.keepUser(user);
    become({ ...state, user });
  },
  /** Ends the sign-in here at once and tells the server; a server that is away does not keep anyone signed in. */
  signOut(): void {
    const ended = call('POST /auth/logout', {
      timeoutSeconds: figures.timeoutsSeconds.logout,
      keepalive: true,
    });
    auth.forget();
    ended.catch(() => {});
  },
  /** The server no longer takes this sign-in. */
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

/** The signed-in user; only below the gate that has made sure there is one. */
export function useUser(): User {
  const now = useAuth();
  if (now.kind !== 'signedIn') throw new Error('useUser outside the signed-in pages');
  return now.user;
}
