import { notifyManager } from '@tanstack/react-query';
import type { PracticeSession } from '@twelvefold/contract';
import { figuresCache, inBrowser, type Stored, sessionsOf, storedUnder } from '../browser/stored.ts';
import { keys } from '../query/keys.ts';
import { queryClient } from '../query/query.ts';
import { auth } from '../sign-in/auth.ts';

/**
 * The open sessions as this browser knew them last: they are read from here without a network, and the other windows
 * hear from here what was sent. One an account, gone with its sign-in.
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

/** The newest first: one that was ended on another device may still be among them. */
export function openSessions(): PracticeSession[] {
  const name = start();
  const all = name === null ? [] : storedUnder(name).flatMap(place => sessionIn(place) ?? []);
  return all.sort((a, b) => b.created_at.localeCompare(a.created_at));
}

/** What is on screen comes first. In milliseconds. */
const figuresRestMs = 3000;

/** Keeps a session, and the figures of what is still to be decided in it, as long as it is open. */
export function storeSession(session: PracticeSession): void {
  const name = start();
  if (name === null) return;
  const place = inBrowser.entry(name + session.session_id);
  if (session.status === 'planned') place.write(JSON.stringify(session));
  else place.remove();
  // A question that came broken is told on the screen, and fails no fetch.
  const open = session.questions.filter(question => question?.outcome === null);
  const addresses = open.flatMap(({ image_url }) => image_url ?? []);
  setTimeout(() => {
    // Whoever has left meanwhile leaves nothing behind.
    if (openSession(session.session_id)) storeFigures(addresses).catch(() => {});
  }, figuresRestMs);
}

/** The session as the server told it last becomes what every window shows. */
export async function setSession(session: PracticeSession): Promise<void> {
  const queryKey = keys.questions(session.session_id);
  // An answer of the questions call that left before this one must not undo it.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, session);
  storeSession(session);
  // Until it is drawn, a decision that no longer waits would look open again.
  await new Promise<void>(resolve => notifyManager.schedule(resolve));
}

/** What another window was told meanwhile. */
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

/** The service worker answers with them; one that is lost keeps none of the others away. */
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
