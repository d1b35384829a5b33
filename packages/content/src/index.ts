/** The parts needed at every start. `generators.ts` makes questions and loads all templates. */
export { doubleOf } from './double.ts';
export { inDark } from './figure.ts';
export type { Item, ItemOption } from './item.ts';
export type { ItemPath } from './item-path.ts';
export { lessonCodeOf, lessonNameOf, maybeLessonNameOf } from './lessons/names.ts';
export { type LockedItem, lockedItems } from './lock.ts';
export { type Misconception, misconceptions } from './misconceptions.ts';
export { solutionTexts } from './solution-texts.ts';
export { type Category, categories, isType, placeOf, type Subcategory } from './taxonomy.ts';
