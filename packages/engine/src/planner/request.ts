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
  /** Code to the remainder in questions (negative: ahead) from the last pack. */
  readonly carry: Readonly<Record<string, number>>;
  /** false: the exam's fixed mix. */
  readonly adaptive: boolean;
  /** Due mistakes in the order of return; at most three return in a pack. */
  readonly due?: readonly DueMistake[];
  /** Forms answered right since yesterday; they are avoided while the bank has others. */
  readonly resting?: ReadonlySet<string>;
  /** Days until the exam; absent when unknown. */
  readonly daysToExam?: number;
  /** Practice days a week, 1 to 7; absent when unknown. */
  readonly daysAWeek?: number;
  /** Target percentile; absent when unknown. */
  readonly targetPercentile?: number;
  /** Chance of success at which practice teaches most; default AIM. */
  readonly aim?: number;
  /**
   * Worked examples of the item's type read lately; null when it cannot have an example. Absent: no examples at all.
   */
  readonly examplesRead?: (item: Item) => number | null;
  /** Subcategories the student asked for: each gets at least two items of the pack. */
  readonly wished?: readonly string[];
  /** Study unit: draw from this subcategory, and from this band while it has items. */
  readonly focus?: { readonly subcategory: string; readonly band?: Band };
}

export interface PlannedItem {
  readonly item: Item;
  /** Chance of a right answer at planning, from the guess floor (1/4, or 0 for a typed answer) to 1. */
  readonly probability: number;
  readonly reason: Reason;
  /** Whether a worked example comes before it. */
  readonly pair: boolean;
}

export interface Pack {
  readonly items: PlannedItem[];
  /** Remainders of rounding for the next plan, at most two questions each. */
  readonly carry: Record<string, number>;
}
