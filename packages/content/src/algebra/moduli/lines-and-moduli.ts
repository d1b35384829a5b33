import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { addedTex, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const times = (n: number, letter: string) => `${n === 1 ? '' : n === -1 ? '-' : n}${letter}`;

interface Both {
  a: number;
  b: number;
  c: number;
  d: number;
  way: boolean;
}

const twoModuli = form<Both>(
  'two-moduli-equal',
  {
    band: 'Easy',
    seconds: 50,
    revision: 2,
    verify: ({ a, b, c, d }) => q(-2 * (a * b - c * d), a * a - c * c),
  },
  ({ d, b, a, c, way }, { step }) => {
    const same = step(calc`(${d} - ${b}) / (${a} - ${c})`, {
      name: 'the solution for equal numbers',
      works: value =>
        tex`${times(a, 'x')} ${addedTex(b)} = ${times(c, 'x')} ${addedTex(d)} \;\Rightarrow\;
          ${times(a - c, 'x')} = ${calc`${d} - ${b}`} \;\Rightarrow\; x = ${value}`,
      because: text`The absolute value is the distance from $0$. Two numbers at the same distance are either the same,
        as $3$ and $3$, or opposite, as $3$ and $-3$.`,
    })`
      Two numbers with equal absolute values are equal or opposite. First solve the case in which they are equal.`;
    const opposite = step(calc`(-${d} - ${b}) / (${a} + ${c})`, {
      name: 'the solution for opposite numbers',
      works: value =>
        tex`${times(a, 'x')} ${addedTex(b)} = -(${times(c, 'x')} ${addedTex(d)}) \;\Rightarrow\;
          ${times(a + c, 'x')} = ${calc`-${d} - ${b}`} \;\Rightarrow\; x = ${value}`,
      because: text`The opposite of a sum has both signs changed: the minus sign belongs to the term in $x$ and to the
        constant.`,
    })`
      Now solve the case in which they are opposite: one side is the other with a minus sign before the whole
      bracket.`;
    const sum = step(calc`${same} + ${opposite}`, {
      name: 'the sum of the solutions',
      works: value => tex`${same} ${addedTex(opposite)} = ${value}`,
      because: text`Where one side has no modulus, a solution can make it negative and fail. Here both sides are
        absolute values, so none of them can be negative and no check is needed.`,
    })`
      Both numbers satisfy the equation, because both sides are absolute values and never negative. Add the two
      solutions.`;
    return {
      answer: sum,
      stem: way
        ? text`What is the sum of the solutions of $|${times(a, 'x')} ${addedTex(b)}| = |${times(c, 'x')}
          ${addedTex(d)}|$?`
        : text`Find the sum of all values of $x$ for which $${times(a, 'x')} ${addedTex(b)}$ and $${times(c, 'x')}
          ${addedTex(d)}$ have the same absolute value.`,
      show: plain,
      plausible: value => value.d <= 3n,
      slips: [
        stop('left_out_a_case', same)`
          $${same}$ is the solution for equal numbers only. The two numbers may also be opposite, which gives a second
          solution.`,
        stop('left_out_a_case', opposite)`
          You solved only the case of opposite numbers, which gives $${opposite}$. The two numbers may also be
          equal.`,
        slip('wrong_sign', opposite, calc`(${d} - ${b}) / (${a} + ${c})`)`
          In the case of opposite numbers you changed the sign of the term in $x$ only. The constant $${d}$ changes
          its sign too.`,
        slip('wrong_sign', same, calc`(${d} + ${b}) / (${a} - ${c})`)`
          You moved the constant $${b}$ to the other side with the same sign. On the other side it has the opposite
          sign.`,
        slip('subtracted_for_added', sum, calc`${same} - ${opposite}`)`
          You subtracted the two solutions. Here $${same} - ${opposite} = ${sum}$, but their sum is asked.`,
        slip('subtracted_for_added', sum, calc`${opposite} - ${same}`)`
          You subtracted one solution from the other, but their sum is asked. Here $${opposite} - ${same} = ${sum}$.`,
        slip('wrong_sign', sum, calc`-(${same} + ${opposite})`)`
          You have the sum of the two solutions with the wrong sign. Put them back into the equation to see their
          signs.`,
      ],
      snapRead: text`Two absolute values are equal: the numbers inside are equal or opposite, which gives two linear
        equations.`,
      approach: text`Equal distances from zero mean equal or opposite numbers. Solve both cases and add the
        solutions.`,
      check: text`At $${same}$ both sides are $${same.mul(a).add(b).abs()}$ and $${same.mul(c).add(d).abs()}$, at
        $${opposite}$ they are $${opposite.mul(a).add(b).abs()}$ and $${opposite.mul(c).add(d).abs()}$.`,
      principle: text`If two absolute values are equal, the numbers are equal or opposite, and both cases count.`,
    };
  },
);

interface Range {
  m: number;
  a: number;
  most: number;
  way: boolean;
}

const slopesTwo = form<Range>(
  'lines-that-cross-twice',
  {
    band: 'Medium',
    seconds: 65,
    revision: 2,
    entry: true,
    verify: ({ m, a, most }) => {
      let count = 0;
      for (let k = -most; k <= most; k += 1) {
        const right = q(a + k, m - 1);
        const left = q(a - k, m + 1);
        const fits = [right, left].filter(x => x.add(k).valueOf() >= 0);
        if (fits.length === 2 && !right.equals(left)) count += 1;
      }
      return count;
    },
  },
  ({ a, m, most, way }, { step }) => {
    const corner = step(calc`${a} / ${m}`, {
      name: 'the place of the corner',
      works: value => tex`${m}x - ${a} = 0 \;\Rightarrow\; x = ${value}`,
      because: text`A modulus is $0$ where the number inside is $0$, and it grows on both sides of this place. There
        the graph has its lowest point, a corner.`,
    })`
      The graph of the absolute value is a corner whose two arms are steeper than the line. Find where the corner
      is.`;
    const least = step(calc`floor(-${corner}) + 1`, {
      name: 'the least $k$',
      works: value => tex`${corner} + k > 0 \;\Rightarrow\; k > -${corner}, \quad k \ge ${value}`,
      because: text`The corner has the height $0$. A line above it stands between the arms, and as the arms rise
        faster, it meets each of them once. A line through the corner has only that one point.`,
    })`
      The line $y = x + k$ meets both arms exactly if it passes above the corner, so $x + k$ is positive there. Find
      the least whole $k$ for this.`;
    const count = step(calc`${most} - (${least}) + 1`, {
      name: 'the number of integers $k$',
      because: text`With both ends counted there is one integer more than the difference: from $5$ to $7$ there are
        $5, 6, 7$.`,
    })`
      Every larger $k$ up to $${most}$ lifts the line further, so all of them count. Count the integers with both
      ends.`;
    return {
      answer: count,
      stem: way
        ? text`For how many integers $k$ with $|k| \le ${most}$ does $|${m}x - ${a}| = x + k$ have two different real
          solutions?`
        : text`For how many integers $k$ from $-${most}$ to $${most}$ do the graphs of $y = |${m}x - ${a}|$ and $y = x +
          k$ meet in two points?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0 && value.valueOf() <= 2 * most + 1,
      slips: [
        slip('let_in_an_end_point', least, corner.d === 1n && calc`-${corner}`)`
          You counted $k = ${least}$ as well. There the line passes through the corner, so it meets the graph in one
          point only.`,
        slip('rounded_the_wrong_way', least, corner.d !== 1n && calc`floor(-${corner})`)`
          You began with $k = ${least}$. There the line still passes below the corner, so it meets the graph in no
          point.`,
        slip('wrong_sign', least, calc`floor(${corner}) + 1`)`
          You used the bound $k > ${corner}$. At the corner $x + k$ has to be positive, so $k$ is more than
          $-${corner}$.`,
        slip('forgot_negative_numbers', least, 1)`
          You counted only positive $k$, from $${least}$ on. With some negative $k$ the line still passes above the
          corner.`,
        slip('did_not_divide', corner, a)`
          You put the corner at $x = ${a}$. It is the place where $${m}x$ equals $${a}$, so $${a}$ has to be divided
          by $${m}$.`,
        slip('counted_gaps_for_numbers', count, calc`${most} - ${least}`)`
          $${most} - (${least})$ counts the steps between the integers. There is one integer more than steps.`,
        slip('ignored_a_condition', least, calc`-${most}`)`
          You counted every $k$ from $${least}$ on. A line that passes below the corner meets neither of the two
          arms.`,
        slip('forgot_negative_numbers', least, 0)`
          You counted from $k = ${least}$ on. With some negative $k$ the line still passes above the corner.`,
      ],
      snapRead: text`The graph of a modulus and a flatter line with a parameter: they meet twice when the line passes
        above the corner.`,
      approach: text`Look at the graphs. Arms that are steeper than the line meet it once each exactly when the line
        passes above the corner.`,
      faster: text`At the corner $x = \frac{${a}}{${m}}$ the line has to be above $0$: $k > -\frac{${a}}{${m}}$, so
        count from there to $${most}$.`,
      check: () => {
        const k = least.valueOf();
        return text`At $k = ${k}$ the solutions are $${q(a + k, m - 1)}$ and $${q(a - k, m + 1)}$, at $k = ${k - 1}$
          there are not two.`;
      },
      principle: text`A line that is flatter than the arms of a corner meets it twice when it passes above, once
        through, and not at all below the corner.`,
    };
  },
);

/** AL.MOD.2: two moduli, and a line that rises with a parameter. */
export const linesAndModuli: readonly AnyTemplate[] = [
  ...situation<Both>({
    type: 'AL.MOD.2',
    situation: 'equal-moduli',
    draw: draw => {
      const [a, c] = draw.some([1, 2, 3, 4, 5], 2) as [number, number];
      const [b, d] = [draw.int(-14, 14), draw.int(-14, 14)];
      const sum = q(-2 * (a * b - c * d), a * a - c * c);
      const nonZero = b !== 0 && d !== 0 && sum.valueOf() !== 0 && a * d !== b * c;
      return nonZero && sum.d <= 2n && a > c ? { a, b, c, d, way: draw.chance(0.5) } : null;
    },
    tries: 60,
    forms: [twoModuli],
  }),
  ...situation<Range>({
    type: 'AL.MOD.2',
    situation: 'rising-line',
    draw: draw => {
      const [m, a] = [draw.int(2, 5), draw.int(3, 40)];
      const most = draw.int(8, 30);
      return a / m < most - 2 ? { m, a, most, way: draw.chance(0.5) } : null;
    },
    tries: 20,
    forms: [slopesTwo],
  }),
];
