import type { LimitStatus, PreSessionInsight, User } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { useSyncExternalStore } from 'react';
import { call } from '../../shared/api/api.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { reportCrash } from '../../shared/api/crash-report.ts';
import { listenersOf } from '../../shared/browser/listeners.ts';
import { clockMs } from '../../shared/browser/time.ts';
import { clearCompletion, completedAt } from '../../shared/practice/completion.ts';
import { notePackEvent } from '../../shared/practice/pack-events.ts';
import { unfinished } from '../../shared/practice/unfinished.ts';
import { keys } from '../../shared/query/keys.ts';
import { queryClient } from '../../shared/query/query.ts';
import { type Outside, type Shown, start } from './start.ts';

/**
 * Where the start was pressed: words and the cooldown dialog differ, and `begin` shows no insight because the page
 * explains a first session.
 */
export type From = 'home' | 'begin' | 'session';

export type Starting =
  | { kind: 'idle' }
  | (Exclude<Shown, { kind: 'insight' }> & { from: From })
  | { kind: 'insight'; insight: PreSessionInsight; creating: boolean }
  | { kind: 'notPrepared' }
  | { kind: 'limitReached'; limit: LimitStatus }
  | { kind: 'failed'; words: string };

let state: Starting = { kind: 'idle' };
const { subscribe, notify } = listenersOf();
/** The current start, and the functions that end its wait and confirm its insight. */
let running: AbortController | null = null;
let lookNow = () => {};
let agree = () => {};

function become(next: Starting): void {
  state = next;
  notify();
}

/** A promise that `signal` rejects; `settle` gets its resolver. */
function pause(signal: AbortSignal, settle: (resolve: () => void) => () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = settle(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    });
    const stop = () => {
      done();
      reject(signal.reason);
    };
    signal.addEventListener('abort', stop, { once: true });
  });
}

async function create(user: User, signal: AbortSignal) {
  const session = await call('POST /session/start', {
    body: { user_id: user.id },
    timeoutSeconds: figures.timeoutsSeconds.sessionStart,
    signal,
  });
  notePackEvent('session_started', `${session.session_id}, ${session.questions.length} questions`);
  queryClient.setQueryData(keys.questions(session.session_id), session);
  return { sessionId: session.session_id, justMade: session.answered_count === 0 };
}

const outsideFor = (user: User, from: From): Outside => ({
  now: clockMs,
  completedAt: () => completedAt(user.id),
  clearCompletion: () => clearCompletion(user.id),
  async packReady(signal) {
    const reply = await call('GET /session/check-availability', { query: {}, signal });
    notePackEvent('availability', `${reply.phase}, available ${reply.available}`);
    queryClient.setQueryData(keys.availability, reply);
    return reply.available;
  },
  limit: signal => call('GET /user/session-limit-status', { signal }),
  async unfinishedSession(signal) {
    const { sessions } = await call('GET /session/list', {
      query: { limit: 20, session_type: 'blueprint' },
      timeoutSeconds: figures.timeoutsSeconds.sessionList,
      signal,
    });
    return unfinished(sessions)?.session_id ?? null;
  },
  insight: async signal =>
    from === 'begin'
      ? null
      : call('GET /session/pre-session-insight', {
          query: {},
          timeoutSeconds: figures.timeoutsSeconds.preSessionInsight,
          signal,
        }),
  create(signal) {
    if (state.kind === 'insight') become({ ...state, creating: true });
    return create(user, signal);
  },
  show: shown => become(shown.kind === 'insight' ? { ...shown, creating: false } : { ...shown, from }),
  wait: (ms, signal) =>
    pause(signal, resolve => {
      const timer = setTimeout(resolve, ms);
      lookNow = () => {
        clearTimeout(timer);
        resolve();
      };
      return () => clearTimeout(timer);
    }),
  agreed: signal =>
    pause(signal, resolve => {
      agree = resolve;
      return () => {};
    }),
});

/** Error words of a failed start, by where it was pressed. */
function wordsOf(error: unknown, from: From): string {
  if (error instanceof ApiError && error.status === 401)
    return 'Session expired. Please refresh to re-login.';
  if (from !== 'session' || !(error instanceof ApiError))
    return 'Session creation failed. Please refresh the page to try again.';
  return `Adaptive session failed: ${error.message} Please refresh to try again.`;
}

/** When only the server noticed that the limit is reached, its numbers are fetched and shown. */
async function failedBy(error: unknown, from: From): Promise<Starting> {
  const failed = { kind: 'failed', words: wordsOf(error, from) } as const;
  if (!(error instanceof ApiError)) {
    reportCrash(error);
    return failed;
  }
  notePackEvent('session_start_failed', `${error.status} ${error.code}`);
  if (error.code !== 'session_limit_reached') {
    const body = { event: 'session_start_failed', status: error.status, code: error.code };
    const { telemetry: timeoutSeconds } = figures.timeoutsSeconds;
    call('POST /telemetry/ui-mismatch', { body, timeoutSeconds, keepalive: true }).catch(() => {});
    return failed;
  }
  try {
    return { kind: 'limitReached', limit: await call('GET /user/session-limit-status') };
  } catch {
    return { kind: 'failed', words: error.message };
  }
}

export const starter = {
  /** Starts or resumes a session, which `open` shows. Does nothing while another start is in progress. */
  async start(user: User, from: From, open: (sessionId: string, justMade: boolean) => void): Promise<void> {
    if (running) return;
    const run = new AbortController();
    running = run;
    try {
      const ended = await start(outsideFor(user, from), run.signal);
      if (running !== run) return;
      become(ended.kind === 'open' ? { kind: 'idle' } : ended);
      if (ended.kind === 'open') open(ended.sessionId, ended.justMade);
    } catch (error) {
      const next = run.signal.aborted ? null : await failedBy(error, from);
      if (next && running === run) become(next);
    } finally {
      if (running === run) running = null;
    }
  },
  /** Checks the availability now, not at the next poll. */
  lookNow: (): void => lookNow(),
  agree: (): void => agree(),
  /** Cancels the start and closes its dialogs. */
  cancel(): void {
    running?.abort();
    running = null;
    become({ kind: 'idle' });
  },
};

export const useStarting = (): Starting =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => state,
  );
