import type Fraction from 'fraction.js';
import { fractionTex } from '../show.ts';
import { type AnyTemplate, template } from '../template.ts';
import { turnedAfterFirst } from '../turned.ts';
import { q, ratioOf } from '../value.ts';

const shown = (value: Fraction) => `$${fractionTex(value)}$`;
const powerTex = (base: number, exponent: number) => (exponent === 1 ? `${base}` : `${base}^{${exponent}}`);

interface Link {
  /** The logarithm of argument^top to the base base^bottom; both are primes. */
  base: number;
  bottom: number;
  argument: number;
  top: number;
}

interface Chain {
  links: readonly Link[];
  /** The last factor is written as a divisor, with base and argument changed over. */
  divided: boolean;
  turn: number;
}

const powersShown: Record<number, number> = { 2: 6, 3: 4, 5: 3, 7: 2 };
const linkTex = (l: Link) => `\\log_{${l.base ** l.bottom}} ${l.argument ** l.top}`;
const overturned = (l: Link): Link => ({
  base: l.argument,
  bottom: l.top,
  argument: l.base,
  top: l.bottom,
});
const productOf = (links: readonly Link[], part: (l: Link) => Fraction) =>
  links.reduce((product, link) => product.mul(part(link)), q(1));

function chainTex({ links, divided }: Chain): string {
  const last = links.at(-1);
  if (!divided || !last) return links.map(linkTex).join(' \\times ');
  const before = links.slice(0, -1).map(linkTex).join(' \\times ');
  return `\\frac{${before}}{${linkTex(overturned(last))}}`;
}

