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
    const unit = way ? ((rows[place % rows.length] ?? rows[0])[2] as string) : 'term';
    const steps = find(calc`(${term(p, n)} - ${a}) / ${d}`, { name: 'the number of steps' });
    const count = step(calc`(${term(p, n)} - ${a}) / ${d} + 1`, {
      name: `the number of ${unit}s`,
      because: text`Between the first and the last ${unit} there is one step less than there are ${unit}s. The numbers
        $4, 7, 10$, for example, are three, with two steps of $3$ between them.`,
    })`
      The number of ${unit}s is not given. Divide the whole rise from $${a}$ to $${term(p, n)}$ by one step of $${d}$,
      and add $1$ for the first ${unit}.`;
    const ends = find(calc`${term(p, n)} + ${a}`);
    const sum = step(calc`${count} * ${ends} / 2`, {
      because: text`The numbers rise evenly, so the first and the last together are as much as the second and the last
        but one, and so on. Each pair has the same mean, so all have it.`,
      works: value => tex`${count} \times \frac{${a} + ${term(p, n)}}{2} = ${value}`,
    })`
      The mean of numbers in equal steps is the mean of the first and the last. Multiply it by the number of ${unit}s to
      get the sum.`;
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
          $(${term(p, n)} - ${a}) \div ${d} = ${count}$ is the number of steps from the first to the last. There is one
          ${unit} more than steps.`,
        slip('counted_one_too_many', count, calc`${steps} + 2`)`
          You counted $${count}$ ${unit}s, two more than the steps. There is only one ${unit} more than steps.`,
        slip('assumed_equal_parts', ends, calc`2 * ${term(p, n)}`)`
          You counted every ${unit} as large as the last, $${term(p, n)}$. The others are smaller: use the mean of the
          first and the last.`,
        slip('miscounted_the_steps', ends, calc`2 * ${a} + ${n} * ${d}`)`
          You used $${ends} - ${a}$ for the last ${unit}, which is one step of $${d}$ too many. The last one is
          $${term(p, n)}$.`,
        slip('left_out_a_term', ends, term(p, n))`
          You multiplied by half of $${term(p, n)}$. The mean also has the first ${unit}, $${a}$, in it.`,
        slip('subtracted_for_added', ends, calc`${term(p, n)} - ${a}`)`
          You used $${term(p, n)} - ${a}$, the whole rise. The mean of the first and the last needs their sum, not their
          difference.`,
      ],
      snapRead: text`The steps are equal, the first and the last are given, and the sum is asked: find how many ${unit}s
        there are.`,
      approach: text`First count the ${unit}s by the steps between the first and the last. The sum is this number times
        the mean of the two ends.`,
      faster: text`The mean is $${(a + term(p, n)) / 2}$ and there are $${n}$ ${unit}s, so the sum is one product.`,
      check: () =>
        text`${unit} number $${count}$ has $${a} + ${count.sub(1)} \times ${d} = ${term(p, n)}$, as given.`,
      principle: text`In an arithmetic progression there is one term more than steps, and the sum is the number of terms
        times the mean of the first and the last.`,
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
    const unit = way ? 'place' : 'hour';
    const between = find(calc`${j} - ${i}`);
    const d = step(calc`(${term(p, j)} - ${term(p, i)}) / ${between}`, {
      name: way ? 'the common difference' : 'the rise in an hour',
      because: text`From ${unit} $${i}$ to ${unit} $${j}$ there are $${j} - ${i}$ equal steps. Counting both ends would
        give one step too many.`,
      works: value => tex`d = \frac{${term(p, j)} - ${term(p, i)}}{${j} - ${i}} = ${value}`,
    })`
      Let $d$ be the change in one step. The change between the two known values is spread equally over the steps from
      ${unit} $${i}$ to ${unit} $${j}$, so divide by their number.`;
    const more = find(calc`${n} - ${j}`);
    const base = find(term(p, j));
    const value = step(calc`${base} + ${d} * ${more}`, {
      because: text`From a known value only the further steps count. At ${unit} $${j}$ the value is given, so nothing
        has to be traced back to the first one.`,
      works: value => tex`${term(p, j)} + ${more} \times ${d} = ${value}`,
    })`
      From ${unit} $${j}$ to ${unit} $${n}$ there are $${n} - ${j}$ further steps. Add them to the value at ${unit}
      $${j}$.`;
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
          You divided by $${between}$, counting both ends. From ${unit} $${i}$ to ${unit} $${j}$ there are $${j - i}$
          steps.`,
        slip('miscounted_the_steps', more, calc`${more} + 1`)`
          You added $${more}$ steps and so came to ${unit} $${n + 1}$. From ${unit} $${j}$ to ${unit} $${n}$ there is
          one step less.`,
        slip('miscounted_the_steps', more, calc`${more} - 1`)`
          You added $${more}$ steps and so came to ${unit} $${n - 1}$. From ${unit} $${j}$ to ${unit} $${n}$ there is
          one step more.`,
        slip('measured_from_the_wrong_end', base, term(p, i))`
          You added the $${more}$ further steps to $${base}$, the value at ${unit} $${i}$. They begin at ${unit} $${j}$,
          so the value there has to be used.`,
        slip('measured_from_the_wrong_end', more, calc`${n} - 1`)`
          You added $${more}$ steps, as if the known value $${term(p, j)}$ were the first one. It is at ${unit} $${j}$,
          so fewer steps are left.`,
        slip('assumed_a_proportion', value, calc`${term(p, j)} * ${n} / ${j}`)`
          You multiplied $${term(p, j)}$ by $\frac{${n}}{${j}}$. That is right only if the value at ${unit} $0$ is $0$,
          and here it is not.`,
      ],
      snapRead: text`Two values with their ${unit}s are given, the change is even, and a third one is asked: find one
        step first.`,
      approach: text`Divide the difference of the two known values by the difference of their ${unit}s: that is one
        step. From the later value on, only further steps are added.`,
      check: () =>
        text`Back from $${value}$ by $${n - i}$ steps of $${d}$ the value is $${term(p, i)}$, as given.`,
      principle: text`In an arithmetic progression the differences of terms are proportional to the differences of their
        places.`,
    };
  },
);

