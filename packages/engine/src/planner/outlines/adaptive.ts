import type { Band } from '../../item.ts';
import type { Abilities } from '../ability.ts';
import type { Draft } from '../draft.ts';
import type { Wish } from '../draw.ts';
import type { DueMistake } from '../mistake.ts';
import * as policy from '../policy.ts';
import { owedBy, wholeQuotas } from '../quota.ts';
import type { PlanRequest } from '../request.ts';
import { leaningShares } from '../shares.ts';
import { type NextWorth, nextWorthOf, worthiestOf, worthsOf } from '../value.ts';
import { capacity, fullBands, type Outline, type Slot } from './outline.ts';

/** The plan of an ordinary session: exam shares that lean to need, mistakes that are due, items that teach most. */
export function adaptiveOutline(request: PlanRequest, abilities: Abilities): Outline {
  const { bank, size } = request;
  const worths = worthsOf(request, abilities);
  const nextWorth = nextWorthOf(request.state, worths, request.random);
  const owedTo = owedBy(leaningShares(request, worths, nextWorth), size, request.carry);
  const exam = ({ subcategory }: Slot) => worths.get(subcategory.code)?.exam ?? 0;
  // The strongest last: an opener that is still missing then is most likely found there.
  const slots = adaptiveSlots(request, owedTo, nextWorth).sort((a, b) => exam(a) - exam(b));
  const last = slots.findLastIndex(({ mistake }) => mistake === undefined);
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
        .sort((a, b) => nextWorth(b, 0) - nextWorth(a, 0)),
  };
}

/** The item that is expected to teach most; in the last place, where nothing opens the session yet, a sure one. */
const wanted = (opening: boolean, aim: number = policy.TARGET_SUCCESS): Pick<Wish, 'target' | 'teaching'> =>
  opening ? { target: Math.max(aim, policy.SURE_SUCCESS) } : { target: aim, teaching: true };

/** Mistakes first, then in each category the worthiest questions, as far as what it is owed and the caps go. */
function adaptiveSlots(
  { bank, size, due = [] }: PlanRequest,
  owedTo: ReadonlyMap<string, number>,
  nextWorth: NextWorth,
): Slot[] {
  const slots: Slot[] = [];
  const counts = new Map<string, number>();
  const ofCategory = new Map<string, number>();
  for (const mistake of returning(due)) {
    const subcategory = bank.subcategories.get(mistake.item.subcategory);
    if (subcategory === undefined || slots.length >= size) continue;
    const { code, category } = subcategory;
    slots.push({ subcategory, purpose: 'due', mistake });
    counts.set(code, (counts.get(code) ?? 0) + 1);
    ofCategory.set(category, (ofCategory.get(category) ?? 0) + 1);
  }
  const left = new Map([...owedTo].map(([code, amount]) => [code, amount - (ofCategory.get(code) ?? 0)]));
  const quotas = wholeQuotas(left, size - slots.length);
  for (const { code, subcategories } of bank.categories)
    for (const subcategory of worthiestOf(subcategories, quotas.get(code) ?? 0, nextWorth, counts, capacity))
      slots.push({ subcategory, purpose: 'value' });
  return slots;
}

/** Mistakes of a band that return in this pack and are not drawn yet. */
const returningOf = (slots: readonly Slot[], band: Band, draft: Draft): number =>
  slots.filter(({ mistake }) => mistake?.item.band === band && !draft.has(mistake.item)).length;

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
