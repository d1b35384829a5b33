import { divisors, lcm, upTo } from '../../numbers.ts';
import { calc, form, frac, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Packed {
  all: number;
  least: number;
  most: number;
  goods: string;
  box: string;
  boxes: string;
  frame: number;
}

/** The numbers of boxes that leave a whole number in each, whatever the bounds. */
const sizesWithin = ({ all, least, most }: Packed) =>
  divisors(all).filter(n => all / n >= least && all / n <= most);

const packedEqually = form<Packed>(
  'number-of-boxes',
  {
    band: 'Easy',
    seconds: 50,
    entry: true,
    verify: ({ all, least, most }) => {
      for (let size = least; size <= most; size += 1) if (all % size === 0) return all / size;
      throw new Error('no size');
    },
  },
  (p, { step }) => {
    const { all, least, most, goods, box, boxes, frame } = p;
    const fewest = step(frac(calc`${all} / ${most}`), {
      because: text`The total is fixed, so the number of ${boxes} and the number in each go opposite ways. The greatest
        share belongs to the fewest ${boxes}, not to the most.`,
      name: text`the fewest ${boxes}`,
      works: value => tex`\frac{${all}}{${most}} \approx ${value.valueOf().toFixed(2)}`,
    })`
      The more ${goods} one ${box} holds, the fewer ${boxes} are needed. So divide $${all}$ by $${most}$, the greatest
      number that one ${box} may hold: there are at least this many ${boxes}.`;
    const greatest = step(frac(calc`${all} / ${least}`), {
      because: text`If there were more ${boxes}, each would get fewer than $${least}$. So the lower bound on the share
        is an upper bound on the number of ${boxes}.`,
      name: text`the most ${boxes}`,
      works: value => tex`\frac{${all}}{${least}} \approx ${value.valueOf().toFixed(2)}`,
    })`
      Now divide $${all}$ by $${least}$, the least number that one ${box} must hold: there are at most this many
      ${boxes}.`;
    const right = sizesWithin(p)[0] ?? 1;
    const list = divisors(all);
    const [before, after] = [list.filter(n => n < right).at(-1) ?? 1, list.find(n => n > right) ?? all];
    const answer = step(() => q(divisors(all).find(n => fewest.lte(n) && greatest.gte(n)) ?? 1), {
      works: value =>
        tex`\dots, \; ${all} = ${before} \times ${all / before}, \; ${all} = ${right} \times ${all / right}, \;
          ${all} = ${after} \times ${all / after}, \; \dots \quad \Rightarrow \quad ${value}`,
      because: text`All ${boxes} hold the same number and nothing is left, so the number of ${boxes} divides $${all}$.`,
    })`
      Write $${all}$ as products of two whole numbers, from the prime factors of $${all}$. Only in one of them does the
      first factor lie between the two bounds.`;
    return {
      answer,
      stem:
        frame === 0
          ? text`A trader packs $${all}$ ${goods} into ${boxes}, the same number into each, so that none is left over.
            A ${box} holds at least $${least}$ and at most $${most}$ ${goods}. How many ${boxes} are filled?`
          : frame === 1
            ? text`$${all}$ ${goods} are shared equally among some ${boxes}, with nothing left. Each ${box} gets not
              fewer than $${least}$ and not more than $${most}$. Find the number of ${boxes}.`
            : frame === 2
              ? text`Every ${box} of a shop contains equally many ${goods}: more than $${least - 1}$, but fewer than
                $${most + 1}$. Together they contain $${all}$. What is the number of ${boxes}?`
              : text`For the festival, Lalitha orders $${all}$ ${goods} in full ${boxes} of one size. The size may be
                any whole number from $${least}$ to $${most}$. How many ${boxes} arrive?`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(1),
      slips: [
        slip('answered_another_quantity', answer, all / right)`
          $${answer}$ is the number of ${goods} in each ${box}. The question asks for the number of ${boxes}.`,
        slip('ignored_a_bound', answer, before > 1 && before)`
          $${before}$ divides $${all}$, but then each of the ${boxes} would hold $${all / before}$, more than allowed.`,
        slip('ignored_a_bound', answer, after < all && after)`
          $${after}$ divides $${all}$, but then each of the ${boxes} would hold $${all / after}$, fewer than allowed.`,
        slip('did_not_use_whole_numbers', answer, Math.ceil(all / most) !== right && Math.ceil(all / most))`
          $${answer}$ is the least whole number within the bounds. It does not divide $${all}$, so some ${goods} would
          be left over.`,
        slip(
          'did_not_use_whole_numbers',
          answer,
          Math.floor(all / least) !== right && Math.floor(all / least),
        )`
          $${answer}$ is the greatest whole number within the bounds. It does not divide $${all}$, so some ${goods}
          would be left over.`,
      ],
      snapRead: text`A total is shared equally, and the share has two bounds: bounds for the number of ${boxes} first,
        then divisors.`,
      approach: text`Turn the bounds on one share into bounds on the number of shares. Then look for the divisor of the
        total between them.`,
      check: text`$${right}$ ${boxes} with $${all / right}$ each hold $${right} \times ${all / right} = ${all}$, and
        $${all / right}$ lies between $${least}$ and $${most}$.`,
      principle: text`When a total is shared equally, bounds for the share give bounds for the number of shares, and
        that number divides the total.`,
    };
  },
);

interface Shares {
  /** p/q of the members are women; s/t of them and u/v of the men take part. */
  p: number;
  q: number;
  s: number;
  t: number;
  u: number;
  v: number;
  least: number;
  most: number;
  club: string;
  doing: string;
  frame: number;
}

const fits = (n: number, { p, q: whole, s, t, u, v }: Shares) => {
  const women = (p * n) / whole;
  return (
    Number.isInteger(women) && Number.isInteger((s * women) / t) && Number.isInteger((u * (n - women)) / v)
  );
};
const membersOf = (p: Shares) => upTo(p.most).filter(n => n >= p.least && fits(n, p));
const unitOf = (p: Shares) => upTo(2000).find(n => fits(n, p)) ?? 1;

const takingPart = form<Shares>(
  'number-that-takes-part',
  {
    band: 'Medium',
    seconds: 95,
    also: ['NS.HCF.1', 'AR.RAT.2'],
    entry: true,
    verify: p => {
      const [n = 0] = membersOf(p);
      const women = (p.p * n) / p.q;
      return q((p.s * women) / p.t + (p.u * (n - women)) / p.v);
    },
  },
  (given, { step, find }) => {
    const { p, q: whole, s, t, u, v, least, most, club, doing, frame } = given;
    const unit = unitOf(given);
    const [women, men] = [q(p, whole), q(whole - p, whole)];
    const [one, two] = [women.mul(s).div(t), men.mul(u).div(v)];
    const multiple = step(unit, {
      name: 'what the number of members is a multiple of',
      works: value =>
        tex`${frac(women)}, \quad ${frac(q(s, t))} \times ${frac(women)} = ${frac(one)}, \quad ${frac(q(u, v))} \times
          ${frac(men)} = ${frac(two)} \quad \Rightarrow \quad \operatorname{lcm} = ${value}`,
      because: text`Numbers of people are whole, so every denominator has to divide the number of members.`,
    })`
      Write each group as a fraction of all members, in lowest terms. The number of members is a multiple of all
      denominators, so of their LCM.`;
    const members = step(() => multiple.mul(Math.ceil(least / multiple.valueOf())), {
      because: text`The bounds alone leave many numbers and the multiples alone too. Together they leave a single one,
        because the bounds are closer than one multiple to the next.`,
      name: 'the number of members',
      works: value => tex`${value.sub(multiple)} < ${least} \le ${value} \le ${most}`,
    })`
      The number of members is a multiple of it and lies between the two bounds. Only one multiple does.`;
    const share = find(one.add(two), { name: 'the part of all members' });
    const answer = step(() => members.mul(share), {
      because: text`Both parts are taken of all members here, so they may be added. The given fractions themselves may
        not: one is a part of the women and the other a part of the men.`,
      works: value => tex`\left(${frac(one)} + ${frac(two)}\right) \times ${members} = ${frac(value)}`,
    })`
      Add the parts of the women and of the men who ${doing}, and find this part of all members.`;
    const other = membersOf({ ...given, least: 1, most: 4000 });
    const right = membersOf(given)[0] ?? 1;
    const [before, after] = [other.filter(n => n < right).at(-1), other.find(n => n > right)];
    const loose = lcm(whole, t, v);
    const fraction = (top: number, bottom: number) => tex`\frac{${top}}{${bottom}}`;
    return {
      answer,
      stem:
        frame === 0
          ? text`A ${club} has at least $${least}$ and at most $${most}$ members. Of them $${fraction(p, whole)}$ are
            women. Of the women $${fraction(s, t)}$ ${doing}, of the men $${fraction(u, v)}$. How many members
            ${doing}?`
          : frame === 1
            ? text`In a ${club} with between $${least}$ and $${most}$ members (both included), exactly
              $${fraction(p, whole)}$ of the members are women. Exactly $${fraction(s, t)}$ of the women and
              $${fraction(u, v)}$ of the men ${doing}. Find the number of members who ${doing}.`
            : frame === 2
              ? text`Women make up $${fraction(p, whole)}$ of a ${club}, whose members number not fewer than $${least}$
                and not more than $${most}$. If $${fraction(s, t)}$ of the women and $${fraction(u, v)}$ of the men
                ${doing}, what is the number of those who ${doing}?`
              : text`The secretary of a ${club} reports: '$${fraction(p, whole)}$ of us are women; $${fraction(s, t)}$
                of the women and $${fraction(u, v)}$ of the men ${doing}.' The ${club} has from $${least}$ to $${most}$
                members. How many of them ${doing}?`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0) && value.lt(most),
      slips: [
        slip(
          'took_the_product_for_the_lcm',
          multiple,
          loose !== unit && Math.ceil(least / loose) * loose <= most && loose,
        )`
          You made the number of members a multiple of ${multiple}, the LCM of the three given denominators. The women
          and the men have to be divided further, so their parts have denominators of their own.`,
        slip('ignored_a_bound', members, after !== undefined && after)`
          $${after ?? 0}$ members would make all groups whole, but the ${club} has at most $${most}$.`,
        slip('ignored_a_bound', members, before !== undefined && before)`
          $${before ?? 0}$ members would make all groups whole, but the ${club} has at least $${least}$.`,
        slip('wrong_base', share, () => q(s, t).mul(women).add(q(u, v)))`
          You found $${frac(q(u, v))}$ of all members, which leads to $${frac(answer)}$. This fraction is a part of the
          men only.`,
        slip('took_a_part_for_the_whole', share, one)`
          $${frac(answer)}$ counts the women only. Some of the men ${doing} as well.`,
        slip('swapped_the_two', share, () => q(s, t).mul(men).add(q(u, v).mul(women)))`
          The two parts were exchanged: $${frac(q(s, t))}$ belongs to the women and $${frac(q(u, v))}$ to the men.`,
        slip('gave_the_complement', share, q(1).sub(one).sub(two))`
          $${frac(answer)}$ is the number of the members who do not ${doing}. The question asks for those who do.`,
        slip('took_a_part_for_the_whole', share, two)`
          $${frac(answer)}$ counts only the men who ${doing}. Some of the women ${doing} as well.`,
      ],
      snapRead: text`Fractions of people and two bounds: whole numbers decide how many people there are.`,
      approach: text`Write the groups as fractions of all members. The LCM of their denominators divides the number of
        members, and the bounds leave one multiple.`,
      check: text`With ${right} members there are ${(p * right) / whole} women and ${right - (p * right) / whole} men;
        ${(s * p * right) / (whole * t)} of the women and ${(u * (right - (p * right) / whole)) / v} of the men
        ${doing}.`,
      principle: text`Fractions of people make their denominators divide the total; with bounds, few totals are left.`,
    };
  },
);

