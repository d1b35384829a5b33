import { path } from '../../path.ts';
import { plain, withUnit } from '../../show.ts';
import { form, situation } from '../../situation.ts';
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

const wholeLitres = form({
  form: 'exchanges-that-leave-whole-litres',
  revision: 3,
  band: 'Hard',
  likely: true,
  seconds: 130,
  also: ['NS.FAC.3', 'NS.REM.1'],
  entry: true,
  stem: (p: Growing) =>
    p.frame === 0
      ? `From ${litres(p.volume)} of pure ${p.liquid}, $x$ litres are drawn and replaced with ${p.filler}, where $x$ is a positive integer. Then $x + ${p.more}$ litres of the mixture are drawn and replaced with ${p.filler}. What is left of the ${p.liquid} is a whole number of litres, and not zero. How many values can $x$ have?`
      : p.frame === 1
        ? `${p.vessel} of ${litres(p.volume)} is full of ${p.liquid}. A positive whole number of litres is drawn and replaced with ${p.filler}. Then ${litres(p.more)} more than the first time are drawn from the mixture and replaced with ${p.filler}. Some ${p.liquid} is still left, and its quantity in litres is an integer. How many values can the quantity drawn first have?`
        : `A chemist has ${litres(p.volume)} of ${p.liquid}. She pours away $x$ litres, where $x$ is a positive integer, and fills up with ${p.filler}; afterwards she pours away $x + ${p.more}$ litres of the mixture and fills up again. The mixture now contains a positive whole number of litres of ${p.liquid}. For how many $x$ is that so?`,
  path: path<Growing>()
    .step(
      'volume',
      ({ volume }) => q(volume),
      'Write what is left after both exchanges and multiply out; everything but the last term is an integer.',
      ({ volume: v, more }) =>
        `\\frac{(${v} - x)(${v} - x - ${more})}{${v}} = ${v} - 2x - ${more} + \\frac{x(x + ${more})}{${v}} \\quad\\Rightarrow\\quad ${v} \\mid x(x + ${more})`,
    )
    .quiet('powers', (_p, { volume }) => primePowers(volume.valueOf()).map(power => q(power)))
    .step(
      'remainders',
      ({ more }, { powers }) => powers.flatMap(power => remaindersBy(power.valueOf(), more).map(r => q(r))),
      'Split the volume into powers of primes. For each of them find the remainders of $x$ with which it divides the product.',
      ({ more }, { powers }) =>
        powers
          .map(power => `${power}: \\; x \\text{ leaves } ${remaindersBy(power.valueOf(), more).join(', ')}`)
          .join('; \\quad '),
    )
    .quiet('last', ({ volume, more }) => q(volume - more - 1))
    .step(
      'count',
      ({ more }, { powers, last }) => q(fitting(powers.map(Number), more, last.valueOf()).length),
      ({ more }) =>
        `Something is left, so $x + ${more}$ is less than the volume. List the $x$ that satisfy all conditions, and count.`,
      ({ more }, { powers, last, count }) =>
        `x = ${fitting(powers.map(Number), more, last.valueOf()).join(', ')} \\quad (x \\le ${last}): \\quad ${count}`,
    ),
  slips: [
    {
      misconception: 'equal_exchanges',
      at: 'count',
      wrongly: (_p, { powers, last }) => q(fitting(powers.map(Number), 0, last.valueOf()).length),
      words: ({ volume }, { count }) =>
        `$${count}$ is the number of $x$ whose square is divisible by $${volume}$; the second exchange is larger than the first.`,
    },
    {
      misconception: 'emptied_vessel_counted',
      at: 'last',
      wrongly: (_p, { last }) => last.add(1),
      words: ({ volume }, { last, count }) =>
        `$${count}$ includes $x = ${last}$: then all $${volume}$ litres go in the second exchange, and nothing is left.`,
    },
    {
      misconception: 'both_together_within_the_volume',
      at: 'last',
      wrongly: ({ volume, more }) => q(Math.floor((volume - more) / 2)),
      words: ({ more, volume }, { last, count }) =>
        `$${count}$ keeps $x + (x + ${more})$ within $${volume}$, so $x \\le ${last}$; each exchange alone has to be less than the volume.`,
    },
    {
      misconception: 'one_prime_forgotten',
      at: 'powers',
      wrongly: (_p, { powers }) => (powers.length > 1 ? powers.slice(0, -1) : null),
      words: ({ volume }, { count }) =>
        `$${count}$ forgets the factor $${primePowers(volume).at(-1)}$ of $${volume}$, which has to divide the product too.`,
    },
    {
      misconception: 'one_factor_alone',
      at: 'count',
      wrongly: ({ more }, { powers, last }) =>
        q(
          fitting(powers.map(Number), more, last.valueOf()).filter(x => x % Number(powers.at(-1) ?? 1) === 0)
            .length,
        ),
      words: ({ volume, more }, { count }) =>
        `$${count}$ keeps only multiples of $${primePowers(volume).at(-1)}$ for $x$; it may divide $x + ${more}$ instead.`,
    },
    {
      misconception: 'powers_of_primes_as_primes',
      at: 'powers',
      wrongly: (_p, { powers }) => {
        const primes = powers.map(power => {
          const n = power.valueOf();
          let f = 2;
          while (n % f !== 0) f += 1;
          return q(f);
        });
        return primes.join() === powers.join() ? null : primes;
      },
      words: ({ volume }, { powers, count }) =>
        `$${count}$ asks only for the primes $${powers.join(', ')}$ in the product; $${volume}$ contains $${primePowers(volume).join(' \\times ')}$.`,
    },
    {
      misconception: 'multiples_of_all_primes_only',
      at: 'count',
      wrongly: ({ more }, { powers, last }) =>
        q(
          fitting(powers.map(Number), more, last.valueOf()).filter(x =>
            powers.every(power => {
              let f = 2;
              while (power.valueOf() % f !== 0) f += 1;
              return x % f === 0;
            }),
          ).length,
        ),
      words: (_p, { count }) =>
        `$${count}$ keeps only the $x$ that contain every prime of the volume; the primes may be shared between the two factors.`,
    },
    {
      misconception: 'second_exchange_without_bound',
      at: 'last',
      wrongly: ({ volume }) => q(volume - 1),
      words: ({ volume, more }, { count }) =>
        `$${count}$ lets $x$ run up to $${volume} - 1$; then $x + ${more}$ litres could not be drawn.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'Two exchanges, the second larger by a given quantity, and whole litres left: how many first quantities allow that?',
  approach: () =>
    'What is left is a product over the volume. Multiplied out, only one term decides whether it is an integer: the volume has to divide the product of the two quantities. Go through its prime powers.',
  faster: (p, { count }) =>
    `$${p.volume} \\mid x(x + ${p.more})$ with $${p.volume} = ${primePowers(p.volume).join(' \\times ')}$: start from multiples of the largest factor for $x$ or $x + ${p.more}$ and test the others; $${count}$ remain.`,
  check: p =>
    `${valuesOf(p)
      .slice(0, 3)
      .map(x => {
        const { volume: v, more } = p;
        return `$x = ${x}$: $\\frac{${v - x} \\times ${v - x - more}}{${v}} = ${((v - x) * (v - x - more)) / v}$`;
      })
      .join('; ')}${valuesOf(p).length > 3 ? `, and so on up to $x = ${valuesOf(p).at(-1)}$` : ''}.`,
  principle:
    'What is left after two exchanges is a product over the volume; that it is whole is a question of divisibility by prime powers.',
  verify: ({ volume, more }) => {
    let count = 0;
    for (let x = 1; x + more < volume; x += 1) {
      const once = q(volume - x);
      if (once.sub(once.mul(x + more).div(volume)).d === 1n) count += 1;
    }
    return q(count);
  },
});

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
