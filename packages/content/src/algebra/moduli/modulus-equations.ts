import type Fraction from 'fraction.js';
import { type Path, path } from '../../path.ts';
import { addedTex, fractionTex, polynomialTex, wording } from '../../show.ts';
import { formOfCases, route, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { turnedAfterFirst } from '../../turned.ts';
import { q, type Value } from '../../value.ts';

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

function lineRoute(holding: Holding) {
  const both = holding === 'both';
  /** The branch with the sign turned solved wrongly: where its root fails, the wrong one is added to the other. */
  const turnedWrongly = (wrong: (p: LineAndModulus) => Fraction, words: (p: LineAndModulus) => string) => ({
    misconception: 'turns_first_term_only',
    at: 'sum' as const,
    wrongly: (p: LineAndModulus, { kept }: { kept: Fraction }) =>
      holding === 'turned' ? wrong(p) : kept.add(wrong(p)),
    words: (p: LineAndModulus) => `With $x = ${fractionTex(wrong(p))}$ ${words(p)}`,
  });
  return route({
    path: path<LineAndModulus>()
      .step(
        'kept',
        p => branchRoots(p)[0],
        'Keep the sign and solve.',
        (p, { kept }) =>
          `${polynomialTex([p.a, -p.b])} = ${lineTex(p)} \\;\\Rightarrow\\; x = ${fractionTex(kept)}`,
      )
      .step(
        'turnedRoot',
        p => branchRoots(p)[1],
        'Turn the sign of the whole left side and solve.',
        (p, { turnedRoot }) =>
          `${polynomialTex([-p.a, p.b])} = ${lineTex(p)} \\;\\Rightarrow\\; x = ${fractionTex(turnedRoot)}`,
      )
      .step(
        'sum',
        (_p, { kept, turnedRoot }) => (both ? kept.add(turnedRoot) : holding === 'kept' ? kept : turnedRoot),
        'Work out the right side for each root; it may not be negative. Add the roots that pass.',
        (p, { kept, turnedRoot, sum }) =>
          `${judged(p, kept)}; \\quad ${judged(p, turnedRoot)} \\;\\Rightarrow\\; \\text{sum } ${fractionTex(sum)}`,
      ),
    slips: [
      {
        misconception: both ? 'one_branch_only' : 'keeps_extraneous_root',
        at: 'sum',
        wrongly: (_p, { kept, turnedRoot }) => (both ? kept : kept.add(turnedRoot)),
        words: (p, { kept, turnedRoot }) => {
          const failing = holding === 'kept' ? turnedRoot : kept;
          return both
            ? `This takes only $x = ${fractionTex(kept)}$, from the branch with the sign kept; the other branch has a root as well.`
            : `That takes both roots, but at $x = ${fractionTex(failing)}$ ${failed(p, failing)}, and a modulus is not negative.`;
        },
      },
      {
        misconception: both ? 'one_branch_only' : 'keeps_wrong_root',
        at: 'sum',
        wrongly: (_p, { kept, turnedRoot }) => (holding === 'turned' ? kept : turnedRoot),
        words: (p, { sum }) =>
          both
            ? `$x = ${fractionTex(sum)}$ is the root of the branch with the sign turned alone; the other branch has one as well.`
            : `For $x = ${fractionTex(sum)}$ ${failed(p, sum)}, and a modulus is not negative.`,
      },
      turnedWrongly(
        ({ a, b, c, d }) => q(-b - d, a + c),
        ({ a, b }) =>
          `only the first term of the left side has its sign turned; the whole of $${polynomialTex([a, -b])}$ turns.`,
      ),
      turnedWrongly(
        ({ a, b, c, d }) => q(b + d, a + c),
        p => `only the first term of the right side has its sign turned; the whole of $${lineTex(p)}$ turns.`,
      ),
      {
        misconception: 'reports_value_of_modulus',
        at: 'sum',
        wrongly: (p, { kept, turnedRoot }) =>
          sumOf([kept, turnedRoot].filter(root => holdsOnRight(p, root)).map(root => rightSide(p, root))),
        words: (_p, { sum }) =>
          `$${fractionTex(sum)}$ is the value of the two sides${both ? ', added up,' : ''} and not that of $x$.`,
      },
      {
        misconception: 'sign_slip',
        at: 'sum',
        wrongly: ({ a, b, c, d }, { turnedRoot }) =>
          holding === 'turned' ? q(b + d, a + c) : q(d - b, a - c).add(both ? turnedRoot : 0),
        words: ({ a, b, c, d }) =>
          `In $x = ${fractionTex(holding === 'turned' ? q(b + d, a + c) : q(d - b, a - c))}$ one constant went to the other side and kept its sign.`,
      },
      {
        misconception: 'product_for_sum',
        at: 'sum',
        wrongly: (_p, { kept, turnedRoot }) => kept.mul(turnedRoot),
        words: (_p, { kept, turnedRoot }) =>
          `$${fractionTex(kept)} \\times ${turnedRoot.s < 0n ? `(${fractionTex(turnedRoot)})` : fractionTex(turnedRoot)}$ is the product of the roots of both branches; the sum of the solutions is asked.`,
      },
    ],
  });
}

const lineRoutes = { both: lineRoute('both'), kept: lineRoute('kept'), turned: lineRoute('turned') };

const lineMeetsModulusAsked = formOfCases<LineAndModulus, Fraction>({
  form: 'meets-modulus',
  band: 'Easy',
  revision: 4,
  stem: p => {
    const equation = `|${polynomialTex([p.a, -p.b])}| = ${lineTex(p)}`;
    return wording(
      p.a + p.b + p.d,
      `What is the sum of all real numbers $x$ that satisfy $${equation}$?`,
      `What is the sum of all real solutions of the equation $${equation}$?`,
      `Find the sum of all real values of $x$ for which $${equation}$.`,
    );
  },
  routeOf: p => lineRoutes[holdingOf(p)],
  order: (slips, p) => turnedAfterFirst(slips, p.turn),
  show: shown,
  plausible: whole,
  snapRead: () =>
    `A modulus equals an expression that holds $x$ itself; the sum of all solutions is asked. The right side may become negative, and that is the cue to check each root.`,
  approach: () =>
    `Solve once with the sign of the left side kept and once with it turned. Then keep a root only if the right side is not negative there: a modulus never is. A sketch of the V and the line shows at once how many crossings there are.`,
  check: p => {
    const { a, b } = p;
    const [kept, turnedRoot] = branchRoots(p);
    return [kept, turnedRoot]
      .map(
        root =>
          `At $x = ${fractionTex(root)}$ the left side is ${fractionTex(root.mul(a).sub(b).abs())} and the right side $${fractionTex(rightSide(p, root))}$.`,
      )
      .join(' ');
  },
  principle:
    'When the unknown stands outside the modulus too, each branch gives only a candidate: keep it if the other side is not negative there.',
  verify: ({ a, b, c, d }) => sumOfSolutions(x => Math.abs(a * x - b) === c * x + d),
});

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

function sharedRoute(three: boolean) {
  return route({
    path: path<SharedFactor>()
      .step(
        'roots',
        ({ a, b }) => [q(a), q(b)],
        'Factorise both sides and look for what they share.',
        ({ a, b, k }) => {
          const factor = polynomialTex([1, -a]);
          return `|(${factor})(${polynomialTex([1, -b])})| = ${k === 1 ? '' : k}(${factor})`;
        },
      )
      .step(
        'shared',
        ({ a }) => a,
        'See what happens where the shared factor is zero: both sides are zero, so this is a solution.',
        ({ a }) => `${polynomialTex([1, -a])} = 0 \\;\\Rightarrow\\; x = ${a}`,
      )
      .step(
        'branches',
        ({ b, k }) => [b + k, b - k],
        'Elsewhere the right side must be positive, so the shared factor is positive and can be divided out.',
        ({ a, b, k }) =>
          `x > ${a}: \\quad |${polynomialTex([1, -b])}| = ${k} \\;\\Rightarrow\\; x = ${b + k} \\text{ or } x = ${b - k}`,
      )
      .step(
        'sum',
        ({ a }, { shared, branches }) => q(total([shared, ...branches.filter(x => x > a)])),
        ({ a }) => `Keep only what is greater than ${a}, and add all solutions.`,
        (p, { sum }) =>
          `${solutionsOf(p)
            .map((x, i) => (i === 0 ? String(x) : bracketed(x)))
            .join(' + ')} = ${sum}`,
      ),
    slips: [
      {
        misconception: 'cancels_factor_loses_root',
        at: 'shared',
        wrongly: () => 0,
        words: ({ a }) =>
          `That answer takes the factor $${polynomialTex([1, -a])}$ out of both sides and lost its root $x = ${a}$, where both sides are zero.`,
      },
      {
        misconception: three ? 'one_branch_only' : 'keeps_extraneous_root',
        at: 'sum',
        wrongly: ({ b, k }, { sum }) => (three ? sum.sub(b - k) : sum.add(b - k)),
        words: ({ a, b, k }) =>
          three
            ? `This takes the branch with the sign kept only; $x = ${b - k}$ from the other branch also fits.`
            : `That takes $x = ${b - k}$ as a solution; there the right side is $${k * (b - k - a)}$, and a modulus is not negative.`,
      },
      {
        misconception: three ? 'cancels_factor_and_one_branch' : 'cancels_factor_keeps_extraneous_root',
        at: 'sum',
        wrongly: ({ b, k }) => q(three ? b + k : 2 * b),
        words: ({ a, b, k }) =>
          three
            ? `Cancelling lost $x = ${a}$, and the branch with the sign turned gives $x = ${b - k}$: $x = ${b + k}$ is only one of three.`
            : `The factor $${polynomialTex([1, -a])}$ was cancelled as if it were positive; it may be zero or negative: $x = ${a}$ fits and $x = ${b - k}$ does not.`,
      },
      {
        misconception: 'roots_of_left_side',
        at: 'sum',
        wrongly: ({ a, b }) => q(a + b),
        words: ({ a, b }) =>
          `$${a} + ${bracketed(b)}$ adds the numbers for which the left side is zero; both sides have to be equal.`,
      },
      {
        misconception: 'counts_shared_root_twice',
        at: 'sum',
        wrongly: ({ a }, { sum }) => sum.add(a),
        words: ({ a }) => `This takes $x = ${a}$ once for each branch; it is one solution.`,
      },
      {
        misconception: 'sums_roots_of_both_quadratics',
        at: 'sum',
        wrongly: ({ a, b }) => q(2 * (a + b)),
        words: ({ a, b, k }) =>
          `That takes the roots of both quadratics as they come; $x = ${a}$ is a root of both and counts once${three ? '' : `, and $x = ${b - k}$ fails`}.`,
      },
      {
        misconception: 'drops_sign_of_root',
        at: 'sum',
        wrongly: p => q(total(solutionsOf(p).map(Math.abs))),
        words: p =>
          `$${solutionsOf(p)
            .map(x => Math.abs(x))
            .join(' + ')}$ adds the sizes of the solutions; a negative solution lowers the sum.`,
      },
      {
        misconception: 'turned_branch_only',
        at: 'sum',
        wrongly: ({ a, b, k }) => q(a + b - k),
        words: ({ a, b, k }) =>
          `$${a} + ${bracketed(b - k)}$ comes from the branch with the sign turned only; $x = ${b + k}$ from the other branch fits.`,
      },
    ],
  });
}

const threeSolutions = sharedRoute(true);
const twoSolutions = sharedRoute(false);

const sharedFactorAsked = formOfCases<SharedFactor, Fraction>({
  form: 'factor',
  band: 'Medium',
  revision: 3,
  seconds: 80,
  stem: ({ a, b, k }) => {
    const equation = `|${polynomialTex([1, -a - b, a * b])}| = ${polynomialTex([k, -k * a])}`;
    return wording(
      a + b + k,
      `What is the sum of all real numbers $x$ that satisfy $${equation}$?`,
      `Find the sum of all real solutions of $${equation}$.`,
    );
  },
  routeOf: p => (solutionsOf(p).length === 3 ? threeSolutions : twoSolutions),
  order: (slips, p) => turnedAfterFirst(slips, p.turn),
  show: shown,
  plausible: whole,
  snapRead: () =>
    'The modulus of a quadratic equals a linear expression, and the sum of all solutions is asked. Both sides turn out to share a factor.',
  approach: () =>
    `Factorise both sides. The shared factor is either zero, which gives one root, or it can be divided out; then the right side shows that it must be positive, and a simple modulus equation is left. Squaring or two quadratics would also do, but every root would then need a check.`,
  check: p => {
    const { a, b, k } = p;
    const solutions = solutionsOf(p);
    const three = solutions.length === 3;
    return `${solutions.map(x => `At $x = ${x}$ both sides are ${k * (x - a)}.`).join(' ')}${three ? '' : ` At $x = ${b - k}$ the right side is $${k * (b - k - a)}$, so it fails.`}`;
  },
  principle:
    'A factor shared by both sides is not cancelled but split off: where it is zero there may be a root, and elsewhere its sign decides which roots stay.',
  verify: ({ a, b, k }) => sumOfSolutions(x => Math.abs(x * x - (a + b) * x + a * b) === k * x - k * a),
});

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

const turningSays = ({ a }: ThreeCrossings) =>
  `The branch $x ${a > 0 ? '<' : '\\ge'} ${a}$ holds the turning point of its parabola. Find the value of $k$ there.`;
const turningTex = ({ a, n }: ThreeCrossings, { vertex }: { vertex: Fraction }) =>
  `k = ${polynomialTex(a > 0 ? [-1, a - n, 0] : [1, -a - n, 0])}: \\quad x = ${fractionTex(a > 0 ? q(a - n, 2) : q(a + n, 2))}, \\; k = ${fractionTex(vertex)}`;
const risingSays = ({ a, n }: ThreeCrossings) =>
  `The parabola of the branch $x ${a > 0 ? '\\ge' : '<'} ${a}$ turns at $x = ${fractionTex(a > 0 ? q(a + n, 2) : q(a - n, 2))}$, outside the branch, so there $k$ only rises. Find $k$ at the corner.`;
const risingTex = ({ a, n }: ThreeCrossings, { corner }: { corner: Fraction }) =>
  `k = ${polynomialTex(a > 0 ? [1, -a - n, 0] : [-1, a - n, 0])}: \\quad x = ${a}, \\; k = ${fractionTex(corner)}`;

/** The path from the two values on at which the number of solutions changes. */
const betweenBoth = (
  begun: Path<ThreeCrossings, { slope: number; vertex: Fraction; corner: Fraction }, Value>,
) =>
  begun
    .step(
      'bounds',
      (_p, { vertex, corner }) => (vertex.compare(corner) < 0 ? [vertex, corner] : [corner, vertex]),
      'Three cuts need a height strictly between the turn and the corner.',
      (_p, { bounds: [low = q(0), high = q(0)] }) => `${fractionTex(low)} < k < ${fractionTex(high)}`,
    )
    .step(
      'count',
      (_p, { bounds: [low = q(0), high = q(0)] }) => q(wholeBetween(low, high)),
      'Count the integers strictly between, from the first to the last.',
      (_p, { bounds: [low = q(0), high = q(0)], count }) =>
        `${fractionTex(low.floor(0).add(1))} \\text{ to } ${fractionTex(high.ceil(0).sub(1))}: \\quad ${count}`,
    );

const slope = path<ThreeCrossings>().quiet('slope', ({ n }) => n);

const turnFirst = betweenBoth(
  slope
    .step('vertex', (p, { slope }) => vertexAt(p, slope), turningSays, turningTex)
    .step('corner', (p, { slope }) => cornerAt(p, slope), risingSays, risingTex),
);

const cornerFirst = betweenBoth(
  slope
    .step('corner', (p, { slope }) => cornerAt(p, slope), risingSays, risingTex)
    .step('vertex', (p, { slope }) => vertexAt(p, slope), turningSays, turningTex),
);

type Bounds = { bounds: readonly Fraction[] };

const crossingSlips = [
  {
    misconception: 'takes_vertex_outside_its_branch',
    at: 'corner',
    wrongly: (p: ThreeCrossings) => otherVertex(p),
    words: ({ a }: ThreeCrossings, { vertex, corner }: { vertex: Fraction; corner: Fraction }) =>
      `The turning points of both parabolas, at $k = ${fractionTex(vertex)}$ and $${fractionTex(corner)}$, were taken as bounds; the second lies outside its branch, and the corner at $x = ${a}$ takes its place.`,
  },
  {
    misconception: 'counts_equality',
    at: 'count',
    wrongly: (_p: ThreeCrossings, { vertex, count }: { vertex: Fraction; count: Fraction }) =>
      count.add(whole(vertex) ? 2 : 1),
    words: (_p: ThreeCrossings, { bounds: [low = q(0), high = q(0)], count }: Bounds & { count: Fraction }) =>
      `$${count}$ integers lie from $${fractionTex(low)}$ to $${fractionTex(high)}$ with the bounds; at a bound two of the three solutions fall together.`,
  },
  {
    misconception: 'corner_at_zero',
    at: 'corner',
    wrongly: () => q(0),
    words: ({ a, n }: ThreeCrossings, { vertex }: { vertex: Fraction }) =>
      `Between 0 and $${fractionTex(vertex)}$ the corner is taken to be at $k = 0$; there $x = ${a}$, so the term $${polynomialTex([n, 0])}$ is not zero.`,
  },
  {
    misconception: 'drops_linear_term',
    at: 'slope',
    wrongly: () => 0,
    words: ({ n }: ThreeCrossings, { bounds: [low = q(0), high = q(0)] }: Bounds) =>
      `Bounds of $${fractionTex(low)}$ and $${fractionTex(high)}$ belong to the left side alone; the term $${polynomialTex([n, 0])}$ is part of the parabolas.`,
  },
  {
    misconception: 'off_by_one',
    at: 'count',
    wrongly: (_p: ThreeCrossings, { vertex, count }: { vertex: Fraction; count: Fraction }) =>
      whole(vertex) ? count.add(1) : count.sub(1),
    words: (
      _p: ThreeCrossings,
      { vertex, bounds: [low = q(0), high = q(0)], count }: Bounds & { vertex: Fraction; count: Fraction },
    ) =>
      whole(vertex)
        ? `$${fractionTex(high)} - (${fractionTex(low)})$ is the distance of the bounds; strictly between two integers there is one integer fewer.`
        : `$${count.add(1)} - 1$ takes both bounds off; the one at $${fractionTex(vertex)}$ is no integer, so only the corner is left out.`,
  },
  {
    misconception: 'sign_slip',
    at: 'slope',
    wrongly: ({ n }: ThreeCrossings) => -n,
    words: ({ a, n }: ThreeCrossings, { corner }: { corner: Fraction }) =>
      `Taking $${polynomialTex([n, 0])}$ to the other side without turning its sign puts the corner at $k = ${corner}$ instead of $${-a * n}$.`,
  },
] as const;

const upright = route({ path: turnFirst, slips: crossingSlips });
const downward = route({ path: cornerFirst, slips: crossingSlips });

const threeCrossingsAsked = formOfCases<ThreeCrossings, Fraction>({
  form: 'crossings',
  band: 'Hard',
  revision: 2,
  seconds: 120,
  stem: ({ a, n, turn }) => {
    const line = n > 0 ? `${polynomialTex([n, 0])} + k` : `k ${n === -1 ? '- x' : `- ${-n}x`}`;
    return turn % 2 === 0
      ? `For how many integers $k$ does the equation $x|x ${addedTex(-a)}| = ${line}$ have three different real solutions?`
      : `The line $y = ${line}$ meets the graph of $y = x|x ${addedTex(-a)}|$ in three points. If $k$ is an integer, how many values can it have?`;
  },
  routeOf: ({ a }) => (a > 0 ? upright : downward),
  order: (slips, p) => turnedAfterFirst(slips, p.turn),
  show: shown,
  plausible: value => whole(value) && value.valueOf() > 0,
  snapRead: () =>
    'The unknown stands inside the modulus, beside it and on the right; the number of integers $k$ with three different solutions is asked. The cue is to see $k$ as the height of a line that cuts a graph.',
  approach: p => {
    const { a } = p;
    return `Bring all but $k$ to the left and write the graph branch by branch: two parabolas that join at the corner $x = ${a}$. A horizontal line cuts it three times between the height of the turn and the height of the corner. Check first that a turning point lies in its own branch.`;
  },
  faster: p => {
    const { a, n } = p;
    const { corner, vertex } = turningValues(p);
    const at = a > 0 ? q(a - n, 2) : q(a + n, 2);
    return `Only the ends matter: $x = ${fractionTex(at)}$ gives $k = ${fractionTex(vertex)}$ (double root of $x^2 ${addedTex(a > 0 ? n - a : -a - n)}x ${a > 0 ? '+' : '-'} k$), $x = ${a}$ gives $k = ${fractionTex(corner)}$; count between.`;
  },
  check: p => {
    const { a, n } = p;
    const { corner } = turningValues(p);
    return `At $k = ${fractionTex(corner)}$ the line meets the corner, $x = ${a}$, and one more point, $x = ${-n}$: two solutions only. For large $k$, and for $k$ far below zero, one branch alone is met, once.`;
  },
  principle:
    'Count solutions with a parameter by the graph: write each branch, and take a turning point as a bound only if it lies in its own branch, else the corner.',
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
    return q(count);
  },
});

/** AL.MOD.2 Hard: each branch is a parabola, but one of them never reaches its turning point; the corner takes its place. */
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
