import { lessonNameOf } from '@twelvefold/content';
import {
  figures,
  type PlanUnit,
  type SecondLook,
  type StudyPlan,
  type StudyToday,
  type Track,
  type User,
} from '@twelvefold/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '../../platform/db/db.ts';
import { dayOf, zone } from '../../platform/india.ts';
import type { PlanningBank } from '../content/index.ts';
import { lockStudent, maybeGoal, type StudyFocus } from '../learning/index.ts';
import { maybeOpenSession, startedOfFreeWeek, workByDay } from '../practice/index.ts';
import { dayAfter, daysBetween, startOf } from './calendar.ts';
import { fittedTo, sessionsForToday } from './free-week.ts';
import { loadOf, namesOf, unitsForToday } from './planning.ts';
import { dayMarks, lastDay, type Progress, percentOf, progressOf } from './progress.ts';
import { type Look, looksBack, looksWaiting, lookView, stillWaiting, withLooks } from './second-look.ts';
import {
  addPlan,
  addUnits,
  endPlan,
  maybeNewestPlan,
  maybeUnitOn,
  type PlanRow,
  type UnitRow,
  unitsFrom,
} from './store.ts';
import { daysAndStreak } from './streak.ts';

export interface StudyPlans {
  db: Db;
  bank: PlanningBank;
}

/** A plan with units and progress at a moment. */
interface Standing {
  plan: PlanRow;
  units: UnitRow[];
  progress: Progress;
  today: string;
  /** How an active plan ended: all done, or past its last day; null while it runs. */
  over: 'completed' | 'ended' | null;
  /** Day of the plan with the exam, from 1; null when outside of the plan. */
  examDay: number | null;
  /** Waiting second looks; empty when the plan is over. */
  looks: Look[];
}

/** The exam's day of the plan; no later day has units. */
async function examDayOf(db: Db, plan: PlanRow): Promise<number | null> {
  const date = (await maybeGoal(db, plan.user_id))?.exam_date;
  if (!date || date < plan.starts_on || date > lastDay(plan)) return null;
  return daysBetween(plan.starts_on, date) + 1;
}

function endOf(plan: PlanRow, done: number, today: string): Standing['over'] {
  if (done >= plan.total_days * loadOf(plan.daily_minutes).usual) return 'completed';
  return today > lastDay(plan) ? 'ended' : null;
}

async function standingOf(db: Db, plan: PlanRow, now: Date): Promise<Standing> {
  const { user_id } = plan;
  const today = dayOf(now);
  // From the start of the first day: practice before the plan was made marks that day.
  const since = startOf(plan.starts_on);
  const work = await workByDay(db, user_id, { since, mark: plan.created_at, until: plan.ended_at, zone });
  const units = (await unitsFrom(db, user_id, plan.starts_on)).filter(unit => unit.plan_id === plan.id);
  const progress = progressOf(plan, units, work);
  const over = endOf(plan, progress.done, today);
  const examDay = await examDayOf(db, plan);
  const last = examDay === null ? lastDay(plan) : dayAfter(plan.starts_on, examDay - 1);
  return {
    plan,
    units,
    progress,
    today,
    over,
    examDay,
    looks: plan.status === 'active' && !over ? looksWaiting(units, progress, work, { today, last }) : [],
  };
}

async function planView(
  db: Db,
  { plan, units, progress, today, over, examDay }: Standing,
  now: Date,
): Promise<StudyPlan> {
  const load = loadOf(plan.daily_minutes);
  const days = dayMarks(plan, units, progress, load, today);
  return {
    id: plan.id,
    target_track: plan.track,
    status: plan.status === 'active' && over ? over : plan.status,
    daily_minutes: plan.daily_minutes,
    progress_percentage: percentOf(progress.done, plan.total_days * load.usual),
    days_completed: days.filter(day => day === 'done').length,
    total_days: plan.total_days,
    questions_solved: progress.solved,
    current_streak: (await daysAndStreak(db, plan.user_id, now)).streak,
    starts_on: plan.starts_on,
    ends_on: lastDay(plan),
    exam_day: examDay,
    day_number: Math.min(plan.total_days, daysBetween(plan.starts_on, today) + 1),
    days,
  };
}

/** The newest plan, or an empty list. */
export async function plansOf(db: Db, userId: string, now: Date): Promise<StudyPlan[]> {
  const plan = await maybeNewestPlan(db, userId);
  return plan ? [await planView(db, await standingOf(db, plan, now), now)] : [];
}

const onDay = (units: readonly UnitRow[], day: string) => units.filter(unit => unit.day === day);

/** Plans and stores today's units, at most one per available session. The caller holds the student's lock. */
async function beginDay(
  { bank }: StudyPlans,
  tx: Tx,
  user: User,
  standing: Standing,
  now: Date,
): Promise<UnitRow[]> {
  const { plan, progress, today, examDay, looks } = standing;
  if (examDay !== null && daysBetween(plan.starts_on, today) >= examDay) return [];
  const sessions = await sessionsForToday(tx, user, plan, today, now);
  if (sessions === 0) return [];
  const all = await unitsForToday(tx, bank, plan, progress, { today, examDay }, now);
  const planned = sessions === null ? all : fittedTo(all, sessions, plan.daily_minutes);
  const units = withLooks(planned, looks, { today, extra: sessions === null }).map((unit, i) => ({
    user_id: plan.user_id,
    id: uuidv7({ msecs: now.getTime() }),
    plan_id: plan.id,
    day: today,
    place: i + 1,
    subcategory: unit.topic,
    band: unit.band,
    questions: unit.questions,
    second_look_of: unit.second_look_of,
  }));
  await addUnits(tx, units);
  return units;
}

