import type { ItemRow } from './store.ts';
import { generators, templateOf } from './twins.ts';

/** Seeds tried until the example differs from its question. */
const seedsTried = 5;

/**
 * A worked example from the question's template with the numbers of `seed` (any whole number), or of the next seed when
 * they are the question's own. Null for a question without a template.
 */
export async function workedExampleLike(item: ItemRow, seed: number) {
  if (item.origin === null) return null;
  const made = await generators();
  const template = templateOf(item, made);
  if (!template) return null;
  const { least, most } = made.exampleSeeds;
  const span = most - least - seedsTried;
  const first = least + ((((seed - least) % span) + span) % span);
  for (let tried = first; tried < first + seedsTried; tried += 1) {
    const example = made.workedExample(template, tried);
    if (example.stem !== item.stem)
      return {
        ...example,
        judged: made.judgedLine,
        shown: (asked: number) => made.shownExample('', example, asked),
      };
  }
  return null;
}
