import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { addedTex, numberTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { lineTex, sideTex } from '../lines-in-the-plane/equations.ts';
import { rationalNear } from '../measured-lengths.ts';
import { onAxes } from '../on-axes.ts';
import { bracketed, pointTex } from '../points-in-the-plane/points.ts';
import { circleTex } from './equations.ts';

interface Secant {
  h: number;
  k: number;
  /** Radius, distance of the line from the centre, half chord. */
  r: number;
  gap: number;
  half: number;
  /** The line ax + by = c. */
  a: number;
  b: number;
  n: number;
  c: number;
  frame: number;
}

/** How far the line is from the centre, with a sign. */
const offCentre = ({ a, b, c, h, k, n }: Secant) => (c - a * h - b * k) / n;

const secantFigure = (p: Secant, alt: string) => () => {
  const { h, k, r, a, b, n, half } = p;
  const off = offCentre(p);
  const foot = { x: h + (a / n) * off, y: k + (b / n) * off };
  const end = (s: number) => ({ x: foot.x - (b / n) * s, y: foot.y + (a / n) * s });
  return onAxes({
    alt,
    points: {
      M: { x: h, y: k },
      A: end(half),
      B: end(-half),
      S: end(half * 1.7),
      T: end(-half * 1.7),
    },
    hidden: 'STM',
    lines: ['ST'],
    circles: [['M', r]],
    notToScale: true,
    longest: 240,
  });
};

/** The largest triangles on the chord, on the side of the centre and on the other one. */
const areasOf = ({ r, gap, half }: Secant) => [half * (r + gap), half * (r - gap)] as const;

const chordLength = form<Secant>(
  'chord-cut-by-a-line',
  {
    band: 'Medium',
    seconds: 90,
    revision: 3,
    also: ['GM.CIR.1', 'GM.COO.4'],
    entry: true,
    verify: p => {
      // The two points of the line on the circle, by a parameter along the line.
      const { a, b, c, h, k, r } = p;
      const start = { x: (a * c) / (a * a + b * b), y: (b * c) / (a * a + b * b) };
      const [u, v] = [-b, a];
      const [A, B, C] = [
        u * u + v * v,
        2 * (u * (start.x - h) + v * (start.y - k)),
        (start.x - h) ** 2 + (start.y - k) ** 2 - r * r,
      ];
      return rationalNear(Math.round((Math.sqrt(B * B - 4 * A * C) / A) * Math.sqrt(A) * 1e6) / 1e6);
    },
  },
  (p, { step, find }) => {
    const { a, b, c, h, k, r, n, frame } = p;
    const [d, e, f] = [-2 * h, -2 * k, h * h + k * k - r * r];
    const general = frame % 2 === 1;
    const square = step(general ? calc`${h}^2 + ${k}^2 - (${f})` : calc`${r}^2`, {
      name: 'the square of the radius',
      because: general
        ? text`$x^2 ${addedTex(d)}x$ is $(x ${addedTex(-h)})^2$ without its constant term, and so it is for $y$.
            Completing both squares shows the form $(x - h)^2 + (y - k)^2 = r^2$, in which $(h, k)$ is the centre.`
        : text`The equation says that the distance of a point from the centre is the radius: $(x - h)^2 + (y - k)^2 =
            r^2$ has the centre $(h, k)$. So the signs in the brackets change.`,
      works: (_v, working) => tex`M = ${pointTex({ x: h, y: k })}, \quad r^2 = ${working}`,
    })`
      ${
        general
          ? text`Complete the squares in the equation of the circle: they give its centre $M$ and the square of its
            radius.`
          : text`Read the centre $M$ and the square of the radius from the equation of the circle.`
      }`;
    const put = find(calc`abs((${a}) * (${h}) + (${b}) * (${k}) - (${c}))`);
    const root = find(n);
    const second = `${b < 0 ? '-' : '+'} ${Math.abs(b)} \\times ${bracketed(k)}`;
    const left = `${a} \\times ${bracketed(h)} ${second} ${addedTex(-c)}`;
    const gap = step(calc`${put} / ${root}`, {
      name: 'the distance of the centre from the line',
      because: text`Two radii to the ends of the chord make an isosceles triangle, so the perpendicular from the centre
        halves the chord. No intersection has to be found.`,
      works: (value, _w) =>
        tex`\frac{|${left}|}{\sqrt{${Math.abs(a)}^2 + ${Math.abs(b)}^2}} = \frac{${put}}{${root}} = ${value}`,
    })`
      The foot of the perpendicular from the centre is the middle of the chord. So find the distance of the centre from
      the line.`;
    const half = step(
      () => Math.round(Math.sqrt(Math.max(0, square.sub(gap.mul(gap)).valueOf())) * 1e6) / 1e6,
      {
        name: 'half of the chord',
        because: text`The right angle is at the middle of the chord. The radius goes to the end of the chord,
              opposite to this angle, so its square is the larger one and the square of the distance is subtracted.`,
        works: (value, _w) => tex`\sqrt{${square} - ${gap}^2} = ${value}`,
      },
    )`
          The distance, half of the chord and the radius make a right triangle with the radius as hypotenuse. Find half
          of the chord by Pythagoras.`;
    const chord = step(calc`2 * ${half}`)`
          The centre stands opposite the middle of the chord, so double this half to get the whole chord.`;
    const circle = general
      ? circleTex(d, e, f)
      : `(x ${addedTex(-h)})^2 + (y ${addedTex(-k)})^2 = ${r * r}`
          .replace('(x )^2', 'x^2')
          .replace('(y )^2', 'y^2');
    const line = lineTex(a, b, c);
    return {
      answer: chord,
      stem: wording(
        frame,
        text`How long is the chord that the line $${line}$ cuts off from the circle $${circle}$?`,
        text`The line $${line}$ meets the circle $${circle}$ in the points A and B. What is the length of AB?`,
        text`A round park is bounded by the curve $${circle}$ on a map with a unit of $100$ m. A straight path follows
          the line $${line}$. How long is its part inside the park, in units of the map?`,
        text`A radar sees everything within the circle $${circle}$, and an aeroplane flies along the line $${line}$.
        Find
          the length of its path within the range of the radar.`,
      ),
      show: value => `$${numberTex(value)}$`,
      plausible: value => value.valueOf() > 0 && value.d <= 10n,
      slips: [
        stop('mixed_up_a_length_and_its_half', half)`
          $${half}$ is half of the chord, from its middle to one end. The question asks for the whole length inside the
          circle.`,
        slip(
          'added_for_subtracted',
          half,
          () => Math.round(Math.sqrt(square.add(gap.mul(gap)).valueOf()) * 1e6) / 1e6,
        )`
          $${square}$ and $${gap}^2$ were added. The radius is the hypotenuse of this triangle, so they are
          subtracted.`,
        slip('answered_another_quantity', chord, calc`2 * ${r}`)`
          ${here} is the diameter. The line does not pass through the centre, so its chord is shorter than the
          diameter.`,
        slip('added_lengths_for_squares', half, () => q(r).sub(gap))`
          You used $${r} - ${gap}$ for half of the chord, which makes $${chord}$. That is how far the chord is from the
          circle, measured along the radius.`,
        slip('answered_another_quantity', chord, calc`2 * ${gap}`)`
          ${here} doubles the distance of the centre from the line. Doubling half of the chord gives the chord.`,
        slip('answered_another_quantity', chord, calc`${r} + ${gap}`)`
          ${here} adds the radius and the distance of the line. That is how far the circle reaches beyond the line,
          measured at right angles to it.`,
        slip('added_lengths_for_squares', chord, calc`2 * ${r} - ${gap}`)`
          ${here} subtracts the distance of the line from the diameter. Lengths in different directions are joined by
          Pythagoras, with their squares.`,
      ],
      snapRead: text`A circle and a line by their equations; the length of the chord is asked.`,
      approach: text`No points need to be found: centre and radius from the circle, the distance of the centre from the
        line, and Pythagoras.`,
      check: text`Half chord and distance have the squares ${calc`${half}^2 + ${gap}^2`} together, the square of the
        radius.`,
      principle: text`A line at a given distance from the centre cuts a chord whose half makes a right triangle with the
        radius.`,
      figure:
        frame === 1
          ? secantFigure(p, `A circle and a straight line on two axes; the line meets the circle in A and B.`)
          : undefined,
    };
  },
);

const lineFromAreas = form<Secant>(
  'line-from-the-largest-areas-on-both-sides',
  {
    band: 'Hard',
    seconds: 140,
    also: ['GM.COO.4', 'GM.CIR.1'],
    verify: p => {
      const { a, b, h, k, n } = p;
      const found: number[] = [];
      // Half chords and distances in steps of one half; the radius follows from them.
      for (let i = 1; i < 80; i += 1)
        for (let j = 1; j < 80; j += 1) {
          const [half, gap] = [i / 2, j / 2];
          const r = Math.hypot(half, gap);
          const areas = [half * (r + gap), half * (r - gap)];
          if (areas.every((area, at) => Math.abs(area - (areasOf(p)[at] ?? 0)) < 1e-9))
            found.push(a * h + b * k + n * gap);
        }
      if (found.length !== 1) throw new Error(`${found.length} lines`);
      return found[0] ?? 0;
    },
  },
  (p, { step, find }) => {
    const { a, b, h, k, n, frame } = p;
    const [large, small] = areasOf(p);
    const square = step(calc`sqrt(${large} * ${small})`, {
      name: 'the square of half of AB',
      works: value =>
        tex`\frac{AB}{2}(r + g) \times \frac{AB}{2}(r - g) = ${large} \times ${small} \Rightarrow
          \left(\frac{AB}{2}\right)^4 = ${large * small} \Rightarrow \left(\frac{AB}{2}\right)^2 = ${value}`,
      because: text`Radius, distance and half chord make a right triangle, so $(r + g)(r - g)$ is the square of half of
        AB.`,
    })`
      Let M be the centre, $r$ the radius and $g$ the distance of M from the line. On a fixed base AB the area is
      greatest where the third vertex is farthest away, on the diameter perpendicular to AB: the heights are $r + g$
      and $r - g$. Multiply the two areas.`;
    const half = step(calc`sqrt(${square})`, {
      name: 'half of AB',
      because: text`The product of the areas is the fourth power of half of AB. One root gave its square, so a second
          root gives the length.`,
      works: value => tex`\frac{AB}{2} = \sqrt{${square}} = ${value}`,
    })`
        Take the square root again to find half of AB.`;
    const gap = step(calc`(${large} - ${small}) / (2 * ${half})`, {
      name: 'the distance of M from the line',
      because: text`The heights are $r + g$ and $r - g$. In their difference the radius cancels, and $2g$ is left.`,
      works: (_v, working) => tex`\frac{AB}{2} \times 2g = ${large} - ${small} \Rightarrow g = ${working}`,
    })`
        Subtract the two areas. The radius cancels, and only $g$ is unknown: solve for it.`;
    const centre = find(a * h + b * k, { name: 'the left side of the line at M' });
    const root = find(n);
    const c = step(calc`${centre} + ${root} * ${gap}`, {
      because: text`The line can lie on either side of M at the same distance. A larger $c$ belongs to one side and a
        smaller $c$ to the other, which is why $c$ has two values.`,
      works: (_v, working) =>
        tex`\frac{c ${addedTex(-(a * h + b * k))}}{\sqrt{${Math.abs(a)}^2 + ${Math.abs(b)}^2}} = ${gap} \Rightarrow c
          = ${working}`,
    })`
      At M the left side of the equation is $${centre}$. Its difference from $c$, divided by the root of the sum of
      squares, is the distance. Solve for $c$; the greater value lies above $${centre}$.`;
    const [side, point] = [sideTex(a, b), pointTex({ x: h, y: k })];
    return {
      answer: c,
      stem: wording(
        frame,
        text`The line $${side} = c$ meets a circle with the centre M$${point}$ in A and B. P is a point of the circle.
          If
          P is on the larger arc AB, the maximum area of triangle ABP is $${large}$; if P is on the smaller arc, it is
          $${small}$. Find the greater of the two possible values of $c$.`,
        text`A circle has its centre at $${point}$, and the line $${side} = c$ cuts it in A and B. A point P moves once
          round the circle. On one side of the line the area of triangle ABP is at most $${large}$, on the other side at
          most $${small}$. There are two such values of $c$; which is the greater one?`,
        text`On a plan the edge of a round pond has its centre at $${point}$. A straight bridge from A to B on the edge
          follows the line $${side} = c$. Of all triangles with the side AB and the third corner on the edge, the
          largest
          one beyond the bridge on the side of the centre has an area of $${large}$ square units, the largest one on the
          other side of the bridge $${small}$. What is the greater value that $c$ can have?`,
        text`Triangles are inscribed in a circle with the centre $${point}$ so that one side lies on the line $${side} =
          c$. The largest of them that contains the centre has the area $${large}$, and the largest of those beyond the
          line has the area $${small}$. Find the greater possible value of $c$.`,
      ),
      show: value => `$${numberTex(value)}$`,
      plausible: value => value.d === 1n,
      slips: [
        slip('gave_the_other_extreme', c, calc`${centre} - ${root} * ${gap}`)`
          ${here} is the value for the line on the other side of the centre. It also cuts off this chord, but the
          question asks for the greater value.`,
        slip('left_out_a_factor', root, 1)`
          The difference of $c$ and $${centre}$ was taken as the distance itself, $${gap}$. It has to be divided by the
          root of the sum of squares.`,
        slip('did_not_halve', gap, calc`(${large} - ${small}) / ${half}`)`
          ${here} is twice the distance: the two heights differ by it on both sides.`,
        slip('added_for_subtracted', gap, calc`(${large} + ${small}) / (2 * ${half})`)`
          The areas were added, which gives the radius, $${gap}$, and not the distance of the line.`,
        slip('left_out_a_term', centre, 0)`
          The distance was measured from the origin. The centre of the circle is $${point}$.`,
        slip('wrong_sign', c, calc`${root} * ${gap} - (${centre})`)`
          ${here} has the value of the left side at the centre with the wrong sign. Put the centre into the left side
          again, sign by sign.`,
        slip('used_a_wrong_given_number', c, calc`${centre} + ${root} * ${half}`)`
          ${here} uses half of AB, $${half}$, as the distance from the centre. Half of AB is one leg of the right-angled
          triangle; the distance is the other.`,
      ],
      snapRead: text`The largest triangles on both sides of a chord: their heights are the radius with and without the
        distance of the chord.`,
      approach: text`Product and difference of the two areas give half of the chord and its distance from the centre;
        then
        the formula for the distance gives $c$.`,
      check: () => {
        const r = q(large).div(half).sub(gap);
        return text`With $g = ${gap}$ and half of AB $${half}$, $r = ${r}$: $${half} \times (${r} + ${gap}) =
          ${half.mul(r.add(gap))}$ and $${half} \times (${r} - ${gap}) = ${half.mul(r.sub(gap))}$, and $${r}^2 =
          ${half}^2 + ${gap}^2$.`;
      },
      principle: text`The greatest heights over a chord on its two sides multiply to the square of half of the chord.`,
    };
  },
);

const triples = [
  [3, 4, 5],
  [4, 3, 5],
  [6, 8, 10],
  [8, 6, 10],
  [5, 12, 13],
  [12, 5, 13],
  [9, 12, 15],
  [8, 15, 17],
] as const;
const slopes = [
  [3, 4, 5],
  [3, -4, 5],
  [4, 3, 5],
  [4, -3, 5],
  [5, 12, 13],
  [12, -5, 13],
] as const;

/** GM.COO.5 Medium and Hard: the chord of a line, and the line behind the largest triangles on its two sides. */
export const chordsOfLines: readonly AnyTemplate[] = situation<Secant>({
  type: 'GM.COO.5',
  situation: 'line-across-a-circle',
  tries: 60,
  draw: draw => {
    const [gap, half, r] = draw.pick(triples);
    const [a, b, n] = draw.pick(slopes);
    const [h, k] = [draw.int(-7, 8), draw.int(-7, 8)];
    const c = a * h + b * k + gap * n * draw.pick([1, -1]);
    const f = h * h + k * k - r * r;
    return h !== 0 && k !== 0 && f !== 0 && c !== 0 && Math.abs(c) < 160
      ? { h, k, r, gap, half, a, b, n, c, frame: draw.pick([0, 1, 2, 3, 3, 2]) }
      : null;
  },
  forms: [chordLength, lineFromAreas],
});
