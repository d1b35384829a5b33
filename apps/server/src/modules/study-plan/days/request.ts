import type { Band, LearnerState } from '@twelvefold/engine';

/** A subcategory that a plan can schedule. */
export interface StudyTopic {
  readonly code: string;
  readonly category: string;
  /** Expected questions in a paper of 22. */
  readonly weight: number;
  /** Codes of prerequisite subcategories. */
  readonly requires: readonly string[];
}

/** Questions per day. `usual`, `less` and `more` are even: units have whole multiples of 5 minutes. */
export interface DailyLoad {
  readonly usual: number;
  /** Maximum reduction when the student is ahead. */
  readonly less: number;
  /** Maximum addition after missed days. */
  readonly more: number;
  /** Study days a week, 1 to 7; 6 by default. */
  readonly daysAWeek?: number;
}

/** Work on a topic since the plan began. */
interface Practised {
  readonly questions: number;
  /** Last day of the plan with work on it, from 1. */
  readonly lastDay: number;
}

export interface DaysRequest {
  readonly state: LearnerState;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Difficulty of a Medium question in logits, for mastery. */
  readonly medium: number;
  /** Topics with questions, in taxonomy order. */
  readonly topics: readonly StudyTopic[];
  /** Length of the plan, and the first day to plan, from 1. */
  readonly days: number;
  readonly firstDay: number;
  readonly load: DailyLoad;
  /** Shares of Easy, Medium and Hard over the whole plan; they sum to 1. */
  readonly mix: readonly [number, number, number];
  /** By topic code; work outside the topics may be missing here, but not in `bands`. */
  readonly practised: Readonly<Record<string, Practised>>;
  /** All work since the plan began, by band. */
  readonly bands: Readonly<Record<Band, number>>;
}

/** A sitting on one topic. */
export interface PlannedUnit {
  readonly topic: string;
  readonly band: Band;
  /** Even, at least 2. */
  readonly questions: number;
}

export interface PlannedDay {
  /** From 1. */
  readonly day: number;
  /** Empty when all is done. */
  readonly units: readonly PlannedUnit[];
}
