import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction } from '../../value.ts';

interface Each {
  /** xy = a^s, log_x y + log_y x ≤ c, x^(log_a y) = a^t; the length of the interval of t is asked. */
  a: number;
  s: number;
  c: number;
  frame: number;
}

const lengthOfRange = form<Each>(
  'range-of-the-exponent',
  {
    band: 'Hard',
    seconds: 145,
    also: ['AL.INQ.4'],
    suits: ({ a, s, c }) => a ** s <= 1100 && c > 2 && (2 * s * s) % (c + 2) === 0 && s * s > 4 * (c + 2) - 8,
    verify: ({ s, c }) => {
      const found: number[] = [];
      for (let i = 1; i < 20000; i += 1) {
        const u = (s * i) / 20000;
        const v = s - u;
        if (u / v + v / u <= c + 1e-9) found.push(u * v);
      }
      return nearFraction(Math.round((Math.max(...found) - Math.min(...found)) * 100) / 100, 4);
    },
  },
  ({ a, s, c, frame }, { step, write, find }) => {
    write(tex`u + v = ${s}, \qquad \frac{v}{u} + \frac{u}{v} \le ${c}, \qquad t = uv`, {
      because: text`$x^{\log_{${a}} y} = (${a}^u)^v = ${a}^{uv}$, and $\log_x y$ is the quotient of $v$ and $u$.`,
    })`
      Put $u = \log_{${a}} x$ and $v = \log_{${a}} y$, both positive, and write all three facts by $u$ and $v$.`;
    const sum = find(calc`${s}^2`, { name: 'the square of the sum' });
    const share = step(calc`${c} + 2`, {
      name: text`the multiple of $uv$`,
      works: (_v, w) =>
        tex`u^2 + v^2 \le ${c}uv \quad \Rightarrow \quad (u + v)^2 \le (${c} + 2)uv, \qquad ${w}`,
      because: text`The sum $u + v$ is known, so the squares are completed to its square.`,
    })`
      Multiply the inequality by $uv$ and add $2uv$ to both sides, so that the known sum appears.`;
    const low = step(frac(calc`${sum} / ${share}`), {
      name: text`the least $t$`,
      works: (_v, w) => tex`uv \ge ${w}`,
    })`
      So the product $uv$ cannot be too small.`;
    const quarter = find(4);
    const high = step(frac(calc`${sum} / ${quarter}`), {
      name: text`the greatest $t$`,
      works: (_v, w) => tex`uv \le \left(\frac{u + v}{2}\right)^2 = ${w}`,
      because: text`Two numbers with a fixed sum have their greatest product where they are equal.`,
    })`
      Nor can it be too large: with a fixed sum the product is greatest for $u = v$.`;
    const length = step(frac(calc`${high} - ${low}`))`
      Every value between the two is taken as $u$ and $v$ move apart. Subtract the ends.`;
    const product = tex`xy = ${a ** s}`;
    const bound = tex`\log_x y + \log_y x \le ${c}`;
    return {
      answer: length,
      stem: wording(
        frame,
        text`For numbers $x > 1$ and $y > 1$ with $${product}$ and $${bound}$, let $x^{\log_{${a}} y} = ${a}^t$. The
          possible values of $t$ form an interval. What is its length?`,
        text`The real numbers $x$ and $y$ are greater than $1$, $${product}$, and $${bound}$. If $x^{\log_{${a}} y} =
          ${a}^t$, by how much does the greatest possible value of $t$ exceed the least?`,
        text`Let $x$ and $y$ be real numbers above $1$ such that $${product}$ and $${bound}$. Find the difference
          between the greatest and the least value of $t$ for which $${a}^t = x^{\log_{${a}} y}$ is possible.`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.d <= 24n,
      slips: [
        slip('got_the_middle_term_wrong', share, c)`
          $u^2 + v^2$ was replaced by $(u + v)^2$, where $u = \log_{${a}} x$ and $v = \log_{${a}} y$. The square of the
          sum has the term $2uv$ as well.`,
        slip('wrong_sign', share, c > 3 && calc`${c} - 2`)`
          $2uv$ was subtracted from one side and added to the other, where $u = \log_{${a}} x$ and $v = \log_{${a}} y$.
          The multiple of $uv$ became ${here}.`,
        slip('took_a_power_term_by_term', quarter, 2)`
          The greatest product of two numbers with the sum $${s}$ was taken as $\frac{${s}^2}{2} = ${high}$. It is the
          square of half the sum.`,
        slip('ignored_a_condition', low, 0)`
          Only the product $${a ** s}$ was used, so that $t$ could be as small as one likes. The sum of the two
          logarithms also bounds it from below.`,
        slip('answered_another_quantity', length, () => low)`
          $${frac(length)}$ is the least value of $t$. The length is the difference of the greatest and the least
          value.`,
        slip('added_for_subtracted', length, frac(calc`${high} + ${low}`))`
          The two ends were added. The length of an interval is their difference.`,
        slip('forgot_to_square', sum, s)`
          The sum $${s}$ of the two logarithms to base $${a}$ was not squared.`,
      ],
      snapRead: text`Logarithms of $x$ and $y$ to each other, and a power whose exponent is a logarithm: all are sum and
        product of the same two logarithms.`,
      approach: text`Take logarithms to base $${a}$. The first fact is their sum, the asked exponent is their product,
        and the inequality connects the two.`,
      faster: text`$\frac{u}{v} + \frac{v}{u} = \frac{${s}^2}{t} - 2$ for $u = \log_{${a}} x$, $v = \log_{${a}} y$, and
        a positive number and its reciprocal add up to at least $2$. So $2 \le \frac{${s * s}}{t} - 2 \le ${c}$ gives
        both ends.`,
      check: text`With equal logarithms $t = ${frac(calc`${s}^2 / 4`.value)}$. At $t = ${frac(low)}$ the quotient
        $\frac{${s * s}}{t}$ is $${c + 2}$, so that the sum of the two logarithms is exactly $${c}$.`,
      principle: text`Logarithms of two numbers to each other: change to one base and work with sum and product.`,
    };
  },
);

/** AL.LOG.4 Hard: logarithms of two numbers to each other. */
export const logarithmsOfEachOther: readonly AnyTemplate[] = situation<Each>({
  type: 'AL.LOG.4',
  situation: 'logarithms-of-each-other',
  tries: 200,
  draw: draw => ({
    a: draw.pick([2, 2, 3, 5, 10]),
    s: draw.int(3, 10),
    c: draw.int(3, 30),
    frame: draw.int(0, 2),
  }),
  forms: [lengthOfRange],
});
