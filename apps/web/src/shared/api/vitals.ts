import type { WebVital } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { call } from './api.ts';

type Name = WebVital['vital'];

/** Limits of 'good' and of 'needs improvement' (web.dev/articles/vitals): milliseconds, CLS without a unit. */
const limits: Record<Name, [number, number]> = { LCP: [2500, 4000], INP: [200, 500], CLS: [0.1, 0.25] };
/** Layout shifts less than 1 s apart form a group of at most 5 s; CLS is the largest group. */
const shifts = { gapMs: 1000, mostMs: 5000 };
/** INP leaves out the slowest of every 50 interactions. */
const pressesAnOutlier = 50;

interface Entry extends PerformanceEntry {
  /** Of a layout shift only. */
  value: number;
  hadRecentInput: boolean;
  /** Equal for all events of one interaction; 0 without one. */
  interactionId: number;
}

function observe(type: string, note: (entry: Entry) => void): void {
  const observer = new PerformanceObserver(list => (list.getEntries() as Entry[]).forEach(note));
  // A browser ignores types it does not know; events shorter than 16 ms are not reported.
  observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** Observes the vitals of this page; returns a function that reads them. */
function follow(): () => Partial<Record<Name, number | undefined>> {
  let lcp: number | undefined;
  observe('largest-contentful-paint', ({ startTime }) => {
    lcp = startTime;
  });
  const knowsShifts = PerformanceObserver.supportedEntryTypes.includes('layout-shift');
  let cls = knowsShifts ? 0 : undefined;
  let group = { from: 0, to: 0, sum: 0 };
  observe('layout-shift', ({ startTime: at, value, hadRecentInput }) => {
    if (hadRecentInput) return;
    const goesOn = at - group.to < shifts.gapMs && at - group.from < shifts.mostMs;
    group = { from: goesOn ? group.from : at, to: at, sum: (goesOn ? group.sum : 0) + value };
    cls = Math.max(cls ?? 0, group.sum);
  });
  const presses = new Map<number, number>();
  observe('event', ({ interactionId: id, duration }) => {
    if (id) presses.set(id, Math.max(presses.get(id) ?? 0, duration));
  });
  return () => {
    const slowestFirst = [...presses.values()].sort((a, b) => b - a);
    return { LCP: lcp, CLS: cls, INP: slowestFirst[Math.floor(presses.size / pressesAnOutlier)] };
  };
}

const ratingOf = (vital: Name, value: number): WebVital['rating'] => {
  const [good, poor] = limits[vital];
  if (value <= good) return 'good';
  return value <= poor ? 'needs-improvement' : 'poor';
};

/** Reports LCP, INP and CLS once, when the page is left or hidden. */
export function reportVitals(): void {
  // A page opened in the background is painted only when shown.
  if (document.visibilityState === 'hidden') return;
  const now = follow();
  const leave = () => {
    if (document.visibilityState !== 'hidden') return;
    const vitals = Object.entries(now()).flatMap(([name, value]) =>
      value === undefined ? [] : [{ vital: name as Name, rating: ratingOf(name as Name, value) }],
    );
    if (vitals.length === 0) return;
    removeEventListener('visibilitychange', leave);
    const { telemetry: timeoutSeconds } = figures.timeoutsSeconds;
    call('POST /telemetry/vitals', { body: { vitals }, timeoutSeconds, keepalive: true }).catch(() => {});
  };
  addEventListener('visibilitychange', leave);
}
