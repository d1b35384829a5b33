import type { Measure } from './platform.ts';

/** What this process counted since it started; the figures of all processes add up where they are collected. */
export interface Counter {
  count(...of: string[]): void;
  measure: Measure;
}

export function createCounter(name: string, help: string, ...labels: string[]): Counter {
  const totals = new Map<string, { of: readonly string[]; total: number }>();
  return {
    count: (...of) => {
      const key = of.join('\n');
      totals.set(key, { of, total: (totals.get(key)?.total ?? 0) + 1 });
    },
    measure: { name, help, labels, read: async () => [...totals.values()] },
  };
}
