import Fraction from 'fraction.js';
import type { Draw } from './draw.ts';
import { type AnyTemplate, type Slip, type Template, template } from './template.ts';
import { numeric, sameValue, type Value } from './value.ts';

interface Spread<P> {
  own: P;
  /** How many of the wrong options should be smaller than the key. */
  below: number;
}

/** Whether a wrong value passes beside the key at a glance: not a much longer fraction, not of quite another size. */
function passes(value: Value, key: Value): boolean {
  if (!(value instanceof Fraction && key instanceof Fraction)) return true;
  const longest = key.d === 1n ? 6n : 30n * key.d;
  const times = key.valueOf() === 0 ? 1 : value.valueOf() / key.valueOf();
  return value.d <= longest && (times <= 0 || (times < 15 && times > 1 / 15));
}

/** The slips with those first that put `below` wrong options under the key, each side in its given order. */
function ordered<V extends Value>(
  slips: readonly Slip<V>[],
  key: number,
  below: number,
  size: (value: V) => number,
): Slip<V>[] {
  const under = slips.filter(s => size(s.value) < key);
  const over = slips.filter(s => !(size(s.value) < key));
  const fromUnder = Math.min(under.length, Math.max(below, 3 - over.length));
  const first = [...under.slice(0, fromUnder), ...over.slice(0, 3 - fromUnder)];
  return [...first, ...slips.filter(s => !first.includes(s))];
}

/**
 * States a template whose key stands at a drawn rank among its options, as far as the slips allow it: where the likely
 * slips all lie on one side of the key, its rank would give it away. `size` orders values that are not numbers.
 */
export function spreadTemplate<P, V extends Value>(
  definition: Template<P, V>,
  size: (value: V) => number = value => numeric(value) ?? Number.NaN,
): AnyTemplate {
  const { draw, stem, answer, slips, show, plausible, solution, figure, verify, ...rest } = definition;
  return template<Spread<P>, V>({
    ...rest,
    draw: (chance: Draw) => {
      const own = draw(chance);
      return own === null ? null : { own, below: chance.int(0, 3) };
    },
    stem: p => stem(p.own),
    answer: p => answer(p.own),
    slips: ({ own, below }) => {
      const key = answer(own);
      const possible = slips(own).filter(
        (slip, i, all) =>
          !sameValue(slip.value, key) &&
          all.findIndex(other => sameValue(other.value, slip.value)) === i &&
          (plausible ? plausible(slip.value, own) : size(key) <= 0 || !(size(slip.value) <= 0)),
      );
      const passing = possible.filter(slip => passes(slip.value, key));
      if (passing.length < 3) return ordered(possible, size(key), below, size);
      return [
        ...ordered(passing, size(key), below, size),
        ...possible.filter(slip => !passing.includes(slip)),
      ];
    },
    show: (value, p) => show(value, p.own),
    ...(plausible ? { plausible: (value: V, p: Spread<P>) => plausible(value, p.own) } : {}),
    solution: p => solution(p.own),
    ...(figure ? { figure: (p: Spread<P>) => figure(p.own) } : {}),
    verify: p => verify(p.own),
  });
}