async function unitsToday(plans: StudyPlans, user: User, standing: Standing, now: Date): Promise<UnitRow[]> {
  const { plan, units, over, today } = standing;
  const begun = onDay(units, today);
  if (begun.length > 0 || over || plan.status !== 'active') return begun;
  return plans.db.transaction(async tx => {
    await lockStudent(tx, plan.user_id);
    const written = onDay(await unitsFrom(tx, plan.user_id, today), today).filter(
      unit => unit.plan_id === plan.id,
    );
    return written.length > 0 ? written : beginDay(plans, tx, user, standing, now);
  });
}

function unitView(unit: UnitRow, { progress, units, looks }: Standing, dated: boolean): PlanUnit {
  const look = looks.find(look => look.unit.id === unit.id);
  const { topic, subcategory } = namesOf(unit.subcategory);
  return {
    id: unit.id,
    topic_name: topic,
    subcategory,
    lesson: lessonNameOf(unit.subcategory),
    target_minutes: unit.questions * figures.plan.minutesPerQuestion,
    target_questions: unit.questions,
    difficulty_focus: unit.band,
    completed_questions: Math.min(unit.questions, progress.byUnit.get(unit.id)?.done ?? 0),
    second_look: look ? lookView(look, dated) : null,
    looks_back: looksBack(unit, units, progress),
  };
}

export async function todayOf(plans: StudyPlans, user: User, now: Date): Promise<StudyToday> {
  const { db } = plans;
  const userId = user.id;
  const plan = await maybeNewestPlan(db, userId);
  const before = plan && (await standingOf(db, plan, now));
  const units = before ? await unitsToday(plans, user, before, now) : [];
  // New units may already be partly done by today's practice of their subcategories.
  const begun = units.length > (before ? onDay(before.units, before.today).length : 0);
  const standing = plan && begun ? await standingOf(db, plan, now) : before;
  const open = await maybeOpenSession(db, userId, 'study');
  const dated = !!standing?.looks.length && (await startedOfFreeWeek(db, user, now)) === null;
  const today = dayOf(now);
  return {
    date: today,
    plan_units: standing ? units.map(unit => unitView(unit, standing, dated)) : [],
    second_looks: stillWaiting(standing?.looks ?? [], units, today).map(look => lookView(look, dated)),
    active_session: open && {
      session_id: open.id,
      unit_id: open.unit_id,
      current_position: open.final_count + 1,
      total_questions: open.total,
    },
  };
}

/** The first second look due today, without planning the day; null in a free week. */
export async function lookDueToday(db: Db, user: User, now: Date): Promise<SecondLook | null> {
  const plan = await maybeNewestPlan(db, user.id);
  if (plan?.status !== 'active') return null;
  const { looks, today } = await standingOf(db, plan, now);
  const due = looks.find(look => look.due_on === today);
  return due && (await startedOfFreeWeek(db, user, now)) === null ? lookView(due, true) : null;
}

export interface NewPlan {
  target_track: Track;
  target_days: number;
  daily_minutes?: number | undefined;
}

/** Whether the wanted plan equals one made today and not begun: a double click makes one plan. */
const isSame = ({ plan, progress, today }: Standing, wanted: Pick<PlanRow, 'track' | 'daily_minutes'>) =>
  plan.starts_on === today &&
  progress.done === 0 &&
  plan.track === wanted.track &&
  plan.daily_minutes === wanted.daily_minutes;

/** Creates a plan from today on. The active one ends; its work and the streak remain. */
export async function createPlan(
  plans: StudyPlans,
  user: User,
  given: NewPlan,
  now: Date,
): Promise<StudyPlan> {
  const userId = user.id;
  return plans.db.transaction(async tx => {
    await lockStudent(tx, userId);
    const plan: PlanRow = {
      user_id: userId,
      id: uuidv7({ msecs: now.getTime() }),
      track: given.target_track,
      status: 'active',
      total_days: given.target_days,
      daily_minutes: given.daily_minutes ?? figures.plan.tracks[given.target_track].minutes,
      starts_on: dayOf(now),
      created_at: now,
      ended_at: null,
    };
    const earlier = await maybeNewestPlan(tx, userId);
    if (earlier?.status === 'active') {
      const standing = await standingOf(tx, earlier, now);
      if (isSame(standing, plan)) return planView(tx, standing, now);
      await endPlan(tx, userId, earlier.id, standing.over ?? 'replaced', now);
    }
    await addPlan(tx, plan);
    const standing = await standingOf(tx, plan, now);
    await beginDay(plans, tx, user, standing, now);
    return planView(tx, standing, now);
  });
}

/** Focus of a unit's session; null unless it is one of today's. */
export async function focusOfUnit(
  db: Db,
  userId: string,
  unitId: string,
  now: Date,
): Promise<StudyFocus | null> {
  const unit = await maybeUnitOn(db, userId, unitId, dayOf(now));
  return unit && { subcategory: unit.subcategory, band: unit.band };
}
