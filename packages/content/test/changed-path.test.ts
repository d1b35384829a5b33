import { describe, expect, it } from 'vitest';
import { changedPath, parametersOf, pathOf, templates } from '../src/generators.ts';
import type { AnyTemplate } from '../src/template.ts';

const named = (variant: string) => templates.find(one => one.variant === variant) as AnyTemplate;
/** The first item of a form whose stem matches, and the offset of the match. */
function itemWith(variant: string, text: RegExp) {
  const t = named(variant);
  for (let seed = 1; seed < 60; seed += 1) {
    const p = parametersOf(t, seed);
    const { stem, answer } = pathOf(t, p);
    const found = text.exec(stem);
    if (found) return { t, p, stem, answer, at: found.index + found[0].search(/\d|\\frac/) };
  }
  throw new Error(`${variant} has no item with ${text}`);
}
/** Time limit in milliseconds that is enough on a busy machine. */
const unhurried = 30_000;

describe('an item with another number in its stem', () => {
  it('is exact, and differs in that number only', () => {
    const { t, p, stem, at } = itemWith('one-rise-original-amount', / by \$20\\%\$/);
    const changed = changedPath(t, p, [{ at, to: '25' }], unhurried);
    expect(changed?.stem).toBe(stem.replace('$20\\%$', '$25\\%$'));
    const after = Number(/₹([\d,]+)/.exec(stem)?.[1]?.replaceAll(',', ''));
    expect(changed?.quantities[changed.asked]?.value).toEqual([after / 1.25]);
  });

  it('is found when the number is derived from the drawn parameters', () => {
    const { t, p, at } = itemWith('last-to-join-share-of-the-first', /\\frac\{5\}\{42\}/);
    expect(changedPath(t, p, [{ at, to: '1/8' }], unhurried)?.answer).toBe('$\\frac{1}{8}$');
  });

  it('may differ in several numbers', () => {
    const { t, p, at } = itemWith('ratio-and-a-total-sum-from-hcf-plus-lcm', /ratio \$3 : 4\$/);
    const changed = changedPath(t, p, [{ at: at + 4, to: '7' }], unhurried);
    expect(changed).toBeNull();
    const { stem } = pathOf(t, p);
    const total = stem.indexOf('$', at + 6) + 1 + stem.slice(stem.indexOf('$', at + 6) + 1).search(/\d/);
    const both = changedPath(
      t,
      p,
      [
        { at: at + 4, to: '7' },
        { at: total, to: '220' },
      ],
      unhurried,
    );
    expect(both?.answer).toBe('$100$');
  });

  it('is null when the form has no such item', () => {
    const { t, p, at } = itemWith('last-to-join-share-of-the-first', /\\frac\{5\}\{42\}/);
    expect(changedPath(t, p, [{ at, to: '1/2' }], unhurried)).toBeNull();
  });

  it('is null when the body of the form and its verify have different answers', () => {
    const { t, p, at } = itemWith('two-schemes-greatest-interest-of-two-schemes', /bonus of ₹\d/);
    expect(changedPath(t, p, [{ at, to: '700' }], unhurried)?.answer).toBe('₹6,900');
    // With so small a bonus moving money does not pay, but the body moves it.
    expect(changedPath(t, p, [{ at, to: '100' }], unhurried)).toBeNull();
  });

  it('is null when its form searches endlessly', () => {
    const { t, p, at } = itemWith('one-rise-original-amount', / by \$20\\%\$/);
    const seeking: AnyTemplate = {
      ...t,
      walk: () => {
        for (;;);
      },
    };
    expect(changedPath(t, p, [{ at, to: '25' }], unhurried)).not.toBeNull();
    expect(changedPath(seeking, p, [{ at, to: '25' }], 100)).toBeNull();
  });
});
