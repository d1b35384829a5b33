import { describe, expect, it } from 'vitest';
import { exampleOf, makeItem, parametersOf, pathOf, templateId, templates } from '../src/generators.ts';
import { lockedItems } from '../src/index.ts';
import type { AnyTemplate } from '../src/template.ts';

const byId = new Map(templates.map(t => [templateId(t), t]));
const locked = lockedItems();
/** About 60 items at equal distances in the bank. */
const some = locked.filter((_, i) => i % Math.floor(locked.length / 60) === 0);
const templateOf = (id: string) => byId.get(id) as AnyTemplate;
const pathOfItem = (t: AnyTemplate, seed: number) => pathOf(t, parametersOf(t, seed));
const keyOf = (t: AnyTemplate, seed: number) => {
  const { options, key } = makeItem(t, seed);
  return options.find(({ letter }) => letter === key)?.text;
};

describe('the path of an item', () => {
  it('has the stem of the item, and the key as its answer', () => {
    for (const { templateId: id, seed } of some) {
      const t = templateOf(id);
      const path = pathOfItem(t, seed);
      expect([path.stem, path.answer], id).toEqual([makeItem(t, seed).stem, keyOf(t, seed)]);
      expect(path.quantities[path.asked], id).toBeDefined();
    }
  });

  it('has all slips that the numbers allow, including those of the options', () => {
    for (const { templateId: id, seed } of some) {
      const t = templateOf(id);
      const { slips, quantities } = pathOfItem(t, seed);
      expect(slips.length, id).toBeGreaterThanOrEqual(3);
      for (const { quantity, values } of slips) {
        expect(quantities[quantity], id).toBeDefined();
        expect(values.length, id).toBe(quantities.length);
      }
    }
  });

  it('has examples with other numbers', () => {
    const t = templates.find(({ variant }) => variant === 'one-rise-original-amount') as AnyTemplate;
    expect(new Set([1, 2, 3].map(count => exampleOf(t, count).stem)).size).toBeGreaterThan(1);
  });
});
