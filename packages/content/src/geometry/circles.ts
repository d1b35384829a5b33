import type Fraction from 'fraction.js';
import { circle, figure, label, mark, outline } from '../figure.ts';
import { numberTex } from '../show.ts';
import type { AnyTemplate } from '../template.ts';
import { template } from '../template.ts';
import { q, type Value } from '../value.ts';
import { rationalNear, rootOf, rootTex, sizeOf } from './exact-lengths.ts';
import { sheetOf } from './sheet.ts';

/** Radius, half-chord and distance from the centre: whole-number right triangles. */
const rightTriples = [
  [5, 4, 3],
  [13, 12, 5],
  [17, 15, 8],
  [25, 24, 7],
  [29, 21, 20],
  [10, 8, 6],
  [15, 12, 9],
  [20, 16, 12],
  [25, 20, 15],
  [26, 24, 10],
] as const;

interface Chord {
  radius: number;
  half: number;
  distance: number;
  asked: 'chord' | 'distance';
  scene: 'plain' | 'pond' | 'window';
}

/** GM.CIR.1 Easy: half-chord, distance and radius make a right triangle; the half is the trap. */
const chordAndDistance = template<Chord, Fraction>({
  type: 'GM.CIR.1',
  band: 'Easy',
  variant: 'chord-and-distance',
  revision: 1,
  draw: draw => {
    const [radius, long, short] = draw.pick(rightTriples);
    const [half, distance] = draw.chance(0.5) ? [long, short] : [short, long];
    return {
      radius,
      half,
      distance,
      asked: draw.pick(['chord', 'distance'] as const),
      scene: draw.pick(['plain', 'pond', 'window'] as const),
    };
  },
  stem: ({ radius, half, distance, asked, scene }) => {
    if (scene === 'pond')
      return asked === 'chord'
        ? `A straight footbridge crosses a circular pond of radius ${radius} metres from bank to bank. At its nearest point it is ${distance} metres from the centre of the pond. How long is the bridge?`
        : `A straight footbridge ${2 * half} metres long crosses a circular pond of radius ${radius} metres from bank to bank. How far is the centre of the pond from the nearest point of the bridge?`;
    if (scene === 'window')
      return asked === 'chord'
        ? `A round window has a radius of ${radius} inches. A horizontal bar runs across it from edge to edge, ${distance} inches above the centre. How long is the bar?`
        : `A round window has a radius of ${radius} inches. A horizontal bar ${2 * half} inches long runs across it from edge to edge, above the centre. How far above the centre is the bar?`;
    return asked === 'chord'
      ? `In a circle of radius ${radius} cm, a chord lies at a distance of ${distance} cm from the centre. What is the length of the chord?`
      : `In a circle of radius ${radius} cm, how far from the centre is a chord of length ${2 * half} cm?`;
  },
  answer: ({ half, distance, asked }) => q(asked === 'chord' ? 2 * half : distance),
  slips: ({ radius, half, distance, asked }) =>
    asked === 'chord'
      ? [
          {
            misconception: 'half_chord_reported',
            value: q(half),
            words:
              'You took the half-chord as the whole: the perpendicular from the centre meets the chord at its mid-point.',
          },
          {
            misconception: 'lengths_subtracted_for_squares',
            value: q(2 * (radius - distance)),
            words: `You took ${radius} − ${distance} as the half-chord; in a right triangle the squares are subtracted, not the lengths.`,
          },
          {
            misconception: 'lengths_added_for_squares',
            value: q(radius + distance),
            words:
              'You took the radius and the distance together as the chord; they are two sides of a right triangle with the half-chord.',
          },
          {
            misconception: 'distance_for_half_chord',
            value: q(2 * distance),
            words:
              'You took the distance from the centre as the half-chord; they are the two different legs of the right triangle.',
          },
        ]
      : [
          {
            misconception: 'half_chord_reported',
            value: q(half),
            words:
              'You took the half-chord as the answer; the distance from the centre is the other leg of the right triangle.',
          },
          {
            misconception: 'lengths_subtracted_for_squares',
            value: q(radius - half),
            words: `You took ${radius} − ${half}; in a right triangle the squares are subtracted, not the lengths.`,
          },
          {
            misconception: 'chord_halves_radius',
            value: q(radius, 2),
            words:
              'You took the chord to cross the radius at its middle; that holds for only one length of chord.',
          },
          {
            misconception: 'whole_chord_used',
            value: q(Math.abs(2 * half - radius)),
            words:
              'You took the difference of chord and radius; the distance comes from a right triangle with half the chord.',
          },
        ],
  show: (value, { scene }) =>
    `$${numberTex(value)}$ ${scene === 'plain' ? 'cm' : scene === 'pond' ? 'metres' : 'inches'}`,
  plausible: (value, { radius, asked }) =>
    value.valueOf() > 0 && value.valueOf() < (asked === 'chord' ? 2 * radius : radius),
  solution: ({ radius, half, distance, asked }) => {
    const [given, found] = asked === 'chord' ? [distance, half] : [half, distance];
    const root = {
      says: `Subtract squares in the right triangle, whose hypotenuse is the radius, to get the ${asked === 'chord' ? 'half-chord' : 'distance'}.`,
      works: `\\sqrt{${radius}^2 - ${given}^2} = \\sqrt{${radius * radius - given * given}} = ${found}`,
      value: q(found),
    };
    return {
      snapRead: `A radius and ${asked === 'chord' ? 'the distance of a chord from the centre' : 'a chord'} are given; ${asked === 'chord' ? 'the chord' : 'its distance from the centre'} is asked. Chord with centre means a perpendicular and a right triangle.`,
      approach:
        'Drop the perpendicular from the centre to the chord: it halves the chord. With the radius to one end it makes a right triangle whose legs are the distance and half the chord. Look for a known triple before squaring.',
      steps:
        asked === 'chord'
          ? [
              root,
              {
                says: 'The perpendicular halves the chord, so double.',
                works: `2 \\times ${half} = ${2 * half}`,
                value: q(2 * half),
              },
            ]
          : [
              {
                says: 'The perpendicular from the centre halves the chord.',
                works: `\\frac{${2 * half}}{2} = ${half}`,
                value: q(half),
              },
              root,
            ],
      check: `$${half}^2 + ${distance}^2 = ${half * half} + ${distance * distance} = ${radius}^2$.`,
      principle:
        'The perpendicular from the centre halves a chord: radius, distance and half-chord always make a right triangle.',
    };
  },
  verify: ({ radius, half, distance, asked }) => {
    // Walk along the circle by halving the angle until the point lies at the given height (or half-width).
    let [low, high] = [0, Math.PI / 2];
    for (let i = 0; i < 60; i += 1) {
      const angle = (low + high) / 2;
      const short = asked === 'chord' ? radius * Math.sin(angle) < distance : radius * Math.cos(angle) > half;
      if (short) low = angle;
      else high = angle;
    }
    return rationalNear(asked === 'chord' ? 2 * radius * Math.cos(low) : radius * Math.sin(low));
  },
});

