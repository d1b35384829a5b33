import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Family {
  parent: string;
  who: string;
  elder: string;
  younger: string;
  third: string;
  d: number;
  p: number;
  n: number;
  /** The third child was born so many years ago, and the multiples now and then. */
  b: number;
  r: number;
  m: number;
  /** What the age is more than the multiple today. */
  e: number;
  frame: number;
}

const stories = [
  { parent: 'Lalitha', who: 'mother', elder: 'Meera', younger: 'Rohan', third: 'Aarav' },
  { parent: 'Imran', who: 'father', elder: 'Farah', younger: 'Nikhil', third: 'Zoya' },
  { parent: 'Gurpreet', who: 'father', elder: 'Jasleen', younger: 'Bhavesh', third: 'Kavya' },
  { parent: 'Debjani', who: 'mother', elder: 'Thomas', younger: 'Ananya', third: 'Tenzin' },
] as const;
const times: Readonly<Record<number, string>> = {
  2: 'twice',
  3: 'three times',
  4: 'four times',
  5: 'five times',
  6: 'six times',
  7: 'seven times',
  8: 'eight times',
  9: 'nine times',
};
const years = (value: Parameters<typeof withUnit>[0]) => withUnit(value, 'years');
const isAge = (value: { d: bigint; s: bigint; lt(n: number): boolean; gt(n: number): boolean }) =>
  value.d === 1n && value.gt(3) && value.lt(110);

