import { form, here, type Surd, situation, slip, stop, surd, tex, text } from '../../question/index.ts';
import { wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { drawn } from '../drawn.ts';

interface Plot {
  /** A quarter of the diagonal AC. */
  m: number;
  frame: number;
}

const area = form<Plot, Surd>(
  'area-of-both',
  {
    band: 'Medium',
    seconds: 90,
    revision: 3, // No option is tied to the key at a glance.
    untied: true,
    verify: ({ m }) => {
      // From coordinates: B at the origin, A above it, C beside it, D by a quarter turn of CA about C.
      const ac = 4 * m;
      const [ax, ay] = [0, ac * Math.cos(Math.PI / 6)];
      const [cx, cy] = [ac * Math.sin(Math.PI / 6), 0];
      const [dx, dy] = [cx + ay, cy + cx];
      return Math.abs(ax * 0 - 0 * ay + (0 * cy - cx * 0) + (cx * dy - dx * cy) + (dx * ay - ax * dy)) / 2;
    },
  },
  ({ m, frame }, { step }) => {
    const given = surd`4 * ${m} * sqrt(2)`.value;
    const unit = wording(frame, 'cm', 'm', 'cm', 'dm');
    const diagonal = step(surd`${given} / sqrt(2)`, {
      name: 'the side AC',
      works: (_value, working) => tex`AC = ${working}`,
      because: text`The legs AC and CD are equal, so Pythagoras gives $AD^2 = 2 \times AC^2$. The root of $2$ times
        a leg is the hypotenuse.`,
    })`
      Triangle ACD has a right angle at C and equal legs, so its hypotenuse AD is $\sqrt{2}$ times a leg. Divide AD
      by $\sqrt{2}$ to get AC, the side that both triangles share.`;
    const upper = step(surd`${diagonal} * ${diagonal} / 2`, {
      name: 'the area of triangle ACD',
      because: text`The legs are perpendicular, so one is the base and the other the height. A triangle is half of
        the square on the leg.`,
    })`
      The two equal legs of triangle ACD are its base and its height, so its area is half of their product.`;
    const short = step(surd`${diagonal} / 2`, {
      name: 'the side BC',
      works: (_value, working) => tex`BC = ${working}`,
      because: text`A triangle of $30^\circ$, $60^\circ$ and $90^\circ$ is half of an equilateral triangle. Its
        shortest side, opposite $30^\circ$, is half of a side there, and the hypotenuse is a whole side.`,
    })`
      In triangle ABC the angle at B is a right angle, so AC is the hypotenuse. BC lies opposite the angle of
      $30^\circ$ at A, so it is half of AC.`;
    const long = step(surd`${short} * sqrt(3)`, {
      name: 'the side AB',
      works: (_value, working) => tex`AB = ${working}`,
      because: text`By Pythagoras, if the shortest side is 1 and the hypotenuse 2, the third side is the root of $4
        - 1$.`,
    })`
      AB lies opposite the angle of $60^\circ$ at C, so it is $\sqrt{3}$ times the shortest side BC.`;
    const lower = step(surd`${long} * ${short} / 2`, { name: 'the area of triangle ABC' })`
      AB and BC are perpendicular, so they are base and height of triangle ABC, and its area is half of their
      product.`;
    const whole = step(surd`${upper} + ${lower}`, { name: 'the area of ABCD' })`
      The diagonal AC divides ABCD into triangles ABC and ACD, so add their areas.`;
    return {
      answer: whole,
      stem: wording(
        frame,
        text`In the quadrilateral ABCD the diagonal AC is perpendicular to CD and as long as CD. The angle ABC is a
          right angle, the angle BAC is $30^\circ$, and $AD = ${given}$ cm. What is the area of ABCD, in square cm?`,
        text`A path AC divides a field ABCD into two right triangles, with right angles at B and at C. In the first
          one the angle at A measures $30^\circ$; in the second, ACD, the sides AC and CD are equal. The side AD of
          the field has a length of $${given}$ m. Find the area of the field in square m.`,
        text`Two set squares are laid side by side on a piece of glass: ABC with a right angle at B and $30^\circ$
          at A, and ACD with a right angle at C and $45^\circ$ at A. They share the whole edge AC, and AD is
          $${given}$ cm long. Along their outer edges the quadrilateral ABCD is cut out. How large is this piece of
          glass, in square cm?`,
        text`The floor of a kitchen has the corners A, B, C and D in order. Its angle at B is a right angle. A mason
          stretches a string from A to C and finds that it makes an angle of $30^\circ$ with the wall AB, is
          perpendicular to the wall CD, and is of the same length as CD. The wall AD measures $${given}$ dm. What is
          the area of the floor, in square dm?`,
      ),
      show: value => `$${value.tex}$`,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('mistook_the_hypotenuse', diagonal, surd`${given}`)`
          You made AC as long as AD, ${here} ${unit}. AD lies opposite the right angle at C, so it is longer than
          AC.`,
        slip('mixed_up_kinds_of_triangle', long, surd`${short}`)`
          You made AB and BC equal, $${short}$ ${unit} each, as in a triangle of $45^\circ$. The angle at A is
          $30^\circ$, so AB is longer.`,
        slip('did_not_halve', lower, surd`${long} * ${short}`)`
          ${here} is the area of a rectangle with the sides AB and BC. Triangle ABC is half of it.`,
        slip('did_not_halve', upper, surd`${diagonal} * ${diagonal}`)`
          ${here} is the area of the square on AC. Triangle ACD is half of it, cut along a diagonal.`,
        slip('inverted_the_ratio', long, surd`${short} / sqrt(3)`)`
          You divided by $\sqrt{3}$ and got ${here} for AB, less than BC. AB lies opposite the larger angle, so it
          is the longer leg.`,
        slip('mixed_up_a_length_and_its_half', diagonal, surd`${given} / 2`)`
          ${here} for AC is half of AD. A leg is half of the hypotenuse in a triangle with $30^\circ$; ACD has two
          angles of $45^\circ$.`,
        stop('took_a_part_for_the_whole', upper)`
          $${diagonal}^2 \div 2 = ${upper}$ is triangle ACD alone. Triangle ABC on the other side of AC has still to
          be added.`,
      ],
      snapRead: text`Two special triangles share the side AC, one with $45^\circ$, one with $30^\circ$ and
        $60^\circ$: carry the length from the first to the second.`,
      approach: text`Find the common side AC from AD in the triangle with two equal legs. It is the hypotenuse of
        the other triangle and gives both its legs; then add the two areas.`,
      faster: text`With $AC = ${4 * m}$, triangle ACD is half of a square, $\frac{${4 * m}^2}{2}$, and triangle ABC
        is half of an equilateral triangle of side $${4 * m}$: $\frac{\sqrt{3}}{8} \times ${4 * m}^2$.`,
      check: text`Put a copy of triangle ABC at the other side of AB: an equilateral triangle with the side
        $${diagonal}$ and the area $\frac{\sqrt{3}}{4} \times ${diagonal}^2 = ${lower.mul(2)}$, twice the area
        $${lower}$ of ABC.`,
      principle: text`When two special triangles share a side, find this side first: it carries the length from one
        triangle to the other.`,
      figure: () => {
        const r = Math.sqrt(3);
        return drawn({
          alt: `Quadrilateral ABCD with the diagonal AC. There are right angles at B and, between AC and CD, at C. The
            angle BAC is 30 degrees, AC and CD are equal, and AD is ${4 * m} times the root of 2.`,
          points: { A: { x: 0, y: r }, B: { x: 0, y: 0 }, C: { x: 1, y: 0 }, D: { x: 1 + r, y: 1 } },
          lines: ['AB', 'BC', 'CD', 'DA', 'AC'],
          right: ['ABC', 'ACD'],
          angles: { BAC: '30°' },
          equal: [['AC', 'CD']],
          beside: { AD: `${4 * m}√2` },
          notToScale: true,
          longest: 260,
        });
      },
    };
  },
);

