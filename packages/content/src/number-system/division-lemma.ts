import type Fraction from 'fraction.js';
import { plain } from '../show.ts';
import type { AnyTemplate, Slip } from '../template.ts';
import { template } from '../template.ts';
import { q } from '../value.ts';
import { sidesOf } from './sides.ts';

const upTo = (most: number) => Array.from({ length: most }, (_, i) => i + 1);
const fromTo = (least: number, most: number) =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => least + i);
const whole = (value: Fraction) => value.d === 1n;
/** 'rupees', '1 mango' */
const things = (n: number, [one, many]: readonly [string, string]) => `${n} ${n === 1 ? one : many}`;

interface Reduced {
  large: number;
  left: number;
  small: number;
  /** The number is taken so many times. */
  times: number;
  scene: 'plain' | 'mangoes' | 'chairs' | 'beads';
}

const reducedStem = ({ large, left, small, times, scene }: Reduced) => {
  const thrice =
    times === 2 ? 'twice' : times === 3 ? 'three times' : times === 4 ? 'four times' : `${times} times`;
  if (scene === 'mangoes')
    return times === 1
      ? `When a trader packs all his mangoes in crates of ${large}, ${left} are left over. How many would be left over if he packed them in boxes of ${small}?`
      : `When a trader packs all his mangoes in crates of ${large}, ${left} are left over. Tomorrow he will get exactly ${thrice} as many mangoes and pack them in boxes of ${small}. How many will be left over?`;
  if (scene === 'chairs')
    return times === 1
      ? `If the chairs of a hall are put in rows of ${large}, the last ${left} do not make a full row. How many do not make a full row if the rows have ${small} chairs each?`
      : `If the chairs of a hall are put in rows of ${large}, the last ${left} do not make a full row. A larger hall has exactly ${thrice} as many chairs, in rows of ${small}. How many of these do not make a full row?`;
  if (scene === 'beads')
    return times === 1
      ? `A craftswoman strings necklaces of ${large} beads until only ${left} beads remain. With bracelets of ${small} beads instead, how many beads would remain in the end?`
      : `A craftswoman has some beads; necklaces of ${large} beads would leave her with ${left} beads. She orders so many more that she has exactly ${thrice} as many as before, and strings bracelets of ${small} beads. How many beads remain in the end?`;
  return times === 1
    ? `A positive integer leaves a remainder of ${left} when it is divided by ${large}. What remainder does it leave when it is divided by ${small}?`
    : `A positive integer $n$ leaves a remainder of ${left} when it is divided by ${large}. What is the remainder when $${times}n$ is divided by ${small}?`;
};

function slipsOfReduced({ large, left, small, times }: Reduced): Slip<Fraction>[] {
  const key = (times * left) % small;
  const cofactor = large / small;
  return [
    ...(times > 1
      ? [
          {
            misconception: 'multiplier_forgotten',
            value: q(left % small),
            words: `You took the remainder of the number itself; ${times} times the number is divided.`,
          },
          {
            misconception: 'multiplier_added',
            value: q((left + times) % small),
            words: `You took ${times} more in place of ${times} times as many.`,
          },
        ]
      : []),
    {
      misconception: 'quotient_for_remainder',
      value: q(Math.floor((times * left) / small)),
      words: `You took how often ${small} goes into ${times * left}; the remainder is what is left after that.`,
    },
    {
      misconception: 'shortfall_for_remainder',
      value: q(small - key),
      words: `You took what is missing to the next multiple of ${small}; the remainder is what is beyond the last one.`,
    },
    {
      misconception: 'divided_by_cofactor',
      value: q((times * left) % cofactor),
      words: `You took the remainder by ${cofactor}, which is ${large} divided by ${small}; the division is by ${small}.`,
    },
    {
      misconception: 'cofactor_reported',
      value: q(cofactor),
      words: `You took how often ${small} goes into ${large}; asked is what is left over.`,
    },
    {
      misconception: 'largest_remainder_taken',
      value: q(small - 1),
      words: `You took the largest remainder that ${small} allows; the given remainder decides which one it is.`,
    },
    {
      misconception: 'divisor_taken_for_number',
      value: q((large - left) % small),
      words: `You took ${large} − ${left} as the number to divide; the ${left} left over are what counts.`,
    },
    {
      misconception: 'counted_one_short',
      value: q(key - 1),
      words: `You took one too few: ${times * left} less ${key - 1} is no multiple of ${small}.`,
    },
    {
      misconception: 'counted_one_over',
      value: q(key + 1),
      words: `You took one too many: ${times * left} less ${key + 1} is no multiple of ${small}.`,
    },
  ];
}

