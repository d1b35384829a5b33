import type { Figure } from '../../figure.ts';
import { form, here, type Surd, situation, slip, stop, surd, tex, text } from '../../question/index.ts';
import { wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { drawn } from '../drawn.ts';

interface Leg {
  /** A third of the longer leg. */
  k: number;
  frame: number;
}

function legFigure({ k, frame }: Leg): Figure {
  const long = 3 * k;
  const [b, c] = [Math.sqrt(3), 1];
  if (frame === 2)
    return drawn({
      alt: `An equilateral tile, divided by its altitude of ${long} cm into two triangles with a right angle each.`,
      points: { A: { x: 0, y: b }, B: { x: -1, y: 0 }, C: { x: 1, y: 0 }, D: { x: 0, y: 0 } },
      hidden: 'ABCD',
      lines: ['AB', 'BC', 'CA', 'AD'],
      right: ['ADC'],
      beside: { AD: `${long} cm` },
      notToScale: true,
      longest: 200,
    });
  const corner = { x: b, y: c };
  const triangle = { A: { x: 0, y: 0 }, B: { x: b, y: 0 }, C: corner };
  return drawn({
    alt: `${
      frame === 3 ? 'A rectangle with a diagonal. Below it lies a triangle' : 'A triangle ABC'
    } with a right angle
      and an angle of 30 degrees. The side between these two angles is ${long} cm long.`,
    points: frame === 3 ? { ...triangle, D: { x: 0, y: c } } : triangle,
    hidden: frame === 0 ? '' : 'ABCD',
    lines: frame === 3 ? ['AB', 'BC', 'CA', 'CD', 'DA'] : ['AB', 'BC', 'CA'],
    right: ['ABC'],
    angles: { BAC: '30°' },
    beside: { AB: `${long} cm` },
    notToScale: true,
    longest: 230,
  });
}

const hypotenuse = form<Leg, Surd>(
  'hypotenuse-from-the-longer-leg',
  {
    band: 'Easy',
    seconds: 45,
    verify: ({ k }) => (3 * k) / Math.cos(Math.PI / 6),
  },
  (p, { step }) => {
    const { k, frame } = p;
    const long = 3 * k;
    const asked = wording(frame, 'hypotenuse AC', 'hypotenuse', 'side', 'diagonal');
    const short = step(surd`${long} / sqrt(3)`, {
      name: 'the side opposite the angle of 30 degrees',
      because: text`Two such triangles, put together at the longer leg, form an equilateral triangle. So the
        shortest side is half of the longest, and by Pythagoras the third one is $\sqrt{3}$ times the shortest.`,
    })`
      The sides opposite $30^\circ$, $60^\circ$ and $90^\circ$ are in the ratio $1 : \sqrt{3} : 2$. The given length
      is opposite $60^\circ$, so divide it by $\sqrt{3}$ to get the shortest side.`;
    const longest = step(surd`2 * ${short}`, {
      name: text`the ${asked}`,
      because: text`The triangle is half of an equilateral one. Its shortest side is half of a side there, and its
        longest side is a whole side.`,
    })`
      The ${asked} is opposite the right angle, so it is twice as long as the shortest side.`;
    return {
      answer: longest,
      stem: wording(
        frame,
        text`In triangle ABC the angle at B is a right angle and the angle at A is $30^\circ$. If $AB = ${long}$ cm,
          how long is AC, in cm?`,
        text`A set square of wood has angles of $30^\circ$, $60^\circ$ and $90^\circ$, and its longer leg measures
          $${long}$ cm. What is the length of its hypotenuse, in cm?`,
        text`A tile with three equal sides is cut into two equal pieces along its altitude, and the cut is $${long}$
          cm long. Find the length in cm of a side of the tile.`,
        text`One diagonal of a rectangle makes an angle of $30^\circ$ with the longer side. This side has a length
          of $${long}$ cm. How many cm long is the diagonal?`,
      ),
      show: value => `$${value.tex}$`,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('inverted_the_ratio', short, surd`${long} * sqrt(3)`)`
          You multiplied by $\sqrt{3}$ and got ${here} for the shortest side. That is more than the $${long}$ cm,
          which lie opposite a larger angle.`,
        slip('took_the_wrong_angle', short, surd`${long}`)`
          $2 \times ${long} = ${longest}$ doubles the given length. Only the side opposite $30^\circ$ is half of the
          longest; the given one is opposite $60^\circ$.`,
        stop('answered_another_quantity', short)`
          $${long} \div \sqrt{3} = ${short}$ cm is the shortest side, opposite $30^\circ$. The ${asked} is opposite
          the right angle and twice as long.`,
        slip('mixed_up_kinds_of_triangle', longest, surd`${long} * sqrt(2)`)`
          ${here} belongs to a right triangle with two equal legs and angles of $45^\circ$. Here one angle is
          $30^\circ$, so the legs are different.`,
        slip('mistook_the_hypotenuse', longest, surd`${long} * sqrt(3) / 2`)`
          ${here} takes the given length for the longest side and finds a leg from it. The ${asked} must be longer
          than $${long}$ cm.`,
        slip('matched_the_wrong_sides', longest, surd`sqrt(${long}^2 + (${long} / 2)^2)`)`
          ${here} takes the shorter leg as half of the longer one. It is half of the longest side, the one opposite
          the right angle.`,
        slip('matched_the_wrong_sides', longest, surd`${long} * sqrt(3)`)`
          ${here} multiplies the longer leg by $\sqrt{3}$. That is how the legs compare; the longest side is to the
          longer leg as $2$ to $\sqrt{3}$.`,
      ],
      snapRead: text`A right triangle has an angle of $30^\circ$ and one known side: the sides are in the ratio $1 :
        \sqrt{3} : 2$, so see which angle the known side is opposite.`,
      approach: text`The given side is opposite $60^\circ$. Find the shortest side, opposite $30^\circ$, by dividing
        by $\sqrt{3}$; the ${asked} is twice that.`,
      check: text`By Pythagoras the two legs must give the square of the ${asked}: $(${short})^2 + ${long}^2 =
        ${3 * k * k} + ${9 * k * k} = ${12 * k * k} = (${longest})^2$.`,
      principle: text`In a triangle with angles of $30^\circ$, $60^\circ$ and $90^\circ$ find the side opposite
        $30^\circ$ first: the hypotenuse is twice it, and the longer leg $\sqrt{3}$ times it.`,
      figure: () => legFigure(p),
    };
  },
);

