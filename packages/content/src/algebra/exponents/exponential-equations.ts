import type Fraction from 'fraction.js';
import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, fractionTex, polynomialTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { turned, turnedAfterFirst } from '../../turned.ts';
import { q } from '../../value.ts';

const shown = (value: Fraction) => `$${fractionTex(value)}$`;
const whole = (value: Fraction) => value.d === 1n;
const bracket = (constant: number) => polynomialTex([1, constant]);
const difference = (a: number, b: number) => `${a} - ${b < 0 ? `(${b})` : b}`;

interface OneBase {
  prime: number;
  /** The bases are prime^s and prime^t, the exponents x + u and x + v. */
  s: number;
  t: number;
  u: number;
  v: number;
  turn: number;
}

const oneBaseAsked = form<OneBase>(
  'base',
  {
    band: 'Easy',
    revision: 2,
    verify: ({ prime, s, t, u, v }) => {
      // Compare both powers, exactly, for every whole x of the range.
      const size = (base: number, exponent: number) =>
        exponent >= 0 ? q(BigInt(base) ** BigInt(exponent)) : q(1).div(q(BigInt(base) ** BigInt(-exponent)));
      for (let x = -6; x <= 20; x += 1) if (size(prime ** s, x + u).equals(size(prime ** t, x + v))) return x;
      throw new Error('no x fits');
    },
  },
  ({ s, t, prime, u, v, turn }, { step }) => {
    const powers = step([s, t], {
      because: text`Two powers with different bases cannot be compared. ${prime ** s} and ${prime ** t} are both powers
        of ${prime}, and a power of a power multiplies the exponents.`,
      works: () => {
        const exponent = (by: number, constant: number) =>
          by === 1 ? bracket(constant) : `${by}(${bracket(constant)})`;
        return tex`${prime}^{${exponent(s, u)}} = ${prime}^{${exponent(t, v)}}`;
      },
    })`
      Both bases are powers of ${prime}. Write both sides with base ${prime}, so that they can be compared.`;
    const [onLeft, onRight] = powers;
    const constants = step([calc`${onLeft} * ${u}`, calc`${onRight} * ${v}`], {
      because: text`With different exponents one of the two powers would be larger. The factor before a bracket
        multiplies the whole exponent, its constant too.`,
      works: tex`${polynomialTex([s, s * u])} = ${polynomialTex([t, t * v])}`,
    })`
      Powers of one base are equal only if their exponents are equal. Set the exponents equal and multiply out the
      brackets.`;
    const [left, right] = constants;
    const x = step(calc`(${left} - ${right}) / (${onRight} - ${onLeft})`, {
      because: text`A term that goes to the other side changes its sign, because the same is subtracted from both
        sides.`,
      works: value =>
        tex`(${Math.max(s, t)} - ${Math.min(s, t)})x = ${t > s ? difference(s * u, t * v) : difference(t * v, s * u)}
          \;\Rightarrow\; x = ${frac(value)}`,
    })`
      This is a linear equation. Bring the terms with $x$ to one side and the constants to the other, and divide.`;
    return {
      answer: x,
      stem: () => {
        const [left, right] = [`${prime ** s}^{${bracket(u)}}`, `${prime ** t}^{${bracket(v)}}`];
        return wording(
          u + v + s,
          text`If $${left} = ${right}$, what is the value of $x$?`,
          text`Find the real number $x$ for which the powers $${left}$ and $${right}$ are equal.`,
        );
      },
      show: shown,
      plausible: whole,
      slips: turned(
        [
          slip('misused_a_law_of_exponents', constants, [u, v])`
            You multiplied only $x$ by the power of the base: $${polynomialTex([s, u])} = ${polynomialTex([t, v])}$. The
            whole exponent is multiplied, its constant too.`,
          slip('misused_a_law_of_exponents', constants, t > 1 ? [s * u, v] : [u, t * v])`
            You multiplied only $x$ by ${t > 1 ? t : s}. The whole exponent is multiplied, so the constant gets the
            factor too.`,
          slip('swapped_the_two', powers, [t, s])`
            You exchanged the exponents of the bases: ${prime ** s} is ${prime} to the power ${s}, and ${prime ** t} is
            ${prime} to the power ${t}.`,
          slip('wrong_sign', x, calc`(${left} + ${right}) / (${onRight} - ${onLeft})`)`
            You moved the constant $${t * v}$ to the other side without changing its sign.`,
          slip('wrong_sign', x, calc`-${x}`)`
            You subtracted $${s * u}$ and $${t * v}$ the wrong way round and got $${frac(x)}$, so the sign of $x$ is
            turned.`,
        ],
        turn,
      ),
      snapRead: text`Two powers with different bases are equal, and $x$ is in both exponents. Both bases are powers
        of one small number, ${prime}: use it as the base.`,
      approach: text`Write both sides as powers of ${prime}. Equal powers of one base have equal exponents, so a linear
        equation is left. Multiply the whole exponent, not only $x$.`,
      check: text`With this $x$ both sides are ${prime} to the power ${x.add(u).mul(s).valueOf()}.`,
      principle: text`Bring both sides of an equation between powers to one base; then set the exponents equal, and
        multiply each whole exponent by the power of its base.`,
    };
  },
);

