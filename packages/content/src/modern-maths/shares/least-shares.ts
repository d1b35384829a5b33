import type Fraction from 'fraction.js';
import { choices } from '../../counting.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Shared {
  /** n equal things among k receivers. */
  n: number;
  k: number;
  /** What everybody gets at least. */
  least: number;
  /** Different least shares, for the form that needs them. */
  floors: readonly number[];
  story: (typeof stories)[number];
  frame: number;
}

const stories = [
  { things: 'laddus', who: 'children', verb: 'get' },
  { things: 'coins', who: 'pilgrims', verb: 'receive' },
  { things: 'seed bags', who: 'farmers', verb: 'are given' },
  { things: 'free tickets', who: 'schools', verb: 'receive' },
  { things: 'notebooks', who: 'classes', verb: 'get' },
] as const;

const numerals: Readonly<Record<number, string>> = { 3: 'Three', 4: 'Four', 5: 'Five' };

const isCount = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
const ways = (n: number, k: number) => choices(n + k - 1, k - 1);
const texOf = (n: number, r: number) => `\\binom{${n}}{${r}}`;
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
/** All shares as lists, counted one by one. */
const counted = (n: number, k: number, fits: (shares: readonly number[]) => boolean) => {
  let found = 0;
  const fill = (shares: number[], left: number) => {
    if (shares.length === k - 1) {
      if (fits([...shares, left])) found += 1;
      return;
    }
    for (let x = 0; x <= left; x += 1) fill([...shares, x], left - x);
  };
  fill([], n);
  return q(found);
};
const unknowns = (k: number) => ['a', 'b', 'c', 'd', 'e'].slice(0, k);

