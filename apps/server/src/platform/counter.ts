import type { Measure } from './platform.ts';

/** What this process counted since it started; the figures of all processes add up where they are collected. */
export interface Counter {
  count(...of: string[]): void;
  measure: Measure;
}

interface Counted {
  labels: readonly string[];
  /** Stand at 0 from the start: the increase of a series that first appears at 25 is 0 to an alarm. */
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
