import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Row {
  /** log g, log(b^x − m), log(b^x − c) in progression. */
  g: number;
  m: number;
  b: number;
  way: boolean;
}

const twoSolutions = form<Row>(
  'progressions-with-two-solutions',
  {
    band: 'Hard',
    seconds: 150,
    also: ['AL.LOG.7', 'AL.QUA.9'],
    verify: ({ g, m }) => {
      let sum = 0;
      for (let c = -200; c <= 300; c += 1) {
        // b^x = p with (p − m)² = g(p − c), all arguments positive.
        const d = (2 * m + g) ** 2 - 4 * (m * m + g * c);
        if (d <= 0) continue;
        const roots = [(2 * m + g + Math.sqrt(d)) / 2, (2 * m + g - Math.sqrt(d)) / 2];
        if (roots.filter(p => p > 1e-9 && p - m > 1e-9 && p - c > 1e-9).length === 2) sum += c;
      }
      return sum;
    },
  },
  ({ m, b, g, way }, { step, find }) => {
    const first = step(calc`${m} + 1`, {
      name: text`the least possible $c$`,
      because: text`Equal steps of the logarithms are equal factors of the arguments, as with $\log 2$, $\log 6$,
        $\log 18$. The middle argument has a logarithm only if $s$ is positive; a root that is zero or negative gives
        no $x$.`,
      works: value =>
        tex`s^2 = ${g}(s + ${m} - c), \ s^2 - ${g}s + ${g}(c - ${m}) = 0; \quad c - ${m} > 0, \ c \ge ${value}`,
    })`
      Logarithms in arithmetic progression have arguments in geometric progression, so the square of the middle
      argument is the product of the other two. Let $s = ${b}^x - ${m}$ be the middle argument: this gives a quadratic
      in $s$. Each positive root $s$ gives one $x$, so both roots have to be positive; begin with their product.`;
    const bound = find(calc`${g} / 4 + ${m}`);
    const last = step(calc`ceil(${bound}) - 1`, {
      name: text`the greatest possible $c$`,
      because: text`Equal roots would give a single $x$. The sum of the roots is $${g}$, which is positive anyway, so
        with a positive product both roots are positive.`,
      works: value =>
        tex`${g}^2 > 4 \times ${g}(c - ${m}), \quad c < ${m} + \tfrac{${g}}{4}, \quad c \le ${value}`,
    })`
      The two roots have to be different, so the discriminant of the quadratic must be positive. Solve this for $c$ and
      find the greatest integer.`;
    const sum = step(
      calc`(${first} + ${last}) * (${last} - ${first} + 1) / 2`,
      value => tex`${first} + \dots + ${last} = ${value}`,
    )`
      The third argument is positive by itself, because $${g}$ times it is a square. So every integer $c$ of this range
      fits; add them.`;
    return {
      answer: sum,
      stem: way
        ? text`For some integers $c$ there are exactly two real numbers $x$ for which $\log ${g}$, $\log(${b}^x - ${m})$
          and $\log(${b}^x - c)$ form an arithmetic progression in this order. What is the sum of these integers $c$?`
        : text`The numbers $\log ${g}$, $\log(${b}^x - ${m})$, $\log(${b}^x - c)$, where $c$ is an integer, are
          consecutive terms of an arithmetic progression for two different real values of $x$. Find the sum of all
          possible values of $c$.`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('let_in_zero', first, calc`${first} - 1`)`
          You let in $c = ${m}$. One root is then $s = 0$ for the middle argument, and $0$ has no logarithm.`,
        slip('ignored_the_domain', first, 1)`
          You added all positive $c$ with real roots. For $c < ${m}$ one root makes the middle argument negative, and
          it has no logarithm.`,
        slip('let_in_equal_values', last, bound.d === 1n && calc`${last} + 1`)`
          You let in $c = ${last}$. The two roots are equal there, so there is only one value of $x$.`,
        slip('rounded_the_wrong_way', last, bound.d !== 1n && calc`${last} + 1`)`
          You let in $c = ${last}$, which is above $${bound.toFraction(true)}$. The discriminant is negative there, so
          there are no real roots.`,
        slip('got_the_discriminant_wrong', bound, calc`${g} / 2 + ${m}`)`
          You used half of $${g}$ for the bound of $c$. The discriminant $${g}^2 - 4 \times ${g}(c - ${m})$ gives a
          quarter of $${g}$.`,
        slip('left_out_an_end_point', last, last.compare(first) > 0 && calc`${last} - 1`)`
          Your sum stops at $c = ${last}$. The next integer is still below $${m} + \frac{${g}}{4}$ and gives two
          solutions.`,
        slip('left_out_a_term', sum, calc`(${first} - ${m} + ${last} - ${m}) * (${last} - ${first} + 1) / 2`)`
          $${sum}$ is the sum of the values of $c - ${m}$. The question asks for $c$, so each of these has to be
          increased by $${m}$.`,
        slip('left_out_an_end_point', first, last.compare(first) > 0 && calc`${first} + 1`)`
          Your sum begins at $c = ${first}$. $c = ${first.sub(1)}$ also gives two different positive roots.`,
      ],
      snapRead: text`Three logarithms in progression, a parameter in the last one, and two solutions wanted: a quadratic
        with two positive roots.`,
      approach: text`Logarithms in arithmetic progression mean arguments in geometric progression. Substitute for the
        middle argument; it must be positive, so the quadratic needs two positive roots.`,
      faster: text`With $s > 0$ the middle argument, $c - ${m} = s - \frac{s^2}{${g}}$: this rises from $0$ to
        $\frac{${g}}{4}$ and falls back, so every value strictly between is taken twice.`,
      check: () => {
        const d = (c: number) => g * g - 4 * g * (c - m);
        return text`At $c = ${last}$ the discriminant is $${d(last.valueOf())}$, at $c = ${last.add(1)}$ it is
          $${d(last.valueOf() + 1)}$; at $c = ${first.sub(1)}$ one root is $0$.`;
      },
      principle: text`A substitution carries the domain with it: count the roots that the new unknown may have.`,
    };
  },
);

/** AL.LOG.3 Hard: the domain and whole numbers decide how many solutions there are. */
export const pairsInTheDomain: readonly AnyTemplate[] = [
  ...situation<Row>({
    type: 'AL.LOG.3',
    situation: 'logs-in-a-row',
    draw: draw => ({
      g: draw.int(18, 60),
      m: draw.int(2, 20),
      b: draw.pick([2, 3, 5, 6, 7]),
      way: draw.chance(0.5),
    }),
    forms: [twoSolutions],
  }),
];
