import type Fraction from 'fraction.js';
import { circle, figure, label, mark, segment } from '../../figure.ts';
import { form, situation, slip, tex, text } from '../../question/index.ts';
import { fractionTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q, type Value } from '../../value.ts';
import { sheetOf } from '../sheet.ts';

interface Discs {
  radius: number;
  /** The common chord is as long as the radius, or √2 times as long; the centres lie on different sides of it. */
  chord: 'radius' | 'root';
  asked: 'both' | 'either' | 'one';
  scene: 'circles' | 'sprinklers' | 'towers';
}

/** An area as parts of π and of the unit beside it, √3 or 1. */
type Area = readonly [Fraction, Fraction];
const parts = (value: Value): Area => value as unknown as Area;
const area = (pi: Fraction, rest: Fraction): readonly Fraction[] => [pi, rest];
const times = (value: Value, factor: number): readonly Fraction[] => parts(value).map(x => x.mul(factor));
const minusArea = (one: Value, other: Value): readonly Fraction[] =>
  parts(one).map((x, i) => x.sub(parts(other)[i] ?? 0));

const rootTex = ({ chord }: Discs) => (chord === 'radius' ? '\\sqrt{3}' : '');
const beside = ({ chord }: Discs) => (chord === 'radius' ? Math.sqrt(3) : 1);
const sizeOfArea = (value: Value, p: Discs) =>
  parts(value)[0].valueOf() * Math.PI + parts(value)[1].valueOf() * beside(p);

function areaTex(value: Value, p: Discs): string {
  const [pi, rest] = parts(value);
  const term = (part: Fraction, symbol: string) =>
    symbol !== '' && part.equals(1) ? symbol : `${fractionTex(part)}${symbol}`;
  const first = pi.equals(0) ? '' : term(pi, '\\pi');
  if (rest.equals(0)) return first;
  const last = term(rest.abs(), rootTex(p));
  return first === '' ? `${rest.s < 0n ? '-' : ''}${last}` : `${first} ${rest.s < 0n ? '-' : '+'} ${last}`;
}

const unitOf = { circles: 'cm', sprinklers: 'm', towers: 'km' } as const;
const squareOf = { circles: 'square cm', sprinklers: 'square metres', towers: 'square km' } as const;
const chordTex = ({ radius, chord }: Discs) => (chord === 'radius' ? `${radius}` : `${radius}\\sqrt{2}`);
/** The sector of each circle over the chord is this part of it. */
const partOf = ({ chord }: Discs) => (chord === 'radius' ? 6 : 4);
/** The triangle of a centre and the chord, in units of √3 or 1. */
const triangle = ({ radius, chord }: Discs) => q(radius * radius, chord === 'radius' ? 4 : 2);

const asks = {
  circles: {
    both: 'What is the area of the region that lies inside both circles?',
    either: 'What is the total area covered by the two circles?',
    one: 'What is the area of the region that lies inside exactly one of the circles?',
  },
  sprinklers: {
    both: 'What area of the lawn is watered by both?',
    either: 'What area of the lawn is watered?',
    one: 'What area of the lawn is watered by only one of them?',
  },
  towers: {
    both: 'What is the area of the region that receives both signals?',
    either: 'What is the area of the region that receives at least one of the two signals?',
    one: 'What is the area of the region that receives exactly one of the two signals?',
  },
} as const;

const told = (p: Discs) => {
  const { radius, scene } = p;
  if (scene === 'circles')
    return `Two circles of radius $${radius}$ cm meet at two points that are $${chordTex(p)}$ cm apart.`;
  if (scene === 'sprinklers')
    return `Each of two sprinklers waters everything on a large lawn within $${radius}$ m of itself. The two points that both of them just reach are $${chordTex(p)}$ m apart, and the sprinklers stand on different sides of the line through these points.`;
  return `The signals of two towers on a plain reach $${radius}$ km each. Two villages, $${chordTex(p)}$ km apart, are each $${radius}$ km from both towers, and the towers are on different sides of the straight road that joins the villages.`;
};