interface Stall {
  /** x sold at price p; k cheaper and n more sold takes as much. */
  k: number;
  n: number;
  price: number;
  least: number;
  most: number;
  thing: string;
  frame: number;
}

/** The number sold at a price. */
const soldAt = (price: number, { k, n }: Stall) => (n * (price - k)) / k;
/** The prices for which the number sold and the takings fit. */
const pricesOf = (given: Stall) =>
  upTo(400).filter(price => {
    const sold = soldAt(price, given);
    return Number.isInteger(sold) && sold > 0 && sold * price >= given.least && sold * price <= given.most;
  });

const soldADay = form<Stall>(
  'number-sold-within-takings',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AL.DIO.2', 'AL.INQ.3'],
    verify: given => {
      const { k, n, least, most } = given;
      for (let sold = 1; sold < 1500; sold += 1)
        for (let price = k + 1; price < 200; price += 1) {
          const same = sold * price === (sold + n) * (price - k);
          if (same && sold * price >= least && sold * price <= most) return q(sold);
        }
      throw new Error('no number');
    },
  },
  (given, { step, write, find }) => {
    const { k, n, least, most, thing, frame } = given;
    const unit = q(n, k);
    write(
      tex`xp = (x + ${n})(p - ${k}) \quad \Rightarrow \quad ${n}p = ${k}x + ${n * k} \quad \Rightarrow \quad x =
      ${frac(unit)}(p - ${k})`,
      {
        because: text`The takings are the number sold times the price, and the product $xp$ is on both sides. It
          cancels, so $x$ can be written with $p$ alone.`,
      },
    )`
      Let $x$ ${thing} be sold at ₹$p$ each. Write that both ways bring the same amount, multiply out, and solve for
      $x$.`;
    const sized = step(unit.d === 1n ? 1 : Number(unit.d), {
      name: text`what $p - ${k}$ is a multiple of`,
      because: text`A part of one of the ${thing} cannot be sold. So the denominator of the factor in front has to
        cancel with $p - ${k}$.`,
      works: value =>
        tex`x \text{ whole} \quad \Rightarrow \quad p - ${k} \text{ is a multiple of } ${value}`,
    })`
      The number sold, $x$, is a whole number. Find which numbers $p - ${k}$ can be.`;
    const range = find([q(least).div(unit), q(most).div(unit)], { name: 'the bounds of the product' });
    const price = step(
      () => {
        const fit = upTo(400).find(
          value =>
            (value - k) % Number(sized.valueOf()) === 0 &&
            value > k &&
            range[0].lte(value * (value - k)) &&
            range[1].gte(value * (value - k)),
        );
        return q(fit ?? given.price);
      },
      {
        name: 'the price',
        because: text`The product grows with $p$, so only a few prices lie between the bounds. Not each of them counts:
          the number sold has to be whole too.`,
        works: value =>
          tex`${least} \le ${frac(unit)}\,p(p - ${k}) \le ${most} \quad \Rightarrow \quad
            ${range[0].valueOf().toFixed(1)} \le p(p - ${k}) \le ${range[1].valueOf().toFixed(1)} \quad \Rightarrow
            \quad p = ${value}`,
      },
    )`
      The takings $xp$ lie between two bounds. Write $x$ with $p$ and divide by the factor in front (rounded here). Then
      try: $p(p - ${k})$ is a product of two numbers that differ by $${k}$, and only one price fits.`;
    const answer = step(() => unit.mul(price.sub(k)), {
      works: value => tex`x = ${frac(unit)} \times (${price} - ${k}) = ${frac(value)}`,
    })`
      Substitute this price to find the number sold, $x$.`;
    const right = pricesOf(given)[0] ?? given.price;
    const d = Number(unit.d);
    return {
      answer,
      stem:
        frame === 0
          ? text`A stall sells $x$ ${thing} a day at ₹$p$ each, with whole numbers $x$ and $p$. At a price ₹${k} lower
            it would sell $${n}$ more and take the same amount. The daily takings are between ₹${least} and ₹${most}.
            What is $x$?`
          : frame === 1
            ? text`If the price of its ${thing} fell by ₹${k}, a shop would sell $${n}$ more of them every day, and its
              daily takings would not change. These takings are at least ₹${least} and at most ₹${most}, and the price
              is a whole number of rupees. How many ${thing} does it sell a day now?`
            : frame === 2
              ? text`Gurpreet sells ${thing} at a whole number of rupees each and finds: ₹${k} less for each and $${n}$
                more sold would bring exactly as much. The amount lies between ₹${least} and ₹${most}. How many
                ${thing} are sold at the present price?`
              : text`The takings from ${thing} at a fair are the same whether they are sold at the present price or
                ₹${k} cheaper, because then $${n}$ more are sold. The price is in whole rupees, and the takings are
                from ₹${least} to ₹${most}. Find the number sold at the present price.`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('ignored_a_bound', price, right + d)`
          You used the price ₹${right + d}. Then the takings would be
          ₹${Math.round(soldAt(right + d, given) * (right + d))}, which is more than ₹${most}.`,
        slip('ignored_a_bound', price, right - d > k && right - d)`
          You used the price ₹${right - d}. Then the takings would be
          ₹${Math.round(soldAt(right - d, given) * (right - d))}, which is less than ₹${least}.`,
        slip('answered_another_quantity', answer, calc`${frac(unit)} * (${price} - ${k}) + ${n}`)`
          You gave ${frac(answer)}, the number sold at the lower price. The question is about the present price, at
          which fewer are sold.`,
        slip('left_out_a_term', answer, calc`${frac(unit)} * ${price}`)`
          You multiplied the factor by the whole price and got $${frac(answer)}$. The lower price holds for all that are
          sold, also for the $${n}$ more, so the factor belongs to $p - ${k}$.`,
        stop('answered_another_quantity', price)`
          You gave ₹${price}, which is the present price. The question is how many are sold at this price.`,
        slip('wrong_sign', answer, calc`${frac(unit)} * (${price} - ${k}) + 2 * ${n}`)`
          You wrote an equation with ₹${k} more and $${n}$ fewer sold, and got $${frac(answer)}$. Here the price falls
          and more are sold.`,
        slip('subtracted_for_added', answer, calc`${frac(unit)} * (${price} - ${k}) - ${n}`)`
          You subtracted $${n}$ from the number sold and got $${frac(answer)}$. The number that the equation gives is
          already the present one.`,
      ],
      snapRead: text`Two prices bring the same takings: write one unknown with the other, and use the range and whole
        numbers.`,
      approach: text`Because the takings are equal, the number sold is a fixed multiple of the price less ₹${k}. Then
        there is one unknown left, and the range of the takings leaves one price.`,
      check: text`At ₹${right} there are ${soldAt(right, given)} sold, for ₹${right * soldAt(right, given)}; at
        ₹${right - k} there are ${soldAt(right, given) + n}, for ₹${(right - k) * (soldAt(right, given) + n)}.`,
      principle: text`When two unknown whole numbers have one equation and a range, write one with the other, turn the
        range into bounds for it, and try the whole numbers.`,
    };
  },
);

