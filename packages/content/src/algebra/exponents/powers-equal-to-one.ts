import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, polynomialTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** LaTeX of (x - a). */
const bracket = (a: number) => `(${polynomialTex([1, -a])})`;
/** The expanded (x - p)(x - r). */
const expanded = (p: number, r: number) => polynomialTex([1, -(p + r), p * r]);

interface OneLinear {
  /** (x - a) to the power (x - p)(x - r). */
  a: number;
  p: number;
  r: number;
  frame: number;
}

const baseAboveZero = form<OneLinear>(
  'sum-with-a-positive-base',
  {
    band: 'Easy',
    seconds: 55,
    revision: 2,
    verify: ({ a, p, r }) => {
      let sum = 0;
      for (let x = a + 1; x <= 60; x += 1) if ((x - a) ** ((x - p) * (x - r)) === 1) sum += x;
      return q(sum);
    },
  },
  ({ a, p, r, frame }, { step, find }) => {
    const equation = tex`${bracket(a)}^{${expanded(p, r)}} = 1`;
    const one = step(calc`${a} + 1`, {
      name: 'the solution with the base 1',
      works: value => tex`${polynomialTex([1, -a])} = 1 \quad \Rightarrow \quad x = ${value}`,
      because: text`For example $2^3$ and $2^{-3}$ are not $1$, but $2^0$ and $1^3$ are. With a positive base there is
        no third way.`,
    })`
      For $x > ${a}$ the base is positive. Such a power is $1$ in two cases: the base is $1$, or the exponent is $0$.
      Take the base first.`;
    const roots = step([p, r], {
      because: text`Every positive number raised to the power $0$ is $1$. So the base need not be $1$ here, it only has
        to be positive.`,
      name: 'the roots of the exponent',
      works: ([first, second]) =>
        tex`${expanded(p, r)} = 0 \quad \Rightarrow \quad x = ${first} \text{ or } x = ${second}`,
    })`
      Now let the exponent be $0$. Factorise it to find its roots.`;
    const kept = find(roots[0], { name: 'the root that is allowed' });
    const sum = step(calc`${one} + ${kept}`, {
      because: text`At the other root the base is negative, and the question asks only for numbers greater than
        $${a}$.`,
    })`
      Only the first of these two roots is greater than $${a}$, so only it is a solution. Add it to the solution with
      the base $1$.`;
    return {
      answer: sum,
      stem:
        frame === 0
          ? text`What is the sum of all real numbers $x > ${a}$ for which $${equation}$?`
          : frame === 1
            ? text`Find the sum of the solutions of $${equation}$ that are greater than $${a}$.`
            : frame === 2
              ? text`On the part of the number line to the right of $${a}$, Farah marks every $x$ that satisfies
                $${equation}$. What is the sum of the marked numbers?`
              : text`The equation $${equation}$ is to be solved in real numbers with $x > ${a}$. Which number does one
                get by adding all its solutions?`,
      show: plain,
      plausible: value => value.d === 1n,
      slips: [
        slip('left_out_a_case', sum, p)`
          $${sum}$ uses the exponent $0$ only. A power is also $1$ when its base is $1$.`,
        slip('ignored_a_condition', kept, calc`${p} + ${r}`)`
          Both roots of the exponent were added, ${here}, but $${r}$ is not greater than $${a}$.`,
        slip('left_out_a_case', sum, p + r)`
          $${p}$ and $${r}$ are the roots of the exponent. One of them is not greater than $${a}$, and the base may
          also be $1$.`,
        slip('lost_a_solution', kept, 0)`
          Only the base $1$ was considered. The exponent may also be $0$ when the base is another number.`,
        slip('kept_a_case_that_is_ruled_out', sum, calc`${one} + ${p} + (${a} - 1)`)`
          ${here} includes the number for which the base is $-1$. That number lies to the left of $${a}$.`,
        slip('wrong_sign', kept, -r !== p && r < 0 && -r)`
          The exponent was factorised with a wrong sign, so $${-r}$ was taken for its root in place of $${r}$.`,
        slip('kept_a_case_that_is_ruled_out', sum, calc`${one} + ${p} + ${a}`)`
          ${here} includes $${a}$ itself, where the base is $0$. No power of $0$ is $1$ here.`,
      ],
      snapRead: text`A power with the unknown in base and exponent equals $1$, and the base is positive.`,
      approach: text`With a positive base there are two cases: base $1$ or exponent $0$. Solve each and keep the
        solutions in the allowed part.`,
      check: text`At $x = ${a + 1}$ the base is $1$. At $x = ${p}$ the base is $${p - a}$ and the exponent is $0$. At
        $x = ${r}$ the base would be $${r - a}$.`,
      principle: text`A power of a positive base is $1$ when the base is $1$ or the exponent is $0$, and in no other
        case.`,
    };
  },
);

