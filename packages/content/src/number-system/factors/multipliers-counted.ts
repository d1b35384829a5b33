import type Fraction from 'fraction.js';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { grouped, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { factorised, factorisedTex, productOver } from '../primes.ts';
import { countUpTo, isCount } from '../whole.ts';

interface Multiplied {
  n: number;
  limit: number;
  /** 2 for squares, 3 for cubes. */
  s: number;
  /** A prime that divides the multiplier and not the number. */
  of: number;
  frame: number;
}

const kind = ({ s }: Pick<Multiplied, 's'>) => (s === 2 ? 'perfect square' : 'perfect cube');
const leastFor = (n: number, s: number) =>
  productOver(factorised(n), (e, prime) => prime ** ((s - (e % s)) % s));
const rootDown = (x: number, s: number) => {
  let t = 0;
  while ((t + 1) ** s <= x) t += 1;
  return t;
};
const isPower = (n: number, s: number) => rootDown(n, s) ** s === n;

const multipliers = form<Multiplied>(
  'number-of-multipliers',
  {
    band: 'Medium',
    seconds: 85,
    revision: 4,
    also: ['NS.FAC.3'],
    entry: true,
    verify: ({ n, limit, s, of }) => countUpTo(limit, m => m % of === 0 && isPower(n * m, s)),
  },
  (p, { step }) => {
    const { n, s, of: ofWhat, limit, frame } = p;
    const least = step(
      leastFor(n, s),
      value => tex`${n} = ${factorisedTex(factorised(n))}, \quad m_0 = ${value}`,
    )`
      Write $${n}$ in primes and find the smallest multiplier $m_0$, which raises every exponent to a
      multiple of $${s}$.`;
    const first = step(
      calc`${least} * ${ofWhat}^${s}`,
      value => tex`${least} \times (${ofWhat}u)^{${s}} = ${value}u^{${s}}`,
    )`
      Every multiplier is this one times a ${kind(p)}, $m_0 t^{${s}}$. As $${ofWhat}$ divides it and not $m_0$, it
      divides $t$: write $t = ${ofWhat}u$.`;
    const room = step(
      calc`${limit} / ${first}`,
      value =>
        tex`u^{${s}} \le \frac{${limit}}{${first}} ${
          value.d === 1n
            ? tex`= ${value}`
            : tex`<
          ${Math.floor(value.valueOf()) + 1}`
        }`,
    )`
      The multiplier is at most ${limit}, which bounds $u^{${s}}$.`;
    const count = step(
      rootDown(room.valueOf(), s),
      value =>
        tex`${value}^{${s}} = ${value.pow(s)}, \; ${value.add(1)}^{${s}} = ${value.add(1).pow(s)}: \quad ${value}`,
    )`
      Each positive whole $u$ up to this bound gives one multiplier, so count them.`;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`For how many multiples $m$ of $${ofWhat}$ with $0 < m \le ${grouped(limit)}$ is $${n}m$ a ${kind(p)}?`
          : frame === 1
            ? text`A positive multiple of $${ofWhat}$, at most $${grouped(limit)}$, is multiplied by $${n}$, and the
              product is a ${kind(p)}. How many such multiples are there?`
            : text`How many of the first $${grouped(limit)}$ multiples of $${n}$, beginning with $${n}$ itself, are
              ${kind(p)}s and divisible by $${ofWhat}$?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('ignored_a_condition', first, least)`
          $${count}$ counts every multiplier that makes a ${kind(p)}; only those that $${ofWhat}$ divides are wanted.`,
        slip('stopped_a_step_early', first, calc`${least} * ${ofWhat}`)`
          $${least} \times ${ofWhat} = ${first}$ was taken as the smallest multiplier; with a single factor $${ofWhat}$
          the exponent of $${ofWhat}$ is not filled up.`,
        slip('forgot_to_square', count, calc`floor(${room})`)`
          All multiples of $${first}$ were counted; only $${first}$ times a ${kind(p)} works.`,
        slip('left_out_a_factor', room, limit)`
          The ${kind(p)}s up to $${grouped(limit)}$ were counted as multipliers; $${n}$ itself needs more to be
          completed, and $${ofWhat}$ has to divide them.`,
        slip('put_the_bound_on_another_quantity', room, calc`${limit} / ${n}`)`
          Here $${grouped(limit)}$ was divided by $${n}$, which would bound the product instead of the multiplier.`,
        slip('misused_a_law_of_exponents', least, leastFor(n, 5 - s))`
          $${least}$ makes $${n}$ a perfect ${s === 2 ? 'cube' : 'square'}, not a ${kind(p)}.`,
        slip(
          'multiplied_for_divided',
          least,
          productOver(factorised(n), (e, prime) => prime ** (e % s)),
        )`
          Dividing $${n}$ by $${least}$ leaves a ${kind(p)}; for a multiplier the exponents have to be filled up.`,
        slip('used_a_wrong_given_number', count, () => rootDown(room.valueOf(), 5 - s))`
          You used the ${s === 2 ? 'cube' : 'square'} root of $${Math.floor(room.valueOf())}$. A ${kind(p)} is
          bounded here, so
          its other root is needed.`,
        slip('forgot_one_or_the_number_itself', count, calc`${count} - 1`)`
          You left out $${first}$, the smallest of these multipliers; it also makes a ${kind(p)}.`,
      ],
      snapRead: text`Multipliers of one number up to a limit are counted: $${ofWhat}$ divides them, and the product
      is a ${kind(p)}.`,
      approach: text`The smallest multiplier fills up the exponents. After that only a ${kind(p)} may be added, so the
        multipliers are the smallest one times ${kind(p)}s; the condition goes into these, and the limit bounds them.`,
      faster: text`Multipliers are $${first}u^{${s}}$: $${first} \times ${count}^{${s}} =
        ${first.mul(count.pow(s) ?? 1)}$ fits, the next does not.`,
      check: () => {
        const top = first.mul(count.pow(s) as Fraction);
        return text`$${n} \times ${top} = ${top.mul(n)}$ is the ${s === 2 ? 'square' : 'cube'} of
          $${rootDown(top.mul(n).valueOf(), s)}$; the next multiplier $${first.mul(count.add(1).pow(s) as Fraction)}$
          exceeds $${grouped(limit)}$.`;
      },
      principle: text`All multipliers that complete a square are the smallest one times perfect squares; likewise for
        cubes.`,
    };
  },
);

const counted = situation<Multiplied>({
  type: 'NS.FAC.5',
  situation: 'multipliers-up-to-a-limit',
  tries: 20,
  draw: draw => {
    const s = draw.pick([2, 2, 3]);
    const n = draw.pick(
      s === 2
        ? [12, 18, 20, 24, 28, 32, 40, 45, 48, 50, 54, 60, 63, 72, 75, 80, 90, 96, 98, 108, 120]
        : [12, 16, 18, 32, 36, 48, 50, 54, 72, 75, 81, 96, 98, 100, 108, 144],
    );
    const p = {
      n,
      s,
      of: draw.pick([2, 3, 5, 7]),
      limit: draw.step(s === 2 ? 1000 : 4000, s === 2 ? 9000 : 30_000, s === 2 ? 250 : 500),
      frame: draw.int(0, 2),
    };
    const count = rootDown(p.limit / (leastFor(n, s) * p.of ** s), s);
    return n % p.of > 0 && count >= 3 && count <= 22 && leastFor(n, s) > 1 ? p : null;
  },
  forms: [multipliers],
});

interface Apart {
  /** The given number is root² × free, where free has no square factor. */
  root: number;
  free: number;
  frame: number;
}

const number = ({ root, free }: Apart) => root * root * free;
const shown = (p: Apart) => grouped(number(p)).replaceAll(',', '{,}');

const rootAhead = form<Apart>(
  'greatest-lead-of-the-root',
  {
    band: 'Medium',
    seconds: 90,
    also: ['AL.QUA.7'],
    verify: p => {
      let most = 0;
      for (let y = 1; y <= number(p); y += 1)
        if (y ** 2 % number(p) === 0) most = Math.max(most, y - y ** 2 / number(p));
      return most;
    },
  },
  (p, { step }) => {
    const { free, root, frame } = p;
    const x = step(
      free,
      value => tex`${number(p)} = ${factorisedTex(factorised(number(p)))} \Rightarrow x = ${value}k^2`,
    )`
      In a square all exponents are even. The smallest $x$ brings the primes that $${shown(p)}$ has an odd number of
      times;
      every other $x$ is this one times a square, $k^2$.`;
    const y = step(
      calc`${x} * ${root}`,
      value => tex`y^2 = ${number(p)} \times ${x}k^2 \Rightarrow y = ${value}k`,
    )`
      Take the square root of the product to get $y$. It grows with $k$, not with $k^2$.`;
    const k = step(
      calc`floor(${y} / ${x} / 2)`,
      value => tex`y - x = ${y}k - ${x}k^2 = ${x}k(${y.div(x)} - k): \quad k = ${value}`,
    )`
      The difference is a product of $k$ and a number that falls as $k$ grows; with their sum fixed it is largest where
      they are as near to each other as possible.`;
    const lead = step(calc`${x} * ${k} * ${y.div(x).sub(k)}`)`
      Put this $k$ into the difference.`;
    return {
      answer: lead,
      stem:
        frame === 0
          ? text`Positive integers $x$ and $y$ satisfy $${shown(p)}x = y^2$. What is the greatest possible value of $y -
            x$?`
          : frame === 1
            ? text`Each of $${shown(p)}$ boxes holds $x$ unit cubes. All these cubes, laid flat, form one square with a
              side of $y$ units. Find the maximum possible value of $y - x$.`
            : text`Let $y$ be a positive integer whose square is divisible by $${shown(p)}$, and let $x$ be the
              quotient. By how much can $y$ exceed $x$ at most?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('sought_the_extreme_elsewhere', k, 1)`
          $x = ${x}$ and $y = ${y}$ is the smallest pair; with larger ones $y$ can be further ahead.`,
        slip('ignored_a_condition', lead, calc`floor(${number(p)} / 4)`)`
          Over all real numbers the maximum lies at $y = \frac{${number(p)}}{2}$, a quarter of the number; but $y$ must
          be a multiple of $${free * root}$.`,
        slip('forgot_to_square', lead, calc`${y} * ${k} - ${x} * ${k}`)`
          $${y} \times ${k} - ${x} \times ${k} = ${lead}$ lets $x$ grow like $y$. If $y$ is $${k}$ times its smallest
          value,
          $x$ is $${k}^2$ times its smallest value.`,
        slip('sought_the_extreme_elsewhere', k, calc`${y} / ${x} - 1`)`
          You multiplied the smallest $y$ by $${k}$, the largest number for which $y$ still exceeds $x$. The
          difference is
          greatest halfway.`,
        slip('sought_the_extreme_elsewhere', k, k.gt(2) && calc`${k} - 1`)`
          The product $${x} \times ${k} \times ${y.div(x).sub(k)}$ is not the largest yet, because its last two
          factors can
          be nearer to each other.`,
        slip('stopped_a_step_early', lead, calc`${x} * ${k} * ${k}`)`
          $${lead}$ is the value of $x$; its distance from $y$ was asked.`,
        slip('stopped_a_step_early', lead, calc`${y} * ${k}`)`
          $${lead}$ is the value of $y$; $x$ has to be taken off.`,
      ],
      snapRead: text`An equation with a square on one side and a known factor on the other, and the greatest difference
        of both unknowns.`,
      approach: text`Compare the exponents of each prime: this gives all pairs, not only the smallest one, through one
        multiplier. The difference is then a quadratic in whole numbers.`,
      faster: text`$y = ${y}k$ and $x = ${x}k^2$; the vertex lies at $k = \frac{${root}}{2}$, so the whole numbers
        $${(root - 1) / 2}$ and $${(root + 1) / 2}$ beside it give the same.`,
      check: () => {
        const [one, other] = [k.add(1), k.sub(1)];
        const lead = (i: Fraction) => y.mul(i).sub(x.mul(i).mul(i));
        return text`$${number(p)} \times ${x.mul(k).mul(k)} = ${y.mul(k)}^2$; $k = ${one}$ gives $${lead(one)}$ again,
          $k = ${one.add(1)}$ only
          $${lead(one.add(1))}$${other.gt(0) && text` and $k = ${other}$ only $${lead(other)}$`}.`;
      },
      principle: text`In an equation between products compare the exponents prime by prime; it gives all solutions
        through one multiplier.`,
    };
  },
);

const leads = situation<Apart>({
  type: 'NS.FAC.5',
  situation: 'root-ahead-of-the-multiplier',
  tries: 20,
  draw: draw => {
    const p: Apart = {
      root: draw.pick([3, 5, 7, 9, 11, 13, 15]),
      free: draw.pick([2, 3, 5, 6, 7, 10, 13, 14, 15, 21, 22, 30]),
      frame: draw.int(0, 2),
    };
    return number(p) <= 2500 && number(p) >= 50 && (p.root > 3 || p.free > 9) ? p : null;
  },
  forms: [rootAhead],
});

/** NS.FAC.5 Medium: all multipliers up to a limit; the multiplier that leaves the root furthest ahead. */
export const multipliersCounted: readonly AnyTemplate[] = [...counted, ...leads];
