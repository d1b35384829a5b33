import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Item } from './item.ts';
import { solutionTexts } from './solution-texts.ts';

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 12);

/** Hash of stem, options, key and figure; when it changes, the item must get a new id. */
export const fingerprint = (item: Item): string =>
  digest(JSON.stringify([item.stem, item.options.map(o => o.text), item.key, item.figure?.svg ?? null]));

/**
 * Hash of all texts of an item, which a release may change under the same id: slips, solution, times, tags. Without
 * exact values, since the texts show them, and without step numbers of slips, which only authors see.
 */
const edition = (item: Item): string =>
  digest(
    JSON.stringify([item, solutionTexts(item)], (name, value) =>
      name === 'value' || name === 'step' ? undefined : value,
    ),
  );

/** The lock of a bank: one line an item, `id fingerprint edition template#seed`, in the order of ids. */
export const lockOf = (items: readonly Item[]): string =>
  `${items
    .map(item => `${item.id} ${fingerprint(item)} ${edition(item)} ${item.templateId}#${item.seed}`)
    .sort()
    .join('\n')}\n`;

/** The lock file of the fixed bank. */
export const lockFile = new URL('../bank.lock', import.meta.url);

export interface LockedItem {
  id: string;
  fingerprint: string;
  edition: string;
  templateId: string;
  seed: number;
}

/** The lines of the lock file, without generating the items. */
export const lockedItems = (): LockedItem[] =>
  readFileSync(lockFile, 'utf8')
    .trim()
    .split('\n')
    .map(line => {
      const [id = '', print = '', edition = '', origin = ''] = line.split(' ');
      const [templateId = '', seed] = origin.split('#');
      return { id, fingerprint: print, edition, templateId, seed: Number(seed) };
    });
