/** What makes questions. It loads all templates, which takes a good part of a start: load it where one is to be made. */
export { fixedBank, itemsOfLock } from './bank.ts';
export { changedPath, type StemChange } from './changed-path.ts';
export { madeAt, makeItem, parametersOf, secondsOf } from './item.ts';
export { exampleOf, pathOf } from './item-path.ts';
export { shownExample } from './lessons/shown.ts';
export { templateId } from './template.ts';
export { templates } from './templates.ts';
export { exampleSeeds, judgedLine, type WorkedExample, workedExample } from './worked-example.ts';
