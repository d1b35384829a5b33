import { calc, form, frac, here, situation, slip, text } from '../../question/index.ts';
import { fractionTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Circle {
  n: number;
  one: string;
  two: string;
  three: string;
  frame: number;
}

const names = [
  ['Arjun', 'Bela', 'Chetan'],
  ['Zoya', 'Kiran', 'Tashi'],
  ['Fatima', 'Govind', 'Lina'],
  ['Ravi', 'Noor', 'Peter'],
] as const;

const chanceOfNearer = form<Circle>(
  'chance-of-sitting-nearer-to-one',
  {
    band: 'Hard',
    seconds: 130,
    also: ['MM.PRB.1'],
    verify: ({ n }) => {
      let nearer = 0;
      const far = (seat: number) => Math.min(seat, n - seat);
      for (let b = 1; b < n; b += 1)
        for (let c = 1; c < n; c += 1) if (b !== c && far(b) < far(c)) nearer += 1;
      return q(nearer, (n - 1) * (n - 2));
    },
  },
  ({ n, one, two, three, frame }, { step, find }) => {
    const isEven = n % 2 === 0;
    const twins = step(isEven ? calc`(${n} - 2) / (${n} - 1)` : calc`(${n} - 1) / (${n} - 1)`, {
      name: `the chance that ${two}'s seat has a partner seat at the same distance`,
      because: isEven
        ? text`Of the $${n - 1}$ seats beside ${one}'s own, the one opposite is alone. All others come in pairs, one
          to the left and one to the right.`
        : text`With an odd number of seats none is exactly opposite ${one}. All $${n - 1}$ other seats come in pairs,
          one to the left and one to the right.`,
    })`
      Fix ${one}'s seat. ${two} and ${three} can be equally far from ${one} only if they sit on partner seats, on both
      sides of ${one}. Find the chance that ${two} has a seat with a partner.`;
    const tie = step(frac(calc`${frac(twins)} * 1 / (${n} - 2)`), {
      name: `the chance that both are equally far from ${one}`,
      because: text`When ${two} is seated, $${n - 2}$ seats are left for ${three}, all equally likely, and only one of
        them is the partner.`,
    })`
      Then ${three} must have the one partner seat among the $${n - 2}$ that are left.`;
    const half = find(2);
    const chance = step(frac(calc`(1 - ${frac(tie)}) / ${half}`), {
      name: `the chance that ${one} sits nearer to ${two} than to ${three}`,
      because: text`If ${two} and ${three} change seats, nearer becomes farther. So both have the same chance.`,
    })`
      What is left is shared equally: by symmetry ${two} is as often the nearer one as ${three}.`;
    const equalDistances = 'equally far';
    return {
      answer: chance,
      stem: wording(
        frame,
        text`$${n}$ people, among them ${one}, ${two} and ${three}, take the seats around a round table at random. The
          distance of two of them is the smaller number of steps from seat to seat. What is the probability that
          ${one} is nearer to ${two} than to ${three}?`,
        text`${one}, ${two}, ${three} and $${n - 3}$ others sit in a circle in random order. Find the probability that
          on the shorter way round there are fewer people between ${one} and ${two} than on the shorter way between
          ${one} and ${three}.`,
      ),
      show: value => `$${fractionTex(value)}$`,
      plausible: value => value.gt(0) && value.lt(1),
      slips: [
        slip('ignored_a_condition', tie, 0)`
          The symmetry alone gives $\frac{1}{2}$. ${two} and ${three} can also be ${equalDistances} from
          ${one}, and then none is nearer.`,
        slip('gave_the_complement', half, 1)`
          $${frac(chance)}$ is the chance that the two distances are different. In half of these cases ${three} is the
          nearer one.`,
        slip('chose_from_a_wrong_pool', tie, frac(calc`${frac(twins)} / (${n} - 1)`))`
          For the partner seat you used the chance $\frac{1}{${n - 1}}$. ${two}'s seat is taken, so only $${n - 2}$ are
          left.`,
        slip('left_out_a_case', twins, isEven ? 1 : frac(calc`(${n} - 2) / (${n} - 1)`))`
          ${
            isEven
              ? text`You gave every seat a partner. The seat opposite ${one} has none.`
              : text`You left a seat opposite ${one} without a partner.
          With $${n}$ people no seat is exactly opposite.`
          }`,
        slip('added_for_subtracted', chance, frac(calc`(1 + ${frac(tie)}) / 2`))`
          ${here} counts equal distances as well. The question asks for nearer, not for at most as far.`,
        slip('stopped_a_step_early', chance, frac(tie))`
          $${frac(tie)}$ is the chance that both are ${equalDistances} from ${one}, and then neither is nearer.`,
        slip('took_one_piece_of_several', chance, frac(calc`2 / (${n} - 1)`))`
          ${here} is the chance that ${two} is a neighbour of ${one}. ${two} can be nearer without that.`,
      ],
      snapRead: text`Two people are compared by their distance from a third in a random circle: symmetry, apart from
        equal distances.`,
      approach: text`Nearer to ${two} and nearer to ${three} have the same chance, because the two can change places.
        Only equal distances have to be taken off first.`,
      check: () => {
        const pairs = isEven ? n - 2 : n - 1;
        const all = (n - 1) * (n - 2);
        return text`${two} and ${three} have $${n - 1} \times ${n - 2} = ${all}$ pairs of seats. In $${pairs}$ of them
          they are ${equalDistances} from ${one}, and in $\frac{${all} - ${pairs}}{2} = ${(all - pairs) / 2}$ ${two}
          is nearer.`;
      },
      principle: text`Where two things can change places, compare by symmetry, but find the chance of a tie first.`,
    };
  },
);

/** MM.PNC.5 Hard: nearer to one than to another in a circle. */
export const nearerOfTwo: readonly AnyTemplate[] = situation<Circle>({
  type: 'MM.PNC.5',
  situation: 'distances-in-a-circle',
  draw: draw => {
    const [one, two, three] = draw.pick(names);
    return { n: draw.int(6, 25), one, two, three, frame: draw.int(0, 1) };
  },
  forms: [chanceOfNearer],
});