const packs = [
  { goods: 'mangoes', box: 'crate', boxes: 'crates' },
  { goods: 'laddoos', box: 'box', boxes: 'boxes' },
  { goods: 'diyas', box: 'carton', boxes: 'cartons' },
  { goods: 'books', box: 'parcel', boxes: 'parcels' },
  { goods: 'bangles', box: 'case', boxes: 'cases' },
] as const;
const clubs = [
  { club: 'hiking club', doing: 'go on the trek' },
  { club: 'housing society', doing: 'vote for the new park' },
  { club: 'music circle', doing: 'sing in the choir' },
  { club: 'cooperative', doing: 'own a tractor' },
] as const;
const things = ['samosas', 'garlands', 'kites', 'clay lamps', 'cups of tea'] as const;
const parts = [
  [1, 2],
  [1, 3],
  [2, 3],
  [1, 4],
  [3, 4],
  [2, 5],
  [3, 5],
  [3, 8],
  [5, 8],
  [4, 9],
  [5, 9],
  [5, 6],
] as const;

/** AL.DIO.5: whole numbers within bounds, from a story. */
export const boundedStories: readonly AnyTemplate[] = [
  ...situation<Packed>({
    type: 'AL.DIO.5',
    situation: 'equal-packs',
    tries: 300,
    draw: draw => {
      const least = draw.int(12, 40);
      const p = {
        all: draw.int(200, 1500),
        least,
        most: least + draw.int(3, 9),
        ...draw.pick(packs),
        frame: draw.int(0, 3),
      };
      const [right] = sizesWithin(p);
      const isFit =
        sizesWithin(p).length === 1 && right !== undefined && right > 9 && p.all / right !== right;
      const inside = p.all / (right ?? 1);
      return isFit && divisors(p.all).length > 7 && inside > p.least && inside < p.most ? p : null;
    },
    forms: [packedEqually],
  }),
  ...situation<Shares>({
    type: 'AL.DIO.5',
    situation: 'fractions-of-members',
    tries: 400,
    draw: draw => {
      const [first, second, third] = draw.some(parts, 3) as [
        readonly [number, number],
        readonly [number, number],
        readonly [number, number],
      ];
      const [p, whole] = first;
      const [s, t] = second;
      const [u, v] = third;
      const least = draw.step(50, 240, 5);
      const given = {
        p,
        q: whole,
        s,
        t,
        u,
        v,
        least,
        most: least + 35,
        ...draw.pick(clubs),
        frame: draw.int(0, 3),
      };
      const unit = unitOf(given);
      return unit > 35 && unit < 130 && whole > 2 && membersOf(given).length === 1 ? given : null;
    },
    forms: [takingPart],
  }),
  ...situation<Stall>({
    type: 'AL.DIO.5',
    situation: 'equal-takings',
    tries: 400,
    draw: draw => {
      const k = draw.int(2, 6);
      const price = draw.int(12, 48);
      const n = draw.int(5, 40);
      const bare = { k, n, price, least: 0, most: 0, thing: draw.pick(things), frame: draw.int(0, 3) };
      const takings = soldAt(price, bare) * price;
      const given = {
        ...bare,
        least: Math.floor((takings - draw.int(30, 300)) / 50) * 50,
        most: Math.ceil((takings + draw.int(30, 300)) / 50) * 50,
      };
      const isFit = n % k !== 0 && Number.isInteger(takings) && soldAt(price, bare) > 20 && takings > 1500;
      return isFit && takings < 9000 && pricesOf(given).length === 1 && soldAt(price, bare) !== price
        ? given
        : null;
    },
    forms: [soldADay],
  }),
];
