import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { numberTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Recast {
  /** A ball of radius r (or a cube of edge r) becomes two with radii (edges) of the sum s. */
  r: number;
  s: number;
  ball: boolean;
  frame: number;
}

const growth = form<Recast>(
  'growth-of-the-surface-in-two-pieces',
  {
    band: 'Hard',
    seconds: 145,
    also: ['AL.POL.3'],
    verify: ({ r, s, ball }) => {
      let [low, high] = [s / 2, s];
      for (let i = 0; i < 200; i += 1) {
        const x = (low + high) / 2;
        if (x ** 3 + (s - x) ** 3 < r ** 3) low = x;
        else high = x;
      }
      const sum = (ball ? 4 : 6) * (low ** 2 + (s - low) ** 2 - r * r);
      return nearFraction(sum, 6);
    },
  },
  ({ r, s, ball, frame }, { step, write, find }) => {
    const length = ball ? 'radius' : 'edge';
    const lengths = ball ? 'radii' : 'edges';
    const body = ball ? 'ball' : 'cube';
    const bodies = ball ? 'balls' : 'cubes';
    const factorTex = ball ? tex`4\pi` : tex`6`;
    write(tex`a + b = ${s}, \qquad a^3 + b^3 = ${r}^3`, {
      because: text`${ball ? tex`$\\frac{4}{3}\\pi$` : text`The volume`} ${
        ball
          ? text`is a factor of every volume and
        cancels.`
          : text`of a cube is the cube of its edge, and no metal is lost.`
      }`,
    })`
      Let the new ${lengths} be $a$ and $b$ cm. Their sum is given, and the volume stays the same.`;
    const three = find(3);
    const product = step(frac(calc`(${s}^3 - ${r}^3) / (${three} * ${s})`), {
      name: text`the product of the two ${lengths}`,
      works: (_v, w) => tex`(a + b)^3 = a^3 + b^3 + 3ab(a + b) \quad \Rightarrow \quad ab = ${w}`,
      because: text`The surface needs $a^2 + b^2$ only, so $a$ and $b$ themselves need not be found.`,
    })`
      Write the cube of the sum $a + b$ and solve it for the product $ab$.`;
    const two = find(2);
    const squares = step(frac(calc`${s}^2 - ${two} * ${frac(product)}`), {
      name: 'the sum of the squares',
      because: text`$(a + b)^2 = a^2 + 2ab + b^2$. The middle term has to go, and it counts twice: $(2 + 3)^2 = 25$,
          while $2^2 + 3^2 = 13$.`,
      works: (_v, w) => tex`a^2 + b^2 = (a + b)^2 - 2ab = ${w}`,
    })`
        The square of the sum is the sum of the squares and twice the product. Subtract twice the product to find
        $a^2 + b^2$.`;
    const old = find(r * r);
    const factor = find(ball ? 4 : 6);
    const more = step(frac(calc`${factor} * (${frac(squares)} - ${old})`), {
      works: (_v, w) =>
        tex`${factorTex}(a^2 + b^2) - ${factorTex} \times ${r}^2${
          ball ? tex`, \quad \text{in parts of } \pi:` : tex`:`
        } \quad ${w}`,
    })`
      Each surface is $${factorTex}$ times the square of the ${length}. Subtract the surface of the old ${body} from the
      surfaces of the two new ones.`;
    return {
      answer: more,
      stem: wording(
        frame,
        text`A solid metal ${body} with ${ball ? 'a radius' : 'an edge'} of ${r} cm is melted and cast into two
          ${bodies} of
          different sizes without loss. Their ${lengths} add up to ${s} cm. By how many square centimetres is the
          total surface
          larger than before?`,
        text`From all the wax of a ${body} with ${ball ? 'a radius' : 'an edge'} of ${r} cm two unequal ${bodies} are
          made. The
          sum of their ${lengths} is ${s} cm. Find the increase of the total surface in square centimetres.`,
        text`Two ${bodies} of clay are together as heavy as one ${body} with ${ball ? 'a radius' : 'an edge'} of ${r}
          cm, and
          their ${lengths} have the sum ${s} cm. All are solid. How much larger, in square centimetres, is the surface
          of the two
          together than that of the one ${body}?`,
      ),
      show: value => `$${numberTex(value)}${ball ? '\\pi' : ''}$`,
      plausible: value => value.gt(0) && value.d <= 6n,
      slips: [
        slip('took_a_power_term_by_term', squares, calc`${s}^2`)`
          The square of the sum, ${here}, was taken for the sum of the squares of the two ${lengths}.`,
        slip('assumed_equal_parts', squares, frac(calc`2 * (${s} / 2)^2`))`
          Both ${lengths} were taken to be half of ${s} cm. Two such ${bodies} would not have the volume of the first.`,
        slip('did_not_double', two, 1)`
          In the square of the sum the product ${frac(product)} of the two ${lengths} was taken once. It stands there
          twice.`,
        slip('left_out_a_factor', three, 1)`
          In the cube of the sum the product term was taken without its factor $3$.`,
        slip('left_out_a_factor', factor, 1)`
          $${more}$ is the increase of the sum of the squares. Each surface has a further factor.`,
        slip('took_the_whole_for_a_part', old, 0)`
          That is the whole surface of the two ${bodies}. The surface of the first one has to be taken off.`,
        slip('used_the_formula_of_another_solid', factor, ball && 3)`
          The surface of a half-ball with its base, $3\pi$ times the square of the radius, was used for a ball.`,
        slip('took_one_piece_of_several', factor, !ball && 4)`
          You counted only $4$ of the $6$ faces of each cube. The two others belong to the surface as well.`,
      ],
      snapRead: text`One volume for two, and the sum of the two ${lengths}: sum and sum of cubes are known, the sum of
        squares is
        asked.`,
      approach: text`The ${lengths} themselves are not needed. Sum and sum of cubes give the product, sum and product
        give the sum
        of the squares.`,
      check: text`With $ab = ${frac(q(s ** 3 - r ** 3, 3 * s))}$ the cubes add up to $${s}^3 - 3 \times
        ${frac(q(s ** 3 - r ** 3, 3 * s))} \times ${s} = ${r ** 3}$, which is $${r}^3$.`,
      principle: text`Where only sums of powers of two unknowns are asked, work with their sum and product instead of
        the unknowns.`,
    };
  },
);

const sizes = Array.from({ length: 28 }, (_, i) => i + 3).flatMap(r =>
  Array.from({ length: r }, (_, i) => r + 1 + i)
    .filter(s => r ** 3 % s === 0 || (2 * r ** 3) % s === 0)
    .filter(s => 4 * (s ** 3 - r ** 3) < 3 * s ** 3 * 0.985)
    .map(s => ({ r, s })),
);

/** GM.SOL.3 Hard: one solid cast into two of its kind. */
export const intoTwoAlike: readonly AnyTemplate[] = situation<Recast>({
  type: 'GM.SOL.3',
  situation: 'into-two-alike',
  draw: draw => ({ ...draw.pick(sizes), ball: draw.chance(0.5), frame: draw.int(0, 2) }),
  forms: [growth],
});
