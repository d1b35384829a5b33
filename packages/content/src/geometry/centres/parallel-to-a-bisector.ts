import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { drawn } from '../drawn.ts';
import { bySides } from '../triangle.ts';

interface Parallel {
  /** AF, FC and BC. */
  u: number;
  v: number;
  w: number;
  frame: number;
}

const perimeter = form<Parallel>(
  'perimeter-from-a-parallel-to-the-bisector',
  {
    band: 'Hard',
    seconds: 140,
    also: ['GM.TRI.3'],
    verify: ({ u, v, w }) => {
      // AB by halving: with it the foot of the bisector moves along BC, and the end of the parallel.
      const ac = u + v;
      let [low, high] = [Math.abs(ac - w), ac];
      for (let i = 0; i < 200; i += 1) {
        const ab = (low + high) / 2;
        const dc = (w * ac) / (ab + ac);
        if ((ac * (w / 2)) / dc < v) low = ab;
        else high = ab;
      }
      return q(Math.round((low + ac + w) * 4), 4);
    },
  },
  ({ u, v, w, frame }, { step, find, write }) => {
    const unit = wording(frame, 'cm', 'm', 'units');
    const side = step(calc`${u} + ${v}`, {
      name: 'the side AC',
      works: (_v, working) => tex`AC = AF + FC = ${working}`,
    })`
      F lies on AC, so its two parts make up the side.`;
    write(tex`DC = BC \times \frac{AC}{AB + AC}, \qquad MC = \frac{BC}{2}`, {
      because: text`A bisector divides the opposite side in the ratio of the two other sides. AB is not known, so it
        stays in the expression.`,
    })`
      The bisector meets BC at D, and it divides BC in the ratio of AB to AC. Write DC and MC with the length of BC.`;
    const both = step(calc`2 * ${v}`, {
      name: 'the sum of AB and AC',
      works: value =>
        tex`\frac{FC}{AC} = \frac{MC}{DC} = \frac{AB + AC}{2AC} \;\Rightarrow\; AB + AC = 2FC = ${value}`,
      because: text`The parallel makes triangles CMF and CDA similar, so FC and AC are in the ratio of MC and DC. The
        length of BC and the side AC cancel, and only the sum of the two sides is left.`,
    })`
      MF is parallel to DA, so triangles CMF and CDA are similar. In the ratio of their sides BC and AC cancel: FC is
      half of AB and AC together.`;
    const whole = step(calc`${both} + ${w}`, {
      name: 'the perimeter',
      works: (_v, working) => tex`AB + AC + BC = ${working}`,
    })`
      The perimeter is this sum and BC.`;
    const other = find(calc`${both} - ${side}`, { name: 'the side AB' });
    return {
      answer: whole,
      stem: wording(
        frame,
        text`In triangle ABC the bisector of angle A meets BC at D. The line through the midpoint M of BC that is
          parallel to AD meets the side AC at F. If $AF = ${u}$ cm, $FC = ${v}$ cm and $BC = ${w}$ cm, what is the
          perimeter of triangle ABC, in cm?`,
        text`A triangular field has the corners A, B and C. One fence halves the angle at A. A second fence, parallel
          to the first, begins in the middle of the edge BC and ends at a post F in the edge AC, $${u}$ m from A and
          $${v}$ m from C. The edge BC is $${w}$ m long. How many metres does one walk once around the field?`,
        text`Let M be the midpoint of the side BC of a triangle ABC in which AC is longer than AB. A line through M,
          parallel to the line that divides angle A into two equal angles, meets AC at F, so that F divides AC into $AF
          = ${u}$ and $FC = ${v}$. Find the sum of all three sides, if BC measures $${w}$.`,
      ),
      show: plain,
      plausible: value => value.gt(u + v + w) && value.mul(2).d === 1n,
      slips: [
        slip('took_the_figure_for_special', both, calc`2 * ${side}`)`
          You made AB as long as AC. Then the bisector would meet BC in its midpoint, and F would be at A.`,
        slip('matched_the_wrong_sides', both, calc`${side} + ${v}`)`
          You made AB as long as FC. The parallel through the midpoint of BC has to do with the sum of AB and AC.`,
        slip('matched_the_wrong_sides', both, calc`${side} + 2 * ${u}`)`
          You made AB twice as long as AF. The part AF is half of the difference of the two sides, not half of AB.`,
        slip('mixed_up_special_lines', both, calc`${side} + ${u} + ${u}^2 / ${v}`)`
          You found AB from AF and FC as if MF itself were a bisector. MF is only parallel to the bisector of angle A.`,
        slip('matched_the_wrong_sides', both, calc`${side} + ${u}`)`
          You made AB as long as AF. These two lengths are not connected by any of the given facts.`,
        slip('took_a_part_for_the_whole', whole, calc`${side} + ${w} + ${other} / 2`)`
          ${here} uses only half of AB. The midpoint halves the side BC, not the side AB.`,
        slip('used_a_wrong_given_number', both, calc`${side} + ${w} / 2`)`
          You made AB half as long as BC. M halves BC, but nothing ties its halves to AB.`,
      ],
      snapRead: text`A parallel to an angle bisector through a midpoint: two similar triangles at C, and the ratio of
        the bisector.`,
      approach: text`The bisector divides BC in the ratio of the sides, the midpoint in equal parts. Similar triangles
        compare the two, and the sum of AB and AC comes out.`,
      check: text`With $AB = ${v - u}$ and $AC = ${u + v}$ half of their sum is $${v}$, which is FC. The sides $${
        v - u
      }$, $${u + v}$ and $${w}$ ${unit === 'units' ? '' : unit} do make a triangle, and their sum is ${whole}.`,
      principle: text`Where a bisector and a midpoint lie on one side, write both as parts of that side: in similar
        triangles its length cancels.`,
      figure: () => {
        const { A, B, C } = bySides(w, u + v, v - u);
        const part = (p: { x: number; y: number }, r: { x: number; y: number }, t: number) => ({
          x: p.x + (r.x - p.x) * t,
          y: p.y + (r.y - p.y) * t,
        });
        return drawn({
          alt: `Triangle ABC with the bisector AD of angle A, D on BC. M is the midpoint of BC; MF is parallel to DA
          with F on AC. AF = ${u}, FC = ${v}, BC = ${w}.`,
          points: {
            A,
            B,
            C,
            D: part(B, C, (v - u) / (2 * v)),
            M: part(B, C, 0.5),
            F: part(A, C, u / (u + v)),
          },
          lines: ['AB', 'BC', 'CA', 'AD', 'MF'],
          beside: { AF: String(u), FC: String(v) },
          notToScale: true,
          longest: 260,
        });
      },
    };
  },
);

/** GM.TRI.6 Hard: a parallel to an angle bisector through the midpoint of a side. */
export const parallelToABisector: readonly AnyTemplate[] = situation<Parallel>({
  type: 'GM.TRI.6',
  situation: 'parallel-to-a-bisector',
  tries: 60,
  draw: draw => {
    const u = draw.int(2, 12);
    const v = draw.int(u + 4, 34);
    const w = draw.int(2 * u + 2, 2 * v - 3);
    return w > 9 && w !== 2 * v - u && w !== u + v ? { u, v, w, frame: draw.int(0, 2) } : null;
  },
  forms: [perimeter],
});
