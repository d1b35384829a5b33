import type Fraction from 'fraction.js';
import { circle, figure, label, mark, segment } from '../../figure.ts';
import { template } from '../../template.ts';
import { q } from '../../value.ts';
import { rationalNear } from '../exact-lengths.ts';
import { sheetOf } from '../sheet.ts';
import { angle, angleIs, crossing, degrees, measured, onCircle, origin, solved } from './measured-angles.ts';

type Trisected = 'AOD' | 'APD' | 'AOB' | 'OAB';
interface Chase {
  kind: 'radius-laid-off';
  /** The angle at P. */
  small: number;
  given: Trisected;
  asked: Trisected;
}
interface Crossed {
  kind: 'two-chords';
  /** Angles at the rim on the arcs AD and BC. */
  wide: number;
  narrow: number;
  asked: 'ACD' | 'BAC' | 'AOD' | 'BOC';
}
type Chased = Chase | Crossed;

const trisectedAngles = (small: number): Record<Trisected, number> => ({
  AOD: 3 * small,
  APD: small,
  AOB: 180 - 4 * small,
  OAB: 2 * small,
});
const crossedAngles = ({ wide, narrow }: Pick<Crossed, 'wide' | 'narrow'>) => ({
  ACD: wide,
  BAC: narrow,
  AOD: 2 * wide,
  BOC: 2 * narrow,
});
const chasedKey = (p: Chased) =>
  q(p.kind === 'two-chords' ? crossedAngles(p)[p.asked] : trisectedAngles(p.small)[p.asked]);

/** The points of a radius laid off along a chord produced; A is found as the second crossing of the line PB. */
function laidOff(small: number) {
  const [b, d] = [onCircle(small), onCircle(180)];
  const p = { x: 2 * b.x, y: 0 };
  const [ux, uy] = [b.x - p.x, b.y - p.y];
  const along = -2 * (p.x * ux + p.y * uy) - 1;
  return { A: { x: p.x + along * ux, y: p.y + along * uy }, B: b, D: d, O: origin, P: p };
}
/** Four points in order on the circle with these half-arcs AD and BC, and the crossings of their joins. */
function fourPoints(wide: number, narrow: number) {
  const [A, B, C, D] = [
    onCircle(180 - wide),
    onCircle(narrow + 8),
    onCircle(8 - narrow),
    onCircle(180 + wide),
  ];
  return { A, B, C, D, O: origin, P: crossing(A, B, D, C), Q: crossing(A, C, B, D) };
}

const slipsOfLaidOff = ({ small, asked }: Chase) => {
  const own = trisectedAngles(small);
  const other = (name: Trisected, words: string) => ({
    misconception: 'reports_other_angle',
    value: q(own[name]),
    words: `This gives ${angle(name)}; ${words}`,
  });
  if (asked === 'APD')
    return [
      {
        misconception: 'rim_and_centre_for_any_angle',
        value: q(3 * small, 2),
        words: `This treats ${angle('APD')} as half of ${angle('AOD')}, as on the circumference; P lies outside the circle.`,
      },
      other('OAB', 'that is an angle of triangle AOB, twice the one at P.'),
      {
        misconception: 'equal_sides_unused',
        value: q(90 - 2 * small),
        words: `It is half of ${angle('AOB')}; the isosceles triangles give the angle at P.`,
      },
      {
        misconception: 'exterior_angle_miscounted',
        value: q(3 * small, 4),
        words: `This treats ${angle('AOD')} as four times the angle at P; the outside angle adds one and two of them.`,
      },
    ];
  if (asked === 'AOB')
    return [
      {
        misconception: 'part_for_whole_angle',
        value: q(180 - 3 * small),
        words: `This gives ${angle('AOP')}; ${angle('BOP')} is a part of it that still has to be taken off.`,
      },
      {
        misconception: 'exterior_angle_not_doubled',
        value: q(180 - 2 * small),
        words: `This treats ${angle('OBA')} as equal to the angle at P; it is an outside angle of triangle OBP and adds two equal angles.`,
      },
      other('OAB', 'that is a base angle of the triangle AOB.'),
      {
        misconception: 'supplement_taken',
        value: q(4 * small),
        words: `This gives both base angles of triangle AOB together; its third angle is asked.`,
      },
      {
        misconception: 'one_base_angle_only',
        value: q(180 - 5 * small),
        words: `This subtracts one angle too many from $180^{\\circ}$; only the two base angles of triangle AOB come off.`,
      },
    ];
  return [
    other('OAB', 'one more angle has to be added to it to make the outside angle.'),
    {
      misconception: 'exterior_angle_miscounted',
      value: q(4 * small),
      words: `This gives both base angles of triangle AOB together; ${angle('AOD')} is an outside angle of triangle AOP and adds the angles at A and P.`,
    },
    {
      misconception: 'supplement_taken',
      value: q(180 - 3 * small),
      words: `This gives ${angle('AOP')}; ${angle('AOD')} is its supplement.`,
    },
    other('APD', 'the angle at O is larger.'),
    {
      misconception: 'base_angles_for_whole',
      value: q(180 - 2 * small),
      words: `That is $180^{\\circ}$ less one base angle; use the outside angle of triangle AOP.`,
    },
  ];
};

