/** What the first script of a page (build/inline/first-script.ts) asked of the server before any other code was there. */
interface AskedAhead {
  token: string;
  replies: Record<string, Promise<Response> | undefined>;
}

declare global {
  interface Window {
    askedAhead?: AskedAhead;
  }
}

/** A reply that was asked for ahead is used within so many milliseconds of the page's start; later it is stale. */
const maxAgeMs = 15_000;

/** The call for the list of practice sessions, as the home screen and `/session` make it. */
export const sessionsCall = '/api/session/list?limit=21&session_type=blueprint';

/** Something is being changed: what was asked before says too little from now on. */
export function forgetAhead(): void {
  delete window.askedAhead;
}

/** The reply to a call that was made ahead with this token: for the first who asks. */
export function takeAhead(address: string, token: string | null): Promise<Response> | undefined {
  const ahead = window.askedAhead;
  if (ahead?.token !== token || performance.now() > maxAgeMs) return undefined;
  const reply = ahead?.replies[address];
  if (ahead) delete ahead.replies[address];
  return reply;
}
