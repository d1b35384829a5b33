import { MOST_CARRIED } from '../constants.ts';
import type { BankCategory } from './bank.ts';

/**
 * Questions owed to each category in a pack of `size`: its exam share plus the carried remainder. Negative for a
 * category that is ahead. The amounts add up to the size.
 */
export function owed(
  categories: readonly BankCategory[],
  size: number,
  carry: Readonly<Record<string, number>>,
): Map<string, number> {
  return owedBy(
    new Map(categories.map(category => [category.code, shareOf(category, categories)])),
    size,
    carry,
  );
}

export function shareOf(category: BankCategory, categories: readonly BankCategory[]): number {
  const weight = categories.reduce((sum, { weight }) => sum + weight, 0);
  return weight > 0 ? category.weight / weight : 1 / categories.length;
}

/** The same for any codes, by shares that add up to 1. */
export function owedBy(
  shares: ReadonlyMap<string, number>,
  size: number,
  carry: Readonly<Record<string, number>>,
): Map<string, number> {
  let carried = 0;
  for (const code of shares.keys()) carried += carry[code] ?? 0;
  return new Map([...shares].map(([code, share]) => [code, share * (size - carried) + (carry[code] ?? 0)]));
}

/**
 * Whole questions for each code: the owed amounts rounded by largest remainder (A. Hamilton 1792). Rounding moves no
 * amount by a whole question, so with carried remainders each code stays within one question of its share.
 */
export function wholeQuotas(owedTo: ReadonlyMap<string, number>, size: number): Map<string, number> {
  const quotas = new Map([...owedTo].map(([code, amount]) => [code, Math.max(0, Math.floor(amount + TINY))]));
  let left = size - [...quotas.values()].reduce((sum, quota) => sum + quota, 0);
  const behind = (code: string) => (owedTo.get(code) ?? 0) - (quotas.get(code) ?? 0);
  while (left !== 0 && quotas.size > 0) {
    const step = Math.sign(left);
    const open = [...quotas.keys()].filter(code => step > 0 || (quotas.get(code) ?? 0) > 0);
    const [first = ''] = open;
    const chosen = open.reduce(
      (best, code) => (step * behind(code) > step * behind(best) ? code : best),
      first,
    );
    quotas.set(chosen, (quotas.get(chosen) ?? 0) + step);
    left -= step;
  }
  return quotas;
}

/**
 * Remainders to carry into the next pack, by category code: owed minus served. `owedTo` already has the session's lean, so a
 * lean is never paid back.
 */
export function carriedOn(
  owedTo: ReadonlyMap<string, number>,
  served: ReadonlyMap<string, number>,
): Record<string, number> {
  const carry: Record<string, number> = {};
  for (const [code, amount] of owedTo) {
    carry[code] = Math.max(-MOST_CARRIED, Math.min(MOST_CARRIED, amount - (served.get(code) ?? 0)));
  }
  return carry;
}

/**
 * Shares that add up to 1 in the proportion `base` x `tilt`, each clamped to `least` to `most` times its base. The
 * bases add up to 1. Bisection on one factor for all tilts, between all shares at `least` and all at `most`.
 */
export function boundedShares(
  parts: readonly { readonly code: string; readonly base: number; readonly tilt: number }[],
  { least, most }: { readonly least: number; readonly most: number },
): Map<string, number> {
  const largest = Math.max(Number.MIN_VALUE, ...parts.map(({ tilt }) => tilt));
  const bent = parts.map(part => ({ ...part, tilt: Math.max(1e-12, part.tilt / largest) }));
  const shareAt = (factor: number, { base, tilt }: (typeof parts)[number]) =>
    base * Math.min(most, Math.max(least, tilt * factor));
  let low = least;
  let high = most / Math.min(1, ...bent.map(({ tilt }) => tilt));
  for (let i = 0; i < HALVINGS; i++) {
    const middle = Math.sqrt(low * high);
    const sum = bent.reduce((all, part) => all + shareAt(middle, part), 0);
    if (sum > 1) high = middle;
    else low = middle;
  }
  return new Map(bent.map(part => [part.code, shareAt(high, part)]));
}

/** Bisections on a log scale: reduce 14 orders of magnitude to less than a millionth. */
const HALVINGS = 45;

/** Rounding error of sums of shares; smaller remainders count as 0. */
const TINY = 1e-9;
