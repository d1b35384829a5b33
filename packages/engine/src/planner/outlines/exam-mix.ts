import { AIM, EXAM_MIX } from '../../constants.ts';
import { BANDS, type Band } from '../../item.ts';
import { shuffled } from '../../random.ts';
import type { BankCategory } from '../bank.ts';
import type { Draft } from '../draft.ts';
import { owed, wholeQuotas } from '../quota.ts';
import type { PlanRequest } from '../request.ts';
import type { Outline, Slot } from './outline.ts';

/** The outline for a student who switched adapting off: the exam's mix of subcategories and bands. */
export function examMixOutline(request: PlanRequest): Outline {
  const { bank, size, random } = request;
  const owedTo = owed(bank.categories, size, request.carry);
  const quotas = wholeQuotas(owedTo, size);
  const slots = bank.categories.flatMap(category =>
    examMixSlots(category, quotas.get(category.code) ?? 0, random),
  );
  return {
    owedTo,
    slots: shuffled(slots, random),
    wish: (_i, draft) => ({ target: AIM, band: missingBand(draft, size) }),
    substitutes: ({ subcategory }) =>
      bank.categories.find(({ code }) => code === subcategory.category)?.subcategories ?? [],
  };
}

/** Easy while the pack has no opener, then the band with the largest deficit against the exam's mix. */
function missingBand(draft: Draft, size: number): Band {
  if (!draft.hasOpener) return 'Easy';
  let missing: Band = 'Medium';
  let most = Number.NEGATIVE_INFINITY;
  BANDS.forEach((band, i) => {
    const lacking = size * (EXAM_MIX[i] ?? 0) - draft.countOfBand(band);
    if (lacking > most) {
      most = lacking;
      missing = band;
    }
  });
  return missing;
}

/**
 * The slots of a category: systematic sampling by weight from a random start, which gives every subcategory its
 * expected number, rounded up or down (W. Madow 1949).
 */
function examMixSlots(category: BankCategory, quota: number, random: () => number): Slot[] {
  const order = shuffled(category.subcategories, random);
  const weight = order.reduce((sum, subcategory) => sum + subcategory.weight, 0);
  const slots: Slot[] = [];
  if (weight === 0 || quota === 0) return slots;
  const start = random();
  let reached = 0;
  for (const subcategory of order) {
    reached += (subcategory.weight / weight) * quota;
    while (slots.length < quota && slots.length + start < reached) {
      slots.push({ subcategory, purpose: 'blueprint' });
    }
  }
  return slots;
}
