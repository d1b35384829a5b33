import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { triples } from '../right-triangles/triples.ts';

interface Folded {
  /** The radius and the distance of the point of contact from the centre. */
  r: number;
  d: number;
  frame: number;
}

const distanceOfTheFold = form<Folded>(
  'distance-of-a-fold-from-the-centre',
  {
    band: 'Hard',
    seconds: 150,
    also: ['GM.CIR.3', 'GM.COO.8'],
    verify: ({ r, d }) => {
      // The fold at the distance h in the direction t; the mirror image of O has to lie at the distance r above P.
      const t = Math.atan2(r, d);
      let [low, high] = [0, r];
      for (let i = 0; i < 100; i += 1) {
        const h = (low + high) / 2;
        if (2 * h * Math.sin(t) < r) low = h;
        else high = h;
      }
      if (Math.abs(2 * low * Math.cos(t) - d) > 1e-6) throw new Error('it touches elsewhere');
      return q(Math.round(low * 4), 4);
    },
  },
  ({ r, d, frame }, { step, write }) => {
    const [short, long] = [r - d, r + d];
    const radius = step(calc`(${short} + ${long}) / 2`, {
      name: 'the radius',
      works: (_v, working) => tex`OA = ${working}`,
    })`
      Let O be the centre. AB is a diameter, so its half is the radius.`;
    const off = step(calc`${radius} - ${short}`, {
      name: 'the distance of P from the centre',
      works: (_v, working) => tex`OP = ${working}`,
    })`
      P lies on AB; its distance from the centre is the rest of the radius.`;
    write(tex`QP \perp AB, \qquad QP = ${radius}`, {
      because: text`Folding is a reflection in the fold. The folded arc is a part of a circle of the same radius, whose
        centre Q is the mirror image of O; where this circle touches AB, its radius is perpendicular to AB.`,
    })`
      Let Q be the mirror image of O in the fold. The folded arc belongs to the circle about Q with the same radius. It
      touches AB at P, so QP is a radius and perpendicular to AB.`;
    const centres = step(calc`sqrt(${radius}^2 + ${off}^2)`, {
      name: 'the distance of O from its mirror image',
      works: (_v, working) => tex`OQ = ${working}`,
    })`
      Triangle OPQ has a right angle at P. The theorem of Pythagoras gives OQ.`;
    const distance = step(calc`${centres} / 2`, {
      name: 'the distance of the fold from the centre',
      because: text`A point and its mirror image are equally far from the line of reflection, on both sides of it.`,
    })`
      The fold lies midway between O and Q.`;
    return {
      answer: distance,
      stem: wording(
        frame,
        text`A round piece of paper has the diameter AB. It is folded along a chord so that the folded arc just touches
          AB at a point P, with $AP = ${short}$ cm and $PB = ${long}$ cm. How far, in cm, is the fold from the centre
          of the circle?`,
        text`AB is a diameter of a circle. The smaller arc over a chord CD is reflected in CD; the reflected arc has
          exactly one point P in common with AB and does not cross AB. P is $${short}$ units from one end of AB and
          $${long}$ units from the other. What is the distance of CD from the centre of the circle?`,
        text`A circular mat lies on the floor, and a straight line AB through its centre is painted on it. A part of
          the mat is folded back along a straight crease until its round edge just reaches the line AB, at a point P
          between A and B that divides AB into $${long}$ dm and $${short}$ dm. Find the distance of the crease from the
          centre of the mat, in dm.`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.lt(r) && value.mul(4).d === 1n,
      slips: [
        slip('took_the_figure_for_special', distance, calc`${radius} / 2`)`
          ${here} would be right if the folded arc passed through the centre of the circle. It meets AB at P, which is
          not the centre.`,
        slip(
          'wrong_sign',
          centres,
          Number.isInteger(Math.sqrt(r * r - d * d)) && calc`sqrt(${radius}^2 - ${off}^2)`,
        )`
          You used the radius as the hypotenuse. The radius to P is perpendicular to AB, so it is a leg of the right
          triangle.`,
        slip('added_lengths_for_squares', centres, calc`${radius} + ${off}`)`
          You added the radius to the distance of P from the centre. The two are perpendicular, so their squares are
          added.`,
        stop('answered_another_quantity', off)`
          This is how far P is from the centre of the circle. The distance of the fold is asked.`,
        slip('took_a_part_for_the_whole', distance, calc`${off} / 2`)`
          ${here} halves the distance of P from the centre. It is the centre and its mirror image that lie on both
          sides of the fold.`,
        slip('subtracted_for_added', centres, calc`${radius} - ${off}`)`
          You subtracted the distance of P from the radius. The radius through P and this distance are perpendicular, so
          their squares are added.`,
        slip('halved_needlessly', distance, calc`${centres} / 4`)`
          ${here} halves once more. The fold lies midway between the centre and its mirror image, so one half is
          enough.`,
        slip('did_not_halve', distance, calc`${centres} - ${short}`)`
          ${here} takes the shorter part of AB off the distance of the two centres. The fold lies midway between the
          centres, so that distance is halved.`,
      ],
      snapRead: text`An arc folded over: the fold is a mirror line, and the folded arc has the same radius about
        another centre.`,
      approach: text`Take the mirror image of the centre in the fold. It lies straight above P at the distance of a
        radius, so the distance of the two centres follows; the fold is midway between them.`,
      check: text`Twice ${distance} is ${centres}, and $${centres}^2 = ${r}^2 + ${d}^2$; the fold is less than
        ${radius} away from the centre, so it does cut the circle.`,
      principle: text`A folded arc belongs to the mirror image of the circle: take the mirror image of the centre, and
        use radii of that circle.`,
      faster: text`The mirror image of the centre lies $${r}$ above P, so the fold is $\frac{1}{2}\sqrt{${r}^2 +
        ${d}^2} = ${q(1, 2).mul(Math.round(Math.hypot(r, d)))}$ away.`,
    };
  },
);

const folds = triples.filter(([, , c]) => c <= 90).map(([x, y]) => ({ r: y, d: x }));

/** GM.CIR.1 Hard: an arc that is folded over. */
export const foldedArc: readonly AnyTemplate[] = situation<Folded>({
  type: 'GM.CIR.1',
  situation: 'folded-arc',
  tries: 20,
  draw: draw => ({ ...draw.pick(folds), frame: draw.int(0, 2) }),
  forms: [distanceOfTheFold],
});