const commonChord = form<Discs, readonly Fraction[]>(
  'areas-over-a-common-chord',
  {
    band: 'Medium',
    seconds: 95,
    revision: 6,
    verify: p => {
      // Measure the overlap of two unit circles by thin strips, then find the simple parts that give it.
      const half = p.chord === 'radius' ? 0.5 : Math.SQRT1_2;
      const away = Math.sqrt(1 - half * half);
      const strips = 20_000;
      let overlap = 0;
      for (let i = 0; i < strips; i += 1) {
        const x = away + ((i + 0.5) * (1 - away)) / strips;
        overlap += (4 * Math.sqrt(1 - x * x) * (1 - away)) / strips;
      }
      const measured = { both: overlap, either: 2 * Math.PI - overlap, one: 2 * Math.PI - 2 * overlap }[
        p.asked
      ];
      const squared = p.radius * p.radius;
      for (let pi = 0; pi <= 12; pi += 1)
        for (let rest = -4; rest <= 4; rest += 1)
          if (Math.abs((pi * Math.PI) / 6 + (rest * beside(p)) / 2 - measured) < 2e-5)
            return [q(pi * squared, 6), q(rest * squared, 2)];
      throw new Error('no simple parts give the measured area');
    },
  },
  (p, { step, find }) => {
    const { radius, chord, asked, scene } = p;
    const sector = step(area(q(radius * radius, partOf(p)), q(0)), {
      name: 'the area of the sector over the chord',
      because:
        chord === 'radius'
          ? text`An equilateral triangle has three angles of $60^\circ$, and $60^\circ$ is a sixth of the full turn at
            the centre.`
          : text`By the converse of the theorem of Pythagoras the triangle has a right angle at the centre, and
              $90^\circ$ is a quarter of the full turn.`,
      works: value => tex`\frac{1}{${partOf(p)}} \pi \times ${radius}^2 = ${areaTex(value, p)}`,
    })`
      ${
        chord === 'radius'
          ? text`Join each centre to the ends of the chord. Two radii and the chord are equally long, so the angle at
              the centre is $60^\circ$. Find the area of the sector.`
          : text`Join each centre to the ends of the chord. The square of the chord is the sum of the squares of two
              radii, so the angle at the centre is $90^\circ$. Find the area of the sector.`
      }`;
    const cut = find(area(q(0), triangle(p)));
    const piece = step(minusArea(sector, cut), {
      name: 'the area of one segment',
      because: text`The sector reaches to the centre, but only the part of it beyond the chord lies inside the other
        circle as well. The triangle at the centre does not.`,
      works: value => tex`${areaTex(sector, p)} - ${areaTex(cut, p)} = ${areaTex(value, p)}`,
    })`
      Subtract the triangle of the centre and the chord from the sector: the segment between chord and arc is left.`;
    const lens = step(times(piece, 2), {
      name: 'the area inside both circles',
      because: text`The chord divides the common region into two parts. Each is bounded by the chord and by an arc of
        one circle, and the circles are equal.`,
      works: value => tex`2\left(${areaTex(piece, p)}\right) = ${areaTex(value, p)}`,
    })`
      The region inside both circles is made of two such segments, one on each side of the chord. Double the segment.`;
    const circles = find(asked === 'both' ? 0 : 2);
    const taken = find(asked === 'both' ? -1 : asked === 'either' ? 1 : 2);
    const found = step(
      minusArea(area(circles.mul(radius * radius), q(0)), times(lens, Number(taken))),
      value =>
        asked === 'both'
          ? tex`${areaTex(lens, p)}`
          : tex`2\pi \times ${radius}^2 - ${taken.equals(2) && '2'}\left(${areaTex(lens, p)}\right) =
            ${areaTex(value, p)}`,
    )`
      ${
        asked === 'both'
          ? 'The region inside both circles is the area asked for.'
          : asked === 'either'
            ? text`Add the two circles. Their sum counts the common region twice, and it belongs once to the area asked
                for: subtract it once.`
            : text`Add the two circles. Their sum counts the common region twice, and it does not belong to the area
                asked for: subtract it twice.`
      }`;
    return {
      answer: found,
      stem: text`${told(p)} ${asks[scene][asked]}`,
      show: value => `$${areaTex(value, p)}$ ${squareOf[scene]}`,
      size: value => sizeOfArea(value, p),
      plausible: value => parts(value)[0].gt(0) && !parts(value)[1].equals(0) && sizeOfArea(value, p) > 0,
      slips: [
        slip('counted_twice', cut, area(q(0), q(0)))`
          The region inside both circles was taken as two full sectors, $\frac{2}{${partOf(p)}}$ of a circle; the two
          triangles have to come off.`,
        slip('took_one_piece_of_several', lens, piece)`
          Only one segment, $${areaTex(piece, p)}$, was counted as common; there is another on the other side of the
          chord.`,
        slip('took_the_overlap_off_twice', taken, asked === 'either' && 2)`
          The common region of $${areaTex(lens, p)}$ was taken off both circles; it is covered, so once is enough.`,
        slip('counted_twice', taken, asked === 'one' && 1)`
          The common region of $${areaTex(lens, p)}$ was taken off once; inside exactly one circle it may not count at
          all.`,
        slip('used_a_wrong_given_number', sector, chord === 'radius' && area(q(radius * radius, 3), q(0)))`
          Sectors of $120^\circ$ belong to circles that pass through each other’s centre; here the chord is seen at
          $60^\circ$.`,
        slip('halved_needlessly', sector, area(q(radius * radius, 2 * partOf(p)), q(0)))`
          A sector of half the angle was used, $\frac{1}{${2 * partOf(p)}}$ of a circle; the chord is seen from the
          centre at $${360 / partOf(p)}^\circ$.`,
        slip('counted_twice', taken, asked !== 'both' && 0)`
          $2\pi \times ${radius}^2$ is the sum of the two circles. It counts the common region twice.`,
        slip('added_for_subtracted', cut, area(q(0), triangle(p).neg()))`
          The triangle of $${areaTex(times(cut, -1), p)}$ was added to the sector; a segment is the sector without it.`,
        slip('counted_twice', cut, !(asked === 'both' && chord === 'root') && area(q(0), triangle(p).mul(2)))`
          Twice the triangle, $${areaTex(cut, p)}$, was taken off one sector; each sector holds one triangle.`,
      ],
      snapRead: text`Two equal circles with a common chord of known length:
        ${chord === 'radius' ? 'as long as the radius' : text`the radius times $\sqrt{2}$`}, which tells the angle at
        the centre.`,
      approach: text`Find the angle under which the chord is seen, then the segment that it cuts off. Two segments make
        the common
        region${
          asked === 'both'
            ? '.'
            : asked === 'either'
              ? ', which the two circles together count twice.'
              : ', which has to leave both circles.'
        }`,
      faster: () => {
        const common = `$${areaTex(lens, p)}$`;
        const squared = radius * radius;
        const both = `$2 \\times ${squared}\\left(\\frac{\\pi}{${partOf(p)}} - ${
          chord === 'radius' ? '\\frac{\\sqrt{3}}{4}' : '\\frac{1}{2}'
        }\\right)$`;
        return asked === 'both'
          ? text`Twice sector less triangle, at once: ${both}.`
          : text`Common region ${both}, that is ${common}; take it ${asked === 'either' ? 'once' : 'twice'} off
            $${2 * squared}\pi$.`;
      },
      check: () =>
        text`With $\pi \approx 3.14$ this is about $${sizeOfArea(found, p).toFixed(1)}$, beside about
          $${(Math.PI * radius * radius).toFixed(1)}$ for a whole circle and about $${sizeOfArea(lens, p).toFixed(1)}$
          for the common region, which is slim.`,
      principle: text`A region between two arcs is made of segments: sector less triangle, with the angle told by the
        chord.`,
      figure: () => {
        const half = chord === 'radius' ? 0.5 : Math.SQRT1_2;
        const away = Math.sqrt(1 - half * half);
        const s = sheetOf(
          { P: { x: -away, y: 0 }, Q: { x: away, y: 0 }, U: { x: 0, y: half }, V: { x: 0, y: -half } },
          240,
          [
            { x: -away - 1, y: -1 },
            { x: away + 1, y: 1 },
          ],
        );
        const length = chord === 'radius' ? `${radius}` : `${radius}√2`;
        return figure(
          s.width,
          s.height,
          `Two overlapping circles of the same radius, ${radius} ${unitOf[scene]}. Their common chord is ${length} ${unitOf[scene]} long, and their centres lie on different sides of it.`,
          [
            circle(s.at.P, s.scale),
            circle(s.at.Q, s.scale),
            segment(s.at.U, s.at.V),
            mark(s.at.P),
            mark(s.at.Q),
            label(s.place({ x: 0, y: 1.1 }), `${length} ${unitOf[scene]}`),
          ],
        );
      },
    };
  },
);

/** GM.ARE.2 Medium: two circles over a common chord; the angle first, then segments and the count of the overlap. */
export const overlappingDiscs: readonly AnyTemplate[] = situation<Discs>({
  type: 'GM.ARE.2',
  situation: 'common-chord',
  draw: draw => {
    const chord = draw.pick(['radius', 'root'] as const);
    return {
      radius: draw.pick(chord === 'radius' ? [3, 6, 9, 12, 18, 24] : [2, 4, 6, 8, 10, 12, 14]),
      chord,
      asked: draw.pick(['both', 'either', 'one'] as const),
      scene: draw.pick(['circles', 'sprinklers', 'towers'] as const),
    };
  },
  forms: [commonChord],
});
