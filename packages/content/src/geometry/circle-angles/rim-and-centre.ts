import type Fraction from 'fraction.js';
import { circle, figure, label, mark, type Point, segment } from '../../figure.ts';
import type { AnyTemplate } from '../../template.ts';
import { template } from '../../template.ts';
import { q, type Value } from '../../value.ts';
import { rationalNear, rootNear, rootOf, rootTex, sizeOf } from '../exact-lengths.ts';
import { sheetOf } from '../sheet.ts';
import { angle, angleIs, degrees, measured, onCircle, origin, solved } from './measured-angles.ts';

/** Who sees the chord from the circumference. */
const viewer = { plain: 'P', hall: 'the visitor', lake: 'the boy' } as const;

interface SeenChord {
  /** Half of the smaller angle AOB. */
  half: number;
  arc: 'major' | 'minor';
  given: 'centre' | 'base' | 'rim';
  asked: 'rim' | 'base' | 'centre';
  scene: 'plain' | 'hall' | 'lake';
}
/** The three angles that AB makes: at the centre, at the rim, and between chord and radius. */
const anglesOfChord = ({ half, arc }: Pick<SeenChord, 'half' | 'arc'>) => ({
  centre: 2 * half,
  rim: arc === 'major' ? half : 180 - half,
  base: 90 - half,
});
const chordAngle = { centre: 'AOB', rim: 'APB', base: 'OAB' } as const;

function seenChordStem(p: SeenChord): string {
  const size = anglesOfChord(p)[p.given];
  const longer = p.arc === 'major' ? 'longer' : 'shorter';
  if (p.scene === 'hall')
    return p.given === 'centre'
      ? `A screen is stretched straight from A to B, two points of the wall of a circular hall. From the centre of the hall it is seen at an angle of $${size}^{\\circ}$. At what angle is it seen by a visitor who stands at the wall, on the ${longer} arc from A to B?`
      : `A screen is stretched straight from A to B, two points of the wall of a circular hall. A visitor who stands at the wall, on the ${longer} arc from A to B, sees it at an angle of $${size}^{\\circ}$. At what angle is it seen from the centre of the hall?`;
  if (p.scene === 'lake')
    return p.given === 'centre'
      ? `Two flags, A and B, stand on the bank of a circular lake. From an island at the exact centre of the lake they are seen $${size}^{\\circ}$ apart. A boy on the bank stands on the ${longer} of the two stretches of bank between the flags. How many degrees apart does he see them?`
      : `Two flags, A and B, stand on the bank of a circular lake. A boy on the bank, on the ${longer} of the two stretches between the flags, sees them $${size}^{\\circ}$ apart. How many degrees apart are they seen from an island at the exact centre of the lake?`;
  const place = p.asked === 'rim' || p.given === 'rim' ? ` and P is a point on the ${p.arc} arc AB` : '';
  return `AB is a chord of a circle with centre O${place}. If ${angleIs(chordAngle[p.given], size)}, what is ${angle(chordAngle[p.asked])}?`;
}