/** GM.TRI.9 Easy: the hypotenuse of a triangle of 30, 60 and 90 degrees. */
export const legsOpposite60: readonly AnyTemplate[] = situation<Leg>({
  type: 'GM.TRI.9',
  situation: 'thirty-sixty-ninety',
  tries: 10,
  draw: draw => ({ k: draw.int(2, 40), frame: draw.int(0, 3) }),
  forms: [hypotenuse],
});

interface Area {
  /** The area is n² times the root of 3. */
  n: number;
  frame: number;
}

const perimeter = form<Area, Surd>(
  'perimeter-from-the-area',
  {
    band: 'Easy',
    seconds: 50,
    verify: ({ n }) => {
      // The side grows until base times height over two reaches the area.
      let [low, high] = [0, 10 * n];
      for (let i = 0; i < 80; i += 1) {
        const a = (low + high) / 2;
        if ((a * Math.sqrt(a * a - (a / 2) ** 2)) / 2 < n * n * Math.sqrt(3)) low = a;
        else high = a;
      }
      return Math.round(3 * low);
    },
  },
  ({ n, frame }, { step, write }) => {
    const [thing, unit] = wording(
      frame,
      ['triangle', 'cm'],
      ['sign', 'cm'],
      ['lawn', 'm'],
      ['triangle', 'dm'],
    );
    const size = tex`${n * n > 1 && n * n}\sqrt{3}`;
    write(tex`\frac{\sqrt{3}}{4} a^2 = ${size}`, {
      because: text`The altitude cuts the triangle into two with angles of $30^\circ$ and $60^\circ$, so it is
        $\frac{\sqrt{3}}{2}a$. Half of base times height is then $\frac{\sqrt{3}}{4}a^2$.`,
    })`
      Let $a$ be the side of the ${thing}. The area of an equilateral triangle is $\frac{\sqrt{3}}{4}a^2$, so set
      this equal to the given area.`;
    const square = step(surd`4 * ${n * n}`, {
      name: 'the square of the side',
      works: (_value, working) => tex`a^2 = ${working}`,
      because: text`Both sides of the equation have $\sqrt{3}$ as a factor, so it can be cancelled. The $4$ in the
        denominator goes away by multiplying.`,
    })`
      Divide both sides by $\sqrt{3}$ and multiply by $4$ to get the square of the side.`;
    const side = step(surd`sqrt(${square})`, {
      name: 'the side',
      works: (_value, working) => tex`a = ${working}`,
      because: text`The equation gives $a^2$, and a perimeter is made of sides. The whole product is under the root,
        the $4$ as well.`,
    })`
      The square of the side is known, so take its root to get the side itself.`;
    const around = step(surd`3 * ${side}`, { name: 'the perimeter' })`
      The ${thing} has three equal sides, so the perimeter is three times the side.`;
    return {
      answer: around,
      stem: wording(
        frame,
        text`The area of an equilateral triangle is $${size}$ square cm. What is its perimeter in cm?`,
        text`A traffic sign has the shape of an equilateral triangle with an area of $${size}$ square cm. A strip of
          rubber is fixed along its whole edge. How long is the strip, in cm?`,
        text`The three sides of a lawn in a park are equally long, and the grass covers $${size}$ square m. Find the
          length in m of the fence that encloses it.`,
        text`Three equal bamboo sticks, joined at their ends, enclose a triangle of $${size}$ square dm. How many dm
          of bamboo do the three sticks have together?`,
      ),
      show: value => `$${value.tex}$`,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('did_not_halve', square, surd`2 * ${n * n}`)`
          You used side times altitude as the area, $\frac{\sqrt{3}}{2}$ times the square of the side, so ${here}
          came out for this square. The area is half of that product.`,
        slip('multiplied_for_divided', square, surd`4 * 3 * ${n * n}`)`
          In ${here} you multiplied by $3$ as well. Both sides of $\frac{\sqrt{3}}{4} \times \text{side}^2 =
          ${size}$ have the factor $\sqrt{3}$, so it simply cancels.`,
        stop('stopped_a_step_early', side)`
          $${side}$ ${unit} is one side of the ${thing}. The question asks for all three sides together.`,
        slip('left_out_a_factor', square, surd`${n * n}`)`
          You left out the $4$ in $\frac{\sqrt{3}}{4}$ times the square of the side, so a side of $${side}$ ${unit}
          came out. That would be an area without the half and without the altitude.`,
        slip('forgot_the_root', side, surd`4 * ${n}`)`
          ${here} takes the root of $${n * n}$, but not that of the $4$ before it. The root goes over the whole
          product.`,
        slip('answered_another_quantity', around, surd`${side} * sqrt(3) / 2`)`
          ${here} ${unit} is the altitude of the ${thing}. The question asks for the length around it.`,
        slip('used_a_wrong_given_number', side, surd`${n * n}`)`
          $3 \times ${n * n} = ${around}$ takes the number before $\sqrt{3}$ for the side. This number belongs to
          the area, in square ${unit}.`,
      ],
      snapRead: text`The area of an equilateral triangle is given as a multiple of $\sqrt{3}$: use the formula for
        its area backwards to get the side.`,
      approach: text`Set $\frac{\sqrt{3}}{4}a^2$ equal to the area, because this formula links area and side $a$.
        Solve it for the side and take it three times.`,
      check: text`Cut the ${thing} in half: the base is $${n}$ and the altitude $${n}\sqrt{3}$, so the two halves
        together have the area $${n} \times ${n}\sqrt{3} = ${size}$.`,
      principle: text`An equilateral triangle with the side $a$ has the altitude $\frac{\sqrt{3}}{2}a$ and the area
        $\frac{\sqrt{3}}{4}a^2$.`,
      figure: () =>
        drawn({
          alt: `An equilateral triangle with the area ${n * n} times the root of 3 written in it; its three sides are
            marked as equal.`,
          points: { A: { x: 0, y: Math.sqrt(3) }, B: { x: -1, y: 0 }, C: { x: 1, y: 0 } },
          hidden: 'ABC',
          lines: ['AB', 'BC', 'CA'],
          shaded: ['ABC'],
          equal: [['AB', 'BC', 'CA']],
          texts: [[{ x: 0, y: 0.5 }, `${n * n}√3`]],
          longest: 190,
        }),
    };
  },
);

/** GM.TRI.9 Easy: from the area of an equilateral triangle to its perimeter. */
export const equilateralAreas: readonly AnyTemplate[] = situation<Area>({
  type: 'GM.TRI.9',
  situation: 'equilateral-by-its-area',
  tries: 10,
  draw: draw => ({ n: draw.int(4, 15), frame: draw.int(0, 3) }),
  forms: [perimeter],
});
