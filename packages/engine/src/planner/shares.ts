import type { BankCategory } from './bank.ts';
import * as policy from './policy.ts';
import { boundedShares } from './quota.ts';
import type { PlanRequest } from './request.ts';
import { type NextWorth, nearness, type Worth, worthiestOf, youngOf } from './value.ts';

/**
 * What share of a pack each category is to get, in every session anew: what it has of the worthiest questions ahead, tilted
 * by need and within CATEGORY_LEAN of its exam share. Nothing is paid back later.
 */
export function leaningShares(
  request: PlanRequest,
  worths: ReadonlyMap<string, Worth>,
  nextWorth: NextWorth,
): Map<string, number> {
  const { categories, subcategories } = request.bank;
  const sharpness = nearness(request) * Math.max(1, policy.EARLY_SHARPNESS * youngOf(request.state.answers));
  const total = categories.reduce((sum, { weight }) => sum + weight, 0);
  const ahead = worthiestOf(
    [...subcategories.values()],
    policy.QUESTIONS_AHEAD,
    nextWorth,
    new Map(),
    () => Number.POSITIVE_INFINITY,
  );
  const { least, most } = policy.AHEAD_LEAN;
  return boundedShares(
    categories.map(category => {
      const base = total > 0 ? category.weight / total : 1 / categories.length;
      const own = ahead.filter(({ category: code }) => code === category.code).length;
      const lean = Math.min(most, Math.max(least, own / (ahead.length * base || 1)));
      const need = meanOf(category, code => worths.get(code)?.need ?? 0);
      const hardlyRight = meanOf(category, code => worths.get(code)?.hardlyRight ?? 0);
      return {
        code: category.code,
        base,
        tilt: lean * need ** sharpness * policy.HARDLY_RIGHT_CATEGORY ** hardlyRight,
      };
    }),
    policy.CATEGORY_LEAN,
  );
}

/** A figure of a category: that of its subcategories, by exam weight. */
function meanOf({ subcategories }: BankCategory, figure: (code: string) => number): number {
  let sum = 0;
  let weights = 0;
  for (const { code, weight } of subcategories) {
    sum += weight * figure(code);
    weights += weight;
  }
  return weights > 0 ? sum / weights : 1;
}
