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

const stories = [
  {
    who: 'students',
    groups: ['the morning batch', 'the noon batch', 'the evening batch'],
    of: 'test',
    unit: 'marks',
  },
  { who: 'bags', groups: ['the first truck', 'the second truck', 'the third truck'], of: 'load', unit: 'kg' },
  { who: 'players', groups: ['the juniors', 'the seniors', 'the veterans'], of: 'club', unit: 'years' },
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
    band: 'Hard',
    seconds: 140,
    revision: 2,
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
    const { groups, unit } = stories[frame % stories.length] ?? stories[0];
    const [g, h, _k] = groups;
    const { x, y } = workedOut(p);
    const [first, second] = [find(x), find(y)];
    write(tex`\left|${b} - ${ab}\right| : \left|${ab} - ${a}\right| = ${x} : ${y}`, {
      because: text`In a common average what lies above it on one side must make up for what lies below it on the
        other, so the group that is nearer to it is the larger one.`,
    })`
      The average of ${g} and ${h} together is $${ab}$. Their sizes are in the inverse ratio of the distances of $${a}$
      and $${b}$ from it. So count the sizes as $${x}$ and $${y}$ parts.`;
    const size = step(
      calc`((${first} + ${second}) * (${all} - ${ab}) - ${second} * (${bc} - ${b})) / (${bc} -
      ${all})`,
      {
        name: text`the size of the third group in the same parts`,
        works: (_, working) =>
          tex`${y} \times ${b} + nc = (${y} + n) \times ${bc}, \quad ${x + y} \times ${ab} + nc = (${x + y} + n) \times
          ${all} \Rightarrow n = ${working}`,
        because: text`The total $nc$ of the third group stands in both equations. Subtracting removes it, and only $n$
        is left.`,
      },
    )`
      Let the third group have $n$ such parts and the average $c$. Write the totals of the last two groups and of all
      three, and subtract one equation from the other to find $n$.`;
    const wanted = step(calc`${bc} + ${second} * (${bc} - ${b}) / ${frac(size)}`, {
      name: 'the average of the third group',
      works: (_, working) => tex`n(c - ${bc}) = ${y}(${bc} - ${b}) \Rightarrow c = ${working}`,
      because: text`What ${h} lack to the common average or have above it, the third group has above it or lacks.`,
    })`
      Now balance the last two groups around their common average $${bc}$ to find $c$.`;
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
      plausible: value => value.gt(0) && value.mul(2).d === 1n && value.lt(3 * Math.max(a, b)),
      slips: [
        slip('averaged_the_averages', wanted, calc`3 * ${all} - ${a} - ${b}`)`
          ${here} treats the three groups as equally large. Their sizes differ, as the common average of the first two
          shows.`,
        slip('averaged_the_averages', wanted, calc`2 * ${bc} - ${b}`)`
          ${here} takes the common average of the last two groups as the middle of their averages. That holds only for
          groups of equal size.`,
        slip('swapped_the_weights', first, () => y)`
          You gave ${g} $${y}$ parts, as many as belong to ${h}. The group whose average is nearer to $${ab}$ is the
          larger one.`,
        slip('swapped_the_weights', second, () => x)`
          You gave ${h} $${x}$ parts, as many as belong to ${g}. The group whose average is nearer to $${ab}$ is the
          larger one.`,
        slip('averaged_the_averages', wanted, calc`2 * ${all} - ${ab}`)`
          ${here} takes the average of all as the middle between the first two groups and the third. The third group
          need not be as large as the two together.`,
        slip('wrong_sign', wanted, calc`${bc} - ${second} * (${bc} - ${b}) / ${frac(size)}`)`
          ${here} puts the third group on the same side of $${bc}$ as ${h}. Then their common average could not be
          $${bc}$.`,
        slip('ignored_the_weights', wanted, calc`${bc} + (${bc} - ${b}) / ${frac(size)}`)`
          ${here} counts ${h} as one part. They are $${y}$ parts, so their distance from $${bc}$ counts $${y}$ times.`,
      ],
      snapRead: text`Common averages of two pairs of groups and of all three, and no sizes: the sizes follow as parts,
        and with them the last average.`,
      approach: text`The first three averages give the sizes of two groups as parts. Then the totals of the last two
        groups and of all three are two equations for the third group.`,
      check: text`With $${x}$, $${y}$ and $${size}$ parts the total is $${x} \times ${a} + ${y} \times ${b} + ${size}
        \times ${wanted} = ${calc`${first} * ${a} + ${second} * ${b} + ${size} * ${wanted}`.value}$, and divided by
        $${calc`${first} + ${second} + ${size}`.value}$ that is $${all}$.`,
      principle: text`From averages alone only the ratio of sizes can be found; count the sizes in parts and write
        totals, which may be added and subtracted.`,
    };
  },
);

/** AR.AVG.2 Hard: averages of pairs of groups and of all three. */
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
