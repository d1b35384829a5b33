import { drawFrom, seedOf } from './draw.ts';
import type { Place } from './options.ts';
import { type AnyTemplate, templateId } from './template.ts';

/** Ranks a key can have among four options. */
const ranks = [0, 1, 2, 3] as const;

/**
 * Where the key of a seed's item stands, dealt and not left to chance: every four seeds in a row hold each rank once, in
 * an order of their own, and one seed in two may have the key as the only option of its form: slips that allow it are rare. In one seed of six the key
 * of a form that says `apart` may be a sum of numbers shown, about as often as a wrong option is.
 */
export function dealtPlace(t: AnyTemplate, seed: number): Place {
  const hand = Math.floor((seed - 1) / ranks.length);
  const order = drawFrom(seedOf(`${templateId(t)} ranks ${hand}`)).shuffled(ranks);
  const alone = drawFrom(seedOf(`${templateId(t)} alone ${seed}`)).chance(1 / 2);
  const summed = drawFrom(seedOf(`${templateId(t)} summed ${seed}`)).chance(1 / 6);
  return { rank: order[(seed - 1) % ranks.length] ?? 0, alone, summed };
}
