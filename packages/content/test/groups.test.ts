import { describe, expect, it } from 'vitest';
import { fixedBank } from '../src/bank.ts';
import { groupProblems, listedBehind, nameOf } from '../src/proof.ts';
import { templateId } from '../src/template.ts';
import { templates } from '../src/templates.ts';
import { loneMultiple } from './divisibility.ts';
import { unlisted } from './prove-templates.ts';
import { onSight } from './sight.ts';
import { bySubstitution } from './substitution.ts';

const listed = listedBehind();
const bank = fixedBank();

it('every template belongs to a category whose templates are proved', () => {
  const proved = ['AR', 'AL', 'GM', 'MM', 'NS'];
  expect(templates.map(templateId).filter(id => !proved.includes(id.split('.')[0] ?? ''))).toEqual([]);
});

describe('the items of a type and band', () => {
  const groups = groupProblems(bank);

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

describe('over the whole bank', () => {
  const share = (found: number, of: number) => found / of;

  it('at least three options are possible on sight, save in one item of a hundred', () => {
    expect(share(bank.filter(item => onSight(item).length > 0).length, bank.length)).toBeLessThan(0.01);
  });

  it('the only option that a number of the stem divides is not the key more often than by chance', () => {
    const lone = bank.filter(item => loneMultiple(item) !== null);
    expect(lone.length).toBeGreaterThan(100);
    expect(share(lone.filter(item => loneMultiple(item) === item.key).length, lone.length)).toBeLessThan(0.3);
  });

  it('trying the options is the quickest way in at most three items of a hundred', () => {
    expect(share(bank.filter(item => bySubstitution(item).length > 0).length, bank.length)).toBeLessThan(
      0.03,
    );
  });
});
