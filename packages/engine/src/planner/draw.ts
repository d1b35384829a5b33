import { type Ability, type Chance, chanceOf } from '../chance.ts';
import { BANDS, type Band, type Item, questionOf } from '../item.ts';
import type { Abilities } from './ability.ts';
import type { BankSubcategory, BankType } from './bank.ts';
import type { Draft } from './draft.ts';
import * as policy from './policy.ts';
import type { PlanRequest } from './request.ts';
import { expectedTeaching } from './teaching.ts';

/** What one slot of a pack wants of its item. */
export interface Wish {
  /** Chance of success aimed at. */
  readonly target: number;
  /** Whether the target is where practice teaches most: then of those in range the one expected to teach most fits best. */
  readonly teaching?: boolean;
  /** Band to keep to when the type has it. */
  readonly band?: Band;
  /** Bands of which the pack has enough. */
  readonly without?: readonly Band[];
}

export interface Drawn {
  readonly item: Item;
  readonly probability: number;
}

/** `distance`: how far from the wish, in chance of success or in what is taught less, as shares of 1, and the rank of its type. */
interface Fitted extends Drawn {
  readonly distance: number;
}

const MS_PER_DAY = 86_400_000;

/** Distance that one band off the wished one counts for: more than any difference in success, or one repeat of a form. */
const BAND_DISTANCE = 3;

/** Extra distance of an item outside SUCCESS_RANGE: more than any inside it, less than a band. */
const OUT_OF_RANGE = 1;

/** Draws items for one student at one moment. */
export class Drawer {
  readonly #request: PlanRequest;
  readonly #abilities: Abilities;
  readonly #draft: Draft;
  /** Subcategories that had nothing: a pack only grows, so that they have nothing until it is full. */
  readonly #empty = new Set<string>();

  constructor(request: PlanRequest, abilities: Abilities, draft: Draft) {
    this.#request = request;
    this.#abilities = abilities;
    this.#draft = draft;
  }

  /** When the student last saw it, in milliseconds since the epoch; null where that is not within REST_DAYS: it is fresh. */
  seenLately(item: Item): number | null {
    const seenAt = this.#request.seen.get(questionOf(item));
    return seenAt === undefined || this.#isRested(seenAt) ? null : seenAt;
  }