interface TwoChords {
  radius: number;
  /** Half-chord and distance from the centre, the longer chord first. */
  long: readonly [number, number];
  short: readonly [number, number];
  around: boolean;
}
/** Half-chord and distance for each radius that has two or more such chords. */
const chordsOf: Record<number, readonly (readonly [number, number])[]> = Object.fromEntries(
  [5, 10, 13, 15, 17, 20, 25, 26, 30, 35, 50, 65].map(radius => {
    const chords: [number, number][] = [];
    for (let half = radius - 1; half > radius / 5; half -= 1) {
      const distance = Math.sqrt(radius * radius - half * half);
      if (Number.isInteger(distance)) chords.push([half, distance]);
    }
    return [radius, chords];
  }),
);

/** GM.CIR.1 Medium: trapezium on two parallel chords; whether it holds the centre decides between sum and difference. */
const trapeziumOfChords = template<TwoChords, Fraction>({
  type: 'GM.CIR.1',
  band: 'Medium',
  variant: 'trapezium-of-chords',
  revision: 1,
  draw: draw => {
    const radius = draw.pick(Object.keys(chordsOf).map(Number));
    const [one, other] = draw.some(chordsOf[radius] ?? [], 2);
    if (!one || !other) return null;
    const [long, short] = one[0] > other[0] ? [one, other] : [other, one];
    return { radius, long, short, around: draw.chance(0.5) };
  },
  stem: ({ radius, long, short, around }) =>
    `Two parallel chords of a circle of radius ${radius} cm are ${2 * long[0]} cm and ${2 * short[0]} cm long. Their ends are joined to make a trapezium, and the centre of the circle lies ${around ? 'inside' : 'outside'} it. What is the area of the trapezium?`,
  answer: ({ long, short, around }) => q((long[0] + short[0]) * (short[1] + (around ? long[1] : -long[1]))),
  slips: ({ long, short, around }) => {
    const sum = long[0] + short[0];
    const height = short[1] + (around ? long[1] : -long[1]);
    return [
      {
        misconception: 'wrong_side_of_centre',
        value: q(sum * (short[1] + (around ? -long[1] : long[1]))),
        words: around
          ? 'You took the difference of the two distances from the centre; with the centre inside, the chords lie on either side of it and the distances add.'
          : 'You took the sum of the two distances from the centre; with the centre outside, both chords lie on one side of it.',
      },
      {
        misconception: 'half_forgotten',
        value: q(2 * sum * height),
        words:
          'You took the sum of the parallel sides times the height; the area of a trapezium is half of that.',
      },
      {
        misconception: 'half_chord_reported',
        value: q(sum * height, 2),
        words:
          'You took the half-chords as the parallel sides; the sides of the trapezium are the whole chords.',
      },
      {
        misconception: 'stops_one_step_early',
        value: q(sum * short[1]),
        words:
          'You took the distance of the shorter chord from the centre as the height; the height is the distance between the chords.',
      },
      {
        misconception: 'uses_other_part',
        value: q(sum * long[1]),
        words:
          'You took the distance of the longer chord from the centre as the height; the height is the distance between the chords.',
      },
    ];
  },
  show: value => `$${numberTex(value)}$ square cm`,
  plausible: (value, { radius }) => value.valueOf() > 0 && value.valueOf() < 3.1 * radius * radius,
  solution: ({ radius, long, short, around }) => {
    const height = short[1] + (around ? long[1] : -long[1]);
    const sum = 2 * (long[0] + short[0]);
    return {
      snapRead: `Radius and two parallel chords are given, an area is asked. The height is missing; where the centre lies tells how to get it.`,
      approach: `The height of the trapezium is the distance between the chords. Find each chord's distance from the centre in its right triangle, with half the chord. The centre is ${around ? 'inside, so the chords lie on opposite sides of it: add' : 'outside, so the chords lie on the same side of it: subtract'}.`,
      steps: [
        {
          says: 'Find the distance of the longer chord from the centre, with its half.',
          works: `\\sqrt{${radius}^2 - ${long[0]}^2} = ${long[1]}`,
          value: q(long[1]),
        },
        {
          says: 'Do the same for the shorter chord; it lies farther out.',
          works: `\\sqrt{${radius}^2 - ${short[0]}^2} = ${short[1]}`,
          value: q(short[1]),
        },
        {
          says: `The centre lies ${around ? 'between the chords' : 'beyond the longer chord'}: ${around ? 'add' : 'subtract'} the distances to get the height.`,
          works: `${short[1]} ${around ? '+' : '-'} ${long[1]} = ${height}`,
          value: q(height),
        },
        {
          says: 'Take half the sum of the parallel sides times the height.',
          works: `\\frac{1}{2} \\times (${2 * long[0]} + ${2 * short[0]}) \\times ${height} = ${(sum * height) / 2}`,
          value: q((sum * height) / 2),
        },
      ],
      check: `The mean of the chords is ${sum / 2} cm and the height ${height} cm, ${around ? 'less than' : 'well below'} the diameter of ${2 * radius} cm; ${sum / 2} × ${height} gives ${(sum * height) / 2} square cm.`,
      principle:
        'For two parallel chords the distances from the centre add when the centre lies between them and subtract when it does not.',
    };
  },
  figure: ({ radius, long, short, around }) => {
    const y = around ? -long[1] : long[1];
    const s = sheetOf(
      {
        A: { x: -long[0], y },
        B: { x: long[0], y },
        C: { x: short[0], y: short[1] },
        D: { x: -short[0], y: short[1] },
        O: { x: 0, y: 0 },
      },
      210,
      [
        { x: -radius, y: -radius },
        { x: radius, y: radius },
      ],
    );
    return figure(
      s.width,
      s.height,
      `A circle with centre O and radius ${radius} cm. A trapezium stands in it with its four corners on the circle; its parallel sides are chords of ${2 * long[0]} cm and ${2 * short[0]} cm. The centre is ${around ? 'inside' : 'outside'} the trapezium.`,
      [
        circle(s.at.O, radius * s.scale),
        outline([s.at.A, s.at.B, s.at.C, s.at.D], true),
        mark(s.at.O),
        label({ x: s.at.O.x + 14, y: s.at.O.y + (around ? 0 : 8) }, 'O'),
      ],
    );
  },
  verify: ({ radius, long, short, around }) => {
    // Corners on the circle by their angles, then the area by cross products.
    const [wide, narrow] = [Math.acos(long[0] / radius), Math.acos(short[0] / radius)];
    const lower = around ? -wide : wide;
    const corners = [lower, narrow, Math.PI - narrow, Math.PI - lower].map(angle => ({
      x: radius * Math.cos(angle),
      y: radius * Math.sin(angle),
    }));
    const twice = corners.reduce((sum, p, i) => {
      const next = corners[(i + 1) % 4] as (typeof corners)[number];
      return sum + p.x * next.y - next.x * p.y;
    }, 0);
    return rationalNear(Math.abs(twice) / 2);
  },
});

