import type { Letter } from '@twelvefold/contract';
import { listenersOf } from '../browser/listeners.ts';
import { auth } from '../sign-in/auth.ts';
import { entriesOf, type QuestionRef } from './entries.ts';

export type { QuestionRef };

interface Timed extends QuestionRef {
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
export interface KeptSkip extends Timed {
  kind: 'skip';
  image_failed: boolean;
  /** Until then it can be undone and no window sends it, in milliseconds of `clockMs`; absent once it is final. */
  until?: number;
}

/** What a student decided and the server has not confirmed yet. */
export type Kept = KeptAnswer | KeptSkip;

/** A decision the server did not take, in words. */
interface Lost extends QuestionRef {
  words: string;
}

const isQuestionRef = (value: Partial<QuestionRef>): boolean =>
  typeof value.session_id === 'string' && Number.isInteger(value.position);

function keptIn(given: unknown): Kept | null {
  const value = given as Partial<Kept> | null;
  if (!value || !isQuestionRef(value) || !Number.isFinite(value.elapsed_ms)) return null;
  if (value.kind === 'skip') return value as KeptSkip;
  return value.kind === 'answer' && typeof value.answer === 'string' ? (value as KeptAnswer) : null;
}

function lostIn(given: unknown): Lost | null {
  const value = given as Partial<Lost> | null;
  return value && isQuestionRef(value) && typeof value.words === 'string' ? (value as Lost) : null;
}

const decisions = entriesOf('kept', keptIn);
const losses = entriesOf('lost', lostIn);
const { subscribe, tell } = listenersOf();

export { tell };

export function watchKept(listener: () => void): () => void {
  const leave = subscribe(listener);
  addEventListener('storage', listener);
  return () => {
    leave();
    removeEventListener('storage', listener);
  };
}

/** The id of the signed-in person: entries are kept and read under it. */
function me(): string | null {
  const now = auth.state();
  return now.kind === 'signedIn' ? now.user.id : null;
}

/** Everything of the person signed in, session by session and in order of the questions. */
export function allKept(): Kept[] {
  const id = me();
  return id === null ? [] : decisions.all(id);
}

export function keptAt(place: QuestionRef): Kept | null {
  const id = me();
  return id === null ? null : decisions.at(id, place);
}

/** Whether an entry lives in this page only and is lost with it. */
export function isOnlyHere(place: QuestionRef): boolean {
  const id = me();
  return id !== null && decisions.isOnlyHere(id, place);
}

/** Keeps a decision until the server has it, over a reload where the browser allows that. */
export function keep(kept: Kept): void {
  const id = me();
  if (id === null) return;
  decisions.put(id, kept);
  tell();
}

export function drop(place: QuestionRef): void {
  const id = me();
  if (id === null) return;
  decisions.drop(id, place);
  tell();
}

/** What could not be saved of the person signed in, in words, until they have closed the message. */
export function lostWords(): string[] {
  const id = me();
  return id === null ? [] : losses.all(id).map(({ words }) => words);
}

export function keepLost({ session_id, position }: QuestionRef, words: string): void {
  const id = me();
  if (id === null) return;
  losses.put(id, { session_id, position, words });
  tell();
}

export function noteLostRead(): void {
  const id = me();
  if (id === null) return;
  losses.dropAll(id);
  tell();
}

/** Nothing of a person stays in this browser. */
export function forgetKept(userId: string): void {
  decisions.dropAll(userId);
  losses.dropAll(userId);
  tell();
}
