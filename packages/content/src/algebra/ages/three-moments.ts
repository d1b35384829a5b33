import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { withUnit, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Moments {
  /** The ages now, the eldest first. */
  a: number;
  b: number;
  c: number;
  /** How many times as old as the youngest the middle one was then. */
  k: number;
  names: readonly [string, string, string];
  frame: number;
}

const words: Readonly<Record<number, string>> = {
  2: 'twice',
  3: 'three times',
  4: 'four times',
  5: 'five times',
};

const ageFromThreeMoments = form<Moments>(
  'age-from-three-moments',
  {
    band: 'Hard',
    seconds: 145,
    revision: 2,
    also: ['AL.LIN.1'],
    verify: p => {
      const [total, then] = [p.a + p.b + p.c, p.a + p.b - p.c];
      const found: number[] = [];
      for (let a = 1; a < 130; a += 1)
        for (let b = 1; b < a; b += 1) {
          const c = total - a - b;
          if (c > 0 && c < b && a + (b - c) === then && b - (a - b) === p.k * (c - (a - b))) found.push(a);
        }
      if (found.length !== 1 || found[0] === undefined) throw new Error('not one solution');
      return found[0];
    },
  },
  ({ a, b, c, k, names, frame }, { step, find, write }) => {
    const [elder, middle, young] = names;
    const [total, then] = [a + b + c, a + b - c];
    const youngest = step(calc`(${total} - ${then}) / 2`, {
      name: text`the age of ${young} now`,
      works: (_v, working) => tex`(x + y + z) - (x + y - z) = 2z \;\Rightarrow\; z = ${working}`,
      because: text`${young} reaches the present age of ${middle} in $y - z$ years, and ${elder} is then $x + y - z$
        years old. This differs from the sum of all three ages only in the sign of $z$.`,
    })`
      Let $x$, $y$ and $z$ be the present ages of ${elder}, ${middle} and ${young}. In $y - z$ years ${young} will be
      as old as ${middle} is now, and ${elder} will be $x + y - z$. Subtract this from the sum of the three ages.`;
    const both = step(calc`${total} - ${youngest}`, {
      name: text`the sum of the ages of ${elder} and ${middle}`,
      works: (_v, working) => tex`x + y = ${working}`,
    })`
      The other two ages together are the rest of the sum.`;
    write(
      tex`y - (x - y) = ${k}\bigl(z - (x - y)\bigr) \;\Rightarrow\; ${2 * k - 3}x = ${k}(z + (x + y)) - 2(x + y)`,
      {
        because: text`${elder} was as old as ${middle} is now $x - y$ years ago, so $x - y$ has to be taken from the
        ages of both others. With $y$ replaced by $(x + y) - x$ only $x$ is unknown.`,
      },
    )`
      ${elder} was as old as ${middle} is now $x - y$ years ago; take this from the ages of ${middle} and ${young}.
      Then write $y$ as $(x + y) - x$ and collect $x$.`;
    const right = find(calc`${k} * (${youngest} + ${both}) - 2 * ${both}`);
    const age = step(calc`${right} / ${2 * k - 3}`, {
      name: text`the age of ${elder} now`,
      works: value => tex`x = \frac{${k}(${youngest} + ${both}) - 2 \times ${both}}{${2 * k - 3}} = ${value}`,
    })`
      Both sums are known. Put them in and divide.`;
    const second = find(calc`${both} - ${age}`);
    return {
      answer: age,
      stem: wording(
        frame,
        text`When ${elder} was as old as ${middle} is now, ${middle} was ${words[k]} as old as ${young} was at that
          time. When ${young} is as old as ${middle} is now, ${elder} will be $${then}$. The sum of their present ages
          is $${total}$ years. How old is ${elder} now?`,
        text`The present ages of ${elder}, ${middle} and ${young} add up to $${total}$ years. On the day when ${young}
          reaches the present age of ${middle}, ${elder} will be $${then}$ years old. On the day when ${elder} had the
          present age of ${middle}, the age of ${middle} was ${words[k]} that of ${young}. Find the present age of
          ${elder}.`,
        text`The ages of three cousins add up to $${total}$ years; ${elder} is the eldest and ${young} the youngest.
          At the time when ${elder} was as old as ${middle} is today, ${middle} was ${words[k]} as old as ${young}.
          ${elder} will be $${then}$ when ${young} is as old as ${middle} is today. What is the age of ${elder} today?`,
      ),
      show: value => withUnit(value, 'years'),
      plausible: value => value.d === 1n && value.gt(0) && value.lt(total),
      onSight: value => value.lt(then) && value.mul(3).gt(total),
      slips: [
        slip('let_time_pass_for_one_only', age, calc`(2 * ${both} - ${k} * ${youngest}) / 3`)`
          ${here} takes the years off the age of ${middle} alone. At that time ${young} was younger too, by as many
          years.`,
        stop('answered_another_quantity', second)`
          That is the present age of ${middle}. The question asks for the age of ${elder}.`,
        slip('did_not_halve', youngest, calc`${total} - ${then}`)`
          You used ${here} for the age of ${young}. The sum of the ages and the later age of ${elder} differ by twice
          the age of ${young}.`,
        slip(
          'read_a_comparison_backwards',
          age,
          calc`(2 * ${k} * ${both} - ${both} - ${youngest}) / (3 * ${k} - 2)`,
        )`
          ${here} makes ${young} ${words[k]} as old as ${middle} at that time. ${middle} is the elder of the two.`,
        slip('assumed_equal_parts', age, calc`${both} / 2`)`
          ${here} shares the ages of ${elder} and ${middle} equally. Then both would be of one age, but ${elder} was
          once
          as old as ${middle} is now.`,
        slip('changed_one_side_only', both, calc`1 * ${then}`)`
          You used $${then}$ as the sum of the ages of ${elder} and ${middle}. It is less than that sum by the age of
          ${young}.`,
        slip(
          'let_time_pass_for_one_only',
          age,
          calc`(${k} * (${youngest} + ${both}) - ${both}) / (2 * ${k} - 1)`,
        )`
          ${here} takes the years off the age of ${young} alone. At that time ${middle} was younger too, by as many
          years.`,
        slip('changed_what_stays', age, calc`${both} - ${k} * ${youngest}`)`
          ${here} compares the present ages of ${middle} and ${young}. The comparison is about the time when ${elder}
          was as old as ${middle} is now.`,
      ],
      snapRead: text`Ages at three moments: the gaps between the ages stay, so write the years between the moments as
        differences of ages.`,
      approach: text`The later moment and the sum of the ages give the youngest age at once. With it the sum of the
        other two is known, and the moment in the past is an equation for one of them.`,
      check: text`With the ages $${a}$, $${b}$ and $${c}$: $${a - b}$ years ago they were $${b}$, $${2 * b - a}$ and
        $${b + c - a}$, and $${2 * b - a} = ${k} \times ${b + c - a}$. In $${b - c}$ years ${elder} is ${calc`${a} +
        ${b - c}`}.`,
      principle: text`'As old as another is now' fixes a moment: it lies as many years away as their ages differ, for
        everybody.`,
    };
  },
);

/** AL.LIN.2 Hard: three persons at three moments. */
export const threeMoments: readonly AnyTemplate[] = situation<Moments>({
  type: 'AL.LIN.2',
  situation: 'three-moments',
  tries: 100,
  draw: draw => {
    const k = draw.pick([2, 2, 3, 4]);
    const c = draw.int(12, 40);
    const gap = draw.int(2, 16);
    // The middle one was k times as old as the youngest, gap years ago.
    const b = k * (c - gap) + gap;
    const names = draw.pick([
      ['Arvind', 'Bhavna', 'Chetan'],
      ['Lalita', 'Mohan', 'Nisha'],
      ['Pooja', 'Rakesh', 'Sunita'],
      ['Uday', 'Vimala', 'Yash'],
    ] as const);
    return c - gap >= 3 && b > c + 2 && b + gap < 75
      ? { a: b + gap, b, c, k, names, frame: draw.int(0, 2) }
      : null;
  },
  forms: [ageFromThreeMoments],
});
