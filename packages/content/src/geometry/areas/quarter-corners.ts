import { calc, form, situation, slip, stop, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
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

const quarterCornersAsked = form<Corners>(
  'circles-at-corners',
  {
    band: 'Easy',
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
  },
  (p, { step }) => {
    const { length, breadth, rope, scene } = p;
    const [ground, what] = {
      goats: ['field', 'the part that no goat can reach'],
      sprinklers: ['lawn', 'the part that is not watered'],
      flowers: ['park', 'the grass'],
    }[scene] as [string, string, string];
    const all = step(calc`${length} * ${breadth}`, {
      name: text`the area of the ${ground}`,
      because: text`The region asked for has curved edges and no formula of its own. But the whole and the four corners
        are simple, so subtract.`,
    })`
      Find the area of the whole ${ground}, a rectangle.`;
    const disc = step(calc`22 / 7 * ${rope}^2`, {
      name: 'the area of the four quarter circles together',
      because: text`A corner of a rectangle is a right angle, a quarter of a full turn, so each piece is a quarter
        circle. Four quarters of the same radius fill one circle.`,
    })`
      Put the four quarter circles of radius $${rope}$ metres in the corners together: they make one circle. Find its
      area, $\pi r^2$.`;
    const rest = step(calc`${all} - ${disc}`)`
      Subtract the circle from the ${ground}. What remains is ${what}.`;
    return {
      answer: rest,
      stem: text`${cornerScenes[scene](p)} (Take $\pi = \frac{22}{7}$.)`,
      show: value => withUnit(value, 'square metres'),
      plausible: value => value.valueOf() > 0 && value.valueOf() < length * breadth,
      slips: [
        slip('took_one_piece_of_several', disc, calc`${disc} / 4`)`
          $${all} - ${disc} = ${rest}$ subtracts one quarter circle. There is one in each of the four corners.`,
        stop('gave_the_complement', disc)`
          $${disc}$ is the area of the four quarter circles themselves. The question asks for the rest of the
          rectangle.`,
        slip('doubled_needlessly', disc, calc`${disc} * 4`)`
          $${all} - ${disc} = ${rest}$ puts a whole circle at each corner. Three quarters of each circle would lie
          outside the rectangle.`,
        slip('doubled_needlessly', disc, calc`${disc} * 2`)`
          $${all} - ${disc} = ${rest}$ puts half a circle at each corner. A corner is a right angle, and that holds only
          a quarter of a circle.`,
        slip('mixed_up_length_area_and_volume', disc, calc`${roughPi} * 2 * ${rope}`)`
          You subtracted $${disc}$, the circumference of the circle. From an area an area has to be subtracted, $\pi$
          times the square of the radius.`,
      ],
      snapRead: text`A rectangle loses an equal quarter circle in each corner: subtract one whole circle.`,
      approach: text`A corner of a rectangle is a right angle, so each piece is a quarter of a circle, and four quarters
        of the same radius make one whole circle. One area less one area is enough.`,
      check: text`The circle is about three times $${rope * rope}$, roughly ${Math.round(3 * rope * rope)} square
        metres; that from ${all} leaves about ${Math.round(all.valueOf() - 3 * rope * rope)}.`,
      principle: text`Equal sectors at the corners of a figure add up by their angles: four right angles make a whole
        circle.`,
    };
  },
);

/** GM.ARE.2 Easy: four quarter circles at the corners make one whole circle. */
export const quarterCorners: readonly AnyTemplate[] = situation<Corners>({
  type: 'GM.ARE.2',
  situation: 'quarter',
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
  forms: [quarterCornersAsked],
});
