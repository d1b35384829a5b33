import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { fractionTex, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Circles {
  /** The larger inner radius is at most u/v times the smaller one: the free share of the area says so. */
  u: number;
  v: number;
  /** The outer radius is at most this. */
  most: number;
  scene: 'circles' | 'pond' | 'plate';
}

/** The words of the stem for an inner circle, the outer one, and an area. */
const words = {
  circles: { small: 'small circle', large: 'large circle', area: 'area' },
  pond: { small: 'raft', large: 'pond', area: 'water surface' },
  plate: { small: 'disc', large: 'plate', area: 'metal' },
} as const;

/** The part of the outer circle that stays free when the inner radii are as u to v. */
const shareOf = ({ u, v }: Pick<Circles, 'u' | 'v'>) => q(2 * u * v, (u + v) ** 2);
const shareTex = (p: Circles) => fractionTex(shareOf(p));
const pairs = (most: number, fits: (small: number, large: number) => boolean) => {
  let count = 0;
  for (let x = 1; 2 * x <= most; x += 1) for (let y = x; x + y <= most; y += 1) if (fits(x, y)) count += 1;
  return q(count);
};
/** Larger radii that go with a smaller one. */
const partners = ({ u, v, most }: Circles, x: number) =>
  Math.max(0, Math.min(Math.floor((u * x) / v), most - x) - x + 1);
const rows = (p: Circles) =>
  Array.from({ length: Math.floor(p.most / 2) }, (_, i) => partners(p, i + 1)).filter(count => count > 0);

const pairsOfRadii = form<Circles>(
  'pairs-of-radii-by-the-free-share',
  {
    band: 'Hard',
    seconds: 150,
    revision: 4,
    also: ['GM.CIR.6', 'AL.INQ.1', 'AL.DIO.5'],
    entry: true,
    verify: p => {
      let count = 0;
      for (let large = 2; large <= p.most; large += 1)
        for (let x = 1; 2 * x <= large; x += 1) {
          const free = large ** 2 - x ** 2 - (large - x) ** 2;
          if (free * Number(shareOf(p).d) >= Number(shareOf(p).n) * large ** 2) count += 1;
        }
      return count;
    },
  },
  (p, { step, find, write }) => {
    const { u, v, most, scene } = p;
    const { small, large, area } = words[scene];
    const m = scene === 'plate' ? 'cm' : 'm';
    const unit = scene !== 'circles' && ` ${m}`;
    /** Half of (u + v)²: multiplied by it, both sides become whole. */
    const cut = fractionTex(q((u + v) ** 2, 2));
    const [ua, va, ub, vb] = [`${u}a`, v === 1 ? 'a' : `${v}a`, `${u}b`, v === 1 ? 'b' : `${v}b`];
    write(tex`\frac{(a + b)^2 - a^2 - b^2}{(a + b)^2} = \frac{2ab}{(a + b)^2} \ge ${shareTex(p)}`, {
      because: text`The diameters of the two ${small}s lie end to end on a diameter of the ${large}, so its radius is
          $a + b$. All three areas have the factor $\pi$, which cancels.`,
    })`
      Let the radii of the two ${small}s be $a \le b$. Write the area that is left as a part of the area of the
      ${large}, and compare it with the given share.`;
    write(
      tex`${(u + v) ** 2}ab \ge ${u * v}(a + b)^2 \Rightarrow ${u * v}a^2 - ${u * u + v * v}ab + ${u * v}b^2 \le 0`,
      {
        because: text`Radii are positive, so the denominator $(a + b)^2$ is too, and the sign stays as it is.`,
      },
    )`
      Multiply both sides by $(a + b)^2$ and by $${cut}$. Then multiply out, and bring all terms to one side.`;
    const ratio = step(calc`${u} / ${v}`, {
      name: 'the greatest possible ratio of the two radii',
      because: text`A product is at most $0$ when its factors have different signs or one of them is $0$. Here
        $${ub} - ${va}$ is positive, because $b$ is at least $a$.`,
      works: value =>
        tex`(${vb} - ${ua})(${ub} - ${va}) \le 0, \quad ${ub} - ${va} > 0 \Rightarrow ${vb} - ${ua} \le 0 \Rightarrow
          b \le
          ${!value.equals(1) && frac(value)}a`,
    })`
      Factorise. The second factor is positive, so the first one is at most $0$. This bounds $b$.`;
    const bound = find(most);
    step(
      pairs(bound.valueOf(), (x, y) => x === 1 && ratio.mul(x).gte(y)),
      {
        because: text`Two bounds hold at once: $b$ is at most this multiple of $a$, and $a + b$ is at most $${most}$.
            The smaller of the two decides, so list the values of $a$ one by one.`,
        works: value =>
          tex`1 \le b \le \min\left(${frac(ratio)}, ${most} - 1\right): \quad ${value} \text{
            value${!value.equals(1) && 's'} of } b`,
      },
    )`
      Begin with $a = 1$. Then $b$ is at least $1$, at most $${!ratio.equals(1) && frac(ratio)} \times 1$ and, because
      $a + b$ is at most $${bound}$, at most $${bound} - 1$.`;
    const equal = find(0);
    const count = step(pairs(bound.valueOf(), (x, y) => ratio.mul(x).gte(y)).sub(equal), {
      because: text`With $b$ at least $a$ each pair is counted once, whichever ${small} comes first. Equal radii
            belong to it: they leave the largest share of all.`,
      works: value => tex`${rows(p).join(' + ')} = ${value}`,
    })`
        Go on with $a = 2, 3, \dots$ in the same way. From some $a$ on, the bound for the sum is the smaller one. Add
        the numbers of values of $b$.`;
    return {
      answer: count,
      stem:
        scene === 'circles'
          ? text`Two circles with integer radii touch each other externally, and both touch a third circle from inside;
            the three centres lie on one line. At least $${shareTex(p)}$ of the area of the large circle lies outside
            the two small ones. If the radius of the large circle is at most $${most}$, how many unordered pairs
            of radii are possible for the two small circles?`
          : scene === 'pond'
            ? text`Two round rafts on a round pond touch each other, have their centres on a diameter of the pond and
              together span it. Their radii are whole numbers of metres, the radius of the pond does not exceed
              $${most}$ m, and at least $${shareTex(p)}$ of the water surface stays uncovered. How many pairs of radii
              are possible for the rafts, if their order does not count?`
            : text`From a round metal plate two discs are punched whose diameters lie end to end along a diameter of the
              plate and fill it. The radii of the discs, in cm, are integers, and the plate's radius is at most
              $${most}$ cm. In how many cases is at least $${shareTex(p)}$ of the metal left over? (Exchanging the two
              discs is not another case.)`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('ignored_a_bound', count, () => {
          let count = 0;
          for (let x = 1; 2 * x <= most; x += 1) count += ratio.mul(x).floor().valueOf() - x + 1;
          return count;
        })`
          You bounded only the ratio of the radii, for smaller radii up to $${Math.floor(most / 2)}$, and counted
          $${count}$ pairs. Often the radius of the ${large} is then
          more than $${most}$${unit}.`,
        slip('left_out_equal_values', equal, calc`floor(${most} / 2)`)`
          You left out the $${equal}$ pairs of equal radii. They leave the largest share of all, so they belong to the
          answer.`,
        slip('put_the_bound_on_another_quantity', count, () => {
          let count = 0;
          for (let y = 1; y <= most; y += 1)
            for (let x = 1; x <= y; x += 1) if (ratio.mul(x).gte(y)) count += 1;
          return count;
        })`
          You let each ${small} have a radius up to $${most}$${unit} and got $${count}$ pairs. It is the ${large}, with
          the sum of both radii as its radius, that may not exceed $${most}$${unit}.`,
        slip('left_out_an_end_point', count, () => pairs(most, (x, y) => ratio.mul(x).gt(y)))`
          You left out the pairs in which one radius is $${frac(ratio)}$ times the other, and counted $${count}$. They
          leave exactly the given share, and 'at least' allows it.`,
        slip('gave_the_complement', count, () => pairs(most, (x, y) => ratio.mul(x).lt(y)))`
          You counted the $${count}$ pairs in which less than the given share is left free. The other pairs are asked
          for.`,
        slip('left_out_an_end_point', bound, calc`${most} - 1`)`
          You let the radius of the ${large} be at most $${bound}$${unit}. A ${large} of exactly $${most}$${unit} is
          allowed too.`,
        slip('let_in_an_end_point', bound, calc`${most} + 1`)`
          You let the radius of the ${large} be up to $${bound}$${unit}. It may not exceed $${most}$${unit}.`,
      ],
      snapRead: text`Two ${small}s fill a diameter of the ${large}, at least a given share of the ${area} is left, and
        the radii are bounded integers: an inequality and a count.`,
      approach: text`The radius of the ${large} is the sum of the two others, so twice their product is left of its
        square. The share depends only on the ratio of the radii. The inequality bounds that ratio, and then integer
        pairs are counted under two bounds.`,
      faster: () =>
        text`The share is greatest for equal radii and falls as they differ; it is exactly $${shareTex(p)}$ for $${u} :
          ${v}$, since $\frac{2 \times ${u} \times ${v}}{${u + v}^2} = ${shareTex(p)}$. So count $a \le b \le
          ${frac(q(u, v))}a$ with $a + b \le ${most}$.`,
      check: () => {
        const sums = Array.from({ length: most - 1 }, (_, i) => i + 2).map(
          sum => Math.floor(sum / 2) - Math.ceil((v * sum) / (u + v)) + 1,
        );
        return text`By the radius of the ${large} instead, $2$ to $${most}$: $${sums.join(' + ')} = ${count}$.`;
      },
      principle: text`Circles that fill a diameter leave twice the product of their radii; as a share of the whole that
        depends on the ratio alone and is greatest for equal circles.`,
    };
  },
);

/** GM.ARE.2 Hard: two circles along a diameter of a third, with integer radii. */
export const circlesInACircle: readonly AnyTemplate[] = situation<Circles>({
  type: 'GM.ARE.2',
  situation: 'circles-along-a-diameter',
  tries: 30,
  draw: draw => {
    const [u, v] = draw.pick([
      [2, 1],
      [3, 1],
      [3, 2],
      [4, 1],
      [5, 2],
      [5, 3],
    ] as const);
    const most = draw.int(9, 17);
    const p: Circles = { u, v, most, scene: draw.pick(['circles', 'pond', 'plate'] as const) };
    return rows(p).length <= 8 && most >= 2 * (u + v) - 2 ? p : null;
  },
  forms: [pairsOfRadii],
});