const slipsOfCrossed = (p: Crossed) => {
  const { wide, narrow, asked } = p;
  const [atP, atQ] = [wide - narrow, wide + narrow];
  const own = crossedAngles(p);
  const central = asked === 'AOD' || asked === 'BOC';
  const partner = ({ ACD: 'BAC', BAC: 'ACD', AOD: 'BOC', BOC: 'AOD' } as const)[asked];
  return [
    {
      misconception: 'reports_other_angle',
      value: q(own[partner]),
      words: `This gives ${angle(partner)}, the other one of the two angles that the sum and the difference give.`,
    },
    {
      misconception: 'crossing_taken_as_centre',
      value: q(atQ, central ? 1 : 2),
      words: central
        ? 'This treats the crossing of the chords as the centre; the angle there is not the angle at O.'
        : `That gives half of the angle at the crossing, as if the crossing were the centre.`,
    },
    {
      misconception: central ? 'doubling_forgotten' : 'half_forgotten',
      value: q(central ? own[asked] / 2 : own[asked] * 2),
      words: central
        ? 'This gives the angle at the circumference; the angle at the centre is twice as large.'
        : 'That is the angle at the centre; the angle at the circumference is half of it.',
    },
    {
      misconception: 'outside_angle_unused',
      value: q(central ? 2 * atQ : atQ),
      words: `This gives ${central ? 'twice ' : ''}the angle at the crossing and ignores the angle at P.`,
    },
    {
      misconception: 'angle_at_p_taken',
      value: q(central ? 2 * atP : atP),
      words: `This gives ${central ? 'twice ' : ''}the angle at P; P lies outside the circle, so this is no angle on an arc.`,
    },
    {
      misconception: 'supplement_taken',
      value: q(180 - own[asked]),
      words:
        'That gives the supplement of the angle, as for opposite corners of a quadrilateral in a circle.',
    },
  ];
};

