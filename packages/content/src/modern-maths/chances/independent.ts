import type Fraction from 'fraction.js';
import { choices, fillings } from '../../counting.ts';
import { upTo } from '../../numbers.ts';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { fractionTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { chanceTex, isChance } from './chance.ts';

type Pair = readonly [number, number];
const of = ([n, d]: Pair) => q(n, d);
const small: readonly Pair[] = [
  [1, 2],
  [1, 3],
  [2, 3],
  [1, 4],
  [3, 4],
  [1, 5],
  [2, 5],
  [3, 5],
  [4, 5],
  [1, 6],
  [5, 6],
  [2, 7],
  [3, 7],
  [3, 8],
  [5, 8],
  [3, 10],
  [7, 10],
];

interface Two {
  a: Pair;
  b: Pair;
  frame: number;
  names: readonly string[];
}

const exactlyOne = form<Two>(
  'exactly-one-of-two',
  {
    band: 'Easy',
    seconds: 50,
    verify: ({ a, b }) => {
      // Equal parts: of so many pairs of results, those with one success.
      const [[x, m], [y, n]] = [a, b];
      const pairs = upTo(m).flatMap(i => upTo(n).map(j => [i <= x, j <= y] as const));
      return q(pairs.filter(([i, j]) => i !== j).length, pairs.length);
    },
  },
  ({ a: first, b: second, frame, names }, { step }) => {
    const [a, b] = [of(first), of(second)];
    const [A, B] = names as [string, string];
    const [one, other, does, not] = wording<readonly [string, string, string, string]>(
      frame,
      [A, B, 'hits', 'misses'],
      ['the first train', 'the second train', 'is late', 'is on time'],
      [A, B, 'gets it', 'does not get it'],
      ['the first pump', 'the second pump', 'runs', 'does not run'],
      ['$X$', '$Y$', 'happens', 'does not happen'],
    );
    const onlyA = step(frac(calc`${frac(a)} * (1 - ${frac(b)})`), {
      name: text`the probability that only ${one} ${does}`,
      because: text`‘Only ${one}’ says something about ${other} too: it must fail, and the two are independent.`,
    })`
      Exactly one means one of two cases. In the first case ${one} ${does} and ${other} ${not}. The two are
      independent, so multiply.`;
    const onlyB = step(frac(calc`(1 - ${frac(a)}) * ${frac(b)}`), {
      name: text`the probability that only ${other} ${does}`,
      because: text`'Exactly one' does not say which of the two. So the case the other way round counts as well.`,
    })`
        In the other case ${one} ${not} and ${other} ${does}. Multiply again.`;
    const exactly = step(frac(calc`${frac(onlyA)} + ${frac(onlyB)}`), {
      because: text`Both cases cannot happen at once, since each of them says that the other one of the two fails.`,
    })`
        The two cases exclude each other. Add their probabilities.`;
    const [fa, fb] = [`$${frac(a).tex}$`, `$${frac(b).tex}$`];
    return {
      answer: exactly,
      stem: wording(
        frame,
        text`${A} and ${B} throw one ball each at a stump, independently of each other. ${A} hits it with the
          probability ${fa}, ${B} with ${fb}. What is the probability that exactly one of them hits?`,
        text`A traveller uses two trains, which are late independently of each other: the first with the probability
          ${fa}, the second with ${fb}. Find the probability that just one of them is late.`,
        text`Two posts are given in separate interviews. ${A} gets the one with the probability ${fa}, and ${B} gets
          the other with the probability ${fb}. The decisions are independent. With what probability does only one of
          the two get a post?`,
        text`On any day the first pump of a village runs with the probability ${fa} and the second with ${fb}, each
          whatever the other does. How probable is it that exactly one pump runs on a given day?`,
        text`$X$ and $Y$ are independent events with the probabilities ${fa} and ${fb}. The probability that one of
          them happens and the other does not is`,
      ),
      show: chanceTex,
      plausible: isChance,
      slips: [
        slip(
          'mixed_up_exactly_and_at_least',
          exactly,
          frac(calc`${frac(a)} + ${frac(b)} - ${frac(a)} * ${frac(b)}`),
        )`
          ${here} is the probability of at least one. It still has the case of both in it.`,
        slip('left_out_a_case', onlyB, 0)`
          You counted only the case that ${one} ${does} and ${other} ${not}, with $${frac(onlyA)}$. It can be the other
          way round.`,
        slip('left_out_a_case', onlyA, 0)`
          $${frac(onlyB)}$ is the case that ${other} ${does} and ${one} ${not}. It can be the other way round.`,
        slip('answered_another_quantity', exactly, frac(calc`${frac(a)} * ${frac(b)}`))`
          ${here} is the probability that both happen together. For exactly one, one happens and the other does not.`,
        slip('gave_the_complement', exactly, frac(calc`1 - ${frac(a)} * ${frac(b)}`))`
          ${here} takes off the case of both only. The case of neither has to go as well.`,
        slip('assumed_no_overlap', exactly, frac(calc`${frac(a)} + ${frac(b)}`))`
          ${here} adds the two probabilities. The case of both is in each of them, and it does not belong here at all.`,
        slip(
          'left_out_a_term',
          exactly,
          frac(calc`1 - (1 - ${frac(a)}) * (1 - ${frac(b)}) - ${frac(a)} * ${frac(b)} /
        2`),
        )`
          ${here} subtracts only half of the case of both from the probability of at least one. The whole of it has to
          go.`,
        slip(
          'gave_the_complement',
          exactly,
          frac(calc`${frac(a)} * ${frac(b)} + (1 - ${frac(a)}) * (1 - ${frac(b)})`),
        )`
          ${here} is the probability that both agree, with both or neither. For exactly one they have to differ.`,
      ],
      snapRead: text`Two independent events and exactly one of them: two cases, each with its opposite factor.`,
      approach: text`Write down the two cases, multiply in each the probability of the one and of the opposite of the
        other, and add.`,
      faster: text`$a + b - 2ab$ with the given numbers: $${frac(a)} + ${frac(b)} - 2 \times ${frac(a.mul(b))}$.`,
      check: () => {
        const [both, neither] = [a.mul(b), q(1).sub(a).mul(q(1).sub(b))];
        return text`Both: $${frac(both)}$, neither: $${frac(neither)}$. With exactly one this makes
          $${frac(both)} + ${frac(neither)} + ${frac(exactly)} = ${frac(both.add(neither).add(exactly))}$.`;
      },
      principle: text`Independent events multiply, cases that exclude each other add; ‘only this one’ needs the
        opposite of the others.`,
    };
  },
);

const two = situation<Two>({
  type: 'MM.PRB.4',
  situation: 'two-independent',
  tries: 20,
  draw: draw => {
    const [a, b] = draw.some(small, 2) as [Pair, Pair];
    const plain = of(a).equals(q(1, 2)) || of(b).equals(q(1, 2)) || of(a).add(of(b)).equals(1);
    return plain ? null : { a, b, frame: draw.int(0, 4), names: draw.some(peopleInArithmetic, 2) };
  },
  forms: [exactlyOne],
});

interface Match {
  /** The first player wins a game with the chance p and needs a more wins, the other b. */
  p: Pair;
  a: number;
  b: number;
  frame: number;
  names: readonly string[];
}

const lostGames = ({ b }: Match) => upTo(b).map(i => i - 1);
/** The chances to win after so many lost games; `free` also lets a match end with a lost game. */
const termsOf = (match: Match, free = false): Fraction[] =>
  lostGames(match).map(lost => {
    const { p, a } = match;
    const orders = free ? choices(a + lost, lost) : choices(a - 1 + lost, lost);
    return (of(p).pow(a) as Fraction).mul(q(1).sub(of(p)).pow(lost) as Fraction).mul(orders);
  });
const total = (terms: readonly Fraction[]) => terms.reduce((sum, term) => sum.add(term), q(0));

const winsMatch = form<Match>(
  'wins-the-match',
  {
    band: 'Medium',
    seconds: 100,
    revision: 3,
    verify: ({ p, a, b }) => {
      // All games are played to the end, though the match is decided earlier.
      const games = a + b - 1;
      return fillings([true, false], games, true)
        .filter(wins => wins.filter(Boolean).length >= a)
        .map(wins => wins.map(win => (win ? of(p) : q(1).sub(of(p)))).reduce((x, y) => x.mul(y), q(1)))
        .reduce((sum, x) => sum.add(x), q(0));
    },
  },
  (p0, { step, find }) => {
    const { p, a, b, frame, names } = p0;
    const [win, lose] = [of(p), q(1).sub(of(p))];
    const [A, B] = names as [string, string];
    const [game, match] = wording<readonly [string, string]>(
      frame,
      ['game', 'match'],
      ['set', 'match'],
      ['point', 'quiz'],
      ['round', 'contest'],
    );
    const need = 3;
    const terms = termsOf(p0);
    const straight = step(frac(calc`${frac(win)}^${a}`), {
      name: text`the probability that ${A} wins without a further lost ${game}`,
      because: text`The ${game}s are independent of each other, so the probabilities of several wins in a row are
          multiplied. What was played before does not change them.`,
    })`
      ${A} needs ${a} more (win|wins) and ${B} needs $${b}$. The shortest way is to win
      ${a === 1 ? text`the next ${game}` : text`the next $${a}$ ${game}s`}.`;
    const orders = find(a, { name: text`the places of one lost ${game} before the last win` });
    const withOne = step(() => (win.pow(a) as Fraction).mul(lose).mul(orders), {
      name: text`the probability that ${A} wins with one further lost ${game}`,
      because: text`The match ends with a win of ${A}, so a lost ${game} can only come before that.`,
      works: value =>
        tex`${orders} \times ${frac(win.pow(a) as Fraction)} \times ${frac(lose)} = ${frac(value)}`,
    })`
      ${A} may also lose one ${game} on the way. It comes before the last win, so there ${a === 1 ? 'is' : 'are'} ${a}
      (place|places) for it.`;
    const withTwo =
      b > 2
        ? step(terms[2] ?? q(0), {
            name: text`the probability that ${A} wins with two further lost ${game}s`,
            works: value =>
              tex`${choices(a + 1, 2)} \times ${frac(win.pow(a) as Fraction)} \times ${frac(lose.pow(2) as Fraction)} =
                ${frac(value)}`,
          })`
      Two lost ${game}s can stand in ${choices(a + 1, 2)} (way|ways) before the last win.`
        : find(0);
    const wins = step(
      b > 2
        ? frac(calc`${frac(straight)} + ${frac(withOne)} + ${frac(withTwo)}`)
        : frac(calc`${frac(straight)} + ${frac(withOne)}`),
    )`
        ${A} wins with no further lost ${game}, with one${b > 2 && text`, or with two`}. These cases exclude each other,
        so add their probabilities.`;
    const [fp, done, against] = [`$${frac(win).tex}$`, need - a, need - b];
    return {
      answer: wins,
      stem: wording(
        frame,
        text`${A} and ${B} play carrom until one of them has won $${need}$ games. ${A} wins each game with the
          probability ${fp}, independently of the others, and there are no draws. ${A} has won $${done}$ so far and
          ${B} $${against}$. What is the probability that ${A} wins the match?`,
        text`A table tennis match goes to the player who first wins $${need}$ sets. Each set is won by ${A} with the
          probability ${fp} and otherwise by ${B}, whatever happened before. So far ${A} has won $${done}$ and ${B}
          $${against}$. Find the probability that ${A} is the winner.`,
        text`In a quiz the next point always goes to ${A} with the probability ${fp} or else to ${B}. Whoever has
          $${need}$ points first, wins. ${A} has $${done}$ and ${B} has $${against}$ so far. How probable is it that
          ${A} wins?`,
        text`Two wrestlers, ${A} and ${B}, fight rounds until one has won $${need}$ of them. In every round ${A} has
          the probability ${fp} of winning, and the rounds are independent. So far ${A} has won $${done}$ of them and
          ${B} $${against}$. With what probability does ${A} win the contest?`,
      ),
      show: chanceTex,
      plausible: isChance,
      slips: [
        slip('ignored_order', orders, a > 1 && 1)`
          You let a lost ${game} come in $${orders}$ place only. It can come before any of the $${a}$ wins.`,
        slip('left_out_a_case', withOne, 0)`
          You left out that ${A} can lose one ${game} and win after it, in $${a}$ possible orders.`,
        slip('left_out_a_case', withTwo, b > 2 && 0)`
          You left out two lost ${game}s. ${A} can still win the ${match} after them, as ${B} needs $${b}$ wins.`,
        slip('counted_one_too_many', orders, calc`${a} + 1`)`
          You used $${orders}$ places for a lost ${game}. The place after the last win is not one of them: then the
          ${match} is over.`,
        slip('gave_the_complement', wins, () => q(1).sub(total(terms)))`
          $${frac(q(1).sub(total(terms)))}$ is the probability that ${B} wins. The question asks about ${A}.`,
        stop('left_out_a_case', straight)`
          $${frac(straight)}$ means that ${A} loses no further ${game}. ${A} can also win the ${match} with a lost
          ${game} in between.`,
        slip('took_unequal_chances_for_equal', wins, frac(calc`${b} / (${a} + ${b})`))`
          ${here} divides by the wins that are still needed. It uses neither the probability in a ${game} nor the order
          of the ${game}s.`,
      ],
      snapRead: text`The ${match} is not finished: see what each of the two still needs, and go by the number of lost
        ${game}s.`,
      approach: text`The ${match} ends with a win in the last ${game}. Sort by the number of lost ${game}s before it,
        count their places, and add the products.`,
      check: () => {
        const otherWay = upTo(a).map(i => {
          const won = i - 1;
          return (lose.pow(b) as Fraction).mul(win.pow(won) as Fraction).mul(choices(b - 1 + won, won));
        });
        return text`In the same way ${B} wins with $${otherWay.map(t => fractionTex(t)).join(' + ')} =
          ${frac(total(otherWay))}$, and $${frac(total(otherWay))} + ${frac(total(terms))} =
          ${frac(total(otherWay).add(total(terms)))}$.`;
      },
      principle: text`Where everything stops with the last win, what is lost stands before that win: count orders only
        there.`,
    };
  },
);

const matches = situation<Match>({
  type: 'MM.PRB.4',
  situation: 'unfinished-match',
  tries: 20,
  draw: draw => {
    const [a, b] = draw.pick([
      [2, 2],
      [2, 3],
      [3, 2],
      [1, 3],
    ] as const);
    return {
      p: draw.pick(small.filter(([, d]) => d < 6)),
      a,
      b,
      frame: draw.int(0, 3),
      names: draw.some(peopleInArithmetic, 2),
    };
  },
  forms: [winsMatch],
});

interface Turns {
  /** The first succeeds with the chance p; the chances to win are as u to v to w. */
  p: Pair;
  ratio: readonly [number, number, number];
  frame: number;
  names: readonly string[];
}

const secondOf = ({ p, ratio: [u, v] }: Turns) =>
  of(p)
    .mul(v)
    .div(u)
    .div(q(1).sub(of(p)));
const thirdOf = (turns: Turns) =>
  of(turns.p)
    .mul(turns.ratio[2])
    .div(turns.ratio[0])
    .div(
      q(1)
        .sub(of(turns.p))
        .mul(q(1).sub(secondOf(turns))),
    );

const chanceOfThird = form<Turns>(
  'chance-of-the-third',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AR.RAT.1'],
    verify: turns => {
      // Round after round with these chances: the wins of each until hardly anything is left.
      const chances = [Number(of(turns.p)), Number(secondOf(turns)), Number(thirdOf(turns))];
      const won = [0, 0, 0];
      let open = 1;
      for (let i = 0; i < 3000; i += 1) {
        const chance = chances[i % 3] as number;
        won[i % 3] = (won[i % 3] as number) + open * chance;
        open *= 1 - chance;
      }
      const [u, v, w] = turns.ratio;
      const [x, y, z] = won as [number, number, number];
      if (Math.abs(x * v - y * u) > 1e-9 || Math.abs(x * w - z * u) > 1e-9) throw new Error('another ratio');
      return thirdOf(turns);
    },
  },
  (turns, { step, write }) => {
    const { p, ratio, frame, names } = turns;
    const a = of(p);
    const [u, v, w] = ratio;
    const [A, B, C] = names as [string, string, string];
    const [turn, done] = wording<readonly [string, string]>(
      frame,
      ['throw', 'hits'],
      ['draw', 'draws a prize'],
      ['shot', 'scores'],
      ['trial', 'succeeds'],
    );
    write(tex`${frac(a)} : (1 - ${frac(a)})y : (1 - ${frac(a)})(1 - y)z = ${u} : ${v} : ${w}`, {
      because: text`Every further round begins like the first one, so it brings the same ratio of wins.`,
    })`
      Look at one round only. If nobody ${done} in it, the next round begins in the same way, so the chances of winning
      are in the same ratio in every round. Let $y$ and $z$ be the probabilities for ${B} and ${C} in a ${turn}. It is
      the turn of ${B} only if ${A} fails, and of ${C} only if both fail.`;
    const shareB = step(frac(calc`${frac(a)} * ${v} / ${u}`), {
      name: text`the probability that ${B} wins in the first round`,
      because: text`The ratio of the chances of winning is given for the whole game. Every round has the same ratio,
          so it holds for the first round alone.`,
    })`
      In the first round ${A} wins with the probability $${frac(a)}$. By the ratio this gives the probability for
      ${B}.`;
    const y = step(frac(calc`${frac(shareB)} / (1 - ${frac(a)})`), {
      name: text`the probability that ${B} ${done} in a ${turn}`,
      because: text`To win in the first round, ${B} has to get a ${turn} and then succeed. The product of these two
        probabilities is known, and so is the first of them.`,
      works: (_value, working) => tex`y = ${working}`,
    })`
      ${B} gets to the ${turn} with the probability $1 - ${frac(a)}$. Divide by it.`;
    const before = step(frac(calc`(1 - ${frac(a)}) * (1 - ${frac(y)})`), {
      name: text`the probability that ${C} gets a turn in the first round`,
      because: text`${A} and ${B} come before ${C} in each round. If one of them succeeds, the game is over before
          ${C} has a turn.`,
    })`
        ${C} gets to the ${turn} only if both ${A} and ${B} fail. Multiply the probabilities that they fail.`;
    const z = step(frac(calc`${frac(a)} * ${w} / ${u} / ${frac(before)}`), {
      works: value => tex`z = ${frac(a.mul(w).div(u))} \div ${frac(before)} = ${frac(value)}`,
    })`
      By the ratio ${C} wins in the first round with $\frac{${w}}{${u}}$ of the probability of ${A}. Divide by the
      probability of getting to the ${turn}.`;
    const fa = `$${frac(a).tex}$`;
    const asRatio = u === v && v === w ? 'all equal' : `in the ratio $${u} : ${v} : ${w}$`;
    return {
      answer: z,
      stem: wording(
        frame,
        text`${A}, ${B} and ${C} throw at a target in turn, in this order and again and again, until one of them hits
          and wins. ${A} hits in each throw with the probability ${fa}. The probabilities of winning of ${A}, ${B} and
          ${C} are ${asRatio}. With what probability does ${C} hit in a throw?`,
        text`Three booths of a fair are visited in turn by ${A}, ${B} and ${C}, each at a booth of their own, until
          somebody draws a prize and wins the game. ${A} begins and draws a prize with the probability ${fa} each time;
          ${B} and then ${C} follow. Their chances of winning the game are ${asRatio}, in this order. Find the
          probability of a prize in a draw of ${C}.`,
        text`In a penalty contest ${A}, ${B} and ${C} shoot one after the other, always in this order, and the first to
          score wins. All shots are independent, and ${A} scores with a shot with the probability ${fa}. If the
          probabilities that ${A}, ${B} and ${C} win are ${asRatio}, what is the probability that a shot of ${C}
          scores?`,
        text`Until one succeeds, ${A}, ${B} and ${C} make trials in turn. A trial of ${A}, who begins, succeeds with
          the probability ${fa}. The three are first to succeed with probabilities that are ${asRatio}, for ${A}, ${B}
          and ${C} in turn. The probability that a trial of ${C} succeeds is`,
      ),
      show: chanceTex,
      plausible: value => isChance(value) && value.d < 200n,
      slips: [
        slip('took_linked_events_for_independent', before, 1)`
          $${frac(z)}$ is found by the ratio directly. But ${C} has a turn only when ${A} and ${B} have failed.`,
        stop('stopped_a_step_early', y)`
          $${frac(y)}$ is the probability for ${B}. Before ${C}, ${B} has to fail as well.`,
        slip('left_out_a_factor', before, frac(calc`1 - ${frac(a)}`))`
          You divided by $${frac(before)}$ only. Before a ${turn} of ${C}, ${B} must have failed as well.`,
        slip('left_out_a_factor', y, frac(calc`${frac(a)} * ${v} / ${u}`))`
          For ${B} you used $${frac(y)}$, as if every round reached ${B}. ${A} has to fail first.`,
        slip('inverted_the_ratio', z, u !== w && frac(calc`${frac(a)} * ${u} / ${w} / ${frac(before)}`))`
          ${here} uses the ratio the wrong way round: ${C} stands last in $${u} : ${v} : ${w}$.`,
        slip('used_a_factor_twice', before, frac(calc`(1 - ${frac(a)})^2`))`
          You let the first two fail with ${here}, both with the probability of ${A}.`,
        slip('answered_another_quantity', z, frac(calc`${w} / (${u} + ${v} + ${w})`))`
          ${here} is the probability that ${C} wins in the end, not that of a single ${turn}.`,
        slip('assumed_no_overlap', before, frac(calc`1 - ${frac(a)} - ${frac(y)}`))`
          For both to fail you subtracted their probabilities from $1$ and got $${frac(before)}$. It takes a product.`,
      ],
      snapRead: text`Turns until one of the three wins: compare the chances of winning within one round.`,
      approach: text`All rounds are alike, so the ratio of the chances of winning is that of a single round. Go through
        the round from the first to the last of the three, each time dividing by the probability of getting a turn.`,
      check: () => {
        const [b, c] = [secondOf(turns), thirdOf(turns)];
        const [x1, x2, x3] = [a, q(1).sub(a).mul(b), q(1).sub(a).mul(q(1).sub(b)).mul(c)];
        return text`In a round ${A}, ${B} and ${C} then win with $${frac(x1)}$, $${frac(x2)}$ and $${frac(x3)}$: for
          ${A} and ${C} the quotient is $${frac(x1.div(x3))} = \frac{${u}}{${w}}$.`;
      },
      principle: text`If each round begins like the first one, the chances of winning are in the ratio that they have
        in one round; no infinite sum is needed.`,
    };
  },
);

