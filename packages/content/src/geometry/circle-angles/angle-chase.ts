import { circle, figure, label, mark, segment } from '../../figure.ts';
import { calc, form, type Path, situation, slip, tex, text } from '../../question/index.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { rationalNear } from '../measured-lengths.ts';
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

/** Every angle by the one at P. */
const multipleTex: Record<Trisected, string> = {
  AOD: '3x',
  APD: 'x',
  AOB: '180^{\\circ} - 4x',
  OAB: '2x',
};

/** The angles of a radius laid off along a chord produced, each by the one at P, and what the given one makes of them.
 */ const laidOffSteps = ({ small, given, asked }: Chase, { step, find }: Path) => {
  const OBA = step(2, {
    works: tex`\angle BOP = \angle APD = x \;\Rightarrow\; \angle OBA = 2x`,
    because: text`BP was laid off as long as the radius OB, so triangle OBP is isosceles. An exterior angle of a
      triangle is the sum of the two interior angles not beside it, here two equal ones.`,
  })`
    Let $x$ be the angle at P. In triangle OBP the sides BO and BP are equal, so the angles at O and P are both $x$.
    ${angle('OBA')} is an exterior angle of this triangle, the sum of both.`;
  const OAB = step(OBA, {
    works: tex`\angle OAB = 2x, \quad \angle AOB = 180^{\circ} - 4x`,
    because: text`OA and OB are radii, and equal sides face equal angles. So one angle of triangle OAB gives all
      three.`,
  })`
    In triangle OAB the radii OA and OB are equal, so the angle at A is as large as that at B. The third angle is
    the rest of $180^\circ$.`;
  const AOD = step(calc`${OAB} + 1`, {
    works: tex`\angle AOD = 2x + x = 3x`,
    because: text`D, O and P lie on one line, so the angle AOD lies outside triangle AOP at O. It equals the sum of
      the angles at A and at P.`,
  })`
    ${angle('AOD')} is an exterior angle of triangle AOP, so it is the sum of the angles at A and P.`;
  const givenFound = find(trisectedAngles(small)[given]);
  const x = step(
    given === 'AOB'
      ? q(180)
          .sub(givenFound)
          .div(2 * Number(OAB))
      : givenFound.div({ AOD: Number(AOD), OAB: Number(OAB), APD: 1 }[given]),
    {
      name: 'the angle at P',
      works: value =>
        tex`${given !== 'APD' && tex`${multipleTex[given]} = ${givenFound}^{\circ} \;\Rightarrow\; `}x =
        ${value}^{\circ}`,
      because: text`Every angle of the figure is now written with $x$ alone. The given one makes an equation with
        this single unknown.`,
    },
  )`
    Set the expression with $x$ for the given angle equal to its size and solve for $x$.`;
  const askedFound = step(
    asked === 'AOB'
      ? q(180).sub(x.mul(2 * Number(OAB)))
      : x.mul({ AOD: Number(AOD), OAB: Number(OAB), APD: 1 }[asked]),
    {
      works: value => tex`\angle ${asked} = ${multipleTex[asked]} = ${value}^{\circ}`,
      because: {
        AOD: text`It was found above as the sum of $2x$ at A and $x$ at P.`,
        APD: text`The letter $x$ stands for the angle at P itself.`,
        AOB: text`The two base angles of triangle OAB are $2x$ each, and the three angles add up to $180^{\circ}$.`,
        OAB: text`It is as large as ${angle('OBA')}, which was found as $2x$.`,
      }[asked],
    },
  )`
    Write ${angle(asked)} with $x$ and put in its value.`;
  return { AOD, givenFound, x, askedFound };
};

