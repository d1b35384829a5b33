import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { numberTex, plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { drawn } from '../drawn.ts';

interface Touching {
  /** CE = k u², CB = k v², so that AB = 2kuv. */
  k: number;
  u: number;
  v: number;
  frame: number;
}

const radiusByTangent = form<Touching>(
  'radius-from-a-cut-off-piece',
  {
    band: 'Hard',
    seconds: 125,
    revision: 3, // One stem was a telegram.
    also: ['GM.CIR.4'],
    verify: ({ k, u, v }) => {
      // Circles through A and B that touch CD, one for each height of the rectangle: how much of CB is left outside?
      const half = k * u * v;
      for (let height = 0.5; height < 5000; height += 0.5) {
        const r = (half * half + height * height) / (2 * height);
        const above = 2 * (height - r);
        if (Math.abs(height - above - k * u * u) < 1e-9) return q(Math.round(2 * r), 2);
      }
      throw new Error('no rectangle fits');
    },
  },
  ({ k, u, v, frame }, { step, find }) => {
    const [across, piece] = [2 * k * u * v, k * u * u];
    const unit = wording(frame, 'cm', 'm', 'dm', 'cm');
    const half = step(calc`${across} / 2`, {
      name: 'the length CT',
      works: (_value, working) => tex`CT = ${working}`,
      because: text`The centre is equally far from A and B, so it lies on the perpendicular bisector of AB. This
        line also halves CD, and the radius to T, perpendicular to CD, lies on it.`,
    })`
      The circle passes through A and B, so its centre lies on the perpendicular bisector of AB. Therefore the
      circle touches CD at its mid-point T, and CT is half of AB.`;
    const side = step(calc`${half}^2 / ${piece}`, {
      name: 'the side CB',
      works: (_value, working) => tex`CE \times CB = CT^2 \;\Rightarrow\; CB = ${working}`,
      because: text`Triangles CTE and CBT have the angle at $C$ in common, and the angle between tangent and chord
        equals the angle on the same arc. So they are similar, and CE is to CT as CT is to CB.`,
    })`
      From C one line touches the circle at T, and another one meets it at E and B. The square of the tangent CT
      equals the product of CE and CB, so find CB.`;
    const chord = step(calc`${side} - ${piece}`, {
      name: 'the chord BE',
      works: (_value, working) => tex`BE = ${working}`,
      because: text`To place the centre, the chord on the line BC is needed. Its ends are B and E, and C lies
        outside the circle.`,
    })`
      E lies on the side CB, so take CE away from CB. What is left is the chord BE of the circle.`;
    const toMiddle = find(calc`${chord} / 2`);
    const radius = step(calc`${piece} + ${toMiddle}`, {
      name: 'the radius',
      works: value => tex`r = ${piece} + \frac{${chord}}{2} = ${value}`,
      because: text`The perpendicular from the centre to BE is parallel to CD, because BC is perpendicular to CD.
        So the centre and the mid-point of BE are equally far from CD.`,
    })`
      The radius to T is perpendicular to CD, so it is as long as the distance of the centre from CD. The centre is
      level with the mid-point of the chord BE. So add CE and half of BE.`;
    return {
      answer: radius,
      stem: wording(
        frame,
        text`ABCD is a rectangle with $AB = ${across}$ cm. A circle passes through A and B, touches CD at T, and
          meets the side BC again at E. If $CE = ${piece}$ cm, what is the radius of the circle in cm?`,
        text`In a rectangular field ABCD the side AB is $${across}$ m long. A circular track runs through the
          corners A and B, touches the fence CD at T, and crosses the fence BC once more at a point E, $${piece}$ m
          from C. Find the radius of the track in m.`,
        text`A logo consists of a rectangle ABCD and a circle. AB, the lower side of the rectangle, measures
          $${across}$ dm. The circle contains A and B and touches the upper side CD at T. It cuts the side BC a
          second time at E, and CE is $${piece}$ dm. How long is the radius of this circle, in dm?`,
        text`A circle passes through the corners A and B of a rectangle ABCD, in which $AB = ${across}$ cm. The side CD
          is a tangent to the circle at T. The circle also meets the side BC at a point E that is $${piece}$ cm from
          C. What is its radius in cm?`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.d === 1n,
      // AB is a chord, so half of it is less than the radius; the radius to T passes the level of E.
      onSight: value => value.gt(half) && value.gt(piece),
      slips: [
        slip('mixed_up_a_length_and_its_half', radius, calc`${side} / 2`)`
          $${side} \div 2 = ${radius}$ ${unit} uses the side CB as a diameter. The circle cuts AB at A and B and
          does not touch it, so it is wider than the rectangle is high.`,
        stop('answered_another_quantity', side)`
          $${half}^2 \div ${piece} = ${side}$ ${unit} is the side CB of the rectangle. The radius follows from it
          and from the chord BE.`,
        slip('took_a_part_for_the_whole', side, calc`${half}^2 / ${piece} + ${piece}`)`
          You used the product with BE, so $BE = ${half}^2 \div ${piece}$ and $CB = ${side}$. Both factors are
          distances from C, so they are CE and CB.`,
        slip('left_out_a_length', radius, calc`${toMiddle}`)`
          $${chord} \div 2 = ${radius}$ ${unit} reaches from the middle of BE to E only. The radius reaches up to
          CD.`,
        slip('took_the_figure_for_special', toMiddle, calc`${half}`)`
          $${piece} + ${half} = ${radius}$ ${unit} takes the chord BE to be as long as AB. They are equal only if the
          centre is equally far from both.`,
        slip('mixed_up_a_length_and_its_half', half, calc`${across}`)`
          You used the whole of AB, $${across}$ ${unit}, as the tangent CT: $${across}^2 \div ${piece}$ for CB. T is
          the middle of CD, so CT is half as long.`,
        stop('answered_another_quantity', chord)`
          $${side} - ${piece} = ${chord}$ ${unit} is the chord BE. The radius is the distance of its middle from CD.`,
      ],
      snapRead: text`A circle passes through two corners of a rectangle and touches the opposite side: symmetry
        gives the point of contact, and tangent and secant from C give lengths.`,
      approach: text`By symmetry T is the mid-point of CD, which gives the tangent CT. Tangent and secant from C
        give CB, and the perpendicular from the centre to the chord BE gives the radius.`,
      faster: text`The centre is at the height of the middle of BE, so the radius is the mean of CE and CB:
        $\frac{1}{2}\left(${piece} + \frac{${across / 2}^2}{${piece}}\right) =
        ${radius}$.`,
      check: text`The centre is $${radius.sub(piece)}$ from AB, and half of AB is $${half}$. By Pythagoras
        $${radius.sub(piece)}^2 + ${half}^2 = ${calc`${radius}^2`.value} = ${radius}^2$, so A and B lie on the
        circle.`,
      principle: text`When a tangent and a secant start at one point, the tangent squared is the product of the
        secant's distances; the perpendicular from the centre bisects every chord.`,
      figure: () => {
        const [w, h] = [k * u * v, k * v * v];
        const r = (k * (u * u + v * v)) / 2;
        return drawn({
          alt: `Rectangle ABCD with AB = ${across} ${unit} below. A circle goes through A and B, touches the upper side CD at
            T and meets BC again at E, ${piece} ${unit} below C.`,
          points: {
            A: { x: -w, y: 0 },
            B: { x: w, y: 0 },
            C: { x: w, y: h },
            D: { x: -w, y: h },
            E: { x: w, y: h - k * u * u },
            T: { x: 0, y: h },
            O: { x: 0, y: h - r },
          },
          hidden: 'O',
          lines: ['AB', 'BC', 'CD', 'DA'],
          circles: [['O', r]],
          beside: { CE: `${piece}`, AB: `${across}` },
          notToScale: true,
          longest: 230,
        });
      },
    };
  },
);

/** GM.CIR.7 Hard: a circle through two corners of a rectangle. */
export const throughTwoCorners: readonly AnyTemplate[] = situation<Touching>({
  type: 'GM.CIR.7',
  situation: 'circle-through-two-corners',
  tries: 20,
  draw: draw => {
    // Where v is more than 2.4 times u, slips leave room between half of AB and the radius.
    const [u, v] = draw.pick([
      [1, 3],
      [1, 4],
      [1, 5],
      [2, 5],
      [2, 7],
      [3, 8],
      [3, 11],
    ] as const);
    const k = draw.int(1, 16);
    // The radius is a whole number, as the options are.
    return k * v * v <= 180 && (k * (u * u + v * v)) % 2 === 0 ? { k, u, v, frame: draw.int(0, 3) } : null;
  },
  forms: [radiusByTangent],
});

interface Six {
  /** Lengths of three sides in a row, and of the other three. */
  a: number;
  b: number;
  frame: number;
}

/** Directions of the corners in degrees: three arcs of `small`, then three of the rest of 120. */
const corners = (small: number) =>
  [0, 1, 2, 3, 3, 3].map(
    (passed, i) => -90 - (3 * small) / 2 + passed * small + Math.max(0, i - 3) * (120 - small),
  );

const circleOfSix = form<Six>(
  'circle-around-three-and-three',
  {
    band: 'Hard',
    seconds: 140,
    also: ['GM.TRG.4'],
    verify: ({ a, b }) => {
      // The radius for which six chords close the circle, by halving.
      let [low, high] = [b / 2, 2 * (a + b)];
      for (let i = 0; i < 100; i += 1) {
        const r = (low + high) / 2;
        if (3 * 2 * (Math.asin(a / (2 * r)) + Math.asin(b / (2 * r))) > 2 * Math.PI) low = r;
        else high = r;
      }
      return Math.round(low * low * 1e6) / 1e6;
    },
  },
  ({ a, b, frame }, { step, find, write }) => {
    const [thing, ring] = wording(
      frame,
      ['hexagon', 'circle'],
      ['pond', 'rim'],
      ['path', 'circle'],
      ['frame', 'ring'],
    );
    write(tex`a, \, b, \, a, \, b, \, a, \, b \text{ with } a = ${a}, \; b = ${b}`, {
      because: text`The triangle from the centre to a side has two radii and this side, so its angle at the centre
        depends on the length of the side alone. In any order the six angles add up to $360^\circ$.`,
    })`
      Each side forms a triangle with two radii. These six triangles can be put around the centre in any order, and
      the circle stays the same. So let short sides of length $a$ and long sides of length $b$ alternate, which
      makes the figure symmetric.`;
    const product = find(calc`${a} * ${b}`, { name: 'the product of the two lengths' });
    const chord = step(calc`${a}^2 + ${b}^2 + ${product}`, {
      name: 'the square of the chord over two neighbouring sides',
      works: (_value, working) =>
        tex`s^2 = ${a}^2 + ${b}^2 - 2 \times ${a} \times ${b} \times \cos 120^\circ = ${working}`,
      because: text`By symmetry all six angles of the ${thing} are now equal, and six angles of a hexagon have the
        sum $4 \times 180^\circ = 720^\circ$. The cosine rule is Pythagoras with a correction for an angle that is
        not $90^\circ$.`,
    })`
      Now all angles of the ${thing} are equal, $720^\circ \div 6 = 120^\circ$. Let $s$ be the chord over a short
      and a long side: two sides and the angle between them are known, so the cosine rule gives its square.`;
    const third = find(3);
    const square = step(calc`${chord} / ${third}`, {
      name: 'the square of the radius',
      works: (_value, working) => tex`s = r\sqrt{3} \;\Rightarrow\; r^2 = ${working}`,
      because: text`Each chord covers a short and a long side, and three such pairs go once around, so each has
        $120^\circ$ at the centre. Half of the chord is opposite $60^\circ$ in a triangle with the radius as
        hypotenuse.`,
    })`
      Let $r$ be the radius. Three such chords form an equilateral triangle in the ${ring}, whose side is $\sqrt{3}$
      times the radius. So divide the square of $s$ by $3$; times $\pi$ this is the area.`;
    return {
      answer: square,
      stem: wording(
        frame,
        text`A hexagon is inscribed in a circle. Three of its sides, one after the other, are $${a}$ cm long each,
          and the other three $${b}$ cm each. What is the area of the circle, in square cm?`,
        text`A round pond is enclosed by six straight beams, whose ends all lie on its rim. Going around one meets
          three beams of $${a}$ m and then three beams of $${b}$ m. Find the area of the pond inside the rim, in
          square m.`,
        text`Six friends sit on a large circle drawn on a field. Walking straight from one to the next and back to
          the first, a child covers $${a}$ m three times in succession, then $${b}$ m three times. What is the area
          of the circle in square m?`,
        text`From six rods, three of $${a}$ dm and three of $${b}$ dm, a frame with six corners is joined so that
          rods of equal length follow one another. A ring goes through all six corners of the frame. How large is
          the area that the ring encloses, in square dm?`,
      ),
      show: value => `$${numberTex(value)}\\pi$`,
      plausible: value => value.gt(0) && value.mul(4).d === 1n,
      slips: [
        slip('took_the_wrong_angle', chord, calc`${a}^2 + ${b}^2 - ${product}`)`
          ${here} uses an angle of $60^\circ$ between two neighbouring sides. When the sides alternate, all angles
          of the six-sided figure are $120^\circ$.`,
        slip('assumed_equal_parts', square, calc`((${a} + ${b}) / 2)^2`)`
          ${here} uses a regular hexagon whose side is the mean of both lengths. A longer side has a larger arc, but
          not in proportion, so the circle is another one.`,
        slip('forgot_to_square', third, 1)`
          $${chord} \div ${third}$ uses the chord over two neighbouring sides as the radius. This chord belongs to
          $120^\circ$ at the centre and is longer than the radius.`,
        slip('took_the_figure_for_special', third, 4)`
          $${chord} \div ${third} = ${square}$ uses the chord over two neighbouring sides as a diameter. It belongs
          to $120^\circ$ at the centre, not to $180^\circ$.`,
        slip('took_the_wrong_angle', product, 0)`
          $${a}^2 + ${b}^2 = ${chord}$ uses a right angle between two neighbouring sides. When the sides alternate,
          this angle is $120^\circ$.`,
        slip('took_the_mean_for_the_middle', square, calc`(${a}^2 + ${b}^2) / 2`)`
          ${here} is the mean of the squares of the sides. Only in a regular hexagon is a side as long as the
          radius.`,
        slip('doubled_needlessly', product, calc`2 * ${a} * ${b}`)`
          $${a}^2 + ${b}^2 + 2 \times ${a} \times ${b} = ${chord}$ lays the two sides in one straight line. Between
          them there is an angle of $120^\circ$.`,
      ],
      snapRead: text`Three equal sides and three others stand in a circle: their order does not matter for the
        circle, so let them alternate.`,
      approach: text`The circle does not depend on the order of the sides. If short and long sides alternate, all
        angles are $120^\circ$, and the chord over two sides belongs to a third of the circle.`,
      faster: text`With sides that alternate, $3r^2 = ${a}^2 + ${a} \times ${b} + ${b}^2$.`,
      check: text`A regular hexagon with sides of $${a}$ has a circle of $${a * a}\pi$, one with sides of $${b}$ has
        $${b * b}\pi$. The result, $${square}\pi$, must lie between them.`,
      principle: text`The sides of a polygon in a circle may change places without changing the circle or the area,
        so choose the most symmetric order.`,
      figure: () => {
        // The arc of a side a in degrees, for a circle on which a and b together have 120.
        const r = Math.sqrt((a * a + a * b + b * b) / 3);
        const small = (2 * Math.asin(a / (2 * r)) * 180) / Math.PI;
        const at = corners(small).map(degrees => ({
          x: Math.cos((degrees * Math.PI) / 180),
          y: Math.sin((degrees * Math.PI) / 180),
        }));
        const points = Object.fromEntries([...'ABCDEF'].map((name, i) => [name, at[i] ?? { x: 0, y: 0 }]));
        return drawn({
          alt: `A ${thing === 'hexagon' ? '' : `${thing} in the shape of a `}hexagon whose corners lie on a ${ring}. Three
            sides in a row have the length ${a}, the other three the length ${b}.`,
          points: { ...points, O: { x: 0, y: 0 } },
          hidden: 'ABCDEFO',
          lines: ['AB', 'BC', 'CD', 'DE', 'EF', 'FA'],
          circles: [['O', 1]],
          beside: { AB: `${a}`, BC: `${a}`, CD: `${a}`, DE: `${b}`, EF: `${b}`, FA: `${b}` },
          longest: 220,
        });
      },
    };
  },
);

const pairs = Array.from({ length: 30 }, (_, i) => i + 2).flatMap(a =>
  [3, 6, 9, 12, 15].map(more => ({ a, b: a + more })).filter(({ b }) => b <= 3 * a),
);

/** GM.CIR.7 Hard: six sides in a circle, put into another order. */
export const threeAndThree: readonly AnyTemplate[] = situation<Six>({
  type: 'GM.CIR.7',
  situation: 'three-sides-and-three',
  tries: 10,
  draw: draw => ({ ...draw.pick(pairs), frame: draw.int(0, 3) }),
  forms: [circleOfSix],
});
