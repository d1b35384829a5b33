import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const scenes = [
  {
    whole: 'members of a reading club',
    one: 'member',
    each: 'reads',
    do: 'read',
    items: ['novels', 'poems', 'plays'],
  },
  {
    whole: 'pupils of a music school',
    one: 'pupil',
    each: 'learns',
    do: 'learn',
    items: ['sitar', 'tabla', 'flute'],
  },
  {
    whole: 'tourists on a bus',
    one: 'tourist',
    each: 'visited',
    do: 'visited',
    items: ['the fort', 'the lake', 'the museum'],
  },
  {
    whole: 'children of a colony',
    one: 'child',
    each: 'plays',
    do: 'play',
    items: ['cricket', 'football', 'kabaddi'],
  },
  {
    whole: 'guests at a dinner',
    one: 'guest',
    each: 'tasted',
    do: 'tasted',
    items: ['the soup', 'the curry', 'the dessert'],
  },
] as const;

interface Three {
  n: number;
  sizes: readonly [number, number, number];
  /** Those in exactly two are at most this many times those in all three. */
  high: number;
  scene: (typeof scenes)[number];
  way: boolean;
}

const excessOf = ({ n, sizes }: Three) => sizes[0] + sizes[1] + sizes[2] - n;
const smaller = ({ sizes }: Three) => Math.min(sizes[1], sizes[2]);
const larger = ({ sizes }: Three) => Math.max(sizes[1], sizes[2]);
/** Fewest in all three by the comparison, and by the room in the other two groups. */
const byRatio = (p: Three) => Math.ceil(excessOf(p) / (p.high + 2));
const byRoom = (p: Three) => excessOf(p) - smaller(p);
const plural = (one: string) => (one === 'child' ? 'children' : `${one}s`);

/** The verb after 'should' or 'cannot all'. */
const have = (verb: string) => (verb.endsWith('ed') ? `have ${verb}` : verb);

