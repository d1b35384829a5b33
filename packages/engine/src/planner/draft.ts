import { MOST_OF_A_SUBCATEGORY, MOST_OF_A_TYPE, SURE_SUCCESS } from '../constants.ts';
import { type Band, type Item, questionOf } from '../item.ts';
import type { DueMistake } from './mistake.ts';

/** Why a slot is in the pack. */
export type Purpose = 'diagnostic' | 'value' | 'due' | 'blueprint' | 'focus' | 'wish' | 'fill';

/** The fields that decide whether the caps admit an item. */
export type Admissible = Pick<Item, 'type' | 'subcategory' | 'form'>;

export interface Drawn {
  readonly item: Item;
  readonly probability: number;
  /** Whether a worked example comes before it. */
  readonly pair: boolean;
}

export interface DraftItem extends Drawn {
  readonly purpose: Purpose;
  /** Set when the item brings back a mistake. */
  readonly mistake?: DueMistake;
}

/** A pack in the making. */
export class Draft {
  readonly items: DraftItem[] = [];
  readonly #questions = new Set<string>();
  readonly #ofType = new Map<string, number>();
  readonly #ofForm = new Map<string, number>();
  readonly #ofSubcategory = new Map<string, number>();
  /** The subcategory of a study unit: the caps do not apply to it. */
  readonly #uncapped: string | undefined;
  readonly #ofCategory = new Map<string, number>();

  constructor(uncapped?: string) {
    this.#uncapped = uncapped;
  }

  add(drawn: DraftItem): void {
    this.items.push(drawn);
    const { type, subcategory, category, form } = drawn.item;
    if (form !== undefined) this.#ofForm.set(form, this.countOfForm(form) + 1);
    this.#questions.add(questionOf(drawn.item));
    this.#ofType.set(type, this.countOfType(type) + 1);
    this.#ofCategory.set(category, (this.#ofCategory.get(category) ?? 0) + 1);
    this.#ofSubcategory.set(subcategory, this.countOfSubcategory(subcategory) + 1);
  }

  /** Whether the item or a double of it is in the pack. */
  has(item: Item): boolean {
    return this.#questions.has(questionOf(item));
  }

  countOfType(code: string): number {
    return this.#ofType.get(code) ?? 0;
  }

  pairsOfType(code: string): number {
    return this.items.filter(({ item, pair }) => pair && item.type === code).length;
  }

  countOfSubcategory(code: string): number {
    return this.#ofSubcategory.get(code) ?? 0;
  }

  /** Items of this form in the pack; 0 for an unknown form. */
  countOfForm(form: string | undefined): number {
    return form === undefined ? 0 : (this.#ofForm.get(form) ?? 0);
  }

  countOfBand(band: Band): number {
    return this.items.filter(({ item }) => item.band === band).length;
  }

  /** Items so far by category code. */
  get categories(): ReadonlyMap<string, number> {
    return this.#ofCategory;
  }

  /** Items so far by subcategory code. */
  get subcategories(): ReadonlyMap<string, number> {
    return this.#ofSubcategory;
  }

  /** Whether it is the study unit's subcategory, which has no cap. */
  isUnit(subcategory: string): boolean {
    return subcategory === this.#uncapped;
  }

  /** Whether the caps admit one more item of this type, subcategory and form. */
  admits({ type, subcategory, form }: Admissible): boolean {
    if (this.isUnit(subcategory)) return true;
    return (
      this.countOfForm(form) === 0 &&
      this.countOfType(type) < MOST_OF_A_TYPE &&
      this.countOfSubcategory(subcategory) < MOST_OF_A_SUBCATEGORY
    );
  }

  /** Whether the pack holds an item to open the session with: an Easy one, or one with chance >= SURE_SUCCESS. */
  get hasOpener(): boolean {
    return this.items.some(({ item, probability }) => item.band === 'Easy' || probability >= SURE_SUCCESS);
  }
}
