import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { numberTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { sectorFigure } from './arc.ts';

interface Slice {
  r: number;
  /** The arc, in multiples of pi. */
  l: number;
  frame: number;
}

const areaFromArc = form<Slice>(
  'area-from-the-arc',
  {
    band: 'Easy',
    seconds: 45,
    verify: ({ r, l }) => {
      // Many thin triangles with the radius as their height.
      const thin = 10000;
      return q(Math.round(((thin * (l / thin) * r) / 2) * 100), 100);
    },
  },
  ({ r, l, frame }, { step, find }) => {
    const [thing, unit] = wording(frame, ['sector', 'cm'], ['field', 'm'], ['glass', 'cm'], ['fan', 'cm']);
    const around = find(calc`2 * ${r}`);
    const share = step(calc`${l} / ${around}`.asFraction(), {
      name: 'the fraction of the whole circle',
      works: (_value, working) => tex`\frac{${l}\pi}{2\pi \times ${r}} = ${working}`,
      because: text`Twice the angle means twice the arc and twice the area, so arc and area are the same fraction of
        the circle. That is why the angle is not needed.`,
    })`
      Let $r$ be the radius. Compare the arc with the whole circumference $2\pi r$ of the circle: this is the
      fraction of the circle that the ${thing} is. The angle itself is not needed.`;
    const area = step(calc`${share} * ${r}^2`, {
      name: 'the area',
      works: value => tex`${share} \times \pi \times ${r}^2 = ${value}\pi`,
      because: text`Arc and area both grow in proportion to the angle. A third of the circumference belongs to a
        third of the area.`,
    })`
      The area of the ${thing} is the same fraction of the area $\pi r^2$ of the whole circle.`;
    return {
      answer: area,
      stem: wording(
        frame,
        text`A sector of a circle has a radius of $${r}$ cm, and its arc is $${numberTex(l)}\pi$ cm long. What is
          the area of the sector, in square cm?`,
        text`A field is bounded by two straight paths of $${r}$ m from a well and by a canal, all points of which
          are just as far from the well. The canal is $${numberTex(l)}\pi$ m long along the field. Find the area of
          the field in square m.`,
        text`The tip of a wiper, $${r}$ cm from its pivot, moves along an arc of $${numberTex(l)}\pi$ cm. The rubber
          reaches from the pivot to the tip. How many square cm of glass does it wipe in one movement?`,
        text`An open hand fan from Varanasi has straight edges of $${r}$ cm, and the ribbon along its curved edge
          measures $${numberTex(l)}\pi$ cm. How much silk covers one side of the fan, in square cm?`,
      ),
      show: value => `$${numberTex(value)}\\pi$`,
      plausible: value => value.gt(0) && value.mul(4).d === 1n,
      onSight: value => value.lt(r * r),
      slips: [
        slip('did_not_halve', around, calc`${r}`)`
          $${numberTex(l)}\pi \times ${r}$ is the area of a rectangle with the arc and the radius as its sides. A
          sector has only half of that, as a triangle does.`,
        slip('mixed_up_length_area_and_volume', area, calc`${share} * 2 * ${r} + 2 * ${r}`)`
          ${here} adds the two radii to the arc. That is a length around the ${thing}; an area is measured in square
          ${unit}.`,
        slip('took_the_figure_for_special', share, calc`1 / 4`)`
          You used a quarter of the circle, $${r}^2 \div 4$ times $\pi$. The arc is $${numberTex(l)}\pi$ of a
          circumference of $${2 * r}\pi$ ${unit}, which is another fraction.`,
        slip('used_a_wrong_given_number', area, calc`(${l} / 2)^2`)`
          ${here}, times $\pi$, is a whole circle whose circumference is the arc. The arc belongs to a circle of
          radius $${r}$ ${unit}.`,
        slip('used_a_factor_twice', around, calc`4 * ${r}`)`
          You used $${around}\pi$ ${unit} as the circumference, twice what it is. It is $\pi$ times the diameter,
          and the diameter counts once.`,
        slip('took_a_part_for_the_whole', share, calc`1 / 2`)`
          You used half of the circle, $${r}^2 \div 2$ times $\pi$. Half of the circumference would be $${r}\pi$
          ${unit}, and the arc is not as long as that.`,
      ],
      snapRead: text`Radius and arc of a sector are given: the arc shows what fraction of the circle the sector is,
        and no angle is needed.`,
      approach: text`The arc divided by the circumference is the fraction of the circle that the sector is. Its area
        is the same fraction of the circle's area.`,
      faster: text`A sector has half of radius times arc, like a triangle with the arc for its base: $\frac{1}{2}
        \times ${r} \times ${numberTex(l)}\pi$.`,
      check: text`The angle is ${calc`360 * ${l} / (2 * ${r})`} degrees, and a sector with this angle has
        $\frac{${q(180 * l, r)}}{360} \times \pi \times ${r}^2 = ${area}\pi$.`,
      principle: text`The area of a sector is half of the product of its radius and its arc.`,
      figure: () =>
        sectorFigure({
          degrees: Math.min(300, Math.max(40, (180 * l) / r)),
          radius: `${r}`,
          arc: `${l}π`,
          alt: `A shaded sector of a circle with a radius of ${r} ${unit} and an arc of ${l} times pi ${unit}.`,
        }),
    };
  },
);

/** GM.CIR.8 Easy: the area of a sector from its arc. */
export const areasFromArcs: readonly AnyTemplate[] = situation<Slice>({
  type: 'GM.CIR.8',
  situation: 'sector-by-its-arc',
  tries: 20,
  draw: draw => {
    const [r, degrees] = [draw.int(6, 45), draw.pick([40, 60, 72, 80, 100, 120, 135, 140, 150, 160])];
    const l = (r * degrees) / 180;
    return Number.isInteger(2 * l) && Number.isInteger(l * r) ? { r, l, frame: draw.int(0, 3) } : null;
  },
  forms: [areaFromArc],
});

interface Turning {
  r: number;
  /** Seconds or minutes of a full turn, and those that pass. */
  full: number;
  t: number;
  frame: number;
}

const swept = form<Turning>(
  'area-swept',
  {
    band: 'Easy',
    seconds: 45,
    verify: ({ r, full, t }) => q(r * r * t, full),
  },
  ({ r, full, t, frame }, { step, find }) => {
    const [arm, time, unit] = wording(
      frame,
      ['hand', 'minute', 'cm'],
      ['jet', 'second', 'm'],
      ['beam', 'second', 'km'],
      ['arm', 'minute', 'm'],
    );
    const turn = find(full, { name: `the time of a full turn` });
    const share = step(calc`${t} / ${turn}`.asFraction(), {
      name: 'the fraction of a full turn',
      because: text`The ${arm} turns evenly, so in half of the time it turns through half of the angle. The fraction
        of the time is the fraction of the circle.`,
    })`
      The ${arm} turns evenly, so divide the time by that of a full turn: this is the fraction of the circle over
      which it passes.`;
    const area = step(calc`${share} * ${r}^2`, {
      name: 'the area',
      works: value => tex`${share} \times \pi \times ${r}^2 = ${value}\pi`,
      because: text`One end of the ${arm} stays in place and the other moves on a circle, so the ${arm} covers a
        sector of this circle. Its length is the radius, not the diameter.`,
    })`
      The ${arm} passes over a sector whose radius is its length. Let $r$ be this length, and take the fraction of
      the circle's area $\pi r^2$.`;
    return {
      answer: area,
      stem: wording(
        frame,
        text`The minute hand of the clock on a tower is $${r}$ cm long. Over what area, in square cm, does it pass
          in $${t}$ minutes?`,
        text`A sprinkler in a tea garden turns evenly and makes one round in $${full}$ seconds. Its jet wets
          everything up to a distance of $${r}$ m. How many square m are wetted in $${t}$ seconds?`,
        text`The beam of a radar station near Chennai reaches $${r}$ km and turns once in $${full}$ seconds. What
          area of the sea, in square km, does it search in $${t}$ seconds, if there is open sea all around?`,
        text`On a round field the arm of a watering machine, $${r}$ m long, takes $${full}$ minutes for one turn
          about the well in the middle. Find the area in square m that it waters within $${t}$ minutes.`,
      ),
      show: value => `$${numberTex(value)}\\pi$`,
      plausible: value => value.gt(0) && value.mul(4).d === 1n,
      onSight: value => value.lt(r * r),
      slips: [
        slip('mixed_up_length_area_and_volume', area, calc`${share} * 2 * ${r}`)`
          ${here}, times $\pi$, is the way of the tip of the ${arm}, an arc. The question asks for the area of the
          sector behind it.`,
        slip('used_a_factor_twice', area, calc`${share} * 2 * ${r}^2`)`
          ${here}, times $\pi$, has a factor $2$ too many. It belongs to the circumference $2\pi r$, where $r$ is
          the radius; the circle's area is $\pi r^2$.`,
        slip('mixed_up_a_length_and_its_half', area, calc`${share} * (${r} / 2)^2`)`
          ${here}, times $\pi$, uses the $${r}$ ${unit} as a diameter. The ${arm} reaches from the middle to its
          tip, so it is a radius.`,
        slip('gave_the_complement', share, calc`1 - ${t} / ${full}`)`
          ${here} of the circle is the rest, over which the ${arm} has not passed yet.`,
        slip('used_a_wrong_given_number', turn, 360)`
          $${t} \div ${turn}$ counts one degree for each ${time}. A full turn takes $${full}$ ${time}s, so divide by
          this time.`,
        slip('halved_needlessly', area, calc`${share} * ${r}^2 / 2`)`
          ${here}, times $\pi$, halves the sector. A half belongs to radius times arc, not to the square of the
          radius.`,
        slip('used_a_wrong_given_number', turn, full === 60 ? 100 : 60)`
          $${t} \div ${turn}$ counts $${turn}$ ${time}s for a full turn. It takes $${full}$ ${time}s.`,
      ],
      snapRead: text`The ${arm} turns evenly about one end and passes over a sector; the time gives the fraction of
        the circle.`,
      approach: text`The time divided by that of a full turn is the fraction of a full turn. The ${arm} passes over
        a sector, so take this fraction of the circle's area.`,
      check: text`In one ${time} the ${arm} passes over $\frac{${r}^2\pi}{${full}} = ${q(r * r, full)}\pi$, and in
        $${t}$ ${time}s over $${t} \times ${q(r * r, full)}\pi = ${area}\pi$.`,
      principle: text`In a sector the angle, the arc and the area are the same fraction of the full angle, the
        circumference and the circle's area.`,
      figure: () =>
        sectorFigure({
          degrees: Math.max(30, (360 * t) / full),
          radius: `${r} ${unit}`,
          alt: `A shaded sector of a circle with a radius of ${r} ${unit}, the length of the ${arm}.`,
        }),
    };
  },
);

/** GM.CIR.8 Easy: the area over which something that turns passes. */
export const sweptAreas: readonly AnyTemplate[] = situation<Turning>({
  type: 'GM.CIR.8',
  situation: 'area-passed-over',
  tries: 20,
  draw: draw => {
    const frame = draw.int(0, 3);
    const full = frame === 0 ? 60 : draw.pick([20, 24, 36, 40, 45, 48, 72]);
    const [t, r] = [draw.int(Math.ceil(full / 8), Math.floor(0.7 * full)), draw.int(6, 60)];
    return Number.isInteger((r * r * t) / full) && t !== full / 4 && t !== full / 2
      ? { r, full, t, frame }
      : null;
  },
  forms: [swept],
});
