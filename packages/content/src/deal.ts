import { drawFrom, seedOf } from './draw.ts';
import { type AnyTemplate, templateId } from './template.ts';

/** Ranks of a key among four options. */
const ranks = [0, 1, 2, 3] as const;

/**
 * Wanted rank of the key for a seed: the number of wrong options below it. Every four consecutive seeds have each rank
 * once, in random order.
 */
export function dealtRank(t: AnyTemplate, seed: number): number {
  const hand = Math.floor((seed - 1) / ranks.length);
  const order = drawFrom(seedOf(`${templateId(t)} ranks ${hand}`)).shuffled(ranks);
  return order[(seed - 1) % ranks.length] ?? 0;
}
