import type { Item } from '../src/item.ts';

/** Options that differ from the key by more than this factor fall to an estimate. */
const factor = 12;

/**
 * Options that are possible on sight: of the key's sign, or of a sign that two options share, and not of quite another
 * size. Three must be, or the item is half solved before it is read.
 */
export function onSight(item: Item): string[] {
  const sizes = item.options.map(o => o.size);
  const key = item.options.find(o => o.slip === null)?.size ?? null;
  if (key === null || key === 0 || sizes.some(size => size === null)) return [];
  const alike = (sizes as number[]).filter(size => {
    if (size === 0) return true;
    const same = (sizes as number[]).filter(other => Math.sign(other) === Math.sign(size)).length;
    const times = Math.abs(size / key);
    return (Math.sign(size) === Math.sign(key) || same > 1) && times < factor && times > 1 / factor;
  });
  return alike.length < 3 ? [`only ${alike.length} options are possible on sight`] : [];
}
