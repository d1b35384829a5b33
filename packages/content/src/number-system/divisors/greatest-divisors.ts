import { gcd, isCount, upTo } from '../../numbers.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { numberTex, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { factorised } from '../primes.ts';

interface Divided {
  /** Three numbers, ascending. */
  numbers: readonly [number, number, number];
  /** Their remainders. */
  rests: readonly [number, number, number];
  frame: number;
}

const listed = (list: readonly number[]) => text`$${list[0]}$, $${list[1]}$ and $${list[2]}$`;
const largest = (most: number, fits: (d: number) => boolean) => q(upTo(most).filter(fits).at(-1) ?? 1);
/** What a number's division by its smallest or largest prime leaves. */
const withoutPrime = (n: number, which: 0 | -1) => n / (factorised(n).at(which)?.[0] ?? 1);

const givenRemainders = form<Divided>(
  'given-remainders',
  {
    band: 'Easy',
    seconds: 50,
    revision: 4,
    entry: true,
    verify: ({ numbers, rests }) => largest(numbers[0], d => numbers.every((n, i) => n % d === rests[i])),
  },
  ({ numbers, rests, frame }, { step }) => {
    const [a, b, c] = numbers;
    const [divisor, left] = frame === 1 ? ['measure', 'litres left over'] : ['divisor', 'remainders'];
    const cleared = step([a - rests[0], b - rests[1], c - rests[2]], {
      name: 'the three numbers without their remainders',
      because: text`The remainders differ, so the numbers themselves have no common factor to look for.`,
      works: value =>
        tex`${numbers.map((n, i) => `${numberTex(n)} - ${rests[i]} = ${numberTex(value[i] ?? 0)}`).join(', \\quad ')}`,
    })`
      Take the ${left} off each number. What is left is an exact multiple of the ${divisor}.`;
    const [x, y, z] = cleared;
    const greatest = step(
      calc`gcd(${x}, ${y}, ${z})`,
      value => tex`\operatorname{hcf}(${cleared}) = ${value}`,
    )`
      So the ${divisor} is a common factor of these three numbers, and the greatest one is their HCF.`;
    const found = Number(greatest);
    return {
      answer: greatest,
      stem:
        frame === 0
          ? text`Find the greatest number that divides ${listed(numbers)} leaving remainders of ${listed(rests)}
            respectively.`
          : frame === 1
            ? text`Three barrels hold $${numbers[0]}$, $${numbers[1]}$ and $${numbers[2]}$
              litres of oil. A measure is filled from each as often as possible, and $${rests[0]}$, $${rests[1]}$ and
              $${rests[2]}$ litres are left in them. What is the greatest possible capacity of the measure, in litres?`
            : text`When the numbers ${listed(numbers)} are divided by $d$, the remainders are ${listed(rests)}
              respectively. What is the largest possible value of $d$?`,
      show: plain,
      plausible: value => isCount(value) && value.gt(Math.max(...rests)),
      slips: [
        slip('wrong_sign', cleared, [a + rests[0], b + rests[1], c + rests[2]])`
          You added the ${left} to $${a}$, $${b}$ and $${c}$. What goes in exactly is the number without them.`,
        slip('forgot_the_remainder', cleared, [a, b, c])`
          $${greatest}$ divides $${a}$, $${b}$ and $${c}$ themselves, with nothing left over. The given remainders
          have to be subtracted first.`,
        slip('ignored_a_condition', greatest, calc`gcd(${x}, ${y})`)`
          $${greatest}$ fits the first two numbers, but with $${c}$ it does not leave $${rests[2]}$.`,
        slip('ignored_a_condition', greatest, calc`gcd(${y}, ${z})`)`
          $${greatest}$ fits the last two numbers, but with $${a}$ it does not leave $${rests[0]}$.`,
        slip('stopped_a_step_early', greatest, withoutPrime(found, 0))`
          $${greatest}$ leaves what it should, but the three reduced numbers have a larger factor in common.`,
        slip('left_out_higher_powers', greatest, withoutPrime(found, -1))`
          $${greatest}$ leaves ${listed(rests)} too, but it is not the greatest number that does.`,
        slip('forgot_the_remainder', greatest, gcd(b - a, c - b))`
          $${greatest}$ divides the differences of $${a}$, $${b}$ and $${c}$. That would be right if the ${left} were
          equal.`,
      ],
      snapRead: text`Three numbers and what each leaves are given, and the greatest ${divisor} is asked for: subtract
        what is left, then find the HCF.`,
      approach: text`A number less its remainder is a multiple of the ${divisor}. So the ${divisor} is a common factor
        of three known numbers, and the greatest common factor is the HCF.`,
      check: text`$${a} = ${greatest} \times ${Math.floor(a / found)} + ${a % found}$, $${b} = ${greatest} \times
        ${Math.floor(b / found)} + ${b % found}$ and $${c} = ${greatest} \times ${Math.floor(c / found)} +
        ${c % found}$.`,
      principle: text`A number less its remainder is a multiple of the divisor.`,
    };
  },
);

