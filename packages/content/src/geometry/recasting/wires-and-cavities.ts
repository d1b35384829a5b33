import { peopleInArithmetic } from '../../people.ts';
import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { numberTex, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Wire {
  /** Radius of the ball, cm. */
  ball: number;
  /** Diameter of the wire, mm. */
  thick: number;
  metal: string;
  way: boolean;
}

const lengthOfWire = form<Wire>(
  'length-of-drawn-wire',
  {
    band: 'Easy',
    seconds: 45,
    revision: 2,
    verify: ({ ball, thick }) => {
      // Slices of the ball, one after the other, drawn out: in mm, the sum of squares of radii over all slices.
      const r = q(10 * ball);
      const slices = r.mul(r).mul(r).mul(2).sub(r.mul(r).mul(r).mul(2).div(3));
      return slices.div(q(thick * thick, 4)).div(1000);
    },
  },
  ({ ball, thick, way, metal }, { step }) => {
    const round = way ? 'ball' : 'sphere';
    const volume = step(calc`4 / 3 * ${ball}^3`, {
      name: text`the volume of the ${round} divided by π`,
      because: text`The metal only changes its shape: not a drop is lost or added. So the wire has the volume of the
        ${round}, though not its surface.`,
      works: (_value, working) => tex`${working} \text{ cm}^3`,
    })`
      Melting keeps the volume. Write the volume of the ${round}, $\frac{4}{3}\pi r^3$, divided by $\pi$, because $\pi$
      cancels later.`;
    const radius = step(calc`${thick} ÷ 2 ÷ 10`.in('cm'), {
      name: 'the radius of the wire',
      because: text`The thickness of a round wire is the diameter of its cross-section. And $10$ mm make $1$ cm.`,
    })`
      The radius of the wire is half of ${thick} mm. Write it in centimetres, because the volume is in cubic
      centimetres.`;
    const length = step(calc`${volume} ÷ ${radius}^2`.in('cm'), {
      name: 'the length of the wire in centimetres',
      because: text`The volume of a cylinder is $\pi$ times the square of its radius times its height. The height of
        this very thin cylinder is the length of the wire, and $\pi$ has been divided out.`,
    })`
      The wire is a cylinder. Divide the volume by the square of its radius to get its length.`;
    const metres = step(calc`${length} ÷ 100`)`
      The length is in centimetres. Divide by $100$ to write it in metres.`;
    return {
      answer: metres,
      stem: way
        ? text`A solid ball of ${metal} of radius $${ball}$ cm is melted and drawn into a wire with a circular
          cross-section of diameter $${thick}$ mm. How long is the wire, in metres?`
        : text`A solid ${metal} sphere of radius $${ball}$ cm is made, without any loss, into round wire $${thick}$ mm
          thick. How many metres long is the wire?`,
      show: value => `$${numberTex(value)}$`,
      slips: [
        slip('mixed_up_a_length_and_its_half', radius, calc`${thick} / 10`)`
          $${radius}$ cm is the diameter of the wire; the square of its radius is needed.`,
        slip('used_the_formula_of_another_solid', volume, calc`4 * ${ball}^3`)`
          You used $4\pi \times ${ball}^3$ for the ${round}; the formula has $\frac{4}{3}$, a third of that.`,
        slip('used_the_formula_of_another_solid', volume, calc`${ball}^3 / 3`)`
          You used $\frac{1}{3}\pi \times ${ball}^3$ for the ${round}, as for a cone; the formula has $\frac{4}{3}$.`,
        slip('mixed_up_length_area_and_volume', volume, calc`4 * ${ball}^2`)`
          $4\pi \times ${ball}^2$ is the surface of the ${round}. Melting keeps the volume, so the volume is needed.`,
        slip('mixed_up_a_length_and_its_half', volume, calc`32 * ${ball}^3 / 3`)`
          You used the cube of $${2 * ball}$, the diameter of the ${round}; the formula has the radius.`,
        slip('mixed_up_a_length_and_its_half', volume, calc`${ball}^3 / 6`)`
          You halved the radius of the ${round}, as if $${ball}$ cm were its diameter.`,
        slip('mixed_up_length_area_and_volume', length, calc`${volume} / ${radius} / 2`)`
          The volume was divided by the circumference of the wire; its cross-section is the area of a circle.`,
        slip('halved_needlessly', radius, calc`${thick} / 40`)`
          The thickness was halved twice, to $${radius}$ cm; the radius is half of it.`,
        slip('did_not_convert_a_unit', metres, calc`${length} / 1000`)`
          $${length}$ cm was divided by $1000$. A metre has $100$ centimetres, so divide by $100$.`,
      ],
      snapRead: text`A ${round} becomes a wire without loss, so the volumes are equal; the lengths are in three
      units.`,
      approach: text`Set the volumes equal. The wire is a cylinder whose height is its length; take care of radius and
        units.`,
      check: () =>
        text`In millimetres: $${metres.mul(1000)} \times ${frac(q(thick, 2))}^2 = ${q(4 * ball ** 3, 3).mul(1000)}$,
          which is $\frac{4}{3} \times ${10 * ball}^3$.`,
      principle: text`Melting keeps the volume: set the two formulas equal in one unit of length.`,
    };
  },
);

interface Cavity {
  /** Radius and height of the cylinder, depth of the conical cavity, radius of a ball, cm. */
  r: number;
  h: number;
  depth: number;
  ball: number;
  /** Share of the metal that is lost, per cent. */
  lost: number;
  who: string;
  way: boolean;
}

const ballsFromCylinder = form<Cavity>(
  'balls-after-cavity-and-loss',
  {
    band: 'Medium',
    seconds: 70,
    revision: 2,
    entry: true,
    verify: ({ r, h, depth, ball, lost }) => {
      // Discs of the cylinder with rings where the cavity is, added up by Simpson's rule, which is exact here.
      const ring = (z: number) => r * r * (1 - (z / depth) ** 2);
      const metal = (depth / 6) * (ring(0) + 4 * ring(depth / 2) + ring(depth)) + r * r * (h - depth);
      return Math.round(((metal * (100 - lost)) / 100 / (4 * ball ** 3)) * 3);
    },
  },
  ({ r, depth, h, lost, ball, who, way }, { step, find }) => {
    const round = way ? 'ball' : 'sphere';
    const cone = find(calc`${r} * ${r} * ${depth} / 3`);
    const metal = step(calc`${r}^2 * ${h} - ${cone}`, {
      name: 'the volume of the metal divided by π',
      because: text`The cavity holds no metal. A cone has a third of the volume of a cylinder with the same base and
        height, here $\frac{1}{3} \times ${r}^2 \times ${depth}$ without $\pi$.`,
      works: (_value, working) =>
        tex`${r}^2 \times ${h} - \frac{1}{3} \times ${r}^2 \times ${depth} = ${working}`,
    })`
      Write all volumes divided by $\pi$, which cancels at the end. The metal is the cylinder without the cone:
      subtract.`;
    const used = step(calc`${metal} * (100 - ${lost}) / 100`, {
      name: 'the volume of the metal that is cast',
      because: text`The loss is a part of the metal that there is, after the cavity has been taken out, not of the full
        cylinder.`,
      works: value => tex`${100 - lost}\% \text{ of } ${metal} = ${value}`,
    })`
      $${lost}\%$ of the metal is lost, so $${100 - lost}\%$ of it is cast.`;
    const one = step(calc`4 / 3 * ${ball}^3`, {
      name: text`the volume of one ${round} divided by π`,
      because: text`A ${round} has the volume $\frac{4}{3}\pi$ times the cube of its radius. The other volumes were
        divided by $\pi$, so this one is too.`,
    })`
      Find the volume of one ${round}, also divided by $\pi$.`;
    const count = step(calc`${used} ÷ ${one}`, {
      because: text`All ${round}s have the same volume, so the number of them is how many times one volume goes into the
        metal that is cast.`,
    })`
      Divide the metal that is cast by the metal of one ${round} to get the number of ${round}s.`;
    return {
      answer: count,
      stem: way
        ? text`A metal cylinder of radius $${r}$ cm and height $${h}$ cm has a conical cavity with the same base and a
          depth of $${depth}$ cm. It is melted, $${lost}\%$ of the metal is lost, and the rest is cast into balls of
          radius $${ball}$ cm. How many balls are made?`
        : text`From a solid cylinder, $${h}$ cm high and $${r}$ cm in radius, a cone $${depth}$ cm deep has been
          hollowed out at one end, its rim being the rim of the cylinder. ${who} melts what remains and makes solid
          spheres of radius $${ball}$ cm, with a wastage of $${lost}\%$ of the metal. Find the number of spheres.`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('used_the_formula_of_another_solid', cone, depth < h && calc`${r} * ${r} * ${depth}`)`
          You subtracted $${cone}\pi$ for the cavity, the volume of a cylinder. The cavity is a cone, and that is a
          third of it.`,
        slip('left_out_a_change', used, metal)`
          You cast all the metal, $${metal}\pi$ cubic cm. $${lost}\%$ of it is lost in the melting and makes no
          ${round}s.`,
        slip('left_out_a_term', metal, calc`${r} * ${r} * ${h}`)`
          You used the full cylinder, $${metal}\pi$ cubic cm. The cavity holds no metal, so it has to be
          subtracted.`,
        slip('wrong_sign', metal, calc`${r} * ${r} * ${h} + ${cone}`)`
          You added the cone and got $${metal}\pi$ cubic cm. The cone is hollow, so the metal is less than the full
          cylinder.`,
        slip('used_the_formula_of_another_solid', one, calc`4 * ${ball}^3`)`
          You used $4\pi \times ${ball}^3$ for a ${round}; the formula has $\frac{4}{3}$, a third of that.`,
        slip('used_the_formula_of_another_solid', one, calc`2 * ${ball}^3 / 3`)`
          $${one}\pi$ is the volume of half a ${round}, with the factor $\frac{2}{3}$ of a hemisphere. A whole one has
          $\frac{4}{3}$.`,
        slip('gave_the_complement', used, calc`${metal} * ${lost} / 100`)`
          $${used}\pi$ is the metal that is lost. Only the metal that remains is cast.`,
        slip('took_the_change_the_wrong_way', used, calc`${metal} * (100 + ${lost}) / 100`)`
          You added $${lost}\%$ and cast $${used}\pi$ cubic cm. A loss leaves less metal than there was, not more.`,
        slip('gave_the_complement', metal, cone)`
          $${metal}\pi$ is the volume of the cavity. The metal is what lies around it, the cylinder without the cone.`,
      ],
      snapRead: text`A hollow cylinder, a loss in melting and equal ${round}s are given; the number of ${round}s is
      asked.`,
      approach: text`First find how much metal there is, then how much of it is cast, both over $\pi$. The count is a
        quotient of volumes.`,
      faster: text`One fraction: $\frac{${100 - lost}}{100} \times ${r}^2 \times \frac{${3 * h} - ${depth}}{4 \times
        ${ball}^3}$.`,
      check: text`The ${round}s have $${count} \times ${one} = ${count.mul(one)}$ (over $\pi$). With the loss,
      $${lost}\%$ of
        $${metal}$, this is $${count.mul(one).add(metal.mul(lost).div(100))}$ again.`,
      principle: text`Recasting compares volumes: subtract what is hollow or lost before dividing.`,
    };
  },
);

