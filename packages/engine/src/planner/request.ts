import type { Band, Item } from '../item.ts';
import type { LearnerState } from '../learner.ts';
import type { Reason } from '../reasons.ts';
import type { Bank } from './bank.ts';
import type { DueMistake } from './mistake.ts';

export interface PlanRequest {
  readonly state: LearnerState;
  readonly bank: Bank;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Uniform in [0, 1); the same sequence gives the same pack. */
  readonly random: () => number;
  /** 1-based; the first two are the diagnostic. */
  readonly sessionNumber: number;
  /** 12, or 24 for a long study session. */
  readonly size: number;
  /** Question (see questionOf) to milliseconds since the epoch when this student last saw it. */
  readonly seen: ReadonlyMap<string, number>;
  /** Item id to times served to anyone; may be empty. */
  readonly exposure: ReadonlyMap<string, number>;
  /** Code to the questions that rounding still owes it (negative: ahead), from the last pack. */
  readonly carry: Readonly<Record<string, number>>;
  /** false: the fixed exam blueprint. */
  readonly adaptive: boolean;
  /** Mistakes that are due, in the order in which they are to return: at most three of them return. */
  readonly due?: readonly DueMistake[];
  /** Forms answered right since yesterday: they rest while the bank has others. */
  readonly resting?: ReadonlySet<string>;
  /** Days until the exam; absent where no date is known. */
  readonly daysToExam?: number;
  /** Days a week on which the student practises, 1 to 7; absent where nothing is said of it. */
  readonly daysAWeek?: number;
  /** The percentile the student aims at; absent where none is known. */
  readonly targetPercentile?: number;
  /** Chance of success at which practice teaches most; AIM where absent. */
  readonly aim?: number;
  /** Worked examples of its type that were read lately, of an item that one can stand before, else null; none where absent. */
  readonly examplesRead?: (item: Item) => number | null;
  /** Subcategories the student asked for: each gets at least two items of the pack. */
  readonly wished?: readonly string[];
  /** Study unit: draw from this subcategory, and this band as far as it goes. */
  readonly focus?: { readonly subcategory: string; readonly band?: Band };
}

export interface PlannedItem {
  readonly item: Item;
  /** Chance of a right answer when planned, in (1/4, 1). */
  readonly probability: number;
  readonly reason: Reason;
  /** Whether a worked example comes before it. */
  readonly pair: boolean;
}

export interface Pack {
  readonly items: PlannedItem[];
  /** To be handed to the next plan: rounding only, no entry beyond two questions. */
  readonly carry: Record<string, number>;
}
