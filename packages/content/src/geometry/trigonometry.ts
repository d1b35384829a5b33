import type Fraction from 'fraction.js';
import { figure, label, outline, rightAngle, segment } from '../figure.ts';
import { calc, form, situation, slip, stop, tex, text } from '../question/index.ts';
import { counted, numberTex } from '../show.ts';
import type { AnyTemplate } from '../template.ts';
import { q } from '../value.ts';
import { rationalNear } from './measured-lengths.ts';
import { sheetOf } from './sheet.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;

interface Observed {
  /** The height above the eye when the elevation is 30 degrees; at 60 degrees it is three times that. */
  part: number;
  elevation: 30 | 60;
  /** Height of the eye above the ground, metres. */
  eye: Fraction;
  object: string;
  observer: string;
}

const eyeLevelAsked = form<Observed>(
  'from-eye-level',
  {
    band: 'Easy',
    verify: ({ part, elevation, eye }) => {
      // Raise the top until the line of sight from the eye has the given direction.
      const distance = part * Math.sqrt(3);
      let [low, high] = [0, 1000];
      for (let i = 0; i < 70; i += 1) {
        const top = (low + high) / 2;
        if (Math.atan2(top - eye.valueOf(), distance) < radians(elevation)) low = top;
        else high = top;
      }
      return rationalNear(low);
    },
  },
  ({ elevation, part, eye, observer, object }, { step, find }) => {
    const from = eye.compare(3) < 0 ? 'eyes' : 'window';
    const start = from === 'eyes' ? text`the eyes of ${observer}` : text`the window`;
    const factor = find(elevation === 30 ? 1 : 3);
    const above = step(calc`${factor} * ${part}`, {
      name: text`the height of the top above the ${from}`,
      because: text`The line of sight, the horizontal line at the height of the ${from} and the upright line to the
            top make a right triangle. The tangent is the opposite side over the adjacent side.`,
      works: value =>
        tex`${part}\sqrt{3} \times \tan ${elevation}^\circ = ${part}\sqrt{3} \times
            ${elevation === 30 ? tex`\frac{1}{\sqrt{3}}` : tex`\sqrt{3}`} = ${value}`,
    })`
        The height above the ${from} is opposite to the angle of elevation, and the distance is adjacent to it. So
        multiply the distance by the tangent.`;
    const height = step(calc`${above} + ${eye}`, {
      because: text`The angle was measured from the ${from}, not from the ground. So the triangle begins at the height
          of the ${from}, and what is below it is missing.`,
    })`
      The ${from} ${from === 'eyes' ? 'are' : 'is'} ${eye} metres above the ground, so add this height.`;
    return {
      answer: height,
      stem: () => {
        const [distance, angle] = [`$${part}\\sqrt{3}$ metres`, `$${elevation}^\\circ$`];
        return eye.compare(3) < 0
          ? text`${observer} stands on level ground at a distance of ${distance} from a ${object}. From ${observer}'s
            eyes, $${eye}$ metres above the ground, the top of the ${object} is seen at an angle of elevation of
            ${angle}. How high is the ${object}?`
          : text`From a window $${eye}$ metres above the level ground, ${observer} sees the top of a ${object} at an
            angle of elevation of ${angle}. The ${object} stands at a horizontal distance of ${distance} from the
            window. How high is the ${object}?`;
      },
      show: value => counted(value, 'metre'),
      plausible: value => value.gt(eye),
      slips: [
        stop('left_out_a_term', above)`
          $${above}$ metres is only the height above the ${from}; the $${eye}$ metres below have to be added.`,
        slip('mixed_up_sine_cosine_and_tangent', factor, elevation === 30 ? 3 : 1)`
          This uses $\tan ${90 - elevation}^\circ$ for $\tan ${elevation}^\circ$: the steeper angle has the tangent
          $\sqrt{3}$, the flatter one its reciprocal.`,
        slip('wrong_sign', height, calc`${above} - ${eye}`)`
          $${above} - ${eye} = ${height}$ subtracts the height of the ${from}. The line of sight starts above the
          ground, so it has to be added.`,
        slip('mixed_up_sine_cosine_and_tangent', height, elevation === 30 ? 3 * part : part)`
          This uses $\tan ${90 - elevation}^\circ$ for $\tan ${elevation}^\circ$ and leaves out the height of the
          ${from}.`,
      ],
      snapRead: text`A horizontal distance and an angle of elevation are given; a height is asked. The line of sight
        starts at ${start}, not on the ground.`,
      approach: text`The horizontal line through ${start}, the line of sight and the upper part of the object make a
        right triangle: distance next to the angle, height opposite, so the tangent joins them. The part below is
        added at the end.`,
      check: text`The distance is about ${Math.round(part * 1.732)} metres and the ${object} rises ${above} metres
      above
        the ${from}:
        ${
          elevation === 30
            ? 'less than the distance, as below 45 degrees'
            : 'more than the distance, as above 45 degrees'
        }.`,
      principle: text`An angle of elevation is measured from the horizontal line through the place it is seen from:
      after using
        the tangent, add the height of that place.`,
    };
  },
);

