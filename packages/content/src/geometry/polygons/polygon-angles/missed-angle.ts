import type Fraction from 'fraction.js';
import { calc, form, type Path, situation, slip, tex, text } from '../../../question/index.ts';
import { numberTex } from '../../../show.ts';
import type { AnyTemplate } from '../../../template.ts';
import { q } from '../../../value.ts';
import { degrees, interior, whole } from './regular.ts';

interface AllButOne {
  kind: 'all-but-one';
  sides: number;
  /** Each of two equal angles, in degrees: acute or obtuse. */
  left: number;
  fault: 'missed' | 'twice';
  person: string;
}

interface TwoRegular {
  kind: 'two-regular';
  /** Sides of the two polygons. */
  few: number;
  many: number;
  asked: 'few' | 'many';
}

type Medium = AllButOne | TwoRegular;

/** Angles away from those for which wrong ways meet. */
const missable = Array.from({ length: 130 }, (_, i) => 25 + i).filter(x => x % 15 !== 0);

/** Pairs with a simple ratio of sides and of interior angles. */
const regularPairs = (() => {
  const pairs: { few: number; many: number }[] = [];
  for (let few = 4; few <= 24; few += 1)
    for (let many = few + 1; many <= 40; many += 1) {
      const [sides, angles] = [q(few, many), interior(few).div(interior(many))];
      if (sides.d <= 5n && angles.d <= 12n && few >= 5 && many <= 30) pairs.push({ few, many });
    }
  return pairs;
})();

const givenSum = ({ sides, left, fault }: AllButOne) =>
  180 * (sides - 2) + (fault === 'missed' ? -2 * left : 2 * left);
const isObtuse = ({ left }: AllButOne) => left > 90;
/** By how many half turns the true sum lies beyond the multiple next below the given sum. */
const beyond = (p: AllButOne) => (p.fault === 'missed' ? (isObtuse(p) ? 2 : 1) : isObtuse(p) ? -1 : 0);
/** What the two equal angles have together, in words. */
const togetherSays = (p: AllButOne) =>
  isObtuse(p)
    ? 'Two equal obtuse angles have between $180^{\\circ}$ and $360^{\\circ}$ together'
    : 'Two equal acute angles have less than $180^{\\circ}$ together';

const people = [
  'Aarti',
  'Danish',
  'Elina',
  'Faizal',
  'Hemant',
  'Jaya',
  'Kabir',
  'Mercy',
  'Onkar',
  'Ritu',
  'Simran',
  'Varun',
];

/** The terms of the ratio of the sides, then those of the ratio of the angles. */
const termsOf = ({ few, many }: TwoRegular) => {
  const [s, a] = [q(few, many), interior(few).div(interior(many))];
  return [Number(s.n), Number(s.d), Number(a.n), Number(a.d)] as const;
};