/** AL.IND.2 Easy: two powers of one prime; the whole exponent is multiplied. */
const oneBase: readonly AnyTemplate[] = situation<OneBase>({
  type: 'AL.IND.2',
  situation: 'one',
  draw: draw => {
    const prime = draw.pick([2, 2, 3, 5]);
    const [s = 1, t = 2] = draw.some(
      prime === 2 ? [1, 2, 3, 4, 5] : prime === 3 ? [1, 2, 3, 4] : [1, 2, 3],
      2,
    );
    const p = { prime, s, t, u: draw.int(-5, 7), v: draw.int(-5, 7), turn: draw.int(0, 3) };
    const x = q(s * p.u - t * p.v, t - s);
    return p.u !== 0 &&
      p.v !== 0 &&
      p.u !== p.v &&
      whole(x) &&
      x.valueOf() >= -6 &&
      x.valueOf() <= 20 &&
      !x.equals(0)
      ? p
      : null;
  },
  forms: [oneBaseAsked],
});

interface Hidden {
  base: number;
  /** The two solutions, the smaller first. */
  i: number;
  j: number;
  frame: number;
}

const middleOf = ({ base, i, j }: Hidden) => base ** i + base ** j;

const sumOfExponents = form<Hidden>(
  'sum-of-two-exponents',
  {
    band: 'Easy',
    seconds: 55,
    revision: 2,
    also: ['AL.QUA.1'],
    verify: p => {
      // Every quarter between -5 and 15, in the size of the terms.
      let found = q(0);
      for (let k = -20; k <= 60; k += 1) {
        const x = k / 4;
        const terms = [p.base ** (2 * x), -middleOf(p) * p.base ** x, p.base ** (p.i + p.j)];
        const sum = terms.reduce((total, term) => total + term, 0);
        if (Math.abs(sum) < 1e-9 * Math.max(...terms.map(Math.abs))) found = found.add(q(k, 4));
      }
      return found;
    },
  },
  (p, { step, find }) => {
    const { base, i, j, frame } = p;
    const product = step(calc`${base}^(${i} + ${j})`, {
      name: text`the product of the two powers`,
      because: text`$${base * base}^x = (${base}^2)^x = (${base}^x)^2$, so the first power is $t^2$. The roots $t$ need
        not be found, since only a sum of exponents is asked.`,
      works: value =>
        tex`t = ${base}^x: \quad ${polynomialTex([1, -middleOf(p), base ** (i + j)], 't')} = 0, \quad t_1 t_2 =
          ${value}`,
    })`
      The base $${base * base}$ is the square of $${base}$. Let $t = ${base}^x$: this gives a quadratic in $t$, and the
      product of its two roots is the constant term.`;
    const root = find(base);
    const sum = step(Math.round(Math.log(Number(product)) / Math.log(Number(root))), {
      because: text`Multiplying a product of three equal factors by one of four gives seven of them, so exponents are
        added. Not the sum of the roots $t$: that is a sum of powers, not of exponents.`,
      works: value =>
        tex`${base}^{x_1} \cdot ${base}^{x_2} = ${base}^{x_1 + x_2} = ${product}, \quad x_1 + x_2 = ${value}`,
    })`
      The two roots are $${base}^{x_1}$ and $${base}^{x_2}$. In a product of powers the exponents add up, so write the
      product as a power of $${base}$ and read off the sum.`;
    return {
      answer: sum,
      stem: () => {
        const equation = tex`${base * base}^x - ${middleOf(p)} \cdot ${base}^x + ${base ** (i + j)} = 0`;
        return wording(
          frame,
          text`What is the sum of all real numbers $x$ that satisfy $${equation}$?`,
          text`The equation $${equation}$ has two real solutions. Find their sum.`,
          text`The curves $y = ${base * base}^x + ${base ** (i + j)}$ and $y = ${middleOf(p)} \cdot ${base}^x$
            meet at two points. What do the $x$-coordinates of these points add up to?`,
        );
      },
      show: shown,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('mixed_up_sum_and_product', sum, calc`${i} * ${j}`)`
          $${i} \times ${j}$ is the product of the two solutions. The question asks for their sum.`,
        slip('lost_a_solution', sum, j)`
          $x = ${j}$ belongs to the larger value of $${base}^x$, which is $${base ** j}$; the other value gives a
          solution as well.`,
        slip('misused_a_law_of_exponents', sum, calc`${sum} / 2`)`
          You wrote $${product}$ as a power of $${base * base}$. The roots of the quadratic are powers of $${base}$, so
          the exponent belongs to $${base}$.`,
        slip('answered_another_quantity', sum, middleOf(p))`
          $${middleOf(p)}$ is the sum of the two values of $${base}^x$. The values of $x$ are the exponents of these
          powers.`,
        slip('took_a_power_for_a_product', sum, calc`${sum} * ${base}`)`
          On the way back from $${product}$ you treated powers of $${base}$ as multiples of $${base}$. The exponent
          counts the factors $${base}$ in it.`,
        slip('lost_a_solution', sum, i)`
          $x = ${i}$ belongs to the smaller value of $${base}^x$, which is $${base ** i}$; the other value gives a
          solution as well.`,
        slip('misused_a_law_of_exponents', sum, calc`${sum} * 2`)`
          You doubled the exponent because of $${base * base}^x$. The number $${product}$ is the product of two values
          of $${base}^x$ itself.`,
      ],
      snapRead: text`Powers of $${base * base}$ and of $${base}$ stand in one equation, and a sum of solutions is asked:
        a quadratic in disguise.`,
      approach: text`With $${base}^x$ as the unknown the equation is a quadratic, and the product of its roots is the
        constant term. In a product of powers exponents are added, so the solutions themselves are not needed.`,
      check: text`The solutions are $${i}$ and $${j}$: $${base ** i} + ${base ** j} = ${base ** i + base ** j}$ and
        $${base ** i} \times ${base ** j} = ${base ** (i + j)}$ are the coefficients.`,
      principle: text`When one power is the square of another, the product of the values of the smaller one holds the
        sum of the exponents.`,
    };
  },
);

