import { describe, expect, it } from 'vitest';
import { itemOf, listedBehind, nameOf, problemsOf, seedsNeeded } from '../src/proof.ts';
import { templateId } from '../src/template.ts';
import { templates } from '../src/templates.ts';

const only = process.env.TEMPLATE ?? '';
const listed = listedBehind();

/** The rules a name breaks without being listed: nothing falls behind a rule it obeyed. */
export const unlisted = (name: string, problems: Record<string, string[]>) =>
  Object.entries(problems).flatMap(([rule, words]) =>
    listed[rule]?.includes(name) ? [] : words.slice(0, 3).map(said => `${rule}: ${said}`),
  );

/** The tests of every template of some categories: each of their files is a worker's own. */
export function proveTemplates(...categories: string[]): void {
  const own = templates.filter(t => categories.some(category => templateId(t).startsWith(`${category}.`)));
  const chosen = own.filter(t => templateId(t).startsWith(only));

  it('there are templates of each category', () => {
    const codes = new Set(own.map(t => templateId(t).split('.')[0]));
    expect([...codes].sort()).toEqual([...categories].sort());
  });

  describe.each(chosen.map(t => ({ id: templateId(t), t })))('template $id', ({ t }) => {
    it('has a key that a second way confirms, and obeys every rule of an item', () => {
      expect(unlisted(nameOf(t), problemsOf(t, seedsNeeded(t)))).toEqual([]);
    });

    it('gives at least eight different questions', () => {
      const stems = new Set<string>();
      for (let seed = 1; seed <= 60 && stems.size < 8; seed += 1) stems.add(itemOf(t, seed).stem);
      expect(stems.size).toBe(8);
    });
  });
}
