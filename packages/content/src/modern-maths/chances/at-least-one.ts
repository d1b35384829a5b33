import type Fraction from 'fraction.js';
import { fillings } from '../../counting.ts';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { chanceTex, isChance } from './chance.ts';

type Pair = readonly [number, number];
const of = ([n, d]: Pair) => q(n, d);

interface Three {
  chances: readonly [Pair, Pair, Pair];
  frame: number;
  names: readonly string[];
}

const someOfThree = form<Three>(
  'one-of-three',
  {
    band: 'Easy',
    seconds: 50,
    verify: ({ chances }) =>
      // Every combination of yes and no, but the one with three times no.
      fillings([true, false], 3, true)
        .filter(outcome => outcome.includes(true))
        .map(outcome =>
          outcome.reduce(
            (p, yes, i) => p.mul(yes ? of(chances[i] as Pair) : q(1).sub(of(chances[i] as Pair))),
            q(1),
          ),
        )
        .reduce((sum, p) => sum.add(p)),
  },
  ({ chances, frame, names }, { step }) => {
    const [a, b, c] = chances.map(of) as [Fraction, Fraction, Fraction];
    const one = q(1);
    const [x, y, z] = [one.sub(a), one.sub(b), one.sub(c)];
    const [A, B, C] = names as [string, string, string];
    const event = wording(
      frame,
      'solve it',
      'are late',
      'hit the target',
      'stop during the night',
      'are on leave',
    );
    const none = step(frac(calc`(1 - ${frac(a)}) * (1 - ${frac(b)}) * (1 - ${frac(c)})`), {
      name: text`the probability that none of the three ${event}`,
      because: text`The events are independent, so the probabilities that they do not happen multiply.`,
    })`
      Take the opposite event, that none of the three ${event}. The three are independent, so multiply the
      probabilities of the single opposites.`;
    const some = step(frac(calc`1 - ${frac(none)}`), {
      because: text`At least one can be one, two or all three, which are seven cases. The opposite is a single case, and
        the two together have the probability $1$.`,
    })`
      In all other cases at least one of the three events happens. Subtract from $1$.`;
    const exactlyOne = a.mul(y).mul(z).add(x.mul(b).mul(z)).add(x.mul(y).mul(c));
    const [fa, fb, fc] = [frac(a), frac(b), frac(c)].map(p => `$${p.tex}$`);
    return {
      answer: some,
      stem: wording(
        frame,
        text`The probabilities that ${A}, ${B} and ${C} can solve a certain puzzle are ${fa}, ${fb} and ${fc}, each
          independent of the others. What is the probability that at least one of them can?`,
        text`Three suppliers of a bakery are late on a given day with the probabilities ${fa}, ${fb} and ${fc},
          independently of each other. Find the probability that one or more of them are late.`,
        text`${A}, ${B} and ${C} shoot one arrow each. They hit the target with the probabilities ${fa}, ${fb} and
          ${fc}, whatever the others do. With what probability is the target hit?`,
        text`A well in Barmer has three pumps. During a night they stop with the probabilities ${fa}, ${fb} and ${fc},
          all independently. How probable is it that not all three run through the night?`,
        text`The clinic has three doctors, of whom one is on leave on a given day with the probability ${fa}, another
          with ${fb} and the third with ${fc}, independently. The probability that somebody is on leave is`,
      ),
      show: chanceTex,
      plausible: isChance,
      slips: [
        slip('assumed_no_overlap', some, frac(calc`${frac(a)} + ${frac(b)} + ${frac(c)}`))`
          ${here} adds the three probabilities. Cases in which two or three of them ${event} are counted more than
          once.`,
        slip('answered_another_quantity', some, frac(calc`${frac(a)} * ${frac(b)} * ${frac(c)}`))`
          ${here} is the probability that all three ${event}. One is enough.`,
        stop('gave_the_complement', none)`
          $${frac(none)}$ is the probability that none of the three ${event}. It has to be taken from $1$.`,
        slip('mixed_up_exactly_and_at_least', some, exactlyOne)`
          $${frac(exactlyOne)}$ is the probability of exactly one. Two or three of them are at least one as well.`,
        slip('mixed_up_exactly_and_at_least', some, frac(calc`1 - ${frac(a)} * ${frac(b)} * ${frac(c)}`))`
          ${here} takes off the case that all three ${event}. The opposite of at least one is none, not all.`,
        slip('left_out_a_factor', none, frac(calc`(1 - ${frac(a)}) * (1 - ${frac(b)})`))`
          ${here} leaves out the third factor, $1 - ${frac(c)}$: the third one must not be the one either.`,
        slip('added_for_multiplied', some, frac(calc`(${frac(a)} + ${frac(b)} + ${frac(c)}) / 3`))`
          ${here} is the mean of the three probabilities. At least one of three must come to more than the greatest of
          them.`,
      ],
      snapRead: text`Independent events and ‘at least one’: turn to the opposite, none.`,
      approach: text`Multiply the probabilities that each event does not happen, and take the product from $1$.`,
      check: () => {
        const two = a.mul(b).mul(z).add(a.mul(y).mul(c)).add(x.mul(b).mul(c));
        const three = a.mul(b).mul(c);
        return text`Exactly one: $${frac(exactlyOne)}$, exactly two: $${frac(two)}$, all three: $${frac(three)}$.
          Together $${frac(exactlyOne)} + ${frac(two)} + ${frac(three)} = ${frac(exactlyOne.add(two).add(three))}$.`;
      },
      principle: text`‘At least one’ is $1$ minus ‘none’, and for independent events ‘none’ is one product.`,
    };
  },
);

