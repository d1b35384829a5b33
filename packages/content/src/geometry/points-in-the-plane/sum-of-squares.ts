import type Fraction from 'fraction.js';
import type { Point } from '../../figure.ts';
import { numberTex, wording } from '../../show.ts';
import { template } from '../../template.ts';
import { q } from '../../value.ts';
import { rationalNear } from '../exact-lengths.ts';
import { distance } from '../measured-lengths.ts';
import { bracketed, minus, pairOf, plus, pointTex, scaled } from './points.ts';

interface SumOfSquares {
  middle: Point;
  /** From the middle to the one end. */
  half: Point;
  radius: number;
  /** The point whose distance is asked. */
  from: Point;
  apart: number;
  asked: 'greatest' | 'least';
}

const triples = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [9, 12, 15],
  [8, 15, 17],
  [12, 16, 20],
  [15, 20, 25],
  [7, 24, 25],
] as const;

/** GM.COO.1 Hard: a constant sum of squared distances keeps the point on a circle about the middle; then look along its centre line. */
export const sumOfSquares = template<SumOfSquares, Fraction>({
  type: 'GM.COO.1',
  band: 'Hard',
  seconds: 120,
  variant: 'sum-of-squared-distances',
  revision: 3,
  apart: true,
  draw: draw => {
    const [s, t, apart] = draw.pick(triples);
    const [dx, dy] = draw.chance(0.5) ? [s, t] : [t, s];
    const from = draw.chance(0.5) ? { x: 0, y: 0 } : { x: draw.int(-4, 4), y: draw.int(-4, 4) };
    const half = { x: draw.int(-3, 3), y: draw.int(-3, 3) };
    const radius = draw.int(5, 12);
    const size = half.x ** 2 + half.y ** 2;
    const asked = draw.pick(['greatest', 'least'] as const);
    if (half.x === 0 || half.y === 0 || size >= radius ** 2 || Math.abs(radius - apart) < 2) return null;
    return {
      middle: { x: from.x + dx * draw.pick([1, -1]), y: from.y + dy * draw.pick([1, -1]) },
      half,
      radius,
      from,
      apart,
      asked,
    };
  },
  stem: ({ middle, half, radius, from, asked }) => {
    const [a, b] = [plus(middle, half), minus(middle, half)];
    const sum = 2 * (radius ** 2 + half.x ** 2 + half.y ** 2);
    const target = from.x === 0 && from.y === 0 ? 'the origin' : `the point $${pointTex(from)}$`;
    return wording(
      middle.x + half.y,
      `Let $A$ be the point $${pointTex(a)}$ and $B$ the point $${pointTex(b)}$. A point $P$ of the plane moves so that $PA^2 + PB^2 = ${sum}$. What is the ${asked} possible distance of $P$ from ${target}?`,
      `The squares of the distances of a point from $A${pointTex(a)}$ and from $B${pointTex(b)}$ add up to $${sum}$. What is the ${asked} distance from ${target} that this point can have?`,
    );
  },
  answer: ({ radius, apart, asked }) => q(asked === 'greatest' ? apart + radius : Math.abs(apart - radius)),
  slips: ({ half, radius, from, apart, asked }) => {
    const size = half.x ** 2 + half.y ** 2;
    return [
      {
        misconception: asked === 'greatest' ? 'least_for_greatest' : 'greatest_for_least',
        value: q(asked === 'greatest' ? Math.abs(apart - radius) : apart + radius),
        words: `This is the ${asked === 'greatest' ? 'least' : 'greatest'} distance; the ${asked} one is asked.`,
      },
      {
        misconception: 'distance_of_centre_reported',
        value: q(apart),
        words: 'That gives the distance to the mid-point of AB; P moves on a circle around it.',
      },
      {
        misconception: 'radius_reported',
        value: q(radius),
        words:
          'This gives the radius of the circle on which P moves; the distance of its centre is needed as well.',
      },
      {
        misconception: 'diameter_for_radius',
        value: q(asked === 'greatest' ? apart + 2 * radius : Math.abs(apart - 2 * radius)),
        words: 'That is the diameter of the circle in place of its radius.',
      },
      ...(from.x === 0 && from.y === 0
        ? [
            {
              misconception: 'middle_not_halved',
              value: q(asked === 'greatest' ? 2 * apart + radius : Math.abs(2 * apart - radius)),
              words: 'That uses the sum of the two points for their middle; it has to be halved.',
            },
          ]
        : []),
      {
        misconception: 'square_mixed_with_lengths',
        value: q(asked === 'greatest' ? apart + radius + size : Math.abs(apart - radius) + size),
        words: 'It mixes the square of a length with lengths.',
      },
      {
        misconception: 'radius_one_short',
        value: q(asked === 'greatest' ? apart + radius - 1 : Math.abs(apart - radius) + 1),
        words: `That uses ${radius - 1} for the radius; its square is ${radius ** 2}.`,
      },
    ];
  },
  show: value => `$${numberTex(value)}$`,
  plausible: value => value.d === 1n && value.valueOf() > 0,
  solution: ({ middle, half, radius, from, apart, asked }) => {
    const [a, b] = [plus(middle, half), minus(middle, half)];
    const size = half.x ** 2 + half.y ** 2;
    const sum = 2 * (radius ** 2 + size);
    const key = asked === 'greatest' ? apart + radius : Math.abs(apart - radius);
    const way = minus(middle, from);
    return {
      snapRead: `Two fixed points, a moving point with a constant sum of squared distances from them, and a third point: the ${asked} distance of the moving point from it is asked.`,
      approach:
        'For the mid-point $M$ of AB, $PA^2 + PB^2 = 2PM^2 + 2AM^2$ (the median theorem). So $PM$ is constant: P moves on a circle around $M$. The nearest and the farthest point of a circle lie on the line through its centre. Multiplying out the coordinates gives the same circle, but takes longer.',
      steps: [
        {
          says: 'Find the mid-point of AB.',
          works: `M = \\left(\\frac{${a.x} + ${bracketed(b.x)}}{2}, \\frac{${a.y} + ${bracketed(b.y)}}{2}\\right) = ${pointTex(middle)}`,
          value: pairOf(middle),
        },
        {
          says: 'Find the square of half of AB.',
          works: `AM^2 = ${bracketed(half.x)}^2 + ${bracketed(half.y)}^2 = ${size}`,
          value: q(size),
        },
        {
          says: 'Use the median theorem to find how far P is from the mid-point.',
          works: `PM^2 = \\frac{${sum}}{2} - ${size} = ${radius ** 2} \\;\\Rightarrow\\; PM = ${radius}`,
          value: q(radius),
        },
        {
          says: 'Find the distance of the third point from the mid-point.',
          works: `\\sqrt{${bracketed(way.x)}^2 + ${bracketed(way.y)}^2} = ${apart}`,
          value: q(apart),
        },
        {
          says: `${asked === 'greatest' ? 'Go to the centre and on to the far side: add.' : `The point lies ${apart > radius ? 'outside' : 'inside'} the circle: take the smaller of the two lengths off the larger.`}`,
          works:
            asked === 'greatest'
              ? `${apart} + ${radius} = ${key}`
              : `${Math.max(apart, radius)} - ${Math.min(apart, radius)} = ${key}`,
          value: q(key),
        },
      ],
      check: `All distances lie between $|${apart} - ${radius}| = ${Math.abs(apart - radius)}$ and $${apart} + ${radius} = ${apart + radius}$, by the triangle with the sides ${apart} and ${radius}; the ${asked} one is ${key}.`,
      principle:
        'A constant sum of squared distances from two points keeps a point on a circle about their mid-point; extremes lie on the line through its centre.',
    };
  },
  verify: ({ middle, half, radius, from, asked }) => {
    // Goes in every direction from A until the sum of squares is right, and narrows down on the extreme distance.
    const [a, b] = [plus(middle, half), minus(middle, half)];
    const sum = 2 * (radius ** 2 + half.x ** 2 + half.y ** 2);
    const way = minus(b, a);
    const reach = (direction: number) => {
      const unit = { x: Math.cos(direction), y: Math.sin(direction) };
      const dot = unit.x * way.x + unit.y * way.y;
      const s = (dot + Math.sqrt(dot * dot + 2 * (sum - way.x ** 2 - way.y ** 2))) / 2;
      const d = distance(plus(a, scaled(unit, s)), from);
      return asked === 'greatest' ? d : -d;
    };
    let best = 0;
    for (let i = 0; i < 360; i += 1) if (reach((i * Math.PI) / 180) > reach(best)) best = (i * Math.PI) / 180;
    let [low, high] = [best - Math.PI / 90, best + Math.PI / 90];
    for (let i = 0; i < 80; i += 1) {
      const [x, y] = [low + (high - low) / 3, high - (high - low) / 3];
      if (reach(x) < reach(y)) low = x;
      else high = y;
    }
    return rationalNear(Math.round(Math.abs(reach((low + high) / 2)) * 1e6) / 1e6);
  },
});
