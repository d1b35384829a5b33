import { describe, expect, it } from 'vitest';
import { drawFrom, seedOf } from '../src/draw.ts';
import { drawValid, makeItem } from '../src/item.ts';
import { rules } from '../src/rules/index.ts';
import { templateId } from '../src/template.ts';
import { templates } from '../src/templates.ts';
import { sameValue } from '../src/value.ts';

const only = process.env.TEMPLATE;
const chosen = only ? templates.filter(t => templateId(t).startsWith(only)) : templates;
const seeds = Array.from({ length: 200 }, (_, i) => i + 1);

describe.each(chosen.map(t => ({ id: templateId(t), t })))('template $id', ({ t, id }) => {
  it('has a key that a second, independent way confirms', () => {
    const differing = seeds.filter(seed => {
      const { p } = drawValid(t, drawFrom(seedOf(`${id}#${seed}`)));
      return !sameValue(t.verify(p), t.answer(p));
    });
    expect(differing).toEqual([]);
  });

  it('obeys every content rule', () => {
    const problems = seeds.flatMap(seed => {
      const item = makeItem(t, seed);
      return Object.entries(rules).flatMap(([name, rule]) =>
        rule(item).map(words => `#${seed} ${name}: ${words}`),
      );
    });
    expect(problems.slice(0, 5)).toEqual([]);
  });

  it('gives at least eight different questions', () => {
    expect(new Set(seeds.map(seed => makeItem(t, seed).stem)).size).toBeGreaterThanOrEqual(8);
  });
});
