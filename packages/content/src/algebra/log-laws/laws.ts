import type Fraction from 'fraction.js';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Known {
  /** The known logarithms are those of one factor of 10 and of r. */
  known: 2 | 5;
  r: 3 | 7;
  /** The number is 2^a · 5^c · r^b / 10^d. */
  a: number;
  b: number;
  c: number;
  d: number;
  frame: number;
}

const numberOf = ({ r, a, b, c, d }: Known) => q(2 ** a * 5 ** c * r ** b, 10 ** d);

/** αp + βq + γ as people write it. */
function inLetters(coefficients: readonly Fraction[]): string {
  const terms = coefficients.flatMap((value, i) => {
    if (value.equals(0)) return [];
    const letter = ['p', 'q', ''][i] ?? '';
    const size = letter && value.abs().equals(1) ? '' : value.abs().toFraction();
    return [{ minus: value.lt(0), text: `${size}${letter}` }];
  });
  const ordered = [...terms.filter(term => !term.minus), ...terms.filter(term => term.minus)];
  return ordered
    .map(({ minus, text: term }, i) =>
      i === 0 ? `${minus ? '-' : ''}${term}` : `${minus ? '-' : '+'} ${term}`,
    )
    .join(' ');
}

const fromKnown = form<Known, readonly Fraction[]>(
  'logarithm-from-two-known-ones',
  {
    band: 'Easy',
    seconds: 55,
    suits: p => {
      const { known, a, c } = p;
      const number = numberOf(p);
      const digits = number.toString().replace('.', '').replace(/^0+/, '').length;
      const isReduced = p.d === 0 || Math.min(a, c) === 0;
      return (
        isReduced &&
        (known === 2 ? c : a) > 0 &&
        digits <= 4 &&
        number.lt(2000) &&
        number.gt(0.01) &&
        !number.equals(15)
      );
    },
    verify: ({ known, a, b, c, d }) => (known === 2 ? [a - c, b, c - d] : [c - a, b, a - d]),
  },
  (p, { step, write }) => {
    const { known, r, a, b, c, d, frame } = p;
    const other = 10 / known;
    const [own, partner] = known === 2 ? [a, c] : [c, a];
    const number = numberOf(p).toString();
    const power = (base: number, exponent: number) =>
      exponent === 0 ? [] : [exponent === 1 ? String(base) : `${base}^{${exponent}}`];
    const product = [...power(known, own), ...power(other, partner), ...power(r, b)].join(' \\times ');
    const split = d === 0 ? product : `\\frac{${product}}{${power(10, d)[0]}}`;
    write(tex`${number} = ${split}`)`
      Write the number with the factors $${known}$, $${other}$ and $${r}$${d > 0 && ' over a power of ten'}.`;
    const partnerLog = step([-1, 0, 1], {
      name: `the logarithm of ${other}`,
      works: value => tex`\log_{10} ${other} = \log_{10} \frac{10}{${known}} = ${inLetters(value)}`,
      because: text`The logarithm of $${other}$ is not given, but $${other} = 10 \div ${known}$, and a quotient
        becomes a
        difference.`,
    })`
      Find the logarithm of $${other}$ from that of $${known}$.`;
    const total = step(
      () => {
        const [x = q(0), y = q(0), z = q(0)] = partnerLog;
        return [x.mul(partner).add(own), y.mul(partner).add(b), z.mul(partner).sub(d)] as const;
      },
      value => tex`\log_{10} ${number} = ${inLetters(value)}`,
    )`
      A product becomes a sum of logarithms, and an exponent becomes a factor. Collect the terms.`;
    return {
      answer: total,
      stem:
        frame === 0
          ? text`If $\log_{10} ${known} = p$ and $\log_{10} ${r} = q$, which of these is equal to $\log_{10}
            ${number}$?`
          : frame === 1
            ? text`Let $p$ and $q$ be the logarithms of $${known}$ and $${r}$ to base $10$. Express the logarithm of
              $${number}$ to the same base by $p$ and $q$.`
            : text`From a table of logarithms to base $10$ only two values are left: $p$ for $${known}$ and $q$ for
              $${r}$. What is the value for $${number}$?`,
      show: value => `$${inLetters(value)}$`,
      size: ([x = q(0), y = q(0), z = q(0)]) =>
        x.valueOf() * Math.log10(known) + y.valueOf() * Math.log10(r) + z.valueOf(),
      plausible: value => value.some(part => !part.equals(0)),
      slips: [
        slip('misused_a_law_of_logarithms', partnerLog, known + r === other && [1, 1, 0])`
          $\log_{10} ${other}$ was taken as $p + q$ because $${known} + ${r} = ${other}$. A sum of logarithms belongs
          to a
          product.`,
        slip('wrong_sign', partnerLog, [1, 0, -1])`
          $\log_{10} ${other}$ was taken as $p - 1$, the quotient turned upside down.`,
        slip('added_for_subtracted', partnerLog, [1, 0, 1])`
          $\log_{10} ${other}$ was taken as $1 + p$. That is the logarithm of $${10 * known}$.`,
        slip('wrong_sign', total, () => {
          const [x = q(0), y = q(0), z = q(0)] = partnerLog;
          return d > 0 && [x.mul(partner).add(own), y.mul(partner).add(b), z.mul(partner).add(d)];
        })`
          The power of ten in the denominator was added, although a quotient becomes a difference: the constant is off
          by
          $${2 * d}$.`,
        slip('left_out_a_factor', total, () => {
          const [x = q(0), , z = q(0)] = partnerLog;
          return b > 1 && [x.mul(partner).add(own), q(1), z.mul(partner).sub(d)];
        })`
          The factor $${r}^{${b}}$ was counted with $q$ only once. An exponent becomes a factor of the logarithm.`,
        slip('left_out_a_factor', total, () => {
          const [x = q(0), y = q(0), z = q(0)] = partnerLog;
          return partner > 1 && [x.add(own), y.add(b), z.sub(d)];
        })`
          The factor $${other}^{${partner}}$ was counted only once. An exponent becomes a factor of the logarithm.`,
        slip('left_out_a_term', total, () => {
          const [x = q(0), y = q(0), z = q(0)] = partnerLog;
          return own > 0 && [x.mul(partner), y.mul(partner).add(b), z.mul(partner).sub(d)];
        })`
          The factor ${own > 1 ? text`$${known}^{${own}}$` : text`$${known}$`} itself was left out.`,
        slip('misused_a_law_of_logarithms', partnerLog, [0, 0, 1])`
          $\log_{10} ${other}$ was taken as $1$. That is the logarithm of $10$.`,
      ],
      snapRead: text`Two logarithms are given, and the number is made of these factors and of tens.`,
      approach: text`Split the number into factors, get the missing logarithm from $${known} \times ${other} = 10$,
        and turn
        products into sums.`,
      check: () => {
        const value = [own - partner, b, partner - d].map(part => q(part));
        const approx = (Number(value[0]) * Math.log10(known) + b * Math.log10(r) + Number(value[2])).toFixed(
          3,
        );
        return text`With $\log_{10} ${known} \approx ${Math.log10(known).toFixed(3)}$ and $\log_{10} ${r} \approx
          ${Math.log10(r).toFixed(3)}$ the result is about $${approx}$, the logarithm of $${number}$.`;
      },
      principle: text`To base ten the logarithms of two and five add up to one, so either of them gives the other.`,
    };
  },
);