/** AL.IND.2 Easy: a quadratic hidden in powers. */
const hiddenQuadratic = situation<Hidden>({
  type: 'AL.IND.2',
  situation: 'hidden-sum',
  draw: draw => {
    const base = draw.pick([2, 2, 2, 3, 3, 5, 7]);
    const i = draw.int(1, base === 2 ? 5 : base === 3 ? 3 : base === 5 ? 2 : 1);
    const j = i + draw.int(1, base === 2 ? 4 : base === 3 ? 2 : 1);
    return base ** (i + j) > 20_000 ? null : { base, i, j, frame: draw.int(0, 2) };
  },
  tries: 10,
  forms: [sumOfExponents],
});

interface Homogeneous {
  a: number;
  b: number;
  i: number;
  j: number;
  ask: 'sum' | 'product';
  turn: number;
}

const ratioPower = (a: number, b: number, n: number) => q(a, b).pow(n) as Fraction;

/** Whole coefficients of a^2x, (ab)^x and b^2x, without a common factor, so that (a/b)^x has the two given values. */
function coefficients({ a, b, i, j }: Homogeneous): [number, number, number] {
  const first = ratioPower(a, b, i);
  const second = ratioPower(a, b, j);
  const list = [q(1), first.add(second).neg(), first.mul(second)];
  const scale = list.reduce((common, term) => common.lcm(q(1, 1).mul(term.d)), q(1));
  const whole = list.map(term => term.mul(scale));
  const shared = whole.reduce((common, term) => common.gcd(term));
  return whole.map(term => Number(term.div(shared).valueOf())) as [number, number, number];
}

