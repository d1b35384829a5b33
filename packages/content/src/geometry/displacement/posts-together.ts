import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Posts {
  /** The depth at first, with the first post alone and with the second alone. */
  h: number;
  one: number;
  two: number;
  frame: number;
}

const together = ({ h, one, two }: Posts) => q(h).div(q(h, one).add(q(h, two)).sub(1));

const depthWithBoth = form<Posts>(
  'depth-with-both-posts',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AR.RAT.4'],
    verify: ({ h, one, two }) => {
      // A floor of 1: raise the level until the water beside both posts is the water there was.
      const [first, second] = [1 - h / one, 1 - h / two];
      let [low, high] = [h, 1000];
      for (let i = 0; i < 100; i += 1) {
        const level = (low + high) / 2;
        if (level - first * level - second * level < h) low = level;
        else high = level;
      }
      return q(Math.round(low * 6), 6);
    },
  },
  (p, { step, find }) => {
    const { h, one, two, frame } = p;
    const [post, unit] = frame === 1 ? ['pillar', 'dm'] : frame === 3 ? ['pole', 'cm'] : ['post', 'cm'];
    const first = step(frac(calc`${h} / ${one}`), {
      name: `the part of the base that is free beside the first ${post}`,
      because: text`The water itself does not change: base times ${h} ${unit} is the same volume as free base times
        $${one}$ ${unit}. The ${post} reaches out of the water, so it takes its part of the base at every height.`,
    })`
      With the first ${post} the same water stands on a smaller base. Its depth grew from $${h}$ to $${one}$ ${unit}, so
      find the part of the base that is free.`;
    const second = step(frac(calc`${h} / ${two}`), {
      name: `the part of the base that is free beside the second ${post}`,
    })`
      Find the free part for the second ${post} alone in the same way.`;
    const whole = find(1);
    const free = step(frac(calc`${frac(first)} + ${frac(second)} - ${whole}`), {
      name: `the part of the base that is free beside both ${post}s`,
      works: (_v, w) => tex`1 - \left(1 - ${frac(first)}\right) - \left(1 - ${frac(second)}\right) = ${w}`,
      because: text`Each ${post} takes away the rest of its free part. Both rests are taken from the same base, so the
        two free parts are added and the whole base is subtracted once.`,
    })`
      Now both stand there. Take the parts that the two ${post}s cover from the whole base.`;
    const depth = step(calc`${h} ÷ ${frac(free)}`, {
      name: `the depth with both ${post}s`,
    })`
      The same water stands on this part of the base, so divide the first depth by it.`;
    return {
      answer: depth,
      stem: wording(
        frame,
        text`A tall jar with vertical sides holds water to a depth of $${h}$ cm. If a certain metal post is placed
          upright in the jar, the water becomes $${one}$ cm deep; if another post is placed there instead, it becomes
          $${two}$ cm deep. Both posts have the same cross-section all along, reach out of the water, and no water is
          spilt. How many cm deep is the water when both posts stand in the jar?`,
        text`The water in a rectangular tank is $${h}$ dm deep. With a round pillar standing upright on the bottom its
          depth would be $${one}$ dm, with a square pillar in its place $${two}$ dm. Find the depth, in dm, with the
          two pillars side by side. Each of them is higher than the water in every case, and the tank does not
          overflow.`,
        text`Two upright posts, which stay higher than the water, can be lowered to the bottom of a glass cylinder.
          Without them the water is $${h}$ cm deep; the first alone makes it $${one}$ cm deep, the second alone
          $${two}$ cm. The cylinder is tall enough for all the water. What depth, in cm, do the two together make?`,
        text`Rain water stands $${h}$ cm deep in a barrel with vertical sides. Put upright into the barrel, a thick
          bamboo pole raises the water to $${one}$ cm, and a steel pole raises it to $${two}$ cm when it is
          put in alone. Both are longer than the barrel is high, and nothing runs over. To what height, in cm, do they
          raise the water together?`,
      ),
      show: plain,
      plausible: value => value.d <= 3n && value.gt(Math.max(one, two)),
      slips: [
        slip('assumed_a_proportion', depth, calc`${h} + (${one} - ${h}) + (${two} - ${h})`)`
          You added the two rises: ${here}. When both ${post}s stand there, the base left for the water is smaller than
          beside either alone, so each raises the water more.`,
        slip('mixed_up_sum_and_product', free, frac(calc`${frac(first)} * ${frac(second)}`))`
          You multiplied the two free parts: ${here}. The second ${post} covers its part of the whole base, not of the
          part that the first one left free.`,
        slip('wrong_base', free, () => {
          const left = q(1)
            .sub(q(one - h, h))
            .sub(q(two - h, h));
          return left.gt(0) ? left : null;
        })`
          You compared both rises with the first depth and left $${frac(free)}$ of the base free. The part that a
          ${post} covers is its rise over the new depth.`,
        slip('assumed_equal_parts', second, frac(first))`
          The part for the first ${post} was used for both. The second one alone gives $${two}$ ${unit}, not
          $${one}$ ${unit}.`,
        slip('assumed_equal_parts', first, frac(second))`
          The part for the second ${post} was used for both. The first one alone gives $${one}$ ${unit}, not
          $${two}$ ${unit}.`,
        slip('used_a_term_twice', depth, calc`${one} + ${two}`)`
          ${here} adds the two depths, and with them the water itself twice. The same water is there in all cases.`,
        slip('answered_another_quantity', depth, calc`${h} ÷ ${frac(free)} - ${h}`)`
          ${here} is only the rise of the water. The question asks for the whole depth.`,
      ],
      snapRead: text`The same water on bases of different sizes: depth times free base stays the same.`,
      approach: text`The depth and the free part of the base are inversely proportional. The two depths show what part
        each ${post} covers; these parts can be added, while the rises cannot.`,
      faster: text`Depth times free base is fixed, so the reciprocals add:
        $\frac{1}{${one}} + \frac{1}{${two}} - \frac{1}{${h}} = \frac{1}{\text{depth}}$.`,
      check: () => {
        const level = together(p);
        const [a, b] = [q(1).sub(q(h, one)), q(1).sub(q(h, two))];
        return text`At a depth of $${level}$ ${unit} the ${post}s take the place of layers of
          $${frac(a)} \times ${level} = ${a.mul(level)}$ and of $${frac(b)} \times ${level} = ${b.mul(level)}$
          ${unit}, and $${level} - ${a.mul(level)} - ${b.mul(level)} = ${h}$ ${unit} of water are left.`;
      },
      principle: text`When one volume stands on different bases, the depths are inversely proportional to the bases:
        add and subtract bases, not depths.`,
    };
  },
);

/** GM.SOL.8 Hard: two posts in the same water. */
export const postsTogether: readonly AnyTemplate[] = situation<Posts>({
  type: 'GM.SOL.8',
  situation: 'two-posts-in-water',
  tries: 400,
  draw: draw => {
    const h = draw.int(6, 42);
    const [one, two] = [h + draw.int(1, 18), h + draw.int(1, 18)];
    if (q(h, one).add(q(h, two)).lte(1)) return null;
    const level = together({ h, one, two, frame: 0 });
    return one !== two && level.gt(one + two - h) && level.lt(2.4 * h) && level.d <= 3n
      ? { h, one, two, frame: draw.int(0, 3) }
      : null;
  },
  forms: [depthWithBoth],
});
