import { AIM, MOST_DUE, SURE_SUCCESS, UNTRIED_SESSION } from '../../constants.ts';
import type { Abilities } from '../ability.ts';
import type { BankSubcategory } from '../bank.ts';
import type { DueMistake } from '../mistake.ts';
import { owedBy, wholeQuotas } from '../quota.ts';
import type { PlanRequest } from '../request.ts';
import { leaningShares, type NextWorth, nextWorthOf, worthiestOf, worthsOf } from '../value.ts';
import { capacity, fullBands, type Outline, type Slot } from './outline.ts';

/** The outline of an ordinary session: exam shares that lean to need, due mistakes, items that teach most. */
export function adaptiveOutline(request: PlanRequest, abilities: Abilities): Outline {
  const { bank, size, aim = AIM } = request;
  const worths = worthsOf(request, abilities);
  const nextWorth = nextWorthOf(request.state, worths);
  const owedTo = owedBy(leaningShares(request, worths, nextWorth), size, request.carry);
  const exam = ({ subcategory }: Slot) => worths.get(subcategory.code)?.exam ?? 0;
  const due = dueSlots(request);
  // The strongest subcategories last: if an opener is still missing, it is most likely found there.
  const slots = [...due, ...valueSlots(request, due, owedTo, nextWorth).sort((a, b) => exam(a) - exam(b))];
  return {
    owedTo,
    slots,
    wish: (i, draft) => ({
      ...(i === slots.length - 1 && !draft.hasOpener
        ? { target: Math.max(aim, SURE_SUCCESS) }
        : { target: aim, teaching: true }),
      without: fullBands(draft, size),
    }),
    substitutes: ({ subcategory }) =>
      [...bank.subcategories.values()]
        .filter(other => other.category === subcategory.category)
        .sort((a, b) => nextWorth(b, 0) - nextWorth(a, 0)),
  };
}

/** Slots of due mistakes: at most MOST_DUE, each form once. */
function dueSlots({ bank, size, due = [] }: PlanRequest): Slot[] {
  const forms = new Set<string>();
  const isNew = ({ item }: DueMistake) => {
    const form = item.form ?? item.id;
    return !forms.has(form) && forms.add(form);
  };
  return due
    .filter(isNew)
    .slice(0, Math.min(MOST_DUE, size))
    .flatMap(mistake => {
      const subcategory = bank.subcategories.get(mistake.item.subcategory);
      return subcategory ? [{ subcategory, purpose: 'due' as const, mistake }] : [];
    });
}

/** Slots of the worthiest questions of each category within its quota and the caps; the first may be an untried one. */
function valueSlots(
  request: PlanRequest,
  due: readonly Slot[],
  owedTo: ReadonlyMap<string, number>,
  nextWorth: NextWorth,
): Slot[] {
  const { bank, size } = request;
  const counts = new Map<string, number>();
  const left = new Map(owedTo);
  for (const { code, category } of due.map(({ subcategory }) => subcategory)) {
    counts.set(code, (counts.get(code) ?? 0) + 1);
    left.set(category, (left.get(category) ?? 0) - 1);
  }
  const quotas = wholeQuotas(left, size - due.length);
  const slots: Slot[] = [];
  const untried = untriedIn(request, category => (quotas.get(category) ?? 0) > 0);
  if (untried !== null) {
    slots.push({ subcategory: untried, purpose: 'value' });
    counts.set(untried.code, (counts.get(untried.code) ?? 0) + 1);
    quotas.set(untried.category, (quotas.get(untried.category) ?? 0) - 1);
  }
  for (const { code, subcategories } of bank.categories)
    for (const subcategory of worthiestOf(subcategories, quotas.get(code) ?? 0, nextWorth, counts, capacity))
      slots.push({ subcategory, purpose: 'value' });
  return slots;
}

/** From UNTRIED_SESSION on: the heaviest subcategory never tried, in a category with quota left; else null. */
function untriedIn(
  { bank, state, sessionNumber }: PlanRequest,
  hasPlace: (category: string) => boolean,
): BankSubcategory | null {
  if (sessionNumber < UNTRIED_SESSION) return null;
  let heaviest: BankSubcategory | null = null;
  for (const subcategory of bank.subcategories.values())
    if (
      (state.beliefs[subcategory.code]?.n ?? 0) === 0 &&
      hasPlace(subcategory.category) &&
      subcategory.weight > (heaviest?.weight ?? 0)
    )
      heaviest = subcategory;
  return heaviest;
}
