import { isCount } from '../../numbers.ts';
import { form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { ends, filled, masks, numeral, other, pairsOf, type Two, tail, ten, xsFor } from './two-digits.ts';

interface Weighted extends Two {
  /** Factors before x and y. */
  weights: readonly [number, number];
}

const weighed = ({ weights: [u, v] }: Weighted, [x, y]: readonly [number, number]) => u * x + v * y;
const sumTex = ({ weights: [u, v] }: Weighted) => `${u}x + ${v}y`;
const valuesOf = (p: Weighted) => pairsOf(p).map(pair => weighed(p, pair));
/** The largest x that fits with a y. */
const largestX = (p: Weighted, y: number, part = other(p.by)) => xsFor(p, y, part).at(-1) ?? 0;
/** Values of y for which some x fits. */
const ysOf = (p: Two, part = tail(p.by)) => ends(p, part).filter(y => xsFor(p, y).length > 0);

const largestSum = form<Weighted>(
  'greatest-weighted-sum-of-the-digits',
  {
    band: 'Medium',
    seconds: 80,
    revision: 2,
    also: ['AL.INQ.7'],
    entry: true,
    verify: p => {
      let most = 0;
      for (const x of ten)
        for (const y of ten) if (filled(p.mask, x, y) % p.by === 0) most = Math.max(most, weighed(p, [x, y]));
      return q(most);
    },
  },
  (p, { step }) => {
    const { by, mask, weights, frame } = p;
    const [u, v] = weights;
    const [end, rest] = [tail(by), other(by)];
    const ys = step(ysOf(p), {
      name: 'the values of y that can occur',
      because: text`Only $y$ stands at the end of the number, so this condition leaves few cases.`,
      works: value => tex`y \in \{${value}\}`,
    })`
      $${by} = ${end} \times ${rest}$, and both factors must divide the number. Divisibility by $${end}$ is decided by
      the end of the number. Find all values of $y$ for which some $x$ exists.`;
    const xs = step(
      ys.map(y => largestX(p, Number(y))),
      {
        name: 'the largest x for each of these y',
        because: text`With $y$ fixed, a larger $x$ always makes $${sumTex(p)}$ larger. So of the digits $x$ that fit
          with this $y$, only the largest can give the maximum.`,
        works: value =>
          tex`${ys
            .map((y, i) => {
              const n = filled(mask, Number(value[i]), Number(y));
              return `y = ${y}: \\; x = ${value[i]} \\; (${n} = ${rest} \\times ${n / rest})`;
            })
            .join(', \\quad ')}`,
      },
    )`
      For each $y$ the ${rest === 9 ? 'digit sum' : 'alternating digit sum'} must be a multiple of $${rest}$. Take the
      largest $x$ that makes it one.`;
    const values = step(
      ys.map((y, i) => weighed(p, [Number(xs[i]), Number(y)])),
      {
        name: text`the values of $${sumTex(p)}$`,
        because: text`The largest $y$ does not win by itself: it can leave only a small $x$, which costs more than $y$
          gains.`,
        works: value =>
          tex`${ys.map((y, i) => `${u} \\times ${xs[i]} + ${v} \\times ${y} = ${value[i]}`).join(', \\quad ')}`,
      },
    )`
      Find $${sumTex(p)}$ for each of these pairs of digits.`;
    const most = step(Math.max(...values.map(Number)), value => tex`\max(${values.join(', ')}) = ${value}`)`
      The maximum is the largest of these values.`;
    const best = pairsOf(p).find(pair => weighed(p, pair) === Math.max(...valuesOf(p))) ?? [0, 0];
    const n = filled(mask, ...best);
    return {
      answer: most,
      stem:
        frame === 0
          ? text`The six-digit number $${numeral(p)}$ is divisible by $${by}$. What is the maximum possible value of
            $${sumTex(p)}$?`
          : frame === 1
            ? text`Two digits, $x$ and $y$, are missing in the six-digit number $${numeral(p)}$, which is known to be
              a multiple of $${by}$. Find the greatest value that $${sumTex(p)}$ can have.`
            : frame === 2
              ? text`If $${by}$ divides the six-digit number $${numeral(p)}$, where $x$ and $y$ are digits, what is
                the largest possible value of $${sumTex(p)}$?`
              : text`A cashier has forgotten the digits $x$ and $y$ of the six-digit amount ₹$${numeral(p)}$, but
                remembers that $${by}$ people could share it equally in whole rupees. Find the greatest possible value
                of $${sumTex(p)}$.`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('sought_the_extreme_elsewhere', most, values.at(-1) ?? null)`
          You chose the largest digit, $y = ${ys.at(-1) ?? 0}$, at once, which gives $${most}$. A smaller $y$ allows a
          larger $x$.`,
        slip('left_out_a_case', most, values[0] ?? null)`
          You stopped at the first pair, $x = ${xs[0] ?? 0}$ and $y = ${ys[0] ?? 0}$, with the value $${most}$. The
          other values of $y$ were not tried.`,
        slip('used_another_divisibility_rule', ys, ysOf(p, end === 4 ? 2 : 1))`
          You allowed $y = ${ys}$. Not all of these values make the number divisible by $${end}$, and $${by}$ needs
          that.`,
        slip('used_another_divisibility_rule', xs, rest === 9 && ys.map(y => largestX(p, Number(y), 3)))`
          With $x = ${xs}$ the digit sum is a multiple of $3$ each time, but not always of $9$. A multiple of $${by}$ is
          a multiple of $9$.`,
        slip(
          'swapped_the_two',
          values,
          ys.map((y, i) => y.mul(u).add((xs[i] ?? q(0)).mul(v))),
        )`
          You made $${u}y + ${v}x$ as large as possible. In the question $${u}$ multiplies $x$ and $${v}$ multiplies
          $y$.`,
        slip('gave_the_other_extreme', most, Math.min(...valuesOf(p)))`
          $${most}$ is the smallest value of $${sumTex(p)}$; the largest was asked for.`,
        slip(
          'sought_the_extreme_elsewhere',
          xs,
          ys.map(y => xsFor(p, Number(y))[0] ?? 0),
        )`
          With $x = ${xs}$ you took the smallest digit that fits each time. Where $0$ fits, a larger digit can fit
          too.`,
        slip(
          'took_bounds_that_exclude_each_other',
          most,
          weighed(p, [Math.max(...xs.map(Number)), Math.max(...ys.map(Number))]),
        )`
          The largest $x = ${Math.max(...xs.map(Number))}$ and the largest $y = ${Math.max(...ys.map(Number))}$ do not
          belong to one number.`,
      ],
      snapRead: text`Two digits are unknown, the number is a multiple of $${by}$, and $${sumTex(p)}$ is to be as large
        as possible: find the pairs that fit, then compare.`,
      approach: text`Split $${by}$ into $${end}$ and $${rest}$. The end of the number leaves a few values of $y$, and
        for each of them the largest $x$ follows. The largest digits need not go together, so compare all pairs.`,
      check: text`$${n} = ${by} \times ${n / by}$, and with $x = ${best[0]}$ and $y = ${best[1]}$ the value is $${u}
        \times ${best[0]} + ${v} \times ${best[1]} = ${most}$.`,
      principle: text`Begin with the condition that concerns only one of the unknown digits, and compare all pairs
        that are left.`,
    };
  },
);

/** NS.NUM.2 Medium: two missing digits, of which a combination is to be as large as possible. */
export const digitsWeighed: readonly AnyTemplate[] = situation<Weighted>({
  type: 'NS.NUM.2',
  situation: 'pairs-of-digits-weighed',
  tries: 60,
  draw: draw => {
    const by = draw.pick([36, 36, 45, 44, 55]);
    const p: Weighted = {
      mask: masks(draw.int, 6, draw.int(1, 3), tail(by) === 4 ? draw.pick([4, 5]) : 5),
      by,
      weights: draw.pick([
        [3, 2],
        [4, 3],
        [5, 3],
        [5, 4],
        [2, 3],
        [3, 4],
      ] as const),
      frame: draw.int(0, 3),
    };
    const ys = ysOf(p);
    const values = ys.map(y => weighed(p, [largestX(p, y), y]));
    const best = Math.max(...values);
    const once = valuesOf(p).filter(v => v === best).length === 1;
    return ys.length >= 2 && once && values.at(-1) !== best ? p : null;
  },
  forms: [largestSum],
});
