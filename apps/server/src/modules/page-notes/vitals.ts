import type { WebVital } from '@twelvefold/contract';
import { createCounter } from '../../platform/counter.ts';

/** Web vitals of real visits: counted, never stored. */
export const createVitals = () =>
  createCounter('web_vitals', 'Pages as real browsers had them, by vital (LCP, INP, CLS) and its rating', {
    labels: ['vital', 'rating'],
  });

export const noteVitals = ({ count }: ReturnType<typeof createVitals>, vitals: readonly WebVital[]) => {
  for (const { vital, rating } of vitals) count(vital, rating);
  return { success: true as const };
};
