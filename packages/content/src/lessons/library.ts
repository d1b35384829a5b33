import { cards } from '../cards/index.ts';
import { commonDoubts } from '../common-doubts/index.ts';
import type { Figure } from '../figure.ts';
import type { Item } from '../item.ts';
import { categories } from '../taxonomy.ts';
import type { WorkedLine } from '../worked-example.ts';
import { lessons } from './index.ts';
import { itemOfForm, type MadeLesson, madeCard, madeLesson } from './made.ts';
import { lessonNameOf, lessonNames } from './names.ts';
import {
  entryOf,
  type LessonEntry,
  picturesOf,
  type ShownCheck,
  type ShownDoubt,
  type ShownLesson,
  shownCheck,
  shownLesson,
} from './shown.ts';

export { judgedLine, type Verdict } from '../worked-example.ts';
export type { LessonEntry, ShownLesson };

/** Cache of lessons, filled on first use: each takes some milliseconds, all of them a second. */
const made = new Map<string, MadeLesson>();

function maybeMade(name: string): MadeLesson | null {
  const known = made.get(name);
  if (known) return known;
  const lesson = lessons.find(({ subcategory }) => lessonNames[subcategory] === name);
  if (!lesson) return null;
  const fresh = madeLesson(lesson);
  made.set(name, fresh);
  return fresh;
}

const cardsOf = ({ code }: MadeLesson) =>
  cards.filter(({ type }) => type.startsWith(`${code}.`)).map(madeCard);

const subcategories = categories.flatMap(category => category.subcategories);

/** All lessons in the order of the taxonomy, made lazily. */
export function* eachLesson(): Generator<LessonEntry> {
  for (const { code } of subcategories) {
    const lesson = maybeMade(lessonNameOf(code));
    if (lesson) yield entryOf(lesson);
  }
}

/** The common doubts of a subcategory or of a type, by code. */
const doubtsOf = (code: string): ShownDoubt[] =>
  commonDoubts
    .filter(({ of }) => of === code)
    .map(({ asks: [asks], says }) => ({ asks, says: says.render() }));

export function maybeLesson(name: string): ShownLesson | null {
  const lesson = maybeMade(name);
  if (!lesson) return null;
  const before = subcategories.find(({ code }) => code === lesson.code)?.requires ?? [];
  const requires = before.map(code => ({
    name: lessonNameOf(code),
    subcategory: subcategories.find(other => other.code === code)?.name ?? '',
  }));
  return shownLesson(lesson, cardsOf(lesson), requires, doubtsOf);
}

/** A line of the second example, numbered from 1; null for a line that is not asked. */
export function maybeAskedLine(
  name: string,
  line: number,
): (WorkedLine & { isLast: boolean; answer: string }) | null {
  const own = maybeMade(name)?.examples.find(({ asked }) => asked > 0);
  const shown = own?.example.lines[line - 1];
  if (!own || !shown || line <= own.example.lines.length - own.asked) return null;
  return { ...shown, isLast: line === own.example.lines.length, answer: own.example.answer };
}

/** The question of a check, numbered from 1, with its key. */
export const maybeCheck = (name: string, number: number): Item | null =>
  maybeMade(name)?.checks[number - 1] ?? null;

/**
 * The question of the front page: four plain percentages, the tempting one of the wrong base. Its seed is one of
 * those for lessons, so the bank does not have it.
 */
export const frontQuestion = (): Item => itemOfForm({ form: 'one-rise-back-to-a-level-above', seed: 953 });

export const shownFrontQuestion = (): ShownCheck => shownCheck(1, frontQuestion(), null);

/** The drawing of a lesson by its name; null for an unknown name. */
export function maybePicture(picture: string): Figure | null {
  const part = picture.replace(/-[0-9a-f]{8}$/, '');
  const name = Object.entries(lessonNames).find(
    ([code, lesson]) =>
      part === lesson ||
      part.startsWith(`${lesson}-`) ||
      part.startsWith(`${code.toLowerCase().replace('.', '-')}-`),
  )?.[1];
  const lesson = name ? maybeMade(name) : null;
  return lesson ? (picturesOf(lesson, cardsOf(lesson)).get(picture) ?? null) : null;
}
