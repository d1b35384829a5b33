import { fewestOnSight, possibleOnSight } from '../sight.ts';
import type { Rule } from './rule.ts';

/** At least three options are possible on sight: an estimate of sign and size does not find the key. */
export const sight: Rule = item => {
  const key = item.options.find(o => o.slip === null)?.size ?? null;
  const sizes = item.options.flatMap(o => (o.size === null ? [] : [o.size]));
  if (key === null || sizes.length < item.options.length) return [];
  const possible = possibleOnSight(key, sizes);
  return possible < fewestOnSight ? [`only ${possible} options are possible on sight`] : [];
};