/** NS.REM.1 Easy: a divisor of the divisor sees only the old remainder. */
const divisorOfDivisor = template<Reduced, Fraction>({
  type: 'NS.REM.1',
  band: 'Easy',
  variant: 'divisor-of-the-divisor',
  revision: 1,
  draw: draw => {
    const small = draw.int(6, 19);
    const large = small * draw.int(2, 6);
    const left = draw.int(small + 2, large - 1);
    const times = draw.pick([1, 1, 2, 3, 4, 5]);
    const key = (times * left) % small;
    if (large > 96 || left % small === 0 || key < 2 || key > small - 2) return null;
    const p: Reduced = {
      large,
      left,
      small,
      times,
      scene: draw.pick(['plain', 'mangoes', 'chairs', 'beads'] as const),
    };
    const possible = slipsOfReduced(p).filter(slip => slip.value.valueOf() < small);
    const { under, over } = sidesOf(possible, key, 1);
    return under >= 2 && over >= 3 ? p : null;
  },
  stem: reducedStem,
  answer: ({ left, small, times }) => q((times * left) % small),
  slips: slipsOfReduced,
  show: plain,
  plausible: (value, { small }) => whole(value) && value.valueOf() >= 1 && value.valueOf() < small,
  solution: ({ large, left, small, times }) => {
    const key = (times * left) % small;
    return {
      snapRead: `The remainder by one divisor is known, the remainder by another is asked, and ${small} divides ${large}: that is the cue.`,
      approach: `Every full group of ${large} is itself made of full groups of ${small}, so it leaves nothing. Only the ${left} left over matter${times > 1 ? `, taken ${times} times` : ''}: divide them by ${small}. Trying a number that fits gives the same.`,
      steps: [
        {
          says: `See what the full groups of ${large} leave when divided by ${small}.`,
          works: `${large} = ${large / small} \\times ${small}, \\text{ so they leave } 0`,
          value: q(0),
        },
        ...(times > 1
          ? [
              {
                says: 'Take the part left over as often as the number is taken.',
                works: `${times} \\times ${left} = ${times * left}`,
                value: q(times * left),
              },
            ]
          : []),
        {
          says: 'Divide this part and keep the remainder.',
          works: `${times * left} = ${Math.floor((times * left) / small)} \\times ${small} + ${key}`,
          value: q(key),
        },
      ],
      check: `Take ${large + left} as the number: ${times > 1 ? `${times} times that is ${times * (large + left)}, and ` : ''}${times * (large + left)} − ${key} = ${times * (large + left) - key} = ${small} × ${(times * (large + left) - key) / small}.`,
      principle:
        'If d divides D, the remainder by D already decides the remainder by d: reduce the old remainder.',
    };
  },
  // Takes several numbers that fit and divides them; all must agree.
  verify: ({ large, left, small, times }) => {
    const found = new Set(upTo(12).map(k => (times * (k * large + left)) % small));
    return q(found.size === 1 ? ([...found][0] ?? -1) : -1);
  },
});

interface Nested {
  /** Divisors one after the other and what each division leaves. */
  sizes: readonly [number, number, number];
  left: readonly [number, number, number];
  asked: number;
  scene: 'plain' | 'eggs' | 'buttons' | 'pencils';
}
const nestedScenes = {
  eggs: {
    thing: ['egg', 'eggs'],
    one: ['tray', 'trays'],
    two: ['carton', 'cartons'],
    three: ['crate', 'crates'],
    who: 'A poultry farm',
  },
  buttons: {
    thing: ['button', 'buttons'],
    one: ['card', 'cards'],
    two: ['packet', 'packets'],
    three: ['box', 'boxes'],
    who: 'A factory',
  },
  pencils: {
    thing: ['pencil', 'pencils'],
    one: ['pouch', 'pouches'],
    two: ['pack', 'packs'],
    three: ['case', 'cases'],
    who: 'A stationer',
  },
} as const;
/** What the three divisions leave, in single things. */
const unpacked = ({ sizes: [a, b], left: [x, y, z] }: Nested) => x + a * y + a * b * z;

