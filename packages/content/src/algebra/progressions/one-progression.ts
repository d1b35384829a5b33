import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { ordinal, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** An AP with first term a and common difference d, seen up to its term n. */
interface Progression {
  a: number;
  d: number;
  n: number;
  /** Positions of two known terms. */
  i: number;
  j: number;
  way: boolean;
  place: number;
}

const term = ({ a, d }: Progression, n: number) => a + (n - 1) * d;
const start = (p: Progression) => [1, 2, 3].map(n => term(p, n)).join(', ');
const rows = [
  ['In a stadium stand, the first row has', 'seats', 'row'],
  ['In a stack of pipes, the top layer has', 'pipes', 'layer'],
  ['On a terraced hill, the highest terrace has', 'tea bushes', 'terrace'],
] as const;

const total = form<Progression>(
  'total-from-first-and-last',
  {
    band: 'Easy',
    seconds: 45,
    revision: 3,
    entry: true,
    suits: ({ n }) => n > 7,
    verify: p => {
      let sum = 0;
      for (let x = p.a; x <= term(p, p.n); x += p.d) sum += x;
      return sum;
    },
  },
  (p, { step, find }) => {
    const { n, a, d, place, way } = p;
    const steps = find(calc`(${term(p, n)} - ${a}) / ${d}`);
    const count = step(calc`(${term(p, n)} - ${a}) / ${d} + 1`)`
      Count the terms: divide the whole rise by one step, and add the first term.`;
    const ends = find(calc`${term(p, n)} + ${a}`);
    const sum = step(
      calc`${count} * ${ends} / 2`,
      value => tex`${count} \times \frac{${a} + ${term(p, n)}}{2} = ${value}`,
    )`
      Multiply the number of terms by the mean of the first and the last.`;
    return {
      answer: sum,
      stem: () => {
        const [opening, what, row] = rows[place % rows.length] ?? rows[0];
        return way
          ? text`${opening} $${a}$ ${what}, each next ${row} has $${d}$ more than the one before, and the last has
            $${term(p, n)}$. How many ${what} are there in all?`
          : text`What is the sum of the arithmetic progression $${start(p)}, \dots, ${term(p, n)}$?`;
      },
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('counted_gaps_for_numbers', count, steps)`
          $${count}$ is the number of steps from the first to the last; there is one term more.`,
        slip('counted_one_too_many', count, calc`${steps} + 2`)`
          With $${count}$ terms the last one is counted twice.`,
        slip('assumed_equal_parts', ends, calc`2 * ${term(p, n)}`)`
          Every term was taken as large as the last, $${term(p, n)}$; the mean of first and last was needed.`,
        slip('miscounted_the_steps', ends, calc`2 * ${a} + ${n} * ${d}`)`
          The ends add up to $${term(p, n)} + ${a}$; here one step of $${d}$ too many went into the last term.`,
        slip('left_out_a_term', ends, term(p, n))`
          Half of $${term(p, n)}$ is not the mean term: the first term $${a}$ belongs to it.`,
        slip('subtracted_for_added', ends, calc`${term(p, n)} - ${a}`)`
          $${term(p, n)} - ${a}$ is the whole rise; the mean needs the sum of the two ends.`,
      ],
      snapRead: text`Equal steps from a first to a last term, and the sum is asked: the number of terms is missing.`,
      approach: text`First count the terms by the steps between first and last. The sum is then that count times the
        mean of the two ends.`,
      faster: text`The mean term is $${(a + term(p, n)) / 2}$, and there are $${n}$ terms: one product.`,
      check: () =>
        text`Term number $${count}$ is $${a} + ${count.sub(1)} \times ${d} = ${term(p, n)}$, as given.`,
      principle: text`Terms are one more than steps; the sum is their number times the mean of the first and the last.`,
    };
  },
);

const third = form<Progression>(
  'term-from-two-terms',
  {
    band: 'Easy',
    seconds: 45,
    revision: 2,
    suits: ({ j, n }) => n > j + 1,
    verify: p => q(term(p, p.j)).add(q(term(p, p.j) - term(p, p.i), p.j - p.i).mul(p.n - p.j)),
  },
  (p, { step, find }) => {
    const { j, i, n, way } = p;
    const between = find(calc`${j} - ${i}`);
    const d = step(
      calc`(${term(p, j)} - ${term(p, i)}) / ${between}`,
      value => tex`d = \frac{${term(p, j)} - ${term(p, i)}}{${j} - ${i}} = ${value}`,
    )`
      The change between the two known values is spread over the steps between their places.`;
    const more = find(calc`${n} - ${j}`);
    const base = find(term(p, j));
    const value = step(
      calc`${base} + ${d} * ${more}`,
      value => tex`${term(p, j)} + ${more} \times ${d} = ${value}`,
    )`
      Go on from the later of the two by the remaining steps.`;
    return {
      answer: value,
      stem: way
        ? text`In an arithmetic progression, the ${ordinal(i)} term is $${term(p, i)}$ and the ${ordinal(j)} term is
          $${term(p, j)}$. Find the ${ordinal(n)} term.`
        : text`The water level in a tank rises at a constant rate. It was $${term(p, i)}$ cm after $${i}$ hours and
          $${term(p, j)}$ cm after $${j}$ hours. What will it be, in cm, after $${n}$ hours?`,
      show: plain,
      plausible: value => value.d <= 2n,
      slips: [
        slip('miscounted_the_steps', between, calc`${between} + 1`)`
          From place $${i}$ to place $${j}$ there are $${j - i}$ steps, not $${between}$.`,
        slip('miscounted_the_steps', more, calc`${more} + 1`)`
          That is the value at place $${n + 1}$, one step too far.`,
        slip('miscounted_the_steps', more, calc`${more} - 1`)`
          That is the value at place $${n - 1}$, one step short.`,
        slip('measured_from_the_wrong_end', base, term(p, i))`
          The remaining steps start at place $${j}$, but here they were added to the value at place $${i}$.`,
        slip('measured_from_the_wrong_end', more, calc`${n} - 1`)`
          $${more}$ steps lead from the first place, not from the later known one.`,
        slip('assumed_a_proportion', value, calc`${term(p, j)} * ${n} / ${j}`)`
          Multiplying $${term(p, j)}$ by $\frac{${n}}{${j}}$ works only when the value at place zero is zero.`,
      ],
      snapRead: text`Two values with their places in an even rise; a third place is asked.`,
      approach: text`The difference of the two known values over the difference of their places is one step. From there
        only steps are added.`,
      check: () =>
        text`Back from $${value}$ by $${n - i}$ steps of $${d}$ the value is $${term(p, i)}$, as given.`,
      principle: text`In an arithmetic progression differences of terms are proportional to differences of their
        places.`,
    };
  },
);

