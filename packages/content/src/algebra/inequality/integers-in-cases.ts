import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Cases {
  /** Exactly `hits` multiples of m strictly between a and k. */
  a: number;
  m: number;
  hits: number;
  way: boolean;
}

const hitsBetween = (a: number, k: number, m: number) => {
  let count = 0;
  for (let x = Math.min(a, k) + 1; x < Math.max(a, k); x += 1) if (x % m === 0) count += 1;
  return count;
};

const movingEnd = form<Cases>(
  'parameter-as-an-end',
  {
    band: 'Medium',
    seconds: 105,
    revision: 2,
    also: ['NS.NUM.5', 'AL.QUA.9'],
    suits: ({ a, m }) => a % m !== 0,
    verify: ({ a, m, hits }) => {
      let sum = 0;
      for (let k = -400; k <= 400; k += 1) if (k !== a && hitsBetween(a, k, m) === hits) sum += k;
      return sum;
    },
  },
  ({ a, m, hits, way }, { step, find }) => {
    const next = find(calc`ceil(${a} / ${m}) * ${m}`);
    const above = step(
      calc`(${next} + ${m} * (${hits} - 1)) * ${m} + ${m} * (${m} + 1) / 2`,
      value =>
        tex`${next.add(m * (hits - 1) + 1)} \le k \le ${next.add(m * hits)}: \quad \text{sum } ${value}`,
    )`
      First let $k$ be the larger end. It must pass the last of these multiples but not the next one.`;
    const below = find(() => {
      const before = Math.floor(a / m) * m;
      return (before - m * (hits - 1)) * m - (m * (m + 1)) / 2;
    });
    const lower = step(
      below,
      value =>
        tex`${Math.floor(a / m) * m - m * hits} \le k \le ${Math.floor(a / m) * m - m * (hits - 1) - 1}: \quad
          \text{sum } ${value}`,
    )`
      Then let $k$ be the smaller end and count the multiples downwards from the other one.`;
    const sum = step(
      calc`${above} + ${lower}`,
      value => tex`${above} ${lower.s < 0n ? tex`- ${lower.abs()}` : tex`+ ${lower}`} = ${value}`,
    )`
      Add the two cases.`;
    return {
      answer: sum,
      stem: way
        ? text`The inequality $(x - ${a})(x - k) < 0$, where $k$ is an integer, is satisfied by exactly $${hits}$
          multiples of $${m}$. What is the sum of all possible values of $k$?`
        : text`Strictly between the integers $${a}$ and $k$ there are exactly $${hits}$ multiples of $${m}$. Find the
          sum of all values that $k$ can take.`,
      show: plain,
      plausible: () => true,
      slips: [
        stop('left_out_a_case', above)`
          Only $k > ${a}$ was looked at; $k$ may also be the smaller end.`,
        slip('demanded_too_much', above, calc`${above} - (${next} + ${m} * ${hits})`)`
          $k = ${next.add(m * hits)}$ was left out; as an end it does not lie strictly between.`,
        slip('counted_one_too_few', above, calc`${above} + ${next} + ${m} * (${hits} - 1)`)`
          With $k = ${next.add(m * (hits - 1))}$ this multiple is the end itself, so one multiple is missing between.`,
        slip('took_a_neighbouring_multiple', above, calc`${above} + ${m} * ${m}`)`
          Above, $k$ was moved on until $${hits + 1}$ multiples lie between.`,
        slip('counted_one_too_few', above, calc`${above} - ${m} * ${m}`)`
          Above, $k$ was stopped where only $${hits - 1}$ multiples lie between.`,
        slip('demanded_too_much', lower, calc`${below} - (floor(${a} / ${m}) * ${m} - ${m} * ${hits})`)`
          $k = ${Math.floor(a / m) * m - m * hits}$ was left out below, though an end does not lie strictly between.`,
        slip('assumed_a_symmetry', lower, calc`2 * ${a} * ${m} - ${above}`)`
          You assumed as many values below $${a}$ as above it. The distances from $${a}$ to the multiples differ on
          the two
          sides.`,
      ],
      snapRead: text`The solutions lie strictly between a known and an unknown integer, on either side; multiples among
        them are counted.`,
      approach: text`Two cases, by which end is larger. In each, $k$ runs through one step of multiples, one end of it
        included.`,
      faster: text`Each case has $${m}$ consecutive values, so the sum is $${m}$ times the two middle values: around
        $${Math.ceil(a / m) * m + m * (hits - 1)} + ${(m + 1) / 2}$ above and $${Math.floor(a / m) * m - m * (hits - 1)}
        - ${(m + 1) / 2}$ below.`,
      check: text`Between $${a}$ and $${next.add(m * hits)}$ lie the multiples
        $${Array.from({ length: hits }, (_, i) => next.add(m * i))}$; one more step of $k$ would add another.`,
      principle: text`When an end of an interval is unknown, look at both directions, and decide at each border whether
        it counts.`,
    };
  },
);

/** AL.INQ.3 Medium: an end that moves. */
export const integersInCases: readonly AnyTemplate[] = situation<Cases>({
  type: 'AL.INQ.3',
  situation: 'cases',
  draw: draw => ({
    a: draw.int(5, 60),
    m: draw.int(4, 9),
    hits: draw.int(2, 6),
    way: draw.chance(0.5),
  }),
  forms: [movingEnd],
});
