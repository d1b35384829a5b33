import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { addedTex, plain, polynomialTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Windows {
  /** The quadratic is at most 0 from `low` to `high`. */
  low: number;
  high: number;
  /** |px − k| ≤ reach: at most two neighbours x fit one k. */
  p: number;
  reach: number;
  asked: 'one' | 'some';
  way: boolean;
}

const quadratic = ({ low, high }: Windows) => polynomialTex([1, -(low + high), low * high]);

const oneCommonInteger = form<Windows>(
  'parameters-with-one-common-integer',
  {
    band: 'Hard',
    seconds: 135,
    also: ['AL.MOD.1', 'AL.QUA.7'],
    entry: true,
    verify: ({ low, high, p, reach, asked }) => {
      let count = 0;
      for (let k = p * low - reach - 5; k <= p * high + reach + 5; k += 1) {
        let fits = 0;
        for (let x = low - 9; x <= high + 9; x += 1)
          if (x * x - (low + high) * x + low * high <= 0 && Math.abs(p * x - k) <= reach) fits += 1;
        if (asked === 'one' ? fits === 1 : fits > 0) count += 1;
      }
      return count;
    },
  },
  (given, { step, find }) => {
    const { high, low, reach, p, asked, way } = given;
    const xs = step(
      calc`${high} - ${low} + 1`,
      value =>
        tex`(x ${addedTex(-low)})(x ${addedTex(-high)}) \le 0, \quad ${low} \le x \le ${high}: \quad ${value} \text{
          values of } x`,
    )`
      Solve the quadratic inequality and count its integers.`;
    const width = step(
      calc`2 * ${reach} + 1`,
      value =>
        tex`${p}x - ${reach} \le k \le ${p}x + ${reach}: \quad ${value} \text{ values of } k \text{ for each } x`,
    )`
      Turn the modulus round: for a fixed $x$ it says which $k$ fit. Count them.`;
    const pairs = find(calc`${xs} - 1`);
    const double = step(
      calc`(${width} - ${p}) * ${pairs}`,
      value =>
        tex`${width} - ${p} = ${width.sub(p)} \text{ for each of } ${pairs} \text{ pairs}: \quad ${value}`,
    )`
      From one $x$ to the next these lists move on by the coefficient, so neighbours overlap. Count the $k$ that belong
      to two of them.`;
    const taken = find(asked === 'one' ? 2 : 1);
    const count = step(
      calc`${xs} * ${width} - ${double} * ${taken}`,
      value => tex`${xs} \times ${width} - ${!taken.equals(1) && tex`${taken} \times `}${double} = ${value}`,
    )`
      ${
        asked === 'one'
          ? text`All lists together count the shared $k$ twice. They must not count at all.`
          : text`All
        lists together count the shared $k$ twice. They must count once.`
      }`;
    return {
      answer: count,
      stem: () => {
        const many = asked === 'one' ? 'exactly one integer' : 'at least one integer';
        return way
          ? text`For how many integers $k$ is there ${many} $x$ with $${quadratic(given)} \le 0$ and $|${p}x - k| \le
            ${reach}$?`
          : text`Consider the inequalities $|k - ${p}x| \le ${reach}$ and $${quadratic(given)} \le 0$. How many integers
            $k$ have the property that ${many} $x$ satisfies both?`;
      },
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('took_the_overlap_off_twice', taken, asked === 'one' ? 1 : 2)`
          ${
            asked === 'one'
              ? text`The $${double}$ values of $k$ with two integers were taken off once; they are in
            the total twice and have to go.`
              : text`The $${double}$ values of $k$ with two integers were taken off
              altogether; they have an integer, too.`
          }`,
        slip('counted_twice', double, 0)`
          $${xs} \times ${width} = ${count}$ counts some values of $k$ for two integers $x$.`,
        slip('left_out_an_end_point', xs, calc`${xs} - 2`)`
          $x = ${low}$ and $x = ${high}$ were left out, although equality is allowed.`,
        slip('counted_gaps_for_numbers', xs, calc`${xs} - 1`)`
          From $${low}$ to $${high}$ only $${xs}$ integers were counted, which is the difference; there is one more.`,
        slip('counted_gaps_for_numbers', width, 2 * reach > p && calc`2 * ${reach}`)`
          Only $${width}$ values of $k$ were counted for each $x$; $-${reach}$, $${reach}$ and what lies between make
          one more.`,
        slip('counted_gaps_for_numbers', pairs, xs)`
          $${pairs}$ overlaps were counted, one for each $x$; between neighbours there is one less.`,
        slip('counted_gaps_for_numbers', double, width.gt(p + 1) && calc`(${width} - (${p} + 1)) * ${pairs}`)`
          The overlap was taken as $2 \times ${reach} - ${p}$; counted with both ends it has one value more.`,
        stop('gave_the_complement', double)`
          $${double}$ values of $k$ have two integers $x$.`,
      ],
      snapRead: text`A parameter inside a modulus, bounded integers, and a condition on how many of them fit: count
        parameters, not solutions.`,
      approach: text`Exchange the roles: each integer $x$ allows a list of values of $k$. Neighbouring lists overlap, so
        count the overlaps apart.`,
      faster:
        asked === 'one'
          ? text`$${xs}$ lists of $${width}$, moved on by $${p}$: the first and the last keep $${p}$ of their own, each
            of the $${xs.sub(2)}$ others $${width.sub(width.sub(p).mul(2))}$, in all $${count}$.`
          : text`$${xs}$ lists of $${width}$ in a row, moved on by $${p}$ without a gap: $${width} + ${xs.sub(1)} \times
            ${p} = ${count}$; the shared ones, $${double}$, are in it once.`,
      check: () => {
        const [first, second] = [p * low - reach, p * (low + 1) - reach];
        return text`$x = ${low}$ allows $k = ${first}$ to $${p * low + reach}$, $x = ${low + 1}$ allows $k = ${second}$
          to $${p * (low + 1) + reach}$: they share $${width.sub(p)}$ values, from $${second}$ to
          $${p * low + reach}$.`;
      },
      principle: text`To count parameters, ask which parameters each solution allows, and treat those that are allowed
        twice apart.`,
    };
  },
);

/** AL.INQ.3 Hard: for how many parameters two inequalities have one integer in common. */
export const oneInCommon: readonly AnyTemplate[] = situation<Windows>({
  type: 'AL.INQ.3',
  situation: 'one-in-common',
  tries: 20,
  draw: draw => {
    const low = draw.int(-7, 3);
    const p = draw.int(3, 9);
    const s: Windows = {
      low,
      high: low + draw.int(4, 11),
      p,
      reach: draw.int(2, 8),
      asked: draw.pick(['one', 'one', 'some'] as const),
      way: draw.chance(0.5),
    };
    const width = 2 * s.reach + 1;
    return width > p && width < 2 * p && s.low * s.high !== 0 && s.low + s.high !== 0 ? s : null;
  },
  forms: [oneCommonInteger],
});
