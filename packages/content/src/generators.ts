/**
 * Generation of questions. Import it only where questions are made: it loads all templates, which takes time at
 * start.
 */
export { fixedBank, itemsOfLock } from './bank.ts';
export { changedPath, type StemChange } from './changed-path.ts';
export { madeAt, makeItem, parametersOf, secondsOf } from './item.ts';
export { exampleOf, pathOf } from './item-path.ts';
export { shownExample } from './lessons/shown.ts';
export { templateId } from './template.ts';
export { templates } from './templates.ts';
export { exampleSeeds, judgedLine, type WorkedExample, workedExample } from './worked-example.ts';
