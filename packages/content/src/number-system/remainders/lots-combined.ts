import { gcd, upTo } from '../../numbers.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Lots {
  /** x lots leave a, y lots leave b; c times x is e times y and w more. */
  x: number;
  y: number;
  c: number;
  e: number;
  w: number;
  d: number;
  a: number;
  b: number;
  frame: number;
}

const stories = [
  { things: 'mangoes', lot: 'orchard loads', full: 'crates', a: 'crate' },
  { things: 'bricks', lot: 'kiln loads', full: 'stacks', a: 'stack' },
  { things: 'notebooks', lot: 'parcels', full: 'cartons', a: 'carton' },
  { things: 'coconuts', lot: 'boatloads', full: 'sacks', a: 'sack' },
] as const;
const mod = (n: number, d: number) => ((n % d) + d) % d;

const fromFewer = form<Lots>(
  'left-over-from-fewer-lots',
  {
    band: 'Hard',
    seconds: 130,
    revision: 2,
    also: ['NS.REM.1'],
    entry: true,
    verify: ({ x, y, w, d, a, b }) => {
      const rests = upTo(d).flatMap(n => (mod(x * n, d) === a && mod(y * n, d) === b ? [mod(w * n, d)] : []));
      if (new Set(rests).size !== 1) throw new Error('not one remainder');
      return rests[0] ?? 0;
    },
  },
  ({ x, y, c, e, w, d, a, b, frame }, { step, find, write }) => {
    const { things, lot, full, a: box } = stories[frame as 0 | 1 | 2 | 3];
    write(tex`${w} = ${c * x} - ${e * y} = ${c} \times ${x} - ${e === 1 ? '' : `${e} \\times `}${y}`, {
      because: text`The number left over from one of the ${lot} is not fixed. With ${x} of them some ${full} may have
        been filled, so ${a} need not be ${x} times what one of them leaves. Multiplying and subtracting is safe.`,
    })`
      Only the remainders of ${x} and ${y} ${lot} are known, so write ${w} with multiples of ${x} and ${y}. Compare
      these multiples until two of them differ by ${w}: ${c * x} and ${e * y} do.`;
    const [first, second] = [find(a), find(b)];
    const left = step(calc`${c} * ${first} - ${e} * ${second}`, {
      name: 'the remainders combined',
      because: text`Full ${full} may be left out at any moment, before adding, multiplying or subtracting; they change
        the number by a multiple of $${d}$.`,
    })`
      Combine the remainders in the same way as the numbers of ${lot}.`;
    const wanted = step(() => mod(Number(left), d), {
      name: `the ${things} left over`,
      works: value => tex`${left} = ${d} \times ${`(${(Number(left) - Number(value)) / d})`} + ${value}`,
      because: text`A remainder lies from $0$ to $${d - 1}$. A negative number means that ${things} are missing in the
        last ${box}; what is there is $${d}$ less these.`,
    })`
      That is not yet a remainder with $${d}$. Add or subtract full ${full} of $${d}$ until it lies between $0$ and
      $${d - 1}$.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`All loads that come from an orchard have the same number of mangoes. The mangoes of ${x} loads, packed
            in crates of $${d}$, leave $${a}$ mangoes over; those of ${y} loads leave $${b}$ over. How many are left
            over when the mangoes of only ${w} orchard loads are packed in such crates, as many as can be filled?`
          : frame === 1
            ? text`A kiln sends its bricks in equal loads, and at the site they are put up in stacks of exactly $${d}$.
              After ${x} kiln loads $${a}$ bricks were left over, and after ${y} loads they would have been $${b}$.
              If ${w} loads come, how many bricks will remain beside the full stacks?`
            : frame === 2
              ? text`Parcels with equally many notebooks arrive at a school store and are repacked in cartons of
                $${d}$, all of them full. From ${x} parcels there remain $${a}$ notebooks, from ${y} parcels $${b}$.
                Find how many remain from ${w} parcels.`
              : text`The coconuts of an island come in boatloads of one fixed size, which nobody has counted. Filled
                into sacks of $${d}$, the coconuts of ${x} boatloads leave a rest of $${a}$ and the coconuts of ${y}
                boatloads a rest of $${b}$. What rest do ${w} boatloads leave?`,
      show: plain,
      plausible: value => value.gte(0) && value.lt(d) && value.d === 1n,
      slips: [
        slip('ignored_common_factors', wanted, () => a % x === 0 && mod((a / x) * w, d))`
          You divided $${a}$ by ${x} for the rest of a single one, $${a / x}$, and multiplied it by ${w}. Dividing is
          not allowed, because ${x} and $${d}$ have a common factor.`,
        slip('ignored_common_factors', wanted, () => b % y === 0 && mod((b / y) * w, d))`
          You divided $${b}$ by ${y} for the rest of a single one, $${b / y}$, and multiplied it by ${w}. Dividing is
          not allowed, because ${y} and $${d}$ have a common factor.`,
        slip('wrong_sign', wanted, () => mod(e * b - c * a, d))`
          You subtracted the wrong way round, or left out a minus sign: $${wanted}$ is what is missing to a full ${box},
          not what is left over.`,
        slip('left_out_a_factor', left, () => b - a)`
          You only subtracted $${a}$ from $${b}$. That belongs to $${y} - ${x} = ${y - x}$ ${lot}, and not to
          ${w}.`,
        slip('added_for_subtracted', left, calc`${c} * ${first} + ${e} * ${second}`)`
          You added multiples of the two rests to get $${left}$. That belongs to $${c * x + e * y}$ ${lot}, where the
          question has ${w}.`,
        slip('left_out_a_term', left, calc`${c} * ${first}`)`
          $${left}$ belongs to $${c * x}$ ${lot}. Those that are too many have not been taken away.`,
        slip('swapped_the_two', left, calc`${c} * ${second} - ${e} * ${first}`)`
          You multiplied each rest by the factor of the other and got $${left}$. Each rest belongs to its own number of
          ${lot}.`,
        slip('left_out_a_factor', left, calc`${first} - ${second}`)`
          You only subtracted $${b}$ from $${a}$ and got $${left}$. That belongs to $${x} - ${y} = ${x - y}$ ${lot}.`,
      ],
      snapRead: text`Remainders of two multiples of an unknown number, and the remainder of a third multiple is asked:
        combine, do not divide.`,
      approach: text`Multiples and differences of ${lot} go with the same multiples and differences of the remainders.
        So write ${w} with the numbers ${x} and ${y}.`,
      check: () => {
        const one = upTo(d).find(n => mod(x * n, d) === a && mod(y * n, d) === b) ?? 0;
        return text`If one of them had $${one}$ ${things}, ${x} would have $${x * one}$, which leaves $${a}$, and ${y}
          would have $${y * one}$, which leaves $${b}$; ${w} have $${w * one} = ${(w * one - mod(w * one, d)) / d}
          \times ${d} + ${mod(w * one, d)}$.`;
      },
      principle: text`Remainders may be added, subtracted and multiplied, but not divided by a number that has a factor
        in common with the divisor.`,
    };
  },
);

const combinations = [
  { x: 6, y: 10, c: 2, e: 1, w: 2 },
  { x: 10, y: 14, c: 3, e: 2, w: 2 },
  { x: 9, y: 15, c: 2, e: 1, w: 3 },
  { x: 15, y: 21, c: 3, e: 2, w: 3 },
  { x: 10, y: 18, c: 2, e: 1, w: 2 },
  { x: 12, y: 20, c: 2, e: 1, w: 4 },
  { x: 15, y: 25, c: 2, e: 1, w: 5 },
  { x: 6, y: 15, c: 3, e: 1, w: 3 },
  { x: 6, y: 16, c: 3, e: 1, w: 2 },
  { x: 8, y: 14, c: 2, e: 1, w: 2 },
  { x: 12, y: 21, c: 2, e: 1, w: 3 },
  { x: 15, y: 24, c: 5, e: 3, w: 3 },
] as const;

/** Lots for which dividing a remainder leads astray and the combined one has to be brought into its range. */
const lots = combinations.flatMap(known =>
  [36, 40, 42, 45, 48, 54, 60, 63, 70, 72, 75, 80, 84, 90, 96].flatMap(d =>
    upTo(d - 1).flatMap(n => {
      const { x, y, c, e, w } = known;
      const [a, b, rest] = [mod(x * n, d), mod(y * n, d), mod(w * n, d)];
      const hides = gcd(x, d) > 1 && gcd(y, d) > 1 && c * a - e * b < 0 && n > d / w;
      return hides && [a, b, rest].every(r => r > 4) && new Set([a, b, rest, d - rest]).size === 4
        ? [{ ...known, d, a, b }]
        : [];
    }),
  ),
);

/** NS.REM.4 Hard: the remainder of fewer lots from those of two larger numbers of lots. */
export const lotsCombined: readonly AnyTemplate[] = situation<Lots>({
  type: 'NS.REM.4',
  situation: 'lots-combined',
  tries: 10,
  draw: draw => ({ ...draw.pick(lots), frame: draw.int(0, 3) }),
  forms: [fromFewer],
});
