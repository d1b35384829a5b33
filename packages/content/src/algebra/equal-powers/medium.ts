import { isSquare } from '../../numbers.ts';
import { calc, form, frac, Surd, situation, slip, stop, tex, text } from '../../question/index.ts';
import { fractionTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Relation {
  /** a^x = b^y = c^z, b^m = a^p c^r; x and z are known. */
  x: number;
  z: number;
  m: number;
  p: number;
  r: number;
  frame: number;
}

const power = (letter: string, exponent: number) => (exponent > 1 ? `${letter}^{${exponent}}` : letter);
/** A fraction with a letter or number below, and its factor above. */
const part = (top: number, below: string | number) => `\\frac{${top}}{${below}}`;

const relation = form<Relation>(
  'exponent-from-a-relation-of-the-bases',
  {
    band: 'Medium',
    seconds: 80,
    revision: 2,
    verify: ({ x, z, m, p, r }) => {
      const [a, c] = [1 / x, 1 / z];
      const b = (p * a + r * c) / m;
      return nearFraction(1 / b, 200);
    },
  },
  ({ x, z, m, p, r, frame }, { step, write, find }) => {
    const equation = tex`${power('b', m)} = ${power('a', p)}${power('c', r)}`;
    write(tex`a = k^{\frac{1}{${x}}}, \qquad b = k^{\frac{1}{y}}, \qquad c = k^{\frac{1}{${z}}}`, {
      because: text`The relation is between the bases, so each base has to be written with one letter.`,
    })`
      Let $k$ be the common value of the three powers, and write each base as a power of $k$.`;
    const [one, three] = [find(p), find(r)];
    const sum = step(() => one.div(x).add(three.div(z)), {
      name: text`$${part(m, 'y')}$`,
      works: value => tex`${part(m, 'y')} = ${part(p, x)} + ${part(r, z)} = ${frac(value)}`,
      because: text`Equal powers of $k$ have equal exponents, as $k$ is not $1$.`,
    })`
      Put these into the relation $${equation}$ and compare the exponents of $k$ on both sides.`;
    const y = step(() => q(m).div(sum), { works: value => tex`y = ${m} \div ${frac(sum)} = ${frac(value)}` })`
      Solve for $y$.`;
    return {
      answer: y,
      stem: wording(
        frame,
        text`The positive numbers $a$, $b$ and $c$, none of them $1$, satisfy $a^{${x}} = b^y = c^{${z}}$ and
          $${equation}$. What is $y$?`,
        text`For numbers $a, b, c > 1$ it is known that $${equation}$. The powers $a^{${x}}$, $b^y$ and $c^{${z}}$ are
          equal. Find the exponent $y$.`,
        text`Three numbers greater than $1$ are tied by $${equation}$. If $a^{${x}} = c^{${z}}$, and $b^y$ has the
          same value, what is $y$?`,
      ),
      show: value => `$${fractionTex(value)}$`,
      plausible: value => value.gt(0) && value.d <= 40n,
      slips: [
        slip('mixed_up_kinds_of_progression', y, () => q(p * x + r * z, m))`
          The exponents were put into the relation like the bases, $${m > 1 ? tex`${m}` : ''}y = ${p} \times ${x} +
          ${r} \times ${z}$. It is their reciprocals that add.`,
        slip('left_out_a_factor', y, () => sum.inverse())`
          The exponent $${m}$ of $b$ was left out, so that $y$ was taken as the reciprocal of $${frac(sum)}$.`,
        slip('swapped_the_two', sum, p !== r && (() => q(r, x).add(q(p, z))))`
          The exponents of $a$ and $c$ were interchanged: you used $${part(r, x)} + ${part(p, z)}$, each with the
          power of the other.`,
        stop('stopped_a_step_early', sum)`
          $${frac(sum)}$ is $${part(m, 'y')}$, not $y$. To get $y$, $${m}$ has to be divided by this value.`,
        slip('left_out_a_factor', sum, p + r > 2 && (() => q(1, x).add(q(1, z))))`
          The exponents of $a$ and $c$ in the relation were ignored: $${part(1, x)} + ${part(1, z)}$ was used.`,
        slip('multiplied_for_divided', y, () => sum.mul(m))`
          $${frac(sum)} \times ${m} = ${frac(y)}$ multiplies $${part(m, 'y')}$ by $${m}$, but $y$ stands in the
          denominator. Instead $${m}$ has to be divided by $${frac(sum)}$.`,
        slip('took_the_mean_for_the_middle', y, () => q(x + z, 2))`
          The mean of $${x}$ and $${z}$ was taken. It is the reciprocals of the exponents that are added, so $y$ is not
          halfway between them.`,
        slip('wrong_sign', sum, () => {
          const difference = q(p, x).sub(q(r, z)).abs();
          return difference.gt(0) && difference;
        })`
          $${part(p, x)}$ and $${part(r, z)}$ were subtracted, as if $a$ and $c$ were divided.`,
      ],
      snapRead: text`Three equal powers and a relation of their bases: write the bases as powers of the common value.`,
      approach: text`With the common value $k$ each base is $k$ to the power of the reciprocal of its exponent. The
        relation then compares exponents.`,
      check: () => text`With $k = 2^{${x * z}}$: $a = 2^{${z}}$, $c = 2^{${x}}$, so
          $${power('a', p)}${power('c', r)} = 2^{${p * z + r * x}}$, and $${m}$ times ${calc`${x * z} / ${frac(y)}`} is
          the same exponent.`,
      principle: text`A relation between bases of equal powers becomes a relation between the reciprocals of the
        exponents.`,
    };
  },
);

interface Value {
  /** a^x = b^y = N with m/x + n/y = 2. */
  a: number;
  b: number;
  m: number;
  n: number;
  frame: number;
}

const value = form<Value, Surd>(
  'common-value-of-two-powers',
  {
    band: 'Medium',
    seconds: 85,
    revision: 2,
    verify: ({ a, b, m, n }) => {
      // x and y for a common value N; the sum of the two fractions falls as N grows.
      let [low, high] = [1.0001, 1e7];
      for (let i = 0; i < 200; i += 1) {
        const half = (low + high) / 2;
        const sum = (m * Math.log(a) + n * Math.log(b)) / Math.log(half);
        if (sum > 2) low = half;
        else high = half;
      }
      return (low + high) / 2;
    },
  },
  ({ a, b, m, n, frame }, { step, write }) => {
    write(tex`${a} = N^{\frac{1}{x}}, \qquad ${b} = N^{\frac{1}{y}}`, {
      because: text`The given equation has the reciprocals of $x$ and $y$, which are the exponents of $N$.`,
    })`
      Solve $${a}^x = N$ and $${b}^y = N$ for the bases: each is a power of $N$ with the reciprocal as exponent.`;
    const product = step(calc`${a}^${m} * ${b}^${n}`, {
      because: text`In a product of powers with one base the exponents are added. So the sum of the reciprocals, which
        is given, becomes the exponent of $N$, and $x$ and $y$ are not needed.`,
      name: text`$N^2$`,
      works: (_v, working) => tex`${working} = N^{${part(m, 'x')} + ${part(n, 'y')}} = N^2`,
    })`
      The reciprocals have the numerators $${m}$ and $${n}$. So raise the first equation to the power $${m}$ and the
      second to the power $${n}$, and multiply: the exponents of $N$ add up to the given sum, $2$.`;
    const root = step(() => Surd.root(product), {
      because: text`The exponents add up to $2$, not to $1$. So the product is the square of $N$.`,
      works: v => tex`N = \sqrt{${product}} = ${v}`,
    })`
      This product is $N^2$. A power of a positive number is positive, so $N$ is its positive square root.`;
    return {
      answer: root,
      stem: wording(
        frame,
        text`Real numbers $x$ and $y$ satisfy $${a}^x = ${b}^y = N$ and $${part(m, 'x')} + ${part(n, 'y')} = 2$. What
          is $N$?`,
        text`The powers $${a}^x$ and $${b}^y$ have the same value $N$. If $${part(m, 'x')} + ${part(n, 'y')} = 2$,
          find $N$.`,
        text`Let $x = \log_{${a}} N$ and $y = \log_{${b}} N$ for a number $N$ with $${part(m, 'x')} + ${part(n, 'y')}
          = 2$. Which number is $N$?`,
      ),
      show: v => `$${v.tex}$`,
      plausible: v => v.valueOf() > 1,
      slips: [
        slip('forgot_the_root', root, () => Surd.of(product))`
          $${a}^{${m}} \times ${b}^{${n}}$ is $N^2$, because the exponents add up to $2$. The square root still has to
          be taken.`,
        slip('swapped_the_two', product, m !== n && calc`${a}^${n} * ${b}^${m}`)`
          The exponents $${m}$ and $${n}$ were interchanged: ${calc`${a}^${n} * ${b}^${m}`} was taken for $N^2$.`,
        slip('left_out_a_factor', product, m + n > 2 && a * b)`
          The numerators $${m}$ and $${n}$ were ignored: $${a} \times ${b} = ${a * b}$ was taken for $N^2$.`,
        slip('took_a_power_for_a_product', product, calc`${m} * ${a} * ${n} * ${b}`)`
          The numerators were used as factors: ${calc`${m} * ${a} * ${n} * ${b}`} was taken for $N^2$. They are
            exponents.`,
        slip('misused_a_law_of_exponents', product, calc`${a}^${m} + ${b}^${n}`)`
          The powers were added: ${calc`${a}^${m} + ${b}^${n}`} was taken for $N^2$. Adding exponents belongs to a
            product.`,
        slip('halved_needlessly', root, () => Surd.of(product.div(2)))`
          You read $N^2$ as $2N$ and halved the product. An exponent of $2$ is undone by a square root.`,
        slip('took_a_power_for_a_product', root, () => Surd.of(q(m * a + n * b).div(2)))`
          You multiplied the bases by $${m}$ and $${n}$, added and halved. These numbers stand in exponents, so the
          bases are raised to powers and multiplied.`,
      ],
      snapRead: text`Two powers with one value, and an equation for the reciprocals of the exponents.`,
      approach: text`Write both bases as powers of $N$. A product of powers of them brings the given sum into the
        exponent.`,
      faster: text`In logarithms: $\frac{1}{x} = \frac{\log ${a}}{\log N}$, so the equation is $\log (${a}^{${m}}
        \times ${b}^{${n}}) = 2 \log N$.`,
      check:
        () => text`$\frac{1}{x}$ and $\frac{1}{y}$ are the logarithms of $${a}$ and $${b}$ to the base $N$, and $${m}$
          and $${n}$ times these add up to that of $${a ** m * b ** n}$, which is $2$ for $N^2 = ${a ** m * b ** n}$.`,
      principle: text`If powers have the common value $N$, the bases are powers of $N$, and sums of reciprocals become
        products of bases.`,
    };
  },
);

/** AL.LOG.8 Medium: a relation of bases, a common value. */
export const relationsOfBases: readonly AnyTemplate[] = [
  ...situation<Relation>({
    type: 'AL.LOG.8',
    situation: 'three-equal-powers',
    tries: 60,
    draw: draw => {
      const g = {
        x: draw.int(2, 15),
        z: draw.int(2, 15),
        m: draw.int(2, 4),
        p: draw.int(1, 3),
        r: draw.int(1, 3),
        frame: draw.int(0, 2),
      };
      const y = q(g.m).div(q(g.p, g.x).add(q(g.r, g.z)));
      const fits = g.x !== g.z && y.d <= 3n && y.gt(1) && !y.equals(g.x) && !y.equals(g.z);
      return fits && g.m !== g.p && g.m !== g.r ? g : null;
    },
    forms: [relation],
  }),
  ...situation<Value>({
    type: 'AL.LOG.8',
    situation: 'two-powers-one-value',
    tries: 60,
    draw: draw => {
      const [a, b] = draw.some([2, 3, 5, 6, 7, 10, 11, 12, 15] as const, 2) as [number, number];
      const g = { a, b, m: draw.int(1, 4), n: draw.int(1, 4), frame: draw.int(0, 2) };
      const all = a ** g.m * b ** g.n;
      return !isSquare(all) && all < 7000 && g.m + g.n > 2 && g.m !== g.n && all > 20 ? g : null;
    },
    forms: [value],
  }),
];
