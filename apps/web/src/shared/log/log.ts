import type { Letter } from '@twelvefold/contract';
import { listenersOf } from '../browser/listeners.ts';
import { inBrowser, type Stored, storedUnder } from '../browser/stored.ts';
import { auth } from '../sign-in/auth.ts';

/** A student's decision about a question, or its undo. */
export type Decision = { position: number; ms: number } & (
  | { kind: 'answer'; letter: Letter }
  | { kind: 'skip' | 'image_failed' | 'undo' }
);

/** A decision that the server has not confirmed. */
export type Entry = Decision & {
  id: string;
  session_id: string;
  /** Sequence number within its session. */
  n: number;
};

const { subscribe, notify } = listenersOf();

export { notify };

/** Notifies of changes by this window and by the browser's other windows. */
export function watchLog(listener: () => void): () => void {
  const leave = subscribe(listener);
  addEventListener('storage', listener);
  return () => {
    leave();
    removeEventListener('storage', listener);
  };
}

/** Prefix of this person's entries, so that they are never sent as another's; null when nobody is signed in. */
function prefixOf(name: 'log' | 'lost', userId?: string): string | null {
  const now = auth.state();
  const id = userId ?? (now.kind === 'signedIn' ? now.user.id : undefined);
  return id === undefined ? null : `${name}.${id}.`;
}

const storedWith = (start: string | null): Stored[] => (start === null ? [] : storedUnder(start));

/** Each entry has its own key, so that two windows never overwrite each other's. */
const storedEntry = ({ session_id, id }: Entry): Stored | null => {
  const start = prefixOf('log');
  return start === null ? null : inBrowser.entry(`${start}${session_id}.${id}`);
};

/** All waiting entries, of one session or of all, by session and in order. */
export const entries = (sessionId = ''): Entry[] => {
  const start = prefixOf('log');
  return storedWith(start && start + sessionId)
    .flatMap(place => (place.readJson() as Entry | null) ?? [])
    .sort((a, b) => a.session_id.localeCompare(b.session_id) || a.n - b.n || (a.id < b.id ? -1 : 1));
};

/** Whether some waiting entry is in memory only and lost with the page. */
export const isOnlyHere = (): boolean => storedWith(prefixOf('log')).some(place => place.isOnlyHere());

/** A UUID v4. `crypto.randomUUID` does not exist on pages served over plain HTTP. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Adds a decision after the others of its session; it survives a reload where storage allows. */
export function append(session_id: string, decision: Decision): void {
  const n = (entries(session_id).at(-1)?.n ?? 0) + 1;
  const entry: Entry = { ...decision, id: newId(), session_id, n };
  storedEntry(entry)?.write(JSON.stringify(entry));
  notify();
}

export function remove(sent: readonly Entry[]): void {
  for (const entry of sent) storedEntry(entry)?.remove();
  notify();
}

/** Stores the words of a decision that could not be saved, until they are read. */
export function noteLost({ id }: Entry, words: string): void {
  const start = prefixOf('lost');
  if (start !== null) inBrowser.entry(start + id).write(JSON.stringify(words));
}

export const lostWords = (): string[] =>
  storedWith(prefixOf('lost'))
    .map(place => place.readJson())
    .filter(words => typeof words === 'string');

export function noteLostRead(): void {
  for (const place of storedWith(prefixOf('lost'))) place.remove();
  notify();
}

/** Deletes all entries of a person. */
export function forgetLog(userId: string): void {
  for (const name of ['log', 'lost'] as const)
    for (const place of storedWith(prefixOf(name, userId))) place.remove();
  notify();
}
