import type { Question } from '@twelvefold/contract';
import { useSyncExternalStore } from 'react';
import { listenersOf } from '../../shared/browser/listeners.ts';

export interface About {
  sessionId: string;
  question: Question;
}

/** State of the page's tutor: about one question at a time, open until closed. */
interface Tutor {
  about: About | null;
  /** A doubt written below the question; a new object is sent once. */
  asked: { doubt: string } | null;
  /** Unsent text, by question. */
  drafts: Readonly<Record<string, string>>;
}

let state: Tutor = { about: null, asked: null, drafts: {} };
/** Whether the field should get focus: after opening, not after a change of question. */
let isToWrite = false;
/** The element focused before the tutor was opened. */
let opener: Element | null = null;
const { subscribe, notify } = listenersOf();

function become(change: Partial<Tutor>): void {
  state = { ...state, ...change };
  notify();
}

export const tutor = {
  open({ ...about }: About, doubt?: string): void {
    isToWrite = true;
    if (!state.about) opener = document.activeElement;
    become({ about, asked: doubt === undefined ? null : { doubt } });
  },
  /** Whether the field should get focus; true once per opening. */
  takeFocus(): boolean {
    const taken = isToWrite;
    isToWrite = false;
    return taken;
  },
  /** An open tutor follows to the next question. */
  follow(about: About): void {
    if (state.about && state.about.question !== about.question) become({ about, asked: null });
  },
  /** Returns the focus to the opener. */
  giveFocusBack(): void {
    const back =
      opener instanceof HTMLElement && opener.isConnected && opener !== document.body ? opener : null;
    (back ?? document.querySelector<HTMLElement>('h1'))?.focus();
  },
  close: (): void => become({ about: null, asked: null }),
  draft: (questionId: string, text: string): void =>
    become({ drafts: { ...state.drafts, [questionId]: text } }),
};

export const useTutor = (): Tutor =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => state,
  );

export const useDraft = (questionId: string): string => useTutor().drafts[questionId] ?? '';
