import { notifyManager } from '@tanstack/react-query';
import type { PracticeSession } from '@twelvefold/contract';
import { figuresCache, inBrowser, type Stored, sessionsOf, storedUnder } from '../browser/stored.ts';
import { keys } from '../query/keys.ts';
import { queryClient } from '../query/query.ts';
import { auth } from '../sign-in/auth.ts';

/**
 * Cache of the open sessions in this browser: read offline, and shared with the browser's other windows. Stored per
 * account and deleted on sign-out.
 */

const start = (): string | null => {
  const now = auth.state();
  return now.kind === 'signedIn' ? sessionsOf(now.user.id) : null;
};

const sessionIn = (place: Stored): PracticeSession | null => place.readJson() as PracticeSession | null;

export function openSession(session_id: string): PracticeSession | null {
  const name = start();
  return name === null ? null : sessionIn(inBrowser.entry(name + session_id));
}

/** Newest first; may include sessions completed on another device. */
export function openSessions(): PracticeSession[] {
  const name = start();
  const all = name === null ? [] : storedUnder(name).flatMap(place => sessionIn(place) ?? []);
  return all.sort((a, b) => b.created_at.localeCompare(a.created_at));
}

/** Delay before figures are fetched, in milliseconds: the screen's own requests go first. */
const figuresDelayMs = 3000;

/** Caches a session while it is open, with the figures of its unanswered questions. */
export function storeSession(session: PracticeSession): void {
  const name = start();
  if (name === null) return;
  const place = inBrowser.entry(name + session.session_id);
  if (session.status === 'planned') place.write(JSON.stringify(session));
  else place.remove();
  // A broken question can be null: the screen shows that, and the figures of the others are fetched.
  const open = session.questions.filter(question => question?.outcome === null);
  const addresses = open.flatMap(({ image_url }) => image_url ?? []);
  setTimeout(() => {
    // Skipped when the student has signed out meanwhile.
    if (openSession(session.session_id)) storeFigures(addresses).catch(() => {});
  }, figuresDelayMs);
}

/** Makes the server's latest reply the session that every window shows. */
export async function setSession(session: PracticeSession): Promise<void> {
  const queryKey = keys.questions(session.session_id);
  // An older reply of the questions call must not overwrite this one.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, session);
  storeSession(session);
  // Resolves once rendered: until then a decision that no longer waits would look undecided.
  await new Promise<void>(resolve => notifyManager.schedule(resolve));
}

/** Loads sessions that another window has cached. */
export function readOpen(): void {
  for (const session of openSessions()) {
    const queryKey = keys.questions(session.session_id);
    if (queryClient.getQueryData(queryKey)) queryClient.setQueryData(queryKey, session);
  }
}

export function followOpen(): () => void {
  const follow = ({ key }: StorageEvent) => {
    const name = start();
    if (name !== null && key?.includes(name)) readOpen();
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

/** Adds figures to the service worker's cache; one that fails does not stop the others. */
async function storeFigures(addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0 || !('caches' in globalThis)) return;
  const cache = await caches.open(figuresCache);
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = addresses.filter(address => !known.has(address));
  for (const address of missing) {
    const reply = await fetch(address);
    if (reply.ok) await cache.put(address, reply);
  }
}
