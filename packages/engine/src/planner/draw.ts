import type { Chance } from '../chance.ts';
import { PENALTIES, REST_DAYS, SAMPLE, SUCCESS_RANGE } from '../constants.ts';
import { MS_PER_DAY } from '../forgetting.ts';
import { BANDS, type Band, type Item, questionOf } from '../item.ts';
import { shuffled } from '../random.ts';
import type { Abilities } from './ability.ts';
import type { BankSubcategory, BankType } from './bank.ts';
import type { Draft, Drawn } from './draft.ts';
import { afterExample, Pairs } from './pairs.ts';
import type { PlanRequest } from './request.ts';
import { expectedTeaching } from './value.ts';

/** Requirements of one slot for its item. */
export interface Wish {
  /** Target chance of success. */
  readonly target: number;
  /**
   * Whether `target` is the chance at which practice teaches most: then the item with the largest expected gain fits
   * best.
   */
  readonly teaching?: boolean;
  /** Band to prefer when the type has it. */
  readonly band?: Band;
  /** Bands of which the pack has enough. */
  readonly without?: readonly Band[];
}

/** `distance` from the wish: difference in chance of success, or missing share of the maximum gain, plus penalties. */
interface Fitted extends Drawn {
  readonly distance: number;
}

/** Distance of one band: more than any difference in success, and more than one repeat of a form. */
const BAND_DISTANCE = 3;

/** Extra distances of an item outside SUCCESS_RANGE, and of one too hard without an example: less than a band. */
const OUT_OF_RANGE = 2;
const TOO_HARD_ALONE = 1;

/** Extra distance of a pair whose type has had no example yet: types with one example get their second one first. */
const FIRST_EXAMPLE = 0.3;

/** Draws items for one student at one moment. */
export class Drawer {
  readonly #request: PlanRequest;
  readonly #abilities: Abilities;
  readonly #draft: Draft;
  readonly #pairs: Pairs;
  /** Subcategories without an admissible item. A pack only grows, so they stay without one. */
  readonly #exhausted = new Set<string>();

  constructor(request: PlanRequest, abilities: Abilities, draft: Draft) {
    this.#request = request;
    this.#abilities = abilities;
    this.#draft = draft;
    this.#pairs = new Pairs(request, abilities);
  }

  /** When the student last saw the item (milliseconds since the epoch); null when fresh: not seen within REST_DAYS. */
  seenLately(item: Item): number | null {
    const seenAt = this.#request.seen.get(questionOf(item));
    return seenAt === undefined || this.#isRested(seenAt) ? null : seenAt;
  }

