import type Fraction from 'fraction.js';
import { gcd, upTo } from '../../numbers.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { powerMod } from '../primes.ts';

/** The last digits of the powers of a digit, from the first power to the fourth. */
const cycleOf = (digit: number) => upTo(4).map(e => powerMod(digit, e, 10));
/** The place in a cycle of four: 4 for multiples of four. */
const placeOf = (exponent: number) => ((exponent + 3) % 4) + 1;
const placeTex = (exponent: number) =>
  exponent % 4 === 0
    ? `${exponent} = 4 \\times ${exponent / 4}`
    : `${exponent} = 4 \\times ${Math.floor(exponent / 4)} + ${exponent % 4}`;
const isDigit = (value: Fraction) => value.d === 1n && value.gte(0) && value.lte(9);
const digitIn = (digit: number, place: number) => powerMod(digit, place, 10);

interface Power {
  base: number;
  n: number;
  frame: number;
}

const ofOnePower = form<Power>(
  'last-digit-of-a-power',
  {
    band: 'Easy',
    seconds: 40,
    verify: ({ base, n }) => Number(BigInt(base) ** BigInt(n) % 10n),
  },
  ({ base, n, frame }, { step }) => {
    const digit = base % 10;
    const cycle = cycleOf(digit);
    const place = step(placeOf(n), {
      name: 'the place of the exponent in the cycle of four',
      because: text`A multiple of $4$ has the remainder $0$; it stands at the end of a cycle, at the fourth place.`,
      works: value => tex`${placeTex(n)}: \quad \text{place } ${value}`,
    })`
      Only the last digit of the base matters. The powers of $${digit}$ end in ${cycle.map(d => `$${d}$`).join(', ')},
      and then again in $${digit}$: a cycle of four. Divide the exponent by $4$ to find its place.`;
    const last = step(() => digitIn(digit, Number(place)), {
      because: text`Every full cycle of four ends where it began, so only the place within the last cycle decides. Not
        the power $0$, if nothing is left over: the cycle then has just come to its end.`,
      works: value =>
        tex`${cycle.map((_, i) => `${digit}^${i + 1} \\to ${cycle[i]}`).join(', \\ ')}; \quad ${value}`,
    })`
      Read the last digit at this place of the cycle.`;
    const number = `${base}^{${n}}`;
    return {
      answer: last,
      stem: wording(
        frame,
        text`What is the units digit of $${number}$?`,
        text`$${number}$ is divided by $10$. Find the remainder.`,
        text`A machine multiplies the number $${base}$ by itself until $${n}$ factors are used. In which digit does the
          product end?`,
        text`In the decimal system the number $${number}$ is written out. The digit at its end is`,
        text`The population of a kind of bacteria in a model is $${number}$. Which digit stands in the units place of
          this number?`,
      ),
      show: plain,
      plausible: isDigit,
      slips: [
        slip('lost_the_place_in_a_cycle', place, (placeOf(n) % 4) + 1)`
          You went one place too far in the cycle, to place $${place}$. $${n}$ leaves the remainder $${n % 4}$ by $4$.`,
        slip('lost_the_place_in_a_cycle', place, ((placeOf(n) + 2) % 4) + 1)`
          You stopped one place too early in the cycle, at place $${place}$. $${n}$ leaves the remainder $${n % 4}$ by
          $4$.`,
        slip('lost_the_place_in_a_cycle', last, n % 4 === 0 && 1)`
          $${n}$ leaves the remainder $0$ by $4$, and you took the power $${digit}^0 = 1$. It is the fourth place of
          the cycle.`,
        slip('took_a_power_for_a_product', last, (digit * n) % 10)`
          $${last}$ is the last digit of a product, $${digit} \times ${n}$. In a power the factor $${digit}$ occurs
          $${n}$ times.`,
        slip('lost_the_place_in_a_cycle', place, ((placeOf(n) + 1) % 4) + 1)`
          You used the exponent $${place}$. It leaves another remainder by $4$ than $${n}$.`,
        slip('used_a_wrong_given_number', place, n % 10 > 0 && placeOf(n % 10) !== placeOf(n) && n % 10)`
          You kept only the last digit of the exponent, $${n % 10}$. The cycle has four places, so $${n}$ has to be
          divided by $4$.`,
      ],
      snapRead: text`The last digit of a power: only the last digit of the base, in a cycle of four.`,
      approach: text`Write down the last digits of the first four powers. The remainder of the exponent by $4$ gives
        the place.`,
      check: () => {
        const r = n % 4;
        const left =
          r === 0
            ? text`nothing is left`
            : text`${r} (factor|factors) $${digit}$ ${r === 1 ? 'is' : 'are'} left`;
        return text`The fourth power of $${digit}$ ends in $${cycle[3] ?? 1}$, and so do all powers with a multiple of
          $4$. The last such exponent up to $${n}$ is $${n - r}$; from there ${left}.`;
      },
      principle: text`Last digits of powers repeat in cycles of four; remainder $0$ means the end of the cycle, not the
        power $0$.`,
    };
  },
);

