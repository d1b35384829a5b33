import type Fraction from 'fraction.js';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { numberTex, plain, surdTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { sectorFigure, splitByPi } from './arc.ts';

type Mixed = readonly [Fraction, Fraction, Fraction];

/** Multiples of pi, of a root, and what stands under the root: their difference. */
const shownMixed = ([a, b, root]: Mixed): string =>
  b.equals(0) ? `$${numberTex(a)}\\pi$` : `$${numberTex(a)}\\pi - ${surdTex(b, Number(root))}$`;

interface Cut {
  /** A sixth of the radius. */
  m: number;
  degrees: 60 | 90 | 120;
  frame: number;
}

const segmentArea = form<Cut, Mixed>(
  'area-of-the-segment',
  {
    band: 'Medium',
    seconds: 75,
    revision: 3,
    also: ['GM.TRI.9'],
    verify: ({ m, degrees }) => {
      // Strips parallel to the chord, summed exactly: r² arcsin and the rectangle below are left to the computer.
      const r = 6 * m;
      const d = r * Math.cos((degrees * Math.PI) / 360);
      const size = r * r * Math.acos(d / r) - d * Math.sqrt(r * r - d * d);
      const root = degrees === 90 ? 1 : 3;
      const [a, b] = splitByPi(size, root);
      return [q(a), q(-b), q(root)] as const;
    },
  },
  ({ m, degrees, frame }, { step, find }) => {
    const r = 6 * m;
    const root = degrees === 90 ? 2 : 3;
    const chord = degrees === 60 ? tex`${r}` : tex`${r}\sqrt{${root}}`;
    const [thing, unit] = wording(
      frame,
      ['segment', 'cm'],
      ['flower bed', 'm'],
      ['piece', 'cm'],
      ['water', 'cm'],
    );
    const radius = step(r, {
      name: 'the radius',
      works: value =>
        degrees === 60
          ? tex`r = ${value}`
          : degrees === 90
            ? tex`r\sqrt{2} = ${chord} \;\Rightarrow\; r = ${value}`
            : tex`2 \times r \times \sin 60^\circ = r\sqrt{3} = ${chord} \;\Rightarrow\; r = ${value}`,
      because: text`Two radii and the chord form an isosceles triangle with $${degrees}^\circ$ at the centre. The
        areas of sector and triangle both need the radius, and only the chord is given.`,
    })`
      Let $r$ be the radius. Join the centre to both ends of the chord. ${
        degrees === 60
          ? text`With $60^\circ$ between two radii the triangle is equilateral, so the radius is as long as the chord.`
          : degrees === 90
            ? text`The triangle has a right angle between two radii, so the chord is $\sqrt{2}$
          times the radius.`
            : text`The
          perpendicular from the centre halves the chord and the angle, so half of the chord is the radius times
          $\sin 60^\circ$.`
      }`;
    const share = find(calc`${degrees} / 360`.asFraction());
    const sector = step(calc`${share} * ${radius}^2`, {
      name: 'the sector, in multiples of pi',
      works: value => tex`\frac{${degrees}}{360} \times \pi \times ${radius}^2 = ${value}\pi`,
      because: text`The full circle has $360^\circ$ at its centre. A sector is the same fraction of its area as its
        angle is of $360^\circ$.`,
    })`
      The ${thing} lies in the sector between the two radii. Its angle is $${degrees}^\circ$, so the sector is
      $\frac{${degrees}}{360}$ of the whole circle.`;
    const inner = find(degrees === 90 ? 1 : 3);
    const triangle = step(degrees === 90 ? calc`${radius}^2 / 2` : calc`${radius}^2 / 4`, {
      name: 'the triangle between the radii and the chord',
      works: value =>
        degrees === 60
          ? tex`\frac{\sqrt{3}}{4} \times ${radius}^2 = ${value}\sqrt{3}`
          : degrees === 90
            ? tex`\frac{1}{2} \times ${radius} \times ${radius} = ${value}`
            : tex`\frac{1}{2} \times ${radius}^2 \times \sin 120^\circ = ${value}\sqrt{3}`,
      because: text`The sector reaches to the centre, and the ${thing} only to the chord. The area of a triangle is
        half of the product of two sides and the sine of the angle between them.`,
    })`
      The triangle between the two radii and the chord belongs to the sector, but not to the ${thing}. Find its area
      from the two radii and the angle between them.`;
    const left = step([sector, triangle, inner], {
      name: text`the area of the ${thing}`,
      works: value => tex`${shownMixed(value as Mixed).replaceAll('$', '')}`,
    })`
      The ${thing} is the sector without the triangle, so subtract.`;
    return {
      answer: left,
      stem: wording(
        frame,
        text`A chord of length $${chord}$ cm subtends an angle of $${degrees}^\circ$ at the centre of a circle. What
          is the area of the smaller segment that the chord cuts off, in square cm?`,
        text`A straight path of $${chord}$ m crosses a circular lawn from edge to edge and subtends an angle of
          $${degrees}^\circ$ at the centre of the lawn. The smaller part of the lawn is made a flower bed. How large is
          it, in square m?`,
        text`From a round disc a piece is sawn off with one straight cut that is $${chord}$ cm long. The two radii
          to the ends of the cut form an angle of $${degrees}^\circ$. What is the area of the piece, in square cm?`,
        text`In a horizontal pipe with a circular cross-section there is some water, less than half. Its level is
          $${chord}$ cm wide, and radii to both ends of this line make an angle of $${degrees}^\circ$. Find the area
          of the cross-section of the water in square cm.`,
      ),
      show: shownMixed,
      size: ([a, b, under]) => a.valueOf() * Math.PI - b.valueOf() * Math.sqrt(under.valueOf()),
      plausible: ([a, b, under]) => a.valueOf() * Math.PI > b.valueOf() * Math.sqrt(under.valueOf()),
      slips: [
        slip('left_out_a_term', triangle, 0)`
          $\frac{${degrees}}{360} \times \pi \times ${r}^2$ is the whole sector. The triangle between the chord and
          the centre does not belong to the ${thing} and has to be subtracted.`,
        slip('used_a_factor_twice', triangle, degrees === 90 ? calc`${radius}^2 / 4` : calc`${radius}^2 / 8`)`
          You halved the area of the triangle twice: $${triangle}${degrees === 90 ? '' : tex`\sqrt{3}`}$ has a
          factor $\frac{1}{2}$ too many.`,
        slip('mixed_up_length_area_and_volume', sector, calc`${share} * 2 * ${radius} * ${radius}`)`
          $${sector}\pi$ for the sector contains the factor $2$ of a circumference. The area of a circle is $\pi$
          times the square of the radius.`,
        slip(
          'took_the_figure_for_special',
          share,
          degrees === 60 ? calc`1 / 4`.asFraction() : calc`1 / 2`.asFraction(),
        )`
          You used ${share.equals(q(1, 4)) ? 'a quarter' : 'half'} of the circle, $${sector}\pi$, as the sector. The
          angle at the centre is $${degrees}^\circ$ of $360^\circ$.`,
        slip('did_not_halve', triangle, calc`${triangle} * 2`)`
          $${triangle}${degrees === 90 ? '' : tex`\sqrt{3}`}$ is twice the triangle. Its area is half of the product
          of two sides and the sine between them.`,
        slip('left_out_a_factor', inner, degrees !== 90 && 4)`
          You used half of the product of the two radii, $${r}^2 \div 2$, as the triangle. The sine of
          $${degrees}^\circ$ is missing, since the radii are not perpendicular.`,
        slip('mistook_the_hypotenuse', inner, degrees === 90 && 2)`
          You used half of chord times radius, $\frac{1}{2} \times ${chord} \times ${r}$, as the triangle. The right
          angle lies between the two radii, so these are its legs.`,
        slip(
          'mixed_up_kinds_of_triangle',
          triangle,
          degrees === 120 ? calc`${radius}^2 / 3` : calc`${radius}^2 / 6`,
        )`
          $${triangle}${degrees === 90 ? '' : tex`\sqrt{3}`}$ for the triangle at the centre does not come from
          $\frac{1}{2} \times ${r}^2 \times \sin ${degrees}^\circ$, half of the product of both radii and the sine.`,
      ],
      snapRead: text`A chord and its angle at the centre are given: the segment is the sector without the triangle
        of the two radii.`,
      approach: text`The radius follows from the chord and the angle. The sector is a fraction of the circle, and
        the triangle of the two radii and the chord has to be taken away from it.`,
      check: () => {
        const half = degrees / 2;
        const d = r * Math.cos((half * Math.PI) / 180);
        const [wide, high] = [2 * r * Math.sin((half * Math.PI) / 180), r - d];
        const size = sector.valueOf() * Math.PI - triangle.valueOf() * Math.sqrt(inner.valueOf());
        return text`The ${thing} is about $${wide.toFixed(1)}$ ${unit} wide and $${high.toFixed(1)}$ ${unit} high.
          It must fill about two thirds of such a rectangle, and $${size.toFixed(1)} \div (${wide.toFixed(1)} \times
          ${high.toFixed(1)}) \approx ${(size / (Number(wide.toFixed(1)) * Number(high.toFixed(1)))).toFixed(2)}$.`;
      },
      principle: text`A segment of a circle is the sector without the triangle between the two radii and the chord.`,
      figure: () =>
        sectorFigure({
          degrees,
          angle: `${degrees}°`,
          chord: degrees === 60 ? `${r}` : `${r}√${root}`,
          alt: `A circle with two radii that form an angle of ${degrees} degrees and the chord between their ends,
            ${degrees === 60 ? r : `${r} times the root of ${root}`} ${unit} long. The smaller segment beyond the
            chord is shaded.`,
        }),
    };
  },
);

/** GM.CIR.8 Medium: a segment from its chord and the angle at the centre. */
export const segments: readonly AnyTemplate[] = situation<Cut>({
  type: 'GM.CIR.8',
  situation: 'segment-over-a-chord',
  tries: 10,
  draw: draw => ({ m: draw.int(1, 8), degrees: draw.pick([60, 90, 120] as const), frame: draw.int(0, 3) }),
  forms: [segmentArea],
});

interface Wire {
  /** A twelfth of the perimeter. */
  m: number;
  frame: number;
}

const largest = form<Wire>(
  'largest-sector-of-a-perimeter',
  {
    band: 'Medium',
    seconds: 80,
    also: ['AL.QUA.3'],
    entry: true,
    verify: ({ m }) => {
      // Every radius in small steps; the rest of the perimeter is the arc.
      const around = 12 * m;
      let most = 0;
      for (let r = 0; 2 * r < around; r += 0.25 * m) most = Math.max(most, (r * (around - 2 * r)) / 2);
      return Math.round(most * 4) / 4;
    },
  },
  ({ m, frame }, { step, find, write }) => {
    const around = 12 * m;
    const [edge, unit] = wording(
      frame,
      ['wire', 'cm'],
      ['fence', 'm'],
      ['border', 'cm'],
      ['perimeter', 'cm'],
    );
    const half = find(2, { name: 'the divisor of radius times arc' });
    write(tex`A = \frac{r \times l}{2}, \quad 2r + l = ${around}`, {
      because: text`A sector is a fraction of the circle, and its arc is the same fraction of the circumference. So
        its area is half of radius times arc, as for a triangle with the arc as base.`,
    })`
      Let $r$ be the radius and $l$ the arc. The area $A$ is half of their product, and the ${edge} of $${around}$
      ${unit} consists of two radii and the arc.`;
    const arc = step(calc`${around} / 2`, {
      name: 'the arc of the largest sector',
      works: (_value, working) => tex`l = 2r = ${working}`,
      because: text`The product of two numbers with a fixed sum is greatest when they are equal: of 5 × 5, 4 × 6 and
        3 × 7 the first is the largest. The sum $2r + l$ is fixed, not $r + l$, so the equal factors are $2r$ and
        $l$.`,
    })`
      Write $r \times l$ as half of $2r \times l$. The factors $2r$ and $l$ have the fixed sum $${around}$, so their
      product is a maximum where both are half of it.`;
    const radius = step(calc`(${around} - ${arc}) / 2`, {
      name: 'the radius of the largest sector',
      works: (_value, working) => tex`r = ${working}`,
    })`
      The arc leaves half of the perimeter for the two radii, so each of them is half of that.`;
    const area = step(calc`${radius} * ${arc} / ${half}`, { name: 'the greatest area' })`
      The area is half of the product of radius and arc.`;
    return {
      answer: area,
      stem: wording(
        frame,
        text`A wire of $${around}$ cm is bent into the outline of a sector of a circle: two radii and the arc
          between them. What is the largest area that it can enclose, in square cm?`,
        text`A gardener has a fence of $${around}$ m for a bed in the shape of a sector, with the fence along both
          straight edges and along the arc. Radius and angle are free. Find the maximum area of the bed in square m.`,
        text`A card in the shape of a sector gets a golden border of $${around}$ cm in all, along its two radii and
          its arc. Of all such sectors the one with the greatest area is chosen. How large is it, in square cm?`,
        text`All sectors of circles that have a perimeter of $${around}$ cm are compared, small and large angles
          alike. What is the maximum of their areas, in square cm?`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.mul(2).d === 1n,
      slips: [
        slip('assumed_equal_parts', arc, calc`${around} / 3`)`
          You made the two radii and the arc equal, $${arc}$ ${unit} each. In the area the arc is multiplied by one
          radius only, so the arc should be as long as both radii together.`,
        slip('did_not_halve', half, 1)`
          $${radius} \times ${arc}$ is not halved. A sector is half of radius times arc.`,
        slip('took_one_piece_of_several', radius, calc`${around} - ${arc}`)`
          You used $${around} - ${arc} = ${radius}$ ${unit} as one radius. That is what the arc leaves for two
          radii, so it has to be halved.`,
        slip('used_a_factor_twice', half, 4)`
          $\frac{${radius} \times ${arc}}{${half}}$ halves the product twice. A sector is half of radius times arc.`,
        slip('doubled_needlessly', area, calc`${arc} * ${arc}`)`
          ${here} multiplies the arc by both radii together. The area is half of the arc times one radius.`,
        slip('sought_the_extreme_elsewhere', arc, calc`${around} / 6`)`
          You used an arc of $${arc}$ ${unit} with radii of $${radius}$ ${unit}, which gives $${area}$. The arc and
          the two radii together have a fixed sum, so the area grows until they are equal.`,
        slip('mixed_up_a_length_and_its_half', area, calc`(${around} / 3)^2`)`
          ${here} multiplies two lengths of a third of the perimeter. Equal lengths are not the best, and a sector
          has half of radius times arc.`,
      ],
      snapRead: text`A sector has a fixed perimeter and the greatest area: write the area as a product of two
        factors with a fixed sum.`,
      approach: text`Write the area with radius and arc, without the angle. Twice the radius and the arc have a
        fixed sum, so their product is greatest when they are equal.`,
      faster: text`$2r = l = ${around / 2}$, so the area is $\frac{1}{4} \times ${around / 2} \times ${around / 2}$.`,
      check: text`A little longer arc, $${arc.add(2)}$, leaves radii of $${radius.sub(1)}$ and the area
        ${calc`(${radius} - 1) * (${arc} + 2) / 2`}; a shorter one, $${arc.sub(2)}$, gives
        ${calc`(${radius} + 1) * (${arc} - 2) / 2`}. Both are less than $${area}$.`,
      principle: text`A product of two positive factors is greatest for equal factors if the sum of these same
        factors is fixed; multiply a factor by a number first if needed.`,
      figure: () =>
        sectorFigure({
          degrees: 100,
          arc: 'l',
          radius: 'r',
          alt: `A shaded sector of a circle with the radius r and the arc l; two radii and the arc together measure ${around}
            ${unit}.`,
        }),
    };
  },
);

/** GM.CIR.8 Medium: the largest sector of a given perimeter. */
export const largestSectors: readonly AnyTemplate[] = situation<Wire>({
  type: 'GM.CIR.8',
  situation: 'sector-of-fixed-perimeter',
  tries: 10,
  draw: draw => ({ m: draw.int(2, 20), frame: draw.int(0, 3) }),
  forms: [largest],
});
