import { figures } from '@twelvefold/contract/figures';
import { inTab } from '../browser/stored.ts';
import { clockMs } from '../browser/time.ts';
import { call } from './api.ts';
import { ApiError } from './api-error.ts';

/** A file of the page did not load. Not a crash: the cause is the network or a new release. */
export class LostFile extends Error {
  override readonly name = 'LostFile';
  /** Called when the fallback is on screen; later renders fetch the file again. */
  readonly told: () => void;

  constructor(cause: unknown, told: () => void) {
    super('A file of this page did not load', { cause });
    this.told = told;
  }
}

const hourMs = 3600 * 1000;
/** Maximum length of each field, as the endpoint has it. */
const maxLength = { route: 200, release: 120, message: 400, stack: 4000 };

/** Build of the page, by the hashed name of its first script. */
function release(): string {
  const first = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
  return first.slice(first.lastIndexOf('/') + 1) || 'unknown';
}

/** The path without ids, which may identify a person's session. */
const route = () => location.pathname.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, ':id');

/** Whether this tab may send another report within the hour; counts it. */
function mayReport(): boolean {
  const times = inTab.crashes.readJson();
  const lately = Array.isArray(times) ? times.filter(at => clockMs() - Number(at) < hourMs) : [];
  if (lately.length >= figures.telemetry.crashesAnHour) return false;
  inTab.crashes.write(JSON.stringify([...lately, Math.round(clockMs())]));
  return true;
}

/** Whether the stack has code that we serve: browser extensions crash too. */
const isOurs = ({ stack = '' }: Error) => stack.includes(location.origin);

/** Reports a crash to the server: a few an hour, each error once. `within` is React's component stack. */
export function reportCrash(error: unknown, within = ''): void {
  if (!(error instanceof Error) || error instanceof ApiError || error instanceof LostFile) return;
  // React wraps an error that it recovered from by rendering again; the crash is the cause.
  if (error.cause instanceof Error) {
    reportCrash(error.cause, within);
    return;
  }
  if (error.name === 'AbortError' || !isOurs(error)) return;
  if (told.has(error) || !mayReport()) return;
  told.add(error);
  const body = {
    route: route().slice(0, maxLength.route),
    release: release().slice(0, maxLength.release),
    message: `${error.name}: ${error.message}`.slice(0, maxLength.message),
    stack: `${error.stack}${within}`.slice(0, maxLength.stack),
  };
  const { telemetry: timeoutSeconds } = figures.timeoutsSeconds;
  call('POST /telemetry/crash', { body, timeoutSeconds, keepalive: true }).catch(() => {});
}

const told = new WeakSet<Error>();

/** Reports errors that no boundary catches. */
export function reportCrashes(): void {
  addEventListener('error', ({ error }) => reportCrash(error));
  addEventListener('unhandledrejection', ({ reason }) => reportCrash(reason));
}
