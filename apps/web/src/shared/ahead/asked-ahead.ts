/** Requests that the inline script of a page (build/inline/first-script.ts) sent before any other code had loaded. */
interface AskedAhead {
  token: string;
  replies: Record<string, Promise<Response> | undefined>;
}

declare global {
  interface Window {
    askedAhead?: AskedAhead;
  }
}

/** Maximum age of a prefetched reply, in milliseconds since the page's start. */
const maxAgeMs = 15_000;

/** Address of the list of practice sessions as the home screen and `/session` request it. */
export const sessionsCall = '/api/session/list?limit=21&session_type=blueprint';

/** Drops all prefetched replies: after a write they are stale. */
export function forgetAhead(): void {
  delete window.askedAhead;
}

/** The prefetched reply to this address for this token; each is handed out once. */
export function takeAhead(address: string, token: string | null): Promise<Response> | undefined {
  const ahead = window.askedAhead;
  if (ahead?.token !== token || performance.now() > maxAgeMs) return undefined;
  const reply = ahead?.replies[address];
  if (ahead) delete ahead.replies[address];
  return reply;
}
