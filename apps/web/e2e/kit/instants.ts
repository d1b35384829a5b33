import { createHash } from 'node:crypto';
import { basename } from 'node:path';

/** Three times on one Sunday in India: 00:16, 12:00 and 23:50, ten minutes before the week ends. */
const instants = ['2026-11-14T18:46:00Z', '2026-11-15T06:30:00Z', '2026-11-15T18:20:00Z'] as const;
export type Instant = (typeof instants)[number];

/** For a screen that depends on the hour: its journey runs at each instant. */
export const everyInstant = instants.map(instant => ({
  instant,
  inIndia: new Date(instant).toLocaleTimeString('en-IN', { timeZone: 'Asia/Kolkata', hour12: false }),
}));

/** The demo is made at the first instant of the day; its practice ends the day before. */
export const [firstInstant] = instants;

/** Starting instant of a file's journeys, by its name only, so that runs are repeatable. */
export function instantOf(file: string): Instant {
  const [byte = 0] = createHash('sha256').update(basename(file)).digest();
  return instants[byte % instants.length] ?? firstInstant;
}
