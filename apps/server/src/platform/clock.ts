/** The one source of time; business code gets `now` as an argument, never from the machine. */
export interface Clock {
  now(): Date;
}

/** A clock that can be moved: the sandbox and the tests use it. Time-outs never do. */
export interface MovableClock extends Clock {
  set(now: Date): void;
  advance(seconds: number): void;
}

/** The machine's time plus a shift (0 unless the sandbox moves the clock). */
export function systemClock(): MovableClock {
  let shiftMs = 0;
  return {
    now: () => new Date(Date.now() + shiftMs),
    set: now => {
      shiftMs = now.getTime() - Date.now();
    },
    advance: seconds => {
      shiftMs += seconds * 1000;
    },
  };
}

/** A clock that stands until it is moved. */
export function standingClock(start: Date): MovableClock {
  let nowMs = start.getTime();
  return {
    now: () => new Date(nowMs),
    set: now => {
      nowMs = now.getTime();
    },
    advance: seconds => {
      nowMs += seconds * 1000;
    },
  };
}

export const secondsAfter = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);
export const daysAfter = (now: Date, days: number) => secondsAfter(now, days * 24 * 3600);

/** Milliseconds since the process began, for the age of cached values: the sandbox clock does not move it. */
export const elapsedMs = (): number => performance.now();
