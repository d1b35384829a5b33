import type Fraction from 'fraction.js';
import { addedTex, fractionTex, polynomialTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { template } from '../../template.ts';
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

/** AL.MOD.2 Easy: two linear branches; a root counts only where the other side is not negative. */
const lineMeetsModulus = template<LineAndModulus, Fraction>({
  type: 'AL.MOD.2',
  band: 'Easy',
  variant: 'line-meets-modulus',
  revision: 3,
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
  stem: p => {
    const equation = `|${polynomialTex([p.a, -p.b])}| = ${lineTex(p)}`;
    return wording(
      p.a + p.b + p.d,
      `What is the sum of all real numbers $x$ that satisfy $${equation}$?`,
      `The equation $${equation}$ has one or more real solutions. Find the only one, or the sum of all.`,
      `Add up all those real values of $x$ for which $${equation}$ is true.`,
    );
  },
  answer: p => sumOf(branchRoots(p).filter(root => holdsOnRight(p, root))),
  slips: p => {
    const { a, b, c, d, turn } = p;
    const [kept, turnedRoot] = branchRoots(p);
    const valid = [kept, turnedRoot].filter(root => holdsOnRight(p, root));
    const both = valid.length === 2;
    const failing = holdsOnRight(p, kept) ? turnedRoot : kept;
    const failed = `the right side would be $${fractionTex(rightSide(p, failing))}$`;
    const constantSlip = q(d - b, a - c);
    const halfTurned = q(-b - d, a + c);
    const rightHalfTurned = q(b + d, a + c);
    return turnedAfterFirst(
      [
        {
          misconception: both ? 'one_branch_only' : 'keeps_extraneous_root',
          value: both ? kept : kept.add(turnedRoot),
          words: both
            ? `This takes only $x = ${fractionTex(kept)}$, from the branch with the sign kept; the other branch has a root as well.`
            : `That takes both roots, but at $x = ${fractionTex(failing)}$ ${failed}, and a modulus is not negative.`,
        },
        {
          misconception: both ? 'one_branch_only' : 'keeps_wrong_root',
          value: both ? turnedRoot : failing,
          words: both
            ? `$x = ${fractionTex(turnedRoot)}$ is the root of the branch with the sign turned alone; the other branch has one as well.`
            : `For $x = ${fractionTex(failing)}$ ${failed}, and a modulus is not negative.`,
        },
        {
          misconception: 'turns_first_term_only',
          value: holdsOnRight(p, kept) ? kept.add(halfTurned) : halfTurned,
          words: `That answer takes only the first term of the left side with the sign turned; the whole of $${polynomialTex([a, -b])}$ turns.`,
        },
        {
          misconception: 'turns_first_term_only',
          value: holdsOnRight(p, kept) ? kept.add(rightHalfTurned) : rightHalfTurned,
          words: `This takes only the first term of the right side with the sign turned; the whole of $${lineTex(p)}$ turns.`,
        },
        {
          misconception: 'reports_value_of_modulus',
          value: sumOf(valid.map(root => rightSide(p, root))),
          words: `That takes the value of the two sides${both ? ', added up,' : ''} for the value of $x$.`,
        },
        {
          misconception: 'sign_slip',
          value: holdsOnRight(p, kept) ? constantSlip.add(both ? turnedRoot : 0) : q(b + d, a + c),
          words: 'One constant went to the other side and kept its sign.',
        },
        {
          misconception: 'product_for_sum',
          value: kept.mul(turnedRoot),
          words: `$${fractionTex(kept)} \\times ${turnedRoot.s < 0n ? `(${fractionTex(turnedRoot)})` : fractionTex(turnedRoot)}$ is the product of the roots of both branches; the sum of the solutions is asked.`,
        },
      ],
      turn,
    );
  },
  show: shown,
  plausible: whole,
  solution: p => {
    const { a, b } = p;
    const [kept, turnedRoot] = branchRoots(p);
    const valid = [kept, turnedRoot].filter(root => holdsOnRight(p, root));
    const key = sumOf(valid);
    const judged = (root: Fraction) =>
      `x = ${fractionTex(root)}: \\; ${lineTex(p)} = ${fractionTex(rightSide(p, root))}`;
    return {
      snapRead: `A modulus equals an expression that holds $x$ itself; the sum of all solutions is asked. The right side may become negative, and that is the cue to check each root.`,
      approach: `Solve once with the sign of the left side kept and once with it turned. Then keep a root only if the right side is not negative there: a modulus never is. A sketch of the V and the line shows at once how many crossings there are.`,
      steps: [
        {
          says: 'Keep the sign and solve.',
          works: `${polynomialTex([a, -b])} = ${lineTex(p)} \\;\\Rightarrow\\; x = ${fractionTex(kept)}`,
          value: kept,
        },
        {
          says: 'Turn the sign of the whole left side and solve.',
          works: `${polynomialTex([-a, b])} = ${lineTex(p)} \\;\\Rightarrow\\; x = ${fractionTex(turnedRoot)}`,
          value: turnedRoot,
        },
        {
          says: 'Work out the right side for each root; it may not be negative. Add the roots that pass.',
          works: `${judged(kept)}; \\quad ${judged(turnedRoot)} \\;\\Rightarrow\\; \\text{sum } ${fractionTex(key)}`,
          value: key,
        },
      ],
      check: [kept, turnedRoot]
        .map(
          root =>
            `At $x = ${fractionTex(root)}$ the left side is ${fractionTex(root.mul(a).sub(b).abs())} and the right side $${fractionTex(rightSide(p, root))}$.`,
        )
        .join(' '),
      principle:
        'When the unknown stands outside the modulus too, each branch gives only a candidate: keep it if the other side is not negative there.',
    };
  },
  verify: ({ a, b, c, d }) => sumOfSolutions(x => Math.abs(a * x - b) === c * x + d),
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

/** AL.MOD.2 Medium: both sides share a factor; cancelling it loses a root, and forgetting its sign adds one. */
const sharedFactor = template<SharedFactor, Fraction>({
  type: 'AL.MOD.2',
  band: 'Medium',
  seconds: 80,
  variant: 'shared-factor',
  revision: 2,
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
  stem: ({ a, b, k }) => {
    const equation = `|${polynomialTex([1, -a - b, a * b])}| = ${polynomialTex([k, -k * a])}`;
    return wording(
      a + b + k,
      `What is the sum of all real numbers $x$ that satisfy $${equation}$?`,
      `The equation $${equation}$ has more than one real solution. Find the sum of its solutions.`,
    );
  },
  answer: p => q(total(solutionsOf(p))),
  slips: p => {
    const { a, b, k, turn } = p;
    const solutions = solutionsOf(p);
    const key = total(solutions);
    const low = b - k;
    const three = solutions.length === 3;
    return turnedAfterFirst(
      [
        {
          misconception: 'cancels_factor_loses_root',
          value: q(key - a),
          words: `That answer takes the factor $${polynomialTex([1, -a])}$ out of both sides and lost its root $x = ${a}$, where both sides are zero.`,
        },
        {
          misconception: three ? 'one_branch_only' : 'keeps_extraneous_root',
          value: three ? q(key - low) : q(key + low),
          words: three
            ? `This takes the branch with the sign kept only; $x = ${low}$ from the other branch also fits.`
            : `That takes $x = ${low}$ as a solution; there the right side is $${k * (low - a)}$, and a modulus is not negative.`,
        },
        {
          misconception: three ? 'cancels_factor_and_one_branch' : 'cancels_factor_keeps_extraneous_root',
          value: three ? q(b + k) : q(2 * b),
          words: three
            ? `Cancelling lost $x = ${a}$, and the branch with the sign turned gives $x = ${low}$: $x = ${b + k}$ is only one of three.`
            : `The factor $${polynomialTex([1, -a])}$ was cancelled as if it were positive; it may be zero or negative: $x = ${a}$ fits and $x = ${low}$ does not.`,
        },
        {
          misconception: 'roots_of_left_side',
          value: q(a + b),
          words:
            'That answer takes the numbers for which the left side is zero; both sides have to be equal.',
        },
        {
          misconception: 'counts_shared_root_twice',
          value: q(key + a),
          words: `This takes $x = ${a}$ once for each branch; it is one solution.`,
        },
        {
          misconception: 'sums_roots_of_both_quadratics',
          value: q(2 * (a + b)),
          words: `That takes the roots of both quadratics as they come; $x = ${a}$ is a root of both and counts once${three ? '' : `, and $x = ${low}$ fails`}.`,
        },
        {
          misconception: 'drops_sign_of_root',
          value: q(total(solutions.map(Math.abs))),
          words: `$${solutions.map(x => Math.abs(x)).join(' + ')}$ adds the sizes of the solutions; a negative solution lowers the sum.`,
        },
        {
          misconception: 'turned_branch_only',
          value: q(a + low),
          words: `$${a} + ${low < 0 ? `(${low})` : low}$ comes from the branch with the sign turned only; $x = ${b + k}$ from the other branch fits.`,
        },
      ],
      turn,
    );
  },
  show: shown,
  plausible: whole,
  solution: p => {
    const { a, b, k } = p;
    const solutions = solutionsOf(p);
    const key = total(solutions);
    const factor = polynomialTex([1, -a]);
    const other = polynomialTex([1, -b]);
    const three = solutions.length === 3;
    return {
      snapRead:
        'The modulus of a quadratic equals a linear expression, and the sum of all solutions is asked. Both sides turn out to share a factor.',
      approach: `Factorise both sides. The shared factor is either zero, which gives one root, or it can be divided out; then the right side shows that it must be positive, and a simple modulus equation is left. Squaring or two quadratics would also do, but every root would then need a check.`,
      steps: [
        {
          says: 'Factorise both sides and look for what they share.',
          works: `|(${factor})(${other})| = ${k === 1 ? '' : k}(${factor})`,
          value: [q(a), q(b)],
        },
        {
          says: 'See what happens where the shared factor is zero: both sides are zero, so this is a solution.',
          works: `${factor} = 0 \\;\\Rightarrow\\; x = ${a}`,
          value: q(a),
        },
        {
          says: 'Elsewhere the right side must be positive, so the shared factor is positive and can be divided out.',
          works: `x > ${a}: \\quad |${other}| = ${k} \\;\\Rightarrow\\; x = ${b + k} \\text{ or } x = ${b - k}`,
          value: [q(b + k), q(b - k)],
        },
        {
          says: `Keep only what is greater than ${a}, and add all solutions.`,
          works: `${solutions.map((x, i) => (i === 0 ? String(x) : bracketed(x))).join(' + ')} = ${key}`,
          value: q(key),
        },
      ],
      check: `${solutions.map(x => `At $x = ${x}$ both sides are ${k * (x - a)}.`).join(' ')}${three ? '' : ` At $x = ${b - k}$ the right side is $${k * (b - k - a)}$, so it fails.`}`,
      principle:
        'A factor shared by both sides is not cancelled but split off: where it is zero there may be a root, and elsewhere its sign decides which roots stay.',
    };
  },
  verify: ({ a, b, k }) => sumOfSolutions(x => Math.abs(x * x - (a + b) * x + a * b) === k * x - k * a),
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

/** AL.MOD.2 Hard: each branch is a parabola, but one of them never reaches its turning point; the corner takes its place. */
const threeCrossings = template<ThreeCrossings, Fraction>({
  type: 'AL.MOD.2',
  band: 'Hard',
  seconds: 120,
  variant: 'three-crossings',
  revision: 2,
  draw: draw => {
    const a = draw.pick([-1, 1, 1]) * draw.int(3, 10);
    const n = draw.int(-Math.abs(a) + 1, Math.abs(a) - 1);
    const p = { a, n, turn: draw.int(0, 5) };
    const { low, high } = turningValues(p);
    const count = wholeBetween(low, high);
    return n === 0 || count < 3 || count > 40 ? null : p;
  },
  stem: ({ a, n, turn }) => {
    const line = n > 0 ? `${polynomialTex([n, 0])} + k` : `k ${n === -1 ? '- x' : `- ${-n}x`}`;
    return turn % 2 === 0
      ? `For how many integers $k$ does the equation $x|x ${addedTex(-a)}| = ${line}$ have three different real solutions?`
      : `The line $y = ${line}$ meets the graph of $y = x|x ${addedTex(-a)}|$ in three points. If $k$ is an integer, how many values can it have?`;
  },
  answer: p => {
    const { low, high } = turningValues(p);
    return q(wholeBetween(low, high));
  },
  slips: p => {
    const { a, n, turn } = p;
    const { vertex, low, high } = turningValues(p);
    const count = wholeBetween(low, high);
    const inclusive = count + 1 + (whole(vertex) ? 1 : 0);
    const otherVertex = a > 0 ? q(-((a + n) ** 2), 4) : q((a - n) ** 2, 4);
    const between = (one: Fraction, two: Fraction) =>
      q(one.compare(two) < 0 ? wholeBetween(one, two) : wholeBetween(two, one));
    return turnedAfterFirst(
      [
        {
          misconception: 'takes_vertex_outside_its_branch',
          value: between(vertex, otherVertex),
          words: `The turning points of both parabolas, at $k = ${fractionTex(vertex)}$ and $${fractionTex(otherVertex)}$, were taken as bounds; the second lies outside its branch, and the corner at $x = ${a}$ takes its place.`,
        },
        {
          misconception: 'counts_equality',
          value: q(inclusive),
          words: `$${inclusive}$ integers lie from $${fractionTex(low)}$ to $${fractionTex(high)}$ with the bounds; at a bound two of the three solutions fall together.`,
        },
        {
          misconception: 'corner_at_zero',
          value: between(q(0), vertex),
          words: `Between 0 and $${fractionTex(vertex)}$ the corner is taken to be at $k = 0$; there $x = ${a}$, so the term $${polynomialTex([n, 0])}$ is not zero.`,
        },
        {
          misconception: 'drops_linear_term',
          value: between(q(0), q(a * a, 4)),
          words: `Bounds of 0 and $${fractionTex(q(a * a, 4))}$ belong to the left side alone; the term $${polynomialTex([n, 0])}$ is part of the parabolas.`,
        },
        {
          misconception: 'off_by_one',
          value: q(whole(vertex) ? count + 1 : count - 1),
          words: whole(vertex)
            ? `$${fractionTex(high)} - (${fractionTex(low)})$ is the distance of the bounds; strictly between two integers there is one integer fewer.`
            : `$${count} - 1$ takes both bounds off; the one at $${fractionTex(vertex)}$ is no integer, so only the corner is left out.`,
        },
        {
          misconception: 'sign_slip',
          value: between(q(a * n), a > 0 ? q((a + n) ** 2, 4) : q(-((a - n) ** 2), 4)),
          words: `Taking $${polynomialTex([n, 0])}$ to the other side without turning its sign puts the corner at $k = ${a * n}$ instead of $${-a * n}$.`,
        },
      ],
      turn,
    );
  },
  show: shown,
  plausible: value => whole(value) && value.valueOf() > 0,
  solution: p => {
    const { a, n } = p;
    const { corner, vertex, low, high } = turningValues(p);
    const count = wholeBetween(low, high);
    const lower = polynomialTex([-1, a - n, 0]);
    const upper = polynomialTex([1, -a - n, 0]);
    const first = low.floor(0).add(1);
    const last = high.ceil(0).sub(1);
    const at = a > 0 ? q(a - n, 2) : q(a + n, 2);
    const outside = a > 0 ? q(a + n, 2) : q(a - n, 2);
    const turning = {
      says: `The branch $x ${a > 0 ? '<' : '\\ge'} ${a}$ holds the turning point of its parabola. Find the value of $k$ there.`,
      works: `k = ${a > 0 ? lower : upper}: \\quad x = ${fractionTex(at)}, \\; k = ${fractionTex(vertex)}`,
      value: vertex,
    };
    const rising = {
      says: `The parabola of the branch $x ${a > 0 ? '\\ge' : '<'} ${a}$ turns at $x = ${fractionTex(outside)}$, outside the branch, so there $k$ only rises. Find $k$ at the corner.`,
      works: `k = ${a > 0 ? upper : lower}: \\quad x = ${a}, \\; k = ${fractionTex(corner)}`,
      value: corner,
    };
    return {
      snapRead:
        'The unknown stands inside the modulus, beside it and on the right; the number of integers $k$ with three different solutions is asked. The cue is to see $k$ as the height of a line that cuts a graph.',
      faster: `Only the ends matter: $x = ${fractionTex(at)}$ gives $k = ${fractionTex(vertex)}$ (double root of $x^2 ${addedTex(a > 0 ? n - a : -a - n)}x ${a > 0 ? '+' : '-'} k$), $x = ${a}$ gives $k = ${fractionTex(corner)}$; count between.`,
      approach: `Bring all but $k$ to the left and write the graph branch by branch: two parabolas that join at the corner $x = ${a}$. A horizontal line cuts it three times between the height of the turn and the height of the corner. Check first that a turning point lies in its own branch.`,
      steps: [
        ...(a > 0 ? [turning, rising] : [rising, turning]),
        {
          says: 'Three cuts need a height strictly between the turn and the corner.',
          works: `${fractionTex(low)} < k < ${fractionTex(high)}`,
          value: [low, high],
        },
        {
          says: 'Count the integers strictly between, from the first to the last.',
          works: `${fractionTex(first)} \\text{ to } ${fractionTex(last)}: \\quad ${count}`,
          value: q(count),
        },
      ],
      check: `At $k = ${fractionTex(corner)}$ the line meets the corner, $x = ${a}$, and one more point, $x = ${-n}$: two solutions only. For large $k$, and for $k$ far below zero, one branch alone is met, once.`,
      principle:
        'Count solutions with a parameter by the graph: write each branch, and take a turning point as a bound only if it lies in its own branch, else the corner.',
    };
  },
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

export const modulusEquations: readonly AnyTemplate[] = [lineMeetsModulus, sharedFactor, threeCrossings];
