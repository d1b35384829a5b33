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
    const net = step(frac(calc`abs(1 / ${inlet} - 1 / ${outlet})`))`
      Inflow and outflow work against each other: find the share by which the level changes per hour.`;
    const distance = step(inlet < outlet ? q(ofWhat - up, ofWhat) : q(up, ofWhat), value =>
      inlet < outlet
        ? tex`1 - \frac{${up}}{${ofWhat}} = ${frac(value)}`
        : tex`\frac{${up}}{${ofWhat}} - 0 = ${frac(value)}`,
    )`
      The faster pipe decides whether the level rises or falls; find the share that is still to go.`;
    const hours = step(calc`${frac(distance)} ÷ ${frac(net)}`)`
      Divide this share by the share per hour.`;
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
          This is the time for a whole ${vessel}; $\frac{${up}}{${ofWhat}}$ of it was full when the pipes were opened.`,
        slip('gave_the_complement', distance, calc`1 - ${distance}`)`
          $${frac(distance)}$ of the ${vessel} is the part on the other side of the level, not the part still to go.`,
        slip('added_for_subtracted', net, calc`1 / ${inlet} + 1 / ${outlet}`)`
          $${frac(net)}$ per hour is the sum of the rates, but one pipe takes away what the other brings.`,
        slip('let_the_wrong_one_work', net, calc`1 / ${inlet}`)`
          Only the inlet's $\frac{1}{${inlet}}$ per hour is used; the outlet is open too.`,
        slip('let_the_wrong_one_work', net, calc`1 / ${outlet}`)`
          Only the outlet's $\frac{1}{${outlet}}$ per hour is used, as if the inlet were shut.`,
        slip('took_times_for_rates', hours, calc`${distance} * abs(${inlet} - ${outlet})`)`
          The difference of $${inlet}$ and $${outlet}$ hours is no filling time: rates are subtracted, times are not.`,
        slip('took_times_for_rates', hours, calc`${distance} * (${inlet} + ${outlet})`)`
          $${inlet} + ${outlet}$ hours were taken for filling it from empty; two opposite flows do not act one after the
          other.`,
      ],
      snapRead: text`An inflow and an outflow with their times, and a vessel that is partly full: net rate first, then
        the part to go.`,
      approach: text`Rates as shares per hour, outflow negative. The sign tells which way the level moves; the part
        still to go is divided by the net rate.`,
      check: () => {
        const end = q(up, ofWhat).add(hours.div(inlet)).sub(hours.div(outlet));
        return text`In ${hours} hour(s) the inlet brings $${frac(hours.div(inlet))}$ and the outlet takes
          $${frac(hours.div(outlet))}$; the level ends at $${frac(end)}$.`;
      },
      principle: text`Give outflow a minus sign, and divide only the part that is really to be filled or emptied.`,
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
    entry: true,
    apart: true,
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
    const share = step(frac(calc`1 / ${leak} - (1 / ${both})`))`
      The inflow slows the emptying down: the difference of the two rates is what it brings in an hour, as a share of
      the capacity.`;
    const hourly = find(calc`60 * ${perMinute}`);
    const litres = step(calc`${hourly} ÷ ${frac(share)}`)`
      The same inflow in litres an hour is this share of the capacity; divide.`;
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
          $${frac(share)}$ adds the two rates; the inflow is the difference between emptying without it and with it.`,
        slip('took_times_for_rates', share, calc`1 / (${both} - ${leak})`)`
          $${both} - ${leak}$ hours are taken as the time in which the inflow fills the vessel; it is rates that differ
          by the inflow.`,
        slip('worked_for_a_wrong_time', share, leak % 3 === 0 && calc`1 / ${both}`)`
          What flows in during $${both}$ hours is not the capacity: the vessel was full at the start and loses both.`,
        slip('worked_for_a_wrong_time', share, leak % 2 === 0 && calc`1 / ${leak}`)`
          The inflow of $${leak}$ hours is counted as the capacity, as if it just balanced the leak.`,
        slip('worked_for_a_wrong_time', litres, calc`${hourly} * ${both} * ${both} / (${both} - ${leak})`)`
          The share lost was measured on $${both}$ hours; the leak alone needs $${leak}$.`,
        slip(
          'worked_for_a_wrong_time',
          litres,
          leak % 2 === 1 && calc`${hourly} * ${leak} * ${leak} / (${both} - ${leak})`,
        )`
          The inflow was stopped after $${leak}$ hours here; it runs all $${both}$ hours.`,
      ],
      snapRead: text`The emptying times without and with an inflow of known litres: the difference of the rates is that
        inflow.`,
      approach: text`Write both emptying rates as shares of the capacity. Their difference is the inflow, whose litres
        are known.`,
      faster: () =>
        text`In $${both}$ hours the leak lets out $\frac{${both}}{${leak}}$ loads, so the inflow of
          $${60 * perMinute * both}$ litres is $${frac(q(both - leak, leak))}$ of a load.`,
      check: () =>
        text`The leak lets out $${litres.div(leak)}$ litres an hour, the pump brings $${60 * perMinute}$: $${litres
          .div(leak)
          .sub(60 * perMinute)
          .mul(both)}$ litres are lost in $${both}$ hours.`,
      principle: text`Two times for the same vessel differ by a rate; a rate known in litres gives the size of the
        vessel.`,
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