/** The power that is substituted. */
const substituteTex = ({ a, b }: Homogeneous) => `$\\left(\\frac{${a}}{${b}}\\right)^x$`;

const threeBasesAsked = form<Homogeneous>(
  'bases',
  {
    band: 'Medium',
    seconds: 70,
    revision: 2,
    verify: p => {
      // Every quarter between -8 and 8.
      const { a, b, ask } = p;
      const [first, middle, last] = coefficients(p);
      const found: Fraction[] = [];
      for (let k = -32; k <= 32; k += 1) {
        const x = k / 4;
        const terms = [first * (a * a) ** x, middle * (a * b) ** x, last * (b * b) ** x];
        const sum = terms.reduce((total, term) => total + term, 0);
        if (Math.abs(sum) < 1e-9 * Math.max(...terms.map(Math.abs))) found.push(q(k, 4));
      }
      return found.reduce(
        (total, x) => (ask === 'sum' ? total.add(x) : total.mul(x)),
        q(ask === 'sum' ? 0 : 1),
      );
    },
  },
  (p, { step }) => {
    const { a, b, i, j, ask, turn } = p;
    step(
      coefficients(p).map(c => q(c)),
      {
        because: text`No base is a power of another, so they cannot be brought to one. But ${a * a} and ${a * b} both
          become powers of $\frac{${a}}{${b}}$ when they are divided by ${b * b}.`,
        works: () => {
          const [first, middle, last] = coefficients(p);
          const ratio = `\\left(\\frac{${a}}{${b}}\\right)`;
          return tex`t = ${ratio}^x: \quad ${polynomialTex([first, middle, last], 't')} = 0`;
        },
      },
    )`
      Divide the equation by $${b * b}^x$, which is never zero. The quotients are the square and the first power of one
      number; call it $t$.`;
    const values = step([ratioPower(a, b, i), ratioPower(a, b, j)], () => {
      const low = ratioPower(a, b, i);
      const high = ratioPower(a, b, j);
      return tex`t = ${frac(low)} \text{ or } t = ${frac(high)}`;
    })`
      Solve this quadratic equation for $t$.`;
    const [low = q(0), high = q(0)] = values;
    const solutions = step([i, j], {
      because: text`The question is about $x$, and $t$ is a power with the exponent $x$. A fraction turned upside down
        has a negative exponent.`,
      works: () => {
        const low = ratioPower(a, b, i);
        const high = ratioPower(a, b, j);
        const ratio = `\\left(\\frac{${a}}{${b}}\\right)`;
        return tex`${frac(low)} = ${ratio}^{${i}}, \quad ${frac(high)} = ${ratio}^{${j}} \;\Rightarrow\; x = ${i} \text{
          or } x = ${j}`;
      },
    })`
      Write both values of $t$ as powers of $\frac{${a}}{${b}}$. The exponents are the solutions $x$.`;
    const [x = q(0), y = q(0)] = solutions;
    const key = step(ask === 'sum' ? x.add(y) : x.mul(y), value =>
      ask === 'sum'
        ? tex`${i} ${addedTex(j) || '+ 0'} = ${value}`
        : tex`${i < 0 ? tex`(${i})` : i} \times ${j < 0 ? tex`(${j})` : j} = ${value}`,
    )`
      The question asks for the ${ask} of the two solutions, so ${ask === 'sum' ? 'add' : 'multiply'} them.`;
    return {
      answer: key,
      stem: () => {
        const [first, middle, last] = coefficients(p);
        const term = (c: number, base: number) => `${c === 1 ? '' : `${c} \\cdot `}${base}^x`;
        const equation = `${term(first, a * a)} - ${term(-middle, a * b)} + ${term(last, b * b)} = 0`;
        return wording(
          i + j + turn,
          text`What is the ${ask} of all real numbers $x$ that satisfy $${equation}$?`,
          text`The equation $${equation}$ has two real solutions. Find their ${ask}.`,
        );
      },
      show: shown,
      plausible: () => true,
      slips: turnedAfterFirst(
        [
          slip('answered_another_quantity', solutions, values)`
            You gave the ${ask} of $${frac(low)}$ and $${frac(high)}$. These are the two values of ${substituteTex(p)};
            the values of $x$ are their exponents.`,
          slip('inverted_the_ratio', solutions, [x.neg(), ask === 'sum' ? y.neg() : y])`
            ${
              ask === 'sum'
                ? text`You turned the ratio of the bases upside down on the way back to $x$, so both signs are wrong:
                  $${x}$ and $${y}$.`
                : text`You turned one ratio upside down on the way back to $x$, so one sign is wrong: $${x}$ and
                  $${y}$.`
            }`,
          slip('mixed_up_sum_and_product', key, ask === 'sum' ? calc`${x} * ${y}` : calc`${x} + ${y}`)`
            $${key}$ is the ${ask === 'sum' ? 'product' : 'sum'} of the two solutions. The question asks for their
            ${ask}.`,
          slip('lost_a_solution', key, j)`
            You used only $x = ${j}$. The other value of ${substituteTex(p)} gives a solution as well.`,
          slip('lost_a_solution', key, i)`
            You used only $x = ${i}$. The other value of ${substituteTex(p)} gives a solution as well.`,
          slip('misused_a_law_of_exponents', solutions, () => {
            if (ask === 'sum') return [Math.abs(i), Math.abs(j)];
            if (Math.abs(i) === 2) return [2 * i, j];
            return Math.abs(j) === 2 ? [i, 2 * j] : null;
          })`
            ${
              ask === 'sum'
                ? text`You made every exponent positive: $${x}$ and $${y}$. A ratio turned upside down has a negative
                  exponent.`
                : text`You read a square as a fourth power, so one exponent is twice too large: $${x}$ and $${y}$.`
            }`,
        ],
        turn,
      ),
      snapRead: text`Powers of ${a * a}, ${a * b} and ${b * b} with the same exponent are in one equation. They are
        the square, the product and the square of powers of ${a} and ${b}: divide by the last one.`,
      approach: () => {
        const ratio = `\\left(\\frac{${a}}{${b}}\\right)`;
        return text`No base is a power of another, so bring in their ratio: divide by $${b * b}^x$, which is never zero.
          A quadratic in $${ratio}^x$ is left. Read its values as powers of the ratio and answer for the exponents.`;
      },
      check: () => {
        const [first, middle, last] = coefficients(p);
        const near = Math.abs(i) < Math.abs(j) ? i : j;
        return text`At $x = ${near}$ the terms are $${frac(
          q(a * a)
            .pow(j)
            ?.mul(first) ?? q(0),
        )}$, $${frac(
          q(a * b)
            .pow(j)
            ?.mul(middle) ?? q(0),
        )}$ and $${frac(
          q(b * b)
            .pow(j)
            ?.mul(last) ?? q(0),
        )}$, which add up to 0.`;
      },
      principle: text`When the square of the middle base is the product of the other two, divide by the last power:
        only powers of one ratio are left.`,
    };
  },
);