/** GM.CIR.2 Easy: the angle at the rim is half the central angle on its own arc; on the shorter arc that is the reflex one. */
const rimAndCentre = template<SeenChord, Fraction>({
  type: 'GM.CIR.2',
  band: 'Easy',
  variant: 'rim-and-centre',
  revision: 1,
  draw: draw => {
    const scene = draw.pick(['plain', 'plain', 'hall', 'lake'] as const);
    const [given, asked] =
      scene === 'plain'
        ? draw.pick([
            ['centre', 'rim'],
            ['base', 'rim'],
            ['rim', 'base'],
          ] as const)
        : draw.pick([
            ['centre', 'rim'],
            ['rim', 'centre'],
          ] as const);
    const half = draw.int(22, 78);
    if ([30, 45, 60].includes(half)) return null;
    return { half, arc: draw.pick(['major', 'minor'] as const), given, asked, scene };
  },
  stem: seenChordStem,
  answer: p => q(anglesOfChord(p)[p.asked]),
  slips: p => {
    const { half, given, asked, arc } = p;
    const size = anglesOfChord(p)[given];
    const otherArc = {
      misconception: 'wrong_arc_taken',
      value: q(180 - (arc === 'major' ? half : 180 - half)),
      words: `This gives the angle on the other arc; ${viewer[p.scene]} is on the ${arc === 'major' ? 'longer' : 'shorter'} arc, and the two angles add up to $180^{\\circ}$.`,
    };
    if (asked === 'rim' && given === 'centre')
      return [
        otherArc,
        {
          misconception: 'equal_angles_taken',
          value: q(size),
          words:
            'It treats the angle at the circumference as equal to the angle at the centre; it is half of the central angle on its arc.',
        },
        {
          misconception: 'supplement_taken',
          value: q(180 - size),
          words:
            'This assumes the angles at the centre and at the circumference to add up to $180^{\\circ}$; they do not.',
        },
        {
          misconception: 'base_angle_taken',
          value: q(90 - half),
          words: 'It is the angle between the chord and a radius, from the isosceles triangle at the centre.',
        },
        {
          misconception: 'reflex_not_halved',
          value: q(360 - size),
          words: 'That gives the reflex angle at the centre without halving it.',
        },
        {
          misconception: 'quarter_taken',
          value: q(90 + half),
          words:
            'This gives a right angle and half of the central angle together; halve the central angle on the right arc instead.',
        },
      ];
    if (asked === 'rim')
      return [
        otherArc,
        {
          misconception: 'equal_angles_taken',
          value: q(180 - 2 * size),
          words:
            'That is the angle at the centre; the angle at the circumference is half of the central angle on its arc.',
        },
        {
          misconception: 'base_angle_taken',
          value: q(size),
          words: `This treats ${angle('APB')} as equal to the angle between chord and radius.`,
        },
        {
          misconception: 'central_doubled_from_base',
          value: q(2 * size),
          words:
            'This treats twice the base angle as the angle asked; the base angles are what the triangle at the centre loses.',
        },
        {
          misconception: 'supplement_taken',
          value: q(180 - size),
          words: `This assumes ${angle('OAB')} and ${angle('APB')} to add up to $180^{\\circ}$.`,
        },
      ];
    const central = { major: 2 * half, minor: 360 - 2 * half }[arc];
    const shared = [
      {
        misconception: 'equal_angles_taken',
        value: q(asked === 'centre' ? size : (180 - size) / 2),
        words:
          'This treats the angle at the circumference as equal to the angle at the centre; the angle at the centre is twice as large.',
      },
      {
        misconception: 'halved_for_doubled',
        value: q(asked === 'centre' ? size / 2 : 90 - size / 4),
        words:
          'This uses half of the angle at the circumference for the angle at the centre; it is twice as large.',
      },
    ];
    return asked === 'base'
      ? [
          ...shared,
          {
            misconception: 'reports_central_angle',
            value: q(2 * half),
            words: `This gives ${angle('AOB')}; the question asks for a base angle of triangle AOB.`,
          },
          {
            misconception: 'base_angle_taken',
            value: q(arc === 'major' ? half : 180 - size),
            words: `It is the angle at P, or its supplement, as the angle between chord and radius.`,
          },
          {
            misconception: 'base_angles_not_halved',
            value: q(180 - 2 * half),
            words: `This gives both base angles of triangle AOB together; one of them is asked.`,
          },
          {
            misconception: 'half_angle_kept',
            value: q(90 - half / 2),
            words:
              'This subtracts half of the angle at the circumference from a right angle; half of the angle at the centre belongs there.',
          },
        ]
      : [
          ...shared,
          {
            misconception: 'reflex_reported',
            value: q(central === 2 * half ? 180 - half : central),
            words:
              arc === 'minor'
                ? 'That is the reflex angle at the centre; the chord is seen at the smaller one.'
                : 'This is the supplement of the angle at the circumference; that is the angle on the other arc.',
          },
          {
            misconception: 'supplement_taken',
            value: q(arc === 'major' ? 180 - 2 * half : half),
            words:
              arc === 'major'
                ? 'It is the supplement of twice the angle, which is what the base angles share.'
                : 'That gives the supplement of the angle; it still has to be doubled.',
          },
          {
            misconception: 'base_angle_taken',
            value: q(90 - half),
            words:
              'This gives the angle between the chord and a radius, a base angle of the isosceles triangle.',
          },
        ];
  },
  show: degrees,
  plausible: (value, { asked }) => value.valueOf() > 0 && value.valueOf() < (asked === 'base' ? 90 : 180),
  solution: p => {
    const { half, arc, given, asked } = p;
    const all = anglesOfChord(p);
    const [rim, centre] = [`the angle at the circumference`, `the angle at the centre`];
    const rimFromCentre =
      arc === 'major'
        ? {
            says: 'On the longer arc the angle at the circumference is half of the angle at the centre.',
            works: `\\frac{${2 * half}^{\\circ}}{2} = ${half}^{\\circ}`,
            value: q(half),
          }
        : {
            says: 'On the shorter arc the reflex angle at the centre is the one to halve.',
            works: `\\frac{360^{\\circ} - ${2 * half}^{\\circ}}{2} = ${180 - half}^{\\circ}`,
            value: q(180 - half),
          };
    const centreFromRim =
      arc === 'major'
        ? {
            says: 'The angle at the centre is twice the angle on the longer arc.',
            works: `2 \\times ${half}^{\\circ} = ${2 * half}^{\\circ}`,
            value: q(2 * half),
          }
        : {
            says: 'Twice the angle on the shorter arc is the reflex angle at the centre; take it off the full turn.',
            works: `360^{\\circ} - 2 \\times ${180 - half}^{\\circ} = ${2 * half}^{\\circ}`,
            value: q(2 * half),
          };
    const locate = {
      says: `See on which side of the chord the point lies: on the ${arc === 'major' ? 'longer' : 'shorter'} arc its angle is ${arc === 'major' ? 'less' : 'more'} than a right angle, so it belongs to the ${arc === 'major' ? 'smaller angle' : 'reflex angle'} at the centre. Write that angle with the given one.`,
      works: `\\text{angle at the centre on that side: } ${arc === 'major' ? (given === 'centre' ? `${2 * half}^{\\circ}` : `2 \\times ${half}^{\\circ} = ${2 * half}^{\\circ}`) : given === 'centre' ? `360^{\\circ} - ${2 * half}^{\\circ} = ${360 - 2 * half}^{\\circ}` : `2 \\times ${180 - half}^{\\circ} = ${360 - 2 * half}^{\\circ}`}`,
      value: q(arc === 'major' ? 2 * half : 360 - 2 * half),
    };
    const steps =
      given === 'base'
        ? [
            {
              says: 'Triangle AOB is isosceles with two radii: take both base angles off.',
              works: `180^{\\circ} - 2 \\times ${all.base}^{\\circ} = ${2 * half}^{\\circ}`,
              value: q(2 * half),
            },
            rimFromCentre,
          ]
        : asked === 'base'
          ? [
              centreFromRim,
              {
                says: 'Triangle AOB is isosceles with two radii: share what is left between the base angles.',
                works: `\\frac{180^{\\circ} - ${2 * half}^{\\circ}}{2} = ${all.base}^{\\circ}`,
                value: q(all.base),
              },
            ]
          : asked === 'rim'
            ? [locate, rimFromCentre]
            : [locate, centreFromRim];
    return {
      snapRead: `One chord is seen from ${asked === 'base' || given === 'base' ? `a point of the circle, and its angle with a radius is ${asked === 'base' ? 'asked' : 'given'}` : 'the centre and from a point of the circle'}: angles on the same chord.`,
      approach: `${asked === 'base' || given === 'base' ? `The link is the angle at the centre: an isosceles triangle joins it to the angle between chord and radius, and ${rim} is half of it.` : `The angle at the circumference is half of ${centre}.`} First look which arc the point is on: the angle at the centre must open towards the other arc, so for a point on the shorter arc it is the reflex angle.`,
      steps,
      check: `Angles on the two arcs add up to $180^{\\circ}$: $${half}^{\\circ} + ${180 - half}^{\\circ}$; ${arc === 'major' ? 'on the longer arc the angle is acute' : 'on the shorter arc the angle is obtuse'}, as it must be.`,
      principle:
        'The angle at the circumference is half of the central angle that opens to the same side; on the shorter arc this is the reflex angle.',
    };
  },
  figure: p => {
    const { half, arc, scene } = p;
    const [a, b] = [onCircle(-90 - half), onCircle(-90 + half)];
    const rim = arc === 'major' ? onCircle(82) : onCircle(-90 + half * 0.3);
    const s = sheetOf({ A: a, B: b, P: rim, O: origin }, 190, [
      { x: -1, y: -1 },
      { x: 1, y: 1 },
    ]);
    const withP = p.given === 'rim' || p.asked === 'rim';
    return figure(
      s.width,
      s.height,
      `A circle with centre O and a chord AB. ${withP ? `A point P${scene === 'plain' ? '' : `, where ${viewer[scene]} stands,`} lies on the ${arc === 'major' ? 'longer' : 'shorter'} arc AB. ` : ''}Angle ${chordAngle[p.given]} is ${anglesOfChord(p)[p.given]} degrees.`,
      [
        circle(s.at.O, s.scale),
        segment(s.at.A, s.at.B),
        segment(s.at.O, s.at.A, true),
        segment(s.at.O, s.at.B, true),
        segment(s.at.P, s.at.A),
        segment(s.at.P, s.at.B),
        mark(s.at.O),
        mark(s.at.P),
        label({ x: s.at.O.x + 14, y: s.at.O.y - 6 }, 'O'),
        s.name('A', 'A', origin),
        s.name('B', 'B', origin),
        s.name('P', 'P', origin),
      ],
    );
  },
  verify: p => {
    // Opens the chord until the given angle is measured, then measures the asked one.
    const measure = (half: number) => {
      const [a, b] = [onCircle(-90 - half), onCircle(-90 + half)];
      const rim = p.arc === 'major' ? onCircle(91) : onCircle(-90.5);
      return { centre: measured(origin, a, b), rim: measured(rim, a, b), base: measured(a, origin, b) };
    };
    const half = solved(anglesOfChord(p)[p.given], 1, 89, x => measure(x)[p.given]);
    return rationalNear(measure(half)[p.asked]);
  },
});

