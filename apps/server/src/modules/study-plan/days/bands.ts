import { BANDS, type Band, mastery } from '@twelvefold/engine';
import type { DaysRequest } from './request.ts';

/** A placed unit without a band. */
export interface Placed {
  readonly topic: string;
  readonly questions: number;
  readonly day: number;
  /** Place on its day, from 0. */
  readonly place: number;
  /** Position in its topic, [0, 1]. */
  readonly through: number;
}

/**
 * Weights of a unit's hardness: its position in the topic, mastery of the topic, and an even scatter that gives every
 * week several bands. Position counts fully for tracks with half of Easy (difficulty rises gradually) and less for
 * tracks with fewer Easy questions (mixed or hard from the start).
 */
const THROUGH_WEIGHT = 0.6;
const GRADUAL_EASY_SHARE = 0.5;
const MASTERY_WEIGHT = 0.8;
const SCATTER_WEIGHT = 0.4;

/** Multiples of the golden ratio modulo 1 are evenly distributed (Weyl's additive recurrence). */
const GOLDEN = (Math.sqrt(5) - 1) / 2;
const PLACES_A_DAY = 4;

function scatter({ day, place }: Placed): number {
  return ((day * PLACES_A_DAY + place) * GOLDEN) % 1;
}

/** Bands of units in the given order: units are ranked by hardness and bands dealt along, so the plan's mix holds. */
export function bandsFor(units: readonly Placed[], request: DaysRequest): Band[] {
  const gradual = Math.min(1, request.mix[0] / GRADUAL_EASY_SHARE) ** 2;
  const hardness = (unit: Placed) =>
    THROUGH_WEIGHT * gradual * unit.through +
    MASTERY_WEIGHT * mastery(request.state, unit.topic, request.medium, request.now).probability +
    SCATTER_WEIGHT * scatter(unit);
  const ranked = units
    .map((unit, index) => ({ index, questions: unit.questions, hardness: hardness(unit) }))
    .sort((a, b) => a.hardness - b.hardness || a.index - b.index);
  const ends = bandEnds(
    request,
    units.reduce((sum, unit) => sum + unit.questions, 0),
  );
  const bands: Band[] = Array(units.length).fill('Hard');
  let reached = 0;
  for (const { index, questions } of ranked) {
    const middle = reached + questions / 2;
    bands[index] = BANDS.find((_band, i) => middle <= (ends[i] ?? 0)) ?? 'Hard';
    reached += questions;
  }
  return bands;
}

/**
 * End of each band along the ranking, in questions the mix still owes. Owed relative to the expected work, not to the
 * units laid out: each morning takes the easiest units, so with missed days the hard end would never be reached.
 */
function bandEnds(request: DaysRequest, questions: number): number[] {
  const { mix, bands } = request;
  const coming = doneOf(request) + expectedOf(request, questions);
  const owed = BANDS.map((band, i) => Math.max(0, (mix[i] ?? 0) * coming - bands[band]));
  const all = owed.reduce((sum, amount) => sum + amount, 0);
  let reached = 0;
  return owed.map(amount => {
    reached += all > 0 ? (amount * questions) / all : 0;
    return reached;
  });
}

const doneOf = ({ bands }: DaysRequest): number => BANDS.reduce((sum, band) => sum + bands[band], 0);

/** Prior weight, in days, of the student's habit: one or two missed days at the start say little. */
const ASSUMED_DAYS = 3;

/**
 * Exponent on the share of work kept so far: a student who did half is expected to do a quarter of the rest. Work
 * beyond the expectation gets its bands when it comes; hard questions deferred to missed days are lost.
 */
const CAUTION = 2;

/** Questions expected to be done, extrapolated from past days. */
function expectedOf(request: DaysRequest, questions: number): number {
  const { days, firstDay, load } = request;
  const assumed = ASSUMED_DAYS * load.usual;
  const kept = (doneOf(request) + assumed) / ((firstDay - 1) * load.usual + assumed);
  return Math.min(questions, kept ** CAUTION * load.usual * (days - firstDay + 1));
}
