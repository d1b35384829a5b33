import type Fraction from 'fraction.js';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { grouped, plain } from '../../show.ts';
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
    revision: 3,
    suits: p => {
      const { known, a, c } = p;
      const number = numberOf(p);
      const digits = number.toString().replace('.', '').replace(/^0+/, '').length;
      const isReduced = p.d === 0 || Math.min(a, c) === 0;
      return (
        isReduced &&
        (known === 2 ? c : a) > 0 &&
        // Where these cancel against the tens, the number is a power at sight.
        (known === 2 ? c : a) !== p.d &&
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
    const number = grouped(numberOf(p), 10).replaceAll(',', '{,}');
    const power = (base: number, exponent: number) =>
      exponent === 0 ? [] : [exponent === 1 ? String(base) : `${base}^{${exponent}}`];
    const product = [...power(known, own), ...power(other, partner), ...power(r, b)].join(' \\times ');
    const split = d === 0 ? product : `\\frac{${product}}{${power(10, d)[0]}}`;
    write(tex`${number} = ${split}`, {
      because: text`The logarithms of $${known}$ and $${r}$ are given. The logarithm of a product is the sum of the
        logarithms of its factors, so a number made of known factors has a known logarithm.`,
    })`
      Write the number as a product of the factors $${known}$, $${other}$ and
      $${r}$${d > 0 && ' over a power of ten'}, because their logarithms are given or can be found.`;
    const partnerLog = step([-1, 0, 1], {
      name: `the logarithm of ${other}`,
      works: value =>
        tex`\log_{10} ${other} = \log_{10} \frac{10}{${known}} = \log_{10} 10 - \log_{10} ${known} =
        ${inLetters(value)}`,
      because: text`A quotient becomes a difference of logarithms, and $\log_{10} 10 = 1$ because $10$ to the power
        $1$ is $10$. A sum such as $${known} + ${r}$ would not help: logarithms turn only products into sums.`,
    })`
      The logarithm of $${other}$ is not given. Find it from that of $${known}$, because $${other} = 10 \div
      ${known}$.`;
    const total = step(
      () => {
        const [x = q(0), y = q(0), z = q(0)] = partnerLog;
        return [x.mul(partner).add(own), y.mul(partner).add(b), z.mul(partner).sub(d)] as const;
      },
      {
        name: `the logarithm of ${number}`,
        works: value => tex`\log_{10} ${number} = ${inLetters(value)}`,
        because: text`$\log 3^2 = \log 3 + \log 3$, so an exponent counts how many times a logarithm is added. A power
          of ten in the denominator is divided by, so its exponent is taken away.`,
      },
    )`
      Add the logarithms of all factors${d > 0 && ' and subtract that of the denominator'}; an exponent becomes a
      factor of its logarithm. Then collect the terms.`;
    return {
      answer: total,
      stem:
        frame === 0
          ? text`If $\log_{10} ${known} = p$ and $\log_{10} ${r} = q$, which of these is equal to $\log_{10}
            ${number}$?`
          : frame === 1
            ? text`Let $p$ and $q$ be the logarithms of $${known}$ and $${r}$ to base $10$. Express the logarithm of
              $${number}$ to the same base in terms of $p$ and $q$.`
            : text`From a table of logarithms to base $10$ only two values are left: $p$ for $${known}$ and $q$ for
              $${r}$. What is the value for $${number}$?`,
      show: value => `$${inLetters(value)}$`,
      size: ([x = q(0), y = q(0), z = q(0)]) =>
        x.valueOf() * Math.log10(known) + y.valueOf() * Math.log10(r) + z.valueOf(),
      plausible: value => value.some(part => !part.equals(0)),
      slips: [
        slip('misused_a_law_of_logarithms', partnerLog, known + r === other && [1, 1, 0])`
          $\log_{10} ${other}$ was taken as $p + q$ because $${known} + ${r} = ${other}$. The sum $p + q$ is the
          logarithm of the product, ${calc`${known} * ${r}`}.`,
        slip('wrong_sign', partnerLog, [1, 0, -1])`
          $\log_{10} ${other}$ was taken as $p - 1$. That is the logarithm of $${known} \div 10$, the quotient turned
          upside down.`,
        slip('added_for_subtracted', partnerLog, [1, 0, 1])`
          $\log_{10} ${other}$ was taken as $1 + p$. That is the logarithm of $10 \times ${known} = ${10 * known}$; a
          quotient needs a difference.`,
        slip('wrong_sign', total, () => {
          const [x = q(0), y = q(0), z = q(0)] = partnerLog;
          return d > 0 && [x.mul(partner).add(own), y.mul(partner).add(b), z.mul(partner).add(d)];
        })`
          You added the logarithm of the power of ten in the denominator. A quotient becomes a difference, so the
          constant is too large by $${2 * d}$.`,
        slip('left_out_a_factor', total, () => {
          const [x = q(0), , z = q(0)] = partnerLog;
          return b > 1 && [x.mul(partner).add(own), q(1), z.mul(partner).sub(d)];
        })`
          You counted $q$ only once for the factor $${r}^{${b}}$. The number has $${b}$ factors $${r}$, so the
          exponent becomes a factor of $q$.`,
        slip('left_out_a_factor', total, () => {
          const [x = q(0), y = q(0), z = q(0)] = partnerLog;
          return partner > 1 && [x.add(own), y.add(b), z.sub(d)];
        })`
          You counted the logarithm of $${other}$ only once for $${other}^{${partner}}$. The exponent becomes a factor
          of the logarithm.`,
        slip('left_out_a_term', total, () => {
          const [x = q(0), y = q(0), z = q(0)] = partnerLog;
          return own > 0 && [x.mul(partner), y.mul(partner).add(b), z.mul(partner).sub(d)];
        })`
          You left out the factor ${own > 1 ? text`$${known}^{${own}}$` : text`$${known}$`} of the number. Its
          logarithm, ${own > 1 ? text`$${own}$ times $p$` : 'which is $p$'}, has to be added too.`,
        slip('misused_a_law_of_logarithms', partnerLog, [0, 0, 1])`
          $\log_{10} ${other}$ was taken as $1$. That is the logarithm of $10$, and $${other}$ is only a factor of
          $10$.`,
      ],
      snapRead: text`Two logarithms are given, and the number is made of these factors and of tens: split it into
        factors and add their logarithms.`,
      approach: text`Split the number into factors, get the missing logarithm from $${known} \times ${other} = 10$,
        and turn the product into a sum of logarithms.`,
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
      because: text`Logarithms can be joined only when no factor stands before them. $2\log 3 = \log 3 + \log 3$,
        which is the logarithm of $3 \times 3$: the factor is an exponent, so $2\log 3$ belongs to $9$ and not to
        $6$.`,
    })`
      Bring the factor of the first logarithm inside: a factor before a logarithm becomes an exponent of its number.`;
    const root = step(s, {
      name: 'the number of the second logarithm',
      works: value =>
        tex`\frac{1}{${n}} \log ${w} = \log \sqrt${n > 2 ? `[${n}]` : ''}{${w}}, \quad
          \sqrt${n > 2 ? `[${n}]` : ''}{${w}} = ${value}`,
      because: text`Half of a logarithm belongs to the square root and a third of it to the cube root: $\log 100$ is
        $2$ to base $10$, and half of that, $1$, is the logarithm of $10$, not of $50$.`,
    })`
      Bring the fraction of the second logarithm inside in the same way: as an exponent it is a root of the number.`;
    const joined = find(calc`${power} * ${root}`, { name: 'the product of the first two numbers' });
    const number = step(calc`${power} * ${root} / ${v}`, {
      name: 'the number of the joined logarithm',
      works: (_v, working) => (frame === 1 ? tex`${working}` : tex`N = ${working}`),
      because: text`A logarithm is an exponent. When powers of one base are multiplied their exponents are added, and
        when they are divided their exponents are subtracted.`,
    })`
      Join the three logarithms into one: the sum belongs to the product of the numbers, and the difference to their
      quotient.`;
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
          For the number of the first logarithm you used ${here}. A factor before a logarithm becomes an exponent, so
          $${u}$ has to be raised to it.`,
        slip('forgot_the_root', root, calc`${w} / ${n}`)`
          For the number of the second logarithm you used ${here}. The fraction before the logarithm is an exponent,
          so it asks for a root, not for a division.`,
        slip('misused_a_law_of_logarithms', number, calc`${power} + ${root} - ${v}`)`
          ${here} adds and subtracts the numbers. A sum of logarithms belongs to the product of the numbers, and a
          difference to their quotient.`,
        slip('multiplied_for_divided', number, calc`${joined} * ${v}`)`
          ${here} multiplies by $${v}$. The logarithm of $${v}$ is subtracted, so the number is divided by $${v}$.`,
        slip('forgot_the_root', root, w)`
          You used $${w}$ itself for the second logarithm. The fraction before that logarithm asks for a root of
          $${w}$.`,
        slip('stopped_a_step_early', number, joined)`
          $${number}$ joins only the first two logarithms. The last one is subtracted, so the number is still to be
          divided by $${v}$.`,
        slip('misused_a_law_of_logarithms', number, w % n === 0 && calc`${e} * ${u} + ${w} / ${n} - ${v}`)`
          ${here} leaves out the word $\log$ and works with the numbers themselves. A logarithm of a number is not a
          multiple of it.`,
        slip('miscounted_the_steps', power, calc`${u}^(${e} - 1)`)`
          For the first logarithm you used ${here}, one factor $${u}$ too few: the factor before it is $${e}$.`,
        slip('misused_a_law_of_logarithms', number, calc`${power} * ${root} - ${v}`)`
          ${here} subtracts $${v}$ itself. A difference of logarithms belongs to a quotient, so the number is divided
          by $${v}$.`,
        slip('misused_a_law_of_logarithms', joined, calc`${power} + ${root}`)`
          You added the first two numbers, ${here}. A sum of logarithms belongs to the product of their numbers.`,
      ],
      snapRead: text`Several logarithms with factors before them are joined into one: factors become exponents, sums
        become products.`,
      approach: text`First move the factors into the logarithms as exponents. Then join the sum into a product and the
        difference into a quotient.`,
      check: text`Backwards, $${q(u ** e * s, v)} \times ${v} = ${u ** e * s}$, and this is the product
        $${u ** e} \times ${s}$ of the first two numbers.`,
      principle: text`A factor before a logarithm is an exponent; a sum of logarithms belongs to a product and a
        difference to a quotient.`,
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
      name: `the square of x ${sign} y divided by xy`,
      works: (_v, working) =>
        tex`\frac{x ${sign} y}{${k}} = \sqrt{xy} \quad \Rightarrow \quad (x ${sign} y)^2 = ${k}^2 xy, \quad
        ${working}`,
      because: text`$\log x + \log y = \log xy$, and half of a logarithm belongs to the square root. Equal logarithms
        have equal numbers. Squaring removes the root, and the denominator has to be squared with it.`,
    })`
      Half of $\log x + \log y$ is the logarithm of $\sqrt{xy}$. So the numbers themselves are equal; square both
      sides to remove the root.`;
    const middle = find(2, { name: 'the middle term divided by xy' });
    const ratios = step(plus ? calc`${square} - ${middle}` : calc`${square} + ${middle}`, {
      name: 'x over y plus y over x',
      works: (_v, working) =>
        tex`x^2 + y^2 ${plus ? '+' : '-'} 2xy = ${k * k}xy \quad \Rightarrow \quad \frac{x}{y} + \frac{y}{x} =
        ${working}`,
      because: text`Only a ratio of $x$ and $y$ is asked, and no single value is given. Dividing $x^2$ by $xy$ gives
        $\frac{x}{y}$ and dividing $y^2$ by $xy$ gives $\frac{y}{x}$, so the division shows the two ratios.`,
    })`
      Multiply out the square and divide every term by $xy$, because $\frac{x^2}{xy} = \frac{x}{y}$. The middle term
      becomes the number ${plus ? '$2$' : '$-2$'}; bring it to the other side.`;
    const value = squares
      ? step(calc`${ratios}^2 - 2`, {
          name: 'the sum of the squares of the two ratios',
          works: (_v, working) => tex`${asked} = ${working}`,
          because: text`$(a + b)^2$ is $a^2 + b^2 + 2ab$. The two ratios are reciprocals, so their product $ab$ is $1$
            and the middle term is $2$.`,
        })`
          Square this sum to get the squares of the ratios. The square also has a middle term, $2$ times the product
          of the ratios, which is $1$; take it away.`
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
          You moved the middle term to the other side with the wrong sign and used
          $\frac{x}{y} + \frac{y}{x} = ${ratios}$. On the other side its sign is the opposite one.`,
        slip('got_the_middle_term_wrong', middle, 1)`
          In the square of $x ${sign} y$ you took $xy$ for the middle term. The product $xy$ occurs twice there, so it
          is $2xy$.`,
        slip('got_the_middle_term_wrong', middle, 0)`
          You used $x^2 + y^2$ for the square of $x ${sign} y$. The square also has the middle term
          ${plus ? '$2xy$' : '$-2xy$'}.`,
        slip('forgot_to_square', square, k > 4 && calc`${k}`)`
          You multiplied the right side $xy$ by $${k}$. When both sides are squared, the denominator $${k}$ is squared
          too.`,
        slip('got_the_middle_term_wrong', middle, 4)`
          You moved $4xy$ to the other side. That leads from $(x + y)^2$ to $(x - y)^2$; to get $x^2 + y^2$ only $2xy$
          is moved.`,
        slip('doubled_needlessly', square, calc`2 * ${k}^2`)`
          You used ${here} for the square of the sum or difference over $xy$. The factor $\frac{1}{2}$ of the
          logarithms is used up by the square root, so nothing is doubled.`,
        slip('took_a_power_term_by_term', value, squares && calc`${ratios}^2`)`
          ${here} is the square of the sum of the two ratios. It still contains the middle term, twice the product of
          the ratios.`,
        slip('stopped_a_step_early', value, squares && ratios)`
          $${value}$ is $\frac{x}{y} + \frac{y}{x}$. The sum of the squares of these two ratios was asked for.`,
        slip('wrong_sign', value, squares && calc`${ratios}^2 + 2`)`
          ${here} adds the middle term $2$ to the square. The square of the sum contains it already, so it has to be
          taken away.`,
      ],
      snapRead: text`The logarithm of a sum or difference is the mean of two logarithms: the mean of $\log x$ and
        $\log y$ is $\log \sqrt{xy}$.`,
      approach: text`Write the mean of the logarithms as $\log \sqrt{xy}$, compare the numbers and square. A division
        by $xy$ then shows the ratios that are asked.`,
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
        because: text`Under a logarithm a product becomes a sum, a quotient a difference, and an exponent a factor. So
          the equations are linear in the two logarithms, and linear equations are easy to solve.`,
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
        because: text`In the first equation $v$ has a plus sign and in the second one a minus sign. With equal
          coefficients the two terms in $v$ cancel when the equations are added.`,
      },
    )`
      Eliminate $v$ to find $u$: ${
        l === j
          ? 'its coefficients differ only in sign, so add the two equations'
          : text`multiply the first equation by $${l}$ and the second one by $${j}$, and add them`
      }. Then divide by the coefficient of $u$.`;
    const down = step(i === 1 ? calc`(${one} - ${up}) / ${j}` : calc`(${one} - ${i} * ${up}) / ${j}`, {
      name: 'the logarithm of y',
      works: (_v, working) => tex`v = ${working}`,
      because: text`Once $u$ is known, the first equation has one unknown left. The other equation would give the same
        $v$.`,
    })`
      Substitute $u$ in the first equation and solve it for $v$, the logarithm of $y$.`;
    const x = step(() => nearFraction(Math.round(a ** up.valueOf() * 1e6) / 1e6, 1e6), {
      name: 'x',
      works: value => tex`x = ${a}^{${up}} = ${value}`,
      because: text`$\log_{${a}} x = u$ says that $${a}$ has to be raised to the power $u$ to give $x$. Multiplying
        $${a}$ by $u$ would be another thing.`,
    })`
      The logarithm $u$ is an exponent, so raise the base $${a}$ to it to get $x$ itself.`;
    const y = step(() => nearFraction(Math.round(a ** down.valueOf() * 1e6) / 1e6, 1e6), {
      name: 'y',
      works: value => tex`y = ${a}^{${down}} = ${value}`,
      because: text`$v$ is the exponent to which $${a}$ has to be raised to give $y$.`,
    })`
      In the same way, raise the base $${a}$ to the logarithm $v$ to get $y$.`;
    const sum = step(calc`${x} + ${y}`, { name: 'the sum of the two numbers' })`
      The question asks for the sum of the two numbers, not of their logarithms. So add $x$ and $y$.`;
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
          ${here} is the product of the two numbers. It belongs to the sum of their logarithms, but the sum of the
          numbers is asked.`,
        slip('took_a_power_for_a_product', x, calc`${a} * ${up}`)`
          For $x$ you used ${here}, the base times the logarithm. The logarithm is an exponent, so the base is raised
          to it.`,
        slip('took_a_power_for_a_product', y, calc`${a} * ${down}`)`
          For $y$ you used ${here}, the base times the logarithm. The logarithm is an exponent, so the base is raised
          to it.`,
        slip('wrong_sign', up, () => {
          const wrong = q(l * one - j * two, i * l + j * k);
          return wrong.d === 1n && wrong.gt(0) && wrong;
        })`
          When the logarithm of $y$ was eliminated, the right sides were subtracted, which gives $x = ${x}$. Its signs
          are opposite, so both sides are added.`,
        slip('did_not_divide', down, j > 1 && calc`${one} - ${i} * ${up}`)`
          You used $y = ${y}$. In the first equation $y$ has the exponent $${j}$, so its logarithm has to be divided
          by $${j}$ first.`,
        slip('subtracted_for_added', sum, calc`abs(${x} - ${y})`)`
          ${here} is the difference of $x$ and $y$. Their sum is asked.`,
        slip('misused_a_law_of_logarithms', sum, calc`${a} * (${up} + ${down})`)`
          ${here} multiplies the base by the sum of the two logarithms. Each logarithm is an exponent of its own,
          which gives $x$ and $y$ one by one.`,
        slip('miscounted_the_steps', x, calc`${x} * ${a}`)`
          You used $x = ${x}$, one factor $${a}$ too many: the exponent of $${a}$ was taken one too large.`,
      ],
      snapRead: text`Logarithms of two products of powers are given: they are two linear equations for the logarithms
        of $x$ and $y$.`,
      approach: text`Take the logarithms of $x$ and $y$ as unknowns, solve two linear equations, and go back to the
        numbers at the end.`,
      check: text`The logarithms are $${u}$ and $${v}$, and both equations hold: $${i} \times ${u} + ${j} \times ${v}
        = ${one}$ and $${k} \times ${u} - ${l} \times ${v} = ${two}$. The numbers are $${a ** u}$ and $${a ** v}$.`,
      principle: text`Equations between products of powers become linear when the logarithms of the unknowns are taken
        as unknowns.`,
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
