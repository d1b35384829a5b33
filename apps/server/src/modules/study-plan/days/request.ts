import type { Band, LearnerState } from '@twelvefold/engine';

/** A subcategory a study plan can schedule. */
export interface StudyTopic {
  readonly code: string;
  readonly category: string;
  /** Expected questions in a paper of 22. */
  readonly weight: number;
  /** Codes of the subcategories to learn before this one. */
  readonly requires: readonly string[];
}

/** Questions a day. All three are even, so that units have whole numbers of five minutes. */
export interface DailyLoad {
  readonly usual: number;
  /** A day has at most so many fewer when the student is ahead, */
  readonly less: number;
  /** and at most so many more when days were missed. */
  readonly more: number;
  /** Days a week on which the student means to study, 1 to 7; six where nothing is said. */
  readonly daysAWeek?: number;
}

/** What was done for a topic since the plan began. */
interface Practised {
  readonly questions: number;
  /** Number of the plan's day it was last practised on, from 1. */
  readonly lastDay: number;
}

export interface DaysRequest {
  readonly state: LearnerState;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Difficulty of a Medium question, in logits: what topics are known against. */
  readonly medium: number;
  /** Topics that have questions, in the order of the taxonomy. */
  readonly topics: readonly StudyTopic[];
  /** Days of the whole plan, and the number of the first one to lay out, from 1. */
  readonly days: number;
  readonly firstDay: number;
  readonly load: DailyLoad;
  /** Shares of Easy, Medium and Hard questions over the whole plan; they add up to 1. */
  readonly mix: readonly [number, number, number];
  /** By topic code. Questions done outside the topics may be left out here, but not of `bands`. */
  readonly practised: Readonly<Record<string, Practised>>;
  /** Everything done since the plan began, by band. */
  readonly bands: Readonly<Record<Band, number>>;
}

/** One sitting of a day, all from one topic. */
export interface PlannedUnit {
  readonly topic: string;
  readonly band: Band;
  /** Even, from 2. */
  readonly questions: number;
}

export interface PlannedDay {
  /** From 1. */
  readonly day: number;
  /** None when all is done. */
  readonly units: readonly PlannedUnit[];
}
