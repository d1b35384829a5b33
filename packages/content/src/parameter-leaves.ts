import Fraction from 'fraction.js';

export type Leaf = { keys: readonly (string | number)[]; value: number };

/** The numbers among parameters with their paths, without those inside class instances of a form. */
export function leavesOf(part: unknown, keys: readonly (string | number)[] = []): Leaf[] {
  if (typeof part === 'number' || typeof part === 'bigint') return [{ keys, value: Number(part) }];
  if (part instanceof Fraction) return [{ keys, value: part.valueOf() }];
  if (Array.isArray(part)) return part.flatMap((one, i) => leavesOf(one, [...keys, i]));
  if (typeof part !== 'object' || part === null || Object.getPrototypeOf(part) !== Object.prototype)
    return [];
  return Object.entries(part).flatMap(([key, one]) => leavesOf(one, [...keys, key]));
}

/** The parameters with one number replaced by one of the same kind. Throws when an integer is required. */
export function replaced(part: unknown, [key, ...rest]: readonly (string | number)[], to: string): unknown {
  if (key === undefined) {
    if (part instanceof Fraction) return new Fraction(to);
    return typeof part === 'bigint' ? BigInt(to) : Number(to);
  }
  if (Array.isArray(part)) return part.map((one, i) => (i === key ? replaced(one, rest, to) : one));
  const record = part as Record<string, unknown>;
  return { ...record, [key]: replaced(record[key], rest, to) };
}
