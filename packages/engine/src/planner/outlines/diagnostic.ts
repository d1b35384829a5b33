import { questionOf } from '../../item.ts';
import type { Bank, BankCategory, BankSubcategory } from '../bank.ts';
import * as policy from '../policy.ts';
import { owed, wholeQuotas } from '../quota.ts';
import type { PlanRequest } from '../request.ts';
import { capacity, type Outline, type Slot } from './outline.ts';

/** The plan of the first two sessions: broad, all Medium but one Easy to open with. */
export function diagnosticOutline(request: PlanRequest): Outline {
  const { bank, size } = request;
  const owedTo = owed(bank.categories, size, request.carry);
  const quotas = wholeQuotas(owedTo, size);
  const met = timesMet(request);
  const breadths = breadth(bank);
  return {
    owedTo,
    slots: bank.categories.flatMap(category =>
      diagnosticSlots(category, quotas.get(category.code) ?? 0, breadths.get(category.code) ?? 1, met),
    ),
    wish: (_i, draft) => ({ target: policy.TARGET_SUCCESS, band: draft.hasOpener ? 'Medium' : 'Easy' }),
    substitutes: ({ subcategory }) =>
      bank.categories.find(({ code }) => code === subcategory.category)?.subcategories ?? [],
  };
}

/**
 * Diagnostic slots of a category: the subcategories that the two first sessions visit (the heaviest, in
 * number by weight), those not met yet first, then the heaviest a second time.
 */
function diagnosticSlots(
  category: BankCategory,
  quota: number,
  most: number,
  met: ReadonlyMap<string, number>,
): Slot[] {
  const counts = new Map<string, number>();
  const visited = category.subcategories.slice(0, Math.max(1, most));
  const slots: Slot[] = [];
  while (slots.length < quota) {
    let next: BankSubcategory | null = null;
    let fewest = Number.POSITIVE_INFINITY;
    for (const subcategory of visited) {
      const own = counts.get(subcategory.code) ?? 0;
      const times = own + (met.get(subcategory.code) ?? 0);
      if (own < capacity(subcategory) && times < fewest) {
        fewest = times;
        next = subcategory;
      }
    }
    if (next === null) break;
    counts.set(next.code, (counts.get(next.code) ?? 0) + 1);
    slots.push({ subcategory: next, purpose: 'diagnostic' });
  }
  return slots;
}

/** How many subcategories of each category the diagnostic visits: DIAGNOSTIC_BREADTH by weight. */
function breadth(bank: Bank): Map<string, number> {
  const weight = bank.categories.reduce((sum, category) => sum + category.weight, 0);
  const shares = bank.categories.map(
    ({ code, weight: own }) => [code, (policy.DIAGNOSTIC_BREADTH * own) / (weight || 1)] as const,
  );
  return wholeQuotas(new Map(shares), policy.DIAGNOSTIC_BREADTH);
}

function timesMet({ seen, bank }: PlanRequest): Map<string, number> {
  const met = new Map<string, number>();
  for (const item of bank.items.values())
    if (seen.has(questionOf(item))) met.set(item.subcategory, (met.get(item.subcategory) ?? 0) + 1);
  return met;
}
