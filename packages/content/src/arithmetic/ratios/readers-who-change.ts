import { gcd, isCount, lcm } from '../../numbers.ts';
import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { plain, ratio } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Numbers {
  /** Per cents of the first and of the second that change over every year. */
  away: number;
  back: number;
  /** By how many the first has become smaller in the first year. */
  net: number;
  /** The ratio of the first to the second after two years. */
  later: readonly [number, number];
}

interface Changing extends Numbers {
  story: (typeof stories)[number];
}

const stories = [
  {
    one: 'the morning paper',
    two: 'the evening paper',
    all: 'families',
    tell: ({ away, back, net, later }: Numbers) =>
      text`Every family of a town reads either the morning paper or the evening paper. In each year ${away}% of those
        with the morning paper change to the evening paper, and ${back}% of those with the evening paper change to the
        morning paper. At the end of the first year the morning paper had $${net}$ families fewer, and after the second
        year the two papers stood at ${ratio(later)}. How many families are there?`,
  },
  {
    one: 'the swimming club',
    two: 'the cricket club',
    all: 'children',
    tell: ({ away, back, net, later }: Numbers) =>
      text`Every child in the sports scheme of a district belongs to the swimming club or to the cricket club, none to
      both. Every year
        ${away}% of the swimmers go over to cricket, while ${back}% of the cricketers go over to swimming. The first
        such exchange made the swimming club smaller by $${net}$ children; after the second one swimmers and cricketers
        were in the ratio ${ratio(later)}. Find the number of children.`,
  },
  {
    one: 'the first bus line',
    two: 'the second bus line',
    all: 'passengers',
    tell: ({ away, back, net, later }: Numbers) =>
      text`The passengers between two towns, always the same people, use one of two bus lines. From one month to the
        next ${away}% of those on the first line change to the second, and ${back}% of those on the second change to
        the first. In this way the first line lost $${net}$ passengers on balance at the end of January. After the same
        changes at the end of February the ratio of first to second was ${ratio(later)}. How many passengers are there
        in all?`,
  },
] as const;

/** Who is with the first and the second before the changes, per part of the later ratio, and the first loss. */
function perPart({ away, back, later: [u, v] }: Omit<Numbers, 'net'>) {
  const kept = q(100 - away - back, 100);
  const net = q(away * u - back * v, 100)
    .div(kept)
    .div(kept);
  const loss = kept.add(1).mul(net);
  return { net, first: loss.add(u), second: q(v).sub(loss) };
}

