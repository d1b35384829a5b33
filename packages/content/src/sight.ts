/** Options that differ from the key by more than this factor fall to an estimate. */
const factor = 12;

/**
 * How many of an item's options are possible on sight: of the key's sign, or of a sign that two options share, and not
 * of quite another size. `sizes` are those of all options, the key's among them.
 */
export function possibleOnSight(key: number, sizes: readonly number[]): number {
  if (key === 0) return sizes.length;
  return sizes.filter(size => {
    if (size === 0) return true;
    const alike = sizes.filter(other => Math.sign(other) === Math.sign(size)).length;
    const times = Math.abs(size / key);
    return (Math.sign(size) === Math.sign(key) || alike > 1) && times < factor && times > 1 / factor;
  }).length;
}

/** Options that must be possible on sight, the key among them: with fewer, an item is half solved before it is read. */
export const fewestOnSight = 3;
