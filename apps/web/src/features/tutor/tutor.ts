import type { Question } from '@twelvefold/contract';
import { useSyncExternalStore } from 'react';
import { listenersOf } from '../../shared/browser/listeners.ts';

/** The question the tutor is asked about. */
export interface About {
  sessionId: string;
  question: Question;
}

/** The tutor beside the page: one a page, about one question at a time, open until it is closed. */
interface Tutor {
  about: About | null;
  /** A doubt that was written beside the panel; sent once for every new object. */
  asked: { doubt: string } | null;
  /** What is typed and not sent, by question. */
  drafts: Readonly<Record<string, string>>;
}

let state: Tutor = { about: null, asked: null, drafts: {} };
/** Who opens the tutor writes next; who turns the page does not. */
let isToWrite = false;
/** What had the focus when it was opened. */
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
  /** Whether the field is to have the focus: told once. */
  takeFocus(): boolean {
    const taken = isToWrite;
    isToWrite = false;
    return taken;
  },
  /** The page is turned: an open tutor turns with it. */
  follow(about: About): void {
    if (state.about && state.about.question !== about.question) become({ about, asked: null });
  },
  /** The focus goes back to where the tutor was opened from. */
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
