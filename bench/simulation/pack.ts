import type { Cat } from '@bdelab/jscat';
import type { Bank, Item, LearnerState } from '../../packages/engine/src/index.ts';
import type { Answered } from './mistakes.ts';
import type { Learnt } from './others.ts';
import type { Rating } from './rating.ts';
import type { Simulated } from './student.ts';

/** Input of an arm. Only the oracle reads the student. */
export interface Situation {
  readonly bank: Bank;
  readonly state: LearnerState;
  readonly now: number;
  readonly exam: number;
  readonly sessionNumber: number;
  readonly seen: ReadonlyMap<string, number>;
  readonly random: () => number;
  readonly student: Simulated;
  /** Values learnt from other students of the world, by cohort size. */
  readonly learnt: ReadonlyMap<number, Learnt>;
  /** All answers so far. */
  readonly answers: readonly Answered[];
  /** State of the arm, kept between sessions. */
  readonly memory: Memory;
}

export interface Memory {
  carry: Record<string, number>;
  owed: Map<string, number>;
  cats: Map<string, Cat>;
  /** Original question of each twin. */
  roots: Map<string, string>;
  /** Worked examples read, by type. */
  examples: Map<string, number>;
  /** Elo rating from the answers. */
  rating: Rating;
}

/** Questions of a session. */
export const SIZE = 12;
/** Candidate questions of a cell, the same number for every arm. */
const LOOKED_AT = 6;
const MOST_OF_A_TYPE = 2;

/** A pack under construction, of questions never seen. */
export class Pack {
  readonly chosen: Item[] = [];
  readonly #situation: Situation;
  constructor(situation: Situation) {
    this.#situation = situation;
  }
  free(item: Item): boolean {
    return !this.#situation.seen.has(item.id) && !this.chosen.includes(item);
  }
  /** Whether the caps of our packs on types and forms admit the item. */
  admits(item: Item): boolean {
    const ofType = this.chosen.filter(({ type }) => type === item.type).length;
    return ofType < MOST_OF_A_TYPE && !this.chosen.some(({ form }) => form === item.form);
  }
  /** Candidate questions of a subcategory, never seen, of one band or of all. */
  some(code: string, band?: number): Item[] {
    const { bank, random } = this.#situation;
    return (bank.subcategories.get(code)?.types ?? []).flatMap(({ cells }) =>
      cells.flatMap((cell, b) => {
        if (band !== undefined && band !== b) return [];
        const found: Item[] = [];
        const start = Math.floor(random() * cell.length);
        for (let i = 0; i < cell.length && found.length < LOOKED_AT; i++) {
          const item = cell[(start + i) % cell.length];
          if (item && this.free(item)) found.push(item);
        }
        return found;
      }),
    );
  }
}
