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
    const same = step(
      calc`(${d} - ${b}) / (${a} - ${c})`,
      value =>
        tex`${times(a, 'x')} ${addedTex(b)} = ${times(c, 'x')} ${addedTex(d)} \;\Rightarrow\; x = ${value}`,
    )`
      Equal absolute values mean equal or opposite numbers. Solve for equal ones.`;
    const opposite = step(
      calc`(-${d} - ${b}) / (${a} + ${c})`,
      value =>
        tex`${times(a, 'x')} ${addedTex(b)} = -(${times(c, 'x')} ${addedTex(d)}) \;\Rightarrow\; x = ${value}`,
    )`
      Solve for opposite ones.`;
    const sum = step(calc`${same} + ${opposite}`, value => tex`${same} ${addedTex(opposite)} = ${value}`)`
      Both are solutions whatever the signs; add them.`;
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
          $${same}$ is the solution of one branch; the numbers may also be opposite.`,
        stop('left_out_a_case', opposite)`
          Only the branch with opposite numbers was solved, which gives $${opposite}$.`,
        slip('wrong_sign', opposite, calc`(${d} - ${b}) / (${a} + ${c})`)`
          The minus sign reached $x$ only and not the constant $${d}$.`,
        slip('wrong_sign', same, calc`(${d} + ${b}) / (${a} - ${c})`)`
          The constant $${b}$ was moved to the other side without a change of sign.`,
        slip('subtracted_for_added', sum, calc`${same} - ${opposite}`)`
          The two solutions were subtracted. Here $${same} - ${opposite} = ${sum}$.`,
        slip('subtracted_for_added', sum, calc`${opposite} - ${same}`)`
          One solution was taken off the other; their sum was asked. Here $${opposite} - ${same} = ${sum}$.`,
        slip('wrong_sign', sum, calc`-(${same} + ${opposite})`)`
          Both solutions have the wrong sign here.`,
      ],
      snapRead: text`Two absolute values are equal: two linear equations, neither of which needs a check.`,
      approach: text`Equal distances from zero mean equal or opposite numbers. Solve both cases.`,
      check: text`At $${same}$ both sides are $${same.mul(a).add(b).abs()}$ and $${same.mul(c).add(d).abs()}$, at
        $${opposite}$ they are $${opposite.mul(a).add(b).abs()}$ and $${opposite.mul(c).add(d).abs()}$.`,
      principle: text`Equal absolute values: the numbers are equal or opposite, and both cases count.`,
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
    const corner = step(calc`${a} / ${m}`, value => tex`${m}x - ${a} = 0 \;\Rightarrow\; x = ${value}`)`
      The graph of the absolute value is a corner whose arms are steeper than the line. Find where the corner is.`;
    const least = step(
      calc`floor(-${corner}) + 1`,
      value => tex`${corner} + k > 0 \;\Rightarrow\; k > -${corner}, \quad k \ge ${value}`,
    )`
      The line meets both arms if it passes above the corner. Find the least whole $k$.`;
    const count = step(calc`${most} - (${least}) + 1`)`
      Count the integers from there up to the limit.`;
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
          At $k = ${least}$ the line passes through the corner, and there is one solution only.`,
        slip('rounded_the_wrong_way', least, corner.d !== 1n && calc`floor(-${corner})`)`
          With $k = ${least}$ the line passes below the corner.`,
        slip('wrong_sign', least, calc`floor(${corner}) + 1`)`
          The bound $k > ${corner}$ has the wrong sign: $x + k$ is positive at the corner for $k > -${corner}$.`,
        slip('forgot_negative_numbers', least, 1)`
          Only positive $k$ were counted; the line may start below the origin.`,
        slip('did_not_divide', corner, a)`
          The corner was put at $x = ${a}$; it is where $${m}x$ equals $${a}$.`,
        slip('counted_gaps_for_numbers', count, calc`${most} - ${least}`)`
          $${most} - (${least})$ leaves one of the two ends out.`,
        slip('ignored_a_condition', least, calc`-${most}`)`
          Every line was taken to meet both arms, but a line that passes below the corner meets none.`,
        slip('forgot_negative_numbers', least, 0)`
          Values from zero on were counted; some negative ones fit too.`,
      ],
      snapRead: text`A corner and a line of smaller slope with a parameter: two solutions when the line passes above the
        corner.`,
      approach: text`Look at the graphs. Arms steeper than the line meet it once each exactly when the line is above the
        corner.`,
      faster: text`Put in the corner: $k > -\frac{${a}}{${m}}$, so count from there to $${most}$.`,
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