/** GM.CIR.2 Medium: a chase with two equal facts; an unknown angle runs through isosceles triangles, or two arcs solve two equations. */
export const angleChase = template<Chased, Fraction>({
  type: 'GM.CIR.2',
  band: 'Medium',
  seconds: 80,
  variant: 'angle-chase',
  revision: 1,
  draw: draw => {
    if (draw.chance(0.5)) {
      const [given, asked] = draw.pick([
        ['AOD', 'APD'],
        ['AOD', 'AOB'],
        ['AOB', 'AOD'],
        ['OAB', 'AOD'],
        ['APD', 'AOB'],
      ] as const);
      const small = draw.int(14, 34);
      return asked === 'APD' && small % 2 === 1 ? null : { kind: 'radius-laid-off', small, given, asked };
    }
    const narrow = draw.int(12, 38);
    const wide = narrow + draw.int(16, 50);
    if (wide + narrow > 125 || wide > 80 || wide + narrow === 90) return null;
    return { kind: 'two-chords', wide, narrow, asked: draw.pick(['ACD', 'BAC', 'AOD', 'BOC'] as const) };
  },
  stem: p =>
    p.kind === 'radius-laid-off'
      ? `AB is a chord of a circle with centre O. It is produced beyond B to a point P such that BP is equal to the radius. The line PO, produced beyond O, meets the circle at D. If ${angleIs(p.given, trisectedAngles(p.small)[p.given])}, what is ${angle(p.asked)}?`
      : `A, B, C and D are points of a circle with centre O, in this order. AB produced beyond B and DC produced beyond C meet at P, and the chords AC and BD cross at Q. If ${angleIs('APD', p.wide - p.narrow)} and ${angleIs('AQD', p.wide + p.narrow)}, what is ${angle(p.asked)}${p.asked.includes('O') ? ', the smaller angle at the centre' : ''}?`,
  answer: chasedKey,
  slips: p => (p.kind === 'two-chords' ? slipsOfCrossed(p) : slipsOfLaidOff(p)),
  show: degrees,
  plausible: value => value.valueOf() > 0 && value.valueOf() < 180,
  solution: p => (p.kind === 'two-chords' ? solutionOfCrossed(p) : solutionOfLaidOff(p)),
  figure: p => {
    const sides = [
      { x: -1, y: -1 },
      { x: 1, y: 1 },
    ];
    if (p.kind === 'two-chords') {
      const points = fourPoints(p.wide, p.narrow);
      const s = sheetOf(points, 290, sides);
      return figure(
        s.width,
        s.height,
        `A circle with centre O and points A, B, C, D on it in this order. The lines AB and DC meet outside the circle at P, where they make an angle of ${p.wide - p.narrow} degrees. The chords AC and BD cross at Q; angle AQD is ${p.wide + p.narrow} degrees.`,
        [
          circle(s.at.O, s.scale),
          segment(s.at.A, s.at.P),
          segment(s.at.D, s.at.P),
          segment(s.at.A, s.at.C),
          segment(s.at.B, s.at.D),
          mark(s.at.O),
          label({ x: s.at.O.x - 13, y: s.at.O.y - 10 }, 'O'),
          label({ x: s.at.Q.x, y: s.at.Q.y - 17 }, 'Q'),
          ...(['A', 'B', 'C', 'D'] as const).map(name => s.name(name, name, origin)),
          s.name('P', 'P', origin),
        ],
      );
    }
    const points = laidOff(p.small);
    const s = sheetOf(points, 290, sides);
    return figure(
      s.width,
      s.height,
      `A circle with centre O and a chord AB, produced beyond B to P with BP equal to the radius. The line from P through O meets the circle on the far side at D. Angle ${p.given} is ${trisectedAngles(p.small)[p.given]} degrees.`,
      [
        circle(s.at.O, s.scale),
        segment(s.at.A, s.at.P),
        segment(s.at.D, s.at.P),
        segment(s.at.O, s.at.A),
        segment(s.at.O, s.at.B),
        mark(s.at.O),
        label({ x: s.at.O.x, y: s.at.O.y + 17 }, 'O'),
        ...(['A', 'B', 'D', 'P'] as const).map(name => s.name(name, name, origin)),
      ],
    );
  },
  verify: p => {
    if (p.kind === 'radius-laid-off') {
      const measure = (small: number) => {
        const { A, B, D, P } = laidOff(small);
        return {
          AOD: measured(origin, A, D),
          APD: measured(P, A, D),
          AOB: measured(origin, A, B),
          OAB: measured(A, origin, B),
        };
      };
      const small = solved(trisectedAngles(p.small)[p.given], 1, 44, x => measure(x)[p.given]);
      return rationalNear(measure(small)[p.asked]);
    }
    // Moves both arcs until the measured angles at P and Q are the given ones (Newton's method on the measurements).
    const at = (wide: number, narrow: number) => {
      const { A, C, D, P, Q } = fourPoints(wide, narrow);
      return [measured(P, A, D) - (p.wide - p.narrow), measured(Q, A, D) - (p.wide + p.narrow), C] as const;
    };
    let [x, y] = [70, 20];
    for (let i = 0; i < 8; i += 1) {
      const h = 1e-4;
      const [f, g] = at(x, y);
      const [fx, gx] = at(x + h, y);
      const [fy, gy] = at(x, y + h);
      const [a, b, c, d] = [(fx - f) / h, (fy - f) / h, (gx - g) / h, (gy - g) / h];
      const size = a * d - b * c;
      [x, y] = [x - (d * f - b * g) / size, y - (a * g - c * f) / size];
    }
    const { A, B, C, D } = fourPoints(x, y);
    const all = {
      ACD: measured(C, A, D),
      BAC: measured(A, B, C),
      AOD: measured(origin, A, D),
      BOC: measured(origin, B, C),
    };
    return rationalNear(Math.round(all[p.asked] * 1e6) / 1e6);
  },
});

