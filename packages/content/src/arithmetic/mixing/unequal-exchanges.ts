import { peopleInArithmetic } from '../../people.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain, withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const stories = [
  { vessel: 'a can', liquid: 'milk', filler: 'water' },
  { vessel: 'a tank', liquid: 'acid', filler: 'water' },
  { vessel: 'a drum', liquid: 'glycerine', filler: 'alcohol' },
  { vessel: 'a tin', liquid: 'mustard oil', filler: 'palm oil' },
  { vessel: 'a drum', liquid: 'paint', filler: 'thinner' },
  { vessel: 'a jar', liquid: 'syrup', filler: 'soda' },
] as const;

interface Growing {
  who: string;
  vessel: string;
  liquid: string;
  filler: string;
  /** First x litres are exchanged, then `more` litres more than that. */
  volume: number;
  more: number;
  frame: number;
}

const litres = (value: number) => withUnit(value, value === 1 ? 'litre' : 'litres');

/** The powers of primes that make up a number, the smallest prime first. */
function primePowers(n: number): number[] {
  const powers: number[] = [];
  let rest = n;
  for (let f = 2; rest > 1; f += 1) {
    let power = 1;
    while (rest % f === 0) {
      rest /= f;
      power *= f;
    }
    if (power > 1) powers.push(power);
  }
  return powers;
}

/** Remainders of x by a power for which the power divides x(x + more). */
const remaindersBy = (power: number, more: number) =>
  Array.from({ length: power }, (_, x) => x).filter(x => (x * (x + more)) % power === 0);

/** Quantities from 1 to the last for which every one of these powers divides x(x + more). */
const fitting = (powers: readonly number[], more: number, last: number) =>
  Array.from({ length: Math.max(0, last) }, (_, i) => i + 1).filter(x =>
    powers.every(power => (x * (x + more)) % power === 0),
  );
const valuesOf = ({ volume, more }: Growing) => fitting(primePowers(volume), more, volume - more - 1);

