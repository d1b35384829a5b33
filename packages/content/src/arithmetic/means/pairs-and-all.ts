import type Fraction from 'fraction.js';
import { gcd } from '../../numbers.ts';
import { personBy } from '../../people.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Groups {
  /** Averages of the first two groups, of both, of the last two, and of all three. */
  a: number;
  b: number;
  ab: number;
  bc: number;
  all: number;
  frame: number;
}

/** The positive difference of two averages, as it is written. */
const apart = (x: number, y: number) => `${Math.max(x, y)} - ${Math.min(x, y)}`;

const stories = [
  {
    groups: ['the morning batch', 'the noon batch', 'the evening batch'],
    larger: ['the morning batch is larger', 'the noon batch is larger'],
    of: 'test',
    unit: 'marks',
  },
  {
    groups: ['the bags of the first truck', 'the bags of the second truck', 'the bags of the third truck'],
    larger: ['the first truck brings more bags', 'the second truck brings more bags'],
    of: 'load',
    unit: 'kg',
  },
  {
    groups: ['the juniors', 'the seniors', 'the veterans'],
    larger: ['the juniors are more', 'the seniors are more'],
    of: 'club',
    unit: 'years',
  },
] as const;

/** Sizes of the groups in units of the first two, and the last average. */
function workedOut({ a, b, ab, bc, all }: Omit<Groups, 'frame'>) {
  const [x, y] = [Math.abs(b - ab) / gcd(b - ab, ab - a), Math.abs(ab - a) / gcd(b - ab, ab - a)];
  // The third group's size: y b + n c = (y + n) bc and (x + y) ab + n c = (x + y + n) all.
  const n = q(x * (all - ab) + y * (all - ab) - y * (bc - b), bc - all);
  return {
    x,
    y,
    n,
    c: n.equals(0)
      ? q(0)
      : q(y * (bc - b))
          .div(n)
          .add(bc),
  };
}

