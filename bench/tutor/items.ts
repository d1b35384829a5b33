import {
  changedPaths,
  exampleOf,
  fixedBank,
  makeItem,
  pathOfItem,
  templateId,
  templates,
} from '../../packages/content/src/generators.ts';
import { type Item, placeOf, solutionTexts } from '../../packages/content/src/index.ts';
import { type Path, type Question, questionOf } from '../../packages/tutor/src/index.ts';

const template = new Map(templates.map(one => [templateId(one), one]));

/** The path of an item, as the server hands it over. */
function pathOf(id: string, seed: number): Path | null {
  const t = template.get(id);
  return t
    ? {
        ...pathOfItem(t, seed),
        changed: (from, to) => changedPaths(t, seed, from, to),
        example: count => {
          const { stem, solution, options, key } = exampleOf(t, count);
          const answer = options.find(({ letter }) => letter === key)?.text ?? '';
          return { stem, approach: solution.approach, steps: solution.steps, answer };
        },
      }
    : null;
}

/** An item of the bank as the tutor is given it. */
function asked(item: Item): Question {
  const { subcategory, type } = placeOf(item.type);
  return questionOf({
    stem: item.stem,
    options: item.options.map(({ letter, text, slip }) => ({ letter, text, slip: slip?.words ?? null })),
    key: item.key,
    solution: {
      ...solutionTexts(item),
      steps: item.solution.steps.map(({ says, works }) => ({ says, works })),
    },
    topic: { code: item.type, subcategory: subcategory.name, type: type.name },
    path: pathOf(item.templateId, item.seed),
  });
}

/** Whether the bank still has the form of that revision: a later one has other numbers. */
export const hasForm = (id: string): boolean => template.has(id);

/** The item that a form makes of a seed, by its name in the bank. */
export function itemOf(id: string, seed: number): Question {
  const t = template.get(id);
  if (!t) throw new Error(`The bank has no form ${id}: its turns have to be written anew`);
  return asked(makeItem(t, seed));
}

/** So many questions, evenly from the whole bank. */
export function spread(count: number): Question[] {
  const bank = fixedBank();
  return Array.from({ length: count }, (_, i) => bank[Math.floor((i * bank.length) / count)])
    .filter(item => item !== undefined)
    .map(asked);
}
