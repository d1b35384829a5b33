/** An estimate excludes options that differ from the key by more than this factor. */
const factor = 12;

/**
 * Number of options possible on sight: with the key's sign or a sign that two options share, and within `factor` of the
 * key. `sizes` are those of all options, the key included.
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

/** Minimum options possible on sight, the key included. */
export const fewestOnSight = 3;