const equalUnknown = form<Divided>(
  'equal-unknown-remainder',
  {
    band: 'Easy',
    seconds: 50,
    revision: 4,
    entry: true,
    suits: ({ rests }) => rests[0] === rests[1] && rests[1] === rests[2],
    verify: ({ numbers }) => largest(numbers[2], d => new Set(numbers.map(n => n % d)).size === 1),
  },
  ({ numbers, frame }, { step }) => {
    const [a, b, c] = numbers;
    const gaps = step([b - a, c - b], {
      name: 'the differences of neighbouring numbers',
      because: text`What is left over is not told, and in a difference it drops out.`,
      works: value => tex`${b} - ${a} = ${value[0]}, \quad ${c} - ${b} = ${value[1]}`,
    })`
      Subtract the numbers from each other. What is left over is the same each time and drops out, so the differences
      are exact multiples of the ${frame === 1 ? 'length of a piece' : 'divisor'}.`;
    const [x, y] = gaps;
    const greatest = step(calc`gcd(${x}, ${y})`, {
      because: text`Every common factor of the differences leaves equal remainders: numbers that lie whole steps of it
        apart have the same part left over. So the greatest one is the answer, and none has to be tested.`,
      works: value => tex`\operatorname{hcf}(${gaps}) = ${value}`,
    })`
      The greatest number that divides both differences is their HCF. Find it.`;
    const found = Number(greatest);
    return {
      answer: greatest,
      stem:
        frame === 0
          ? text`What is the greatest number which divides ${listed(numbers)} leaving the same remainder each time?`
          : frame === 1
            ? text`Rolls of $${numbers[0]}$ m, $${numbers[1]}$ m and $${numbers[2]}$ m of
              cloth are cut into pieces of equal length, a whole number of metres, and the same length is left over
              from every roll. What is the greatest possible length of a piece, in metres?`
            : text`The numbers ${listed(numbers)} leave the same remainder when divided by a positive integer $d$.
              Find the maximum value of $d$.`,
      show: plain,
      plausible: value => isCount(value) && value.gt(4) && value.lt(numbers[0]),
      slips: [
        slip('ignored_a_condition', greatest, x)`
          $${greatest}$ is the difference of the first two numbers and fits these. On division of $${c}$ another amount
          is left over.`,
        slip('forgot_the_remainder', greatest, gcd(...numbers))`
          $${greatest}$ divides $${a}$, $${b}$ and $${c}$ themselves. When something may be left over, a greater
          number is possible.`,
        slip('ignored_a_condition', greatest, y)`
          $${greatest}$ is the difference of the last two numbers and fits these. On division of $${a}$ another amount
          is left over.`,
        slip('stopped_a_step_early', greatest, withoutPrime(found, 0))`
          $${greatest}$ divides both differences, but they have a larger factor in common. Only their HCF is the
          greatest possible number.`,
        slip('left_out_higher_powers', greatest, withoutPrime(found, -1))`
          With $${greatest}$ the same is left each time, but it is not the greatest such number.`,
        slip('subtracted_for_added', greatest, calc`abs(${x} - ${y})`)`
          $${greatest}$ is the difference of the two differences. A common factor divides it, but it need not divide
          them.`,
        slip('added_for_subtracted', greatest, calc`${c} - ${a}`)`
          $${greatest}$ is the difference of the outer two numbers. It need not divide the differences to $${b}$, so
          $${b}$ can leave another amount.`,
      ],
      snapRead: text`Three numbers leave the same unknown amount, and the greatest possible divisor is asked for: use
        differences.`,
      approach: text`The unknown remainder disappears in differences. So the divisor is a common factor of the
        differences, and every common factor of them works.`,
      check: text`$${a} = ${greatest} \times ${Math.floor(a / found)} + ${a % found}$, $${b} = ${greatest} \times
        ${Math.floor(b / found)} + ${b % found}$ and $${c} = ${greatest} \times ${Math.floor(c / found)} +
        ${c % found}$.`,
      principle: text`Equal remainders vanish in differences: the divisor divides every difference.`,
    };
  },
);

const draw3 = (
  pick: (least: number, most: number) => number,
  equal: boolean,
  frame: number,
): Divided | null => {
  const d = pick(12, 60);
  // Neighbours share a factor, so that two numbers alone lead to a larger divisor.
  const [s, t] = [pick(2, 3), pick(2, 4)];
  const quotients = equal
    ? [pick(3, 9), pick(6, 16), pick(9, 24)].sort((a, b) => a - b)
    : [s * pick(1, 4), s * t * pick(1, 3), t * pick(4, 9)].sort((a, b) => a - b);
  const room = equal ? d - 5 : Math.floor(d / 3);
  const first = pick(1, room);
  const rests = [first, equal ? first : pick(2, room), equal ? first : pick(2, room)] as const;
  const numbers = quotients.map((t, i) => t * d + (rests[i] ?? 0)) as unknown as Divided['numbers'];
  const [a, b, c] = numbers;
  const cleared = quotients.map(t => t * d);
  const right = equal ? gcd(b - a, c - b) : gcd(...cleared);
  const distinct = new Set(quotients).size === 3 && (equal || new Set(rests).size === 3);
  const composite = factorised(d).length > 1 || (factorised(d)[0]?.[1] ?? 1) > 1;
  return right === d && distinct && composite && c - b !== b - a ? { numbers, rests, frame } : null;
};

const given = situation<Divided>({
  type: 'NS.HCF.3',
  situation: 'remainders-given',
  tries: 40,
  draw: draw => draw3(draw.int, false, draw.int(0, 2)),
  forms: [givenRemainders],
});

const equal = situation<Divided>({
  type: 'NS.HCF.3',
  situation: 'remainders-equal',
  tries: 40,
  draw: draw => draw3(draw.int, true, draw.int(0, 2)),
  forms: [equalUnknown],
});

/** NS.HCF.3 Easy: subtract remainders, or subtract the numbers. */
export const greatestDivisors: readonly AnyTemplate[] = [...given, ...equal];