const turnsUntil = situation<Turns>({
  type: 'MM.PRB.4',
  situation: 'in-turn-until-one-succeeds',
  tries: 400,
  draw: draw => {
    const turns: Turns = {
      p: draw.pick([
        [1, 3],
        [1, 4],
        [1, 5],
        [1, 6],
        [2, 5],
        [2, 7],
        [3, 8],
        [3, 10],
        [1, 10],
        [1, 7],
        [2, 9],
        [1, 8],
      ] as const),
      ratio: [draw.int(1, 4), draw.int(1, 4), draw.int(1, 4)],
      frame: draw.int(0, 3),
      names: draw.some(peopleInArithmetic, 3),
    };
    const { p, ratio } = turns;
    const b = secondOf(turns);
    if (!isChance(b)) return null;
    const c = thirdOf(turns);
    const common = ratio.every(r => r % 2 === 0) || (new Set(ratio).size === 1 && ratio[0] > 1);
    if (common || !isChance(c) || c.d > 30n || b.d > 30n) return null;
    return c.equals(of(p)) || c.equals(b) ? null : turns;
  },
  forms: [chanceOfThird],
});

/** MM.PRB.4: independent events multiply, cases add. */
export const independent: readonly AnyTemplate[] = [...two, ...matches, ...turnsUntil];
