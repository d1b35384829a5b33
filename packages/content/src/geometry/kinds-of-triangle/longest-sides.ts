import { isSquare, upTo } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

/** Which kind of triangle these sides form, by their squares; null for none. */
export function kindOf(...sides: readonly [number, number, number]): 'acute' | 'right' | 'obtuse' | null {
  const [a = 0, b = 0, c = 0] = [...sides].sort((x, y) => x - y);
  if (a + b <= c) return null;
  const excess = a * a + b * b - c * c;
  return excess > 0 ? 'acute' : excess < 0 ? 'obtuse' : 'right';
}

const isWhole = (value: { d: bigint; valueOf(): number }) => value.d === 1n && value.valueOf() > 0;

interface Two {
  a: number;
  b: number;
  asked: 'acute' | 'obtuse';
  way: number;
}

const limitOfLongest = form<Two>(
  'limit-of-the-longest-side',
  {
    band: 'Easy',
    seconds: 55,
    suits: ({ a, b }) => !isSquare(a * a + b * b) && a !== b,
    verify: ({ a, b, asked }) => {
      const fits = upTo(a + b).filter(x => x >= Math.max(a, b) && kindOf(a, b, x) === asked);
      return asked === 'acute' ? Math.max(...fits) : Math.min(...fits);
    },
  },
  ({ a, b, asked, way }, { step, find }) => {
    const acute = asked === 'acute';
    const long = Math.max(a, b);
    const square = step(calc`${a}^2 + ${b}^2`, (_v, w) => tex`x^2 ${acute ? '<' : '>'} ${w}`)`
      The angle opposite to the longest side $x$ decides. It is
      ${acute ? 'acute if the square of $x$ is less' : 'obtuse if the square of $x$ is more'}
      than the squares of the other two sides together.`;
    const root = find(() => Math.floor(Math.sqrt(Number(square))));
    const side = step(
      acute ? root : calc`${root} + 1`,
      value =>
        tex`${root}^2 = ${Number(root) ** 2}, \quad ${calc`${root} + 1`.value}^2 = ${(Number(root) + 1) ** 2} \quad
          \Rightarrow \quad x = ${value}`,
    )`
      Find the squares of whole numbers next to this sum, and take the
      ${acute ? 'largest number below' : 'smallest number above'} it.`;
    return {
      answer: side,
      stem:
        way === 0
          ? text`The sides of ${acute ? 'an acute-angled' : 'an obtuse-angled'} triangle are whole numbers of
            centimetres. Two of them are
            $${a}$ cm and $${b}$ cm, and the third is the longest. What is the ${acute ? 'greatest' : 'least'}
            possible length of the
            third side, in cm?`
          : way === 1
            ? text`Two rods of $${a}$ cm and $${b}$ cm are joined at one end. A third rod, longer than both and a
              whole number of
              centimetres long, connects their free ends. What is its ${acute ? 'greatest' : 'least'} possible length,
              if the angle between the
              first two rods is ${acute ? 'acute' : 'obtuse'}?`
            : text`In a triangle with integer sides $${a}$, $${b}$ and $x$, where $x$ is the longest side, all
              possible values of $x$ are
              listed for which the triangle is ${asked}. Which is the ${acute ? 'largest' : 'smallest'} number in the
              list?`,
      show: plain,
      plausible: value => isWhole(value) && value.gt(long) && value.lt(a + b + 2),
      slips: [
        acute
          ? slip('counted_one_too_many', side, root.add(1))`
            ${side} has a square above $${a}^2 + ${b}^2$, so the angle opposite to it is obtuse.`
          : slip('counted_one_too_few', side, root)`
            The square of ${side} is still below $${a}^2 + ${b}^2$, so the angle opposite to it is acute.`,
        slip('mixed_up_kinds_of_triangle', side, acute ? calc`${a} + ${b} - 1` : calc`${long} + 1`)`
          ${here} ${
            acute
              ? 'is only enough for a triangle to exist. Its angle may be obtuse'
              : 'is only longer than the other two sides. Its angle is acute'
          }.`,
        slip('wrong_sign', side, acute ? calc`${long} + 1` : calc`${a} + ${b} - 1`)`
          ${here} is the ${acute ? 'least longest side at all' : 'greatest side that forms a triangle at all'}.`,
        slip('counted_one_too_many', side, acute ? root.sub(1) : root.add(2))`
          ${side} is possible, but not the ${acute ? 'greatest' : 'least'} such length.`,
        slip('counted_one_too_many', side, acute ? root.add(2) : root.sub(1))`
          ${side} is on the other side of the root of $${a}^2 + ${b}^2$.`,
        slip('ignored_the_triangle_inequality', side, acute && calc`${a} + ${b}`)`
          ${here} is as long as the other two sides together, and no triangle is left.`,
      ],
      snapRead: text`Two sides, the third the longest, and the kind of the triangle: compare squares.`,
      approach: text`Compare the square of the longest side with the squares of the other two. Equality is the right
        triangle, and a
        longer side opens the angle.`,
      check: text`$${side}^2 = ${calc`${side}^2`.value}$ is ${acute ? 'less' : 'more'} than $${square}$.`,
      principle: text`The square of the longest side against the sum of the other two squares: less is acute, equal is
        right, more is
        obtuse.`,
    };
  },
);

