import type { Measure } from '../../../platform/platform.ts';

/** What this process counted since it started; the figures of all processes add up where they are collected. */
export interface Counters {
  answered(outcome: string): void;
  completed(kind: string): void;
  measures: Measure[];
}

export function createCounters(): Counters {
  const counts = { outcome: new Map<string, number>(), kind: new Map<string, number>() };
  const count = (label: keyof typeof counts, name: string) =>
    void counts[label].set(name, (counts[label].get(name) ?? 0) + 1);
  const measure = (name: string, help: string, label: keyof typeof counts): Measure => ({
    name,
    help,
    label,
    read: async () => [...counts[label]].map(([name, total]) => ({ name, total })),
  });
  return {
    answered: outcome => count('outcome', outcome),
    completed: kind => count('kind', kind),
    measures: [
      measure('practice_answers', 'Positions made final by this process, by outcome', 'outcome'),
      measure('practice_sessions_completed', 'Sessions completed by this process, by kind', 'kind'),
    ],
  };
}
