import { createCounter } from '../../../platform/counter.ts';
import type { Measure } from '../../../platform/platform.ts';

export interface Counters {
  answered(outcome: string): void;
  completed(kind: string): void;
  measures: Measure[];
}

export function createCounters(): Counters {
  const answers = createCounter('practice_answers', 'Positions made final by this process, by outcome', {
    labels: ['outcome'],
  });
  const sessions = createCounter(
    'practice_sessions_completed',
    'Sessions completed by this process, by kind',
    { labels: ['kind'] },
  );
  return {
    answered: answers.count,
    completed: sessions.count,
    measures: [answers.measure, sessions.measure],
  };
}
