import { categories } from '@twelvefold/content';
import { figures, type Track } from '@twelvefold/contract';
import type { Bank } from '@twelvefold/engine';
import type { Db } from '../../platform/db/db.ts';
import type { PlanningBank } from '../content/index.ts';
import { maybeGoal } from '../learning/index.ts';
import { learnedOf } from '../practice/index.ts';
import { daysBetween } from './calendar.ts';
import { planDays } from './days/plan-days.ts';
import type { DailyLoad, PlannedUnit, StudyTopic } from './days/request.ts';
import type { Progress } from './progress.ts';
import type { PlanRow } from './store.ts';

const { minutesPerQuestion, shorterByMinutes, longerByMinutes, tracks } = figures.plan;

const evenQuestions = (minutes: number): number => 2 * Math.round(minutes / minutesPerQuestion / 2);

/** Daily load for these minutes. */
export const loadOf = (dailyMinutes: number): DailyLoad => ({
  usual: evenQuestions(dailyMinutes),
  less: evenQuestions(shorterByMinutes),
  more: evenQuestions(longerByMinutes),
});

function mixOf(track: Track): readonly [number, number, number] {
  const [easy, medium, hard] = tracks[track].mix;
  return [easy / 100, medium / 100, hard / 100];
}

/** Names of a subcategory and its category. Throws for an unknown code. */
export function namesOf(code: string): { topic: string; subcategory: string } {
  for (const category of categories) {
    const subcategory = category.subcategories.find(s => s.code === code);
    if (subcategory) return { topic: category.name, subcategory: subcategory.name };
  }
  throw new Error(`The taxonomy has no subcategory ${code}`);
}

/** Subcategories with questions, and their prerequisites. */
const topicsIn = (bank: Bank): StudyTopic[] =>
  categories.flatMap(category =>
    category.subcategories
      .filter(({ code }) => bank.subcategories.has(code))
      .map(({ code, weight, requires }) => ({ code, category: category.code, weight, requires })),
  );

/** Today's units, planned together with all later days (up to the exam) from work done and current beliefs. */
export async function unitsForToday(
  db: Db,
  planningBank: PlanningBank,
  plan: PlanRow,
  progress: Progress,
  { today, examDay }: { today: string; examDay: number | null },
  now: Date,
): Promise<readonly PlannedUnit[]> {
  const bank = await planningBank.current(db);
  const daysAWeek = (await maybeGoal(db, plan.user_id))?.days_a_week;
  const [first] = planDays({
    state: (await learnedOf(db, plan.user_id, now)).state,
    now: now.getTime(),
    medium: bank.bandDifficulty.Medium,
    topics: topicsIn(bank),
    days: examDay ?? plan.total_days,
    firstDay: daysBetween(plan.starts_on, today) + 1,
    load: { ...loadOf(plan.daily_minutes), ...(daysAWeek && { daysAWeek }) },
    mix: mixOf(plan.track),
    practised: progress.topics,
    bands: progress.bands,
  });
  return first?.units ?? [];
}
