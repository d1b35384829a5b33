import type { Band, StudyPlan } from '@twelvefold/contract';
import type { DayWork } from '../practice/index.ts';
import { dayAfter, daysBetween } from './calendar.ts';
import type { DailyLoad } from './days/request.ts';
import type { PlanRow, UnitRow } from './store.ts';

/** What counts of a plan so far, from the answers. */
export interface Progress {
  /** Questions answered or skipped. */
  done: number;
  /** Questions answered. */
  solved: number;
  bands: Record<Band, number>;
  /** What was practised on the plan's first day before it was made counts for nothing, but rests for that day. */
  topics: Record<string, { questions: number; lastDay: number }>;
  byDay: ReadonlyMap<string, number>;
  /** By unit id; may exceed the unit's target. */
  byUnit: ReadonlyMap<string, Tally>;
}

/** Questions answered or skipped, and those answered right. */
export interface Tally {
  done: number;
  right: number;
}

type Unit = Pick<UnitRow, 'id' | 'day' | 'subcategory' | 'questions'>;

/**
 * The unit a piece of work belongs to: that of its study session, or else the one planned for the same subcategory on
 * the same day.
 */
function unitOf(work: DayWork, units: readonly Unit[]): Unit | null {
  return (
    units.find(unit => unit.id === work.unit_id) ??
    units.find(unit => unit.day === work.day && unit.subcategory === work.subcategory) ??
    null
  );
}

/** Study sessions count whole; of a practice session, what falls into a subcategory planned for that day. */
const counts = (work: DayWork, units: readonly Unit[]): boolean =>
  work.kind === 'study' || unitOf(work, units) !== null;

type PlanDays = Pick<PlanRow, 'starts_on' | 'total_days'>;

export const lastDay = ({ starts_on, total_days }: PlanDays): string => dayAfter(starts_on, total_days - 1);

/** Adds up the work from the plan's making to its last day; `units` are the plan's own. */
export function progressOf(plan: PlanDays, units: readonly Unit[], work: readonly DayWork[]): Progress {
  const bands: Record<Band, number> = { Easy: 0, Medium: 0, Hard: 0 };
  const topics: Progress['topics'] = {};
  const byDay = new Map<string, number>();
  const byUnit = new Map<string, Tally>();
  let done = 0;
  let solved = 0;
  for (const w of work.filter(w => w.marked && w.day <= lastDay(plan) && counts(w, units))) {
    done += w.done;
    solved += w.solved;
    bands[w.band] += w.done;
    const day = daysBetween(plan.starts_on, w.day) + 1;
    const topic = topics[w.subcategory] ?? { questions: 0, lastDay: day };
    topics[w.subcategory] = {
      questions: topic.questions + w.done,
      lastDay: Math.max(topic.lastDay, day),
    };
    byDay.set(w.day, (byDay.get(w.day) ?? 0) + w.done);
    const unit = unitOf(w, units);
    if (unit) {
      const { done, right } = byUnit.get(unit.id) ?? { done: 0, right: 0 };
      byUnit.set(unit.id, { done: done + w.done, right: right + w.right });
    }
  }
  for (const w of work)
    if (!w.marked && w.day === plan.starts_on) topics[w.subcategory] ??= { questions: 0, lastDay: 1 };
  return { done, solved, bands, topics, byDay, byUnit };
}

/** Whole per cent of the plan's questions that are done; only the last one makes the hundred. */
export const percentOf = (done: number, all: number): number =>
  done < all ? Math.min(99, Math.round((100 * done) / all)) : 100;

/** The days of a plan up to `today`, or to its last one. */
export function dayMarks(
  plan: PlanDays,
  units: readonly Unit[],
  progress: Progress,
  load: DailyLoad,
  today: string,
): StudyPlan['days'] {
  const length = Math.min(plan.total_days, daysBetween(plan.starts_on, today) + 1);
  return Array.from({ length }, (_, i) => {
    const day = dayAfter(plan.starts_on, i);
    return markOf(
      units.filter(unit => unit.day === day),
      progress.byDay.get(day) ?? 0,
      progress,
      load,
    );
  });
}

/** A day is done when as much was done on it as it planned, in whatever subcategory, or all its units are. */
function markOf(
  units: readonly Unit[],
  onDay: number,
  { byUnit }: Progress,
  load: DailyLoad,
): StudyPlan['days'][number] {
  const planned = units.reduce((sum, unit) => sum + unit.questions, 0);
  const ofUnits = units.reduce(
    (sum, unit) => sum + Math.min(unit.questions, byUnit.get(unit.id)?.done ?? 0),
    0,
  );
  if (onDay >= (planned || load.usual) || (planned > 0 && ofUnits >= planned)) return 'done';
  return onDay > 0 || ofUnits > 0 ? 'some' : 'rest';
}
