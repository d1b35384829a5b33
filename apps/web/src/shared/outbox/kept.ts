import type { Letter } from '@twelvefold/contract';
import { auth } from '../auth.ts';

/** A question of a session. */
export interface Place {
  session_id: string;
  position: number;
}

interface Timed extends Place {
  /** As it was when the student decided, in milliseconds. */
  elapsed_ms: number;
}

/** An answer that was submitted, in the option's own words. */
interface KeptAnswer extends Timed {
  kind: 'answer';
  letter: Letter;
  answer: string;
}

/** A question that was passed over, by the student or for a picture that did not load. */
interface KeptSkip extends Timed {
  kind: 'skip';
  image_failed: boolean;
}

/** What a student decided and the server has not confirmed yet. */
export type Kept = KeptAnswer | KeptSkip;

/** One entry a question, so that two windows never overwrite each other's. */
const prefix = 'cat_prep_kept.';
const personPrefix = (userId: string) => `${prefix}${userId}.`;

/** Where the browser stores nothing (forbidden or full) they last as long as the page. */
const memory = new Map<string, Kept>();
const listeners = new Set<() => void>();

export function tell(): void {
  for (const listener of listeners) listener();
}

export function watchKept(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Whose are meant: those of whoever is signed in. */
function me(): string | null {
  const now = auth.state();
  return now.kind === 'signedIn' ? now.user.id : null;
}

const keyOf = (userId: string, { session_id, position }: Place) =>
  `${personPrefix(userId)}${session_id}.${position}`;

const isTimed = (value: Partial<Kept>): boolean =>
  typeof value.session_id === 'string' &&
  Number.isInteger(value.position) &&
  Number.isFinite(value.elapsed_ms);

/** What is damaged, or was written by somebody else, is no entry. */
function parsed(text: string | null): Kept | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<Kept> | null;
    if (!value || !isTimed(value)) return null;
    if (value.kind === 'skip') return value as KeptSkip;
    return value.kind === 'answer' && typeof value.answer === 'string' ? (value as KeptAnswer) : null;
  } catch {
    return null;
  }
}

function storedKeys(start: string): string[] {
  try {
    return Object.keys(localStorage).filter(key => key.startsWith(start));
  } catch {
    return [];
  }
}

function read(key: string): Kept | null {
  try {
    return memory.get(key) ?? parsed(localStorage.getItem(key));
  } catch {
    return null;
  }
}

const inOrder = (a: Kept, b: Kept) =>
  a.session_id === b.session_id ? a.position - b.position : a.session_id < b.session_id ? -1 : 1;

/** Everything of the person signed in, session by session and in order of the questions. */
export function allKept(): Kept[] {
  const id = me();
  if (id === null) return [];
  const start = personPrefix(id);
  const keys = new Set([...storedKeys(start), ...[...memory.keys()].filter(key => key.startsWith(start))]);
  return [...keys].flatMap(key => read(key) ?? []).sort(inOrder);
}

export function keptAt(place: Place): Kept | null {
  const id = me();
  return id === null ? null : read(keyOf(id, place));
}

/** Whether an entry lives in this page only and is lost with it. */
export function isOnlyHere(place: Place): boolean {
  const id = me();
  return id !== null && memory.has(keyOf(id, place));
}

/** Keeps a decision until the server has it, over a reload where the browser allows that. */
export function keep(kept: Kept): void {
  const id = me();
  if (id === null) return;
  const key = keyOf(id, kept);
  try {
    localStorage.setItem(key, JSON.stringify(kept));
    memory.delete(key);
  } catch {
    memory.set(key, kept);
  }
  tell();
}

function remove(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

export function drop(place: Place): void {
  const id = me();
  if (id === null) return;
  remove(keyOf(id, place));
  tell();
}

/** Nothing of a person stays in this browser. */
export function forgetKept(userId: string): void {
  const start = personPrefix(userId);
  for (const key of [...storedKeys(start), ...memory.keys()]) if (key.startsWith(start)) remove(key);
  tell();
}