const twoRegular = (p: TwoRegular, { step }: Path) => {
  const { few, many, asked } = p;
  const terms = step(termsOf(p).slice(0, 2), {
    works: () => {
      const [m, n] = termsOf(p);
      return tex`n_1 = ${m !== 1 && m}k, \qquad n_2 = ${n}k`;
    },
    because: text`Numbers in the ratio 2 : 3 are 2 times and 3 times the same number. One unknown is then enough for
      both polygons.`,
  })`
    The numbers of sides have a known ratio, so write them as its terms times a common factor $k$. Then only $k$ is
    unknown.`;
  const [m = 1, n = 1] = terms.map(Number);
  const angles = step(calc`${interior(few)} / ${interior(many)}`, {
    works: () => {
      const [m, n, g, h] = termsOf(p);
      return tex`\frac{(${m !== 1 && m}k - 2) \times ${n}}{(${n}k - 2) \times ${m}} = \frac{${g}}{${h}}`;
    },
    because: text`A polygon of $n$ sides consists of $n - 2$ triangles, so each interior angle of a regular one is
      $180^\circ \times \frac{n - 2}{n}$. In the ratio of two of them $180^\circ$ cancels, and $k$ cancels in the
      denominators.`,
  })`
    An interior angle of a regular polygon of $n$ sides is $180^\circ \times \frac{n - 2}{n}$. Write the ratio of
    the two angles, cancel, and set it equal to the given ratio.`;
  const factor = step(
    angles.d === 0n
      ? q(0)
      : q(2 * n)
          .sub(angles.mul(2 * m))
          .div(q(m * n).sub(angles.mul(m * n))),
    {
      name: 'the common factor',
      works: value => {
        const [m, n, g, h] = termsOf(p);
        return tex`${h * n} (${m !== 1 && m}k - 2) = ${g * m} (${n}k - 2) \;\Rightarrow\; ${h * n * m - g * m * n}k =
        ${2 * h * n - 2 * g * m} \;\Rightarrow\; k = ${value}`;
      },
    },
  )`
    Multiply crosswise. The equation is linear in $k$, so solve it for $k$.`;
  const sides = step(calc`${factor} * ${asked === 'few' ? m : n}`, {
    name: 'the number of sides of this polygon',
    works: value => tex`${asked === 'few' ? m : n} \times ${factor} = ${value}`,
  })`
    The diagonals of the polygon with ${asked === 'few' ? 'fewer' : 'more'} sides are asked, so multiply its term of
    the ratio by $k$ to get its number of sides.`;
  const diagonals = step(calc`${sides} * (${sides} - 3) / 2`, {
    name: 'the number of diagonals',
    works: value => tex`\frac{${sides} (${sides} - 3)}{2} = ${value}`,
    because: text`A vertex has no diagonal to itself and to its two neighbours, so three are left out. Counting at
      all vertices finds each diagonal from both of its ends, so the product is halved.`,
  })`
    From each vertex a diagonal goes to all vertices except itself and its two neighbours. Each diagonal has two
    ends, so halve the product.`;
  return {
    answer: diagonals,
    slips: [
      slip('kept_a_case_that_is_ruled_out', diagonals, calc`${sides} * (${sides} - 1) / 2`)`
        $\binom{${sides}}{2} = ${diagonals}$ joins every two vertices. The $${sides}$ sides among these lines are no
        diagonals.`,
      slip('did_not_halve', diagonals, calc`${sides} * (${sides} - 3)`)`
        $${sides} \times ${sides.sub(3)} = ${diagonals}$ counts each diagonal from both of its ends, so it has to be
        halved.`,
      slip('answered_another_quantity', sides, calc`${factor} * ${asked === 'few' ? n : m}`)`
        $${asked === 'few' ? n : m} \times ${factor} = ${sides}$ is the number of sides of the polygon with
        ${asked === 'few' ? 'more' : 'fewer'} sides; the diagonals of the other one are asked.`,
      slip('used_a_wrong_given_number', sides, calc`${sides} - 2`)`
        $${sides}$ is the number of triangles into which the polygon can be cut; it has two sides more, and so more
        diagonals.`,
      slip('miscounted_the_steps', factor, calc`${factor} + 1`)`
        That uses ${numberTex(factor)} for the common factor of the ratio of sides; with it the angles have another
        ratio.`,
      slip('miscounted_the_steps', factor, calc`${factor} - 1`)`
        This uses ${numberTex(factor)} for the common factor of the ratio of sides; with it the angles have another
        ratio.`,
      slip('assumed_a_proportion', sides, calc`2 * ${asked === 'few' ? angles.n : angles.d}`)`
        Doubling the terms of the ratio of the angles, $${angles.n} : ${angles.d}$, gives $${sides}$ sides; angles
        are not in the ratio of the sides.`,
      slip('counted_one_too_few', diagonals, calc`${sides} * (${sides} - 2) / 2`)`
        $\frac{${sides} \times ${sides.sub(2)}}{2} = ${diagonals}$ leaves out the vertex and one neighbour; there
        are two neighbours.`,
    ],
  };
};

/** Why another multiple of a half turn is not the true sum. */
const togetherWrong = (p: AllButOne, triangles: Fraction) =>
  `With $${triangles} \\times 180^{\\circ}$ the two angles would have $${triangles.mul(180).sub(givenSum(p)).abs()}^{\\circ}$ together, which two ${isObtuse(p) ? 'obtuse' : 'acute'} angles cannot have.`;

