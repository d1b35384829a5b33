import type { BankCategory } from './bank.ts';

/**
 * Questions each category is owed in a pack of `size`: its exam share plus what was carried over. May be
 * negative for a category that is ahead. The shares of the categories given add up to the size.
 */
export function owed(
  categories: readonly BankCategory[],
  size: number,
  carry: Readonly<Record<string, number>>,
): Map<string, number> {
  const weight = categories.reduce((sum, category) => sum + category.weight, 0);
  const carried = categories.reduce((sum, category) => sum + (carry[category.code] ?? 0), 0);
  return new Map(
    categories.map(category => {
      const share = weight > 0 ? category.weight / weight : 1 / categories.length;
      return [category.code, share * (size - carried) + (carry[category.code] ?? 0)];
    }),
  );
}

/**
 * Whole questions for each category: what is owed, rounded down, and the rest by largest remainder, each
 * remainder multiplied by the category's `need` (1 = average). Nobody is rounded by more than one
 * question, so with the rest carried on every category stays within one question of its share at every
 * session, whatever the needs (method of largest remainders, A. Hamilton 1792, with a bias).
 */
export function wholeQuotas(
  owedTo: ReadonlyMap<string, number>,
  size: number,
  need: (category: string) => number,
): Map<string, number> {
  const quotas = new Map<string, number>();
  const claims: { code: string; claim: number }[] = [];
  let left = size;
  for (const [code, amount] of owedTo) {
    const whole = Math.max(0, Math.floor(amount + TINY));
    const remainder = amount - whole;
    quotas.set(code, whole);
    left -= whole;
    if (remainder > TINY) claims.push({ code, claim: remainder * need(code) });
  }
  claims.sort((a, b) => b.claim - a.claim);
  for (const { code } of claims.slice(0, Math.max(0, left))) quotas.set(code, (quotas.get(code) ?? 0) + 1);
  return quotas;
}

/** What each category is still owed after a pack, kept within one question so that no debt piles up. */
export function carriedOn(
  owedTo: ReadonlyMap<string, number>,
  served: ReadonlyMap<string, number>,
): Record<string, number> {
  const carry: Record<string, number> = {};
  for (const [code, amount] of owedTo) {
    carry[code] = Math.max(-1, Math.min(1, amount - (served.get(code) ?? 0)));
  }
  return carry;
}

/** Rounding noise of sums of shares; smaller remainders are none. */
const TINY = 1e-9;