const thirdChild = form<Family>(
  'third-child-born-later',
  {
    band: 'Hard',
    seconds: 140,
    suits: ({ b, r, m, e }) => {
      const s = (b * (r - 1 + 2 * m) + e) / (m - r);
      const parent = r * (s + b) + e;
      return (
        m > r &&
        Number.isInteger(s) &&
        s > 2 * b + 3 &&
        parent < 76 &&
        parent - s > 19 &&
        (parent - s - b) % 2 === 0
      );
    },
    verify: ({ b, r, m, e }) => {
      for (let parent = 15; parent < 99; parent += 1)
        for (let s = 2 * b + 1; s < 80; s += 1)
          if (parent === r * (s + b) + e && parent - b === m * (s - 2 * b)) {
            for (let x = 0; x < 200; x += 1) if (parent + x === s + b + 3 * x) return parent + x;
          }
      throw new Error('no ages');
    },
  },
  ({ parent, elder, younger, third, b, r, m, e, frame }, { step, write, find }) => {
    const today = e > 0 ? text`${e} year(s) more than ${times[r] ?? ''}` : (times[r] ?? '');
    const grown = find(2 * b, { name: 'the years that the two older ones have gained' });
    write(tex`F = ${r}(s + ${b}) + ${e}, \qquad F - ${b} = ${m}(s - ${grown})`, {
      because: text`Each child counts from its birth on: ${third} has gained ${b} years, and each of the older ones
        ${b} years.`,
    })`
      Let $F$ be the age of ${parent} and $s$ the sum of the ages of ${elder} and ${younger} today. ${third} is ${b}
      years old. ${b} years ago the two older children together were $${2 * b}$ years younger. Write both comparisons.`;
    const s = step(calc`(${r} * ${b} + ${e} - ${b} + ${m} * ${grown}) / (${m} - ${r})`, {
      because: text`Both equations hold the same age $F$, so it can be replaced. $s$ is the sum of two ages, and the
        two ages themselves are not needed.`,
      name: `the ages of ${elder} and ${younger} together`,
      works: value =>
        tex`${r}s + ${r} \times ${b} + ${e} - ${b} = ${m}s - ${m} \times ${grown} \quad \Rightarrow \quad s = ${value}`,
    })`
      Put $F$ from the first equation into the second one. What is left is an equation for $s$ alone; solve it.`;
    const all = find(calc`${s} + ${b}`, { name: 'the sum of the three ages' });
    const age = step(calc`${r} * ${all} + ${e}`, {
      because: text`The sum of today includes ${third}, who is $${b}$ years old. So it is $s$ with $${b}$ added.`,
      name: `the age of ${parent} now`,
      works: (_v, w) => tex`F = ${w}`,
    })`
      The age of ${parent} today is tied to the sum of the three ages by the first comparison. Put in the sum.`;
    const closing = find(2, { name: 'by how much the gap shrinks each year' });
    const wait = step(calc`(${age} - ${all}) / ${closing}`, {
      name: 'the years until the ages are equal',
      because: text`While ${parent} gains one year, the three children gain three together. So the gap between them
        shrinks by two years in each year, not by three.`,
    })`
      The sum of the three children's ages rises by $3$ years in each year, the age of ${parent} by $1$. Find after how
      many years the two are equal.`;
    const then = step(calc`${age} + ${wait}`, {
      because: text`The question asks for the age at that later time, and ${parent} gains one year in each year.`,
    })`
      Add these years to the age of ${parent} today.`;
    return {
      answer: then,
      stem:
        frame === 0
          ? text`The age of ${parent} today is ${today} the sum of the ages of three children, ${elder}, ${younger} and
            ${third}. ${third} was born ${b} years ago. On that day ${parent} was ${times[m] ?? ''} as old as ${elder}
            and ${younger} together. How old will ${parent} be when the three children together are just as old as
            ${parent}?`
          : text`When ${third} was born, ${parent}'s age was ${times[m] ?? ''} the sum of the ages of the two other
            children, ${elder} and ${younger}. That was ${b} years ago. Now it is ${today} the sum of the ages of all
            three. At what age of ${parent} will these two numbers, the age of ${parent} and the sum of the three, be
            equal?`,
      show: years,
      plausible: isAge,
      slips: [
        slip('let_time_pass_for_one_only', grown, b)`
          The ages of ${elder} and ${younger} together were taken back by ${b} years only. Each of the two was ${b}
          years younger.`,
        slip('counted_one_too_many', grown, 3 * b)`
          The ages of ${elder} and ${younger} together were taken back by ${3 * b} years, as for three children.
          ${third} was not yet born.`,
        slip('stopped_a_step_early', then, age)`
          $${age}$ years is the age of ${parent} today. The question asks for the age at the later time.`,
        slip('left_out_a_term', all, s)`
          You left the $${b}$ years of ${third} out of the sum of today. The comparison of today is with all three
          children.`,
        slip('let_time_pass_for_one_only', closing, 3)`
          You divided the gap by $3$, the years that the children gain in a year. ${parent} gains one year as well, so
          the gap shrinks more slowly.`,
        slip('let_time_pass_for_one_only', closing, 1)`
          You let the gap shrink by one year in each year, as with two children. Three children gain three years, and
          ${parent} gains one.`,
        slip('answered_another_quantity', then, wait)`
          $${wait}$ years is the time from now until then. The question asks for the age of ${parent} at that time.`,
        slip('answered_another_quantity', then, calc`${all} + ${wait}`)`
          ${here} adds the years to the sum of the children's ages, which grows three times as fast.`,
        slip('changed_one_side_only', then, calc`${age} + 3 * ${wait}`)`
          ${here} adds three years a year to the age of ${parent}. That is what the sum of the three ages gains.`,
        slip('used_a_term_twice', then, calc`${age} + 2 * ${wait}`)`
          ${here} adds the waiting time twice. ${parent} gains one year in each year.`,
      ],
      snapRead: text`A sum of several ages grows by several years each year, and one of the children is younger than
        the first fact.`,
      approach: text`Two comparisons at two times give the ages. Then the gap between ${parent} and the three children
        shrinks by two years each year.`,
      check: () =>
        text`At that time ${parent} is $${then}$ and the three children together ${calc`${all} + 3 * ${wait}`} years
          old.`,
      principle: text`A sum of ages moves by as many years each year as there are people in it.`,
    };
  },
);

/** AL.LIN.2 Hard: a parent and two or three children. */
export const families: readonly AnyTemplate[] = situation<Family>({
  type: 'AL.LIN.2',
  situation: 'families',
  tries: 3000,
  draw: draw => ({
    ...draw.pick(stories),
    d: draw.int(2, 9),
    p: draw.int(3, 8),
    n: draw.int(2, 28),
    b: draw.int(2, 11),
    r: draw.int(2, 5),
    e: draw.int(0, 6),
    m: draw.int(3, 9),
    frame: draw.int(0, 1),
  }),
  forms: [thirdChild],
});
