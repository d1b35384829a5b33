import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Two {
  n: number;
  a: number;
  b: number;
  way: boolean;
}

const spread = form<Two>(
  'spread-of-the-overlap',
  {
    band: 'Easy',
    seconds: 50,
    revision: 2,
    entry: true,
    verify: ({ n, a, b, way }) => {
      let count = 0;
      for (let x = 0; x <= Math.min(a, b); x += 1) if (a + b - x <= n) count += 1;
      return way ? count - 1 : count;
    },
  },
  ({ a, b, n, way }, { step }) => {
    const [many, one, other] = way
      ? ['guests', 'take soup', 'take salad']
      : ['students', 'play badminton', 'play chess'];
    const [smaller, larger] = [Math.min(a, b), Math.max(a, b)];
    const most = step(calc`min(${a}, ${b})`, {
      name: `the greatest number of ${many} who ${one.split(' ')[0]} both`,
      because: text`Whoever is in both groups is in the smaller one, so there cannot be more of them than the smaller
        group has.`,
      works: value => tex`\min(${a}, ${b}) = ${value}`,
    })`
      All ${many} of the smaller group may be in the larger one too, but no more than these can be in both.`;
    const least = step(calc`${a} + ${b} - ${n}`, {
      name: `the least number of ${many} who ${one.split(' ')[0]} both`,
      because: text`Each of the ${many} outside both groups adds one to the number in both.`,
    })`
      The fewest are in both when nobody is outside the two groups. Then the sum of the groups exceeds $${n}$ by those
      counted twice.`;
    const answer = way
      ? step(calc`${most} - ${least}`)`
        The question asks by how much the two differ. Subtract the least number from the greatest.`
      : step(calc`${most} - ${least} + 1`)`
        Every whole number from the least to the greatest is possible. Count them, both ends included.`;
    return {
      answer,
      stem: way
        ? text`Of $${n}$ guests $${a}$ take soup and $${b}$ take salad. By how much do the greatest and the least
          possible number of guests who take both differ?`
        : text`In a hostel of $${n}$ students $${a}$ play badminton and $${b}$ play chess. How many values are
          possible for the number of students who play both?`,
      show: plain,
      plausible: value => value.valueOf() > 0 && value.valueOf() <= n,
      slips: [
        slip('assumed_no_overlap', least, 0)`
          You let the two groups be apart. But $${a} + ${b}$ is more than $${n}$, so some of the ${many} must be in
          both.`,
        slip('assumed_the_greatest_overlap', most, larger)`
          Not all $${larger}$ of the larger group can ${other.split(' ')[0]} both: only $${smaller}$ of the ${many}
          are in the smaller group.`,
        stop('stopped_a_step_early', most)`
          $${most}$ is the greatest possible number in both, and the least has to be compared with it.`,
        stop('stopped_a_step_early', least)`
          $${least}$ is the least possible number in both, and the greatest has to be compared with it.`,
        slip(
          'counted_gaps_for_numbers',
          answer,
          way ? calc`${most} - ${least} + 1` : calc`${most} - ${least}`,
        )`
          ${
            way
              ? text`${here} counts the possible values. The greatest difference of two of them is asked for.`
              : text`${here} is the difference of the greatest and the least number, and leaves one of the
                two out of the count.`
          }`,
        slip('used_a_wrong_given_number', answer, calc`${larger} - ${smaller}`)`
          ${here} compares the two groups with each other; how many are in both also depends on the total of $${n}$.`,
        slip('used_a_wrong_given_number', answer, calc`${n} - ${smaller}`)`
          ${here} is the number of ${many} outside the smaller group, not a statement about those in both.`,
      ],
      snapRead: text`Two groups in a known total, and nothing said about those in both: find their greatest and their
        least possible number.`,
      approach: text`The number in both is greatest when the smaller group lies within the larger one, and least when
        nobody is outside the two. Everything between is possible, as the ${many} can be moved one by one.`,
      faster: way
        ? text`Those outside both groups can be from $0$ to $${n} - ${larger} = ${n - larger}$, and the number in both
          changes by as much.`
        : text`Those outside both groups can be any number from $0$ to $${n} - ${larger} = ${n - larger}$, and each
          fixes the number in both.`,
      check: text`With $${least}$ in both there are $${a} + ${b} - ${least} = ${q(a + b).sub(least)}$ in at least one
        group, and with $${most}$ in both $${a} + ${b} - ${most} = ${q(a + b).sub(most)}$; neither is more than
        $${n}$.`,
      principle: text`The number in both of two groups runs from the excess of their sum over the total to the size of
        the smaller group.`,
    };
  },
);

interface Three {
  n: number;
  sizes: readonly [number, number, number];
  least: number;
  way: boolean;
}

/**
 * The most people in exactly two groups when each is in one at least and `all` in all three; null where that is
 * impossible.
 */
function exactlyTwo({ n, sizes: [a, b, c] }: Three, all: number): number | null {
  const two = a + b + c - n - 2 * all;
  for (let p = 0; p <= two; p += 1)
    for (let r = 0; p + r <= two; r += 1) {
      const s = two - p - r;
      if (a - all - p - r >= 0 && b - all - p - s >= 0 && c - all - r - s >= 0) return two;
    }
  return null;
}