/** Squares of the sines of the angles that occur. */
const sineSquare: Record<number, Fraction> = {
  30: q(1, 4),
  45: q(1, 2),
  60: q(3, 4),
  90: q(1),
  120: q(3, 4),
  135: q(1, 2),
  150: q(1, 4),
};
const sine2 = (a: number) => sineSquare[a] ?? q(0);

interface TwoChords {
  length: number;
  /** Angle of AB at the rim; of CD at the centre. */
  rim: number;
  centre: number;
  scene: 'plain' | 'lake' | 'wheel';
}
const times = (length: number, square: Fraction) => rootOf(square.mul(length * length));

/** GM.CIR.2 Medium: two chords compared through the radius; one angle is at the rim, the other at the centre. */
const chordFromChord = template<TwoChords, Value>({
  type: 'GM.CIR.2',
  band: 'Medium',
  seconds: 80,
  variant: 'chord-from-chord',
  revision: 1,
  draw: draw => {
    const p = {
      length: draw.step(4, 30, 2),
      rim: draw.pick([30, 45, 60, 120, 135, 150]),
      centre: draw.pick([60, 90, 120]),
      scene: draw.pick(['plain', 'lake', 'wheel'] as const),
    };
    const key = times(p.length, sine2(p.centre / 2).div(sine2(p.rim)));
    const coefficient = (Array.isArray(key) ? key[0] : key) as Fraction;
    return coefficient.d === 1n && times(p.length, q(1, 4).div(sine2(p.rim))) !== null ? p : null;
  },
  stem: ({ length, rim, centre, scene }) => {
    if (scene === 'lake')
      return `Four jetties A, B, C and D stand on the bank of a circular lake. The distance from A to B, straight across the water, is ${10 * length} metres, and from a point of the bank A and B are seen at an angle of $${rim}^{\\circ}$. From the centre of the lake C and D are seen at an angle of $${centre}^{\\circ}$. What is the distance from C to D, straight across the water?`;
    if (scene === 'wheel')
      return `A jeweller lays two straight gold wires across a round brooch, each from edge to edge. The first is ${length} mm long and subtends an angle of $${rim}^{\\circ}$ at a point on the edge. The second subtends an angle of $${centre}^{\\circ}$ at the centre. How long is the second wire?`;
    return `In a circle, a chord AB of length ${length} cm subtends an angle of $${rim}^{\\circ}$ at a point of the circle. A chord CD subtends an angle of $${centre}^{\\circ}$ at the centre. What is the length of CD?`;
  },
  answer: ({ length, rim, centre, scene }) =>
    times(length * (scene === 'lake' ? 10 : 1), sine2(centre / 2).div(sine2(rim))),
  slips: ({ length: drawn, rim, centre, scene }) => {
    const length = drawn * (scene === 'lake' ? 10 : 1);
    const atCentre = rim < 90 ? 2 * rim : 360 - 2 * rim;
    return [
      ...(rim === 60 || rim === 120
        ? [
            {
              misconception: 'rim_angle_taken_as_central',
              value: times(length, sine2(centre / 2).div(sine2(rim / 2))),
              words: `It treats the $${rim}^{\\circ}$ as an angle at the centre; it is at the circumference, so the centre sees the chord differently.`,
            },
          ]
        : []),
      {
        misconception: 'central_angle_taken_as_rim',
        value: times(length, sine2(centre).div(sine2(rim))),
        words: `That treats the $${centre}^{\\circ}$ as an angle at the circumference; it is at the centre, so half of it belongs in the right triangle.`,
      },
      {
        misconception: 'chord_proportional_to_angle',
        value: q(length * centre, atCentre),
        words:
          'This assumes chords to be in the ratio of their angles at the centre; arcs are, chords are not.',
      },
      {
        misconception: 'half_chord_reported',
        value: times(length, sine2(centre / 2).div(sine2(rim).mul(4))),
        words: 'That gives half of the second chord: the perpendicular from the centre halves it.',
      },
      {
        misconception: 'radius_reported',
        value: times(length, q(1).div(sine2(rim).mul(4))),
        words: 'This gives the radius of the circle; the second chord still has to be found from it.',
      },
      {
        misconception: 'wrong_leg_of_triangle',
        value: times(length, sine2(90 - centre / 2).div(sine2(rim))),
        words:
          'That is the wrong leg of the right triangle at the centre: the half-chord lies opposite the half-angle.',
      },
      {
        misconception: 'ratio_inverted',
        value: times(length, sine2(rim).div(sine2(centre / 2))),
        words: 'This is the ratio of the two chords the other way round.',
      },
      {
        misconception: 'reports_distance_from_centre',
        value: times(length, sine2(90 - centre / 2).div(sine2(rim).mul(4))),
        words: 'This uses the distance of the second chord from the centre for the chord.',
      },
      {
        misconception: 'whole_chord_doubled',
        value: times(
          length,
          sine2(centre / 2)
            .mul(4)
            .div(sine2(rim)),
        ),
        words: 'The whole second chord was taken for its half and doubled.',
      },
      {
        misconception: 'diameter_reported',
        value: times(length, q(1).div(sine2(rim))),
        words:
          'This gives the diameter of the circle; only a chord seen at $180^{\\circ}$ from the centre is as long as that.',
      },
    ];
  },
  show: (value, { scene }) =>
    `$${rootTex(value)}$ ${scene === 'plain' ? 'cm' : scene === 'lake' ? 'metres' : 'mm'}`,
  plausible: value =>
    sizeOf(value) > 0 &&
    ((Array.isArray(value) ? (value[0] as Fraction) : (value as Fraction)).d ?? 1n) <= 3n,
  solution: ({ length: drawn, rim, centre, scene }) => {
    const length = drawn * (scene === 'lake' ? 10 : 1);
    const unit = scene === 'plain' ? 'cm' : scene === 'lake' ? 'metres' : 'mm';
    const atCentre = rim < 90 ? 2 * rim : 360 - 2 * rim;
    const radius = times(length, q(1).div(sine2(rim).mul(4)));
    const key = times(length, sine2(centre / 2).div(sine2(rim)));
    const ratioTex: Record<number, string> = {
      60: 'r',
      90: 'r\\sqrt{2}',
      120: 'r\\sqrt{3}',
    };
    return {
      snapRead: `Two chords of one circle: the length of the first and its angle at the circumference, and the angle of the second at the centre. The radius links them.`,
      approach: `Bring both angles to the centre, where each chord makes an isosceles triangle with two radii. Central angles of $60^{\\circ}$, $90^{\\circ}$ and $120^{\\circ}$ give chords of $r$, $r\\sqrt{2}$ and $r\\sqrt{3}$, so no trigonometry is needed: find $r$ from the first chord, then the second chord.`,
      steps: [
        {
          says: `Find the angle of the first chord at the centre: twice the angle at the circumference${rim > 90 ? '; that is the reflex angle, so take it off the full turn' : ''}.`,
          works: `${rim < 90 ? `2 \\times ${rim}^{\\circ}` : `360^{\\circ} - 2 \\times ${rim}^{\\circ}`} = ${atCentre}^{\\circ}`,
          value: q(atCentre),
        },
        {
          says: 'In its triangle with two radii, express the first chord by the radius and solve for the radius.',
          works: `${ratioTex[atCentre]} = ${length} \\;\\Rightarrow\\; r = ${rootTex(radius)}`,
          value: radius,
        },
        {
          says: 'Express the second chord by the radius, from its own angle at the centre.',
          works: `${ratioTex[centre]} = ${rootTex(key)}`,
          value: key,
        },
      ],
      check:
        centre === atCentre
          ? 'Both chords have the same angle at the centre, so they must be equally long, and they are.'
          : `The second chord has the ${centre > atCentre ? 'larger' : 'smaller'} angle at the centre, so it must be the ${centre > atCentre ? 'longer' : 'shorter'} one: it is about ${Math.round(sizeOf(key) * 10) / 10} ${unit} against ${length} ${unit}.`,
      principle:
        'To compare chords of one circle, bring every angle to the centre and let the radius link their isosceles triangles.',
    };
  },
  verify: ({ length, rim, centre, scene }) => {
    // On the unit circle, opens a chord until its angle at a rim point is right, then scales.
    const ends = (half: number): [Point, Point] => [onCircle(-90 - half), onCircle(-90 + half)];
    const viewer = onCircle(rim < 90 ? 91 : -90.5);
    const half = solved(rim, 1, 89, x => measured(viewer, ...ends(x)));
    const opened = solved(centre, 1, 89, x => measured(origin, ...ends(x)));
    const chord = (x: number) => {
      const [a, b] = ends(x);
      return Math.hypot(a.x - b.x, a.y - b.y);
    };
    return rootNear((length * (scene === 'lake' ? 10 : 1) * chord(opened)) / chord(half));
  },
  size: sizeOf,
});

export const anglesInCircles: readonly AnyTemplate[] = [rimAndCentre, chordFromChord];
