import type Fraction from 'fraction.js';
import { gcd, isCount, lcm } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { numberTex, percent, ratio } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q, ratioOf } from '../../value.ts';

/** A total divided in two ways, and one of the four parts that arise. */
interface Table {
  /** The first division, and the second. */
  a: number;
  b: number;
  c: number;
  d: number;
  /** Per cent of the second group that is in the third. */
  part: number;
  frame: number;
}

const tableWords = [
  {
    one: 'men',
    two: 'women',
    have: 'graduates',
    both: 'women who are graduates',
    rest: 'men who are graduates',
    not: 'men who are not',
  },
  {
    one: 'adults',
    two: 'children',
    have: 'passengers in AC coaches',
    both: 'children in AC coaches',
    rest: 'adults in AC coaches',
    not: 'other adults',
  },
  {
    one: 'Hindi books',
    two: 'English books',
    have: 'novels',
    both: 'English novels',
    rest: 'Hindi novels',
    not: 'other Hindi books',
  },
] as const;

const numbersOf = ({ a, b, c, d, part }: Table) => {
  const total = lcm(a + b, c + d);
  const [two, have] = [q(total * b, a + b), q(total * c, c + d)];
  const rest = have.sub(two.mul(part).div(100));
  return { total, rest, not: q(total).sub(two).sub(rest) };
};

