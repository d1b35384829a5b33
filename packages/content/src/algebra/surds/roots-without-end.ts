import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, polynomialTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

const shown = (value: Parameters<typeof frac>[0]) => `$${frac(value).tex}$`;
const times = (n: number) => (n === 1 ? '' : String(n));

/** Does a step so often that the value settles. */
const settled = (start: number, next: (x: number) => number) => {
  let x = start;
  for (let i = 0; i < 400; i += 1) x = next(x);
  return x;
};

interface Endless {
  /** √(p + q√(p + q√…)) = n with p = n(n - q). */
  n: number;
  q: number;
  frame: number;
}

const endlessValue = form<Endless>(
  'value-of-an-endless-root',
  {
    band: 'Easy',
    seconds: 45,
    revision: 3,
    verify: p => nearFraction(settled(1, x => Math.sqrt(p.n * (p.n - p.q) + p.q * x))),
  },
  (given, { step, write }) => {
    const { n, frame } = given;
    const [factor, p] = [given.q, n * (n - given.q)];
    const endless = tex`\sqrt{${p} + ${times(factor)}\sqrt{${p} + ${times(factor)}\sqrt{${p} + \dots}}}`;
    const side = polynomialTex([factor, p]);
    write(
      tex`x = \sqrt{${side.replace(/^(\d*x) \+ (\d+)$/, '$2 + $1')}} \quad \Rightarrow \quad x^2 = ${side}`,
      {
        because: text`The roots go on without end, so the part under the first root repeats the whole number.`,
      },
    )`
      Let $x$ be the value. After the first plus sign, with the factor $${factor}$, the same endless root begins
      again. Write the equation and square it.`;
    const roots = step([n, factor - n], {
      because: text`Squaring removed the outer root, but a squared equation may have a root that the given one does not
        have. So both roots have to be looked at.`,
      name: 'the roots of the quadratic',
      works: ([one, two]) =>
        tex`${polynomialTex([1, -factor, -p])} = 0 \quad \Rightarrow \quad x = ${one} \text{ or } x = ${two}`,
    })`
      Bring all terms to one side and factorise: this gives two roots.`;
    const value = step(roots[0], {
      because: text`The negative root satisfies the squared equation only: its square is right, but a root sign never
        gives a negative number.`,
      works: value => tex`x = ${value}`,
    })`
      The value $x$ is a square root, and a square root is not negative. So it is the positive root.`;
    return {
      answer: value,
      stem:
        frame === 0
          ? text`What is the value of $${endless}$, where the roots continue without end?`
          : frame === 1
            ? text`A sequence begins with $a_1 = \sqrt{${p}}$, and every later term is $a_{n+1} = \sqrt{${p} + ${times(
                factor,
              )}a_n}$. Towards which number do its terms grow?`
            : frame === 2
              ? text`If $x = ${endless}$ with infinitely many roots, find $x$.`
              : text`Lalitha takes the root of $${p}$, multiplies it by $${factor}$, adds $${p}$, takes the root again,
                and repeats this over and over. Which number do the results come closer and closer to?`,
      show: plain,
      plausible: value => value.gt(0) && value.d <= 2n,
      slips: [
        slip('wrong_sign', value, n - factor)`
          $${n - factor}$ is the negative root of the quadratic equation without its sign. It does not satisfy the
          given equation, since a square root is not negative.`,
        slip('left_out_a_term', value, frac(q(factor, 2)))`
          $${frac(q(factor, 2))}$ is half the linear coefficient of the quadratic equation; the root of the
          discriminant was left out.`,
        slip('left_out_a_term', value, frac(q(2 * n - factor, 2)))`
          $${frac(q(2 * n - factor, 2))}$ is half the root of the discriminant; the linear coefficient was left out in
          the formula.`,
        slip('did_not_halve', value, 2 * n)`
          In the formula for the roots the division by $2$ was left out, which gives $${2 * n}$.`,
        slip('forgot_the_root', value, calc`${n}^2`)`
          ${here} is the number under the first root. The value asked for is the root of it.`,
        slip('mixed_up_sum_and_product', value, 2 * n - factor)`
          $${2 * n - factor}$ is the root of the discriminant, the difference of the two roots of the quadratic. The
          value is the positive root itself.`,
        slip('stopped_a_step_early', value, p)`
          $${p}$ is the number that is repeated under the roots. The question asks for the value of the whole
          expression.`,
        slip('added_for_multiplied', value, calc`${p} / ${factor}`)`
          ${here} divides the two given numbers, as if the endless root cancelled. Squaring leaves the value itself on
          one side and its square on the other, so nothing cancels.`,
      ],
      snapRead: text`Roots under roots without end: the whole stands again inside itself.`,
      approach: text`Call the value $x$ and write the expression with $x$ in it, because the same roots begin again
        inside. Squaring gives a quadratic, and the value is its positive root.`,
      check: text`With the value $${n}$ inside, the first root is $\sqrt{${p} + ${factor} \times ${n}} =
        \sqrt{${n * n}}$.`,
      principle: text`An endless expression contains itself: name its value and write the equation that it satisfies.`,
    };
  },
);

