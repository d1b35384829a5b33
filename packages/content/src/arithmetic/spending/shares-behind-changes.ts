import { lowestTerms } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { percent, ratio, rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Changes {
  who: string;
  year: string;
  /** Rises of spending, income and savings, in per cent. */
  spending: number;
  income: number;
  savings: number;
  /** Rupees for each per cent of the old income. */
  unit: number;
  frame: number;
}

const stories = [
  { who: 'Sneha', year: 'in her second year of work' },
  { who: 'Bhavna', year: 'last year' },
  { who: 'Jagdish', year: 'in the year after the flood' },
  { who: 'Karthik', year: 'after a promotion' },
  { who: 'a village school', year: 'this year' },
  { who: 'a couple in Kochi', year: 'from one year to the next' },
] as const;

const part = ({ spending, income, savings }: Changes) => q(income - spending, savings - spending);
const shareNow = (p: Changes) =>
  part(p)
    .mul(100 + p.savings)
    .mul(100)
    .div(100 + p.income);

const told = ({ who, year, spending, income, savings, frame }: Changes) =>
  frame === 0
    ? text`The income of ${who} rose by ${income}% ${year}, while spending rose by only ${spending}%. The rest, which
      is saved, rose by ${savings}%.`
    : text`${year}, the savings of ${who} rose by ${savings}% and the spending by ${spending}%, so that the whole
    income,
      which is spent or saved, rose by ${income}%.`;

const present = form<Changes>(
  'share-saved-now',
  {
    band: 'Medium',
    seconds: 90,
    revision: 3,
    suits: p => shareNow(p).d <= 3n,
    verify: p => {
      // The share at first by halving an interval, then both amounts are raised.
      let [from, to] = [0, 100];
      for (let i = 0; i < 80; i += 1) {
        const saved = (from + to) / 2;
        if (saved * p.savings + (100 - saved) * p.spending < 100 * p.income) from = saved;
        else to = saved;
      }
      return nearFraction((from * (100 + p.savings)) / (100 + p.income), 60);
    },
  },
  (p, { step, find }) => {
    const { spending, income, savings } = p;
    const above = find(calc`${income} - ${spending}`);
    const all = find(calc`${savings} - ${spending}`);
    const saved = step(calc`${above} / ${all} * 100`, {
      name: 'the savings before, where the income was 100',
      because: text`The rise of the income is an average of the two other rises, weighted by what is saved and spent.`,
      works: (_value, working) =>
        tex`${savings}x + ${spending}(100 - x) = ${income} \times 100 \Rightarrow x = ${working}`,
    })`
      Take the old income as $100$ and let $x$ of it be saved. The rises of savings and spending together make the rise
      of the income; the equation is multiplied by $100$.`;
    const now = step(calc`${saved} * (100% + ${savings}%)`, {
      name: 'the savings now',
      because: text`The rise of the savings is counted on the savings before it. The old amount is known from the
          first step.`,
    })`
      The savings have risen since: find them now.`;
    const earned = find(calc`100 + ${income}`, { name: 'the income now' });
    const share = step(calc`${now} / ${earned} * 100%`, {
      name: text`the per cent saved now`,
      because: text`The question asks about the new income, so the new income is the base. The old one, 100, is
          not there any more.`,
    })`
      The income is $100 + ${income}$ now. Write the savings as a per cent of it.`;
    return {
      answer: share,
      stem: text`${told(p)} What per cent of the new income is saved?`,
      show: percent,
      plausible: value => value.gt(0) && value.lt(100) && value.d <= 12n,
      slips: [
        slip('kept_the_old_total', earned, 100)`
          $${now}$ is compared with the old income of $100$. The income has risen, too.`,
        slip('stopped_a_step_early', share, saved)`
          You stopped at ${saved}%, which was saved before the changes. The question asks for the share of the new
          income.`,
        slip('swapped_the_weights', above, calc`${savings} - ${income}`)`
          ${here} measures the spending, not the savings: the average lies nearer to the rise of the larger part.`,
        slip('gave_the_complement', share, calc`100% - ${now} / ${earned} * 100%`)`
          You found the part that is spent: ${here}. The question asks for the part that is saved.`,
        slip('changed_one_side_only', now, saved)`
          The income was raised to $${earned}$, but the savings of $${saved}$ were left as they had been.`,
        slip('inverted_the_ratio', share, calc`${saved} * (100% + ${income}%) ÷ (100% + ${savings}%)`)`
          ${here} lets the share fall. Savings rose faster than the income, so their share has grown.`,
        slip('added_the_percentages', now, calc`${saved} + ${savings} - ${income}`)`
          To the old share of ${saved}% the difference of the rises was added. Rises multiply the amounts.`,
        slip('wrong_base', all, calc`${savings} + ${spending}`)`
          The two rises were added to $${all}$ as the whole range. The income lies between them: subtract.`,
      ],
      snapRead: text`The rise of a total lies between the rises of its two parts: this gives the shares, before the
        change and then after it.`,
      approach: text`The rise of the income is the weighted average of the other two rises. It gives the old shares;
        then raise both savings and income and compare them.`,
      faster: text`By alligation savings and spending were as
        ${ratio(lowestTerms(income - spending, savings - income))}. Multiply the terms by $${100 + savings}$ and
        $${100 + spending}$ to have them as ${ratio(lowestTerms(now, earned.sub(now)))} now.`,
      check: text`Of $100$, $${saved}$ saved and $${calc`100 - ${saved}`.value}$ spent become $${now}$ and
        $${calc`(100 - ${saved}) * (100% + ${spending}%)`.value}$, together $${earned}$; and ${share}% of $${earned}$ is
        $${now}$.`,
      principle: text`The rise of a total is the average of the rises of its parts, weighted by their shares before the
        rise.`,
    };
  },
);

const later = form<Changes>(
  'spending-that-is-left',
  {
    band: 'Medium',
    seconds: 105,
    revision: 4,
    suits: p => {
      const kept = keptOf(p);
      return kept.lte(80) && kept.mul(p.unit).d === 1n && kept.mul(p.unit).mod(10).equals(0);
    },
    verify: p => {
      const saved = keptOf(p).mul(p.unit).valueOf();
      for (let income = 100; income < 4e6; income += 100) {
        const before = saved / (1 + p.savings / 100);
        const after = before + (income - before) * (1 + p.spending / 100) + saved - before;
        if (Math.abs(after - income * (1 + p.income / 100)) < 1e-6) return Math.round(income - saved);
      }
      throw new Error('no income fits');
    },
  },
  (p, { step, find }) => {
    const { spending, income, savings } = p;
    const sum = keptOf(p).mul(p.unit);
    const above = find(calc`${income} - ${spending}`);
    const saved = step(calc`${above} / (${savings} - ${spending}) * 100`, {
      name: 'the savings before, where the income was 100',
      because: text`The income is savings and spending together, so its rise is the sum of their two rises. Each
          rise is a per cent of its own part, and the larger part counts more.`,
      works: (_value, working) =>
        tex`${savings}x + ${spending}(100 - x) = ${income} \times 100 \Rightarrow (${savings} - ${spending})x =
          (${income} - ${spending}) \times 100 \Rightarrow x = ${working}`,
    })`
      Take the old income as $100$ and let $x$ of it be saved. Then ${savings}% of $x$ and ${spending}% of the rest make
      ${income}% of $100$; write this without per cents, multiplied by $100$. Then subtract $${spending} \times 100$
      from both sides and solve for $x$.`;
    const kept = step(calc`${saved} * (100% + ${savings}%)`, {
      name: 'the savings now',
      because: text`A rise of the savings is not a per cent of the income. It is counted on the savings before it.`,
    })`
      The savings rise by ${savings}% of their own amount. Multiply to find what is saved now.`;
    const total = find(100);
    const left = step(calc`${total} - ${kept}`, {
      name: 'the spending that is possible afterwards',
      because: text`Savings stay at their new amount, so only spending can make up for the lost income. It falls
          below what it was at first.`,
    })`
      The income is back at $100$, and the savings stay as they are now. Subtract to find what can be spent.`;
    const unit = step(calc`${sum} / ${kept}`, {
      name: 'the rupees for one part',
      because: text`The ₹${sum} are the savings after the rise, so they belong to the parts after the rise.`,
    })`
      The present savings are ₹${sum}. Divide by their parts to find how many rupees one part is.`;
    const spent = step(calc`${unit} * ${left}`, {
      name: text`the spending that is possible, in rupees`,
      because: text`All amounts were counted in the same parts, 100 of which are the old income. So one part has
          the same value everywhere.`,
    })`
      Multiply the parts that can be spent by the rupees of one part.`;
    return {
      answer: spent,
      stem: text`${told(p)} The savings are ₹${sum} after this rise. If the income falls back to its old level and
        the savings stay at ₹${sum}, how much can be spent?`,
      show: rupees,
      plausible: value => value.d === 1n && value.gt(0) && !value.equals(sum) && value.mod(10).equals(0),
      slips: [
        slip('kept_the_old_total', total, calc`100 + ${income}`)`
          You left the income at ${here}. It falls back by the whole rise, to the old level of 100.`,
        slip('wrong_base', kept, saved)`
          You used ₹${sum} for the $${saved}$ parts saved before the rise, so one part was ₹${unit} and the other
          $${left}$ parts made ₹${spent}. ₹${sum} is the sum after the rise.`,
        slip('swapped_the_weights', above, calc`${savings} - ${income}`)`
          You used ${here}, which leads to the part that was spent. The rise of the income lies nearer to the rise of
          the larger part.`,
        slip('wrong_base', left, calc`(100 - ${saved}) * (100% + ${spending}%)`)`
          You used $${left}$ parts, the spending after its rise of ${spending}%. The income has fallen since then, so
          less can be spent.`,
        slip('changed_one_side_only', left, calc`100 - ${saved}`)`
          You used $${left}$ parts, which were spent at first. More is saved of the same income now, so less is left
          to spend.`,
        slip('undid_with_the_same_per_cent', total, calc`(100 + ${income}) * (100% - ${income}%)`)`
          You subtracted ${income}% from the higher income: ${here}. Back at the old level it is $100$.`,
        slip('answered_another_quantity', spent, calc`${unit} * 100`)`
          You found the whole income: ${here}. A part of it is saved, and the question asks for what can be spent.`,
        slip('added_the_percentages', kept, calc`${saved} + ${savings}`)`
          You added ${savings}% of the income to the savings: ${here}. They rose by ${savings}% of their own amount.`,
      ],
      snapRead: text`The three rises show what part is saved. Then the income falls back, the savings stay, and the
        spending has to fall.`,
      approach: text`The three rises give the parts that are saved and spent. Once these are known, find what is left
        to spend when the income falls and the savings do not.`,
      check: text`The old income was ₹${unit.mul(100)}, with savings of ₹${unit.mul(saved)}, and these rose by
        ${savings}% to ₹${sum}; ₹${spent} and ₹${sum} make ₹${unit.mul(100)} again.`,
      principle: text`When a part of a total stays, the other part takes the whole change of the total.`,
    };
  },
);

/** The savings after their rise, of an old income of 100. */
function keptOf(p: Changes) {
  return part(p).mul(100 + p.savings);
}

/** AR.PCT.8 Medium: the shares that stand behind three rises. */
export const sharesBehindChanges: readonly AnyTemplate[] = situation<Changes>({
  type: 'AR.PCT.8',
  situation: 'three-rises',
  tries: 600,
  draw: draw => {
    const income = draw.int(6, 60);
    const spending = draw.pick([2, 3, 4, 5, 6, 8, 10, 12, 14, 15, 16, 18, 20, 24, 25, 28, 30]);
    const savings = draw.pick([draw.step(15, 100, 5), draw.step(12, 96, 4)]);
    const p = {
      spending,
      income,
      savings,
      unit: draw.step(150, 1200, 50),
      frame: draw.int(0, 1),
      ...draw.pick(stories),
    };
    if (spending >= income || income >= savings) return null;
    const saved = part(p);
    return saved.mul(100).d <= 2n && saved.gte(q(1, 10)) && saved.lte(q(7, 10)) ? p : null;
  },
  forms: [present, later],
});