function nestedStem(p: Nested): string {
  const {
    sizes: [a, b, c],
    left: [x, y, z],
    asked,
    scene,
  } = p;
  if (scene === 'plain')
    return `A positive integer is divided by ${a} and leaves ${x}. The quotient is divided by ${b} and leaves ${y}. The second quotient is divided by ${c} and leaves ${z}. What is the remainder when the integer is divided by ${asked}?`;
  const s = nestedScenes[scene];
  return `${s.who} packs its ${s.thing[1]} ${a} to a ${s.one[0]}, then ${b} ${s.one[1]} to a ${s.two[0]}, and then ${c} ${s.two[1]} to a ${s.three[0]}. In the end ${things(x, s.thing)}, ${things(y, s.one)} and ${things(z, s.two)} are left over beside the full ${s.three[1]}. If all the ${s.thing[1]} were packed directly into bags of ${asked} instead, how many ${s.thing[1]} would be left over?`;
}

function slipsOfNested(p: Nested): Slip<Fraction>[] {
  const {
    sizes: [a, b, c],
    left: [x, y, z],
    asked,
  } = p;
  const key = unpacked(p) % asked;
  return [
    {
      misconception: 'remainders_added',
      value: q((x + y + z) % asked),
      words:
        'You took the three remainders as the same kind of thing and added them; the second and third stand for whole groups.',
    },
    {
      misconception: 'weights_from_other_end',
      value: q((z + c * y + c * b * x) % asked),
      words:
        'You took the divisions in the reverse order; the first remainder counts single things, the last one the largest groups.',
    },
    {
      misconception: 'own_divisor_as_weight',
      value: q((a * x + b * y + c * z) % asked),
      words:
        'You took each remainder times its own divisor; a remainder counts groups made by the divisions before it.',
    },
    {
      misconception: 'last_remainder_dropped',
      value: q((x + a * y) % asked),
      words: `You took only the first two remainders; the third stands for ${a * b} each and counts too.`,
    },
    {
      misconception: 'weight_of_one_division',
      value: q((x + a * y + b * z) % asked),
      words: `You took ${b} as the weight of the third remainder; it stands for ${a} × ${b} = ${a * b}.`,
    },
    {
      misconception: 'shortfall_for_remainder',
      value: q(asked - key),
      words: `You took what is missing to the next multiple of ${asked}; the remainder is what is beyond the last one.`,
    },
    {
      misconception: 'first_remainder_kept',
      value: q(x),
      words: `You took the first remainder; it belongs to the division by ${a}, not by ${asked}.`,
    },
  ];
}

