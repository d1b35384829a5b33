import { describe, expect, it } from 'vitest';
import { fixedBank } from '../src/bank.ts';
import { groupProblems, listedBehind, nameOf } from '../src/proof.ts';
import { templateId } from '../src/template.ts';
import { templates } from '../src/templates.ts';
import { unlisted } from './prove-templates.ts';

const listed = listedBehind();

it('every template belongs to a category whose templates are proved', () => {
  const proved = ['AR', 'AL', 'GM', 'MM', 'NS'];
  expect(templates.map(templateId).filter(id => !proved.includes(id.split('.')[0] ?? ''))).toEqual([]);
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
