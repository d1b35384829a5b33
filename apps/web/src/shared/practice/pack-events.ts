import { figures } from '@twelvefold/contract/figures';
import { clockMs } from '../browser/time.ts';
import { auth } from '../sign-in/auth.ts';

export interface PackEvent {
  at: string;
  event: string;
  detail: string;
}

const key = 'cat_prep_pack_events';
const longest = { event: 80, detail: 400 };
let memory: PackEvent[] = [];

function stored(): PackEvent[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as PackEvent[];
  } catch {
    return memory;
  }
}

/** The last things that happened to packs in this tab, oldest first: what support needs when none can be prepared. */
export const packEvents = (): PackEvent[] => stored().slice(-figures.session.packEventsKept);

/** Notes one thing that happened to a pack. No question text ever goes in here. */
export function notePackEvent(event: string, detail = ''): void {
  const at = new Date(clockMs()).toISOString();
  const next = { at, event: event.slice(0, longest.event), detail: detail.slice(0, longest.detail) };
  memory = [...stored(), next].slice(-figures.session.packEventsKept);
  try {
    sessionStorage.setItem(key, JSON.stringify(memory));
  } catch {
    // Kept in memory.
  }
}

auth.subscribe(() => {
  if (auth.state().kind !== 'anonymous') return;
  memory = [];
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
});