const third = form<Groups>(
  'average-of-the-third-group',
  {
    band: 'Medium',
    seconds: 110,
    // Alligation twice is Medium; every option lies on the side of the noon batch's partner.
    revision: 4,
    also: ['AR.MIX.1'],
    verify: p => {
      const { x, y } = workedOut(p);
      for (let tenths = 1; tenths < 400; tenths += 1) {
        const n = tenths / 4;
        const c = ((y + n) * p.bc - y * p.b) / n;
        if (Math.abs((x * p.a + y * p.b + n * c) / (x + y + n) - p.all) < 1e-9)
          return q(Math.round(c * 4), 4);
      }
      throw new Error('no size fits');
    },
  },
  (p, { step, find, write }) => {
    const { a, b, ab, bc, all, frame } = p;
    const { groups, unit, larger } = stories[frame % stories.length] ?? stories[0];
    const [g, h, k] = groups;
    const { x, y } = workedOut(p);
    const sizes = find([x, y]);
    const common = gcd(b - ab, ab - a);
    write(
      tex`(${apart(b, ab)}) : (${apart(ab, a)}) = ${common > 1 && `${common * x} : ${common * y} = `}${x} : ${y}`,
      {
        because: text`Around a common average, size times distance is the same on both sides. So
          ${larger[x > y ? 0 : 1]}: $${x > y ? a : b}$ is nearer to $${ab}$ than $${x > y ? b : a}$ is.`,
      },
    )`
      The average of ${g} and ${h} together is $${ab}$. Their numbers are in the inverse ratio of the
      distances of $${a}$ and $${b}$ from it. So count ${g} as ${x} part(s) and ${h} as ${y} part(s).`;
    const pair = step(calc`${sizes[1]} * (${bc} - ${b})`, {
      name: text`$nc - ${bc}n$`,
      works: (_, working) =>
        tex`${sizes[1]} \times ${b} + nc = (${sizes[1]} + n) \times ${bc} \Rightarrow nc - ${bc}n = ${working}`,
      because: text`Averages of different groups cannot be added, but totals can. The total of a group is its size times
        its average.`,
    })`
      Let ${k} count as $n$ such parts, with the average $c$. Write the total of ${h} and ${k} in two ways, from the two
      groups and from their common average $${bc}$, and bring both terms with $n$ to one side.`;
    const three = step(calc`(${sizes[0]} + ${sizes[1]}) * (${all} - ${ab})`, {
      name: text`$nc - ${all}n$`,
      works: (_, working) => {
        const both = sizes[0].add(sizes[1]);
        return tex`${both} \times ${ab} + nc = (${both} + n) \times ${all} \Rightarrow nc - ${all}n = ${working}`;
      },
      because: text`There are two unknowns, $n$ and $c$, so a second equation is needed. The average of all has not been
        used yet.`,
    })`
      Do the same with the total of all: ${g} and ${h} together average $${ab}$, and with ${k} the average is
      $${all}$.`;
    const size = step(calc`(${three} - ${pair}) / (${bc} - ${all})`, {
      name: text`the number $n$ of parts of ${k}`,
      works: (_, working) =>
        tex`(nc - ${all}n) - (nc - ${bc}n) = (${bc} - ${all})n \Rightarrow n = ${working}`,
      because: text`The total $nc$ stands in both equations. Subtracting removes it, and only $n$ is left.`,
    })`
      Subtract the first of the two equations from the second to find $n$.`;
    const wanted = step(calc`${bc} + ${pair} / ${frac(size)}`, {
      name: text`the average of ${k}`,
      works: (_, working) => tex`n(c - ${bc}) = ${pair} \Rightarrow c = ${working}`,
    })`
      Put $n$ into the first equation and solve it for $c$.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`In one and the same test the morning batch of an academy averaged $${a}$ marks and the noon batch
            $${b}$ marks; taken together, these two batches averaged $${ab}$. The noon batch and the evening batch
            together averaged $${bc}$, and all three batches $${all}$. What was the average of the evening batch?`
          : frame === 1
            ? text`Three trucks bring bags of grain to a mill. A bag from the first truck weighs $${a}$ kg on average
              and one from the second $${b}$ kg. ${personBy(a, b)} notes that the average is $${ab}$ kg for the bags
              of the
              first two trucks, $${bc}$ kg for those of the last two and $${all}$ kg for all bags. Find the average
              weight of a bag from the third truck.`
            : text`The average age in a sports club is $${all}$ years. Without the veterans it would be $${ab}$ years,
              and without the juniors $${bc}$ years. The juniors are $${a}$ and the seniors $${b}$ years old on
              average, and every member is a junior, a senior or a veteran. How old are the veterans on average?`,
      show: value => withUnit(value, unit),
      plausible: value =>
        value.gt(0) &&
        value.mul(2).d === 1n &&
        value.lt(3 * Math.max(a, b)) &&
        (bc > b ? value.gt(bc) : value.lt(bc)) &&
        (all > ab ? value.gt(all) : value.lt(all)),
      slips: [
        slip('averaged_the_averages', wanted, calc`3 * ${all} - ${a} - ${b}`)`
          ${here} needs three groups of equal size. But $${ab}$ is not in the middle of $${a}$ and $${b}$, so ${g} and
          ${h} differ in size.`,
        slip('averaged_the_averages', wanted, calc`2 * ${bc} - ${b}`)`
          ${here} takes $${bc}$ as the middle of the averages of ${h} and ${k}. That holds only for groups of equal
          size.`,
        slip('swapped_the_weights', sizes, [y, x])`
          You counted ${g} as ${y} part(s) and ${h} as ${x} part(s). It is the other way round: the average of the
          larger
          group is nearer to $${ab}$.`,
        slip('assumed_equal_parts', sizes, [1, 1])`
          You counted ${g} and ${h} as one part each. Then they would average ${calc`(${a} + ${b}) / 2`} together, not
          $${ab}$.`,
        slip('averaged_the_averages', wanted, calc`2 * ${all} - ${ab}`)`
          ${here} takes $${all}$ as the middle between $${ab}$ and the average of ${k}, as if the two
          sides were equal in size.`,
        slip('ignored_the_weights', wanted, calc`${bc} + (${bc} - ${b}) / ${frac(size)}`)`
          ${here} counts ${h} as one part. But they are ${y} part(s), so the difference $${bc} - ${b}$ counts $${y}$
          times.`,
      ],
      snapRead: text`Averages of two pairs of groups and of all three are given, and no sizes. The sizes follow as
        parts,
        and with them the average of ${k}.`,
      approach: text`Alligation gives the sizes of ${g} and ${h} as parts. Then the total of ${h} and ${k} and the
        total of
        all give two equations for the size and the average of ${k}.`,
      faster: () => {
        const [near, far] = [q(bc - all), q(all - a)].map(value => value.abs()) as [Fraction, Fraction];
        return text`Only two alligations give the parts. With ${g} alone on one side of $${all}$, ${g} and the others
          are as $${near} : ${far}$, so the others have $${x} \times \frac{${far}}{${near}} = ${size.add(y)}$ parts and
          ${k} $${size}$. Then $c = ${all} + \frac{${x + y} \times (${all} - ${ab})}{${size}} = ${wanted}$.`;
      },
      check: text`With $${x}$, $${y}$ and $${size}$ parts the total is $${x} \times ${a} + ${y} \times ${b} + ${size}
        \times ${wanted} = ${calc`${x} * ${a} + ${y} * ${b} + ${size} * ${wanted}`.value}$, and divided by
        $${calc`${x} + ${y} + ${size}`.value}$ that is $${all}$.`,
      principle: text`From averages alone only the ratio of sizes can be found; count the sizes in parts and write
        totals, which may be added and subtracted.`,
    };
  },
);

/** AR.AVG.2 Medium: averages of pairs of groups and of all three. */
export const pairsAndAll: readonly AnyTemplate[] = situation<Groups>({
  type: 'AR.AVG.2',
  situation: 'pairs-and-all',
  tries: 400,
  draw: draw => {
    const [a, b] = [draw.int(24, 54), draw.int(24, 54)];
    if (Math.abs(a - b) < 5) return null;
    const ab = draw.int(Math.min(a, b) + 2, Math.max(a, b) - 2);
    const all = ab + draw.pick([2, 3, 5, 6, 8, -3, -4, -6]);
    const p = { a, b, ab, all, bc: all + draw.pick([1, 2, 3, 4, -1, -2, -3]) };
    const { x, y, n, c } = workedOut(p);
    const fits = x !== y && x + y <= 9 && n.gte(1) && n.lte(12) && n.d === 1n && c.d === 1n && p.b !== p.bc;
    const known = [p.a, p.b, p.ab, p.bc, p.all];
    return fits && c.gt(12) && c.lt(90) && !known.includes(Number(c)) && new Set(known).size === 5
      ? { ...p, frame: draw.int(0, 2) }
      : null;
  },
  forms: [third],
});
