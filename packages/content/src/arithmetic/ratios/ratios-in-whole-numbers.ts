import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));
const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;

interface Bounded {
  place: string;
  one: string;
  two: string;
  /** Ratio before and after, in lowest terms; some of the first join and `times` as many of the second leave. */
  x: number;
  y: number;
  c: number;
  d: number;
  times: number;
  /** The total before lies strictly between these; exactly one multiple does. */
  from: number;
  to: number;
  frame: number;
}

const places = [
  { place: 'a software firm', one: 'engineers', two: 'clerks' },
  { place: 'an airport', one: 'guards', two: 'porters' },
  { place: 'a shipyard', one: 'welders', two: 'painters' },
  { place: 'a news agency', one: 'reporters', two: 'drivers' },
  { place: 'a resort', one: 'cooks', two: 'gardeners' },
  { place: 'a zoo', one: 'deer', two: 'peacocks' },
] as const;

/** k to j in lowest terms: the second ratio as one equation in the multiplier k and the number j who join. */
const perStep = ({ x, y, c, d, times }: Bounded): readonly [number, number] => {
  const [left, right] = [d + times * c, c * y - d * x];
  return [left / gcd(left, right), right / gcd(left, right)];
};

const told = ({ place, one, two, x, y, c, d, times, from, to, frame }: Bounded) => {
  const leave = times === 1 ? 'the same number of' : times === 2 ? 'twice as many' : 'three times as many';
  return frame === 0
    ? `In ${place} there were more than ${from} but fewer than ${to} ${one} and ${two} together, in the ratio $${x} : ${y}$. Then some ${one} joined and ${leave} ${two} left, and the ratio became $${c} : ${d}$.`
    : `The ratio of ${one} to ${two} in ${place} was $${x} : ${y}$. For every one of the ${one} who came, ${times === 1 ? 'one' : times === 2 ? 'two' : 'three'} of the ${two} went, until it was $${c} : ${d}$. At first there had been over ${from} but under ${to} of them altogether.`;
};

const steps = () =>
  path<Bounded>()
    .quiet('leaving', ({ times }) => q(times))
    .step(
      'k',
      ({ x, y, c, d }, { leaving }) => {
        const left = leaving.mul(c).add(d);
        const right = q(c * y - d * x);
        return left.div(left.gcd(right));
      },
      ({ x, y }) =>
        `With $${x}k$ and $${y}k$ at first and $j$ who join, write the new ratio as an equation and reduce it: this tells what $k$ is a multiple of.`,
      ({ x, y, c, d }, { leaving, k }) =>
        `${d}(${x}k + j) = ${c}(${y}k - ${leaving.equals(1) ? '' : numberTex(leaving)}j) \\Rightarrow ${numberTex(leaving.mul(c).add(d))}j = ${c * y - d * x}k \\Rightarrow ${numberTex(k)} \\mid k`,
    )
    .step(
      'total',
      ({ x, y }, { k }) => k.mul(x + y),
      'So the total at first comes in fixed steps.',
      ({ x, y }, { k, total }) => `${x + y} \\times ${numberTex(k)} = ${numberTex(total)}`,
    )
    .step(
      'm',
      ({ from }, { total }) => q(Math.floor(from / total.valueOf() + 1e-9) + 1),
      'Only one multiple of it lies between the bounds.',
      ({ from, to }, { total, m }) =>
        `${from} < ${numberTex(total)} \\times ${numberTex(m)} = ${numberTex(total.mul(m))} < ${to}`,
    );

const multipleSlips = [
  {
    misconception: 'smallest_solution',
    at: 'm' as const,
    wrongly: () => q(1),
    words: ({ from }: Bounded, { total }: { total: Fraction }) =>
      `The smallest numbers that fit the ratios have a total of $${numberTex(total)}$, which is not above ${from}.`,
  },
  {
    misconception: 'next_solution',
    at: 'm' as const,
    wrongly: (_p: Bounded, { m }: { m: Fraction }) => m.add(1),
    words: ({ to }: Bounded, { total, m }: { total: Fraction; m: Fraction }) =>
      `A total of $${numberTex(total.mul(m))}$ fits the ratios, but it is not below ${to}.`,
  },
  {
    misconception: 'previous_solution',
    at: 'm' as const,
    wrongly: (_p: Bounded, { m }: { m: Fraction }) => (m.gt(1) ? m.sub(1) : null),
    words: ({ from }: Bounded, { total, m }: { total: Fraction; m: Fraction }) =>
      `With a total of $${numberTex(total.mul(m))}$ the ratios fit, but the total has to be above ${from}.`,
  },
];

