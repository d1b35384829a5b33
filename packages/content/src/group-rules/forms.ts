import { categories } from '../taxonomy.ts';
import { counted, type GroupRule } from './group-rule.ts';

/** The subcategories the exam asks most, which need three forms of question in every type and band; others need two. */
const heaviest = new Set(
  categories
    .flatMap(c => c.subcategories)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, 18)
    .map(s => s.code),
);

/** A type and band asks for different things, not for one thing under different nouns. */
export const forms: GroupRule = items => {
  const first = items[0];
  if (!first) return ['no items'];
  const wanted = heaviest.has(first.type.split('.').slice(0, 2).join('.')) ? 3 : 2;
  const found = counted(items.map(item => item.form)).length;
  return found < wanted ? [`${found} forms of question, not ${wanted}`] : [];
};
