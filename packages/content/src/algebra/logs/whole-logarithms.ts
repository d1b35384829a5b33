import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { numberTex, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Count {
  n: number;
  /** t + st'/t = s + t' for roots r1 < r2. */
  r1: number;
  r2: number;
  a: number;
  way: boolean;
}

const wholeChains = form<Count>(
  'chains-that-are-whole',
  {
    band: 'Medium',
    seconds: 65,
    revision: 2,
    also: ['AL.SEQ.2', 'AL.INQ.3'],
    suits: ({ a, n }) => Math.floor(Math.log(n) / Math.log(a) + 1e-9) >= 3 && a < 8,
    verify: ({ a, n }) => {
      let [product, sum] = [1, 0];
      for (let k = a; k <= n; k += 1) {
        product *= Math.log(k + 1) / Math.log(k);
        if (k > a && Math.abs(product - Math.round(product)) < 1e-9) sum += k;
      }
      return sum;
    },
  },
  ({ n, a, way }, { step, find }) => {
    const bound = find(calc`${n} + 1`, { name: 'the largest argument' });
    const terms = step(calc`${rootLog(a, bound.valueOf())} - 1`, {
      name: 'the number of values of $n$',
      works: value =>
        tex`\log_{${a}}(n + 1) \text{ whole}: \quad n + 1 = ${a}^2, \dots, ${a}^{${value.add(1)}} \le ${n + 1}, \quad
          ${value} \text{ powers}`,
      because: text`Written as fractions, $\frac{\log 5}{\log 4} \times \frac{\log 6}{\log 5}$, the factors cancel and
        only the first base and the last argument are left. A logarithm is whole when its number is a whole power of
        the base.`,
    })`
      The chain collapses to $\log_{${a}}(n + 1)$, which is whole when $n + 1$ is a power of the first base $${a}$. As
      $n > ${a}$, count the powers from the square on.`;
    const powers = step(calc`${a ** 2}(${a}^${terms} - 1) / (${a} - 1)`, {
      name: 'the sum of these powers',
      works: (_v, working) => tex`${a}^2 + ${a}^3 + \dots = ${working}`,
      because: text`Each power is $${a}$ times the one before it, so they are a geometric progression with the first
        term $${a}^2$.`,
    })`
      Add these powers, the values of $n + 1$. They are a geometric progression with the ratio $${a}$.`;
    const ones = find(terms, { name: 'one for each value of $n$' });
    const sum = step(calc`${powers} - ${ones}`, {
      name: 'the sum of the values of $n$',
      because: text`The sum of the powers contains $n + 1$ for every $n$, so it is too large by one for each of
        them.`,
    })`
      The power is $n + 1$, so each $n$ is one less. Take one away for each of the values.`;
    return {
      answer: sum,
      stem: way
        ? text`For an integer $n > ${a}$ let $P(n) = \log_{${a}} ${a + 1} \cdot \log_{${a + 1}} ${a + 2} \cdots \log_{n}
          (n + 1)$. What is the sum of all $n \le ${n}$ for which $P(n)$ is an integer?`
        : text`The product $\log_{${a}} ${a + 1} \cdot \log_{${a + 1}} ${a + 2} \cdots \log_{n}(n + 1)$ is an integer
          for some values of $n$ with $${a} < n \le ${n}$. Find the sum of these values.`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        stop('answered_another_quantity', powers)`
          $${powers}$ is the sum of the powers, which are the values of $n + 1$. Each $n$ is one less than its
          power.`,
        slip('counted_one_too_few', ones, 1)`
          You subtracted one only once. There are $${terms}$ values of $n$, and each of them is one less than its
          power.`,
        slip('let_in_one_or_the_number_itself', sum, calc`${powers} - ${ones} + ${a} - 1`)`
          You included $n = ${a - 1}$, from the power $${a}$ itself. The number $n$ has to be more than $${a}$, so
          there is no such chain.`,
        slip('left_out_a_case', sum, calc`${powers} - ${ones} - (${a} * ${a} - 1)`)`
          You left out $n = ${a * a - 1}$. The chain up to $${a}^2$ has the value $2$, which is an integer.`,
        slip('counted_one_too_many', sum, calc`${powers} - ${ones} * 2`)`
          Two were taken away for each value, $${powers} - ${ones} \times 2 = ${sum}$. Each $n$ is only one less than
          its power.`,
        slip('left_out_an_end_point', terms, calc`${terms} - 1`)`
          You stopped at $${a}^{${terms.add(1)}}$. The power $${a}^{${terms.add(2)}}$ is still within the bound.`,
        slip('counted_one_too_many', terms, calc`${terms} + 1`)`
          You also counted $${a}^{${terms.add(1)}}$. It is greater than $${n + 1}$, so its $n$ is beyond the bound.`,
        slip('wrong_sign', sum, calc`${powers} + ${ones}`)`
          ${here} adds one for each value. The power is $n + 1$, so one has to be taken away for each.`,
      ],
      snapRead: text`A chain of logarithms has to be whole up to a bound: it is one logarithm, so the last argument is
        a power.`,
      approach: text`Only the ends of the chain are left, so the last argument has to be a power of the first base.
        Add the powers and take one away for each.`,
      faster: text`The numbers one below the powers of $${a}$ are
        $${Array.from({ length: terms.valueOf() }, (_, i) => numberTex(a ** (i + 2) - 1)).join(' + ')}$.`,
      check: text`The values of $n$ are $${Array.from({ length: terms.valueOf() }, (_, i) => a ** (i + 2) - 1)}$; the
        next one, $${a ** (terms.valueOf() + 2) - 1}$, is more than $${n}$.`,
      principle: text`A chain of logarithms is whole exactly when its last argument is a power of its first base.`,
    };
  },
);

const rootLog = (a: number, bound: number) => {
  let e = 0;
  while (a ** (e + 1) <= bound) e += 1;
  return e;
};
/** AL.LOG.2 Medium: a chain that is to be whole. */
export const wholeLogarithms: readonly AnyTemplate[] = situation<Count>({
  type: 'AL.LOG.2',
  situation: 'whole-logarithms',
  draw: draw => {
    const p = { n: draw.step(60, 1500, 20), r1: draw.int(1, 3), r2: draw.int(2, 5), a: draw.int(2, 7) };
    // Two numbers of a form that is gone: without them all items of the others would change.
    draw.real();
    draw.real();
    return { ...p, way: draw.chance(0.5) };
  },
  forms: [wholeChains],
});
