import { DIAGNOSTIC } from '../constants.ts';
import { reasonFor } from '../reasons.ts';
import { type Abilities, abilitiesAt } from './ability.ts';
import { Draft, type DraftItem } from './draft.ts';
import { Drawer, type Wish } from './draw.ts';
import { fillUp } from './fill.ts';
import { practiceOrder } from './order.ts';
import { adaptiveOutline } from './outlines/adaptive.ts';
import { diagnosticOutline } from './outlines/diagnostic.ts';
import { examMixOutline } from './outlines/exam-mix.ts';
import { focusOutline } from './outlines/focus.ts';
import type { Outline, Slot } from './outlines/outline.ts';
import { carriedOn } from './quota.ts';
import type { Pack, PlanRequest } from './request.ts';
import { withWishes } from './wishes.ts';

/**
 * Plans a student's next pack: `size` distinct items (fewer only when the bank holds fewer) in the order of practice,
 * each with its chance of success and a reason, and the carry for the next plan. A pack with `focus` returns the
 * carry unchanged. Pure, except that it draws from `request.random`.
 */
export function planPack(request: PlanRequest): Pack {
  const abilities = abilitiesAt(request.state, request.now);
  const draft = new Draft(request.focus?.subcategory);
  const drawer = new Drawer(request, abilities, draft);
  const outline = outlineOf(request, abilities);
  drawOutline(withWishes(outline, request), draft, drawer);
  fillUp(request, outline.owedTo, abilities, draft, drawer);

  const items = practiceOrder(draft.items, request.random).map((entry, position) => ({
    item: entry.item,
    probability: entry.probability,
    // The diagnostic measures what the student knows without examples.
    pair: entry.pair && entry.purpose !== 'diagnostic',
    reason: reasonFor(entry, position, request),
  }));
  const carry =
    request.focus === undefined ? carriedOn(outline.owedTo, draft.categories) : { ...request.carry };
  return { items, carry };
}

function outlineOf(request: PlanRequest, abilities: Abilities): Outline {
  if (request.focus !== undefined) return focusOutline(request);
  if (!request.adaptive) return examMixOutline(request);
  if (request.sessionNumber <= DIAGNOSTIC.sessions) return diagnosticOutline(request);
  return adaptiveOutline(request, abilities);
}

/** Draws an item for each slot; a slot without an admissible item stays empty. */
function drawOutline(outline: Outline, draft: Draft, drawer: Drawer): void {
  outline.slots.forEach((slot, i) => {
    const drawn = drawSlot(slot, outline, outline.wish(i, draft), drawer);
    if (drawn !== null) draft.add(drawn);
  });
}

/** The slot's due mistake, else an item of its subcategory, else one of a substitute. */
function drawSlot(slot: Slot, outline: Outline, wish: Wish, drawer: Drawer): DraftItem | null {
  const { mistake } = slot;
  const own = mistake === undefined ? null : drawer.given(mistake.item);
  if (own !== null && mistake !== undefined) return { ...own, purpose: slot.purpose, mistake };
  const purpose = slot.purpose === 'due' ? 'value' : slot.purpose;
  for (const subcategory of [slot.subcategory, ...outline.substitutes(slot)]) {
    const drawn = drawer.fromSubcategory(subcategory, wish);
    if (drawn !== null) return { ...drawn, purpose };
  }
  return null;
}