/** GM.TRI.9 Medium: two special triangles on a common side. */
export const joinedTriangles: readonly AnyTemplate[] = situation<Plot>({
  type: 'GM.TRI.9',
  situation: 'two-on-a-common-side',
  tries: 10,
  draw: draw => ({ m: draw.int(1, 11), frame: draw.int(0, 3) }),
  forms: [area],
});

interface Sights {
  /** Half of BC. */
  m: number;
  /** The angle at B; at C it is 45 degrees. */
  b: 30 | 60;
  frame: number;
}

const height = form<Sights, Surd>(
  'distance-from-the-long-side',
  {
    band: 'Medium',
    seconds: 85,
    also: ['GM.TRG.2'],
    verify: ({ m, b }) => {
      // The sine rule in triangle ABC, then the height from A.
      const angle = (degrees: number) => (degrees * Math.PI) / 180;
      const ab = (2 * m * Math.sin(angle(45))) / Math.sin(angle(135 - b));
      return ab * Math.sin(angle(b));
    },
  },
  ({ m, b, frame }, { step, find, write }) => {
    const long = 2 * m;
    const [line, unit] = wording(frame, ['line BC', 'cm'], ['road', 'm'], ['bank', 'm'], ['beam', 'dm']);
    write(tex`AD = x, \quad CD = x, \quad BD = ${b === 60 ? tex`\frac{x}{\sqrt{3}}` : tex`x\sqrt{3}`}`, {
      because: text`The triangle itself has no special shape, but the perpendicular from A makes two triangles that
        have one. Equal angles of $45^\circ$ give equal legs, and with $30^\circ$ and $60^\circ$ the legs are in the
        ratio $1 : \sqrt{3}$.`,
    })`
      Let AD be the perpendicular from A to BC and $x$ its length. Triangle ADC has an angle of $45^\circ$, so $CD =
      x$. In triangle ADB the angle at B is $${b}^\circ$, so
      ${
        b === 60
          ? text`AD lies opposite $60^\circ$ and BD is $x \div \sqrt{3}$`
          : text`BD lies opposite $60^\circ$ and is $x\sqrt{3}$`
      }.`;
    const other = find(b === 60 ? surd`1 / sqrt(3)` : surd`sqrt(3)`);
    const both = step(surd`1 + ${other}`, {
      name: 'the number of times that the perpendicular is contained in BC',
      works: value => tex`x + ${b === 60 ? tex`\frac{x}{\sqrt{3}}` : tex`x\sqrt{3}`} = ${long} \;\Rightarrow\;
        \left(${value}\right)x = ${long}`,
      because: text`BC is known and contains the perpendicular in both its parts. With $x$ as a common factor the
        equation has the unknown in one place only.`,
    })`
      The two parts CD and BD make up BC, so their sum is $${long}$. Take $x$ out as a common factor.`;
    const x = step(surd`${long} / (${both})`, {
      name: 'the perpendicular',
      works: value =>
        b === 60
          ? tex`x = \frac{${long}\sqrt{3}}{\sqrt{3} + 1} = ${m}\sqrt{3}(\sqrt{3} - 1) = ${value}`
          : tex`x = \frac{${long}}{\sqrt{3} + 1} = ${m}(\sqrt{3} - 1) = ${value}`,
      because: text`The bracket is $1$ plus a root. Multiplied by $\sqrt{3} - 1$, a sum becomes a difference of
        squares without a root: $(\sqrt{3} + 1)(\sqrt{3} - 1) = 3 - 1$.`,
    })`
      Divide by the bracket to get $x$. Then multiply numerator and denominator by $\sqrt{3} - 1$, so that the
      denominator becomes $3 - 1 = 2$.`;
    return {
      answer: x,
      stem: wording(
        frame,
        text`In triangle ABC the side BC is $${long}$ cm long, the angle at B is $${b}^\circ$ and the angle at C is
          $45^\circ$. What is the distance of A from BC, in cm?`,
        text`From two milestones B and C of a straight road, $${long}$ m apart, a temple A is seen. Its direction
          makes an angle of $${b}^\circ$ with the road at B and $45^\circ$ at C, and the nearest point of the road
          lies between them. Find the shortest distance from the temple to the road in m.`,
        text`A surveyor stands on the straight bank of a river and looks at a tree A on the other side. At the point
          B the line of sight and the bank BC form an angle of $${b}^\circ$. At C, which is $${long}$ m from B, the
          angle between CA and CB is $45^\circ$. How many metres is the tree from the line BC?`,
        text`A lamp A hangs from two ropes, AB and AC, which are tied to a level beam at points B and C. They are at
          angles of $${b}^\circ$ and $45^\circ$ to the beam, and BC measures $${long}$ dm. How far below the beam
          does the lamp hang, in dm?`,
      ),
      show: value => `$${value.tex}$`,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('inverted_the_ratio', other, b === 60 ? surd`sqrt(3)` : surd`1 / sqrt(3)`)`
          For BD you had ${b === 60 ? text`$\sqrt{3}$ times AD` : text`AD divided by $\sqrt{3}$`}, and so
          ${surd`${long} / (${both})`}. That belongs to an angle of $${90 - b}^\circ$ at B; let D be the foot of the
          perpendicular.`,
        slip('mixed_up_kinds_of_triangle', both, surd`2`)`
          $${long} \div 2 = ${x}$ makes both parts of BC as long as the perpendicular. That needs $45^\circ$ at both
          ends; at B the angle is $${b}^\circ$.`,
        slip('mixed_up_kinds_of_triangle', both, surd`4 / sqrt(3)`)`
          ${surd`${long} / (${both})`} is the perpendicular in a right triangle with angles of $${b}^\circ$ and
          $${90 - b}^\circ$ on BC. Here the angle at C is $45^\circ$.`,
        slip('mistook_the_hypotenuse', other, b === 60 ? surd`2 / sqrt(3)` : surd`2`)`
          You used AB for the part BD of the side BC: ${surd`${long} / (${both})`}. AB is the hypotenuse of triangle
          ADB, with D as the foot of the perpendicular, and does not lie on BC.`,
        slip('answered_another_quantity', x, surd`${long} / (${both}) * sqrt(2)`)`
          ${here} ${unit} is the length of AC, the slanting side at $45^\circ$. The distance is measured at a right
          angle and is shorter.`,
        slip(
          'answered_another_quantity',
          x,
          b === 60 ? surd`${long} / (${both}) * 2 / sqrt(3)` : surd`${long} / (${both}) * 2`,
        )`
          ${here} ${unit} is the length of AB, the slanting side. The distance from the ${line} is measured at a
          right angle and is shorter.`,
        slip('wrong_sign', both, b === 60 ? surd`1 - 1 / sqrt(3)` : surd`sqrt(3) - 1`)`
          You subtracted one part from the other, ${surd`${long} / (${both})`}. The foot of the perpendicular lies
          between B and C, so the two parts add up to BC.`,
      ],
      snapRead: text`Angles of $${b}^\circ$ and $45^\circ$ stand on a known side: the perpendicular to this side
        makes two special triangles.`,
      approach: text`Let $x$ be the perpendicular from A to BC. It makes two special triangles, so both parts of BC
        are multiples of $x$; set their sum equal to $${long}$.`,
      check: text`With $x = ${x}$ the parts of BC are $${x}$ and $${x.mul(other)}$; their sum is
        $${x.add(x.mul(other))}$.`,
      principle: text`When a triangle has two of the angles $30^\circ$, $45^\circ$ and $60^\circ$, the altitude from
        its third vertex cuts it into two special triangles.`,
      figure: () => {
        const t = b === 60 ? 1 / Math.sqrt(3) : Math.sqrt(3);
        const down = frame === 3 ? -1 : 1;
        return drawn({
          alt: `Triangle ABC with the side BC of ${long} ${unit}, an angle of ${b} degrees at B and of 45 degrees at C. A
            broken line from A is perpendicular to BC.`,
          points: {
            B: { x: 0, y: 0 },
            C: { x: t + 1, y: 0 },
            A: { x: t, y: down },
            D: { x: t, y: 0 },
          },
          hidden: 'D',
          lines: ['AB', 'BC', 'CA'],
          broken: ['AD'],
          right: ['ADC'],
          angles: { ABC: `${b}°`, BCA: '45°' },
          beside: { BC: `${long} ${unit}` },
          notToScale: true,
          longest: 250,
        });
      },
    };
  },
);

/** GM.TRI.9 Medium: a side between 45 degrees and 30 or 60, and the height on it. */
export const heightsBetweenAngles: readonly AnyTemplate[] = situation<Sights>({
  type: 'GM.TRI.9',
  situation: 'side-between-two-angles',
  tries: 10,
  draw: draw => ({ m: draw.int(2, 40), b: draw.pick([30, 60] as const), frame: draw.int(0, 3) }),
  forms: [height],
});
