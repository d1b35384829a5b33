import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain, withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const stories = [
  { vessel: 'A can', liquid: 'milk', filler: 'water' },
  { vessel: 'A tank', liquid: 'acid', filler: 'water' },
  { vessel: 'A drum', liquid: 'glycerine', filler: 'alcohol' },
  { vessel: 'A cask', liquid: 'vinegar', filler: 'water' },
  { vessel: 'A vat', liquid: 'dye', filler: 'thinner' },
  { vessel: 'A jar', liquid: 'syrup', filler: 'soda' },
] as const;

interface Growing {
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
    revision: 3,
    also: ['NS.FAC.3', 'NS.REM.1'],
    entry: true,
    likely: true,
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
    const { volume: v, more, frame, liquid, filler, vessel } = p;
    const amount = step(
      v,
      tex`\frac{(${v} - x)(${v} - x - ${more})}{${v}} = ${v} - 2x - ${more} + \frac{x(x + ${more})}{${v}}
        \quad\Rightarrow\quad ${v} \mid x(x + ${more})`,
    )`
      Write what is left after both exchanges and multiply out; everything but the last term is an integer.`;
    const powers = find(primePowers(amount.valueOf()).map(power => q(power)));
    step(
      powers.flatMap(power => remaindersBy(power.valueOf(), more).map(r => q(r))),
      () =>
        tex`${powers
          .map(power => `${power}: \\; x \\text{ leaves } ${remaindersBy(power.valueOf(), more).join(', ')}`)
          .join('; \\quad ')}`,
    )`
      Split the volume into powers of primes. For each of them find the remainders of $x$ with which it divides the
      product.`;
    const last = find(calc`${v} - ${more} - 1`);
    const count = step(
      fitting(powers.map(Number), more, last.valueOf()).length,
      value =>
        tex`x = ${fitting(powers.map(Number), more, last.valueOf())} \quad (x \le ${last}): \quad ${value}`,
    )`
      Something is left, so $x + ${more}$ is less than the volume. List the $x$ that satisfy all conditions, and
      count.`;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`From ${litres(v)} of pure ${liquid}, $x$ litres are drawn and replaced with ${filler}, where $x$ is a
            positive integer. Then $x + ${more}$ litres of the mixture are drawn and replaced with ${filler}. What is
            left of the ${liquid} is a whole number of litres, and not zero. How many values can $x$ have?`
          : frame === 1
            ? text`${vessel} of ${litres(v)} is full of ${liquid}. A positive whole number of litres is drawn and
              replaced with ${filler}. Then ${litres(more)} more than the first time are drawn from the mixture and
              replaced with ${filler}. Some ${liquid} is still left, and its quantity in litres is an integer. How many
              values can the quantity drawn first have?`
            : text`A chemist has ${litres(v)} of ${liquid}. She pours away $x$ litres, where $x$ is a positive integer,
              and fills up with ${filler}; afterwards she pours away $x + ${more}$ litres of the mixture and fills up
              again. The mixture now contains a positive whole number of litres of ${liquid}. For how many $x$ is that
              so?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('let_in_equal_values', count, () => fitting(powers.map(Number), 0, last.valueOf()).length)`
          $${count}$ is the number of $x$ whose square is divisible by $${v}$; the second exchange is larger than the
          first.`,
        slip('let_in_an_end_point', last, calc`${last} + 1`)`
          $${count}$ includes $x = ${last}$: then all $${v}$ litres go in the second exchange, and nothing is left.`,
        slip('put_the_bound_on_another_quantity', last, calc`floor((${v} - ${more}) / 2)`)`
          $${count}$ keeps $x + (x + ${more})$ within $${v}$, so $x \le ${last}$; each exchange alone has to be less
          than the volume.`,
        slip('looked_at_one_prime_only', powers, powers.length > 1 && powers.slice(0, -1))`
          $${count}$ forgets the factor $${primePowers(v).at(-1)}$ of $${v}$, which has to divide the product too.`,
        slip(
          'left_out_a_case',
          count,
          () =>
            fitting(powers.map(Number), more, last.valueOf()).filter(
              x => x % Number(powers.at(-1) ?? 1) === 0,
            ).length,
        )`
          $${count}$ keeps only multiples of $${primePowers(v).at(-1)}$ for $x$; it may divide $x + ${more}$ instead.`,
        slip('left_out_higher_powers', powers, () => {
          const primes = powers.map(power => {
            const n = power.valueOf();
            let f = 2;
            while (n % f !== 0) f += 1;
            return q(f);
          });
          return primes.join() === powers.join() ? null : primes;
        })`
          $${count}$ asks only for the primes $${powers}$ in the product; $${v}$ contains
          $${primePowers(v).join(' \\times ')}$.`,
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
          $${count}$ keeps only the $x$ that contain every prime of the volume; the primes may be shared between the two
          factors.`,
        slip('ignored_a_bound', last, calc`${v} - 1`)`
          $${count}$ lets $x$ run up to $${v} - 1$; then $x + ${more}$ litres could not be drawn.`,
      ],
      snapRead: text`Two exchanges, the second larger by a given quantity, and whole litres left: how many first
        quantities allow that?`,
      approach: text`What is left is a product over the volume. Multiplied out, only one term decides whether it is an
        integer: the volume has to divide the product of the two quantities. Go through its prime powers.`,
      faster: () =>
        text`$${v} \mid x(x + ${more})$ with $${v} = ${primePowers(v).join(' \\times ')}$: start from multiples of the
          largest factor for $x$ or $x + ${more}$ and test the others; $${count}$ remain.`,
      check: text`${valuesOf(p)
        .slice(0, 3)
        .map(x => {
          const { volume: v, more } = p;
          return `$x = ${x}$: $\\frac{${v - x} \\times ${v - x - more}}{${v}} = ${((v - x) * (v - x - more)) / v}$`;
        })
        .join('; ')}${valuesOf(p).length > 3 && text`, and so on up to $x = ${valuesOf(p).at(-1)}$`}.`,
      principle: text`What is left after two exchanges is a product over the volume; that it is whole is a question of
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
      volume: draw.pick([24, 30, 36, 40, 42, 45, 48, 54, 56, 60, 66, 70, 72, 75, 78, 80, 84, 90]),
      more: draw.int(2, 15),
      frame: draw.int(0, 2),
    };
    const count = valuesOf(p).length;
    return p.more * 3 < p.volume && count >= 3 && count <= 9 ? p : null;
  },
  forms: [wholeLitres],
});
