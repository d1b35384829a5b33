import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { listTex } from './common-terms.ts';

interface Known {
  /** First term and step. */
  b: number;
  e: number;
}
interface Meetings {
  /** First term of the list with the unknown step d, which runs from 1 to `most`. */
  a: number;
  one: Known;
  two: Known;
  most: number;
  scene: 'numbers' | 'bell' | 'lamp';
}

const hcf = (a: number, b: number): number => (b === 0 ? a : hcf(b, a % b));
const lcm = (a: number, b: number) => (a * b) / hcf(a, b);
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);
const gapOf = ({ a }: Meetings, { b }: Known) => b - a;
const primes = [2, 3, 5, 7];
/**
 * The smallest numbers that d must not be a multiple of for a common term: for each prime that divides the known step
 * more often than the distance of the first terms, its first power that does not divide this distance.
 */
const barredBy = (gap: number, e: number): readonly number[] =>
  primes.flatMap(prime => {
    let power = prime;
    while (gap % power === 0) power *= prime;
    return e % power === 0 ? [power] : [];
  });
const barred = (p: Meetings, known: Known) => barredBy(gapOf(p, known), known.e)[0] ?? 1;
const primeOf = (n: number) => primes.find(d => n % d === 0) ?? n;
const meets = (p: Meetings, known: Known, d: number) => gapOf(p, known) % hcf(d, known.e) === 0;

const barSays = (which: string) =>
  `A term is common when a multiple of $d$ and a multiple of the known step differ by the difference of the first terms. That is possible exactly when the HCF of both steps divides this difference. See which factor of the ${which} step it must not contain.`;
const barTex = (p: Meetings, known: Known, n: unknown) =>
  `\\text{HCF}(d, ${known.e}) \\mid ${known.b} - ${p.a} = ${gapOf(p, known)} \\;\\Leftrightarrow\\; ${n} \\nmid d`;

