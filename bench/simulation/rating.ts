import type { Item } from '../../packages/engine/src/index.ts';

/** Elo rating of a student and of each topic with decreasing steps (R. Pelanek 2016). */
export class Rating {
  #level = 0;
  #answers = 0;
  readonly #topics = new Map<string, { rating: number; n: number }>();

  chance({ subcategory, difficulty }: Item): number {
    const topic = this.#topics.get(subcategory)?.rating ?? 0;
    return 1 / 4 + 3 / 4 / (1 + Math.exp(difficulty - this.#level - topic));
  }

  learn(item: Item, right: boolean): void {
    const off = (right ? 1 : 0) - this.chance(item);
    const topic = this.#topics.get(item.subcategory) ?? { rating: 0, n: 0 };
    this.#topics.set(item.subcategory, topic);
    topic.rating += (0.7 * off) / (1 + 0.1 * topic.n++);
    this.#level += (0.6 * off) / (1 + 0.08 * this.#answers++);
  }
}
