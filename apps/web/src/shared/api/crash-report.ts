import { figures } from '@twelvefold/contract/figures';
import { inTab } from '../browser/stored.ts';
import { clockMs } from '../browser/time.ts';
import { call } from './api.ts';
import { ApiError } from './api-error.ts';

/** A file of the page did not come. No crash: the network, or a release, is the cause. */
export class LostFile extends Error {
  override readonly name = 'LostFile';
  /** Called when the words that stand in for what it draws are on screen: what is drawn from then on fetches it anew. */
  readonly told: () => void;

  constructor(cause: unknown, told: () => void) {
    super('A file of this page did not load', { cause });
    this.told = told;
  }
}

const hourMs = 3600 * 1000;
/** As much of each as the endpoint takes. */
const most = { route: 200, release: 120, message: 400, stack: 4000 };

/** Which build the page came from: its first script is named after all others. */
function release(): string {
  const first = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
  return first.slice(first.lastIndexOf('/') + 1) || 'unknown';
}

/** Ids in an address are of no use, and may name a person's session. */
const route = () => location.pathname.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, ':id');

/** Whether this tab may tell of one more within the hour. */
function mayTell(): boolean {
  const times = inTab.crashes.readJson();
  const lately = Array.isArray(times) ? times.filter(at => clockMs() - Number(at) < hourMs) : [];
  if (lately.length >= figures.telemetry.crashesAnHour) return false;
  inTab.crashes.write(JSON.stringify([...lately, Math.round(clockMs())]));
  return true;
}

/** Of code that we serve: extensions of the browser crash too. */
const isOurs = ({ stack = '' }: Error) => stack.includes(location.origin);

/** Tells where admins look that the page crashed; a few an hour, each once. `within` is where React was drawing. */
export function reportCrash(error: unknown, within = ''): void {
  if (!(error instanceof Error) || error instanceof ApiError || error instanceof LostFile) return;
  // React wraps an error that drawing again got over; what crashed is its cause.
  if (error.cause instanceof Error) {
    reportCrash(error.cause, within);
    return;
  }
  if (error.name === 'AbortError' || !isOurs(error)) return;
  if (told.has(error) || !mayTell()) return;
  told.add(error);
  const body = {
    route: route().slice(0, most.route),
    release: release().slice(0, most.release),
    message: `${error.name}: ${error.message}`.slice(0, most.message),
    stack: `${error.stack}${within}`.slice(0, most.stack),
  };
  const { telemetry: timeoutSeconds } = figures.timeoutsSeconds;
  call('POST /telemetry/crash', { body, timeoutSeconds, keepalive: true }).catch(() => {});
}

const told = new WeakSet<Error>();

/** What no boundary catches. */
export function reportCrashes(): void {
  addEventListener('error', ({ error }) => reportCrash(error));
  addEventListener('unhandledrejection', ({ reason }) => reportCrash(reason));
}
