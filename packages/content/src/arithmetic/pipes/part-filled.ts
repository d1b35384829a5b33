import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const vessels = ['tank', 'cistern', 'reservoir', 'swimming pool', 'overhead tank'] as const;

interface Part {
  inlet: number;
  outlet: number;
  /** The share that is full at first. */
  up: number;
  of: number;
  vessel: string;
  way: boolean;
}

const fromPartFull = form<Part>(
  'time-from-part-full',
  {
    band: 'Easy',
    seconds: 50,
    revision: 3,
    verify: ({ inlet, outlet, up, of }) => {
      // Litres in a vessel of inlet × outlet × of litres, hour by hour in sixtieths.
      const litres = inlet * outlet * of;
      const change = outlet * of - inlet * of;
      const goal = change > 0 ? litres : 0;
      return q(goal - inlet * outlet * up, change);
    },
  },
  ({ inlet, outlet, of: ofWhat, up, vessel, way }, { step }) => {
    const net = step(frac(calc`abs(1 / ${inlet} - 1 / ${outlet})`), {
      name: `the part of the ${vessel} by which the level changes in an hour`,
      because: text`The inlet and the outlet work against each other, so what they do in an hour is subtracted.`,
    })`
      In an hour the inlet fills $\frac{1}{${inlet}}$ of the ${vessel} and the outlet empties $\frac{1}{${outlet}}$ of
      it. Subtract to find by which part of the ${vessel} the level changes in an hour.`;
    const distance = step(inlet < outlet ? q(ofWhat - up, ofWhat) : q(up, ofWhat), {
      name: `the part of the ${vessel} that is still to be ${inlet < outlet ? 'filled' : 'emptied'}`,
      works: value =>
        inlet < outlet
          ? tex`1 - \frac{${up}}{${ofWhat}} = ${frac(value)}`
          : tex`\frac{${up}}{${ofWhat}} - 0 = ${frac(value)}`,
      because: text`The ${vessel} is not empty at the beginning, so not the whole of it has to change. Only what
          lies between the level at first and the end counts.`,
    })`
      ${
        inlet < outlet
          ? text`The inlet is faster, so the level rises. Only the part above $\frac{${up}}{${ofWhat}}$ is still to be
            filled.`
          : text`The outlet is faster, so the level falls. Only the part that is full at first has to be emptied.`
      }`;
    const hours = step(calc`${frac(distance)} ÷ ${frac(net)}`, {
      name: 'the hours until then',
      because: text`The level changes evenly. If an hour makes a twelfth and a quarter is to be made, three hours
          are needed.`,
    })`
      Divide this part by the part for one hour to find the number of hours.`;
    return {
      answer: hours,
      stem: way
        ? text`An inlet can fill ${vessel === 'overhead tank' ? 'an' : 'a'} ${vessel} in $${inlet}$ hours and an outlet
          can empty it in $${outlet}$ hours. The ${vessel} is $\frac{${up}}{${ofWhat}}$ full when both are opened. After
          how many hours is it ${inlet < outlet ? 'full' : 'empty'}?`
        : text`The inlet of ${vessel === 'overhead tank' ? 'an' : 'a'} ${vessel} alone fills it in $${inlet}$ hours when
          it is empty, and the outlet alone drains it in $${outlet}$ hours when it is full. Both are opened when it is
          filled to $\frac{${up}}{${ofWhat}}$ of its capacity. How long does it take until the ${vessel} is completely
          ${inlet < outlet ? 'filled' : 'drained'}?`,
      show: value => withUnit(value, value.equals(1) ? 'hour' : 'hours'),
      slips: [
        slip('forgot_what_was_done', distance, 1)`
          This is the time for the whole ${vessel}. It was $\frac{${up}}{${ofWhat}}$ full when both were opened.`,
        slip('gave_the_complement', distance, calc`1 - ${distance}`)`
          You divided $${frac(distance)}$ of the ${vessel}, the part on the other side of the level. The part still to
          be ${inlet < outlet ? 'filled' : 'emptied'} is the rest.`,
        slip('added_for_subtracted', net, calc`1 / ${inlet} + 1 / ${outlet}`)`
          You added what the two do in an hour and got $${frac(net)}$. The outlet empties what the inlet fills, so the
          two have to be subtracted.`,
        slip('let_the_wrong_one_work', net, calc`1 / ${inlet}`)`
          You used only the inlet's $\frac{1}{${inlet}}$ in an hour. The outlet is open too.`,
        slip('let_the_wrong_one_work', net, calc`1 / ${outlet}`)`
          You used only the outlet's $\frac{1}{${outlet}}$ in an hour. The inlet is open too.`,
        slip('took_times_for_rates', hours, calc`${distance} * abs(${inlet} - ${outlet})`)`
          You subtracted the times, ${inlet} and ${outlet} hours. Only the parts filled and emptied in an hour can be
          subtracted.`,
        slip('took_times_for_rates', hours, calc`${distance} * (${inlet} + ${outlet})`)`
          You added the two times, $${inlet} + ${outlet}$ hours, as if the inlet and the outlet were open one after the
          other. Both are open all the time.`,
      ],
      snapRead: text`An inlet and an outlet work against each other, and the ${vessel} is partly full at the beginning.
        Find how fast the level changes, and then how much is still to go.`,
      approach: text`Subtract the parts that the inlet and the outlet do in an hour. The larger one decides whether the
        level rises or falls; divide the part that is still to go by the difference.`,
      check: () => {
        const end = q(up, ofWhat).add(hours.div(inlet)).sub(hours.div(outlet));
        return text`In ${hours} hour(s) the inlet brings $${frac(hours.div(inlet))}$ and the outlet takes
          $${frac(hours.div(outlet))}$ of a full ${vessel}. From $\frac{${up}}{${ofWhat}}$ the level has gone to
          $${frac(end)}$.`;
      },
      principle: text`When something fills and something else empties, find the change in one hour first; then divide
        only the part that is still to go by it.`,
    };
  },
);

