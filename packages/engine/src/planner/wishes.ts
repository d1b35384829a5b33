import { WISHED_ITEMS } from '../constants.ts';
import type { Outline, Slot } from './outlines/outline.ts';
import type { PlanRequest } from './request.ts';

/**
 * The outline with WISHED_ITEMS slots for each subcategory that the student asked for. They replace slots of that
 * subcategory first, then of its category (which keeps the exam's shares), then any. Slots of due mistakes stay; a
 * study unit ignores wishes.
 */
export function withWishes(outline: Outline, request: PlanRequest): Outline {
  const wished = wishedIn(request);
  if (wished.length === 0) return outline;
  const slots = [...outline.slots];
  for (const code of wished) {
    const subcategory = request.bank.subcategories.get(code);
    if (subcategory === undefined) continue;
    for (let taken = 0; taken < WISHED_ITEMS; taken++) {
      const place = slotToReplace(slots, code, subcategory.category);
      if (place >= 0) slots[place] = { subcategory, purpose: 'wish' };
    }
  }
  return {
    ...outline,
    slots,
    substitutes: slot => (slot.purpose === 'wish' ? [] : outline.substitutes(slot)),
  };
}

/** Wished subcategory codes without repeats, for at most half of the pack; none in a study unit. */
export function wishedIn({ wished = [], focus, size }: PlanRequest): readonly string[] {
  const most = Math.floor(size / (2 * WISHED_ITEMS));
  return focus === undefined ? [...new Set(wished)].slice(0, most) : [];
}

/** Index of the slot to replace: same subcategory, else same category, else any; the last on a tie; -1 for none. */
function slotToReplace(slots: readonly Slot[], code: string, category: string): number {
  let chosen = -1;
  let nearest = 0;
  slots.forEach(({ subcategory, purpose }, i) => {
    if (purpose === 'due' || purpose === 'wish') return;
    const kinship = subcategory.code === code ? 3 : subcategory.category === category ? 2 : 1;
    if (kinship >= nearest) {
      nearest = kinship;
      chosen = i;
    }
  });
  return chosen;
}
