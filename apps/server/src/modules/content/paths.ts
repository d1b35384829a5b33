import type { ItemPath } from '@twelvefold/content';
import type { ItemRow } from './store.ts';
import { generators } from './twins.ts';

/** The solution path of a generated question, and its form's paths for other numbers. */
export interface FormPath extends ItemPath {
  changed(changes: readonly { at: number; to: string }[]): ItemPath | null;
  example(count: number): ItemPath & { approach: string };
}

/** Maximum of cached paths, 2 to 4 KB each. */
const mostKept = 500;
const kept = new Map<string, FormPath | null>();

async function madePath({ origin, stem, key, options }: ItemRow): Promise<FormPath | null> {
  const [id, seed] = origin?.split('#') ?? [];
  if (id === undefined || seed === undefined) return null;
  const { templates, templateId, parametersOf, pathOf, changedPath, exampleOf } = await generators();
  const template = templates.find(one => templateId(one) === id);
  if (!template) return null;
  const p = parametersOf(template, Number(seed));
  const path = pathOf(template, p);
  // An edited question, or one with a corrected key, differs from what its form generates.
  const answer = options.find(({ letter }) => letter === key)?.text;
  if (path.stem !== stem || path.answer !== answer) return null;
  return {
    ...path,
    changed: changes => changedPath(template, p, changes),
    example: count => exampleOf(template, count),
  };
}

/** The solution path of a question, regenerated from its form; null without a form. Up to 120 ms when not cached. */
export async function pathOf(item: ItemRow): Promise<FormPath | null> {
  const id = `${item.id} ${item.key}`;
  const path = kept.has(id) ? (kept.get(id) ?? null) : await madePath(item);
  // Moves it to the newest end; the oldest is dropped.
  kept.delete(id);
  kept.set(id, path);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return path;
}