/** AL.LOG.2 Easy: exponents come out in front as fractions, and what is left of the chain is 1. */
const chainToOne = template<Chain, Fraction>({
  type: 'AL.LOG.2',
  band: 'Easy',
  variant: 'chain-to-one',
  revision: 1,
  draw: draw => {
    const primes = draw.some([2, 2, 3, 3, 5, 7], draw.pick([2, 2, 3]));
    if (new Set(primes).size < primes.length) return null;
    const links = primes.map((base, i) => {
      const argument = primes[(i + 1) % primes.length] ?? 2;
      return {
        base,
        bottom: draw.int(1, powersShown[base] ?? 1),
        argument,
        top: draw.int(1, powersShown[argument] ?? 1),
      };
    });
    const key = productOf(links, l => q(l.top, l.bottom));
    const ones = links.flatMap(l => [l.top, l.bottom]).filter(e => e === 1).length;
    // One plain number among the bases and arguments is enough; a quotient of equal exponents tells nothing.
    if (ones > links.length || key.d > 6n || key.n > 24n || key.equals(1)) return null;
    if (links.some(l => l.top === l.bottom && l.top > 1)) return null;
    const shuffled = links.length === 3 ? draw.shuffled(links) : links;
    return { links: shuffled, divided: draw.chance(0.4), turn: draw.int(0, 5) };
  },
  stem: p => `What is the value of $${chainTex(p)}$?`,
  answer: ({ links }) => productOf(links, l => q(l.top, l.bottom)),
  slips: p => {
    const { links, divided, turn } = p;
    const key = productOf(links, l => q(l.top, l.bottom));
    const [first] = links;
    const last = links.at(-1);
    const turned = last ? q(last.bottom, last.top) : q(1);
    const other = first ? q(first.bottom, first.top) : q(1);
    return turnedAfterFirst(
      [
        {
          misconception: 'divisor_not_turned_over',
          value: divided ? key.mul(turned).mul(turned) : key,
          words:
            'You took the fraction of exponents of the divisor as a factor; dividing by a logarithm divides by that fraction.',
        },
        {
          misconception: 'multiplies_by_power_of_base',
          value: productOf(links, l => q(l.top * l.bottom)),
          words:
            'You took the exponents of the bases as factors; an exponent of the base comes out in the denominator.',
        },
        {
          misconception: 'drops_power_of_base',
          value: productOf(links, l => q(l.top)),
          words: 'You took only the exponents of the arguments; those of the bases divide.',
        },
        {
          misconception: 'inverted_logarithm',
          value: key.inverse(),
          words:
            'You took every fraction of exponents upside down: the exponent of the argument belongs on top, that of the base below.',
        },
        {
          misconception: 'product_turned_into_sum',
          value: links.reduce((sum, l) => sum.add(q(l.top, l.bottom)), q(0)),
          words:
            'You took the fractions of exponents as added; a product of logarithms multiplies what stands in front of them.',
        },
        {
          misconception: 'inverts_one_logarithm',
          value: key.mul(other).mul(other),
          words: `You took $${fractionTex(other)}$ out of $${first ? linkTex(first) : ''}$; there the exponents of base and argument have changed places.`,
        },
        {
          misconception: 'drops_power_of_argument',
          value: productOf(links, l => q(1, l.bottom)),
          words: 'You took only the exponents of the bases; those of the arguments multiply.',
        },
        {
          misconception: 'takes_chain_as_whole_answer',
          value: q(1),
          words:
            'You took the whole product as 1 because the chain closes; the exponents in front still have to be multiplied.',
        },
      ],
      turn,
    );
  },
  show: shown,
  solution: p => {
    const { links, divided } = p;
    const last = links.at(-1);
    const fractions = links.map(l => fractionTex(q(l.top, l.bottom)));
    const key = productOf(links, l => q(l.top, l.bottom));
    const cores = links.map(l => `\\log_{${l.base}} ${l.argument}`);
    return {
      snapRead: `${divided ? 'A quotient' : 'A product'} of logarithms with different bases is asked. All numbers are powers of ${links.length === 2 ? 'two' : 'three'} primes, and each prime stands once as a base and once as an argument${divided ? ' when the divisor is turned over' : ''}: the chain closes.`,
      approach: `Write every number as a power of a prime and bring the exponents to the front, that of the argument on top and that of the base below. The plain logarithms that remain are a closed chain with product 1, so only the fractions have to be multiplied.${divided ? ' Dividing by a logarithm is multiplying by the one with base and argument changed over.' : ''}`,
      steps: [
        ...(divided && last
          ? [
              {
                says: 'Turn the divisor into a factor: changing base and argument over inverts a logarithm.',
                works: `\\frac{1}{${linkTex(overturned(last))}} = ${linkTex(last)}`,
                value: 'product',
              },
            ]
          : []),
        {
          says: 'Bring the exponents out of each logarithm: the argument on top, the base below.',
          works: links
            .map(
              (l, i) =>
                `\\log_{${powerTex(l.base, l.bottom)}} ${powerTex(l.argument, l.top)} = ${fractions[i] === '1' ? '' : `${fractions[i]} `}${cores[i]}`,
            )
            .join(', \\quad '),
          value: links.map(l => q(l.top, l.bottom)),
        },
        {
          says: 'The plain logarithms form a closed chain, whose product is 1.',
          works: `${cores.join(' \\times ')} = 1`,
          value: q(1),
        },
        {
          says: 'Multiply the fractions that came out.',
          works: `${fractions.join(' \\times ')} = ${fractionTex(key)}`,
          value: key,
        },
      ],
      check: `With common logarithms the ${links.length === 2 ? 'two' : 'three'} factors are about ${links.map(l => ((l.top * Math.log(l.argument)) / (l.bottom * Math.log(l.base))).toFixed(3)).join(' and ')}, and their product is about ${key.valueOf().toFixed(2)}.`,
      principle:
        'An exponent of the argument comes out on top, an exponent of the base below; in a closed chain of logarithms all else cancels.',
    };
  },
  verify: p => {
    const size = productOf(p.links, () => q(1)).valueOf();
    const value = p.links.reduce(
      (product, l) => (product * Math.log(l.argument ** l.top)) / Math.log(l.base ** l.bottom),
      size,
    );
    for (let d = 1; d <= 6; d += 1)
      if (Math.abs(value * d - Math.round(value * d)) < 1e-8) return q(Math.round(value * d), d);
    throw new Error('not a short fraction');
  },
});

interface Expressed {
  /** The two primes; the given logarithm has base s^i t^j and argument t^n, the asked one s^k t^m and s^l. */
  s: number;
  t: number;
  i: number;
  j: number;
  n: number;
  k: number;
  m: number;
  l: number;
  letter: string;
  turn: number;
}

