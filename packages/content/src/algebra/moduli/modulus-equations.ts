import type Fraction from 'fraction.js';
import { calc, form, frac, type Path, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, fractionTex, polynomialTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { turnedAfterFirst } from '../../turned.ts';
import { q } from '../../value.ts';

const shown = (value: Fraction) => `$${fractionTex(value)}$`;
const whole = (value: Fraction) => value.d === 1n;
const bracketed = (n: number) => (n < 0 ? `(${n})` : String(n));

/** Sum of the quarters from -60 to 60 that pass a test, as an equation with whole roots is searched. */
function sumOfSolutions(holds: (x: number) => boolean): Fraction {
  let sum = q(0);
  for (let i = -240; i <= 240; i += 1) if (holds(i / 4)) sum = sum.add(q(i, 4));
  return sum;
}

interface LineAndModulus {
  /** |ax - b| = cx + d. */
  a: number;
  b: number;
  c: number;
  d: number;
  turn: number;
}

/** The root of the branch with the sign kept, and that of the branch with the sign turned. */
const branchRoots = ({ a, b, c, d }: LineAndModulus) => [q(b + d, a - c), q(b - d, a + c)] as const;
const rightSide = ({ c, d }: LineAndModulus, x: Fraction) => x.mul(c).add(d);
/** cx + d, with the constant first where that saves a leading minus. */
const lineTex = ({ c, d }: LineAndModulus) =>
  c < 0 && d > 0 ? `${d} - ${c === -1 ? '' : -c}x` : polynomialTex([c, d]);
const holdsOnRight = (p: LineAndModulus, x: Fraction) => rightSide(p, x).compare(0) >= 0;
const sumOf = (values: readonly Fraction[]) => values.reduce((sum, value) => sum.add(value), q(0));

/** Which of the two branches have a solution. */
type Holding = 'both' | 'kept' | 'turned';

const holdingOf = (p: LineAndModulus): Holding => {
  const [kept, turnedRoot] = branchRoots(p);
  if (!holdsOnRight(p, turnedRoot)) return 'kept';
  return holdsOnRight(p, kept) ? 'both' : 'turned';
};

const judged = (p: LineAndModulus, root: Fraction) =>
  `x = ${fractionTex(root)}: \\; ${lineTex(p)} = ${fractionTex(rightSide(p, root))}`;

/** What the right side would be for a root that fails. */
const failed = (p: LineAndModulus, root: Fraction) =>
  `the right side would be $${fractionTex(rightSide(p, root))}$`;

const isBoth = (p: LineAndModulus) => holdingOf(p) === 'both';

const lineMeetsModulusAsked = form<LineAndModulus>(
  'meets-modulus',
  {
    band: 'Easy',
    revision: 4,
    verify: ({ a, b, c, d }) => sumOfSolutions(x => Math.abs(a * x - b) === c * x + d),
  },
  (p, { step }) => {
    const { a, b, d, c, turn } = p;
    const kept = step(branchRoots(p)[0], {
      name: text`the root with the sign kept`,
      because: text`The modulus of a number that is positive or zero is the number itself. Whether the expression
        really is not negative for this root is tested at the end.`,
      works: value => tex`${polynomialTex([a, -b])} = ${lineTex(p)} \;\Rightarrow\; x = ${frac(value)}`,
    })`
      If the expression between the bars is not negative, the bars may simply be left out. Solve this equation.`;
    const turnedRoot = step(branchRoots(p)[1], {
      name: text`the root with the sign turned`,
      because: text`For example $|-5| = 5 = -(-5)$. Not only the first term changes its sign, because the bars stand
        around the whole expression.`,
      works: value => tex`${polynomialTex([-a, b])} = ${lineTex(p)} \;\Rightarrow\; x = ${frac(value)}`,
    })`
      If the expression between the bars is negative, the bars change its sign. Change the sign of the whole expression
      and solve.`;
    const sum = step(isBoth(p) ? kept.add(turnedRoot) : holdingOf(p) === 'kept' ? kept : turnedRoot, {
      because: text`Each equation was solved without asking whether its case really holds. If the right side is
        negative for a root, no modulus can be equal to it, so the root drops out.`,
      works: value =>
        tex`${judged(p, kept)}; \quad ${judged(p, turnedRoot)} \;\Rightarrow\; \text{sum } ${frac(value)}`,
    })`
      The right side is equal to a modulus, so it may not be negative. Work it out for each of the two roots, and add
      the roots that pass.`;
    const failing = holdingOf(p) === 'kept' ? turnedRoot : kept;
    return {
      answer: sum,
      stem: () => {
        const equation = `|${polynomialTex([a, -b])}| = ${lineTex(p)}`;
        return wording(
          a + b + d,
          text`What is the sum of all real numbers $x$ that satisfy $${equation}$?`,
          text`What is the sum of all real solutions of the equation $${equation}$?`,
          text`Find the sum of all real values of $x$ for which $${equation}$.`,
        );
      },
      show: shown,
      plausible: whole,
      slips: turnedAfterFirst(
        [
          slip(
            isBoth(p) ? 'left_out_a_case' : 'kept_a_false_root',
            sum,
            isBoth(p) ? kept : calc`${kept} + ${turnedRoot}`,
          )`
            ${
              isBoth(p)
                ? text`This takes only $x = ${frac(kept)}$, from the branch with the sign kept; the other
              branch has a root as well.`
                : text`That takes both roots, but at $x = ${frac(failing)}$
                ${failed(p, failing)}, and a modulus is not negative.`
            }`,
          slip(
            isBoth(p) ? 'left_out_a_case' : 'kept_a_false_root',
            sum,
            holdingOf(p) === 'turned' ? kept : turnedRoot,
          )`
            ${
              isBoth(p)
                ? text`$x = ${frac(sum)}$ is the root of the branch with the sign turned alone; the other
              branch has one as well.`
                : text`For $x = ${frac(sum)}$ ${failed(p, sum)}, and a modulus is not
                negative.`
            }`,
          slip(
            'misread_a_modulus',
            sum,
            holdingOf(p) === 'turned'
              ? calc`(-${b} - ${d}) / (${a} + ${c})`
              : calc`${kept} + (-${b} - ${d}) / (${a} + ${c})`,
          )`
            With $x = ${frac(q(-b - d, a + c))}$ only the first term of the left side has its sign turned; the whole of
            $${polynomialTex([a, -b])}$ turns.`,
          slip(
            'misread_a_modulus',
            sum,
            holdingOf(p) === 'turned'
              ? calc`(${b} + ${d}) / (${a} + ${c})`
              : calc`${kept} + (${b} + ${d}) / (${a} + ${c})`,
          )`
            With $x = ${frac(q(b + d, a + c))}$ only the first term of the right side has its sign turned; the whole of
            $${lineTex(p)}$ turns.`,
          slip('answered_another_quantity', sum, () =>
            sumOf([kept, turnedRoot].filter(root => holdsOnRight(p, root)).map(root => rightSide(p, root))),
          )`
            $${frac(sum)}$ is the value of the two sides${isBoth(p) && ', added up,'} and not that of $x$.`,
          slip('wrong_sign', sum, () =>
            holdingOf(p) === 'turned'
              ? calc`(${b} + ${d}) / (${a} + ${c})`
              : q(d - b, a - c).add(isBoth(p) ? turnedRoot : 0),
          )`
            In $x = ${frac(holdingOf(p) === 'turned' ? q(b + d, a + c) : q(d - b, a - c))}$ one constant went to the
            other side and kept its sign.`,
          slip('mixed_up_sum_and_product', sum, calc`${kept} * ${turnedRoot}`)`
            $${frac(kept)} \times ${turnedRoot.s < 0n ? tex`(${frac(turnedRoot)})` : frac(turnedRoot)}$ is the product
            of the roots of both branches; the sum of the solutions is asked.`,
        ],
        turn,
      ),
      snapRead: text`A modulus equals an expression that holds $x$ itself; the sum of all solutions is asked. The right
        side may become negative, and that is the cue to check each root.`,
      approach: text`Solve once with the sign of the left side kept and once with it turned. Then keep a root only if
        the right side is not negative there: a modulus never is. A sketch of the V and the line shows at once how many
        crossings there are.`,
      check: () => {
        const [kept, turnedRoot] = branchRoots(p);
        return text`${[kept, turnedRoot]
          .map(
            root =>
              `At $x = ${fractionTex(root)}$ the left side is ${fractionTex(root.mul(a).sub(b).abs())} and the right side $${fractionTex(rightSide(p, root))}$.`,
          )
          .join(' ')}`;
      },
      principle: text`When the unknown is outside the modulus too, keep the root of a branch only if the other side is
        not negative there.`,
    };
  },
);

/** AL.MOD.2 Easy: two linear branches; a root counts only where the other side is not negative. */
const lineMeetsModulus: readonly AnyTemplate[] = situation<LineAndModulus>({
  type: 'AL.MOD.2',
  situation: 'line',
  draw: draw => {
    // Where the line is the steeper one, exactly one branch holds; else both or none.
    const [a, steepness] = draw.pick([
      [1, 2],
      [1, 2],
      [1, 3],
      [2, 3],
      [2, 5],
      [2, 1],
      [3, 1],
      [3, 2],
    ] as const);
    const c = draw.pick([-1, 1]) * steepness;
    const p = { a, b: draw.int(-14, 20), c, d: draw.int(-14, 14), turn: draw.int(0, 5) };
    const [kept, turnedRoot] = branchRoots(p);
    const valid = [kept, turnedRoot].filter(root => holdsOnRight(p, root));
    const fits =
      p.b !== 0 &&
      p.d !== 0 &&
      whole(kept) &&
      whole(turnedRoot) &&
      !kept.equals(turnedRoot) &&
      !kept.equals(0) &&
      !turnedRoot.equals(0) &&
      !sumOf(valid).equals(0) &&
      Math.max(Math.abs(Number(kept)), Math.abs(Number(turnedRoot))) <= 24;
    return fits && valid.length > 0 ? p : null;
  },
  forms: [lineMeetsModulusAsked],
});

interface SharedFactor {
  /** |(x - a)(x - b)| = k(x - a). */
  a: number;
  b: number;
  k: number;
  turn: number;
}

const solutionsOf = ({ a, b, k }: SharedFactor) => [a, ...[b + k, b - k].filter(x => x > a)];
const total = (list: readonly number[]) => list.reduce((sum, x) => sum + x, 0);

const isThree = (p: SharedFactor) => solutionsOf(p).length === 3;

const sharedFactorAsked = form<SharedFactor>(
  'factor',
  {
    band: 'Medium',
    seconds: 80,
    revision: 3,
    verify: ({ a, b, k }) => sumOfSolutions(x => Math.abs(x * x - (a + b) * x + a * b) === k * x - k * a),
  },
  (p, { step }) => {
    const { a, b, k, turn } = p;
    step([a, b], {
      because: text`With two terms or more it is hard to see where both sides are equal. A factor that both sides share
        splits the question into two easier ones.`,
      works: () => {
        const factor = polynomialTex([1, -a]);
        return tex`|(${factor})(${polynomialTex([1, -b])})| = ${k !== 1 && k}(${factor})`;
      },
    })`
      Factorise the quadratic between the bars and the right side. Both hold the factor $${polynomialTex([1, -a])}$.`;
    const shared = step(a, {
      name: text`the root of the shared factor`,
      because: text`If the factor were simply cancelled, this solution would be lost: dividing by a factor is not
        allowed where it is zero.`,
      works: tex`${polynomialTex([1, -a])} = 0 \;\Rightarrow\; x = ${a}`,
    })`
      First let the shared factor be zero. Then both sides are zero, so its root is a solution.`;
    const branches = step([b + k, b - k], {
      name: text`the candidates for the other solutions`,
      because: text`The modulus of a product is the product of the moduli, and the modulus of a positive factor is the
        factor itself. So it stands on both sides in the same way.`,
      works: tex`x > ${a}: \quad |${polynomialTex([1, -b])}| = ${k} \;\Rightarrow\; x = ${b + k} \text{ or } x =
        ${b - k}`,
    })`
      Now let the shared factor not be zero. The left side is then positive, so the right side is positive too, and
      with it the shared factor. Divide by it: a simple modulus equation is left.`;
    const sum = step(total([shared, ...branches].map(Number).filter((x, i) => i === 0 || x > a)), {
      because: text`For $x$ below $${a}$ the right side is negative, and a modulus cannot be negative. A root from
        there does not satisfy the given equation.`,
      works: value =>
        tex`${solutionsOf(p)
          .map((x, i) => (i === 0 ? String(x) : bracketed(x)))
          .join(' + ')} = ${value}`,
    })`
      This division needed $x > ${a}$, so keep only the roots greater than $${a}$, and add them to the solution found
      first.`;
    return {
      answer: sum,
      stem: () => {
        const equation = `|${polynomialTex([1, -a - b, a * b])}| = ${polynomialTex([k, -k * a])}`;
        return wording(
          a + b + k,
          text`What is the sum of all real numbers $x$ that satisfy $${equation}$?`,
          text`Find the sum of all real solutions of $${equation}$.`,
        );
      },
      show: shown,
      plausible: whole,
      slips: turnedAfterFirst(
        [
          slip('lost_a_solution', shared, 0)`
            That answer takes the factor $${polynomialTex([1, -a])}$ out of both sides and lost its root $x = ${a}$,
            where both sides are zero.`,
          slip(
            isThree(p) ? 'left_out_a_case' : 'kept_a_false_root',
            sum,
            isThree(p) ? calc`${sum} - (${b} - ${k})` : calc`${sum} + ${b} - ${k}`,
          )`
            ${
              isThree(p)
                ? text`This takes the branch with the sign kept only; $x = ${b - k}$ from the other branch
              also fits.`
                : text`That takes $x = ${b - k}$ as a solution; there the right side is
                $${k * (b - k - a)}$, and a modulus is not negative.`
            }`,
          slip(isThree(p) ? 'lost_a_solution' : 'lost_a_solution', sum, isThree(p) ? b + k : 2 * b)`
            ${
              isThree(p)
                ? text`Cancelling lost $x = ${a}$, and the branch with the sign turned gives $x = ${b - k}$:
              $x = ${b + k}$ is only one of three.`
                : text`The factor $${polynomialTex([1, -a])}$ was cancelled as if
                it were positive; it may be zero or negative: $x = ${a}$ fits and $x = ${b - k}$ does not.`
            }`,
          slip('used_a_wrong_given_number', sum, calc`${a} + ${b}`)`
            $${a} + ${bracketed(b)}$ adds the numbers for which the left side is zero; both sides have to be equal.`,
          slip('counted_twice', sum, calc`${sum} + ${a}`)`
            This adds $x = ${a}$ twice, once for each branch. It is one solution and counts once.`,
          slip('counted_twice', sum, calc`2 * (${a} + ${b})`)`
            That takes the roots of both quadratics as they come; $x = ${a}$ is a root of both and counts
            once${!isThree(p) && text`, and $x = ${b - k}$ fails`}.`,
          slip('wrong_sign', sum, total(solutionsOf(p).map(Math.abs)))`
            $${solutionsOf(p)
              .map(x => Math.abs(x))
              .join(' + ')}$ adds the sizes of the solutions; a negative solution lowers the sum.`,
          slip('opened_a_modulus_one_way', sum, calc`${a} + ${b} - ${k}`)`
            $${a} + ${bracketed(b - k)}$ comes from the branch with the sign turned only; $x = ${b + k}$ from the other
            branch fits.`,
        ],
        turn,
      ),
      snapRead: text`The modulus of a quadratic equals a linear expression, and the sum of all solutions is asked. Both
        sides turn out to share a factor.`,
      approach: text`Factorise both sides. The shared factor is either zero, which gives one root, or it can be divided
        out; then the right side shows that it must be positive, and a simple modulus equation is left. Squaring or two
        quadratics would also do, but every root would then need a check.`,
      check: () => {
        const solutions = solutionsOf(p);
        const three = solutions.length === 3;
        return text`${solutions.map(x => `At $x = ${x}$ both sides are ${k * (x - a)}.`).join(' ')}${
          !three &&
          text`
          At $x = ${b - k}$ the right side is $${k * (b - k - a)}$, so it fails.`
        }`;
      },
      principle: text`A factor shared by both sides is not cancelled but split off: where it is zero there may be a
        root, and elsewhere its sign decides which roots stay.`,
    };
  },
);

/** AL.MOD.2 Medium: both sides share a factor; cancelling it loses a root, and forgetting its sign adds one. */
const sharedFactor: readonly AnyTemplate[] = situation<SharedFactor>({
  type: 'AL.MOD.2',
  situation: 'shared',
  draw: draw => {
    const a = draw.pick([-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5]);
    const b = a + draw.pick([-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const p = { a, b, k: draw.int(1, 8), turn: draw.int(0, 5) };
    const solutions = solutionsOf(p);
    const wanted = draw.chance(0.5) ? 3 : 2;
    const fits =
      solutions.length === wanted &&
      p.b - p.k !== a &&
      p.b - p.k !== 0 &&
      b + p.k !== 0 &&
      a + b !== 0 &&
      b !== 0 &&
      total(solutions) !== 0;
    return fits ? p : null;
  },
  forms: [sharedFactorAsked],
});

interface ThreeCrossings {
  /** x|x - a| = nx + k, the size of n smaller than that of a. */
  a: number;
  n: number;
  turn: number;
}

/** The two values of k at which the number of solutions changes, the smaller first, and the one at the corner. */
function turningValues({ a, n }: ThreeCrossings) {
  const corner = q(-a * n);
  const vertex = a > 0 ? q((a - n) ** 2, 4) : q(-((a + n) ** 2), 4);
  return { corner, vertex, low: a > 0 ? corner : vertex, high: a > 0 ? vertex : corner };
}

/** Whole numbers strictly between two values. */
const wholeBetween = (low: Fraction, high: Fraction) =>
  Math.max(0, Number(high.ceil(0).sub(low.floor(0)).sub(1)));

/** The value of k at the corner, and at the turning point that its branch reaches, for a slope of the line. */
const cornerAt = ({ a }: ThreeCrossings, slope: number) => q(-a * slope);
const vertexAt = ({ a }: ThreeCrossings, slope: number) =>
  a > 0 ? q((a - slope) ** 2, 4) : q(-((a + slope) ** 2), 4);

/** The turning point of the parabola that does not reach it. */
const otherVertex = ({ a, n }: ThreeCrossings) => (a > 0 ? q(-((a + n) ** 2), 4) : q((a - n) ** 2, 4));

const turningSays = ({ a, n }: ThreeCrossings) =>
  `Bring $${polynomialTex([n, 0])}$ to the left, so that $k$ stands alone, and open the bars for $x ${a > 0 ? '<' : '\\ge'} ${a}$. This gives a parabola, and its turning point lies in this branch. Find the value of $k$ there.`;
const turningTex = ({ a, n }: ThreeCrossings, vertex: Fraction) =>
  `k = ${polynomialTex(a > 0 ? [-1, a - n, 0] : [1, -a - n, 0])}: \\quad x = ${fractionTex(a > 0 ? q(a - n, 2) : q(a + n, 2))}, \\; k = ${fractionTex(vertex)}`;
const risingSays = ({ a, n }: ThreeCrossings) =>
  `Open the bars for $x ${a > 0 ? '\\ge' : '<'} ${a}$. This parabola turns at $x = ${fractionTex(a > 0 ? q(a + n, 2) : q(a - n, 2))}$, which is outside the branch, so on the branch $k$ only rises. Find $k$ at the corner $x = ${a}$, where the branches meet.`;
const risingTex = ({ a, n }: ThreeCrossings, corner: Fraction) =>
  `k = ${polynomialTex(a > 0 ? [1, -a - n, 0] : [-1, a - n, 0])}: \\quad x = ${a}, \\; k = ${fractionTex(corner)}`;

const crossings = (p: ThreeCrossings, { step, find }: Path) => {
  const { n, a } = p;
  const slope = find(n);
  const turn = () =>
    step(vertexAt(p, Number(slope)), {
      name: 'the height of the turning point',
      because: text`Each solution $x$ is a point where a horizontal line of height $k$ cuts the graph. On this branch
        the graph goes up and down, so the number of points changes at the height of its turning point.`,
      works: value => tex`${turningTex(p, value)}`,
    })`
    ${turningSays(p)}`;
  const rise = () =>
    step(cornerAt(p, Number(slope)), {
      name: 'the height of the corner',
      because: text`A turning point counts only if it lies on the part of the parabola that is drawn. Here the graph
        changes its direction at the corner, so the height of the corner takes its place.`,
      works: value => tex`${risingTex(p, value)}`,
    })`
    ${risingSays(p)}`;
  // The branch on the left comes first.
  const left = a > 0 ? turn() : rise();
  const right = a > 0 ? rise() : turn();
  const [vertex, corner] = a > 0 ? [left, right] : [right, left];
  const bounds = step(vertex.compare(corner) < 0 ? [vertex, corner] : [corner, vertex], {
    name: 'the bounds of $k$',
    because: text`The graph goes up, down and up again. A line between the two heights cuts all three parts; at one of
      the heights two of the points fall together, and outside only one point is left.`,
    works: ([low = q(0), high = q(0)]) => tex`${frac(low)} < k < ${frac(high)}`,
  })`
    A horizontal line cuts the graph in three points only if its height $k$ lies strictly between the height of the
    turning point and that of the corner.`;
  const [low = q(0), high = q(0)] = bounds;
  const count = step(wholeBetween(low, high), {
    because: text`A bound itself does not count, because there two of the three solutions are equal. So the first
      integer lies above the lower bound and the last one below the upper bound.`,
    works: value =>
      tex`${frac(low.floor(0).add(1))} \text{ to } ${frac(high.ceil(0).sub(1))}: \quad ${value}`,
  })`
    Count the integers strictly between the two bounds, from the first to the last.`;
  return {
    answer: count,
    slips: [
      slip('sought_the_extreme_elsewhere', corner, otherVertex(p))`
        The turning points of both parabolas, at $k = ${frac(vertex)}$ and $${frac(corner)}$, were taken as bounds; the
        second lies outside its branch, and the corner at $x = ${a}$ takes its place.`,
      slip('let_in_an_end_point', count, () => calc`${count} + ${whole(vertex) ? 2 : 1}`)`
        $${count}$ integers lie from $${frac(low)}$ to $${frac(high)}$ with the bounds; at a bound two of the three
        solutions fall together.`,
      slip('used_a_wrong_given_number', corner, 0)`
        Between 0 and $${frac(vertex)}$ the corner is taken to be at $k = 0$; there $x = ${a}$, so the term
        $${polynomialTex([n, 0])}$ is not zero.`,
      slip('left_out_a_term', slope, 0)`
        Bounds of $${frac(low)}$ and $${frac(high)}$ belong to the left side alone; the term $${polynomialTex([n, 0])}$
        is part of the parabolas.`,
      slip('counted_gaps_for_numbers', count, () =>
        whole(vertex) ? calc`${count} + 1` : calc`${count} - 1`,
      )`
        ${
          whole(vertex)
            ? text`$${frac(high)} - (${frac(low)})$ is the distance of the bounds; strictly between two
          integers there is one integer fewer.`
            : text`Both bounds were taken off; the one at $${frac(vertex)}$ is no integer, so only the
            corner is left out.`
        }`,
      slip('wrong_sign', slope, calc`-${n}`)`
        Taking $${polynomialTex([n, 0])}$ to the other side without turning its sign puts the corner at $k = ${corner}$
        instead of $${-a * n}$.`,
    ],
  };
};
const threeCrossingsAsked = form<ThreeCrossings>(
  'crossings',
  {
    band: 'Hard',
    seconds: 120,
    revision: 2,
    verify: ({ a, n }) => {
      // Every whole k: the roots of each branch, kept where the branch holds, and equal ones counted once.
      const roots = (b: number, c: number) => {
        const inside = b * b - 4 * c;
        return inside < 0 ? [] : [(-b - Math.sqrt(inside)) / 2, (-b + Math.sqrt(inside)) / 2];
      };
      let count = 0;
      for (let k = -250; k <= 250; k += 1) {
        const below = roots(n - a, k).filter(x => x < a - 1e-9);
        const above = roots(-a - n, -k).filter(x => x >= a - 1e-9);
        const different = [...below, ...above].filter(
          (x, i, all) => all.findIndex(y => Math.abs(x - y) < 1e-9) === i,
        );
        if (different.length === 3) count += 1;
      }
      return count;
    },
  },
  (p, path) => {
    const { n, turn, a } = p;
    const route = crossings(p, path);
    return {
      answer: route.answer,
      stem: () => {
        const line = n > 0 ? `${polynomialTex([n, 0])} + k` : `k ${n === -1 ? '- x' : `- ${-n}x`}`;
        return turn % 2 === 0
          ? text`For how many integers $k$ does the equation $x|x ${addedTex(-a)}| = ${line}$ have three different real
            solutions?`
          : text`The line $y = ${line}$ meets the graph of $y = x|x ${addedTex(-a)}|$ in three points. If $k$ is an
            integer, how many values can it have?`;
      },
      show: shown,
      plausible: value => whole(value) && value.valueOf() > 0,
      slips: turnedAfterFirst(route.slips, turn),
      snapRead: text`The unknown $x$ stands inside the modulus, beside it and on the right; three different solutions
        are wanted. See $k$ as the height of a line that cuts a graph.`,
      approach: text`Bring all but $k$ to the left and write the graph branch by branch: two parabolas that join at the
        corner $x = ${a}$. A horizontal line cuts it three times between the height of the turn and the height of the
        corner. Check first that a turning point lies in its own branch.`,
      faster: () => {
        const { corner, vertex } = turningValues(p);
        const at = a > 0 ? q(a - n, 2) : q(a + n, 2);
        return text`Only the ends matter: $x = ${frac(at)}$ gives $k = ${frac(vertex)}$ (double root of $x^2
          ${addedTex(a > 0 ? n - a : -a - n)}x ${a > 0 ? '+' : '-'} k$), $x = ${a}$ gives $k = ${frac(corner)}$; count
          between.`;
      },
      check: () => {
        const { corner } = turningValues(p);
        return text`At $k = ${frac(corner)}$ the line meets the corner, $x = ${a}$, and one more point, $x = ${-n}$: two
          solutions only. For large $k$, and for $k$ far below zero, one branch alone is met, once.`;
      },
      principle: text`Count solutions with a parameter by the graph: write each branch, and take a turning point as a
        bound only if it lies in its own branch, else the corner.`,
    };
  },
);

/**
 * AL.MOD.2 Hard: each branch is a parabola, but one of them never reaches its turning point; the corner takes its
 * place.
 */
const threeCrossings: readonly AnyTemplate[] = situation<ThreeCrossings>({
  type: 'AL.MOD.2',
  situation: 'three',
  draw: draw => {
    const a = draw.pick([-1, 1, 1]) * draw.int(3, 10);
    const n = draw.int(-Math.abs(a) + 1, Math.abs(a) - 1);
    const p = { a, n, turn: draw.int(0, 5) };
    const { low, high } = turningValues(p);
    const count = wholeBetween(low, high);
    return n === 0 || count < 3 || count > 40 ? null : p;
  },
  forms: [threeCrossingsAsked],
});

export const modulusEquations: readonly AnyTemplate[] = [
  ...lineMeetsModulus,
  ...sharedFactor,
  ...threeCrossings,
];
