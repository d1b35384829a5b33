import type { BankCategory } from './bank.ts';
import * as policy from './policy.ts';

/**
 * Questions each category is owed in a pack of `size`: its exam share plus what was carried over. May be
 * negative for a category that is ahead. The amounts add up to the size.
 */
export function owed(
  categories: readonly BankCategory[],
  size: number,
  carry: Readonly<Record<string, number>>,
): Map<string, number> {
  const carried = categories.reduce((sum, category) => sum + (carry[category.code] ?? 0), 0);
  return new Map(
    categories.map(category => [
      category.code,
      shareOf(category, categories) * (size - carried) + (carry[category.code] ?? 0),
    ]),
  );
}

function shareOf(category: BankCategory, categories: readonly BankCategory[]): number {
  const weight = categories.reduce((sum, { weight }) => sum + weight, 0);
  return weight > 0 ? category.weight / weight : 1 / categories.length;
}

/**
 * Whole questions for each category: what is owed, rounded by largest remainder (A. Hamilton 1792). No
 * category is rounded by a whole question, so with the rest carried on each stays within one of its share.
 */
export function wholeQuotas(owedTo: ReadonlyMap<string, number>, size: number): Map<string, number> {
  return dealt(owedTo, owedTo, size, 1);
}

/**
 * Quotas that lean towards the categories in need: a category whose need is half as large again as the
 * average wants that much more than its exam share, but only so far that what is lent and borrowed stays
 * below `debt` questions (see debtAllowed), and so is settled in a few sessions.
 */
export function leaningQuotas(
  owedTo: ReadonlyMap<string, number>,
  categories: readonly BankCategory[],
  size: number,
  need: (category: string) => number,
  debt: number,
): Map<string, number> {
  const shares = categories.map(category => shareOf(category, categories));
  const total = categories.reduce((sum, { code }, i) => sum + (shares[i] ?? 0) * need(code), 0);
  const wanted = new Map(
    categories.map(({ code }, i) => {
      const share = shares[i] ?? 0;
      const leaning = total > 0 ? (share * need(code)) / total - share : 0;
      return [code, (owedTo.get(code) ?? 0) + size * leaning];
    }),
  );
  return dealt(wanted, owedTo, size, debt);
}

/**
 * The most questions a category may be ahead or behind after this session (1-based): a few while there is
 * time to settle, fewer than one after every tenth session, so that ten sessions follow the exam.
 */
export function debtAllowed(sessionNumber: number): number {
  const period = policy.SETTLING_SESSIONS;
  const left = (period - (sessionNumber % period)) % period;
  return Math.min(policy.LARGEST_DEBT, 1 + left * policy.DEBT_SETTLED_A_SESSION);
}

/** Whole numbers near `wanted` that add up to `size`, each less than `debt` from what is owed. */
function dealt(
  wanted: ReadonlyMap<string, number>,
  owedTo: ReadonlyMap<string, number>,
  size: number,
  debt: number,
): Map<string, number> {
  const bounds = new Map(
    [...owedTo].map(([code, amount]) => {
      const least = Math.max(0, Math.floor(amount - (debt - 1) + TINY));
      return [code, { least, most: Math.max(least, Math.ceil(amount + (debt - 1) - TINY)) }];
    }),
  );
  const quotas = new Map<string, number>();
  let left = size;
  for (const [code, { least, most }] of bounds) {
    const quota = Math.min(most, Math.max(least, Math.floor((wanted.get(code) ?? 0) + TINY)));
    quotas.set(code, quota);
    left -= quota;
  }
  while (left !== 0) {
    const step = Math.sign(left);
    let chosen: string | null = null;
    let furthest = Number.NEGATIVE_INFINITY;
    for (const [code, quota] of quotas) {
      const bound = bounds.get(code);
      if (bound === undefined || quota === (step > 0 ? bound.most : bound.least)) continue;
      const distance = step * ((wanted.get(code) ?? 0) - quota);
      if (distance > furthest) {
        furthest = distance;
        chosen = code;
      }
    }
    if (chosen === null) return quotas;
    quotas.set(chosen, (quotas.get(chosen) ?? 0) + step);
    left -= step;
  }
  return quotas;
}

/** What each category is owed after a pack, kept within the largest debt so that none piles up. */
export function carriedOn(
  owedTo: ReadonlyMap<string, number>,
  served: ReadonlyMap<string, number>,
): Record<string, number> {
  const carry: Record<string, number> = {};
  for (const [code, amount] of owedTo) {
    const left = amount - (served.get(code) ?? 0);
    carry[code] = Math.max(-policy.LARGEST_DEBT, Math.min(policy.LARGEST_DEBT, left));
  }
  return carry;
}

/** Rounding noise of sums of shares; smaller remainders are none. */
const TINY = 1e-9;
