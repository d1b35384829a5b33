import { counted, type GroupRule } from './group-rule.ts';

/** Different sets of numbers among 24 items. */
const fewestSets = 20 / 24;

/** The numbers of a stem, in order; two questions with the same ones under other nouns are one question. */
const numbersOf = (stem: string) => (stem.match(/\d+(?:[.,]\d+)*/g) ?? []).join(' ');

/** The items have numbers of their own. */
export const numbers: GroupRule = items => {
  const sets = counted(items.map(item => `${item.form} ${numbersOf(item.stem)}`)).length;
  const wanted = Math.floor(items.length * fewestSets);
  return sets < wanted ? [`${sets} sets of numbers in ${items.length} items, not ${wanted}`] : [];
};
