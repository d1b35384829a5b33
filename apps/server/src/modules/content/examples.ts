import type { ItemRow } from './store.ts';
import { generators, templateOf } from './twins.ts';

/** Seeds tried until the example differs from the question that follows it. */
const seedsTried = 5;

/**
 * A worked example of the template a question was made from, with other numbers: those of `seed`, or where they are the
 * question's own, of the next. Any whole number is a seed. Null for a question without a template.
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
