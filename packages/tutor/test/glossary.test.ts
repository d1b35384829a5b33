import { expect, it } from 'vitest';
import { glossary } from '../src/words/glossary.ts';
import { hindiNames } from '../src/words/hindi.ts';

it('has two terms of one name only where their topics tell them apart', () => {
  const named = new Map<string, { term: string; of: readonly string[] }[]>();
  for (const { name, also, of } of glossary)
    for (const way of [name, ...also, ...(hindiNames[name] ?? [])]) {
      const key = way.toLowerCase();
      named.set(key, [...(named.get(key) ?? []), { term: name, of }]);
    }
  const confused = [...named].filter(([, terms]) => {
    const topics = terms.flatMap(({ of }) => of);
    return terms.length > 1 && (topics.includes('') || new Set(topics).size < topics.length);
  });
  expect(confused).toEqual([]);
});