/** GM.SOL.3 Easy and Medium: a ball drawn into wire, and a hollowed cylinder cast into balls. */
export const wiresAndCavities: readonly AnyTemplate[] = [
  ...situation<Wire>({
    type: 'GM.SOL.3',
    situation: 'ball-into-wire',
    tries: 20,
    draw: draw => {
      const p = {
        ball: draw.int(2, 18),
        thick: draw.pick([1, 2, 3, 4, 5, 6, 8]),
        metal: draw.pick(['copper', 'silver', 'gold', 'brass']),
        way: draw.chance(0.5),
      };
      const metres = (16 * p.ball ** 3) / (3 * p.thick ** 2);
      return Number.isInteger(metres * 2) && metres >= 20 && metres <= 9000 ? p : null;
    },
    forms: [lengthOfWire],
  }),
  ...situation<Cavity>({
    type: 'GM.SOL.3',
    situation: 'hollowed-cylinder',
    tries: 400,
    draw: draw => {
      const p = {
        r: draw.int(4, 20),
        h: draw.int(6, 40),
        depth: draw.step(3, 30, 3),
        ball: draw.pick([1, 1.5, 2, 3, 4]),
        lost: draw.pick([4, 5, 8, 10, 12, 20, 25]),
        who: draw.pick(peopleInArithmetic),
        way: draw.chance(0.5),
      };
      const metal = p.r * p.r * (3 * p.h - p.depth);
      const count = (metal * (100 - p.lost)) / (400 * p.ball ** 3);
      const all = metal / (4 * p.ball ** 3);
      return p.depth < p.h && Number.isInteger(count) && Number.isInteger(all) && count >= 20 && count <= 900
        ? p
        : null;
    },
    forms: [ballsFromCylinder],
  }),
];
