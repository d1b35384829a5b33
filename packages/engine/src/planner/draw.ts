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

/** `distance`: how far from the wish, in chance of success or in what is taught less, as shares of 1. */
interface Fitted extends Drawn {
  readonly distance: number;
}

/** Distance that one band off the wished one counts for: more than any difference in success, or one repeat of a form. */
const BAND_DISTANCE = 3;

/** Extra distances of an item outside SUCCESS_RANGE and of one too hard to be asked alone: more than any other, less than a band. */
const OUT_OF_RANGE = 2;
const TOO_HARD_ALONE = 1;

/** Extra distance of a pair whose type has had no example yet: types that have begun come to their end first. */
const BEGINS = 0.3;

/** Draws items for one student at one moment. */
export class Drawer {
  readonly #request: PlanRequest;
  readonly #abilities: Abilities;
  readonly #draft: Draft;
  readonly #pairs: Pairs;
  /** Subcategories that had nothing: a pack only grows, so that they have nothing until it is full. */
  readonly #empty = new Set<string>();

  constructor(request: PlanRequest, abilities: Abilities, draft: Draft) {
    this.#request = request;
    this.#abilities = abilities;
    this.#draft = draft;
    this.#pairs = new Pairs(request, abilities);
  }

  /** When the student last saw it, in milliseconds since the epoch; null where that is not within REST_DAYS: it is fresh. */
  seenLately(item: Item): number | null {
    const seenAt = this.#request.seen.get(questionOf(item));
    return seenAt === undefined || this.#isRested(seenAt) ? null : seenAt;
  }

  #isRested(seenAt: number): boolean {
    return this.#request.now - seenAt > REST_DAYS * MS_PER_DAY;
  }

  /** The fresh item of the subcategory, within the caps, that fits the wish best; of equals one of a type not yet in the pack. */
  fromSubcategory(subcategory: BankSubcategory, wish: Wish): Drawn | null {
    if (this.#empty.has(subcategory.code)) return null;
    let best: Fitted | null = null;
    for (const type of this.#inTurn(subcategory.types)) {
      if (!this.#draft.admits({ type: type.code, subcategory: type.subcategory })) continue;
      type.cells.forEach((cell, bandIndex) => {
        best = this.#bestOfCell(this.#sample(cell), wish, bandDistance(wish, bandIndex), best);
      });
    }
    if (best === null) this.#empty.add(subcategory.code);
    return best;
  }

  /** This very item, if the caps allow it. */
  given(item: Item): Drawn | null {
    if (this.#draft.has(item) || !this.#draft.admits(item)) return null;
    return this.drawn(item, this.#abilities.chance(item).probability);
  }

  drawn(item: Item, probability: number, wish: Pick<Wish, 'without'> = {}): Drawn {
    return { item, probability, pair: this.#readBefore(item, probability, wish) !== null };
  }

  /**
   * The nearest to the wish of these and of what was best before. `least` is what their band puts between them and the
   * wish. Every part of a distance is at least nought, so that an item that is too far by one part is left at once.
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

  /** Types in a chance order, those first that the pack has least of. */
  #inTurn(types: readonly BankType[]): readonly BankType[] {
    if (types.length < 2) return types;
    const count = ({ code }: BankType) => this.#draft.countOfType(code);
    return shuffled(types, this.#request.random).sort((a, b) => count(a) - count(b));
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
    for (let step = 0; step < cell.length && unseen.length < SAMPLE; step++) {
      const item = cell[(start + step) % cell.length] as Item;
      const seenAt = seen.get(questionOf(item));
      if (seenAt !== undefined && !this.#isRested(seenAt)) continue;
      if (!this.#hasFreeForm(item) || this.#draft.has(item)) continue;
      (seenAt === undefined ? unseen : rested).push(item);
    }
    if (rested.length === 0) return unseen;
    rested.sort((a, b) => (seen.get(questionOf(a)) ?? 0) - (seen.get(questionOf(b)) ?? 0));
    return [...unseen, ...rested].slice(0, SAMPLE);
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
    const days = Math.max(REST_DAYS, (this.#request.now - seenAt) / MS_PER_DAY);
    return PENALTIES.seen * (0.5 + (0.5 * REST_DAYS) / days);
  }

  /** How far an item is from the wish: by its chance, and where it is to teach by what it is expected to, alone or in a pair. */
  #misfit(item: Item, chance: Chance, wish: Wish): number {
    const { probability } = chance;
    const off = Math.abs(probability - wish.target);
    const read = wish.teaching ? this.#readBefore(item, probability, wish) : null;
    if (read !== null)
      return (read === 0 ? BEGINS : 0) + 1 - expectedTeaching(afterExample(chance), wish.target);
    if (probability < SUCCESS_RANGE.low || probability > SUCCESS_RANGE.high) return OUT_OF_RANGE + off;
    if (!wish.teaching) return off;
    const tooHard = this.#pairs.isTooHardAlone(item, probability) ? TOO_HARD_ALONE : 0;
    return tooHard + 1 - expectedTeaching(chance, wish.target);
  }

  /** Examples of its type read before the item, where it comes as a pair; else null. */
  #readBefore(item: Item, probability: number, { without }: Pick<Wish, 'without'>): number | null {
    return this.#pairs.readBefore(item, probability, this.#draft.pairsOfType(item.type), without);
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
