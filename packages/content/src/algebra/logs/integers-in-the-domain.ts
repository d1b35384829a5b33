import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Bounded {
  /** The base of the logarithms, and their sum is at most n. */
  a: number;
  n: number;
  /** The arguments are x − p and x − p + d. */
  p: number;
  d: number;
  frame: number;
}

/** The greatest whole t with t(t + d) up to a bound. */
const mostUpTo = (bound: number, d: number) => {
  let t = 0;
  while ((t + 1) * (t + 1 + d) <= bound) t += 1;
  return t;
};
const shifted = (by: number) => (by === 0 ? 'x' : `(x ${addedTex(-by)})`);

const sumAtMost = form<Bounded>(
  'integers-with-a-bounded-sum-of-logs',
  {
    band: 'Medium',
    seconds: 90,
    revision: 2, // No option is tied to the key at a glance.
    untied: true,
    also: ['AL.LOG.5', 'AL.INQ.3'],
    entry: true,
    verify: ({ a, n, p, d }) => {
      let found = 0;
      for (let x = -500; x <= 2000; x += 1)
        if (x - p > 0 && x - p + d > 0 && Math.log(x - p) + Math.log(x - p + d) <= n * Math.log(a) + 1e-9)
          found += 1;
      return found;
    },
  },
  ({ a, n, p, d, frame }, { step }) => {
    const bound = step(calc`${a}^${n}`, {
      name: text`the bound for the product`,
      because: text`$\log_{${a}}$ of a number says to which power $${a}$ has to be raised. With a base above $1$ a
        larger power belongs to a larger number, so the inequality keeps its direction.`,
      works: value => tex`${shifted(p)}${shifted(p - d)} \le ${a}^{${n}} = ${value}`,
    })`
      The sum of two logarithms is the logarithm of the product of their arguments. As the base $${a}$ is greater than
      $1$, the product is at most $${a}^{${n}}$.`;
    const most = step(mostUpTo(Number(bound), d), {
      name: text`the largest smaller argument`,
      because: text`Each argument needs a logarithm of its own, so it is not enough that their product is positive. If
        the smaller argument is positive, the larger one is too.`,
      works: value =>
        tex`t(t + ${d}) \le ${bound}: \quad ${value} \times ${value.add(d)} = ${value.mul(value.add(d))}, \quad
          ${value.add(1)} \times ${value.add(d + 1)} = ${value.add(1).mul(value.add(d + 1))}`,
    })`
      Let $t = x - ${p}$ be the smaller argument; the other one is $t + ${d}$. Both have to be positive, so $t$ is at
      least $1$. Find the largest integer $t$ for which the product is at most the bound.`;
    const count = step(most, {
      because: text`As $t$ grows, both arguments grow and so does their product. So all smaller positive $t$ keep to
        the bound as well.`,
      works: value => tex`x = ${p + 1}, \dots, ${most.add(p)}: \quad ${value}`,
    })`
      Every integer $t$ from $1$ to this one is allowed, and each gives one $x = t + ${p}$. Count them.`;
    return {
      answer: count,
      stem: () => {
        const sum = `\\log_{${a}} ${shifted(p)} + \\log_{${a}} ${shifted(p - d)}`;
        return frame === 0
          ? text`How many integers $x$ satisfy $${sum} \le ${n}$?`
          : frame === 1
            ? text`For certain integers $x$ the sum $${sum}$ exists and does not exceed $${n}$. How many such integers
              are there?`
            : text`Let $f(x) = ${sum}$. For how many integers $x$ is $f(x)$ defined and not greater than $${n}$?`;
      },
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0 && value.valueOf() < 400,
      slips: [
        slip('ignored_the_domain', count, calc`${most} + ${d}`)`
          $${count}$ begins at $x = ${p - d + 1}$, where only ${d === p ? text`$x$` : text`$x ${addedTex(d - p)}$`} is
          positive; up to $x = ${p}$ the other argument has no logarithm.`,
        slip('let_in_zero', count, calc`${most} + 1`)`
          $${count}$ counts $x = ${p}$ too. Its smaller argument is zero, and zero has no logarithm.`,
        slip('ignored_the_domain', count, calc`${most} * 2 + ${d} + 1`)`
          All $${count}$ integers for which the product is small enough were counted, also those with two negative
          arguments.`,
        slip('demanded_too_much', most, calc`max(0, floor(${Math.sqrt(a ** n)}) - ${d})`)`
          $${count}$ lets each logarithm be at most $${n / 2}$; a smaller one of the two leaves more room for the
          other.`,
        slip('left_out_an_end_point', count, calc`${most} - 1`)`
          You left out $x = ${most.add(p)}$ and counted $${count}$. The product of the arguments is still not above the
          bound there.`,
        slip('misused_a_law_of_logarithms', most, calc`floor((${a}^${n} - ${d}) / 2)`)`
          The arguments were added and the sum kept up to $${a ** n}$, which lets the smaller one go up to $${most}$; a
          sum of logarithms belongs to the product.`,
        slip('took_a_power_for_a_product', bound, a * n !== a ** n && calc`${a} * ${n}`)`
          The product was compared with $${a} \times ${n} = ${bound}$; the base has to be raised to the power $${n}$.`,
        slip('put_the_bound_on_another_quantity', most, calc`${bound} - ${d}`)`
          Here the smaller argument goes up to $${most}$, as if each alone had to be at most $${bound}$.`,
      ],
      snapRead: text`Two logarithms are added and the sum is bounded: the product of the arguments is bounded, and both
        have to be positive.`,
      approach: text`Combine the logarithms: the product of the arguments is bounded. Both have to be positive, which
        cuts off everything up to the larger zero.`,
      faster: () =>
        text`$t(t + ${d}) \le ${a ** n}$ for whole $t \ge 1$: the middle $t + ${d / 2}$ is at most about
          $\sqrt{${a ** n + (d * d) / 4}}$, so $t \le ${most}$.`,
      check: text`$x = ${most.add(p)}$ gives $${most} \times ${most.add(d)} \le ${a ** n}$, $x = ${most.add(p + 1)}$
        gives $${most.add(1).mul(most.add(d + 1))}$, which is more; $x = ${p}$ has no first logarithm.`,
      principle: text`With a base above 1 the order of logarithms is that of their arguments, as long as all of these
        are positive.`,
    };
  },
);

