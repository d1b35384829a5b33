import type Fraction from 'fraction.js';
import { circle, figure, label, mark, type Point, segment } from '../../figure.ts';
import { calc, form, type Path, Surd, situation, slip, stop, tex, text } from '../../question/index.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { rationalNear } from '../measured-lengths.ts';
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
  return `AB is a chord of a circle with centre O${place}. If ${angleIs(
    chordAngle[p.given],
    size,
  )}, what is ${angle(chordAngle[p.asked])}?`;
}

/** The point is on the longer arc, where it sees the chord at an acute angle. */
const onLonger = ({ arc }: SeenChord) => arc === 'major';

/** Which side of the chord the point is on, and so which angle at the centre it belongs to. */
const locating = ({ arc, given }: SeenChord, { given: size, side }: { given: Fraction; side: Fraction }) =>
  `\\text{angle at the centre on that side: } ${
    given === 'rim'
      ? `2 \\times ${size}^{\\circ} = ${side}^{\\circ}`
      : arc === 'major'
        ? `${side}^{\\circ}`
        : `360^{\\circ} - ${size}^{\\circ} = ${side}^{\\circ}`
  }`;
const locatingSays = ({ arc }: SeenChord) =>
  `See on which side of the chord the point lies: on the ${arc === 'major' ? 'longer' : 'shorter'} arc its angle is ${arc === 'major' ? 'less' : 'more'} than a right angle, so it belongs to the ${arc === 'major' ? 'smaller angle' : 'reflex angle'} at the centre. Write that angle with the given one.`;

const rimSays = ({ arc }: SeenChord) =>
  arc === 'major'
    ? 'On the longer arc the angle at the circumference is half of the angle at the centre that opens to the same side.'
    : 'For a point on the shorter arc the reflex angle at the centre opens to the same side, so halve that one.';
const rimTex = (p: SeenChord, centre: Fraction, rim: Fraction) =>
  onLonger(p)
    ? `\\frac{${centre}^{\\circ}}{2} = ${rim}^{\\circ}`
    : `\\frac{360^{\\circ} - ${centre}^{\\circ}}{2} = ${rim}^{\\circ}`;
const centreSays = ({ arc }: SeenChord) =>
  arc === 'major'
    ? 'The angle at the centre is twice the angle on the longer arc.'
    : 'Twice the angle on the shorter arc is the reflex angle at the centre; the full turn without it is the smaller one.';
const centreTex = (p: SeenChord, rim: Fraction, centre: Fraction) =>
  onLonger(p)
    ? `2 \\times ${rim}^{\\circ} = ${centre}^{\\circ}`
    : `360^{\\circ} - 2 \\times ${rim}^{\\circ} = ${centre}^{\\circ}`;

const rimFromCentre = (p: SeenChord, { step, find }: Path) => {
  const { given, scene } = p;
  const known = find(anglesOfChord(p)[given]);
  const side = step(onLonger(p) ? known : q(360).sub(known), {
    name: 'the angle at the centre on that side',
    works: value => tex`${locating(p, { given: known, side: value })}`,
    because: text`The angle at the circumference opens towards the arc on which the point does not lie. Only the
      angle at the centre that opens to the same side is twice as large; the other one makes the full turn with it.`,
  })`
    ${locatingSays(p)}`;
  const rim = step(calc`${side} / 2`, {
    name: 'the angle at the circumference',
    works: value => tex`${rimTex(p, known, value)}`,
    because: text`The radius to the point makes two isosceles triangles. At the centre their exterior angles are
      twice the base angles, so the whole angle there is twice the one at the circumference.`,
  })`
    ${rimSays(p)}`;
  return {
    answer: rim,
    slips: [
      slip('took_the_wrong_angle', rim, calc`180 - ${rim}`)`
        $${rim}^{\circ}$ is the angle on the other arc; ${viewer[scene]} is on the
        ${onLonger(p) ? 'longer' : 'shorter'} arc, and the two angles add up to $180^{\circ}$.`,
      slip('mixed_up_centre_and_circumference', rim, known)`
        It treats the angle at the circumference as equal to the $${known}^{\circ}$ at the centre; it is half of the
        central angle on its arc.`,
      slip('took_the_wrong_angle', rim, calc`180 - ${known}`)`
        $180^{\circ} - ${known}^{\circ} = ${rim}^{\circ}$ assumes the angles at the centre and at the circumference
        to add up to $180^{\circ}$; they do not.`,
      slip('took_the_wrong_angle', rim, calc`(180 - ${known}) / 2`)`
        $${rim}^{\circ}$ is the angle between the chord and a radius, from the isosceles triangle at the centre.`,
      slip('did_not_halve', rim, calc`360 - ${known}`)`
        $360^{\circ} - ${known}^{\circ} = ${rim}^{\circ}$ is the reflex angle at the centre. The angle on the circle
        is half of it.`,
    ],
  };
};