const sameLeast = form<Shared>(
  'everyone-gets-at-least',
  {
    band: 'Easy',
    seconds: 55,
    revision: 2,
    entry: true,
    verify: ({ n, k, least }) => counted(n, k, shares => shares.every(x => x >= least)),
  },
  ({ n, k, least, frame, story }, { step, find }) => {
    const things = frame === 1 ? 'units' : story.things;
    const who = frame === 0 ? story.who : frame === 1 ? 'unknowns' : 'boxes';
    const left = step(calc`${n} - ${k} * ${least}`, {
      name: text`the ${things} left after the least shares`,
      because: text`Each share contains its $${least}$ in any case, and the ${things} are alike. So it makes no
        difference which ones are handed out first, and only the rest can be shared in different ways.`,
    })`
      Give $${least}$ of the ${things} to each of the $${k}$ ${who} first. This can be done in one way only. Find how
      many are left.`;
    const bars = find(calc`${k} - 1`);
    const ways = step(calc`C(${left} + ${bars}, ${bars})`, {
      because: text`Two bars cut a row into three shares, so one bar fewer than shares is needed. Two bars side by side
        mean a further share of nothing, which is allowed now.`,
      works: value => tex`${texOf(Number(left.add(bars)), Number(bars))} = ${value}`,
    })`
      Share the rest freely. Put the $${left}$ ${things} and $${k - 1}$ separating bars in a row, and choose the places
      of the bars.`;
    return {
      answer: ways,
      stem:
        frame === 0
          ? text`In how many ways can ${String(n)} identical ${story.things} be shared among ${String(k)} ${story.who},
            if each of them must ${story.verb === 'are given' ? 'be given' : story.verb} at least ${String(least)}?`
          : frame === 1
            ? text`How many solutions does $${unknowns(k).join(' + ')} = ${n}$ have in integers, each at least
              $${least}$?`
            : text`${String(n)} identical ${story.things} are put into ${String(k)} different boxes, with at least
              ${String(least)} in each box. In how many ways can this be done?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('forgot_the_least_shares', left, n)`
            You shared all $${n}$ ${things} freely. Then some of the ${who} may get fewer than ${least}.`,
        slip('counted_one_too_many', bars, k)`
            You used ${k} bars. ${k} bars make ${k + 1} shares; between ${k} shares there are only ${k - 1}.`,
        slip('forgot_the_least_shares', left, n > k && calc`${n} - ${k}`)`
            You gave only one to each of the ${who} beforehand and shared $${left}$. Each must get at least ${least}.`,
        slip('demanded_too_much', ways, calc`C(${left} - 1, ${bars})`)`
          For the rest everybody was made to get one more; nothing more is needed. Here $\binom{${left} - 1}{${bars}} =
          ${ways}$.`,
        slip('took_like_things_for_different', ways, calc`${k}^${left}`)`
          $${k}^{${left}} = ${ways}$ treats the ${things} as different. They are alike, so only the numbers in the
          shares count.`,
        slip('chose_from_a_wrong_pool', ways, calc`C(${left}, ${bars})`)`
          The places of the bars were chosen among the things only; the bars take places as well. Here
          $\binom{${left}}{${bars}} = ${ways}$.`,
        slip('forgot_the_least_shares', left, calc`${n} - ${least}`)`
          You subtracted the least share of ${least} once, which leaves $${left}$. Each of the ${k} ${who} gets it.`,
      ],
      snapRead: text`Equal things are divided into different shares, and each share has a least size.`,
      approach: text`Give the least shares first. What is left is shared without condition, and that is a matter of
        things and bars in a row.`,
      check: text`With $${left}$ things fewer nothing would be left, and there would be one way: $${k} \times ${least} =
        ${n - Number(left)}$.`,
      principle: text`Least shares are handed out first; the rest is shared freely.`,
    };
  },
);

const ownLeast = form<Shared>(
  'different-least-shares',
  {
    band: 'Easy',
    seconds: 55,
    revision: 3,
    entry: true,
    verify: ({ n, k, floors }) => counted(n, k, shares => shares.every((x, i) => x >= (floors[i] ?? 0))),
  },
  ({ n, floors, k, frame, story }, { step, find }) => {
    const things = frame === 1 ? 'units' : story.things;
    const who = frame === 1 ? 'unknowns' : story.who;
    const left = step(calc`${n} - ${sum(floors)}`, {
      name: text`the ${things} left after the least shares`,
      because: text`The least shares are part of every way to share, and the ${things} are alike. So handing them out
        first loses nothing, and afterwards no condition is left.`,
      works: value => tex`${n} - (${floors.join(' + ')}) = ${value}`,
    })`
      Give each of the ${who} the least share first. This can be done in one way only. Subtract all least shares from
      $${n}$.`;
    const bars = find(calc`${k} - 1`);
    const ways = step(calc`C(${left} + ${bars}, ${bars})`, {
      because: text`$${k}$ shares need $${k - 1}$ bars between them. A further share may be nothing, so bars can stand
        side by side or at an end of the row.`,
      works: value => tex`${texOf(Number(left.add(bars)), Number(bars))} = ${value}`,
    })`
      Share the rest freely. Put the $${left}$ ${things} and $${k - 1}$ bars in a row, and choose the places of the
      bars.`;
    return {
      answer: ways,
      stem:
        frame === 0
          ? text`${String(n)} identical ${story.things} are distributed among ${String(k)} ${story.who}, who must get at
            least ${floors.slice(0, -1).join(', ')} and ${String(floors.at(-1))} respectively. In how many ways can this
            be done?`
          : frame === 1
            ? text`Find the number of integer solutions of $${unknowns(k).join(' + ')} = ${n}$ with $${unknowns(
                k,
              )
                .map((u, i) => `${u} \\ge ${floors[i]}`)
                .join(', \\;')}$.`
            : text`A parcel of ${String(n)} identical ${story.things} is divided among ${String(k)} ${story.who}, the
              first of whom must get at least ${String(floors[0])} and the others at least
              ${floors.slice(1, -1).join(', ')} and ${String(floors.at(-1))} respectively. In how many ways can it be
              divided?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('forgot_the_least_shares', left, n)`
            You shared all $${n}$ ${things} freely. Then some of the ${who} may get less than their least share.`,
        slip('counted_one_too_many', bars, k)`
            You used ${k} bars. ${k} bars make ${k + 1} shares; between ${k} shares there are only ${k - 1}.`,
        slip(
          'forgot_the_least_shares',
          left,
          n >= k * Math.max(...floors) && calc`${n} - ${k} * ${Math.max(...floors)}`,
        )`
          You gave ${Math.max(...floors)} to each of the ${who} first. Only one of them has to get that many.`,
        slip('forgot_the_least_shares', left, calc`${n} - ${k} * ${Math.min(...floors)}`)`
          You gave only ${Math.min(...floors)} to each of the ${who} first. Only one of them has so small a least
          share.`,
        slip('demanded_too_much', ways, calc`C(${left} - 1, ${bars})`)`
          For the rest everybody was made to get one more; nothing more is needed. Here $\binom{${left} - 1}{${bars}} =
          ${ways}$.`,
        slip('chose_from_a_wrong_pool', ways, calc`C(${left}, ${bars})`)`
          The places of the bars were chosen among the things only; the bars take places as well. Here
          $\binom{${left}}{${bars}} = ${ways}$.`,
        slip('left_out_an_end_point', left, n >= sum(floors) + k && calc`${n} - ${sum(floors)} - ${k}`)`
          You gave each of the ${who} one more than the least share, which leaves $${left}$. At least means that the
          least share itself is enough.`,
      ],
      snapRead: text`Equal things are divided, and each share has its own least size. The divisions are counted.`,
      approach: text`The least shares can be set aside in one way. What is left is shared without any condition.`,
      check: () =>
        text`The least shares need $${sum(floors)}$, and $${sum(floors)} + ${left} = ${n}$ are there.`,
      principle: text`Different least shares only change how much is left to be shared freely.`,
    };
  },
);

