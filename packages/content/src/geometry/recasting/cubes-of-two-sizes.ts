import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { numberTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Cubes {
  edges: readonly [number, number, number];
  /** Edge of the larger cubes in centimetres; the smaller ones have an edge of 2. */
  large: 3 | 5;
  /** Cubes in all: at most so many, or at least so many. */
  bound: number;
  /** At most `bound` cubes and the greatest surface, or at least `bound` and the least. */
  asked: 'greatest' | 'least';
  way: boolean;
}

const volumeOf = ({ edges: [a, b, c] }: Cubes) => a * b * c;
/** Volume of a larger cube. */
const each = ({ large }: Cubes) => large ** 3;
/** Numbers of larger cubes, from 1 on, that leave a whole number of smaller ones, at least one. */
function numbers(p: Cubes): number[] {
  const list: number[] = [];
  for (let y = 1; each(p) * y < volumeOf(p); y += 1) if ((volumeOf(p) - each(p) * y) % 8 === 0) list.push(y);
  return list;
}
/** Cubes in all with y larger ones. */
const inAll = (p: Cubes, y: number) => (volumeOf(p) - (each(p) - 8) * y) / 8;
const area = (value: { valueOf(): number }) => `$${numberTex(q(value.valueOf()))}$ square cm`;
/** The steps that the bound allows begin (or end) at this number of larger cubes. */
const limited = (p: Cubes, by: number) => {
  const share = q(volumeOf(p) - 8 * p.bound, by);
  return p.asked === 'greatest' ? share.ceil() : share.floor();
};

const twoSizes = form<Cubes>(
  'surface-of-cubes-of-two-sizes',
  {
    band: 'Hard',
    seconds: 140,
    revision: 2,
    also: ['AL.DIO.1', 'AL.INQ.7', 'GM.SOL.1'],
    likely: true,
    verify: p => {
      const surfaces: number[] = [];
      for (let x = 1; 8 * x < volumeOf(p); x += 1)
        for (let y = 1; 8 * x + each(p) * y <= volumeOf(p); y += 1) {
          const exact = 8 * x + each(p) * y === volumeOf(p);
          const allowed = p.asked === 'greatest' ? x + y <= p.bound : x + y >= p.bound;
          if (exact && allowed) surfaces.push(24 * x + 6 * p.large ** 2 * y);
        }
      return p.asked === 'greatest' ? Math.max(...surfaces) : Math.min(...surfaces);
    },
  },
  (p, { step }) => {
    const { asked, bound, large, way, edges } = p;
    const [a, b, c] = edges;
    const first = step(
      numbers(p)[0] as number,
      value => tex`8x + ${each(p)}y = ${volumeOf(p)} \Rightarrow y = ${value}, ${value.add(8)}, \dots`,
    )`
      With $x$ smaller and $y$ larger cubes the volume stays. Look at remainders on division by $8$: they tell the first
      $y$, and every $8$th number after it works too.`;
    const limit = step(
      limited(p, each(p) - 8),
      value =>
        tex`${volumeOf(p)} - ${each(p) - 8}y ${asked === 'greatest' ? tex`\le` : tex`\ge`} ${8 * bound} \Rightarrow y
          ${asked === 'greatest' ? tex`\ge` : tex`\le`} ${value}`,
    )`
      Put the number of cubes in: $8(x + y) = ${volumeOf(p)} - ${each(p) - 8}y$. The bound for $x + y$ becomes one for
      $y$.`;
    const larger = step(
      () => {
        const steps = limit.sub(first).div(8);
        return first.add((asked === 'greatest' ? steps.ceil() : steps.floor()).mul(8));
      },
      value => tex`y = ${value}`,
    )`
      ${
        asked === 'greatest'
          ? text`The same volume has more surface in small cubes. So take the first possible $y$
        that the bound allows.`
          : text`The same volume has less surface in large cubes. So take the last possible $y$
          that the bound allows.`
      }`;
    const small = step(
      calc`(${volumeOf(p)} - ${each(p)} * ${larger}) / 8`,
      (_value, working) => tex`x = ${working}`,
    )`
      The rest of the volume gives the smaller ones.`;
    const surface = step(calc`${small} * 6 * 2^2 + ${larger} * 6 * ${large}^2`)`
      Each cube has six square faces.`;
    return {
      answer: surface,
      stem: () => {
        const limit = asked === 'greatest' ? 'at most' : 'at least';
        return way
          ? text`A solid cuboid of $${a}$ cm by $${b}$ cm by $${c}$ cm is melted, and all of it is recast into cubes
            with edges of $2$ cm and of $${large}$ cm, some of each size. There are ${limit} $${bound}$ cubes in all.
            What is the ${asked} possible total surface area of the cubes?`
          : text`All the wax of a block measuring $${a}$ cm, $${b}$ cm and $${c}$ cm goes into cubical candles of two
            sizes, with edges of $${large}$ cm and $2$ cm. Both sizes are made, and together they number ${limit}
            $${bound}$. Find the ${asked} total surface area that the candles can have.`;
      },
      show: area,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      onSight: value => value.valueOf() % 6 === 0,
      slips: [
        slip('did_not_use_whole_numbers', larger, !(limit.equals(larger) || limit.lt(1)) && limit)`
          With $y = ${larger}$ larger cubes $${volumeOf(p)} - ${each(p)} \times ${larger}$ cubic cm are left, which is
          no multiple of $8$.`,
        slip('ignored_a_bound', larger, () => {
          const end = asked === 'greatest' ? Math.min(...numbers(p)) : Math.max(...numbers(p));
          return larger.equals(end) ? null : end;
        })`
          $${larger}$ larger cubes make $${inAll(p, Number(larger))}$ cubes in all, which the bound does not allow.`,
        slip('read_a_comparison_backwards', larger, () => {
          const y = Number(larger) + (asked === 'greatest' ? -8 : 8);
          return numbers(p).includes(y) ? y : null;
        })`
          $y = ${larger}$ lies on the wrong side of the bound: that makes $${inAll(p, Number(larger))}$ cubes.`,
        slip('gave_the_other_extreme', larger, () => {
          const end = asked === 'greatest' ? Math.max(...numbers(p)) : Math.min(...numbers(p));
          return larger.equals(end) ? null : end;
        })`
          ${area(surface)} is the other extreme: small cubes have more surface than large ones of the same volume, and
          ${asked === 'greatest' ? 'much' : 'little'} surface is wanted.`,
        slip('counted_one_too_many', larger, () => {
          const y = Number(larger) + (asked === 'greatest' ? 8 : -8);
          return numbers(p).includes(y) ? y : null;
        })`
          $y = ${larger}$ keeps the bound too, but there is a number of larger cubes nearer to it.`,
        slip('put_the_bound_on_another_quantity', limit, limited(p, each(p)))`
          $y ${asked === 'greatest' ? tex`\ge` : tex`\le`} ${limit}$ comes from bounding the smaller cubes alone by
          $${bound}$; the bound is for all of them.`,
        slip('left_out_a_term', surface, calc`${small} * 16 + ${larger} * 4 * ${large}^2`)`
          ${area(surface)} counts only four faces of each cube.`,
        slip('swapped_the_two', surface, calc`${larger} * 24 + ${small} * 6 * ${large}^2`)`
          $${small}$ and $${larger}$ were interchanged: here $${larger} \times 24 + ${small} \times
          ${6 * large ** 2}$.`,
      ],
      snapRead: text`The volume is cast into cubes of two sizes, whole numbers of each; a bound for all cubes and the
        ${asked} surface.`,
      approach: text`The volume gives an equation in whole numbers, whose solutions come in equal steps. The number of
        cubes says which of them are allowed, and the surface grows with the number of small cubes.`,
      faster: () =>
        text`Surface $24x + ${6 * large ** 2}y = 3 \times ${volumeOf(p)} - ${3 * each(p) - 6 * large ** 2}y$ and number
          $\frac{${volumeOf(p)} - ${each(p) - 8}y}{8}$ depend on $y = ${first}, ${first.add(8)}, \dots$ alone: test
          these in turn, up to $${surface}$.`,
      check: () =>
        text`$8 \times ${small} + ${each(p)} \times ${larger} = ${volumeOf(p)}$, with $${small} + ${larger} =
          ${small.add(larger)}$ cubes; $${asked === 'greatest' ? larger.sub(8) : larger.add(8)}$ larger ones would mean
          $${inAll(p, Number(larger) + (asked === 'greatest' ? -8 : 8))}$.`,
      principle: text`Recasting into whole numbers of two solids is an equation in integers; the extreme surface lies at
        the last solution that the other condition allows.`,
    };
  },
);

/** GM.SOL.3 Hard: recast into cubes of two sizes, with a bound for their number. */
export const cubesOfTwoSizes: readonly AnyTemplate[] = situation<Cubes>({
  type: 'GM.SOL.3',
  situation: 'recast-into-two-sizes',
  tries: 60,
  draw: draw => {
    const [a, b, c] = [draw.int(5, 12), draw.int(6, 16), draw.int(8, 24)];
    const large = draw.pick([3, 3, 5] as const);
    const asked = draw.pick(['greatest', 'least'] as const);
    const p: Cubes = { edges: [a, b, c], large, bound: 0, asked, way: draw.chance(0.5) };
    const list = numbers(p);
    if (!(a < b && b < c) || list.length < 3 || list.length > 9 || volumeOf(p) > 2600) return null;
    // The bound lies between two solutions; it bars at least one and leaves two or more to choose from.
    const at = asked === 'greatest' ? draw.int(0, list.length - 3) : draw.int(1, list.length - 2);
    const [more, fewer] = [inAll(p, list[at] as number), inAll(p, list[at + 1] as number)];
    const bound = draw.int(fewer + 2, more - 2);
    return bound % 5 === 0 ? { ...p, bound } : null;
  },
  forms: [twoSizes],
});
