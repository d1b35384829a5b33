import { gcd } from '../../numbers.ts';
import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { lastBelow } from './whole-roots.ts';

interface Bases {
  /** n to the power of down·k is less than b to the power of up·k. */
  b: number;
  down: number;
  up: number;
  k: number;
  frame: number;
}

const base = form<Bases>(
  'greatest-base',
  {
    band: 'Easy',
    seconds: 60,
    revision: 2,
    entry: true,
    verify: ({ b, down, up, k }) => {
      let n = 1;
      while (down * k * Math.log(n + 1) < up * k * Math.log(b) - 1e-9) n += 1;
      return n;
    },
  },
  ({ b, down, up, k, frame }, { step }) => {
    const [left, right] = [down * k, up * k];
    const common = step(calc`gcd(${left}, ${right})`, {
      name: 'the common exponent',
      works: value => tex`${left} = ${down} \times ${value}, \qquad ${right} = ${up} \times ${value}`,
      because: text`Powers with the same positive exponent are in the same order as their bases.`,
    })`
      Neither bases nor exponents agree. Find the greatest exponent that both powers can have in common.`;
    const power = step(calc`${b}^(${right} / ${common})`, {
      because: text`$x^{uv} = (x^u)^v$: each exponent is the common one times another number, which stays with the
        base. So the huge powers need not be worked out.`,
      name: text`the bound of $n^{${down}}$`,
      works: value => tex`n^{${down}} < ${b}^{${up}} = ${value}`,
    })`
      Write both sides as powers with this common exponent. Then the bases, $n^{${down}}$ and $${b}^{${up}}$, have to
      be in the same order; work out the second one.`;
    const most = lastBelow(b ** up, down);
    const n = step(() => q(lastBelow(Number(power.valueOf()), down)), {
      because: text`Powers grow with the base, so only one integer is the last one below. Not division by $${down}$,
        because an exponent is undone by a root.`,
      works:
        value => tex`${most}^{${down}} = ${most ** down}, \quad ${most + 1}^{${down}} = ${(most + 1) ** down} \quad
        \Rightarrow \quad n = ${value}`,
    })`
      Find the last integer $n$ whose power with the exponent $${down}$ stays below this bound.`;
    return {
      answer: n,
      stem: wording(
        frame,
        text`What is the greatest integer $n$ for which $n^{${left}} < ${b}^{${right}}$?`,
        text`The integer $n$ is as large as possible, and $n^{${left}}$ is less than $${b}^{${right}}$. Find $n$.`,
        text`Of all positive integers $n$ with $${b}^{${right}} > n^{${left}}$, which one is the largest?`,
      ),
      show: plain,
      plausible: value => value.d === 1n && value.gt(1),
      slips: [
        slip('took_a_power_for_a_product', n, Math.ceil((up * b) / down) - 1)`
          The exponents were used as factors: $${left}n < ${right} \times ${b}$, so that $n$ is less than
          $${frac(q(up * b, down))}$.`,
        slip('rounded_the_wrong_way', n, most + 1)`
          $n$ was rounded up to $${most + 1}$. But $${most + 1}^{${down}} = ${(most + 1) ** down}$ is already more
          than
          $${b}^{${up}} = ${b ** up}$.`,
        slip('ignored_a_condition', n, b - 1)`
          Only the bases were compared, $n < ${b}$. The exponent on the side of $${b}$ is larger, so $n$ may be
          larger than $${b}$ as well.`,
        slip('divided_by_the_wrong_number', n, Math.ceil(b ** up / down) - 1)`
          From $n^{${down}} < ${b ** up}$ the number was divided by $${down}$: $${b ** up} \div ${down} =
          ${frac(q(b ** up, down))}$. A root has to be taken.`,
        slip('swapped_the_two', n, lastBelow(b ** down, up))`
          You interchanged the two exponents and took the last $n$ with $n^{${up}} < ${b}^{${down}} = ${b ** down}$.
          The larger exponent belongs to $${b}$.`,
        slip('misused_a_law_of_exponents', n, up - down > 1 && b ** (up - down) - 1)`
          The exponents were subtracted, which led to $n < ${b}^{${up - down}} = ${b ** (up - down)}$. They have to be
          divided.`,
        slip('misused_a_law_of_exponents', n, down > 2 && lastBelow(b ** up, 2))`
          The square root of $${b}^{${up}} = ${b ** up}$ was taken. The exponents $${left}$ and $${right}$ have the
          ratio $${down} : ${up}$, so the root has the order $${down}$.`,
        slip('counted_one_too_few', n, most - 1)`
          The search stopped at $${most - 1}^{${down}} = ${(most - 1) ** down}$. There is a larger one below
          $${b ** up}$.`,
      ],
      snapRead: text`Two powers with different bases and large exponents that have a common factor.`,
      approach: text`Write both powers with the same exponent; then only the bases have to be compared.`,
      check: text`$${most}^{${down}} = ${most ** down} < ${b ** up}$, and $${most + 1}^{${down}} =
        ${(most + 1) ** down}$ is more than $${b}^{${up}}$. Raise both to the power of $${k}$.`,
      principle: text`To compare powers with different bases and exponents, write both with the same exponent.`,
    };
  },
);

