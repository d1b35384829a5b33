export { fixedBank, itemsOfLock } from './bank.ts';
export { inDark } from './figure.ts';
export { type Item, type ItemOption, makeItem } from './item.ts';
export { type LockedItem, lockedItems } from './lock.ts';
export { solutionTexts } from './solution-texts.ts';
export { type Category, categories, isType, placeOf, type Subcategory } from './taxonomy.ts';
export { templateId } from './template.ts';
export { templates } from './templates.ts';
