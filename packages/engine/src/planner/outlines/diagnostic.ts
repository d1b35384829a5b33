import { AIM, DIAGNOSTIC, SECOND_SESSION } from '../../constants.ts';
import { questionOf } from '../../item.ts';
import type { Bank, BankCategory, BankSubcategory } from '../bank.ts';
import { owed, wholeQuotas } from '../quota.ts';
import type { PlanRequest } from '../request.ts';
import { capacity, fullBands, type Outline, type Slot } from './outline.ts';

/**
 * The outline of the first two sessions. The first is Medium after one Easy opener; the second spreads its target
 * chances over SECOND_SESSION, so that its bands depend on the first session's answers.
 */
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
    wish: (i, draft) => {
      if (request.state.answers === 0)
        return { target: AIM, band: draft.hasOpener ? ('Medium' as const) : ('Easy' as const) };
      const { low, high } = SECOND_SESSION;
      // Each of `size` equally spaced targets once, spread over the categories.
      const target = low + ((high - low) * ((SCATTER * i) % size)) / Math.max(1, size - 1);
      return { target, without: fullBands(draft, size) };
    },
    substitutes: ({ subcategory }) =>
      bank.categories.find(({ code }) => code === subcategory.category)?.subcategories ?? [],
  };
}

/** Coprime to the sizes of packs (12 and 24). */
const SCATTER = 7;

/**
 * Diagnostic slots of a category: its `most` heaviest subcategories, those not met yet first, then the heaviest again.
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

/** Number of subcategories of each category that the diagnostic visits: DIAGNOSTIC.breadth split by weight. */
function breadth(bank: Bank): Map<string, number> {
  const weight = bank.categories.reduce((sum, category) => sum + category.weight, 0);
  const shares = bank.categories.map(
    ({ code, weight: own }) => [code, (DIAGNOSTIC.breadth * own) / (weight || 1)] as const,
  );
  return wholeQuotas(new Map(shares), DIAGNOSTIC.breadth);
}

function timesMet({ seen, bank }: PlanRequest): Map<string, number> {
  const met = new Map<string, number>();
  for (const item of bank.items.values())
    if (seen.has(questionOf(item))) met.set(item.subcategory, (met.get(item.subcategory) ?? 0) + 1);
  return met;
}
