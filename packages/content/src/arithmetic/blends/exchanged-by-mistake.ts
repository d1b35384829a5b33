import { isCount } from '../../numbers.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** Two quantities that were exchanged by mistake, with the mixture planned and the mixture got. */
interface Exchanged {
  /** Strength of the weak one; strengths planned and got, in tenths of a per cent where the frame is 1. */
  low: number;
  planned: number;
  got: number;
  /** By how much more of the weak one was planned. */
  more: number;
  frame: number;
}

const exchangedWords = [
  { weak: 'alloy A', strong: 'alloy B', unit: 'kg', of: 'copper' },
  { weak: "the cow's milk", strong: "the buffalo's milk", unit: 'litres', of: 'fat' },
  { weak: 'acid P', strong: 'acid Q', unit: 'ml', of: 'strength' },
] as const;

const exchanged = form<Exchanged>(
  'total-of-exchanged-quantities',
  {
    band: 'Hard',
    seconds: 120,
    also: ['AL.LIN.1'],
    verify: ({ low, planned, got, more }) => {
      for (let y = 1; y < 5000; y += 1) {
        const x = y + more;
        // The strength of the other one from the plan; the mistake must give what was got.
        const high = q(planned * (x + y) - low * x, y);
        if (
          high
            .mul(x)
            .add(low * y)
            .equals(got * (x + y))
        )
          return x + y;
      }
      throw new Error('no whole quantities fit');
    },
  },
  (p, { step, find }) => {
    const { planned, got, more, frame } = p;
    const { weak, strong, unit, of } = exchangedWords[frame] ?? exchangedWords[0];
    const low = find(p.low);
    const sum = step(calc`${planned} + ${got}`, {
      name: text`the strengths of ${weak} and ${strong} added`,
      works: value =>
        tex`\frac{xl + yh}{x + y} + \frac{yl + xh}{x + y} = \frac{(x + y)(l + h)}{x + y} = l + h = ${value}`,
      because: text`In the two mixtures together there is as much of ${weak} as of ${strong}.`,
    })`
      Let $x$ and $y$ ${unit} of ${weak} and ${strong} be planned, with $l$ and $h$ per cent of ${of}. Add the mixture
      that was planned and the one that was got: $x$ and $y$ cancel.`;
    const high = step(calc`${sum} - ${low}`, { name: text`the per cent of ${strong}` })`
      ${weak} has ${p.low}%. Find what ${strong} has.`;
    const over = step(calc`${high} - ${planned}`, {
      works: value =>
        tex`x(${planned} - ${low}) = y(${high} - ${planned}) \Rightarrow x : y = ${value} : ${q(planned).sub(low)}`,
      name: text`the parts of ${weak}`,
    })`
      In the planned mixture the quantities are inversely as the distances from ${planned}%.`;
    const under = find(calc`${planned} - ${low}`);
    const part = step(calc`${more} ÷ (${over} - ${under})`, { name: 'one part' })`
      The difference in parts stands for ${more} ${unit}: find one part.`;
    const total = step(calc`(${over} + ${under}) * ${part}`)`
      Add the parts of both.`;
    return {
      answer: total,
      stem:
        frame === 0
          ? text`To get an alloy with ${planned}% copper, a foundry was to melt some alloy A, with ${p.low}% copper,
            together with ${more} kg less of alloy B. By mistake the two weights were exchanged, and the alloy that
            came out had ${got}% copper. Find its total weight.`
          : frame === 1
            ? text`A dairy planned to mix cow's milk, which has ${p.low}% fat, with buffalo's milk so that the mixture
              has ${planned}% fat, using ${more} litres more of cow's milk. A new worker exchanged the two quantities,
              and the fat content became ${got}%. What is the total volume of the mixture?`
            : text`In a laboratory, acid P of ${p.low}% strength and a stronger acid Q were to be mixed to a strength of
              ${planned}%, with ${more} ml more of P than of Q. A student used the two volumes the wrong way round and
              got a strength of ${got}%. How much acid was there in all?`,
      show: value => withUnit(value, unit),
      plausible: value => isCount(value.mul(2)) && value.gt(more),
      slips: [
        slip('used_a_wrong_given_number', high, calc`${got}`)`
          ${got}% is the second mixture and not the strength of ${strong}, which is higher than both mixtures.`,
        slip('inverted_the_ratio', total, calc`(${over} + ${under}) * ${more} / ${over}`)`
          ${more} ${unit} was taken for all of ${weak}. It is only by how much ${weak} is more.`,
        slip('stopped_a_step_early', total, calc`${over} * ${part}`)`
          $${total}$ ${unit} is only ${weak}; ${strong} has to be added.`,
        slip('answered_another_quantity', total, calc`${under} * ${part}`)`
          $${total}$ ${unit} is only ${strong}; ${weak} has to be added.`,
        slip('took_the_whole_for_a_part', part, calc`${more} ÷ ${under}`)`
          ${more} ${unit} was taken for all of ${strong}. It is only by how much ${weak} is more.`,
        slip('assumed_a_proportion', high, calc`${got} + (${got} - ${planned})`)`
          ${high}% continues from ${planned}% over ${got}% in equal steps; the strength of ${strong} does not follow
          from that.`,
        slip('changed_one_side_only', total, calc`2 * (${over} + ${under}) * ${part}`)`
          ${more} ${unit} was taken for what ${weak} has above a half of the mixture. It is the lead over ${strong},
          which is twice as much.`,
        slip('assumed_equal_parts', total, calc`2 * ${over} * ${part}`)`
          $${total}$ ${unit} has as much of ${strong} as of ${weak}, but there are ${more} ${unit} less of it.`,
        slip('stopped_a_step_early', high, planned + got < 100 && calc`${sum}`)`
          ${high}% is the sum of both strengths; the ${p.low}% of ${weak} have to be taken off.`,
      ],
      snapRead: text`The same two quantities, once as planned and once exchanged: the two results add up to something
        simple.`,
      approach: text`Adding the two mixtures gives the sum of the two strengths, whatever the quantities are. So
        ${strong} is known, and alligation gives the ratio; the difference of ${more} ${unit} gives the rest.`,
      faster: text`$h = ${planned} + ${got} - ${low} = ${high}$, so the parts are as $${over} : ${under}$, and the
        total is $${more}
        \times \frac{${over.add(under)}}{${over.sub(under)}}$ with $h$ per cent in ${strong}.`,
      check: () => {
        const [x, y] = [over.mul(part), under.mul(part)];
        return text`$${x}$ and $${y}$ ${unit}: as planned $${x.mul(low)} + ${y.mul(high)} = ${planned} \times ${total}$,
          exchanged $${y.mul(low)} + ${x.mul(high)} = ${got} \times ${total}$.`;
      },
      principle: text`Two mixtures with exchanged quantities add up to the sum of the two strengths: look for such a
        symmetry before setting up equations.`,
    };
  },
);

/** AR.MIX.1 Hard: quantities exchanged by mistake. */
export const exchangedByMistake: readonly AnyTemplate[] = situation<Exchanged>({
  type: 'AR.MIX.1',
  situation: 'exchanged-by-mistake',
  tries: 100,
  draw: draw => {
    const frame = draw.pick([0, 1, 1, 1, 2, 2]);
    const low = frame === 1 ? 4 : draw.int(12, 40);
    const planned = low + (frame === 1 ? draw.pick([0.4, 0.5, 1, 1.2, 1.5, 2]) : draw.int(2, 14));
    const got = planned + (frame === 1 ? draw.pick([0.4, 0.5, 1, 1.2, 1.5, 2]) : draw.int(2, 16));
    const more = draw.int(4, 90);
    const high = planned + got - low;
    const part = more / (high - planned - (planned - low));
    const total = part * (high - low);
    const fits = part > 0 && Number.isInteger(total) && total <= 600 && Number.isInteger(part * (got - low));
    if ([planned + got, high, 2 * got - planned].includes(total)) return null;
    return fits && high <= (frame === 1 ? 9 : 90) ? { low, planned, got, more, frame } : null;
  },
  forms: [exchanged],
});