const minusOneCounts = ({ a, p, r }: OneLinear) => ((a - 1 - p) * (a - 1 - r)) % 2 === 0;
const isBaseZero = ({ a, r }: OneLinear) => a === r;

const anyBase = form<OneLinear>(
  'sum-with-any-base',
  {
    band: 'Medium',
    seconds: 90,
    revision: 3,
    verify: ({ a, p, r }) => {
      let sum = 0;
      for (let x = -80; x <= 80; x += 1) {
        const [base, exponent] = [x - a, (x - p) * (x - r)];
        if (base !== 0 && Math.abs(base ** exponent - 1) < 1e-12) sum += x;
      }
      return q(sum);
    },
  },
  (given, { step }) => {
    const { a, p, r, frame } = given;
    const equation = tex`${bracket(a)}^{${expanded(p, r)}} = 1`;
    const exponentThere = (a - 1 - p) * (a - 1 - r);
    const one = step(calc`${a} + 1`, {
      because: text`$1$ raised to any power is $1$, so here the exponent need not be looked at. It is only one case of
        three.`,
      name: 'the solution with the base 1',
      works: value => tex`${polynomialTex([1, -a])} = 1 \quad \Rightarrow \quad x = ${value}`,
    })`
      A power is $1$ if the base is $1$, if the exponent is $0$ and the base is not, or if the base is $-1$ and the
      exponent even. Begin with the base $1$.`;
    const zero = step(isBaseZero(given) ? p : calc`${p} + ${r}`, {
      name: 'what the exponent 0 contributes',
      works: value =>
        isBaseZero(given)
          ? tex`${expanded(p, r)} = 0 \quad \Rightarrow \quad x = ${value} \text{ or } x = ${r}`
          : tex`${expanded(p, r)} = 0 \quad \Rightarrow \quad x = ${p} \text{ or } x = ${r}`,
      because: text`$0^0$ has no value, so a root of the exponent that makes the base $0$ is no solution.`,
    })`
      Take the exponent $0$ next. ${
        isBaseZero(given)
          ? text`At $x = ${r}$ the base is $0$ as well, so only the other root counts.`
          : text`The base is not $0$ at either root, so both count.`
      }`;
    const minus = step(minusOneCounts(given) ? a - 1 : 0, {
      because: text`$(-1)^2 = 1$, but $(-1)^3 = -1$: the sign changes with each factor. So only an even exponent gives
        $1$.`,
      name: 'what the base -1 contributes',
      works: () =>
        tex`x = ${a - 1}: \quad ${expanded(p, r)} = ${exponentThere}, \quad (-1)^{${exponentThere}} = ${
          minusOneCounts(given) ? 1 : -1
        }`,
    })`
      Last, let the base be $-1$. Work out the exponent for this $x$ and see whether it is even.`;
    const sum = step(calc`${one} + (${zero}) + (${minus})`)`
      Add the numbers that are solutions in the three cases.`;
    return {
      answer: sum,
      stem:
        frame === 0
          ? text`What is the sum of all real numbers $x$ that satisfy $${equation}$?`
          : frame === 1
            ? text`Find the sum of the distinct real solutions of the equation $${equation}$.`
            : frame === 2
              ? text`Thomas writes down each real value of $x$ for which $${bracket(a)}^{${expanded(p, r)}}$ is equal to
                $1$. What is the sum of these values?`
              : text`If $S$ is the set of all real $x$ for which $${equation}$, what do the members of $S$ add up to?`,
      show: plain,
      plausible: value => value.d === 1n,
      slips: [
        slip('kept_a_false_root', minus, !minusOneCounts(given) && a - 1)`
          $x = ${a - 1}$ was kept, where the base is $-1$. The exponent is $${exponentThere}$ there, an odd number, so
          the power is $-1$.`,
        slip('left_out_a_case', minus, minusOneCounts(given) && 0)`
          The case of the base $-1$ is missing. At $x = ${a - 1}$ the exponent is $${exponentThere}$, an even number,
          and the power is $1$.`,
        slip('ignored_the_domain', zero, isBaseZero(given) && calc`${p} + ${r}`)`
          $x = ${r}$ was kept, where the exponent is $0$. The base is $0$ there as well, and $0^0$ has no value.`,
        slip('left_out_a_case', sum, calc`${p} + (${r})`)`
          ${here} adds the roots of the exponent. The bases $1$ and $-1$ have to be looked at, too${
            isBaseZero(given) && text`, and at $x = ${r}$ the base is $0$`
          }.`,
        slip('left_out_a_case', one, 0)`
          You left out the base $1$. At $x = ${a + 1}$ the power is $1$ whatever the exponent is.`,
        slip('left_out_a_case', zero, r !== a && p)`
          You used only one root of the exponent, $${p}$. At $x = ${r}$ the exponent is $0$ as well, and the base is
          not $0$.`,
        slip('left_out_a_case', sum, calc`${a + 1} + (${a - 1})`)`
          ${here} adds the numbers with the bases $1$ and $-1$. A power with the exponent $0$ is $1$ as well, and this
          case is missing.`,
      ],
      snapRead: text`The unknown stands in base and exponent, and the power equals $1$: three cases.`,
      approach: text`Go through base $1$, exponent $0$ and base $-1$. In the second case the base must not be $0$, and
        in the third the exponent must be even.`,
      check: text`At $x = ${a + 1}$ the power is $1^{${(a + 1 - p) * (a + 1 - r)}}$, at $x = ${p}$ it is $${
        p - a < 0 ? `(${p - a})` : p - a
      }^{0}$, and at $x = ${a - 1}$ it is $(-1)^{${exponentThere}}$.`,
      principle: text`A power is $1$ in three cases: base $1$, exponent $0$ with a base that is not $0$, base $-1$ with
        an even exponent.`,
    };
  },
);

