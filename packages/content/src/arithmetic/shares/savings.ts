import type Fraction from 'fraction.js';
import { gcd, isCount } from '../../numbers.ts';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { numberTex, ratio } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q, ratioOf } from '../../value.ts';

/** Two incomes and two expenses in given ratios. */
interface Budget {
  /** Incomes as a : b, expenses as c : d. */
  a: number;
  b: number;
  c: number;
  d: number;
  /** The first saves one part in so many. */
  nth: number;
  one: string;
  two: string;
  frame: number;
}

/** One part of the expenses, where one part of the incomes is 1. */
const unitOf = ({ a, c, nth }: Budget) => q(a * (nth - 1), nth * c);
const savings = (p: Budget) => [q(p.a, p.nth), q(p.b).sub(unitOf(p).mul(p.d))] as const;
const words = ({ one, two, frame }: Budget) =>
  frame === 1
    ? {
        one: 'the first shop',
        two: 'the second shop',
        gets: 'sales',
        pays: 'costs',
        keeps: 'profit',
        saves: 'keeps',
      }
    : frame === 0
      ? { one, two, gets: 'incomes', pays: 'expenses', keeps: 'savings', saves: 'saves' }
      : { one, two, gets: 'earnings', pays: 'sums they spend', keeps: 'amount kept', saves: 'keeps' };
const shown = (value: readonly Fraction[]) => value.map(term => numberTex(term)).join(' : ');
const size = (value: readonly Fraction[]) => (value[0]?.valueOf() ?? 0) / (value[1]?.valueOf() ?? 1);
const parts: Record<number, string> = {
  3: 'a third',
  4: 'a quarter',
  5: 'a fifth',
  6: 'a sixth',
  7: 'a seventh',
  8: 'an eighth',
};

/** The two savings in small whole numbers, by trying sizes of the parts. */
function found({ a, b, c, d, nth }: Budget): readonly Fraction[] {
  for (let income = 1; income < 3000; income += 1) {
    const expense = (a * income * (nth - 1)) / (nth * c);
    if (Number.isInteger(expense)) return ratioOf(q(a * income - c * expense), q(b * income - d * expense));
  }
  throw new Error('no whole numbers fit');
}

