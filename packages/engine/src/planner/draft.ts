import type { Item } from '../item.ts';
import * as policy from './policy.ts';

/** Why a slot of the pack exists. */
export type Purpose = 'diagnostic' | 'value' | 'due' | 'blueprint' | 'focus' | 'fill';

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
  readonly #mostOfType: number;
  readonly #mostOfSubcategory: number;

  constructor(capped: boolean) {
    this.#mostOfType = capped ? policy.MOST_OF_A_TYPE : Number.POSITIVE_INFINITY;
    this.#mostOfSubcategory = capped ? policy.MOST_OF_A_SUBCATEGORY : Number.POSITIVE_INFINITY;
  }

  add(drawn: DraftItem): void {
    this.items.push(drawn);
    const { id, type, subcategory } = drawn.item;
    this.#ids.add(id);
    this.#ofType.set(type, this.countOfType(type) + 1);
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

  /** Whether one more item of this type keeps the caps. */
  admits(type: string, subcategory: string): boolean {
    return (
      this.countOfType(type) < this.#mostOfType &&
      this.countOfSubcategory(subcategory) < this.#mostOfSubcategory
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
