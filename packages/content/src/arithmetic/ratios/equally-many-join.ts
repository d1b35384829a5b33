import { gcd, isCount } from '../../numbers.ts';
import { personBy } from '../../people.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Joining {
  /** The averages of the first and of the second group, and of all members before and after, all in tenths. */
  first: number;
  second: number;
  before: number;
  after: number;
  /** All members after the others joined. */
  all: number;
  story: number;
}

const stories = [
  { one: 'men', two: 'women', club: 'a running club', unit: 'years' },
  { one: 'seniors', two: 'juniors', club: 'a badminton academy', unit: 'kg' },
  { one: 'engineers', two: 'assistants', club: 'an office', unit: 'minutes' },
] as const;

/** The ratio of the first group to the second before and after, in lowest terms. */
function ratiosOf({ first, second, before, after }: Joining) {
  const lowest = (a: number, b: number) => [a / gcd(a, b), b / gcd(a, b)] as const;
  return { old: lowest(before - second, first - before), now: lowest(after - second, first - after) };
}

const howMany = form<Joining>(
  'newcomers-from-two-averages',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AR.AVG.2', 'AR.MIX.1'],
    verify: ({ first, second, before, after, all }) => {
      for (let each = 1; 2 * each < all; each += 1)
        for (let one = 1; one + 2 * each < all; one += 1) {
          const two = all - 2 * each - one;
          const isBefore = one * first + two * second === before * (one + two);
          if (isBefore && (one + each) * first + (two + each) * second === after * all) return 2 * each;
        }
      throw new Error('no numbers fit');
    },
  },
  (p, { step, find }) => {
    const { all, story } = p;
    const [first, second, before, after] = [p.first, p.second, p.before, p.after].map(tenths =>
      q(tenths, 10),
    );
    const { one, two, club, unit } = stories[story] ?? stories[0];
    const person = personBy(p.first, p.before, all);
    const { old, now } = ratiosOf(p);
    const parts = step(old, {
      name: `the ratio of ${one} to ${two} before`,
      works: ([a, b]) => tex`(${before} - ${second}) : (${first} - ${before}) = ${a} : ${b}`,
      because: text`What the ${one} have above the average of all balances what the ${two} have below it, so the
        numbers are in the inverse ratio of these differences.`,
    })`
      The average of all lies between those of the two groups. Its distances from them, crosswise, give the ratio of
      ${one} to ${two} before the others joined.`;
    const later = step(now, {
      name: `the ratio of ${one} to ${two} now`,
      works: ([a, b]) => tex`(${after} - ${second}) : (${first} - ${after}) = ${a} : ${b}`,
    })`
      The averages of the groups have not changed, so the new average of all gives the new ratio in the same way.`;
    const [a, b] = [find(() => parts[0] ?? q(0)), find(() => parts[1] ?? q(0))];
    const [c, d] = [find(() => later[0] ?? q(0)), find(() => later[1] ?? q(0))];
    const total = find(all, { name: 'all members now' });
    const size = step(calc`${total} / (${c} + ${d})`, {
      name: 'one part of the new ratio',
      because: text`The total of ${all} belongs to the time after the others joined, and so to the new ratio.`,
    })`
      Now there are ${all} in all, in $${c}$ and $${d}$ parts. Divide to find one part.`;
    const apart = step(calc`(${d} - ${c}) * ${size}`, {
      name: `by how many the ${two} exceed the ${one}`,
      because: text`Equally many joined both groups, so the difference of the two numbers is the same before and
        after. It ties the two ratios together.`,
    })`
      Find by how many the ${two} exceed the ${one} now. As equally many joined, they did so by as many before.`;
    const were = step(calc`${apart} / (${b} - ${a}) * (${a} + ${b})`, {
      name: 'all members before',
    })`
      Before, this difference was $${b} - ${a}$ parts of the old ratio. Find one of its parts, and from it all that
      there were.`;
    const joined = step(calc`${total} - ${were}`, { name: 'how many joined' })`
      Subtract them from the ${all} of now to find how many joined.`;
    return {
      answer: joined,
      stem: wording(
        story,
        text`In ${club} the average age of the ${one} is ${first} ${unit} and that of the ${two} ${second} ${unit};
          the average of all members was ${before} ${unit} in spring. Then equally many ${one} and ${two} joined, and
          neither of the first two averages changed. Now ${person} counts ${all} members with an average age of
          ${after}
          ${unit}. How many joined in all?`,
        text`${person} writes down the weights of all players of ${club}. The ${one} weigh ${first} ${unit} on
          average, the ${two} ${second} ${unit}, and all together ${before} ${unit}. After the holidays as many new
          ${one} as new ${two} have joined: the two averages are as before, but the average weight of all, now
          ${all} players, is ${after}
          ${unit}. How many new players are there?`,
        text`The way to ${club} takes ${one} ${first} ${unit} on average and ${two} ${second} ${unit}. Over all of
          them it was ${before} ${unit}, until ${person} found just as many new ${one} as new ${two}, whose average
          times are ${first} and ${second} ${unit} again. Today ${all} people work there and need ${after} ${unit}
          on average. How many of them are new?`,
      ),
      show: plain,
      plausible: value => isCount(value) && value.lt(all),
      slips: [
        slip('took_a_part_for_the_whole', joined, calc`(${total} - ${were}) / 2`)`
          ${here} is how many ${one} joined. As many ${two} joined too, and the question asks for all.`,
        slip('kept_the_old_total', were, calc`${total} / (${c} + ${d}) * (${a} + ${b})`)`
          ${here} takes a part of the old ratio to be as large as one of the new ratio. Only the difference of the
          groups stayed the same.`,
        slip('used_a_wrong_given_number', size, calc`${total} / (${a} + ${b})`)`
          You divided ${all} by $${a} + ${b}$, the parts of the old ratio. The ${all} belong to the new one.`,
        slip('inverted_the_ratio', later, [now[1], now[0]])`
          You took the new ratio of ${one} to ${two} as $${c} : ${d}$. But the average of all is nearer to that of the
          larger group.`,
        stop('answered_another_quantity', apart)`
          $${apart}$ is the difference of the two groups, which did not change. It does not tell how many joined.`,
        slip('changed_what_stays', were, calc`${apart} / (${b} - ${a}) * ${b}`)`
          You subtracted the number of ${two} alone, ${here}, from all of now. The ${one} were there before as well.`,
        slip('changed_one_side_only', joined, calc`${d} * ${size} - ${a} * ${apart} / (${b} - ${a})`)`
          ${here} subtracts the ${one} of before from the ${two} of now. Each group has to be compared with itself.`,
      ],
      snapRead: text`Averages of two groups and of all give the ratio of the groups. Equally many join, so the
        difference of the groups stays.`,
      approach: text`Turn each average of all into a ratio of ${one} to ${two}. The total of now fixes the new
        numbers, and the difference, which did not change, fixes the old ones.`,
      faster: text`The difference stays, so write both ratios with the same one: $${a} : ${b}$ has the difference
        $${b.sub(a)}$ and $${c} : ${d}$ the difference $${d.sub(c)}$. Multiply them until these are equal, subtract,
        and scale to ${all}.`,
      check: () => {
        const each = joined.div(2);
        const men = apart.div(b.sub(a)).mul(a);
        return text`Before there were $${men}$ and $${men.add(apart)}$, now $${men.add(each)}$ and
          $${men.add(apart).add(each)}$: together ${calc`${men.add(each)} + ${men.add(apart).add(each)}`}, and the
          ratios are $${a} : ${b}$ and $${c} : ${d}$.`;
      },
      principle: text`When the same number is added to two quantities, their difference stays: use it to match the
        ratio before with the ratio after.`,
    };
  },
);

/** AR.RAT.3 Hard: the same number is added to two groups that are known by averages. */
export const equallyManyJoin: readonly AnyTemplate[] = situation<Joining>({
  type: 'AR.RAT.3',
  situation: 'equally-many-join',
  tries: 300,
  draw: draw => {
    const story = draw.int(0, 2);
    const second = 10 * draw.int(24, 52);
    const width = 10 * draw.pick([6, 8, 9, 10, 12, 14, 15]);
    const before = second + draw.step(10, width / 2 - 5, 5);
    const after = before + draw.int(1, 15);
    const p = { first: second + width, second, before, after, all: draw.step(60, 320, 4), story };
    const { old, now } = ratiosOf(p);
    const size = p.all / (now[0] + now[1]);
    const part = ((now[1] - now[0]) * size) / (old[1] - old[0]);
    const each = now[0] * size - old[0] * part;
    const fits =
      after < second + width / 2 &&
      Math.max(...old, ...now) <= 14 &&
      Number.isInteger(size) &&
      Number.isInteger(part) &&
      part > 1 &&
      size > 1 &&
      part !== size &&
      each >= 4 &&
      6 * each < 2 * p.all;
    return fits ? p : null;
  },
  forms: [howMany],
});
