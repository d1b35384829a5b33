import type Fraction from 'fraction.js';
import { circle, figure, label, mark, type Point, segment } from '../../figure.ts';
import { path } from '../../path.ts';
import { numberTex } from '../../show.ts';
import { form, formOfCases, route, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
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

/** The point is on the longer arc, where it sees the chord at an acute angle. */
const onLonger = ({ arc }: SeenChord) => arc === 'major';

/** Which side of the chord the point is on, and so which angle at the centre it belongs to. */
const locating = ({ arc, given }: SeenChord, { given: size, side }: { given: Fraction; side: Fraction }) =>
  `\\text{angle at the centre on that side: } ${given === 'rim' ? `2 \\times ${size}^{\\circ} = ${side}^{\\circ}` : arc === 'major' ? `${side}^{\\circ}` : `360^{\\circ} - ${size}^{\\circ} = ${side}^{\\circ}`}`;
const locatingSays = ({ arc }: SeenChord) =>
  `See on which side of the chord the point lies: on the ${arc === 'major' ? 'longer' : 'shorter'} arc its angle is ${arc === 'major' ? 'less' : 'more'} than a right angle, so it belongs to the ${arc === 'major' ? 'smaller angle' : 'reflex angle'} at the centre. Write that angle with the given one.`;

const rimSays = ({ arc }: SeenChord) =>
  arc === 'major'
    ? 'On the longer arc the angle at the circumference is half of the angle at the centre.'
    : 'On the shorter arc the reflex angle at the centre is the one to halve.';
const rimTex = (p: SeenChord, centre: Fraction, rim: Fraction) =>
  onLonger(p)
    ? `\\frac{${centre}^{\\circ}}{2} = ${rim}^{\\circ}`
    : `\\frac{360^{\\circ} - ${centre}^{\\circ}}{2} = ${rim}^{\\circ}`;
const centreSays = ({ arc }: SeenChord) =>
  arc === 'major'
    ? 'The angle at the centre is twice the angle on the longer arc.'
    : 'Twice the angle on the shorter arc is the reflex angle at the centre; take it off the full turn.';
const centreTex = (p: SeenChord, rim: Fraction, centre: Fraction) =>
  onLonger(p)
    ? `2 \\times ${rim}^{\\circ} = ${centre}^{\\circ}`
    : `360^{\\circ} - 2 \\times ${rim}^{\\circ} = ${centre}^{\\circ}`;

const sizeGiven = path<SeenChord>().quiet('given', p => q(anglesOfChord(p)[p.given]));

const otherArc = {
  misconception: 'wrong_arc_taken',
  at: 'rim',
  wrongly: (_p: SeenChord, { rim }: { rim: Fraction }) => q(180).sub(rim),
  words: (p: SeenChord, { rim }: { rim: Fraction }) =>
    `$${rim}^{\\circ}$ is the angle on the other arc; ${viewer[p.scene]} is on the ${onLonger(p) ? 'longer' : 'shorter'} arc, and the two angles add up to $180^{\\circ}$.`,
} as const;

const rimFromCentre = route({
  path: sizeGiven
    .step('side', (p, { given }) => (onLonger(p) ? given : q(360).sub(given)), locatingSays, locating)
    .step(
      'rim',
      (_p, { side }) => side.div(2),
      rimSays,
      (p, { given, rim }) => rimTex(p, given, rim),
    ),
  slips: [
    otherArc,
    {
      misconception: 'equal_angles_taken',
      at: 'rim',
      wrongly: (_p, { given }) => given,
      words: (_p, { given }) =>
        `It treats the angle at the circumference as equal to the $${given}^{\\circ}$ at the centre; it is half of the central angle on its arc.`,
    },
    {
      misconception: 'supplement_taken',
      at: 'rim',
      wrongly: (_p, { given }) => q(180).sub(given),
      words: (_p, { given, rim }) =>
        `$180^{\\circ} - ${given}^{\\circ} = ${rim}^{\\circ}$ assumes the angles at the centre and at the circumference to add up to $180^{\\circ}$; they do not.`,
    },
    {
      misconception: 'base_angle_taken',
      at: 'rim',
      wrongly: (_p, { given }) => q(180).sub(given).div(2),
      words: (_p, { rim }) =>
        `$${rim}^{\\circ}$ is the angle between the chord and a radius, from the isosceles triangle at the centre.`,
    },
    {
      misconception: 'reflex_not_halved',
      at: 'rim',
      wrongly: (_p, { given }) => q(360).sub(given),
      words: (_p, { given, rim }) =>
        `$360^{\\circ} - ${given}^{\\circ} = ${rim}^{\\circ}$ is the reflex angle at the centre without halving it.`,
    },
    {
      misconception: 'quarter_taken',
      at: 'rim',
      wrongly: (_p, { given }) => given.div(2).add(90),
      words: (_p, { given, rim }) =>
        `$90^{\\circ} + ${given.div(2)}^{\\circ} = ${rim}^{\\circ}$ is a right angle and half of the central angle together; halve the central angle on the right arc instead.`,
    },
  ],
});

const rimFromBase = route({
  path: sizeGiven
    .step(
      'centre',
      (_p, { given }) => q(180).sub(given.mul(2)),
      'Triangle AOB is isosceles with two radii: take both base angles off.',
      (_p, { given, centre }) => `180^{\\circ} - 2 \\times ${given}^{\\circ} = ${centre}^{\\circ}`,
    )
    .step(
      'rim',
      (p, { centre }) => (onLonger(p) ? centre : q(360).sub(centre)).div(2),
      rimSays,
      (p, { centre, rim }) => rimTex(p, centre, rim),
    ),
  slips: [
    otherArc,
    {
      misconception: 'equal_angles_taken',
      gives: 'centre',
      words: (_p, { centre }) =>
        `$${centre}^{\\circ}$ is the angle at the centre; the angle at the circumference is half of the central angle on its arc.`,
    },
    {
      misconception: 'base_angle_taken',
      gives: 'given',
      words: (_p, { given }) =>
        `This treats ${angle('APB')} as equal to the $${given}^{\\circ}$ between chord and radius.`,
    },
    {
      misconception: 'central_doubled_from_base',
      at: 'rim',
      wrongly: (_p, { given }) => given.mul(2),
      words: (_p, { given, rim }) =>
        `$2 \\times ${given}^{\\circ} = ${rim}^{\\circ}$ treats twice the base angle as the angle asked; the base angles are what the triangle at the centre loses.`,
    },
    {
      misconception: 'supplement_taken',
      at: 'rim',
      wrongly: (_p, { given }) => q(180).sub(given),
      words: () => `This assumes ${angle('OAB')} and ${angle('APB')} to add up to $180^{\\circ}$.`,
    },
  ],
});

const baseFromRim = route({
  path: sizeGiven
    .step(
      'centre',
      (p, { given }) => (onLonger(p) ? given.mul(2) : q(360).sub(given.mul(2))),
      centreSays,
      (p, { given, centre }) => centreTex(p, given, centre),
    )
    .step(
      'base',
      (_p, { centre }) => q(180).sub(centre).div(2),
      'Triangle AOB is isosceles with two radii: share what is left between the base angles.',
      (_p, { centre, base }) => `\\frac{180^{\\circ} - ${centre}^{\\circ}}{2} = ${base}^{\\circ}`,
    ),
  slips: [
    {
      misconception: 'equal_angles_taken',
      at: 'centre',
      wrongly: (_p, { given }) => given,
      words: (_p, { centre }) =>
        `This treats the $${centre}^{\\circ}$ at the circumference as equal to the angle at the centre; the angle at the centre is twice as large.`,
    },
    {
      misconception: 'halved_for_doubled',
      at: 'centre',
      wrongly: (_p, { given }) => given.div(2),
      words: (_p, { centre }) =>
        `This uses half of the angle at the circumference, $${numberTex(centre)}^{\\circ}$, for the angle at the centre; it is twice as large.`,
    },
    {
      misconception: 'reports_central_angle',
      gives: 'centre',
      words: (_p, { centre }) =>
        `$${centre}^{\\circ}$ is ${angle('AOB')}; the question asks for a base angle of triangle AOB.`,
    },
    {
      misconception: 'base_angle_taken',
      at: 'base',
      wrongly: (p, { given }) => (onLonger(p) ? given : q(180).sub(given)),
      words: (_p, { base }) =>
        `$${base}^{\\circ}$ is the angle at P, or its supplement, and not the angle between chord and radius.`,
    },
    {
      misconception: 'base_angles_not_halved',
      at: 'base',
      wrongly: (_p, { centre }) => q(180).sub(centre),
      words: (_p, { centre, base }) =>
        `$180^{\\circ} - ${centre}^{\\circ} = ${base}^{\\circ}$ is both base angles of triangle AOB together; one of them is asked.`,
    },
    {
      misconception: 'half_angle_kept',
      at: 'base',
      wrongly: (_p, { centre }) => q(90).sub(centre.div(4)),
      words: (_p, { centre }) =>
        `Only a quarter of the $${centre}^{\\circ}$ at the centre is taken off a right angle here; half of them belongs there.`,
    },
  ],
});

const centreFromRim = route({
  path: sizeGiven
    .step('side', (_p, { given }) => given.mul(2), locatingSays, locating)
    .step(
      'centre',
      (p, { side }) => (onLonger(p) ? side : q(360).sub(side)),
      centreSays,
      (p, { given, centre }) => centreTex(p, given, centre),
    ),
  slips: [
    {
      misconception: 'equal_angles_taken',
      at: 'centre',
      wrongly: (_p, { given }) => given,
      words: (_p, { given }) =>
        `This treats the $${given}^{\\circ}$ at the circumference as equal to the angle at the centre; the angle at the centre is twice as large.`,
    },
    {
      misconception: 'halved_for_doubled',
      at: 'centre',
      wrongly: (_p, { given }) => given.div(2),
      words: (_p, { given }) =>
        `This uses half of the $${given}^{\\circ}$ at the circumference for the angle at the centre; it is twice as large.`,
    },
    {
      misconception: 'reflex_reported',
      at: 'centre',
      wrongly: (p, { given, side }) => (onLonger(p) ? q(180).sub(given) : side),
      words: (p, { centre }) =>
        onLonger(p)
          ? `$${centre}^{\\circ}$ is the supplement of the angle at the circumference; that is the angle on the other arc.`
          : `$${centre}^{\\circ}$ is the reflex angle at the centre; the chord is seen at the smaller one.`,
    },
    {
      misconception: 'supplement_taken',
      at: 'centre',
      wrongly: (p, { given, side }) => q(180).sub(onLonger(p) ? side : given),
      words: (p, { given, side, centre }) =>
        onLonger(p)
          ? `$180^{\\circ} - ${side}^{\\circ} = ${centre}^{\\circ}$ is the supplement of twice the angle, which is what the base angles share.`
          : `$180^{\\circ} - ${given}^{\\circ} = ${centre}^{\\circ}$ is the supplement of the angle; it still has to be doubled.`,
    },
    {
      misconception: 'base_angle_taken',
      at: 'centre',
      wrongly: (_p, { centre }) => q(180).sub(centre).div(2),
      words: (_p, { centre }) =>
        `$${centre}^{\\circ}$ is the angle between the chord and a radius, a base angle of the isosceles triangle.`,
    },
  ],
});

const seenChordRoute = ({ given, asked }: SeenChord) => {
  if (asked === 'rim') return given === 'centre' ? rimFromCentre : rimFromBase;
  return asked === 'base' ? baseFromRim : centreFromRim;
};

const rimAndCentreAsked = formOfCases<SeenChord, Fraction>({
  form: 'and-centre',
  band: 'Easy',
  stem: seenChordStem,
  routeOf: seenChordRoute,
  show: degrees,
  plausible: (value, { asked }) => value.valueOf() > 0 && value.valueOf() < (asked === 'base' ? 90 : 180),
  snapRead: p => {
    const { given, asked } = p;
    return `One chord is seen from ${asked === 'base' || given === 'base' ? `a point of the circle, and its angle with a radius is ${asked === 'base' ? 'asked' : 'given'}` : 'the centre and from a point of the circle'}: angles on the same chord.`;
  },
  approach: p => {
    const { given, asked } = p;
    const [rim, centre] = [`the angle at the circumference`, `the angle at the centre`];
    return `${asked === 'base' || given === 'base' ? `The link is the angle at the centre: an isosceles triangle joins it to the angle between chord and radius, and ${rim} is half of it.` : `The angle at the circumference is half of ${centre}.`} First look which arc the point is on: the angle at the centre must open towards the other arc, so for a point on the shorter arc it is the reflex angle.`;
  },
  check: p => {
    const { half, arc } = p;
    return `Angles on the two arcs add up to $180^{\\circ}$: $${half}^{\\circ} + ${180 - half}^{\\circ}$; ${arc === 'major' ? 'on the longer arc the angle is acute' : 'on the shorter arc the angle is obtuse'}, as it must be.`;
  },
  principle:
    'The angle at the circumference is half of the central angle that opens to the same side; on the shorter arc this is the reflex angle.',
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
});

/** GM.CIR.2 Easy: the angle at the rim is half the central angle on its own arc; on the shorter arc that is the reflex one. */
const rimAndCentre: readonly AnyTemplate[] = situation<SeenChord>({
  type: 'GM.CIR.2',
  situation: 'rim',
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
  forms: [rimAndCentreAsked],
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

/** The chord by the radius for the angles at the centre that occur. */
const chordTex: Record<number, string> = {
  60: 'r',
  90: 'r\\sqrt{2}',
  120: 'r\\sqrt{3}',
};

const chordFromChordAsked = form({
  form: 'from-chord',
  band: 'Medium',
  seconds: 80,
  stem: ({ length, rim, centre, scene }) => {
    if (scene === 'lake')
      return `Four jetties A, B, C and D stand on the bank of a circular lake. The distance from A to B, straight across the water, is ${10 * length} metres, and from a point of the bank A and B are seen at an angle of $${rim}^{\\circ}$. From the centre of the lake C and D are seen at an angle of $${centre}^{\\circ}$. What is the distance from C to D, straight across the water?`;
    if (scene === 'wheel')
      return `A jeweller lays two straight gold wires across a round brooch, each from edge to edge. The first is ${length} mm long and subtends an angle of $${rim}^{\\circ}$ at a point on the edge. The second subtends an angle of $${centre}^{\\circ}$ at the centre. How long is the second wire?`;
    return `In a circle, a chord AB of length ${length} cm subtends an angle of $${rim}^{\\circ}$ at a point of the circle. A chord CD subtends an angle of $${centre}^{\\circ}$ at the centre. What is the length of CD?`;
  },
  path: path<TwoChords>()
    .quiet('length', ({ length, scene }) => length * (scene === 'lake' ? 10 : 1))
    .step(
      'atCentre',
      ({ rim }) => (rim < 90 ? 2 * rim : 360 - 2 * rim),
      ({ rim }) =>
        `Find the angle of the first chord at the centre: twice the angle at the circumference${rim > 90 ? '; that is the reflex angle, so take it off the full turn' : ''}.`,
      ({ rim }, { atCentre }) =>
        `${rim < 90 ? `2 \\times ${rim}^{\\circ}` : `360^{\\circ} - 2 \\times ${rim}^{\\circ}`} = ${atCentre}^{\\circ}`,
    )
    .quiet('first', (_p, { atCentre }) => sine2(atCentre / 2))
    .quiet('second', ({ centre }) => sine2(centre / 2))
    .step(
      'radius',
      (_p, { length, first }): Value => times(length, q(1, 4).div(first)),
      'In its triangle with two radii, express the first chord by the radius and solve for the radius.',
      (_p, { length, atCentre, radius }) =>
        `${chordTex[atCentre]} = ${length} \\;\\Rightarrow\\; r = ${rootTex(radius)}`,
    )
    .step(
      'key',
      (_p, { length, first, second }): Value => times(length, second.div(first)),
      'Express the second chord by the radius, from its own angle at the centre.',
      ({ centre }, { key }) => `${chordTex[centre]} = ${rootTex(key)}`,
    ),
  slips: [
    {
      misconception: 'rim_angle_taken_as_central',
      at: 'atCentre',
      wrongly: ({ rim }) => (rim === 60 || rim === 120 ? rim : null),
      words: ({ rim }) =>
        `It treats the $${rim}^{\\circ}$ as an angle at the centre; it is at the circumference, so the centre sees the chord differently.`,
    },
    {
      misconception: 'central_angle_taken_as_rim',
      at: 'second',
      wrongly: ({ centre }) => sine2(centre),
      words: ({ centre }) =>
        `That treats the $${centre}^{\\circ}$ as an angle at the circumference; it is at the centre, so half of it belongs in the right triangle.`,
    },
    {
      misconception: 'chord_proportional_to_angle',
      at: 'key',
      wrongly: ({ centre }, { length, atCentre }) => q(length * centre, atCentre),
      words: ({ centre }, { length, atCentre }) =>
        `$${length} \\times \\frac{${centre}}{${atCentre}}$ assumes chords to be in the ratio of their angles at the centre; arcs are, chords are not.`,
    },
    {
      misconception: 'half_chord_reported',
      at: 'key',
      wrongly: (_p, { length, first, second }) => times(length, second.div(first).div(4)),
      words: (_p, { key }) =>
        `$${rootTex(key)}$ is half of the second chord: the perpendicular from the centre halves it.`,
    },
    {
      misconception: 'radius_reported',
      gives: 'radius',
      words: (_p, { radius }) =>
        `$${rootTex(radius)}$ is the radius of the circle; the second chord still has to be found from it.`,
    },
    {
      misconception: 'wrong_leg_of_triangle',
      at: 'second',
      wrongly: ({ centre }) => sine2(90 - centre / 2),
      words: ({ centre }) =>
        `That is the wrong leg of the right triangle at the centre: the half-chord lies opposite the half-angle of $${centre / 2}^{\\circ}$.`,
    },
    {
      misconception: 'ratio_inverted',
      at: 'key',
      wrongly: (_p, { length, first, second }) => times(length, first.div(second)),
      words: ({ centre }, { atCentre }) =>
        `The chords seen at $${atCentre}^{\\circ}$ and $${centre}^{\\circ}$ from the centre are put in the ratio the other way round.`,
    },
    {
      misconception: 'reports_distance_from_centre',
      at: 'key',
      wrongly: ({ centre }, { length, first }) =>
        times(
          length,
          sine2(90 - centre / 2)
            .div(first)
            .div(4),
        ),
      words: (_p, { key }) =>
        `$${rootTex(key)}$ is the distance of the second chord from the centre, not the chord.`,
    },
    {
      misconception: 'whole_chord_doubled',
      at: 'key',
      wrongly: (_p, { length, first, second }) => times(length, second.mul(4).div(first)),
      words: (_p, { key }) => `$${rootTex(key)}$ takes the whole second chord for its half and doubles it.`,
    },
    {
      misconception: 'diameter_reported',
      at: 'second',
      wrongly: () => q(1),
      words: () =>
        'This gives the diameter of the circle; only a chord seen at $180^{\\circ}$ from the centre is as long as that.',
    },
  ],
  show: (value, { scene }) =>
    `$${rootTex(value)}$ ${scene === 'plain' ? 'cm' : scene === 'lake' ? 'metres' : 'mm'}`,
  size: sizeOf,
  plausible: value =>
    sizeOf(value) > 0 &&
    ((Array.isArray(value) ? (value[0] as Fraction) : (value as Fraction)).d ?? 1n) <= 3n,
  snapRead: () =>
    `Two chords of one circle: the length of the first and its angle at the circumference, and the angle of the second at the centre. The radius links them.`,
  approach: () =>
    `Bring both angles to the centre, where each chord makes an isosceles triangle with two radii. Central angles of $60^{\\circ}$, $90^{\\circ}$ and $120^{\\circ}$ give chords of $r$, $r\\sqrt{2}$ and $r\\sqrt{3}$, so no trigonometry is needed: find $r$ from the first chord, then the second chord.`,
  check: ({ centre, scene }, { length, atCentre, key }) => {
    const unit = scene === 'plain' ? 'cm' : scene === 'lake' ? 'metres' : 'mm';
    return centre === atCentre
      ? 'Both chords have the same angle at the centre, so they must be equally long, and they are.'
      : `The second chord has the ${centre > atCentre ? 'larger' : 'smaller'} angle at the centre, so it must be the ${centre > atCentre ? 'longer' : 'shorter'} one: it is about ${Math.round(sizeOf(key) * 10) / 10} ${unit} against ${length} ${unit}.`;
  },
  principle:
    'To compare chords of one circle, bring every angle to the centre and let the radius link their isosceles triangles.',
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
});

/** GM.CIR.2 Medium: two chords compared through the radius; one angle is at the rim, the other at the centre. */
const chordFromChord: readonly AnyTemplate[] = situation<TwoChords>({
  type: 'GM.CIR.2',
  situation: 'chord',
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
  forms: [chordFromChordAsked],
});

export const anglesInCircles: readonly AnyTemplate[] = [...rimAndCentre, ...chordFromChord];
