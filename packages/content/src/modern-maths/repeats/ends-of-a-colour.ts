import { choices } from '../../counting.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { fractionTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Flags {
  /** How many of the kind asked for, of the kind that competes, and of the kind that plays no part. */
  r: number;
  b: number;
  g: number;
  frame: number;
}

const bothEnds = form<Flags>(
  'first-and-last-apart-from-one-kind',
  {
    band: 'Hard',
    seconds: 130,
    also: ['MM.PRB.1', 'MM.PNC.2'],
    verify: ({ r, b, g }) => {
      // Rows of the three kinds, by the first and the latest that are not of the third kind.
      const known = new Map<string, number>();
      const rows = (x: number, y: number, z: number, first: string, last: string): number => {
        if (x + y + z === 0) return first === 'r' && last === 'r' ? 1 : 0;
        const key = `${x} ${y} ${z} ${first}${last}`;
        const found =
          known.get(key) ??
          (x > 0 ? rows(x - 1, y, z, first || 'r', 'r') : 0) +
            (y > 0 ? rows(x, y - 1, z, first || 'b', 'b') : 0) +
            (z > 0 ? rows(x, y, z - 1, first, last) : 0);
        known.set(key, found);
        return found;
      };
      const good = rows(r, b, g, '', '');
      const all = choices(r + b + g, r) * choices(b + g, b);
      return q(good, all);
    },
  },
  ({ r, b, g, frame }, { step, find }) => {
    const [red, blue, green, thing] = wording(
      frame,
      ['red', 'blue', 'green', 'flag'] as const,
      ['Hindi', 'Tamil', 'English', 'song'] as const,
      ['A', 'B', 'C', 'letter'] as const,
    );
    const both = step(calc`${r} + ${b}`, {
      name: text`how many are not ${green}`,
      works: (_v, working) => tex`${working}`,
      because: text`The condition compares only the places of the other two kinds with one another. Whatever the $${g}$
        ${green} ones do, they do not change the order of the rest.`,
    })`
      Leave the ${green} ${thing}s out: the condition speaks only of the others. Their order is a random order of ${r}
      and ${b}.`;
    const first = step(calc`${r} / ${both}`, {
      name: text`the chance that the first of them is ${red}`,
      works: (_v, working) => tex`${working}`,
    })`
      Each of the ${both} can be the first with the same chance, and ${r} of them are ${red}. Divide.`;
    const second = find(calc`(${r} - 1) / (${both} - 1)`);
    const last = step(second, {
      name: text`the chance that the last one is ${red} as well`,
      works: value => tex`\frac{${r} - 1}{${both} - 1} = ${value}`,
      because: text`When the first place is taken, the last place is as good as any other of those that are left. One
        ${red} ${thing} is gone, so one less is left in the numerator and in the denominator.`,
    })`
      When a ${red} one is first, one ${red} one less is left among the others, and each of them can be the last with
      the same chance. Divide.`;
    const part = step(calc`${first} * ${last}`, {
      name: 'the probability',
      works: value => tex`\frac{${r}}{${both}} \times \frac{${r - 1}}{${both.sub(1)}} = ${value}`,
    })`
      Both have to happen, so multiply the two.`;
    return {
      answer: part,
      stem: wording(
        frame,
        text`A string of flags for a fair has $${r}$ red, $${b}$ blue and $${g}$ green flags; flags of one colour are
          alike. They are hung up in random order. What is the probability that, when the green flags are taken down
          again, a red flag is left at each end?`,
        text`A radio station plays $${r}$ Hindi, $${b}$ Tamil and $${g}$ English songs in an order drawn by lot. Meera
          does not listen to English songs. Find the probability that both the first and the last song to which she
          listens are Hindi songs.`,
        text`All different rows of $${r}$ letters A, $${b}$ letters B and $${g}$ letters C are written on slips, one
          row on each, and one slip is drawn by lot. How likely is it that in this row some A stands before every B,
          and some A stands after every B?`,
      ),
      show: value => `$${fractionTex(value)}$`,
      plausible: value => value.gt(0) && value.lt(1),
      slips: [
        slip('took_linked_events_for_independent', last, first)`
          You multiplied ${first} by itself, the same chance for both ends. When one ${red} ${thing} stands at one end,
          fewer of them are left for the other.`,
        stop('stopped_a_step_early', first)`
          ${first} is the chance that one end is ${red}. Both ends have to be ${red}.`,
        slip('chose_from_a_wrong_pool', both, calc`${r} + ${b} + ${g}`)`
          You counted the ${green} ones too. The condition does not ask for the ends of the whole row, only for the
          ends of the others.`,
        slip('took_unequal_chances_for_equal', part, calc`1 / 4`)`
          ${here} would be right if each end were ${red} or ${blue} with equal chances and independently. There are
          $${r}$ ${red} and $${b}$ ${blue} ones.`,
        slip('gave_the_complement', part, calc`${b} * (${b} - 1) / (${both} * (${both} - 1))`)`
          ${here} is the chance that both ends are ${blue}. The question is about ${red} at both ends.`,
        slip('gave_the_complement', part, calc`2 * ${r} * ${b} / (${both} * (${both} - 1))`)`
          ${here} is the chance that the two ends are of different kinds. Both have to be ${red}.`,
        slip('put_the_drawn_one_back', last, calc`${r} / (${both} - 1)`)`
          For the second end you left all ${red} ones in the numerator. One of them already stands at the first end.`,
        slip('left_out_a_factor', part, calc`${r} * (${r} - 1) / (${both} * ${both})`)`
          ${here} divides twice by the number of all that are not ${green}. After the first end is filled, one less is
          left.`,
      ],
      snapRead: text`Three kinds in random order, and a condition on two of them: the third kind plays no part.`,
      approach: text`Without the ${green} ${thing}s the others are in random order too. Then only the two ends of that
        shorter row count.`,
      check: text`The chances of ${red} at both ends, ${blue} at both, and one of each have to add up to 1: $${
        r * (r - 1)
      } + ${b * (b - 1)} + ${2 * r * b} = ${(r + b) * (r + b - 1)}$, and ${part} is the first part of it.`,
      principle: text`Things that a condition does not speak of may be taken out of a random order: the rest is in
        random order still.`,
    };
  },
);

/** MM.PNC.1 Hard: the ends of a row when one kind is left out. */
export const endsOfAColour: readonly AnyTemplate[] = situation<Flags>({
  type: 'MM.PNC.1',
  situation: 'ends-of-a-colour',
  tries: 60,
  draw: draw => {
    const [r, b, g] = [draw.int(3, 9), draw.int(2, 8), draw.int(2, 9)];
    return r !== b && g !== r && g !== b ? { r, b, g, frame: draw.int(0, 2) } : null;
  },
  forms: [bothEnds],
});