const pAsked = (chase: Chase, path: Path) => {
  const { AOD, givenFound, x, askedFound } = laidOffSteps(chase, path);
  return {
    answer: askedFound,
    slips: [
      slip('mixed_up_centre_and_circumference', x, calc`${givenFound} / 2`)`
        $${x}^{\circ}$ treats ${angle('APD')} as half of ${angle('AOD')}, as on the circumference; P lies outside
        the circle.`,
      slip('took_the_wrong_angle', askedFound, calc`${x} * 2`)`
        $${askedFound}^{\circ}$ is ${angle('OAB')}; that is an angle of triangle AOB, twice the one at P.`,
      slip('ignored_a_condition', askedFound, calc`90 - ${x} * 2`)`
        $${askedFound}^{\circ}$ is half of ${angle('AOB')}; the isosceles triangles give the angle at P.`,
      slip('used_a_wrong_angle_sum', AOD, 4)`
        $${givenFound}^{\circ} \div 4 = ${x}^{\circ}$ treats ${angle('AOD')} as four times the angle at P; the
        outside angle adds one and two of them.`,
    ],
  };
};

const bowAsked = (chase: Chase, path: Path) => {
  const { x, askedFound } = laidOffSteps(chase, path);
  return {
    answer: askedFound,
    slips: [
      slip('took_a_part_for_the_whole', askedFound, calc`180 - ${x} * 3`)`
        $${askedFound}^{\circ}$ is ${angle('AOP')}; ${angle('BOP')} is a part of it that still has to be taken off.`,
      slip('did_not_double', askedFound, calc`180 - ${x} * 2`)`
        This treats ${angle('OBA')} as equal to the $${x}^{\circ}$ at P; it is an outside angle of triangle OBP and
        adds two equal angles.`,
      slip('took_the_wrong_angle', askedFound, calc`${x} * 2`)`
        $${askedFound}^{\circ}$ is ${angle('OAB')}, one of the two base angles of triangle AOB. The question asks for
        the third angle, the one at O.`,
      slip('took_the_wrong_angle', askedFound, calc`${x} * 4`)`
        $${askedFound}^{\circ}$ is both base angles of triangle AOB together; its third angle is asked.`,
      slip('used_a_wrong_angle_sum', askedFound, calc`180 - ${x} * 5`)`
        $180^{\circ} - 5 \times ${x}^{\circ} = ${askedFound}^{\circ}$ subtracts one angle too many; only the two
        base angles of triangle AOB come off.`,
    ],
  };
};

const outsideAsked = (chase: Chase, path: Path) => {
  const { x, askedFound } = laidOffSteps(chase, path);
  return {
    answer: askedFound,
    slips: [
      slip('took_the_wrong_angle', askedFound, calc`${x} * 2`)`
        $${askedFound}^{\circ}$ is ${angle('OAB')}; one more angle has to be added to it to make the outside angle.`,
      slip('used_a_wrong_angle_sum', askedFound, calc`${x} * 4`)`
        $${askedFound}^{\circ}$ is both base angles of triangle AOB together; ${angle('AOD')} is an outside angle of
        triangle AOP and adds the angles at A and P.`,
      slip('took_the_wrong_angle', askedFound, calc`180 - ${x} * 3`)`
        $${askedFound}^{\circ}$ is ${angle('AOP')}. ${angle('AOD')} lies beside it along the line PD, so both together
        make $180^{\circ}$.`,
      slip('took_the_wrong_angle', askedFound, x)`
        $${askedFound}^{\circ}$ is ${angle('APD')}, the angle at P. ${angle('AOD')} lies outside triangle AOP at O and
        adds the angle at A to it.`,
      slip('used_a_wrong_angle_sum', askedFound, calc`180 - ${x} * 2`)`
        That is $180^{\circ}$ less one base angle; use the outside angle of triangle AOP.`,
    ],
  };
};

const isCentral = ({ asked }: Crossed) => asked === 'AOD' || asked === 'BOC';
/** The angle on the arc AD is asked, by sum; or the one on BC, by difference. */
const onWideArc = ({ asked }: Crossed) => asked === 'ACD' || asked === 'AOD';
const arcLetter = (p: Crossed) => (onWideArc(p) ? 'u' : 'v');