interface Single {
  /** log N = e·log u + log(s^n)/n − log v. */
  u: number;
  e: number;
  s: number;
  n: number;
  v: number;
  frame: number;
}

const single = form<Single>(
  'number-behind-one-logarithm',
  {
    band: 'Easy',
    seconds: 45,
    suits: ({ u, e, s, n, v }) =>
      (u ** e * s) % v === 0 &&
      u ** e * s !== v &&
      s ** n < 700 &&
      u !== s &&
      v !== s &&
      v !== u ** e &&
      u ** e < 400,
    verify: ({ u, e, s, n, v }) =>
      nearFraction(10 ** (e * Math.log10(u) + Math.log10(s ** n) / n - Math.log10(v))),
  },
  ({ u, e, s, n, v, frame }, { step, find }) => {
    const w = s ** n;
    const sum = `${e} \\log ${u} + \\frac{1}{${n}} \\log ${w} - \\log ${v}`;
    const power = step(calc`${u}^${e}`, {
      name: 'the number of the first logarithm',
      works: (_v, working) => tex`${e} \log ${u} = \log ${u}^{${e}}, \quad ${working}`,
    })`
      A factor before a logarithm becomes an exponent of its number.`;
    const root = step(s, {
      name: 'the number of the second logarithm',
      works: value =>
        tex`\frac{1}{${n}} \log ${w} = \log \sqrt${n > 2 ? `[${n}]` : ''}{${w}}, \quad
          \sqrt${n > 2 ? `[${n}]` : ''}{${w}} = ${value}`,
    })`
      A fraction before a logarithm becomes a root.`;
    const joined = find(calc`${power} * ${root}`);
    const number = step(calc`${power} * ${root} / ${v}`, (_v, working) =>
      frame === 1
        ? tex`${working}`
        : tex`N =
      ${working}`,
    )`
      A sum of logarithms belongs to a product, a difference to a quotient. Join them into one logarithm.`;
    return {
      answer: number,
      stem:
        frame === 0
          ? text`If $\log N = ${sum}$, what is $N$?`
          : frame === 1
            ? text`The expression $${sum}$ is equal to the logarithm of a single whole number. Which number is it?`
            : text`All logarithms in $\log N = ${sum}$ have the same base. Find the number $N$.`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('took_a_power_for_a_product', power, u ** e !== u * e && calc`${u} * ${e}`)`
          ${here} was taken for the number of the first logarithm. A factor before a logarithm becomes an exponent.`,
        slip('forgot_the_root', root, calc`${w} / ${n}`)`
          ${here} was taken for the number of the second logarithm. The fraction before it asks for a root.`,
        slip('misused_a_law_of_logarithms', number, calc`${power} + ${root} - ${v}`)`
          ${here} adds and subtracts the numbers. Sums of logarithms belong to products.`,
        slip('multiplied_for_divided', number, calc`${joined} * ${v}`)`
          $${v}$ was multiplied in, which gives $${number}$. Its logarithm is subtracted.`,
        slip('forgot_the_root', root, w)`
          $${w}$ was used without its root.`,
        slip('stopped_a_step_early', number, joined)`
          $${number}$ leaves out the last logarithm, which divides by $${v}$.`,
        slip('misused_a_law_of_logarithms', number, w % n === 0 && calc`${e} * ${u} + ${w} / ${n} - ${v}`)`
          ${here} leaves out all logarithms and works with the numbers themselves.`,
        slip('miscounted_the_steps', power, calc`${u}^(${e} - 1)`)`
          ${here} was taken for the number of the first logarithm, one factor $${u}$ too few.`,
        slip('misused_a_law_of_logarithms', number, calc`${power} * ${root} - ${v}`)`
          ${here} subtracts $${v}$ itself. A difference of logarithms belongs to a quotient.`,
        slip('misused_a_law_of_logarithms', joined, calc`${power} + ${root}`)`
          The first two numbers were added, to $${joined}$. A sum of logarithms belongs to a product.`,
      ],
      snapRead: text`Several logarithms with factors before them, to be joined into one.`,
      approach: text`First move the factors into the logarithms as exponents, then join sums into products and
        differences
        into quotients.`,
      check: text`$${q(u ** e * s, v)} \times ${v} = ${u ** e * s}$, which is $${u ** e} \times ${s}$.`,
      principle: text`Factors of a logarithm are exponents; sums of logarithms are products, differences are
        quotients.`,
    };
  },
);