/** GM.TRG.2 Easy: elevation seen from eye level; the observer's height is the part that gets lost. */
const eyeLevel: readonly AnyTemplate[] = situation<Observed>({
  type: 'GM.TRG.2',
  situation: 'elevation',
  draw: draw => ({
    part: draw.int(5, 24),
    elevation: draw.pick([30, 60] as const),
    eye: draw.pick([q(3, 2), q(8, 5), q(2), q(6), q(9), q(12)]),
    object: draw.pick(['chimney', 'flag mast', 'temple tower', 'water tower', 'lighthouse']),
    observer: draw.pick(['Meera', 'Joseph', 'Farhan', 'Gurpreet', 'Lakshmi']),
  }),
  forms: [eyeLevelAsked],
});

/** whole + root·√3 with its tangent pairs: cot 30 = √3, cot 45 = 1, cot 60 = √3/3. */
type WithRoot = readonly [Fraction, Fraction];
const cotangent: Record<number, WithRoot> = {
  30: [q(0), q(1)],
  45: [q(1), q(0)],
  60: [q(0), q(1, 3)],
};
const cot = (angle: number) => cotangent[angle] as WithRoot;
const sizeOf = ([whole, root]: WithRoot) => whole.valueOf() + root.valueOf() * Math.sqrt(3);
const combine = (a: WithRoot, b: WithRoot, sign: 1 | -1): WithRoot => [
  a[0].add(b[0].mul(sign)),
  a[1].add(b[1].mul(sign)),
];
/** distance ÷ (a + b√3), with a rational denominator. */
const divided = (distance: number, [a, b]: WithRoot): WithRoot => {
  const norm = a.mul(a).sub(b.mul(b).mul(3));
  return [a.mul(distance).div(norm), b.mul(-distance).div(norm)];
};
const withRootTex = ([whole, root]: WithRoot): string => {
  const rooted = (value: Fraction) =>
    value.d === 1n
      ? `${value.n === 1n ? '' : value.n}\\sqrt{3}`
      : `\\frac{${value.n === 1n ? '' : value.n}\\sqrt{3}}{${value.d}}`;
  if (root.equals(0)) return numberTex(whole);
  if (whole.equals(0)) return `${root.s < 0n ? '-' : ''}${rooted(root.abs())}`;
  const common = whole.abs().gcd(root.abs());
  const [w, r] = [whole.div(common), root.div(common)];
  const inner =
    r.s > 0n && w.s < 0n
      ? `${rooted(r)} - ${numberTex(w.abs())}`
      : r.s > 0n
        ? `${rooted(r)} + ${numberTex(w)}`
        : `${numberTex(w)} - ${rooted(r.abs())}`;
  return common.equals(1) ? inner : `${numberTex(common)}(${inner})`;
};

interface TwoElevations {
  distance: number;
  near: number;
  far: number;
  side: 'same' | 'opposite';
  object: string;
}