interface Capacity {
  leak: number;
  both: number;
  perMinute: number;
  vessel: string;
  way: boolean;
}

const capacity = form<Capacity>(
  'capacity-from-two-times',
  {
    band: 'Easy',
    seconds: 55,
    revision: 3,
    verify: ({ leak, both, perMinute }) => {
      for (let litres = 60; litres <= 400_000; litres += 60)
        if (
          q(litres, leak)
            .sub(60 * perMinute)
            .mul(both)
            .equals(litres)
        )
          return litres;
      throw new Error('no capacity found');
    },
  },
  ({ leak, both, perMinute, way, vessel }, { step, find }) => {
    const [out, pump, added] = way
      ? ['leak', 'pump', 'when the pump runs as well']
      : ['valve', 'water that is let in', 'when water is let in as well'];
    const share = step(frac(calc`1 / ${leak} - (1 / ${both})`), {
      name: `the part of the ${vessel} that the ${pump} makes up for in an hour`,
      because: text`The capacity is not known, so both ways of emptying are written as parts of it.`,
    })`
      In an hour the ${out} alone empties $\frac{1}{${leak}}$ of the ${vessel}; ${added}, the level falls by
      $\frac{1}{${both}}$ of it. The difference is what comes in during an hour, as a part of the capacity.`;
    const hourly = find(calc`60 * ${perMinute}`, { name: 'the litres that come in during an hour' });
    const litres = step(calc`${hourly} ÷ ${frac(share)}`, {
      name: text`the capacity in litres`,
      because: text`The same water is known in two ways, in litres and as a part of the capacity. If 300 litres
          are a tenth, the whole is 3,000; the minutes have to be hours first, because the part is for an hour.`,
    })`
      ${perMinute} litres a minute are ${hourly} litres an hour, and they are this part of the capacity. Divide the
      litres by the part.`;
    return {
      answer: litres,
      stem: way
        ? text`A leak empties a full ${vessel} in $${leak}$ hours. When a pump that brings $${perMinute}$ litres a
          minute runs as well, the full ${vessel} is empty after $${both}$ hours. How many litres does the ${vessel}
          hold?`
        : text`A full ${vessel} is emptied through a valve in $${leak}$ hours. If water is let in at $${perMinute}$
          litres per minute all the time, it takes $${both}$ hours to empty. What is the capacity of the ${vessel} in
          litres?`,
      show: value => withUnit(value, 'litres'),
      plausible: value => value.valueOf() > 0 && value.d === 1n,
      slips: [
        slip('added_for_subtracted', share, calc`1 / ${leak} + 1 / ${both}`)`
          You added the two parts and got $${frac(share)}$. In $\frac{1}{${both}}$ what comes in has already been
          counted, so the two have to be subtracted.`,
        slip('took_times_for_rates', share, calc`1 / (${both} - ${leak})`)`
          You let $\frac{1}{${both} - ${leak}}$ of the ${vessel} come in during an hour. Times cannot
          be subtracted; subtract the parts emptied in an hour.`,
        slip('worked_for_a_wrong_time', share, leak % 3 === 0 && calc`1 / ${both}`)`
          ${litres} litres is all that comes in during the ${both} hours. The ${out} lets out more than that, because
          the ${vessel} was full at the start.`,
        slip('worked_for_a_wrong_time', share, leak % 2 === 0 && calc`1 / ${leak}`)`
          ${litres} litres is what comes in during ${leak} hours. It would be the capacity only if it just balanced what
          the ${out} lets out.`,
        slip(
          'divided_by_the_wrong_number',
          litres,
          calc`${hourly} * ${both} ÷ ${frac(calc`(${both} - ${leak}) / ${both}`)}`,
        )`
          You divided the $${60 * perMinute} \times ${both}$ litres by $\frac{${both} - ${leak}}{${both}}$. In ${both}
          hours the ${out} empties $\frac{${both}}{${leak}}$ of the ${vessel}, so they are $\frac{${both} -
          ${leak}}{${leak}}$ of it.`,
        slip(
          'worked_for_a_wrong_time',
          litres,
          leak % 2 === 1 && calc`${hourly} * ${leak} ÷ ${frac(calc`(${both} - ${leak}) / ${leak}`)}`,
        )`
          You divided only the $${60 * perMinute} \times ${leak}$ litres of ${leak} hours by $\frac{${both} -
          ${leak}}{${leak}}$. ${way ? 'The pump runs' : 'Water comes in'} for all ${both} hours.`,
      ],
      snapRead: text`The full ${vessel} is emptied in two ways: by the ${out} alone, and more slowly ${added}. The
        litres that come in are known, and the capacity is asked.`,
      approach: text`Write both ways of emptying as a part of the capacity in an hour. The difference of the two parts
        is what comes in, and its litres are known.`,
      faster: () =>
        text`In ${both} hours the ${out} empties $\frac{${both}}{${leak}}$ of a full ${vessel}: the ${vessel} itself and
          what comes in. So the $${60 * perMinute * both}$ litres that come in are $\frac{${both}}{${leak}} - 1 =
          ${frac(q(both - leak, leak))}$ of the capacity.`,
      check: () =>
        text`The ${out} lets out $${litres.div(leak)}$ litres an hour, and $${60 * perMinute}$ come in. In $${both}$
          hours the level falls by $${both} \times (${litres.div(leak)} - ${60 * perMinute}) = ${litres
            .div(leak)
            .sub(60 * perMinute)
            .mul(both)}$ litres.`,
      principle: text`What comes in per hour is the difference of the two rates of emptying: litres on one side, a
        fraction of the ${vessel} on the other.`,
    };
  },
);