const boundedVerify = (p: Bounded, asked: (a: number, b: number, j: number) => number) => {
  for (let k = 1; k < 2000; k += 1) {
    if ((p.x + p.y) * k <= p.from || (p.x + p.y) * k >= p.to) continue;
    for (let j = 1; p.times * j < p.y * k; j += 1)
      if ((p.x * k + j) * p.d === (p.y * k - p.times * j) * p.c) return q(asked(p.x * k, p.y * k, j));
  }
  throw new Error('nothing fits');
};

const joined = form({
  form: 'number-who-joined',
  band: 'Hard',
  seconds: 115,
  also: ['AL.DIO.5'],
  entry: true,
  stem: (p: Bounded) => `${told(p)} How many ${p.one} joined?`,
  path: steps()
    .quiet('each', ({ x, y, c, d, times }, { k }) => k.mul(c * y - d * x).div(d + times * c))
    .step(
      'joined',
      (_p, { each, m }) => each.mul(m),
      'The number who join grows in the same steps.',
      (_p, { each, m, joined: j }) => `${numberTex(each)} \\times ${numberTex(m)} = ${numberTex(j)}`,
    ),
  slips: [
    ...multipleSlips,
    {
      misconception: 'change_on_one_side',
      at: 'each',
      wrongly: ({ x, y, c, d }, { k }) => k.mul(c * y - d * x).div(d),
      words: ({ two }) => `The ${two} who left were forgotten in the new ratio.`,
    },
    {
      misconception: 'reports_those_who_left',
      at: 'joined',
      wrongly: ({ times }, { each, m }) => (times > 1 ? each.mul(m).mul(times) : null),
      words: ({ two }, { joined: j }) => `${plain(j)} is how many ${two} left.`,
    },
    {
      misconception: 'reports_first_number',
      at: 'joined',
      wrongly: ({ x }, { k, m }) => k.mul(x).mul(m),
      words: ({ one }, { joined: j }) => `${plain(j)} is how many ${one} there were at first.`,
    },
    {
      misconception: 'total_as_multiplier',
      at: 'joined',
      wrongly: ({ x }, { each, m, k }) => each.mul(m).add(k.mul(x).mul(m)),
      words: ({ one }, { joined: j }) => `${plain(j)} is how many ${one} there were afterwards.`,
    },
  ],
  show: value => plain(value),
  plausible: whole,
  snapRead: () =>
    'Two ratios, a change of unknown size on both sides and bounds for the total: one equation, two unknowns, whole numbers.',
  approach: () =>
    'The new ratio ties the number who join to the multiplier of the old one. Whole numbers make the total a multiple of something; the bounds choose the multiple.',
  faster: ({ x, y }, { k, each }) =>
    `$j : k = ${numberTex(each)} : ${numberTex(k)}$, so the total is a multiple of ${x + y} times $${numberTex(k)}$; take the one in range.`,
  check: ({ x, y, c, d, times }, { k, m, joined: j }) =>
    `$${numberTex(k.mul(m).mul(x))} + ${numberTex(j)}$ against $${numberTex(k.mul(m).mul(y))} - ${numberTex(j.mul(times))}$ is $${c} : ${d}$.`,
  principle:
    'Ratios fix whole numbers up to a multiplier: find the smallest solution and let the bounds choose its multiple.',
  verify: p => boundedVerify(p, (_a, _b, j) => j),
});

const leftNow = form({
  form: 'number-of-both-now',
  band: 'Hard',
  seconds: 120,
  also: ['AL.DIO.5'],
  entry: true,
  stem: (p: Bounded) => `${told(p)} How many ${p.one} and ${p.two} are there now altogether?`,
  path: steps()
    .quiet('each', ({ x, y, c, d, times }, { k }) => k.mul(c * y - d * x).div(d + times * c))
    .quiet('lost', ({ times }) => q(times - 1))
    .step(
      'now',
      (_p, { total, m, each, lost }) => total.mul(m).sub(each.mul(m).mul(lost)),
      'Take those who joined into account, and those who left.',
      ({ times }, { total, m, each, now }) =>
        `${numberTex(total.mul(m))} + ${numberTex(each.mul(m))} - ${numberTex(each.mul(m).mul(times))} = ${numberTex(now)}`,
    ),
  suits: ({ times }) => times > 1,
  slips: [
    ...multipleSlips,
    {
      misconception: 'joiners_forgotten',
      at: 'lost',
      wrongly: ({ times }) => q(times),
      words: ({ two, one }) =>
        `The ${two} who left were subtracted, but the ${one} who joined were not added.`,
    },
    {
      misconception: 'leavers_forgotten',
      at: 'lost',
      wrongly: () => q(-1),
      words: ({ two }) => `Those who joined were added, but the ${two} who left are still counted.`,
    },
    {
      misconception: 'reports_total_before',
      at: 'lost',
      wrongly: () => q(0),
      words: (_p, { now }) => `${plain(now)} were there before anything changed.`,
    },
    {
      misconception: 'reports_first_group',
      at: 'now',
      wrongly: ({ x }, { k, m, each }) => k.mul(x).add(each).mul(m),
      words: ({ one }, { now }) => `${plain(now)} counts the ${one} only.`,
    },
  ],
  show: value => plain(value),
  plausible: whole,
  snapRead: () =>
    'A ratio before and after, a change that moves both sides unequally, and bounds for the first total. The last total is asked.',
  approach: () =>
    'Get the multiplier and the number who join from the new ratio as whole numbers; the bounds leave one case, and then the change of the total is known.',
  faster: ({ c, d }, { total, m }) =>
    `The total at first can only be $${numberTex(total.mul(m))}$, and the total now is a multiple of $${c + d}$ a little below it.`,
  check: ({ c, d }, { now }) =>
    `${plain(now)} divides as $${numberTex(now.mul(c).div(c + d))} : ${numberTex(now.mul(d).div(c + d))}$, which is $${c} : ${d}$.`,
  principle:
    'When numbers of people are only known by ratios, divisibility and bounds together pin them down.',
  verify: p => boundedVerify(p, (a, b, j) => a + b + j - p.times * j),
});

