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
    const least = step(leastFor(n, s), {
      name: text`the smallest multiplier of ${n}`,
      because: text`In a ${kind(p)} every exponent is a multiple of $${s}$. Multiplying adds exponents, so the
            smallest multiplier brings each prime just as often as it is missing.`,
      works: value => tex`${n} = ${factorisedTex(factorised(n))}, \quad m_0 = ${value}`,
    })`
        First leave the condition about $${ofWhat}$ aside. Write $${n}$ in primes and find the smallest multiplier $m_0$
        that makes a ${kind(p)}.`;
    const first = step(calc`${least} * ${ofWhat}^${s}`, {
      name: 'the smallest multiplier that fits the condition',
      because: text`One factor $${ofWhat}$ alone would give $${ofWhat}$ the exponent $1$ in the product, and that is
            no multiple of $${s}$. So if $${ofWhat}$ divides the multiplier, $${ofWhat}^${s}$ does.`,
      works: value => tex`${least} \times (${ofWhat}u)^{${s}} = ${value}u^{${s}}`,
    })`
        Every multiplier is $m_0$ times a ${kind(p)}: $m = m_0 t^{${s}}$. As $${ofWhat}$ divides $m$ but not $m_0$, it
        divides $t$. So write $t = ${ofWhat}u$ with a positive integer $u$.`;
    const room = step(calc`${limit} / ${first}`, {
      because: text`The limit is set for the multiplier itself. $${n}$ times the multiplier may be far larger, so do
            not divide the limit by $${n}$.`,
      works: value =>
        tex`${first}u^{${s}} \le ${limit}, \quad u^{${s}} \le \frac{${limit}}{${first}} ${
          value.d === 1n ? tex`= ${value}` : tex`< ${Math.floor(value.valueOf()) + 1}`
        }`,
    })`
        The multiplier $${first}u^{${s}}$ is at most $${limit}$. Divide to find how large $u^{${s}}$ can be.`;
    const count = step(rootDown(room.valueOf(), s), {
      because: text`Different values of $u$ give different multipliers, so there are as many multipliers as values of
          $u$.`,
      works: value =>
        tex`${value}^{${s}} = ${value.pow(s)}, \; ${value.add(1)}^{${s}} = ${value.add(1).pow(s)}: \quad u = 1, 2,
          \dots, ${value}`,
    })`
        Find the largest integer $u$ whose ${s === 2 ? 'square' : 'cube'} is within this bound. Each $u$ from $1$ to it
        gives one multiplier.`;
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
          $${count}$ counts every multiplier that makes a ${kind(p)}. Only the multiples of $${ofWhat}$ among them are
          asked for.`,
        slip('stopped_a_step_early', first, calc`${least} * ${ofWhat}`)`
          You used $${least} \times ${ofWhat} = ${first}$ as the smallest multiplier. Then $${ofWhat}$ has the exponent
          $1$ in the product, and that is not a multiple of $${s}$.`,
        slip('forgot_to_square', count, calc`floor(${room})`)`
          You counted all $${count}$ multiples of $${first}$. Only $${first}$ times a ${kind(p)} keeps every exponent of
          the product a multiple of $${s}$.`,
        slip('left_out_a_factor', room, limit)`
          You counted the ${kind(p)}s up to $${grouped(limit)}$ as multipliers. Times $${n}$ they give no ${kind(p)}:
          the primes that $${n}$ lacks are still missing.`,
        slip('put_the_bound_on_another_quantity', room, calc`${limit} / ${n}`)`
          You divided $${grouped(limit)}$ by $${n}$. That is right when the product has to stay within the limit; here
          the limit is for the multiplier.`,
        slip('misused_a_law_of_exponents', least, leastFor(n, 5 - s))`
          You began with $${least}$, which makes $${n}$ a perfect ${s === 2 ? 'cube' : 'square'}. For a ${kind(p)} the
          exponents have to be multiples of $${s}$.`,
        slip(
          'multiplied_for_divided',
          least,
          productOver(factorised(n), (e, prime) => prime ** (e % s)),
        )`
          You began with $${least}$. Dividing $${n}$ by it leaves a ${kind(p)}, but a multiplier has to fill the
          exponents up to the next multiple of $${s}$.`,
        slip('used_a_wrong_given_number', count, () => rootDown(room.valueOf(), 5 - s))`
          You used the ${s === 2 ? 'cube' : 'square'} root of $${Math.floor(room.valueOf())}$. This number bounds a
          ${kind(p)}, so its ${s === 2 ? 'square' : 'cube'} root is needed.`,
        slip('forgot_one_or_the_number_itself', count, calc`${count} - 1`)`
          You left out $${first}$, the smallest of these multipliers; it also makes a ${kind(p)}.`,
      ],
      snapRead: text`Count the multipliers up to a limit that make a ${kind(p)}: find the smallest one, then multiply it
        by ${kind(p)}s.`,
      approach: text`The smallest multiplier fills up the exponents. Every other multiplier is the smallest one times a
        ${kind(p)}, and $${ofWhat}$ has to divide that ${kind(p)}. Then the limit shows how many there are.`,
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
    const x = step(free, {
      name: 'the smallest possible x',
      because: text`In a square every prime has an even exponent. So $x$ must bring each prime that the number has
            an odd number of times, and what $x$ brings besides must be a square itself.`,
      works: value => tex`${number(p)} = ${factorisedTex(factorised(number(p)))} \Rightarrow x = ${value}k^2`,
    })`
        Which numbers $x$ make $${shown(p)}x$ a square? The smallest $x$ is the product of the primes with an odd
        exponent in $${shown(p)}$. Every other $x$ is this one times a square $k^2$, where $k$ is a positive integer.`;
    const y = step(calc`${x} * ${root}`, {
      name: 'the smallest possible y',
      because: text`If $x$ becomes $4$ times as large, $y^2$ becomes $4$ times and $y$ only $2$ times as large. So $y$
          grows with $k$, while $x$ grows with $k^2$.`,
      works: value => tex`y^2 = ${number(p)} \times ${x}k^2 \Rightarrow y = ${value}k`,
    })`
        Take the square root of $${shown(p)} \times x$ to get $y$ for each $k$.`;
    const k = step(calc`floor(${y} / ${x} / 2)`, {
      name: 'the multiplier k with the greatest difference',
      because: text`The two factors $k$ and $${root} - k$ have the fixed sum $${root}$. Compare $3 \times 4 = 12$ with
          $2 \times 5 = 10$: a product of two numbers with a fixed sum is greatest where the two are nearest to each
          other.`,
      works: value => tex`y - x = ${y}k - ${x}k^2 = ${x}k(${y.div(x)} - k): \quad k = ${value}`,
    })`
        Write the difference $y - x$ as a product. It is greatest where $k$ and the bracket are as near to each other as
        integers can be.`;
    const lead = step(calc`${x} * ${k} * ${y.div(x).sub(k)}`)`
        Substitute this $k$ in the difference $y - x$.`;
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
          You used the smallest pair, $x = ${x}$ and $y = ${y}$. When both grow, $y$ first runs further ahead of $x$, so
          larger pairs have to be compared.`,
        slip('ignored_a_condition', lead, calc`floor(${number(p)} / 4)`)`
          You let $y$ be any real number: then $y = \frac{${number(p)}}{2}$ is best, and the difference is a quarter of
          the number. But $y$ must be a multiple of $${free * root}$.`,
        slip('forgot_to_square', lead, calc`${y} * ${k} - ${x} * ${k}`)`
          $${y} \times ${k} - ${x} \times ${k} = ${lead}$ lets $x$ grow like $y$. If $y$ is $${k}$ times its smallest
          value, $x$ is $${k}^2$ times its smallest value.`,
        slip('sought_the_extreme_elsewhere', k, calc`${y} / ${x} - 1`)`
          You multiplied the smallest $y$ by $${k}$, the largest number for which $y$ still exceeds $x$. There $x$ has
          nearly caught up; the difference is greatest halfway.`,
        slip('sought_the_extreme_elsewhere', k, k.gt(2) && calc`${k} - 1`)`
          $${x} \times ${k} \times ${y.div(x).sub(k)}$ is not the largest product yet, because its last two factors can
          be nearer to each other.`,
        slip('stopped_a_step_early', lead, calc`${x} * ${k} * ${k}`)`
          $${lead}$ is the value of $x$ where the difference is greatest. The question asks how far $y$ is ahead of
          it.`,
        slip('stopped_a_step_early', lead, calc`${y} * ${k}`)`
          $${lead}$ is the value of $y$ where the difference is greatest. The question asks for $y - x$, so $x$ has to
          be subtracted.`,
      ],
      snapRead: text`A known number times $x$ is a square, and $y - x$ is to be greatest: write all pairs with one
        integer $k$.`,
      approach: text`The exponents of the primes give all pairs $x$ and $y$ through one integer $k$, not only the
        smallest pair. The difference is then a quadratic in $k$, which is greatest near its middle.`,
      faster: text`$y = ${y}k$ and $x = ${x}k^2$; the vertex lies at $k = \frac{${root}}{2}$, so the whole numbers
        $${(root - 1) / 2}$ and $${(root + 1) / 2}$ beside it give the same.`,
      check: () => {
        const [one, other] = [k.add(1), k.sub(1)];
        const lead = (i: Fraction) => y.mul(i).sub(x.mul(i).mul(i));
        return text`$${number(p)} \times ${x.mul(k).mul(k)} = ${y.mul(k)}^2$; $k = ${one}$ gives $${lead(one)}$ again,
            $k = ${one.add(1)}$ only
            $${lead(one.add(1))}$${other.gt(0) && text` and $k = ${other}$ only $${lead(other)}$`}.`;
      },
      principle: text`If a known number times x is a square, every x is the smallest one times a square: write $k^2$
          and work with $k$.`,
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
