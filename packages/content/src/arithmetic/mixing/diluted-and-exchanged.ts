import type Fraction from 'fraction.js';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { ratio, withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

type Parts = readonly [number, number];
const sum = (parts: Parts) => parts[0] + parts[1];
const share = (parts: Parts) => q(parts[0], sum(parts));

interface Diluted {
  a: Parts;
  b: Parts;
  /** Parts in which the two are taken. */
  taken: Parts;
  /** Litres of water added, and the final ratio. */
  water: number;
  end: Parts;
  who: string;
  way: boolean;
}

const thenWater = form<Diluted>(
  'mixed-then-diluted',
  {
    band: 'Medium',
    seconds: 65,
    revision: 5,
    verify: ({ a, b, taken, water, end }) => {
      const unit = (volume: number) => {
        const x = q(volume * taken[0], sum(taken));
        const milk = x.mul(share(a)).add(q(volume).sub(x).mul(share(b)));
        return milk.mul(end[1]).equals(
          q(volume + water)
            .sub(milk)
            .mul(end[0]),
        );
      };
      for (let volume = 1; volume <= 3000; volume += 1) if (unit(volume)) return volume;
      throw new Error('no whole volume');
    },
  },
  ({ a, taken, b, end, water, who, way }, { step }) => {
    const milk = step(share(a).mul(taken[0]).add(share(b).mul(taken[1])).div(sum(taken)), {
      name: text`the share of milk before the water`,
      works: value =>
        tex`\frac{${taken[0]} \times ${frac(share(a))} + ${taken[1]} \times ${frac(share(b))}}{${sum(taken)}} =
          ${frac(value)}`,
      because: text`Where more comes from one mixture, its share counts more often. The plain mean of two shares
          would be right only for equal quantities.`,
    })`
      The share of milk ${way ? 'in what was drawn' : 'in the blend'} is the mean of the two shares, weighted with the
      parts ${ratio(taken)}. Find this mean.`;
    const times = step(frac(calc`${frac(milk)} ÷ ${frac(share(end))}`), {
      name: text`the factor by which the volume grows`,
      because: text`The milk is share times volume, and it stays. If the share falls to a half, the same milk is
          half of twice the volume.`,
    })`
      Water does not change the quantity of milk, so the volume grows as much as the share of milk falls. Divide the
      old share by the new one to find this growth factor.`;
    const litres = step(calc`${water} ÷ (${frac(times)} - 1)`, {
      because: text`If a volume grows to $\frac{5}{4}$ of itself, the fourth part has been added, not five
          fourths. Dividing by the whole factor would give another volume.`,
    })`
      The volume grows by the ${water} litres of water. The old volume is 1 of the growth factor, so the water is the
      growth factor minus 1; divide by this.`;
    return {
      answer: litres,
      stem: way
        ? text`Two vessels contain milk and water in the ratios ${ratio(a)} and ${ratio(b)}. Amounts in the ratio
          ${ratio(taken)} are drawn from the first and the second and poured together. When $${water}$ litres of water
          are added, the ratio of milk to water becomes ${ratio(end)}. How many litres were drawn from the two vessels
          in all?`
        : text`${who} blends two kinds of diluted milk in the ratio ${ratio(taken)} by volume. The ratio of milk to
          water is ${ratio(a)} in the first kind and ${ratio(b)} in the second. When $${water}$ litres of water are
          added to the blend, the ratio of milk to water becomes ${ratio(end)}. How many litres of blend were there
          before the water was added?`,
      show: value => withUnit(value, 'litres'),
      plausible: value => value.valueOf() > 0 && value.d <= 2n,
      slips: [
        slip('ignored_the_weights', milk, calc`(${share(a)} + ${share(b)}) / 2`)`
          You used $${frac(milk)}$, the plain mean of the two shares. The quantities are in the ratio ${ratio(taken)},
          not equal, so one share counts more.`,
        slip(
          'swapped_the_weights',
          milk,
          calc`(${share(a)} * ${taken[1]} + ${share(b)} * ${taken[0]}) / ${sum(taken)}`,
        )`
          You exchanged the parts ${ratio(taken)}. A share of milk of $${frac(milk)}$ would be right if the quantities
          were in the opposite ratio.`,
        slip(
          'took_ratio_terms_for_amounts',
          milk,
          calc`(${a[0]} * ${taken[0]} + ${b[0]} * ${taken[1]}) / (${sum(a)} * ${taken[0]} + ${sum(b)} * ${taken[1]})`,
        )`
          You added the terms of the ratios and got a share of $${frac(milk)}$. But a part of the one ratio is not as
          many litres as a part of the other, so the terms cannot be added.`,
        slip('answered_another_quantity', litres, calc`${water} / (${times} - 1) + ${water}`)`
          You found $${litres}$ litres, the volume after the $${water}$ litres of water came in. The question asks for
          the volume before.`,
        slip('kept_the_old_total', litres, () => calc`${water} / (${milk} - ${share(end)})`)`
          You divided $${water}$ by the fall of the share. That treats the volume as fixed, as if water had replaced a
          part of it, but the water was added.`,
        slip(
          'took_a_part_for_the_whole',
          litres,
          () => calc`${water} / (${times} - 1) * ${Math.max(...taken)} / ${sum(taken)}`,
        )`
          You found $${litres}$ litres, only the larger of the two quantities, $${Math.max(...taken)}$ parts of
          $${sum(taken)}$. The question asks for both together.`,
        slip('took_a_part_for_the_whole', litres, calc`${water} / (${times} - 1) * ${milk}`)`
          You found the litres of milk alone: $\frac{${water}}{${times} - 1} \times ${milk} = ${litres}$. The question
          asks for milk and water together.`,
      ],
      snapRead: text`Two mixtures are put together in a given ratio, and then water changes the ratio. The quantity
      of milk
        stays the same.`,
      approach: text`Find the share of milk before the water. Water does not change the milk, so volume and share are
        inversely proportional.`,
      faster: () => {
        const k = milk.n * BigInt(sum(end));
        const d = milk.d * BigInt(end[0]);
        const g = q(k, d);
        return text`The milk stays, so the volumes are in the ratio $${g.d} : ${g.n}$, and $${g.n - g.d}$
          ${g.n - g.d === 1n ? 'part is' : 'parts are'} $${water}$ litres.`;
      },
      check: () =>
        text`Of $${litres}$ litres, $${litres.mul(milk)}$ are milk. After the water that is
          $\frac{${litres.mul(milk)}}{${litres.add(water)}} = ${frac(share(end))}$ of all, as it should be.`,
      principle: text`When one component is added, follow the other: its quantity stays, so total and share are
        inversely proportional.`,
    };
  },
);

interface Exchange {
  a: Parts;
  b: Parts;
  /** Litres in the two vessels, and litres that change places. */
  m: number;
  n: number;
  x: number;
  way: boolean;
}

/** The first component's share of the first vessel after the exchange. */
const shareAfter = ({ a, b, m, x }: Exchange) =>
  share(a)
    .mul(m - x)
    .add(share(b).mul(x))
    .div(m);
const partsOf = (part: Fraction) => [q(part.n), q(part.d - part.n)];

const sameRatio = form<Exchange>(
  'other-ratio-after-an-exchange',
  {
    band: 'Medium',
    seconds: 90,
    revision: 6,
    also: ['AR.MIX.7'],
    suits: ({ m, n, x }) => x < Math.min(m, n) && x * (m + n) !== m * n,
    verify: p => {
      const { a, b, m, n } = p;
      const after = shareAfter(p);
      // The volume exchanged, from the first vessel by alligation; then the second mixed anew.
      const x = share(a)
        .sub(after)
        .mul(m)
        .div(share(a).sub(share(b)));
      return share(b).mul(q(n).sub(x)).add(share(a).mul(x)).div(n);
    },
  },
  (p, { step, find }) => {
    const { a, m, way, b, n, x } = p;
    const vessel = way ? 'drum' : 'tank';
    const own = find(calc`${share(a)} * ${m}`);
    const after = find(calc`${shareAfter(p)} * ${m}`);
    const gains = shareAfter(p).gt(share(a));
    const moved = step(gains ? calc`${after} - ${own}` : calc`${own} - ${after}`, {
      name: text`the ${way ? 'spirit' : 'acid'} that the first ${vessel} ${gains ? 'gains' : 'loses'}`,
      works: value =>
        tex`${m} \times ${frac(share(a))} = ${own}, \quad ${m} \times ${frac(shareAfter(p))} = ${after}, \quad
          ${gains ? tex`${after} - ${own}` : tex`${own} - ${after}`} = ${value}`,
      because: text`Equal quantities are poured each way, so both volumes stay and only the contents change. How
          many litres went over is not known, and it is not needed.`,
    })`
      The first ${vessel} keeps its $${m}$ litres. Find how much ${way ? 'spirit' : 'acid'} is in it before and after
      the exchange. The difference is what it ${gains ? 'gains' : 'loses'}.`;
    const other = find(calc`${share(b)} * ${n}`);
    const there = step(gains ? calc`${other} - ${moved}` : calc`${other} + ${moved}`, {
      name: text`the ${way ? 'spirit' : 'acid'} in the second ${vessel} afterwards`,
      works: value =>
        tex`${n} \times ${frac(share(b))} = ${other}, \quad ${other} ${gains ? '-' : '+'} ${moved} = ${value}`,
      because: text`Before the exchange the two ${vessel}s hold $${own.add(other)}$ litres of
        ${way ? 'spirit' : 'acid'}, and nothing is poured away. So the sum is the same afterwards.`,
    })`
      The second ${vessel} ${gains ? 'loses' : 'gains'} these litres. Find its new quantity of
      ${way ? 'spirit' : 'acid'}.`;
    const volume = find(n);
    const part = step(calc`${there} / ${volume}`, {
      works: value => tex`${there} : (${volume} - ${there}) = ${partsOf(value).join(' : ')}`,
      because: text`The ratio compares ${way ? 'spirit' : 'acid'} with water, not with all the litres. So the
          water of this ${vessel} has to be found first.`,
    })`
      The second ${vessel} still holds $${volume}$ litres, and what is not ${way ? 'spirit' : 'acid'} is water.
      Subtract, and write the ratio of the two quantities.`;
    return {
      answer: part,
      stem: () => {
        const now = ratio(partsOf(shareAfter(p)));
        return way
          ? text`Two drums hold $${m}$ litres and $${n}$ litres of mixtures of spirit and water, in the ratios
            ${ratio(a)} and ${ratio(b)} respectively. Equal quantities are drawn from both at once and each is poured
            into the other drum. After this, spirit and water are in the ratio ${now} in the first drum. What is their
            ratio in the second?`
          : text`Tank P holds $${m}$ litres of acid and water in the ratio ${ratio(a)}, and tank Q holds $${n}$ litres
            in the ratio ${ratio(b)}. Equal volumes are exchanged between the tanks at the same time. If the ratio in P
            is then ${now}, what is the ratio of acid to water in Q?`;
      },
      show: value => ratio(partsOf(value)),
      plausible: value => value.valueOf() > 0 && value.valueOf() < 1 && value.d <= 90n,
      slips: [
        slip('wrong_sign', there, gains ? calc`${other} + ${moved}` : calc`${other} - ${moved}`)`
          You applied the change of $${moved}$ litres the same way in both ${vessel}s, which makes $${there}$. What one
          loses, the other gains.`,
        slip('answered_another_quantity', part, calc`(${own} + ${other}) / (${m} + ${n})`)`
          You gave the ratio in all $${m + n}$ litres together. The two ${vessel}s exchange only a part of what is in
          them, so they do not become alike.`,
        slip('changed_what_stays', part, calc`${share(b)} + ${share(a)} - ${shareAfter(p)}`)`
          You changed the share in the second ${vessel} by as much as that in the first. The same litres are another
          part
          of $${n}$ litres than of $${m}$ litres.`,
        slip('used_a_wrong_given_number', volume, m)`
          You compared the new quantity with $${m}$ litres. That is the volume of the first ${vessel}; the second
          holds $${n}$ litres.`,
        slip(
          'halved_needlessly',
          moved,
          gains ? calc`(${after} - ${own}) / 2` : calc`(${own} - ${after}) / 2`,
        )`
          You moved only $${moved}$ litres, half of the change in the first ${vessel}. All that leaves the one
          arrives in the other.`,
        slip('counted_twice', there, gains ? calc`${other} - ${moved} * 2` : calc`${other} + ${moved} * 2`)`
          You counted the change of the first ${vessel} twice and got $${there}$ litres in the second. It goes over
          only once.`,
        slip('swapped_the_two', part, share(a))`
          You gave ${ratio(a)}, the ratio at first in the other ${vessel}. Only a part of it came over, so
          the ratio lies between.`,
      ],
      snapRead: text`Equal volumes change places. One ${vessel} is known afterwards, the other is asked, and nothing
      is lost in all.`,
      approach: text`Volumes stay as they are, so follow ${way ? 'the spirit' : 'the acid'} alone: what leaves one
        ${vessel} arrives in the other. How much was exchanged need not be known.`,
      faster: text`In all there are $${own} + ${other} = ${own.add(other)}$ litres of ${way ? 'spirit' : 'acid'};
        $${after}$ are in the first, so the rest is among the $${n}$ of the second.`,
      check: () =>
        text`Exchanging $${x}$ litres does it: $${frac(share(a))} \times ${m - x} + ${frac(share(b))} \times ${x} =
          ${shareAfter(p).mul(m)}$ in the first, and $${frac(share(b))} \times ${n - x} + ${frac(share(a))} \times ${x}
          = ${part.mul(n)}$ in the second.`,
      principle: text`In an exchange of equal volumes all totals stay the same: what one side loses, the other
      gains.`,
    };
  },
);

/** AR.MIX.3 Medium: a blend that is diluted, or two vessels that exchange. */
export const dilutedAndExchanged: readonly AnyTemplate[] = [
  ...situation<Diluted>({
    type: 'AR.MIX.3',
    situation: 'blend-and-water',
    draw: draw => {
      const a: Parts = [draw.int(2, 9), draw.int(1, 5)];
      const b: Parts = [draw.int(1, 7), draw.int(1, 5)];
      const taken = draw.pick([
        [1, 2],
        [2, 1],
        [3, 1],
        [1, 3],
        [2, 3],
        [3, 2],
        [4, 1],
        [5, 3],
      ] as const);
      const end = draw.pick([
        [1, 1],
        [3, 2],
        [2, 1],
        [5, 4],
        [4, 3],
        [5, 3],
        [3, 4],
        [2, 3],
      ] as const);
      const milk = share(a).mul(taken[0]).add(share(b).mul(taken[1])).div(sum(taken));
      const times = milk.div(share(end));
      if (times.valueOf() <= 1.04 || times.valueOf() > 2 || a[0] * b[1] === a[1] * b[0]) return null;
      if (q(...a).d !== BigInt(a[1]) || q(...b).d !== BigInt(b[1])) return null;
      const water = draw.int(2, 24);
      const litres = q(water).div(times.sub(1));
      return litres.d === 1n && litres.valueOf() <= 400 && milk.d <= 80n
        ? { a, b, taken, water, end, who: draw.pick(peopleInArithmetic), way: draw.chance(0.5) }
        : null;
    },
    tries: 60,
    forms: [thenWater],
  }),
  ...situation<Exchange>({
    type: 'AR.MIX.3',
    situation: 'exchange',
    draw: draw => {
      const p: Exchange = {
        a: [draw.int(1, 7), draw.int(1, 7)],
        b: [draw.int(1, 7), draw.int(1, 7)],
        m: draw.step(20, 120, 4),
        n: draw.step(20, 120, 4),
        x: draw.int(4, 40),
        way: draw.chance(0.5),
      };
      const { a, b, m, n } = p;
      const after = shareAfter(p);
      const there = share(b).mul(n).add(share(a).sub(after).mul(m)).div(n);
      const whole = [share(a).mul(m), share(b).mul(n), after.mul(m)].every(litres => litres.d === 1n);
      const fits = whole && m !== n && a[0] * b[1] !== a[1] * b[0] && after.d <= 16n && there.d <= 24n;
      return fits && q(...a).d === BigInt(a[1]) && q(...b).d === BigInt(b[1]) ? p : null;
    },
    tries: 200,
    forms: [sameRatio],
  }),
];
