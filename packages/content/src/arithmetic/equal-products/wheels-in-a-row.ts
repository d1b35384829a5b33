import { gcd, lcm } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Wheels {
  story: (typeof stories)[number];
  /** The three numbers of one kind, and the common product. */
  a: number;
  b: number;
  c: number;
  product: number;
}

const stories = [
  {
    rule: 'Three toothed wheels P, Q and R turn in a row, so that in a minute equally many teeth of each pass by.',
    item: 'teeth',
    time: 'turns a minute',
    one: 'P',
    two: 'Q',
    three: 'R',
    has: 'has',
    makes: 'makes',
  },
  {
    rule: 'Three looms P, Q and R wove equally much cloth, each with a width of its own in every hour that it ran.',
    item: 'cm of cloth an hour',
    time: 'hours',
    one: 'P',
    two: 'Q',
    three: 'R',
    has: 'wove',
    makes: 'ran',
  },
  {
    rule: 'Equally many saplings were planted in three fields P, Q and R, in full rows of equal length in each field.',
    item: 'saplings in a row',
    time: 'rows',
    one: 'P',
    two: 'Q',
    three: 'R',
    has: 'has',
    makes: 'has',
  },
] as const;

const middle = form<Wheels>(
  'middle-of-three-from-differences',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AL.LIN.1'],
    entry: true,
    verify: ({ a, b, c, product }) => {
      const [m, n] = [b - a, c - b];
      const [p, r] = [product / a - product / b, product / b - product / c];
      for (let mid = m + 1; mid < 2000; mid += 1)
        for (let turns = r + 1; turns < 3000; turns += 1)
          if ((mid - m) * (turns + p) === mid * turns && (mid + n) * (turns - r) === mid * turns) return mid;
      throw new Error('no wheels fit');
    },
  },
  ({ story, a, b, c, product }, { step, find, write }) => {
    const { rule, item, time, one, two, three, has, makes } = story;
    const [m, n] = [b - a, c - b];
    const [p, r] = [product / a - product / b, product / b - product / c];
    write(tex`x(t + ${p}) = (x + ${m})t \Rightarrow ${p}x = ${m}t`, {
      because: text`The products are equal, so what one factor loses has to be made up by the other. When both
          sides are multiplied out, $xt$ stands on each side and goes.`,
    })`
      Let ${one} have the number $x$ of ${item}, ${two} $x + ${m}$ and ${three} $x + ${m + n}$, and let ${two} have the
      number $t$ of ${time}. Compare ${one} with ${two}: $xt$ cancels.`;
    write(tex`(x + ${m})t = (x + ${m + n})(t - ${r}) \Rightarrow ${n}t = ${r}(x + ${m + n})`, {
      because: text`Each comparison of two neighbours uses one pair of the given differences. Two unknowns need
          two equations.`,
    })`
      Compare ${two} with ${three} in the same way: the product of their two numbers is the same too.`;
    const all = find(m + n);
    const times = step(calc`${r} * ${p} * ${all} / (${n} * ${p} - ${r} * ${m})`, {
      name: text`the number of ${time} of ${two}`,
      works: value =>
        tex`x = \frac{${m}t}{${p}} \Rightarrow ${n}t = \frac{${r} \times ${m}t}{${p}} + ${r} \times ${all} \Rightarrow
          t = ${value}`,
      because: text`Each equation alone has many solutions. The first one says only in which ratio $x$ and $t$
          are; with it the second one has $t$ alone.`,
    })`
      Both equations are linear in $x$ and $t$. Substitute $x$ from the first one into the second one and solve for
      $t$.`;
    const first = step(calc`${m} * ${times} / ${p}`, {
      name: text`the number of ${item} of ${one}`,
      because: text`The first equation has $x$ and $t$ in a fixed ratio. Once $t$ is known, a multiplication gives
          $x$.`,
    })`
      Substitute $t$ into the first equation to find $x$, the number of ${item} of ${one}.`;
    const wanted = step(calc`${first} + ${m}`, {
      because: text`$x$ was chosen for ${one}, but the question asks for ${two}.`,
    })`
      ${two} has $${m}$ more ${item} than ${one}. Add them to find the number that is asked.`;
    return {
      answer: wanted,
      stem: text`${rule} ${two} ${has} $${m}$ more ${item} than ${one}, and ${three} $${n}$ more than ${two}. On the
        other hand, ${one} ${makes} $${p}$ more ${time} than ${two}, and ${two} $${r}$ more than ${three}. Find the
        number of ${item} for ${two}.`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(m),
      slips: [
        slip('answered_another_quantity', wanted, times)`
          You gave $${wanted}$, the number of ${time} of ${two}. The question asks for the number of ${item} of
          ${two}, the other factor.`,
        slip('stopped_a_step_early', wanted, first)`
          You stopped at $${wanted}$, the number of ${item} of ${one}. ${two} has $${m}$ more.`,
        slip('wrong_sign', wanted, calc`${first} + ${m} + ${n}`)`
          You found the number of ${item} of ${three}: ${here}. The question asks for ${two}, which has fewer.`,
        slip('used_a_wrong_given_number', all, n)`
          You gave ${three} only $${n}$ more ${item} than ${one}. It has $${n}$ more than ${two}, so $${m + n}$ more
          than ${one}.`,
        slip('inverted_the_ratio', first, calc`${p} * ${times} / ${m}`)`
          The first comparison was turned round: ${here} for ${one}. The number of ${item} of ${one} is to that of
          ${time} of ${two} as $${m}$ to $${p}$.`,
        slip('used_a_wrong_given_number', first, calc`${n} * ${times} / ${r}`)`
          You found the number of ${item} of ${three}, ${here}, and used it as that of ${one}. ${one} has fewer.`,
        slip('assumed_a_proportion', times, calc`${all} * ${p} / ${m}`)`
          You let the numbers of ${time} fall in proportion: ${here} for ${two}. The products are equal and not the
          quotients, so they do not.`,
      ],
      snapRead: text`Three products are equal, and only differences of their factors are known. Compare two neighbours
        at a time.`,
      approach: text`Name both factors of ${two}. In each comparison with a neighbour the common product cancels and a
        linear equation remains.`,
      faster: text`From ${one} to ${two}: $${p}x = ${m}t$. From ${two} to ${three}: $${r}z = ${n}t$, with $z$ for
        ${three}. So $z - x = t\left(\frac{${n}}{${r}} - \frac{${m}}{${p}}\right)$, and that is $${m + n}$.`,
      check: text`$${calc`${wanted} - ${m}`.value} \times ${calc`${times} + ${p}`.value} = ${wanted} \times ${times} =
        ${calc`${wanted} + ${n}`.value} \times ${calc`${times} - ${r}`.value} = ${product}$.`,
      principle: text`When two products are equal, subtract the part that both contain: what one factor gains then
        balances what the other loses.`,
    };
  },
);

/** AR.RAT.4 Hard: equal products with differences of their factors. */
export const wheelsInARow: readonly AnyTemplate[] = situation<Wheels>({
  type: 'AR.RAT.4',
  situation: 'wheels-in-a-row',
  tries: 200,
  draw: draw => {
    const [a = 1, b = 1, c = 1] = draw
      .some(
        [12, 14, 15, 16, 18, 20, 21, 24, 25, 27, 28, 30, 32, 35, 36, 40, 42, 45, 48, 54, 60, 63, 70, 72],
        3,
      )
      .sort((x, y) => x - y);
    const unit = lcm(a, b, c);
    const product = unit * draw.int(1, 6);
    if (product / a > 130 || product / c < 6 || c > 3 * a) return null;
    const [p, r] = [product / a - product / b, product / b - product / c];
    const [m, n] = [b - a, c - b];
    const isPlain = gcd(m, p) > 1 && m !== n && p !== r && m > 2 && n > 2 && r > 1;
    return isPlain && product / b !== b && n * p !== r * m
      ? { story: draw.pick(stories), a, b, c, product }
      : null;
  },
  forms: [middle],
});
