import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { numberTex, plain, withUnit } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const kmh = (speed: Fraction | number) => withUnit(speed, 'km/h');

interface WholeSpeeds {
  /** The average speed there and back, in km/h, an even number. */
  mean: number;
  /** The faster speed is at most this, in km/h. */
  most: number;
  to: string;
  frame: number;
}

const placesTo = [
  'a temple town',
  'a wildlife park',
  'a hydroelectric plant',
  'a border post',
  'a fishing port',
  'a tea estate',
] as const;
/** First brackets: factors of the square below its root whose partner is at most `room`. */
const brackets = (root: number, room: number) =>
  Array.from({ length: Math.max(0, root - 1) }, (_, i) => i + 1).filter(
    d => (root * root) % d === 0 && (root * root) / d <= room,
  );
const total = (list: readonly number[]) => q(list.reduce((sum, x) => sum + x, 0));

const slowerSpeeds = form({
  form: 'sum-of-slower-speeds',
  revision: 4,
  band: 'Hard',
  seconds: 125,
  also: ['AL.DIO.4', 'AL.INQ.3'],
  entry: true,
  likely: true,
  stem: ({ mean, most, to, frame }: WholeSpeeds) =>
    frame === 0
      ? `A driver goes to ${to} at $u$ km/h and returns on the same road at $v$ km/h, where $u$ and $v$ are integers and $u < v \\le ${most}$. The average speed there and back is ${kmh(mean)}. What is the sum of all possible values of $u$?`
      : frame === 1
        ? `The average speed of a trip to ${to} and back by the same road was ${kmh(mean)}. Both speeds were whole numbers of km/h; the speed on the way back was the greater, but at most ${kmh(most)}. Find the sum of all speeds that are possible for the way there, in km/h.`
        : `A rider went to ${to} and came back by the same road, with an average speed of ${kmh(mean)}. The two speeds were different whole numbers of km/h, neither of them more than ${kmh(most)}. What is the sum, in km/h, of all possible values of the slower speed?`,
  path: path<WholeSpeeds>()
    .quiet('half', ({ mean }) => q(mean, 2))
    .step(
      'square',
      (_p, { half }) => half.mul(half),
      ({ mean }) =>
        `From $\\frac{2uv}{u + v} = ${mean}$ get $uv = ${numberTex(q(mean, 2))}(u + v)$, and complete it to a product with a constant.`,
      (_p, { half, square }) =>
        `(u - ${numberTex(half)})(v - ${numberTex(half)}) = ${numberTex(half)}^2 = ${numberTex(square)}`,
    )
    .step(
      'room',
      ({ most }, { half }) => q(most).sub(half),
      'The limit for the faster speed bounds the second bracket.',
      ({ most }, { half, room }) =>
        `v - ${numberTex(half)} \\le ${most} - ${numberTex(half)} = ${numberTex(room)}`,
    )
    .step(
      'slower',
      (_p, { half, room }): readonly Fraction[] => brackets(Number(half), Number(room)).map(d => half.add(d)),
      'List the factor pairs with a smaller first bracket and a second one within the bound, and find $u$.',
      (_p, { half, square, room, slower }) =>
        `${brackets(Number(half), Number(room))
          .map(d => `${d} \\times ${Number(square) / d}`)
          .join(', \\; ')}: \\quad u = ${slower.map(u => numberTex(u)).join(', ')}`,
    )
    .step(
      'sum',
      (_p, { slower }) => slower.reduce((sum, u) => sum.add(u), q(0)),
      'Add these speeds.',
      (_p, { slower, sum }) => `${slower.map(u => numberTex(u)).join(' + ')} = ${numberTex(sum)}`,
    ),
  slips: [
    {
      misconception: 'limit_ignored',
      at: 'room',
      wrongly: (_p, { square }) => square,
      words: ({ most }, { sum }) =>
        `$${numberTex(sum)}$ adds a $u$ for every factor pair; with the small first brackets $v$ is above $${most}$.`,
    },
    {
      misconception: 'equal_speeds_counted',
      at: 'sum',
      wrongly: ({ mean }, { sum }) => sum.add(mean),
      words: ({ mean }, { sum }) =>
        `$${numberTex(sum)}$ includes $u = v = ${mean}$, but the speeds are different.`,
    },
    {
      misconception: 'limit_put_on_the_bracket',
      at: 'room',
      wrongly: ({ most }) => q(most),
      words: ({ most }, { half }) =>
        `The second bracket was let go up to $${most}$; it is $v$ that is limited, and the bracket is $${numberTex(half)}$ less.`,
    },
    {
      misconception: 'faster_speeds_added',
      at: 'sum',
      wrongly: (_p, { half, square, room }) =>
        total(brackets(Number(half), Number(room)).map(d => Number(square) / d + Number(half))),
      words: (_p, { sum }) => `$${numberTex(sum)}$ is the sum of the faster speeds.`,
    },
    {
      misconception: 'brackets_added',
      at: 'sum',
      wrongly: (_p, { half, room }) => total(brackets(Number(half), Number(room))),
      words: (_p, { half, sum }) =>
        `$${numberTex(sum)}$ adds the first brackets; each speed is $${numberTex(half)}$ more.`,
    },
    {
      misconception: 'smallest_bracket_left_out',
      at: 'slower',
      wrongly: (_p, { slower }) => (slower.length > 2 ? slower.slice(1) : null),
      words: (p, { sum }) => {
        const d = brackets(p.mean / 2, p.most - p.mean / 2)[0] ?? 1;
        return `$${numberTex(sum)}$ leaves out $u = ${p.mean / 2 + d}$, for which $v = ${p.mean / 2 + (p.mean / 2) ** 2 / d}$ still keeps to the limit.`;
      },
    },
    {
      misconception: 'largest_bracket_left_out',
      at: 'slower',
      wrongly: (_p, { slower }) => (slower.length > 2 ? slower.slice(0, -1) : null),
      words: (p, { sum }) =>
        `$${numberTex(sum)}$ leaves out the pair of brackets nearest to each other, with $u = ${p.mean / 2 + (brackets(p.mean / 2, p.most - p.mean / 2).at(-1) ?? 0)}$.`,
    },
    {
      misconception: 'brackets_divide_the_root',
      at: 'slower',
      wrongly: (_p, { half, square, room }) =>
        brackets(Number(half), Number(room))
          .filter(d => Number(half) % d === 0 && Number(square) % d === 0)
          .map(d => half.add(d)),
      words: (_p, { half, sum }) =>
        `$${numberTex(sum)}$ allows only factors of $${numberTex(half)}$ for the first bracket; the product is its square, which has more.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'A harmonic mean is given, both speeds are whole and one is limited: several pairs. The cue is a product of two brackets.',
  approach: () =>
    'Clear the fractions and complete the product; each factor pair of the constant gives one pair of speeds. The limit keeps only factors near the root.',
  faster: ({ mean, most }, { square, room, slower }) =>
    `$(u - ${mean / 2})(v - ${mean / 2}) = ${numberTex(square)}$ and $v \\le ${most}$: go down from the root $${mean / 2}$ until the second factor passes $${numberTex(room)}$; $u = ${[
      ...slower,
    ]
      .reverse()
      .map(u => numberTex(u))
      .join(', ')}$.`,
  check: ({ mean }, { slower }) =>
    `${slower
      .map(u => {
        const v = u.mul(mean).div(u.mul(2).sub(mean));
        return `$u = ${numberTex(u)}$, $v = ${numberTex(v)}$: $\\frac{2 \\times ${numberTex(u.mul(v))}}{${numberTex(u.add(v))}} = ${mean}$`;
      })
      .slice(0, 3)
      .join('; ')}.`,
  principle: 'An equation $uv = n(u + v)$ in integers becomes $(u - n)(v - n) = n^2$: go through factors.',
  verify: ({ mean, most }) => {
    let sum = 0;
    for (let u = 1; u <= most; u += 1)
      for (let v = u + 1; v <= most; v += 1) if (2 * u * v === mean * (u + v)) sum += u;
    return q(sum);
  },
});

/** AR.TSD.1 Hard: whole speeds with a given average there and back, up to a limit. */
export const wholeSpeeds: readonly AnyTemplate[] = situation<WholeSpeeds>({
  type: 'AR.TSD.1',
  situation: 'whole-speeds-with-a-limit',
  tries: 60,
  draw: draw => {
    const p = {
      mean: 2 * draw.int(9, 45),
      most: draw.int(50, 130),
      to: draw.pick(placesTo),
      frame: draw.int(0, 2),
    };
    const [half, room] = [p.mean / 2, p.most - p.mean / 2];
    const list = brackets(half, room);
    const left = brackets(half, half * half).length - list.length;
    return list.length >= 2 && list.length <= 5 && left >= 2 ? p : null;
  },
  forms: [slowerSpeeds],
});