const mostAlone = form<Three>(
  'most-in-one-alone',
  {
    band: 'Hard',
    seconds: 120,
    revision: 2,
    also: ['MM.SET.2', 'AL.INQ.7'],
    entry: true,
    verify: p => {
      // Every filling of the diagram that keeps the condition.
      const [a, b, c] = p.sizes;
      let best = -1;
      for (let all = 0; all <= Math.min(a, b, c); all += 1)
        for (let ab = 0; ab + all <= Math.min(a, b); ab += 1)
          for (let ac = 0; ac + ab + all <= a && ac + all <= c; ac += 1) {
            const bc = excessOf(p) - 2 * all - ab - ac;
            const fits = bc >= 0 && ab + bc + all <= b && ac + bc + all <= c;
            if (fits && ab + ac + bc <= p.high * all) best = Math.max(best, a - all - ab - ac);
          }
      return best;
    },
  },
  (p, { step }) => {
    const {
      n,
      high,
      scene,
      way,
      sizes: [a, b, c],
    } = p;
    const { one, do: verb, items } = scene;
    const [x, y, z] = items;
    const many = plural(one);
    const [smallerItem, largerItem] = p.sizes[1] <= p.sizes[2] ? [y, z] : [z, y];
    const excess = step(calc`${a} + ${b} + ${c} - ${n}`, {
      name: 'the excess of the three numbers over all',
      because: text`Each of the $${n}$ ${many} belongs to at least one of the three, so the sum would be $${n}$ without
        overlaps. Being in two counts two times, being in three counts three times; once is right.`,
      works: (_value, working) => tex`x_2 + 2x_3 = ${working}`,
    })`
      Let $x_2$ ${many} ${verb} exactly two of the three, and $x_3$ all three. The sum of the three numbers counts each
      of the first once too often and each of the second twice too often. Subtract $${n}$.`;
    const ratio = step(calc`ceil(${excess} / (${high} + 2))`, {
      name: text`the first lower bound for $x_3$`,
      because: text`Few in all three would need many in exactly two to make up the excess, but the number in exactly two
        is limited by the number in all three.`,
      works: value => tex`${high + 2}x_3 \ge ${excess} \Rightarrow x_3 \ge ${value}`,
    })`
      It is given that $x_2 \le ${high}x_3$. Put this into the equation, and round up, as $x_3$ is a whole number.`;
    const room = step(calc`${excess} - ${smaller(p)}`, {
      name: text`the second lower bound for $x_3$`,
      because: text`Whoever is in exactly two of the groups, one of them being ${x}, is lost for ${x} alone. Put into
        the other two groups instead, these ${many} cost nothing, but they all have to fit into the smaller of the
        two.`,
      works: (_value, working) => tex`x_3 = ${excess} - (x_2 + x_3) \ge ${working}`,
    })`
      As few of the $x_2$ as possible should ${have(verb)} ${x}, so put all of them with ${y} and ${z}. Then $x_2 +
      x_3$ ${many} ${verb} ${smallerItem}, and they must not be more than $${smaller(p)}$.`;
    const least = step(ratio.gt(room) ? ratio : room, {
      because: text`A number that is at least $5$ and at least $8$ is at least $8$. So the larger bound includes the
            smaller one.`,
      works: value => tex`x_3 \ge \max(${ratio}, ${room}) = ${value}`,
    })`
        Both bounds have to hold, so the larger one decides.`;
    const most = step(calc`${a} - ${least}`, {
      because: text`A smaller $x_3$ gains nothing: for each one fewer, at least one more of the $x_2$ would have to
        ${have(verb)} ${x}.`,
    })`
      Then only those with all three have to be subtracted from the $${a}$ for ${x}. Use their least number.`;
    return {
      answer: most,
      stem: () => {
        const { whole, one, each, do: verb, items } = scene;
        return way
          ? text`Each of the $${n}$ ${whole} ${each} at least one of ${items[0]}, ${items[1]} and ${items[2]}: $${a}$
            ${verb} ${items[0]}, $${b}$ ${verb} ${items[1]} and $${c}$ ${verb} ${items[2]}. The number of
            ${plural(one)} who ${verb} exactly two of them is at most ${high === 2 ? 'twice' : `$${high}$ times`} the
            number who ${verb} all three. What is the greatest possible number of ${plural(one)} who ${verb} only
            ${items[0]}?`
          : text`Of the $${n}$ ${whole}, $${a}$ ${verb} ${items[0]}, $${b}$ ${verb} ${items[1]}, $${c}$ ${verb}
            ${items[2]}, and each of them ${each} at least one. If at most ${high === 2 ? 'twice' : `$${high}$ times`}
            as many ${plural(one)} ${verb} exactly two of these as ${verb} all three, find the maximum number who
            ${verb} ${items[0]} and nothing else.`;
      },
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0 && value.valueOf() < a,
      slips: [
        slip('ignored_a_bound', least, room.gt(ratio) && ratio)`
          $${most}$ leaves too many with exactly two. They cannot all ${have(verb)} ${y} and ${z}, for together with
          those in all three they are more than the $${smaller(p)}$ with ${smallerItem}.`,
        slip('ignored_a_condition', least, ratio.gt(room) && (room.gt(0) ? room : q(0)))`
          $${most}$ leaves so few in all three that those with exactly two are more than $${high}$ times as many.`,
        slip('miscounted_who_is_in_all_three', ratio, calc`ceil(${excess} / (${high} + 1))`)`
          The excess of the three groups over $${n}$ was divided by $${high} + 1$, as if those with all three were
          counted once too often; they are counted twice too often.`,
        slip('sought_the_extreme_elsewhere', most, () => {
          const left = q(a).sub(excess.sub(least));
          return left.gt(0) ? left : null;
        })`
          $${most}$ supposes that all ${many} with exactly two ${verb} ${x}; for the greatest number they ${verb} ${y}
          and ${z} instead.`,
        slip(
          'rounded_the_wrong_way',
          ratio,
          Number(excess) % (high + 2) && calc`floor(${excess} / (${high} + 2))`,
        )`
          The least number with all three has to be rounded up. Rounded down, it leaves more than $${high}$ times as
          many with exactly two.`,
        slip('gave_the_other_extreme', least, calc`floor(${excess} / 2)`)`
          Half of the excess of the three groups over $${n}$ was taken for those with all three. That is their
          greatest number; it leaves the fewest, not the most, with ${x} only.`,
        slip('miscounted_who_is_in_all_three', ratio, calc`ceil(${excess} / (${high} + 3))`)`
          The excess of the three groups over $${n}$ was divided by $${high} + 3$, as if all three counts of those
          with all three were too many; one of the three is right.`,
        slip('assumed_equal_parts', most, () => {
          const two = excess.sub(least.mul(2));
          const left = q(a).sub(least).sub(two.div(3).floor());
          return two.gt(2) && left.gt(0) ? left : null;
        })`
          $${most}$ takes off a third of those with exactly two as well, as if they were spread evenly over the three
          pairs; nothing forces them to be.`,
        slip('used_a_wrong_given_number', room, larger(p) > smaller(p) && calc`${excess} - ${larger(p)}`)`
          Those with both ${y} and ${z} were compared with the $${larger(p)}$ of ${largerItem}; they also have to be
          among the $${smaller(p)}$ of ${smallerItem}.`,
      ],
      snapRead: text`Three groups with nobody outside, a comparison of exactly two with all three, and the greatest
        number in one group alone: keep the overlaps away from that group.`,
      approach: text`Only ${x} is left after taking off those with all three and those with one other. The latter can
        ${have(verb)} ${y} and ${z} instead, as far as there is room; so make those with all three as few as the
        conditions allow.`,
      faster: text`Outside ${largerItem} there are $${n} - ${larger(p)} = ${n - larger(p)}$ ${many}, so at most so
        many ${verb} only ${x}. The comparison allows at most $${a} - ${ratio}$. Take the smaller, $${most}$.`,
      check: () => {
        const two = excess.sub(least.mul(2));
        const [left, last] = [b, c].map(size => q(size).sub(two).sub(least));
        return text`${least} in all three, ${two} with ${y} and ${z} only, and $${most}, ${left}, ${last}$ with one
          only make $${n}$, and $${two} \le ${high} \times ${least}$. For one more with ${x} only, one fewer would be
          in all three, and the bound forbids that.`;
      },
      principle: text`For the greatest number in one group alone, move the overlaps to the other groups, and check
        that there is room for them.`,
    };
  },
);

/** MM.SET.3 Hard: the most in one of three groups alone, under a condition on the overlaps. */
export const mostInOneAlone: readonly AnyTemplate[] = situation<Three>({
  type: 'MM.SET.3',
  situation: 'one-group-alone',
  tries: 40,
  draw: draw => {
    const n = draw.int(50, 140);
    const size = () => draw.int(Math.ceil(n * 0.35), Math.floor(n * 0.75));
    const p: Three = {
      n,
      sizes: [size(), size(), size()],
      high: draw.int(2, 6),
      scene: draw.pick(scenes),
      way: draw.chance(0.5),
    };
    const [a, b, c] = p.sizes;
    const [excess, least] = [excessOf(p), Math.max(byRatio(p), byRoom(p))];
    // The room bites in two draws of five, and not by little.
    const bites = byRoom(p) > byRatio(p);
    const clear = Math.abs(byRoom(p) - byRatio(p)) >= 2 && bites === draw.chance(0.4);
    const fits = excess >= 24 && 2 * least <= excess && a - least >= 6 && new Set([a, b, c]).size === 3;
    return clear && fits ? p : null;
  },
  forms: [mostAlone],
});
