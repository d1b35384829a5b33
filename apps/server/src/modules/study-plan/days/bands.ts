import { BANDS, type Band, mastery } from '@twelvefold/engine';
import type { DaysRequest } from './request.ts';

/** A unit that has its place but no band yet. */
export interface Placed {
  readonly topic: string;
  readonly questions: number;
  readonly day: number;
  /** Place on its day, from 0. */
  readonly place: number;
  /** How far through its topic the unit stands, in [0, 1]. */
  readonly through: number;
}

/**
 * What makes a unit hard: how far through its topic it stands, how well the topic is known, and an even scatter that
 * gives every week more than one band. How far through weighs as much as the track begins from the foundations: at
 * half of Easy it rules, so that difficulty is gradual; with less of Easy the track is mixed, or hard, from its first
 * weeks on.
 */
const THROUGH_WEIGHT = 0.6;
const GRADUAL_EASY_SHARE = 0.5;
const MASTERY_WEIGHT = 0.8;
const SCATTER_WEIGHT = 0.4;

/** Multiples of the golden section modulo 1 lie as evenly as a sequence can (the additive recurrence of Weyl). */
const GOLDEN = (Math.sqrt(5) - 1) / 2;
const PLACES_A_DAY = 4;

function scatter({ day, place }: Placed): number {
  return ((day * PLACES_A_DAY + place) * GOLDEN) % 1;
}

/**
 * The band of each unit, in the order given. Units are ranked by how hard they should be, and the bands are
 * dealt along the ranking, so that with what was done the whole plan keeps its mix to within one unit.
 */
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
 * Where each band ends along the ranking, in questions: what the mix still owes it. Owed is a share of what will be
 * done and not of what is laid out: each morning takes the easiest end of the ranking, so that with every day missed
 * the hard end would move away, and the plan of a student who comes every other day would end easier than its track.
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

/** Days' work with which the habit of a student is weighed in: one or two days missed at the start say little. */
const ASSUMED_DAYS = 3;

/**
 * Exponent on the share kept so far: who came to half of the days is expected at a quarter of those left. Habits fade;
 * what comes beyond the expected is given its bands as it comes, what was put off for days that are missed is lost.
 */
const CAUTION = 2;

/** How many of the questions laid out will be done, judging the days left by those gone. */
function expectedOf(request: DaysRequest, questions: number): number {
  const { days, firstDay, load } = request;
  const assumed = ASSUMED_DAYS * load.usual;
  const kept = (doneOf(request) + assumed) / ((firstDay - 1) * load.usual + assumed);
  return Math.min(questions, kept ** CAUTION * load.usual * (days - firstDay + 1));
}