/** The quotient of a + b·letter and c + d·letter as the list [a, b, c, d] in lowest terms. */
type Quotient = readonly Fraction[];
const quotient = (a: number | Fraction, b: number | Fraction, c: number | Fraction, d: number | Fraction) => {
  const terms = ratioOf(a, b, c, d);
  const lead = terms[2]?.equals(0) ? terms[3] : terms[2];
  return lead && lead.s < 0n ? terms.map(term => term.neg()) : terms;
};

/** a + b·letter with the common factor in front. */
function linearTex(a: number, b: number, letter: string, bare: boolean): string {
  const variable = (size: number) => `${size === 1 ? '' : size}${letter}`;
  if (b === 0) return String(a);
  if (a === 0) return b < 0 ? `-${variable(-b)}` : variable(b);
  const [x = a, y = b] = ratioOf(a, b).map(Number);
  const common = Math.round(a / x);
  const sum = `${x} ${y < 0 ? '-' : '+'} ${variable(Math.abs(y))}`;
  return common === 1 ? (bare ? sum : `(${sum})`) : `${common}(${sum})`;
}

const quotientTex = (value: Quotient, letter: string) => {
  const [a = 0, b = 0, c = 1, d = 0] = value.map(Number);
  if (c === 1 && d === 0) return linearTex(a, b, letter, true);
  return `\\frac{${linearTex(a, b, letter, true)}}{${linearTex(c, d, letter, true)}}`;
};

/** The asked logarithm, l/(k + m·u), where u = (a + b·letter)/(c + d·letter) stands for the logarithm of t to the base s. */
const askedFrom = ({ k, m, l }: Expressed, a: number, b: number, c: number, d: number) =>
  quotient(l * c, l * d, k * c + m * a, k * d + m * b);

const givenBase = ({ s, t, i, j }: Expressed) => s ** i * t ** j;
const askedBase = ({ s, t, k, m }: Expressed) => s ** k * t ** m;

