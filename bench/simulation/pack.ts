import type { Cat } from '@bdelab/jscat';
import type { Bank, Item, LearnerState } from '../../packages/engine/src/index.ts';
import type { Answered } from './mistakes.ts';
import type { Learnt } from './others.ts';
import type { Rating } from './rating.ts';
import type { Simulated } from './student.ts';

/** What a way of planning is given. Only the oracle looks at the student. */
export interface Situation {
  readonly bank: Bank;
  readonly state: LearnerState;
  readonly now: number;
  readonly exam: number;
  readonly sessionNumber: number;
  readonly seen: ReadonlyMap<string, number>;
  readonly random: () => number;
  readonly student: Simulated;
  /** What other students of the world teach, by how many they are. */
  readonly learnt: ReadonlyMap<number, Learnt>;
  /** All answers so far. */
  readonly answers: readonly Answered[];
  /** Kept from session to session by the way of planning itself. */
  readonly memory: Memory;
}

export interface Memory {
  carry: Record<string, number>;
  owed: Map<string, number>;
  cats: Map<string, Cat>;
  /** Which question a twin is like. */
  roots: Map<string, string>;
  /** Worked examples that were read, by type. */
  examples: Map<string, number>;
  /** What an Elo rating makes of the answers. */
  rating: Rating;
}

/** Questions of a session. */
export const SIZE = 12;
/** Questions looked at in a cell: every way of planning chooses from as many. */
const LOOKED_AT = 6;
const MOST_OF_A_TYPE = 2;

/** A pack in the making, of questions that were never seen. */
export class Pack {
  readonly chosen: Item[] = [];
  readonly #situation: Situation;
  constructor(situation: Situation) {
    this.#situation = situation;
  }
  free(item: Item): boolean {
    return !this.#situation.seen.has(item.id) && !this.chosen.includes(item);
  }
  /** Within the caps on types and forms that our own packs keep. */
  admits(item: Item): boolean {
    const ofType = this.chosen.filter(({ type }) => type === item.type).length;
    return ofType < MOST_OF_A_TYPE && !this.chosen.some(({ form }) => form === item.form);
  }
  /** Some of the questions of a subcategory that were never seen: of a band, or of all. */
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
