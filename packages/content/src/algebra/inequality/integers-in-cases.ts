import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { addedTex, plain } from '../../show.ts';
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
    const next = find(calc`ceil(${a} / ${m}) * ${m}`, { name: `the first multiple above ${a}` });
    const above = step(calc`(${next} + ${m} * (${hits} - 1)) * ${m} + ${m} * (${m} + 1) / 2`, {
      name: `the sum of the values of $k$ above ${a}`,
      works: value =>
        tex`${next.add(m * (hits - 1))} < k \le ${next.add(m * hits)}: \quad ${next.add(m * (hits - 1) + 1)} + \dots +
          ${next.add(m * hits)} = ${value}`,
      because: text`An end does not lie strictly between. So the multiple number $${hits}$ has to be less than $k$,
        and the next one may be equal to $k$ but not less.`,
    })`
      ${way && 'The product is negative exactly when $x$ lies strictly between its two zeros. '}First let $k$ be the
      larger end. It must be beyond multiple number $${hits}$ after $${a}$ and not beyond the next one; add these
      values of $k$.`;
    const below = find(
      () => {
        const before = Math.floor(a / m) * m;
        return (before - m * (hits - 1)) * m - (m * (m + 1)) / 2;
      },
      { name: `the sum of the values of $k$ below ${a}` },
    );
    const lower = step(below, {
      name: `the sum of the values of $k$ below ${a}`,
      works: value =>
        tex`${Math.floor(a / m) * m - m * hits} \le k < ${Math.floor(a / m) * m - m * (hits - 1)}: \quad
          ${Math.floor(a / m) * m - m * hits} + \dots ${addedTex(Math.floor(a / m) * m - m * (hits - 1) - 1)} =
          ${value}`,
      because: text`Nothing says that $k$ is larger than $${a}$. On this side the multiples are counted downwards, and
        the distances from $${a}$ are not the same as above.`,
    })`
      Then let $k$ be the smaller end. Count the multiples downwards from $${a}$ in the same way, and add these values
      of $k$.`;
    const sum = step(calc`${above} + ${lower}`, {
      name: 'the sum of all values of $k$',
      works: value => tex`${above} ${lower.s < 0n ? tex`- ${lower.abs()}` : tex`+ ${lower}`} = ${value}`,
    })`
      $k$ may lie on either side of $${a}$, so add the sums of the two cases.`;
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
          You looked only at $k > ${a}$. The number $k$ may also be the smaller end, with the multiples between it and
          $${a}$.`,
        slip('demanded_too_much', above, calc`${above} - (${next} + ${m} * ${hits})`)`
          You left out $k = ${next.add(m * hits)}$ because it is a multiple itself. As an end it does not lie strictly
          between, so it is allowed.`,
        slip('counted_one_too_few', above, calc`${above} + ${next} + ${m} * (${hits} - 1)`)`
          You also counted $k = ${next.add(m * (hits - 1))}$. This multiple is then the end itself, so one multiple is
          missing strictly between.`,
        slip('took_a_neighbouring_multiple', above, calc`${above} + ${m} * ${m}`)`
          Above $${a}$ you went one multiple too far with $k$. For these values $${hits + 1}$ multiples lie between.`,
        slip('counted_one_too_few', above, calc`${above} - ${m} * ${m}`)`
          Above $${a}$ you stopped one multiple too early with $k$. For these values only $${hits - 1}$ multiples lie
          between.`,
        slip('demanded_too_much', lower, calc`${below} - (floor(${a} / ${m}) * ${m} - ${m} * ${hits})`)`
          Below $${a}$ you left out $k = ${Math.floor(a / m) * m - m * hits}$. It is a multiple, but as an end it does
          not lie strictly between.`,
        slip('assumed_a_symmetry', lower, calc`2 * ${a} * ${m} - ${above}`)`
          You used the mirror images of the values above $${a}$ for those below it. The distances from $${a}$ to the
          multiples differ on the two sides.`,
      ],
      snapRead: text`The solutions lie strictly between a known and an unknown integer, and their multiples are
        counted: the unknown end can lie on either side.`,
      approach: text`There are two cases, by which end is larger. In each of them $k$ runs from one multiple to the
        next, and only one of these two is allowed as the end.`,
      faster: text`Each case has $${m}$ consecutive values, so the sum is $${m}$ times the two middle values: around
        $${Math.ceil(a / m) * m + m * (hits - 1)} + ${(m + 1) / 2}$ above and
        $${Math.floor(a / m) * m - m * (hits - 1)} - ${(m + 1) / 2}$ below.`,
      check: text`Between $${a}$ and $${next.add(m * hits)}$ lie the multiples
        $${Array.from({ length: hits }, (_, i) => next.add(m * i))}$, $${hits}$ in all; one more step of $k$ would add
        another.`,
      principle: text`When one end of an interval is unknown, look at both directions, and decide at each border
        whether it counts.`,
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