const twoElevationsAsked = form<TwoElevations, readonly Fraction[]>(
  'elevations',
  {
    band: 'Easy',
    seconds: 60,
    revision: 3,
    verify: ({ distance, near, far, side }) => {
      // Raise the top until the two places lie the given length apart; then read off whole and root parts.
      const apart = (height: number) =>
        height / Math.tan(radians(far)) + ((side === 'same' ? -1 : 1) * height) / Math.tan(radians(near));
      let [low, high] = [0, 2000];
      for (let i = 0; i < 80; i += 1) {
        const height = (low + high) / 2;
        if (apart(height) < distance) low = height;
        else high = height;
      }
      for (let whole = -12; whole <= 12; whole += 1)
        for (let root = -12; root <= 12; root += 1)
          if (Math.abs(((whole + root * Math.sqrt(3)) * distance) / 4 - low) < 1e-7 * distance)
            return [q(whole * distance, 4), q(root * distance, 4)];
      throw new Error('the height has no simple form');
    },
  },
  ({ near, far, side, distance, object }, { step, find }) => {
    const away = (angle: number) =>
      angle === 45 ? 'h' : angle === 30 ? '\\sqrt{3}\\,h' : '\\frac{h}{\\sqrt{3}}';
    const nearer = step(cot(near), {
      name: 'the distance of the nearer place from the foot, for a height of 1',
      because: text`The height is opposite to the angle of elevation and the distance on the ground is adjacent to it.
        The tangent is height over distance, so the distance is height over tangent.`,
      works: tex`\frac{h}{\tan ${near}^\circ} = ${away(near)}`,
    })`
      Let $h$ be the height of the ${object}. The larger elevation, $${near}^\circ$, belongs to the nearer place. Write
      its distance from the foot with $h$.`;
    const farther = step(cot(far), {
      name: 'the distance of the farther place from the foot, for a height of 1',
      because: text`The farther away one stands, the flatter one looks up to the same top. So the smaller elevation
        belongs to the farther place.`,
      works: tex`\frac{h}{\tan ${far}^\circ} = ${away(far)}`,
    })`
      The smaller elevation, $${far}^\circ$, belongs to the farther place. Write its distance from the foot with $h$ as
      well.`;
    const sum = find(combine(farther, nearer, side === 'same' ? -1 : 1));
    const height = step(divided(distance, sum), {
      because:
        side === 'same'
          ? text`Both places lie on the same side of the foot. So the way between them is what the farther one is
            farther away.`
          : text`The foot lies between the two places. So the distances from it to both together make up the way between
              them.`,
      works: value =>
        tex`${away(far)} ${side === 'same' ? '-' : '+'} ${away(near)} = ${distance} \;\Rightarrow\; h =
        ${withRootTex(value)}`,
    })`
      The given $${String(distance)}$ metres are the ${side === 'same' ? 'difference' : 'sum'} of the two distances.
      Solve for $h$ and clear the root from the denominator.`;
    return {
      answer: height,
      stem:
        side === 'same'
          ? text`Walking on level ground straight towards a ${object}, Ishaan sees its top at an elevation of
            $${far}^\circ$; after ${String(distance)} metres more, the elevation is $${near}^\circ$. What is the height
            of the ${object} above his eye level?`
          : text`Two boys of the same height stand ${String(distance)} metres apart on level ground, on opposite sides
            of a ${object} and in line with its foot. They see its top at elevations of $${near}^\circ$ and
            $${far}^\circ$. What is the height of the ${object} above their eye level?`,
      show: value => `$${withRootTex(value as WithRoot)}$ metres`,
      size: value => sizeOf(value as WithRoot),
      plausible: value => sizeOf(value as WithRoot) > 0,
      slips: [
        slip('added_for_subtracted', sum, () => combine(farther, nearer, side === 'same' ? 1 : -1))`
          ${
            side === 'same'
              ? text`This assumes the foot to lie between the two places; both are on the same side of
            it, so their distances from the foot are subtracted.`
              : text`This treats both places as lying on one side
              of the foot; it lies between them, so their distances from it add up.`
          }`,
        slip('used_a_wrong_given_number', sum, nearer)`
          It treats the ${distance} metres as the distance of the nearer place from the foot; it is the distance between
          the two places.`,
        slip('used_a_wrong_given_number', sum, farther)`
          That treats the ${distance} metres as the distance of the farther place from the foot; it is the distance
          between the two places.`,
        slip('answered_another_quantity', height, () => times(height, nearer))`
          Dividing the height by $\tan ${near}^\circ$ gives the distance of the nearer place from the foot; the height
          is asked.`,
        slip('answered_another_quantity', height, () => times(height, farther))`
          Dividing the height by $\tan ${far}^\circ$ gives the distance of the farther place from the foot; the height
          is asked.`,
      ],
      snapRead: text`Two elevations of one top and the distance between the two places are given; the height is asked.
        The places lie on ${side === 'same' ? 'the same side' : 'opposite sides'} of the foot.`,
      approach: text`Call the height $h$ and write both distances from the foot with it: distance is height over
        tangent. The given length is their ${side === 'same' ? 'difference' : 'sum'}, one equation for $h$.
        ${
          near === 60 && far === 30
            ? side === 'same'
              ? text`A faster way: the two lines of sight make an isosceles
          triangle, so the slant line to the nearer place equals the given length.`
              : text`A faster way: the two lines
            of sight meet at a right angle, and the height is the altitude to the hypotenuse.`
            : text`Use the angle
              of 45 degrees, where distance and height are equal, to save a letter.`
        }`,
      check: () =>
        text`In numbers, $h$ is about ${sizeOf(height).toFixed(1)} metres; the places are then about
          ${(sizeOf(height) / Math.tan(radians(near))).toFixed(1)} and
          ${(sizeOf(height) / Math.tan(radians(far))).toFixed(1)} metres from the foot of the ${object}, which fits
          ${distance} metres between them.`,
      principle: text`With two elevations of one height, write both horizontal distances with that height; the given
        length is their difference on one side, their sum on opposite sides.`,
      figure: () => {
        const height = sizeOf(divided(distance, combine(cot(far), cot(near), side === 'same' ? -1 : 1)));
        const [close, away] = [height / Math.tan(radians(near)), height / Math.tan(radians(far))];
        const s = sheetOf(
          {
            F: { x: 0, y: 0 },
            T: { x: 0, y: height },
            N: { x: side === 'same' ? -close : close, y: 0 },
            A: { x: -away, y: 0 },
          },
          250,
        );
        const beside = (at: { x: number; y: number }, text: string, dx: number) =>
          label({ x: at.x + dx, y: at.y + 16 }, text);
        return figure(
          s.width,
          s.height,
          `A vertical line with two lines of sight from eye level to its top, at elevations of ${far} and ${near} degrees; the two places are ${distance} metres apart on ${side === 'same' ? 'the same side' : 'opposite sides'} of the foot.`,
          [
            outline([s.at.A, s.at.T, side === 'same' ? s.at.F : s.at.N]),
            segment(s.at.T, s.at.F),
            segment(s.at.T, s.at.N),
            rightAngle(s.at.F, s.at.T, s.at.A),
            beside(s.at.A, `${far}°`, 6),
            beside(s.at.N, `${near}°`, side === 'same' ? 6 : -6),
            label({ x: (s.at.A.x + s.at.N.x) / 2, y: s.at.F.y + 16 }, `${distance} m`),
          ],
        );
      },
    };
  },
);

/** GM.TRG.2 Easy, a classic: two elevations, on one side or on both; the foot divides or extends the base. */
const twoElevations: readonly AnyTemplate[] = situation<TwoElevations>({
  type: 'GM.TRG.2',
  situation: 'two',
  draw: draw => {
    const [near, far] = draw.pick([
      [60, 30],
      [60, 45],
      [45, 30],
    ] as const);
    return {
      distance: draw.pick([12, 20, 24, 30, 36, 40, 48, 60, 80, 100]),
      near,
      far,
      side: draw.pick(['same', 'opposite'] as const),
      object: draw.pick(['tower', 'lighthouse', 'lamp mast', 'chimney', 'minaret']),
    };
  },
  forms: [twoElevationsAsked],
});

/** The product of two numbers of the form a + b√3. */
function times([a, b]: WithRoot, [c, d]: WithRoot): WithRoot {
  return [a.mul(c).add(b.mul(d).mul(3)), a.mul(d).add(b.mul(c))];
}

export const trigonometry: readonly AnyTemplate[] = [...eyeLevel, ...twoElevations];
