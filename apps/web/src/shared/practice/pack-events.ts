import { figures } from '@twelvefold/contract/figures';
import { inTab } from '../browser/stored.ts';
import { clockMs } from '../browser/time.ts';
import { auth } from '../sign-in/auth.ts';

export interface PackEvent {
  at: string;
  event: string;
  detail: string;
}

const longest = { event: 80, detail: 400 };

function stored(): PackEvent[] {
  const events = inTab.packEvents.readJson();
  return Array.isArray(events) ? events : [];
}

/** The last pack events in this tab, oldest first, for support when preparation fails. */
export const packEvents = (): PackEvent[] => stored().slice(-figures.session.packEventsKept);

/** Records a pack event. It must contain no question text. */
export function notePackEvent(event: string, detail = ''): void {
  const at = new Date(clockMs()).toISOString();
  const next = { at, event: event.slice(0, longest.event), detail: detail.slice(0, longest.detail) };
  const events = [...stored(), next].slice(-figures.session.packEventsKept);
  inTab.packEvents.write(JSON.stringify(events));
}

auth.subscribe(() => {
  if (auth.state().kind === 'anonymous') inTab.packEvents.remove();
});
