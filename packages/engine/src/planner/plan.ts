import { BANDS, type Band } from '../item.ts';
import { shuffled } from '../random.ts';
import { reasonFor } from '../reasons.ts';
import { type Abilities, abilitiesAt } from './ability.ts';
import type { BankSubcategory } from './bank.ts';
import {
  adaptiveSlots,
  blueprintSlots,
  diagnosticSlots,
  dueTypes,
  measureSome,
  type Slot,
} from './choose.ts';
import { Draft } from './draft.ts';
import { Drawer, type Wish } from './draw.ts';
import { fillUp } from './fill.ts';
import { practiceOrder } from './order.ts';
import * as policy from './policy.ts';
import { carriedOn, debtAllowed, leaningQuotas, owed, wholeQuotas } from './quota.ts';
import type { Pack, PlanRequest } from './request.ts';
import { categoryNeeds, worthOf } from './value.ts';

/**
 * Plans a student's next pack: `size` distinct items (fewer only when the bank holds fewer), in the order
 * to practise them, each with its chance of success and a reason, and the carry for the next plan.
 * Pure but for the numbers it draws from `request.random`.
 */
export function planPack(request: PlanRequest): Pack {
  const abilities = abilitiesAt(request.state, request.now);
  const draft = new Draft(request.focus === undefined);
  const drawer = new Drawer(request, abilities, draft);
  const owedTo = owed(request.bank.categories, request.size, request.carry);
  if (request.focus !== undefined) drawFocus(request, draft, drawer);
  else if (!request.adaptive) drawBlueprint(request, owedTo, draft, drawer);
  else if (request.sessionNumber <= policy.DIAGNOSTIC_SESSIONS)
    drawDiagnostic(request, owedTo, draft, drawer);
  else drawAdaptive(request, owedTo, abilities, draft, drawer);
  fillUp(request, abilities, draft, drawer);

  const ordered = practiceOrder(draft.items, request.random);
  const items = ordered.map((entry, position) => ({
    item: entry.item,
    probability: entry.probability,
    reason: reasonFor(entry, position, request),
  }));
  if (request.focus !== undefined) return { items, carry: { ...request.carry } };
  const served = new Map<string, number>();
  for (const { item } of items) served.set(item.category, (served.get(item.category) ?? 0) + 1);
  return { items, carry: carriedOn(owedTo, served) };
}

/** Draws the slot's item, from its type if it names one; false when the slot stays empty. */
function draw({ subcategory, type, purpose }: Slot, wish: Wish, draft: Draft, drawer: Drawer): boolean {
  const special =
    type !== undefined && draft.admits(type.code, subcategory.code) ? drawer.fromType(type, wish) : null;
  const drawn = special ?? drawer.fromSubcategory(subcategory, wish);
  if (drawn === null) return false;
  draft.add({ ...drawn, purpose: type !== undefined && special === null ? 'value' : purpose });
  return true;
}

function drawAdaptive(
  request: PlanRequest,
  owedTo: ReadonlyMap<string, number>,
  abilities: Abilities,
  draft: Draft,
  drawer: Drawer,
): void {
  const { bank, state, size } = request;
  const worths = new Map(
    [...bank.subcategories.values()].map(s => [s.code, worthOf(s, state, abilities, request.now)] as const),
  );
  const quotas = leaningQuotas(
    owedTo,
    bank.categories,
    size,
    categoryNeeds(bank.categories, worths),
    debtAllowed(request.sessionNumber),
  );
  const due = dueTypes(request);
  const slots = bank.categories.flatMap(category =>
    adaptiveSlots(category, quotas.get(category.code) ?? 0, due, worths, request),
  );
  measureSome(slots, bank, worths, size);
  const strength = (slot: Slot) => worths.get(slot.subcategory.code)?.exam ?? 0;
  slots.sort((a, b) => strength(b) - strength(a));
  slots.forEach((slot, i) => {
    draw(slot, { target: targetFor(i, draft) }, draft, drawer);
  });
}

/**
 * The chance of success to aim at for the i-th slot, the student's strongest subcategory coming first:
 * a likely one to open the session with, a stretch, then whatever brings the mean back to its target.
 */
function targetFor(i: number, draft: Draft): number {
  if (i === 0) return policy.SURE_SUCCESS;
  if (i === 1) return policy.STRETCH_SUCCESS;
  const { sum, count } = draft.success;
  const owing = policy.TARGET_SUCCESS * (count + 1) - sum;
  const { LARGEST_CORRECTION: most, TARGET_SUCCESS: middle } = policy;
  return Math.max(middle - most, Math.min(middle + most, owing));
}

/** All Medium but one Easy to open with; a Medium far out of the student's reach gives way. */
function drawDiagnostic(
  request: PlanRequest,
  owedTo: ReadonlyMap<string, number>,
  draft: Draft,
  drawer: Drawer,
): void {
  const quotas = wholeQuotas(owedTo, request.size);
  const slots = request.bank.categories.flatMap(category =>
    diagnosticSlots(category, quotas.get(category.code) ?? 0, request),
  );
  slots.forEach((slot, i) => {
    draw(slot, { target: policy.TARGET_SUCCESS, band: i === 0 ? 'Easy' : 'Medium' }, draft, drawer);
  });
}

/** The exam's mix of subcategories and bands, whatever the student can do. */
function drawBlueprint(
  request: PlanRequest,
  owedTo: ReadonlyMap<string, number>,
  draft: Draft,
  drawer: Drawer,
): void {
  const quotas = wholeQuotas(owedTo, request.size);
  const bands = shuffled(examBands(request.size), request.random);
  const slots = request.bank.categories.flatMap(category =>
    blueprintSlots(category, quotas.get(category.code) ?? 0, request),
  );
  slots.forEach((slot, i) => {
    draw(slot, { target: policy.TARGET_SUCCESS, band: bands[i] ?? 'Medium' }, draft, drawer);
  });
}

/** The exam's mix of bands in whole items. */
function examBands(size: number): Band[] {
  const easy = Math.round(size * policy.EXAM_MIX[0]);
  const hard = Math.round(size * policy.EXAM_MIX[2]);
  const counts = [easy, size - easy - hard, hard];
  return BANDS.flatMap((band, i) => Array<Band>(counts[i] ?? 0).fill(band));
}

/** Everything from the unit's subcategory, in its band as far as that goes. */
function drawFocus(request: PlanRequest, draft: Draft, drawer: Drawer): void {
  const { focus, bank, size } = request;
  const subcategory: BankSubcategory | undefined = bank.subcategories.get(focus?.subcategory ?? '');
  if (subcategory === undefined) return;
  for (let i = 0; i < size; i++) {
    const target = targetFor(i, draft);
    const wish: Wish = focus?.band === undefined ? { target } : { target, band: focus.band };
    if (!draw({ subcategory, purpose: 'focus' }, wish, draft, drawer)) return;
  }
}
