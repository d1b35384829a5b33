import { drawFrom, seedOf } from './draw.ts';
import { type AnyTemplate, templateId } from './template.ts';

/** Ranks a key can have among four options. */
const ranks = [0, 1, 2, 3] as const;

/**
 * How many wrong options lie below the key of a seed's item, dealt and not left to chance: every four seeds in a row hold
 * each rank once, in an order of their own.
 */
export function dealtRank(t: AnyTemplate, seed: number): number {
  const hand = Math.floor((seed - 1) / ranks.length);
  const order = drawFrom(seedOf(`${templateId(t)} ranks ${hand}`)).shuffled(ranks);
  return order[(seed - 1) % ranks.length] ?? 0;
}