const mostInTwo = form<Three>(
  'most-in-exactly-two',
  {
    band: 'Medium',
    seconds: 65,
    revision: 4,
    entry: true,
    verify: p => {
      let best = -1;
      for (let all = p.least; all <= Math.min(...p.sizes); all += 1)
        best = Math.max(best, exactlyTwo(p, all) ?? -1);
      return best;
    },
  },
  ({ n, sizes: [a, b, c], least, way }, { step, find }) => {
    const [many, verb] = way ? ['readers', 'take'] : ['engineers', 'know'];
    const excess = step(calc`${a} + ${b} + ${c} - ${n}`, { name: 'the excess' })`
      Add the three numbers and subtract the ${n} ${many}. Of this excess, whoever is in exactly two groups makes up
      one, and whoever is in all three makes up two.`;
    const each = find(2);
    const two = step(calc`${excess} - ${each} * ${least}`, {
      because: text`Each more of the ${many} who ${verb} all three would leave two fewer for exactly two.`,
    })`
      For the most in exactly two, let only $${least}$ of the ${many} ${verb} all three. They make up two of the
      excess each; the rest is the number in exactly two.`;
    const total = a + b + c - n;
    return {
      answer: two,
      stem: way
        ? text`Each of $${n}$ readers takes at least one of three newspapers; $${a}$, $${b}$ and $${c}$ of them take
          the first, the second and the third. If at least $${least}$ take all three, at most how many take exactly
          two?`
        : text`Each of $${n}$ engineers knows at least one of Java, Python and Rust: $${a}$ of them know Java, $${b}$
          know Python and $${c}$ know Rust. At least $${least}$ know all three. What is the maximum number of
          engineers who know exactly two?`,
      show: plain,
      plausible: value => value.valueOf() > 0 && value.valueOf() <= n,
      slips: [
        slip('miscounted_who_is_in_all_three', each, 1)`
          ${calc`${excess} - ${least}`} takes off one for each of the ${many} in all three. They are counted three
          times, which is twice too often.`,
        slip('miscounted_who_is_in_all_three', each, 3)`
          ${calc`${excess} - 3 * ${least}`} takes off all three counts of those in all three, but one of the three
          belongs to the $${n}$.`,
        stop('miscounted_who_is_in_all_three', excess)`
          $${excess}$ would be right if nobody were in all three; at least $${least}$ of the ${many} are.`,
        slip('miscounted_who_is_in_all_three', two, total % 2 === 0 && calc`${excess} / 2`)`
          Half of the excess, $${two}$, is the greatest possible number of ${many} in all three, not in exactly two.`,
        slip('answered_another_quantity', two, calc`${n} - ${two} - ${least}`)`
          ${here} is how many of the ${many} are then in one group only. The question asks for those in exactly two.`,
        slip('left_out_a_case', excess, a + b > n && calc`${a} + ${b} - ${n}`)`
          ${here} leaves out the third group. Everybody in it is counted in the sum as well.`,
        slip('left_out_a_case', excess, b + c > n && calc`${b} + ${c} - ${n}`)`
          ${here} leaves out the first group. Everybody in it is counted in the sum as well.`,
        slip(
          'halved_needlessly',
          two,
          (total - 2 * least) % 2 === 0 && calc`(${excess} - ${each} * ${least}) / 2`,
        )`
          You halved at the end: ${here}. Whoever is in exactly two groups makes up one of the excess, not two.`,
      ],
      snapRead: text`Three groups with nobody outside and a bound for those in all three: compare the sum of the
        groups with the total.`,
      approach: text`The sum of the three groups exceeds $${n}$ by one for everyone in exactly two and by two for
        everyone in all three. So keep those in all three as few as allowed.`,
      check: text`This can be reached. Then $${n} - ${two} - ${least} = ${q(n).sub(two).sub(least)}$ are in one group
      only, and
        $${q(n).sub(two).sub(least)} + 2 \times ${two} + 3 \times ${least} = ${a + b + c}$, the sum of the three
        numbers.`,
      principle: text`The sum of several groups counts everyone once for each group; compare it with the number of
        people.`,
    };
  },
);

/** MM.SET.3: the span of an overlap, and the most in exactly two. */
export const overlapsAgain: readonly AnyTemplate[] = [
  ...situation<Two>({
    type: 'MM.SET.3',
    situation: 'free-overlap',
    draw: draw => {
      const n = draw.int(40, 150);
      const [a, b] = [draw.int(20, n - 5), draw.int(20, n - 5)];
      return a !== b && a + b > n + 4 && a + b - n < Math.min(a, b) - 3
        ? { n, a, b, way: (n + a) % 2 === 0 }
        : null;
    },
    tries: 20,
    forms: [spread],
  }),
  ...situation<Three>({
    type: 'MM.SET.3',
    situation: 'all-covered',
    draw: draw => {
      const n = draw.int(40, 90);
      const sizes = [draw.int(20, 60), draw.int(20, 60), draw.int(20, 60)] as const;
      const least = draw.int(3, 12);
      const p = { n, sizes, least, way: (n + least) % 2 === 0 };
      const two = sizes[0] + sizes[1] + sizes[2] - n - 2 * least;
      return two >= 6 && two <= 50 && Math.max(...sizes) < n && exactlyTwo(p, least) === two ? p : null;
    },
    tries: 30,
    forms: [mostInTwo],
  }),
];