const onePower = situation<Power>({
  type: 'NS.FCT.3',
  situation: 'one-power',
  tries: 10,
  draw: draw => ({
    base: 10 * draw.int(1, 34) + draw.pick([2, 3, 7, 8]),
    n: draw.int(21, 190),
    frame: draw.int(0, 4),
  }),
  forms: [ofOnePower],
});

interface Difference {
  /** a^m and b^n. */
  a: number;
  m: number;
  b: number;
  n: number;
  frame: number;
}

const ofDifference = form<Difference>(
  'last-digit-with-the-larger-power-to-be-found',
  {
    band: 'Medium',
    seconds: 90,
    also: ['AL.IND.2'],
    verify: ({ a, m, b, n }) => {
      const difference = BigInt(a) ** BigInt(m) - BigInt(b) ** BigInt(n);
      return Number((difference < 0n ? -difference : difference) % 10n);
    },
  },
  ({ a, m, b, n, frame }, { step }) => {
    const [c, d] = [a % 10, b % 10];
    const common = gcd(m, n);
    const [i, j] = [m / common, n / common];
    const larger = a ** i > b ** j;
    const [one, two] = [tex`${a}^{${m}}`, tex`${b}^{${n}}`];
    const list = (digit: number) =>
      cycleOf(digit)
        .map(x => `$${x}$`)
        .join(', ');
    const [placeA, placeB] = [placeOf(m), placeOf(n)];
    const turn = step(larger ? 1 : -1, {
      name: 'which power is larger',
      works: value =>
        tex`${one} = (${a}^{${i}})^{${common}} = ${a ** i}^{${common}} ${value.s > 0n ? '>' : '<'}
          ${b ** j}^{${common}} =
          (${b}^{${j}})^{${common}} = ${two}`,
      because: text`The smaller one is subtracted, so the last digits are subtracted in that order.`,
    })`
      First find which power is larger. The exponents have the HCF $${common}$: write both as powers with that exponent
      and compare the bases.`;
    const first = step(() => digitIn(c, placeA), {
      name: 'the last digit of the first power',
      because: text`The last digit of a product depends only on the last digits of its factors, so $${one}$ ends like
        the same power of $${c}$.`,
      works: value => tex`${placeTex(m)}, \quad ${c}^{${placeA}} \to ${value}`,
    })`
      The powers of $${c}$ end in ${list(c)}, again and again. Divide the exponent $${m}$ by $4$ to find the place of
      $${one}$ in this cycle.`;
    const second = step(() => digitIn(d, placeB), {
      name: 'the last digit of the second power',
      because: text`Each exponent has its own place. A remainder of $0$ by $4$ means the fourth place, the end of a
        cycle.`,
      works: value => tex`${placeTex(n)}, \quad ${d}^{${placeB}} \to ${value}`,
    })`
      The powers of $${d}$ end in ${list(d)}. Find the place of $${n}$ in the same way.`;
    const last = step(() => ((((Number(first) - Number(second)) * Number(turn)) % 10) + 10) % 10, {
      works: value => {
        const [x, y] = turn.s > 0n ? [first, second] : [second, first];
        return tex`${x.lt(y) && tex`10 + `}${x} - ${y} = ${value}`;
      },
    })`
      Subtract the last digit of the smaller power from that of the larger one. Where the upper digit is smaller, borrow
      $10$.`;
    return {
      answer: last,
      stem: wording(
        frame,
        text`What is the units digit of the positive difference between $${one}$ and $${two}$?`,
        text`Find the remainder when $|${one} - ${two}|$ is divided by $10$.`,
        text`One store has $${one}$ seeds and another one has $${two}$. In which digit does the number end by which the
          larger store exceeds the smaller one?`,
        text`The smaller of the numbers $${one}$ and $${two}$ is subtracted from the larger one. What is the last
          digit of
          the result?`,
        text`Two computers do $${one}$ and $${two}$ steps. Find the units digit of the number of steps by which one of
          them exceeds the other.`,
      ),
      show: plain,
      plausible: isDigit,
      slips: [
        slip('read_a_comparison_backwards', turn, turn.s > 0n ? -1 : 1)`
          $${larger ? two : one}$ was taken for the larger number. With the exponent $${common}$ the bases are
          $${a ** i}$
          and $${b ** j}$.`,
        slip('lost_the_place_in_a_cycle', first, digitIn(c, (placeA % 4) + 1))`
          For $${one}$ you went one place too far in the cycle and found $${first}$. $${m}$ leaves the remainder
          $${m % 4}$
          by $4$.`,
        slip('lost_the_place_in_a_cycle', second, digitIn(d, (placeB % 4) + 1))`
          For $${two}$ you went one place too far in the cycle and found $${second}$. $${n}$ leaves the remainder
          $${n % 4}$ by $4$.`,
        slip('lost_the_place_in_a_cycle', first, digitIn(c, ((placeA + 2) % 4) + 1))`
          For $${one}$ you stopped one place too early in the cycle, at $${first}$. $${m}$ leaves the remainder
          $${m % 4}$
          by $4$.`,
        slip('lost_the_place_in_a_cycle', second, digitIn(d, ((placeB + 2) % 4) + 1))`
          For $${two}$ you stopped one place too early in the cycle, at $${second}$. $${n}$ leaves the remainder
          $${n % 4}$
          by $4$.`,
        slip('added_for_subtracted', last, () => (Number(first) + Number(second)) % 10)`
          ${calc`${first} + ${second}`} adds the last digits. The question asks for the difference of the powers.`,
        slip('stopped_a_step_early', last, first)`
          $${first}$ is the last digit of $${one}$ alone. The question is about the difference, so the last digit of
          $${two}$ matters as well.`,
      ],
      snapRead: text`The last digit of a positive difference: two cycles of four, and the question which power is
        larger.`,
      approach: text`Compare the powers by a common exponent. Then find both last digits by their places in the cycles
        and
        subtract in the right order.`,
      check: () => {
        const [x, y] = larger ? [first, second] : [second, first];
        return text`Backwards: a number that ends in $${last}$ and one that ends in $${y}$ have a sum that ends in
          $${x}$, as $${last} + ${y} = ${last.add(y)}$.`;
      },
      principle: text`Powers are compared by writing them with the same exponent; the HCF of the exponents will do.`,
    };
  },
);

const differences = situation<Difference>({
  type: 'NS.FCT.3',
  situation: 'difference-of-two-powers',
  tries: 60,
  draw: draw => {
    const [a, b] = [draw.pick([2, 3, 7, 8, 12, 13]), draw.pick([2, 3, 7, 8, 12, 13, 17])];
    const [i, j, common] = [draw.int(2, 6), draw.int(2, 6), draw.int(11, 39)];
    const [m, n] = [i * common, j * common];
    const [x, y] = [digitIn(a % 10, placeOf(m)), digitIn(b % 10, placeOf(n))];
    const [p, r] = [a ** i, b ** j];
    // The larger power has the smaller base or the smaller exponent, and the bases are near each other.
    const near = p !== r && p < 2 * r && r < 2 * p && p < 1500;
    const fits = near && a !== b && gcd(i, j) === 1 && a > b !== m > n;
    return !fits || a % 10 === b % 10 || x === y || Math.abs(y - x) === 5
      ? null
      : { a, m, b, n, frame: draw.int(0, 4) };
  },
  forms: [ofDifference],
});

/** NS.FCT.3: last digits of powers. */
export const unitsDigits: readonly AnyTemplate[] = [...onePower, ...differences];
