import { path } from '../../path.ts';
import { counted, fractionTex, numberTex, withUnit } from '../../show.ts';
import { form, situation } from '../../situation.ts';
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

const fromPartFull = form({
  form: 'time-from-part-full',
  revision: 3,
  band: 'Easy',
  seconds: 50,
  stem: ({ inlet, outlet, up, of, vessel, way }: Part) =>
    way
      ? `An inlet can fill ${vessel === 'overhead tank' ? 'an' : 'a'} ${vessel} in $${inlet}$ hours and an outlet can empty it in $${outlet}$ hours. The ${vessel} is $\\frac{${up}}{${of}}$ full when both are opened. After how many hours is it ${inlet < outlet ? 'full' : 'empty'}?`
      : `The inlet of ${vessel === 'overhead tank' ? 'an' : 'a'} ${vessel} alone fills it in $${inlet}$ hours when it is empty, and the outlet alone drains it in $${outlet}$ hours when it is full. Both are opened when it is filled to $\\frac{${up}}{${of}}$ of its capacity. How long does it take until the ${vessel} is completely ${inlet < outlet ? 'filled' : 'drained'}?`,
  path: path<Part>()
    .step(
      'net',
      ({ inlet, outlet }) => q(1, inlet).sub(q(1, outlet)).abs(),
      'Inflow and outflow work against each other: find the share by which the level changes per hour.',
      ({ inlet, outlet }, { net }) =>
        `\\left|\\frac{1}{${inlet}} - \\frac{1}{${outlet}}\\right| = ${fractionTex(net)}`,
    )
    .step(
      'way',
      ({ inlet, outlet, up, of }) => (inlet < outlet ? q(of - up, of) : q(up, of)),
      'The faster pipe decides whether the level rises or falls; find the share that is still to go.',
      ({ inlet, outlet, up, of }, { way }) =>
        inlet < outlet
          ? `1 - \\frac{${up}}{${of}} = ${fractionTex(way)}`
          : `\\frac{${up}}{${of}} - 0 = ${fractionTex(way)}`,
    )
    .step(
      'hours',
      (_p, { net, way }) => way.div(net),
      'Divide this share by the share per hour.',
      (_p, { net, way, hours }) => `${fractionTex(way)} \\div ${fractionTex(net)} = ${numberTex(hours)}`,
    ),
  slips: [
    {
      misconception: 'full_tank_instead_of_part',
      at: 'way',
      wrongly: () => q(1),
      words: ({ up, of, vessel }) =>
        `This is the time for a whole ${vessel}; $\\frac{${up}}{${of}}$ of it was full when the pipes were opened.`,
    },
    {
      misconception: 'fraction_and_complement_swapped',
      at: 'way',
      wrongly: (_p, { way }) => q(1).sub(way),
      words: ({ vessel }, { way }) =>
        `$${fractionTex(way)}$ of the ${vessel} is the part on the other side of the level, not the part still to go.`,
    },
    {
      misconception: 'adds_rates_with_outflow',
      at: 'net',
      wrongly: ({ inlet, outlet }) => q(1, inlet).add(q(1, outlet)),
      words: (_p, { net }) =>
        `$${fractionTex(net)}$ per hour is the sum of the rates, but one pipe takes away what the other brings.`,
    },
    {
      misconception: 'one_pipe_only',
      at: 'net',
      wrongly: ({ inlet }) => q(1, inlet),
      words: ({ inlet }) =>
        `Only the inlet's $\\frac{1}{${inlet}}$ per hour is used; the outlet is open too.`,
    },
    {
      misconception: 'one_pipe_only',
      at: 'net',
      wrongly: ({ outlet }) => q(1, outlet),
      words: ({ outlet }) =>
        `Only the outlet's $\\frac{1}{${outlet}}$ per hour is used, as if the inlet were shut.`,
    },
    {
      misconception: 'time_difference_for_rate_difference',
      at: 'hours',
      wrongly: ({ inlet, outlet }, { way }) => way.mul(Math.abs(inlet - outlet)),
      words: ({ inlet, outlet }) =>
        `The difference of $${inlet}$ and $${outlet}$ hours is no filling time: rates are subtracted, times are not.`,
    },
    {
      misconception: 'mean_of_the_times',
      at: 'hours',
      wrongly: ({ inlet, outlet }, { way }) => way.mul(inlet + outlet),
      words: ({ inlet, outlet }) =>
        `$${inlet} + ${outlet}$ hours were taken for filling it from empty; two opposite flows do not act one after the other.`,
    },
  ],
  show: value => withUnit(value, value.equals(1) ? 'hour' : 'hours'),
  snapRead: () =>
    'An inflow and an outflow with their times, and a vessel that is partly full: net rate first, then the part to go.',
  approach: () =>
    'Rates as shares per hour, outflow negative. The sign tells which way the level moves; the part still to go is divided by the net rate.',
  check: ({ inlet, outlet, up, of }, { hours }) => {
    const end = q(up, of).add(hours.div(inlet)).sub(hours.div(outlet));
    return `In ${counted(hours, 'hour')} the inlet brings $${fractionTex(hours.div(inlet))}$ and the outlet takes $${fractionTex(hours.div(outlet))}$; the level ends at $${fractionTex(end)}$.`;
  },
  principle: 'Give outflow a minus sign, and divide only the part that is really to be filled or emptied.',
  verify: ({ inlet, outlet, up, of }) => {
    // Litres in a vessel of inlet × outlet × of litres, hour by hour in sixtieths.
    const litres = inlet * outlet * of;
    const change = outlet * of - inlet * of;
    const goal = change > 0 ? litres : 0;
    return q(goal - inlet * outlet * up, change);
  },
});

