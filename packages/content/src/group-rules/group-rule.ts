import type { Item } from '../item.ts';

/** A rule over all items of a type and band in the bank; returns problems in words. */
export type GroupRule = (items: readonly Item[]) => string[];

/** Names with their counts, most frequent first. */
export function counted(names: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}
