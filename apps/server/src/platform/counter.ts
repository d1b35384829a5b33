import type { Measure } from './platform.ts';

/** Counts of this process since it started; the collector adds up the processes. */
export interface Counter {
  count(...of: string[]): void;
  measure: Measure;
}

interface Counted {
  labels: readonly string[];
  /** Series that start at 0: a series that first appears at 25 has no increase that an alarm could see. */
  fromZero?: readonly string[][];
}

export function createCounter(name: string, help: string, { labels, fromZero = [] }: Counted): Counter {
  const totals = new Map<string, { of: readonly string[]; total: number }>();
  const add = (of: readonly string[], more: number) => {
    const key = of.join('\n');
    totals.set(key, { of, total: (totals.get(key)?.total ?? 0) + more });
  };
  for (const of of fromZero) add(of, 0);
  return {
    count: (...of) => add(of, 1),
    measure: { name, help, labels, read: async () => [...totals.values()] },
  };
}
