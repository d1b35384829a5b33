import { peopleInArithmetic } from '../../people.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { gcd } from '../primes.ts';

/** The remainder of a whole number, which may be negative. */
const rest = (n: number, d: number) => ((n % d) + d) % d;
const isRemainder = (value: { d: bigint; valueOf(): number }, d: number) =>
  value.d === 1n && value.valueOf() > 0 && value.valueOf() < d;
/** A number by a multiple of d that is close to it: 15 \times 23 - 2. */
const nearby = (n: number, away: number, d: number) =>
  tex`${n} = ${d} \times ${(n - away) / d} ${away < 0 ? '-' : '+'} ${Math.abs(away)}`;

interface Packed {
  d: number;
  /** Boxes, things in each and loose ones, and how far each is from a multiple of d. */
  boxes: number;
  each: number;
  loose: number;
  away: readonly [number, number, number];
  frame: number;
  who: string;
}

const nearMultiples = form<Packed>(
  'product-and-sum-near-multiples',
  {
    band: 'Easy',
    seconds: 55,
    entry: true,
    verify: ({ d, boxes, each, loose }) => (boxes * each + loose) % d,
  },
  ({ d, boxes, each, loose, away, frame, who }, { step }) => {
    const [a, b, c] = away;
    const first = step(a, {
      name: text`a small number in place of ${boxes}`,
      because: text`Multiples of $${d}$ never change a remainder by $${d}$. So only the distance from the nearest
        multiple matters: plus above it, minus below it.`,
      works: value => tex`${nearby(boxes, a, d)} \;\to\; ${value}`,
    })`
      Only the remainder by $${d}$ is asked for, so large numbers can be replaced by small ones. $${boxes}$ lies just
      ${a < 0 ? 'below' : 'above'} a multiple of $${d}$; use its distance from that multiple.`;
    const second = step(b, {
      name: text`a small number in place of ${each}`,
      works: value => tex`${nearby(each, b, d)} \;\to\; ${value}`,
    })`
      Replace $${each}$ in the same way. It lies just ${b < 0 ? 'below' : 'above'} a multiple of $${d}$.`;
    const third = step(c, {
      name: text`a small number in place of ${loose}`,
      works: value => tex`${nearby(loose, c, d)} \;\to\; ${value}`,
    })`
      Replace $${loose}$ too. It lies just ${c < 0 ? 'below' : 'above'} a multiple of $${d}$.`;
    const small = step(calc`${first} * ${second} + ${third}`, {
      name: 'a small number with the same remainder',
      because: text`If two numbers differ from small ones by multiples of $${d}$, then so do their product and their
        sum: multiplying out, every other term contains a multiple of $${d}$.`,
    })`
      The large numbers are multiplied and added, so do the same with the small ones. The remainder by $${d}$ stays the
      same.`;
    const left = step(rest(Number(small), d), {
      because: text`What is left over is never negative and never as much as $${d}$, because then one more group of
        $${d}$ could be taken out.`,
      works: value => tex`${small} = ${d} \times ${small.sub(value).div(d)} + ${value}`,
    })`
      A remainder by $${d}$ lies from $0$ to $${d - 1}$. So add or subtract a multiple of $${d}$ that brings the number
      into this range.`;
    return {
      answer: left,
      stem: wording(
        frame,
        text`${who} has ${boxes} boxes of ${each} laddoos each and ${loose} loose laddoos, and puts all of them into
          trays of ${d}. How many laddoos are left over when no further tray can be filled?`,
        text`What is the remainder when $${boxes} \times ${each} + ${loose}$ is divided by $${d}$?`,
        text`A school has ${boxes} classes of ${each} children each, and ${loose} teachers. For a rally all of them
          stand in rows of ${d}. How many are in the last, incomplete row?`,
        text`Find the smallest positive integer that must be taken away from $${loose} + ${each} \times ${boxes}$ to
          leave a multiple of $${d}$.`,
        text`${who} counts round a circle of ${d} chairs, numbered $0$ to $${d - 1}$. Starting at chair $0$,
          ${who} moves on by ${each} chairs, ${boxes} times in all, and then by ${loose} chairs more. On which chair
          does the count end?`,
      ),
      show: plain,
      plausible: value => isRemainder(value, d),
      slips: [
        slip('wrong_sign', first, -a)`
          You used $${first}$ for $${boxes}$. But $${boxes}$ is $${Math.abs(a)}$ ${a < 0 ? 'less' : 'more'} than a
          multiple of $${d}$, not ${a < 0 ? 'more' : 'less'}.`,
        slip('wrong_sign', third, -c)`
          $${loose}$ is $${Math.abs(c)}$ ${c < 0 ? 'below' : 'above'} a multiple of $${d}$, so it counts as
          $${-1 * Number(third)}$; with $${third}$ you came to $${left}$.`,
        slip('mixed_up_sum_and_product', small, calc`${first} + ${second} + ${third}`)`
          ${here} adds the first two small numbers. The numbers $${boxes}$ and $${each}$ are multiplied, so their
          remainders are multiplied too.`,
        slip('left_out_a_term', small, calc`${first} * ${second}`)`
          You stopped after the product ${here}. The $${loose}$ are added to it, and they change what is left over.`,
        slip('gave_the_complement', left, d - rest(a * b + c, d))`
          $${left}$ is what is missing to the next multiple of $${d}$, not what is left over.`,
        slip('subtracted_for_added', small, calc`${first} * ${second} - ${third}`)`
          ${here} subtracts the small number for $${loose}$. The $${loose}$ are added to the product, so their small
          number is added with its own sign.`,
        slip('used_a_term_twice', small, calc`${first} * ${second} + ${first} * ${third}`)`
          In ${here} the $${loose}$ is also multiplied. It is added once, without any factor.`,
      ],
      snapRead: text`A product and a sum of numbers that all lie close to multiples of $${d}$: use small remainders,
        negative ones too.`,
      approach: text`Replace each number by how much it is above or below a multiple of $${d}$. Then the sum is done
        with small numbers, and only at the end it is brought into the range from $0$ to $${d - 1}$.`,
      check: text`$${boxes} \times ${each} + ${loose} = ${boxes * each + loose}$, and
        $${boxes * each + loose} - ${left} = ${d} \times ${(boxes * each + loose - Number(left)) / d}$.`,
      principle: text`A number just below a multiple of the divisor may be replaced by a small negative remainder.`,
    };
  },
);

