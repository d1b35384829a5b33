import { choices } from '../../counting.ts';
import { isCount, upTo } from '../../numbers.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

/** All ways to split a number into `parts` whole numbers from 0 on, in order. */
const splits = (n: number, parts: number): number[][] =>
  parts === 1 ? [[n]] : upTo(n + 1).flatMap(i => splits(n - i + 1, parts - 1).map(rest => [i - 1, ...rest]));
const words = ['', 'one', 'two', 'three', 'four', 'five', 'six'] as const;

interface Shares {
  n: number;
  r: number;
  frame: number;
}

const freely = form<Shares>(
  'shared-without-conditions',
  {
    band: 'Easy',
    seconds: 50,
    entry: true,
    verify: ({ n, r }) => splits(n, r).length,
  },
  ({ n, r, frame }, { step }) => {
    const [things, receivers, receiver] = wording<readonly [string, string, string]>(
      frame,
      ['laddoos', 'children', 'child'],
      ['units', 'unknowns', 'unknown'],
      ['votes', 'candidates', 'candidate'],
      ['saplings', 'parks', 'park'],
      ['rupees', 'boxes', 'box'],
    );
    const signs = step(calc`${n} + ${r} - 1`, {
      name: text`the number of signs in a row of ${things} and bars`,
      because: text`The ${things} are alike, so only the numbers count; a row with bars shows just these numbers.`,
    })`
      Put the $${n}$ ${things} in a row and separate the shares of the $${r}$ ${receivers} by bars. It takes one bar
      less than there are ${receivers}. Count all signs of the row.`;
    const ways = step(calc`C(${signs}, ${r} - 1)`)`
      Each choice of places for the bars is one way of sharing. Bars may stand side by side: then one ${receiver} gets
      nothing.`;
    const R = words[r] ?? String(r);
    const unordered = splits(n, r).filter(list =>
      list.every((x, i) => i === 0 || (list[i - 1] ?? 0) <= x),
    ).length;
    return {
      answer: ways,
      stem: wording(
        frame,
        text`In how many ways can $${n}$ identical laddoos be given to ${R} children, if a child may also get none?`,
        text`What is the number of solutions of $${['x', 'y', 'z', 'u', 'v'].slice(0, r).join(' + ')} = ${n}$ in whole
          numbers, each of them $0$ or more?`,
        text`A club of $${n}$ members elects one of ${R} candidates by secret vote, one vote for each member. Only the
          numbers of votes are made known, and nobody abstains. Find the number of possible results.`,
        text`A town has $${n}$ saplings of one kind and ${R} parks. For each park it is decided how many of the
          saplings are planted there, until all are used; a park can be left out. How many plans are possible?`,
        text`₹${n} in coins of ₹1 are put into ${R} boxes of different colours, any number into each, also none. The
          number of ways to do this is`,
      ),
      show: plain,
      plausible: isCount,
      slips: [
        slip('demanded_too_much', ways, calc`C(${n} - 1, ${r} - 1)`)`
          ${here} counts the ways in which every ${receiver} gets something. A share may be zero.`,
        slip('counted_one_too_many', ways, calc`C(${n} + ${r}, ${r})`)`
          ${here} uses $${r}$ bars. To separate $${r}$ ${receivers} only $${r - 1}$ bars are needed.`,
        slip('chose_from_a_wrong_pool', signs, n)`
          You chose the bars among the $${n}$ places of the ${things}, in $${ways}$ ways. The bars need places of their
          own.`,
        slip('counted_one_too_many', ways, calc`C(${n} + ${r} - 1, ${r})`)`
          ${here} chooses $${r}$ of the signs as bars. Between $${r}$ shares there are $${r - 1}$ bars.`,
        slip('ignored_a_bound', ways, calc`(${n} + 1)^${r - 1}`)`
          ${here} gives each ${receiver} but the last any number up to $${n}$. Together they cannot have more than
          $${n}$.`,
        slip('ignored_order', ways, unordered)`
          You counted $${unordered}$ sets of shares and forgot that it matters which ${receiver} has which share.`,
        slip('left_out_a_factor', ways, calc`${n} * ${r}`)`
          ${here} only multiplies the two numbers. Each way fixes all $${r}$ shares at once.`,
        slip('chose_from_a_wrong_pool', signs, calc`${n} + 1`)`
          You chose the bars from ${here} places, the gaps and the ends, each only once. Two bars may stand in the same
          gap.`,
      ],
      snapRead: text`The ${things} are alike, the ${receivers} differ, and shares may be zero: ${things} and bars in a
        row.`,
      approach: text`Write a way of sharing as a row of ${things} with bars between the shares. Choose the places of
        the bars.`,
      check: () => {
        const list = upTo(n + 1).map(i => choices(n - i + r - 1, r - 2));
        const [a, b, c] = list;
        return text`By the first share: with $0, 1, 2, \dots$ for the first there are $${a ?? 0}, ${b ?? 0}, ${c ?? 0},
          \dots$ ways for the others, in all $${list.reduce((sum, x) => sum + x, 0)}$.`;
      },
      principle: text`Identical things are shared by bars in a row: there is one bar less than there are shares, and
        its place is chosen.`,
    };
  },
);

