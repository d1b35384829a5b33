import { gcd, isCount, lcm, sumOf, upTo } from '../../numbers.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { numberTex, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Tied {
  a: number;
  b: number;
  /** What the two quotients form: their sum or their difference … */
  by: 'sum' | 'difference';
  /** … is so many times the square of the common remainder. */
  times: number;
  frame: number;
}

const square = ({ times }: Tied) => ['the square', 'twice the square', 'three times the square'][times - 1];
const squareTex = ({ times }: Tied) => `${times === 1 ? '' : times}r^2`;
const sign = ({ by }: Tied) => (by === 'sum' ? '+' : '-');
/** What the quotients form when the number is one LCM, remainder aside. */
const weight = ({ a, b, by }: Tied, all: number) => all / a + (by === 'sum' ? 1 : -1) * (all / b);
/** Remainders below `bound` for which the quotients come out whole. */
const remainders = ({ times }: Tied, w: number, bound: number) =>
  upTo(bound - 1).filter(r => (times * r * r) % w === 0);

const tied = form<Tied>(
  'numbers-with-quotients-tied-to-the-remainder',
  {
    band: 'Hard',
    seconds: 120,
    also: ['NS.REM.1', 'AL.DIO.5'],
    verify: ({ a, b, by, times }) => {
      let sum = 0;
      for (let n = 1; n <= lcm(a, b) * times * a * a; n += 1) {
        const [x, y, r] = [Math.floor(n / a), Math.floor(n / b), n % a];
        if (n % b === r && (by === 'sum' ? x + y : x - y) === times * r * r) sum += n;
      }
      return q(sum);
    },
  },
  (p, { step, find }) => {
    const { a, b, times, by, frame } = p;
    const left = frame === 2 ? 'number left over' : 'remainder';
    const intro =
      frame === 2
        ? 'Let $n$ be the number of coconuts. '
        : frame === 0 && 'Call the quotients $x$ and $y$ and the remainder $r$. ';
    const all = step(calc`lcm(${a}, ${b})`, {
      name: text`the LCM of $${a}$ and $${b}$`,
      because: text`Without the ${left} the number divides by $${a}$ and by $${b}$. So both quotients come from one
        unknown $t$: one LCM holds $${a}$ exactly ${lcm(a, b) / a} times and $${b}$ exactly ${lcm(a, b) / b} times.`,
      works:
        value => tex`\operatorname{lcm}(${a}, ${b}) = ${value}: \quad n = ${value}t + r, \; x = ${value.div(a)}t, \; y
          = ${value.div(b)}t`,
    })`
      ${intro}Then $n - r$ is divisible by $${a}$ and by $${b}$, so it is a multiple of their LCM: $t$ times the LCM.`;
    const weighed = step(weight(p, Number(all)), {
      name: text`the factor before $t$ in the ${by} of the quotients`,
      because: text`Now the condition has only $t$ and $r$ in it: one equation between two whole numbers, of which $r$
          is bounded.`,
      works: value => tex`x ${sign(p)} y = ${value.equals(1) ? '' : value}t = ${squareTex(p)}`,
    })`
        Put both quotients into the condition about their ${by}.`;
    const bound = find(a, { name: text`the bound for the ${left}` });
    const rs = step(remainders(p, Number(weighed), Number(bound)), {
      name: text`the values of the ${left}`,
      because: text`$r$ has few values, because it is smaller than both divisors; $t$ has no such bound.`,
      works: value => tex`r \in \{${value}\}`,
    })`
      $t$ is whole, so $${weighed}$ divides $${squareTex(p)}$. And what is left over is smaller than $${bound}$. Try
      the values of $r$ from $1$ on.`;
    const ts = step(
      rs.map(r => r.mul(r).mul(times).div(weighed)),
      {
        name: text`the values of $t$`,
        works: value => tex`${rs.map((r, i) => `r = ${r}: \\; t = ${value[i]}`).join(', \\quad ')}`,
      },
    )`
      Put each of these values of $r$ into the equation and solve it for $t$.`;
    const ns = step(
      rs.map((r, i) => all.mul(ts[i] ?? 0).add(r)),
      {
        name: text`the values of $n$`,
        because: text`$t$ times the LCM is the part that divides by both numbers; the ${left} comes on top of it.`,
        works: value =>
          tex`${rs.map((r, i) => `${all} \\times ${ts[i]} + ${r} = ${numberTex(value[i] ?? 0)}`).join(', \\quad ')}`,
      },
    )`
      Each $t$ with its $r$ gives one number: $n$ is $t$ times the LCM, plus $r$.`;
    const total = step(sumOf(ns), value => tex`${ns.map(m => numberTex(m)).join(' + ')} = ${value}`)`
      The question asks for the sum of all possible values of $n$, so add these numbers.`;
    const n = Number(ns.at(-1) ?? 0);
    const [x, y] = [Math.floor(n / a), Math.floor(n / b)];
    const multiples = rs.filter(r => Number(r) % Number(weighed) === 0);
    return {
      answer: total,
      stem:
        frame === 0
          ? text`When a positive integer $n$ is divided by $${a}$ and by $${b}$, the remainder is the same, and the
            two quotients ${by === 'sum' ? 'add up to' : 'differ by'} ${square(p)} of this remainder. Find the sum of
            all possible values of $n$.`
          : frame === 1
            ? text`Dividing the positive integer $n$ by $${a}$ gives the quotient $x$ and the remainder $r$; dividing
              it by $${b}$ gives the quotient $y$ and again the remainder $r$. If $x ${sign(p)} y = ${squareTex(p)}$,
              what do all possible values of $n$ add up to?`
            : text`A wholesaler fills $x$ sacks of $${a}$ coconuts, and $r$ coconuts, too few for another sack, are
              left over. With sacks of $${b}$ she fills $y$ sacks, and again $r$ are left over. What is the sum of all
              possible numbers of coconuts if $x ${sign(p)} y = ${squareTex(p)}$ and $r > 0$?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('forgot_the_remainder', rs, multiples.length > 0 && multiples.length < rs.length && multiples)`
          You made the ${left} itself a multiple of $${weighed}$. It is squared, so it is enough that $${weighed}$
          divides the square with its factor.`,
        slip('took_a_remainder_too_large', bound, b)`
          You let the ${left} go up to $${rs.at(-1) ?? 0}$. On division by $${a}$ it is always smaller than $${a}$.`,
        slip('left_out_a_case', ns, ns.length > 1 && ns.slice(0, 1))`
          $${ns[0] ?? 0}$ is the smallest such number, but not the only one. The question asks for the sum of all of
          them.`,
        slip('left_out_a_case', ns, ns.length > 1 && ns.slice(-1))`
          $${ns[0] ?? 0}$ is the largest such number. The smaller ones have to be added.`,
        slip(
          'forgot_the_remainder',
          ns,
          ts.map(t => all.mul(t)),
        )`
          You added the multiples $${ns}$ of the LCM. What is left over has to be added to each of them.`,
        slip(
          'stopped_a_step_early',
          ts,
          rs.map(r => r.mul(r).mul(times)),
        )`
          You multiplied the LCM by $${ts}$. These numbers still have to be divided by $${weighed}$.`,
        slip(
          'took_the_product_for_the_lcm',
          ns,
          rs.map((r, i) =>
            q(a * b)
              .mul(ts[i] ?? 0)
              .add(r),
          ),
        )`
          You used $${a} \times ${b} = ${a * b}$ in place of the LCM. The two share a factor, so already smaller numbers
          divide by both.`,
        slip('wrong_sign', weighed, weight({ ...p, by: by === 'sum' ? 'difference' : 'sum' }, Number(all)))`
          You used the ${by === 'sum' ? 'difference' : 'sum'} of the two quotients by $${a}$ and $${b}$. It is their
          ${by} that is known.`,
        slip('left_out_a_factor', ts, times > 1 && ts.map(t => t.div(times)))`
          You left out the factor $${times}$ before the square. The ${by} of the quotients is ${square(p)} of what is
          left over.`,
        slip('left_out_an_end_point', rs, rs.length > 2 && rs.slice(0, -1))`
          You stopped when $${rs.at(-1) ?? 0}$ was left over; a larger number can be left over as well.`,
        slip('left_out_an_end_point', rs, rs.length > 2 && rs.slice(1))`
          You began when $${rs[0] ?? 0}$ was left over; a smaller number can be left over as well.`,
      ],
      snapRead: text`The same is left over by $${a}$ and by $${b}$, and the quotients are tied to it: write $n$ as a
        multiple of the LCM plus what is left over.`,
      approach: text`With the LCM both quotients become multiples of one unknown. The condition is then an equation in
        whole numbers, and what is left over is smaller than $${a}$, so few values have to be tried.`,
      check: text`The largest is $${n} = ${a} \times ${Math.floor(n / a)} + ${n % a}$ and $${n} = ${b} \times
        ${Math.floor(n / b)} + ${n % b}$. The quotients give ${by === 'sum' ? calc`${x} + ${y}` : calc`${x} - ${y}`}.`,
      principle: text`Equal remainders tie both quotients to one unknown; a relation between them is then an equation
        in whole numbers with a bound.`,
    };
  },
);

/** NS.HCF.2 Hard: a common remainder that is tied to the two quotients. */
export const quotientsAndARemainder: readonly AnyTemplate[] = situation<Tied>({
  type: 'NS.HCF.2',
  situation: 'equal-remainders-and-quotients',
  tries: 60,
  draw: draw => {
    const [a = 1, b = 1] = draw
      .some([8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 24, 25, 27, 28, 30, 32, 35, 36, 40], 2)
      .sort((m, n) => m - n);
    const all = lcm(a, b);
    const p: Tied = {
      a,
      b,
      by: draw.pick(['sum', 'sum', 'difference']),
      times: draw.pick([1, 1, 2, 3]),
      frame: draw.int(0, 2),
    };
    if (all === b || gcd(a, b) === 1 || all > 180) return null;
    const w = weight(p, all);
    const rs = remainders(p, w, a);
    const total = rs.reduce((sum, r) => sum + (all * p.times * r * r) / w + r, 0);
    return w > 2 && rs.length >= 2 && rs.length <= 4 && total < 6000 ? p : null;
  },
  forms: [tied],
});
