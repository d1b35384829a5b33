import type Fraction from 'fraction.js';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Rota {
  /** Full rounds, and the parts of a last day in the second and in the third order. */
  full: number;
  x: Fraction;
  y: Fraction;
  p: string;
  q: string;
  r: string;
  frame: number;
}

const jobs = [
  { what: 'tiling a courtyard', done: 'the courtyard is tiled', all: 'tile the courtyard' },
  { what: 'painting the boats of a ferry', done: 'the boats are painted', all: 'paint the boats' },
  { what: 'copying an old register', done: 'the register is copied', all: 'copy the register' },
] as const;

const allTogether = form<Rota>(
  'time-of-all-three',
  {
    band: 'Hard',
    seconds: 135,
    also: ['AR.TNW.1'],
    verify: ({ full, x, y }) => {
      // One day of the third as the unit; the other rates are tried as fractions until the three orders fit.
      const days = (rates: readonly number[], work: number) => {
        let [left, time] = [work, 0];
        for (let day = 0; ; day += 1) {
          const rate = rates[day % 3] ?? 1;
          if (left <= rate + 1e-9) return time + left / rate;
          left -= rate;
          time += 1;
        }
      };
      for (let d = 1; d <= 6; d += 1)
        for (let e = 1; e <= 6; e += 1)
          for (let m = d; m <= 6 * d; m += 1)
            for (let n = e; n <= 6 * e; n += 1) {
              const [a, b] = [m / d, n / e];
              const work = full * (a + b + 1) + a + b;
              const second = days([b, 1, a], work) - 3 * full - 2;
              const third = days([1, a, b], work) - 3 * full - 2;
              if (Math.abs(second - x.valueOf()) < 1e-7 && Math.abs(third - y.valueOf()) < 1e-7)
                return q(m, d)
                  .add(q(n, e))
                  .div(q(m, d).add(q(n, e)).add(1))
                  .add(full);
            }
      throw new Error('no rates fit');
    },
  },
  ({ full, x, y, p, q: second, r, frame }, { step, find }) => {
    const { what, done, all } = jobs[frame % jobs.length] ?? jobs[0];
    const even = 3 * full + 2;
    const [late, later] = [find(x), find(y)];
    const rateP = step(calc`1 / (1 - ${frac(late)})`, {
      name: text`the work of ${p} in a day, in days of ${r}`,
      works: value =>
        tex`a + b = b + c + ${frac(x)}a \Rightarrow c = ${frac(q(1).sub(x))}a \Rightarrow a = ${frac(value)}c`,
      because: text`After ${full} full rounds all three orders have done the same, because everyone has worked ${full}
        days. So the same rest is left, and only the last days have to be compared.`,
    })`
      Let $a$, $b$ and $c$ be what ${p}, ${second} and ${r} do in a day. After $3 \times ${full}$ days the rest is $a +
      b$ in the first order. In the second order it is done by ${second}, ${r} and $${frac(x)}$ of a day of ${p}. Set
      the two equal.`;
    const rateQ = step(calc`1 / (1 - ${frac(later)})`, {
      name: text`the work of ${second} in a day, in days of ${r}`,
      works: value =>
        tex`a + b = c + a + ${frac(y)}b \Rightarrow c = ${frac(q(1).sub(y))}b \Rightarrow b = ${frac(value)}c`,
      because: text`In the third order ${r} and ${p} come first, so here ${p} cancels and ${second} is compared with
        ${r}.`,
    })`
      In the third order the same rest is done by ${r}, ${p} and $${frac(y)}$ of a day of ${second}. Set it equal to
      $a + b$ again.`;
    const part = step(calc`(${frac(rateP)} + ${frac(rateQ)}) / (${frac(rateP)} + ${frac(rateQ)} + 1)`, {
      name: 'the days of all three for the rest',
      works: value => tex`\frac{a + b}{a + b + c} = ${frac(value)}`,
      because: text`The rest is a day of ${p} and a day of ${second}. All three together do $a + b + c$ in a day, so
        they need less than a day for it.`,
    })`
      If all three work every day, the rest $a + b$ takes them the part $\frac{a + b}{a + b + c}$ of a day. The unit $c$
      cancels.`;
    const wanted = step(calc`${full} + ${frac(part)}`, {
      name: 'the days of all three together',
      because: text`A full round of three days holds one day of each, and all together do that in a single day.`,
    })`
      A full round, one day of each, is a single day of all three. Add the ${full} days for the full rounds.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${p}, ${second} and ${r} take turns at ${what}, one person a day. In the order ${p}, ${second}, ${r}
            from the first day on, ${done} exactly at the end of day $${even}$. In the order ${second}, ${r}, ${p} it
            would take $${frac(x)}$ of a day more, and in the order ${r}, ${p}, ${second} $${frac(y)}$ of a day more.
            In how many days do the three ${all} if all of them work every day?`
          : frame === 1
            ? text`For ${what} there is room for only one person at a time, so ${p}, ${second} and ${r} come in turn, a
              day each. If ${p} begins, followed by ${second} and then ${r}, ${done} after exactly $${even}$ days. If
              ${second} begins, with ${r} and ${p} next, it takes $${frac(x)}$ of a day longer;
              if ${r} begins, with ${p} and ${second} next, $${frac(y)}$ of a day longer. How long would it take with
              room for all three at once?`
            : text`Three clerks are ${what}, in turn and each for a whole day. When the order is ${p}, ${second}, ${r},
              again and again, day $${even}$ is the last one and is fully used. When ${second} is first, ${r} second
              and ${p} third, ${p} has to come for another $${frac(x)}$ of a day after it, and when ${r} is first, ${p}
              second and ${second} third, ${second} has to come for another $${frac(y)}$ of a day. Find the time in
              which all three, working side by side, ${all}.`,
      show: value => withUnit(value, 'days'),
      plausible: value => value.gt(full) && value.lt(full + 3) && value.d <= 40n,
      slips: [
        slip('assumed_equal_parts', part, calc`2 / 3`)`
          You let all three work at the same rate, so that the rest is $\frac{2}{3}$ of a day. The orders take
          different times, so the rates differ.`,
        slip('divided_by_the_wrong_number', rateP, calc`1 / ${frac(late)}`)`
          You let ${p} do $${frac(rateP)}$ times as much as ${r}. But $${frac(x)}$ of a day of ${p} is only what ${r}
          lacks to a day of ${p}.`,
        slip('divided_by_the_wrong_number', rateQ, calc`1 / ${frac(later)}`)`
          You let ${second} do $${frac(rateQ)}$ times as much as ${r}. But $${frac(y)}$ of a day of ${second} is only
          what ${r} lacks to a day of ${second}.`,
        slip('used_a_wrong_given_number', rateP, calc`1 + ${frac(late)}`)`
          You let ${p} do $${frac(rateP)}$ times as much as ${r}. The $${frac(x)}$ are a part of a day of ${p}, not of
          a day of ${r}.`,
        slip('used_a_wrong_given_number', rateQ, calc`1 + ${frac(later)}`)`
          You let ${second} do $${frac(rateQ)}$ times as much as ${r}. The $${frac(y)}$ are a part of a day of
          ${second}, not of a day of ${r}.`,
        slip(
          'left_out_a_term',
          part,
          calc`(${frac(rateP)} + ${frac(rateQ)} - 1) / (${frac(rateP)} + ${frac(rateQ)} +
          1)`,
        )` For the rest you counted a day of ${r} too little: $${frac(part)}$ of a day of all three. What is left
          is a day of ${p} and one of ${second}.`,
        slip(
          'counted_one_too_many',
          part,
          calc`(${frac(rateP)} + ${frac(rateQ)}) / (${frac(rateP)} + ${frac(rateQ)} +
          1) + 1`,
        )` You counted one round too many, $${full + 1}$ full rounds. In $${even}$ days there are $${full}$ of
          them and two days more.`,
        slip('took_a_part_for_the_whole', part, calc`(${frac(rateP)} + ${frac(rateQ)}) / 2`)`
          You divided the rest by two persons of the rate of ${r}. All three work on it, each at a steady rate.`,
      ],
      snapRead: text`Three take turns, and the same work ends at different times in three orders: after equal numbers
        of days the same rest is left.`,
      approach: text`Compare only the rests after the full rounds. They give the rates of two in terms of the third,
        and all three together need one day for each round and a part of a day for the rest.`,
      check: text`Let ${r} do $1$ a day. The work is $${full} \times ${rateP.add(rateQ).add(1)} + ${rateP.add(rateQ)} =
        ${rateP.add(rateQ).add(1).mul(full).add(rateP).add(rateQ)}$, and all three do it in
        $${rateP.add(rateQ).add(1).mul(full).add(rateP).add(rateQ)} \div ${rateP.add(rateQ).add(1)} = ${wanted}$ days.`,
      principle: text`When people work in turn, equal numbers of days leave the same rest, whoever begins; compare only
        the rests.`,
    };
  },
);

const parts = [q(1, 2), q(1, 3), q(2, 3), q(1, 4), q(3, 4), q(1, 5), q(2, 5), q(3, 5)];

/** AR.TNW.3 Hard: three orders of three who take turns. */
export const whoeverBegins: readonly AnyTemplate[] = situation<Rota>({
  type: 'AR.TNW.3',
  situation: 'whoever-begins',
  tries: 20,
  draw: draw => {
    const [p = '', second = '', r = ''] = draw.some(peopleInArithmetic, 3);
    const [x, y] = [draw.pick(parts), draw.pick(parts)];
    return x.equals(y) ? null : { full: draw.int(3, 16), x, y, p, q: second, r, frame: draw.int(0, 2) };
  },
  forms: [allTogether],
});