/** AR.RAT.3 Hard: two ratios, an unknown change and bounds. */
const bounded = situation<Bounded>({
  type: 'AR.RAT.3',
  situation: 'bounded-total',
  tries: 12,
  draw: draw => {
    const [x, y, c, d] = [draw.int(2, 7), draw.int(2, 9), draw.int(1, 9), draw.int(1, 9)];
    const times = draw.pick([1, 2, 2, 3]);
    if (gcd(x, y) !== 1 || gcd(c, d) !== 1 || c * y <= d * x) return null;
    const p = { ...draw.pick(places), x, y, c, d, times, from: 0, to: 0, frame: draw.int(0, 1) };
    const [k] = perStep(p);
    const step = (x + y) * k;
    const m = draw.int(2, 4);
    const from = 10 * Math.floor((m * step - draw.int(1, step - 1)) / 10);
    const to = 10 * Math.ceil((m * step + draw.int(1, step - 1)) / 10);
    const one = from > (m - 1) * step && to < (m + 1) * step && from < m * step && to > m * step;
    return one && k > 1 && step >= 20 && step <= 140 ? { ...p, from, to } : null;
  },
  forms: [joined, leftNow],
});

interface SameAdded {
  /** Two positive whole numbers as a : b; the same whole number is added to both, and they are as c : d. */
  a: number;
  b: number;
  c: number;
  d: number;
  /** The larger number before is at most this. */
  most: number;
  frame: number;
}

const reduced = ({ a, b, c, d }: SameAdded): readonly [Fraction, Fraction] => {
  const [gain, spread] = [b * c - a * d, d - c];
  const common = gcd(gain, spread);
  return [q(spread / common), q(gain / common)];
};