  #isRested(seenAt: number): boolean {
    return this.#request.now - seenAt > REST_DAYS * MS_PER_DAY;
  }

  /**
   * The fresh item of the subcategory, within the caps, with the least distance; on a tie the type least used in the
   * pack.
   */
  fromSubcategory(subcategory: BankSubcategory, wish: Wish): Drawn | null {
    if (this.#exhausted.has(subcategory.code)) return null;
    let best: Fitted | null = null;
    for (const type of this.#leastUsedFirst(subcategory.types)) {
      if (!this.#draft.admits({ type: type.code, subcategory: type.subcategory })) continue;
      type.cells.forEach((cell, bandIndex) => {
        best = this.#bestOfCell(this.#sample(cell), wish, bandDistance(wish, bandIndex), best);
      });
    }
    if (best === null) this.#exhausted.add(subcategory.code);
    return best;
  }

  /** The given item, or null when the caps do not admit it. */
  given(item: Item): Drawn | null {
    if (this.#draft.has(item) || !this.#draft.admits(item)) return null;
    return this.drawn(item, this.#abilities.chance(item).probability);
  }

  drawn(item: Item, probability: number, wish: Pick<Wish, 'without'> = {}): Drawn {
    return { item, probability, pair: this.#readBefore(item, probability, wish) !== null };
  }

  /**
   * The item nearest to the wish among the sample and the best so far. `least` is the distance of their band. No part
   * of a distance is negative, so an item is dropped as soon as one part is too large.
   */
  #bestOfCell(sample: readonly Item[], wish: Wish, least: number, before: Fitted | null): Fitted | null {
    let best = before;
    let leastServed: number | undefined;
    for (const item of sample) {
      if (best !== null && least >= best.distance) continue;
      const chance = this.#abilities.chance(item);
      const fitted = least + this.#misfit(item, chance, wish);
      if (best !== null && fitted >= best.distance) continue;
      leastServed ??= Math.min(...sample.map(each => this.#served(each)));
      const crowding = this.#served(item) - leastServed;
      const distance =
        fitted +
        PENALTIES.form * this.#draft.countOfForm(item.form) +
        this.#repeatPenalty(item) +
        PENALTIES.served * (crowding / (1 + crowding));
      if (best === null || distance < best.distance) {
        best = { ...this.drawn(item, chance.probability, wish), distance };
      }
    }
    return best;
  }

  /** Types with the fewest items in the pack first, ties in random order. */
  #leastUsedFirst(types: readonly BankType[]): readonly BankType[] {
    if (types.length < 2) return types;
    const count = ({ code }: BankType) => this.#draft.countOfType(code);
    return shuffled(types, this.#request.random).sort((a, b) => count(a) - count(b));
  }

  /**
   * Up to SAMPLE fresh items not yet in the pack, from a random start in the cell: items never seen first, then those
   * seen longest ago.
   */
  #sample(cell: readonly Item[]): Item[] {
    const { seen, random } = this.#request;
    const unseen: Item[] = [];
    const rested: Item[] = [];
    const start = Math.floor(random() * cell.length);
    for (let step = 0; step < cell.length && unseen.length < SAMPLE; step++) {
      const item = cell[(start + step) % cell.length] as Item;
      const seenAt = seen.get(questionOf(item));
      if (seenAt !== undefined && !this.#isRested(seenAt)) continue;
      if (!this.#isFormFree(item) || this.#draft.has(item)) continue;
      (seenAt === undefined ? unseen : rested).push(item);
    }
    if (rested.length === 0) return unseen;
    rested.sort((a, b) => (seen.get(questionOf(a)) ?? 0) - (seen.get(questionOf(b)) ?? 0));
    return [...unseen, ...rested].slice(0, SAMPLE);
  }

  /** Whether the form is not in the pack yet (a study unit may repeat forms) and does not rest. */
  #isFormFree(item: Item): boolean {
    if (item.form === undefined) return true;
    return this.#draft.admits(item) && this.#request.resting?.has(item.form) !== true;
  }

  /** The whole penalty right after REST_DAYS, falling to half: items seen longest ago come first. */
  #repeatPenalty(item: Item): number {
    const seenAt = this.#request.seen.get(questionOf(item));
    if (seenAt === undefined) return 0;
    const days = Math.max(REST_DAYS, (this.#request.now - seenAt) / MS_PER_DAY);
    return PENALTIES.seen * (0.5 + (0.5 * REST_DAYS) / days);
  }

  /** Distance by chance of success, or for a teaching wish by expected gain, alone or after an example. */
  #misfit(item: Item, chance: Chance, wish: Wish): number {
    const { probability } = chance;
    const off = Math.abs(probability - wish.target);
    const read = wish.teaching ? this.#readBefore(item, probability, wish) : null;
    if (read !== null)
      return (read === 0 ? FIRST_EXAMPLE : 0) + 1 - expectedTeaching(afterExample(chance), wish.target);
    if (probability < SUCCESS_RANGE.low || probability > SUCCESS_RANGE.high) return OUT_OF_RANGE + off;
    if (!wish.teaching) return off;
    const tooHard = this.#pairs.isTooHardAlone(item, probability) ? TOO_HARD_ALONE : 0;
    return tooHard + 1 - expectedTeaching(chance, wish.target);
  }

  /** Examples of its type read before the item when it comes as a pair; else null. */
  #readBefore(item: Item, probability: number, { without }: Pick<Wish, 'without'>): number | null {
    return this.#pairs.readBefore(item, probability, this.#draft.pairsOfType(item.type), without);
  }

  #served(item: Item): number {
    return this.#request.exposure.get(item.id) ?? 0;
  }
}

/** Distance of a band from the wished bands. */
function bandDistance(wish: Wish, bandIndex: number): number {
  const bandsOff = wish.band === undefined ? 0 : Math.abs(BANDS.indexOf(wish.band) - bandIndex);
  const tooMany = wish.without?.includes(BANDS[bandIndex] ?? 'Medium') === true;
  return BAND_DISTANCE * (bandsOff + (tooMany ? 1 : 0));
}
