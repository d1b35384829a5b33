import type { Allowance } from '@twelvefold/contract';

interface Counter {
  /** Milliseconds since the epoch. */
  startedAt: number;
  seconds: number;
  taken: number;
}

/** Expired counters are swept above this size, at most every 10 s. */
const sweepAt = 20_000;
const sweepMs = 10_000;

/**
 * Counters in memory for calls that guard neither secrets nor money: a database write before every read would cost more
 * than the read. A restart resets them.
 */
export function memoryCounters() {
  const counters = new Map<string, Counter>();

  const isOver = ({ startedAt, seconds }: Counter, now: number) =>
    startedAt + seconds * 1000 <= now || startedAt > now + seconds * 1000;

  let sweptAt = Number.NEGATIVE_INFINITY;
  function sweep(now: number): void {
    if (counters.size <= sweepAt || Math.abs(now - sweptAt) < sweepMs) return;
    sweptAt = now;
    for (const [name, counter] of counters) if (isOver(counter, now)) counters.delete(name);
  }

  return {
    /** Counts one against each allowance. Returns the seconds to wait, 0 when all have room. */
    take(subject: string, allowances: readonly Allowance[], scale: number, now: Date): number {
      const at = now.getTime();
      sweep(at);
      let wait = 0;
      for (const { most, seconds } of allowances) {
        const name = `${subject} ${seconds}`;
        const known = counters.get(name);
        const counter = known && !isOver(known, at) ? known : { startedAt: at, seconds, taken: 0 };
        counter.taken += 1;
        counters.set(name, counter);
        if (counter.taken > most * scale)
          wait = Math.max(wait, Math.ceil((counter.startedAt + seconds * 1000 - at) / 1000));
      }
      return wait;
    },
    all: () =>
      [...counters].map(([name, { startedAt, taken }]) => ({
        subject: name.slice(0, name.lastIndexOf(' ')),
        taken,
        started_at: new Date(startedAt).toISOString(),
      })),
  };
}