const rimFromBase = (p: SeenChord, { step, find }: Path) => {
  const { given, scene } = p;
  const known = find(anglesOfChord(p)[given]);
  const centre = step(calc`180 - ${known} * 2`, {
    name: 'the angle at the centre',
    works: value => tex`180^{\circ} - 2 \times ${known}^{\circ} = ${value}^{\circ}`,
    because: text`OA and OB are radii, so triangle AOB is isosceles and both angles at the chord are equal. The
      angle sum of a triangle is $180^\circ$.`,
  })`
    Triangle AOB is isosceles with two equal radii, so its base angles are equal. Subtract both from $180^\circ$ to
    get the angle at the centre.`;
  const rim = step(calc`${onLonger(p) ? centre : q(360).sub(centre)} / 2`, {
    name: 'the angle at the circumference',
    works: value => tex`${rimTex(p, centre, value)}`,
    because: text`The radius to the point makes two isosceles triangles. At the centre their exterior angles are
      twice the base angles, so the whole angle there is twice the one at the circumference.`,
  })`
    ${rimSays(p)}`;
  return {
    answer: rim,
    slips: [
      slip('took_the_wrong_angle', rim, calc`180 - ${rim}`)`
        $${rim}^{\circ}$ is the angle on the other arc; ${viewer[scene]} is on the
        ${onLonger(p) ? 'longer' : 'shorter'} arc, and the two angles add up to $180^{\circ}$.`,
      stop('mixed_up_centre_and_circumference', centre)`
        $${centre}^{\circ}$ is the angle at the centre; the angle at the circumference is half of the central angle
        on its arc.`,
      stop('took_the_wrong_angle', known)`
        This treats ${angle('APB')} as equal to the $${known}^{\circ}$ between chord and radius.`,
      slip('took_the_wrong_angle', rim, calc`${known} * 2`)`
        $2 \times ${known}^{\circ} = ${rim}^{\circ}$ treats twice the base angle as the angle asked; the base angles
        are what the triangle at the centre loses.`,
      slip('took_the_wrong_angle', rim, calc`180 - ${known}`)`
        This assumes that ${angle('OAB')} and ${angle('APB')} add up to $180^{\circ}$. They are no angles of one
        straight line.`,
    ],
  };
};

const baseFromRim = (p: SeenChord, { step, find }: Path) => {
  const { given } = p;
  const known = find(anglesOfChord(p)[given]);
  const centre = step(onLonger(p) ? known.mul(2) : q(360).sub(known.mul(2)), {
    name: 'the angle at the centre',
    works: value => tex`${centreTex(p, known, value)}`,
    because: text`The radius to P makes two isosceles triangles. At the centre their exterior angles are twice the
      base angles, so the angle there that opens to the same side is twice the one at P.`,
  })`
    ${centreSays(p)}`;
  const base = step(calc`(180 - ${centre}) / 2`, {
    name: 'the angle between chord and radius',
    works: value => tex`\frac{180^{\circ} - ${centre}^{\circ}}{2} = ${value}^{\circ}`,
    because: text`OA and OB are radii, so both angles at the chord are equal. They share what the angle at the
      centre leaves of $180^\circ$.`,
  })`
    Triangle AOB is isosceles with two equal radii, so its base angles are equal. Each is half of what the angle at
    the centre leaves of $180^\circ$.`;
  return {
    answer: base,
    slips: [
      slip('mixed_up_centre_and_circumference', centre, known)`
        This treats the $${centre}^{\circ}$ at the circumference as equal to the angle at the centre; the angle at
        the centre is twice as large.`,
      slip('mixed_up_centre_and_circumference', centre, calc`${known} / 2`)`
        This uses half of the angle at the circumference, $${centre}^{\circ}$, for the angle at the centre; it is
        twice as large.`,
      stop('took_the_wrong_angle', centre)`
        $${centre}^{\circ}$ is ${angle('AOB')}; the question asks for a base angle of triangle AOB.`,
      slip('took_the_wrong_angle', base, onLonger(p) ? known : calc`180 - ${known}`)`
        $${base}^{\circ}$ is the angle at P, or its supplement, and not the angle between chord and radius.`,
      slip('did_not_halve', base, calc`180 - ${centre}`)`
        $180^{\circ} - ${centre}^{\circ} = ${base}^{\circ}$ is both base angles of triangle AOB together; one of
        them is asked.`,
      slip('halved_needlessly', base, calc`90 - ${centre} / 4`)`
        Only a quarter of the $${centre}^{\circ}$ at the centre is taken off a right angle here; half of them
        belongs there.`,
    ],
  };
};