interface TwoQuadratics {
  /** The base is (x - e)(x - f) - 1, the exponent (x - p)(x - r). */
  e: number;
  f: number;
  p: number;
  r: number;
  frame: number;
}

/** The roots of base = -1 with an even exponent. */
const evenOnes = ({ e, f, p, r }: TwoQuadratics) => [e, f].filter(x => ((x - p) * (x - r)) % 2 === 0);
const notZeroYet = (given: TwoQuadratics) => evenOnes(given).filter(x => x !== given.p && x !== given.r);
const listed = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

const quadraticBase = form<TwoQuadratics>(
  'sum-with-a-quadratic-base',
  {
    band: 'Hard',
    seconds: 140,
    revision: 2,
    also: ['AL.QUA.1'],
    verify: ({ e, f, p, r }) => {
      const rational = new Set<number>();
      for (let x = -60; x <= 60; x += 1) {
        const base = (x - e) * (x - f) - 1;
        const exponent = (x - p) * (x - r);
        if (base !== 0 && Math.abs(base) !== 1 && exponent === 0) rational.add(x);
        if (base === 1 || (base === -1 && Math.abs(exponent) % 2 === 0)) rational.add(x);
      }
      const half = Math.sqrt((e - f) ** 2 + 8) / 2;
      const irrational = [(e + f) / 2 - half, (e + f) / 2 + half].filter(x => !Number.isInteger(x));
      return q(Math.round(listed([...rational, ...irrational])));
    },
  },
  (given, { step }) => {
    const { e, f, p, r, frame } = given;
    const base = expanded2([e, f], -1);
    const exponent = expanded(p, r);
    const equation = tex`(${base})^{${exponent}} = 1`;
    const one = step(calc`${e} + (${f})`, {
      name: 'the sum of the solutions with the base 1',
      works:
        value => tex`${expanded2([e, f], -2)} = 0, \quad D = ${(e - f) ** 2 + 8} > 0 \quad \Rightarrow \quad x_1 + x_2 =
        ${value}`,
      because: text`The roots are irrational, but only their sum is needed; the discriminant says that there are two.`,
    })`
      Base $1$: the two roots are real, since the discriminant is positive. Read their sum from the coefficients.`;
    const zero = step(calc`${p} + (${r})`, {
      name: 'the sum of the roots of the exponent',
      works: (_v, w) =>
        tex`${exponent} = 0 \quad \Rightarrow \quad x = ${p} \text{ or } x = ${r}, \quad ${w}`,
    })`
      Exponent $0$: factorise. The base is not $0$ at these two numbers, so both are solutions.`;
    const minus = step(listed(notZeroYet(given)), {
      name: 'what the base -1 adds',
      works: value =>
        tex`x = ${e} \text{ or } x = ${f}: \quad \text{exponents } ${(e - p) * (e - r)} \text{ and }
          ${(f - p) * (f - r)}
          \quad \Rightarrow \quad \text{new solutions add up to } ${value}`,
      because: text`An odd power of $-1$ is $-1$; and a number that already makes the exponent $0$ is not counted
        again.`,
    })`
      Base $-1$: $${expanded2([e, f], 0)} = 0$. Work out the exponent at both roots; only an even one gives $1$, and a
      root of the exponent is counted already.`;
    const sum = step(calc`${one} + (${zero}) + (${minus})`)`
      Add the distinct solutions.`;
    const rejected = [e, f].filter(x => !evenOnes(given).includes(x));
    const already = evenOnes(given).filter(x => x === p || x === r);
    return {
      answer: sum,
      stem:
        frame === 0
          ? text`What is the sum of all distinct real numbers $x$ that satisfy $${equation}$?`
          : frame === 1
            ? text`Find the sum of the different real roots of the equation $${equation}$, irrational ones included.`
            : frame === 2
              ? text`For which total do the real solutions of $${equation}$ add up, if each of them is taken once?`
              : text`Nikhil finds every real $x$ for which the base $${base}$, raised to the power $${exponent}$, gives
                $1$, and adds these numbers. Which sum is correct?`,
      show: plain,
      plausible: value => value.d === 1n,
      slips: [
        slip('kept_a_false_root', minus, calc`${listed(notZeroYet(given))} + (${listed(rejected)})`)`
          Here $x = ${rejected[0] ?? 0}$ was kept, where the base is $-1$ and the exponent odd. The power is $-1$
          there.`,
        slip('counted_twice', minus, already.length > 0 && listed(evenOnes(given)))`
          $x = ${already[0] ?? 0}$ was counted twice, once for the exponent $0$ and once for the base $-1$.`,
        slip('lost_a_solution', one, 0)`
          The solutions with the base $1$ were dropped, since $${expanded2([e, f], -2)} = 0$ has no whole roots. Its
          roots are real.`,
        slip('left_out_a_case', minus, already.length === 0 && 0)`
          The base $-1$ was left out. At $x = ${evenOnes(given)[0] ?? 0}$ the exponent is even and the power is $1$.`,
        stop('left_out_a_case', zero)`
          $${zero}$ is the sum of the two numbers that make the exponent $0$. The bases $1$ and $-1$ were not
          considered.`,
        slip('left_out_a_case', zero, 0)`
          The exponent $0$ was left out, though $x = ${p}$ and $x = ${r}$ make it $0$.`,
        slip('wrong_sign', one, calc`-(${e} + (${f}))`)`
          The sum of the roots with the base $1$ was taken as $${one}$; it is the opposite of the coefficient of $x$.`,
        slip('wrong_sign', zero, calc`-(${p} + (${r}))`)`
          The roots of the exponent were given the sum $${zero}$, with the signs of the brackets.`,
      ],
      snapRead: text`Quadratics stand in base and exponent, and the power is $1$: three cases, and only sums are
        needed.`,
      approach: text`For the base $1$ the sum of the roots is enough, once they are known to be real. For the base $-1$
        test whether the exponent is even. A number that comes up in two cases counts once.`,
      check: text`At $x = ${e}$ and $x = ${f}$ the base is $-1$, with the exponents $${(e - p) * (e - r)}$ and
        $${(f - p) * (f - r)}$. At $x = ${p}$ and $x = ${r}$ the base is $${(p - e) * (p - f) - 1}$ and
        $${(r - e) * (r - f) - 1}$, so not $0$.`,
      principle: text`Where a sum of solutions is asked, roots that do not come out whole still count: their sum stands
        in the coefficients.`,
    };
  },
);

