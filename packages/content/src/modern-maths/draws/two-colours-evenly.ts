import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Even {
  /** At most this many balls. */
  n: number;
  /** Two of the first colour: at least s/t where that is less than 1/4, at most s/t where it is more. */
  s: number;
  t: number;
  scene: 'bag' | 'sweets' | 'club' | 'bulbs';
}

/** Whether the chance of two of the first colour is bounded from below. */
const isLeast = ({ s, t }: Even) => 4 * s < t;
/** The first k for which the bounded case satisfies its bound: (k ± 2)/(4k) against s/t. */
const firstOf = ({ s, t }: Even) => Math.ceil((2 * t) / Math.abs(t - 4 * s));
/** The colour of which there is more in the case that the bound restricts. */
const restricted = (p: Even) => (isLeast(p) ? 'fewer' : 'more');
const free = (p: Even) => (isLeast(p) ? 'more' : 'fewer');
const chanceTex = (kind: 'fewer' | 'more') => `\\frac{k ${kind === 'more' ? '+' : '-'} 2}{4k}`;
const boundTex = ({ s, t, ...p }: Even) => `${isLeast({ s, t, ...p }) ? '\\ge' : '\\le'} \\frac{${s}}{${t}}`;

const evenColours = form<Even>(
  'pairs-with-an-even-chance',
  {
    band: 'Hard',
    seconds: 135,
    revision: 4,
    also: ['AL.DIO.3', 'AL.INQ.2'],
    entry: true,
    verify: p => {
      let count = 0;
      for (let a = 1; a < p.n; a += 1)
        for (let b = 1; a + b <= p.n; b += 1) {
          const all = (a + b) * (a + b - 1);
          if (4 * a * b !== all) continue;
          const [two, bound] = [a * (a - 1) * p.t, p.s * all];
          if (isLeast(p) ? two >= bound : two <= bound) count += 1;
        }
      return count;
    },
  },
  (p, { step }) => {
    const { n, scene, s, t } = p;
    const most = step(calc`floor(${Math.sqrt(n)})`, {
      name: 'the largest difference of the two numbers',
      because: text`Multiplied out, $4ab = (a + b)^2 - (a + b)$. And $(a + b)^2 - 4ab = (a - b)^2$, so $a + b = (a -
        b)^2$. A total of $1$ is left out, because two are drawn.`,
      works: value =>
        tex`\frac{2ab}{(a + b)(a + b - 1)} = \frac{1}{2} \Rightarrow a + b = (a - b)^2 = k^2 \le ${n}, \quad k = 2,
          \dots, ${value}`,
    })`
      Let $a$ and $b$ be the numbers of the two kinds, in the order of the question. Set the chance of two different
      ones equal to $\frac{1}{2}$: the total is then the square of the difference. So the total is a perfect square
      $k^2$.`;
    const unrestricted = step(calc`${most} - 1`, {
      name: text`the number of pairs with ${free(p)} of the first kind`,
      because: text`The chance of two of the first kind is $\frac{a(a - 1)}{k^2(k^2 - 1)}$, which is $\frac{k + 2}{4k}$
        with more of the first kind and $\frac{k - 2}{4k}$ with fewer. The first is always above $\frac{1}{4}$, the
        second always below.`,
      works: (_value, working) =>
        tex`${chanceTex(free(p))} ${isLeast(p) ? '>' : '<'} \frac{1}{4}: \quad ${working}`,
    })`
      Either kind may be the larger one: $a = \frac{k^2 \pm k}{2}$. With ${free(p)} of the first kind the chance of two
      of them is always ${isLeast(p) ? 'above' : 'below'} $\frac{1}{4}$, so every $k$ will do.`;
    const start = step(firstOf(p), {
      name: 'the first difference that satisfies the bound',
      because: text`As $k$ grows, this chance comes closer and closer to $\frac{1}{4}$. So the bound fails for small $k$
        and holds from some $k$ on.`,
      works: value => tex`${chanceTex(restricted(p))} ${boundTex(p)} \Rightarrow k \ge ${value}`,
    })`
      With ${restricted(p)} of the first kind the chance lies on the other side of $\frac{1}{4}$. Write the bound and
      solve it for $k$.`;
    const bounded = step(calc`${most} - ${start} + 1`)`
      Count the numbers $k$ from $${start}$ to $${most}$, both included.`;
    const count = step(calc`${unrestricted} + ${bounded}`, {
      because: text`For the same $k$ the two cases exchange the numbers of the two kinds, and these are different
        pairs.`,
    })`
      The two cases give different pairs of numbers. Add them.`;
    return {
      answer: count,
      stem: () => {
        const bound = isLeast(p) ? 'at least' : 'at most';
        return scene === 'bag'
          ? text`A bag holds red and white balls, at most $${n}$ in all. Two balls are drawn at random without
            replacement. The probability that their colours are different is $\frac{1}{2}$, and the probability that
            both are red is ${bound} $\frac{${s}}{${t}}$. How many pairs of numbers (red, white) are possible?`
          : scene === 'sweets'
            ? text`Some sweets in a jar, not more than $${n}$ altogether, are mint and the others lemon. If two are
              taken together at random, one of each kind is as likely as two of the same kind, and two mint sweets have
              a probability of ${bound} $\frac{${s}}{${t}}$. In how many ways can the jar be made up of mint and lemon
              sweets?`
            : scene === 'bulbs'
              ? text`Of the lamps of a consignment, at most $${n}$ in all, some are blue and the rest green. Two of the
                lamps are tested, chosen at random. The probability that one is blue and the other green is
                $\frac{1}{2}$, and the probability that both are blue is ${bound} $\frac{${s}}{${t}}$. How many
                combinations of the numbers of blue and green lamps satisfy this?`
              : text`Two members of a club, which has not more than $${n}$ members, are chosen by lot. The probability
                that one woman and one man are chosen is $\frac{1}{2}$, and the probability that both are women is
                ${bound} $\frac{${s}}{${t}}$. How many ordered pairs (number of women, number of men) are possible?`;
      },
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0 && value.valueOf() <= n,
      slips: [
        stop('left_out_a_case', unrestricted)`
          $${unrestricted}$ counts only the cases with ${free(p)} of the first kind; with ${restricted(p)} of them the
          bound holds too for differences from $${start}$ on.`,
        slip('ignored_a_bound', bounded, calc`${most} - 1`)`
          $2 \times ${bounded} = ${count}$ counts both cases for every difference of the two numbers. In one of them
          the bound
          fails for every difference below $${start}$.`,
        slip('let_in_an_end_point', unrestricted, bounded)`
          $${count}$ lets the difference of the two numbers begin with $${start}$ in both cases. With ${free(p)} of
          the first
          kind smaller differences are possible as well.`,
        slip('let_in_one_or_the_number_itself', unrestricted, most)`
          $${unrestricted}$ allows a difference of $1$. Then there is only one in all, and no two can be drawn.`,
        slip('counted_gaps_for_numbers', bounded, most.gt(start) && calc`${most} - ${start}`)`
          $${most} - ${start} = ${bounded}$ leaves one end out; the differences $${start}$ and $${most}$ are both
          possible.`,
        slip('ignored_a_bound', most, !Number.isInteger(Math.sqrt(n)) && calc`ceil(${Math.sqrt(n)})`)`
          You allowed the difference $${most}$, but the total $${most}^2 = ${most.mul(most)}$ is more than $${n}$.`,
        stop('left_out_a_case', bounded)`
          $${bounded}$ is the number of cases with ${restricted(p)} of the first kind alone.`,
        slip('let_in_one_or_the_number_itself', count, calc`${most} * 2`)`
          $2 \times ${most} = ${count}$ takes every square from $1$ on twice; neither the bound nor the single one was
          looked at.`,
        slip('let_in_an_end_point', start, calc`${start} - 1`)`
          You allowed the difference $${start}$, which breaks the bound: the chance is then
          $\frac{${Number(start) + (isLeast(p) ? -2 : 2)}}{${Number(start) * 4}}$.`,
      ],
      snapRead: text`Two drawn without replacement; different ones in half of the cases, and a bound for two of one
        kind. Pairs of whole numbers are counted.`,
      approach: text`The even chance makes the total a perfect square and leaves two cases, more or fewer of the first
        kind. In each of them the chance of two of that kind is a simple fraction of $k$, to be compared with the
        bound.`,
      faster: text`Totals are $4, 9, \dots, ${most.mul(most)}$, split as neighbouring triangular numbers. Two alike have
        the chance $\frac{1}{4} \pm \frac{1}{2k}$: one sign always fits, the other when $\frac{1}{2k} \le
        \frac{${Math.abs(t - 4 * s)}}{${4 * t}}$, from $k = ${start}$ on.`,
      check: () => {
        const k = Number(start);
        const a = (k * k + (isLeast(p) ? -k : k)) / 2;
        const b = k * k - a;
        return text`$k = ${k}$: $${a}$ and $${b}$; different with $\frac{2 \times ${a} \times ${b}}{${k * k} \times
          ${k * k - 1}} = \frac{1}{2}$, two of the first kind with $\frac{${a} \times ${a - 1}}{${k * k} \times
          ${k * k - 1}} = \frac{${k + (isLeast(p) ? -2 : 2)}}{${4 * k}} ${boundTex(p)}$.`;
      },
      principle: text`Two different ones in half of all draws mean that the total is the square of the difference; which
        kind is the larger is a case of its own.`,
    };
  },
);

/** MM.PRB.3 Hard: two kinds that come together in half of the draws, and a bound for two of one kind. */
export const twoColoursEvenly: readonly AnyTemplate[] = situation<Even>({
  type: 'MM.PRB.3',
  situation: 'two-colours-evenly',
  tries: 60,
  draw: draw => {
    const [s, t] = draw.pick([
      [1, 5],
      [1, 6],
      [3, 16],
      [1, 8],
      [3, 14],
      [2, 11],
      [3, 20],
      [1, 7],
      [3, 10],
      [1, 3],
      [2, 7],
      [4, 13],
      [3, 8],
      [5, 16],
      [5, 17],
      [4, 11],
    ] as const);
    const p: Even = {
      n: draw.int(80, 450),
      s,
      t,
      scene: draw.pick(['bag', 'sweets', 'club', 'bulbs'] as const),
    };
    const [most, start] = [Math.floor(Math.sqrt(p.n)), firstOf(p)];
    return start >= 5 && most - start >= 2 ? p : null;
  },
  forms: [evenColours],
});
