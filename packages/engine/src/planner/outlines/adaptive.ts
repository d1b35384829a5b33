import type { Band } from '../../item.ts';
import type { Abilities } from '../ability.ts';
import type { BankSubcategory } from '../bank.ts';
import type { Draft } from '../draft.ts';
import type { Wish } from '../draw.ts';
import type { DueMistake } from '../mistake.ts';
import * as policy from '../policy.ts';
import { owedBy } from '../quota.ts';
import type { PlanRequest } from '../request.ts';
import { leaningShares } from '../shares.ts';
import { masteryFor, worthOf } from '../value.ts';
import { capacity, fullBands, type Outline, type Slot } from './outline.ts';

/** The plan of an ordinary session: exam shares that lean to need, mistakes that are due, items that teach most. */
export function adaptiveOutline(request: PlanRequest, abilities: Abilities): Outline {
  const { bank, state, size } = request;
  const mastery = masteryFor(request.targetPercentile);
  const worths = new Map(
    [...bank.subcategories.values()].map(
      s => [s.code, worthOf(s, state, abilities, bank.bandDifficulty, mastery)] as const,
    ),
  );
  const owedTo = owedBy(leaningShares(request, worths), size, request.carry);
  const exam = ({ subcategory }: Slot) => worths.get(subcategory.code)?.exam ?? 0;
  // The strongest last: an opener that is still missing then is most likely found there.
  const slots = adaptiveSlots(request, owedTo).sort((a, b) => exam(a) - exam(b));
  const last = slots.findLastIndex(({ mistake }) => mistake === undefined);
  const owing = ({ code }: BankSubcategory) => owedTo.get(code) ?? 0;
  const most = mostOfABand(request, abilities);
  return {
    owedTo,
    slots,
    wish: (i, draft: Draft) => ({
      ...wanted(i === last && !draft.hasOpener, request.aim),
      // Mistakes that are still to come count already.
      without: fullBands(draft, band => most(band) - returningOf(slots, band, draft)),
    }),
    substitutes: ({ subcategory }) =>
      [...bank.subcategories.values()]
        .filter(other => other.category === subcategory.category)
        .sort((a, b) => owing(b) - owing(a)),
  };
}

/** The item that is expected to teach most; in the last place, where nothing opens the session yet, a sure one. */
const wanted = (opening: boolean, aim: number = policy.TARGET_SUCCESS): Pick<Wish, 'target' | 'teaching'> =>
  opening ? { target: Math.max(aim, policy.SURE_SUCCESS) } : { target: aim, teaching: true };

/** Mistakes first, then always the subcategory that is owed most, as far as the caps go. */
function adaptiveSlots(
  { bank, size, random, due = [] }: PlanRequest,
  owedTo: ReadonlyMap<string, number>,
): Slot[] {
  const slots: Slot[] = [];
  const left = new Map(
    [...owedTo].map(([code, amount]) => [code, amount + policy.JITTER * (random() - 0.5)]),
  );
  const counts = new Map<string, number>();
  const take = (slot: Slot) => {
    const { code } = slot.subcategory;
    slots.push(slot);
    left.set(code, (left.get(code) ?? 0) - 1);
    counts.set(code, (counts.get(code) ?? 0) + 1);
  };
  for (const mistake of returning(due)) {
    const subcategory = bank.subcategories.get(mistake.item.subcategory);
    if (subcategory !== undefined && slots.length < size) take({ subcategory, purpose: 'due', mistake });
  }
  while (slots.length < size) {
    let best: BankSubcategory | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const subcategory of bank.subcategories.values()) {
      const amount = left.get(subcategory.code) ?? 0;
      if (amount <= most || (counts.get(subcategory.code) ?? 0) >= capacity(subcategory)) continue;
      if (subcategory.weight === 0) continue;
      most = amount;
      best = subcategory;
    }
    if (best === null) return slots;
    take({ subcategory: best, purpose: 'value' });
  }
  return slots;
}

/** Mistakes of a band that return in this pack and are not drawn yet. */
const returningOf = (slots: readonly Slot[], band: Band, draft: Draft): number =>
  slots.filter(({ mistake }) => mistake?.item.band === band && !draft.has(mistake.item.id)).length;

/** At most MOST_DUE, each form once. */
function returning(due: readonly DueMistake[]): DueMistake[] {
  const forms = new Set<string>();
  return due
    .filter(({ item }) => {
      const form = item.form ?? item.id;
      return !forms.has(form) && forms.add(form);
    })
    .slice(0, policy.MOST_DUE);
}

/**
 * How many of a band a pack may hold: never nearly all, and right after the diagnostic, which was all Medium, no more
 * than half to two thirds of another, unless the beliefs are sure that Medium is out of reach, or far within it.
 */
function mostOfABand(
  { bank, size, sessionNumber }: PlanRequest,
  abilities: Abilities,
): (band: Band) => number {
  const usual = size - policy.OTHER_BANDS;
  const session = sessionNumber - policy.DIAGNOSTIC_SESSIONS;
  const first = policy.FIRST_LEAN[session - 1];
  if (first === undefined) return () => usual;
  const { low, high } = abilities.certainly([...bank.subcategories.values()], bank.bandDifficulty.Medium);
  const sure = high < policy.SUCCESS_RANGE.low || low > policy.SUCCESS_RANGE.high;
  return band => (band === 'Medium' || sure ? usual : Math.round(first * size));
}