const wholeLitres = form<Growing>(
  'exchanges-that-leave-whole-litres',
  {
    band: 'Hard',
    seconds: 130,
    revision: 4,
    also: ['NS.FAC.3', 'NS.REM.1'],
    entry: true,
    verify: ({ volume, more }) => {
      let count = 0;
      for (let x = 1; x + more < volume; x += 1) {
        const once = q(volume - x);
        if (once.sub(once.mul(x + more).div(volume)).d === 1n) count += 1;
      }
      return count;
    },
  },
  (p, { step, find }) => {
    const { volume: v, more, frame, who, liquid, filler, vessel } = p;
    const amount = step(v, {
      name: text`the volume that has to divide the product`,
      works: tex`\frac{(${v} - x)(${v} - x - ${more})}{${v}} = ${v} - 2x - ${more} + \frac{x(x + ${more})}{${v}}
        \quad\Rightarrow\quad ${v} \mid x(x + ${more})`,
      because: text`Drawing $x$ of ${v} litres takes the part $\frac{x}{${v}}$ of the ${liquid}, because it is
          spread evenly. After the second exchange two such parts have been multiplied, so one ${v} stays in the
          denominator.`,
    })`
      ${frame === 1 ? text`Let $x$ litres be drawn first. ` : ''}Each exchange leaves the same part of the ${liquid}
      as of
      the ${v} litres. Multiply both parts by ${v} and expand: all terms but the last are integers, so the last one
      has
      to be an integer too.`;
    const powers = find(primePowers(amount.valueOf()).map(power => q(power)));
    step(
      powers.flatMap(power => remaindersBy(power.valueOf(), more).map(r => q(r))),
      {
        works: () =>
          tex`${powers
            .map(
              power => `${power}: \\; x \\text{ leaves } ${remaindersBy(power.valueOf(), more).join(', ')}`,
            )
            .join('; \\quad ')}`,
        because: text`If 12 has to divide a product, 4 and 3 have to divide it. The prime powers have no factor in
          common, so each condition can be tested by itself, and the remainders of $x$ repeat.`,
      },
    )`
      Write ${v} as a product of powers of primes. Each of these powers has to divide the product $x(x + ${more})$.
      The remainder of the product depends only on that of $x$, so try the remainders of $x$ and keep those for which
      the product is divisible.`;
    const last = find(calc`${v} - ${more} - 1`);
    const count = step(fitting(powers.map(Number), more, last.valueOf()).length, {
      works: value =>
        tex`x = ${fitting(powers.map(Number), more, last.valueOf())} \quad (x \le ${last}): \quad ${value}`,
      because: text`$x + ${more}$ litres are drawn the second time. If that were all ${v} litres, no ${liquid}
          would be left.`,
    })`
      Some ${liquid} is left, so $x + ${more}$ is less than ${v}. Write down the values of $x$ that meet the first
      condition, cross out those that fail another one, and count the rest.`;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`From ${litres(v)} of pure ${liquid}, $x$ litres are drawn and replaced with ${filler}, where $x$ is a
            positive integer. Then $x + ${more}$ litres of the mixture are drawn and replaced with ${filler}. What is
            left of the ${liquid} is a whole number of litres, and not zero. How many values can $x$ have?`
          : frame === 1
            ? text`${who} has ${vessel} of ${litres(v)} that is full of ${liquid}. A positive whole number of litres
              is drawn and
              replaced with ${filler}. Then ${litres(more)} more than the first time are drawn from the mixture and
              replaced with ${filler}. Some ${liquid} is still left, and its quantity in litres is an integer. How many
              values can the quantity drawn first have?`
            : text`${who} has ${litres(v)} of ${liquid}, pours away $x$ litres, where $x$ is a positive integer, and
              fills
              up with ${filler}; afterwards ${who} pours away $x + ${more}$ litres of the mixture and fills up
              again. The mixture now contains a positive whole number of litres of ${liquid}. For how many $x$ is that
              so?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('let_in_equal_values', count, () => fitting(powers.map(Number), 0, last.valueOf()).length)`
          $${count}$ counts first quantities whose square is divisible by $${v}$. The second quantity is larger by
          $${more}$ litres, so it is not the square that counts.`,
        slip('let_in_an_end_point', last, calc`${last} + 1`)`
          $${count}$ allows $${last}$ litres the first time. Then all $${v}$ litres go the second time, and no
          ${liquid} is
          left.`,
        slip('put_the_bound_on_another_quantity', last, calc`floor((${v} - ${more}) / 2)`)`
          $${count}$ keeps both quantities together within $${v}$ litres, so the first stops at $${last}$. Each of
          them
          alone has to be less than $${v}$, because the volume is filled up again.`,
        slip('looked_at_one_prime_only', powers, powers.length > 1 && powers.slice(0, -1))`
          $${count}$ leaves out the factor $${primePowers(v).at(-1)}$ of $${v}$, which has to divide the product of
          the two
          quantities too.`,
        slip(
          'left_out_a_case',
          count,
          () =>
            fitting(powers.map(Number), more, last.valueOf()).filter(
              x => x % Number(powers.at(-1) ?? 1) === 0,
            ).length,
        )`
          $${count}$ keeps only first quantities that are multiples of $${primePowers(v).at(-1)}$. Only the product of
          both
          quantities has to be such a multiple, so the second one may bring some of its factors or all of them.`,
        slip('left_out_higher_powers', powers, () => {
          const primes = powers.map(power => {
            const n = power.valueOf();
            let f = 2;
            while (n % f !== 0) f += 1;
            return q(f);
          });
          return primes.join() === powers.join() ? null : primes;
        })`
          $${count}$ asks only that the primes $${powers}$ divide the product of the two quantities. Their powers in
          $${v} =
          ${primePowers(v).join(' \\times ')}$ have to divide it.`,
        slip(
          'demanded_too_much',
          count,
          () =>
            fitting(powers.map(Number), more, last.valueOf()).filter(x =>
              powers.every(power => {
                let f = 2;
                while (power.valueOf() % f !== 0) f += 1;
                return x % f === 0;
              }),
            ).length,
        )`
          $${count}$ keeps only first quantities that every prime factor of $${v}$ divides. Some of these primes may
          divide
          the second quantity instead.`,
        slip('ignored_a_bound', last, calc`${v} - 1`)`
          $${count}$ lets the first quantity go up to $${v} - 1$ litres. Then $${more}$ litres more cannot be drawn
          the
          second time.`,
      ],
      snapRead: text`Two quantities are drawn and replaced, the second larger by $${more}$ litres, and a whole number
      of litres of
        ${liquid} is left. The possible first quantities are counted.`,
      approach: text`What is left is a product divided by $${v}$. After expanding, only one term need not be an
      integer, so $${v}$
        has to divide the product of the two quantities. Go through its prime powers.`,
      check: text`What is left is whole for each of them: ${valuesOf(p)
        .slice(0, 3)
        .map(x => {
          const { volume: v, more } = p;
          return `$x = ${x}$: $\\frac{${v - x} \\times ${v - x - more}}{${v}} = ${((v - x) * (v - x - more)) / v}$`;
        })
        .join('; ')}${valuesOf(p).length > 3 && text`, and so on up to $x = ${valuesOf(p).at(-1)}$`}.`,
      principle: text`What is left after two exchanges is a product divided by the volume; whether it is whole is a
      question of
        divisibility by prime powers.`,
    };
  },
);

/** AR.MIX.2 Hard: two unequal exchanges that leave whole litres. */
export const unequalExchanges: readonly AnyTemplate[] = situation<Growing>({
  type: 'AR.MIX.2',
  situation: 'growing-exchanges',
  tries: 40,
  draw: draw => {
    const p = {
      ...draw.pick(stories),
      who: draw.pick(peopleInArithmetic),
      volume: draw.pick([24, 30, 36, 40, 42, 45, 48, 54, 56, 60, 66, 70, 72, 75, 78, 80, 84, 90]),
      more: draw.int(2, 15),
      frame: draw.int(0, 2),
    };
    const count = valuesOf(p).length;
    return p.more * 3 < p.volume && count >= 3 && count <= 9 ? p : null;
  },
  forms: [wholeLitres],
});
