import type { Allowance } from '@twelvefold/contract';

interface Counter {
  /** Milliseconds since the epoch. */
  startedAt: number;
  seconds: number;
  taken: number;
}

/** Counters are looked through for dead ones when there are this many, and no more often than this. */
const sweepAt = 20_000;
const sweepMs = 10_000;

/**
 * Counters of this process, for calls that guard no secret and no money: a write to the database before every read
 * would cost more than the read. A restart forgets them.
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
    /** Takes one of each allowance. Returns the seconds to wait, 0 when all had room. */
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