interface Means {
  /** log((x ± y)/k) is the mean of log x and log y. */
  k: number;
  plus: boolean;
  /** Whether the squares of the ratios are asked. */
  squares: boolean;
  frame: number;
}

const means = form<Means>(
  'ratios-from-a-mean-of-logarithms',
  {
    band: 'Medium',
    seconds: 80,
    also: ['AL.POL.2'],
    suits: ({ k, plus, squares }) => (!squares || k < 7) && (plus ? k > 2 : k > 1),
    verify: ({ k, plus, squares }) => {
      const root = plus ? (k + Math.sqrt(k * k - 4)) / 2 : (k + Math.sqrt(k * k + 4)) / 2;
      const ratio = root ** (squares ? 4 : 2);
      return Math.round(ratio + 1 / ratio);
    },
  },
  ({ k, plus, squares, frame }, { step, find }) => {
    const sign = plus ? '+' : '-';
    const [mean, asked] = [
      `\\log \\frac{x ${sign} y}{${k}} = \\frac{\\log x + \\log y}{2}`,
      squares ? '\\frac{x^2}{y^2} + \\frac{y^2}{x^2}' : '\\frac{x}{y} + \\frac{y}{x}',
    ];
    const square = step(calc`${k}^2`, {
      name: 'the square of the sum or difference over xy',
      works: (
        _v,
        working,
      ) => tex`\frac{x ${sign} y}{${k}} = \sqrt{xy} \quad \Rightarrow \quad (x ${sign} y)^2 =
        ${k}^2 xy,
        \quad ${working}`,
      because: text`Half of a sum of logarithms is the logarithm of a square root.`,
    })`
      The right side is the logarithm of $\sqrt{xy}$. Compare the numbers and square.`;
    const middle = find(2, { name: 'the middle term over xy' });
    const ratios = step(plus ? calc`${square} - ${middle}` : calc`${square} + ${middle}`, {
      name: 'x over y plus y over x',
      works: (
        _v,
        working,
      ) => tex`x^2 + y^2 ${plus ? '+' : '-'} 2xy = ${k * k}xy \quad \Rightarrow \quad \frac{x}{y} +
        \frac{y}{x} = ${working}`,
    })`
      Multiply out and divide by $xy$. The middle term gives a constant.`;
    const value = squares
      ? step(calc`${ratios}^2 - 2`, (_v, working) => tex`${asked} = ${working}`)`
          Square this sum; the product of the two ratios is $1$.`
      : ratios;
    return {
      answer: value,
      stem:
        frame === 0
          ? text`For positive numbers $x > y$, $${mean}$. What is the value of $${asked}$?`
          : frame === 1
            ? text`Two positive numbers $x$ and $y$, of which $x$ is the larger one, satisfy $2 \log \frac{x ${sign}
              y}{${k}} = \log x + \log y$. Find $${asked}$.`
            : text`The logarithm of $\frac{x ${sign} y}{${k}}$ is the average of the logarithms of $x$ and $y$, where $x
              > y > 0$. Which value does $${asked}$ have?`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(2),
      slips: [
        slip('wrong_sign', ratios, plus ? calc`${square} + ${middle}` : calc`${square} - ${middle}`)`
          The middle term went to the other side with the wrong sign, so $\frac{x}{y} + \frac{y}{x} = ${ratios}$ was
          used.`,
        slip('got_the_middle_term_wrong', middle, 1)`
          The middle term of the square was taken as $xy$. It is $2xy$.`,
        slip('got_the_middle_term_wrong', middle, 0)`
          The square of $x ${sign} y$ was taken as $x^2 + y^2$, without its middle term.`,
        slip('forgot_to_square', square, k > 4 && calc`${k}`)`
          The right side $xy$ was multiplied by $${k}$. The denominator is squared, too.`,
        slip('got_the_middle_term_wrong', middle, 4)`
          $4xy$ was moved, the step from $(x + y)^2$ to $(x - y)^2$. Only $x^2 + y^2$ is needed.`,
        slip('doubled_needlessly', square, calc`2 * ${k}^2`)`
          The square was doubled, to $${square}$. Half of a sum of logarithms needs one square only.`,
        slip('took_a_power_term_by_term', value, squares && calc`${ratios}^2`)`
          ${here} squares the sum of the ratios and leaves its middle term in.`,
        slip('stopped_a_step_early', value, squares && ratios)`
          $${value}$ is $\frac{x}{y} + \frac{y}{x}$. The squares are asked.`,
        slip('wrong_sign', value, squares && calc`${ratios}^2 + 2`)`
          ${here} adds the middle term, which has to be taken off.`,
      ],
      snapRead: text`The logarithm of a sum or difference is the mean of two logarithms: a square root of a product.`,
      approach: text`Turn the mean of the logarithms into $\log \sqrt{xy}$, remove the logarithms and square. The
        asked ratios
        appear after a division by $xy$.`,
      check: () => {
        const t = plus ? k * k - 2 : k * k + 2;
        return text`Backwards: if $\frac{x}{y} + \frac{y}{x} = ${t}$, then $\frac{(x ${sign} y)^2}{xy} = ${t} ${sign}
          2 =
          ${k * k}$, the square of $${k}$.`;
      },
      principle: text`A mean of logarithms is the logarithm of the geometric mean of the numbers.`,
    };
  },
);

