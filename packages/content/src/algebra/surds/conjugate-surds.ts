import type Fraction from 'fraction.js';
import { calc, form, frac, type Path, situation, slip, stop, tex, text } from '../../question/index.ts';
import { fractionTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { turned, turnedAfterFirst } from '../../turned.ts';
import { nearFraction, q } from '../../value.ts';

const shown = (value: Fraction) => `$${fractionTex(value)}$`;
const whole = (value: Fraction) => value.d === 1n;

/** A term outside·√inside; inside 1 for a whole number. Not reduced: it is written as it stands. */
interface Rooted {
  outside: number;
  inside: number;
}

const termTex = ({ outside, inside }: Rooted) =>
  inside === 1 ? String(outside) : `${outside === 1 ? '' : outside}\\sqrt{${inside}}`;
const squareOf = ({ outside, inside }: Rooted) => outside * outside * inside;
const sizeOf = ({ outside, inside }: Rooted) => outside * Math.sqrt(inside);
const isSquare = (n: number) => Number.isInteger(Math.sqrt(n));
const squareFree = (n: number) => [4, 9, 25].every(square => n % square !== 0);

interface Pair {
  u: Rooted;
  v: Rooted;
  kind: 'pair' | 'named';
  turn: number;
}

const sumTex = ({ u, v }: Pair) => `${termTex(u)} + ${termTex(v)}`;
const differenceTex = ({ u, v }: Pair) => `${termTex(u)} - ${termTex(v)}`;

function pairKey({ u, v }: Pair): Fraction {
  const [s, t] = [squareOf(u), squareOf(v)];
  return q(2 * (s + t), s - t);
}

const pairTex = (p: Pair) =>
  `\\frac{${sumTex(p)}}{${differenceTex(p)}} + \\frac{${differenceTex(p)}}{${sumTex(p)}}`;

/** The square of a term with its outside number, or without any number outside its inside number, squared wrongly. */
const wrongSquare = ({ outside, inside }: Rooted) =>
  inside === 1 ? outside * outside : outside === 1 ? inside * inside : outside * inside;

const conjugatePairAsked = form<Pair>(
  'pair',
  {
    band: 'Easy',
    revision: 5,
    verify: ({ u, v }) => {
      const [sum, difference] = [sizeOf(u) + sizeOf(v), sizeOf(u) - sizeOf(v)];
      return nearFraction(sum / difference + difference / sum, 7);
    },
  },
  (p, { step, find }) => {
    const { u, v, kind, turn } = p;
    const squares = find([squareOf(u), squareOf(v)]);
    const [s = 0, t = 0] = squares;
    const bottom = step(calc`${s} - ${t}`, {
      name: 'the common denominator',
      because: text`$(a + b)(a - b) = a^2 - b^2$: squaring removes each root, and the middle terms cancel. So the
        product of the two denominators has no root.`,
      works: value => tex`(${sumTex(p)})(${differenceTex(p)}) = ${s} - ${t} = ${value}`,
    })`
      The two denominators are the sum and the difference of the same two terms. Multiply them to get a common
      denominator: it is the difference of the squares.`;
    const top = step(calc`2 * (${s} + ${t})`, {
      name: 'the new numerator',
      because: text`The first square has plus twice the product of the two terms in its middle, the second has minus
        twice the same product. So only the squares are left, each of them twice.`,
      works: value => tex`(${sumTex(p)})^2 + (${differenceTex(p)})^2 = 2(${s} + ${t}) = ${value}`,
    })`
      Over this common denominator the numerators become the squares of the sum and of the difference. Add them; the
      terms with roots cancel.`;
    const key = step(calc`${top} / ${bottom}`, {
      because: text`Neither number has a root any more, so the whole expression is the quotient of two integers.`,
      works: value => (bottom.equals(1) ? tex`${top}` : tex`\frac{${top}}{${bottom}} = ${frac(value)}`),
    })`
      Divide the new numerator by the common denominator.`;
    const rooted = u.inside === 1 ? v : u;
    return {
      answer: key,
      stem:
        kind === 'named'
          ? wording(
              u.outside + v.inside,
              text`If $x = \frac{${sumTex(p)}}{${differenceTex(p)}}$, what is the value of $x + \frac{1}{x}$?`,
              text`Let $x = \frac{${sumTex(p)}}{${differenceTex(p)}}$. What is the sum of $x$ and its reciprocal?`,
            )
          : wording(
              u.outside + v.inside,
              text`What is the value of $${pairTex(p)}$?`,
              text`The number $${pairTex(p)}$ is rational. Find it.`,
            ),
      show: shown,
      plausible: value => value.compare(2) > 0,
      slips: turned(
        [
          slip('counted_one_too_few', top, calc`${s} + ${t}`)`
            You used the squares ${s} and ${t} only once. Both numerators become squares, and each of them contains
            ${s} and ${t}.`,
          slip('forgot_to_square', squares, () => {
            const [x, y] = [wrongSquare(u), wrongSquare(v)];
            return [x, x === y ? y + 2 * x + 1 : y];
          })`
            You used $${wrongSquare(rooted)}$ as the square of $${termTex(rooted)}$. It is ${squareOf(rooted)}${
              rooted.outside === 1
                ? ', because squaring undoes the root'
                : ', because the number outside is squared too'
            }.`,
          slip('took_a_power_term_by_term', top, calc`4 * ${s}`)`
            You added the numerators first and squared their sum,
            $${termTex({ outside: 2 * u.outside, inside: u.inside })}$. Each numerator has to be squared before they
            are added.`,
          slip('left_out_a_term', top, calc`2 * ${s}`)`
            You used $${top}$ as the numerator, with the squares of $${termTex(u)}$ only. The squares of $${termTex(v)}$
            are added too, also where its sign is minus.`,
          stop('did_not_divide', top)`
            $${top}$ is the sum of the new numerators alone. It has still to be divided by the common denominator,
            ${bottom}.`,
          slip('wrong_sign', top, calc`4 * (${s} + ${t})`)`
            You used $4 \times (${s} + ${t}) = ${top}$ for the sum of the two squares. Each of ${s} and ${t} comes in it
            twice, not four times.`,
        ],
        turn,
      ),
      snapRead: text`${
        kind === 'named'
          ? text`A quotient of surds is given, and the sum of it and its reciprocal is asked`
          : 'The sum of two fractions with surds below is asked'
      }. The denominators${kind === 'named' && ' of the two'} are a sum and the difference of the same terms: multiply
        them.`,
      approach: text`Put both fractions over the product of the denominators. A sum times its difference is a difference
        of squares, so no root is left below; on top the terms with roots cancel. Rationalising each fraction by itself
        leads to the same, with twice the work.`,
      check: text`${pairCheck(p)}`,
      principle: text`Conjugate denominators multiply to a difference of squares: add such fractions over that product
        and the roots disappear.`,
    };
  },
);

/** AL.IND.4 Easy: two denominators that are conjugates; over the common denominator every root is gone. */
const conjugatePair: readonly AnyTemplate[] = situation<Pair>({
  type: 'AL.IND.4',
  situation: 'conjugate',
  draw: draw => {
    const kind = draw.pick(['pair', 'named'] as const);
    const root = () => ({ outside: draw.pick([1, 1, 2, 3]), inside: draw.pick([2, 3, 5, 6, 7, 10, 11]) });
    const number = () => ({ outside: draw.int(2, 9), inside: 1 });
    const [u, v] = [draw.chance(0.4) ? number() : root(), root()];
    const p = { u, v, kind, turn: draw.int(0, 5) };
    if (u.inside === v.inside || squareOf(u) <= squareOf(v) || squareOf(u) > 100) return null;
    const key = pairKey(p);
    return key.d <= 7n && key.n <= 40n ? p : null;
  },
  forms: [conjugatePairAsked],
});

/** Both fractions in decimals. */
function pairCheck({ u, v }: Pair): string {
  const [sum, difference] = [sizeOf(u) + sizeOf(v), sizeOf(u) - sizeOf(v)];
  const [first, second] = [sum / difference, difference / sum];
  return `In decimals the two fractions are about ${first.toFixed(4)} and ${second.toFixed(4)}, together about ${(first + second).toFixed(3)}.`;
}

const rootTex = (n: number) => `\\sqrt{${n}}`;

interface NearWhole {
  /** The number is (p + √m)^n, or (√a + √b)^(2n) with p = a + b and m = 4ab. */
  p: number;
  m: number;
  n: number;
  roots: readonly [number, number] | null;
  turn: number;
}

/** Sums of equal powers of p + √m and p - √m, from the power 0 on. */
function conjugateSums({ p, m, n }: NearWhole): number[] {
  const sums = [2, 2 * p];
  for (let i = 2; i <= n; i += 1) sums.push(2 * p * (sums[i - 1] ?? 0) - (p * p - m) * (sums[i - 2] ?? 0));
  return sums.slice(0, n + 1);
}

const sumOfPowers = (drawn: NearWhole) => conjugateSums(drawn).at(-1) ?? 0;
/** Whether the power of the conjugate is negative, so that the number lies above the whole sum. */
const conjugateBelowZero = ({ p, m, n }: NearWhole) => p * p < m && n % 2 === 1;
const nearWholeTex = ({ p, m, n, roots }: NearWhole) =>
  roots
    ? `\\left(${rootTex(roots[0])} + ${rootTex(roots[1])}\\right)^{${2 * n}}`
    : `\\left(${p} + ${rootTex(m)}\\right)^{${n}}`;

/** The whole sum with every binomial coefficient between the ends left out. */
const sumWithoutCoefficients = ({ p, m, n }: NearWhole) => {
  let sum = 0;
  for (let i = 0; i <= n; i += 2) sum += p ** (n - i) * m ** (i / 2);
  return 2 * sum;
};

/** The number and its conjugate, once a single root is left. */
const conjugatesTex = ({ p, m, roots }: NearWhole) =>
  roots
    ? ([`${p} + 2${rootTex(m / 4)}`, `${p} - 2${rootTex(m / 4)}`] as const)
    : ([`${p} + ${rootTex(m)}`, `${p} - ${rootTex(m)}`] as const);

/** The smaller of the two terms less the other, as the sentences name it. */
const conjugateBase = ({ p, m, roots }: NearWhole) =>
  roots ? `$${rootTex(roots[0])} - ${rootTex(roots[1])}$` : `$${p} - ${rootTex(m)}$`;

/** The number with its roots rounded before raising, and the rounded parts. */
function roundedFirst({ p, m, n, roots }: NearWhole, digits: number) {
  const parts = (roots ?? [p * p, m]).map(n2 => Number(Math.sqrt(n2).toFixed(digits)));
  const base = parts.reduce((total, part) => total + part, 0);
  return {
    number: q(Math.floor(base ** (roots ? 2 * n : n))),
    shown: parts.filter((_, i) => roots || i === 1).join(' and '),
  };
}

const plainNumber = (given: NearWhole, { step }: Path) => {
  const { p, m, n } = given;
  step([2 * p, p * p - m], {
    name: 'the sum and the product with the conjugate',
    because: text`In the sum of a number and its conjugate the roots cancel, and in their product they are squared. So
      both are whole numbers, and every sum of equal powers can be built from them.`,
    works: ([sum, product]) => {
      const [x, y] = conjugatesTex(given);
      return tex`(${x}) + (${y}) = ${sum}, \quad (${x})(${y}) = ${product}`;
    },
  })`
    Put the conjugate beside the number: the same terms with a minus between them. Find their sum and their product.`;
  const amount = step(sumOfPowers(given), {
    name: 'the sum of the two powers',
    because: text`Multiplying a sum of equal powers by the sum of the two numbers gives the next sum and two mixed
      terms. These are the product times the sum before, so that is subtracted.`,
    works: () => {
      const sums = conjugateSums(given);
      const product = p * p - m;
      const chain = sums
        .map((s, i) =>
          i < 2
            ? ''
            : `s_${i} = ${2 * p} \\times ${sums[i - 1]} ${product < 0 ? '+' : '-'}
              ${Math.abs(product) === 1 ? '' : `${Math.abs(product)} \\times `}${sums[i - 2]} = ${s}`,
        )
        .filter(text => text !== '');
      return tex`s_0 = 2, \; s_1 = ${2 * p}, \; ${chain.join(', \\; ')}`;
    },
  })`
    Let $s_k$ be the sum of the two powers with the exponent $k$. The next one is the sum of the two numbers times the
    last one, less their product times the one before. Begin with $s_0 = 2$.`;
  const bounds = step(conjugateBelowZero(given) ? [q(-1), q(0)] : [q(0), q(1)], {
    because: text`The whole sum is the wanted power and the power of the conjugate. How far the wanted power is from
      the whole sum depends only on the second one.`,
    works: () => {
      const below = conjugateBelowZero(given);
      const [, y] = conjugatesTex(given);
      return tex`${y} \approx ${(p - Math.sqrt(m)).toFixed(3)} \;\Rightarrow\; ${below ? '-1 < ' : '0 < '}(${y})^${n} <
        ${below ? '0' : '1'}`;
    },
  })`
    The conjugate is less than $1$ in size, so its power is small. See whether it is positive or negative.`;
  const [, most = q(0)] = bounds;
  const floor = step(calc`${amount} - ${most}`, {
    because: text`Less a small positive number, a whole number falls just below itself. Less a small negative number,
      it rises just above itself.`,
    works: value => {
      const [x] = conjugatesTex(given);
      return tex`${value} < (${x})^${n} < ${value.add(1)} \;\Rightarrow\; ${value}`;
    },
  })`
    The wanted power is the whole sum less this small power. Read the greatest integer that is not above it.`;
  return {
    answer: floor,
    slips: [
      slip('wrong_sign', floor, conjugateBelowZero(given) ? calc`${amount} - 1` : amount)`
        ${
          conjugateBelowZero(given)
            ? text`You subtracted $1$ from the whole sum: $${amount} - 1$. ${conjugateBase(given)} is negative and so
              is its odd power, so the number lies above that sum.`
            : text`You gave the whole sum of the two powers, $${amount}$. The power of ${conjugateBase(given)} is a
              small positive part of it, so the number lies just below.`
        }`,
      slip('got_the_middle_term_wrong', amount, sumWithoutCoefficients(given))`
        You used every term of the expansion once, for a whole sum of $${amount}$. The middle terms have binomial
        coefficients.`,
      slip('rounded_the_wrong_way', floor, roundedFirst(given, 0).number)`
        You rounded the roots to whole numbers (${roundedFirst(given, 0).shown}) before raising them to the power. The
        error grows with the power.`,
      slip('rounded_the_wrong_way', floor, roundedFirst(given, 1).number)`
        You rounded the roots to one decimal (${roundedFirst(given, 1).shown}) before raising them to the power. The
        error grows with the power.`,
      slip('halved_needlessly', floor, calc`${amount} / 2`)`
        You halved $${amount}$. That is the part of the terms without a root; the terms with a root are about as
        large.`,
      slip('rounded_the_wrong_way', floor, calc`${amount} + 1`)`
        ${
          conjugateBelowZero(given)
            ? text`You gave $${amount} + 1$, the next integer above the number. The greatest integer that is not above
              it is wanted.`
            : text`You added the small power of the conjugate to the whole sum and rounded up to $${amount} + 1$. It
              has to be subtracted.`
        }`,
      slip('rounded_the_wrong_way', floor, calc`${amount} - 2`)`
        ${
          conjugateBelowZero(given)
            ? text`You subtracted $2$ from the whole sum: $${amount} - 2$. The power of ${conjugateBase(given)} is
              negative, so nothing is subtracted.`
            : text`You subtracted $2$ from the whole sum: $${amount} - 2$. The power of ${conjugateBase(given)} is less
              than $1$, so only $1$ is subtracted.`
        }`,
      slip('took_a_power_term_by_term', amount, n % 2 === 0 && calc`2 * (${p}^${n} + ${m}^(${n} / 2))`)`
        You raised each term by itself, for a whole sum of $${amount}$. The power of a sum has mixed terms as well.`,
    ],
  };
};

/** Squaring first leaves one root; then the number is a plain one. */
const squaredNumber = (given: NearWhole, path: Path) => {
  path.step(given.p, {
    because: text`A square of a sum of two roots has only one root left, in its middle term. The power to be found is
      half as high then.`,
    works: tex`\left(${rootTex(given.roots?.[0] ?? 0)} + ${rootTex(given.roots?.[1] ?? 0)}\right)^2 =
      ${conjugatesTex(given)[0]}`,
  })`
    Square the base first, so that a single root is left.`;
  return plainNumber(given, path);
};

const nearWholeAsked = form<NearWhole>(
  'whole-number',
  {
    band: 'Medium',
    seconds: 70,
    revision: 3,
    verify: ({ p, m, n, roots }) => {
      // Multiply out exactly: the number is whole + times·√under all the way.
      const [first, second, under] = roots ? [roots[0] + roots[1], 2, roots[0] * roots[1]] : [p, 1, m];
      let [wholePart, times] = [1, 0];
      for (let i = 0; i < n; i += 1)
        [wholePart, times] = [wholePart * first + times * second * under, wholePart * second + times * first];
      let root = 0;
      while ((root + 1) ** 2 <= times * times * under) root += 1;
      return wholePart + root;
    },
  },
  (given, path) => {
    const { roots, p, m, n, turn } = given;
    const route = roots ? squaredNumber(given, path) : plainNumber(given, path);
    return {
      answer: route.answer,
      stem: text`What is the greatest integer that does not exceed $${nearWholeTex(given)}$?`,
      show: shown,
      plausible: value => whole(value) && value.valueOf() > 0,
      // The root to one decimal gives the power within a few per cent.
      onSight: value => Math.abs(value.valueOf() / sumOfPowers(given) - 1) < 0.04,
      slips: turnedAfterFirst(route.slips, turn),
      snapRead: text`The greatest integer in a power of a sum with roots is asked. The matching difference is less than
        $1$ in size: put its power beside it.`,
      approach: text`Add the same power of the conjugate. In the sum of both, every root cancels, so it is a whole
        number, and the power of the conjugate is small. So the number is that whole number minus a small part, whose
        sign decides.${roots ? ' Squaring first leaves one root and a smaller power.' : ''}`,
      check: text`In decimals the base${roots ? ', squared,' : ''} is about ${(p + Math.sqrt(m)).toFixed(4)}, and its
        power ${n} is about ${((p + Math.sqrt(m)) ** n).toFixed(2)}.`,
      principle: text`A power of a sum with a root and the same power of its conjugate add up to a whole number; if the
        conjugate is smaller than $1$ in size, the greatest integer follows.`,
    };
  },
);

/**
 * AL.IND.4 Medium: the number and its conjugate add up to a whole number, and the conjugate is the small missing
 * part.
 */
const nearWhole: readonly AnyTemplate[] = situation<NearWhole>({
  type: 'AL.IND.4',
  situation: 'near',
  draw: draw => {
    const turn = draw.int(0, 5);
    if (draw.chance(0.45)) {
      const b = draw.int(2, 8);
      const a = b + draw.int(1, 3);
      const drawn: NearWhole = { p: a + b, m: 4 * a * b, n: draw.pick([2, 2, 3]), roots: [a, b], turn };
      const small = Math.sqrt(a) - Math.sqrt(b) < 1 && !isSquare(a) && !isSquare(b) && !isSquare(a * b);
      return small && squareFree(a) && squareFree(b) && sumOfPowers(drawn) <= 3000 ? drawn : null;
    }
    const p = draw.int(1, 5);
    const m = draw.int((p - 1) ** 2 + 1, (p + 1) ** 2 - 1);
    const drawn: NearWhole = { p, m, n: draw.pick([3, 3, 4, 5]), roots: null, turn };
    const sum = sumOfPowers(drawn);
    return isSquare(m) || !squareFree(m) || sum < 50 || sum > 1500 ? null : drawn;
  },
  forms: [nearWholeAsked],
});

export const conjugateSurds: readonly AnyTemplate[] = [...conjugatePair, ...nearWhole];