const leftPair = form<Table, readonly Fraction[]>(
  'ratio-within-the-first-group',
  {
    band: 'Medium',
    seconds: 85,
    also: ['MM.SET.1'],
    verify: ({ a, b, c, d, part }) => {
      // A total that all shares divide, counted one by one.
      const total = (a + b) * (c + d) * 100;
      let [rest, not] = [0, 0];
      const women = (total * b) / (a + b);
      const have = (total * c) / (c + d);
      rest = have - (women * part) / 100;
      not = total - women - rest;
      return ratioOf(rest, not);
    },
  },
  (p, { step }) => {
    const { a, b, c, d, part, frame } = p;
    const w = tableWords[frame] ?? tableWords[0];
    const total = step(calc`lcm(${a} + ${b}, ${c} + ${d})`, {
      name: 'the parts of the whole',
      because: text`One ratio divides the whole into ${a + b} parts and the other into ${c + d}. In a number of parts
        that both of these divide, all the parts are of one size.`,
    })`
      Both ratios divide the same whole, one into $${a} + ${b}$ parts and the other into $${c} + ${d}$. Give the whole
      a number of parts that both sums divide, their LCM.`;
    const two = step(calc`${total} * ${b} / (${a} + ${b})`, {
      name: text`the parts of ${w.two}`,
      because: text`The given per cent is a per cent of ${w.two}, so their parts are needed first.`,
    })`
      Find how many of these parts are ${w.two}: $${b}$ of every $${a} + ${b}$.`;
    const have = step(calc`${total} * ${c} / (${c} + ${d})`, {
      name: text`the parts of ${w.have}`,
      because: text`This uses the other ratio, but the same whole. So both results are in parts of the same size and
        may be compared.`,
    })`
      Find how many parts are ${w.have}: $${c}$ of every $${c} + ${d}$.`;
    const both = step(calc`${two} * ${part}%`, {
      name: text`the parts of ${w.both}`,
      because: text`The ${part}% are counted on ${w.two} only. Not on all ${w.have}, because that is another group.`,
    })`
      Of ${w.two}, ${part}% are among the ${w.have} as well. Find how many parts that is.`;
    const rest = step(calc`${have} - ${both}`, {
      name: text`the parts of ${w.rest}`,
      because: text`Every one of the ${w.have} is either among ${w.two} or among ${w.one}. Take away the first kind,
        and the second is left.`,
    })`
      All the other ${w.have} are ${w.one}. Subtract to find them.`;
    const parts = step(() => ratioOf(rest, total.sub(two).sub(rest)), {
      works: value => {
        const not = total.sub(two).sub(rest);
        return tex`${total} - ${two} - ${rest} = ${not}, \qquad ${rest} : ${not} = ${value
          .map(t => numberTex(t))
          .join(' : ')}`;
      },
      because: text`The whole consists of all ${w.two}, the ${w.rest} and the ${w.not}, and of nothing else. So the
        whole without the first two leaves the third.`,
    })`
      Take all ${w.two} and then the ${w.rest} away from the whole: the remaining parts are ${w.not}. Write the ratio
      and reduce it.`;
    return {
      answer: parts,
      stem:
        frame === 0
          ? text`In an office the ratio of men to women is ${ratio([a, b])}, and the ratio of graduates to others is
            ${ratio([c, d])}. Of the women, ${part}% are graduates. What is the ratio of men who are graduates to men
            who are not?`
          : frame === 1
            ? text`Adults and children on a train are in the ratio ${ratio([a, b])}. The passengers in AC coaches and
              those in other coaches are in the ratio ${ratio([c, d])}, and ${part}% of the children travel in AC
              coaches. Find the ratio of adults in AC coaches to adults in other coaches.`
            : text`A library has Hindi and English books in the ratio ${ratio([a, b])}, and no others. Novels and other
              books are in the ratio ${ratio([c, d])}. If ${part}% of the English books are novels, in what ratio are
              the Hindi novels and the other Hindi books?`,
      show: ratio,
      size: value => (value[0]?.valueOf() ?? 0) / (value[1]?.valueOf() ?? 1),
      plausible: value => value.every(term => isCount(term) && term.lte(150)),
      slips: [
        slip('wrong_base', both, calc`${have} * ${part}%`)`
            You found ${part}% of all ${w.have}: ${here}. The ${part}% are counted on ${w.two} only.`,
        slip('assumed_a_proportion', parts, ratioOf(c, d))`
            You used $${c} : ${d}$, which holds for all of them together. Among ${w.two} the ratio is another one, so
            it cannot hold among ${w.one} alone.`,
        slip('gave_the_complement', both, calc`${two} * (100% - ${part}%)`)`
            You used the part of ${w.two} that are not ${w.have}: ${here}. The ${part}% are the part that are.`,
        slip('took_a_part_for_the_whole', parts, () => ratioOf(rest, total.sub(two)))`
            $${rest} : ${total.sub(two)}$ compares ${w.rest} with all ${w.one}. The question compares them with the
            others among ${w.one}.`,
        slip('answered_another_quantity', parts, () => ratioOf(both, two.sub(both)))`
            $${both} : ${two.sub(both)}$ is the ratio among ${w.two}. The question asks for the ratio among ${w.one}.`,
        slip('joined_ratios_unmatched', parts, () => {
          const [x, y] = [
            q(c).sub(q(b * part, 100)),
            q(a)
              .sub(q(c))
              .add(q(b * part, 100)),
          ];
          return x.gt(0) && y.gt(0) && a + b !== c + d ? ratioOf(x, y) : null;
        })`
            You subtracted the terms of $${a} : ${b}$ and $${c} : ${d}$ as they are. Their sums are $${a + b}$ and
            $${c + d}$, so their parts differ in size.`,
        slip('swapped_the_two', parts, () => ratioOf(total.sub(two).sub(rest), rest))`
              You gave the ratio in the other order, $${total.sub(two).sub(rest)} : ${rest}$. The question names
              ${w.rest} first.`,
      ],
      snapRead: text`The same whole is divided in two ways. The per cent shows how many belong to ${w.two} and to
        ${w.have} at the same time.`,
      approach: text`Give the whole a number of parts that fits both ratios. Then find the four parts one after the
        other, beginning with the one that the per cent gives.`,
      faster: text`Of $${total}$ parts $${total.sub(two)}$ are ${w.one}; of the $${have}$ that are ${w.have}, $${both}$
        are not ${w.one}.`,
      check: text`$${rest}$ and $${both}$ make $${have}$, which is $\frac{${c}}{${c + d}}$ of $${total}$; the
        $${total.sub(two)}$ of ${w.one} are $\frac{${a}}{${a + b}}$ of it.`,
      principle: text`When the same whole is divided in two ratios, give it one number of parts: the LCM of the two sums
        of terms.`,
    };
  },
);

/** Those who tried and those who passed, in two groups. */
interface Passed {
  m: number;
  n: number;
  p: number;
  r: number;
  /** At least so many times as many fail in the first group. */
  times: number;
  frame: number;
}

