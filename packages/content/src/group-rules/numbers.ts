import { counted, type GroupRule } from './group-rule.ts';

/** Minimum share of different sets of numbers. */
const fewestSets = 20 / 24;

/** The numbers of a stem in order; questions with the same numbers and other nouns are one question. */
const numbersOf = (stem: string) => (stem.match(/\d+(?:[.,]\d+)*/g) ?? []).join(' ');

/** Most items have different numbers. */
export const numbers: GroupRule = items => {
  const sets = counted(items.map(item => `${item.form} ${numbersOf(item.stem)}`)).length;
  const wanted = Math.floor(items.length * fewestSets);
  return sets < wanted ? [`${sets} sets of numbers in ${items.length} items, not ${wanted}`] : [];
};
