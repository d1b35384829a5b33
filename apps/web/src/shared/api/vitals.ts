import type { WebVital } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { call } from './api.ts';

/** Tells once, when the page is left or put behind another, how quick and steady it was. */
export function reportVitals(): void {
  const rated = new Map<string, WebVital>();
  const note = ({ name, rating }: Metric) => rated.set(name, { vital: name as WebVital['vital'], rating });
  for (const on of [onLCP, onINP, onCLS]) on(note);
  const leave = () => {
    if (document.visibilityState !== 'hidden' || rated.size === 0) return;
    removeEventListener('visibilitychange', leave);
    const { telemetry: timeoutSeconds } = figures.timeoutsSeconds;
    const body = { vitals: [...rated.values()] };
    call('POST /telemetry/vitals', { body, timeoutSeconds, keepalive: true }).catch(() => {});
  };
  // After the library's own, which rate what they have then.
  addEventListener('visibilitychange', leave);
}
