import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';
import { degrees, measured, onCircle } from './measured-angles.ts';

interface Chosen {
  n: number;
  /** Steps of the arc that the angle looks at. */
  k: number;
  way: boolean;
}

/** With a small angle the obtuse triangles are counted, with a larger one the acute ones. */
const kindOf = ({ n, k }: Chosen) => (4 * k < n ? 'obtuse' : 'acute');
const angleOf = ({ n, k }: Chosen) => degrees(q(180 * k, n));
/** The steps of another arc of an acute triangle: less than half of all, and so is what it leaves. */
const acuteFrom = ({ n, k }: Chosen) => Math.floor(n / 2 - k) + 1;
const acuteTo = ({ n }: Chosen) => Math.ceil(n / 2) - 1;

const kindWithAngle = form<Chosen>(
  'kind-of-triangle-with-an-angle',
  {
    band: 'Hard',
    seconds: 130,
    revision: 2,
    also: ['MM.PNC.3', 'GM.TRI.1'],
    entry: true,
    verify: p => {
      let count = 0;
      for (let a = 0; a < p.n; a += 1)
        for (let b = a + 1; b < p.n; b += 1)
          for (let c = b + 1; c < p.n; c += 1) {
            const arcs = [b - a, c - b, p.n - c + a];
            const largest = 2 * Math.max(...arcs);
            const fits = kindOf(p) === 'obtuse' ? largest > p.n : largest < p.n;
            if (arcs.includes(p.k) && fits) count += 1;
          }
      return count;
    },
  },
  (p, { step, find }) => {
    const { k, n, way } = p;
    const steps = step(k, {
      name: 'the number of equal arcs opposite the given angle',
      because: text`An angle with its vertex on the circle is half of the angle at the centre over the same arc. So the
        arc is twice the angle, and each of the $${n}$ equal arcs is $\frac{360^\circ}{${n}}$.`,
      works: value => tex`${q(180 * k, n)}^\circ \times 2 \div \frac{360^\circ}{${n}} = ${value}`,
    })`
      Turn the given angle into an arc: the arc opposite to it is twice as large. Find how many of the $${n}$ equal arcs
      that is.`;
    const sides = find(2);
    const third = step(
      () => {
        const to = Math.ceil(n / 2 - Number(steps)) - 1;
        return kindOf(p) === 'obtuse' ? q(to).mul(sides) : q(acuteTo(p) - Math.floor(n / 2 - Number(steps)));
      },
      {
        name: 'the number of ways to share the other two arcs',
        because: text`An angle is less than $90^\circ$ when its arc is less than half of the circle, and more than
            $90^\circ$ when its arc is more than half. So the word ${kindOf(p)} is a condition on the arcs.`,
        works: value =>
          kindOf(p) === 'obtuse'
            ? tex`a + b = ${n - Number(steps)}, \ a > \tfrac{${n}}{2} \Rightarrow b = 1, \dots, ${Number(value) / 2}:
              \quad 2 \times ${Number(value) / 2} = ${value}`
            : tex`a + b = ${n - Number(steps)}, \ a, b < \tfrac{${n}}{2} \Rightarrow a =
              ${acuteFrom({ ...p, k: Number(steps) })}, \dots, ${acuteTo(p)}: \quad ${value}`,
      },
    )`
        ${
          kindOf(p) === 'obtuse'
            ? text`The other two arcs, $a$ and $b$ steps, share the rest of the circle. For an obtuse angle one of them
                is more than half of the circle; it may be either of the two.`
            : text`The other two arcs, $a$ and $b$ steps, share the rest of the circle. For an acute triangle each of
                them is less than half of the circle.`
        }`;
    const pairs = step(calc`${n} * ${third}`, {
      because: text`Turning the whole triangle by one step gives another triangle with the same angles. After $${n}$
          steps it is back in its first place.`,
    })`
        The side opposite the given angle can begin at any of the $${n}$ points. Multiply by the number of ways for the
        other two arcs.`;
    const twice = find(n);
    const count = step(calc`${pairs} - ${twice}`, {
      because: text`In such an isosceles triangle either of the two equal angles can be taken as the given one, so it
          was counted two times and belongs in the count once.`,
    })`
        A triangle with two such angles is ${kindOf(p)} too and has been counted twice. There is one with its apex at
        each point, so subtract these once.`;
    return {
      answer: count,
      stem: way
        ? text`$${n}$ points divide a circle into equal arcs. How many ${kindOf(p)} triangles with vertices at three
          of these points have an angle of ${angleOf(p)}?`
        : text`Three vertices of a regular polygon with $${n}$ sides are joined to form
          ${kindOf(p) === 'acute' ? 'an acute-angled' : 'an obtuse-angled'} triangle, at least one of whose angles
          measures ${angleOf(p)}. In how many ways can the three vertices be chosen?`,
      show: plain,
      plausible: value =>
        value.d === 1n && value.valueOf() > 0 && value.valueOf() <= (n * (n - 1) * (n - 2)) / 6,
      slips: [
        slip('counted_twice', twice, 0)`
          $${count}$ counts the $${n}$ isosceles triangles with two such angles twice, once for each of the two equal
          angles.`,
        slip('left_out_a_case', sides, kindOf(p) === 'obtuse' && 1)`
          Only $${third}$ positions of the third vertex were counted: the large arc can lie on either side.`,
        slip('mixed_up_kinds_of_triangle', third, calc`${n} - ${steps} - 1`)`
          All $${third}$ points of the other arc were counted; not every triangle is ${kindOf(p)}.`,
        slip('took_the_overlap_off_twice', twice, calc`2 * ${n}`)`
          The $${n}$ triangles with two such angles were taken off altogether; each belongs in the count once.`,
        slip('mixed_up_kinds_of_triangle', count, () => {
          const right = n % 2 === 0 ? 2 : 0;
          const rest = q(n).sub(steps).sub(1).sub(third).sub(right);
          return rest.gt(1) ? calc`${n} * ${rest}` : null;
        })`
          ${here} counts the triangles that are ${kindOf(p) === 'acute' ? 'obtuse' : 'acute'}. The question asks for
          the ${kindOf(p)} ones.`,
        slip('let_in_an_end_point', third, n % 2 === 0 && calc`${third} + 2`)`
          An arc of $${n / 2}$ steps, half of the circle, was let in; it gives a right angle.`,
        slip(
          'mixed_up_centre_and_circumference',
          steps,
          k % 2 === 0 && (4 * k < n || 2 * k > n / 2) && calc`${k} / 2`,
        )`
          An arc of $${steps}$ steps has this angle at the centre; on the circle the arc is twice as long.`,
        slip('left_out_an_end_point', third, () => calc`${third} - ${kindOf(p) === 'obtuse' ? 2 : 1}`)`
          You counted $${third}$ positions of the third vertex. The first and the last position of the range both count,
          so one is missing.`,
        slip('left_out_a_case', pairs, calc`${third} * ${n} / 2`)`
          You multiplied $${third}$ by half of $${n}$. The side opposite the given angle can begin at each of the $${n}$
          points, so there are twice as many places.`,
      ],
      snapRead: () =>
        text`Equally spaced points, a given angle and ${kindOf(p)} triangles only: arcs first, then a count without
        repetition.`,
      approach: () =>
        text`The angle fixes the arc that the opposite side cuts off. The other two arcs share the rest, and the
        word ${kindOf(p)} bounds them. Then look for triangles counted twice.`,
      faster: text`Arcs $${k}, a, b$ with $a + b = ${n - k}$: $${third}$ ordered ways, of which $a = ${k}$ and $b =
        ${k}$ give the same triangles. So $${n} \times (${third} - 1)$.`,
      check: () =>
        text`By rotation the count is a multiple of $${n}$: $${count} = ${n} \times ${count.div(n)}$. The isosceles
        ones have the angles $${q(180 * k, n)}^\circ$ twice and $${q(180 * (n - 2 * k), n)}^\circ$: ${kindOf(p)}.`,
      principle: text`Translate angles at a circle into arcs: an obtuse angle is an arc of more than half of the
        circle; correct for triangles with two such sides.`,
    };
  },
);

