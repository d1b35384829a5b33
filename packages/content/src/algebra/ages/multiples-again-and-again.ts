import { divisors, lcm } from '../../numbers.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { withUnit, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Pair {
  parent: string;
  who: string;
  child: string;
}

interface Multiples extends Pair {
  /** The parent is d years older; the child is a, then b, then c years old. */
  d: number;
  a: number;
  b: number;
  c: number;
  later: boolean;
  frame: number;
}

const pairs = [
  { parent: 'Lalitha', who: 'mother', child: 'Rohan' },
  { parent: 'Imran', who: 'father', child: 'Zoya' },
  { parent: 'Gurpreet', who: 'father', child: 'Kavya' },
  { parent: 'Debjani', who: 'mother', child: 'Tenzin' },
  { parent: 'Thomas', who: 'father', child: 'Ananya' },
] as const satisfies readonly Pair[];

const between = Array.from({ length: 19 }, (_, i) => 21 + i);
/** Ages of a child at three multiples in a row, for parents who are 21 to 39 years older. */
const threes = between.flatMap(d => {
  const list = divisors(d);
  return list.slice(0, -2).map((a, i) => ({ d, a, b: list[i + 1] ?? 0, c: list[i + 2] ?? 0 }));
});
const sameGaps = ({ a, b, c }: { a: number; b: number; c: number }) =>
  threes.filter(t => t.b - t.a === b - a && t.c - t.b === c - b);
const unique = threes.filter(t => sameGaps(t).length === 1 && t.a > 1);

/** Another difference from 21 to 39 that fits the first two ages, but not the third one. */
const wrongGap = ({ d, a, b, c }: { d: number; a: number; b: number; c: number }) =>
  between.find(n => n !== d && n % a === 0 && n % b === 0 && n % c !== 0) ?? false;

/** The age of a parent with these steps where a further multiple lies between them. */
const withOneBetween = ({
  d,
  a,
  b,
  c,
  later,
}: {
  d: number;
  a: number;
  b: number;
  c: number;
  later: boolean;
}) => {
  for (let s = 1; s < 13; s += 1)
    for (const n of between)
      if (n !== d && [s, s + b - a, s + c - a].every(age => n % age === 0))
        return n + s + (later ? c - a : 0);
  return false;
};