interface Exponents {
  /** (p/r)^u to the power of n against (p/r)^v to the power of m. */
  p: number;
  r: number;
  u: number;
  v: number;
  m: number;
  frame: number;
}

const exponent = form<Exponents>(
  'least-exponent',
  {
    band: 'Easy',
    seconds: 55,
    entry: true,
    verify: ({ p, r, u, v, m }) => {
      let n = 0;
      while (n * u * Math.log(p / r) > v * m * Math.log(p / r) - 1e-9) n += 1;
      return n;
    },
  },
  ({ p, r, u, v, m, frame }, { step }) => {
    const [left, right] = [
      tex`\left(\frac{${p ** u}}{${r ** u}}\right)`,
      tex`\left(\frac{${p ** v}}{${r ** v}}\right)`,
    ];
    const small = tex`\left(\frac{${p}}{${r}}\right)`;
    const total = step(calc`${v} * ${m}`, {
      name: text`the exponent on the right`,
      works: (_v, w) => tex`${left}^n = ${small}^{${u}n}, \qquad ${right}^{${m}}: \quad ${w}`,
      because: text`Powers of one base can be compared by their exponents.`,
    })`
      Both bases are powers of $${tex`\frac{${p}}{${r}}`}$. Find the exponents: in a power of a power they are
    multiplied.`;
    const bound = step(frac(calc`${total} / ${u}`), {
      name: text`the bound of $n$`,
      works: (_v, w) => tex`${u}n > ${v * m} \quad \Rightarrow \quad n > ${w}`,
      because: text`The powers of a number between $0$ and $1$ become smaller when the exponent grows.`,
    })`
      The common base is less than $1$, so the smaller power has the larger exponent.`;
    const n = step(calc`floor(${bound}) + 1`, {
      works: value => tex`n = ${value}`,
    })`
      Take the first integer above this bound.`;
    const exact = (v * m) % u === 0;
    return {
      answer: n,
      stem: wording(
        frame,
        text`What is the least integer $n$ for which $${left}^n < ${right}^{${m}}$?`,
        text`The integer $n$ is as small as possible, and $${right}^{${m}}$ is greater than $${left}^n$. Find $n$.`,
        text`From which integer $n$ on is $${left}^n$ less than $${right}^{${m}}$?`,
      ),
      show: plain,
      plausible: value => value.d === 1n && value.gt(1),
      slips: [
        slip('did_not_turn_the_inequality', n, Math.ceil((v * m) / u) - 1)`
          The exponents were compared like the powers, $${u}n < ${v} \times ${m} = ${v * m}$, and the last $n$ for
          that was taken. With a base below $1$ the larger exponent gives the smaller power.`,
        slip('let_in_an_end_point', n, exact && (v * m) / u)`
          $n = ${v * m} \div ${u} = ${(v * m) / u}$ makes the two powers equal. The first has to be strictly less.`,
        slip('swapped_the_two', n, Math.floor((u * m) / v) + 1)`
          The exponents of the two bases were interchanged: you solved $${v}n > ${u} \times ${m} = ${u * m}$, with
          each on the wrong side.`,
        slip('misused_a_law_of_exponents', n, m + v - u > 1 && m + v - u + 1)`
          The exponents were added: $${u} + n > ${v} + ${m}$. A power of a power multiplies its exponents.`,
        slip('left_out_a_factor', n, v * m + 1)`
          The base on the left was taken as $${tex`\frac{${p}}{${r}}`}$ itself, which led to $n > ${v} \times ${m} =
          ${v * m}$. It is a power of it.`,
        slip('took_a_power_for_a_product', n, p === 1 && Math.floor((m * r ** v) / r ** u) + 1)`
          The powers were treated as products: $${r ** u}n > ${r ** v} \times ${m} = ${m * r ** v}$ was solved, with
          $n$ as a factor.`,
        slip('left_out_a_factor', n, Math.floor(m / u) + 1)`
          The base on the right was taken as $${tex`\frac{${p}}{${r}}`}$ itself: $${u}n > ${m}$ was solved.`,
        slip('went_a_step_too_far', n, Math.floor((v * m) / u) + 2)`
          The first integer above $${frac(q(v * m, u))}$ was passed over. It already satisfies $${u}n > ${v} \times
          ${m} = ${v * m}$.`,
      ],
      snapRead: text`Two fractions below $1$ that are powers of one number, with exponents.`,
      approach: text`Write both sides as powers of one base; as it is less than $1$, the order of the exponents is
        opposite to that of the powers.`,
      check: text`For $n = ${n}$ the exponents of $${tex`\frac{${p}}{${r}}`}$ are $${
        u * (Math.floor((v * m) / u) + 1)
      }$ and $${v * m}$. For the integer before it the left one is $${u * Math.floor((v * m) / u)}$, which is not
        larger.`,
      principle: text`For a base between $0$ and $1$ a larger exponent gives a smaller power, so comparing the
        exponents turns the inequality round.`,
    };
  },
);