const least = ({ m, n, p, r, times }: Passed) => q(times * n - m, times * r - p).mul(q((p + r) * 100, m + n));
const most = ({ m, n, p, r }: Passed) => Math.min(m / p, n / r) * q((p + r) * 100, m + n).valueOf();
const timesWords = ['', '', 'twice', 'three times', 'four times', 'five times'];
const passedWords = [
  { one: 'boys', two: 'girls', passed: 'passed', failed: 'failed' },
  { one: 'men', two: 'women', passed: 'were selected', failed: 'were rejected' },
  { one: 'tomato seeds', two: 'chilli seeds', passed: 'came up', failed: 'did not come up' },
] as const;

const leastPassed = form<Passed>(
  'least-per-cent-passed',
  {
    band: 'Hard',
    seconds: 125,
    revision: 2,
    also: ['AL.INQ.1', 'AR.PCT.5'],
    verify: ({ m, n, p, r, times }) => {
      // All numbers of passes in fine steps that meet the bound exactly.
      const unit = (times * r - p) * p * r;
      for (let x = 1; x <= unit * m; x += 1) {
        const [boys, girls] = [m * unit - p * x, n * unit - r * x];
        if (boys >= 0 && girls >= 0 && boys >= times * girls) return q((p + r) * x * 100, (m + n) * unit);
      }
      throw new Error('nothing fits');
    },
  },
  (all, { step, find }) => {
    const { m, n, p, r, times, frame } = all;
    const w = passedWords[frame] ?? passedWords[0];
    const told = timesWords[times] ?? '';
    const top = find(times * n - m);
    const bottom = find(times * r - p);
    const bound = step(calc`${top} / ${bottom}`, {
      works: value =>
        tex`${m} - ${p}x \ge ${times}(${n} - ${r}x) \Rightarrow ${bottom}x \ge ${top} \Rightarrow x \ge ${value}`,
      name: 'the least value of x',
      because: text`Both ratios have parts of their own size; one of the two sizes can be taken as 1.`,
    })`
      Let there be $${m}$ parts of ${w.one} and $${n}$ of ${w.two}, and let $${p}x$ and $${r}x$ parts of them be those
      that ${w.passed}. The rest ${w.failed}; write the condition for the two rests and solve it for $x$.`;
    const passed = step(calc`(${p} + ${r}) * ${bound}`, {
      name: text`the least number of parts that ${w.passed}`,
      because: text`All ${w.one} and ${w.two} together are a fixed number of parts, and $${p + r}x$ of them ${w.passed}.
        So the percentage is least when $x$ is least.`,
    })`
      Substitute this least $x$ and add the parts of both groups that ${w.passed}.`;
    const share = step(calc`${passed} / (${m} + ${n}) * 100%`, {
      because: text`The per cent is asked of both groups together, so all their parts are the base.`,
    })`
      Divide by the $${m}$ and $${n}$ parts of both groups to write it as a per cent.`;
    const pair = ratio([m, n]);
    const pairTwo = ratio([p, r]);
    return {
      answer: share,
      stem:
        frame === 0
          ? text`Boys and girls who took an examination were in the ratio ${pair}. Those who passed were in the ratio
            ${pairTwo}, and at least ${told} as many boys as girls failed. What is the minimum possible percentage of
            students who passed?`
          : frame === 1
            ? text`Men and women applied for a job in the ratio ${pair}, and were selected in the ratio ${pairTwo}.
              Among the rejected, the number of men was at least ${told} the number of women. At least what per cent
              of the applicants were selected?`
            : text`A farmer sowed tomato and chilli seeds in the ratio ${pair}. The seeds that came up were in the ratio
              ${pairTwo}, while of those that did not come up at least ${told} as many were tomato seeds as chilli
              seeds. Find the least possible percentage of seeds that came up.`,
      show: percent,
      plausible: value => value.gt(0) && value.lt(100) && value.d <= 30n,
      slips: [
        slip('gave_the_other_extreme', bound, () => (m * r <= n * p ? q(m, p) : q(n, r)))`
            You used $x = ${bound}$, where $x$ is the size of a part of the second ratio. Then nobody of one group is
            left over, which gives the greatest percentage and not the least.`,
        slip('read_a_comparison_backwards', bound, () => {
          const back = q(times * m - n, times * p - r);
          return back.gt(0) && back.lt(1) ? back : null;
        })`
            You read the condition backwards, with ${told} as many of ${w.two} as of ${w.one} among those that
            ${w.failed}.`,
        slip('ignored_the_weights', share, calc`${r} * ${bound} / ${n} * 100%`)`
            ${share}% is the part of ${w.two} alone that ${w.passed}. The question asks for both groups together.`,
        slip('ignored_the_weights', share, calc`${p} * ${bound} / ${m} * 100%`)`
            ${share}% is the part of ${w.one} alone that ${w.passed}. The question asks for both groups together.`,
        slip('ignored_a_condition', bound, () => {
          const even = q(n - m, r - p);
          return even.gt(0) && even.lt(1) ? even : null;
        })`
          You let equally many ${w.one} and ${w.two} fail, but at least ${told} as many ${w.one} ${w.failed}.`,
        slip('took_ratio_terms_for_amounts', share, calc`(${p} + ${r}) / (${m} + ${n} + ${p} + ${r}) * 100%`)`
            You used the terms of the two ratios side by side: ${here}. A part of the first ratio is not as large as a
            part of the second.`,
        slip('wrong_sign', bottom, calc`${times} * ${r} + ${p}`)`
            You brought $${p}x$ to the other side with the wrong sign, where $x$ is the size of a part, and got
            $${bottom}$. There it is subtracted.`,
      ],
      snapRead: text`Two ratios are given whose parts are of different sizes. The condition on what is left of both
        groups limits the size of a part.`,
      approach: text`Give the first ratio parts of size 1 and the second parts of size $x$. The condition on the rests
        bounds $x$, and the percentage grows with $x$.`,
      check: () => {
        const [boys, girls] = [q(m).sub(bound.mul(p)), q(n).sub(bound.mul(r))];
        return text`At that $x$ the parts that ${w.failed} are $${boys}$ of ${w.one} and $${girls}$ of ${w.two}, exactly
          ${told} as many; a smaller $x$ adds $${r}$ parts of ${w.two} for every $${p}$ of ${w.one}, too few.`;
      },
      principle: text`When two ratios have parts of different sizes, name one size, and let the remaining condition
        bound it.`,
    };
  },
);