/** NS.REM.1 Medium: successive division; each remainder weighs as much as the divisors before it, and the last ones may drop out. */
const successiveDivision = template<Nested, Fraction>({
  type: 'NS.REM.1',
  band: 'Medium',
  variant: 'successive-division',
  revision: 1,
  draw: draw => {
    const sizes = [draw.int(4, 12), draw.int(3, 10), draw.int(3, 8)] as const;
    const left = [draw.int(1, sizes[0] - 1), draw.int(1, sizes[1] - 1), draw.int(1, sizes[2] - 1)] as const;
    const all = sizes[0] * sizes[1] * sizes[2];
    const askable = fromTo(15, 60).filter(d => all % d === 0 && d !== sizes[0] * sizes[1]);
    if (askable.length === 0) return null;
    const p: Nested = {
      sizes,
      left,
      asked: draw.pick(askable),
      scene: draw.pick(['plain', 'eggs', 'buttons', 'pencils'] as const),
    };
    const key = unpacked(p) % p.asked;
    if (
      unpacked(p) <= p.asked ||
      key < 3 ||
      key > p.asked - 3 ||
      left.includes(key) ||
      new Set(sizes).size < 3
    )
      return null;
    const possible = slipsOfNested(p).filter(slip => slip.value.valueOf() < p.asked);
    const { under, over } = sidesOf(possible, key, 1);
    return under >= 2 && over >= 3 ? p : null;
  },
  stem: nestedStem,
  answer: p => q(unpacked(p) % p.asked),
  slips: slipsOfNested,
  show: plain,
  plausible: (value, { asked }) => whole(value) && value.valueOf() >= 1 && value.valueOf() < asked,
  solution: p => {
    const {
      sizes: [a, b, c],
      left: [x, y, z],
      asked,
    } = p;
    const all = unpacked(p);
    const key = all % asked;
    return {
      snapRead: `Three divisions one after the other, each of the quotient before, with their remainders. The remainder by ${asked} is asked, which divides the product of the three divisors.`,
      approach: `Build the number backwards: a remainder of the second division counts groups of ${a}, one of the third counts groups of ${a} × ${b}. The unknown rest is a multiple of all three divisors, and ${asked} divides that product, so it drops out. What the three remainders stand for is all that has to be divided.`,
      steps: [
        {
          says: 'Find what one unit of each remainder stands for: the product of the divisors before it.',
          works: `1, \\quad ${a}, \\quad ${a} \\times ${b} = ${a * b}`,
          value: [q(1), q(a), q(a * b)],
        },
        {
          says: 'Add up what the three remainders stand for.',
          works: `${x} + ${y} \\times ${a} + ${z} \\times ${a * b} = ${all}`,
          value: q(all),
        },
        {
          says: `The rest comes in groups of ${a} × ${b} × ${c} = ${a * b * c}; see that ${asked} divides this, so it leaves nothing.`,
          works: `${a * b * c} = ${(a * b * c) / asked} \\times ${asked}`,
          value: q(0),
        },
        {
          says: `Divide the sum by ${asked} and keep the remainder.`,
          works: `${all} = ${Math.floor(all / asked)} \\times ${asked} + ${key}`,
          value: q(key),
        },
      ],
      check: `Take ${all} itself: ${all} = ${a} × ${Math.floor(all / a)} + ${x}, then ${Math.floor(all / a)} = ${b} × ${Math.floor(all / a / b)} + ${y}, and ${Math.floor(all / a / b)} = ${c} × ${Math.floor(all / a / b / c)} + ${z}: it fits all three divisions.`,
      principle:
        'In successive divisions each remainder is worth the product of all divisors before it; add these up, then reduce.',
    };
  },
  // Tries the numbers one after the other until three fit, and divides them.
  verify: ({ sizes: [a, b, c], left: [x, y, z], asked }) => {
    const found: number[] = [];
    for (let n = 1; found.length < 3; n += 1) {
      const [first, second] = [Math.floor(n / a), Math.floor(n / a / b)];
      if (n % a === x && first % b === y && second % c === z) found.push(n % asked);
    }
    return q(new Set(found).size === 1 ? (found[0] ?? -1) : -1);
  },
});

interface SameQuotient {
  small: number;
  large: number;
  /** The least quotient that counts: 1 where a full group is asked for, else 0. */
  from: 0 | 1;
  asked: 'count' | 'largest';
  scene: 'plain' | 'boxes' | 'buses';
}
/** The quotients that both divisions can have, each with the first and last number. */
const windows = ({ small, large, from }: SameQuotient) =>
  fromTo(from, Math.floor((small - 1) / (large - small))).map(k => ({
    k,
    first: Math.max(1, large * k),
    last: small * k + small - 1,
  }));
const sameQuotientKey = (p: SameQuotient) => {
  const list = windows(p);
  return p.asked === 'largest'
    ? (list.at(-1)?.last ?? 0)
    : list.reduce((sum, { first, last }) => sum + last - first + 1, 0);
};

function sameQuotientStem({ small, large, from, asked, scene }: SameQuotient): string {
  if (scene === 'boxes')
    return `A confectioner can pack his sweets in boxes of ${small} or in boxes of ${large}, and finds that both ways he would fill the same number of boxes, at least one, with some sweets perhaps left over. ${asked === 'count' ? 'How many different numbers of sweets are possible?' : 'What is the largest possible number of sweets?'}`;
  if (scene === 'buses')
    return `The visitors of a fair leave in buses, and a bus starts only when every seat is taken; whoever is left walks home. With buses of ${small} seats just as many buses start as with buses of ${large} seats, and at least one bus starts. ${asked === 'count' ? 'For how many numbers of visitors is this so?' : 'What is the largest number of visitors for which this is so?'}`;
  if (asked === 'count')
    return `For how many positive integers $n$ are the quotients on division by ${small} and by ${large} equal${from === 1 ? ' and not 0' : ', possibly 0'}? (The remainders need not be equal.)`;
  return `What is the largest integer $n$ whose quotients on division by ${small} and by ${large} are equal? (The remainders need not be equal.)`;
}

