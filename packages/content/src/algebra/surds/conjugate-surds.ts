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
    const bottom = step(
      calc`${s} - ${t}`,
      value => tex`(${sumTex(p)})(${differenceTex(p)}) = ${s} - ${t} = ${value}`,
    )`
      Multiply the two denominators: sum times difference.`;
    const top = step(
      calc`2 * (${s} + ${t})`,
      value => tex`(${sumTex(p)})^2 + (${differenceTex(p)})^2 = 2(${s} + ${t}) = ${value}`,
    )`
      Add the numerators over this common denominator; the terms with roots cancel.`;
    const key = step(calc`${top} / ${bottom}`, value =>
      bottom.equals(1) ? tex`${top}` : tex`\frac{${top}}{${bottom}} = ${frac(value)}`,
    )`
      Divide.`;
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
            Only one numerator was given its squares, ${s} and ${t}; multiplied out, both hold them.`,
          slip('forgot_to_square', squares, () => {
            const [x, y] = [wrongSquare(u), wrongSquare(v)];
            return [x, x === y ? y + 2 * x + 1 : y];
          })`
            That takes $${wrongSquare(rooted)}$ for the square of $${termTex(rooted)}$; it is
            ${squareOf(rooted)}${
              rooted.outside === 1
                ? ', since squaring undoes the root'
                : ', since the number outside is squared too'
            }.`,
          slip('took_a_power_term_by_term', top, calc`4 * ${s}`)`
            The sum of the squares of the numerators was replaced by the square of their sum,
            $${termTex({ outside: 2 * u.outside, inside: u.inside })}$; squares are added one by one.`,
          slip('left_out_a_term', top, calc`2 * ${s}`)`
            $${top}$ on top holds only the squares of $${termTex(u)}$; those of $${termTex(v)}$ are added too, also
            where its sign is minus.`,
          stop('did_not_divide', top)`
            The common denominator, ${bottom}, was left out: $${top}$ is the sum of the new numerators alone.`,
          slip('wrong_sign', top, calc`4 * (${s} + ${t})`)`
            $4 \times (${s} + ${t}) = ${top}$ takes the sum of the two squares as four times the squares of the terms;
            it is twice them.`,
        ],
        turn,
      ),
      snapRead: text`${
        kind === 'named'
          ? text`A quotient of surds is given, and the sum of it and its reciprocal is
        asked`
          : 'The sum of two fractions with surds below is asked'
      }.
        The denominators${kind === 'named' && ' of the two'} are a sum and the difference of the same terms:
        conjugates.`,
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
  step([2 * p, p * p - m], ([sum, product]) => {
    const [x, y] = conjugatesTex(given);
    return tex`(${x}) + (${y}) = ${sum}, \quad (${x})(${y}) = ${product}`;
  })`
    Take the number with its conjugate: find their sum and their product.`;
  const amount = step(sumOfPowers(given), () => {
    const sums = conjugateSums(given);
    const product = p * p - m;
    const chain = sums
      .map((s, i) =>
        i < 2
          ? ''
          : `s_${i} = ${2 * p} \\times ${sums[i - 1]} ${product < 0 ? '+' : '-'} ${Math.abs(product) === 1 ? '' : `${Math.abs(product)} \\times `}${sums[i - 2]} = ${s}`,
      )
      .filter(text => text !== '');
    return tex`s_0 = 2, \; s_1 = ${2 * p}, \; ${chain.join(', \\; ')}`;
  })`
    Sums of equal powers follow from these two: the next is the sum times the last, less the product times the one
    before. Begin with 2 for the power 0.`;
  const bounds = step(conjugateBelowZero(given) ? [q(-1), q(0)] : [q(0), q(1)], () => {
    const below = conjugateBelowZero(given);
    const [, y] = conjugatesTex(given);
    return tex`${y} \approx ${(p - Math.sqrt(m)).toFixed(3)} \;\Rightarrow\; ${below ? '-1 < ' : '0 < '}(${y})^${n} <
      ${below ? '0' : '1'}`;
  })`
    See where the power of the conjugate lies.`;
  const [, most = q(0)] = bounds;
  const floor = step(calc`${amount} - ${most}`, value => {
    const [x] = conjugatesTex(given);
    return tex`${value} < (${x})^${n} < ${value.add(1)} \;\Rightarrow\; ${value}`;
  })`
    Take it off the whole sum and read off the integer below.`;
  return {
    answer: floor,
    slips: [
      slip('wrong_sign', floor, conjugateBelowZero(given) ? calc`${amount} - 1` : amount)`
        ${
          conjugateBelowZero(given)
            ? text`$${amount} - 1$ takes 1 off the whole sum; ${conjugateBase(given)} is
          negative and so is its odd power, so the number lies above that sum.`
            : text`This takes the whole sum of the
            two powers, $${amount}$; the power of ${conjugateBase(given)} is a small positive part of it, so the
            number lies just below.`
        }`,
      slip('got_the_middle_term_wrong', amount, sumWithoutCoefficients(given))`
        Every term of the expansion taken once makes a whole sum of $${amount}$; the middle terms have binomial
        coefficients.`,
      slip('rounded_the_wrong_way', floor, roundedFirst(given, 0).number)`
        The roots were rounded to whole numbers (${roundedFirst(given, 0).shown}) before raising to the power; the error
        grows with the power.`,
      slip('rounded_the_wrong_way', floor, roundedFirst(given, 1).number)`
        With the roots to one decimal (${roundedFirst(given, 1).shown}) the power is still too inexact: the error grows
        with it.`,
      slip('halved_needlessly', floor, calc`${amount} / 2`)`
        Half of $${amount}$ is what the terms without a root make; the terms with a root are about as large.`,
      slip('rounded_the_wrong_way', floor, calc`${amount} + 1`)`
        ${
          conjugateBelowZero(given)
            ? text`$${amount} + 1$ is the next integer above the number; the greatest integer
          that is not above it is asked.`
            : text`$${amount} + 1$ takes the small power of the conjugate as added to
            the whole sum and then rounded up; it has to come off.`
        }`,
      slip('rounded_the_wrong_way', floor, calc`${amount} - 2`)`
        ${
          conjugateBelowZero(given)
            ? text`$${amount} - 2$ takes 2 off the whole sum; the power of
          ${conjugateBase(given)} is negative, so nothing has to come off.`
            : text`$${amount} - 2$ takes 2 off the
            whole sum; the power of ${conjugateBase(given)} is less than 1, so only 1 has to come off.`
        }`,
      slip('took_a_power_term_by_term', amount, n % 2 === 0 && calc`2 * (${p}^${n} + ${m}^(${n} / 2))`)`
        Each term raised by itself makes a whole sum of $${amount}$; the power of a sum has mixed terms as well.`,
    ],
  };
};

const squaredNumber = (given: NearWhole, { step }: Path) => {
  const { p, roots, m, n } = given;
  step(
    p,
    tex`\left(${rootTex(roots?.[0] ?? 0)} + ${rootTex(roots?.[1] ?? 0)}\right)^2 = ${conjugatesTex(given)[0]}`,
  )`
    Square first, so that a single root is left.`;
  step([2 * p, p * p - m], ([sum, product]) => {
    const [x, y] = conjugatesTex(given);
    return tex`(${x}) + (${y}) = ${sum}, \quad (${x})(${y}) = ${product}`;
  })`
    Take the number with its conjugate: find their sum and their product.`;
  const amount = step(sumOfPowers(given), () => {
    const sums = conjugateSums(given);
    const product = p * p - m;
    const chain = sums
      .map((s, i) =>
        i < 2
          ? ''
          : `s_${i} = ${2 * p} \\times ${sums[i - 1]} ${product < 0 ? '+' : '-'} ${Math.abs(product) === 1 ? '' : `${Math.abs(product)} \\times `}${sums[i - 2]} = ${s}`,
      )
      .filter(text => text !== '');
    return tex`s_0 = 2, \; s_1 = ${2 * p}, \; ${chain.join(', \\; ')}`;
  })`
    Sums of equal powers follow from these two: the next is the sum times the last, less the product times the one
    before. Begin with 2 for the power 0.`;
  const bounds = step(conjugateBelowZero(given) ? [q(-1), q(0)] : [q(0), q(1)], () => {
    const below = conjugateBelowZero(given);
    const [, y] = conjugatesTex(given);
    return tex`${y} \approx ${(p - Math.sqrt(m)).toFixed(3)} \;\Rightarrow\; ${below ? '-1 < ' : '0 < '}(${y})^${n} <
      ${below ? '0' : '1'}`;
  })`
    See where the power of the conjugate lies.`;
  const [, most = q(0)] = bounds;
  const floor = step(calc`${amount} - ${most}`, value => {
    const [x] = conjugatesTex(given);
    return tex`${value} < (${x})^${n} < ${value.add(1)} \;\Rightarrow\; ${value}`;
  })`
    Take it off the whole sum and read off the integer below.`;
  return {
    answer: floor,
    slips: [
      slip('wrong_sign', floor, conjugateBelowZero(given) ? calc`${amount} - 1` : amount)`
        ${
          conjugateBelowZero(given)
            ? text`$${amount} - 1$ takes 1 off the whole sum; ${conjugateBase(given)} is
          negative and so is its odd power, so the number lies above that sum.`
            : text`This takes the whole sum of the
            two powers, $${amount}$; the power of ${conjugateBase(given)} is a small positive part of it, so the
            number lies just below.`
        }`,
      slip('got_the_middle_term_wrong', amount, sumWithoutCoefficients(given))`
        Every term of the expansion taken once makes a whole sum of $${amount}$; the middle terms have binomial
        coefficients.`,
      slip('rounded_the_wrong_way', floor, roundedFirst(given, 0).number)`
        The roots were rounded to whole numbers (${roundedFirst(given, 0).shown}) before raising to the power; the error
        grows with the power.`,
      slip('rounded_the_wrong_way', floor, roundedFirst(given, 1).number)`
        With the roots to one decimal (${roundedFirst(given, 1).shown}) the power is still too inexact: the error grows
        with it.`,
      slip('halved_needlessly', floor, calc`${amount} / 2`)`
        Half of $${amount}$ is what the terms without a root make; the terms with a root are about as large.`,
      slip('rounded_the_wrong_way', floor, calc`${amount} + 1`)`
        ${
          conjugateBelowZero(given)
            ? text`$${amount} + 1$ is the next integer above the number; the greatest integer
          that is not above it is asked.`
            : text`$${amount} + 1$ takes the small power of the conjugate as added to
            the whole sum and then rounded up; it has to come off.`
        }`,
      slip('rounded_the_wrong_way', floor, calc`${amount} - 2`)`
        ${
          conjugateBelowZero(given)
            ? text`$${amount} - 2$ takes 2 off the whole sum; the power of
          ${conjugateBase(given)} is negative, so nothing has to come off.`
            : text`$${amount} - 2$ takes 2 off the
            whole sum; the power of ${conjugateBase(given)} is less than 1, so only 1 has to come off.`
        }`,
      slip('took_a_power_term_by_term', amount, n % 2 === 0 && calc`2 * (${p}^${n} + ${m}^(${n} / 2))`)`
        Each term raised by itself makes a whole sum of $${amount}$; the power of a sum has mixed terms as well.`,
    ],
  };
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
      snapRead: text`A power of a sum with roots, and the greatest integer in it is asked; the number itself is
        irrational. The cue is that the matching difference is less than 1 in size.`,
      approach: text`Put the same power of the conjugate beside it. In the sum of both, every root cancels, so it is a
        whole number, and the power of the conjugate is small. So the number is that whole number minus a small part,
        whose sign decides.${roots ? ' Squaring first leaves one root and a smaller power.' : ''}`,
      check: text`In decimals the base${roots ? ', squared,' : ''} is about ${(p + Math.sqrt(m)).toFixed(4)}, and its
        power ${n} is about ${((p + Math.sqrt(m)) ** n).toFixed(2)}.`,
      principle: text`A power of a surd sum and the same power of its conjugate add up to a whole number; where the
        conjugate is smaller than 1 in size, the integer part follows, with care for its sign.`,
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