const packed = situation<Packed>({
  type: 'NS.REM.4',
  situation: 'close-to-multiples',
  tries: 20,
  draw: draw => {
    const d = draw.int(19, 47);
    const away = [
      -draw.int(2, 7),
      draw.int(2, 7) * draw.pick([-1, 1]),
      draw.int(2, 8) * draw.pick([-1, 1]),
    ] as const;
    const [boxes, each, loose] = [
      d * draw.int(1, 3) + away[0],
      d * draw.int(1, 3) + away[1],
      d * draw.int(1, 2) + away[2],
    ];
    const left = rest(away[0] * away[1] + away[2], d);
    const fits = left > 1 && boxes !== each && loose !== boxes && loose !== each;
    return fits
      ? { d, boxes, each, loose, away, frame: draw.int(0, 4), who: draw.pick(peopleInArithmetic) }
      : null;
  },
  forms: [nearMultiples],
});

interface Cancelled {
  /** g·k·a^n by g·d, where the power of a with exponent c is one below a multiple of d. */
  g: number;
  k: number;
  a: number;
  c: number;
  n: number;
  d: number;
  frame: number;
  who: string;
}

/** Bases and divisors with the exponent that leaves -1. */
const oneBelow = [
  [2, 9, 3],
  [2, 11, 5],
  [2, 17, 4],
  [3, 7, 3],
  [3, 10, 2],
  [3, 14, 3],
  [3, 28, 3],
  [4, 13, 3],
  [4, 17, 2],
  [5, 7, 3],
  [5, 9, 3],
  [5, 13, 2],
  [5, 14, 3],
  [6, 37, 2],
  [7, 10, 2],
  [7, 25, 2],
  [8, 13, 2],
] as const;