/** AR.RAT.1 Medium and Hard: a whole divided in two ways, and a bound on what is left of two ratios. */
export const sharesInTwoWays: readonly AnyTemplate[] = [
  ...situation<Table>({
    type: 'AR.RAT.1',
    situation: 'whole-divided-in-two-ways',
    tries: 60,
    draw: draw => {
      const p = {
        a: draw.int(2, 9),
        b: draw.int(2, 9),
        c: draw.int(2, 9),
        d: draw.int(2, 9),
        part: draw.step(20, 80, 5),
        frame: draw.int(0, 2),
      };
      if (gcd(p.a, p.b) > 1 || gcd(p.c, p.d) > 1 || p.a + p.b === p.c + p.d) return null;
      const { total, rest, not } = numbersOf(p);
      const terms = rest.gt(0) && not.gt(0) ? ratioOf(rest, not).map(Number) : [99];
      return total <= 150 &&
        Math.max(...terms) <= 31 &&
        Math.max(...terms) < 8 * Math.min(...terms) &&
        terms[0] !== terms[1]
        ? p
        : null;
    },
    forms: [leftPair],
  }),
  ...situation<Passed>({
    type: 'AR.RAT.1',
    situation: 'passed-and-failed',
    tries: 200,
    draw: draw => {
      const all = {
        m: draw.int(2, 12),
        n: draw.int(2, 11),
        p: draw.int(2, 13),
        r: draw.int(2, 11),
        times: draw.int(2, 4),
        frame: draw.int(0, 2),
      };
      const { m, n, p, r, times } = all;
      if (gcd(m, n) > 1 || gcd(p, r) > 1 || times * n <= m || times * r <= p) return null;
      const key = least(all);
      return key.d <= 3n && key.gte(15) && key.lt(95) && key.valueOf() < most(all) - 4 ? all : null;
    },
    forms: [leastPassed],
  }),
];
