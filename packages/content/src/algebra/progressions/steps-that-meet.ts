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
  `A term is common when a multiple of $d$ and a multiple of the known step differ by the distance of the first terms. That is possible exactly when the HCF of both steps divides this distance. Find the factor of the ${which} step that $d$ must not contain.`;
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
    const first = step(barred(p, one), {
      name: text`the factor that $d$ must not contain to meet the first known list`,
      because: text`All differences between a multiple of $d$ and a multiple of $${one.e}$ are multiples of their HCF,
        and every multiple of the HCF occurs. With steps of $4$ and $6$, for example, exactly the even distances
        occur.`,
      works: value => tex`${barTex(p, one, value)}`,
    })`
      ${barSays('first')}`;
    const second = step(barred(p, two), {
      name: text`the factor that $d$ must not contain to meet the second known list`,
      because: text`Common factors of $d$ and $${two.e}$ that divide the distance $${gapOf(p, two)}$ do no harm. Only
        the factor that this distance does not have is excluded.`,
      works: value => tex`${barTex(p, two, value)}`,
    })`
      Do the same with the second known list: find the factor of its step that does not divide the distance of the first
      terms.`;
    const inFirst = step(calc`floor(${most} / ${first})`, {
      name: text`how many $d$ do not meet the first known list`,
      because: text`A list is met unless $d$ is a multiple of its number. So exactly one list is met when $d$ is a
        multiple of exactly one of the two numbers.`,
    })`
      Exactly one list is met when $d$ is a multiple of exactly one of these two numbers. Count the multiples of the
      first one up to $${most}$.`;
    const inSecond = step(calc`floor(${most} / ${second})`, {
      name: text`how many $d$ do not meet the second known list`,
    })`
      Count the multiples of the second number up to $${most}$ in the same way.`;
    const both = step(calc`floor(${most} / ${lcm(Number(first), Number(second))})`, {
      name: text`how many $d$ meet neither list`,
      because: text`Their LCM, not their product, is the least number that both divide, so its multiples are counted.`,
    })`
      Some $d$ are multiples of both numbers. With these neither list is met, so count them: they are the multiples of
      the LCM.`;
    const count = step(calc`${inFirst} + ${inSecond} - 2 * ${both}`, {
      because: text`The multiples of both are in the first count and again in the second. None of them is wanted, so
        they are taken away twice.`,
    })`
      Add the two counts, and take the multiples of both away twice, because they are in each of the counts and are not
      wanted.`;
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
          $${inFirst} + ${inSecond} - ${both} = ${count}$ still has the $${both}$ values of $d$ with which neither list
          is met. Exactly one has to be met.`,
        slip(
          'left_out_higher_powers',
          first,
          () => primeOf(Number(first)) !== Number(first) && primeOf(Number(first)),
        )`
          You excluded all multiples of $${first}$ for the first known list. The distance $${gapOf(p, one)}$ has this
          factor once, so a single $${first}$ in $d$ excludes nothing.`,
        slip(
          'left_out_higher_powers',
          second,
          () => primeOf(Number(second)) !== Number(second) && primeOf(Number(second)),
        )`
          You excluded all multiples of $${second}$ for the second known list. The distance $${gapOf(p, two)}$ has this
          factor once, so a single $${second}$ in $d$ excludes nothing.`,
        slip(
          'ignored_common_factors',
          count,
          upTo(most).filter(d => (hcf(d, one.e) === 1) !== (hcf(d, two.e) === 1)).length,
        )`
          You counted the $${count}$ values of $d$ that share no factor with exactly one of $${one.e}$ and $${two.e}$. A
          common factor that divides the distance of the first terms excludes nothing.`,
        slip('counted_twice', both, 0)`
          $${inFirst} + ${inSecond} = ${count}$ counts the values of $d$ that meet neither list in both numbers. They
          meet no
          list, so they have to be taken away twice.`,
        slip('left_out_a_case', count, calc`${inSecond} - ${both}`)`
          $${inSecond} - ${both} = ${count}$ values of $d$ meet the first known list only. The ones that meet the second
          only are wanted too.`,
        slip('left_out_a_case', count, calc`${inFirst} - ${both}`)`
          $${inFirst} - ${both} = ${count}$ values of $d$ meet the second known list only. The ones that meet the first
          only are wanted too.`,
        slip('mixed_up_exactly_and_at_least', count, calc`${most} - ${both}`)`
          $${most} - ${both} = ${count}$ values of $d$ meet at least one list. Many of them meet both, and exactly one
          is asked for.`,
        slip('took_the_product_for_the_lcm', both, calc`floor(${most} / (${first} * ${second}))`)`
          You counted the multiples of both by $${first} \times ${second}$. Their LCM is smaller, so there are more of
          them.`,
      ],
      snapRead: text`Two lists are known, and of a third one only its first term: for each known list find the factor
        that the unknown step must not contain.`,
      approach: text`Two endless lists meet when the HCF of their steps divides the distance of their first terms. Turn
        both conditions into a number that $d$ must not be a multiple of, and count the multiples of exactly one of
        these numbers.`,
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
