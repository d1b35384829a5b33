import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface RoundTrip {
  /** Half of the harmonic mean of the two speeds, in metres per minute: the way over the whole time. */
  n: number;
  minutes: number;
  /** The greatest speed in still water, in metres per minute. */
  most: number;
  way: boolean;
}

/** First factors of the product, the smaller ones of each pair. */
const smallerFactors = ({ n }: RoundTrip) =>
  Array.from({ length: n - 1 }, (_, i) => i + 1).filter(d => (n * n) % d === 0);
const sameParity = (n: number, d: number) => (d + (n * n) / d) % 2 === 0;
/** The speed in still water that a first factor gives. */
const still = ({ n }: RoundTrip, d: number) => n + (d + (n * n) / d) / 2;
const whole = (p: RoundTrip) => smallerFactors(p).filter(d => sameParity(p.n, d));
const slowEnough = (p: RoundTrip) => whole(p).filter(d => still(p, d) <= p.most);

const wholeSpeeds = form<RoundTrip>(
  'whole-speeds-of-a-round-trip',
  {
    band: 'Hard',
    seconds: 120,
    revision: 5,
    also: ['AL.DIO.4', 'NS.FAC.1'],
    entry: true,
    verify: ({ n, minutes, most }) => {
      let count = 0;
      for (let boat = 2; boat <= most; boat += 1)
        for (let stream = 1; stream < boat; stream += 1)
          if (2 * n * minutes * boat === minutes * (boat * boat - stream * stream)) count += 1;
      return count;
    },
  },
  (p, { step }) => {
    const { n, most, way, minutes } = p;
    const even = n % 2 === 0;
    step(calc`${n} * ${n}`, {
      name: text`the product of the two factors`,
      works: value => tex`${n}(u + v) = uv \;\Rightarrow\; (u - ${n})(v - ${n}) = ${value}`,
      because: text`The equation with reciprocals has two unknowns and cannot simply be solved. As a product of
          whole numbers it can: each factor has to be a divisor of the square.`,
    })`
          Let $u$ be the speed against the stream and $v$ the speed with it. The two times add up to the whole time, so
          $\frac1u + \frac1v = \frac{1}{${n}}$. Multiply by $${n}uv$. In $uv - ${n}u - ${n}v = 0$ add the square of
          $${n}$ on both sides: the left side is then a product.`;
    const pairs = step(whole(p).length, {
      name: text`the number of pairs of whole speeds`,
      works: value => tex`d = ${whole(p)}: \quad ${value}`,
      because: text`Half of an even number is whole, half of an odd number is not. ${
        even
          ? 'An odd factor stands with an even one here, and their sum and difference are odd.'
          : 'Two odd factors have an even sum and an even difference.'
      }`,
    })`
          The speed with the stream is larger, so the first factor $d = u - ${n}$ is the smaller one. The speed in still
          water is half of the sum of $u$ and $v$, and that of the stream is half of their difference. ${
            even
              ? 'These halves are whole for two even or two odd factors. The product is even, so two odd factors do not occur: both have to be even.'
              : 'The product is odd, so both factors are odd, and both halves are whole.'
          } Count the values of $d$ that are possible.`;
    const count = step(slowEnough(p).length, {
      works: value => {
        const first = slowEnough(p)[0] ?? 1;
        return tex`${n} + \frac{d + ${n * n} \div d}{2} \le ${most} \;\Rightarrow\; d \ge ${first}: \quad ${value}`;
      },
      because: text`Compare $2 \times 18$ and $6 \times 6$: the product is the same, but the sum is smaller where
          the factors are nearer. So a limit for the sum leaves the pairs that are near each other.`,
    })`
        The speed in still water is half of $u + v$. It becomes smaller as the factors come nearer to each other. Count
        those that keep to the limit.`;
    return {
      answer: count,
      stem: way
        ? text`A boat goes $${String(n * minutes)}$ m down a river and comes back, which takes $${minutes}$ minutes in
          all. The speeds of the boat in still water and of the stream, in metres per minute, are positive integers, and
          the boat does at most $${most}$ in still water. How many pairs of these speeds are possible?`
        : text`A launch goes $${String(n * minutes)}$ m downstream from a jetty to a mill and returns at once; the round
          trip takes exactly $${minutes}$ minutes. The speeds of the stream and of the launch in still water are whole
          numbers of metres per minute, and that of the launch is at most $${most}$. How many pairs of speeds are
          possible?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        stop('ignored_a_bound', pairs)`
              You counted all $${pairs}$ pairs of whole speeds. With the first factor $${whole(p)[0]}$ the speed in
              still water would be $${still(p, whole(p)[0] ?? 1)}$ m a minute, more than the limit.`,
        slip('ignored_even_and_odd', count, smallerFactors(p).filter(d => still(p, d) <= most).length)`
            You counted $${count}$ pairs of factors that keep to the limit. With one even and one odd factor the
            speeds are not whole.`,
        slip(
          'put_the_bound_on_another_quantity',
          count,
          whole(p).filter(d => n + (n * n) / d <= most).length,
        )`
            You used the limit of $${most}$ for the speed with the stream and found $${count}$. It is for still water.`,
        slip('let_in_equal_values', count, calc`${slowEnough(p).length} + 1`)`
            You also counted the equal factors $${n}$ and $${n}$. They mean a stream that stands still.`,
        slip(
          'put_the_bound_on_another_quantity',
          count,
          whole(p).filter(d => still(p, d) - n <= most).length,
        )`
            You let half of the sum of the factors be at most $${most}$ and found $${count}$. The speed in still water
            is $${n}$ more than that.`,
        slip('counted_order', count, calc`2 * ${slowEnough(p).length}`)`
              You counted each pair in both orders and found $${count}$. The larger factor belongs to the way with the
              stream.`,
        slip('forgot_to_square', count, slowEnough(p).filter(d => n % d === 0).length)`
            You used only factors that divide $${n}$ and found $${count}$. The product is the square of $${n}$, which
            has more factors.`,
        slip(
          'put_the_bound_on_another_quantity',
          count,
          whole(p).filter(d => n + d + (n * n) / d <= most).length,
        )`
            You added both factors to $${n}$ and found $${count}$. Only half of their sum is added.`,
        slip(
          'ignored_even_and_odd',
          count,
          smallerFactors(p).filter(d => d % 2 === 1 && still(p, d) <= most).length,
        )`
            You kept only odd first factors, $${count}$ of them. The product is even, so an odd factor always stands
            with an even one, and half of their sum is not whole. Both factors have to be even.`,
      ],
      snapRead: text`The whole time there and back is known, and both speeds are whole numbers with a limit. So the
        sum of two reciprocals is given, and halves have to be whole.`,
      approach: text`The sum of reciprocals becomes a product that is a square. Two ${even ? 'even' : 'odd'} factors
        give whole speeds, and the limit leaves those that are near each other.`,
      faster:
        n % 2 === 0
          ? text`With $d = 2e$ the speed in still water is $${n} + e + \frac{${(n * n) / 4}}{e}$: only factors $e <
            ${n / 2}$ of $${(n * n) / 4}$ with $e + \frac{${(n * n) / 4}}{e} \le ${most - n}$ count.`
          : text`All factors of $${n * n}$ are odd, so parity takes care of itself: only $d + \frac{${n * n}}{d} \le
            ${2 * (most - n)}$ with $d < ${n}$ counts.`,
      check: () => {
        const d = slowEnough(p)[0] ?? 1;
        const [u, v] = [n + d, n + (n * n) / d];
        return text`The greatest speed in still water is $${(u + v) / 2}$, with $${(v - u) / 2}$ for the stream:
          $\frac{${n * minutes}}{${v}} + \frac{${n * minutes}}{${u}} = ${q(n * minutes, v).add(q(n * minutes, u))}$.`;
      },
      principle: text`The speeds in still water and of the stream are whole only if the speeds with and against the
        stream are both even or both odd.`,
    };
  },
);

/** AR.REL.3 Hard: speeds of boat and stream in whole numbers, under a limit. */
export const roundTrips: readonly AnyTemplate[] = situation<RoundTrip>({
  type: 'AR.REL.3',
  situation: 'round-trip',
  draw: draw => {
    const n = draw.int(30, 120);
    const p = { n, minutes: draw.pick([10, 12, 15, 20, 24, 30]), most: n, way: draw.chance(0.5) };
    const [at, list] = [draw.int(1, 6), whole(p)];
    const [out, last] = [list[at - 1], list[at]];
    if (out === undefined || last === undefined) return null;
    // A round limit between two speeds, and a launch that is no rocket.
    const most = Math.ceil(still(p, last) / 10) * 10;
    return most < still(p, out) && most <= 600 && list.length > at + 1 ? { ...p, most } : null;
  },
  tries: 40,
  forms: [wholeSpeeds],
});
