import { gcd } from '../../numbers.ts';
import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { fractionTex, polynomialTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { primitive } from '../right-triangles/triples.ts';

interface Roots {
  /** The equation ax² − bx + c = 0 whose roots are the tangents. */
  a: number;
  b: number;
  c: number;
  frame: number;
}

/** A root that is exact on the right path. */
const rootOf = (square: number) => Math.round(Math.sqrt(Math.max(0, square)) * 1e6) / 1e6;

const cosineOfSum = form<Roots>(
  'cosine-of-a-sum-from-roots',
  {
    band: 'Hard',
    seconds: 125,
    also: ['AL.QUA.1'],
    verify: ({ a, b, c }) => {
      // The two angles themselves.
      const root = Math.sqrt(b * b - 4 * a * c);
      const [one, two] = [Math.atan((b + root) / (2 * a)), Math.atan((b - root) / (2 * a))];
      const below = Math.round(Math.hypot(b, a - c));
      return q(Math.round(Math.cos(one + two) * below), below);
    },
  },
  ({ a, b, c, frame }, { step, find }) => {
    const [one, two] = frame === 1 ? ['A', 'B'] : frame === 2 ? ['x', 'y'] : ['\\alpha', '\\beta'];
    const sum = step(frac(calc`${b} / ${a}`), {
      name: 'the sum of the tangents',
      because: text`If $s$ and $t$ are the roots, the equation is a multiple of $(x - s)(x - t) = x^2 - (s + t)x + st =
        0$. Comparing the coefficients gives sum and product without solving.`,
      works: (_v, working) => tex`\tan ${one} + \tan ${two} = ${working}`,
    })`
      The tangents are the roots of the equation, and only their sum and product are needed. The sum is the factor of
      the middle term with the other sign, over the first one.`;
    const product = step(frac(calc`${c} / ${a}`), {
      name: 'the product of the tangents',
      because: text`In $x^2 - (s + t)x + st$ the product is the last term. The equation has the factor $${a}$ in front,
        so divide by it.`,
      works: (_v, working) => tex`\tan ${one} \tan ${two} = ${working}`,
    })`
      The product is the last number over the first one.`;
    const below = find(frac(calc`1 - ${frac(product)}`));
    const tangent = step(frac(calc`${frac(sum)} ÷ ${frac(below)}`), {
      name: 'the tangent of the sum of the angles',
      because: text`The tangent of a sum is not the sum of the tangents: the product goes into the denominator.`,
      works: (value, _w) =>
        tex`\tan(${one} + ${two}) = ${frac(sum)} \div \left(1 - ${frac(product)}\right) = ${frac(value)}`,
    })`
      The tangent of a sum is the sum of the tangents over $1$ less their product.`;
    const hypotenuse = step(() => rootOf(b * b + (a - c) * (a - c)), {
      because: text`The tangent is the opposite leg over the adjacent leg, and the cosine is the adjacent leg over the
        hypotenuse. So the hypotenuse is the only side that is missing.`,
      works: (value, _w) => tex`\sqrt{${b}^2 + ${Math.abs(a - c)}^2} = ${value}`,
    })`
      Write the tangent as $${b}$ over $${a - c}$, up to its sign the legs of a right triangle. Pythagoras gives the
      hypotenuse.`;
    const leg = find(() => tangent.inverse().mul(b));
    const sign = find(1);
    const cosine = step(frac(calc`${sign} * ${leg} ÷ ${hypotenuse}`), {
      works: (value, _w) => tex`\cos(${one} + ${two}) = ${frac(value)}`,
      because: text`Both angles are acute, so their sum lies between $0^\circ$ and $180^\circ$, where the cosine has the
        sign of the tangent.`,
    })`
      ${
        c > a
          ? text`Both angles are acute, so their sum is less than $180^\circ$. Its tangent is negative: the sum is
            obtuse, and so the cosine is negative as well.`
          : text`Both angles are acute, and the tangent of their sum is positive: the sum is acute too, and the cosine
            positive.`
      } Its size is the leg next to the angle over the hypotenuse.`;
    const equation = polynomialTex([a, -b, c], frame === 2 ? 't' : 'x');
    return {
      answer: cosine,
      stem: wording(
        frame,
        text`The angles $\alpha$ and $\beta$ are acute, and $\tan \alpha$ and $\tan \beta$ are the roots of $${equation}
          = 0$. What is $\cos(\alpha + \beta)$?`,
        text`In an acute-angled triangle ABC, the tangents of the angles A and B satisfy the equation $${equation} = 0$
          and are different. Find the cosine of $A + B$.`,
        text`Two ramps rise at the angles $x$ and $y$ to the level ground. The slopes $\tan x$ and $\tan y$ are the two
          solutions of $${equation} = 0$. How large is $\cos(x + y)$?`,
        text`$${equation} = 0$ has the solutions $\tan \alpha$ and $\tan \beta$, where $0^\circ < \alpha < \beta <
          90^\circ$. What is the cosine of the sum of $\alpha$ and $\beta$?`,
      ),
      show: value => `$${fractionTex(value)}$`,
      plausible: value => Math.abs(value.valueOf()) < 1 && value.d <= 400n,
      slips: [
        slip('wrong_sign', sign, -1)`
          $${fractionTex(cosine)}$ has the wrong sign: the sum of the two acute angles is ${c > a ? 'obtuse' : 'acute'},
          because the product of the tangents is ${c > a ? 'more' : 'less'} than $1$.`,
        slip('mixed_up_sine_cosine_and_tangent', cosine, frac(calc`${b} ÷ ${hypotenuse}`))`
          $${fractionTex(cosine)}$ is the sine of the sum: the leg opposite to the angle over the hypotenuse.`,
        slip('mixed_up_sine_cosine_and_tangent', cosine, frac(calc`-1 * ${b} ÷ ${hypotenuse}`))`
          The leg opposite to the angle was taken, with a minus. The cosine is the leg next to the angle over the
          hypotenuse.`,
        slip('inverted_the_ratio', cosine, () => (Math.abs(a - c) < b ? tangent.inverse() : tangent))`
          $${fractionTex(cosine)}$ is ${Math.abs(a - c) < b ? 'the cotangent' : 'the tangent'} of the sum of the
          angles. The question asks for the cosine of the sum.`,
        slip('wrong_sign', cosine, () => {
          const below = rootOf(b * b + (a + c) * (a + c));
          return Number.isInteger(below) && below > 0 && q(a + c, below);
        })`
          In the denominator the product was added to $1$. That belongs to the difference of two angles.`,
        slip('ignored_the_leading_coefficient', cosine, () => {
          const below = rootOf(b * b + (1 - c) * (1 - c));
          return a > 1 && Number.isInteger(below) && q(1 - c, below);
        })`
          $${b}$ and $${c}$ were taken for sum and product as they stand; both have to be divided by $${a}$.`,
        slip('took_a_power_term_by_term', cosine, () => {
          const below = rootOf(a * a + b * b);
          return Number.isInteger(below) && q(a, below);
        })`
          The sum of the tangents, $${fractionTex(sum)}$, was used as the tangent of the sum of the angles.`,
        slip('took_the_figure_for_special', cosine, () =>
          q(Math.min(a, c), Math.max(a, c)).mul(c > a ? -1 : 1),
        )`
          $${fractionTex(cosine)}$ comes from the product of the tangents alone; their sum is needed as well.`,
      ],
      snapRead: text`Tangents of two acute angles as roots of a quadratic equation, and the cosine of the sum of the
        angles.`,
      approach: text`Sum and product of the roots are enough for the tangent of the sum. Its sign tells whether the sum
        is obtuse, and then the cosine follows.`,
      faster: text`Multiply sum and $1$ less product by $${a}$: the tangent is $${b} : ${`(${a - c})`}$. So the cosine
        is $${a - c}$ over $\sqrt{${b}^2 + ${Math.abs(a - c)}^2}$.`,
      check: () => {
        const root = Math.sqrt(b * b - 4 * a * c);
        const [m, n] = [(b + root) / (2 * a), (b - root) / (2 * a)].map(
          t => (Math.atan(t) * 180) / Math.PI,
        ) as [number, number];
        return text`The angles are about $${m.toFixed(1)}^\circ$ and $${n.toFixed(1)}^\circ$, together about
          $${(m + n).toFixed(1)}^\circ$, and the cosine of this is about
          $${Math.cos(((m + n) * Math.PI) / 180).toFixed(3)}$; $${fractionTex(cosine)} \approx
          ${cosine.valueOf().toFixed(3)}$.`;
      },
      principle: text`Roots of a quadratic equation as tangents: sum and product give the tangent of the sum, and its
        sign the quadrant.`,
    };
  },
);

/** GM.TRG.1 Hard: two angles by the roots of an equation. */
export const sumOfTwoAngles: readonly AnyTemplate[] = situation<Roots>({
  type: 'GM.TRG.1',
  situation: 'tangents-as-roots',
  tries: 200,
  draw: draw => {
    const [m, n] = draw.pick(primitive.filter(t => t[2] <= 61));
    const [u, v] = draw.chance(0.5) ? [m, n] : [n, m];
    const by = draw.int(1, 4);
    const [b, gap] = [u * by, v * by];
    const a = draw.int(1, 12);
    const c = draw.chance(0.65) ? a + gap : a - gap;
    if (c <= 0 || b * b <= 4 * a * c || gcd(gcd(a, b), c) !== 1 || b > 60 || c > 60) return null;
    const frame = draw.int(0, 3);
    // In an acute triangle the sum of two angles is obtuse.
    return frame === 1 && c < a ? null : { a, b, c, frame };
  },
  forms: [cosineOfSum],
});
