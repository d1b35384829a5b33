import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** As many of one group pass as fail in the other, so whole columns of the table are equal to whole rows. */
interface Table {
  what: string;
  one: string;
  two: string;
  /** The groups are as large to small, `unit` people to a part; per cent of the second group that passed. */
  large: number;
  small: number;
  unit: number;
  passed: number;
  frame: number;
}

const stories = [
  { what: 'a driving test', one: 'men', two: 'women' },
  { what: 'an entrance test', one: 'boys', two: 'girls' },
  { what: 'a typing test', one: 'clerks', two: 'cashiers' },
  { what: 'a fitness test', one: 'cadets', two: 'officers' },
] as const;

const failedOfOne = form<Table>(
  'failed-of-the-larger-group',
  {
    band: 'Hard',
    seconds: 125,
    also: ['MM.SET.1'],
    verify: ({ large, small, unit, passed }) => {
      const [all, others] = [large * unit, small * unit];
      // Numbers of the first group who failed are tried with the three facts.
      for (let failed = 0; failed <= all; failed += 1) {
        const failedOthers = all - failed;
        const passedOthers = others - failedOthers;
        if (Math.abs(passedOthers * 100 - passed * others) < 1e-6) return failed;
      }
      throw new Error('no number fits');
    },
  },
  ({ what, one, two, large, small, unit, passed, frame }, { step, find }) => {
    const more = (large - small) * unit;
    const apart = find(calc`${large} - ${small}`, { name: 'the difference of the ratio terms' });
    const size = step(calc`${more} / ${apart}`, {
      name: 'the size of one part of the ratio',
      because: text`Let $x$ be the number of ${one} who passed and also of ${two} who failed. All who failed are $x$
        ${two} and the ${one} who did not pass, that is as many as there are ${one}. All who passed are as many as the
        ${two}.`,
    })`
      As many ${one} passed as ${two} failed. Exchange these two equal numbers: then those who failed are as many as all
      the ${one}, and those who passed as all the ${two}. So $${more}$ is also by how much the ${one} outnumber the
      ${two}, and the ratio gives the size of a part.`;
    const second = step(calc`${small} * ${size}`, {
      name: text`the number of ${two}`,
      because: text`The ratio $${large} : ${small}$ has the ${two} as its second term.`,
    })`
      Find how many ${two} there were.`;
    const down = step(calc`${second} * (100% - ${passed}%)`, {
      name: text`the ${two} who failed`,
      because: text`Whoever of the ${two} did not pass has failed, and so many ${one} have passed.`,
    })`
      Of these ${passed}% passed. Find how many failed: this is also the number of ${one} who passed.`;
    const first = find(calc`${large} * ${size}`, { name: text`the number of ${one}` });
    const wanted = step(calc`${first} - ${down}`, {
      because: text`The ${one} who passed are as many as the ${two} who failed, and the rest of the ${one} failed.`,
    })`
      There were $${large} \times ${size} = ${first}$ ${one}. Subtract those who passed.`;
    return {
      answer: wanted,
      stem: wording(
        frame,
        text`The ${one} and the ${two} who took ${what} were in the ratio $${large} : ${small}$. The number of ${one}
          who passed turned out to be the same as the number of ${two} who failed. In all, $${more}$ more people failed
          than passed, and of the ${two} only ${passed}% passed. Find the number of ${one} who failed.`,
        text`In ${what} the candidates who failed outnumbered those who passed by $${more}$. There were $${large}$
          ${one} for every $${small}$ ${two}; ${passed}% of the ${two} passed, and exactly as many ${one} passed as
          ${two} failed. How many of the ${one} did not pass?`,
      ),
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('divided_by_the_wrong_number', apart, calc`${large} + ${small}`)`
          You divided $${more}$ by $${apart}$, all the parts. It is a difference, so it belongs to the difference of the
          parts.`,
        slip('answered_another_quantity', wanted, calc`${down}`)`
          ${here} ${one} passed, as many as ${two} failed. The question asks for the ${one} who failed.`,
        slip('gave_the_complement', down, calc`${second} * ${passed}%`)`
          You subtracted $${down}$, the ${two} who passed. The number of ${one} who passed is that of the ${two} who
          failed.`,
        slip('wrong_base', down, calc`${first} * (100% - ${passed}%)`)`
          You counted the per cent on the ${one}: $${down}$. The ${passed}% are a part of the ${two}.`,
        slip('answered_another_quantity', wanted, calc`${first}`)`
          ${here} is the number of all ${one}, and of all who failed. Some of those who failed are ${two}.`,
        slip('took_a_part_for_the_whole', wanted, calc`${more} - ${second} * ${passed}%`)`
          ${here} subtracts the ${two} who passed from the $${more}$. This is a difference between all who failed and
          all who passed.`,
        slip('subtracted_for_added', wanted, calc`${first} + ${down} - ${second}`)`
          ${here} subtracts the ${two} from all with a result. The ${two} who failed are counted on the wrong side.`,
      ],
      snapRead: text`Two of the four numbers are equal, one passed and one failed: exchange them, and the totals
        become known.`,
      approach: text`Those who failed are as many as the ${one}, those who passed as many as the ${two}. So the known
        difference fixes the size of the groups, and the per cent fixes the equal numbers.`,
      faster: text`One part is $${more} \div ${large - small}$ people. Of the $${small}$ parts of ${two}
        $${q(small * (100 - passed), 100)}$ failed, so as many parts of ${one} passed and the rest of $${large}$
        failed.`,
      check: text`Failed: $${wanted}$ ${one} and $${down}$ ${two}, together $${wanted.add(down)}$. Passed: $${down}$
        ${one} and $${second.sub(down)}$ ${two}, together $${second}$, which is $${more}$ fewer.`,
      principle: text`If two numbers of different groups are equal, exchange them in thought: sums that were unknown may
        then equal known ones.`,
    };
  },
);

/** AR.RAT.1 Hard: as many pass on one side as fail on the other. */
export const passedAsManyAsFailed: readonly AnyTemplate[] = situation<Table>({
  type: 'AR.RAT.1',
  situation: 'passed-as-many-as-failed',
  tries: 200,
  draw: draw => {
    const [large, small] = draw.pick([
      [7, 5],
      [5, 3],
      [5, 4],
      [7, 4],
      [8, 5],
      [9, 5],
      [4, 3],
      [9, 7],
      [3, 2],
    ] as const);
    const p = {
      ...draw.pick(stories),
      large,
      small,
      unit: draw.int(8, 60),
      passed: draw.step(10, 45, 5),
      frame: draw.int(0, 1),
    };
    const down = (small * p.unit * (100 - p.passed)) / 100;
    const failed = large * p.unit - down;
    return failed !== 2 * down &&
      down !== 2 * failed &&
      (small * p.unit * p.passed) % 100 === 0 &&
      (large * p.unit * p.passed) % 20 === 0
      ? p
      : null;
  },
  forms: [failedOfOne],
});