const pairsCount = form({
  form: 'count-of-pairs',
  band: 'Hard',
  seconds: 110,
  also: ['AL.DIO.1'],
  entry: true,
  stem: ({ a, b, c, d, most, frame }: SameAdded) =>
    frame === 0
      ? `Two positive integers are in the ratio $${a} : ${b}$, and the larger is at most ${most}. When the same positive integer $n$ is added to both, the ratio becomes $${c} : ${d}$. For how many pairs is there such an $n$?`
      : frame === 1
        ? `The ages of two trees, in whole years, are as $${a} : ${b}$ today, and after a whole number of years they will be as $${c} : ${d}$. The older tree is not more than ${most} years old today. How many pairs of present ages are possible?`
        : `In a game two players have whole numbers of points in the ratio $${a} : ${b}$. Each wins the same whole number of points, and the ratio turns into $${c} : ${d}$. If the better player had no more than ${most} points before, how many different pairs of scores could they have had?`,
  path: path<SameAdded>()
    .step(
      'gain',
      ({ a, b, c, d }) => q(b * c - a * d),
      ({ a, b }) =>
        `Let the numbers be $${a}k$ and $${b}k$. Write the new ratio as an equation and collect $k$ on one side.`,
      ({ a, b, c, d }, { gain }) =>
        `${d}(${a}k + n) = ${c}(${b}k + n) \\Rightarrow ${d - c}n = ${numberTex(gain)}k`,
    )
    .step(
      'unit',
      ({ c, d }, { gain }) => q(d - c).div(q(d - c).gcd(gain)),
      '$n$ must be whole. Cancel the common factor, and see what $k$ must be a multiple of.',
      ({ c, d }, { gain, unit }) =>
        `n = \\frac{${numberTex(gain)}}{${d - c}}k \\Rightarrow ${numberTex(unit)} \\mid k`,
    )
    .quiet('larger', ({ b }) => q(b))
    .step(
      'most',
      ({ most }, { larger }) => q(Math.floor(most / larger.valueOf() + 1e-9)),
      'The bound for the larger number limits $k$.',
      ({ most }, { larger, most: top }) =>
        `${numberTex(larger)}k \\le ${most} \\Rightarrow k \\le ${numberTex(top)}`,
    )
    .step(
      'count',
      (_p, { most, unit }) => q(Math.floor(most.div(unit).valueOf() + 1e-9)),
      'Count the multiples.',
      (_p, { most, unit, count }) =>
        `\\lfloor ${numberTex(most)} \\div ${numberTex(unit)} \\rfloor = ${numberTex(count)}`,
    ),
  slips: [
    {
      misconception: 'forgets_whole_amounts',
      at: 'unit',
      wrongly: () => q(1),
      words: (_p, { most }) =>
        `All $${numberTex(most)}$ multipliers were counted, also those for which the number added is a fraction.`,
    },
    {
      misconception: 'does_not_cancel',
      at: 'unit',
      wrongly: ({ c, d }) => (d - c > 1 ? q(d - c) : null),
      words: ({ c, d }, { gain }) =>
        `$k$ was made a multiple of $${d - c}$, though $${numberTex(gain)}$ and $${d - c}$ have a common factor.`,
    },
    {
      misconception: 'bound_on_the_sum',
      at: 'larger',
      wrongly: ({ a, b }) => q(a + b),
      words: ({ most }) => `The bound of ${most} was applied to both numbers together.`,
    },
    {
      misconception: 'bound_on_the_smaller',
      at: 'larger',
      wrongly: ({ a }) => q(a),
      words: ({ most }) => `The smaller number was bounded by ${most}; the larger one then exceeds it.`,
    },
    {
      misconception: 'bound_on_new_number',
      at: 'larger',
      wrongly: p => q(p.b).add(reduced(p)[1].div(reduced(p)[0])),
      words: ({ most }) => `The bound of ${most} was applied to the larger number after the addition.`,
    },
    {
      misconception: 'counts_no_change',
      at: 'count',
      wrongly: (_p, { count }) => count.add(1),
      words: () => 'One too many: $k = 0$ gives no positive integers.',
    },
    {
      misconception: 'limit_left_out',
      at: 'count',
      wrongly: (_p, { count }) => count.sub(1),
      words: () => 'One too few: the largest multiple still keeps the bound.',
    },
  ],
  show: value => plain(value),
  plausible: whole,
  snapRead: () =>
    'Two ratios with one unknown added to both numbers, a bound, and whole numbers: count the pairs.',
  approach: () =>
    'The new ratio ties the number added to the multiplier. For it to be whole the multiplier has to be a multiple of something; the bound ends the list.',
  faster: ({ a, b, c, d }, { unit }) =>
    `The difference stays: $${b - a}k = ${d - c}m$. So $k$ is a multiple of $${numberTex(unit)}$; the new pair is $${c}m, ${d}m$.`,
  check: ({ a, b, c, d, most }, { unit, count, gain }) => {
    const k = unit.mul(count);
    const n = k.mul(gain).div(d - c);
    return `The last pair is $${numberTex(k.mul(a))}, ${numberTex(k.mul(b))}$ with $n = ${numberTex(n)}$: $${numberTex(k.mul(a).add(n))} : ${numberTex(k.mul(b).add(n))} = ${c} : ${d}$; the next larger number, $${numberTex(k.add(unit).mul(b))}$, exceeds ${most}.`;
  },
  principle:
    'Adding the same to both terms keeps their difference: compare the differences of two ratios, and ask for whole numbers.',
  verify: ({ a, b, c, d, most }) => {
    let found = 0;
    for (let k = 1; b * k <= most; k += 1)
      for (let n = 1; n <= 20 * most; n += 1)
        if ((a * k + n) * d === (b * k + n) * c) {
          found += 1;
          break;
        }
    return q(found);
  },
});

const sameAdded = situation<SameAdded>({
  type: 'AR.RAT.3',
  situation: 'same-number-added',
  tries: 12,
  draw: draw => {
    const [a, c] = [draw.int(2, 8), draw.int(2, 12)];
    const p = {
      a,
      b: a + draw.int(1, 9),
      c,
      d: c + draw.int(2, 9),
      most: draw.step(60, 480, 10),
      frame: draw.int(0, 2),
    };
    if (gcd(p.a, p.b) !== 1 || gcd(p.c, p.d) !== 1 || p.b * p.c <= p.a * p.d || p.d > 17) return null;
    const [unit] = reduced(p);
    const count = Math.floor(p.most / p.b / unit.valueOf());
    return unit.gt(1) && gcd(p.b * p.c - p.a * p.d, p.d - p.c) > 1 && count >= 3 && count <= 24 ? p : null;
  },
  forms: [pairsCount],
});

export const ratiosInWholeNumbers: readonly AnyTemplate[] = [...bounded, ...sameAdded];