const three = situation<Three>({
  type: 'MM.PRB.2',
  situation: 'three-independent',
  tries: 20,
  draw: draw => {
    const fractions: Pair[] = [
      [1, 2],
      [1, 3],
      [1, 4],
      [1, 5],
      [1, 6],
      [2, 5],
      [1, 8],
      [1, 10],
      [3, 8],
      [2, 7],
      [3, 10],
      [2, 3],
      [1, 7],
    ];
    const chances = draw.some(fractions, 3) as [Pair, Pair, Pair];
    return chances.map(of).reduce((product, p) => product.mul(p)).d > 400n
      ? null
      : { chances, frame: draw.int(0, 4), names: draw.some(peopleInArithmetic, 3) };
  },
  forms: [someOfThree],
});

interface Hidden {
  a: Pair;
  b: Pair;
  frame: number;
  names: readonly string[];
}

const bothOfTwo = form<Hidden>(
  'both-from-at-least-one',
  {
    band: 'Medium',
    seconds: 85,
    verify: ({ a, b }) => {
      const some = q(1).sub(
        q(1)
          .sub(of(a))
          .mul(q(1).sub(of(b))),
      );
      // Of all chances with small denominators, the one of the second event that gives this; then both.
      for (let d = 2; d <= 12; d += 1)
        for (let n = 1; n < d; n += 1)
          if (
            of(a)
              .add(q(n, d))
              .sub(of(a).mul(q(n, d)))
              .equals(some)
          )
            return of(a).mul(q(n, d));
      return -1;
    },
  },
  ({ a: first, b: second, frame, names }, { step }) => {
    const a = of(first);
    const some = q(1).sub(
      q(1)
        .sub(a)
        .mul(q(1).sub(of(second))),
    );
    const [A, B] = names as [string, string];
    const [one, other, happens, fails] = wording<readonly [string, string, string, string]>(
      frame,
      [A, B, 'passes', 'does not pass'],
      ['the first machine', 'the second machine', 'needs repair', 'does not need repair'],
      ['the bus', 'the train', 'is late', 'is not late'],
      ['the first seed', 'the second seed', 'comes up', 'does not come up'],
      ['$X$', '$Y$', 'happens', 'does not happen'],
    );
    const none = step(frac(calc`1 - ${frac(some)}`), {
      name: text`the probability that neither of the two ${happens}`,
    })`
      Either at least one of the two ${happens}, or neither. So the probability of neither is known too.`;
    const without = step(frac(calc`${frac(none)} / (1 - ${frac(a)})`), {
      name: text`the probability that ${other} ${fails}`,
      because: text`The two are independent, so the probability of neither is a product of two factors.`,
      works: (_value, working) => tex`(1 - ${frac(a)}) \times y = ${frac(none)}, \quad y = ${working}`,
    })`
      Let $y$ be the probability that ${other} ${fails}. For neither, $1 - ${frac(a)}$ is multiplied by $y$, as the two
      are independent. Divide.`;
    const b = step(frac(calc`1 - ${frac(without)}`), { name: text`the probability for ${other}` })`
      That leaves the probability for ${other}.`;
    const both = step(frac(calc`${frac(a)} * ${frac(b)}`))`
      For both, multiply the two probabilities.`;
    const [fs, fa] = [`$${frac(some).tex}$`, `$${frac(a).tex}$`];
    return {
      answer: both,
      stem: wording(
        frame,
        text`${A} and ${B} take a driving test on the same day, and their results are independent. At least one of them
          passes with the probability ${fs}, and ${A} passes with the probability ${fa}. What is the probability that
          both pass?`,
        text`Two machines of a mill need repair in a given week independently of each other, the first one with the
          probability ${fa}. With the probability ${fs} one or both need repair. Find the probability that both do.`,
        text`The bus to Kollam is late with the probability ${fa}, and whether the train is late does not depend on it.
          If the probability that at least one of the two is late is ${fs}, how probable is it that both are late?`,
        text`Of two seeds of different kinds in a pot, the first comes up with the probability ${fa}, independently of
          the second. Something comes up with the probability ${fs}. With what probability do both seeds come up?`,
        text`$X$ and $Y$ are independent events. The probability of $X$ is ${fa}, and the probability that at least one
          of $X$ and $Y$ happens is ${fs}. The probability that both happen is`,
      ),
      show: chanceTex,
      plausible: isChance,
      slips: [
        slip('assumed_no_overlap', b, frac(calc`${frac(some)} - ${frac(a)}`))`
          You gave ${other} the probability ${here}. That would hold if it could not be both at the same time.`,
        stop('stopped_a_step_early', b)`
          $${frac(b)}$ is the probability for ${other} alone, whatever happens to ${one}. The question asks for both.`,
        slip('gave_the_complement', both, frac(calc`${frac(a)} * ${frac(without)}`))`
          ${here} multiplies by the probability that ${other} ${fails}, so it is the case that only ${one} ${happens}.`,
        slip('answered_another_quantity', both, frac(calc`${frac(some)} - ${frac(a)} * ${frac(b)}`))`
          ${here} is the probability of exactly one of the two. Both are asked for.`,
        slip('mixed_up_sum_and_product', both, frac(calc`${frac(a)} * ${frac(some)}`))`
          ${here} multiplies by the probability of at least one. The factor beside $${frac(a)}$ has to be the
          probability for ${other}.`,
        slip('divided_by_the_wrong_number', without, frac(calc`${frac(none)} / ${frac(a)}`))`
          You divided by $${frac(a)}$ and found $${frac(without)}$. In the case of neither, ${one} ${fails}, so the
          divisor is $1 - ${frac(a)}$.`,
        slip('answered_another_quantity', both, frac(calc`1 - ${frac(some)}`))`
          ${here} is the probability that neither happens. The question asks for both.`,
      ],
      snapRead: text`‘At least one’ of two independent events is given, with one of the two: neither is the product to
        use.`,
      approach: text`Go from at least one to neither. Neither is the product of two factors, of which one is known. The
        other gives the missing probability, and then both follow by multiplying.`,
      faster: text`With $b$ for ${other}: $${frac(some)} = ${frac(a)} + b(1 - ${frac(a)})$, so $b =
        ${frac(of(second))}$ at once, and both have $${frac(a)} \times ${frac(of(second))}$.`,
      check: text`$${frac(a)} + ${frac(of(second))} - ${frac(both)} = ${frac(a.add(of(second)).sub(both))}$: the two
        single probabilities without the overlap give at least one.`,
      principle: text`For independent events the product rule holds for the opposites too; ‘neither’ is often the
        product that is known.`,
    };
  },
);