function slipsOfSame(p: SameQuotient): Slip<Fraction>[] {
  const { small, large, from, asked } = p;
  const list = windows(p);
  const gap = large - small;
  const last = list.at(-1) ?? { k: 0, first: 0, last: 0 };
  const key = sameQuotientKey(p);
  const beyond = small * (last.k + 1) + small - 1;
  if (asked === 'largest')
    return [
      {
        misconception: 'smallest_of_window',
        value: q(large * last.k),
        words: `You took the smallest number with the quotient ${last.k}; larger ones have it too.`,
      },
      {
        misconception: 'window_of_larger_divisor',
        value: q(large * last.k + large - 1),
        words: `You took the last number with the quotient ${last.k} by ${large}; by ${small} its quotient is larger.`,
      },
      {
        misconception: 'one_quotient_too_far',
        value: q(beyond),
        words: `You took the quotient ${last.k + 1}; the numbers with it by ${small} end before those by ${large} begin.`,
      },
      {
        misconception: 'one_quotient_short',
        value: q(small * last.k - 1),
        words: `You took the last number with the quotient ${last.k - 1}; the quotient ${last.k} is still possible for both.`,
      },
      {
        misconception: 'remainder_left_out',
        value: q(small * (last.k + 1)),
        words: `You took ${small} × ${last.k + 1}, where the quotient by ${small} has just become larger.`,
      },
      {
        misconception: 'quotient_of_larger_divisor_short',
        value: q(large * last.k - 1),
        words: `You took the number just below ${large} × ${last.k}; there the quotient by ${large} is still one less.`,
      },
      {
        misconception: 'remainder_of_quotient_size',
        value: q(large * last.k + last.k),
        words:
          'You took the remainder as large as the quotient; it can go up as long as both quotients stay the same.',
      },
    ];
  const zeroRow = small - 1;
  return [
    from === 0
      ? {
          misconception: 'quotient_zero_left_out',
          value: q(key - zeroRow),
          words: `You took quotients from 1 on; the ${zeroRow} positive integers below ${small} have the quotient 0 both times.`,
        }
      : {
          misconception: 'quotient_zero_counted',
          value: q(key + zeroRow),
          words: `You took the numbers below ${small} as well; their quotient is 0, which is not allowed here.`,
        },
    {
      misconception: 'window_of_larger_divisor',
      value: q(
        fromTo(from, Math.floor(large / gap)).reduce(
          (sum, k) => sum + Math.max(0, large - gap * k),
          from === 0 ? -1 : 0,
        ),
      ),
      words: `You took ${large} numbers less the overlap for each quotient; the first window has only ${small}, as the quotient by ${small} changes earlier.`,
    },
    {
      misconception: 'window_ends_counted_badly',
      value: q(list.reduce((sum, w) => sum + w.last - w.first, 0)),
      words: 'You took last less first for each quotient; counting both ends there is one more.',
    },
    {
      misconception: 'largest_quotient_dropped',
      value: q(key - (last.last - last.first + 1)),
      words: `You took too few quotients: ${last.k} still occurs by both divisors.`,
    },
    {
      misconception: from === 0 ? 'zero_taken_as_positive' : 'window_end_one_too_far',
      value: q(key + 1),
      words:
        from === 0
          ? 'You took 0 in as well; only positive integers count.'
          : 'You took one number too many at the end of a window.',
    },
    {
      misconception: 'equal_windows_taken',
      value: q(list.length * (small - gap * (from === 0 ? 0 : 1))),
      words: `You took as many numbers for every quotient; with each further quotient the common window shrinks by ${gap}.`,
    },
    {
      misconception: 'windows_without_start',
      value: q(list.reduce((sum, w) => sum + small - gap * w.k + 1, 0)),
      words:
        'You took one number too many for every quotient; a window ends before the next multiple of the smaller divisor.',
    },
    {
      misconception: 'one_window_only',
      value: q((list[0]?.last ?? 0) - (list[0]?.first ?? 0) + 1),
      words: `You took the numbers with the quotient ${from} only; larger quotients can be equal too.`,
    },
    {
      misconception: 'largest_number_reported',
      value: q(last.last),
      words: 'You took the largest such number; asked is how many there are.',
    },
  ];
}