interface Alternating {
  /** √[u](t^i · √[w](t^j · …)). */
  t: number;
  i: number;
  j: number;
  u: number;
  w: number;
  frame: number;
}

const rootTex = (index: number, of: string) => (index === 2 ? `\\sqrt{${of}}` : `\\sqrt[${index}]{${of}}`);

const alternatingRoots = form<Alternating>(
  'exponent-of-alternating-roots',
  {
    band: 'Medium',
    seconds: 90,
    also: ['AL.IND.1'],
    verify: ({ t, i, j, u, w }) => {
      const x = settled(1, value => (t ** i * (t ** j * value) ** (1 / w)) ** (1 / u));
      return nearFraction(Math.round((Math.log(x) / Math.log(t)) * 1e8) / 1e8, u * w);
    },
  },
  (p, { step, write, find }) => {
    const { t, i, j, u, w, frame } = p;
    const [a, b] = [t ** i, t ** j];
    const two = (tail: string) => rootTex(u, `${a} \\cdot ${rootTex(w, `${b} \\cdot ${tail}`)}`);
    const endless = tex`${two(two('\\dots'))}`;
    write(tex`x = ${two('x')} \quad \Rightarrow \quad \left(\frac{x^{${u}}}{${a}}\right)^{${w}} = ${b}x`, {
      because: text`After the first root another kind of root follows, so the pattern has two steps. Only after both
        of them does everything start anew, so $x$ may be put in there and not earlier.`,
    })`
      Let $x$ be the value. After the first two roots the same expression begins again, so put $x$ there. Take away
      one root after the other by raising to its power.`;
    const exponent = step(calc`${u} * ${w} - 1`, {
      because: text`Powers of powers multiply their exponents, and dividing by $x$ takes one away. Not $${u * w}$: the
        expression goes on, so there is an $x$ on the right too.`,
      name: text`the exponent of $x$`,
      works:
        value => tex`x^{${u * w}} = ${a}^{${w}} \times ${b}x \quad \Rightarrow \quad x^{${value}} = ${a}^{${w}}
        \times ${b}`,
    })`
      Raising to the powers makes $x^{${u * w}}$ on the left. Multiply by the power of $${a}$ and divide by $x$, which
      is not zero.`;
    const often = find(w, { name: text`the power to which $${a}$ is raised` });
    const right = step(calc`${i} * ${often} + ${j}`, {
      because: text`$${a}$ stands outside the inner root, so it is raised to the power $${w}$ when this root is taken
        away. $${b}$ stands under it and keeps its exponent.`,
      name: text`the exponent of $${t}$ on the right`,
      works: (_v, working) => tex`${a}^{${w}} \times ${b} = ${t}^{${i} \times ${w}} \times ${t}^{${j}}, \quad
        ${working}`,
    })`
      Write $${a}$ and $${b}$ as powers of $${t}$. Exponents of a power of a power multiply, and those of a product
      add.`;
    const answer = step(frac(calc`${right} / ${exponent}`), {
      because: text`Two powers of the same base are equal only if their exponents are. The exponent on the left is $k$
        taken as many times as the exponent of $x$ says.`,
      works: (_v, working) => tex`x = ${t}^k, \quad k = ${working}`,
    })`
      Let $x = ${t}^k$. Then the exponents of $${t}$ on both sides are equal. Divide to find $k$.`;
    return {
      answer,
      stem:
        frame === 0
          ? text`The number $x = ${endless}$, in which the two kinds of roots alternate without end, equals $${t}^k$.
            What is $k$?`
          : frame === 1
            ? text`If $x = ${endless}$ and the pattern continues for ever, find the exponent $k$ for which $x =
              ${t}^k$.`
            : frame === 2
              ? text`Farah writes the endless expression $x = ${endless}$ as a single power of $${t}$. Which exponent
                does the power have?`
              : text`Let $x$ be the positive number that $${endless}$ stands for, with infinitely many roots. To which
                power must $${t}$ be raised to give $x$?`,
      show: shown,
      plausible: value => value.gt(0),
      slips: [
        slip('miscounted_the_steps', exponent, calc`${u} * ${w}`)`
          The expression was taken to end after the first two roots, which made the exponent of $x$ equal to
          $${u * w}$. After them it begins again.`,
        slip('misused_a_law_of_exponents', often, 1)`
          $${a}$ was not raised to the power $${w}$ when the inner root was taken away, so the exponent on the right
          became $${right}$.`,
        slip('swapped_the_two', right, calc`${i} + ${j} * ${w}`)`
          $${b}$ was raised to the power $${w}$ in place of $${a}$. The number $${a}$ stands outside of the inner
          root.`,
        slip('added_for_multiplied', exponent, calc`${u} + ${w} - 1`)`
          The $${u}$ of the one root and the $${w}$ of the other were added, which made the exponent of $x$ equal to
          $${exponent}$. A root of a root multiplies them.`,
        slip('mixed_up_sum_and_product', right, calc`${i} * ${w} * ${j}`)`
          The exponents of $${t}$ were multiplied, to $${right}$. In a product of powers they are added.`,
        slip('stopped_a_step_early', answer, frac(right))`
          $${frac(answer)}$ is the exponent of $${t}$ in a power of $x$, not in $x$ itself. It still has to be divided
          by the exponent of $x$.`,
        slip('misused_a_law_of_exponents', right, calc`(${i} + ${j}) * ${w}`)`
          $${b}$ was raised to the power $${w}$ together with $${a}$. It stands under the inner root, so its power is
          taken once.`,
      ],
      snapRead: text`Two kinds of roots alternate without end, and the numbers under them are powers of one base.`,
      approach: text`The expression begins again after two roots. Write that as an equation, take away both roots, and
        compare the exponents of the base.`,
      check: text`With $x = ${t}^{k}$ and $k = ${frac(q(i * w + j, u * w - 1))}$ the inner root has the exponent
        $\left(${j} + k\right) \div ${w} = ${frac(
          q(i * w + j, u * w - 1)
            .add(j)
            .div(w),
        )}$ and the outer one $\left(${i} + ${frac(
          q(i * w + j, u * w - 1)
            .add(j)
            .div(w),
        )}\right) \div ${u} = ${frac(q(i * w + j, u * w - 1))}$.`,
      principle: text`An endless expression with a pattern of two steps repeats after two steps: the equation has to
        contain both.`,
    };
  },
);

/** AL.IND.6: roots that go on without end. */
export const rootsWithoutEnd: readonly AnyTemplate[] = [
  ...situation<Endless>({
    type: 'AL.IND.6',
    situation: 'one-endless-root',
    tries: 60,
    draw: draw => {
      const n = draw.int(4, 16);
      const p = { n, q: draw.int(2, n - 2), frame: draw.int(0, 3) };
      return n * (n - p.q) !== n * n && p.q * 2 !== n && n * (n - p.q) < 150 ? p : null;
    },
    forms: [endlessValue],
  }),
  ...situation<Alternating>({
    type: 'AL.IND.6',
    situation: 'alternating-roots',
    tries: 100,
    draw: draw => {
      const t = draw.pick([2, 2, 3, 5]);
      const [u, w] = draw.pick([
        [2, 3],
        [3, 2],
        [2, 4],
        [4, 2],
        [3, 4],
        [4, 3],
      ] as const);
      const p = { t, i: draw.int(1, 5), j: draw.int(1, 5), u, w, frame: draw.int(0, 3) };
      return p.i !== p.j && t ** Math.max(p.i, p.j) < 700 && p.i + p.j > 2 ? p : null;
    },
    forms: [alternatingRoots],
  }),
];
