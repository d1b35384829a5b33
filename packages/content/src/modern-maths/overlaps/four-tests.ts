import { sumOf } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Failed {
  n: number;
  passed: readonly [number, number, number, number];
  way: boolean;
}

const failures = ({ n, passed }: Failed) => passed.map(x => n - x);
const listed = ([a, b, c, d]: Failed['passed']) => `$${a}$, $${b}$, $${c}$ and $${d}$`;

const passedAll = form<Failed>(
  'sum-of-extremes-of-all-four',
  {
    band: 'Hard',
    seconds: 120,
    revision: 4,
    also: ['AL.INQ.7', 'NS.NUM.1'],
    entry: true,
    verify: p => {
      // Gale and Ryser: so many people with two or three failures each can fill these groups.
      const groups = failures(p).sort((x, y) => y - x);
      const sum = sumOf(groups);
      const possible = Array.from({ length: p.n + 1 }, (_, i) => i).filter(people => {
        const [threes, twos] = [sum - 2 * people, 3 * people - sum];
        if (threes < 0 || twos < 0) return false;
        return groups.every((_, i) => {
          const taken = sumOf(groups.slice(0, i + 1));
          return taken <= twos * Math.min(i + 1, 2) + threes * Math.min(i + 1, 3);
        });
      });
      return 2 * p.n - Math.max(...possible) - Math.min(...possible);
    },
  },
  (p, { step }) => {
    const { n, passed, way } = p;
    const fails = failures(p);
    const largest = Math.max(...fails);
    const [first, second] = [...fails].sort((x, y) => y - x) as [number, number, number, number];
    const odd = sumOf(fails) % 2 === 1;
    const [many, who, test] = way ? ['candidates', 'who', 'paper'] : ['lamps', 'that', 'test'];
    const whoever = way ? 'whoever' : 'a lamp that';
    const failed = way ? 'failed' : 'fail';
    const failuresFound = step(calc`sum(${fails})`, {
      name: 'the number of failures',
      because: text`Passing all four means having no failure. So it is enough to see among how many ${many} the failures
        can be shared out.`,
    })`
      Subtract each of the four numbers from $${n}$ to get the failures in each ${test}, and add them.`;
    const most = step(calc`floor(${failuresFound} / 2)`, {
      name: text`the largest number of ${many} with failures`,
      because: text`One failure alone does not occur, so two are the fewest that ${whoever} fails at all can have. The
        fewer failures each takes, the more ${many} share them.`,
      works: value =>
        odd ? tex`${failuresFound} = 2 \times ${value} + 1` : tex`${failuresFound} = 2 \times ${value}`,
    })`
      The fewest ${many} pass all four when the failures fall on as many ${many} as possible, so give each of these
      two failures${odd && ', and one of them three'}.`;
    const few = step(calc`max(ceil(${failuresFound} / 3), ${largest})`, {
      name: text`the smallest number of ${many} with failures`,
      because: text`The $${largest}$ failures in one ${test} belong to $${largest}$ different ${many}, so there are
            at least that many. And three failures each is the most, as none fails all four.`,
      works: value =>
        tex`\max\left(\left\lceil \tfrac{${failuresFound}}{3} \right\rceil, ${largest}\right) = ${value}`,
    })`
      The most ${many} pass all four when the failures fall on as few as possible. None has more than three failures,
      and $${largest}$ ${way ? 'failed in' : failed} one and the same ${test}, so take the larger of the two bounds.`;
    const least = step(calc`${n} - ${most}`)`
      For the least number ${who} ${way ? 'passed' : 'pass'} all four, subtract the largest number with failures.`;
    const greatest = step(calc`${n} - ${few}`)`
        For the greatest number ${who} ${way ? 'passed' : 'pass'} all four, subtract the smallest number with
        failures.`;
    const sum = step(calc`${least} + ${greatest}`)`
        The question asks for the sum of the greatest and the least number, so add the two.`;
    return {
      answer: sum,
      stem: way
        ? text`Of $${n}$ candidates, ${listed(passed)} passed the first, second, third and fourth paper of an exam
          respectively. Nobody failed in exactly one paper, and nobody failed in all four. What is the sum of the
          greatest and the least possible number of candidates who passed all four papers?`
        : text`A factory puts each of $${n}$ lamps through four tests; ${listed(passed)} of them pass the first,
          second, third and fourth test respectively. Every lamp that does not pass all four tests fails exactly two
          or exactly three of them. What is the sum of the greatest and the least possible number of lamps that pass
          all four tests?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > n && value.valueOf() < 2 * n,
      slips: [
        slip('ignored_a_bound', few, calc`ceil(${failuresFound} / 3)`)`
          $${few}$ ${many} could take all $${failuresFound}$ failures, three each, but $${largest}$ different ${many}
          ${way ? 'failed in' : failed} a single ${test}.`,
        slip('ignored_a_bound', few, largest)`
          You put all failures on the $${few}$ ${many} of the worst ${test}. With at most three each they take only
          $${few.mul(3)}$ of the $${failuresFound}$.`,
        slip('ignored_a_condition', most, failuresFound.lt(n) && failuresFound)`
          Spreading $${failuresFound}$ failures over $${most}$ ${many} gives each of them only one, but ${whoever}
          fails at all fails at least twice.`,
        slip('rounded_the_wrong_way', most, odd && calc`ceil(${failuresFound} / 2)`)`
          For $${most}$ ${many} with two failures each there would have to be $${most.mul(2)}$ failures; there are
          $${failuresFound}$.`,
        slip('ignored_a_bound', few, calc`ceil(${failuresFound} / 4)`)`
          ${here} puts four failures on each of these ${many}, so that the sum is $${least} + ${greatest} = ${sum}$.
          None of
          the ${many} ${way ? 'failed in' : 'fails'} all four, so three failures each is the maximum.`,
        slip('assumed_no_overlap', few, calc`${first} + ${second}`)`
          ${here} takes the failures of the two worst ${test}s as those of different ${many}; the same ones may have
          ${way ? 'failed in' : 'failed'} both.`,
        slip('rounded_the_wrong_way', few, () => {
          const down = failuresFound.div(3).floor();
          return failuresFound.n % 3n !== 0n && down.gte(largest) ? down : null;
        })`
          A third of $${failuresFound}$ was rounded down: $${few}$ ${many} with three failures each have only
          $${few.mul(3)}$.`,
        slip('assumed_no_overlap', most, calc`${failuresFound} - ${largest}`)`
          ${here} counts every failure outside the worst ${test} as that of another of the ${many}; some of them would
          then have only one failure.`,
        slip('rounded_the_wrong_way', most, odd && calc`${most} - 1`)`
          With $${most}$ ${many}, two failures each, $${failuresFound.sub(most.mul(2))}$ failures are left; they are
          enough for one more.`,
        slip('gave_the_other_extreme', least, most)`
          $${most}$ is the greatest number of ${many} with failures; the least number without a failure is what
          remains of $${n}$.`,
      ],
      snapRead: text`Four ${test}s, and ${whoever} fails at all fails two or three of them: count failures, spread
        them out for the least and put them together for the greatest.`,
      approach: text`The ${many} ${who} ${way ? 'passed' : 'pass'} all four are those without a failure. They are
        fewest when the failures are spread over as many ${many} as possible, two each, and most when the failures
        fall on as few as possible, three each.`,
      faster: text`The $${sumOf(fails)}$ failures fall on $${Math.floor(sumOf(fails) / 2)}$ ${many} at most and on
        $\max(${Math.ceil(sumOf(fails) / 3)}, ${largest})$ at least; take both off $2 \times ${n}$.`,
      check: text`$${few}$ ${many} can take up to $${few.mul(3)}$ failures and $${most}$ take at least
        $${most.mul(2)}$; $${failuresFound}$ lies between. With one fewer than $${few}$ or one more than $${most}$ the
        failures could not be shared out.`,
      principle: text`To find how many meet all of several conditions, count the failures: spread them out for the
        minimum, put them together for the maximum.`,
    };
  },
);

/** MM.SET.3 Hard: the extremes of those who pass all of four tests. */
export const fourTests: readonly AnyTemplate[] = situation<Failed>({
  type: 'MM.SET.3',
  situation: 'four-tests',
  draw: draw => {
    const n = draw.step(80, 240, 10);
    const fail = () => draw.int(4, Math.floor(n / 5));
    const passed = [n - fail(), n - fail(), n - fail(), n - fail()] as const;
    const p: Failed = { n, passed, way: draw.chance(0.5) };
    const sum = sumOf(failures(p));
    const largest = Math.max(...failures(p));
    // The largest single group decides in about half of the draws, and never leaves a failure without a partner.
    const fits = 2 * largest + 2 <= sum && Math.abs(largest - Math.ceil(sum / 3)) >= 1;
    const decides = largest > Math.ceil(sum / 3) === draw.chance(0.5);
    return fits && decides && sum < n && new Set(passed).size === 4 ? p : null;
  },
  tries: 30,
  forms: [passedAll],
});