interface Pair {
  /** log to base a of x is u, of y v. */
  a: number;
  u: number;
  v: number;
  /** The equations are about x^i · y^j and x^k / y^l. */
  i: number;
  j: number;
  k: number;
  l: number;
  frame: number;
}

const pairOf = form<Pair>(
  'two-equations-in-logarithms',
  {
    band: 'Medium',
    seconds: 90,
    also: ['AL.LIN.1'],
    suits: ({ a, u, v, i, j, k, l }) =>
      u !== v &&
      a ** u < 300 &&
      a ** v < 300 &&
      i + j > 2 &&
      k + l > 2 &&
      k * u - l * v > 0 &&
      i * l !== j * k,
    verify: ({ a, u, v, i, j, k, l }) => {
      for (let x = 1; x <= 300; x += 1)
        for (let y = 1; y <= 300; y += 1)
          if (
            Math.abs(i * Math.log(x) + j * Math.log(y) - (i * u + j * v) * Math.log(a)) < 1e-9 &&
            Math.abs(k * Math.log(x) - l * Math.log(y) - (k * u - l * v) * Math.log(a)) < 1e-9
          )
            return x + y;
      throw new Error('no pair fits');
    },
  },
  ({ a, u, v, i, j, k, l, frame }, { step, write }) => {
    const [one, two] = [i * u + j * v, k * u - l * v];
    const raised = (letter: string, exponent: number) => (exponent === 1 ? letter : `${letter}^${exponent}`);
    const [first, second] = [
      `${raised('x', i)}${raised('y', j)}`,
      `\\frac{${raised('x', k)}}{${raised('y', l)}}`,
    ];
    const times = (n: number, letter: string) => `${n === 1 ? '' : n}${letter}`;
    write(
      tex`${times(i, 'u')} + ${times(j, 'v')} = ${one}, \qquad ${times(k, 'u')} - ${times(l, 'v')} = ${two}`,
      {
        because: text`Products and powers under a logarithm become sums and multiples, so the equations are linear in
          the
        logarithms.`,
      },
    )`
      Let $u = \log_{${a}} x$ and $v = \log_{${a}} y$. The laws of logarithms turn both equations into linear ones.`;
    const up = step(
      l === j
        ? calc`(${one} + ${two}) / (${i} + ${k})`
        : calc`(${l} * ${one} + ${j} * ${two}) / (${i} * ${l} + ${j} * ${k})`,
      {
        name: 'the logarithm of x',
        works: (_v, working) => tex`u = ${working}`,
      },
    )`
      Eliminate $v$: ${
        l === j
          ? 'its coefficients differ in sign only, so add the equations'
          : text`multiply the first
      equation by $${l}$ and the second one by $${j}$, and add them`
      }.`;
    const down = step(i === 1 ? calc`(${one} - ${up}) / ${j}` : calc`(${one} - ${i} * ${up}) / ${j}`, {
      name: 'the logarithm of y',
      works: (_v, working) => tex`v = ${working}`,
    })`
      Put $u$ into the first equation.`;
    const x = step(() => nearFraction(Math.round(a ** up.valueOf() * 1e6) / 1e6, 1e6), {
      name: 'x',
      works: value => tex`x = ${a}^{${up}} = ${value}`,
    })`
      A logarithm is an exponent: go back to $x$.`;
    const y = step(() => nearFraction(Math.round(a ** down.valueOf() * 1e6) / 1e6, 1e6), {
      name: 'y',
      works: value => tex`y = ${a}^{${down}} = ${value}`,
    })`
      Do the same for $y$.`;
    const sum = step(calc`${x} + ${y}`)`
      Add the two numbers.`;
    return {
      answer: sum,
      stem:
        frame === 0
          ? text`For positive $x$ and $y$, $\log_{${a}} ${first.length > 2 ? `(${first})` : first} = ${one}$ and
            $\log_{${a}} ${second} = ${two}$. What is $x + y$?`
          : frame === 1
            ? text`Two positive numbers are such that $${first} = ${a}^{${one}}$, and the logarithm of $${second}$ to
              base
              $${a}$ is $${two}$. Find the sum of $x$ and $y$.`
            : text`The logarithms to base $${a}$ of $${first}$ and $${second}$ are $${one}$ and $${two}$. If $x$ and
              $y$ are
              positive, which number is $x + y$?`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(1) && value.lt(3000),
      slips: [
        slip('misused_a_law_of_logarithms', sum, calc`${x} * ${y}`)`
          ${here} is the product. Adding the logarithms of two numbers multiplies the numbers.`,
        slip('took_a_power_for_a_product', x, calc`${a} * ${up}`)`
          $x$ was taken as ${here}. The base is raised to the logarithm.`,
        slip('took_a_power_for_a_product', y, calc`${a} * ${down}`)`
          $y$ was taken as ${here}. The base is raised to the logarithm.`,
        slip('wrong_sign', up, () => {
          const wrong = q(l * one - j * two, i * l + j * k);
          return wrong.d === 1n && wrong.gt(0) && wrong;
        })`
          The second equation was subtracted when it was multiplied, so $x = ${x}$ was used.`,
        slip('did_not_divide', down, j > 1 && calc`${one} - ${i} * ${up}`)`
          $y = ${y}$ was used: the exponent of $y$ in the first equation was not divided out.`,
        slip('subtracted_for_added', sum, calc`abs(${x} - ${y})`)`
          $${sum}$ is the difference of the two numbers.`,
        slip('misused_a_law_of_logarithms', sum, calc`${a} * (${up} + ${down})`)`
          ${here} multiplies the base by the sum of the two logarithms.`,
        slip('miscounted_the_steps', x, calc`${x} * ${a}`)`
          $x = ${x}$ was used, one factor $${a}$ too many.`,
      ],
      snapRead: text`Two logarithms of products of powers: a linear system for the logarithms of $x$ and $y$.`,
      approach: text`Take the logarithms of $x$ and $y$ as unknowns, solve two linear equations, and go back to the
        numbers at
        the end.`,
      check: text`The logarithms are $${u}$ and $${v}$: $${i} \times ${u} + ${j} \times ${v} = ${one}$ and $${k}
        \times ${u} -
        ${l} \times ${v} = ${two}$.`,
      principle: text`Equations between products of powers become linear when their logarithms are the unknowns.`,
    };
  },
);