/** AL.INQ.8 Easy: one exponent for both powers, one base for both powers. */
export const commonExponents: readonly AnyTemplate[] = [
  ...situation<Bases>({
    type: 'AL.INQ.8',
    situation: 'powers-to-one-exponent',
    tries: 60,
    draw: draw => {
      const [down, up] = draw.pick([
        [2, 3],
        [2, 3],
        [3, 4],
        [3, 5],
        [2, 5],
      ] as const);
      const p = { b: draw.int(3, 15), down, up, k: draw.int(8, 25), frame: draw.int(0, 2) };
      const most = lastBelow(p.b ** up, down);
      return p.b ** up < 2600 && most > p.b && (most + 1) ** down !== p.b ** up ? p : null;
    },
    forms: [base],
  }),
  ...situation<Exponents>({
    type: 'AL.INQ.8',
    situation: 'powers-of-one-fraction',
    tries: 60,
    draw: draw => {
      const [p, r] = draw.pick([
        [1, 2],
        [1, 3],
        [2, 3],
        [1, 5],
        [3, 4],
        [2, 5],
      ] as const);
      const g = { p, r, u: draw.int(2, 5), v: draw.int(2, 5), m: draw.int(7, 40), frame: draw.int(0, 2) };
      return g.u !== g.v && gcd(g.u, g.v) === 1 && r ** Math.max(g.u, g.v) < 1100 ? g : null;
    },
    forms: [exponent],
  }),
];
