import { divisors } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Row {
  /** 2n + 1 numbers in steps of d; the squares of the first n + 1 and of the last n have one sum. */
  n: number;
  d: number;
  greatest: boolean;
  frame: number;
}

const endOfRow = form<Row>(
  'end-of-a-row-with-equal-sums-of-squares',
  {
    band: 'Hard',
    seconds: 135,
    also: ['AL.SEQ.1'],
    verify: ({ n, d, greatest }) => {
      for (let first = 1; first < 20000; first += 1) {
        let sum = 0;
        for (let i = 0; i <= 2 * n; i += 1) sum += (i <= n ? 1 : -1) * (first + i * d) ** 2;
        if (sum === 0) return greatest ? first + 2 * n * d : first;
      }
      throw new Error('no row fits');
    },
  },
  ({ n, d, greatest, frame }, { step, write, find }) => {
    const dTex = d === 1 ? '' : String(d);
    write(tex`m^2 + (m - ${d})^2 + \dots + (m - ${n * d})^2 = (m + ${d})^2 + \dots + (m + ${n * d})^2`, {
      because: text`Numbers at equal distances from the middle are on the two sides of the equation, and their squares
        cancel almost completely. With the first number as unknown nothing would cancel.`,
    })`
      Name the number in the middle, not the first one: let it be $m$. The first $${n + 1}$ numbers end with it. Write
      the two equal sums of squares.`;
    write(
      tex`(m + ${dTex}j)^2 - (m - ${dTex}j)^2 = ${4 * d}mj \quad \Rightarrow \quad m^2 = ${4 * d}m(1 + 2 + \dots +
        ${n})`,
      {
        because: text`In $(m + a)^2 - (m - a)^2$ the squares $m^2$ and $a^2$ cancel, and the two middle terms $2ma$ and
          $2ma$ are added. So $4ma$ is left.`,
      },
    )`
      Bring the brackets of the left side to the right and pair those at the same distance, $${dTex}j$ with $j = 1, 2,
      \dots, ${n}$. In each pair the squares cancel.`;
    const sum = step(calc`${n} * ${n + 1} / 2`, {
      name: text`the sum of the first ${n} integers`,
      works: (_v, w) => tex`1 + 2 + \dots + ${n} = ${w}`,
    })`
      Add the numbers $1$ to $${n}$ in the bracket by the formula $\frac{n(n + 1)}{2}$.`;
    const four = find(4 * d);
    const middle = step(calc`${four} * ${sum}`, {
      name: 'the number in the middle',
      works: (_v, w) => tex`m = ${w}`,
      because: text`All numbers are positive, so $m$ is not $0$ and both sides may be divided by it.`,
    })`
      Divide both sides by $m$. That gives the number in the middle.`;
    const reach = find(n * d);
    const end = step(greatest ? calc`${middle} + ${reach}` : calc`${middle} - ${reach}`, {
      because: text`There are $${n}$ numbers on each side of the middle one, and each is $${d}$ from the next.`,
    })`
      The ${greatest ? 'largest' : 'smallest'} number is $${n}$ steps of $${d}$ ${greatest ? 'above' : 'below'} the
      middle, so ${greatest ? 'add' : 'subtract'} these.`;
    const extreme = greatest ? 'largest' : 'smallest';
    const count = 2 * n + 1;
    return {
      answer: end,
      stem: wording(
        frame,
        text`$${count}$ positive numbers in increasing order form an arithmetic progression with the common difference
          $${d}$. The sum of the squares of the first $${n + 1}$ is equal to the sum of the squares of the last $${n}$.
          Find the ${extreme} of the numbers.`,
        text`In a list of $${count}$ positive integers each is $${d}$ more than the one before. The squares of the first
          $${n + 1}$ have the same sum as the squares of the other $${n}$. What is the ${extreme} integer of the list?`,
        text`A potter cuts $${count}$ square tiles whose sides, in millimetres, increase by $${d}$ from each tile to the
          next. The $${n + 1}$ smaller tiles cover exactly the same area as the $${n}$ larger ones. What is the side of
          the ${extreme} tile, in millimetres?`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.d === 1n,
      slips: [
        slip('got_the_middle_term_wrong', four, 2 * d)`
          You used $${2 * d}$ times the middle for the difference of two squares at the distance $${d}$ from it. Both
          middle terms are added, so it is $4 \times ${d} = ${4 * d}$ times.`,
        slip('stopped_a_step_early', end, () => middle)`
          $${end}$ is the number in the middle. From it to the ${extreme} one there are still $${n}$ steps.`,
        slip('counted_one_too_many', sum, calc`${n + 1} * ${n + 2} / 2`)`
          You added the distances from the middle up to $${n + 1}$ steps. On each side of the middle there are only
          $${n}$ numbers.`,
        slip('counted_one_too_few', sum, calc`${n - 1} * ${n} / 2`)`
          You added the distances from the middle only up to $${n - 1}$ steps. On each side of the middle there are
          $${n}$ numbers.`,
        slip(
          'gave_the_other_extreme',
          end,
          greatest ? calc`${middle} - ${reach}` : calc`${middle} + ${reach}`,
        )`
          ${here} is the ${greatest ? 'smallest' : 'largest'} of the numbers. The question asks for the other end.`,
        slip('left_out_a_factor', reach, d > 1 && n)`
          You went from the middle to the end by $${n}$, the number of steps. Each step is $${d}$, so it is
          $${n * d}$.`,
        slip('did_not_divide', sum, calc`${n} * ${n + 1}`)`
          You used ${here} for the sum of the first $${n}$ integers. The formula divides this product by $2$.`,
        slip('left_out_a_factor', four, d > 1 && 4)`
          You used steps of $1$ in the differences of the squares. The numbers are $${d}$ apart, so each distance is
          $${d}$ times as large.`,
      ],
      snapRead: text`A progression with an odd number of terms has equal sums of squares on two parts: begin at the
        middle term.`,
      approach: text`With the first number as unknown, all squares would have to be expanded. With the middle one as
        unknown, nearly everything cancels in pairs.`,
      check: () => {
        const m = 2 * d * n * (n + 1);
        const side = (from: number, to: number) => {
          let total = 0;
          for (let j = from; j <= to; j += 1) total += (m + j * d) ** 2;
          return total;
        };
        return text`The numbers go from $${m - n * d}$ to $${m + n * d}$, with $${m}$ in the middle. The squares of the
          first $${n + 1}$ add up to $${side(-n, 0)}$, those of the last $${n}$ to $${side(1, n)}$.`;
      },
      principle: text`In an arithmetic progression with an odd number of terms call the middle one $m$: terms at equal
        distances then cancel.`,
    };
  },
);

interface Cubes {
  /** The integers from k + 1 to n. */
  k: number;
  n: number;
  frame: number;
}

const triangular = (n: number) => (n * (n + 1)) / 2;

const lastOfCubes = form<Cubes>(
  'last-integer-from-sum-and-cubes',
  {
    band: 'Hard',
    seconds: 140,
    revision: 2,
    also: ['AL.POL.1'],
    verify: ({ k, n }) => {
      const [sum, cubes] = [triangular(n) - triangular(k), triangular(n) ** 2 - triangular(k) ** 2];
      const found: number[] = [];
      for (let a = 1; a <= 200; a += 1) {
        let [s, c] = [0, 0];
        for (let b = a; s < sum; b += 1) {
          s += b;
          c += b ** 3;
          if (s === sum && c === cubes) found.push(b - a + 1);
        }
      }
      if (found.length !== 1) throw new Error('not one row');
      return found[0] ?? 0;
    },
  },
  ({ k, n, frame }, { step, write, find }) => {
    const sum = triangular(n) - triangular(k);
    const cubes = triangular(n) ** 2 - triangular(k) ** 2;
    const [things, thing] = frame === 2 ? ['edges', 'edge'] : ['integers', 'integer'];
    write(tex`1 + \dots + n = T_n, \qquad 1^3 + \dots + n^3 = T_n^{\,2}`, {
      because: text`The cubes of the first integers add up to the square of the sum of these integers: $1 + 8 + 27 = 36
        = 6^2$, and $1 + 2 + 3 = 6$.`,
    })`
      Let the ${things} be $k + 1, \dots, n$, and let $T_n$ be the sum of the integers from $1$ to $n$. The sum of their
      cubes is the square of $T_n$.`;
    write(tex`T_n - T_k = ${sum}, \qquad T_n^{\,2} - T_k^{\,2} = ${cubes}`, {
      because: text`A sum that does not begin at $1$ is a sum from $1$ on, less the part before its beginning.`,
    })`
      Both given sums leave out the first $k$ integers. So one is a difference and the other a difference of squares.`;
    const total = step(calc`${cubes} / ${sum}`, {
      name: text`the sum of $T_n$ and $T_k$`,
      because: text`A difference of squares is the difference times the sum. The difference is known, so dividing
        leaves the sum.`,
      works: (_v, w) => tex`(T_n - T_k)(T_n + T_k) = ${cubes} \quad \Rightarrow \quad T_n + T_k = ${w}`,
    })`
      Factorise the difference of squares and divide by $T_n - T_k$.`;
    const two = find(2);
    const top = step(frac(calc`(${total} + ${sum}) / ${two}`), {
      name: text`the sum of the integers from 1 to the last one`,
      because: text`When the two equations are added, $T_k$ cancels and $T_n$ comes twice.`,
      works: (_v, w) => tex`T_n = ${w}`,
    })`
      Add the equations for $T_n + T_k$ and $T_n - T_k$, and halve the result to get $T_n$.`;
    const last = step(() => q(Math.round((Math.sqrt(8 * top.valueOf() + 1) - 1) / 2)), {
      because: text`The sum of the integers from $1$ to $n$ is $\frac{n(n + 1)}{2}$. Two neighbours with a known
        product are just below and just above its root.`,
      works: value => tex`n(n + 1) = ${top.mul(2)} \quad \Rightarrow \quad n = ${value}`,
    })`
      Twice $T_n$ is the product of the neighbours $n$ and $n + 1$. Find $n$, the largest of the ${things}.`;
    const before = step(() => total.sub(top), {
      name: text`the sum of the integers that are left out`,
      works: value => tex`T_k = ${total} - ${top} = ${value}`,
      because: text`The sum of $T_n$ and $T_k$ was found, and $T_n$ is a part of it.`,
    })`
      Subtract $T_n$ from the sum of $T_n$ and $T_k$. The rest is the sum of the integers before the first one.`;
    const left = step(() => q(Math.round((Math.sqrt(8 * Math.max(0, before.valueOf()) + 1) - 1) / 2)), {
      name: text`the number of integers that are left out`,
      works: value => tex`k(k + 1) = ${before.mul(2)} \quad \Rightarrow \quad k = ${value}`,
    })`
      In the same way twice $T_k$ is the product of the neighbours $k$ and $k + 1$. Find $k$.`;
    const many = step(calc`${last} - ${left}`, {
      because: text`The ${things} are those from $1$ to $n$ without the first $k$.`,
    })`
      Subtract to find how many ${things} there are.`;
    return {
      answer: many,
      stem: wording(
        frame,
        text`Several consecutive positive integers have the sum $${sum}$, and their cubes have the sum $${cubes}$. How
          many integers are there?`,
        text`The sum of some positive integers in a row is $${sum}$. The sum of their cubes is $${cubes}$. Find the
          number of integers in this row.`,
        text`Wooden cubes, one for each whole number of centimetres from a smallest to a largest edge, have a total
          volume of $${cubes}$ cubic centimetres. In one line, edge to edge, they are $${sum}$ cm long. How many cubes
          are there?`,
      ),
      show: plain,
      plausible: value => value.d === 1n && value.gt(1),
      slips: [
        slip('answered_another_quantity', many, n)`
          $${n}$ is the largest of the ${things}. The question asks how many there are.`,
        slip('answered_another_quantity', many, k + 1)`
          $${k + 1}$ is the smallest of the ${things}. The question asks how many there are.`,
        slip('counted_one_too_few', many, n - k - 1)`
          $${n} - ${k + 1} = ${n - k - 1}$ is the difference of the largest and the smallest ${thing}. Both of them
          count, so there is one more.`,
        slip('counted_one_too_many', many, n - k + 1)`
          $${n} - ${k} + 1 = ${n - k + 1}$ counts the ${thing} of size $${k}$ too. The first one is $${k + 1}$.`,
        slip('answered_another_quantity', many, n + k + 1)`
          $${n + k + 1}$ is the sum of the smallest and the largest ${thing}. The question asks for the number of
          them.`,
        slip('assumed_a_proportion', many, n + k)`
          $${n} + ${k} = ${n + k}$ adds the first ${things} that are left out. They have to be subtracted.`,
        slip('answered_another_quantity', many, k > 1 && k)`
          $${k}$ is how many of the first integers are left out. The question asks for the others.`,
      ],
      snapRead: text`The sum and the sum of cubes of integers in a row are given, and the row does not begin at $1$: a
        difference and a difference of squares.`,
      approach: text`The cubes from $1$ on add up to a square. Without the first ones this is a difference of two
        squares, and the given sum is the difference of their roots: divide.`,
      check: () => {
        const row = Array.from({ length: n - k }, (_, i) => k + 1 + i);
        return text`The ${things} from $${k + 1}$ to $${n}$ are $${n - k}$, with the mean $${frac(q(n + k + 1, 2))}$
          and so the sum $${sum}$. Their cubes add up to $${row.reduce((s, x) => s + x ** 3, 0)}$.`;
      },
      principle: text`A sum of cubes of integers in a row is a difference of two squares, and the sum of the integers
        is one of its factors.`,
    };
  },
);

/** AL.SEQ.6 Hard: squares on both sides of a middle, and integers from their sum and cubes. */
export const squaresOnBothSides: readonly AnyTemplate[] = [
  ...situation<Row>({
    type: 'AL.SEQ.6',
    situation: 'squares-on-both-sides',
    draw: draw => ({
      n: draw.int(3, 9),
      d: draw.int(1, 6),
      greatest: draw.chance(0.5),
      frame: draw.int(0, 2),
    }),
    forms: [endOfRow],
  }),
  ...situation<Cubes>({
    type: 'AL.SEQ.6',
    situation: 'sum-and-cubes',
    tries: 20,
    draw: draw => {
      const k = draw.int(3, 16);
      const n = k + draw.int(4, 14);
      // One sum has to fit several rows, so that the cubes are needed.
      const rows = divisors(triangular(n) - triangular(k)).filter(odd => odd % 2 === 1).length;
      return n <= 30 && n - k !== k + 1 && rows > 3 ? { k, n, frame: draw.int(0, 2) } : null;
    },
    forms: [lastOfCubes],
  }),
];
