import { isSquare, upTo } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { drawn } from '../drawn.ts';

interface Altitudes {
  /** AH and HD on the altitude AD, and the parts BD and DC of the side. */
  ah: number;
  hd: number;
  bd: number;
  frame: number;
}

const dcOf = ({ ah, hd, bd }: Omit<Altitudes, 'frame'>) => (hd * (ah + hd)) / bd;

const radiusByReflection = form<Altitudes>(
  'radius-from-the-crossing-of-altitudes',
  {
    band: 'Hard',
    seconds: 150,
    also: ['GM.TRI.7', 'GM.CIR.1'],
    verify: ({ ah, hd, bd }) => {
      // H is the crossing of the altitudes where BH is perpendicular to AC; the radius is abc over four areas.
      let [low, high] = [0.01, 4000];
      for (let i = 0; i < 200; i += 1) {
        const c = (low + high) / 2;
        if (bd * c - hd * (ah + hd) < 0) low = c;
        else high = c;
      }
      const [b, c] = [Math.hypot(ah + hd, low), Math.hypot(ah + hd, bd)];
      return q(Math.round(((b * c) / (2 * (ah + hd))) * 2), 2);
    },
  },
  (p, { step, write, find }) => {
    const { ah, hd, bd, frame } = p;
    write(tex`DK = HD = ${hd}`, {
      because: text`Angle CBE is $90^\circ$ minus angle C, because BE is perpendicular to AC; angle CAD is $90^\circ$
        minus angle C too. Angle CBK equals angle CAK, both over the arc CK. So BC halves angle HBK, and BD is
        perpendicular to HK: D is the midpoint of HK.`,
    })`
      Let AD meet the circle through A, B and C again at K. The angles CBH and CBK are equal, because both equal
      angle CAD. So K is the mirror image of H in BC.`;
    const height = step(calc`${ah} + ${hd}`, {
      name: 'AD',
      because: text`The chord through D begins at A, so its first part is the whole altitude AD and not only AH or HD.`,
      works: (_v, w) => tex`AD = AH + HD = ${w}`,
    })`
      Add the two parts of the altitude to find AD, a part of the chord AK.`;
    const dk = find(hd, { name: 'DK' });
    const dc = step(calc`${height} * ${dk} / ${bd}`, {
      name: 'DC',
      because: text`For two chords that cross inside a circle, triangles ABD and CKD are similar, so the products of the
        parts are the same. DK is known because K is the mirror image of H.`,
      works: (_v, w) => tex`BD \times DC = AD \times DK \quad \Rightarrow \quad DC = ${w}`,
    })`
      BC and AK are two chords that cross at D, so the products of their parts are equal.`;
    const side = step(calc`${bd} + ${dc}`, { name: 'BC', works: (_v, w) => tex`BC = BD + DC = ${w}` })`
      Add BD and DC to find the whole chord BC.`;
    const offset = find(ah, { name: 'the part of AK that is twice the distance of its midpoint from BC' });
    const square = step(calc`${side}^2 + ${offset}^2`, {
      name: 'the square of the diameter',
      works: (_v, w) => tex`(2R)^2 = BC^2 + (AD - DK)^2 = ${w}`,
      because: text`The line from the centre to BC halves BC, and the line to AK halves AK. The midpoint of AK is
        $\frac{AD - DK}{2}$ from D, which is half of AH. This is the distance of the centre from BC.`,
    })`
      The centre lies as far from BC as the midpoint of AK, half of $AD - DK = ${ah}$. With half of BC this forms a
      right triangle whose hypotenuse is the radius R. Double all three sides.`;
    const radius = step(calc`1 / 2 * sqrt(${square})`, {
      name: 'the radius',
      because: text`All three sides of the right triangle were doubled, so its hypotenuse is the diameter $2R$ and not
          the radius.`,
      works: (_v, w) => tex`R = ${w}`,
    })`
        Take the square root to get the diameter, and halve it to get the radius R.`;
    return {
      answer: radius,
      stem: wording(
        frame,
        text`The altitudes AD and BE of an acute-angled triangle ABC meet at H. It is known that AH $= ${ah}$, HD $=
          ${hd}$ and BD $= ${bd}$. What is the radius of the circle through A, B and C?`,
        text`In an acute-angled triangle ABC the three altitudes pass through H. The altitude from A meets BC at D,
          $${bd}$ cm from B, and H divides it into AH $= ${ah}$ cm and HD $= ${hd}$ cm. Find the circumradius of the
          triangle, in cm.`,
      ),
      show: plain,
      plausible: value => value.d <= 2n && value.gt(0),
      slips: [
        slip(
          'took_a_part_for_the_whole',
          height,
          () => isSquare((bd + (ah * hd) / bd) ** 2 + ah * ah) && q(ah),
        )`
          You multiplied HD by AH, not by the whole altitude AD. The chord through D begins at A, so AD is its part.`,
        slip('did_not_halve', radius, calc`sqrt(${square})`)`
          ${here} is the diameter: BC and AH were used in full. The right triangle with the radius has half of each.`,
        slip('answered_another_quantity', radius, () => {
          const bh = Math.sqrt(bd * bd + hd * hd);
          return Number.isInteger(bh) ? q(bh) : null;
        })`
          $${radius}$ is BH, by Pythagoras in triangle BDH. It is no radius, because H is not the centre of the
          circle.`,
        slip('took_the_figure_for_special', radius, calc`1 / 2 * ${side}`)`
          ${here} is half of BC. That is the radius only if BC is a diameter, and then the angle at A would be right.`,
        slip('mixed_up_special_lines', radius, ah)`
          $${ah}$ is AH, as if H were the centre of the circle. H is where the altitudes meet; the centre lies on the
          perpendicular bisectors.`,
        slip('added_lengths_for_squares', radius, calc`(${side} + ${ah}) / 2`)`
          ${here} adds half of BC and half of AH. They are legs of a right triangle, so their squares are added.`,
        slip('assumed_equal_parts', radius, calc`(${ah} + 2 * ${hd}) / 2`)`
          ${here} is half of AK, the altitude produced to the circle. AK is a chord, and a diameter only in a triangle
          with two equal sides.`,
        slip('used_a_wrong_given_number', radius, calc`(${ah} + ${hd}) * 2 / 3`)`
          ${here} takes two thirds of the altitude, as in an equilateral triangle. This triangle has different sides.`,
      ],
      snapRead: text`The crossing point of the altitudes and the circle through the vertices: take the mirror image of
        the point in a side.`,
      approach: text`The mirror image of H in BC lies on the circle. It turns the altitude into a chord, the product
        of its parts gives DC, and two perpendicular chords give the radius.`,
      check: () => {
        const dc = dcOf(p);
        return text`With DC $= ${dc}$ the sides satisfy $AB^2 = ${bd}^2 + ${ah + hd}^2 = ${bd * bd + (ah + hd) ** 2}$
          and $AC^2 = ${dc}^2 + ${ah + hd}^2 = ${dc * dc + (ah + hd) ** 2}$, and $R = \frac{AB \times AC}{2AD}$ has
          the square $${q((bd * bd + (ah + hd) ** 2) * (dc * dc + (ah + hd) ** 2), 4 * (ah + hd) ** 2)}$.`;
      },
      principle: text`The mirror image of the crossing point of the altitudes in a side lies on the circle through the
        vertices; so altitudes can be treated as chords.`,
      figure: () => {
        const [dc, top] = [dcOf(p), ah + hd];
        // E is the foot of B on AC.
        const t = (dc * (dc + bd)) / (dc * dc + top * top);
        return drawn({
          alt: `An acute-angled triangle ABC with its altitudes AD and BE, which meet at H. AH = ${ah}, HD = ${hd} and
            BD = ${bd}.`,
          points: {
            A: { x: 0, y: top },
            B: { x: -bd, y: 0 },
            C: { x: dc, y: 0 },
            D: { x: 0, y: 0 },
            E: { x: dc * (1 - t), y: top * t },
            H: { x: 0, y: hd },
          },
          lines: ['AB', 'BC', 'CA', 'AD', 'BE'],
          right: ['ADB', 'BEC'],
          beside: { AH: String(ah), HD: String(hd), BD: String(bd) },
          notToScale: true,
        });
      },
    };
  },
);

/** Acute-angled triangles with whole parts and a whole diameter. */
const wholeRadii = upTo(36).flatMap(ah =>
  upTo(24).flatMap(hd =>
    upTo(40)
      .map(bd => ({ ah, hd, bd }))
      .filter(p => {
        const dc = dcOf(p);
        return (
          Number.isInteger(dc) &&
          dc !== p.bd &&
          p.hd !== p.bd &&
          dc <= 60 &&
          p.ah > 2 &&
          p.bd * dc < (ah + hd) ** 2 &&
          isSquare((p.bd + dc) ** 2 + ah * ah)
        );
      }),
  ),
);

const byRadius = Object.values(
  Object.groupBy(wholeRadii, p => String((p.bd + dcOf(p)) ** 2 + p.ah ** 2)),
).filter(list => list !== undefined);

/** GM.CIR.4 Hard: the crossing point of altitudes, reflected onto the circle. */
export const reflectedCrossings: readonly AnyTemplate[] = situation<Altitudes>({
  type: 'GM.CIR.4',
  situation: 'altitudes-and-the-circle',
  draw: draw => ({ ...draw.pick(draw.pick(byRadius)), frame: draw.int(0, 1) }),
  forms: [radiusByReflection],
});