const centreFromRim = (p: SeenChord, { step, find }: Path) => {
  const { given } = p;
  const known = find(anglesOfChord(p)[given]);
  const side = step(calc`${known} * 2`, {
    name: 'the angle at the centre on that side',
    works: value => tex`${locating(p, { given: known, side: value })}`,
    because: text`The angle at the circumference opens towards the arc on which the point does not lie. The angle at
      the centre that opens to the same side is twice as large.`,
  })`
    ${locatingSays(p)}`;
  const centre = step(onLonger(p) ? side : q(360).sub(side), {
    name: 'the angle at the centre',
    works: value => tex`${centreTex(p, known, value)}`,
    because: text`The chord is seen from the centre at the smaller of the two angles there. On the longer arc this
      is twice the angle at the circumference; on the shorter arc twice that angle is the reflex one.`,
  })`
    ${centreSays(p)}`;
  return {
    answer: centre,
    slips: [
      slip('mixed_up_centre_and_circumference', centre, known)`
        This treats the $${known}^{\circ}$ at the circumference as equal to the angle at the centre; the angle at
        the centre is twice as large.`,
      slip('mixed_up_centre_and_circumference', centre, calc`${known} / 2`)`
        This uses half of the $${known}^{\circ}$ at the circumference for the angle at the centre; it is twice as
        large.`,
      slip('took_the_wrong_angle', centre, onLonger(p) ? calc`180 - ${known}` : side)`
        ${
          onLonger(p)
            ? text`$${centre}^{\circ}$ is the supplement of the angle at the circumference; that is the
          angle on the other arc.`
            : text`$${centre}^{\circ}$ is the reflex angle at the centre; the chord is seen at
            the smaller one.`
        }`,
      slip('took_the_wrong_angle', centre, () => calc`180 - ${onLonger(p) ? side : known}`)`
        ${
          onLonger(p)
            ? text`$180^{\circ} - ${side}^{\circ} = ${centre}^{\circ}$ is the supplement of twice the angle,
          which is what the base angles share.`
            : text`$180^{\circ} - ${known}^{\circ} = ${centre}^{\circ}$ is the
            supplement of the angle; it still has to be doubled.`
        }`,
      slip('took_the_wrong_angle', centre, calc`(180 - ${centre}) / 2`)`
        $${centre}^{\circ}$ is the angle between the chord and a radius, a base angle of the isosceles triangle.`,
    ],
  };
};

const seenChordRoute = ({ given, asked }: SeenChord) => {
  if (asked === 'rim') return given === 'centre' ? rimFromCentre : rimFromBase;
  return asked === 'base' ? baseFromRim : centreFromRim;
};