function solutionOfLaidOff({ small, given, asked }: Chase) {
  const own = trisectedAngles(small);
  const sizeTex: Record<Trisected, string> = {
    AOD: '3x',
    APD: 'x',
    AOB: '180^{\\circ} - 4x',
    OAB: '2x',
  };
  return {
    snapRead:
      'A chord produced by a length equal to the radius: a hidden isosceles triangle outside the circle and another one inside. One angle is given, another asked.',
    approach: `Call the angle at P $x$ and carry it along. Triangle OBP is isosceles because BP equals the radius OB, and triangle OAB because it has two radii. Each outside angle adds the two inner ones opposite, so every angle of the figure becomes a multiple of $x$; the given one then yields $x$.`,
    steps: [
      {
        says: `In triangle OBP, BO = BP, so its angles at O and P are equal; ${angle('OBA')} is its outside angle.`,
        works: `\\angle BOP = \\angle APD = x \\;\\Rightarrow\\; \\angle OBA = 2x`,
        value: '2x',
      },
      {
        says: `In triangle OAB, OA = OB, so the angle at A is as large; the third angle is the rest.`,
        works: `\\angle OAB = 2x, \\quad \\angle AOB = 180^{\\circ} - 4x`,
        value: ['2x', '180 - 4x'],
      },
      {
        says: `${angle('AOD')} is an outside angle of triangle AOP: it adds the angles at A and P.`,
        works: `\\angle AOD = 2x + x = 3x`,
        value: '3x',
      },
      {
        says: 'Use the given angle to find $x$.',
        works: `${sizeTex[given] === 'x' ? '' : `${sizeTex[given]} = ${own[given]}^{\\circ} \\;\\Rightarrow\\; `}x = ${small}^{\\circ}`,
        value: q(small),
      },
      {
        says: `Now state ${angle(asked)}.`,
        works: `\\angle ${asked} = ${sizeTex[asked]} = ${own[asked]}^{\\circ}`,
        value: q(own[asked]),
      },
    ],
    check: `At O the angles along the line PD make $180^{\\circ}$: $${small}^{\\circ} + ${own.AOB}^{\\circ} + ${own.AOD}^{\\circ} = 180^{\\circ}$.`,
    principle:
      'When a figure hides several equal lengths, name one small angle and carry it through the isosceles triangles by outside angles.',
  };
}

function solutionOfCrossed(p: Crossed) {
  const { wide, narrow, asked } = p;
  const [atP, atQ] = [wide - narrow, wide + narrow];
  const central = asked === 'AOD' || asked === 'BOC';
  const sum = asked === 'ACD' || asked === 'AOD';
  const half = sum ? wide : narrow;
  const letter = sum ? 'u' : 'v';
  return {
    snapRead:
      'Four points of a circle; the angle where two chords meet outside and the angle where two others cross inside are given. An angle on one of the arcs is asked.',
    approach: `All these angles rest on two arcs, AD and BC. Let $u$ be the angle at the circumference on the arc AD and $v$ the one on BC. The angle at the crossing is their sum, the angle outside their difference: each is seen from one outside angle of a triangle. Two equations, two unknowns.`,
    steps: [
      {
        says: `Triangle QCD has the angles $u$ at C and $v$ at D; ${angle('AQD')} is its outside angle.`,
        works: `u + v = ${atQ}^{\\circ}`,
        value: q(atQ),
      },
      {
        says: `Triangle PAC has the angle $v$ at A; ${angle('ACD')} is its outside angle at C, and it is $u$.`,
        works: `u = v + ${atP}^{\\circ}`,
        value: q(atP),
      },
      {
        says: `${sum ? 'Add' : 'Subtract'} the two equations and halve.`,
        works: `${letter} = \\frac{${atQ}^{\\circ} ${sum ? '+' : '-'} ${atP}^{\\circ}}{2} = ${half}^{\\circ}`,
        value: q(half),
      },
      central
        ? {
            says: 'The angle at the centre is twice the angle at the circumference on the same arc.',
            works: `\\angle ${asked} = 2${letter} = ${2 * half}^{\\circ}`,
            value: q(2 * half),
          }
        : {
            says: `${angle(asked)} stands on the arc ${sum ? 'AD' : 'BC'}, so it is this angle.`,
            works: `\\angle ${asked} = ${letter} = ${half}^{\\circ}`,
            value: q(half),
          },
    ],
    check: `With $u = ${wide}^{\\circ}$ and $v = ${narrow}^{\\circ}$: the sum is $${atQ}^{\\circ}$, the difference $${atP}^{\\circ}$, as given.`,
    principle:
      'Chords that cross inside a circle make the sum of the angles on their two arcs, lines that meet outside make the difference.',
  };
}