/** AL.LOG.2 Medium: both logarithms hang on one number, the logarithm of one prime to the other; take it out and put it in. */
const oneLogThroughAnother = template<Expressed, Quotient>({
  type: 'AL.LOG.2',
  band: 'Medium',
  variant: 'one-log-through-another',
  revision: 1,
  draw: draw => {
    const [s = 2, t = 3] = draw.some([2, 3, 5], 2);
    const p: Expressed = {
      s,
      t,
      i: draw.int(1, 3),
      j: draw.int(1, 2),
      n: draw.int(2, 5),
      k: draw.int(1, 2),
      m: draw.int(1, 2),
      l: draw.int(1, 5),
      letter: draw.pick(['p', 'k', 'a', 'm']),
      turn: draw.int(0, 4),
    };
    const fits =
      givenBase(p) <= 100 &&
      t ** p.n <= 256 &&
      s ** p.l >= 4 &&
      s ** p.l <= 128 &&
      askedBase(p) <= 60 &&
      p.m * p.i !== p.k * p.j;
    return fits ? p : null;
  },
  stem: p =>
    `If $\\log_{${givenBase(p)}} ${p.t ** p.n} = ${p.letter}$, which of these equals $\\log_{${askedBase(p)}} ${p.s ** p.l}$?`,
  answer: p => askedFrom(p, 0, p.i, p.n, -p.j),
  slips: p => {
    const { s, t, i, j, n, k, m, l, turn } = p;
    const [a = 0, b = 0, c = 0, d = 0] = askedFrom(p, 0, i, n, -j);
    const u = `$\\log_{${s}} ${t}$`;
    return turnedAfterFirst(
      [
        {
          misconception: 'inverts_one_logarithm',
          value: askedFrom(p, n, -j, 0, i),
          words: `You took the logarithm of ${s} to the base ${t} for ${u}; changing base and argument over turns the fraction upside down.`,
        },
        {
          misconception: 'sign_slip',
          value: askedFrom(p, 0, i, n, j),
          words: `You took the two terms with ${u} as added when you collected them; on the other side the sign turns.`,
        },
        {
          misconception: 'inverted_logarithm',
          value: quotient(c, d, a, b),
          words: `You took the logarithm of ${askedBase(p)} to the base ${s ** l}; base and argument have changed places.`,
        },
        {
          misconception: 'log_of_product_as_product',
          value: quotient(l * n, -l * j, 0, k * m * i),
          words: `You took the logarithm of ${askedBase(p)} as a product of logarithms; the logarithm of a product is a sum.`,
        },
        {
          misconception: 'reports_other_argument',
          value: quotient(0, l * i, k * n, m * i - k * j),
          words: `You took the logarithm of ${t ** l} for the one asked; the argument asked is ${s ** l}.`,
        },
        {
          misconception: 'drops_power_in_base',
          value: i > 1 ? askedFrom(p, 0, 1, n, -j) : askedFrom(p, 0, i, n, -1),
          words: `You took ${givenBase(p)} as the product of ${s} and ${t} without ${i > 1 ? `the power ${i} of ${s}` : `the power ${j} of ${t}`}.`,
        },
      ],
      turn,
    );
  },
  show: (value, { letter }) => `$${quotientTex(value, letter)}$`,
  plausible: () => true,
  solution: p => {
    const { s, t, i, j, n, k, m, l, letter } = p;
    const u = quotientTex(quotient(0, i, n, -j), letter);
    const key = askedFrom(p, 0, i, n, -j);
    const times = (size: number, name: string) => `${size === 1 ? '' : size}${name}`;
    const factors = (e: number, f: number) => `${powerTex(s, e)} \\cdot ${powerTex(t, f)}`;
    return {
      snapRead: `One logarithm is given by a letter and another, with other base and argument, is asked. All four numbers are made of ${s} and ${t} only: so a single unknown logarithm connects them.`,
      approach: `Change both logarithms to base ${s}. Only the logarithm of ${t} to the base ${s} is then unknown; call it $u$, solve the given equation for it and put it into the asked logarithm. Any base would do; one of the two primes makes half of the terms plain numbers.`,
      steps: [
        {
          says: `Change the given logarithm to base ${s}, with $u$ for the logarithm of ${t}.`,
          works: `${givenBase(p)} = ${factors(i, j)}: \\quad ${letter} = \\frac{${times(n, 'u')}}{${i} + ${times(j, 'u')}}`,
          value: [q(n), q(i), q(j)],
        },
        {
          says: 'Solve for $u$: collect its terms on one side.',
          works: `u = ${u}`,
          value: quotient(0, i, n, -j),
        },
        {
          says: `Change the asked logarithm to base ${s} in the same way.`,
          works: `${askedBase(p)} = ${factors(k, m)}: \\quad \\log_{${askedBase(p)}} ${s ** l} = \\frac{${l}}{${k} + ${times(m, 'u')}}`,
          value: [q(l), q(k), q(m)],
        },
        {
          says: 'Put $u$ in and clear the fraction inside.',
          works: `\\frac{${l}}{${k} + ${m === 1 ? '' : `${m} \\cdot `}${u}} = ${quotientTex(key, letter)}`,
          value: key,
        },
      ],
      check: numbersCheck(p, key),
      principle:
        'Logarithms of numbers built from the same two primes hang on one unknown: change all to one base, solve for it, and put it in.',
    };
  },
  verify: ({ i, j, n, k, m, l }) => {
    // The form (a + bp)/(c + dp) is fixed by three samples: let the logarithm of t to the base s be 1, 2 and 3.
    const rows = [1, 2, 3].map(u => {
      const given = q(n * u, i + j * u);
      const asked = q(l, k + m * u);
      return [q(1), given, asked.neg(), asked.mul(given).neg()];
    });
    const minor = (left: number) => {
      const [x = [], y = [], z = []] = rows.map(row => row.filter((_, column) => column !== left));
      const at = (row: Fraction[], column: number) => row[column] ?? q(0);
      const cross = (a: number, b: number) =>
        at(y, a)
          .mul(at(z, b))
          .sub(at(y, b).mul(at(z, a)));
      return at(x, 0)
        .mul(cross(1, 2))
        .sub(at(x, 1).mul(cross(0, 2)))
        .add(at(x, 2).mul(cross(0, 1)));
    };
    return quotient(minor(0), minor(1).neg(), minor(2), minor(3).neg());
  },
});

