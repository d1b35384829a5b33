import { isCount, lowestTerms } from '../../numbers.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

/** Two groups with their averages, and by how many one is larger. */
interface Groups {
  low: number;
  gap: number;
  /** By how much the average of all is above the lower one. */
  rise: number;
  more: number;
  frame: number;
}

const groupWords = [
  { small: 'the boys', large: 'the girls', worth: (n: number) => text`$${n}$ marks` },
  { small: 'the trainees', large: 'the drivers', worth: (n: number) => text`₹${1000 * n}` },
  {
    small: 'the away matches',
    large: 'the home matches',

    worth: (n: number) => text`$${n}$ runs`,
  },
] as const;

const everybody = form<Groups>(
  'all-from-the-excess',
  {
    band: 'Medium',
    seconds: 75,
    also: ['AR.AVG.2'],
    entry: true,
    verify: ({ low, gap, rise, more }) => {
      for (let x = 1; x < 2000; x += 1) {
        const y = x + more;
        if (x * low + y * (low + gap) === (x + y) * (low + rise)) return x + y;
      }
      throw new Error('no whole numbers fit');
    },
  },
  (p, { step, find }) => {
    const { low, gap, rise, more, frame } = p;
    const { small, large, worth } = groupWords[frame] ?? groupWords[0];
    const above = step(calc`${gap} - ${rise}`, {
      works: value => tex`\text{above: } ${gap} - ${rise} = ${value}, \qquad \text{below: } ${rise}`,
      name: text`how far ${large} are above the average of all`,
      because: text`The average of all lies between the two averages. The gap between them has two pieces, one
          below the average of all and one above it.`,
    })`
      Compare both averages with the average of all. That of ${small} is ${rise} below it${
        frame === 1 && ' (in thousands of rupees)'
      }; find how far that of ${large} is above it.`;
    const parts = step(calc`${rise} - ${above}`, {
      works: value => tex`${above} : ${rise}, \qquad ${rise} - ${above} = ${value}`,
      because: text`What ${small} lack in all equals what ${large} have too much in all. A group that is near the
          average of all needs more members for that than one that is far away.`,
    })`
      The numbers of ${small} and ${large} are inversely as these distances. Subtract to find by how many parts
      ${large} are more.`;
    const one = step(calc`${more} ÷ ${parts}`, {
      name: 'one part',
      because: text`The difference of the two groups is known both in parts and in number. All parts are equally
          large.`,
    })`
      In these parts ${large} are ahead, and the question says that they are ${more} more. Divide to find one part.`;
    const sum = find(calc`${above} + ${rise}`);
    const total = step(calc`${one} * ${sum}`, {
      name: text`the number of all`,
      works: (_value, working) => tex`(${above} + ${rise}) \text{ parts}: \quad
      ${working}`,
      because: text`The question asks for both groups, not for one of them, so the parts of both count.`,
    })`
      Both groups together have the sum of the parts. Multiply it by one part.`;
    return {
      answer: total,
      stem:
        frame === 0
          ? text`In a test the boys of a coaching class averaged ${low} marks and the girls ${gap} marks more. The
            average of the whole class was ${low + rise} marks. If there were ${more} more girls than boys, how many
            students took the test?`
          : frame === 1
            ? text`The drivers of a bus company earn on average ₹${1000 * gap} a month more than its trainees, whose
              average is ₹${1000 * low}. The average of both together is ₹${1000 * (low + rise)}, and there are ${more}
              more drivers than trainees. How many trainees and drivers are there in all?`
            : text`A team averages ${low} runs in away matches, and ${gap} runs more in home matches, of which
              there were ${more} more. The average over all matches of the season is ${low + rise} runs. Find the number
              of matches in the season.`,
      show: plain,
      plausible: value => isCount(value) && value.gt(more),
      slips: [
        slip('stopped_a_step_early', sum, calc`${rise}`)`
          You gave $${total}$, the number of ${large} only. The question asks for both groups, so ${small} have to be
          added.`,
        slip('answered_another_quantity', sum, calc`${above}`)`
          You gave $${total}$, the number of ${small} only. The question asks for both groups, so ${large} have to be
          added.`,
        slip('changed_one_side_only', total, calc`${more} ÷ (${rise} / ${gap} - 1 / 2)`)`
          $\frac{${rise}}{${gap}}$ of all are ${large}. What they have above a half is missing from the other half too,
          so their lead is twice that part of all.`,
        slip('assumed_equal_parts', total, calc`2 * ${rise} * ${one}`)`
          You counted as many of ${small} as of ${large} and got $${total}$. But ${large} are ${more} more.`,
        slip('took_the_whole_for_a_part', parts, calc`${rise}`)`
          All of ${large} together make up ${parts} part(s), but ${more} is only the difference of
          the two groups.`,
        slip('took_the_whole_for_a_part', parts, calc`${above}`)`
          All of ${small} together make up ${parts} part(s), but ${more} is only the difference of
          the two groups.`,
        slip('used_a_wrong_given_number', above, calc`${gap}`)`
          You used $${gap}$ as the distance of ${large} from the average of all. It is their distance from ${small}.`,
      ],
      snapRead: text`Two averages, the average of all and the difference of the numbers are known. Alligation gives
        the ratio, and the difference gives one part.`,
      approach: text`Find the ratio of the two groups from the distances of their averages from ${worth(low + rise)}.
        The difference in parts is known, so one part follows, and then all.`,
      faster: () => {
        const [x, y] = lowestTerms(above, rise);
        return text`The ratio is $${x} : ${y}$, a difference of $${y.sub(x)}$ parts out of $${x.add(y)}$: $${more}
          \times \frac{${x.add(y)}}{${y.sub(x)}}$.`;
      },
      check: () => {
        const few = one.mul(above);
        return text`${few} are ${rise} below and ${few.add(more)} are ${above} above: $${few} \times ${rise} =
          ${few.add(more)} \times ${above} = ${few.mul(rise)}$.`;
      },
      principle: text`An average of all lies nearer to the larger group: the numbers of two groups are inversely as
        their distances from it.`,
    };
  },
);

/** AR.MIX.1 Medium: two groups with their averages, and an excess. */
export const twoGroups: readonly AnyTemplate[] = situation<Groups>({
  type: 'AR.MIX.1',
  situation: 'two-groups',
  tries: 60,
  draw: draw => {
    const frame = draw.int(0, 2);
    const gap = draw.int(4, 24);
    const rise = draw.int(Math.floor(gap / 2) + 1, gap - 1);
    const p = {
      low: draw.int(frame === 1 ? 14 : 32, frame === 1 ? 24 : 62),
      gap,
      rise,
      more: draw.int(4, 60),
      frame,
    };
    const part = p.more / (2 * rise - gap);
    const few = part * (gap - rise);
    return Number.isInteger(part) &&
      ![gap, rise].includes(part * gap) &&
      few >= 3 &&
      few + p.more <= (frame === 2 ? 60 : 240)
      ? p
      : null;
  },
  forms: [everybody],
});
