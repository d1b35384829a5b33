import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { percent } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Alike {
  /** Per cent of all that have the first thing, and that have neither. */
  first: number;
  neither: number;
  who: string;
  place: string;
  a: string;
  b: string;
  frame: number;
}

const stories = [
  { who: 'farmers', place: 'of a taluka', a: 'a tractor', b: 'a bore well' },
  { who: 'families', place: 'of a hill village', a: 'a cow', b: 'a solar lamp' },
  { who: 'students', place: 'of a college', a: 'a bus pass', b: 'a bicycle' },
  { who: 'shopkeepers', place: 'in a bazaar', a: 'a card machine', b: 'a generator' },
] as const;

const commonShare = form<Alike>(
  'share-that-two-groups-have',
  {
    band: 'Hard',
    seconds: 115,
    also: ['MM.SET.1'],
    verify: ({ first, neither }) => {
      // In a thousand: those with both, found by trying.
      for (let both = 1; both < 10 * first; both += 1) {
        const second = 1000 - 10 * neither - 10 * first + both;
        if (both * second === both * 10 * first) return q(100 * both, 10 * first);
      }
      throw new Error('nobody has both');
    },
  },
  ({ first, neither, who, place, a, b, frame }, { step, find, write }) => {
    const have = find(first);
    write(tex`\frac{z}{${first}} = \frac{z}{y} \Rightarrow y = ${first}`, {
      because: text`Both per cents count the same ${who}, those with both things. Equal parts of two groups can be
        equally many only if the groups are equally large.`,
    })`
      Of every $100$ ${who} let $y$ have ${b} and $z$ have both things. The two per cents are the parts that $z$ is of
      $${first}$ and of $y$. They are equal, so $y$ is as large as the group with ${a}.`;
    const only = step(calc`100 - ${neither} - ${have}`, {
      name: text`the ${who} of 100 with ${b} only`,
      because: text`Every one of the $100$ has ${a}, or ${b} only, or neither.`,
    })`
      Take away from $100$ those with neither and those with ${a}. The rest have ${b} only.`;
    const both = step(calc`${have} - ${only}`, {
      name: text`the ${who} of 100 with both things`,
      because: text`The group with ${b} also has $${first}$ of every $100$ ${who}, and those with ${b} only are a part
        of it.`,
    })`
      The others in the group with ${b} have both things. Subtract those with ${b} only from the size of that group.`;
    const wanted = step(calc`${both} / ${first} * 100%`, {
      name: text`the part of the group with ${a} that has ${b}`,
      because: text`Not a part of all ${who}: the question asks only about those with ${a}.`,
    })`
      Divide by the $${first}$ who have ${a}, because the per cent is taken of that group.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`A survey of the ${who} ${place} says that ${first}% have ${a} and that ${neither}% have neither ${a}
            nor ${b}. Some have both. The per cent of those with ${a} that have ${b} turns out to be equal to the per
            cent of those with ${b} that have ${a}. What is this per cent?`
          : frame === 1
            ? text`Some of the ${who} ${place} have both ${a} and ${b}, while ${neither}% of all have neither. Two
              clerks report on it: one finds what per cent of the ${who} with ${a}, who are ${first}% of all, also have
              ${b}; the other finds what per cent of the ${who} with ${b} also have ${a}. Both get the same number.
              Find it.`
            : text`Of all ${who} ${place}, ${first}% have ${a}. There are ${who} with ${b} as well, and ${a} is exactly
              as common among them as ${b} is among those with ${a}. If ${neither}% of all have none of the two things,
              and some have both, what per cent of those with ${a} have ${b}?`,
      show: percent,
      plausible: value => value.gt(0) && value.lt(100),
      slips: [
        stop('wrong_base', both)`
          ${both}% of all ${who} have both things. The question asks for a per cent of those with ${a}, who are only
          ${first}% of all.`,
        slip('wrong_base', wanted, calc`${both} / (100 - ${neither}) * 100%`)`
          ${here} takes the part of all ${who} with at least one of the things. It has to be taken of those with ${a}.`,
        slip('gave_the_complement', wanted, calc`${only} / ${first} * 100%`)`
          ${here} are the ${who} with only one of the things. They are the rest of the group, not the part with both.`,
        slip('halved_needlessly', only, calc`(100 - ${neither} - ${have}) / 2`)`
          You halved the ${who} without ${a} who are not among those with neither, and so let $${only}$ of 100 have ${b}
          only. All of them have ${b}.`,
        slip('used_a_wrong_given_number', wanted, calc`${neither} / (100 - ${first}) * 100%`)`
          ${here} is the part without ${b} among the ${who} without ${a}. The question is about those with ${a}.`,
        slip('forgot_what_was_done', only, () => first > 52 && calc`100 - ${have}`)`
          You let all $${only}$ of 100 ${who} without ${a} have ${b}. ${neither} of them have neither.`,
        slip('took_the_overlap_off_twice', wanted, calc`${both} / (2 * ${first} - ${both}) * 100%`)`
          ${here} compares those with both things to all who have at least one of them. The per cent is taken of one
          group only.`,
      ],
      snapRead: text`Two per cents count the same ${who} with both things and are equal, so the two groups are equally
        large.`,
      approach: text`Use that the groups are equally large. With those who have neither, the size of the part with both
        things follows, and then its per cent of one group.`,
      faster: text`Both groups have $${first}$ of 100 and cover $100 - ${neither}$ together, so $2 \times ${first} -
        ${100 - neither}$ are in both; compare this with $${first}$.`,
      check: text`With ${b} there are $${both} + ${only} = ${first}$ of 100, as many as with ${a}, and
        $${first} + ${only} + ${neither} = 100$ in all.`,
      principle: text`If two groups share some members, and these are the same per cent of both, the groups are equally
        large.`,
    };
  },
);

/** AR.PCT.4 Hard: the same members are the same per cent of two groups. */
export const twoSharesAlike: readonly AnyTemplate[] = situation<Alike>({
  type: 'AR.PCT.4',
  situation: 'two-shares-alike',
  tries: 40,
  draw: draw => {
    const [first, neither] = [draw.int(30, 72), draw.int(6, 52)];
    const both = 2 * first + neither - 100;
    const part = q(100 * both, first);
    return both >= 6 && both <= first - 6 && part.mul(4).d === 1n && !part.equals(50) && neither !== both
      ? { first, neither, ...draw.pick(stories), frame: draw.int(0, 2) }
      : null;
  },
  forms: [commonShare],
});
