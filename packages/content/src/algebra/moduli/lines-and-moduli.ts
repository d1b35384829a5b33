import { path } from '../../path.ts';
import { addedTex, numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
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

const twoModuli = form({
  form: 'two-moduli-equal',
  revision: 2,
  band: 'Easy',
  seconds: 50,
  stem: ({ a, b, c, d, way }: Both) =>
    way
      ? `What is the sum of the solutions of $|${times(a, 'x')} ${addedTex(b)}| = |${times(c, 'x')} ${addedTex(d)}|$?`
      : `Find the sum of all values of $x$ for which $${times(a, 'x')} ${addedTex(b)}$ and $${times(c, 'x')} ${addedTex(d)}$ have the same absolute value.`,
  path: path<Both>()
    .step(
      'same',
      ({ a, b, c, d }) => q(d - b, a - c),
      'Equal absolute values mean equal or opposite numbers. Solve for equal ones.',
      ({ a, b, c, d }, { same }) =>
        `${times(a, 'x')} ${addedTex(b)} = ${times(c, 'x')} ${addedTex(d)} \\;\\Rightarrow\\; x = ${numberTex(same)}`,
    )
    .step(
      'opposite',
      ({ a, b, c, d }) => q(-d - b, a + c),
      'Solve for opposite ones.',
      ({ a, b, c, d }, { opposite }) =>
        `${times(a, 'x')} ${addedTex(b)} = -(${times(c, 'x')} ${addedTex(d)}) \\;\\Rightarrow\\; x = ${numberTex(opposite)}`,
    )
    .step(
      'sum',
      (_p, { same, opposite }) => same.add(opposite),
      'Both are solutions whatever the signs; add them.',
      (_p, { same, opposite, sum }) => `${numberTex(same)} ${addedTex(opposite)} = ${numberTex(sum)}`,
    ),
  slips: [
    {
      misconception: 'one_branch_only',
      gives: 'same',
      words: (_p, { same }) =>
        `$${numberTex(same)}$ is the solution of one branch; the numbers may also be opposite.`,
    },
    {
      misconception: 'one_branch_only',
      gives: 'opposite',
      words: (_p, { opposite }) =>
        `Only the branch with opposite numbers was solved, which gives $${numberTex(opposite)}$.`,
    },
    {
      misconception: 'sign_of_constant_kept',
      at: 'opposite',
      wrongly: ({ a, b, c, d }) => q(d - b, a + c),
      words: ({ d }) => `The minus sign reached $x$ only and not the constant $${d}$.`,
    },
    {
      misconception: 'sign_of_constant_changed',
      at: 'same',
      wrongly: ({ a, b, c, d }) => q(d + b, a - c),
      words: ({ b }) => `The constant $${b}$ was moved to the other side without a change of sign.`,
    },
    {
      misconception: 'difference_for_sum',
      at: 'sum',
      wrongly: (_p, { same, opposite }) => same.sub(opposite),
      words: (_p, { same, opposite, sum }) =>
        `The two solutions were subtracted. Here $${numberTex(same)} - ${numberTex(opposite)} = ${numberTex(sum)}$.`,
    },
    {
      misconception: 'difference_for_sum',
      at: 'sum',
      wrongly: (_p, { same, opposite }) => opposite.sub(same),
      words: (_p, { same, opposite, sum }) =>
        `One solution was taken off the other; their sum was asked. Here $${numberTex(opposite)} - ${numberTex(same)} = ${numberTex(sum)}$.`,
    },
    {
      misconception: 'signs_of_both_changed',
      at: 'sum',
      wrongly: (_p, { same, opposite }) => same.add(opposite).neg(),
      words: () => 'Both solutions have the wrong sign here.',
    },
  ],
  show: value => plain(value),
  plausible: value => value.d <= 3n,
  snapRead: () => 'Two absolute values are equal: two linear equations, neither of which needs a check.',
  approach: () => 'Equal distances from zero mean equal or opposite numbers. Solve both cases.',
  check: ({ a, b, c, d }, { same, opposite }) =>
    `At $${numberTex(same)}$ both sides are $${numberTex(same.mul(a).add(b).abs())}$ and $${numberTex(same.mul(c).add(d).abs())}$, at $${numberTex(opposite)}$ they are $${numberTex(opposite.mul(a).add(b).abs())}$ and $${numberTex(opposite.mul(c).add(d).abs())}$.`,
  principle: 'Equal absolute values: the numbers are equal or opposite, and both cases count.',
  verify: ({ a, b, c, d }) => q(-2 * (a * b - c * d), a * a - c * c),
});

interface Range {
  m: number;
  a: number;
  most: number;
  way: boolean;
}

const slopesTwo = form({
  form: 'lines-that-cross-twice',
  revision: 2,
  band: 'Medium',
  entry: true,
  seconds: 65,
  stem: ({ m, a, most, way }: Range) =>
    way
      ? `For how many integers $k$ with $|k| \\le ${most}$ does $|${m}x - ${a}| = x + k$ have two different real solutions?`
      : `For how many integers $k$ from $-${most}$ to $${most}$ do the graphs of $y = |${m}x - ${a}|$ and $y = x + k$ meet in two points?`,
  path: path<Range>()
    .step(
      'corner',
      ({ m, a }) => q(a, m),
      'The graph of the absolute value is a corner whose arms are steeper than the line. Find where the corner is.',
      ({ m, a }, { corner }) => `${m}x - ${a} = 0 \\;\\Rightarrow\\; x = ${numberTex(corner)}`,
    )
    .step(
      'least',
      (_p, { corner }) => corner.neg().floor().add(1),
      'The line meets both arms if it passes above the corner. Find the least whole $k$.',
      (_p, { corner, least }) =>
        `${numberTex(corner)} + k > 0 \\;\\Rightarrow\\; k > -${numberTex(corner)}, \\quad k \\ge ${least}`,
    )
    .step(
      'count',
      ({ most }, { least }) => q(most).sub(least).add(1),
      'Count the integers from there up to the limit.',
      ({ most }, { least, count }) => `${most} - (${least}) + 1 = ${count}`,
    ),
  slips: [
    {
      misconception: 'corner_itself_counted',
      at: 'least',
      wrongly: (_p, { corner }) => (corner.d === 1n ? corner.neg() : null),
      words: (_p, { least }) =>
        `At $k = ${least}$ the line passes through the corner, and there is one solution only.`,
    },
    {
      misconception: 'rounds_bound_down',
      at: 'least',
      wrongly: (_p, { corner }) => (corner.d === 1n ? null : corner.neg().floor()),
      words: (_p, { least }) => `With $k = ${least}$ the line passes below the corner.`,
    },
    {
      misconception: 'sign_of_the_corner',
      at: 'least',
      wrongly: (_p, { corner }) => corner.floor().add(1),
      words: (_p, { corner }) =>
        `The bound $k > ${numberTex(corner)}$ has the wrong sign: $x + k$ is positive at the corner for $k > -${numberTex(corner)}$.`,
    },
    {
      misconception: 'positive_values_only',
      at: 'least',
      wrongly: () => q(1),
      words: () => 'Only positive $k$ were counted; the line may start below the origin.',
    },
    {
      misconception: 'constant_for_corner',
      at: 'corner',
      wrongly: ({ a }) => q(a),
      words: ({ a, m }) => `The corner was put at $x = ${a}$; it is where $${m}x$ equals $${a}$.`,
    },
    {
      misconception: 'counts_length_of_interval',
      at: 'count',
      wrongly: ({ most }, { least }) => q(most).sub(least),
      words: ({ most }, { least }) => `$${most} - (${least})$ leaves one of the two ends out.`,
    },
    {
      misconception: 'corner_ignored',
      at: 'least',
      wrongly: ({ most }) => q(-most),
      words: () =>
        'Every line was taken to meet both arms, but a line that passes below the corner meets none.',
    },
    {
      misconception: 'non_negative_values_only',
      at: 'least',
      wrongly: () => q(0),
      words: () => 'Values from zero on were counted; some negative ones fit too.',
    },
  ],
  show: value => plain(value),
  plausible: (value, { most }) => value.d === 1n && value.valueOf() > 0 && value.valueOf() <= 2 * most + 1,
  snapRead: () =>
    'A corner and a line of smaller slope with a parameter: two solutions when the line passes above the corner.',
  approach: () =>
    'Look at the graphs. Arms steeper than the line meet it once each exactly when the line is above the corner.',
  faster: ({ m, a, most }) =>
    `Put in the corner: $k > -\\frac{${a}}{${m}}$, so count from there to $${most}$.`,
  check: ({ m, a }, { least }) => {
    const k = least.valueOf();
    return `At $k = ${k}$ the solutions are $${numberTex(q(a + k, m - 1))}$ and $${numberTex(q(a - k, m + 1))}$, at $k = ${k - 1}$ there are not two.`;
  },
  principle:
    'A line that is flatter than the arms of a corner meets it twice when it passes above, once through, and not at all below the corner.',
  verify: ({ m, a, most }) => {
    let count = 0;
    for (let k = -most; k <= most; k += 1) {
      const right = q(a + k, m - 1);
      const left = q(a - k, m + 1);
      const fits = [right, left].filter(x => x.add(k).valueOf() >= 0);
      if (fits.length === 2 && !right.equals(left)) count += 1;
    }
    return q(count);
  },
});

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