const stepsThatMeet = form({
  form: 'steps-that-meet-exactly-one',
  revision: 2,
  band: 'Hard',
  also: ['NS.HCF.1', 'MM.SET.3'],
  seconds: 145,
  entry: true,
  apart: true,
  stem: (p: Meetings) =>
    p.scene === 'numbers'
      ? `For how many integers $d$ from $1$ to $${p.most}$ does the infinite arithmetic progression $${p.a}, ${p.a} + d, ${p.a} + 2d, \\dots$ have at least one term in common with exactly one of the infinite progressions ${listTex(p.one.b, p.one.e)} and ${listTex(p.two.b, p.two.e)}?`
      : p.scene === 'bell'
        ? `Buzzer P sounds at minute $${p.one.b}$ and then every $${p.one.e}$ minutes, buzzer Q at minute $${p.two.b}$ and then every $${p.two.e}$ minutes. A bell rings at minute $${p.a}$ and then every $d$ minutes, where $d$ is an integer and $1 \\le d \\le ${p.most}$. For how many values of $d$ does the bell ever ring together with one of the buzzers, but never with the other?`
        : `Two lamps flash, one at seconds ${listTex(p.one.b, p.one.e)} and the other at seconds ${listTex(p.two.b, p.two.e)}, without end. A third lamp flashes at second $${p.a}$ and then every $d$ seconds, where $d$ is an integer from $1$ to $${p.most}$. Find the number of values of $d$ for which it ever flashes together with just one of the two.`,
  path: path<Meetings>()
    .step(
      'first',
      p => q(barred(p, p.one)),
      barSays('first'),
      (p, { first }) => barTex(p, p.one, first),
    )
    .step(
      'second',
      p => q(barred(p, p.two)),
      'Do the same with the second known list.',
      (p, { second }) => barTex(p, p.two, second),
    )
    .step(
      'inFirst',
      (p, { first }) => q(p.most).div(first).floor(),
      'So exactly one list is met when $d$ is a multiple of exactly one of these two numbers. Count the multiples of the first.',
      (p, { first, inFirst }) => `\\left\\lfloor \\tfrac{${p.most}}{${first}} \\right\\rfloor = ${inFirst}`,
    )
    .step(
      'inSecond',
      (p, { second }) => q(p.most).div(second).floor(),
      'Count the multiples of the second.',
      (p, { second, inSecond }) =>
        `\\left\\lfloor \\tfrac{${p.most}}{${second}} \\right\\rfloor = ${inSecond}`,
    )
    .step(
      'both',
      (p, { first, second }) =>
        q(p.most)
          .div(lcm(Number(first), Number(second)))
          .floor(),
      'Count the multiples of both, for which neither list is met.',
      (p, { first, second, both }) =>
        `\\left\\lfloor \\tfrac{${p.most}}{${lcm(Number(first), Number(second))}} \\right\\rfloor = ${both}`,
    )
    .step(
      'count',
      (_p, { inFirst, inSecond, both }) => inFirst.add(inSecond).sub(both.mul(2)),
      'They stand in both counts and belong to neither.',
      (_p, { inFirst, inSecond, both, count }) => `${inFirst} + ${inSecond} - 2 \\times ${both} = ${count}`,
    ),
  slips: [
    {
      misconception: 'overlap_taken_off_once',
      at: 'count',
      wrongly: (_p, { inFirst, inSecond, both }) => inFirst.add(inSecond).sub(both),
      words: (_p, { inFirst, inSecond, both, count }) =>
        `$${inFirst} + ${inSecond} - ${both} = ${count}$ includes the $${both}$ steps for which neither list is met.`,
    },
    {
      misconception: 'prime_for_its_power',
      at: 'first',
      wrongly: (_p, { first }) =>
        primeOf(Number(first)) === Number(first) ? null : q(primeOf(Number(first))),
      words: (p, { first }) =>
        `Multiples of $${first}$ were taken not to meet the first list; a single factor of $${first}$ divides $${gapOf(p, p.one)}$ and does no harm.`,
    },
    {
      misconception: 'prime_for_its_power',
      at: 'second',
      wrongly: (_p, { second }) =>
        primeOf(Number(second)) === Number(second) ? null : q(primeOf(Number(second))),
      words: (p, { second }) =>
        `Multiples of $${second}$ were taken not to meet the second list; a single factor of $${second}$ divides $${gapOf(p, p.two)}$ and does no harm.`,
    },
    {
      misconception: 'coprime_steps_demanded',
      at: 'count',
      wrongly: p => q(upTo(p.most).filter(d => (hcf(d, p.one.e) === 1) !== (hcf(d, p.two.e) === 1)).length),
      words: (p, { count }) =>
        `$${count}$ values of $d$ have no common factor with just one of $${p.one.e}$ and $${p.two.e}$; common factors that divide the distance of the first terms do no harm.`,
    },
    {
      misconception: 'overlap_forgotten',
      at: 'both',
      wrongly: () => q(0),
      words: (_p, { inFirst, inSecond, count }) =>
        `$${inFirst} + ${inSecond} = ${count}$ counts twice the steps that meet neither list.`,
    },
    {
      misconception: 'only_one_of_the_lists',
      at: 'count',
      wrongly: (_p, { inSecond, both }) => inSecond.sub(both),
      words: (_p, { inSecond, both, count }) =>
        `$${inSecond} - ${both} = ${count}$ steps meet the first list only; those that meet the second only were left out.`,
    },
    {
      misconception: 'only_one_of_the_lists',
      at: 'count',
      wrongly: (_p, { inFirst, both }) => inFirst.sub(both),
      words: (_p, { inFirst, both, count }) =>
        `$${inFirst} - ${both} = ${count}$ steps meet the second list only; those that meet the first only were left out.`,
    },
    {
      misconception: 'at_least_one_list',
      at: 'count',
      wrongly: (p, { both }) => q(p.most).sub(both),
      words: (p, { both, count }) =>
        `$${p.most} - ${both} = ${count}$ steps meet at least one list; many of them meet both.`,
    },
    {
      misconception: 'product_for_lcm',
      at: 'both',
      wrongly: (p, { first, second }) => q(p.most).div(first.mul(second)).floor(),
      words: (_p, { first, second }) =>
        `The multiples of both were counted by $${first} \\times ${second}$; their LCM is smaller.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, p) => value.valueOf() > 0 && value.valueOf() <= p.most,
  snapRead: () =>
    'Two lists are known, of the third only its first term; the steps with which it meets just one of them are counted.',
  approach: () =>
    'Two endless lists meet when the HCF of their steps divides the distance of their first terms. Turn both conditions into a number that $d$ must not be a multiple of, and count with overlapping sets.',
  faster: (p, { first, second, count }) =>
    `$${p.one.e}$ has the factor $${first}$ that $${gapOf(p, p.one)}$ lacks, $${p.two.e}$ the factor $${second}$ that $${gapOf(p, p.two)}$ lacks. Of $1$ to $${p.most}$, $${count}$ numbers are multiples of just one.`,
  check: (p, { first }) => {
    const d = Number(first);
    const met = meets(p, p.two, d);
    return `With $d = ${d}$ the terms of the first known list differ from $${p.a}$ by $${gapOf(p, p.one) % d}$ more than a multiple of $${d}$ every time; HCF$(${d}, ${p.two.e}) = ${hcf(d, p.two.e)}$ ${met ? 'divides' : 'does not divide'} $${gapOf(p, p.two)}$, so the second list is ${met ? '' : 'not '}met.`;
  },
  principle:
    'Two endless progressions have a common term exactly when the HCF of their steps divides the distance of their first terms.',
  verify: p => {
    // A common term returns after the LCM of the steps.
    const found = ({ b, e }: Known, d: number) =>
      Array.from({ length: d }, (_, i) => b + i * e).some(x => (x - p.a) % d === 0);
    return q(upTo(p.most).filter(d => found(p.one, d) !== found(p.two, d)).length);
  },
});

const steps = [12, 18, 20, 24, 28, 30, 36, 40, 42, 45, 48, 50, 54, 60, 63, 72, 75, 84, 90];

/** AL.SEQ.4 Hard: the step itself is unknown, and factors decide which of two lists are ever met. */
export const stepsWithACommonTerm: readonly AnyTemplate[] = situation<Meetings>({
  type: 'AL.SEQ.4',
  situation: 'steps-that-meet',
  tries: 60,
  draw: draw => {
    const a = draw.int(2, 15);
    // A shared factor that does no harm is in each pair: coprime steps are then not the answer.
    const known = (): Known | null => {
      const gap = draw.int(6, 45);
      const e = draw.pick(steps);
      return barredBy(gap, e).length === 1 && hcf(gap, e) > 1 ? { b: a + gap, e } : null;
    };
    const [one, two] = [known(), known()];
    if (!one || !two || one.e === two.e || one.b === two.b) return null;
    const p: Meetings = {
      a,
      one,
      two,
      most: draw.int(40, 120),
      scene: draw.pick(['numbers', 'bell', 'lamp'] as const),
    };
    const [n, m] = [barred(p, one), barred(p, two)];
    return n % m !== 0 && m % n !== 0 && lcm(n, m) <= p.most ? p : null;
  },
  forms: [stepsThatMeet],
});
