/** What the first script of a page (build/starter.ts) asked of the server before any other code was there. */
interface AskedAhead {
  token: string;
  replies: Record<string, Promise<Response> | undefined>;
}

declare global {
  interface Window {
    askedAhead?: AskedAhead;
  }
}

/** After so long in a page, in milliseconds, an answer from its beginning says too little about now. */
const freshMs = 15_000;

/** The list of practice sessions, as the home screen and an address without a session ask for it. */
export const sessionsCall = '/api/session/list?limit=21&session_type=blueprint';

/**
 * What a screen asks for on arrival, by its address: asked ahead, the answers are on their way while the scripts are.
 * Each has to be the address that the screen's own call makes, or it is asked in vain.
 */
export const firstCalls: Record<string, readonly string[]> = (() => {
  const person = '/api/auth/me';
  const dashboard = [
    person,
    '/api/session/check-availability',
    sessionsCall,
    '/api/dashboard/categorized-taxonomy',
    '/api/dashboard/progress',
    '/api/dashboard/simple-taxonomy',
  ];
  return {
    '/': dashboard,
    '/dashboard': dashboard,
    // Its questions besides: build/starter.ts finds out of which session.
    '/session': [person],
    '/study-plan': [person, '/api/study-plan', '/api/study-plan/today'],
    '/history': [person],
    '/account': [person],
    '/resume-subscription': [person],
  };
})();

/** Something is being changed: what was asked before says too little from now on. */
export function forgetAhead(): void {
  delete window.askedAhead;
}

/** The reply to a call that was made ahead with this token: for the first who asks. */
export function takeAhead(address: string, token: string | null): Promise<Response> | undefined {
  const ahead = window.askedAhead;
  if (ahead?.token !== token || performance.now() > freshMs) return undefined;
  const reply = ahead?.replies[address];
  if (ahead) delete ahead.replies[address];
  return reply;
}