const between = form<Progression>(
  'terms-in-a-range',
  {
    band: 'Easy',
    seconds: 50,
    revision: 4,
    entry: true,
    suits: ({ n, d }) => n > 8 && d > 2,
    verify: p => inRange(p).length,
  },
  (p, { step }) => {
    const { a, d, way } = p;
    const before = step(
      calc`floor((${rangeOf(p)[0]} - ${a}) / ${d}) + 1`,
      value => tex`${a} + (n - 1) \times ${d} \le ${rangeOf(p)[0]}, \quad n \le ${value}`,
    )`
      Count the terms up to the lower bound.`;
    const upTo = step(
      calc`ceil((${rangeOf(p)[1]} - ${a}) / ${d})`,
      value => tex`${a} + (n - 1) \times ${d} < ${rangeOf(p)[1]}, \quad n \le ${value}`,
    )`
      Count the terms below the upper bound.`;
    const count = step(calc`${upTo} - ${before}`)`
      The terms in the range are the difference of the two counts.`;
    return {
      answer: count,
      stem: () => {
        const [low, high] = rangeOf(p);
        return way
          ? text`How many terms of the arithmetic progression $${start(p)}, \dots$ are greater than $${low}$ and less
            than $${high}$?`
          : text`A lamp flashes $${a}$ seconds after the start and then every $${d}$ seconds. How many times does it
            flash more than $${low}$ seconds but less than $${high}$ seconds after the start?`;
      },
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('let_in_an_end_point', before, calc`${before} - 1`)`
          Term number $${before.add(1)}$, which is $${term(p, before.valueOf() + 1)}$, was counted, but it is not above
          the lower bound.`,
        slip('left_out_an_end_point', before, calc`${before} + 1`)`
          $${term(p, before.valueOf())}$ lies in the range and was left out.`,
        slip('let_in_an_end_point', upTo, calc`${upTo} + 1`)`
          $${term(p, upTo.valueOf())}$ was counted, which is not below the upper bound.`,
        slip('ignored_a_bound', before, 0)`
          $${upTo}$ is the number of all terms below the upper bound, from the first one on.`,
        slip('left_out_an_end_point', before, calc`${before} + 2`)`
          Both ends of the list were dropped, though $${term(p, before.valueOf())}$ still belongs to it.`,
        slip('let_in_an_end_point', count, calc`${upTo} - ${before} + 2`)`
          $${count}$ also holds one term on either side of the range.`,
        slip('left_out_an_end_point', count, calc`${upTo} - ${before} - 3`)`
          From term $${before.add(1)}$ to term $${upTo}$ there are more terms than that: count $${upTo} - ${before}$.`,
      ],
      snapRead: text`Terms of a progression between two bounds that need not be terms themselves.`,
      approach: text`Count the terms below the upper bound and take away those up to the lower bound.`,
      faster: () => {
        const list = inRange(p);
        return text`The first term in the range is $${list[0]}$ and the last is $${list.at(-1)}$, so there are
          $\frac{${list.at(-1)} - ${list[0]}}{${d}} + 1$.`;
      },
      check: text`The terms run from $${inRange(p)[0]}$ to $${inRange(p).at(-1)}$; the next ones on either side,
        $${(inRange(p)[0] ?? 0) - d}$ and $${(inRange(p).at(-1) ?? 0) + d}$, are outside.`,
      principle: text`To count terms in a range, find the first and the last that lie in it; terms are one more than
        steps.`,
    };
  },
);

const rangeOf = (p: Progression): [number, number] => [
  term(p, p.i + 2) + (p.place % p.d),
  term(p, p.n + 3) - (p.way ? 0 : 1),
];
const inRange = (p: Progression) => {
  const [low, high] = rangeOf(p);
  const list: number[] = [];
  for (let x = p.a; x < high; x += p.d) if (x > low) list.push(x);
  return list;
};

/** AL.SEQ.1 Easy: one step, one count or one sum. */
export const oneProgression: readonly AnyTemplate[] = situation<Progression>({
  type: 'AL.SEQ.1',
  situation: 'even-steps',
  draw: draw => {
    const i = draw.int(2, 8);
    const j = i + draw.int(2, 8);
    const d = draw.int(2, 9);
    return { a: draw.int(5, 40), d, n: draw.int(7, 30), i, j, way: draw.chance(0.5), place: draw.int(0, 6) };
  },
  forms: [total, third, between],
});