interface ThreeChords {
  /** Half-chords of the two outer chords and of the middle one; half the distance between the outer chords. */
  one: number;
  other: number;
  middle: number;
  halfGap: number;
  scene: 'plain' | 'park' | 'table';
}
const threeChordSets = (() => {
  const sets: Omit<ThreeChords, 'scene'>[] = [];
  for (let one = 2; one <= 24; one += 1)
    for (let other = 1; other < one; other += 1)
      for (let halfGap = 2; halfGap <= 24; halfGap += 1) {
        const square = (one * one + other * other) / 2 + halfGap * halfGap;
        const middle = Math.sqrt(square);
        if (Number.isInteger(middle) && middle > one && middle <= 30 && other * 5 >= one)
          sets.push({ one, other, middle, halfGap });
      }
  return sets;
})();

/** GM.CIR.1 Hard: the chord halfway between two others; neither the radius nor the side of the centre is needed. */
const chordHalfWay = template<ThreeChords, Value>({
  type: 'GM.CIR.1',
  band: 'Hard',
  variant: 'chord-half-way',
  revision: 1,
  draw: draw => ({
    ...draw.pick(threeChordSets),
    scene: draw.pick(['plain', 'park', 'table'] as const),
  }),
  stem: ({ one, other, halfGap, scene }) => {
    const [p, r, gap] = [2 * one, 2 * other, 2 * halfGap];
    if (scene === 'park')
      return `Three parallel straight paths, equally spaced, run right across a circular park. The two outer paths are ${10 * p} metres and ${10 * r} metres long, and they are ${10 * gap} metres apart. How long is the middle path?`;
    if (scene === 'table')
      return `A carpenter draws three parallel, equally spaced lines right across a round table top. The two outer lines are ${p} inches and ${r} inches long, and they are ${gap} inches apart. How long is the middle line?`;
    return `Two parallel chords of a circle, ${p} cm and ${r} cm long, are ${gap} cm apart. What is the length of the chord that is parallel to them and halfway between them?`;
  },
  answer: ({ middle, scene }) => q(2 * middle * (scene === 'park' ? 10 : 1)),
  slips: ({ one, other, middle, halfGap, scene }) => {
    const unit = scene === 'park' ? 10 : 1;
    const mean = q(one * one + other * other, 2);
    const chord = (square: Fraction) => rootOf(square.mul(4 * unit * unit));
    return [
      {
        misconception: 'circle_taken_as_straight_sides',
        value: q((one + other) * unit),
        words: 'You took the mean of the two chords, as in a trapezium; the circle bulges out between them.',
      },
      {
        misconception: 'half_chord_reported',
        value: q(middle * unit),
        words:
          'You took the half-chord as the whole: the right triangle at the centre gives only half of the length.',
      },
      {
        misconception: 'sign_of_square_reversed',
        value: mean.compare(halfGap * halfGap) > 0 ? chord(mean.sub(halfGap * halfGap)) : q(0),
        words:
          'You took the square of half the gap off the mean square of the half-chords; it has to be added.',
      },
      {
        misconception: 'gap_left_out',
        value: chord(mean),
        words:
          'You took only the mean of the squares of the half-chords; the gap between the chords adds to it.',
      },
      {
        misconception: 'lengths_added_for_squares',
        value: q((one + other + 2 * halfGap) * unit),
        words:
          'You took half the gap and the mean of the half-chords together; it is their squares that add up.',
      },
      {
        misconception: 'whole_gap_used',
        value: chord(mean.add(4 * halfGap * halfGap)),
        words: 'You took the whole gap between the outer chords where its half belongs.',
      },
    ];
  },
  show: (value, { scene }) =>
    `$${rootTex(value)}$ ${scene === 'plain' ? 'cm' : scene === 'park' ? 'metres' : 'inches'}`,
  plausible: value => sizeOf(value) > 0,
  solution: p => {
    const { one, other, middle, halfGap, scene } = p;
    const unit = scene === 'park' ? 10 : 1;
    const [a, b, e, m] = [one * unit, other * unit, halfGap * unit, middle * unit];
    const mean = (a * a + b * b) / 2;
    return {
      snapRead:
        'Two parallel chords and their distance are given, the chord halfway is asked. The radius is neither given nor asked: a hint to cancel it.',
      approach:
        'Let the outer chords lie at $u$ and $v$ from the centre, counted with sign, so that both cases of the centre are covered at once. The middle one lies at $\\frac{u+v}{2}$. Write the square of each half-chord as $r^2$ less the square of its distance and subtract: $r$ drops out and only $u - v$, the gap, remains. Finding the centre and the radius first also works, but takes longer.',
      steps: [
        {
          says: 'Take half of each given length: the two half-chords and half of the gap.',
          works: `a = ${a}, \\quad b = ${b}, \\quad e = ${e}`,
          value: [q(a), q(b), q(e)],
        },
        {
          says: 'Average the squares of the two outer half-chords.',
          works: `\\frac{a^2 + b^2}{2} = r^2 - \\frac{u^2 + v^2}{2} = \\frac{${a * a} + ${b * b}}{2} = ${mean}`,
          value: q(mean),
        },
        {
          says: 'The square of the middle half-chord $m$ exceeds this mean by the square of half the gap.',
          works: `m^2 = r^2 - \\left(\\tfrac{u+v}{2}\\right)^2 = \\frac{a^2 + b^2}{2} + \\left(\\tfrac{u-v}{2}\\right)^2 = ${mean} + ${e * e} = ${m * m}`,
          value: q(m * m),
        },
        {
          says: 'Take the root and double it for the whole chord.',
          works: `2 \\times \\sqrt{${m * m}} = ${2 * m}`,
          value: q(2 * m),
        },
      ],
      check: `The chord lies between the others where the circle bulges, so it must exceed their mean of ${a + b}; ${2 * m} does.`,
      principle:
        'When a radius is neither given nor asked, write each half-chord squared as radius squared less distance squared and subtract: the radius drops out.',
    };
  },
  verify: ({ one, other, halfGap, scene }) => {
    // Find the centre on the common perpendicular, then the radius, then the chord halfway.
    const gap = 2 * halfGap;
    const centre = (other * other + gap * gap - one * one) / (2 * gap);
    const radius = Math.hypot(one, centre);
    return rationalNear(
      2 * Math.sqrt(radius * radius - (halfGap - centre) ** 2) * (scene === 'park' ? 10 : 1),
    );
  },
  size: sizeOf,
});

export const circles: readonly AnyTemplate[] = [chordAndDistance, trapeziumOfChords, chordHalfWay];
