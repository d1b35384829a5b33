import type Fraction from 'fraction.js';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
const n = (value: Fraction) => value.valueOf();

interface Thirds {
  /** Speeds on two thirds of a way, half their harmonic mean, and the limit for the last third, km/h. */
  u: number;
  v: number;
  limit: number;
  story: number;
}

const jointOf = ({ u, v }: Thirds) => q(u * v, u + v);
const divisors = (of: number, least: number, most: number) => {
  const list: number[] = [];
  for (let d = least; d <= most; d += 1) if (of % d === 0) list.push(d);
  return list;
};
/** No vehicle is slower than this, km/h. */
const slowest = 10;
const vehicles = ['bus', 'goods train', 'van', 'motorcyclist'] as const;

const lastThird = form<Thirds>(
  'speeds-for-a-whole-average',
  {
    band: 'Hard',
    seconds: 130,
    revision: 3,
    also: ['NS.FAC.3', 'AL.DIO.5'],
    entry: true,
    verify: ({ u, v, limit }) => {
      let count = 0;
      for (let w = slowest; w <= limit; w += 1) if ((3 * u * v * w) % (u * v + (u + v) * w) === 0) count += 1;
      return q(count);
    },
  },
  (p, { step, find }) => {
    const { u, v, limit, story } = p;
    const [stage, last, route] =
      story % 2 === 0 ? ['third', 'the last third', 'route'] : ['stage', 'the third stage', 'tour'];
    const joint = step(
      jointOf(p),
      value => tex`\frac{1}{${u}} + \frac{1}{${v}} = \frac{${u + v}}{${u * v}} = \frac{1}{${value}}`,
    )`
        Only the ratio of the distances matters, so let each ${stage} be $1$ km long. Find the hours for the first two
        together.`;
    const product = step(
      calc`${joint} * ${joint} * 3`,
      value =>
        tex`\frac{3}{\frac{1}{${joint}} + \frac1w} = \frac{${joint.mul(3)}w}{w + ${joint}} = ${joint.mul(3)} -
          \frac{${value}}{w + ${joint}}`,
    )`
        ${story % 2 === 1 && text`Let $w$ km/h be the speed on ${last}. `}The average speed is $3$ km divided by the
        whole time. Divide, so that $w$ is left in the denominator only.`;
    const from = find(calc`${joint} + ${slowest}`);
    const to = find(calc`${joint} + ${limit}`);
    const count = step(divisors(n(product), n(from), n(to)).length, value => {
      const list = divisors(n(product), n(from), n(to));
      return tex`w + ${joint} = ${list.join(', ')} \quad (w = ${list.map(d => d - n(joint)).join(', ')}): \quad
        ${value}`;
    })`
        The average is an integer when $w + ${joint}$ divides $${product}$. As $w$ is from $${slowest}$ to $${limit}$,
        count the divisors from $${from}$ to $${to}$.`;
    const odd = (d: number) => d % 2 === 1;
    const list = () => divisors(n(product), n(from), n(to));
    return {
      answer: count,
      stem:
        story % 2 === 0
          ? text`A ${vehicles[story]} covers the first third of its route at $${u}$ km/h, the second third at $${v}$
            km/h and the last third at $w$ km/h, where $w$ is an integer from $10$ to $${limit}$. For how many values
            of $w$ is the average speed for the whole route, in km/h, an integer?`
          : text`A tour has three stages of equal length. The speed of a ${vehicles[story]} is $${u}$ km/h on the
            first stage and $${v}$ km/h on the second; on the third it is a whole number of km/h from $10$ to
            $${limit}$. The average speed of the whole tour is also a whole number of km/h. How many speeds are
            possible on the third stage?`,
      show: plain,
      plausible: value => whole(value) && value.valueOf() > 1,
      slips: [
        slip('averaged_the_speeds', count, () => {
          let count = 0;
          for (let w = slowest; w <= limit; w += 1) if ((u + v + w) % 3 === 0) count += 1;
          return q(count);
        })`
            You added $${u}$, $${v}$ and the speed on ${last} and asked when the sum is a multiple of $3$. Equal
            distances take unequal times, so the average speed is not the mean of the three speeds.`,
        slip('put_the_bound_on_another_quantity', to, limit)`
            You counted divisors of $${product}$ only up to $${limit}$. The limit of $${limit}$ km/h is for the speed
            on ${last}; the divisor is that speed plus $${joint}$.`,
        slip('left_out_a_factor', product, calc`${joint} * ${joint}`)`
            You counted divisors of $${product}$. The ${route} is three times as long as one ${stage}, so the number
            to be divided is three times as large.`,
        slip('kept_a_case_that_is_ruled_out', from, 1)`
            You counted all divisors of $${product}$ up to the limit. Those below $${joint.add(slowest)}$ would make
            the speed on ${last} less than $${slowest}$ km/h, or even negative.`,
        slip('ignored_a_bound', to, product)`
            You counted each large divisor of $${product}$. With those above $${joint.add(limit)}$ the speed on
            ${last} is more than $${limit}$ km/h.`,
        slip('ignored_even_and_odd', count, list().filter(odd).length)`
            You counted only the odd divisors of $${product}$: $${list().filter(odd).join(', ')}$. An even divisor
            makes the average speed an integer too.`,
        slip('ignored_a_bound', from, calc`${joint} + 1`)`
            You counted speeds below $${slowest}$ km/h on ${last} as well. It is covered at $${slowest}$ km/h or more.`,
        slip('ignored_even_and_odd', count, list().filter(d => !odd(d)).length)`
            You counted only the even divisors of $${product}$ in the range:
            $${list()
              .filter(d => !odd(d))
              .join(', ')}$. An odd one fits as well.`,
      ],
      snapRead: text`Three distances are equal, one speed is unknown, and the average speed is an integer. So write
        the average as a fraction with the unknown speed, and see when it is whole.`,
      approach: text`The average speed is the distance divided by the sum of the times, a fraction with the unknown
        speed in numerator and denominator. Divide, so that it is left only in the denominator, which then has to
        divide a fixed number.`,
      check: () => text`The speeds ${list().map(d => d - n(joint))} km/h on ${last} give the average speeds
        ${list().map(d => 3 * n(joint) - n(product) / d)} km/h.`,
      principle: text`When a fraction has to be an integer, divide out until the unknown is left in the denominator
        only; the denominator then divides a fixed number.`,
    };
  },
);

/** AR.TSD.1 Hard: three equal stages with a whole average speed. */
export const threeEqualStages: readonly AnyTemplate[] = situation<Thirds>({
  type: 'AR.TSD.1',
  situation: 'three-equal-stages',
  tries: 20,
  draw: draw => {
    const [u, v] = draw.pick([
      [30, 60],
      [20, 30],
      [24, 48],
      [40, 60],
      [36, 45],
      [30, 45],
      [15, 30],
      [20, 60],
      [40, 120],
      [42, 56],
      [60, 90],
      [45, 90],
      [36, 72],
      [18, 36],
      [36, 60],
      [12, 60],
    ] as const);
    const [first, second] = draw.shuffled([u, v]) as [number, number];
    const p = { u: first, v: second, limit: draw.step(40, 120, 5), story: draw.int(0, 3) };
    const joint = jointOf(p);
    if (joint.d !== 1n) return null;
    const h = n(joint);
    const count = divisors(3 * h * h, h + slowest, h + p.limit).length;
    return count >= 3 && count <= 14 ? p : null;
  },
  forms: [lastThird],
});