const ratioOfSavings = form<Budget, readonly Fraction[]>(
  'ratio-of-savings',
  {
    band: 'Medium',
    seconds: 80,
    verify: found,
  },
  (p, { step, find }) => {
    const { a, b, c, d, nth, frame } = p;
    const { one, two, gets, pays, keeps } = words(p);
    const kept = step(calc`${a} / ${nth}`, {
      name: text`the ${keeps} of ${one}`,
      because: text`What is kept is a part of the ${gets}, so it is counted on the ${a} parts of ${one}, and not on the
        ${pays}.`,
    })`
      Let the ${gets} be $${a}$ parts for ${one} and $${b}$ parts for ${two}. Of the $${a}$ parts, ${one} keeps
      ${parts[nth] ?? ''}: find how many parts that is.`;
    const spent = find(calc`${a} - ${kept}`);
    const unit = step(calc`${spent} / ${c}`, {
      name: text`one part of the ${pays}`,
      works: value => tex`${c}y = ${a} - ${kept} \Rightarrow y = ${frac(value)}`,
      because: text`The two ratios have parts of different size, so their terms must not be subtracted. What ${one}
        spends is known in parts of the ${gets} and is also $${c}y$, and that connects the two.`,
    })`
      The rest of the $${a}$ parts is what ${one} spends. The ${pays} have parts of another size: call them $${c}y$ and
      $${d}y$. Write the equation for ${one} and solve it for $y$.`;
    const other = step(calc`${b} - ${d} * ${unit}`, {
      name: text`the ${keeps} of ${two}`,
      because: text`With $y$ known, the ${pays} of ${two} are written in parts of the ${gets}. Now both are in the same
        parts and can be subtracted.`,
    })`
      Of the $${b}$ parts of ${two}, $${d}y$ are spent. Put in $y$ and subtract to find what ${two} keeps.`;
    const both = step(() => ratioOf(kept, other), {
      works: value => tex`${frac(kept)} : ${frac(other)} = ${shown(value)}`,
      because: text`What the two keep is written in parts of one size, so the numbers of parts are in the ratio of the
        amounts.`,
    })`
      Write the ratio of what the two keep, ${one} first, and reduce it.`;
    return {
      answer: both,
      stem:
        frame === 0
          ? text`The monthly incomes of ${one} and ${two} are in the ratio ${ratio([a, b])} and their monthly expenses
            in the ratio ${ratio([c, d])}. If ${one} saves ${parts[nth]} of the income, what is the ratio of the
            savings of ${one} to those of ${two}?`
          : frame === 1
            ? text`Two shops of a chain have sales in the ratio ${ratio([a, b])} and costs in the ratio ${ratio(
                [c, d],
              )}. The profit of the first shop is ${parts[nth]} of its sales. In what ratio are the profits of the
              first and the second shop?`
            : text`What ${one} and ${two} earn is in the ratio ${ratio([a, b])}, and what they spend in the ratio
              ${ratio([
                c,
                d,
              ])}. ${one} puts ${parts[nth]} of the earnings into a bank, and ${two} also keeps whatever is not spent.
              Find the ratio of the amounts kept by ${one} and ${two}.`,
      show: ratio,
      size,
      plausible: value => value.every(term => isCount(term) && term.lte(120)),
      slips: [
        slip('took_ratio_terms_for_amounts', both, a > c && b > d && ratioOf(a - c, b - d))`
            You subtracted the terms of the two ratios: $(${a} - ${c}) : (${b} - ${d})$. A part of the ${gets} is not
            as large as a part of the ${pays}.`,
        slip('assumed_a_proportion', both, ratioOf(a, b))`
            You let ${two} keep ${parts[nth] ?? ''} as well, so that the ratio stays $${a} : ${b}$. The two do not
            spend the same share of their ${gets}.`,
        slip('gave_the_complement', spent, calc`${a} / ${nth}`)`
            You used $${frac(spent)}$ parts as what ${one} spends. That is what ${one} keeps.`,
        slip('swapped_the_two', both, () => ratioOf(other, kept))`
            $${frac(other)} : ${frac(kept)}$ is the ratio of ${two} to ${one}. The question asks for ${one} to ${two}.`,
        slip('wrong_base', kept, () => (q(c, nth).lt(a) ? q(c, nth) : null))`
            You found ${parts[nth] ?? ''} of $${c}$, the ${pays}, and got $${frac(kept)}$. What ${one} keeps is a part
            of the ${gets}, $${a}$.`,
        slip('answered_another_quantity', both, ratioOf(c, d))`
            $${c} : ${d}$ is the ratio of the ${pays}. The question asks for the ratio of what is kept.`,
        slip('used_a_wrong_given_number', other, calc`${b} - ${c} * ${unit}`)`
            You subtracted the ${pays} of ${one}, $${c}$ times $${frac(unit)}$, from the $${b}$ parts of ${two}. The
            ${pays} of ${two} are $${d}$ times $${frac(unit)}$.`,
      ],
      snapRead: text`Two ratios are given, but their parts are of different sizes. What ${one} keeps connects the
        two.`,
      approach: text`Terms of two ratios cannot be subtracted. Use what is known of ${one} to write the ${pays} in
        parts of the ${gets}; then find what ${two} keeps in the same parts.`,
      faster: text`Take ${gets} of $${a * nth}$ and $${b * nth}$: ${one} keeps $${a}$ and spends $${a * (nth - 1)}$,
        so ${two} spends $${a * (nth - 1)} \times \frac{${d}}{${c}} = ${q(a * (nth - 1) * d, c)}$.`,
      check: text`${one} spends $${frac(spent)}$ of $${a}$ parts and ${two} $${frac(unit.mul(d))}$ of $${b}$, which is
        in the ratio $${c} : ${d}$; what is left is $${frac(kept)}$ and $${frac(other)}$.`,
      principle: text`Terms of two different ratios can be subtracted only after both have been written in parts of the
        same size.`,
    };
  },
);

