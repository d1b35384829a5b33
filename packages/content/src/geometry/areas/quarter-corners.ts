import type Fraction from 'fraction.js';
import { numberTex, withUnit } from '../../show.ts';
import { template } from '../../template.ts';
import { q } from '../../value.ts';
import { roughPi } from './units.ts';

interface Corners {
  length: number;
  breadth: number;
  rope: number;
  scene: 'goats' | 'sprinklers' | 'flowers';
}

const cornerScenes = {
  goats: ({ length, breadth, rope }: Corners) =>
    `Four goats are tethered at the four corners of a rectangular field ${length} metres long and ${breadth} metres wide, each by a rope ${rope} metres long. What is the area of the part of the field that no goat can reach?`,
  sprinklers: ({ length, breadth, rope }: Corners) =>
    `A sprinkler stands at each corner of a rectangular lawn measuring ${length} metres by ${breadth} metres, and each waters the lawn up to ${rope} metres away. What area of the lawn is not watered?`,
  flowers: ({ length, breadth, rope }: Corners) =>
    `A rectangular park is ${length} metres long and ${breadth} metres wide. In each of its corners there is a flower bed in the shape of a quarter circle of radius ${rope} metres, centred on the corner; the rest is grass. What is the area of the grass?`,
};

/** GM.ARE.2 Easy: four quarter circles at the corners make one whole circle. */
export const quarterCorners = template<Corners, Fraction>({
  type: 'GM.ARE.2',
  band: 'Easy',
  variant: 'quarter-circles-at-corners',
  revision: 1,
  draw: draw => {
    const rope = draw.pick([3.5, 7, 7, 14, 21]);
    const [breadth, more] = [draw.step(2 * rope, 5 * rope, rope === 3.5 ? 1 : 2), draw.int(1, 12)];
    return {
      length: breadth + more,
      breadth,
      rope,
      scene: draw.pick(['goats', 'sprinklers', 'flowers'] as const),
    };
  },
  stem: p => `${cornerScenes[p.scene](p)} (Take $\\pi = \\frac{22}{7}$.)`,
  answer: ({ length, breadth, rope }) => q(length * breadth).sub(roughPi.mul(q(rope)).mul(q(rope))),
  slips: ({ length, breadth, rope }) => {
    const all = q(length * breadth);
    const disc = roughPi.mul(q(rope)).mul(q(rope));
    return [
      {
        misconception: 'one_corner_only',
        value: all.sub(disc.div(4)),
        words: 'It subtracts one quarter circle; there is one in each of the four corners.',
      },
      {
        misconception: 'reports_other_part',
        value: disc,
        words: 'This is the area of the four quarter circles themselves; the question asks for the rest.',
      },
      {
        misconception: 'whole_circle_at_each_corner',
        value: all.sub(disc.mul(4)),
        words: 'This puts a whole circle at each corner; only a quarter of each lies inside.',
      },
      {
        misconception: 'semicircle_at_each_corner',
        value: all.sub(disc.mul(2)),
        words: 'This puts a half circle at each corner; a right angle holds only a quarter of a circle.',
      },
      {
        misconception: 'circumference_for_area',
        value: all.sub(roughPi.mul(q(2 * rope))),
        words: 'This subtracts the circumference of the circle, not its area.',
      },
    ];
  },
  show: value => withUnit(value, 'square metres'),
  plausible: (value, { length, breadth }) => value.valueOf() > 0 && value.valueOf() < length * breadth,
  solution: ({ length, breadth, rope }) => {
    const disc = roughPi.mul(q(rope)).mul(q(rope));
    const [all, sides] = [length * breadth, `${length} \\times ${breadth}`];
    return {
      snapRead:
        'A rectangle loses an equal piece of a circle in each corner; what is left is asked. Whole minus parts.',
      approach:
        'A corner of a rectangle is a right angle, so each piece is a quarter of a circle, and four quarters of the same radius make one whole circle. One area less one area is enough.',
      steps: [
        { says: 'Find the area of the whole rectangle.', works: `${sides} = ${all}`, value: q(all) },
        {
          says: 'Put the four quarter circles together to one circle.',
          works: `\\frac{22}{7} \\times ${rope}^2 = ${numberTex(disc)}`,
          value: disc,
        },
        {
          says: 'Subtract the circle from the rectangle.',
          works: `${all} - ${numberTex(disc)} = ${numberTex(q(all).sub(disc))}`,
          value: q(all).sub(disc),
        },
      ],
      check: `The circle is about three times $${numberTex(q(rope * rope))}$, roughly ${Math.round(3 * rope * rope)} square metres; that from ${all} leaves about ${Math.round(all - 3 * rope * rope)}.`,
      principle:
        'Equal sectors at the corners of a figure add up by their angles: four right angles make a whole circle.',
    };
  },
  verify: ({ length, breadth, rope }) => {
    // In fine units: count the part of each quarter circle by thin strips (with true pi), and see that 22/7 is near.
    const strips = 4000;
    let quarter = 0;
    for (let i = 0; i < strips; i += 1) {
      const x = ((i + 0.5) * rope) / strips;
      quarter += (Math.sqrt(rope * rope - x * x) * rope) / strips;
    }
    const left = length * breadth - 4 * quarter;
    // The stated pi is larger than the true one by the factor 22/(7 pi); correct the strips for it.
    const stated = length * breadth - (length * breadth - left) * (22 / (7 * Math.PI));
    return q(Math.round(stated * 2), 2);
  },
});