const between = form<Progression>(
  'terms-in-a-range',
  {
    band: 'Easy',
    seconds: 50,
    revision: 5,
    entry: true,
    suits: ({ n, d }) => n > 8 && d > 2,
    verify: p => inRange(p).length,
  },
  (p, { step }) => {
    const { a, d, way } = p;
    const before = step(calc`floor((${rangeOf(p)[0]} - ${a}) / ${d}) + 1`, {
      name: text`the number of terms up to $${rangeOf(p)[0]}$`,
      because: text`Term number $n$ is $n - 1$ steps after the first one. So the whole steps up to the lower bound are
        counted, and the first term is one more.`,
      works: value => tex`${a} + (n - 1) \times ${d} \le ${rangeOf(p)[0]}, \quad n \le ${value}`,
    })`
      ${way ? 'The terms are' : 'The flashes come at'} $${a} + (n - 1) \times ${d}$ for $n = 1, 2, 3, \dots$ Count the
      ones that are not above the lower bound: they have to be left out.`;
    const upTo = step(calc`ceil((${rangeOf(p)[1]} - ${a}) / ${d})`, {
      name: text`the number of terms below $${rangeOf(p)[1]}$`,
      because: text`Only values less than the upper bound count, so one that is equal to it would not. That is why the
        sign is $<$ here.`,
      works: value => tex`${a} + (n - 1) \times ${d} < ${rangeOf(p)[1]}, \quad n \le ${value}`,
    })`
      Count the ones that are less than the upper bound, from the first one on.`;
    const count = step(calc`${upTo} - ${before}`, {
      because: text`The second count begins at the first ${way ? 'term' : 'flash'} and so has all the ones below the
        range in it. They are exactly the first count.`,
    })`
      Subtract the first count from the second: the ones inside the range are left.`;
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
          You counted number $${before.add(1)}$, which is $${term(p, before.valueOf() + 1)}$. It is not above the lower
          bound $${rangeOf(p)[0]}$, so it does not count.`,
        slip('left_out_an_end_point', before, calc`${before} + 1`)`
          You left out $${term(p, before.valueOf())}$. It is above $${rangeOf(p)[0]}$ and below $${rangeOf(p)[1]}$, so
          it is in the range.`,
        slip('let_in_an_end_point', upTo, calc`${upTo} + 1`)`
          You counted $${term(p, upTo.valueOf())}$ as well. It is not below the upper bound $${rangeOf(p)[1]}$, so it
          does not count.`,
        slip('ignored_a_bound', before, 0)`
          $${upTo}$ is the number of all that are below $${rangeOf(p)[1]}$, from the first one on. The ones that are not
          above $${rangeOf(p)[0]}$ have still to be taken away.`,
        slip('left_out_an_end_point', before, calc`${before} + 2`)`
          You left out the first two in the range, though $${term(p, before.valueOf())}$ and the one before it are above
          $${rangeOf(p)[0]}$.`,
        slip('let_in_an_end_point', count, calc`${upTo} - ${before} + 2`)`
          You counted $${count}$, with one more on either side of the range. These two are not between the bounds.`,
        slip('left_out_an_end_point', count, calc`${upTo} - ${before} - 2`)`
          You counted $${count}$, without the first and the last in the range. Both are strictly between the bounds, so
          they count.`,
      ],
      snapRead: text`A range has two bounds that need not be in the list: count up to each bound and subtract.`,
      approach: text`Count all that are below the upper bound, and take away the ones that are not above the lower
        bound. So neither end is counted by mistake.`,
      faster: () => {
        const list = inRange(p);
        return text`The first one in the range is $${list[0]}$ and the last is $${list.at(-1)}$, so there are
          $\frac{${list.at(-1)} - ${list[0]}}{${d}} + 1$.`;
      },
      check: text`They run from $${inRange(p)[0]}$ to $${inRange(p).at(-1)}$; the next ones on either side,
        $${(inRange(p)[0] ?? 0) - d}$ and $${(inRange(p).at(-1) ?? 0) + d}$, are outside.`,
      principle: text`To count the terms of a progression in a range, find the first and the last that lie in it: there
        is one term more than steps.`,
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
