import { gcd } from '../../numbers.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Balance {
  /** Weights of p and r kg on two pans, a load of c kg. */
  p: number;
  r: number;
  c: number;
  frame: number;
}

interface Way {
  x: number;
  y: number;
}

const sizeOf = ({ x, y }: Way) => Math.abs(x) + Math.abs(y);
/** All ways with |y| up to 60, fewest weights first. */
const ways = ({ p, r, c }: Omit<Balance, 'frame'>): Way[] =>
  Array.from({ length: 121 }, (_, i) => i - 60)
    .filter(y => (c - r * y) % p === 0)
    .map(y => ({ x: (c - r * y) / p, y }))
    .sort((a, b) => sizeOf(a) - sizeOf(b));
const isOnePan = ({ x, y }: Way) => x >= 0 && y >= 0;

const fewest = form<Balance>(
  'fewest-weights-on-two-pans',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AL.MOD.4'],
    entry: true,
    verify: ({ p, r, c }) => {
      for (let size = 1; size < 100; size += 1)
        for (let x = -size; x <= size; x += 1) {
          const y = size - Math.abs(x);
          if (p * x + r * y === c || p * x - r * y === c) return size;
        }
      throw new Error('no way');
    },
  },
  (given, { step, write, find }) => {
    const { p, r, c, frame } = given;
    const list = ways(given);
    const [best = { x: 0, y: 0 }] = list;
    const byX = [...list].sort((a, b) => a.x - b.x);
    const at = byX.indexOf(best);
    const near = byX.slice(Math.max(0, at - 1), at + 2);
    write(tex`${p}x + ${r}y = ${c}`, {
      because: text`A weight on the pan of the load counts as negative, so one equation holds for both pans.`,
    })`
      Let $x$ weights of $${p}$ kg and $y$ weights of $${r}$ kg be used, counted as negative if they lie on the pan of
      the load. The number of weights is $|x| + |y|$.`;
    write(tex`(x, y) = ${near.map(({ x, y }) => `(${x}, ${y})`).join(', \\; ')}`, {
      because: text`$${p}$ and $${r}$ have no common factor, so $${p} \times ${r}$ is the least amount that can pass
        from
        one kind to the other.`,
    })`
      Find one solution by trying. From one solution to the next $x$ changes by $${r}$ and $y$ by $${p}$ in the other
      direction. Look at those near the place where $x$ changes its sign.`;
    const [x, y] = [
      find(Math.abs(best.x), { name: text`the number of weights of ${p} kg` }),
      find(Math.abs(best.y), { name: text`the number of weights of ${r} kg` }),
    ];
    const count = step(calc`${x} + ${y}`, {
      works: (_v, w) => tex`|${best.x}| + |${best.y}| = ${w}`,
    })`
      Of these the solution with the smallest $|x| + |y|$ is best. Farther away both numbers only grow.`;
    const onePan = list.find(isOnePan);
    const others = list.filter(way => !isOnePan(way) && way !== best);
    const [second, third] = others;
    const told = ({ x, y }: Way) =>
      text`$${Math.abs(x)}$ of $${p}$ kg ${x < 0 ? text`on the pan of the load` : text`on the other pan`} and
        $${Math.abs(y)}$ of $${r}$ kg ${y < 0 ? text`on the pan of the load` : text`on the other pan`}`;
    return {
      answer: count,
      stem: wording(
        frame,
        text`A shop has many weights of ${p} kg and of ${r} kg, and scales with two pans. Weights may be put on both
          pans.
          What is the smallest number of weights with which a load of exactly ${c} kg can be weighed?`,
        text`A load of ${c} kg lies on one pan of a pair of scales. There are weights of ${p} kg and ${r} kg, as many
          as one
          likes, and each may be put on either pan. At least how many weights are needed to balance the scales?`,
        text`A dealer balances a load of exactly ${c} kg on scales with two pans. All weights at hand are of ${p} kg
          or ${r}
          kg, and some may lie beside the load. Find the minimum number of weights that the dealer needs.`,
      ),
      show: plain,
      plausible: value => value.d === 1n && value.gt(1),
      slips: [
        slip('forgot_negative_numbers', count, onePan && onePan !== best ? sizeOf(onePan) : false)`
          ${count} is the smallest number with all weights on the other pan, ${onePan ? onePan.x : 0} of ${p} kg and
          ${onePan ? onePan.y : 0} of ${r} kg. Some may also lie beside the load.`,
        slip('sought_the_extreme_elsewhere', count, second ? sizeOf(second) : false)`
          ${
            second &&
            text`$${Math.abs(second.x)}$ weights of ${p} kg and $${Math.abs(second.y)}$ of ${r} kg, on
            different pans,`
          }
          balance the load, ${count} in all. There is a way with fewer.`,
        slip('sought_the_extreme_elsewhere', count, third ? sizeOf(third) : false)`
          ${
            third &&
            text`$${Math.abs(third.x)}$ weights of ${p} kg and $${Math.abs(third.y)}$ of ${r} kg, on
            different pans,`
          }
          balance the load, ${count} in all. There is a way with fewer.`,
        slip('subtracted_for_added', count, Math.abs(best.x + best.y))`
          The numbers $${Math.abs(best.x)}$ and $${Math.abs(best.y)}$ of the two kinds were subtracted, as they lie on
          different
          pans. Every one of them is used.`,
        slip('left_out_a_term', y, 0)`
          Only the weights of ${p} kg were counted. Those of ${r} kg are used as well.`,
        slip('left_out_a_term', x, 0)`
          Only the weights of ${r} kg were counted. Those of ${p} kg are used as well.`,
        slip('rounded_the_wrong_way', count, Math.ceil(c / r))`
          $\frac{${c}}{${r}}$ was rounded up. Weights of ${r} kg alone do not balance exactly ${c} kg.`,
      ],
      snapRead: text`Two kinds of weights on both pans, an exact load, and as few as possible: integer solutions,
        negative
        ones too.`,
      approach: text`Write one equation with negative numbers for the pan of the load. Its solutions follow one
        another in
        fixed steps, and the fewest weights are found near the change of sign.`,
      check: text`${told(best)}: $${p} \times ${best.x < 0 ? tex`(${best.x})` : best.x} + ${r} \times ${
        best.y < 0 ? tex`(${best.y})` : best.y
      } = ${c}$.`,
      principle: text`The sum of the sizes of two unknowns on a line of solutions is least near the place where the
        one with
        the larger step changes its sign.`,
    };
  },
);

/** AL.DIO.1 Hard: the fewest weights on two pans. */
export const weightsOnTwoPans: readonly AnyTemplate[] = situation<Balance>({
  type: 'AL.DIO.1',
  situation: 'two-pans',
  tries: 200,
  draw: draw => {
    const p = draw.int(5, 19);
    const given = { p, r: p + draw.int(2, 16), c: draw.int(40, 320), frame: draw.int(0, 2) };
    const list = ways(given);
    const [best, next] = list;
    const fits =
      gcd(p, given.r) === 1 &&
      best !== undefined &&
      next !== undefined &&
      best.x * best.y < 0 &&
      sizeOf(next) > sizeOf(best) &&
      sizeOf(best) > 4 &&
      sizeOf(best) < 25 &&
      list.some(isOnePan);
    return fits ? given : null;
  },
  forms: [fewest],
});
