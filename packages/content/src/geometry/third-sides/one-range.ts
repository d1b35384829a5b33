import { upTo } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

const isTriangle = (a: number, b: number, c: number) => a + b > c && b + c > a && c + a > b;
const isWhole = (value: { d: bigint; valueOf(): number }) => value.d === 1n && value.valueOf() > 0;

interface Pair {
  a: number;
  b: number;
  parity: 'even' | 'odd';
  most: boolean;
  way: number;
}

const extremePerimeter = form<Pair>(
  'extreme-perimeter-of-a-parity',
  {
    band: 'Easy',
    seconds: 50,
    revision: 2,
    suits: ({ a, b }) => Math.abs(a - b) > 2,
    verify: ({ a, b, parity, most }) => {
      const fits = upTo(a + b + 5).filter(x => isTriangle(a, b, x) && (x % 2 === 0) === (parity === 'even'));
      return a + b + (most ? Math.max(...fits) : Math.min(...fits));
    },
  },
  ({ a, b, parity, most, way }, { step }) => {
    const [long, short] = [Math.max(a, b), Math.min(a, b)];
    const best = (a + b) % 2 === (parity === 'even' ? 1 : 0) ? 1 : 2;
    const word = most ? 'greatest' : 'least';
    const bound = step(most ? calc`${a} + ${b}` : calc`${long} - ${short}`, {
      name: 'the bound of the third side',
      works: (_v, working) => (most ? tex`x < ${working}` : tex`x > ${working}`),
      because: text`${
        most
          ? 'The way along the two given sides is longer than the straight third side.'
          : 'The shorter given side and the third side together must be longer than the longer given side, or they cannot meet.'
      }
        If both were equal, the triangle would be flat.`,
    })`
      The perimeter is ${word} when the third side is. Let $x$ be this side: it must be
      ${most ? 'shorter than the sum' : 'longer than the difference'} of the other two sides.`;
    const third = step(most ? calc`${bound} - ${best}` : calc`${bound} + ${best}`, {
      name: 'the third side',
      works: (_v, working) => tex`x = ${working}`,
      because: text`At the bound the three sides lie on one line, so $x$ is at least 1 away from it. Whether it is 1
        or 2 away depends on the condition that $x$ is ${parity}.`,
    })`
      The bound itself is not allowed, because there the triangle is flat. Take the ${word} ${parity} number
      ${most ? 'below' : 'above'} it.`;
    const whole = step(calc`${a} + ${b} + ${third}`, { name: text`the ${word} perimeter` })`
      The perimeter is the sum of the three sides.`;
    return {
      answer: whole,
      stem:
        way === 0
          ? text`Two sides of a triangle are $${a}$ cm and $${b}$ cm long, and the length of the third side is an
            ${parity} whole number of centimetres. What is the ${word} possible perimeter of the triangle, in cm?`
          : way === 1
            ? text`A gardener fences a triangular bed. Two of its sides measure $${a}$ m and $${b}$ m. The third
              side is a whole number of metres, and that number is ${parity}. How many metres of fence are needed at
              ${most ? 'most' : 'least'} for all three sides?`
            : text`The sides of a triangle are $${a}$, $${b}$ and $x$, where $x$ is an ${parity} positive integer.
              Find the ${word} value that the perimeter can have.`,
      show: plain,
      plausible: value => isWhole(value) && value.gt(a + b),
      // The given sides and the parity of the third tell that of the perimeter.
      onSight: value =>
        value
          .sub(a + b)
          .mod(2)
          .equals(parity === 'even' ? 0 : 1),
      slips: [
        slip(
          'let_in_an_end_point',
          third,
          best === 2 ? bound : most ? calc`${bound} + 1` : calc`${bound} - 1`,
        )`
          With a third side of ${third} the longest side is at least as long as the other two together. Such sides
          lie flat or do not meet.`,
        slip(
          'ignored_a_condition',
          third,
          most ? calc`${bound} - ${3 - best}` : calc`${bound} + ${3 - best}`,
        )`
          Your third side is ${third}, which satisfies the triangle inequality but is not ${parity}.`,
        slip(
          'gave_the_other_extreme',
          third,
          most ? calc`${long - short} + ${best}` : calc`${a + b} - ${best}`,
        )`
          ${here} is the ${most ? 'least' : 'greatest'} possible third side. The ${word} perimeter needs the ${word}
          third side.`,
        slip('took_bounds_that_exclude_each_other', third, most ? long : short)`
          Your third side is ${third}, as long as one of the given sides. Nothing makes the triangle isosceles, and
          the side may be ${most ? 'longer' : 'shorter'}.`,
        slip(
          'went_a_step_too_far',
          third,
          most ? calc`${bound} - ${best + 2}` : calc`${bound} + ${best + 2}`,
        )`
          A third side of ${third} is ${parity}, but there is ${most ? 'a longer' : 'a shorter'} ${parity} number
          that still keeps within the bound of $${bound}$.`,
        slip('did_not_use_whole_numbers', third, bound)`
          You used the bound ${third} as the third side. Then the three sides lie on one line, and there is no
          triangle.`,
        slip('ignored_the_triangle_inequality', third, !most && (parity === 'even' ? 2 : 1))`
          You used ${third}, the least ${parity} number of all, as the third side. With it the shorter sides do not
          reach across the longest one.`,
      ],
      snapRead: text`Two sides are given and the third is a whole number: the triangle inequality bounds it, and the
        ${word} allowed value gives the ${word} perimeter.`,
      approach: text`The perimeter is ${word} when the third side is. So look for the ${word} ${parity} number that
        stays ${most ? 'below the sum' : 'above the difference'} of the other two sides.`,
      check: most
        ? text`$${third} < ${a} + ${b}$, but $${calc`${third} + 2`.value}$, the next ${parity} number, is not.`
        : text`$${third} + ${short} > ${long}$, but with the ${parity} number before,
          $${calc`${third} - 2 + ${short}`.value}$ is not more than $${long}$.`,
      principle: text`A side of a triangle is shorter than the sum of the other two and longer than their
        difference; equality is not allowed, because the triangle would be flat.`,
    };
  },
);