/** The expanded (x - e)(x - f) + c. */
function expanded2([e, f]: readonly [number, number], c: number): string {
  return polynomialTex([1, -(e + f), e * f + c]);
}

/** AL.IND.3: powers equal to 1 with the unknown in base and exponent. */
export const powersEqualToOne: readonly AnyTemplate[] = [
  ...situation<OneLinear>({
    type: 'AL.IND.3',
    situation: 'linear-base-above-zero',
    tries: 100,
    draw: draw => {
      const a = draw.int(-5, 9);
      const p = { a, p: a + draw.int(2, 9), r: a - draw.int(2, 9), frame: draw.int(0, 3) };
      return a !== 0 && p.r !== 0 && p.p !== 0 && p.p + p.r !== 0 && p.a + p.p + 1 > 0 ? p : null;
    },
    forms: [baseAboveZero],
  }),
  ...situation<OneLinear>({
    type: 'AL.IND.3',
    situation: 'linear-base',
    tries: 200,
    draw: draw => {
      const a = draw.int(-6, 9);
      const p = {
        a,
        p: a + draw.pick([-8, -7, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7, 8]),
        r: draw.chance(0.5) ? a : a + draw.pick([-7, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7]),
        frame: draw.int(0, 3),
      };
      const isFit = a !== 0 && Math.abs(a) !== 1 && p.p !== 0 && p.r !== 0 && p.p !== p.r && p.p + p.r !== 0;
      return isFit && Math.abs((a - 1 - p.p) * (a - 1 - p.r)) < 100 ? p : null;
    },
    forms: [anyBase],
  }),
  ...situation<TwoQuadratics>({
    type: 'AL.IND.3',
    situation: 'quadratic-base-and-exponent',
    tries: 400,
    draw: draw => {
      const e = draw.int(-7, 8);
      const f = e + draw.pick([3, 5, 7]);
      const p = draw.chance(0.4) ? draw.pick([e, f]) : draw.int(-9, 9);
      const r = p + 2 * draw.pick([-4, -3, -2, -1, 1, 2, 3, 4]);
      const given = { e, f, p, r, frame: draw.int(0, 3) };
      const isFit = [e, f, p, r].every(x => x !== 0) && e + f !== 0 && p + r !== 0 && r !== e && r !== f;
      const bases = [p, r].map(x => (x - e) * (x - f) - 1);
      return isFit && e * f !== 1 && e * f !== 2 && bases.every(b => b !== 1 && b !== 0) ? given : null;
    },
    forms: [quadraticBase],
  }),
];