interface Doubled {
  a: number;
  p: number;
  /** With t = x − p the inequality is (t + u)(t − v) < 0. */
  u: number;
  v: number;
  frame: number;
}

const linear = ({ p, u, v }: Doubled) => `${v - u === 1 ? '' : v - u}x ${addedTex(u * v - (v - u) * p)}`;
/** The sum of x = p + t over whole t from `from` to `to`. */
const total = (p: number, from: number, to: number) => q(((to - from + 1) * (2 * p + from + to)) / 2);

const doubleLog = form<Doubled>(
  'integers-below-a-doubled-log',
  {
    band: 'Medium',
    seconds: 95,
    revision: 2,
    also: ['AL.LOG.5', 'AL.SEQ.1'],
    verify: p => {
      let sum = 0;
      for (let x = -300; x <= 600; x += 1) {
        const [one, two] = [x - p.p, (p.v - p.u) * x + p.u * p.v - (p.v - p.u) * p.p];
        if (one > 0 && two > 0 && 2 * Math.log(one) < Math.log(two) - 1e-9) sum += x;
      }
      return sum;
    },
  },
  (given, { step, find }) => {
    const { v, p, u, frame, a } = given;
    const last = step(calc`${v} - 1`, {
      name: text`the greatest value of $x - ${p}$`,
      because: text`With the base $${a}$, which is above $1$, a smaller logarithm belongs to a smaller argument. The
        quadratic opens upwards, so it is negative only between its roots; at a root both sides are equal.`,
      works: tex`t^2 < ${v - u !== 1 && v - u}t + ${u * v}, \quad (t + ${u})(t - ${v}) < 0, \quad t \le ${v - 1}`,
    })`
      The doubled logarithm is the logarithm of the square, so the square of $x - ${p}$ is less than the other
      argument. Let $t = x - ${p}$: this is a quadratic inequality in $t$, which holds between its roots. Find the
      greatest integer $t$.`;
    const start = find(1);
    const sum = step(calc`${last.sub(start).add(1)} * ((${start.add(p)} + ${last.add(p)}) / 2)`, {
      because: text`The inequality for the squares also holds for negative $t$, because a square forgets the sign. But
        a logarithm of a number that is zero or negative does not exist.`,
      works: (_value, working) => tex`${start.add(p)} + \dots + ${last.add(p)} = ${working}`,
    })`
      The first argument $t$ has to be positive, so $t$ begins at $1$; the other argument is larger than $t^2$, so it
      is positive by itself. Add the integers $x = ${p} + t$: their number times the mean of the first and the last.`;
    return {
      answer: sum,
      stem:
        frame === 0
          ? text`What is the sum of all integers $x$ with $2\log_{${a}}(x - ${p}) < \log_{${a}}(${linear(given)})$?`
          : frame === 1
            ? text`Twice the logarithm of $x - ${p}$ is less than the logarithm of $${linear(given)}$, both to base
              $${a}$. Find the sum of all integers $x$ for which this is true.`
            : text`The inequality $\log_{${a}}(${linear(given)}) > 2\log_{${a}}(x - ${p})$ is satisfied by several
              integers $x$. Find their sum.`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('ignored_the_domain', start, calc`1 - ${u}`)`
          $${sum}$ begins at $x = ${p + 1 - u}$, where $x - ${p}$ is not positive and has no logarithm.`,
        slip('let_in_zero', start, 0)`
          $${sum}$ includes $x = ${p}$. There $x - ${p}$ is $0$, and the logarithm of $0$ does not exist.`,
        slip('let_in_an_end_point', last, v)`
          $${sum}$ includes $x = ${p + v}$. There the square and the other argument are equal, and the left side has to
          be less.`,
        slip('answered_another_quantity', sum, () => total(0, Number(start), Number(last)))`
          $${sum}$ adds the values of $x - ${p}$. The question asks for $x$, so each of them has to be increased by
          $${p}$.`,
        slip('left_out_an_end_point', last, calc`${v} - 2`)`
          $${sum}$ leaves out $x = ${p + v - 1}$. There the square is still less than the other argument, so it
          counts.`,
        slip('left_out_an_end_point', start, 2)`
          $${sum}$ leaves out $x = ${p + 1}$. There $x - ${p}$ is $1$, whose logarithm is $0$, and that is allowed.`,
        slip('wrong_sign', last, u > 2 && u !== v && calc`${u} - 1`)`
          $${sum}$ ends before $x - ${p} = ${u}$, as if the roots for $x - ${p}$ were $-${v}$ and $${u}$; their signs
          were exchanged.`,
      ],
      snapRead: text`Twice a logarithm is less than another one: a square, a quadratic inequality, and a domain. The
        integers that are left are added.`,
      approach: text`The base is above 1, so the arguments compare like their logarithms. The square makes a quadratic
        inequality; of its interval only the part with a positive first argument counts.`,
      faster: text`With $t = x - ${p}$: $(t + ${u})(t - ${v}) < 0$ and $t > 0$, so $t = 1$ to $${v - 1}$; $${v - 1}$
        integers with the mean $${p + v / 2}$ make $${sum}$.`,
      check: text`$x = ${p + v - 1}$: $${(v - 1) ** 2} < ${(v - u) * (v - 1) + u * v}$; $x = ${p + v}$: $${v * v} =
        ${(v - u) * v + u * v}$, no longer less; $x = ${p}$ has no first logarithm.`,
      principle: text`With a base above 1 the order of logarithms is that of their arguments, as long as all of these
        are positive.`,
    };
  },
);

/** AL.LOG.3 Medium: integers that a bound and the domain allow. */
export const integersInTheDomain: readonly AnyTemplate[] = [
  ...situation<Bounded>({
    type: 'AL.LOG.3',
    situation: 'bounded-sum-of-logs',
    tries: 40,
    draw: draw => {
      const p = {
        a: draw.pick([2, 3, 5, 6, 7]),
        n: draw.int(2, 9),
        p: draw.int(2, 15),
        d: draw.int(2, 14),
        frame: draw.int(0, 2),
      };
      const bound = p.a ** p.n;
      const most = mostUpTo(bound, p.d);
      return bound <= 1300 && most >= 4 && most <= 30 && p.d !== p.p ? p : null;
    },
    forms: [sumAtMost],
  }),
  ...situation<Doubled>({
    type: 'AL.LOG.3',
    situation: 'doubled-log',
    tries: 40,
    draw: draw => {
      const u = draw.int(2, 9);
      const p = { a: draw.int(2, 9), p: draw.int(2, 14), u, v: u + draw.int(1, 9), frame: draw.int(0, 2) };
      return u * p.v !== (p.v - u) * p.p ? p : null;
    },
    forms: [doubleLog],
  }),
];