  #isRested(seenAt: number): boolean {
    return this.#request.now - seenAt > policy.REST_DAYS * MS_PER_DAY;
  }

  /**
   * The fresh item of the subcategory, within the caps, that fits the wish best; among types that fit
   * about as well, one the student needs more.
   */
  fromSubcategory(subcategory: BankSubcategory, wish: Wish): Drawn | null {
    if (this.#empty.has(subcategory.code)) return null;
    let best: Fitted | null = null;
    this.#byNeed(subcategory.types).forEach((type, rank) => {
      if (!this.#admitsType(type)) return;
      const ability = this.#abilities.ofType(type);
      type.cells.forEach((cell, bandIndex) => {
        const least = policy.TYPE_RANK * rank + bandDistance(wish, bandIndex);
        best = this.#bestOfCell(this.#sample(cell), ability, wish, least, best);
      });
    });
    if (best === null) this.#empty.add(subcategory.code);
    return best;
  }

  /** This very item, if the caps allow it. */
  given(item: Item): Drawn | null {
    if (this.#draft.has(item) || !this.#draft.admits(item)) return null;
    const type = this.#request.bank.types.get(item.type) ?? {
      code: item.type,
      subcategory: item.subcategory,
      cells: [],
    };
    return { item, probability: this.#abilities.chance(type, item.difficulty).probability };
  }

  #admitsType({ code, subcategory }: BankType): boolean {
    return this.#draft.admits({ type: code, subcategory });
  }

  /**
   * The nearest to the wish of these and of what was best before. `least` is what their type and band put between them and
   * the wish. Every part of a distance is at least nought, so that an item that is too far by one part is left at once;
   * each draws its chance number all the same.
   */
  #bestOfCell(
    sample: readonly Item[],
    ability: Ability,
    wish: Wish,
    least: number,
    before: Fitted | null,
  ): Fitted | null {
    let best = before;
    let leastServed: number | undefined;
    for (const item of sample) {
      const jittered = least + policy.JITTER * policy.EXPOSURE_PENALTY * this.#request.random();
      if (best !== null && jittered >= best.distance) continue;
      const chance = chanceOf(ability, item.difficulty);
      const fitted = jittered + misfit(chance, wish);
      if (best !== null && fitted >= best.distance) continue;
      leastServed ??= Math.min(...sample.map(each => this.#served(each)));
      const crowding = this.#served(item) - leastServed;
      const distance =
        fitted +
        policy.FORM_PENALTY * this.#draft.countOfForm(item.form) +
        this.#repeatPenalty(item) +
        policy.EXPOSURE_PENALTY * (crowding / (1 + crowding));
      if (best === null || distance < best.distance) {
        best = { item, probability: chance.probability, distance };
      }
    }
    return best;
  }

  /** Types in a chance order that leans to those missed, unpractised and not yet in the pack. */
  #byNeed(types: readonly BankType[]): readonly BankType[] {
    if (types.length < 2) return types;
    const { state, random, bank } = this.#request;
    const keyed = types.map(type => {
      const known = this.#abilities.chance(type, bank.bandDifficulty.Medium).probability;
      const need = policy.TARGET_MASTERY - known;
      const missed = state.misses[type.code] === undefined ? 1 : 2;
      const weight =
        (missed * Math.max(policy.LEAST_NEED, need)) / (1 + 3 * this.#draft.countOfType(type.code));
      // Weighted chance order: keys -ln(u) / weight, smallest first (P. Efraimidis & P. Spirakis 2006).
      return { type, key: -Math.log(1 - random()) / weight };
    });
    return keyed.sort((a, b) => a.key - b.key).map(({ type }) => type);
  }

  /**
   * Up to SAMPLE fresh items not yet in the pack, walking the cell from a chance start: those never seen, and only where
   * they run out those seen longest ago.
   */
  #sample(cell: readonly Item[]): Item[] {
    const { seen, random } = this.#request;
    const unseen: Item[] = [];
    const rested: Item[] = [];
    const start = Math.floor(random() * cell.length);
    for (let step = 0; step < cell.length && unseen.length < policy.SAMPLE; step++) {
      const item = cell[(start + step) % cell.length] as Item;
      const seenAt = seen.get(questionOf(item));
      if (seenAt !== undefined && !this.#isRested(seenAt)) continue;
      if (!this.#hasFreeForm(item) || this.#draft.has(item)) continue;
      (seenAt === undefined ? unseen : rested).push(item);
    }
    if (rested.length === 0) return unseen;
    rested.sort((a, b) => (seen.get(questionOf(a)) ?? 0) - (seen.get(questionOf(b)) ?? 0));
    return [...unseen, ...rested].slice(0, policy.SAMPLE);
  }

  /** Of a form that is not in the pack yet and does not rest; a study unit may have to repeat its forms. */
  #hasFreeForm(item: Item): boolean {
    if (item.form === undefined) return true;
    return this.#draft.admits(item) && this.#request.resting?.has(item.form) !== true;
  }

  /** The whole penalty right after the rest, half of it after long: what was seen longest ago comes first. */
  #repeatPenalty(item: Item): number {
    const seenAt = this.#request.seen.get(questionOf(item));
    if (seenAt === undefined) return 0;
    const days = Math.max(policy.REST_DAYS, (this.#request.now - seenAt) / MS_PER_DAY);
    return policy.REPEAT_PENALTY * (0.5 + (0.5 * policy.REST_DAYS) / days);
  }

  #served(item: Item): number {
    return this.#request.exposure.get(item.id) ?? 0;
  }
}

/** How far an item of this band is from the bands wished for. */
function bandDistance(wish: Wish, bandIndex: number): number {
  const bandsOff = wish.band === undefined ? 0 : Math.abs(BANDS.indexOf(wish.band) - bandIndex);
  const tooMany = wish.without?.includes(BANDS[bandIndex] ?? 'Medium') === true;
  return BAND_DISTANCE * (bandsOff + (tooMany ? 1 : 0));
}

/** How far a chance of success is from the one wished for. */
function misfit(chance: Chance, wish: Wish): number {
  const { probability } = chance;
  const inRange = probability >= policy.SUCCESS_RANGE.low && probability <= policy.SUCCESS_RANGE.high;
  if (!inRange) return OUT_OF_RANGE + Math.abs(probability - wish.target);
  return wish.teaching ? 1 - expectedTeaching(chance, wish.target) : Math.abs(probability - wish.target);
}
