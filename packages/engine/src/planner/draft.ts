import type { Band, Item } from '../item.ts';
import * as policy from './policy.ts';

/** Why a slot of the pack exists. */
export type Purpose = 'diagnostic' | 'value' | 'due' | 'blueprint' | 'focus' | 'wish' | 'fill';

export interface DraftItem {
  readonly item: Item;
  readonly probability: number;
  readonly purpose: Purpose;
}

/** A pack in the making. */
export class Draft {
  readonly items: DraftItem[] = [];
  readonly #ids = new Set<string>();
  readonly #ofType = new Map<string, number>();
  readonly #ofSubcategory = new Map<string, number>();
  /** The subcategory of a study unit, which the caps do not bind. */
  readonly #uncapped: string | undefined;
  readonly #ofCategory = new Map<string, number>();

  constructor(uncapped?: string) {
    this.#uncapped = uncapped;
  }

  add(drawn: DraftItem): void {
    this.items.push(drawn);
    const { id, type, subcategory, category } = drawn.item;
    this.#ids.add(id);
    this.#ofType.set(type, this.countOfType(type) + 1);
    this.#ofCategory.set(category, (this.#ofCategory.get(category) ?? 0) + 1);
    this.#ofSubcategory.set(subcategory, this.countOfSubcategory(subcategory) + 1);
  }

  has(id: string): boolean {
    return this.#ids.has(id);
  }

  countOfType(code: string): number {
    return this.#ofType.get(code) ?? 0;
  }

  countOfSubcategory(code: string): number {
    return this.#ofSubcategory.get(code) ?? 0;
  }

  countOfBand(band: Band): number {
    return this.items.filter(({ item }) => item.band === band).length;
  }

  /** Items so far by category code. */
  get categories(): ReadonlyMap<string, number> {
    return this.#ofCategory;
  }

  /** Whether one more item of this type keeps the caps. */
  admits(type: string, subcategory: string): boolean {
    if (subcategory === this.#uncapped) return true;
    return (
      this.countOfType(type) < policy.MOST_OF_A_TYPE &&
      this.countOfSubcategory(subcategory) < policy.MOST_OF_A_SUBCATEGORY
    );
  }

  /** Whether an item is in it that is easy or sure enough to open the session. */
  get hasOpener(): boolean {
    return this.items.some(
      ({ item, probability }) => item.band === 'Easy' || probability >= policy.SURE_SUCCESS,
    );
  }

  /** Mean chance of success so far, and how many it is over. */
  get success(): { sum: number; count: number } {
    return {
      sum: this.items.reduce((sum, { probability }) => sum + probability, 0),
      count: this.items.length,
    };
  }
}