const rimAndCentreAsked = form<SeenChord>(
  'and-centre',
  {
    revision: 2, // Without a slip that adds a right angle, which no student makes.
    band: 'Easy',
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
  },
  (p, path) => {
    const { asked, given, half, arc, scene } = p;
    return {
      ...seenChordRoute(p)(p, path),
      stem: text`${seenChordStem(p)}`,
      show: degrees,
      plausible: value => value.valueOf() > 0 && value.valueOf() < (asked === 'base' ? 90 : 180),
      snapRead: text`One chord is seen from ${
        asked === 'base' || given === 'base'
          ? text`a point of the circle, and its angle with a radius is
          ${asked === 'base' ? 'asked' : 'given'}`
          : 'the centre and from a point of the circle'
      }: angles on the same chord.`,
      approach: () => {
        const [rim, centre] = [`the angle at the circumference`, `the angle at the centre`];
        return text`${
          asked === 'base' || given === 'base'
            ? text`The link is the angle at the centre: an isosceles
          triangle joins it to the angle between chord and radius, and ${rim} is half of it.`
            : text`The angle at the
            circumference is half of ${centre}.`
        } First look which arc the point is on: the angle at the centre must open towards the other arc, so for a
          point on the shorter arc it is the reflex angle.`;
      },
      check: text`Angles on the two arcs add up to $180^{\circ}$: $${half}^{\circ} + ${180 - half}^{\circ}$;
        ${arc === 'major' ? 'on the longer arc the angle is acute' : 'on the shorter arc the angle is obtuse'}, as
        it must be.`,
      principle: text`The angle at the circumference is half of the central angle that opens to the same side; on
        the shorter arc this is the reflex angle.`,
      figure: () => {
        const [a, b] = [onCircle(-90 - half), onCircle(-90 + half)];
        const rim = arc === 'major' ? onCircle(82) : onCircle(-90 + half * 0.3);
        const s = sheetOf({ A: a, B: b, P: rim, O: origin }, 190, [
          { x: -1, y: -1 },
          { x: 1, y: 1 },
        ]);
        const withP = given === 'rim' || asked === 'rim';
        return figure(
          s.width,
          s.height,
          `A circle with centre O and a chord AB. ${
            withP
              ? `A point P${scene === 'plain' ? '' : `, where ${viewer[scene]} stands,`} lies on the ${arc === 'major' ? 'longer' : 'shorter'} arc AB. `
              : ''
          }Angle ${chordAngle[given]} is ${anglesOfChord(p)[given]} degrees.`,
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
    };
  },
);

/**
 * GM.CIR.2 Easy: the angle at the rim is half the central angle on its own arc; on the shorter arc that is the
 * reflex one.
 */
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
const times = (length: number, square: Fraction) => Surd.root(square).mul(length);

/** The chord by the radius for the angles at the centre that occur. */
const chordTex: Record<number, string> = {
  60: 'r',
  90: 'r\\sqrt{2}',
  120: 'r\\sqrt{3}',
};

const chordFromChordAsked = form<TwoChords, Surd>(
  'from-chord',
  {
    band: 'Medium',
    seconds: 80,
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
      return Surd.root(
        rationalNear(((length * (scene === 'lake' ? 10 : 1) * chord(opened)) / chord(half)) ** 2),
      );
    },
  },
  ({ length, scene, rim, centre }, { step, find }) => {
    const span = find(calc`${length} * ${scene === 'lake' ? 10 : 1}`);
    const atCentre = step(rim < 90 ? 2 * rim : 360 - 2 * rim, {
      name: 'the angle of the first chord at the centre',
      works: value =>
        tex`${
          rim < 90 ? tex`2 \times ${rim}^{\circ}` : tex`360^{\circ} - 2 \times ${rim}^{\circ}`
        } = ${value}^{\circ}`,
      because: text`An angle at the circumference is half of the angle at the centre that opens to the same side. At
        the centre every chord forms a triangle with two radii, so there the two chords can be compared.`,
    })`
      Find the angle of the first chord at the centre: it is twice the angle at the
      circumference${rim > 90 && '. That is the reflex angle here, so take it away from the full turn'}.`;
    const first = find(sine2(Number(atCentre) / 2));
    const second = find(sine2(centre / 2));
    const radius = step(times(Number(span), q(1, 4).div(first)), {
      name: 'the radius',
      works: value => tex`${chordTex[Number(atCentre)]} = ${span} \;\Rightarrow\; r = ${value.tex}`,
      because: text`The perpendicular from the centre halves the chord and the angle. So half of the chord is the
        radius times the sine of half the angle: for $60^\circ$ the chord is $r$, for $90^\circ$ it is $r\sqrt{2}$,
        for $120^\circ$ it is $r\sqrt{3}$.`,
    })`
      Let $r$ be the radius, which links the two chords. In its triangle with two radii express the first chord by
      $r$, and solve for $r$.`;
    const key = step(times(Number(span), second.div(first)), {
      name: 'the second chord',
      works: value => tex`${chordTex[centre]} = ${value.tex}`,
      because: text`The second chord belongs to the same circle, so it has the same radius. Its angle at the centre
        alone decides how many times the radius it is.`,
    })`
      In the same way express the second chord by the radius, from its own angle at the centre.`;
    return {
      answer: key,
      stem: () => {
        if (scene === 'lake')
          return text`Four jetties A, B, C and D stand on the bank of a circular lake. The distance from A to B,
            straight across the water, is ${String(10 * length)} metres, and from a point of the bank A and B are
            seen at an angle of $${rim}^{\circ}$. From the centre of the lake C and D are seen at an angle of
            $${centre}^{\circ}$. What is the distance from C to D, straight across the water?`;
        if (scene === 'wheel')
          return text`A jeweller lays two straight gold wires across a round brooch, each from edge to edge. The
            first is ${String(length)} mm long and subtends an angle of $${rim}^{\circ}$ at a point on the edge. The
            second subtends an angle of $${centre}^{\circ}$ at the centre. How long is the second wire?`;
        return text`In a circle, a chord AB of length ${String(length)} cm subtends an angle of $${rim}^{\circ}$ at
          a point of the circle. A chord CD subtends an angle of $${centre}^{\circ}$ at the centre. What is the
          length of CD?`;
      },
      show: value => `$${value.tex}$ ${scene === 'plain' ? 'cm' : scene === 'lake' ? 'metres' : 'mm'}`,
      plausible: value => value.valueOf() > 0 && [1, 2, 3].some(d => !value.mul(d).tex.includes('frac')),
      slips: [
        slip('mixed_up_centre_and_circumference', atCentre, (rim === 60 || rim === 120) && rim)`
          You used the $${rim}^{\circ}$ as an angle at the centre. It is at the circumference, so the angle at the
          centre on the same side is twice as large.`,
        slip('mixed_up_centre_and_circumference', second, sine2(centre))`
          You used the $${centre}^{\circ}$ as an angle at the circumference. It is at the centre, so half of it is
          the angle in the right triangle.`,
        slip('assumed_a_proportion', key, () => Surd.of(q(Number(span) * centre, Number(atCentre))))`
          $${span} \times \frac{${centre}}{${atCentre}}$ assumes chords to be in the ratio of their angles at the
          centre; arcs are, chords are not.`,
        slip('did_not_double', key, () => times(Number(span), second.div(first).div(4)))`
          $${key.tex}$ is half of the second chord: the perpendicular from the centre halves it.`,
        stop('answered_another_quantity', radius)`
          $${radius.tex}$ is the radius of the circle; the second chord still has to be found from it.`,
        slip('mistook_the_hypotenuse', second, sine2(90 - centre / 2))`
          That is the wrong leg of the right triangle at the centre: the half-chord lies opposite the half-angle of
          $${centre / 2}^{\circ}$.`,
        slip('inverted_the_ratio', key, () => times(Number(span), first.div(second)))`
          The chords seen at $${atCentre}^{\circ}$ and $${centre}^{\circ}$ from the centre are put in the ratio the
          other way round.`,
        slip('answered_another_quantity', key, () =>
          times(
            Number(span),
            sine2(90 - centre / 2)
              .div(first)
              .div(4),
          ),
        )`
          $${key.tex}$ is the distance of the second chord from the centre, not the chord.`,
        slip('doubled_needlessly', key, () => times(Number(span), second.mul(4).div(first)))`
          $${key.tex}$ takes the whole second chord for its half and doubles it.`,
        slip('mixed_up_a_length_and_its_half', second, 1)`
          This gives the diameter of the circle; only a chord seen at $180^{\circ}$ from the centre is as long as
          that.`,
      ],
      snapRead: text`Two chords of one circle: the length of the first and its angle at the circumference, and the
        angle of the second at the centre. The radius links them.`,
      approach: text`Bring both angles to the centre, where each chord makes an isosceles triangle with two radii.
        Central angles of $60^{\circ}$, $90^{\circ}$ and $120^{\circ}$ give chords of $r$, $r\sqrt{2}$ and
        $r\sqrt{3}$, so no trigonometry is needed: find $r$ from the first chord, then the second chord.`,
      check: () => {
        const unit = scene === 'plain' ? 'cm' : scene === 'lake' ? 'metres' : 'mm';
        return centre === Number(atCentre)
          ? text`Both chords have the same angle at the centre, so they must be equally long, and they are.`
          : text`The second chord has the ${centre > Number(atCentre) ? 'larger' : 'smaller'} angle at the centre,
            so it must be the ${centre > Number(atCentre) ? 'longer' : 'shorter'} one: it is about
            ${Math.round(key.valueOf() * 10) / 10} ${unit} against ${span} ${unit}.`;
      },
      principle: text`To compare chords of one circle, bring every angle to the centre and let the radius link their
        isosceles triangles.`,
    };
  },
);

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
    return key.tex.includes('frac') ? null : p;
  },
  forms: [chordFromChordAsked],
});

export const anglesInCircles: readonly AnyTemplate[] = [...rimAndCentre, ...chordFromChord];
