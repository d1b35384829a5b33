import { createHash } from 'node:crypto';
import { basename } from 'node:path';

/** Indian clock times, on one Sunday: minutes after midnight, noon, and minutes before the week ends. */
const instants = ['2026-11-14T18:46:00Z', '2026-11-15T06:30:00Z', '2026-11-15T18:20:00Z'] as const;
export type Instant = (typeof instants)[number];

/** For a screen that depends on the hour: its journey runs at each of them. */
export const everyInstant = instants.map(instant => ({
  instant,
  inIndia: new Date(instant).toLocaleTimeString('en-IN', { timeZone: 'Asia/Kolkata', hour12: false }),
}));

/** The demo's practice ends the day before; it is made at the first instant of that day. */
export const [firstInstant] = instants;

/** The instant at which the journeys of a file begin; its name alone decides, so that any run repeats the last one. */
export function instantOf(file: string): Instant {
  const [byte = 0] = createHash('sha256').update(basename(file)).digest();
  return instants[byte % instants.length] ?? firstInstant;
}