const everyone = form<Changing>(
  'all-from-two-rounds-of-changes',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AL.SEQ.2', 'AR.PCT.4'],
    entry: true,
    revision: 2, // Every option is a multiple of the ratio's sum, which had left the key alone.
    verify: ({ away, back, net, later }) => {
      // Every number of the first at the start is tried; the changes are made one after the other.
      const [a, b] = [away / 100, back / 100];
      for (let x = 1; x <= 60_000; x += 1) {
        const y = (a * x - net) / b;
        const second = a * (x - net) - b * (y + net);
        const isLater = Math.abs((x - net - second) * later[1] - (y + net + second) * later[0]) < 1e-6;
        if (isLater && y > 0) return Math.round(x + y);
      }
      throw new Error('no numbers fit');
    },
  },
  (p, { step, find }) => {
    const { away, back, net, later, story } = p;
    const { one, two, all } = story;
    const [u, v] = later;
    const kept = step(calc`100% - (${away}% + ${back}%)`, {
      name: text`what is left of the loss of ${one} from one change to the next`,
      because: text`The loss of ${one} is ${away}% of its own number less ${back}% of the other number. When the first
        number falls by some people and the second rises by as many, the loss falls by ${away}% and by ${back}% of
        them.`,
    })`
      When ${one} has become smaller by some ${all} and ${two} larger by as many, ${away}% of these ${all} no longer
      go away and ${back}% of them come back. So the next loss of ${one} is smaller than this one by the sum of the two
      per cents.`;
    const start = find(net);
    const times = find(2);
    const third = step(calc`${start} * (${kept}%)^${times}`, {
      name: text`what ${one} would lose at a third change`,
      because: text`The ratio is known after two changes, so it is best compared with the loss that would come next.`,
    })`
      The first loss is $${net}$. Multiply it twice by this part to find what ${one} would lose at a third change.`;
    const part = step(calc`${away}% * ${u} - ${back}% * ${v}`, {
      name: text`the same loss in parts of the ratio`,
      because: text`Both expressions tell the same loss, once in ${all} and once in parts, so they show how many ${all}
        one part is.`,
    })`
      After two changes let ${one} have $${u}$ parts and ${two} $${v}$ parts. Find the third loss in these parts: those
      who would go away, less those who would come.`;
    const size = step(calc`${third} / ${part}`, { name: text`how many ${all} one part is` })`
      Divide to find how many ${all} one part is.`;
    const total = step(calc`(${u} + ${v}) * ${size}`, {
      because: text`Nobody comes from outside and nobody leaves, so the number after the changes is the number at
        first.`,
    })`
      All ${all} together are $${u} + ${v}$ parts, and their number has not changed.`;
    return {
      answer: total,
      stem: story.tell({ away, back, net, later }),
      show: plain,
      // A total that is no multiple of the ratio's sum falls on sight.
      plausible: value => isCount(value.div(u + v)),
      slips: [
        slip('miscounted_the_steps', times, 1)`
          You used ${third}, the loss of ${one} at the second change, with the ratio after it. The ratio belongs to the
          loss that comes next.`,
        slip('left_out_a_change', times, 0)`
          You let ${one} lose $${net}$ every time. After the first change fewer can go away from it and more can come
          back, so the loss becomes smaller.`,
        slip('miscounted_the_steps', times, 3)`
          You made the loss smaller three times and got ${third}, which ${one} would lose at a fourth change. The ratio
          is known just before the third.`,
        slip('left_out_a_term', kept, calc`100% - ${away}%`)`
          ${here} only counts that fewer go away. From ${two}, which has become larger, more come back as well.`,
        slip('subtracted_for_added', kept, away > back && calc`100% - (${away}% - ${back}%)`)`
          ${here} subtracts the two per cents from each other. Fewer go away and more come back, and both make the loss
          smaller.`,
        slip('inverted_the_ratio', part, calc`abs(${away}% * ${v} - ${back}% * ${u})`)`
          ${here} gives the parts of ${one} to ${two} and the other way round. In the ratio ${ratio(later)} the first
          number belongs to ${one}.`,
        slip('left_out_a_term', part, calc`${away}% * ${u}`)`
          ${here} counts only those who would go away, in parts of the ratio. Those who would come back from ${two}
          have to be subtracted.`,
      ],
      snapRead: text`The same per cents change over twice, in both directions. The first loss and the ratio after the
        second change are known, and the number of all ${all} stays the same.`,
      approach: text`Find how the loss shrinks from one change to the next. Then the loss after the given ratio is
        known both as a number and in parts of the ratio.`,
      check:
        () => text`After the second change $${calc`${u} * ${size}`.value}$ and $${calc`${v} * ${size}`.value}$ are
        with the two. Then ${away}% of the first less ${back}% of the second is $${third}$, as it should be.`,
      principle: text`When fixed per cents change sides every time, each net loss is the one before, made smaller by
        the sum of the two per cents.`,
    };
  },
);

/** By what factor each slip misses the size of a part, as far as this is positive. */
function misses({ away, back, later: [u, v] }: Omit<Numbers, 'net'>) {
  const kept = 100 - away - back;
  const part = away * u - back * v;
  const turned = Math.abs(away * v - back * u);
  return [
    q(100, kept),
    q(100 * 100, kept * kept),
    q(kept, 100),
    q((100 - away) ** 2, kept * kept),
    q((100 - Math.abs(away - back)) ** 2, kept * kept),
    q(part, away * u),
    ...(turned > 0 ? [q(part, turned)] : []),
  ];
}

/** AR.RAT.3 Hard: two groups exchange fixed per cents twice, told by the first loss and the ratio at the end. */
export const readersWhoChange: readonly AnyTemplate[] = situation<Changing>({
  type: 'AR.RAT.3',
  situation: 'readers-who-change',
  tries: 80,
  draw: draw => {
    const [away, back] = draw.some([5, 10, 15, 20, 25, 30, 40, 50], 2) as [number, number];
    const later = draw.some([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 13], 2) as [number, number];
    const [u, v] = later;
    if (away + back > 75 || gcd(u, v) > 1 || away * u <= back * v) return null;
    const { net, first, second } = perPart({ away, back, later });
    // All who change over are whole numbers, the second time too.
    const third = q(away * u - back * v, 100);
    const counts = [net, third, first, second, first.sub(net), second.add(net)];
    const moved = [first, first.sub(net)].map(n => n.mul(away).div(100));
    // Some of the wrong totals are whole too.
    const wrong = draw.some(misses({ away, back, later }), 4);
    const unit = [...counts, ...moved, ...wrong].reduce((all, n) => lcm(all, Number(n.d)), 1);
    const most = Math.floor(24_000 / unit / (u + v));
    if (most < 1 || second.lte(0)) return null;
    const size = unit * draw.int(1, most);
    const lost = Number(net) * size;
    const all = (u + v) * size;
    return all >= 400 && Math.round(lost) >= 20
      ? { away, back, net: Math.round(lost), later, story: draw.pick(stories) }
      : null;
  },
  forms: [everyone],
});
