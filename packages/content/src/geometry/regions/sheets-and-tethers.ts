import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { numberTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** Pi as these questions state it. */
const roughPi = q(22, 7);
const piNote = '(Take $\\pi = \\frac{22}{7}$.)';

interface Sheet {
  l: number;
  b: number;
  way: boolean;
}

const cutSheet = form<Sheet>(
  'sheet-without-semicircles',
  {
    band: 'Easy',
    seconds: 45,
    verify: ({ l, b }) => {
      // The square round the circle keeps 3/14 of its area; the strip between the ends is a rectangle.
      return q((l - b) * b).add(q(3 * b * b, 14));
    },
  },
  ({ l, b, way }, { step }) => {
    const [sheet, cut] = way ? ['sheet', 'cut out'] : ['floor', 'covered by the carpets'];
    const whole = step(calc`${l} * ${b}`, {
      name: text`the area of the whole ${sheet}`,
      because: text`The region asked for has curved edges and no formula of its own. So find the whole and subtract the
        semicircles.`,
    })`
      Find the area of the whole ${sheet}, a rectangle.`;
    const radius = step(calc`${b} ÷ 2`, {
      name: 'the radius of the semicircles',
      because: text`Each semicircle is as wide as the shorter side, from corner to corner. That width is the diameter,
        twice the radius.`,
      works: (_value, working) => tex`r = ${working}`,
    })`
      Halve the shorter side, the diameter of each semicircle, to get the radius.`;
    const circle = step(calc`22 / 7 * ${radius}^2`, {
      name: 'the area of the two semicircles',
      because: text`The two semicircles have the same radius, so put together along their diameters they fill exactly
        one circle, not two.`,
    })`
      The two semicircles make one whole circle. Find its area, $\pi r^2$.`;
    const left = step(calc`${whole} - ${circle}`)`
      Subtract the part that is ${cut} from the whole.`;
    return {
      answer: left,
      stem: way
        ? text`From a rectangular sheet of metal, $${l}$ cm by $${b}$ cm, a semicircle is cut out at each of the two
          shorter sides, with the whole side as its diameter. What is the area of the metal that is left, in square
          centimetres? ${piNote}`
        : text`A hall is $${l}$ m long and $${b}$ m wide. Two semicircular carpets lie against its opposite shorter
          walls, each as wide as the wall; the rest of the floor is bare. Find the bare area in square metres.
          ${piNote}`,
      show: value => `$${numberTex(value)}$`,
      plausible: value => value.valueOf() > 0 && value.valueOf() < l * b,
      slips: [
        slip('took_one_piece_of_several', circle, calc`${circle} / 2`)`
          You subtracted $${circle}$, the area of one semicircle. There is one at each of the two shorter sides.`,
        slip('doubled_needlessly', circle, calc`${circle} * 2`)`
          You subtracted $${circle}$, two whole circles. There are two semicircles, and together they make one circle.`,
        slip('mixed_up_a_length_and_its_half', radius, b)`
          You used $${b}$ as the radius. The whole shorter side is the diameter of a semicircle, so the radius is half
          of it.`,
        slip('mixed_up_length_area_and_volume', circle, calc`${roughPi} * ${radius} * 2`)`
          You subtracted $${circle}$, the circumference of the circle. Its area has to be subtracted.`,
        slip('took_the_figure_for_special', circle, calc`${b} * ${b}`)`
          You subtracted $${b} \times ${b} = ${circle}$, the square round the two semicircles. The corners of this
          square do not belong to them.`,
        slip('left_out_a_factor', circle, calc`${radius} * ${radius}`)`
          You subtracted $${circle}$, the square of the radius. The area of a circle is $\pi$ times this square.`,
        stop('gave_the_complement', circle)`
          $${circle}$ is the area of the two semicircles. The question asks for the rest of the rectangle.`,
      ],
      snapRead: text`A rectangle without two semicircles on its shorter sides: subtract one whole circle.`,
      approach: text`Subtract the semicircles from the rectangle. The two are equal, so together they are one circle,
        whose diameter is the shorter side.`,
      check: text`The circle is a little over three quarters, $\frac{11}{14}$, of the square of side $${b}$: $${circle}$
        of $${b * b}$. With it the rest makes $${left} + ${circle} = ${l * b}$.`,
      principle: text`Equal parts of circles in a figure often join to a whole circle: find the radius and count the
        parts.`,
    };
  },
);

interface Tether {
  /** Rope, and how far its end can sweep behind each corner, all in units of 7 m or 3.5 m. */
  rope: number;
  behindFirst: number;
  behindSecond: number;
  unit: number;
  way: number;
}

const sidesOf = ({ rope, behindFirst, behindSecond, unit }: Tether) => ({
  r: q(rope).mul(q(unit)),
  a: q(rope - behindFirst).mul(q(unit)),
  b: q(rope - behindSecond).mul(q(unit)),
});

const tetherStems = [
  (a: string, b: string, r: string) =>
    `A goat is tied by a rope of length $${r}$ m to an outer corner of a shed with a rectangular floor, $${a}$ m by $${b}$ m, in a large meadow. Over what area, in square metres, can it graze?`,
  (a: string, b: string, r: string) =>
    `A rectangular office building measures $${a}$ m by $${b}$ m and stands on an open lawn. A robot mower is supplied through a cable, $${r}$ m long, that starts at one outer corner of the building and bends round the other corners. How many square metres of lawn can it reach?`,
  (a: string, b: string, r: string) =>
    `The walls of a closed rectangular yard are $${a}$ m and $${b}$ m long. Outside, a watchdog is chained to one corner; its chain is $${r}$ m long. Find the area of the level ground that the dog can guard, in square metres.`,
] as const;

const tethered = form<Tether>(
  'tethered-at-an-outer-corner',
  {
    band: 'Medium',
    seconds: 65,
    revision: 2,
    verify: p => {
      // Sum thin rings of a sweep: the end's shortest way round the building must not exceed the rope.
      const { a, b, r } = sidesOf(p);
      const [l, m, n] = [r, r.sub(a), r.sub(b)].map(v => v.valueOf()) as [number, number, number];
      let quarters = 0;
      const rings = 4000;
      for (let i = 0; i < rings; i += 1) {
        const s = ((i + 0.5) * l) / rings;
        quarters += s * (3 + (s < m ? 1 : 0) + (s < n ? 1 : 0)) * (l / rings);
      }
      // A ring that a bend cuts leaves a small error; the exact value is a multiple of a quarter circle of radius 3.5.
      return q(Math.round((quarters * (11 / 7)) / (77 / 8)) * 77, 8);
    },
  },
  (p, { step, find }) => {
    const { way } = p;
    const [tie, house, end] = [
      ['rope', 'shed', 'goat'],
      ['cable', 'building', 'mower'],
      ['chain', 'yard', 'dog'],
    ][way] ?? ['rope', 'shed', 'goat'];
    const turn = find(calc`3 / 4`);
    const main = step(calc`${frac(turn)} * (22 / 7) * ${sidesOf(p).r}^2`, {
      name: text`the area reached with the straight ${tie}`,
      because: text`At an outer corner the ${house} itself fills a right angle of the full turn, and the ${tie} cannot
        pass through it. Three right angles are left.`,
    })`
      With the whole ${tie} straight, the ${end} reaches three quarters of a circle. The ${house} takes the other
      quarter. Find this area.`;
    const first = step(calc`${sidesOf(p).r} - ${sidesOf(p).a}`, {
      name: 'the radius after the first corner',
      because: text`A part of the ${tie} lies along the side of the ${house} and is used up. Only the rest can swing
        round the corner.`,
    })`
      Along one side of the ${house} the ${tie} reaches the next corner and bends there. Subtract the side: the rest of
      the ${tie} is the radius of a quarter circle.`;
    const second = step(calc`${sidesOf(p).r} - ${sidesOf(p).b}`, {
      name: 'the radius after the second corner',
    })`
      Along the other side of the ${house} the ${tie} bends round the other corner. Subtract that side in the same
      way.`;
    const quarter = find(calc`1 / 4`);
    const area = step(calc`${main} + ${frac(quarter)} * (22 / 7)(${first}^2 + ${second}^2)`, {
      because: text`Beyond a corner the ${tie} turns through one right angle until it lies along the next side, so each
        piece is a quarter circle. Their radii are too short for the two to meet.`,
    })`
      Add the two quarter circles to the large part. They do not meet behind the ${house}, so nothing is counted
      twice.`;
    return {
      answer: area,
      stem: () => {
        const { a, b, r } = sidesOf(p);
        return text`${(tetherStems[way] ?? tetherStems[0])(numberTex(a), numberTex(b), numberTex(r))} ${piNote}`;
      },
      show: value => `$${numberTex(value)}$`,
      slips: [
        stop('left_out_a_term', main)`
          $${main}$ is the area with the straight ${tie} only. It also bends round the two neighbouring corners and
          reaches a quarter circle behind each.`,
        slip('left_out_a_term', turn, 1)`
          You used a full circle with the whole ${tie}, ${here} turn. The ${house} fills a right angle at the corner, so
          only three quarters are open.`,
        slip('left_out_a_term', first, sidesOf(p).a)`
          $${first}$ m is the side itself; beyond its corner only the rest of the ${tie} is the radius.`,
        slip('left_out_a_term', second, sidesOf(p).b)`
          $${second}$ m is the side itself; beyond its corner only the rest of the ${tie} is the radius.`,
        slip('doubled_needlessly', quarter, calc`1 / 2`)`
          You counted semicircles behind the two corners; the next side of the ${house} leaves a quarter circle each.
          Here
          $\frac{1}{2} = ${quarter}$.`,
        slip('used_a_wrong_given_number', turn, calc`1 / 2`)`
          You used half a circle, $${turn}$, for the whole ${tie}. That is right at the middle of a long side; at an
          outer corner three quarters are open.`,
        slip('left_out_a_term', first, sidesOf(p).r)`
          After the first corner you used the whole $${first}$ m; the side has used up a part of it.`,
        slip('took_one_piece_of_several', area, () => {
          const longer = first.gt(second) ? first : second;
          return main.add(roughPi.mul(longer).mul(longer).div(4));
        })`
          You added only one quarter circle and got $${area}$. The ${tie} is longer than both sides, so it bends round
          both corners.`,
      ],
      snapRead: text`The ${tie} begins at an outer corner and is longer than both sides, so it bends round two
      corners. The area has
        circular parts.`,
      approach: text`Follow the end of the ${tie}. It moves on three quarters of a circle, and at the ends of this the
        ${tie} bends round a corner and its end goes on along a smaller quarter circle.`,
      faster: () =>
        text`Quarters of $\pi$: $\frac{11}{14}\left(3 \times ${sidesOf(p).r}^2 + ${first}^2 + ${second}^2\right)$.`,
      check: () =>
        text`The answer over $\frac{11}{14}$, a quarter of $\pi$, is $${area.mul(14).div(11)}$, which is three times the
          square of $${sidesOf(p).r}$ and the squares of $${first}$ and $${second}$.`,
      principle: text`A length that bends round a corner goes on with what is left of it: add circular sectors, one
      for each
        radius.`,
    };
  },
);

/** GM.ARE.2 Easy and Medium: two semicircles of a sheet, and a rope round corners. */
export const sheetsAndTethers: readonly AnyTemplate[] = [
  ...situation<Sheet>({
    type: 'GM.ARE.2',
    situation: 'semicircles-at-both-ends',
    tries: 20,
    draw: draw => {
      const b = draw.pick([7, 14, 21, 28, 35, 42]);
      const l = draw.int(Math.ceil(b * 1.3), b * 2 + 20);
      return l <= 90 ? { l, b, way: draw.chance(0.5) } : null;
    },
    forms: [cutSheet],
  }),
  ...situation<Tether>({
    type: 'GM.ARE.2',
    situation: 'rope-round-a-building',
    tries: 40,
    draw: draw => {
      const p = {
        rope: draw.int(3, 8),
        behindFirst: draw.int(1, 6),
        behindSecond: draw.int(1, 6),
        unit: draw.pick([3.5, 7, 14]),
        way: draw.int(0, 2),
      };
      const { rope, behindFirst, behindSecond } = p;
      const apart = behindFirst + behindSecond <= rope;
      const simple = p.unit > 3.5 || (3 * rope ** 2 + behindFirst ** 2 + behindSecond ** 2) % 4 === 0;
      return apart && simple && behindFirst < rope && behindSecond < rope && behindFirst !== behindSecond
        ? p
        : null;
    },
    forms: [tethered],
  }),
];
