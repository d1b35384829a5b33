import { isCount } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { fractionTex, plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { grid, waysByCrossings } from './grid.ts';

interface Three {
  /** Blocks east and north from A to P, from P to Q and from Q to B. */
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
  frame: number;
}

const pastOneOnly = form<Three>(
  'past-one-crossing-and-not-another',
  {
    band: 'Medium',
    seconds: 90,
    entry: true,
    verify: ({ a, b, c, d, e, f }) =>
      waysByCrossings(
        a + c + e,
        b + d + f,
        (x, y) => (x + y !== a + b || x === a) && (x !== a + c || y !== b + d),
      ),
  },
  ({ a, b, c, d, e, f, frame }, { step }) => {
    const [m, n] = [a + c + e, b + d + f];
    const what = wording(frame, 'routes', 'ways', 'routes', 'ways');
    const first = step(calc`C(${a} + ${b}, ${b})`, { name: `the ${what} from A to P` })`
      Count the ${what} from A to P: ${a} (block|blocks) east and ${b} (block|blocks) north in any order.`;
    const free = step(calc`C(${c + e} + ${d + f}, ${d + f})`, { name: `the ${what} from P to B` })`
      From P to B there are ${c + e} blocks east and ${d + f} blocks north. Count these ${what} as if Q were allowed.`;
    const link = step(calc`C(${c} + ${d}, ${d})`, { name: `the ${what} from P to Q` })`
      For those that pass Q, count first the ${what} from P to Q.`;
    const end = step(calc`C(${e} + ${f}, ${f})`, { name: `the ${what} from Q to B` })`
      Then count the ${what} from Q to B.`;
    const good = step(calc`${free} - ${link} * ${end}`, {
      name: `the ${what} from P to B that avoid Q`,
      because: text`A way from P to B through Q is a way to Q followed by a way from Q.`,
    })`
      From P on the ${what} through Q are not wanted. Subtract them.`;
    const all = step(calc`${first} * ${good}`, {
      because: text`How P was reached does not matter for the rest of the way.`,
    })`
      Each of the $${first}$ ${what} to P can go on in each of these ways: multiply.`;
    return {
      answer: all,
      stem: wording(
        frame,
        text`In the figure the lines are streets. Sana goes from A to B, ${m} blocks to the east and ${n} to the north,
          and no other block. At P, after ${a} (block|blocks) east and ${b} (block|blocks) north in any order, she
          meets a friend. The crossing Q, ${c} further east and ${d} further north than P, is closed. How many routes
          remain?`,
        text`A postman walks a shortest way from A to B, ${m} blocks east and ${n} blocks north of A. He has a letter
          for P (${a} east, ${b} north of A) and wants to keep away from the dog at Q (${a + c} east, ${b + d} north of
          A). Find the number of ways he can take.`,
        text`In a city with a square grid of streets, B is ${m} blocks east and ${n} blocks north of A. P is ${a}
          (block|blocks) east and ${b} (block|blocks) north of A, and Q is ${e} (block|blocks) west and ${f}
          (block|blocks) south of B. What is the number of shortest routes from A to B that pass P but not Q?`,
        text`A water pipe from A to B has to run along the streets of the figure without any detour: ${m} blocks to the
          east and ${n} to the north in all. It must feed the tank at P, ${a} east and ${b} north of A, and must not run
          under the temple at Q, ${e} west and ${f} south of B. In how many ways can it be laid?`,
      ),
      show: plain,
      plausible: value => isCount(value),
      slips: [
        slip('ignored_a_condition', all, calc`${first} * ${free}`)`
          ${here} counts all ${what} through P, and $${link} \times ${end}$ of the $${free}$ parts after P run through
          Q.`,
        slip('gave_the_complement', all, calc`${first} * ${link} * ${end}`)`
          ${here} is the number of the ${what} through both P and Q, which are those to leave out.`,
        slip('left_out_a_factor', all, calc`${first} * ${free} - ${link} * ${end}`)`
          ${here} takes off only the ${what} from P through Q to B. Each of them begins in $${first}$ ways.`,
        slip('added_for_multiplied', good, link.add(end).lt(free) && calc`${free} - (${link} + ${end})`)`
          After P the parts before and behind Q were added: ${here}. Each of the $${link}$ to Q goes on in each of
          $${end}$ ways.`,
        slip('left_out_a_factor', good, calc`${free} - ${link}`)`
          After P only the $${link}$ ${what} to Q were taken off: ${here}. Each of them can go on in $${end}$ ways.`,
        slip('left_out_a_factor', good, calc`${free} - ${end}`)`
          After P only the $${end}$ ${what} from Q to B were taken off: ${here}. Q can be reached from P in $${link}$
          ways.`,
        slip('took_a_part_for_the_whole', all, calc`${free} - ${link} * ${end}`)`
          ${here} is the number of ${what} from P to B alone; P itself can be reached in $${first}$ ways.`,
        slip(
          'took_the_whole_for_a_part',
          all,
          calc`${first} * ${free} - C(${a + b + c + d}, ${b + d}) * ${end}`,
        )`
          ${here} takes off all ${what} through Q, also those that miss P and were not counted.`,
        slip('mixed_up_sum_and_product', first, a > 1 && b > 1 && calc`${a} * ${b}`)`
          The ${what} to P were counted as ${here}, by multiplying the blocks of the two directions; their orders are
          to be counted.`,
        slip(
          'ignored_a_condition',
          all,
          calc`C(${m + n}, ${n}) - C(${a + b + c + d}, ${b + d}) * C(${e + f}, ${f})`,
        )`
          ${here} counts all ${what} from A to B that avoid Q, also those that miss P.`,
      ],
      snapRead: text`Shortest ways that pass one crossing and avoid a later one.`,
      approach: text`Split the way at P. For the part after P subtract what runs through Q, and only then multiply by
        the ${what} to P.`,
      faster: text`Multiply once: through P there are $${first} \times ${free}$ ${what}, through P and Q
        $${first} \times ${link} \times ${end}$.`,
      check: () => text`Counted crossing by crossing from P, without Q,
        $${waysByCrossings(c + e, d + f, (x, y) => x !== c || y !== d)}$ ${what} lead to B, and
        ${calc`${first} * ${waysByCrossings(c + e, d + f, (x, y) => x !== c || y !== d)}`}.`,
      principle: text`Ways past one place and not past another: those past the first less those past both.`,
      figure: () =>
        grid({
          east: m,
          north: n,
          named: { P: { x: a, y: b }, Q: { x: a + c, y: b + d } },
          alt: `A square grid of streets, ${m} blocks from west to east and ${n} from south to north. A is the
            south-western corner and B the north-eastern one. P is ${a} to the east and ${b} to the north of A, Q is
            ${a + c} to the east and ${b + d} to the north of A.`,
        }),
    };
  },
);

interface Stretch {
  /** Blocks east and north from A to P, and from Q to B; from P to Q it is one block. */
  a: number;
  b: number;
  c: number;
  d: number;
  /** Whether Q is east of P, and not north. */
  flat: boolean;
  frame: number;
}

const alongOneBlock = form<Stretch>(
  'chance-of-one-block',
  {
    band: 'Medium',
    seconds: 95,
    also: ['MM.PRB.1'],
    verify: ({ a, b, c, d, flat }) => {
      const [m, n] = [a + c + (flat ? 1 : 0), b + d + (flat ? 0 : 1)];
      // Without the ways through both P and Q, met crossing by crossing, the others are left.
      const [qx, qy] = [m - c, n - d];
      const both = waysByCrossings(
        m,
        n,
        (x, y) => (x + y !== a + b || (x === a && y === b)) && (x + y !== qx + qy || (x === qx && y === qy)),
      );
      return q(both, waysByCrossings(m, n));
    },
  },
  ({ a, b, c, d, flat, frame }, { step }) => {
    const [m, n] = [a + c + (flat ? 1 : 0), b + d + (flat ? 0 : 1)];
    const what = wording(frame, 'routes', 'ways', 'routes', 'ways');
    const all = step(calc`C(${m} + ${n}, ${n})`, {
      name: `all shortest ${what}`,
      because: text`A shortest way never turns back, so it consists of just these blocks east and north in some order.
        The order is known when the places of the blocks north are.`,
    })`
      Count all shortest ${what} from A to B: choose which of the $${m + n}$ blocks go north.`;
    const first = step(calc`C(${a} + ${b}, ${b})`, {
      name: `the ${what} from A to P`,
      because: text`To use the block from P to Q, one has to reach P first, and by a shortest way as well.`,
    })`
      Count the ${what} from A to P, with ${a} (block|blocks) east and ${b} (block|blocks) north.`;
    const last = step(calc`C(${c} + ${d}, ${d})`, {
      name: `the ${what} from Q to B`,
      because: text`Not from P: the block to Q is fixed, so it brings no choice and is used up already.`,
    })`
      After the block from P to Q, ${c} (block|blocks) east and ${d} (block|blocks) north are left. Count the ${what}
      from Q to B.`;
    const chance = step(frac(calc`${first} * 1 * ${last} / ${all}`), {
      because: text`A way uses the block just when it goes to P, takes this block and goes on from Q.`,
      works: value => tex`\frac{${first} \times ${last}}{${all}} = ${fractionTex(value)}`,
    })`
      Each of the $${first}$ ${what} to P, continued over the block, can go on from Q in $${last}$ ways. Divide by all
      ${what}.`;
    const ways = (x: number, y: number) => calc`C(${x + y}, ${y})`;
    const beyondP = ways(m - a, n - b).value;
    const uptoQ = ways(m - c, n - d).value;
    const dir = flat ? 'east' : 'north';
    return {
      answer: chance,
      stem: wording(
        frame,
        text`The lines of the figure are streets. From A to B, ${m} blocks east and ${n} blocks north of A, one of the
          shortest routes is chosen at random, all being equally likely. P is ${a} (block|blocks) east and ${b}
          (block|blocks) north of A, and Q is the next crossing ${dir} of P. What is the probability that the route uses
          the street from P to Q?`,
        text`An ant walks along the wires of a square net from A to B, by a way of ${m} wires to the east and ${n} to
          the north that is picked at random among all such ways. The wire from P to Q, where P is ${a} east and ${b}
          north of A and Q is one further ${dir}, has been oiled. Find the probability that the ant walks over it.`,
        text`In a town on a square grid, B is ${m} blocks east and ${n} blocks north of A. A toll is taken on the single
          block from P, ${a} (block|blocks) east and ${b} (block|blocks) north of A, to the crossing Q, ${dir} of P. Of
          all shortest routes from A to B, what part has to pay the toll?`,
        text`The block between the neighbouring crossings P and Q is dug up. P is ${a} (block|blocks) east and ${b}
          (block|blocks) north of A; from Q, which is ${dir} of P, to B it is ${c} (block|blocks) east and ${d}
          (block|blocks) north. What part of the shortest ways from A to B can no longer be used?`,
      ),
      show: value => `$${fractionTex(value)}$`,
      plausible: value => value.gt(0) && value.lt(1),
      slips: [
        slip('ignored_a_condition', chance, frac(calc`${first} * ${beyondP} / ${all}`))`
          ${here} is the part of the ${what} through P. From P they may also leave in the other direction.`,
        slip('ignored_a_condition', chance, frac(calc`${uptoQ} * ${last} / ${all}`))`
          ${here} is the part of the ${what} through Q. They may reach Q from the other side.`,
        slip('took_unequal_chances_for_equal', chance, frac(calc`${first} * ${beyondP} / (2 * ${all})`))`
          ${here} lets half of the ${what} through P go on to Q. Of the $${beyondP}$ from P to B, those over Q are
          $${last}$.`,
        slip('added_for_multiplied', chance, frac(calc`(${first} + ${last}) / ${all}`))`
          ${here} adds the ways before and behind the block. Each of the $${first}$ goes on in each of $${last}$ ways.`,
        slip('left_out_a_factor', chance, frac(calc`${last} / ${all}`))`
          ${here} counts the ways from Q to B only. P can be reached in $${first}$ ways.`,
        slip('left_out_a_factor', chance, frac(calc`${first} / ${all}`))`
          ${here} counts the ways from A to P only. From Q each of them goes on in $${last}$ ways.`,
        slip('gave_the_complement', chance, frac(calc`1 - ${first} * ${last} / ${all}`))`
          ${here} is the part of the ${what} that do not use this block. Those that use it are asked for.`,
        slip('miscounted_the_steps', all, calc`C(${m + n - 1}, ${flat ? n : n - 1})`)`
          All ${what} were counted as ${here}, without the block from P to Q; from A to B there are $${m + n}$ blocks.`,
      ],
      snapRead: text`One block that a way may use or not, out of all equally likely shortest ways.`,
      approach: text`Count all shortest ways. Those over the block consist of a way to P, the block, and a way from Q.`,
      faster: text`Through P there are $${first} \times ${beyondP}$ ${what} of $${all}$, and
        $\frac{${last}}{${beyondP}}$ of them go on to Q.`,
      check: () => text`From P the ${what} to B go on over Q in $${last}$ ways and over the other neighbour in
        ${calc`C(${m - a + n - b - 1}, ${flat ? n - b - 1 : n - b})`}, which makes
        ${calc`${last} + ${ways(m - a, n - b).value.sub(last)}`}, all $${beyondP}$ from P.`,
      principle: text`To use one given step, a way goes to its start and on from its end: multiply these two numbers.`,
      figure: () =>
        grid({
          east: m,
          north: n,
          named: { P: { x: a, y: b }, Q: { x: m - c, y: n - d } },
          alt: `A square grid of streets, ${m} blocks from west to east and ${n} from south to north. A is the
            south-western corner and B the north-eastern one. P is ${a} to the east and ${b} to the north of A, and Q
            is the next crossing ${dir} of P.`,
        }),
    };
  },
);

/** MM.PNC.8 Medium: shortest ways past one crossing and not another, and over one block. */
export const pastTwoPlaces: readonly AnyTemplate[] = [
  ...situation<Three>({
    type: 'MM.PNC.8',
    situation: 'two-crossings',
    tries: 20,
    draw: draw => {
      const [a, b, c, d, e, f] = [
        draw.int(1, 3),
        draw.int(1, 3),
        draw.int(1, 3),
        draw.int(1, 3),
        draw.int(1, 3),
        draw.int(1, 3),
      ];
      return a * b > 1 && c * d * e * f > 2 && a + b + c + d + e + f < 13
        ? { a, b, c, d, e, f, frame: draw.int(0, 3) }
        : null;
    },
    forms: [pastOneOnly],
  }),
  ...situation<Stretch>({
    type: 'MM.PNC.8',
    situation: 'one-block-of-the-way',
    tries: 20,
    draw: draw => {
      const [a, b, c, d] = [draw.int(1, 4), draw.int(1, 3), draw.int(1, 3), draw.int(1, 3)];
      const flat = draw.chance(0.5);
      return a * b > 1 && c * d > 1 && a + b + c + d < 11
        ? { a, b, c, d, flat, frame: draw.int(0, 3) }
        : null;
    },
    forms: [alongOneBlock],
  }),
];