/** AL.IND.2 Medium: three bases, none a power of another; dividing by one term leaves a quadratic in a ratio. */
const threeBases: readonly AnyTemplate[] = situation<Homogeneous>({
  type: 'AL.IND.2',
  situation: 'three',
  draw: draw => {
    const [a, b] = draw.pick([
      [2, 3],
      [3, 2],
      [2, 5],
      [3, 5],
      [3, 4],
      [4, 5],
      [5, 2],
      [4, 3],
    ] as const);
    const [i, j] = draw.pick([
      [-1, 1],
      [1, 2],
      [-1, 2],
      [0, 1],
      [0, 2],
      [-2, 1],
      [1, 3],
      [-1, 0],
      [-2, -1],
      [-2, 2],
      [-1, 3],
      [0, 3],
      [-3, 1],
    ] as const);
    const ask = draw.pick(['sum', 'product'] as const);
    const p = { a, b, i, j, ask, turn: draw.int(0, 4) };
    const asked = ask === 'sum' ? i + j : i * j;
    // Half of the small whole roots give 2: it would be the answer too often.
    if (asked === 0 || (asked === 2 && p.turn > 1)) return null;
    return coefficients(p).every(c => Math.abs(c) <= 125) ? p : null;
  },
  forms: [threeBasesAsked],
});

export const indicesAndSurds: readonly AnyTemplate[] = [...oneBase, ...hiddenQuadratic, ...threeBases];