const greatestRatio = form<Budget, readonly Fraction[]>(
  'greatest-ratio-of-savings',
  {
    band: 'Hard',
    seconds: 115,
    also: ['AL.INQ.1'],
    suits: ({ a, b, c, d }) => c * b > d * a,
    verify: p => {
      const [one, two] = found(p);
      // The condition holds with equality there; less spending must not do better.
      const [x = q(1), y = q(1)] = [one, two];
      for (let part = 1; part <= 20; part += 1) {
        const unit = unitOf(p).mul(part).div(20);
        const tried = q(p.b)
          .sub(unit.mul(p.d))
          .div(q(p.a).sub(unit.mul(p.c)));
        if (tried.gt(y.div(x))) throw new Error('a smaller expense gives a greater ratio');
      }
      return ratioOf(y, x);
    },
  },
  (p, { step, find }) => {
    const { a, b, c, d, nth, frame } = p;
    const { one, two, gets, pays, keeps } = words(p);
    const kept = step(calc`${a} / ${nth}`, {
      works: value => tex`${a} - ${c}y \ge \frac{${a}}{${nth}} = ${value}`,
      name: text`the least ${keeps} of ${one}`,
      because: text`A part of the ${gets} and a part of the ${pays} are not equally large. With $y$ both are
          counted in the same parts, and what is kept is a difference.`,
    })`
      Let the ${gets} be $${a}$ and $${b}$ parts, and the ${pays} $${c}y$ and $${d}y$ of these parts. Write what ${one}
      must keep at least.`;
    const unit = step(calc`(${a} - ${kept}) / ${c}`, {
      name: text`the greatest y`,
      works: value => tex`y \le \frac{${a} - ${kept}}{${c}} = ${frac(value)}`,
      because: text`The more ${one} spends, the less is kept. The least that must be kept therefore limits the
          spending from above.`,
    })`
      Solve this for $y$: it gives the greatest value that $y$ may have.`;
    const growing = find(b * c - a * d);
    const other = step(calc`${b} - ${d} * ${unit}`, {
      works: value =>
        tex`\frac{${b} - ${d}y}{${a} - ${c}y} = \frac{${d}}{${c}} + \frac{${growing}}{${c}(${a} - ${c}y)}, \qquad ${b}
          - ${d} \times
            ${frac(unit)} = ${frac(value)}`,
      name: text`the ${keeps} of ${two} in that case`,
      because: text`Only the denominator still depends on $y$, so the fraction is greatest where ${one} keeps least.`,
    })`
      The ratio asked for is a fraction in $y$. Split it: with larger $y$ its denominator gets smaller and the fraction
      larger, so take the largest $y$.`;
    const both = step(() => ratioOf(other, kept), {
      name: text`the greatest ratio`,
      works: value => tex`${frac(other)} : ${frac(kept)} = ${shown(value)}`,
      because: text`The question asks for ${two} first and ${one} second. For smaller $y$ both keep more, but the
          ratio is smaller.`,
    })`
      Write the ratio of what ${two} and ${one} keep with this $y$.`;
    const ownShare = text`at least ${parts[nth]} of`;
    return {
      answer: both,
      stem:
        frame === 0
          ? text`The monthly incomes of ${one} and ${two} are in the ratio ${ratio([a, b])} and their monthly expenses
            in the ratio ${ratio([c, d])}. ${one} saves ${ownShare} the income. What is the greatest possible ratio of
            the savings of ${two} to those of ${one}?`
          : frame === 1
            ? text`Two shops of a chain have sales in the ratio ${ratio([a, b])} and costs in the ratio ${ratio(
                [c, d],
              )}. If the profit of the first shop is ${ownShare} its sales, what is the maximum value of the ratio
              of the second shop's profit to the first shop's profit?`
            : text`What ${one} and ${two} earn is in the ratio ${ratio([a, b])}, and what they spend in the ratio
              ${ratio([
                c,
                d,
              ])}. ${one} keeps ${ownShare} the earnings. Find the greatest possible ratio of what ${two} keeps to what
              ${one} keeps.`,
      show: ratio,
      size,
      plausible: value => value.every(term => isCount(term) && term.lte(120)),
      slips: [
        slip('gave_the_other_extreme', both, ratioOf(b, a))`
            $${b} : ${a}$ is the ratio where nothing is spent. The ratio grows with the ${pays}, so that is its least
            value.`,
        slip('swapped_the_two', both, () => ratioOf(kept, other))`
            $${frac(kept)} : ${frac(other)}$ is the ratio of ${one} to ${two}. The question asks for ${two} to ${one}.`,
        slip('put_the_bound_on_another_quantity', both, () => {
          const y = q(b * (nth - 1), nth * d);
          const first = q(a).sub(y.mul(c));
          return first.gt(0) ? ratioOf(q(b, nth), first) : null;
        })`
            You let ${two} keep just ${parts[nth] ?? ''} of $${b}$. The condition is about what ${one} keeps of
            $${a}$.`,
        slip('took_ratio_terms_for_amounts', both, a > c && b > d && ratioOf(b - d, a - c))`
            You subtracted the terms of the two ratios: $(${b} - ${d}) : (${a} - ${c})$. A part of the ${gets} is not
            as large as a part of the ${pays}.`,
        slip('gave_the_complement', kept, calc`${a} * (${nth} - 1) / ${nth}`)`
            You used $${frac(kept)}$ parts as what ${one} keeps. That is what ${one} may spend at most.`,
        slip('answered_another_quantity', both, ratioOf(d, c))`
            $${d} : ${c}$ is the ratio of the ${pays}. The question asks for the ratio of what is kept.`,
        slip('assumed_a_proportion', both, ratioOf(b * d, a * c))`
            You multiplied the two ratios: $${b} \times ${d} : ${a} \times ${c}$. What is kept is a difference, so the
            amounts have to be subtracted.`,
      ],
      snapRead: text`Two ratios are given, but their parts are of different sizes. The least that ${one} keeps limits
        the size of a part of the ${pays}, and the greatest ratio is asked.`,
      approach: text`Write the ${pays} in parts of the ${gets}, with one unknown $y$. Find how the ratio changes with
        $y$, and use the end of the range of $y$ where it is greatest.`,
      faster: text`${one} spends more of each rupee than ${two}, so more spending takes more from ${one}: the ratio is
        greatest when ${one} keeps exactly ${parts[nth]}, $${a}$ of $${a * nth}$; then ${two} spends $${q(
          a * (nth - 1) * d,
          c,
        )}$ of $${b * nth}$.`,
      check: () => {
        const less = unit.mul(q(9, 10));
        const [x, y] = [q(a).sub(less.mul(c)), q(b).sub(less.mul(d))];
        return text`With ${pays} a tenth lower the two would keep $${frac(y)}$ and $${frac(x)}$, a quotient of about
          $${Number(y.div(x).valueOf().toFixed(2))}$, below $${Number(other.div(kept).valueOf().toFixed(2))}$.`;
      },
      principle: text`For the greatest value of a quotient, first find in which direction it grows, then use the end
        of the range on that side.`,
    };
  },
);

/** AR.RAT.1 Medium and Hard: what is left of two incomes after two expenses. */
export const savingsOfTwo: readonly AnyTemplate[] = situation<Budget>({
  type: 'AR.RAT.1',
  situation: 'incomes-and-expenses',
  tries: 200,
  draw: draw => {
    const [one = '', two = ''] = draw.some(peopleInArithmetic, 2);
    const p = {
      a: draw.int(2, 15),
      b: draw.int(2, 15),
      c: draw.int(2, 11),
      d: draw.int(2, 11),
      nth: draw.int(3, 8),
      one,
      two,
      frame: draw.int(0, 2),
    };
    if (gcd(p.a, p.b) > 1 || gcd(p.c, p.d) > 1) return null;
    const [first, second] = savings(p);
    // The other one keeps between a twentieth and two thirds.
    if (second.lt(q(p.b, 20)) || second.gt(q(p.b * 2, 3))) return null;
    const terms = ratioOf(first, second).map(Number);
    return Math.max(...terms) <= 27 && terms[0] !== terms[1] ? p : null;
  },
  forms: [ratioOfSavings, greatestRatio],
});