const upToAll = form<Shared>(
  'some-may-be-left-over',
  {
    band: 'Medium',
    seconds: 65,
    revision: 2,
    entry: true,
    verify: ({ n, k, least }) => counted(n, k + 1, shares => shares.slice(0, k).every(x => x >= least)),
  },
  ({ n, k, least, frame, story }, { step }) => {
    const things = frame === 1 ? 'units' : story.things;
    const who = frame === 1 ? 'unknowns' : story.who;
    const left = step(calc`${n} - ${k} * ${least}`, {
      name: text`the ${things} left after the least shares`,
      because: text`Each of the ${k} ${who} has its $${least}$ in any case, and the ${things} are alike, so these are
        handed out in one way. Only the rest brings a choice.`,
    })`
      Give $${least}$ of the ${things} to each of the ${k} ${who} first. Find how many are left.`;
    const receivers = step(calc`${k} + 1`, {
      name: 'the number of shares with what stays behind',
      because: text`Without it one would have to add the ways for nothing left over, for one left over, for two, and so
        on. As a share of its own, the part that stays behind takes care of all these cases.`,
    })`
      What stays behind is one more share, which may be $0$. Count it as well.`;
    const w = step(ways(Number(left), Number(receivers)), {
      because: text`All conditions are met already, so each share may now get any number, $0$ included. One bar fewer
        than shares cuts the row into the shares.`,
      works: value => tex`${texOf(Number(left) + Number(receivers) - 1, Number(receivers) - 1)} = ${value}`,
    })`
      Share the $${left}$ ${things} freely among these shares. Put them in a row with the separating bars, and choose
      the places of the bars.`;
    return {
      answer: w,
      stem:
        frame === 0
          ? text`Some or all of ${String(n)} identical ${story.things} are given to ${String(k)} ${story.who}, so that
            each of them gets at least ${String(least)}. The rest stay in the store. In how many ways can this be done?`
          : frame === 1
            ? text`How many solutions does $${unknowns(k).join(' + ')} \le ${n}$ have in integers, each at least
              $${least}$?`
            : text`${String(numerals[k] ?? k)} ${story.who} share a heap of ${String(n)} identical ${story.things}. Each
              of them takes at least ${String(least)}, and some of the heap may be left over. In how many ways can this
              be done?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('demanded_too_much', receivers, k)`
          You divided the $${left}$ that are left into $${receivers}$ shares only, as if nothing could stay behind.`,
        slip('forgot_the_least_shares', left, n)`
          $${w}$ counts all ways to share, also those in which someone gets less than the least share. Hand out the
          least shares first.`,
        slip('forgot_the_least_shares', left, n >= (k + 1) * least && calc`${n} - (${k} + 1) * ${least}`)`
          You gave at least ${least} to what stays behind as well; that may be $0$.`,
        slip('demanded_too_much', w, calc`C(${left} - 1, ${receivers} - 1)`)`
          For the rest everybody was made to get one more; nothing more is needed. Here $\binom{${left} -
          1}{${receivers} - 1} = ${w}$.`,
        slip('counted_one_too_many', w, calc`C(${left} + ${receivers}, ${receivers})`)`
          You placed ${receivers} bars between ${receivers} shares, which gives $\binom{${left} +
          ${receivers}}{${receivers}} = ${w}$. One bar fewer is enough.`,
        slip('left_out_an_end_point', left, calc`${n} - ${k} * ${least} - 1`)`
          Only $${left}$ things were shared, with one kept behind; all may be given away too.`,
        slip('chose_from_a_wrong_pool', w, calc`C(${left}, ${receivers} - 1)`)`
          You chose the places of the bars among the $${left}$ ${things} only. The bars take places of their own in the
          row.`,
      ],
      snapRead: text`Equal things, least shares, and a rest that may stay behind: the results are to be counted.`,
      approach: text`Set the least shares aside, and count what stays behind as one more share. The rest is then
      divided
        freely.`,
      check: () =>
        text`Adding up the ways to hand out $0, 1, \dots, ${left}$ more things among ${k} gives the same:
          $${Array.from({ length: Number(left) + 1 }, (_, i) => ways(i, k)).reduce((a, b) => a + b, 0)} = ${w}$.`,
      principle: text`What may be left over is one more share, which has no least size.`,
    };
  },
);

const oddShares = form<Shared>(
  'odd-shares',
  {
    band: 'Medium',
    seconds: 65,
    revision: 3,
    entry: true,
    suits: ({ n, k }) => (n - k) % 2 === 0 && n >= k + 6,
    verify: ({ n, k }) => counted(n, k, shares => shares.every(x => x % 2 === 1)),
  },
  ({ n, k, frame, story }, { step }) => {
    const things = frame === 1 ? 'units' : story.things;
    const who = frame === 0 ? story.who : frame === 1 ? 'unknowns' : 'boxes';
    const left = step(calc`${n} - ${k}`, {
      name: text`the ${things} left after one for each`,
      because: text`$7$, for example, is $1 + 2 \times 3$. So every odd share contains one single piece, and what it has
        beyond that is an even number.`,
    })`
      An odd number is one and some pairs. Give one of the ${things} to each of the ${k} ${who}, and find how many are
      left.`;
    const pairs = step(calc`${left} ÷ 2`, {
      name: 'the number of pairs to be shared',
      because: text`One more would make an odd share even, two more keep it odd. So the rest may only be handed out two
        by two.`,
    })`
      What is left is shared in pairs, so that every share stays odd. Find the number of pairs.`;
    const w = step(ways(Number(pairs), k), {
      because: text`A share of just one is odd too, so a share may get no pair at all. Each arrangement of pairs and
        bars in a row is one way to share.`,
      works: value => tex`${texOf(Number(pairs) + k - 1, k - 1)} = ${value}`,
    })`
      Share the pairs without a condition: choose the places of $${k - 1}$ bars in a row of pairs and bars.`;
    return {
      answer: w,
      stem:
        frame === 0
          ? text`${String(n)} identical ${story.things} are shared among ${String(k)} ${story.who} so that each of them
            gets an odd number. In how many ways can this be done?`
          : frame === 1
            ? text`How many solutions does the equation $${unknowns(k).join(' + ')} = ${n}$ have in odd positive
              integers?`
            : text`In how many ways can ${String(n)} identical ${story.things} be put into ${String(k)} different boxes,
              with an odd number in each box?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('ignored_a_condition', pairs, left)`
          You shared the $${left}$ that are left one by one. Then shares such as $1 + 1 = 2$ come in, which are even.`,
        slip('ignored_a_condition', pairs, calc`floor(${n} / 2)`)`
          You put all $${n}$ ${things} into pairs, as for even shares. Each share has to keep one single piece to be
          odd.`,
        slip('demanded_too_much', w, calc`C(${pairs} - 1, ${k} - 1)`)`
          You gave each of the ${who} at least one of the $${pairs}$ pairs. A share of $1$ without a pair is odd too.`,
        slip('counted_one_too_many', w, calc`C(${pairs} + ${k}, ${k})`)`
          You used ${k} bars. Between ${k} shares there are only ${k - 1} bars.`,
        slip('assumed_equal_parts', w, ways(n - k, k) % 2 === 0 && calc`${ways(n - k, k)} / 2`)`
          Half of all divisions with at least one thing each was taken; odd shares are not half of them.`,
        slip('chose_from_a_wrong_pool', w, calc`C(${pairs}, ${k} - 1)`)`
          The places of the bars were chosen among the pairs only. Here $\binom{${pairs}}{${k} - 1} = ${w}$.`,
        slip(
          'took_different_things_for_alike',
          w,
          () => ways(Number(pairs), k) % k === 0 && calc`${ways(Number(pairs), k)} / ${k}`,
        )`
          You divided the result by ${k}, as if the ${who} were alike. They are different, so it matters which of them
          gets which share.`,
      ],
      snapRead: text`Identical ${things} in odd shares: a condition on parity, to be turned into a free sharing.`,
      approach: text`Write each share as 1 and a number of pairs. Then the pairs are shared without a condition.`,
      faster: text`$${pairs}$ pairs remain after one each ($\frac{${n} - ${k}}{2}$), with $${k - 1}$ bars: $${w}$.`,
      check: () => {
        const others = Array.from({ length: Number(pairs) + 1 }, (_, i) => ways(Number(pairs) - i, k - 1));
        return text`With $0, 1, 2, \dots, ${pairs}$ pairs in the first share, the other shares can be chosen in
          $${others.slice(0, 3).join(', ')}, \dots, 1$ ways: together $${others.reduce((a, b) => a + b, 0)}$.`;
      },
      principle: text`If every share is odd, take 1 from each: what is left is shared in pairs, without a condition.`,
    };
  },
);

/** MM.DST.2 Easy and Medium: equal things with least shares. */
export const leastShares: readonly AnyTemplate[] = situation<Shared>({
  type: 'MM.DST.2',
  situation: 'least-shares',
  tries: 40,
  draw: draw => {
    const k = draw.int(3, 4);
    const least = draw.int(1, 4);
    const n = draw.int(k * least + 3, k * least + (k === 3 ? 14 : 10));
    const floors = Array.from({ length: k }, () => draw.int(0, 4));
    const left = n - sum(floors);
    return left >= 2 && left <= 12 && new Set(floors).size > 1 && floors.every(f => f > 0) && n <= 30
      ? { n, k, least, floors, story: draw.pick(stories), frame: draw.int(0, 2) }
      : null;
  },
  forms: [sameLeast, ownLeast, upToAll, oddShares],
});