/** Both logarithms in decimals, put into the result. */
function numbersCheck(p: Expressed, key: Quotient): string {
  const given = (p.n * Math.log(p.t)) / Math.log(givenBase(p));
  const asked = (p.l * Math.log(p.s)) / Math.log(askedBase(p));
  const [a = 0, b = 0, c = 1, d = 0] = key.map(Number);
  const found = (a + b * given) / (c + d * given);
  return `In decimals $${p.letter}$ is about ${given.toFixed(4)} and the asked logarithm about ${asked.toFixed(4)}; the expression gives about ${found.toFixed(4)}.`;
}

interface Completed {
  letters: readonly [string, string, string];
  /** log_a(bc) and log_b(ca). */
  x: Fraction;
  y: Fraction;
  ask: 'of-product' | 'to-product';
  turn: number;
}

/** From the shares 1/(x + 1) and 1/(y + 1): the share of the third number in the whole. */
const thirdShare = ({ x, y }: Completed) => q(1).sub(x.add(1).inverse()).sub(y.add(1).inverse());

/** AL.LOG.2 Hard: adding 1 completes every argument to the same product, and the turned logarithms then add up to 1. */
const completeTheProduct = template<Completed, Fraction>({
  type: 'AL.LOG.2',
  band: 'Hard',
  variant: 'complete-the-product',
  revision: 1,
  draw: draw => {
    const sizes = [q(3, 2), q(2), q(5, 2), q(3), q(7, 2), q(4), q(5), q(6), q(7), q(8), q(9), q(11)];
    const [x = q(2), y = q(3)] = draw.some(sizes, 2);
    const p: Completed = {
      letters: draw.pick([
        ['a', 'b', 'c'],
        ['p', 'q', 'r'],
        ['x', 'y', 'z'],
      ] as const),
      x,
      y,
      ask: draw.pick(['of-product', 'to-product'] as const),
      turn: draw.int(0, 5),
    };
    const share = thirdShare(p);
    if (share.compare(0) <= 0) return null;
    const key = share.inverse().sub(1);
    return key.d <= 12n && key.n <= 12n ? p : null;
  },
  stem: ({ letters: [a, b, c], x, y, ask }) =>
    `For positive numbers $${a}$, $${b}$ and $${c}$, none of them 1, $\\log_{${a}} (${b}${c}) = ${fractionTex(x)}$ and $\\log_{${b}} (${c}${a}) = ${fractionTex(y)}$. What is the value of $${ask === 'of-product' ? `\\log_{${c}} (${a}${b})` : `\\log_{${a}${b}} ${c}`}$?`,
  answer: p => {
    const direct = thirdShare(p).inverse().sub(1);
    return p.ask === 'of-product' ? direct : direct.inverse();
  },
  slips: p => {
    const {
      letters: [a, b, c],
      x,
      y,
      ask,
      turn,
    } = p;
    const of = ask === 'of-product';
    const whole = `$${a}${b}${c}$`;
    const share = thirdShare(p);
    const asIfAsked = (value: Fraction) => (of || value.equals(0) ? value : value.inverse());
    const noCompletion = q(1).sub(x.inverse()).sub(y.inverse());
    const two = x.add(1).inverse().add(y.add(1).inverse());
    return turnedAfterFirst(
      [
        {
          misconception: 'stops_one_step_early',
          value: asIfAsked(share.inverse()),
          words: `You took the logarithm with the completed product ${whole}; the asked one has only $${a}${b}$, so the 1 that was added has to come off again.`,
        },
        {
          misconception: 'inverted_logarithm',
          value: of ? share.inverse().sub(1).inverse() : share.inverse().sub(1),
          words: 'You took base and argument of the asked logarithm the wrong way round.',
        },
        {
          misconception: 'chain_taken_as_product_one',
          value: asIfAsked(x.mul(y).inverse()),
          words:
            'You took the product of the three logarithms as 1; they would have to be a chain, and the arguments here are products.',
        },
        {
          misconception: 'reciprocals_without_completing',
          value: noCompletion.compare(0) > 0 ? asIfAsked(noCompletion.inverse()) : q(-1),
          words: `You took the reciprocals of the three logarithms as adding up to 1; that is true only after each argument is completed to ${whole}.`,
        },
        {
          misconception: 'drops_the_whole',
          value: asIfAsked(two.inverse()),
          words: `You took the sum of the two known shares for the share of $${c}$; it is what they leave of 1.`,
        },
        {
          misconception: 'one_added_in_place_of_subtracted',
          value: asIfAsked(share.inverse().add(1)),
          words:
            'You took 1 more at the end where 1 has to come off again: the asked argument is the product without its third number.',
        },
        {
          misconception: 'takes_mean_of_given',
          value: asIfAsked(x.add(y).div(2)),
          words: 'You took the third logarithm as the mean of the other two; nothing makes it so.',
        },
      ],
      turn,
    );
  },
  show: shown,
  solution: p => {
    const {
      letters: [a, b, c],
      x,
      y,
      ask,
    } = p;
    const whole = `${a}${b}${c}`;
    const share = thirdShare(p);
    const direct = share.inverse().sub(1);
    const m = x.add(1);
    const n = y.add(1);
    return {
      snapRead: `Two of three logarithms that go round in a circle are given, the third is asked. Each base is just what its argument lacks of $${whole}$: that is the cue.`,
      approach: `Add 1 to each logarithm: the argument becomes $${whole}$ every time. Turned over, the logarithms have the same base $${whole}$, and those of $${a}$, $${b}$ and $${c}$ add up to 1. So the third is what the first two leave. No single number among $${a}$, $${b}$, $${c}$ can be found, and none is needed.`,
      steps: [
        {
          says: `Add 1, the logarithm of the base to itself, to both given logarithms.`,
          works: `\\log_{${a}} (${whole}) = ${fractionTex(m)}, \\quad \\log_{${b}} (${whole}) = ${fractionTex(n)}`,
          value: [m, n],
        },
        {
          says: 'Turn both over, so that the base is the same.',
          works: `\\log_{${whole}} ${a} = ${fractionTex(m.inverse())}, \\quad \\log_{${whole}} ${b} = ${fractionTex(n.inverse())}`,
          value: [m.inverse(), n.inverse()],
        },
        {
          says: `The three logarithms to this base add up to 1; find that of $${c}$.`,
          works: `\\log_{${whole}} ${c} = 1 - ${fractionTex(m.inverse())} - ${fractionTex(n.inverse())} = ${fractionTex(share)}`,
          value: share,
        },
        {
          says: 'Turn it back and take the 1 off again.',
          works: `\\log_{${c}} (${a}${b}) = ${fractionTex(share.inverse())} - 1 = ${fractionTex(direct)}`,
          value: direct,
        },
        ...(ask === 'of-product'
          ? []
          : [
              {
                says: 'The asked logarithm has base and argument the other way round.',
                works: `\\log_{${a}${b}} ${c} = ${fractionTex(direct.inverse())}`,
                value: direct.inverse(),
              },
            ]),
      ],
      check: `Take the logarithms of $${a}$, $${b}$, $${c}$ to the base $${whole}$ as $${fractionTex(m.inverse())}$, $${fractionTex(n.inverse())}$, $${fractionTex(share)}$: the last two add up to $${fractionTex(x)}$ times the first, and the first and last to $${fractionTex(y)}$ times the second, as given.`,
      principle:
        'When each base is what its argument lacks of one product, add 1 to complete it; turned over, the logarithms to that product add up to 1.',
    };
  },
  verify: ({ x, y, ask }) => {
    // Logarithms of the three numbers, that of the first being 1: two linear equations for the other two.
    const second = x.add(1).div(y.add(1));
    const third = x.sub(second);
    const value = second.add(1).div(third);
    return ask === 'of-product' ? value : value.inverse();
  },
});

export const changeOfBase: readonly AnyTemplate[] = [chainToOne, oneLogThroughAnother, completeTheProduct];
