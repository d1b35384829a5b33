import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Item } from './item.ts';

/** What a student sees and is judged by: when this changes, the item is another one. */
function fingerprint(item: Item): string {
  const seen = [item.stem, item.options.map(o => o.text), item.key, item.figure?.svg ?? null];
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url').slice(0, 12);
}

/** The lock of a bank: one line an item, `id fingerprint template#seed`, in the order of ids. */
export const lockOf = (items: readonly Item[]): string =>
  `${items
    .map(item => `${item.id} ${fingerprint(item)} ${item.templateId}#${item.seed}`)
    .sort()
    .join('\n')}\n`;

/** Where the lock of the fixed bank is kept. */
export const lockFile = new URL('../bank.lock', import.meta.url);

/** The ids of the fixed bank by its lock file, without generating it. */
export const lockedIds = (): string[] =>
  readFileSync(lockFile, 'utf8')
    .trim()
    .split('\n')
    .map(line => line.slice(0, line.indexOf(' ')));
