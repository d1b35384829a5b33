import { shuffled } from '../random.ts';
import type { Bank, BankCategory, BankSubcategory, BankType } from './bank.ts';
import type { Purpose } from './draft.ts';
import * as policy from './policy.ts';
import { wholeQuotas } from './quota.ts';
import type { PlanRequest } from './request.ts';
import type { Worth } from './value.ts';

/** One place in a pack before its item is drawn. */
export interface Slot {
  readonly subcategory: BankSubcategory;
  readonly purpose: Purpose;
  /** Set when only this type will do. */
  readonly type?: BankType;
}

/** The most slots a subcategory can fill under the caps. */
function capacity(subcategory: BankSubcategory): number {
  return Math.min(policy.MOST_OF_A_SUBCATEGORY, policy.MOST_OF_A_TYPE * subcategory.types.length);
}

/**
 * Deals `quota` slots of a category: mistakes that are due, then the rest in proportion to worth (Sainte-Lague divisors 1, 3, 5, ..., so that a subcategory gets its second item
 * only when it is worth three times the next one's first).
 */
export function adaptiveSlots(
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
export function measureSome(
  slots: Slot[],
  bank: Bank,
  worths: ReadonlyMap<string, Worth>,
  size: number,
): void {
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

/** The types whose misses are due and of which the bank has items, at most MOST_DUE, each once. */
export function dueTypes(request: PlanRequest): BankType[] {
  const types = [...new Set(request.due ?? [])].map(code => request.bank.types.get(code));
  return types.filter(type => type !== undefined).slice(0, policy.MOST_DUE);
}

/**
 * Diagnostic slots of a category: the subcategories that the two first sessions visit (the heaviest, in
 * number by weight), those not met yet first, then the heaviest a second time.
 */
export function diagnosticSlots(category: BankCategory, quota: number, request: PlanRequest): Slot[] {
  const met = timesMet(request);
  const counts = new Map<string, number>();
  const visited = category.subcategories.slice(0, Math.max(1, breadth(request.bank).get(category.code) ?? 1));
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
  for (const id of seen.keys()) {
    const code = bank.items.get(id)?.subcategory;
    if (code !== undefined) met.set(code, (met.get(code) ?? 0) + 1);
  }
  return met;
}

/**
 * Blueprint slots of a category: systematic sampling by weight from a chance start, which gives every
 * subcategory its expected number, rounded up or down (W. Madow 1949).
 */
export function blueprintSlots(category: BankCategory, quota: number, request: PlanRequest): Slot[] {
  const order = shuffled(category.subcategories, request.random);
  const weight = order.reduce((sum, subcategory) => sum + subcategory.weight, 0);
  const slots: Slot[] = [];
  if (weight === 0 || quota === 0) return slots;
  const start = request.random();
  let reached = 0;
  for (const subcategory of order) {
    reached += (subcategory.weight / weight) * quota;
    while (slots.length < quota && slots.length + start < reached) {
      slots.push({ subcategory, purpose: 'blueprint' });
    }
  }
  return slots;
}