interface Longest {
  a: number;
  c: number;
  way: number;
}

const countWithLongestGiven = form<Longest>(
  'shortest-side-beside-a-given-longest',
  {
    band: 'Easy',
    seconds: 60,
    entry: true,
    suits: ({ a, c }) =>
      isSquare(c * c - a * a) &&
      Math.sqrt(c * c - a * a) - (c - a) > 3 &&
      Math.sqrt(c * c - a * a) !== 2 * a - c,
    verify: ({ a, c }) => {
      const fits = upTo(c - 1).filter(x => kindOf(a, x, c) === 'obtuse');
      return Math.min(...fits) + Math.max(...fits);
    },
  },
  ({ a, c, way }, { step }) => {
    const root = step(
      calc`sqrt(${c}^2 - ${a}^2)`,
      (_v, w) => tex`x^2 + ${a}^2 < ${c}^2 \quad \Rightarrow \quad x < ${w}`,
    )`
      The angle opposite to the longest side is obtuse when the square of that side is more than the other two squares
      together.`;
    const most = step(calc`${root} - 1`)`
      With $x$ equal to that root the triangle is right-angled, so the greatest whole value is one less.`;
    const low = step(calc`${c} - ${a}`, (_v, w) => tex`x > ${w}`)`
      There has to be a triangle at all: $x$ and $${a}$ together exceed $${c}$.`;
    const sum = step(calc`${most} + (${low} + 1)`)`
      The least value is one above this difference. Add both.`;
    return {
      answer: sum,
      stem:
        way === 0
          ? text`The sides of an obtuse-angled triangle are $${a}$, $${c}$ and $x$, where $x$ is a whole number and
            $${c}$ is the longest
            side. What is the sum of the least and the greatest value of $x$?`
          : way === 1
            ? text`A crane arm of $${a}$ m and a rope of $x$ m hold the ends of a beam of $${c}$ m, which is the
              longest of the three. The
              angle between arm and rope is to be obtuse, and $x$ an integer. If $x$ ranges from $p$ to $q$, find $p +
              q$.`
            : text`Opposite to its longest side of $${c}$ cm a triangle has an obtuse angle. Another side is $${a}$ cm
              long, and the third is
              a whole number of centimetres. Add the shortest and the longest possible length of the third side. What
              is the
              result, in cm?`,
      show: plain,
      plausible: value => isWhole(value) && value.lt(2 * c),
      slips: [
        slip('let_in_an_end_point', most, root)`
          The greatest value was taken to be ${most}. With that side the triangle is right-angled.`,
        slip('ignored_the_triangle_inequality', low, 0)`
          The least value was taken to be $1$. Such a side does not reach from one end to the other.`,
        slip('let_in_an_end_point', sum, calc`${most} + ${low}`)`
          ${here} lets the third side be ${low}, where the triangle is flat.`,
        slip('mixed_up_kinds_of_triangle', most, c - 1)`
          The greatest value was taken to be one less than the longest side; above the root of $${c}^2 - ${a}^2$ the
          angle is acute.`,
        slip('ignored_a_condition', most, calc`${c} + ${a} - 1`)`
          The greatest value was taken to be ${here}. Then $${c}$ is not the longest side.`,
        slip('used_a_wrong_given_number', low, a < c - 2 && a > c - a && a)`
          The third side was taken to be longer than the side of ${low}, which nothing says.`,
        slip('subtracted_for_added', sum, calc`${most} - ${low} - 1`)`
          ${here} is the difference of the two values.`,
        slip('counted_gaps_for_numbers', sum, calc`${most} - ${low}`)`
          ${here} is the number of possible values, not the sum of the two ends.`,
        slip('left_out_an_end_point', sum, calc`${root} + ${low} - 1`)`
          ${here} takes one off twice. The least value lies above $${low}$, so there it is added.`,
      ],
      snapRead: text`Obtuse with a known longest side: an upper bound by squares and a lower bound by lengths.`,
      approach: text`Two conditions bound $x$: the squares keep it small enough for an obtuse angle, the triangle
        inequality large
        enough for a triangle.`,
      check: text`At the ends $${low} + 1 + ${a} > ${c}$, and $${most}^2 + ${a}^2 = ${calc`${most}^2 + ${a}^2`.value}$
        is less than $${c}^2 = ${c * c}$.`,
      principle: text`The test for an obtuse angle comes on top of the triangle inequality; both bound the side.`,
    };
  },
);

/** GM.TRI.8 Easy: one comparison of squares. */
export const longestSides: readonly AnyTemplate[] = [
  ...situation<Two>({
    type: 'GM.TRI.8',
    situation: 'third-side-the-longest',
    tries: 20,
    draw: draw => ({
      a: draw.int(6, 30),
      b: draw.int(6, 30),
      asked: draw.pick(['acute', 'obtuse'] as const),
      way: draw.int(0, 2),
    }),
    forms: [limitOfLongest],
  }),
  ...situation<Longest>({
    type: 'GM.TRI.8',
    situation: 'longest-side-given',
    tries: 200,
    draw: draw => {
      const c = draw.int(10, 65);
      return { a: draw.int(5, c - 2), c, way: draw.int(0, 2) };
    },
    forms: [countWithLongestGiven],
  }),
];
