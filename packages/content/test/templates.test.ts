import { describe, expect, it } from 'vitest';
import { fixedBank } from '../src/bank.ts';
import { makeItem } from '../src/item.ts';
import { groupProblems, listedBehind, nameOf, problemsOf, seedsNeeded } from '../src/proof.ts';
import { templateId } from '../src/template.ts';
import { templates } from '../src/templates.ts';

const only = process.env.TEMPLATE;
const chosen = only ? templates.filter(t => templateId(t).startsWith(only)) : templates;
const listed = listedBehind();

/** The rules a name breaks without being listed: nothing falls behind a rule it obeyed. */
const unlisted = (name: string, problems: Record<string, string[]>) =>
  Object.entries(problems).flatMap(([rule, words]) =>
    listed[rule]?.includes(name) ? [] : words.slice(0, 3).map(said => `${rule}: ${said}`),
  );

describe.each(chosen.map(t => ({ id: templateId(t), t })))('template $id', ({ t }) => {
  it('has a key that a second way confirms, and obeys every rule of an item', () => {
    expect(unlisted(nameOf(t), problemsOf(t, seedsNeeded(t)))).toEqual([]);
  });

  it('gives at least eight different questions', () => {
    const stems = new Set<string>();
    for (let seed = 1; seed <= 60 && stems.size < 8; seed += 1) stems.add(makeItem(t, seed).stem);
    expect(stems.size).toBe(8);
  });
});

describe('the items of a type and band', () => {
  const groups = groupProblems(fixedBank());

  it('obey the rules of their group', () => {
    expect([...groups].flatMap(([name, problems]) => unlisted(name, problems))).toEqual([]);
  });

  it('are not listed as behind a rule they obey', () => {
    const names = new Set([...templates.map(nameOf), ...groups.keys()]);
    const gone = Object.entries(listed).flatMap(([rule, list]) =>
      list.filter(name => !names.has(name)).map(name => `${rule}: ${name}`),
    );
    const caughtUp = Object.keys(listed).flatMap(rule =>
      [...groups]
        .filter(([name, p]) => listed[rule]?.includes(name) && !p[rule])
        .map(([name]) => `${rule}: ${name}`),
    );
    expect([...gone, ...caughtUp]).toEqual([]);
  });
});