const twoChords = (p: Crossed, { step }: Path) => {
  const { wide, narrow, asked } = p;
  const sum = step(calc`${wide} + ${narrow}`, {
    name: 'the sum of the two angles',
    works: value => tex`u + v = ${value}^{\circ}`,
    because: text`Angles at the circumference on the same arc are equal: $u$ on the arc AD occurs at C, and $v$ on
      the arc BC at D. The angle at the crossing Q lies outside triangle QCD, so it is the sum of both.`,
  })`
    Let $u$ be the angle at the circle on the arc AD and $v$ the one on the arc BC. Triangle QCD has the angles $u$
    at C and $v$ at D, and ${angle('AQD')} is its exterior angle, so it is their sum.`;
  const difference = step(calc`${wide} - ${narrow}`, {
    name: 'the difference of the two angles',
    works: value => tex`u = v + ${value}^{\circ}`,
    because: text`P lies outside the circle, so the angle there is smaller than $u$. In triangle PAC the exterior
      angle at C is the sum of the angle at P and the angle at A.`,
  })`
    Triangle PAC has the angle $v$ at A, and ${angle('ACD')}, which is $u$, is its exterior angle at C. So $u$ is
    the sum of $v$ and the angle at P.`;
  const onArc = step((onWideArc(p) ? sum.add(difference) : sum.sub(difference)).div(2), {
    name: 'the angle at the circle on this arc',
    works: value =>
      tex`${arcLetter(p)} = \frac{${sum}^{\circ} ${onWideArc(p) ? '+' : '-'} ${difference}^{\circ}}{2} =
        ${value}^{\circ}`,
    because: text`The sum and the difference of the two angles are known. Adding them leaves twice the larger angle,
      subtracting them twice the smaller one.`,
  })`
    ${onWideArc(p) ? 'Add' : 'Subtract'} the two equations, so that only twice the angle on the arc
    ${onWideArc(p) ? 'AD' : 'BC'} is left, and halve.`;
  const askedFound = step(
    isCentral(p) ? onArc.mul(2) : onArc,
    value => tex`\angle ${asked} = ${isCentral(p) && '2'}${arcLetter(p)} = ${value}^{\circ}`,
  )`
    ${
      isCentral(p)
        ? text`The angle at the centre is twice the angle at the circumference on the same
      arc.`
        : text`${angle(asked)} stands on the arc ${onWideArc(p) ? 'AD' : 'BC'}, so it is this angle.`
    }`;
  return {
    answer: askedFound,
    slips: [
      slip('took_the_wrong_angle', onArc, () =>
        (onWideArc(p) ? sum.sub(difference) : sum.add(difference)).div(2),
      )`
        $${askedFound}^{\circ}$ is ${angle(({ ACD: 'BAC', BAC: 'ACD', AOD: 'BOC', BOC: 'AOD' } as const)[asked])},
        the other one of the two angles that the sum and the difference give.`,
      slip('mixed_up_centre_and_circumference', askedFound, isCentral(p) ? sum : calc`${sum} / 2`)`
        ${
          isCentral(p)
            ? text`$${askedFound}^{\circ}$ treats the crossing of the chords as the centre; the angle there
          is not the angle at O.`
            : text`Half of the $${sum}^{\circ}$ at the crossing would be right if the crossing
            were the centre.`
        }`,
      slip('did_not_double', askedFound, isCentral(p) && onArc)`
        $${askedFound}^{\circ}$ is the angle at the circumference; the angle at the centre is twice as large.`,
      slip('mixed_up_centre_and_circumference', askedFound, !isCentral(p) && calc`${onArc} * 2`)`
        $${askedFound}^{\circ}$ is the angle at the centre; the angle at the circumference is half of it.`,
      slip('ignored_a_condition', onArc, sum)`
        This gives ${isCentral(p) && 'twice '}the $${sum}^{\circ}$ at the crossing and ignores the angle at P.`,
      slip('took_the_wrong_angle', onArc, difference)`
        This gives ${isCentral(p) && 'twice '}the $${difference}^{\circ}$ at P; P lies outside the circle, so this
        is no angle on an arc.`,
      slip('took_the_wrong_angle', askedFound, calc`180 - ${askedFound}`)`
        $${askedFound}^{\circ}$ is the supplement of the angle, as for opposite corners of a quadrilateral in a
        circle.`,
    ],
  };
};

