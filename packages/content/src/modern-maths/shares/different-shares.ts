import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Shared {
  /** n equal things among three receivers, everybody getting at least so many. */
  n: number;
  least: number;
  scene: 'sweets' | 'numbers' | 'seats';
}

const half = (n: number) => Math.floor(n / 2);
/** Shares x, x, n − 2x within both bounds: all such x. */
const twins = ({ n, least }: Shared, most: number) =>
  Array.from({ length: half(n) }, (_, i) => i + 1).filter(
    x => x >= least && x <= most && n - 2 * x >= least && n - 2 * x <= most,
  );

/** Divisions into three different shares between two bounds. */
const different = (n: number, least: number, most: number) => {
  let sets = 0;
  for (let a = least; a <= most; a += 1)
    for (let b = a + 1; b <= most; b += 1) if (n - a - b > b && n - a - b <= most) sets += 1;
  return q(6 * sets);
};

const differentShares = form<Shared>(
  'different-shares-up-to-half',
  {
    band: 'Hard',
    seconds: 115,
    revision: 3,
    also: ['MM.DST.3', 'AL.INQ.3'],
    entry: true,
    verify: ({ n, least }) => {
      let count = 0;
      for (let a = least; a <= n; a += 1)
        for (let b = least; a + b <= n - least; b += 1) {
          const c = n - a - b;
          if (new Set([a, b, c]).size === 3 && 2 * Math.max(a, b, c) <= n) count += 1;
        }
      return count;
    },
  },
  (p, { step, find }) => {
    const { n, least, scene } = p;
    const limit = find(half(n));
    const all = step(
      calc`C(${n - 3 * least + 2}, 2)`,
      (_value, working) => tex`${n} - 3 \times ${least} = ${n - 3 * least}: \quad ${working}`,
    )`
      Give everyone the least share and divide the rest freely, with two bars.`;
    const over = step(
      calc`3 * C(${n - limit.valueOf() - 1 - 2 * least + 2}, 2)`,
      (_value, working) =>
        tex`${n} - ${limit.add(1)} - 2 \times ${least} = ${n - limit.valueOf() - 1 - 2 * least}: \quad ${working}`,
    )`
      Only one can have more than half. Give him or her that many beforehand and the others the least share. Any of
      the
      three can be the one.`;
    const pairs = step(
      twins(p, limit.valueOf()).length,
      value =>
        tex`${least} \le x \le ${limit}, \quad ${least} \le ${n} - 2x \le ${limit}: \quad x =
          ${twins(p, limit.valueOf())[0]}, \dots, ${twins(p, limit.valueOf()).at(-1)}, \quad ${value} \text{ values}`,
    )`
      Among what is left two shares may be equal, $x$, $x$ and the rest. Find the $x$ for which both bounds hold.`;
    const triple = find(n % 3 === 0 ? 1 : 0);
    const equal = step(
      calc`${pairs} * 3 - ${triple} * 2`,
      value => tex`3 \times ${pairs}${!triple.equals(0) && ' - 2'} = ${value}`,
    )`
      The one who differs can be any of the
      three${
        n % 3 === 0 &&
        text`; three equal shares of $${n / 3}$, counted three times in this way, are one
        division`
      }.`;
    const count = step(calc`${all} - ${over} - ${equal}`)`
      Take both kinds off.`;
    return {
      answer: count,
      stem:
        scene === 'sweets'
          ? text`In how many ways can ${String(n)} identical laddus be shared among Arjun, Bela and Chetan so that each
            of them gets at least ${String(least)}, nobody gets more than half of the laddus, and no two get the same
            number?`
          : scene === 'numbers'
            ? text`The integers $a$, $b$ and $c$ are all different and at least $${least}$, and none of them is greater
              than the sum of the other two. How many solutions does $a + b + c = ${n}$ have?`
            : text`The ${String(n)} seats of a council are divided among the parties P, Q and R. Each party has at least
              ${String(least)} seats, no two have the same number, and none has more seats than the other two together.
              In how many ways can P, Q and R share the seats?`,
      show: plain,
      // Three different shares can be handed out in six ways: any other number falls on sight.
      plausible: value => value.valueOf() > 0 && value.n % 6n === 0n,
      slips: [
        slip('ignored_a_bound', count, different(n, least, n))`
          $${count}$ divisions have different shares of the least size, but in some of them one is above half of
          $${n}$.`,
        slip('left_out_an_end_point', limit, n % 2 === 0 && calc`${n} / 2 - 1`)`
          $${count}$ excludes shares of exactly $${n / 2}$ too; only more than half is forbidden.`,
        slip('left_out_an_end_point', count, different(n, least + 1, half(n)))`
          $${count}$ asks for more than $${least}$ each; a share of exactly $${least}$ is allowed.`,
        slip('forgot_the_least_shares', count, different(n, 1, half(n)))`
          $${count}$ lets in shares below $${least}$; only the upper limit was minded.`,
        slip('let_in_an_end_point', count, different(n, least, half(n) + 1))`
          $${count}$ allows a share of $${half(n) + 1}$, though that is more than half of $${n}$.`,
        slip('left_out_an_end_point', count, different(n, least + 1, Math.ceil(n / 2) - 1 - (n % 2)))`
          $${count}$ leaves out shares at either bound; $${least}$ and the largest share up to half are allowed.`,
        slip('ignored_order', count, () => {
          const sets = all.sub(over).sub(equal).div(6);
          return sets.n % 6n === 0n ? sets : null;
        })`
          $${count}$ counts sets of three different numbers. The three shares belong to different people, so each set
          gives six
          divisions.`,
        slip('ignored_a_bound', count, different(n, 1, n))`
          $${count}$ divisions are merely different and positive; neither bound was used.`,
      ],
      snapRead: text`Three shares with a least size, an upper limit of half, and all different: divisions are counted.`,
      approach: text`Count all divisions with the least shares. Those above half do not overlap and come off; then those
        with equal shares, which are few and can be listed.`,
      faster: text`Count increasing triples $a < b < c \le ${limit}$ from the largest down, $a + b = ${n} - c$: there
        are $${Number(count) / 6}$, and each can be handed out in $6$ ways.`,
      check: text`All shares are different, so every set of three sizes gives $6$ divisions: $${count} = 6 \times
        ${Number(count) / 6}$.`,
      principle: text`Count without the awkward condition, then take off what breaks it, minding what was taken off
        already and what was counted more than once.`,
    };
  },
);

/** MM.DST.2 Hard: three different shares with a least and a greatest size. */
export const differentSharesUpToHalf: readonly AnyTemplate[] = situation<Shared>({
  type: 'MM.DST.2',
  situation: 'different-shares',
  tries: 20,
  draw: draw => {
    const p: Shared = {
      n: draw.int(17, 36),
      least: draw.int(2, 5),
      scene: draw.pick(['sweets', 'numbers', 'seats'] as const),
    };
    const room = p.n - half(p.n) - 1 - 2 * p.least;
    return room >= 1 && twins(p, half(p.n)).length >= 3 ? p : null;
  },
  forms: [differentShares],
});
