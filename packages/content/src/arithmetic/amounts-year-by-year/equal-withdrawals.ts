import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Account {
  /** The balance after the first withdrawal that is known, the rate, and what is taken out every year. */
  first: number;
  rate: number;
  out: number;
  who: string;
  what: string;
  frame: number;
}

const accounts = [
  { who: 'A trust', what: 'the prizes of a school' },
  { who: 'A club', what: 'the rent of the club ground' },
  { who: 'A village council', what: 'the repair of the village wells' },
  { who: 'A choir', what: 'the yearly journey of the choir' },
] as const;

const balances = ({ first, rate, out }: Pick<Account, 'first' | 'rate' | 'out'>) => {
  const next = (balance: number) => (balance * (100 + rate)) / 100 - out;
  return [first, next(first), next(next(first))] as const;
};

const takenOut = form<Account>(
  'yearly-withdrawal',
  {
    band: 'Hard',
    seconds: 135,
    revision: 2,
    also: ['AL.SEQ.2'],
    verify: p => {
      const [one, two, three] = balances(p);
      for (let tenth = 1; tenth < 1000; tenth += 1) {
        const factor = 1 + tenth / 1000;
        const out = one * factor - two;
        if (Math.abs(two * factor - out - three) < 1e-6) return Math.round(out);
      }
      throw new Error('no rate fits');
    },
  },
  (p, { step, find, write }) => {
    const { who, what, frame } = p;
    const [one, two, three] = balances(p);
    const rises = two > one;
    write(tex`${two} = ${one}m - w, \qquad ${three} = ${two}m - w`, {
      because: text`In both years the same amount is taken out, so it cancels when one year is compared with the
        other.`,
    })`
      Let a balance grow to $m$ times itself in a year by interest, and let $w$ rupees be taken out each year. Write
      both years.`;
    const change = find(calc`${three} - ${two}`);
    const before = find(calc`${two} - ${one}`);
    const factor = step(calc`${change} / ${before}`, {
      name: 'the yearly factor',
      works: (_, working) => tex`${three} - ${two} = m(${two} - ${one}) \Rightarrow m = ${working}`,
    })`
      Subtract the first equation from the second: $w$ cancels, and the difference of the balances has grown to $m$
      times itself.`;
    const grown = step(calc`${one} * ${frac(factor)}`, { name: 'the first balance with interest' })`
      So the first balance had grown to this before money was taken out.`;
    const wanted = step(calc`${grown} - ${two}`)`
      After that ₹${two} were left. The difference is what was taken out.`;
    const word = rises ? 'rose' : 'fell';
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${who} keeps money in the bank at compound interest. At the end of every year, as soon as the interest
            has been added, it takes out the same amount for ${what}. After this the account showed ₹${one} in one year,
            ₹${two} in the next and ₹${three} in the third. What amount is taken out each year?`
          : text`From a fixed deposit that bears interest, compounded yearly, an equal sum is withdrawn each year for
            ${what}, right after the interest is credited. In this way the deposit ${word} from ₹${one} to ₹${two} in
            one year and from ₹${two} to ₹${three} in the following year. Find the sum that is withdrawn each year.`,
      show: rupees,
      plausible: value => value.mul(2).d === 1n && value.gt(0),
      slips: [
        slip('left_out_interest_on_interest', wanted, () => calc`${grown} - ${one}`)`
          ${here} is the interest of the first year. What is taken out is this less the change of the balance.`,
        slip('used_the_rate_of_another_period', wanted, () => calc`${two} * ${frac(factor)} - ${two}`)`
          ${here} is the interest of the second year, of which nothing was taken off yet.`,
        slip('wrong_sign', wanted, () => calc`${grown} - ${one} + ${two} - ${one}`)`
          The change of the balance was put on the wrong side: ${here}. Interest less the amount taken out is the
          change.`,
        slip(
          'used_the_rate_of_another_period',
          wanted,
          () => calc`${two} * ${frac(factor)} - ${two} - (${two} - ${one})`,
        )`
          ${here} joins the interest of the second year with the change of the first.`,
        slip('wrong_base', factor, () => two > one && q(three, two).mul(q(one)).div(one))`
          You compared the balances themselves: ${here} as the factor of a year. The amount taken out is in them, so
          they do not grow by the rate.`,
        slip('ignored_what_was_paid_back', wanted, () => calc`${two} * ${frac(factor)} - ${one}`)`
          ${here} compares the second balance with its interest to the first balance, two years apart.`,
        slip('answered_another_quantity', wanted, () => calc`abs(${two} - ${one}) + abs(${three} - ${two})`)`
          ${here} is the change of the balance in both years together. The change is the interest less the amount
          taken out, so it is not this amount.`,
      ],
      snapRead: text`Three balances, the same amount taken out each year: only the differences of the balances grow by
        the rate.`,
      approach: text`Write two years with the same two unknowns and subtract: this amount cancels and the factor is
        left. Then one year gives the amount.`,
      faster: text`The differences are $${before}$ and $${change}$, so the factor is $${factor}$ and the rate
        ${factor.sub(1).mul(100)}%. The interest of the first year is ₹${grown.sub(one)}; the balance ${
          rises ? 'rose by only' : 'even fell by'
        }
        ₹${calc`abs(${two} - ${one})`.value}, so ₹${grown.sub(one)} ${rises ? '-' : '+'}
        ₹${calc`abs(${two} - ${one})`.value} was taken out.`,
      check: text`$${one} \times ${factor} - ${wanted} = ${calc`${one} * ${frac(factor)} - ${wanted}`.value}$ and
        $${two} \times ${factor} - ${wanted} = ${calc`${two} * ${frac(factor)} - ${wanted}`.value}$.`,
      principle: text`Where the same amount is added or taken each time, the differences behave as if it were not
        there.`,
    };
  },
);

/** AR.INT.5 Hard: balances after equal withdrawals. */
export const equalWithdrawals: readonly AnyTemplate[] = situation<Account>({
  type: 'AR.INT.5',
  situation: 'equal-withdrawals',
  tries: 200,
  draw: draw => {
    const p = {
      first: draw.step(20_000, 240_000, 2000),
      rate: draw.pick([4, 5, 6, 8, 10, 12, 15, 20]),
      out: draw.step(1000, 30_000, 200),
    };
    const [one, two, three] = balances(p);
    const isPlain = [one, two, three].every(n => Number.isInteger(n) && n > 5000);
    const change = Math.abs(two - one);
    return isPlain && change >= 1000 && change * 3 < one && (p.first * p.rate) / 100 !== p.out
      ? { ...p, ...draw.pick(accounts), frame: draw.int(0, 1) }
      : null;
  },
  forms: [takenOut],
});