const hidden = situation<Hidden>({
  type: 'MM.PRB.2',
  situation: 'one-chance-unknown',
  tries: 30,
  draw: draw => {
    const pick = () => {
      const d = draw.int(3, 10);
      return [draw.int(1, d - 1), d] as const;
    };
    const [a, b] = [pick(), pick()];
    const clash = of(a).equals(of(b)) || of(a).add(of(b)).equals(1);
    return clash || of(a).d !== BigInt(a[1]) || of(b).d !== BigInt(b[1])
      ? null
      : { a, b, frame: draw.int(0, 4), names: draw.some(peopleInArithmetic, 2) };
  },
  forms: [bothOfTwo],
});

interface Wheel {
  /** Of N equal parts a are of the first kind and b of the second. */
  N: number;
  a: number;
  b: number;
  times: number;
  frame: number;
  who: string;
}

const bothKinds = form<Wheel>(
  'both-kinds-at-least-once',
  {
    band: 'Hard',
    seconds: 150,
    revision: 2,
    also: ['MM.SET.1', 'MM.PRB.3'],
    verify: ({ N, a, b, times }) => {
      // Throw by throw: the chances of having seen neither kind, one of them, or both.
      let [none, first, second, both] = [q(1), q(0), q(0), q(0)];
      const [p, r] = [q(a, N), q(b, N)];
      const rest = q(1).sub(p).sub(r);
      for (let i = 0; i < times; i += 1)
        [none, first, second, both] = [
          none.mul(rest),
          first.mul(q(1).sub(r)).add(none.mul(p)),
          second.mul(q(1).sub(p)).add(none.mul(r)),
          both.add(first.mul(r)).add(second.mul(p)),
        ];
      return both.div(first.add(both));
    },
  },
  ({ N, a, b, times, frame, who }, { step }) => {
    const [one, other, turn] = wording<readonly [string, string, string]>(
      frame,
      ['red', 'blue', 'spin'],
      ['a mango toffee', 'a lemon toffee', 'draw'],
      ['a prize', 'a free game', 'throw'],
      ['a song of Lata', 'a song of Rafi', 'evening'],
    );
    const all = step(calc`${N}^${times}`, { name: text`the number of all equally likely results` })`
      Each ${turn} has $${N}$ equally likely results, whatever came before. Count all results of
      the $${times}$ ${turn}s.`;
    const noFirst = step(calc`(${N} - ${a})^${times}`, {
      name: text`the results without ${one}`,
      because: text`'At least once' can come about in many ways, but 'never' in one: each ${turn} avoids it. So it is
        shorter to count what fails and subtract.`,
    })`
      Count the results that fail. Without ${one} each ${turn} has ${a} (possibility|possibilities) fewer.`;
    const noSecond = step(calc`(${N} - ${b})^${times}`, {
      name: text`the results without ${other}`,
      because: text`A result fails also when ${other} never comes up, even if ${one} does.`,
    })`
      Count the results without ${other} in the same way.`;
    const neither = step(calc`(${N} - ${a} - ${b})^${times}`, {
      name: text`the results with neither`,
      because: text`A result with neither is among the results without the one and among those without the other.`,
    })`
      Results with neither ${one} nor ${other} are in both of these counts. Count them.`;
    const good = step(calc`${all} - ${noFirst} - ${noSecond} + ${neither}`, {
      name: 'the results that fit',
      because: text`A result with neither fails once but stands in two of the counts. Subtracted twice and added once,
        it is out exactly once.`,
    })`
        Subtract both counts from all results. The results with neither have been subtracted twice, so add them once.`;
    const known = step(calc`${all} - ${noFirst}`, {
      name: text`the results with ${one}`,
      because: text`It is known that ${one} came up, so the results without it are no longer possible.`,
    })`
        What is known leaves only the results with ${one}. Subtract those without it from all results.`;
    const chance = step(frac(calc`${good} / ${known}`), {
      because: text`The results that are still possible are equally likely. Not divided by all results, because some of
        these are ruled out by what is known.`,
    })`
        Divide the results with both by the results that are still possible.`;
    return {
      answer: chance,
      stem: wording(
        frame,
        text`A wheel of fortune has $${N}$ equal sectors, of which $${a}$ are red, $${b}$ are blue and the others
          white. After $${times}$ spins it is only known that red came up at least once. What is the probability that
          blue
          came up at least once too?`,
        text`A jar holds $${N}$ toffees, among them ${a} mango (toffee|toffees) and ${b} lemon (toffee|toffees). ${who}
          draws one at random, puts it back, and does so $${times}$ times in all. If at least one of the toffees
          drawn was mango, find the probability that at least one was lemon.`,
        text`A die of a game has $${N}$ faces; $${a}$ of them bring a prize and $${b}$ others a free game. A player
          throws it $${times}$ times and tells that there was at least one prize. With what probability was there at
          least one free game as well?`,
        text`Each evening a radio station draws the last song at random from the same list of $${N}$ songs, $${a}$ by
          Lata and $${b}$ by Rafi. Within $${times}$ evenings Lata was heard last at least once. How probable is it
          that Rafi was heard last at least once too?`,
      ),
      show: chanceTex,
      plausible: isChance,
      slips: [
        slip('took_linked_events_for_independent', chance, () =>
          q(N ** times - (N - b) ** times, N ** times),
        )`
          You left aside what is known and got $${frac(chance)}$, the probability of ${other} in any $${times}$
          ${turn}s. Each ${turn} used for the one is lost for the other, so the two depend on each other.`,
        slip('ignored_a_condition', known, all)`
          You divided the results with both by all $${known}$ results. It is known that ${one} came up, which rules some
          of them out.`,
        slip('left_out_a_term', good, calc`${all} - ${noFirst} - ${noSecond}`)`
          ${here} subtracts the results with neither twice, once with each count. They are missing only once, so they
          have to be added back.`,
        slip('took_the_overlap_off_twice', good, calc`${all} - ${noFirst} - ${noSecond} - ${neither}`)`
          In ${here} the results with neither are taken off three times; they must be taken off once.`,
        slip('gave_the_complement', good, calc`${noSecond} - ${neither}`)`
          ${here} counts the results with ${one} and without ${other}. These are the results to leave out.`,
        slip('answered_another_quantity', known, calc`${all} - ${noSecond}`)`
          You divided by the ${known} results with ${other}. It is ${one} that is known to have come up.`,
        slip(
          'mixed_up_exactly_and_at_least',
          good,
          times === 3 && calc`6 * ${a} * ${b} * (${N} - ${a} - ${b})`,
        )`
          ${here} counts the results with each of the two exactly once. One of them may come twice.`,
      ],
      snapRead: text`Two kinds, each at least once, and one of them is known to have come: count the results with both,
        and divide by those that are still possible.`,
      approach: text`Count the results that miss the first kind and those that miss the second. Results that miss both
        are in the two counts, so they are added back once. What is known rules out the results without the first kind,
        so the results with it are the whole.`,
      check: () => {
        const rest = N - a - b;
        const counts = fillings(['a', 'b', 'c'], times, true)
          .filter(way => way.includes('a') && way.includes('b'))
          .map(way =>
            way.map(kind => (kind === 'a' ? a : kind === 'b' ? b : rest)).reduce((x, y) => x * y, 1),
          );
        const withRest = counts.reduce((x, y) => x + y, 0);
        const onlyTwo = (a + b) ** times - a ** times - b ** times;
        return text`Directly: $${onlyTwo}$ of these results have nothing but the two kinds, and
          $${withRest - onlyTwo}$ also something else; $${onlyTwo} + ${withRest - onlyTwo} = ${withRest}$.`;
      },
      principle: text`For several ‘at least once’ together, subtract what misses one of them and add back what misses
        two; what is known makes the whole smaller.`,
    };
  },
);

const wheel = situation<Wheel>({
  type: 'MM.PRB.2',
  situation: 'two-kinds-in-turn',
  tries: 30,
  draw: draw => {
    const N = draw.int(5, 9);
    const times = N === 5 ? draw.int(3, 4) : 3;
    const [a, b] = [draw.int(1, N - 3), draw.int(1, N - 3)];
    return a + b > N - 2 || a === b
      ? null
      : { N, a, b, times, frame: draw.int(0, 3), who: draw.pick(peopleInArithmetic) };
  },
  forms: [bothKinds],
});

/** MM.PRB.2: at least one is one minus none. */
export const atLeastOne: readonly AnyTemplate[] = [...three, ...hidden, ...wheel];