const commonFactor = form<Cancelled>(
  'multiple-of-a-power-with-a-common-factor',
  {
    band: 'Medium',
    seconds: 100,
    also: ['NS.REM.2'],
    verify: ({ g, k, a, n, d }) => Number((BigInt(g * k) * BigInt(a) ** BigInt(n)) % BigInt(g * d)),
  },
  ({ g, k, a, c, n, d, frame, who }, { step, find }) => {
    const [groups, j] = [Math.floor(n / c), n % c];
    const odd = groups % 2 === 1;
    const [front, divisor] = [g * k, g * d];
    const sign = find(odd ? -1 : 1);
    const common = step(
      g,
      value => tex`\gcd(${front}, ${divisor}) = ${value}; \quad
      \frac{${front} \times ${a}^{${n}}}{${divisor}} = \frac{${k > 1 && tex`${k} \times `}${a}^{${n}}}{${d}}`,
    )`
      $${front}$ and $${divisor}$ have the common factor $${g}$. Cancel it: the divisor becomes $${d}$, by which the
      powers of $${a}$ are easy. The remainder will have to be multiplied by $${g}$ again.`;
    const power = step(calc`${k} * (${sign}) * ${a ** j}`, {
      name: text`a small number with the same remainder by $${d}$`,
      because: text`Powers of $-1$ are known at once: $1$ for an even exponent and $-1$ for an odd one. So no list of
        remainders is needed.`,
      works: value => tex`${a}^{${c}} = ${a ** c} = ${d} \times ${(a ** c + 1) / d} - 1 \to -1; \quad
        ${n} = ${c} \times ${groups} + ${j}: \quad ${k} \times (-1)^{${groups}} \times ${a}^{${j}} = ${value}`,
    })`
      $${a}^{${c}}$ is one below a multiple of $${d}$, so its remainder may be taken as $-1$. The power holds
      ${groups} such groups, an ${odd ? 'odd' : 'even'} number, and $${a}^{${j}}$ is left besides.`;
    const small = step(rest(Number(power), d), {
      name: text`the remainder by $${d}$`,
      works: value => tex`${power} = ${d} \times ${power.sub(value).div(d)} + ${value}`,
    })`
      A remainder by $${d}$ lies from $0$ to $${d - 1}$.
      ${
        power.equals(rest(Number(power), d))
          ? 'This number does already, so it'
          : text`Add or subtract multiples of $${d}$ until the number does; it`
      } is the remainder after cancelling, not yet the one by $${divisor}$.`;
    const left = step(calc`${common} * ${small}`, {
      because: text`If a number is $${d}q + r$, then $${g}$ times the number is $${divisor}q + ${g}r$.`,
    })`
      Cancelling made number, divisor and remainder $${g}$ times smaller. So multiply the remainder by $${g}$ again.`;
    return {
      answer: left,
      stem: wording(
        frame,
        text`What is the remainder when $${front} \times ${a}^{${n}}$ is divided by $${divisor}$?`,
        text`If $${front} \times ${a}^{${n}} = ${divisor}q + r$ with integers $q$ and $r$, and $0 \le r < ${divisor}$,
          what is $r$?`,
        text`${who} has $${a}^{${n}}$ sacks with ${front} coconuts in each and loads the coconuts on trucks of
          ${divisor}. How many coconuts does the last truck carry, which is not full?`,
        text`Each of $${a}^{${n}}$ sheets bears ${front} stamps. The stamps are cut out and put into albums of
          ${divisor} stamps. How many stamps remain when no further album can be filled?`,
        text`By which smallest positive integer must $${a}^{${n}} \times ${front}$ be reduced to become divisible by
          $${divisor}$?`,
      ),
      show: plain,
      plausible: value => isRemainder(value, divisor),
      slips: [
        stop('stopped_a_step_early', small)`
          $${small}$ is the remainder after number and divisor were divided by $${g}$. The remainder became smaller with
          them and has to be multiplied by $${g}$ again.`,
        slip('wrong_sign', sign, odd ? 1 : -1)`
          $(-1)^{${groups}}$ counted as $${sign}$ in your work. With an ${odd ? 'odd' : 'even'} exponent it is
          $${-1 * Number(sign)}$.`,
        slip('left_out_a_factor', power, calc`${k} * (${odd ? -1 : 1})`)`
          You kept ${here} and lost $${a}^{${j}}$, the part of the power that is left beside the full groups.`,
        slip(
          'used_a_wrong_given_number',
          common,
          k > 1 && front * rest((odd ? -1 : 1) * k * a ** j, d) < divisor && front,
        )`
          You multiplied the remainder by $${front}$. Only $${g}$ was cancelled, so only $${g}$ comes back.`,
        slip('lost_the_place_in_a_cycle', power, calc`${k} * ${a ** (n % d)}`)`
          You divided the exponent by $${d}$ and kept $${a}^{${n % d}}$. The powers of $${a}$ do not repeat after
          $${d}$ steps.`,
        slip('left_out_a_factor', power, k > 1 && calc`(${odd ? -1 : 1}) * ${a ** j}`)`
          After cancelling, the factor $${k}$ still stands in front of the power. Without it you got ${here}.`,
        slip('miscounted_the_steps', power, calc`${k} * (${odd ? -1 : 1}) * ${a ** (j + 1)}`)`
          ${here} has one factor $${a}$ more than there is: $${n} = ${c} \times ${groups} + ${j}$ leaves
          $${a}^{${j}}$.`,
      ],
      snapRead: text`The number in front of the power shares a factor with the divisor $${divisor}$: cancel it, and look
        for a power of $${a}$ next to a multiple of what is left.`,
      approach: text`Cancel the common factor of $${front}$ and $${divisor}$ first. By the smaller divisor
        $${a}^{${c}}$ leaves $-1$, so the power is easy. At the end the remainder is multiplied by what was cancelled.`,
      check: text`The remainder is a multiple of $${g}$, as number and divisor are: $${left} = ${g} \times
        ${left.div(g)}$. And $${a}^{${2 * c}}$ leaves $1$ by $${d}$, so the exponent $${n % (2 * c)}$ must give the same
        as $${n}$: $${front} \times ${a ** (n % (2 * c))} = ${front * a ** (n % (2 * c))}$ leaves
        $${(front * a ** (n % (2 * c))) % divisor}$.`,
      principle: text`Cancelling a common factor of number and divisor divides the remainder too: multiply it back.`,
    };
  },
);

const cancelled = situation<Cancelled>({
  type: 'NS.REM.4',
  situation: 'cancelled-factor',
  tries: 20,
  draw: draw => {
    const [a, d, c] = draw.pick(oneBelow);
    const [g, k, n] = [draw.int(3, 12), draw.int(1, 5), draw.int(31, 99)];
    const j = n % c;
    const left = rest(k * a ** j, d);
    const fits = j > 0 && gcd(k, d) === 1 && g !== k && g * k !== d && left > 1 && k !== a && g * d < 250;
    return fits ? { g, k, a, c, n, d, frame: draw.int(0, 4), who: draw.pick(peopleInArithmetic) } : null;
  },
  forms: [commonFactor],
});

/** NS.REM.4: small negative remainders; a cancelled factor that comes back. */
export const negativeRemainders: readonly AnyTemplate[] = [...packed, ...cancelled];
