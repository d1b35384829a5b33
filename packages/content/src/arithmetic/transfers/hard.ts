import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { withUnit, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Exchange {
  /** Litres in the two vessels, the difference of the strengths before and after, and whether the order has turned. */
  a: number;
  b: number;
  before: number;
  after: number;
  turned: boolean;
  what: string;
  vessel: string;
  frame: number;
}

const stocks = [
  { what: 'acid', vessel: 'tank' },
  { what: 'alcohol', vessel: 'vat' },
  { what: 'glycerine', vessel: 'drum' },
  { what: 'bleach', vessel: 'cask' },
] as const;

const exchanged = form<Exchange>(
  'quantity-exchanged-from-two-differences',
  {
    band: 'Hard',
    seconds: 135,
    also: ['AR.MIX.1'],
    verify: ({ a, b, before, after, turned }) => {
      // Strengths of 70 and 70 - before per cent stand for all; the quantity is tried in fifths of a litre.
      for (let fifths = 1; fifths < 5 * Math.min(a, b); fifths += 1) {
        const x = q(fifths, 5);
        const [p, r] = [q(70), q(70 - before)];
        const one = p.mul(q(a).sub(x)).add(r.mul(x)).div(a);
        const two = r.mul(q(b).sub(x)).add(p.mul(x)).div(b);
        if (one.sub(two).equals(turned ? -after : after)) return x;
      }
      throw new Error('no quantity fits');
    },
  },
  ({ a, b, before, after, turned, what, vessel, frame }, { step }) => {
    const change = step(turned ? calc`${before} + ${after}` : calc`${before} - ${after}`, {
      name: 'by how many points the difference changes',
      because: turned
        ? text`The second ${vessel} is stronger now: the difference has gone down to $0$ and beyond.`
        : text`The first ${vessel} is still the stronger one, so the difference has not reached $0$.`,
    })`
      Neither strength is known, but their difference is. Find by how many percentage points it has changed${
        turned && ', beginning above and ending below'
      }.`;
    const each = step(frac(calc`${before} / ${a} + ${before} / ${b}`), {
      name: 'the change for each litre exchanged, in points',
      because: text`A litre of the weaker liquid has $${before}\%$ of a litre less ${what} than one of the stronger.`,
    })`
      Each litre exchanged takes $${before}$ hundredths of a litre of ${what} from the first ${vessel} to the second.
      In $${a}$ litres the strength falls, in $${b}$ litres it rises: add both effects on the difference.`;
    const x = step(() => change.div(each), {
      works: value => tex`${change} \div ${frac(each)} = ${value}`,
    })`
      Divide the whole change by that for one litre.`;
    const way = turned
      ? text`the second ${vessel} is the stronger one, by ${after} percentage points`
      : text`the first ${vessel} is still stronger, but only by ${after} percentage points`;
    return {
      answer: x,
      stem: wording(
        frame,
        text`Two ${vessel}s hold ${a} and ${b} litres of ${what} and water. The strength in the first is ${before}
          percentage points higher than in the second. The same quantity is drawn from each at the same time, poured
          into the other ${vessel}, and mixed in. After that, ${way}. How many litres were drawn from each ${vessel}?`,
        text`${what} of two strengths is kept in a ${vessel} with ${a} litres and in another with ${b} litres; the
          first strength exceeds the second by ${before} percentage points. A worker exchanges equal quantities
          between them in one go and stirs both. Now ${way}. Find the quantity, in litres, that went each way.`,
        text`A laboratory has a ${vessel} of ${a} litres and one of ${b} litres with solutions of ${what}, of which
          the strengths are not known. Only their difference is: ${before} percentage points in favour of the first.
          After equal quantities have changed places, each measured before mixing, ${way}. What is this quantity in
          litres?`,
      ),
      show: value => withUnit(value, 'litres'),
      plausible: value => value.gt(0) && value.lt(Math.max(a, b)) && value.d <= 10n,
      slips: [
        slip('wrong_sign', change, turned ? calc`${before} - ${after}` : calc`${before} + ${after}`)`
          The difference was said to change by ${here} points. ${
            turned
              ? `But the other ${vessel} is stronger at the end, so it passes $0$.`
              : `But the first ${vessel} stays the stronger one.`
          }`,
        slip('stopped_a_step_early', change, before)`
          The difference was brought down by $${before}$ points to $0$. That is the quantity for equal strengths.`,
        slip('changed_one_side_only', each, frac(calc`${before} / ${a}`))`
          Only the fall in the first ${vessel} was counted, $\frac{${before}}{${a}}$ points a litre. The second one
          becomes stronger at the same time.`,
        slip('changed_one_side_only', each, frac(calc`${before} / ${b}`))`
          Only the rise in the second ${vessel} was counted, $\frac{${before}}{${b}}$ points a litre. The first one
          becomes weaker at the same time.`,
        slip('averaged_the_averages', each, frac(calc`4 * ${before} / (${a} + ${b})`))`
          Both ${vessel}s were treated as if they held the mean of $${a}$ and $${b}$ litres.`,
        slip('answered_another_quantity', change, after)`
          The final difference of $${after}$ points was taken for the change of the difference. At first it was
          $${before}$.`,
        slip('halved_needlessly', x, calc`${change} / ${each} / 2`)`
          ${here} halves the quantity. What is asked goes each way.`,
      ],
      snapRead: text`Strengths unknown, only their difference before and after an exchange.`,
      approach: text`Follow the difference alone. Each litre exchanged lowers it by the same number of points.`,
      faster: text`For equal strengths $\frac{${a} \times ${b}}{${a} + ${b}} = ${frac(q(a * b, a + b))}$ litres would be
        exchanged. Take $${frac(q(turned ? before + after : before - after, before))}$ of it.`,
      check: () => text`Take $${before}\%$ and $0\%$. With $${x}$ litres the first falls to
        ${calc`${before} - ${before} * ${x} / ${a}`} and the second rises to ${calc`${before} * ${x} / ${b}`}: a
        difference of $${after}$.`,
      principle: text`If both values are unknown and only their difference is given, make the difference the unknown.`,
    };
  },
);

interface Rounds {
  /** Litres in each vessel; the factor of a round; how many rounds. */
  v: number;
  top: number;
  bottom: number;
  k: number;
  good: string;
  other: string;
  vessel: string;
  frame: number;
}

const pairs = [
  { good: 'milk', other: 'water', vessel: 'can' },
  { good: 'mango juice', other: 'orange juice', vessel: 'jar' },
  { good: 'mustard oil', other: 'palm oil', vessel: 'drum' },
  { good: 'yellow dye', other: 'blue dye', vessel: 'vat' },
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
    const { v, k, good, other, vessel, frame } = p;
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
        text`A ${vessel} with ${v} litres of ${good} stands beside one with ${v} litres of ${other}. A certain quantity
          is poured from the first into the second, the second is stirred, and the same quantity is poured back and
          mixed in. This is a round. After ${rounds} rounds with the same quantity there are ${amount} litres of
          ${good} in the first ${vessel}. How many litres were poured each time?`,
        text`Two equal ${vessel}s hold ${v} litres each, one of ${good}, the other of ${other}. With one measure, liquid
          is carried from the first ${vessel} to the second and, after stirring, a full measure from the second to the
          first; then all this is done ${k === 2 ? 'once' : 'twice'} more. In the end the first ${vessel} contains
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
      const p = {
        a: draw.int(12, 90),
        b: draw.int(12, 90),
        before: draw.int(10, 40),
        after: draw.int(2, 20),
        turned: draw.chance(0.6),
        ...draw.pick(stocks),
        frame: draw.int(0, 2),
      };
      const { a, b, before, after, turned } = p;
      const x = q(a * b, a + b)
        .mul(turned ? before + after : before - after)
        .div(before);
      const fits = a !== b && after < before && x.d === 1n && x.lt(Math.min(a, b)) && x.gt(4);
      const ab = q(a * b, a + b);
      return fits && ab.mul(5).d === 1n && a < 2.5 * b && b < 2.5 * a ? p : null;
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
        frame: draw.int(0, 2),
      };
      const x = pouredOf(p);
      return x.d === 1n && amountOf(p).mul(2).d === 1n && !amountOf(p).equals(x) ? p : null;
    },
    forms: [perRound],
  }),
];