const free = situation<Shares>({
  type: 'MM.DST.1',
  situation: 'identical-things-shared',
  tries: 20,
  draw: draw => {
    const r = draw.int(3, 5);
    return { n: draw.int(r === 3 ? 7 : 5, r === 3 ? 28 : r === 4 ? 18 : 12), r, frame: draw.int(0, 4) };
  },
  forms: [freely],
});

interface Some {
  n: number;
  r: number;
  /** Whether fewer than n are given, and not at most n. */
  fewer: boolean;
  frame: number;
}

const mostOf = ({ n, fewer }: Some) => (fewer ? n - 1 : n);

const notAll = form<Some>(
  'some-may-be-left',
  {
    band: 'Medium',
    seconds: 80,
    revision: 2,
    entry: true,
    verify: p => upTo(mostOf(p) + 1).reduce((sum, i) => sum + splits(i - 1, p.r).length, 0),
  },
  (p, { step }) => {
    const { n, r, fewer, frame } = p;
    const [things, receivers, left] = wording<readonly [string, string, string]>(
      frame,
      ['pencils', 'pupils', 'stay in the box'],
      ['units', 'unknowns', 'are missing'],
      ['seats', 'parties', 'stay empty'],
      ['lamps', 'rooms', 'stay in the store'],
    );
    const most = step(fewer ? calc`${n} - 1` : calc`${n} + 0`, {
      name: text`the greatest number of ${things} given out`,
      because: fewer
        ? text`All $${n}$ must not be given out, so at least one of them stays in any case.`
        : text`Nothing says that all have to be given out, and nothing says that some must stay. So every number from
            $0$ to $${n}$ is allowed.`,
      works: value => (fewer ? tex`${n} - 1 = ${value}` : tex`0, 1, 2, \dots, ${value}`),
    })`
      ${fewer ? text`Fewer than $${n}$ means at most one less.` : text`Any number up to $${n}$ may be given out.`}`;
    const signs = step(calc`${most} + ${r}`, {
      name: 'the number of signs in the row',
      because: text`Without it one would have to add the counts for $0$, $1$, $2$ and more, one after the other.`,
    })`
      ${
        fewer
          ? text`One of the $${n}$ ${things} is left in any case: set it aside. Of the other $${most}$, think of those
            that ${left} as one more share.`
          : text`Think of those of the $${most}$ ${things} that ${left} as one more share.`
      } Then all $${most}$ are split into $${r} + 1$ shares, which takes $${r}$ bars in a row.`;
    const ways = step(calc`C(${signs}, ${r})`, {
      because: text`The ${things} are alike, so a way to share is known when the bars are placed: what stands before the
        first bar is the first share, and so on.`,
    })`
      Choose the places of the $${r}$ bars among all signs of the row.`;
    const R = words[r] ?? String(r);
    const parties = ['A and B', 'A, B and C', 'A, B, C and D'][r - 2] ?? '';
    return {
      answer: ways,
      stem: wording(
        frame,
        fewer
          ? text`A teacher has a box of $${n}$ identical pencils and gives some of them, fewer than $${n}$ and perhaps
              none, to ${R} pupils. A pupil can get any number. In how many ways can this be done?`
          : text`A teacher has a box of $${n}$ identical pencils and gives some of them, perhaps none and perhaps all,
              to ${R} pupils. A pupil can get any number. In how many ways can this be done?`,
        text`Find the number of solutions of $${['x', 'y', 'z', 'u', 'v'].slice(0, r).join(' + ')}
          ${fewer ? '<' : '\\le'} ${n}$ in integers that are not negative.`,
        fewer
          ? text`Of the $${n}$ seats of a council, fewer than $${n}$ are given to ${R} parties ${parties}; the rest stay
              empty. The seats are alike, and a party may be without a seat. How many distributions are possible?`
          : text`Of the $${n}$ seats of a council, some or all or none are given to ${R} parties ${parties}; the rest
              stay empty. The seats are alike, and a party may be without a seat. How many distributions are possible?`,
        text`A hostel in Shillong has ${R} rooms and a store with $${n}$ lamps of the same kind.
          ${fewer ? 'Some of the lamps, but not all,' : 'Any number of the lamps'} can be moved to the rooms, with no
          limit for a room; none need be moved. What is the number of ways to do so?`,
      ),
      show: plain,
      plausible: isCount,
      slips: [
        slip('mixed_up_exactly_and_at_least', ways, calc`C(${most} + ${r} - 1, ${r} - 1)`)`
          ${here} is the number of ways in which exactly $${most}$ are given out. Fewer can be given out too.`,
        slip(fewer ? 'let_in_an_end_point' : 'left_out_an_end_point', most, fewer ? n : calc`${n} - 1`)`
          ${
            fewer
              ? text`With $${n}$ you let all be given out, though it has to be fewer.`
              : text`With ${here} you left out that all $${n}$ can be given out.`
          }`,
        slip('demanded_too_much', ways, calc`C(${most}, ${r})`)`
          ${here} gives at least one to each of the $${r}$ ${receivers}. A share may be zero.`,
        slip('forgot_zero', ways, calc`C(${most} + ${r}, ${r}) - 1`)`
          ${here} leaves out the way in which nothing is given out at all. That is one of the ways too, because each
          share may be zero.`,
        slip('counted_one_too_many', ways, calc`C(${most} + ${r} + 1, ${r} + 1)`)`
          ${here} has one share too many: beside those of the $${r}$ ${receivers} there is one more share, and that
          takes $${r}$ bars.`,
        slip('ignored_a_bound', ways, calc`(${most} + 1)^${r}`)`
          ${here} gives every one of the ${receivers} any number up to $${most}$. Together it would be too much.`,
        slip('chose_from_a_wrong_pool', signs, calc`${most} + ${r} - 1`)`
          You chose from ${here} places. With $${r} + 1$ shares of $${most}$ ${things} the row has one sign more.`,
      ],
      snapRead: text`Not all need be given out: what is left becomes one more share.`,
      approach: text`Add a share for what is not given out. Then all are shared without a condition, and the bars
        are chosen.`,
      check: () => {
        const most0 = mostOf(p);
        const list = upTo(most0 + 1).map(i => choices(i - 1 + r - 1, r - 1));
        return text`Added one by one for $0$ to $${most0}$: $${list.slice(0, 3).join(' + ')} + \dots +
          ${list.at(-1) ?? 0}$ makes $${list.reduce((x, y) => x + y, 0)}$.`;
      },
      principle: text`‘At most’ becomes ‘exactly’ when what is left counts as one more share.`,
    };
  },
);

