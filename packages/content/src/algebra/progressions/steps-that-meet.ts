import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
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

const stepsThatMeet = form<Meetings>(
  'steps-that-meet-exactly-one',
  {
    band: 'Hard',
    seconds: 145,
    revision: 3,
    also: ['NS.HCF.1', 'MM.SET.3'],
    entry: true,
    // No subtotal of the count is the count itself.
    suits: p => {
      const [first, second] = [barred(p, p.one), barred(p, p.two)];
      const multiples = (k: number) => Math.floor(p.most / k);
      const twice = 2 * multiples(lcm(first, second));
      return multiples(first) !== twice && multiples(second) !== twice;
    },
    verify: p => {
      // A common term returns after the LCM of the steps.
      const found = ({ b, e }: Known, d: number) =>
        Array.from({ length: d }, (_, i) => b + i * e).some(x => (x - p.a) % d === 0);
      return upTo(p.most).filter(d => found(p.one, d) !== found(p.two, d)).length;
    },
  },
  (p, { step }) => {
    const { one, two, most, scene, a } = p;
    const first = step(barred(p, one), value => tex`${barTex(p, one, value)}`)`
      ${barSays('first')}`;
    const second = step(barred(p, two), value => tex`${barTex(p, two, value)}`)`
      Do the same with the second known list.`;
    const inFirst = step(calc`floor(${most} / ${first})`)`
      So exactly one list is met when $d$ is a multiple of exactly one of these two numbers. Count the multiples of the
      first.`;
    const inSecond = step(calc`floor(${most} / ${second})`)`
      Count the multiples of the second.`;
    const both = step(calc`floor(${most} / ${lcm(Number(first), Number(second))})`)`
      Count the multiples of both, for which neither list is met.`;
    const count = step(calc`${inFirst} + ${inSecond} - 2 * ${both}`)`
      They stand in both counts and belong to neither.`;
    return {
      answer: count,
      stem:
        scene === 'numbers'
          ? text`For how many integers $d$ from $1$ to $${most}$ does the infinite arithmetic progression $${a}, ${a} +
            d, ${a} + 2d, \dots$ have at least one term in common with exactly one of the infinite progressions
            ${listTex(one.b, one.e)} and ${listTex(two.b, two.e)}?`
          : scene === 'bell'
            ? text`Buzzer P sounds at minute $${one.b}$ and then every $${one.e}$ minutes, buzzer Q at minute $${two.b}$
              and then every $${two.e}$ minutes. A bell rings at minute $${a}$ and then every $d$ minutes, where $d$ is
              an integer and $1 \le d \le ${most}$. For how many values of $d$ does the bell ever ring together with one
              of the buzzers, but never with the other?`
            : text`Two lamps flash, one at seconds ${listTex(one.b, one.e)} and the other at seconds
              ${listTex(two.b, two.e)}, without end. A third lamp flashes at second $${a}$ and then every $d$ seconds,
              where $d$ is an integer from $1$ to $${most}$. Find the number of values of $d$ for which it
              flashes at some time together with one of the two lamps, and never with the other.`,
      show: plain,
      plausible: value => value.valueOf() > 0 && value.valueOf() <= most,
      slips: [
        slip('kept_a_case_that_is_ruled_out', count, calc`${inFirst} + ${inSecond} - ${both}`)`
          $${inFirst} + ${inSecond} - ${both} = ${count}$ includes the $${both}$ steps for which neither list is met.`,
        slip(
          'left_out_higher_powers',
          first,
          () => primeOf(Number(first)) !== Number(first) && primeOf(Number(first)),
        )`
          Multiples of $${first}$ were taken not to meet the first list; a single factor of $${first}$ divides
          $${gapOf(p, one)}$ and excludes nothing.`,
        slip(
          'left_out_higher_powers',
          second,
          () => primeOf(Number(second)) !== Number(second) && primeOf(Number(second)),
        )`
          Multiples of $${second}$ were taken not to meet the second list; a single factor of $${second}$ divides
          $${gapOf(p, two)}$ and excludes nothing.`,
        slip(
          'ignored_common_factors',
          count,
          upTo(most).filter(d => (hcf(d, one.e) === 1) !== (hcf(d, two.e) === 1)).length,
        )`
          $${count}$ values of $d$ have no common factor with just one of $${one.e}$ and $${two.e}$; common factors
          that
          divide the distance of the first terms exclude nothing.`,
        slip('counted_twice', both, 0)`
          $${inFirst} + ${inSecond} = ${count}$ counts twice the steps that meet neither list.`,
        slip('left_out_a_case', count, calc`${inSecond} - ${both}`)`
          $${inSecond} - ${both} = ${count}$ steps meet the first list only; those that meet the second only were left
          out.`,
        slip('left_out_a_case', count, calc`${inFirst} - ${both}`)`
          $${inFirst} - ${both} = ${count}$ steps meet the second list only; those that meet the first only were left
          out.`,
        slip('mixed_up_exactly_and_at_least', count, calc`${most} - ${both}`)`
          $${most} - ${both} = ${count}$ steps meet at least one list; many of them meet both.`,
        slip('took_the_product_for_the_lcm', both, calc`floor(${most} / (${first} * ${second}))`)`
          The multiples of both were counted by $${first} \times ${second}$; their LCM is smaller.`,
      ],
      snapRead: text`Two lists are known, of the third only its first term; the steps with which it meets just one of
        them are counted.`,
      approach: text`Two endless lists meet when the HCF of their steps divides the distance of their first terms. Turn
        both conditions into a number that $d$ must not be a multiple of, and count with overlapping sets.`,
      faster: () =>
        text`$${one.e}$ has the factor $${first}$ that $${gapOf(p, one)}$ lacks, $${two.e}$ the factor $${second}$ that
          $${gapOf(p, two)}$ lacks. Of $1$ to $${most}$, $${count}$ numbers are multiples of just one.`,
      check: () => {
        const d = Number(first);
        const met = meets(p, two, d);
        return text`With $d = ${d}$ the terms of the first known list differ from $${a}$ by $${gapOf(p, one) % d}$ more
          than a multiple of $${d}$ every time; HCF$(${d}, ${two.e}) = ${hcf(d, two.e)}$
          ${met ? 'divides' : 'does not divide'} $${gapOf(p, two)}$, so the second list is ${!met && 'not '}met.`;
      },
      principle: text`Two endless progressions have a common term exactly when the HCF of their steps divides the
        distance of their first terms.`,
    };
  },
);

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