interface Capacity {
  leak: number;
  both: number;
  perMinute: number;
  vessel: string;
  way: boolean;
}

const capacity = form({
  form: 'capacity-from-two-times',
  band: 'Easy',
  revision: 3,
  apart: true,
  entry: true,
  seconds: 55,
  stem: ({ leak, both, perMinute, vessel, way }: Capacity) =>
    way
      ? `A leak empties a full ${vessel} in $${leak}$ hours. When a pump that brings $${perMinute}$ litres a minute runs as well, the full ${vessel} is empty after $${both}$ hours. How many litres does the ${vessel} hold?`
      : `A full ${vessel} is emptied through a valve in $${leak}$ hours. If water is let in at $${perMinute}$ litres per minute all the time, it takes $${both}$ hours to empty. What is the capacity of the ${vessel} in litres?`,
  path: path<Capacity>()
    .step(
      'share',
      ({ leak, both }) => q(1, leak).sub(q(1, both)),
      'The inflow slows the emptying down: the difference of the two rates is what it brings in an hour, as a share of the capacity.',
      ({ leak, both }, { share }) => `\\frac{1}{${leak}} - \\frac{1}{${both}} = ${fractionTex(share)}`,
    )
    .quiet('hourly', ({ perMinute }) => q(60 * perMinute))
    .step(
      'litres',
      (_p, { share, hourly }) => hourly.div(share),
      'The same inflow in litres an hour is this share of the capacity; divide.',
      (_p, { share, hourly, litres }) =>
        `${numberTex(hourly)} \\div ${fractionTex(share)} = ${numberTex(litres)}`,
    ),
  slips: [
    {
      misconception: 'adds_rates_with_outflow',
      at: 'share',
      wrongly: ({ leak, both }) => q(1, leak).add(q(1, both)),
      words: (_p, { share }) =>
        `$${fractionTex(share)}$ adds the two rates; the inflow is the difference between emptying without it and with it.`,
    },
    {
      misconception: 'time_difference_for_rate_difference',
      at: 'share',
      wrongly: ({ leak, both }) => q(1, both - leak),
      words: ({ leak, both }) =>
        `$${both} - ${leak}$ hours are taken as the time in which the inflow fills the vessel; it is rates that differ by the inflow.`,
    },
    {
      misconception: 'inflow_over_longer_time',
      at: 'share',
      wrongly: ({ leak, both }) => (leak % 3 === 0 ? q(1, both) : null),
      words: ({ both }) =>
        `What flows in during $${both}$ hours is not the capacity: the vessel was full at the start and loses both.`,
    },
    {
      misconception: 'inflow_over_shorter_time',
      at: 'share',
      // Or the last one, but not both: together they would make the capacity.
      wrongly: ({ leak }) => (leak % 2 === 0 ? q(1, leak) : null),
      words: ({ leak }) =>
        `The inflow of $${leak}$ hours is counted as the capacity, as if it just balanced the leak.`,
    },
    {
      misconception: 'inflow_during_extra_time',
      at: 'litres',
      wrongly: ({ leak, both }, { hourly }) =>
        hourly
          .mul(both)
          .mul(both)
          .div(both - leak),
      words: ({ both, leak }) =>
        `The share lost was measured on $${both}$ hours; the leak alone needs $${leak}$.`,
    },
    {
      misconception: 'squares_the_shorter_time',
      at: 'litres',
      wrongly: ({ leak, both }, { hourly }) =>
        leak % 2 === 1
          ? hourly
              .mul(leak)
              .mul(leak)
              .div(both - leak)
          : null,
      words: ({ both, leak }) =>
        `The inflow was stopped after $${leak}$ hours here; it runs all $${both}$ hours.`,
    },
  ],
  show: value => withUnit(value, 'litres'),
  plausible: value => value.valueOf() > 0 && value.d === 1n,
  snapRead: () =>
    'The emptying times without and with an inflow of known litres: the difference of the rates is that inflow.',
  approach: () =>
    'Write both emptying rates as shares of the capacity. Their difference is the inflow, whose litres are known.',
  faster: ({ leak, both, perMinute }) =>
    `In $${both}$ hours the leak lets out $\\frac{${both}}{${leak}}$ loads, so the inflow of $${numberTex(q(60 * perMinute * both))}$ litres is $${fractionTex(q(both - leak, leak))}$ of a load.`,
  check: ({ leak, both, perMinute }, { litres }) =>
    `The leak lets out $${numberTex(litres.div(leak))}$ litres an hour, the pump brings $${60 * perMinute}$: $${numberTex(
      litres
        .div(leak)
        .sub(60 * perMinute)
        .mul(both),
    )}$ litres are lost in $${both}$ hours.`,
  principle:
    'Two times for the same vessel differ by a rate; a rate known in litres gives the size of the vessel.',
  verify: ({ leak, both, perMinute }) => {
    for (let litres = 60; litres <= 400_000; litres += 60)
      if (
        q(litres, leak)
          .sub(60 * perMinute)
          .mul(both)
          .equals(litres)
      )
        return q(litres);
    throw new Error('no capacity found');
  },
});

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