const some = situation<Some>({
  type: 'MM.DST.1',
  situation: 'not-all-need-be-shared',
  tries: 20,
  draw: draw => {
    const r = draw.pick([2, 3, 3, 4]);
    const n = draw.int(r === 2 ? 8 : 5, r === 2 ? 30 : r === 3 ? 20 : 13);
    return { n, r, fewer: draw.chance(0.5), frame: draw.int(0, 3) };
  },
  forms: [notAll],
});

interface TwoKinds {
  a: number;
  b: number;
  frame: number;
}

const nobodyEmpty = form<TwoKinds>(
  'two-kinds-and-nobody-without',
  {
    band: 'Hard',
    seconds: 145,
    also: ['MM.SET.2'],
    entry: true,
    verify: ({ a, b }) => {
      let count = 0;
      for (const x of splits(a, 3))
        for (const y of splits(b, 3)) if (x.every((share, i) => share + (y[i] ?? 0) > 0)) count += 1;
      return count;
    },
  },
  ({ a, b, frame }, { step, find }) => {
    const [first, second, who, one] = wording<readonly [string, string, string, string]>(
      frame,
      ['apples', 'oranges', 'children', 'child'],
      ['red pens', 'blue pens', 'friends', 'friend'],
      ['neem trees', 'mango trees', 'villages', 'village'],
      ['gold medals', 'silver medals', 'schools', 'school'],
    );
    const all = step(calc`C(${a} + 2, 2) * C(${b} + 2, 2)`, {
      name: 'all ways without the condition',
      because: text`The two kinds are shared independently of each other, so the numbers of ways multiply.`,
    })`
      Leave the condition aside first. The ${first} can be shared among three with two bars in a row, and so can the
      ${second}. Multiply.`;
    const two = step(calc`(${a} + 1) * (${b} + 1)`, {
      name: text`the ways in which a certain ${one} gets nothing`,
      because: text`The other of the two gets the rest, so there is nothing more to choose. Each number of ${first} can
        go with each number of ${second}.`,
    })`
      Now suppose that a certain ${one} gets nothing. Then both kinds are shared between the other two: the first of
      these takes $0$ to $${a}$ ${first} and $0$ to $${b}$ ${second}.`;
    const times = find(3, { name: text`the choices of the ${one} without anything` });
    const none = find(3, { name: text`the ways in which two of the ${who} get nothing` });
    const ways = step(calc`${all} - ${times} * ${two} + ${none}`, {
      because: text`If only the third of the ${who} gets something, this way is among those without the first and also
        among those without the second. It should be subtracted once.`,
    })`
      Subtract this for each of the three ${who}. Ways in which two of them get nothing, one for each ${one} that takes
      everything, have been subtracted twice; add these $3$ back.`;
    return {
      answer: ways,
      stem: wording(
        frame,
        text`In how many ways can $${a}$ identical apples and $${b}$ identical oranges be given to three children so
          that no child goes without any fruit?`,
        text`$${a}$ red pens that are alike and $${b}$ blue pens that are alike are divided among three friends. Each
          friend gets at least one pen, of whatever colour. Find the number of ways.`,
        text`A forester has $${a}$ neem trees and $${b}$ mango trees, those of a kind being alike, for three villages.
          All trees are given away and every village gets one or more trees. What is the number of possible
          distributions?`,
        text`Three schools share $${a}$ gold medals and $${b}$ silver medals; only the numbers matter. If no school is
          left without a medal, in how many ways can the medals be shared?`,
      ),
      show: plain,
      plausible: isCount,
      slips: [
        slip('left_out_a_term', none, 0)`
          Ways in which two of the ${who} get nothing were subtracted twice, and you did not add them back, so
          $${ways}$ is too small.`,
        stop('ignored_a_condition', all)`
          $${all}$ are all ways, also those in which a ${one} gets nothing.`,
        slip('demanded_too_much', ways, calc`C(${a} - 1, 2) * C(${b} - 1, 2)`)`
          ${here} gives each ${one} both ${first} and ${second}. A ${one} with only ${first} or only ${second} is not
          left without anything.`,
        slip('took_different_things_for_alike', ways, calc`C(${a + b} - 1, 2)`)`
          ${here} treats the ${first} and the ${second} as alike. They are of two kinds, so each kind is shared on its
          own.`,
        slip('left_out_a_factor', times, 1)`
          You subtracted $${two}$ ways once, for one ${one} only. Any of the three may be the one with nothing.`,
        slip('chose_the_minimum_then_any', ways, calc`C(${a} - 1, 2) * C(${b} + 2, 2)`)`
          ${here} first gives each ${one} one of the ${first}. A ${one} may also get only ${second}.`,
        slip('forgot_zero', two, calc`${a} * ${b}`)`
          With ${here} the first of the two others takes at least one of each kind. It can also take none.`,
        slip(
          'took_the_overlap_off_twice',
          ways,
          () => choices(a + 2, 2) * choices(b + 2, 2) - 3 * (a + 1) * (b + 1) - 3,
        )`
          In $${ways}$ the ways in which two of the ${who} get nothing are subtracted once more. They have to be added
          back.`,
      ],
      snapRead: text`Two kinds to share and no empty share: all ways, minus those with an empty share, with
        the overlap put right.`,
      approach: text`The kinds multiply where there is no condition. The condition joins them, so subtract the ways in
        which a ${one} gets nothing, and add back what was subtracted twice.`,
      check: () => {
        // By the shares of the first kind: how many of the three have none of it decides what the second kind must do.
        const byEmpty = [choices(a - 1, 2), 3 * (a - 1), 3];
        const need = [choices(b + 2, 2), choices(b + 1, 2), choices(b, 2)];
        const sum = byEmpty.reduce((x, y, i) => x + y * (need[i] ?? 0), 0);
        const products = byEmpty.map((x, i) => `${x} \\times ${need[i] ?? 0}`).join(' + ');
        return text`By the number of ${who} without ${first}, none, one or two: $${products} = ${sum}$.`;
      },
      principle: text`Free kinds multiply; a condition on both kinds together is counted by what it rules out, with
        overlaps added back.`,
    };
  },
);

const kinds = situation<TwoKinds>({
  type: 'MM.DST.1',
  situation: 'two-kinds-shared',
  tries: 20,
  draw: draw => {
    const [a, b] = [draw.int(3, 9), draw.int(3, 9)];
    return a === b ? null : { a, b, frame: draw.int(0, 3) };
  },
  forms: [nobodyEmpty],
});

/** MM.DST.1: identical things for different receivers. */
export const freeShares: readonly AnyTemplate[] = [...free, ...some, ...kinds];