interface Positions {
  x: number;
  y: number;
  way: boolean;
}

const everyPosition = form<Positions>(
  'sum-over-positions-of-the-centre',
  {
    band: 'Medium',
    seconds: 100,
    revision: 2,
    also: ['GM.TRI.1'],
    verify: ({ x, y }) => {
      // C at 0°; A and B on either side, at the central angles that the two base angles leave.
      const values: number[] = [];
      for (const a of [180 - 2 * y, -(180 - 2 * y)]) {
        const angle = measured(onCircle(0), onCircle(a), onCircle(180 - 2 * x));
        values.push(Math.round(angle * 1e6) / 1e6);
      }
      return nearFraction([...new Set(values)].reduce((s, v) => s + v, 0));
    },
  },
  ({ x, y, way }, { step }) => {
    const inside = step(calc`${x} + ${y}`, {
      name: 'the angle at C with O inside it',
      works: value => tex`${x}^\circ + ${y}^\circ = ${value}^\circ`,
      because: text`Triangles OBC and OAC have two equal radii each, so the angle OCB is as large as OBC, and OCA as
        large as OAC. If OC runs inside the angle at C, it divides it into these two.`,
    })`
      OA, OB and OC are radii, so triangles OBC and OAC are isosceles: the angle OCB equals OBC, and OCA equals OAC.
      If O lies within the angle at C, this angle is their sum.`;
    const outside = step(calc`abs(${x} - ${y})`, {
      name: 'the angle at C with O outside it',
      works: value => tex`|${x}^\circ - ${y}^\circ| = ${value}^\circ`,
      because: text`Nothing says that the triangle is acute. In an obtuse triangle the centre of the circle lies
        beyond the longest side, and then OC runs outside the angle at C, so one of the two angles contains the
        other.`,
    })`
      O may also lie outside the angle at C, beyond one of its sides: this happens if the triangle has an obtuse
      angle at A or B. Then the angle at C is the difference of the two.`;
    const sum = step(calc`${inside} + ${outside}`, {
      name: 'the sum of the possible values',
      works: value => tex`${inside}^\circ + ${outside}^\circ = ${value}^\circ`,
    })`
      Both positions of O are possible, so the angle at C can have both values. Add them.`;
    return {
      answer: sum,
      stem: way
        ? text`O is the centre of the circle through the vertices of triangle ABC. $\angle OBC = ${x}^{\circ}$ and
          $\angle OAC = ${y}^{\circ}$. What is the sum of all possible values of $\angle ACB$?`
        : text`The perpendicular bisectors of the sides of a triangle ABC meet at O. If the angle OBC is
          $${x}^{\circ}$ and the angle OAC is $${y}^{\circ}$, find the sum of the values that the angle ACB can
          have.`,
      show: degrees,
      plausible: value => value.valueOf() > 0 && value.valueOf() < 180 && value.d <= 2n,
      slips: [
        stop('left_out_a_case', inside)`
          $${inside}^\circ$ is the angle at C when O lies within it. In an obtuse triangle O lies outside, and that
          gives a second value.`,
        slip('took_the_wrong_angle', outside, calc`180 - ${x} - ${y}`)`
          $180^\circ - ${x + y}^\circ$ was used as the second value; an angle of the triangle is not fixed up to its
          supplement here.`,
        slip('used_a_wrong_angle_sum', inside, x + y < 90 && calc`90 - ${x} + 90 - ${y}`)`
          $${inside}^\circ$ adds the angles at A and B of the acute triangle, not the one at C; with
          $${outside}^\circ$ for the other position it makes $${sum}^\circ$.`,
        slip('counted_twice', sum, calc`${inside} + ${outside} * 2`)`
          You counted the position of O outside for both sides: $${inside} + ${outside} \times 2 = ${sum}$. With
          these two angles it is possible beyond one side only.`,
        slip('halved_needlessly', sum, calc`(${inside} + ${outside}) / 2`)`
          Half of $${inside}^\circ + ${outside}^\circ$ is the mean of the two values. The question asks for their
          sum.`,
        slip('mixed_up_centre_and_circumference', inside, calc`2 * (${x} + ${y})`)`
          For O within the angle at C you doubled the sum to $${inside}^\circ$, and $${inside}^\circ +
          ${outside}^\circ =
          ${sum}^\circ$. That is the angle AOB at the centre; the angle at C on the circle is half of it.`,
        slip('wrong_sign', sum, calc`2 * min(${x}, ${y})`)`
          $2 \times ${Math.min(x, y)}^\circ$ comes from taking the difference off the sum and not adding it, which
          leaves twice the smaller angle.`,
      ],
      snapRead: text`The circumcentre and two angles of isosceles triangles; nothing says that the triangle is
        acute.`,
      approach: text`The radius OC splits the angle at C, or O lies beyond one of its sides. Each position gives a
        value.`,
      faster: text`Sum and difference add up to twice the larger: $2 \times ${Math.max(x, y)}^\circ$.`,
      check: () => {
        const [big, small] = [Math.max(x, y), Math.min(x, y)];
        return text`Acute: $${90 - x}^\circ, ${90 - y}^\circ, ${x + y}^\circ$. Obtuse: $${90 + small}^\circ,
          ${90 - big}^\circ, ${big - small}^\circ$. Both triples make $180^\circ$.`;
      },
      principle: text`The circumcentre lies outside an obtuse triangle: without a figure, split the cases of its
        position.`,
    };
  },
);

/** GM.CIR.2 Hard: triangles of equally spaced points counted, and the positions of a centre. */
export const trianglesAndCases: readonly AnyTemplate[] = [
  ...situation<Chosen>({
    type: 'GM.CIR.2',
    situation: 'triangles-of-equal-arcs',
    draw: draw => {
      const n = draw.pick([15, 18, 20, 24, 30, 36, 40, 45]);
      const p: Chosen = { n, k: draw.int(2, Math.ceil(n / 2) - 2), way: draw.chance(0.5) };
      const whole = (360 * p.k) % n === 0;
      return whole && 3 * p.k !== n && 4 * p.k !== n ? p : null;
    },
    tries: 20,
    forms: [kindWithAngle],
  }),
  ...situation<Positions>({
    type: 'GM.CIR.2',
    situation: 'centre-inside-or-outside',
    draw: draw => {
      const [x, y] = [draw.int(8, 56), draw.int(8, 56)];
      return x + y < 86 && Math.abs(x - y) >= 5 ? { x, y, way: draw.chance(0.5) } : null;
    },
    tries: 20,
    forms: [everyPosition],
  }),
];
