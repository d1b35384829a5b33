import type { Abilities } from '../ability.ts';
import type { Bank, BankCategory, BankSubcategory, BankType } from '../bank.ts';
import * as policy from '../policy.ts';
import { debtAllowed, leaningQuotas } from '../quota.ts';
import type { PlanRequest } from '../request.ts';
import { categoryNeeds, type Worth, worthOf } from '../value.ts';
import { capacity, nextTarget, type Outline, type Slot } from './outline.ts';

/** The plan of an ordinary session: exam shares that lean to need, worth within them, success near its target. */
export function adaptiveOutline(
  request: PlanRequest,
  owedTo: ReadonlyMap<string, number>,
  abilities: Abilities,
): Outline {
  const { bank, state, size, now } = request;
  const worths = new Map(
    [...bank.subcategories.values()].map(
      s => [s.code, worthOf(s, state, abilities, bank.bandDifficulty, now)] as const,
    ),
  );
  const need = categoryNeeds(bank.categories, worths);
  const debt = debtAllowed(request.sessionNumber);
  const quotas = leaningQuotas(owedTo, bank.categories, size, need, debt);
  const due = dueTypes(request);
  const slots = bank.categories.flatMap(category =>
    adaptiveSlots(category, quotas.get(category.code) ?? 0, due, worths, request),
  );
  measureSome(slots, bank, worths, size);
  const exam = (slot: Slot) => worths.get(slot.subcategory.code)?.exam ?? 0;
  const value = (subcategory: BankSubcategory) => worths.get(subcategory.code)?.value ?? 0;
  return {
    slots: slots.sort((a, b) => exam(b) - exam(a)),
    wish: (_i, draft) => ({ target: nextTarget(draft) }),
    substitutes: ({ subcategory }) =>
      [...bank.subcategories.values()]
        .filter(other => other.category === subcategory.category)
        .sort((a, b) => value(b) - value(a)),
  };
}

/** The types whose misses are due and of which the bank has items, at most MOST_DUE, each once. */
function dueTypes(request: PlanRequest): BankType[] {
  const types = [...new Set(request.due ?? [])].map(code => request.bank.types.get(code));
  return types.filter(type => type !== undefined).slice(0, policy.MOST_DUE);
}

/**
 * Deals `quota` slots of a category: mistakes that are due, then the rest in proportion to worth
 * (Sainte-Lague divisors 1, 3, 5, ..., so that a subcategory gets its second item only when it is worth
 * three times the next one's first).
 */
function adaptiveSlots(
  category: BankCategory,
  quota: number,
  due: readonly BankType[],
  worths: ReadonlyMap<string, Worth>,
  request: PlanRequest,
): Slot[] {
  const slots: Slot[] = [];
  const counts = new Map<string, number>();
  const take = (slot: Slot) => {
    slots.push(slot);
    counts.set(slot.subcategory.code, (counts.get(slot.subcategory.code) ?? 0) + 1);
  };
  for (const type of due) {
    const subcategory = category.subcategories.find(({ code }) => code === type.subcategory);
    if (subcategory !== undefined && slots.length < quota) take({ subcategory, purpose: 'due', type });
  }
  const noisy = new Map(
    category.subcategories.map(({ code }) => [
      code,
      (worths.get(code)?.value ?? 0) * (1 + policy.JITTER * (request.random() - 0.5)),
    ]),
  );
  while (slots.length < quota) {
    const next = largestQuotient(category.subcategories, noisy, counts);
    if (next === null) break;
    take({ subcategory: next, purpose: 'value' });
  }
  return slots;
}

function largestQuotient(
  subcategories: readonly BankSubcategory[],
  values: ReadonlyMap<string, number>,
  counts: ReadonlyMap<string, number>,
): BankSubcategory | null {
  let best: BankSubcategory | null = null;
  let most = -1;
  for (const subcategory of subcategories) {
    const count = counts.get(subcategory.code) ?? 0;
    const quotient = (values.get(subcategory.code) ?? 0) / (2 * count + 1);
    if (count < capacity(subcategory) && quotient > most) {
      most = quotient;
      best = subcategory;
    }
  }
  return best;
}

/**
 * Sees to it that one slot in ITEMS_PER_MEASUREMENT goes to a subcategory never attempted, while there
 * are any: where worth alone chose too few, the least worthy repeat of a category gives way to the
 * category's worthiest unknown.
 */
function measureSome(slots: Slot[], bank: Bank, worths: ReadonlyMap<string, Worth>, size: number): void {
  const worth = (code: string) => worths.get(code)?.value ?? 0;
  const taken = new Set(slots.map(({ subcategory }) => subcategory.code));
  const unknown = [...bank.subcategories.values()]
    .filter(({ code, weight }) => weight > 0 && worths.get(code)?.unknown === true)
    .sort((a, b) => worth(b.code) - worth(a.code));
  let missing = Math.floor(size / policy.ITEMS_PER_MEASUREMENT);
  for (const { code } of unknown) if (taken.has(code)) missing--;
  for (const subcategory of unknown) {
    if (missing <= 0) return;
    if (taken.has(subcategory.code)) continue;
    let weakest = -1;
    slots.forEach((slot, i) => {
      if (slot.subcategory.category !== subcategory.category || slot.purpose !== 'value') return;
      if (worths.get(slot.subcategory.code)?.unknown === true) return;
      const held = slots[weakest];
      if (held === undefined || worth(slot.subcategory.code) < worth(held.subcategory.code)) weakest = i;
    });
    if (weakest < 0) continue;
    slots[weakest] = { subcategory, purpose: 'value' };
    missing--;
  }
}
