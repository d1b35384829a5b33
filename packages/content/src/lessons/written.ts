import { lessons } from './index.ts';
import { lessonNames } from './names.ts';

const written: ReadonlyMap<string, string> = new Map(
  lessons.flatMap(({ subcategory }) => {
    const name = lessonNames[subcategory];
    return name ? [[subcategory, name] as const] : [];
  }),
);

/** The last part of the address of a subcategory's lesson; null while it has none. */
export const lessonNameOf = (code: string): string | null => written.get(code) ?? null;

/** The subcategory of the lesson at this address; null where there is none. */
export const lessonCodeOf = (name: string): string | null =>
  [...written].find(([, known]) => known === name)?.[0] ?? null;
