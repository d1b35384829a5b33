import { commonDoubtsOf } from '../../packages/content/src/common-doubts/index.ts';
import {
  changedPath,
  exampleOf,
  fixedBank,
  madeAt,
  makeItem,
  parametersOf,
  pathOf as pathWith,
  templateId,
  templates,
} from '../../packages/content/src/generators.ts';
import { type Item, placeOf, solutionTexts } from '../../packages/content/src/index.ts';
import { type Path, type Question, questionOf } from '../../packages/tutor/src/index.ts';

const template = new Map(templates.map(one => [templateId(one), one]));

/** The path of an item, as the server passes it. */
function pathOf({ templateId: id, seed }: Item, own?: unknown): Path | null {
  const t = template.get(id);
  const p = t && (own ?? parametersOf(t, seed));
  return t
    ? {
        ...pathWith(t, p),
        changed: changes => changedPath(t, p, changes),
        example: count => exampleOf(t, count),
      }
    : null;
}

/** An item of the bank as the tutor's question. */
function asked(item: Item, p?: unknown): Question {
  const { subcategory, type } = placeOf(item.type);
  return questionOf({
    stem: item.stem,
    options: item.options.map(({ letter, text, slip }) => ({ letter, text, slip: slip?.words ?? null })),
    key: item.key,
    solution: {
      ...solutionTexts(item),
      steps: item.solution.steps.map(({ says, works }) => ({ says, works })),
    },
    exam: { perPaper: subcategory.weight, seconds: item.targetSeconds },
    topic: { code: item.type, subcategory: subcategory.name, type: type.name },
    commonDoubts: commonDoubtsOf(item.type),
    path: pathOf(item, p),
  });
}

/** Whether the bank still has this revision of the form; a later one has other numbers. */
export const hasForm = (id: string): boolean => template.has(id);

/**
 * The item of a form and seed. `past` skips draws as a lesson's example does, so that a conversation keeps its numbers
 * when the bank's are drawn again.
 */
function itemOf(id: string, seed: number, past: number | null = null): Question {
  const t = template.get(id);
  if (!t) throw new Error(`The bank has no form ${id}: its turns have to be written anew`);
  if (past === null) return asked(makeItem(t, seed));
  const { item, p } = madeAt(t, seed, past);
  return asked(item, p);
}

/** The item of a name such as `AR.PCT.5.E.pass-mark-maximum.3 6 past 1`. */
export function namedItem(name: string): Question {
  const [id = '', seed, , past] = name.split(' ');
  return itemOf(id, Number(seed), past === undefined ? null : Number(past));
}

/** `count` questions at equal distances in the bank. */
export function spread(count: number): Question[] {
  const bank = fixedBank();
  return Array.from({ length: count }, (_, i) => bank[Math.floor((i * bank.length) / count)])
    .filter(item => item !== undefined)
    .map(item => asked(item));
}