const diagonalsAsked = (p: AllButOne, { step, find }: Path) => {
  const { fault } = p;
  const given = find(givenSum(p));
  const whole = step(given.div(180).floor(0), {
    name: 'the number of half turns in the given sum',
    works: value => tex`${given} = ${value} \times 180 + ${given.sub(value.mul(180))}`,
    because: text`A polygon can be cut into triangles, so the true sum of its angles is a multiple of $180^\circ$.
      The given sum is near one of these multiples.`,
  })`
    The true sum of the interior angles is a multiple of $180^\circ$, since a polygon consists of triangles. Divide
    the given sum by $180^\circ$ to see between which multiples it lies.`;
  const further = find(beyond(p));
  const triangles = step(calc`${whole} + ${further}`, {
    name: 'the number of triangles',
    works: value =>
      fault === 'missed'
        ? tex`${value} \times 180^{\circ} - ${given}^{\circ} = ${value.mul(180).sub(given)}^{\circ}`
        : tex`${given}^{\circ} - ${value} \times 180^{\circ} = ${given.sub(value.mul(180))}^{\circ}`,
    because: text`The true sum differs from the given one by exactly the two equal angles. Only one multiple of
      $180^\circ$ lies at such a distance, so it must be the true sum.`,
  })`
    ${togetherSays(p)}, and they were ${
      fault === 'missed'
        ? text`missed: that tells which multiple above the given sum is the true one`
        : text`added
      twice: that tells which multiple below the given sum is the true one`
    }. It counts the triangles that the polygon is cut into.`;
  const sides = step(calc`${triangles} + 2`, {
    name: 'the number of sides',
    works: value => tex`${triangles} + 2 = ${value}`,
    because: text`Each triangle has one side of the polygon opposite the chosen corner. The two sides that meet at
      this corner come in addition.`,
  })`
    Cutting from one corner gives two triangles fewer than sides, so add two.`;
  const diagonals = step(calc`${sides} * (${sides} - 3) / 2`, {
    name: 'the number of diagonals',
    works: value => tex`\frac{${sides} (${sides} - 3)}{2} = ${value}`,
    because: text`A vertex has no diagonal to itself and to its two neighbours, so three are left out. Counting at
      all vertices finds each diagonal from both of its ends, so the product is halved.`,
  })`
    From each vertex a diagonal goes to all vertices except itself and its two neighbours. Each diagonal has two
    ends, so halve the product.`;
  return {
    answer: diagonals,
    slips: [
      slip('took_a_neighbouring_multiple', further, calc`${further} - 1`)`
        ${
          fault === 'missed' && !isObtuse(p)
            ? text`$${triangles} \times 180^{\circ}$ is
          $${given.sub(triangles.mul(180))}^{\circ}$ below the given sum, though two angles are missing from that
          sum.`
            : togetherWrong(p, triangles)
        }`,
      slip('took_a_neighbouring_multiple', further, calc`${further} + 1`)`
        ${
          fault === 'twice' && !isObtuse(p)
            ? text`$${triangles} \times 180^{\circ}$ is
          $${triangles.mul(180).sub(given)}^{\circ}$ above the given sum, though two angles were added twice in that
          sum.`
            : togetherWrong(p, triangles)
        }`,
      slip('used_a_wrong_given_number', sides, triangles)`
        $${triangles}$ is the number of triangles into which the polygon can be cut; it has two sides more.`,
      slip('kept_a_case_that_is_ruled_out', diagonals, calc`${sides} * (${sides} - 1) / 2`)`
        $\binom{${sides}}{2} = ${diagonals}$ joins every two vertices. The $${sides}$ sides among these lines are no
        diagonals.`,
      slip('counted_one_too_few', diagonals, calc`${sides} * (${sides} - 2) / 2`)`
        $\frac{${sides} \times ${sides.sub(2)}}{2} = ${diagonals}$ leaves out the vertex and one neighbour; there
        are two neighbours.`,
      slip('did_not_halve', diagonals, calc`${sides} * (${sides} - 3)`)`
        $${sides} \times ${sides.sub(3)} = ${diagonals}$ counts each diagonal from both of its ends, so it has to be
        halved.`,
      slip('stopped_a_step_early', sides, calc`${sides} + ${fault === 'missed' ? 2 : -2}`)`
        $${sides}$ sides ${
          fault === 'missed'
            ? text`add two corners for the missed angles; they are in the count of triangles
          already`
            : text`take two corners off for the doubled angles; the count of triangles has each corner once`
        }.`,
    ],
  };
};

/** The texts of both cases. */
function textsOf(p: Medium) {
  if (p.kind === 'two-regular') {
    const { few, many } = p;
    const [, , g, h] = termsOf(p);
    return {
      snapRead:
        'Two regular polygons; the ratio of their sides and the ratio of their interior angles are given. The diagonals of one of them are asked.',
      approach:
        'Give both polygons one unknown $k$ by the ratio of sides. An interior angle is $180^{\\circ} \\times \\frac{n - 2}{n}$; in the ratio of two of them the $180^{\\circ}$ cancels and so does $k$ in the denominators. A linear equation is left, and the number of sides gives that of the diagonals.',
      check: `The interior angles are ${degrees(interior(few))} for ${few} sides and ${degrees(interior(many))} for ${many} sides, in the ratio $${g} : ${h}$.`,
      principle:
        'In a ratio of interior angles of regular polygons the half turn cancels, and the ratio of sides leaves one unknown.',
    };
  }
  const { sides, left, fault } = p;
  const size = isObtuse(p) ? 'obtuse' : 'acute';
  return {
    snapRead: `A sum of interior angles with two equal ${size} angles ${
      fault === 'missed' ? 'missed' : 'counted twice'
    }; the number of sides is not given, and the diagonals are asked.`,
    approach: `The true sum is a multiple of $180^{\\circ}$. ${togetherSays(p)}, so only one multiple ${
      fault === 'missed' ? 'above' : 'below'
    } the given sum will do. It gives the sides, and these the diagonals.`,
    check: `A polygon of ${sides} sides has the sum ${degrees(180 * (sides - 2))}; ${
      fault === 'missed' ? 'without two angles' : 'with two more angles'
    } of ${degrees(left)} that is ${degrees(givenSum(p))}, as given, and ${degrees(left)} is ${size}.`,
    principle:
      'The interior angles of a polygon add up to a multiple of a half turn; what is known of the angles in a wrong sum tells which multiple.',
  };
}