interface Isosceles {
  small: number;
  large: number;
  way: number;
}

const perimetersOfIsosceles = form<Isosceles>(
  'isosceles-from-two-lengths',
  {
    band: 'Easy',
    seconds: 50,
    verify: ({ small, large }) =>
      [small, large].filter(x => isTriangle(small, large, x)).reduce((sum, x) => sum + small + large + x, 0),
  },
  ({ small, large, way }, { step, find }) => {
    const both = 2 * small > large;
    const twice = step(calc`2 * ${small}`, {
      name: 'twice the shorter length',
      works: (_v, working) => tex`${working} ${both ? '>' : '\\le'} ${large}`,
      because: text`The triangle inequality has to hold for the longest side: the two equal short sides must reach
        across it together. If they do not, their ends cannot meet.`,
    })`
      Two sides are equal, so the third side is $${small}$ or $${large}$. First try two sides of $${small}$:
      together they are ${both ? 'longer than the side of' : 'not longer than the side of'} $${large}$, so
      ${both ? 'this is a triangle' : 'this is no triangle'}.`;
    const first = find(both ? calc`${twice} + ${large}` : 0);
    const second = step(calc`2 * ${large} + ${small}`, {
      name: 'the perimeter with two long sides',
      because: text`One long side and the base are together longer than the other long side: $${large} + ${small} >
        ${large}$. Two long sides are longer than the base. So this triangle always exists.`,
    })`
      Then try two sides of $${large}$ with a base of $${small}$. Any of its sides is shorter than the other two
      together, so the triangle exists. Find its perimeter.`;
    const sum = both
      ? step(calc`${second} + ${first}`, {
          name: 'the sum of the possible perimeters',
          because: text`The data fit two different triangles, and the question wants every possible value. So both
            perimeters count.`,
        })`
        The triangle with two sides of $${small}$ has the perimeter $${twice} + ${large}$. Both triangles are
        possible, so add the two perimeters.`
      : step(calc`${second} + ${first}`, {
          name: 'the sum of the possible perimeters',
          works: value => tex`2 \times ${large} + ${small} = ${value}`,
          because: text`A length that makes no triangle has no perimeter either. So the sum has only one term.`,
        })`
        Two sides of $${small}$ make no triangle, so there is only one possible perimeter, and it is the whole sum.`;
    return {
      answer: sum,
      stem:
        way === 0
          ? text`Two sides of an isosceles triangle measure $${small}$ cm and $${large}$ cm. What is the sum of all
            values that its perimeter can have, in cm?`
          : way === 1
            ? text`A designer bends wires into isosceles triangles in which one side is $${small}$ cm long and
              another one $${large}$ cm. She makes one triangle of each possible shape. What is the total length of
              wire, in cm?`
            : text`A triangle has two equal sides, and $${small}$ and $${large}$ are the lengths of two of its three
              sides. Find the sum of all possible values of its perimeter.`,
      show: plain,
      plausible: isWhole,
      slips: [
        both
          ? slip('left_out_a_case', first, 0)`
            ${second} is the perimeter with two sides of $${large}$. Two sides of $${small}$ also reach across the
            side of $${large}$, so there is a second triangle.`
          : slip('ignored_the_triangle_inequality', first, calc`${twice} + ${large}`)`
            You also added ${here} for a triangle with two sides of $${small}$. Together they do not reach across
            the side of $${large}$, so there is no such triangle.`,
        slip('left_out_a_case', second, both && 0)`
          $${first}$ is the perimeter with two sides of $${small}$. A triangle with two sides of $${large}$ is
          possible as well.`,
        slip('swapped_the_two', sum, !both && calc`${twice} + ${large}`)`
          ${here} uses two sides of $${small}$. Together they do not reach across the side of $${large}$, so there
          is no such triangle.`,
        slip('left_out_a_term', sum, calc`${small} + ${large}`)`
          ${here} adds the two given lengths only. A triangle has a third side, which repeats one of them.`,
        slip('took_the_mean_for_the_middle', sum, calc`3 * (${small} + ${large}) / 2`)`
          ${here} makes the third side the mean of the other two. In an isosceles triangle it is equal to one of
          them.`,
        slip('took_the_figure_for_special', sum, calc`3 * ${large}`)`
          ${here} is the perimeter of an equilateral triangle. One side has the other length, $${small}$.`,
        slip('used_a_term_twice', sum, calc`2 * (${small} + ${large})`)`
          ${here} counts both lengths twice, as in a rectangle. A triangle has three sides, so one length occurs
          once.`,
        slip('counted_twice', sum, both && calc`3 * (${small} + ${large}) + ${large}`)`
          ${here} counts a side of $${large}$ once too often. The two triangles together have three sides of each
          length.`,
        slip('counted_twice', sum, both && calc`4 * (${small} + ${large})`)`
          ${here} gives each of the two triangles both lengths twice, four sides in all. A triangle has three sides.`,
        slip('counted_twice', sum, both && calc`3 * (${small} + ${large}) + ${small}`)`
          ${here} counts a side of $${small}$ once too often. The two triangles together have three sides of each
          length.`,
      ],
      snapRead: text`An isosceles triangle has two different given lengths, so the third side is one or the other,
        and the triangle inequality may exclude one choice.`,
      approach: text`The third side repeats one of the two lengths. Test both choices with the triangle inequality,
        and add the perimeters of the triangles that exist.`,
      check: text`$${large} + ${small} > ${large}$ holds always; $${small} + ${small} > ${large}$
        ${both ? 'holds, too' : 'fails'}.`,
      principle: text`When a triangle can be completed in several ways, test each one: its two shorter sides
        together must exceed the longest.`,
    };
  },
);

/** GM.TRI.2 Easy: a bound for the third side. */
export const oneRange: readonly AnyTemplate[] = [
  ...situation<Pair>({
    type: 'GM.TRI.2',
    situation: 'two-sides-given',
    tries: 20,
    draw: draw => ({
      a: draw.int(7, 40),
      b: draw.int(7, 40),
      parity: draw.pick(['even', 'odd'] as const),
      most: draw.chance(0.5),
      way: draw.int(0, 2),
    }),
    forms: [extremePerimeter],
  }),
  ...situation<Isosceles>({
    type: 'GM.TRI.2',
    situation: 'isosceles',
    tries: 20,
    draw: draw => {
      const small = draw.int(5, 24);
      return { small, large: draw.int(small + 3, 3 * small - 1), way: draw.int(0, 2) };
    },
    forms: [perimetersOfIsosceles],
  }),
];
