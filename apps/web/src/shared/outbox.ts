import type { Letter } from '@twelvefold/contract';
import { useSyncExternalStore } from 'react';
import { call } from './api.ts';
import { ApiError, wordsFor } from './api-error.ts';
import { auth } from './auth.ts';

/** An answer that was submitted and did not reach the server. */
export interface KeptAnswer {
  user_id: string;
  session_id: string;
  position: number;
  letter: Letter;
  answer: string;
  /** As it was when the answer was submitted, in milliseconds. */
  elapsed_ms: number;
}

type Place = Pick<KeptAnswer, 'session_id' | 'position'>;

/** Whose answers are meant: those of whoever is signed in. */
function me(): string | null {
  const now = auth.state();
  return now.kind === 'signedIn' ? now.user.id : null;
}

const storageKey = 'cat_prep_outbox';
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

function all(): KeptAnswer[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? (stored as KeptAnswer[]) : [];
  } catch {
    return [];
  }
}

function store(answers: readonly KeptAnswer[]): boolean {
  try {
    if (answers.length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(answers));
    tell();
    return true;
  } catch {
    return false;
  }
}

const isAt = (place: Place) => (kept: KeptAnswer) =>
  kept.user_id === me() && kept.session_id === place.session_id && kept.position === place.position;

/** Whether a later try may succeed: no answer came, nobody was signed in any more, or the server was away or busy. */
export const mayBeSentLater = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || [401, 429, 502, 503, 504].includes(error.status));

/** Keeps an answer over a reload, in place of an earlier one to the same question; false: it could not be stored. */
export function keepAnswer(answer: Omit<KeptAnswer, 'user_id'>): boolean {
  const user_id = me();
  return user_id !== null && store([...all().filter(kept => !isAt(answer)(kept)), { ...answer, user_id }]);
}

export function dropAnswer(place: Place): void {
  const others = all().filter(kept => !isAt(place)(kept));
  if (others.length < all().length) store(others);
}

export const keptAnswer = (place: Place): KeptAnswer | null => all().find(isAt(place)) ?? null;

/** Nothing of a person stays in this browser. */
export const forgetAnswers = (userId: string): void =>
  void store(all().filter(kept => kept.user_id !== userId));

/** Positions whose kept answers this page has sent, by session: their results are still to be read. */
const sent = new Map<string, number>();
export function noteSentRead(sessionId: string): void {
  if (sent.delete(sessionId)) tell();
}

/** What became of the last answer that was refused for good, in words; null when there is nothing to say. */
let lost: string | null = null;
export function noteLostRead(): void {
  lost = null;
  tell();
}

async function send(kept: KeptAnswer): Promise<void> {
  const { session_id, position, answer, elapsed_ms } = kept;
  try {
    await call('POST /session/submit', { body: { session_id, position, answer, elapsed_ms } });
    sent.set(session_id, position);
  } catch (error) {
    if (mayBeSentLater(error)) throw error;
    lost = `Your answer to question ${position} could not be saved: ${wordsFor(error)}`;
  }
  dropAnswer(kept);
}

let sending: Promise<void> | null = null;

/**
 * Sends what waits of the person who is signed in, one after the other; calls at the same time share one run. Stops at
 * the first that still cannot be sent. The server counts the first answer to a question, so that a repeat from another
 * tab changes nothing.
 */
export function sendKeptAnswers(): Promise<void> {
  sending ??= (async () => {
    for (const kept of all()) if (kept.user_id === me()) await send(kept);
  })()
    .catch(() => {})
    .finally(() => {
      sending = null;
    });
  return sending;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** How many answers wait to be sent. */
export const useWaitingAnswers = (): number =>
  useSyncExternalStore(
    subscribe,
    () => all().filter(kept => kept.user_id === me()).length,
    () => 0,
  );

/** Whether the answer to this question waits to be sent. */
export const useIsKept = (place: Place): boolean =>
  useSyncExternalStore(
    subscribe,
    () => keptAnswer(place) !== null,
    () => false,
  );

/** The position of a session whose kept answer was sent here and whose result is still to be read. */
export const useSentPosition = (sessionId: string): number | null =>
  useSyncExternalStore(
    subscribe,
    () => sent.get(sessionId) ?? null,
    () => null,
  );

export const useLostAnswer = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => lost,
    () => null,
  );
