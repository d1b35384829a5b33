import { form, here, Surd, situation, slip, stop, surd, tex, text } from '../../question/index.ts';
import { wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { drawn } from '../drawn.ts';
import { footOn, onWay } from '../triangle.ts';

interface Square {
  /** The side is 3k, or k times the root of 3. */
  k: number;
  rooted: boolean;
  frame: number;
}

const sideOf = ({ k, rooted }: Square) => (rooted ? Surd.root(3).mul(k) : Surd.of(3 * k));

const common = form<Square, Surd>(
  'common-area',
  {
    band: 'Hard',
    seconds: 125,
    revision: 2,
    also: ['GM.ARE.2'],
    verify: p => {
      // Horizontal slices: the width within both triangles grows evenly to the middle and shrinks again.
      const a = sideOf(p).valueOf();
      const top = (a * Math.sqrt(3)) / 2;
      const width = (y: number) =>
        Math.min((2 * (top - y)) / Math.sqrt(3), (2 * (y - a + top)) / Math.sqrt(3));
      return (width(a / 2) * (2 * top - a)) / 2;
    },
  },
  (p, { step, find }) => {
    const { k, rooted, frame } = p;
    const a = sideOf(p);
    const [thing, unit] = wording(frame, ['square', 'cm'], ['sheet', 'cm'], ['garden', 'm'], ['tile', 'cm']);
    const height = step(surd`${a} * sqrt(3) / 2`, {
      name: 'the height of each triangle',
      because: text`The altitude cuts an equilateral triangle into two with angles of $30^\circ$, $60^\circ$ and
        $90^\circ$. It lies opposite $60^\circ$, so it is $\sqrt{3}$ times half of a side.`,
    })`
      Both triangles are equilateral with the side of the ${thing}, so their height is $\frac{\sqrt{3}}{2}$ times
      this side. The heights show how far the triangles reach into each other.`;
    const long = step(surd`2 * ${height} - ${a}`, {
      name: 'the longer diagonal of the common part',
      because: text`Two strips that together are longer than the length they cover must overlap by the excess:
        strips of 7 and 7 on a length of 10 overlap by 4.`,
    })`
      One triangle stands on AB and the other on CD, and both heights lie on the axis of symmetry between them.
      Together they are longer than the side by the length that both of them cover. This length is one diagonal of the
      common part.`;
    const half = find(surd`${long} / 2`);
    const across = step(surd`${half} / sqrt(3)`, {
      name: 'half of the other diagonal',
      because: text`By symmetry the four sides of the common part are equal, so it is a rhombus. At its tips it has
        the angle of the equilateral triangles, $60^\circ$, and its diagonals halve the angles and are
        perpendicular.`,
    })`
      The common part is a rhombus with $60^\circ$ at the two tips, because its sides are parts of the sides of the
      triangles. Its diagonals cut it into four triangles of $30^\circ$, $60^\circ$ and $90^\circ$. Half of the long
      diagonal lies opposite $60^\circ$, so divide it by $\sqrt{3}$.`;
    const area = step(surd`${long} * ${across}`, {
      name: 'the common area',
      because: text`The long diagonal cuts the rhombus into two equal triangles. Each has it as base and half of the
        short one as height, so its area is half of their product, and both together have the whole product.`,
    })`
      The area of a rhombus is half of the product of its diagonals, so multiply the long diagonal by half of the
      short one.`;
    return {
      answer: area,
      stem: wording(
        frame,
        text`ABCD is a square with sides of $${a}$ cm. Two equilateral triangles, one on the side AB and one on the
          side CD, are drawn so that both lie inside the square. What is the area that the two triangles have in
          common, in square cm?`,
        text`On a square sheet ABCD with a side of $${a}$ cm, an equilateral triangle with the side AB is coloured
          red and one with the side CD is coloured yellow, both within the sheet. Where they overlap, the sheet
          looks orange. How many square cm look orange?`,
        text`Two lamps light a square garden ABCD with sides of $${a}$ m. The first lights exactly the equilateral
          triangle inside the garden that has AB as a side, the second the one that has the side CD. Find the area
          in square m that both lamps light.`,
        text`A square tile ABCD of side $${a}$ cm is decorated with two equilateral triangles. One has the side AB,
          the other has CD, and the tip of each points to the opposite side of the tile. The region within both
          triangles is gilded. What is its area, in square cm?`,
      ),
      show: value => `$${value.tex}$`,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('inverted_the_ratio', across, surd`${half} * sqrt(3)`)`
          You multiplied by $\sqrt{3}$, so half of the shorter diagonal came out as $${across}$ ${unit}, longer than
          half of the other one. It lies opposite $30^\circ$, so it is shorter.`,
        slip('mixed_up_kinds_of_triangle', across, surd`${half}`)`
          You gave both diagonals of the common part $${long}$ ${unit}, as in a square. Its angles at the tips are
          $60^\circ$, so one diagonal is shorter.`,
        slip('took_one_piece_of_several', area, surd`${half} * ${across}`)`
          You multiplied half of the longer diagonal, $${half}$ ${unit}, by half of the shorter one. That is two of
          the four small triangles, half of the rhombus.`,
        slip('took_a_slant_for_the_height', area, surd`sqrt(3) / 4 * ${long} * ${long}`)`
          $\frac{\sqrt{3}}{4} \times (${long})^2$ is an equilateral triangle whose side is the distance of the two
          tips. That distance is a diagonal of the common part, not a side.`,
        slip('took_a_slant_for_the_height', area, surd`2 * sqrt(3) / 4 * ${half} * ${half}`)`
          $2 \times \frac{\sqrt{3}}{4} \times (${half})^2$ uses half of the distance of the tips as the side of two
          equilateral triangles. It is the height of these triangles.`,
        slip('mixed_up_a_length_and_its_half', long, surd`${height} - ${a} / 2`)`
          ${here} ${unit} reaches from the middle of the ${thing} to one tip only. The diagonal goes from tip to tip
          and is twice as long.`,
        slip('did_not_halve', across, surd`${long} / sqrt(3)`)`
          ${here} ${unit} is the whole shorter diagonal. Multiplied by the longer one it gives twice the area of the
          rhombus.`,
      ],
      snapRead: text`Two equilateral triangles point at each other in a square: their heights overlap, and the
        common part is a rhombus with angles of $60^\circ$ at its tips.`,
      approach: text`Find how far the two heights overlap: this is the long diagonal of the common part, which by
        symmetry is a rhombus. Its diagonals cut it into triangles of $30^\circ$ and $60^\circ$.`,
      faster: text`Half of the common part is an equilateral triangle with the height $h = ${half}$, and such a
        triangle has the area $\frac{h^2}{\sqrt{3}}$; take it twice.`,
      check:
        () => text`In decimals: the triangles are about $${height.valueOf().toFixed(2)}$ high, they overlap by $2
        \times ${height.valueOf().toFixed(2)} - ${a} \approx ${long.valueOf().toFixed(2)}$, half of the other
        diagonal is about $${across.valueOf().toFixed(2)}$, and the area comes to $${area} \approx
        ${area.valueOf().toFixed(2)}$.`,
      principle: text`When a figure is symmetric, draw its axes first: they cut it into right triangles, often
        special ones.`,
      figure: () => {
        const h = Math.sqrt(3) / 2;
        const w = (h - 0.5) / Math.sqrt(3);
        return drawn({
          alt: `Square ABCD of side ${rooted ? `${k} times the root of 3` : 3 * k} ${unit} with two equilateral triangles inside it: ABE on the lower side and CDF on
            the upper side. The four-sided part that they have in common is shaded.`,
          points: {
            A: { x: 0, y: 0 },
            B: { x: 1, y: 0 },
            C: { x: 1, y: 1 },
            D: { x: 0, y: 1 },
            E: { x: 0.5, y: h },
            F: { x: 0.5, y: 1 - h },
            G: { x: 0.5 - w, y: 0.5 },
            H: { x: 0.5 + w, y: 0.5 },
          },
          hidden: 'GH',
          lines: ['AB', 'BC', 'CD', 'DA', 'AE', 'BE', 'CF', 'DF'],
          shaded: ['EGFH'],
          texts: [[{ x: 0.5, y: -0.07 }, `${rooted ? `${k}√3` : 3 * k} ${unit}`]],
          longest: 240,
        });
      },
    };
  },
);

