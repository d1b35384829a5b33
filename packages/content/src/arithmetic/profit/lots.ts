import type Fraction from 'fraction.js';
import { personBy } from '../../people.ts';
import { calc, form, frac, here, situation, slip, text } from '../../question/index.ts';
import { fractionTex, percent, rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Lots {
  stock: string;
  /** The part of the stock sold first, and the results of both parts in per cent of cost (negative for a loss). */
  part: Fraction;
  first: Fraction;
  rest: Fraction;
  overall: Fraction;
  cost: Fraction;
  frame: number;
}

const stocks = [
  'a crate of apples',
  'a bale of cloth',
  'a consignment of tiles',
  'a load of onions',
  'a set of shares',
  'a stock of notebooks',
  'a lot of mangoes',
] as const;

const result = (change: Fraction) => `a ${change.s < 0n ? 'loss' : 'profit'} of ${percent(change.abs())}`;
const partWords = (part: Fraction) => `$${fractionTex(part)}$`;
const outcome = (value: Fraction) => `${value.s < 0n ? 'A loss' : 'A profit'} of ${percent(value.abs())}`;
const rate = (value: Fraction) =>
  !value.equals(0) && value.valueOf() > -90 && value.valueOf() < 150 && value.d <= 24n;

const overall = form<Lots>(
  'overall-result',
  {
    band: 'Easy',
    seconds: 50,
    revision: 4,
    suits: ({ rest }) => rest.s < 0n,
    verify: ({ part, first, rest }) => {
      const units = Number(part.d);
      let takings = 0;
      for (let unit = 0; unit < units; unit += 1)
        takings += 100 + (unit < Number(part.n) ? first : rest).valueOf();
      return q(Math.round(takings * 1000), 1000 * units).sub(100);
    },
  },
  ({ part, first, rest, stock, frame, cost }, { step, find }) => {
    const weight = find(part);
    const gain = step(calc`${frac(weight)} * ${first}`, {
      name: 'the result of the first part, per 100 of the whole cost',
      because: text`The ${first}% is counted on the cost of the first part only, so it has to be weighted by that
        part.`,
    })`
        Suppose that the whole cost ₹100. The first part, ${frac(weight)} of it, was sold at ${result(first)}. Find
        what that is on ₹100.`;
    const other = find(calc`1 - ${weight}`);
    const change = find(rest);
    const tail = step(calc`${frac(other)} * ${change}`, {
      name: 'the result of the rest, per 100 of the whole cost',
      because: text`The two parts are different in cost, so their per cents do not count equally. A small part
          with a large per cent can bring less than a large part with a small one.`,
    })`
        The rest is ${frac(other)} of the cost, and its result is counted on this part only. Multiply; a loss counts
        as negative.`;
    const whole = step(calc`${gain} + ${tail}`, {
      name: 'the overall result',
      because: text`With a whole cost of ₹100, rupees are per cents. Both amounts belong to the same ₹100, so they
          can be added.`,
    })`
      Add the two. The whole cost ₹100, so this is the overall result in per cent.`;
    const costOfPart = cost.mul(part);
    const costOfRest = cost.sub(costOfPart);
    return {
      answer: whole,
      stem:
        frame === 0
          ? text`A merchant sells ${partWords(part)} of ${stock} at ${result(first)} and the rest at ${result(rest)}.
            What is the overall profit or loss per cent?`
          : text`On ${partWords(part)} (by cost) of ${stock} there was ${result(first)}, and on the remainder
            ${result(rest)}. What was the overall profit or loss per cent?`,
      show: outcome,
      plausible: rate,
      // Between the two results, and nearer to that of the larger part.
      onSight: value =>
        value.lt(first) && value.gt(rest) && value.compare(first.add(rest).div(2)) === part.compare(q(1, 2)),
      slips: [
        slip('ignored_the_weights', weight, calc`1 / 2`)`
            You used the middle of ${first}% profit and ${rest.abs()}% loss: ${here}. That fits two parts of the same
            cost, but the first is ${frac(part)} of the whole.`,
        slip('swapped_the_weights', weight, calc`1 - ${part}`)`
            You gave ${result(first)} to ${frac(q(1).sub(part))} of the cost. That is the part with the loss.`,
        slip('added_the_percentages', whole, calc`${first} + ${rest}`)`
            You added per cents of two different costs: ${here}. Each is counted on its own part only.`,
        slip('wrong_sign', change, rest.neg())`
          You counted the rest as a profit of ${change}%, but it was sold at ${result(rest)}.`,
        slip('left_out_a_term', other, 0)`
            You stopped at ${gain} on ₹100, which comes from the first part alone. The rest was sold at a loss, which
            has to be subtracted.`,
        slip('took_a_part_for_the_whole', other, 1)`
            You counted the loss of ${rest.abs()}% on the whole cost. Only ${frac(q(1).sub(part))} of it belongs to
            the rest.`,
        slip('took_a_part_for_the_whole', gain, first)`
            You counted ${first}% of the whole cost as profit. Only ${frac(part)} of it belongs to the first part.`,
        slip('left_out_a_term', gain, 0)`
            You counted only the loss on the rest, ${tail.abs()} on ₹100. The profit on the first part counts too.`,
        slip('wrong_sign', gain, gain.neg())`
          You counted the first part as a loss of ${first}%, but it was sold at ${result(first)}.`,
      ],
      snapRead: text`Everything is sold in two parts, with different results. The result of the whole is asked,
        a weighted average.`,
      approach: text`Each per cent is counted on the cost of its own part. So suppose that the whole cost ₹100, find
        what each part gains or loses, and add.`,
      check: text`Let the whole cost ₹${cost}. The first part sells for ₹${costOfPart.mul(first.add(100)).div(100)}
        and the rest for ₹${costOfRest.mul(rest.add(100)).div(100)}, together ₹${cost.mul(whole.add(100)).div(100)}:
        ${whole.s < 0n ? 'a loss' : 'a profit'} of ₹${cost.mul(whole).abs().div(100)}.`,
      principle: text`The profit per cent of the whole is the average of those of its parts, weighted by their costs.`,
    };
  },
);

const forTheRest = form<Lots>(
  'result-of-the-rest',
  {
    band: 'Easy',
    seconds: 60,
    revision: 3,
    suits: ({ rest, overall: all }) => !rest.equals(all),
    verify: ({ part, first, overall: all }) => {
      for (let twelfth = -1200; twelfth <= 3000; twelfth += 1) {
        const change = twelfth / 12;
        if (Math.abs(part.valueOf() * first.valueOf() + (1 - part.valueOf()) * change - all.valueOf()) < 1e-9)
          return q(twelfth, 12);
      }
      throw new Error('no result fits');
    },
  },
  ({ part, first, overall, stock, frame }, { step, find }) => {
    const weight = find(part);
    const gain = step(calc`${frac(weight)} * ${first}`, {
      name: 'the result of the first part, per 100 of the whole cost',
      because: text`Per cents of different parts cannot be added, but rupees can. With a whole cost of ₹100 each
          part's result becomes an amount.`,
    })`
        Suppose that the whole cost ₹100. The first part, ${frac(weight)} of it, was sold at ${result(first)}. Find
        what that is on ₹100.`;
    const left = step(calc`${overall} - ${gain}`, {
      name: 'what the rest has to bring, per 100 of the whole cost',
      because: text`The two parts together make the result of the whole. So what the first part has not brought
          must come from the rest.`,
    })`
        The whole is to have ${result(overall)}. Subtract what the first part gives to find what the rest has to
        give${overall.s < 0n && '; a loss counts as negative'}.`;
    const base = find(calc`1 - ${weight}`);
    const restFound = step(calc`${left} / ${frac(base)}`, {
      name: 'the result of the rest',
      because: text`A profit or loss per cent is counted on what the goods themselves cost, and the rest did not
          cost ₹100. The same rupees are a larger per cent of a smaller cost.`,
    })`
        The rest cost only ${frac(base)} of the ₹100. Divide by this part to find its result as a per cent of its own
        cost.`;
    return {
      answer: restFound,
      stem:
        frame === 0
          ? text`${partWords(part)} of ${stock} has been sold at ${result(first)}. At what profit or loss per cent
            must the rest be sold for ${result(overall)} on the whole?`
          : text`${personBy(overall, part)} ended with ${result(overall)} on ${stock}, although ${partWords(part)}
            of it had brought
            ${result(first)}. What was the result on the remainder?`,
      show: outcome,
      plausible: rate,
      slips: [
        slip('wrong_base', base, 1)`
            You used ${left} as it is. It is counted on ₹100, the cost of the whole, but the rest cost less.`,
        slip('ignored_the_weights', restFound, calc`2 * ${overall} - ${first}`)`
            You treated ${overall}% as the middle of the two results: ${here}. That fits two parts of the same cost.`,
        slip('swapped_the_weights', weight, calc`1 - ${part}`)`
            You gave ${result(first)} to ${frac(weight)} of the cost. It belongs to ${frac(part)} of it.`,
        slip('added_the_percentages', restFound, calc`${overall} - ${first}`)`
            You subtracted a per cent of one part from a per cent of the whole: ${here}. They are counted on different
            costs.`,
        slip('divided_by_the_wrong_number', base, part)`
            You divided by ${frac(base)}, the part that was sold before. Divide by the part that is left.`,
        slip('wrong_sign', gain, gain.neg())`
          You counted the first part as a loss of ${first}%, but it was sold at ${result(first)}.`,
      ],
      snapRead: text`The result of the whole and the result of the first part are known. The result of the rest is
        asked.`,
      approach: text`Suppose that the whole cost ₹100. What the whole has to give, without what the first part gives,
        is left for the rest. Then write it as a per cent of the cost of the rest.`,
      check: text`Per ₹100 of cost the rest brings $${frac(q(1).sub(part))} \times ${restFound} =
        ${q(1).sub(part).mul(restFound)}$ and the first part $${part.mul(first)}$; together that is $${overall}$.`,
      principle: text`First find the amount that a part has to give, and turn it into a per cent of the cost of that
        part at the end.`,
    };
  },
);

const partSold = form<Lots>(
  'part-sold-at-a-profit',
  {
    band: 'Easy',
    seconds: 60,
    revision: 5,
    suits: ({ first, rest, overall: all }) => first.gt(all) && rest.lt(all),
    verify: ({ first, rest, overall: all }) => {
      for (let d = 2; d <= 60; d += 1)
        for (let n = 1; n < d; n += 1)
          if (Math.abs(n * first.valueOf() + (d - n) * rest.valueOf() - d * all.valueOf()) < 1e-9)
            return q(n, d);
      throw new Error('no part fits');
    },
  },
  ({ overall, rest, first, stock, frame }, { step }) => {
    const lift = step(calc`${overall} - ${rest}`, {
      name: 'how far the overall result lies above that of the remainder',
      because: text`Measured from the result of the remainder, only the first part adds anything. So everything by
          which the whole is better is due to it.`,
    })`
        If everything were sold like the other part, the result would be ${result(rest)}. Find by how much the real
        result is better, on ₹100 of cost.`;
    const span = step(calc`${first} - ${rest}`, {
      name: 'the difference between the two results',
      because: text`This is what the result would gain if the first part were the whole. It shows how much 100% of
          the cost could bring.`,
    })`
        If everything were sold like the first part, the result would be ${result(first)}. Find by how much that is
        better.`;
    const partFound = step(frac(calc`${lift} / ${span}`), {
      name: 'the part sold first',
      because: text`If half of the stock is sold better, the whole gains half of what all would gain. So the
          fraction of the gain is the fraction of the cost.`,
    })`
        Only the first part makes the result better. So it is the same fraction of the cost as the first difference is
        of the second. Divide.`;
    return {
      answer: partFound,
      stem:
        frame === 0
          ? text`${personBy(overall, rest)} sold one part of ${stock} at ${result(first)} and the remainder at
            ${result(rest)}, and
            made ${result(overall)} on the whole. What fraction of the whole, by cost, was sold at ${first.abs()}%
            profit?`
          : text`${personBy(overall, rest)} made ${result(overall)} on ${stock}. One part of it had been sold at
            ${result(first)} and
            the other part at ${result(rest)}. What fraction of the whole, by cost, was the part sold at
            ${result(first)}?`,
      show: value => `$${fractionTex(value)}$`,
      plausible: value => value.valueOf() > 0 && value.valueOf() < 1 && value.d <= 40n,
      onSight: value => value.gt(q(1, 2)) === overall.sub(rest).gt(first.sub(overall)),
      slips: [
        slip('gave_the_complement', lift, calc`${first} - ${overall}`)`
            You found ${frac(partFound)}, the part that was sold at ${result(rest)}. The question asks for the other
            part.`,
        slip('wrong_sign', span, rest.s < 0n && !first.equals(rest.abs()) && calc`abs(${first} + ${rest})`)`
            You used ${span} as the distance of the two results. A profit of ${first}% and a loss of ${rest.abs()}%
            are farther apart.`,
        slip('took_a_part_for_the_whole', partFound, frac(calc`${lift} / (${span} - ${lift})`))`
            You compared the first part with the other part: ${frac(partFound)}. The question asks for a fraction of
            the whole.`,
        slip('divided_by_the_wrong_number', partFound, overall.s > 0n && frac(calc`${overall} / ${first}`))`
            You divided ${overall}% by ${first}%: ${here}. That is right only if the other part has neither profit nor
            loss, but it was sold at ${result(rest)}.`,
        slip('took_inverse_for_direct', partFound, frac(calc`${first} / (${first} + ${rest.abs()})`))`
            You divided the whole in the ratio $${first} : ${rest.abs()}$ of the two results. The larger part is the
            one whose result is nearer to that of the whole.`,
        slip('divided_by_the_wrong_number', span, first)`
            You divided ${lift} by ${first}. The ${lift} is counted from the result of the other part, but the
            ${first} from zero.`,
        slip('left_out_a_term', lift, overall.abs())`
            You divided ${overall.abs()} by ${span}. The ${overall.abs()} is counted from zero, but the ${span} from
            the result of the other part.`,
        slip('used_a_term_twice', span, calc`${first} - ${rest} + ${overall.abs()}`)`
            You added all three per cents: ${here}. The result of the whole lies between the other two, so it adds no
            distance.`,
      ],
      snapRead: text`The results of two parts and the result of the whole are known. The cost of each part is asked as
        a fraction, and alligation gives it.`,
      approach: text`Start from the result of the other part. The result of the whole is better only because of the
        first part, so this part is the same fraction of the cost as of the possible gain.`,
      check: text`$${frac(partFound)} \times ${first} + ${frac(q(1).sub(partFound))} \times ${rest} =
        ${partFound.mul(first).add(q(1).sub(partFound).mul(rest))}$ per 100 of cost, as the question says.`,
      principle: text`A weighted average divides the distance between two values in the inverse ratio of their
        weights.`,
    };
  },
);

const parts = [q(1, 4), q(1, 3), q(2, 5), q(3, 5), q(2, 3), q(3, 4), q(3, 10), q(7, 10), q(4, 5), q(5, 8)];

/** AR.PLD.5 Easy: one stock sold in two parts. */
const twoParts = situation<Lots>({
  type: 'AR.PLD.5',
  situation: 'two-parts',
  tries: 12,
  draw: draw => {
    const part = draw.pick(parts);
    const first = q(draw.pick([8, 10, 12, 15, 16, 20, 24, 25, 28, 30, 35, 40, 50]));
    const rest = q(draw.pick([-25, -20, -18, -16, -15, -12, -10, -8, -5, 4, 5, 6, 10, 15, 20, 30]));
    const all = part.mul(first).add(q(1).sub(part).mul(rest));
    const cost = q(draw.step(1200, 24_000, 120));
    const distinct = !all.equals(first) && !all.abs().equals(rest.abs()) && !first.equals(rest.abs());
    return all.mul(2).d === 1n && all.abs().valueOf() >= 1 && distinct
      ? { stock: draw.pick(stocks), part, first, rest, overall: all, cost, frame: draw.int(0, 1) }
      : null;
  },
  forms: [overall, forTheRest, partSold],
});

interface Perishable {
  fruit: string;
  /** Weight bought, in kilograms, and what spoils of it, in per cent. */
  weight: Fraction;
  spoilt: Fraction;
  /** Price paid for a kilogram, in rupees. */
  price: Fraction;
  target: Fraction;
  /** Of what is good, the per cent sold first, and the profit per cent on the price paid for those kilograms. */
  early: Fraction;
  gain: Fraction;
  frame: number;
}

const fruits = ['tomatoes', 'grapes', 'guavas', 'lychees', 'bananas', 'peaches', 'figs'] as const;
const good = ({ spoilt }: { spoilt: Fraction }) => q(100).sub(spoilt);
/** Price asked for a good kilogram that reaches the target, as a per cent of the price paid. */
const needed = (p: Perishable) => p.target.add(100).mul(100).div(good(p));

const discounts = [5, 8, 10, 12, 15, 16, 20, 25];
/** The label for a discount, as a per cent of the price paid. */
const labelAt = (p: Perishable, discount: number) =>
  needed(p)
    .mul(100)
    .div(100 - discount);
/** A discount that leaves a label of few digits, the same for the same purchase; null where there is none. */
function discountOf(p: Perishable): number | null {
  const from = (p.weight.valueOf() / 20) % discounts.length;
  const inTurn = [...discounts.slice(from), ...discounts.slice(0, from)];
  const told = [p.spoilt.valueOf(), p.target.valueOf()];
  return inTurn.find(each => labelAt(p, each).mul(2).d === 1n && !told.includes(each)) ?? null;
}

/** The label that goes with the purchase's discount. */
const labelOf = (p: Perishable) => labelAt(p, discountOf(p) ?? 0);

const raise = form<Perishable>(
  'rise-over-price-paid',
  {
    band: 'Medium',
    seconds: 75,
    revision: 4,
    also: ['AR.PLD.3'],
    suits: p => discountOf(p) !== null,
    verify: p => {
      // Every half per cent of the label in turn, for 100 kg at 100 paise each.
      for (let half = 1; half < 600; half += 1) {
        const paid = ((100 + half / 2) * (100 - (discountOf(p) ?? 0))) / 100;
        if (Math.abs((100 - p.spoilt.valueOf()) * paid - 100 * (100 + p.target.valueOf())) < 1e-7)
          return q(half, 2);
      }
      throw new Error('no label fits');
    },
  },
  (p, { step, find }) => {
    const { target, spoilt, frame, fruit } = p;
    const discount = discountOf(p) ?? 0;
    const takings = step(calc`100 + ${target}`, {
      name: 'the takings wanted, in rupees',
      because: text`All 100 kg were paid for, the spoilt ones too, so the profit is counted on their whole cost.`,
    })`
        Suppose that 100 kg of ${fruit} cost ₹1 a kilogram, ₹100 in all. Find for how much they have to be sold for a
        profit of ${target}%.`;
    const sold = step(calc`100 - ${spoilt}`, {
      name: 'the kilograms that can be sold',
      because: text`Nobody pays for what is thrown away. So the whole money has to come from what can be sold.`,
    })`
        Of the 100 kg, ${spoilt} spoil. Subtract to find how many kilograms can be sold.`;
    const kept = find(calc`100% - ${discount}%`);
    const label = step(calc`${takings} / ${sold} ÷ ${kept}% * 100`.in('paise'), {
      name: 'the marked price of a kilogram, in paise',
      because: text`The discount is taken from the marked price, so the selling price is only ${kept}% of it. To
          go back to the larger price, divide.`,
    })`
        Divide the money by these kilograms to find the selling price of one, and this by ${kept}% to find the marked
        price before the discount. Multiply by 100 for paise.`;
    const raiseFound = step(calc`${label} - 100`, {
      name: text`the rise over the cost price, in per cent`,
      because: text`The cost was chosen as 100 paise, so each paisa above it is one per cent of the cost.`,
    })`
        The cost of a kilogram is 100 paise. So what the marked price is above it is the per cent that is asked.`;
    return {
      answer: raiseFound,
      stem:
        frame === 0
          ? text`${personBy(target, spoilt)} expects ${spoilt}% of the ${fruit} bought to spoil and sells the rest
            at a discount of
            ${discount}% on the marked price. By what per cent must the marked price per kilogram exceed the cost
            price for a profit of ${target}% on the whole purchase?`
          : text`${personBy(target, spoilt)} had to throw away ${spoilt}% of the ${fruit} bought, sold the rest at a
            discount of ${discount}% on the marked price and made a profit of ${target}% on the whole purchase. By
            what per cent
            was the marked price per kilogram above the cost price?`,
      show: percent,
      plausible: value => value.valueOf() > 0 && value.valueOf() < 200 && value.d <= 36n,
      slips: [
        slip('left_out_a_change', kept, 100)`
            You left out the discount and found how far the selling price is above the cost price. The marked price is
            higher, because ${discount}% is subtracted from it.`,
        slip('undid_with_the_same_per_cent', label, calc`${takings} / ${sold} * (100% + ${discount}%) * 100`)`
            You added ${discount}% to the selling price. The discount is ${discount}% of the marked price, which is
            more, so divide.`,
        slip('added_the_percentages', raiseFound, calc`${spoilt} + ${target} + ${discount}`)`
            You added three per cents: ${here}. They are per cents of the kilograms, of the cost and of the marked
            price, three different amounts.`,
        slip('ignored_a_condition', sold, 100)`
            You sold all ${sold} kg. Of 100 kg, ${spoilt} spoil, although they were paid for.`,
        slip('undid_with_the_same_per_cent', label, calc`${takings} * (100% + ${spoilt}%) ÷ ${kept}%`)`
            You raised the price by ${spoilt}% because ${spoilt}% of the ${fruit} spoil. To make up for them, divide
            by ${sold}%.`,
        slip('stopped_a_step_early', takings, 100)`
            You sold the ${fruit} for ₹${takings} in all. That is only the cost, but a profit of ${target}% is wanted.`,
        slip('took_a_change_twice', sold, calc`100 - 2 * ${spoilt}`)`
            You subtracted the ${spoilt}% that spoil twice, which leaves ${sold} kg. They spoil once.`,
        slip('took_a_change_twice', takings, calc`100 + 2 * ${target}`)`
            You counted the profit of ${target}% twice: ${here}. It is made once.`,
      ],
      snapRead: text`Some ${fruit} spoil, the others are sold below the marked price, and the profit is counted on
        everything that was paid for.`,
      approach: text`Suppose 100 kg at ₹1. All were paid for, but only those that do not spoil are sold. This gives the
        selling price, and the discount then gives the marked price.`,
      check: text`If ${sold} kg are marked at ${label} paise, they are sold at ${label.mul(kept).div(100)} paise a
        kilogram, which makes ₹${label.mul(kept).mul(sold).div(10000)}: a profit of ${target}% on ₹100.`,
      principle: text`What spoils stays in the cost, so divide the money that is wanted by the quantity that can be
        sold.`,
    };
  },
);

const spoiltShare = form<Perishable>(
  'per-cent-spoilt',
  {
    band: 'Medium',
    seconds: 75,
    revision: 4, // No option is tied to the key at a glance.
    untied: true,
    also: ['AR.PLD.3'],
    suits: p => discountOf(p) !== null && needed(p).gt(p.target.add(100)),
    verify: p => {
      for (let half = 1; half < 200; half += 1)
        if (Math.abs((100 - half / 2) * needed(p).valueOf() - 100 * (100 + p.target.valueOf())) < 1e-7)
          return q(half, 2);
      throw new Error('no per cent fits');
    },
  },
  (p, { step, find }) => {
    const { target, frame, fruit } = p;
    const discount = discountOf(p) ?? 0;
    const label = labelOf(p);
    const kept = find(calc`100% - ${discount}%`);
    const full = step(calc`${label} * ${kept}%`, {
      name: `the takings if no ${fruit} had spoilt`,
      because: text`The price of a kilogram is fixed, so the money from the sale is proportional to the quantity that
        is sold. The profit is not.`,
    })`
        Suppose that all ${fruit} cost ₹100, so that they were marked at ₹${label}. Find for how much they would have
        been sold after the discount if none of them had to be left out.`;
    const real = step(calc`100 + ${target}`, {
      name: 'the real takings',
      because: text`All the ${fruit} were paid for, so the real profit is counted on the whole ₹100, however many
          could be sold.`,
    })`
        The real profit was ${target}% of ₹100. Find for how much the ${fruit} were really sold.`;
    const base = find(full);
    const spoiltFound = step(calc`(${full} - ${real}) / ${base} * 100%`, {
      name: text`the per cent that spoilt`,
      because: text`All are sold at one price, so a tenth less money means a tenth less ${fruit}. The base is the
          money for all of them, not the money that came in.`,
    })`
        The difference is what the others would have been sold for. Write it as a per cent of the money for
        all ${fruit}.`;
    return {
      answer: spoiltFound,
      stem:
        frame === 0
          ? text`A shop marks ${fruit} ${label.sub(100)}% above cost and sells them at a discount of ${discount}%.
            Because some of them spoilt, its profit on the whole purchase was only ${target}%. What per cent of them
            spoilt?`
          : text`At a stall the marked price of ${fruit} per kilogram is ${label.sub(100)}% above the cost price, and
            every buyer gets a discount of ${discount}%. If the profit on the total cost is ${target}%, what per cent
            of the ${fruit} could not be sold?`,
      show: percent,
      plausible: value => value.valueOf() > 0 && value.valueOf() < 90 && value.d <= 40n,
      slips: [
        slip('left_out_a_change', kept, 100)`
            You used ₹${full} for all ${fruit}, the marked price. With the discount of ${discount}% they would be sold
            for less.`,
        slip('wrong_base', full, () => {
          const wrong = label.sub(discount);
          return wrong.gt(target.add(100)) ? wrong : null;
        })`
            You subtracted ${discount}% of the cost: ${calc`${label} - ${discount}`}. The discount is ${discount}% of
            the marked price.`,
        slip('wrong_base', base, 100)`
              You divided the missing money by the cost, ₹${base}. The others would have been sold for more than they
              cost.`,
        slip('wrong_base', base, real)`
            You divided the missing money by the ₹${base} of the real sale. Divide by what all ${fruit} together would
            have been sold for.`,
        slip('left_out_a_change', real, 100)`
            You left out the profit. With ₹${real} only the cost is back, but there was a profit of ${target}%.`,
        slip('assumed_a_proportion', spoiltFound, calc`100 - ${target} * 100 / (${full} - 100)`)`
            You compared the profits, ₹${target} and ₹${full.sub(100)}: ${here}. The money from the sale is
            proportional to the quantity; the profit is not.`,
        slip('halved_needlessly', base, calc`2 * ${full}`)`
            You divided the missing money by ₹${base}, twice the money for all ${fruit}. That counts only half of what
            is missing.`,
        slip('wrong_base', base, calc`(${full} + ${real}) / 2`)`
            You divided the missing money by ₹${base}, the mean of the two amounts. It is a part of the money for all
            ${fruit}.`,
        slip('wrong_base', base, calc`${full} + ${real}`)`
            You divided the missing money by ₹${base}, both amounts together. It is a part of the money for all
            ${fruit}.`,
        slip('took_a_change_twice', real, target.mul(2).add(100).lt(full) && calc`100 + 2 * ${target}`)`
            You counted the profit of ${target}% twice: ${here}. It was made once.`,
        slip('took_profit_on_the_selling_price', real, () => {
          const takings = q(10_000).div(q(100).sub(target));
          return takings.lt(full) ? takings : null;
        })`
            You used ${target}% as a per cent of the money from the sale. Profit is counted on the cost.`,
      ],
      snapRead: text`The marked price, the discount and the real profit are known. The part that was not sold is
        asked, so compare the real sale with a sale of all ${fruit}.`,
      approach: text`The price of a kilogram is fixed, so the money from the sale is proportional to the quantity.
        Find the money for all ${fruit} from the marked price and the discount, and see what part of it is missing.`,
      check: text`Without ${spoiltFound}% of the ${fruit} the ₹${full} fall by ₹${full.mul(spoiltFound).div(100)} to
        ₹${full.mul(q(100).sub(spoiltFound)).div(100)}, a profit of ${target}% on ₹100.`,
      principle: text`At a fixed price the money from a sale is proportional to the quantity, and the profit is not,
        so compare the money.`,
    };
  },
);

const lastPart = form<Perishable>(
  'price-of-the-last-part',
  {
    band: 'Medium',
    seconds: 70,
    revision: 3,
    suits: p => {
      const rest = q(100).sub(p.early);
      const last = p.target
        .add(100)
        .mul(100)
        .div(good(p))
        .mul(100)
        .sub(p.early.mul(p.gain.add(100)))
        .div(rest);
      const each = last.mul(p.price).div(100);
      const told = [p.weight, p.spoilt, p.price, p.early, p.target, p.price.mul(p.gain.add(100)).div(100)];
      return (
        each.d === 1n &&
        last.valueOf() > 20 &&
        last.valueOf() < 260 &&
        !told.some(given => given.equals(each))
      );
    },
    verify: p => {
      const cost = p.weight.valueOf() * p.price.valueOf();
      const left = (p.weight.valueOf() * (100 - p.spoilt.valueOf())) / 100;
      const first = (left * p.early.valueOf()) / 100;
      const firstPrice = p.price.valueOf() * (1 + p.gain.valueOf() / 100);
      for (let price = 1; price <= 2000; price += 1)
        if (
          Math.abs(first * firstPrice + (left - first) * price - cost * (1 + p.target.valueOf() / 100)) < 1e-6
        )
          return q(price);
      throw new Error('no price fits');
    },
  },
  (p, { step }) => {
    const { weight, price, target, early, gain, spoilt, fruit, frame } = p;
    const firstPrice = price.mul(gain.add(100)).div(100);
    const takings = step(calc`${weight} * ${price} * (100% + ${target}%)`, {
      name: 'the takings wanted, in rupees',
      because: text`Those that spoil were paid for too, so the profit is counted on all ${weight} kg. The two
          parts that are sold have to bring this money together.`,
    })`
        All ${weight} kg were paid for. Find for how much the two parts together have to be sold for a profit of
        ${target}%.`;
    const sold = step(calc`${weight} * (100% - ${spoilt}%)`, {
      name: 'the good kilograms',
      because: text`Only what has not spoilt can be sold. It is the base for the ${early}% as well.`,
    })`
        Of the ${weight} kg, ${spoilt}% spoil. Find how many kilograms are left.`;
    const before = step(calc`${sold} * ${early}%`, {
      name: 'the kilograms sold first',
      because: text`The ${early}% are a part of what was left, not of the ${weight} kg that were bought. Some of
          those are not there any more.`,
    })`
      Of these, ${early}% were sold first. Find how many kilograms that is.`;
    const brought = step(calc`${takings} - ${before} * ${firstPrice}`, {
      name: 'what the others have to bring, in rupees',
      because: text`The money of the first sale is already in the hand of the seller. Only what is still missing
          has to come from the others.`,
    })`
        These were sold at ₹${firstPrice} a kilogram. Subtract what they were sold for to find how much is left for
        the others.`;
    const last = step(calc`${brought} / (${sold} - ${before})`, {
      name: text`the price of a kilogram of the others`,
      because: text`Not by all $${sold}$ kg that were good, because $${before}$ kg of them were sold at the first
          price, and their money is subtracted already.`,
    })`
          The others are the kilograms that were left and not sold first. Divide by their number to find the price of
          one.`;
    return {
      answer: last,
      stem:
        frame === 0
          ? text`${personBy(weight, price)} bought ${weight} kg of ${fruit} at ₹${price} a kilogram; ${spoilt}% of
            them spoilt. Of the
            good ones, ${early}% were sold at ₹${firstPrice} a kilogram. At what price per kilogram must the others be
            sold for a profit of ${target}% on the purchase?`
          : text`${personBy(weight, price)} paid ₹${price} a kilogram for ${weight} kg of ${fruit} and threw away
            ${spoilt}% of
            them as bad. Of the remainder ${early}% were sold at ₹${firstPrice} a kilogram and the rest at another
            price, with a profit of ${target}% in all. At what price per kilogram was the rest sold?`,
      show: rupees,
      plausible: value => value.d === 1n && value.valueOf() > 0 && value.lt(price.mul(6)),
      slips: [
        slip('ignored_a_condition', sold, weight)`
          You sold all ${weight} kg. But ${spoilt}% of them spoil and cannot be sold, although they were paid for.`,
        slip('wrong_base', before, calc`${weight} * ${early}%`)`
              You counted ${early}% of all ${weight} kg as sold first: ${here}. The ${early}% is counted on what was
              left of them.`,
        slip('left_out_a_change', takings, calc`${weight} * ${price}`)`
            You left out the profit. With ₹${takings} only the cost is back, but a profit of ${target}% is wanted.`,
        slip('left_out_part_of_the_cost', takings, calc`${sold} * ${price} * (100% + ${target}%)`)`
              You counted cost and profit only on what was left: ${here}. The ${spoilt}% that spoil had been paid for
              as well.`,
        slip('ignored_a_condition', last, calc`${takings} / ${sold}`)`
            You divided all the money by all that was left: ${here}. But ${early}% of them had been sold before at
            ₹${firstPrice}.`,
        slip('gave_the_complement', before, calc`${sold} * (100% - ${early}%)`)`
            You counted the ${early}% as the part that was left. They were sold first.`,
        slip('took_a_change_twice', sold, calc`${weight} * (100% - (2 * ${spoilt})%)`)`
          You subtracted the ${spoilt}% that spoil twice: ${here}. They spoil once, so more is left to sell.`,
        slip('took_a_change_twice', takings, calc`${weight} * ${price} * (100% + (2 * ${target})%)`)`
          You counted the profit of ${target}% twice: ${here}. It is made once, on the whole cost.`,
        slip('used_a_wrong_given_number', brought, calc`${takings} - ${before} * ${price}`)`
            You counted the ${fruit} that were sold first at ₹${price}, the price that was paid for them. They were
            sold at ₹${firstPrice}.`,
      ],
      snapRead: text`Some ${fruit} spoil, some are sold at a known price, and the profit is counted on everything that
        was paid for. The price of the others is asked.`,
      approach: text`Find from the whole cost for how much all have to be sold. Subtract what the first part was sold
        for, and divide the rest by the kilograms that are left.`,
      check: text`$${before} \times ${firstPrice} + ${sold.sub(before)} \times ${last} =
        ${before.mul(firstPrice).add(sold.sub(before).mul(last))}$ rupees, which is ${target.add(100)}% of the cost of
        ₹${weight.mul(price)}.`,
      principle: text`First find from the whole cost how much money is needed; then subtract each sale from it.`,
    };
  },
);

/** AR.PLD.5 Medium: a part of the goods spoils, and the rest has to carry the cost. */
const perishables = situation<Perishable>({
  type: 'AR.PLD.5',
  situation: 'perishables',
  tries: 12,
  draw: draw => {
    const p = {
      fruit: draw.pick(fruits),
      weight: q(draw.step(40, 400, 20)),
      spoilt: q(draw.pick([4, 5, 6, 8, 9, 10, 12, 15, 16, 18, 20, 24, 25])),
      price: q(draw.step(20, 120, 5)),
      target: q(draw.step(4, 40, 1)),
      early: q(draw.pick([25, 40, 50, 60, 75, 80])),
      gain: q(draw.pick([20, 30, 40, 50, 60])),
      frame: draw.int(0, 1),
    };
    const sold = p.weight.mul(good(p)).div(100);
    return needed(p).d <= 12n &&
      sold.d === 1n &&
      sold.mul(p.early).div(100).d === 1n &&
      !p.spoilt.equals(p.target) &&
      p.price.mul(p.gain).div(100).d === 1n
      ? p
      : null;
  },
  forms: [raise, spoiltShare, lastPart],
});

export const lots: readonly AnyTemplate[] = [...twoParts, ...perishables];
