export { fixedBank } from './bank.ts';
export { type Item, type ItemOption, makeItem } from './item.ts';
export { lockedIds } from './lock.ts';
export { solutionTexts } from './solution-texts.ts';
export { type Category, categories, placeOf, type Subcategory } from './taxonomy.ts';
export { templates } from './templates.ts';
