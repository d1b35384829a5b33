import { describe, expect, it } from 'vitest';
import { itemOf } from '../src/item.ts';
import { everySeed, linesOf, problemsOf, seedsInBank, seedsNeeded } from '../src/proof.ts';
import { templateId } from '../src/template.ts';
import { templates } from '../src/templates.ts';

describe.each(templates.map(t => ({ id: templateId(t), t })))('template $id', ({ t }) => {
  it('has a key that verify confirms, and breaks no rule', () => {
    expect(linesOf(problemsOf(t, seedsNeeded(t)))).toEqual([]);
  });

  it('gives at least eight different questions', () => {
    const stems = new Set<string>();
    // Seeds of the bank first, because their items are cached.
    for (const seed of [...seedsInBank(t), ...everySeed]) if (stems.size < 8) stems.add(itemOf(t, seed).stem);
    expect(stems.size).toBe(8);
  });
});
