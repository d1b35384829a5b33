import { gcd } from '../../numbers.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Packed {
  story: (typeof stories)[number];
  /** The number of things is base to the exponent; the sizes of a box and of a load of boxes. */
  base: number;
  exponent: number;
  box: number;
  load: number;
  frame: number;
}

const stories = [
  { thing: 'laddoos', boxes: 'boxes', box: 'box', loads: 'vans', load: 'van' },
  { thing: 'pins', boxes: 'packets', box: 'packet', loads: 'cartons', load: 'carton' },
  { thing: 'beads', boxes: 'bags', box: 'bag', loads: 'trunks', load: 'trunk' },
] as const;

const powerMod = (base: number, exponent: number, modulus: number) => {
  let value = 1;
  for (let i = 0; i < exponent; i += 1) value = (value * base) % modulus;
  return value;
};
const periodOf = (base: number, modulus: number) => {
  for (let e = 1; e <= modulus; e += 1) if (powerMod(base, e, modulus) === 1) return e;
  throw new Error('the base has a factor in common with the modulus');
};

const boxesLeft = form<Packed>(
  'boxes-left-over',
  {
    band: 'Hard',
    seconds: 150,
    also: ['NS.REM.2'],
    verify: ({ base, exponent, box, load }) => {
      const quotient = BigInt(base) ** BigInt(exponent) / BigInt(box);
      return Number(quotient % BigInt(load));
    },
  },
  (
    { story: { thing, boxes, box: one, loads, load: big }, base, exponent, box, load, frame },
    { step, find },
  ) => {
    const period = periodOf(base, box);
    const cut = find(exponent % period);
    const rest = step(() => powerMod(base, Number(cut), box), {
      name: text`the ${thing} left over`,
      works: value =>
        tex`${base}^{${period}} \equiv 1, \quad ${exponent} = ${period} \times ${Math.floor(exponent / period)} +
          ${cut}, \quad ${base}^{${exponent}} \equiv ${base}^{${cut}} \equiv ${value} \pmod{${box}}`,
      because: text`The powers of ${base} leave remainders on division by $${box}$ that come back after $${period}$
        steps.`,
    })`
      Let $q$ be the number of full ${boxes} and $r$ the number of ${thing} left over. First find $r$, the remainder of
      the power on division by $${box}$.`;
    const other = periodOf(base, load);
    const turn = find(exponent % other);
    const second = step(() => powerMod(base, Number(turn), load), {
      name: text`the remainder of the power on division by ${load}`,
      works: value =>
        tex`${base}^{${other}} \equiv 1, \quad ${base}^{${exponent}} \equiv ${base}^{${turn}} \equiv ${value}
          \pmod{${load}}`,
    })`
      The question is for the remainder of $q$ on division by $${load}$. The power is $${box}q + r$, so find its
      remainder on division by $${load}$, too.`;
    const difference = step(calc`${second} - ${rest}`, {
      name: text`what ${box} times q leaves on division by ${load}`,
      works: value => tex`${box}q \equiv ${second} - ${rest} = ${value} \pmod{${load}}`,
    })`
      Subtract $r$: this is what $${box}q$ leaves, up to multiples of $${load}$.`;
    const factor = find(box % load);
    const wanted = step(
      () => {
        const goal = (((Number(difference.valueOf()) % load) + load) % load) as number;
        for (let q = 0; q < load; q += 1) if ((q * Number(factor)) % load === goal) return q;
        throw new Error('no quotient fits');
      },
      {
        works: value =>
          tex`${factor}q \equiv ${((Number(difference.valueOf()) % load) + load) % load} \pmod{${load}} \Rightarrow
            q \equiv ${value}`,
      },
    )`
      Reduce $${box}$ and this number by multiples of $${load}$. Try $0, 1, 2, \dots$ for $q$: only one of them fits.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`$${base}^{${exponent}}$ ${thing} are put into ${boxes} of $${box}$ as long as a whole ${one} can be
            filled. The full ${boxes} are then loaded on ${loads}, $${load}$ to each ${big}, as long as a whole ${big}
            can be filled. How many full ${boxes} are left over?`
          : text`A factory has made $${base}^{${exponent}}$ ${thing}. A ${one} holds $${box}$ ${thing}, and a ${big}
            holds $${load}$ full ${boxes}. When as many ${boxes} as possible, and with them as many ${loads} as
            possible, have been filled, some full ${boxes} remain that do not fill a ${big}. What is their number?`,
      show: plain,
      plausible: value => value.d === 1n && value.gte(0) && value.lt(load),
      slips: [
        slip('stopped_a_step_early', wanted, second)`
          $${wanted}$ is what the number of ${thing} leaves on division by $${load}$. The question is for full
          ${boxes}, and not for single ${thing}.`,
        slip('mixed_up_quotient_and_remainder', wanted, () => rest.mod(load))`
          You divided the ${thing} left over, $${rest}$, by $${load}$. The question is for the full ${boxes}, which
          are the quotient.`,
        slip('forgot_the_remainder', rest, 0)`
          The ${thing} left over were not taken off: $${box} \times ${wanted}$ and the number of ${thing} leave the
          same, $${second}$, on division by $${load}$.`,
        slip('added_for_subtracted', difference, () => second.add(rest))`
          The ${thing} left over were added: $${box} \times ${wanted}$ leaves the same as $${second} + ${rest}$ on
          division by $${load}$. They have to be taken off.`,
        slip('did_not_divide', wanted, () => ((Number(difference.valueOf()) % load) + load) % load)`
          $${wanted}$ is what the ${thing} in full ${boxes} leave on division by $${load}$. Each ${one} holds $${box}$
          of them.`,
        slip('lost_the_place_in_a_cycle', cut, (exponent + 1) % period)`
          For the ${thing} left over you went one step farther in the cycle of $${period}$: $${base}^{${cut}}$ leaves
          $${rest}$, and with that $${wanted}$ would be left.`,
        slip('lost_the_place_in_a_cycle', turn, (exponent + 1) % other)`
          For the division by $${load}$ you went one step farther in the cycle of $${other}$: $${base}^{${turn}}$ leaves
          $${second}$, and with that $${wanted}$ would be left.`,
        slip('counted_one_too_many', wanted, () => wanted.add(1).mod(load))`
          $${wanted}$ counts the ${one} that is not full with the full ones.`,
      ],
      snapRead: text`The quotient of a power is divided once more: write the power as $${box}q + r$.`,
      approach: text`Find the remainder $r$ of the power on division by $${box}$. Then $${box}q$ is the power less
        $r$, and its remainder on division by $${load}$ gives that of $q$.`,
      check:
        () => text`$${box} \times ${wanted} + ${rest} = ${calc`${box} * ${wanted} + ${rest}`.value}$, which leaves
        $${second}$ on division by $${load}$, as the power does.`,
      principle: text`A quotient has no remainder rule of its own: write number = divisor × quotient + remainder and
        divide that.`,
    };
  },
);

/** NS.REM.3 Hard: what the quotient of a power leaves. */
export const quotientOfAPower: readonly AnyTemplate[] = situation<Packed>({
  type: 'NS.REM.3',
  situation: 'quotient-of-a-power',
  tries: 200,
  draw: draw => {
    const p = {
      story: draw.pick(stories),
      frame: draw.int(0, 1),
      base: draw.pick([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
      exponent: draw.int(40, 240),
      box: draw.pick([7, 9, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 24, 26, 28]),
      load: draw.pick([9, 10, 11, 12, 13, 14, 15, 16, 17]),
    };
    if (gcd(p.base, p.box) > 1 || gcd(p.base, p.load) > 1 || gcd(p.box, p.load) > 1) return null;
    const [first, second] = [periodOf(p.base, p.box), periodOf(p.base, p.load)];
    const fits =
      first > 1 &&
      first <= 6 &&
      second > 1 &&
      second <= 6 &&
      p.exponent % first > 1 &&
      p.exponent % second > 1;
    return fits && p.box % p.load > 1 ? p : null;
  },
  forms: [boxesLeft],
});