/** NS.REM.1 Hard: equal quotients by two divisors; the windows shrink by the gap each time, so there are finitely many. */
const sameQuotient = template<SameQuotient, Fraction>({
  type: 'NS.REM.1',
  band: 'Hard',
  variant: 'same-quotient',
  revision: 1,
  draw: draw => {
    const gap = draw.int(2, 6);
    const small = draw.int(9, 40);
    const scene = draw.pick(['plain', 'plain', 'boxes', 'buses'] as const);
    const asked = draw.pick(['count', 'count', 'largest'] as const);
    const p: SameQuotient = {
      small,
      large: small + gap,
      from: scene === 'plain' && draw.chance(0.6) ? 0 : 1,
      asked,
      scene,
    };
    const rows = windows(p).length;
    if (rows < 3 || rows > 8) return null;
    const { under, over } = sidesOf(slipsOfSame(p), sameQuotientKey(p), small / 2);
    return under >= 3 && over >= 2 ? p : null;
  },
  stem: sameQuotientStem,
  answer: p => q(sameQuotientKey(p)),
  slips: slipsOfSame,
  show: plain,
  plausible: (value, p) => whole(value) && value.valueOf() >= p.small / 2,
  solution: p => {
    const { small, large, from, asked } = p;
    const gap = large - small;
    const list = windows(p);
    const last = list.at(-1) ?? { k: 0, first: 0, last: 0 };
    const key = sameQuotientKey(p);
    const counts = list.map(w => w.last - w.first + 1);
    const most = Math.floor((small - 1) / gap);
    return {
      snapRead: `Two divisors, ${small} and ${large}, and the same quotient by both${from === 1 ? ', at least 1' : ''}. ${asked === 'count' ? 'The number of such integers' : 'The largest such integer'} is asked.`,
      approach: `Call the quotient $k$. By ${large} it is $k$ from $${large}k$ on, by ${small} it is $k$ up to $${small}k + ${small - 1}$. So the numbers for $k$ make a window between these two, and it shrinks as $k$ grows, until it is empty. ${asked === 'count' ? 'Add up the windows: they are an arithmetic progression.' : 'The largest number is the end of the last window.'}`,
      steps: [
        {
          says: `Write down where the quotient is $k$ by both divisors.`,
          works: `${large}k \\le n \\le ${small}k + ${small - 1}`,
          value: [q(large), q(small)],
        },
        {
          says: 'Find the largest quotient for which this window is not empty.',
          works: `${large}k \\le ${small}k + ${small - 1} \\;\\Rightarrow\\; ${gap}k \\le ${small - 1} \\;\\Rightarrow\\; k \\le ${most}`,
          value: q(most),
        },
        ...(asked === 'count'
          ? [
              {
                says: `Count the numbers in a window, both ends included.`,
                works: `(${small}k + ${small - 1}) - ${large}k + 1 = ${small} - ${gap}k`,
                value: `${small} - ${gap}k`,
              },
              {
                says: `Add the windows from $k = ${from}$ on${from === 0 ? ', without the number 0, which is not positive' : ''}.`,
                works: `${counts.join(' + ')} = ${key}`,
                value: q(key),
              },
            ]
          : [
              {
                says: 'Take the end of the window for this quotient.',
                works: `${small} \\times ${last.k} + ${small - 1} = ${key}`,
                value: q(key),
              },
            ]),
      ],
      check: `The last window runs from ${last.first} to ${last.last}: ${last.last} = ${small} × ${last.k} + ${last.last - small * last.k} = ${large} × ${last.k} + ${last.last - large * last.k}. For the next quotient ${large} × ${last.k + 1} = ${large * (last.k + 1)} is already above ${endAfter(small, last.k)}.`,
      principle:
        'Numbers with a given quotient form a window as long as the divisor; for two divisors compare the start of one window with the end of the other.',
    };
  },
  // Divides every number by both.
  verify: ({ small, large, from, asked }) => {
    const found = upTo(small * large).filter(n => {
      const quotient = Math.floor(n / small);
      return quotient === Math.floor(n / large) && quotient >= from;
    });
    return q(asked === 'count' ? found.length : (found.at(-1) ?? 0));
  },
});
/** The last number with the quotient after k. */
function endAfter(small: number, k: number) {
  return small * (k + 1) + small - 1;
}

export const divisionLemma: readonly AnyTemplate[] = [divisorOfDivisor, successiveDivision, sameQuotient];
