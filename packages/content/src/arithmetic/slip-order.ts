import type { Slip } from '../template.ts';

/**
 * Keeps the likeliest slip in front and turns the others round by `turn` places. Where most slips lie on one side of
 * the key, this keeps the key from being the smallest or largest option of every question of its kind.
 */
export function turned<S extends Slip>(slips: readonly S[], turn: number): S[] {
  const [first, ...rest] = slips;
  if (!first || rest.length === 0) return [...slips];
  const start = turn % rest.length;
  return [first, ...rest.slice(start), ...rest.slice(0, start)];
}
