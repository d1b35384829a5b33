import type { Db } from '../../platform/db/db.ts';
import { desc, inArray } from '../../platform/db/query.ts';
import { items } from './schema.ts';

type Item = typeof items.$inferSelect;

/** The item with its corrected key, whose option has no slip. */
export const withKey = (item: Item, key: Item['key']): Item => ({
  ...item,
  key,
  options: item.options.map(option => (option.letter === key ? { ...option, slip: null } : option)),
});

const wordsOf = ({ stem, options }: Item) => JSON.stringify([stem, ...options.map(({ text }) => text)]);

/**
 * Items with corrected keys, with the solution of the newest version that has this key and the same words: their own
 * solution argues for the wrong key. Without such a version it stays.
 */
export async function withSolutionsOfToday(db: Db, corrected: readonly Item[]): Promise<Item[]> {
  if (corrected.length === 0) return [];
  const families = [...new Set(corrected.map(({ family }) => family))];
  const versions = await db
    .select()
    .from(items)
    .where(inArray(items.family, families))
    .orderBy(desc(items.created_at), desc(items.id));
  return corrected.map(item => {
    const newest = versions.find(
      ({ id, family, key, ...words }) =>
        id !== item.id &&
        family === item.family &&
        key === item.key &&
        wordsOf({ id, family, key, ...words }) === wordsOf(item),
    );
    return newest ? { ...item, solution: newest.solution } : item;
  });
}