/** GM.TRI.9 Hard: two equilateral triangles in a square. */
export const trianglesInASquare: readonly AnyTemplate[] = situation<Square>({
  type: 'GM.TRI.9',
  situation: 'two-equilateral-in-a-square',
  tries: 10,
  draw: draw => {
    const rooted = draw.chance(0.6);
    return { k: draw.int(2, rooted ? 18 : 10), rooted, frame: draw.int(0, 3) };
  },
  forms: [common],
});

interface Feet {
  /** AB is 4m times the root of this. */
  m: number;
  root: number;
  /** The angle at A; that at B is the other one of 45 and 60 degrees. */
  a: 45 | 60;
  frame: number;
}

const sides = ({ m, root, a }: Feet) => {
  const [ab, b] = [4 * m * Math.sqrt(root), 105 - a];
  const turn = (degrees: number) => (degrees * Math.PI) / 180;
  const ac = (ab * Math.sin(turn(b))) / Math.sin(turn(75));
  return {
    A: { x: 0, y: 0 },
    B: { x: ab, y: 0 },
    C: { x: ac * Math.cos(turn(a)), y: ac * Math.sin(turn(a)) },
  };
};

const shortest = form<Feet, Surd>(
  'shortest-between-the-feet',
  {
    band: 'Hard',
    seconds: 130,
    revision: 2,
    also: ['GM.CIR.2'],
    verify: p => {
      // P moves along BC; the distance of the two feet is measured and its minimum closed in.
      const { A, B, C } = sides(p);
      const apart = (part: number) => {
        const P = onWay(B, C, part);
        const [Q, R] = [footOn(P, A, B), footOn(P, A, C)];
        return Math.hypot(Q.x - R.x, Q.y - R.y);
      };
      let [low, high] = [0, 1];
      for (let i = 0; i < 100; i += 1) {
        const [x, y] = [low + (high - low) / 3, high - (high - low) / 3];
        if (apart(x) < apart(y)) high = y;
        else low = x;
      }
      return apart(low);
    },
  },
  (p, { step, find, write }) => {
    const { m, root, a, frame } = p;
    const b = 105 - a;
    const ab = Surd.root(root).mul(4 * m);
    const [point, join] = wording(
      frame,
      ['point P', 'segment QR'],
      ['stall P', 'path QR'],
      ['bead P', 'wire QR'],
      ['ship P', 'line QR'],
    );
    write(tex`\angle AQP = \angle ARP = 90^\circ \;\Rightarrow\; QR = AP \times \sin ${a}^\circ`, {
      because: text`A right angle with its vertex on a circle stands over a diameter, so Q and R both lie on the
        circle with the diameter AP. A chord of a circle is its diameter times the sine of the angle that the chord
        subtends at the circumference.`,
    })`
      The angles at Q and R are right angles, so Q and R lie on the circle with diameter AP. In this circle QR is a
      chord, and it subtends the fixed angle of $${a}^\circ$ at A. So QR is always the same multiple of AP.`;
    const sine = find(surd`sin(${b})`);
    const height = step(surd`${ab} * ${sine}`, {
      name: 'the shortest AP',
      works: (_value, working) => tex`AP = AB \times \sin ${b}^\circ = ${working}`,
      because: text`The shortest way from a point to a line is the perpendicular. When P moves along BC, AP is
        shortest at the foot of the altitude from A, and the triangle beside AB is right-angled there.`,
    })`
      QR is shortest where AP is shortest, and that is the altitude from A to BC. It is a leg of the right triangle
      with the hypotenuse AB and the angle of $${b}^\circ$ at B, so multiply AB by the sine of this angle.`;
    const factor = find(surd`sin(${a})`);
    const least = step(surd`${height} * ${factor}`, {
      name: 'the shortest QR',
      works: (_value, working) => tex`QR = ${working}`,
      because: text`The multiple found at the beginning holds for every place of P, also for the best one. The
        altitude is the diameter of the circle there.`,
    })`
      With P at the foot of the altitude, QR is the altitude times the sine of the angle at A.`;
    return {
      answer: least,
      stem: wording(
        frame,
        text`In triangle ABC the angle at A is $${a}^\circ$, the angle at B is $${b}^\circ$, and $AB = ${ab}$ cm.
          From a point P of the side BC the perpendiculars PQ on AB and PR on AC are drawn. P is chosen so that QR
          is as short as possible. How long is QR then, in cm?`,
        text`Three straight roads form a triangle ABC with the angles $${a}^\circ$ at A and $${b}^\circ$ at B; the
          road AB is $${ab}$ km long. A stall P on the road BC is to be joined to the nearest points Q of AB and R
          of AC, and Q and R by a straight path. The place of P on BC is free. What is the minimum length of the
          path QR, in km?`,
        text`A bead P slides along the side BC of a triangle ABC made of wire, in which $AB = ${ab}$ dm and the
          angles at A and B measure $${a}^\circ$ and $${b}^\circ$. Q and R are the feet of the perpendiculars from P
          to AB and AC. Find the least distance between Q and R in dm.`,
        text`A ship P sails in a straight line from B to C. The straight coasts AB and AC of a bay meet at A at an
          angle of $${a}^\circ$, AB has a length of $${ab}$ km, and the angle ABC is $${b}^\circ$. Let Q and R be
          the points of the two coasts nearest to the ship. How close together, in km, do Q and R come during the
          voyage?`,
      ),
      show: value => `$${value.tex}$`,
      plausible: value => value.valueOf() > 0,
      slips: [
        stop('stopped_a_step_early', height)`
          $${ab} \times ${sine} = ${height}$ is the shortest distance of the ${point} from A. The ${join} is a chord
          of the circle with this diameter, so it is shorter.`,
        slip('sought_the_extreme_elsewhere', height, surd`${ab}`)`
          ${here} for AP puts the ${point} at B, where $QR = ${least}$. Nearer to the foot of the altitude from A,
          AP and with it QR gets shorter.`,
        slip('mixed_up_sine_cosine_and_tangent', factor, a === 60 && surd`cos(60)`)`
          $${height} \times \cos 60^\circ = ${least}$ uses the cosine. A chord is the diameter times the sine of the
          angle opposite to it at the circumference.`,
        slip('took_the_wrong_angle', sine, surd`sin(${a})`)`
          For the altitude on BC you had ${surd`${ab} * ${sine}`}, with the angle at A. In the right triangle beside
          AB the altitude lies opposite the angle at B.`,
        slip('mixed_up_a_length_and_its_half', least, surd`${height} / 2 * ${factor}`)`
          ${here} uses half of the altitude. The circle through Q and R has the whole of AP as its diameter, because
          the right angles stand over AP.`,
        slip('mixed_up_kinds_of_triangle', height, a === 60 && surd`${ab} / 2`)`
          You used half of AB, ${here}, as the altitude on BC. That needs an angle of $30^\circ$ at B, and the angle
          there is $${b}^\circ$.`,
        slip('took_the_figure_for_special', factor, surd`1 / 2`)`
          $${height} \div 2 = ${least}$ uses QR as the segment that joins the mid-points of two sides. Q and R are
          feet of perpendiculars and in general no mid-points.`,
        slip('doubled_needlessly', least, surd`2 * ${height} * ${factor}`)`
          ${here} uses AP as the radius of the circle through Q and R. The right angles stand over AP, so AP is the
          diameter.`,
      ],
      snapRead: text`Two right angles stand over the same segment AP, so the feet Q and R lie on the circle with
        diameter AP, and QR is a chord of it.`,
      approach: text`Write QR as a chord of the circle with diameter AP. The angle at A stays the same, so QR is a
        fixed multiple of AP and is shortest when AP is the altitude.`,
      check: () => text`At the end B of the way Q and R are $${ab} \times \sin ${a}^\circ \approx
        ${(ab.valueOf() * Math.sin((a * Math.PI) / 180)).toFixed(2)}$ apart, and $${least} \approx
        ${least.valueOf().toFixed(2)}$ is less, as a minimum has to be.`,
      principle: text`Two right angles over one segment lie on the circle with this segment as diameter; a chord is
        the diameter times the sine of its angle at the circumference.`,
      figure: () => {
        const { A, B, C } = sides({ ...p, m: 1, root: 1 });
        const P = onWay(B, C, 0.56);
        return drawn({
          alt: `Triangle ABC with ${a} degrees at A and ${b} degrees at B; AB is ${4 * m}${root > 1 ? ` times the root of ${root}` : ''}.
            From P on BC two perpendiculars lead to Q on AB and to R on AC. QR is a broken line; the ${join} is
            asked.`,
          points: { A, B, C, P, Q: footOn(P, A, B), R: footOn(P, A, C) },
          lines: ['AB', 'BC', 'CA', 'PQ', 'PR'],
          broken: ['QR'],
          right: ['PQA', 'PRA'],
          angles: { BAC: `${a}°`, ABC: `${b}°` },
          notToScale: true,
          longest: 260,
        });
      },
    };
  },
);

/** GM.TRI.9 Hard: the feet of two perpendiculars from a point that moves. */
export const movingFeet: readonly AnyTemplate[] = situation<Feet>({
  type: 'GM.TRI.9',
  situation: 'feet-of-two-perpendiculars',
  tries: 10,
  draw: draw => ({
    m: draw.int(1, 9),
    root: draw.pick([1, 2, 3, 6]),
    a: draw.pick([45, 60] as const),
    frame: draw.int(0, 3),
  }),
  forms: [shortest],
});