/** AL.LOG.1 Easy: a logarithm from two known ones. */
const table = situation<Known>({
  type: 'AL.LOG.1',
  situation: 'two-known-logarithms',
  tries: 500,
  draw: draw => ({
    known: draw.pick([2, 2, 5]),
    r: draw.pick([3, 3, 7]),
    a: draw.int(0, 4),
    b: draw.int(1, 3),
    c: draw.int(0, 3),
    d: draw.int(0, 3),
    frame: draw.int(0, 2),
  }),
  forms: [fromKnown],
});

/** AL.LOG.1 Easy: several logarithms joined. */
const joining = situation<Single>({
  type: 'AL.LOG.1',
  situation: 'joined-logarithms',
  tries: 500,
  draw: draw => ({
    u: draw.int(2, 7),
    e: draw.int(2, 4),
    s: draw.int(2, 12),
    n: draw.int(2, 3),
    v: draw.int(2, 20),
    frame: draw.int(0, 2),
  }),
  forms: [single],
});

/** AL.LOG.1 Medium: the logarithm of a sum as a mean. */
const mean = situation<Means>({
  type: 'AL.LOG.1',
  situation: 'mean-of-logarithms',
  tries: 100,
  draw: draw => ({
    k: draw.int(2, 12),
    plus: draw.chance(0.5),
    squares: draw.chance(0.4),
    frame: draw.int(0, 2),
  }),
  forms: [means],
});

/** AL.LOG.1 Medium: linear equations in logarithms. */
const linearInLogs = situation<Pair>({
  type: 'AL.LOG.1',
  situation: 'linear-in-logarithms',
  tries: 500,
  draw: draw => ({
    a: draw.pick([2, 2, 3, 5]),
    u: draw.int(1, 7),
    v: draw.int(1, 6),
    i: draw.int(1, 3),
    j: draw.int(1, 3),
    k: draw.int(1, 3),
    l: draw.int(1, 3),
    frame: draw.int(0, 2),
  }),
  forms: [pairOf],
});

export const logLaws: readonly AnyTemplate[] = [...table, ...joining, ...mean, ...linearInLogs];
