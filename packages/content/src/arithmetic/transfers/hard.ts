import { peopleInArithmetic } from '../../people.ts';
import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { withUnit, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Exchange {
  /** Litres in the first vessel and litres exchanged; the difference is then 1/n of the one before, either way. */
  a: number;
  x: number;
  n: number;
  what: string;
  vessel: string;
  frame: number;
}

const stocks = [
  { what: 'acid', vessel: 'tank' },
  { what: 'alcohol', vessel: 'can' },
  { what: 'glycerine', vessel: 'drum' },
  { what: 'bleach', vessel: 'tub' },
] as const;
const partWords = ['', '', 'half', 'a third', 'a quarter', 'a fifth'];

/** The two volumes of the second vessel: for a difference that has not turned, and for one that has. */
const volumesOf = ({ a, x, n }: Pick<Exchange, 'a' | 'x' | 'n'>) =>
  [-1, 1].map(sign =>
    q(x).div(
      q(n + sign, n)
        .sub(q(x, a))
        .abs(),
    ),
  );

const exchanged = form<Exchange>(
  'largest-volume-from-an-exchange',
  {
    band: 'Hard',
    seconds: 135,
    revision: 2,
    also: ['AR.PCT.5'],
    verify: ({ a, x, n }) => {
      for (let b = 3000; b >= x; b -= 1) {
        // Strengths 1 and 0 before the exchange.
        const [one, two] = [(a - x) / a, x / b];
        if (Math.abs(Math.abs(one - two) - 1 / n) < 1e-9) return b;
      }
      throw new Error('no volume fits');
    },
  },
  ({ a, x, n, what, vessel, frame }, { step, find, write }) => {
    const part = partWords[n] ?? '';
    write(tex`d\left(1 - \frac{${x}}{${a}} - \frac{${x}}{b}\right) = \pm \frac{d}{${n}}`, {
      because: text`Each of the ${x} litres that come into the first ${vessel} is weaker by $d$ than the litre that has
        left, which lowers its strength by $\frac{${x}}{${a}}$ of $d$. The second one gains $\frac{${x}}{b}$ of $d$.`,
    })`
      Let the strengths differ by $d$ at first, and let the second ${vessel} hold $b$ litres. The exchange lowers the
      stronger one by $\frac{${x}}{${a}}$ of $d$ and raises the weaker one by $\frac{${x}}{b}$ of $d$. What remains may
      have either sign, as nothing says which one is stronger now.`;
    const own = step(frac(calc`${x} / ${a}`), { name: text`the part of d that the first ${vessel} loses` })`
      Find the part of the difference that the first ${vessel} loses.`;
    const few = step(frac(calc`1 - 1 / ${n}`), {
      name: 'the part of d that the exchange uses up',
      because: text`If the difference had turned round, the exchange would have used up all of $d$ and $\frac{1}{${n}}$
        of $d$ more. The strength in the second ${vessel} would have risen more, as it does in a smaller one.`,
    })`
      The larger the second ${vessel} is, the less its strength rises. So for its largest volume the first one is still
      the stronger: the exchange has used up all of $d$ but $\frac{1}{${n}}$.`;
    const wanted = step(calc`${x} / (${frac(few)} - ${frac(own)})`, {
      name: text`the largest volume of the second ${vessel}`,
      works: (_v, working) =>
        tex`\frac{${x}}{${a}} + \frac{${x}}{b} = ${frac(few)} \Rightarrow b = ${working}`,
    })`
      The first ${vessel} accounts for the part found before. The rest is $\frac{${x}}{b}$ and gives $b$.`;
    const [same, turned] = [
      find(() => volumesOf({ a, x, n })[0] ?? q(0)),
      find(() => volumesOf({ a, x, n })[1] ?? q(0)),
    ];
    return {
      answer: wanted,
      stem: wording(
        frame,
        text`A ${vessel} holds ${a} litres of ${what} and water, the stronger of two mixtures; the weaker one is in a
          second ${vessel}. At the same moment ${x} litres are drawn from each and poured into the other. After
          stirring, the strengths differ by ${part} of what they differed by before. What is the largest volume, in
          litres, that the second ${vessel} can have?`,
        text`${what} of two strengths is kept in two ${vessel}s, the stronger in the first one, ${a} litres of it. An
          exchange of ${x} litres from each to the other, made in one go and stirred, leaves a difference of strength
          that is ${part} of the difference before. How many litres does the second ${vessel} hold at the
          most?`,
      ),
      show: value => withUnit(value, 'litres'),
      plausible: value => value.d === 1n && value.gt(x),
      slips: [
        slip('gave_the_other_extreme', wanted, () => turned)`
          For ${wanted} litres the second ${vessel} becomes the stronger one. With the first one still stronger it can
          be larger than that.`,
        slip('ignored_a_condition', few, 1)`
          With ${wanted} litres in the second ${vessel} both strengths would be equal. They still differ by ${part} of
          the difference before.`,
        slip('changed_one_side_only', own, 0)`
          You let only the second ${vessel} change. The first one also changes, by $\frac{${x}}{${a}}$ of the
          difference, as weaker liquid comes into it.`,
        slip('answered_another_quantity', wanted, () => same.add(turned))`
          ${wanted} litres are the volumes of the two possible cases together. Only the larger one is asked for.`,
        slip('used_a_term_twice', own, frac(calc`2 * ${x} / ${a}`))`
          You counted the change of the first ${vessel} twice, as $\frac{${2 * x}}{${a}}$ of the difference. Only ${x}
          litres have come into it.`,
        slip('took_a_part_for_the_whole', few, frac(calc`1 / ${n}`))`
          You let the exchange use up only $\frac{1}{${n}}$ of the difference. This part is what is left afterwards.`,
        slip('took_the_whole_for_a_part', wanted, () => same.add(a))`
          ${wanted} litres are what both hold together if the first ${vessel} is still stronger. The second one alone is
          asked for.`,
      ],
      snapRead: text`Only the size of the difference after an exchange is given: it may have kept its direction or
        turned, so there are two cases.`,
      approach: text`Follow the difference of the strengths. Each ${vessel} changes it by the part of its volume that
        was exchanged, and these parts are added. The largest volume belongs to the smaller change, a
        difference that keeps its direction.`,
      check: () =>
        text`With strengths 1 and 0 the first falls to ${calc`1 - ${x} / ${a}`.asFraction()} and the second rises to
          ${calc`${x} / ${wanted}`.asFraction()}, which is $\frac{1}{${n}}$ less.`,
      principle: text`Equal quantities exchanged change the difference of two strengths in proportion; when only its
        size is known, consider both directions.`,
    };
  },
);

interface Rounds {
  /** Litres in each vessel; the factor of a round; how many rounds. */
  v: number;
  top: number;
  bottom: number;
  k: number;
  who: string;
  good: string;
  other: string;
  vessel: string;
  frame: number;
}

const pairs = [
  { good: 'milk', other: 'water', vessel: 'can' },
  { good: 'mango juice', other: 'orange juice', vessel: 'jar' },
  { good: 'mustard oil', other: 'palm oil', vessel: 'drum' },
  { good: 'yellow dye', other: 'blue dye', vessel: 'tub' },
] as const;

const factorOf = ({ top, bottom }: Rounds) => q(top, bottom);
const amountOf = (p: Rounds) => factorOf(p).pow(p.k)?.add(1).mul(p.v).div(2) ?? q(0);
const pouredOf = (p: Rounds) => {
  const f = factorOf(p);
  return q(1).sub(f).div(f.add(1)).mul(p.v);
};

const perRound = form<Rounds>(
  'quantity-poured-in-each-round',
  {
    band: 'Hard',
    seconds: 150,
    revision: 2,
    also: ['AR.MIX.2'],
    entry: true,
    verify: p => {
      const wanted = amountOf(p).valueOf();
      for (let x = 1; x < p.v; x += 1) {
        let [one, two] = [p.v, 0];
        for (let i = 0; i < p.k; i += 1) {
          const over = (one * x) / p.v;
          one -= over;
          two += over;
          const back = (two * x) / (p.v + x);
          one += back;
          two -= back;
        }
        if (Math.abs(one - wanted) < 1e-7) return x;
      }
      throw new Error('no quantity fits');
    },
  },
  (p, { step, write, find }) => {
    const { v, k, who, good, other, vessel, frame } = p;
    const rounds = k === 2 ? 'two' : 'three';
    const amount = amountOf(p);
    const difference = step(calc`${amount} - (${v} - ${amount})`, {
      name: text`by how much more ${good} is in the first ${vessel} at the end`,
    })`
      Both ${vessel}s hold $${v}$ litres after every round, and all the ${good} is $${v}$ litres. Find by how much more
      of it the first ${vessel} has at the end.`;
    write(tex`\frac{${v}}{${v} + x} \times \frac{${v} - x}{${v}} = \frac{${v} - x}{${v} + x}`, {
      because: text`Each pour changes only one of the two ${vessel}s, so the difference is easy to follow.`,
    })`
      Let $x$ litres be poured each time. Follow the difference of the two shares of ${good}. When $x$ litres come into
      $${v}$ litres, the new share there differs from that of the liquid coming in by $\frac{${v}}{${v} + x}$ of the old
      difference. When $x$ litres go back, the first ${vessel} keeps $${v} - x$ of its $${v}$ litres, so the difference
      shrinks to $\frac{${v} - x}{${v}}$ of that. Multiply.`;
    const all = find(() => difference.div(v), { name: text`the factor of all ${rounds} rounds` });
    const factor = step(() => nearFraction(all.valueOf() ** (1 / k), 2000), {
      name: 'the factor of one round',
      works: value =>
        tex`\left(\frac{${v} - x}{${v} + x}\right)^{${k}} = ${frac(all)} \quad \Rightarrow \quad \frac{${v} - x}{${v}
          + x} = ${frac(value)}`,
    })`
      At first the difference was the whole of the ${v} litres. After ${rounds} rounds it is this factor to the power of
      $${k}$. Take the root.`;
    const x = step(() => q(1).sub(factor).div(factor.add(1)).mul(v), {
      works: value => tex`x = \frac{1 - ${frac(factor)}}{1 + ${frac(factor)}} \times ${v} = ${value}`,
    })`
      Solve for $x$.`;
    const [f, fk] = [factorOf(p), q(2).mul(amount).sub(v).div(v)];
    return {
      answer: x,
      stem: wording(
        frame,
        text`A ${vessel} with ${v} litres of ${good} stands beside one with ${v} litres of ${other}. ${who} pours a
          certain
          quantity from the first into the second, stirs, and pours the same quantity back and mixes it in. This is
          a round. After ${rounds} rounds with the same quantity there are ${amount} litres of
          ${good} in the first ${vessel}. How many litres were poured each time?`,
        text`Two equal ${vessel}s hold ${v} litres each, one of ${good}, the other of ${other}. With one measure,
          ${who} carries liquid from the first ${vessel} to the second and, after stirring, a full
          measure from the second to the first; then all this is done ${k === 2 ? 'once' : 'twice'} more. In the end
          the first ${vessel} contains
          ${amount} litres of ${good}. What does the measure hold, in litres?`,
        text`At first ${v} litres of ${good} are in one ${vessel} and ${v} litres of ${other} in a second. The same
          quantity goes from the first to the second and from there back ${rounds} times in turn, with stirring after
          every pour. Now ${amount} litres of ${good} are left in the first ${vessel}. Find the quantity, in litres.`,
      ),
      show: value => withUnit(value, 'litres'),
      plausible: value => value.gt(0) && value.lt(v) && value.d <= 13n,
      slips: [
        slip('forgot_the_root', factor, () => fk)`
          $${frac(factor)}$ was used as the factor of one round. It belongs to ${rounds} rounds together.`,
        slip('kept_the_old_total', x, calc`(1 - ${f}) * ${v}`)`
          ${here} lets each round leave $\frac{${v} - x}{${v}}$ where $x$ is the quantity. That would need ${other} with
          no ${good} in it for every pour back.`,
        slip('halved_needlessly', x, calc`(1 - ${f}) * ${v} / 2`)`
          ${here} is the ${good} that the first round takes from the first ${vessel}. More was poured, as some of it
          came back.`,
        slip('took_a_mixture_for_pure', x, calc`(1 / ${f} - 1) * ${v}`)`
          ${here} comes from the factor $\frac{${v}}{${v} + x}$, where $x$ is the quantity. It follows the pour into the
          second ${vessel} only.`,
        slip('assumed_a_proportion', x, calc`(${v} - ${amount}) / ${k}`)`
          ${here} spreads the loss of ${good} evenly over the ${rounds} rounds and lets nothing come back.`,
        stop('answered_another_quantity', difference)`
          $${difference}$ litres is by how much more ${good} the first ${vessel} has. The quantity poured is still to
          be found.`,
        slip('took_a_part_for_the_whole', x, calc`${v} - ${amount}`)`
          ${here} litres of ${good} are in the second ${vessel} at the end. They came in several pours.`,
      ],
      snapRead: text`Several rounds over and back between equal ${vessel}s: look for what shrinks by the same factor.`,
      approach: text`The share in each ${vessel} follows no simple rule, but the difference of the two shares is
        multiplied by the same factor in every round.`,
      check:
        () => text`With $${x}$ litres one round leaves ${calc`${v} * ${v} / (${v} + ${x})`} litres of ${good} in the
        first ${vessel}, so a difference of ${calc`2 * ${v} * ${v} / (${v} + ${x}) - ${v}`} litres, which is
        $${frac(f)}$ of $${v}$.`,
      principle: text`When two quantities approach each other step by step, follow their difference: it shrinks by a
        fixed factor.`,
    };
  },
);

const factors = [
  [1, 2],
  [2, 3],
  [3, 5],
  [1, 3],
  [3, 4],
  [4, 5],
  [3, 7],
  [5, 7],
  [2, 5],
  [7, 9],
  [1, 4],
] as const;

/** AR.MIX.7 Hard: the difference of two strengths is the unknown. */
export const differencesOfStrength: readonly AnyTemplate[] = [
  ...situation<Exchange>({
    type: 'AR.MIX.7',
    situation: 'exchange-of-equal-quantities',
    tries: 400,
    draw: draw => {
      const p = { a: draw.int(12, 120), x: draw.int(4, 60), n: draw.int(2, 5) };
      if (p.x * p.n >= (p.n - 1) * p.a) return null;
      const [same, turned] = volumesOf(p);
      return same?.d === 1n && turned?.d === 1n && turned.gt(p.x) && same.lte(300) && !same.equals(p.a)
        ? { ...p, ...draw.pick(stocks), frame: draw.int(0, 1) }
        : null;
    },
    forms: [exchanged],
  }),
  ...situation<Rounds>({
    type: 'AR.MIX.7',
    situation: 'rounds-over-and-back',
    tries: 400,
    draw: draw => {
      const [top, bottom] = draw.pick(factors);
      const p = {
        v: draw.step(20, 196, 2),
        top,
        bottom,
        k: draw.pick([2, 2, 3]),
        ...draw.pick(pairs),
        who: draw.pick(peopleInArithmetic),
        frame: draw.int(0, 2),
      };
      const x = pouredOf(p);
      return x.d === 1n && amountOf(p).mul(2).d === 1n && !amountOf(p).equals(x) ? p : null;
    },
    forms: [perRound],
  }),
];