/** AR.TNW.5 Easy: a net rate on part of a vessel, and a capacity from two times. */
export const partFilled: readonly AnyTemplate[] = [
  ...situation<Part>({
    type: 'AR.TNW.5',
    situation: 'part-full',
    draw: draw => {
      const [inlet, outlet] = [draw.int(4, 30), draw.int(4, 30)];
      const [up, of] = draw.pick([
        [1, 3],
        [2, 3],
        [1, 4],
        [3, 4],
        [2, 5],
        [3, 5],
        [1, 5],
        [4, 5],
        [1, 6],
        [5, 6],
      ] as const);
      if (inlet === outlet) return null;
      const hours = q(inlet < outlet ? of - up : up, of)
        .mul(inlet * outlet)
        .div(Math.abs(inlet - outlet));
      return hours.d <= 2n && hours.valueOf() <= 60 && hours.valueOf() >= 3
        ? { inlet, outlet, up, of, vessel: draw.pick(vessels), way: draw.chance(0.5) }
        : null;
    },
    tries: 20,
    forms: [fromPartFull],
  }),
  ...situation<Capacity>({
    type: 'AR.TNW.5',
    situation: 'leak-and-pump',
    draw: draw => {
      const leak = draw.int(4, 18);
      const both = leak + draw.int(2, 16);
      const perMinute = draw.int(3, 20);
      const litres = q(60 * perMinute * leak * both, both - leak);
      return litres.d === 1n && litres.valueOf() % 60 === 0 && litres.valueOf() <= 60_000
        ? { leak, both, perMinute, vessel: draw.pick(vessels), way: draw.chance(0.5) }
        : null;
    },
    tries: 20,
    forms: [capacity],
  }),
];