const ageOfParent = form<Multiples>(
  'parent-from-three-multiples',
  {
    band: 'Hard',
    seconds: 145,
    revision: 2,
    also: ['NS.FAC.1'],
    verify: ({ b, a, c, later }) => {
      const fits: number[] = [];
      for (let parent = 22; parent < 90; parent += 1)
        for (let child = 1; child < 40; child += 1) {
          const isMultiple = (t: number) => (parent + t) % (child + t) === 0;
          const times = Array.from({ length: c - a + 1 }, (_, t) => t).filter(isMultiple);
          if (parent - child > 20 && parent - child < 40 && times.join() === [0, b - a, c - a].join())
            fits.push(parent + (later ? c - a : 0));
        }
      if (fits.length !== 1) throw new Error('not one age');
      return fits[0] ?? 0;
    },
  },
  ({ parent, who, child, d, a, b, c, later, frame }, { step, find, write }) => {
    write(tex`\frac{D + s}{s} = \frac{D}{s} + 1`, {
      because: text`The difference of the ages stays the same, and only the age of the child changes. A fraction whose
        numerator and denominator both change would be much harder to follow.`,
    })`
      Let ${parent} be $D$ years older than ${child}, and let ${child} be $s$ years old. The quotient of the two ages is
      whole exactly if $s$ is a factor of $D$.`;
    const start = step(() => q(a), {
      name: text`the age of ${child} now`,
      works: value =>
        tex`s, \; s + ${b - a}, \; s + ${c - a}: \quad ${a}, \; ${b}, \; ${c}, \qquad s = ${value}`,
      because: text`For every other $s$ the three numbers have no common multiple from $21$ to $39$, or another factor
        of that multiple lies between them. Then the times would not follow one another.`,
    })`
      So $s$, $s + ${b - a}$ and $s + ${c - a}$ are three neighbouring factors of one number $D$ from $21$ to $39$. List
      the factors of these numbers, and look for three neighbours with these steps; $${a}$, $${b}$ and $${c}$ are
      neighbouring factors of $${d}$.`;
    const apart = step(() => q(d), {
      name: 'the difference of the ages',
      because: text`The LCM is the smallest number that all three divide, and $D$ is a multiple of it. ${parent} was
        more than $20$ and less than $40$ years old when ${child} was born, so $D$ lies between these.`,
      works: value => tex`\text{LCM}(${a}, ${b}, ${c}) = ${lcm(a, b, c)}, \qquad D = ${value}`,
    })`
      $D$ is a multiple of all three ages. Use the multiple between $20$ and $40$ that has no further factor between
      them.`;
    const added = find(later ? c : a);
    const age = step(later ? calc`${apart} + ${added}` : calc`${apart} + ${start}`)`
      ${
        later
          ? text`At the third of these times ${child} is $${c}$ years old, and ${parent} is $D$ years older. So add the
            two.`
          : text`${parent} is $D$ years older than ${child}, so add $D$ to the age of ${child} now.`
      }`;
    const asked = later
      ? text`How old will ${parent} be at this third time?`
      : text`How old is ${parent} now?`;
    const [first, second] = [b - a, c - b];
    return {
      answer: age,
      stem: wording(
        frame,
        text`The age of ${parent} is now a whole-number multiple of the age of ${child}. The next time that this is so
          is
          ${first} year(s) from now, and the time after that is another ${second} year(s) later. ${parent} is the ${who}
          of ${child} and was more than 20 but less than 40 years old when ${child} was born. ${asked}`,
        text`${parent} was older than 20 and younger than 40 when ${child} was born. This year the age of ${parent}, the
          ${who}, is divisible by that of ${child}. That will next be so after exactly ${first} year(s), and the time
          after
          that will be exactly ${second} year(s) later. ${asked}`,
      ),
      show: found => withUnit(found, 'years'),
      plausible: found => found.d === 1n && found.gt(20 + (later ? c - a : 1)) && found.lt(90),
      slips: [
        slip('stopped_a_step_early', age, () => apart)`
          ${age} is the age of ${parent} when ${child} was born. The age of ${child} at the time asked has to be
          added.`,
        slip('answered_another_quantity', age, d + b)`
          ${age} is the age of ${parent} at the second of the three times. The question asks about the
          ${later ? 'third' : 'first'}.`,
        slip('ignored_a_condition', apart, wrongGap({ d, a, b, c }))`
          You used a difference of $${apart}$ years. It is divisible by the ages $${a}$ and $${b}$ of ${child}, but not
          by the third one, $${c}$.`,
        slip('ignored_a_condition', age, withOneBetween({ d, a, b, c, later }))`
          This age gives three multiples with these steps, but between two of them there is a further one, so they do
          not come one after another. Here it is ${age}.`,
        slip('used_a_term_twice', age, later ? d + 2 * c - a : d + 2 * a)`
          $${later ? `${d} + ${c} + ${c - a}` : `${d} + ${a} + ${a}`} = ${age}$ adds some years twice. The difference of
          the ages and the age of ${child} are the whole sum.`,
      ],
      snapRead: text`Two ages have a constant difference, and one is a multiple of the other at three times: the ages of
        ${child} are factors of the difference.`,
      approach: text`The difference of the ages is a multiple of the age of ${child} each time. So three ages of
        ${child} are neighbouring factors of one number, and its size is limited.`,
      check: text`The ages are $${d + a}$ and $${a}$, $${d + b}$ and $${b}$, $${d + c}$ and $${c}$, with the quotients
        $${(d + a) / a}$, $${(d + b) / b}$ and $${(d + c) / c}$.`,
      principle: text`The age of one person is a multiple of the age of another exactly when the difference of their
        ages is.`,
    };
  },
);

/** AL.LIN.2 Hard: three times at which one age is a multiple of another. */
export const multiplesAgainAndAgain: readonly AnyTemplate[] = situation<Multiples>({
  type: 'AL.LIN.2',
  situation: 'multiples-again',
  draw: draw => ({
    ...draw.pick(pairs),
    ...draw.pick(unique),
    later: draw.chance(0.62),
    frame: draw.int(0, 1),
  }),
  forms: [ageOfParent],
});