const missedAngleAsked = form<Medium>(
  'angle-or-diagonals',
  {
    band: 'Medium',
    seconds: 80,
    revision: 3,
    verify: p => {
      if (p.kind === 'two-regular') {
        const [s, a] = [q(p.few, p.many), interior(p.few).div(interior(p.many))];
        // Goes through pairs of polygons; only one may fit.
        const found: number[] = [];
        for (let many = 3; many <= 120; many += 1)
          for (let few = 3; few < many; few += 1) {
            const [x, y] = [180 - 360 / few, 180 - 360 / many];
            if (few * Number(s.d) === many * Number(s.n) && Math.abs(x / y - a.valueOf()) < 1e-9)
              found.push(p.asked === 'few' ? few : many);
          }
        // Diagonals are counted as pairs of vertices that are no neighbours.
        const n = found.length === 1 ? (found[0] ?? 0) : 0;
        let diagonals = 0;
        for (let a = 0; a < n; a += 1) for (let b = a + 2; b < n; b += 1) if (b - a < n - 1) diagonals += 1;
        return diagonals;
      }
      // Tries every polygon and every such angle; only one polygon may fit.
      const found = new Set<number>();
      for (let n = 4; n <= 40; n += 1)
        for (let angle = isObtuse(p) ? 91 : 1; angle < (isObtuse(p) ? 180 : 90); angle += 1) {
          let sum = p.fault === 'missed' ? -2 * angle : 2 * angle;
          for (let i = 0; i < n; i += 1) sum += 180;
          if (sum - 360 === givenSum(p)) found.add(n);
        }
      const [n = 0] = found.size === 1 ? [...found] : [];
      let diagonals = 0;
      for (let a = 0; a < n; a += 1) for (let b = a + 2; b < n; b += 1) if (b - a < n - 1) diagonals += 1;
      return diagonals;
    },
  },
  (p, path) => {
    return {
      ...(p.kind === 'two-regular' ? twoRegular(p, path) : diagonalsAsked(p, path)),
      stem: () => {
        if (p.kind === 'two-regular') {
          const [s, a] = [q(p.few, p.many), interior(p.few).div(interior(p.many))];
          return text`The numbers of sides of two regular polygons are in the ratio $${s.n} : ${s.d}$, and their
            interior angles are in the ratio $${a.n} : ${a.d}$. How many diagonals does the polygon with
            ${p.asked === 'few' ? 'fewer' : 'more'} sides have?`;
        }
        const size = isObtuse(p) ? 'obtuse' : 'acute';
        return p.fault === 'missed'
          ? text`${p.person} added up the interior angles of a convex polygon, but missed two of them. These two
            were equal and ${size}, and the sum came to ${degrees(givenSum(p))}. How many diagonals does the polygon
            have?`
          : text`Adding up the interior angles of a convex polygon, ${p.person} got ${degrees(givenSum(p))}, because
            two equal ${size} angles had both been added twice. Find the number of diagonals of the polygon.`;
      },
      show: value => `$${numberTex(value)}$`,
      plausible: value => whole(value) && value.valueOf() >= 2,
      snapRead: text`${textsOf(p).snapRead}`,
      approach: text`${textsOf(p).approach}`,
      check: text`${textsOf(p).check}`,
      principle: text`${textsOf(p).principle}`,
    };
  },
);

/**
 * GM.QAD.1 Medium: the angle sum is a multiple of 180, which finds a polygon with two angles missed; or two ratios
 * make one equation, and the sides give the diagonals.
 */
export const missedAngle: readonly AnyTemplate[] = situation<Medium>({
  type: 'GM.QAD.1',
  situation: 'missed',
  draw: draw => {
    if (draw.chance(0.45))
      return { kind: 'two-regular', ...draw.pick(regularPairs), asked: draw.pick(['few', 'many'] as const) };
    return {
      kind: 'all-but-one',
      sides: draw.int(8, 22),
      left: draw.pick(missable),
      fault: draw.pick(['missed', 'twice'] as const),
      person: draw.pick(people),
    };
  },
  forms: [missedAngleAsked],
});
