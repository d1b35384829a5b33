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
    const square = step(calc`${a}^2 + ${b}^2`, {
      name: 'the sum of the squares of the two given sides',
      works: (_v, w) => tex`x^2 ${acute ? '<' : '>'} ${w}`,
      because: text`By Pythagoras equality means a right angle. With the two shorter sides fixed, a longer third
        side opens the angle, and a shorter one closes it. Only the largest angle, opposite the longest side, can
        fail to be acute.`,
    })`
      Let $x$ be the longest side. The angle opposite to it is the largest one, and it is
      ${acute ? 'acute if the square of $x$ is less' : 'obtuse if the square of $x$ is more'} than the sum of the
      squares of the other two sides. Find this sum.`;
    const root = find(() => Math.floor(Math.sqrt(Number(square))));
    const side = step(acute ? root : calc`${root} + 1`, {
      name: text`the ${acute ? 'greatest' : 'least'} length of the third side`,
      works: value =>
        tex`${root}^2 = ${Number(root) ** 2}, \quad ${calc`${root} + 1`.value}^2 = ${(Number(root) + 1) ** 2} \quad
          \Rightarrow \quad x = ${value}`,
      because: text`The sum bounds the square of $x$, not $x$ itself. So compare it with $1, 4, 9, 16, \dots$: the
        ${acute ? 'last perfect square below' : 'first perfect square above'} it belongs to the length.`,
    })`
      $x$ is a whole number, so find the perfect squares just below and just above this sum, and take the
      ${acute ? 'largest $x$ whose square is below' : 'smallest $x$ whose square is above'} it.`;
    return {
      answer: side,
      stem:
        way === 0
          ? text`The sides of ${acute ? 'an acute-angled' : 'an obtuse-angled'} triangle are whole numbers of
            centimetres. Two of them are $${a}$ cm and $${b}$ cm, and the third is the longest. What is the
            ${acute ? 'greatest' : 'least'} possible length of the third side, in cm?`
          : way === 1
            ? text`Two rods of $${a}$ cm and $${b}$ cm are joined at one end. A third rod, longer than both and a
              whole number of centimetres long, connects their free ends. What is its
              ${acute ? 'greatest' : 'least'} possible length, if the angle between the first two rods is
              ${acute ? 'acute' : 'obtuse'}?`
            : text`In a triangle with integer sides $${a}$, $${b}$ and $x$, where $x$ is the longest side, all
              possible values of $x$ are listed for which the triangle is ${asked}. Which is the
              ${acute ? 'largest' : 'smallest'} number in the list?`,
      show: plain,
      plausible: value => isWhole(value) && value.gt(long) && value.lt(a + b + 2),
      slips: [
        acute
          ? slip('counted_one_too_many', side, root.add(1))`
            ${side} has a square above $${a}^2 + ${b}^2$, so the angle opposite this side is obtuse, and the
            triangle is not acute-angled.`
          : slip('counted_one_too_few', side, root)`
            The square of ${side} is still below $${a}^2 + ${b}^2$, so the angle opposite this side is acute, and
            the triangle is not obtuse-angled.`,
        slip('mixed_up_kinds_of_triangle', side, acute ? calc`${a} + ${b} - 1` : calc`${long} + 1`)`
          ${here}
          ${
            acute
              ? 'is only short enough for a triangle to exist. So long a side makes the angle opposite to it obtuse'
              : 'is only long enough to be the longest side. The angle opposite to it is still acute'
          }.`,
        slip('wrong_sign', side, acute ? calc`${long} + 1` : calc`${a} + ${b} - 1`)`
          ${here} is
          ${acute ? 'the least value of a longest side' : 'the greatest third side for which a triangle exists'}.
          The question asks for the ${acute ? 'greatest' : 'least'} value, and the squares decide it.`,
        slip('counted_one_too_many', side, acute ? root.sub(1) : root.add(2))`
          ${side} is possible, but there is a ${acute ? 'longer' : 'shorter'} whole length whose square is still on
          the right side of $${a}^2 + ${b}^2$.`,
        slip('counted_one_too_many', side, acute ? root.add(2) : root.sub(1))`
          ${side} is on the other side of the root of $${a}^2 + ${b}^2$, so the triangle is
          ${acute ? 'obtuse' : 'acute'}.`,
        slip('ignored_the_triangle_inequality', side, acute && calc`${a} + ${b}`)`
          ${here} is as long as the other two sides together. The three sides then lie on one line, and there is no
          triangle.`,
      ],
      snapRead: text`Two sides are given, the third is the longest and the kind of the triangle is known: compare
        the square of the third with the other two squares.`,
      approach: text`The largest angle is opposite the longest side. Compare its square with the sum of the other
        two squares: equality is the right angle, and a longer side opens the angle.`,
      check: text`$${side}^2 = ${calc`${side}^2`.value}$ is ${acute ? 'less' : 'more'} than $${square}$.`,
      principle: text`To find the kind of a triangle compare the square of the longest side with the sum of the
        other two squares: less is acute, equal is right, more is obtuse.`,
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
    const root = step(calc`sqrt(${c}^2 - ${a}^2)`, {
      name: 'the third side for a right angle',
      works: (_v, w) => tex`x^2 + ${a}^2 < ${c}^2 \quad \Rightarrow \quad x < ${w}`,
      because: text`By Pythagoras equality means a right angle opposite the side $${c}$. If $x$ is shorter while the
        other two sides stay, that angle opens and is obtuse.`,
    })`
      The angle opposite the longest side $${c}$ is obtuse when $${c}^2$ is more than the sum of the other two
      squares. So $x$ must be less than the length that gives a right angle.`;
    const most = step(calc`${root} - 1`, {
      name: 'the greatest value of x',
      because: text`A right angle is not obtuse, so the length that gives it does not count, and the next smaller
        whole number does.`,
    })`
      With exactly this length the triangle is right-angled, so the greatest whole value of $x$ is one less.`;
    const low = step(calc`${c} - ${a}`, {
      name: 'the lower bound of x',
      works: (_v, w) => tex`x > ${w}`,
      because: text`The side $${a}$ and the side $x$ have to reach across the longest side $${c}$. If together they
        were only as long, the triangle would be flat.`,
    })`
      There has to be a triangle at all, so $x$ and $${a}$ together must exceed $${c}$. This bounds $x$ from below.`;
    const sum = step(calc`${most} + (${low} + 1)`, { name: 'the sum of the two values' })`
      The least value of $x$ is one above this bound. Add it to the greatest value.`;
    return {
      answer: sum,
      stem:
        way === 0
          ? text`The sides of an obtuse-angled triangle are $${a}$, $${c}$ and $x$, where $x$ is a whole number and
            $${c}$ is the longest side. What is the sum of the least and the greatest value of $x$?`
          : way === 1
            ? text`A crane arm of $${a}$ m and a rope of $x$ m hold the ends of a beam of $${c}$ m, which is the
              longest of the three. The angle between arm and rope is to be obtuse, and $x$ an integer. If $x$
              ranges from $p$ to $q$, find $p + q$.`
            : text`Opposite to its longest side of $${c}$ cm a triangle has an obtuse angle. Another side is $${a}$
              cm long, and the third is a whole number of centimetres. Add the shortest and the longest possible
              length of the third side. What is the result, in cm?`,
      show: plain,
      plausible: value => isWhole(value) && value.lt(2 * c),
      slips: [
        slip('let_in_an_end_point', most, root)`
          Your greatest value is ${most}. With that side the triangle is right-angled, and a right angle is not
          obtuse.`,
        slip('ignored_the_triangle_inequality', low, 0)`
          You let the least value be $1$. Together with $${a}$ so short a side does not reach across the longest
          side.`,
        slip('let_in_an_end_point', sum, calc`${most} + ${low}`)`
          ${here} lets the third side be ${low}. Together with $${a}$ it is only as long as $${c}$, so the triangle
          is flat.`,
        slip('mixed_up_kinds_of_triangle', most, c - 1)`
          You let the third side go up to one less than the longest. Above the root of $${c}^2 - ${a}^2$ the angle
          is acute.`,
        slip('ignored_a_condition', most, calc`${c} + ${a} - 1`)`
          Your greatest value is ${here}, the greatest for which a triangle exists. Then $${c}$ would not be the
          longest side.`,
        slip('used_a_wrong_given_number', low, a < c - 2 && a > c - a && a)`
          You let the third side begin above ${low}, as if it had to be longer than the other given side. Nothing
          says so.`,
        slip('subtracted_for_added', sum, calc`${most} - ${low} - 1`)`
          ${here} is the difference of the greatest and the least value. The question asks for their sum.`,
        slip('counted_gaps_for_numbers', sum, calc`${most} - ${low}`)`
          ${here} is the number of possible values. The question asks for the sum of the least and the greatest one.`,
        slip('left_out_an_end_point', sum, calc`${root} + ${low} - 1`)`
          ${here} subtracts $1$ twice. The greatest value is one below its bound, but the least value is one above
          $${low}$.`,
      ],
      snapRead: text`The triangle is obtuse and its longest side is known: squares bound the third side from above,
        the triangle inequality from below.`,
      approach: text`Two conditions bound $x$. The squares keep it short enough for an obtuse angle, and the
        triangle inequality keeps it long enough for a triangle. Add the extreme whole numbers.`,
      check: text`At the ends $${low} + 1 + ${a} > ${c}$, and $${most}^2 + ${a}^2 =
        ${calc`${most}^2 + ${a}^2`.value}$ is less than $${c}^2 = ${c * c}$.`,
      principle: text`When a triangle has to be obtuse, the test with squares comes in addition to the triangle
        inequality; both bound the unknown side.`,
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
