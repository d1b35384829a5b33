import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { withUnit, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Board {
  /** Members, years between two changes, and the age of those who join. */
  members: number;
  years: number;
  joins: number;
  group: string;
  frame: number;
}

const groups = [
  'board of a bank',
  'committee of a club',
  'council of a temple',
  'panel of a library',
] as const;

const meanOf = ({ members, years, joins }: Pick<Board, 'members' | 'years' | 'joins'>) =>
  q(joins).add(q(years * (members - 1), 2));

const leaving = form<Board>(
  'age-of-those-who-leave',
  {
    band: 'Hard',
    seconds: 140,
    revision: 2, // Without the slip of one year, which no student makes.
    also: ['AL.SEQ.1'],
    entry: true,
    untied: true,
    verify: p => {
      const mean = meanOf(p).valueOf();
      for (let members = 2; members < 40; members += 1) {
        // All begin at the age of those who join; after many changes nothing but the rule is left.
        let ages: number[] = Array.from({ length: members }, () => p.joins);
        let gone = 0;
        for (let change = 0; change < 3 * members; change += 1) {
          ages = ages.map(age => age + p.years).sort((x, y) => y - x);
          gone = ages[0] ?? 0;
          ages = [...ages.slice(1), p.joins];
        }
        const sum = ages.reduce((x, y) => x + y, 0);
        if (Math.abs(sum / members - mean) < 1e-9) return gone;
      }
      throw new Error('no number of members fits');
    },
  },
  (p, { step, find }) => {
    const { years, joins, group, frame } = p;
    const mean = find(meanOf(p));
    const half = step(calc`${mean} - ${joins}`.in('years'), {
      name: 'from the youngest member to the average',
      because: text`The average does not change, so those who leave are always of the same age. As all join at one age
      too, every member stays equally long, and the ages right after a change are equally spaced.`,
    })`
      Right after a change the youngest member is $${joins}$ years old, the one who joined $${years}$ years before
      is $${joins + years}$, and so on: the ages are in arithmetic progression. Its average lies halfway between the
      youngest and the oldest member. Subtract $${joins}$ from it.`;
    const oldest = step(calc`${mean} + ${half}`.in('years'), {
      name: 'the oldest member right after a change',
      because: text`In an arithmetic progression the first and the last term are equally far from the average.`,
    })`
      Find the age of the oldest member right after a change, as far above the average as $${joins}$ is below it.`;
    const wait = find(years, { name: 'the years to the next change' });
    const gone = step(calc`${oldest} + ${wait}`.in('years'), {
      name: 'the age of those who leave',
    })`
      This member is the next to leave, at the next change. Add the years until then.`;
    return {
      answer: gone,
      stem: wording(
        frame,
        text`Every $${years}$ years the oldest member of the ${group} leaves, and on the same day a new member who is
          $${joins}$ years old takes the place. This has been the rule for a very long time, and the average age of the
          members right after such a day is always $${mean}$ years. At what age do members leave?`,
        text`For many decades the ${group} has changed in one way only: once every $${years}$ years its oldest member is
          replaced by a member of age $${joins}$. Right after each replacement the average age is $${mean}$ years. How
          old is a member who is replaced?`,
      ),
      show: value => withUnit(value, 'years'),
      plausible: value => value.gt(joins) && value.d <= 2n,
      slips: [
        slip('stopped_a_step_early', wait, 0)`
          $${oldest}$ years is the age of the oldest member right after a change. This member stays until the next
          change.`,
        slip('did_not_double', oldest, mean)`
          ${gone} years lets a member of average age be the next to leave. The next to leave is the oldest, who is above
          the average.`,
        slip('went_a_step_too_far', wait, calc`2 * ${years}`)`
          You added ${here} years. The oldest member right after a change leaves at the next change, and not at the one
          after it.`,
        slip('took_the_mean_for_the_middle', oldest, calc`${mean} + ${half} / 2`)`
          ${here} goes only half as far above the average as $${joins}$ lies below it. The two ends are equally far from
          it.`,
        slip('used_a_wrong_given_number', gone, calc`${mean} + ${years} * ${half}`)`
          ${here} multiplies the years between two changes by years of age. The number of members is not known from
          this difference alone.`,
        slip('doubled_needlessly', oldest, calc`${mean} + 2 * ${half}`)`
          ${here} goes twice as far above the average as $${joins}$ lies below it. The average is halfway between the
          youngest and the oldest.`,
        slip('counted_one_too_few', wait, calc`-${years}`)`
          ${gone} years is right for an average just before each change, when the youngest member is ${calc`${joins} +
          ${years}`}. The average of $${mean}$ is that just after it.`,
      ],
      snapRead: text`An average that never changes: all leave at one age and stay equally long, so the ages are equally
        spaced.`,
      approach: text`Write the ages right after a change as an arithmetic progression. The average lies halfway between
        its first and last term; then add the years until the next change.`,
      check: () => {
        const members = gone.sub(joins).div(years);
        return text`A member stays ${calc`(${gone} - ${joins}) / ${years}`} times $${years}$ years, so there are
          $${members}$ members. From one change to the next they grow older by $${members.mul(years)}$ years together,
          and the change takes away $${gone.sub(joins)}$.`;
      },
      principle: text`Where one joins and one leaves at fixed times and nothing changes on the whole, the ages are an
        arithmetic progression.`,
    };
  },
);

/** AR.AVG.5 Hard: a group whose oldest member is replaced again and again. */
export const oldestReplaced: readonly AnyTemplate[] = situation<Board>({
  type: 'AR.AVG.5',
  situation: 'oldest-replaced',
  tries: 20,
  draw: draw => {
    const p = {
      members: draw.int(5, 12),
      years: draw.int(2, 4),
      joins: draw.int(26, 45),
      group: draw.pick(groups),
      frame: draw.int(0, 1),
    };
    const leaves = p.joins + p.members * p.years;
    return leaves <= 76 && leaves >= p.joins + 12 && leaves !== 2 * p.joins ? p : null;
  },
  forms: [leaving],
});
