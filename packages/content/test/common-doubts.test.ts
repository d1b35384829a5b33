import katex from 'katex';
import { expect, it } from 'vitest';
import { cards } from '../src/cards/index.ts';
import { commonDoubts } from '../src/common-doubts/index.ts';
import { categories } from '../src/taxonomy.ts';

const least = 4;
const told = commonDoubts.map(({ says, ...doubt }) => ({ ...doubt, says: says.render() }));

it('each type and each subcategory has common doubts', () => {
  const codes = [
    ...cards.map(({ type }) => type),
    ...categories.flatMap(({ subcategories }) => subcategories.map(({ code }) => code)),
  ];
  const few = codes.filter(code => told.filter(({ of }) => of === code).length < least);
  expect(few).toEqual([]);
  expect(told.filter(({ of }) => !codes.includes(of))).toEqual([]);
});

it('the first wording of a doubt is a whole question, unique in its topic', () => {
  const heads = told.map(({ of, asks }) => `${of.slice(0, 6)} ${asks[0]}`);
  expect(heads.filter(head => !/^\S+ [A-Z][^$]*\?$/.test(head))).toEqual([]);
  expect(heads.filter((head, i) => heads.indexOf(head) !== i)).toEqual([]);
});

it('a reply is short, and its formulas render', () => {
  const words = (text: string) => text.replace(/\$[^$]*\$/g, 'x').split(/\s+/).length;
  const lengths = told.filter(({ says }) => words(says) < 12 || words(says) > 75);
  expect(lengths.map(({ says }) => says)).toEqual([]);
  for (const { says } of told)
    for (const [, formula = ''] of says.matchAll(/\$([^$]+)\$/g))
      expect(() => katex.renderToString(formula, { strict: false })).not.toThrow();
  expect(told.filter(({ says }) => says.split('$').length % 2 === 0)).toEqual([]);
});
