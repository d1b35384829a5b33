import type { Band, StudyPlan } from '@twelvefold/contract';
import type { DayWork } from '../practice/index.ts';
import { dayAfter, daysBetween } from './calendar.ts';
import type { DailyLoad } from './days/request.ts';
import type { PlanRow, UnitRow } from './store.ts';

/** Progress of a plan, from the answers. */
export interface Progress {
  /** Answered or skipped questions. */
  done: number;
  /** Questions answered. */
  solved: number;
  bands: Record<Band, number>;
  /** Practice on the first day before the plan was made counts 0 questions but marks the day. */
  topics: Record<string, { questions: number; lastDay: number }>;
  byDay: ReadonlyMap<string, number>;
  /** By unit id; may exceed the unit's size. */
  byUnit: ReadonlyMap<string, Tally>;
}

/** Answered or skipped questions, and right ones. */
export interface Tally {
  done: number;
  right: number;
}

type Unit = Pick<UnitRow, 'id' | 'day' | 'subcategory' | 'questions'>;

/** The unit of some work: the study session's own, else the one of the same day and subcategory. */
function unitOf(work: DayWork, units: readonly Unit[]): Unit | null {
  return (
    units.find(unit => unit.id === work.unit_id) ??
    units.find(unit => unit.day === work.day && unit.subcategory === work.subcategory) ??
    null
  );
}

/** Study sessions count fully; practice counts when its subcategory is planned for the day. */
const counts = (work: DayWork, units: readonly Unit[]): boolean =>
  work.kind === 'study' || unitOf(work, units) !== null;

type PlanDays = Pick<PlanRow, 'starts_on' | 'total_days'>;

export const lastDay = ({ starts_on, total_days }: PlanDays): string => dayAfter(starts_on, total_days - 1);

/** Work from the plan's creation to its last day; `units` are the plan's. */
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

/** Percentage done; 100 only when all is done. */
export const percentOf = (done: number, all: number): number =>
  done < all ? Math.min(99, Math.round((100 * done) / all)) : 100;

/** Marks of the plan's days up to today or its end. */
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

/** A day is done when its planned number of questions (of any topic) or all its units were done. */
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