const chaseRoute = (p: Chased, path: Path) => {
  if (p.kind === 'two-chords') return twoChords(p, path);
  return (p.asked === 'APD' ? pAsked : p.asked === 'AOB' ? bowAsked : outsideAsked)(p, path);
};

/** The texts of both figures. */
const chaseTexts = (p: Chased) => (p.kind === 'two-chords' ? textsOfCrossed(p) : textsOfLaidOff(p));

const angleChaseAsked = form<Chased>(
  'chase',
  {
    band: 'Medium',
    seconds: 80,
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
  },
  (p, path) => {
    return {
      ...chaseRoute(p, path),
      stem:
        p.kind === 'radius-laid-off'
          ? text`AB is a chord of a circle with centre O. It is produced beyond B to a point P such that BP is equal
            to the radius. The line PO, produced beyond O, meets the circle at D. If
            ${angleIs(p.given, trisectedAngles(p.small)[p.given])}, what is ${angle(p.asked)}?`
          : text`A, B, C and D are points of a circle with centre O, in this order. AB produced beyond B and DC
            produced beyond C meet at P, and the chords AC and BD cross at Q. If
            ${angleIs('APD', p.wide - p.narrow)} and ${angleIs('AQD', p.wide + p.narrow)}, what is
            ${angle(p.asked)}${p.asked.includes('O') && ', the smaller angle at the centre'}?`,
      show: degrees,
      plausible: value => value.valueOf() > 0 && value.valueOf() < 180,
      snapRead: text`${chaseTexts(p).snapRead}`,
      approach: text`${chaseTexts(p).approach}`,
      check: text`${chaseTexts(p).check}`,
      principle: text`${chaseTexts(p).principle}`,
      figure: () => {
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
    };
  },
);

/**
 * GM.CIR.2 Medium: a chase with two equal facts; an unknown angle runs through isosceles triangles, or two arcs
 * solve two equations.
 */
export const angleChase: readonly AnyTemplate[] = situation<Chased>({
  type: 'GM.CIR.2',
  situation: 'angle',
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
  forms: [angleChaseAsked],
});

function textsOfLaidOff({ small }: Chase) {
  const own = trisectedAngles(small);
  return {
    snapRead:
      'A chord produced by a length equal to the radius: a hidden isosceles triangle outside the circle and another one inside. One angle is given, another asked.',
    approach: `Call the angle at P $x$ and carry it along. Triangle OBP is isosceles because BP equals the radius OB, and triangle OAB because it has two radii. Each outside angle adds the two inner ones opposite, so every angle of the figure becomes a multiple of $x$; the given one then yields $x$.`,
    check: `At O the angles along the line PD make $180^{\\circ}$: $${small}^{\\circ} + ${own.AOB}^{\\circ} + ${own.AOD}^{\\circ} = 180^{\\circ}$.`,
    principle:
      'When a figure hides several equal lengths, name one small angle and carry it through the isosceles triangles by outside angles.',
  };
}

function textsOfCrossed({ wide, narrow }: Crossed) {
  const [atP, atQ] = [wide - narrow, wide + narrow];
  return {
    snapRead:
      'Four points of a circle; the angle where two chords meet outside and the angle where two others cross inside are given. An angle on one of the arcs is asked.',
    approach: `All these angles rest on two arcs, AD and BC. Let $u$ be the angle at the circumference on the arc AD and $v$ the one on BC. The angle at the crossing is their sum, the angle outside their difference: each is seen from one outside angle of a triangle. Two equations, two unknowns.`,
    check: `With $u = ${wide}^{\\circ}$ and $v = ${narrow}^{\\circ}$: the sum is $${atQ}^{\\circ}$, the difference $${atP}^{\\circ}$, as given.`,
    principle:
      'Chords that cross inside a circle make the sum of the angles on their two arcs, lines that meet outside make the difference.',
  };
}
