import { choices } from '../../counting.ts';
import { isCount, upTo } from '../../numbers.ts';
import { calc, form, here, situation, slip, stop, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

/** How many lists of `parts` whole numbers from `least` to `most` add up to n. */
function sharesWithin(n: number, parts: number, least: number, most: number): number {
  if (parts === 0) return n === 0 ? 1 : 0;
  return upTo(most - least + 1).reduce(
    (sum, i) => sum + sharesWithin(n - (least + i - 1), parts - 1, least, most),
    0,
  );
}
const freeWays = (n: number, parts: number) => (n < 0 ? 0 : choices(n + parts - 1, parts - 1));

interface Pair {
  n: number;
  /** The greatest shares of the two. */
  a: number;
  b: number;
  frame: number;
}

const betweenTwo = form<Pair>(
  'two-shares-with-limits',
  {
    band: 'Easy',
    seconds: 45,
    entry: true,
    verify: ({ n, a, b }) => upTo(n + 1).filter(i => i - 1 <= a && n - (i - 1) <= b).length,
  },
  ({ n, a, b, frame }, { step }) => {
    const [things, first, second] = wording<readonly [string, string, string]>(
      frame,
      ['sheep', 'the first pen', 'the second pen'],
      ['units', '$x$', '$y$'],
      ['passengers', 'the boat', 'the ferry'],
      ['sacks', 'the cart', 'the van'],
    );
    const least = step(calc`${n} - ${b}`, {
      name: text`the least share of ${first}`,
      because: text`What ${second} cannot take has to go to ${first}.`,
    })`
      At most $${b}$ of the $${n}$ ${things} go to ${second}. So ${first} gets at least the others.`;
    const ways = step(calc`${a} - ${least} + 1`, {
      because: text`The share of ${second} is what is left, so only the share of ${first} can be chosen.`,
    })`
      The share of ${first} runs from there up to its limit $${a}$, both included. Each value is one way.`;
    return {
      answer: ways,
      stem: wording(
        frame,
        text`A shepherd drives $${n}$ sheep into two pens, of which the first has room for $${a}$ and the second for
          $${b}$. Only the numbers in the pens count. In how many ways can the sheep be divided?`,
        text`What is the number of pairs $(x, y)$ of whole numbers with $x + y = ${n}$, $0 \le x \le ${a}$ and $0 \le y
          \le ${b}$?`,
        text`$${n}$ passengers wait at a river in Majuli. The boat takes up to $${a}$ of them and the ferry up to
          $${b}$, and all cross in one go. For the number of passengers in the boat how many values are possible?`,
        text`A trader has $${n}$ sacks of rice, all alike, a cart for at most $${a}$ of them and a van for at most
          $${b}$. All sacks are loaded. Find the number of ways to distribute them.`,
      ),
      show: plain,
      plausible: isCount,
      slips: [
        slip('ignored_a_bound', ways, calc`${n} + 1`)`
          ${here} lets the share of ${first} run from $0$ to $${n}$. Neither limit is kept.`,
        slip('counted_gaps_for_numbers', ways, calc`${a} - ${least}`)`
          From $${least}$ to $${a}$ there are not ${here} numbers. Both ends count.`,
        slip('ignored_a_bound', least, 0)`
          You let ${first} get any number from $0$ to $${a}$. With few there, more than $${b}$ would be left for
          ${second}.`,
        slip('ignored_a_bound', ways, calc`${b} + 1`)`
          ${here} counts the shares of ${second} from $0$ to $${b}$. With few there, more than $${a}$ would be left for
          ${first}.`,
        slip('left_out_an_end_point', ways, calc`(${a} - 1) - (${least} + 1) + 1`)`
          ${here} leaves out both ends. A share may be as large as the limit.`,
        stop('stopped_a_step_early', least)`
          $${least}$ is the least share of ${first}. The number of possible shares is asked for.`,
        slip('counted_order', ways, calc`2 * (${a} - ${least} + 1)`)`
          ${here} counts each way twice. The share of ${first} fixes that of ${second}.`,
      ],
      snapRead: text`Two shares with limits: one share fixes the other, so find the range of one.`,
      approach: text`The limit of the second share gives a least value for the first. Count from there up to the limit
        of the first.`,
      check: text`The shares of ${first} and ${second} run from $${n - b} + ${b}$ to $${a} + ${n - a}$; both sums are
        $${n}$.`,
      principle: text`With two shares and a fixed total, an upper limit for the one is a lower limit for the other.`,
    };
  },
);

const pairs = situation<Pair>({
  type: 'MM.DST.3',
  situation: 'two-limited-shares',
  tries: 20,
  draw: draw => {
    const [a, b] = [draw.int(8, 40), draw.int(8, 40)];
    const n = draw.int(Math.max(a, b) + 1, a + b - 3);
    return a === b || n > 60 ? null : { n, a, b, frame: draw.int(0, 3) };
  },
  forms: [betweenTwo],
});

interface Three {
  n: number;
  most: number;
  frame: number;
}

const amongThree = form<Three>(
  'three-shares-with-one-limit',
  {
    band: 'Medium',
    seconds: 85,
    verify: ({ n, most }) => sharesWithin(n, 3, 0, most),
  },
  ({ n, most, frame }, { step, find }) => {
    const [things, who, one] = wording<readonly [string, string, string]>(
      frame,
      ['sweets', 'children', 'child'],
      ['units', 'numbers', 'number'],
      ['books', 'shelves', 'shelf'],
      ['marks', 'judges', 'judge'],
    );
    const all = step(calc`C(${n} + 2, 2)`, {
      name: 'all ways without the limit',
      because: text`Put the ${n} ${things} in a row: two bars cut it into three shares. Each choice of the two places
        among $${n} + 2$ gives one way, and a share may be nothing.`,
    })`
      Leave the limit aside: $${n}$ ${things} are shared among three with two bars in a row.`;
    const taken = find(most + 1, { name: text`what one ${one} has at least when the limit is broken` });
    const rest = step(calc`${n} - ${taken}`, {
      name: text`what is left when one ${one} is over the limit`,
      because: text`Over the limit means one more at least; this part is set aside, and the rest is shared freely.`,
    })`
      Suppose that a certain ${one} is over the limit and so has $${most} + 1$ or more. Set these $${most + 1}$ aside.`;
    const over = step(calc`C(${rest} + 2, 2)`, {
      name: text`the ways in which a certain ${one} is over the limit`,
      because: text`This ${one} may get still more of the rest. It is over the limit already, so no further condition
          is needed for it.`,
    })`
        The rest is shared among all three without a limit, again with two bars.`;
    const times = find(3, { name: text`the choices of the ${one} over the limit` });
    const ways = step(calc`${all} - ${times} * ${over}`, {
      because: text`Two of them over the limit would need $2 \times ${most + 1} = ${2 * most + 2}$, more than $${n}$;
        so nothing is subtracted twice.`,
    })`
      Any of the three ${who} can be over the limit, but no two at once. Subtract for each of them.`;
    return {
      answer: ways,
      stem: wording(
        frame,
        text`In how many ways can $${n}$ identical sweets be given to three children if no child gets more than
          $${most}$? A child may get none.`,
        text`Find the number of solutions of $x + y + z = ${n}$ in whole numbers from $0$ to $${most}$.`,
        text`$${n}$ copies of the same book are put on three shelves, and each shelf has room for $${most}$ of them.
          What is the number of ways to do so, if only the numbers on the shelves matter?`,
        text`Three judges of a dance contest in Cuttack each give a whole number of marks from $0$ to $${most}$. A
          dancer gets $${n}$ marks in all. From how many different sets of marks of the first, the second and the third
          judge can this come?`,
      ),
      show: plain,
      plausible: isCount,
      slips: [
        stop('ignored_a_bound', all)`
          $${all}$ is the number of ways without the limit of $${most}$. In some of them one ${one} has more than
          that.`,
        slip('let_in_an_end_point', taken, calc`${most} + 0`)`
          You set only $${taken}$ aside, but a ${one} with $${most}$ is not over the limit yet.`,
        slip('left_out_a_factor', times, 1)`
          You subtracted $${over}$ once, for one ${one} only. Each of the three may be over the limit.`,
        slip('gave_the_complement', ways, calc`3 * ${over}`)`
          ${here} is the number of ways in which one of the three is over the limit. These have to be subtracted from
          all.`,
        slip('demanded_too_much', all, calc`C(${n} - 1, 2)`)`
          You began with ${here} ways, in which everyone gets something. A share may be zero.`,
        slip('ignored_a_bound', ways, calc`(${most} + 1)^2`)`
          ${here} gives two of them any number from $0$ to $${most}$. The third is then often below zero or over the
          limit.`,
        slip('demanded_too_much', over, calc`C(${rest} - 1, 2)`)`
          For a ${one} over the limit you counted ${here}, as if everyone got something more of the rest. The rest is
          shared freely.`,
      ],
      snapRead: text`An upper limit for each of three shares: count all ways and subtract those that break the limit.`,
      approach: text`Over the limit means at least one more than it. Set that aside for one of them, share the rest
        freely, and subtract three times.`,
      check: () => {
        const rows = upTo(most + 1)
          .map(i => i - 1)
          .map(x => Math.max(0, Math.min(most, n - x) - Math.max(0, n - x - most) + 1));
        return text`By the share of the first, from $0$ to $${most}$: $${rows.join(' + ')} =
          ${rows.reduce((x, y) => x + y, 0)}$.`;
      },
      principle: text`An upper limit is counted by its opposite: over the limit is a lower limit, and that can be
        handed out first.`,
    };
  },
);

const threes = situation<Three>({
  type: 'MM.DST.3',
  situation: 'three-limited-shares',
  tries: 30,
  draw: draw => {
    const most = draw.int(5, 14);
    const n = draw.int(most + 2, 2 * most + 1);
    return { n, most, frame: draw.int(0, 3) };
  },
  forms: [amongThree],
});

interface Four {
  n: number;
  least: number;
  most: number;
  frame: number;
}

const amongFour = form<Four>(
  'four-shares-within-a-range',
  {
    band: 'Hard',
    seconds: 145,
    also: ['MM.DST.2', 'MM.SET.2'],
    entry: true,
    verify: ({ n, least, most }) => sharesWithin(n, 4, least, most),
  },
  ({ n, least, most, frame }, { step, find }) => {
    const [who, one] = wording<readonly [string, string]>(
      frame,
      ['villages', 'village'],
      ['numbers', 'number'],
      ['rows', 'row'],
      ['days', 'day'],
    );
    const room = most - least;
    const rest = step(calc`${n} - 4 * ${least}`, {
      name: 'what is left after the least shares',
      because: text`A least share is easily met: it is handed out first. The limit then has to be lowered by it.`,
    })`
      Give each ${one} its $${least}$ first. Then each can take up to $${most} - ${least}$ more, and this is left.`;
    const all = step(calc`C(${rest} + 3, 3)`, {
      name: 'the ways to share the rest without the limit',
      because: text`Three bars cut a row into four shares. After the least shares have been given, a further share may
        be nothing, so the bars can stand anywhere in the row.`,
    })`
      Share the rest among the four without the limit: three bars in a row.`;
    const step1 = find(room + 1, { name: text`what breaks the limit` });
    const one1 = step(calc`C(${rest} - ${step1} + 3, 3)`, {
      name: text`the ways in which a certain ${one} is over the limit`,
      because: text`Being over a limit is a least share again: one more than the limit. And least shares are easily
          counted, by handing them out first.`,
    })`
        If a certain ${one} is over the limit, it takes at least $${room} + 1$ of the rest. Set these aside and share
        what remains.`;
    const two2 = step(calc`C(${rest} - 2 * ${step1} + 3, 3)`, {
      name: text`the ways in which two certain ${who} are over the limit`,
      because: text`Such ways are contained in two of the counts before.`,
    })`
      Two can be over the limit together, as $2 \times ${room + 1} = ${2 * room + 2}$ is not more than what is left.
      Count this in the same way.`;
    const pairs = find(6, { name: text`the pairs among the four ${who}` });
    const ways = step(calc`${all} - 4 * ${one1} + ${pairs} * ${two2}`, {
      because: text`A way with two over the limit breaks it once but is subtracted for each of the two. Three over the
        limit would need more than there is.`,
    })`
      Subtract for each of the four ${who}. Ways with two over the limit have been subtracted twice, so add them back
      once for each of the $6$ pairs.`;
    return {
      answer: ways,
      stem: wording(
        frame,
        text`A relief team brings $${n}$ identical packets of tablets to four villages. Each village gets at least
          $${least}$ and at most $${most}$ packets. In how many ways can the packets be distributed?`,
        text`Find the number of solutions of $x + y + z + u = ${n}$ in whole numbers from $${least}$ to $${most}$.`,
        text`A gardener plants $${n}$ young trees of one kind in four rows. No row has fewer than $${least}$ or more
          than $${most}$ trees. What is the number of ways to choose the numbers of trees in the first, second, third
          and fourth row?`,
        text`A job of $${n}$ hours is spread over four days, with a whole number of hours each day, never under
          $${least}$ and never over $${most}$. How many timetables with the hours of the four days are possible?`,
      ),
      show: plain,
      plausible: isCount,
      slips: [
        slip('left_out_a_term', pairs, 0)`
          You subtracted the ways with two over the limit twice and did not add them back, so $${ways}$ is too small.`,
        slip('let_in_an_end_point', step1, calc`${room} + 0`)`
          You set only $${step1}$ aside for a ${one} over the limit. With that it just reaches $${most}$, which is
          allowed.`,
        stop('ignored_a_bound', all)`
          $${all}$ ways keep the least shares, but not the limit of $${most}$.`,
        slip('counted_one_too_few', pairs, 4)`
          You added back $4 \times ${two2}$. But four ${who} form six pairs, so it has to be six times.`,
        slip('forgot_the_least_shares', ways, () => {
          const left = n - 4 * least;
          return freeWays(left, 4) - 4 * freeWays(left - most - 1, 4) + 6 * freeWays(left - 2 * most - 2, 4);
        })`
          You set $${most + 1}$ of the rest aside for a ${one} over the limit and came to $${ways}$. It has $${least}$
          already, so fewer are needed.`,
        slip('counted_order', pairs, 12)`
          You added back for $12$ pairs. A pair is the same in both orders.`,
        slip('left_out_a_factor', ways, calc`${all} - ${one1} + ${two2}`)`
          ${here} subtracts for one ${one} and adds back for one pair only. Each of the four may be over the limit, and
          any two of them together.`,
      ],
      snapRead: text`Shares with a least and a greatest size: hand out the least first, then subtract what breaks the
        limit.`,
      approach: text`After the least shares only an upper limit is left, lowered by what each has already. Count
        without it, subtract the ways with one over the limit, and add back those with two.`,
      faster:
        n - 4 * least > 2 * room &&
        text`Count what is missing up to the limit instead: $4 \times ${most} - ${n} = ${4 * most - n}$ in all, with at
          most $${room}$ for each. That number is smaller.`,
      check: () => {
        const rows = upTo(room + 1)
          .map(i => i - 1)
          .map(x => sharesWithin(n - 4 * least - x, 3, 0, room));
        return text`By what the first gets beyond $${least}$, from $0$ to $${room}$: $${rows.join(' + ')} =
          ${rows.reduce((x, y) => x + y, 0)}$.`;
      },
      principle: text`Lower limits are handed out first; upper limits are counted by what breaks them, with overlaps
        added back.`,
    };
  },
);

const fours = situation<Four>({
  type: 'MM.DST.3',
  situation: 'four-shares-in-a-range',
  tries: 60,
  draw: draw => {
    const least = draw.int(1, 3);
    const room = draw.int(3, 7);
    const rest = draw.int(2 * room + 2, 3 * room + 2);
    const p = { n: rest + 4 * least, least, most: least + room, frame: draw.int(0, 3) };
    return sharesWithin(p.n, 4, p.least, p.most) < 8 || freeWays(rest, 4) > 2500 ? null : p;
  },
  forms: [amongFour],
});

/** MM.DST.3: identical things with greatest shares. */
export const greatestShares: readonly AnyTemplate[] = [...pairs, ...threes, ...fours];
