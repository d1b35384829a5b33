import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
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

const parentOfTwo = form<Family>(
  'parent-of-two',
  {
    band: 'Hard',
    seconds: 130,
    entry: true,
    suits: ({ d, p, n }) => {
      const r = (p * d + n) / (p - 2);
      const parent = 2 * r + d + n;
      return (
        p > 2 &&
        Number.isInteger(r) &&
        r > d + 1 &&
        parent - r - d >= 19 &&
        parent - r - d <= 40 &&
        parent < 80
      );
    },
    verify: ({ d, p, n }) => {
      for (let r = d + 1; r < 60; r += 1)
        for (let parent = r; parent < 110; parent += 1)
          if (p * (r - d) === parent - d && parent + n === 2 * r + d + 2 * n) return parent;
      throw new Error('no ages');
    },
  },
  ({ parent, who, elder, younger, d, p, n, frame }, { step, write, find }) => {
    write(tex`${p}(r - ${d}) = m - ${d}`, {
      because: text`${elder} was as old as ${younger} is now exactly $${d}$ years ago, the difference of their ages.`,
    })`
      Let ${younger} be $r$ and ${parent} $m$ years old now; ${elder} is $r + ${d}$. ${elder} was $r$ years old ${d}
      years ago. Everybody was
      ${d} years younger then; write down the comparison for that time.`;
    const passed = find(2 * n, { name: 'the years that the two children gain together' });
    const extra = step(calc`${d} + ${passed} - ${n}`, {
      name: `what ${parent} has more than twice the age of ${younger}`,
      works: value => tex`m + ${n} = r + (r + ${d}) + ${passed} \quad \Rightarrow \quad m = 2r + ${value}`,
    })`
      In ${n} years ${parent} is ${n} years older, and each of the two children is ${n} years older as well. Write
      the third fact.`;
    const ago = find(d, { name: 'how many years ago the first comparison holds' });
    const r = step(calc`(${p} * ${ago} + ${extra} - ${ago}) / (${p} - 2)`, {
      name: `the age of ${younger}`,
      works: value =>
        tex`${p}r - ${p} \times ${ago} = 2r + ${extra} - ${ago} \quad \Rightarrow \quad r = ${value}`,
    })`
      Put this into the first equation and solve for $r$.`;
    const m = step(calc`2 * ${r} + ${extra}`, { works: (_v, w) => tex`m = ${w}` })`
      Find the age of ${parent}.`;
    return {
      answer: m,
      stem:
        frame === 0
          ? text`${parent} has two children, ${elder} and ${younger}. ${elder} is ${d} years older than ${younger}.
            When ${elder} was as old as
            ${younger} is now, ${parent} was ${times[p] ?? ''} as old as ${younger} was then. ${n} years from now
            the age of ${parent} will be equal to
            the sum of the ages of both children. How old is ${parent} now?`
          : text`The age of ${parent}, the ${who} of two children, ${elder} and ${younger}, will in ${n} years be
            the sum of what the ages of the two will then be. When
            ${elder}, who is ${d} years older than ${younger}, had the present age of ${younger}, the age of
            ${parent} was ${times[p] ?? ''} the age that
            ${younger} had at that time. Find the present age of ${parent}.`,
      show: years,
      plausible: isAge,
      slips: [
        slip('let_time_pass_for_one_only', passed, n)`
          The ${n} years to come were added once to the sum of the children's ages. Both of them grow older by ${n}
          years.`,
        slip('let_time_pass_for_one_only', ago, 0)`
          ${parent} was compared with ${younger} as both are today. The comparison holds for a time ${d} years ago.`,
        stop('answered_another_quantity', r)`
          $${r}$ years is the age of ${younger}.`,
        slip('answered_another_quantity', m, calc`${r} + ${d}`)`
          ${here} is the age of ${elder}.`,
        slip('answered_another_quantity', m, calc`2 * ${r} + ${extra} + ${n}`)`
          ${here} is the age of ${parent} in ${n} years.`,
        slip('answered_another_quantity', m, calc`2 * ${r} + ${extra} - ${d}`)`
          ${here} is the age that ${parent} had ${d} years ago.`,
        slip('wrong_sign', extra, calc`${d} + ${passed} + ${n}`)`
          The ${n} years of ${parent} were added on the side of the two children as well.`,
        slip('left_out_a_change', passed, 0)`
          The ages of the children were left as they are today when the age of ${parent} was taken ${n} years on.`,
        slip('wrong_sign', r, frac(calc`(${p} * ${ago} + ${extra} + ${ago}) / (${p} - 2)`))`
          The ${d} years were added to the age of ${parent} at the earlier time instead of taken off.`,
      ],
      snapRead: text`Three people and two other times: the difference of the children's ages fixes the first of them.`,
      approach: text`Name the present ages of ${younger} and ${parent}. The earlier time is ${d} years ago, the
        later one in ${n} years; write one
        equation for each.`,
      check: () => {
        const [age, child] = [Number(m.valueOf()), Number(r.valueOf())];
        return text`${d} years ago ${parent} was $${age - d}$ and ${younger} $${child - d}$; in ${n} years they are
          $${age + n}$ and $${child + n}$, and
          ${elder} is $${child + d + n}$.`;
      },
      principle: text`Give every fact its own time, and move all ages to that time before you write the equation.`,
    };
  },
);

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
      years old. ${b} years ago the two older
      children together were $${2 * b}$ years younger. Write both comparisons.`;
    const s = step(calc`(${r} * ${b} + ${e} - ${b} + ${m} * ${grown}) / (${m} - ${r})`, {
      name: `the ages of ${elder} and ${younger} together`,
      works: value =>
        tex`${r}s + ${r} \times ${b} + ${e} - ${b} = ${m}s - ${m} \times ${grown} \quad \Rightarrow \quad s = ${value}`,
    })`
      Replace $F$ in the second equation and solve for $s$.`;
    const all = find(calc`${s} + ${b}`, { name: 'the sum of the three ages' });
    const age = step(calc`${r} * ${all} + ${e}`, {
      name: `the age of ${parent} now`,
      works: (_v, w) => tex`F = ${w}`,
    })`
      Find the age of ${parent} today.`;
    const closing = find(2, { name: 'by how much the gap shrinks each year' });
    const wait = step(calc`(${age} - ${all}) / ${closing}`, {
      name: 'the years until the ages are equal',
      because: text`Each year ${parent} gains one year and the three children three, so the gap shrinks by two years.`,
    })`
      The sum of the three children's ages rises by $3$ years in each year, the age of ${parent} by $1$. Find after
      how many years the two are
      equal.`;
    const then = step(calc`${age} + ${wait}`)`
      Find the age of ${parent} at that time.`;
    return {
      answer: then,
      stem:
        frame === 0
          ? text`The age of ${parent} today is ${today} the sum of the ages of three children, ${elder}, ${younger}
            and ${third}. ${third} was
            born ${b} years ago. On that day ${parent} was ${times[m] ?? ''} as old as ${elder} and ${younger}
            together. How old will ${parent} be when the three
            children together are just as old as ${parent}?`
          : text`When ${third} was born, ${parent}'s age was ${times[m] ?? ''} the sum of the ages of the two other
            children, ${elder} and ${younger}. That was
            ${b} years ago. Now it is ${today} the sum of the ages of all three. At what age of ${parent} will these
            two numbers, the age of ${parent} and the
            sum of the three, be equal?`,
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
          $${age}$ years is the age of ${parent} today.`,
        slip('left_out_a_term', all, s)`
          The ${b} years of ${third} were left out of the sum of today.`,
        slip('let_time_pass_for_one_only', closing, 3)`
          The gap was divided by $3$. ${parent} grows older in the meantime, too.`,
        slip('let_time_pass_for_one_only', closing, 1)`
          The gap was taken to shrink by one year each year, as with two children.`,
        slip('answered_another_quantity', then, wait)`
          $${wait}$ years is the time until then, not the age.`,
        slip('answered_another_quantity', then, calc`${all} + ${wait}`)`
          ${here} adds the years to the sum of the children's ages, which grows three times as fast.`,
        slip('changed_one_side_only', then, calc`${age} + 3 * ${wait}`)`
          ${here} adds three years a year to the age of ${parent}. That is what the sum of the three ages gains.`,
        slip('used_a_term_twice', then, calc`${age} + 2 * ${wait}`)`
          ${here} counts the waiting time twice.`,
      ],
      snapRead: text`A sum of several ages grows by several years each year, and one of the children is younger than
        the first fact.`,
      approach: text`Two comparisons at two times give the ages. Then the gap between ${parent} and the three
        children shrinks by two years each
        year.`,
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
  forms: [parentOfTwo, thirdChild],
});
