import { categories } from '@twelvefold/content';
import type { DataExport, SharedPage } from '@twelvefold/contract';
import { type Answer, Attempts, bands, completedIn, topics } from './answers.ts';
import { stakesFrom } from './beliefs.ts';
import { type Account, accountOf, ofWrong, scored, shareOf } from './sentences.ts';

/** Recomputes the Sunday letter and the shared page of a student's calendar week from an exported document. */

const dayMs = 86_400_000;
/** Offset of India from UTC, constant since 1945. */
const aheadMs = 5.5 * 3_600_000;
const startMs = (day: string) => Date.parse(`${day}T00:00:00Z`) - aheadMs;
export const indianDay = (at: Date | string) =>
  new Date(new Date(at).getTime() + aheadMs).toISOString().slice(0, 10);
const plus = (day: string, days: number) => indianDay(new Date(startMs(day) + days * dayMs));
const mondayOf = (day: string) => plus(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** The account with the sessions completed since Monday as the recent ones. */
export function weekAccount(data: DataExport, now: Date): Account {
  const monday = startMs(mondayOf(indianDay(now)));
  const isOfWeek = ({ completed_at }: DataExport['sessions'][number]) =>
    Date.parse(completed_at ?? '') >= monday;
  return accountOf(data, now, completedIn(data).filter(isOfWeek).length);
}

/** Consecutive practice days, with one free rest day a week and one earned by every sixth day (decision 10). */
function streakFrom(practised: ReadonlySet<string>, today: string): number {
  let [streak, kept, sinceRest] = [0, 0, 0];
  const rests = new Map<string, number>();
  const [first = today] = [...practised].sort();
  for (let day = first; day <= today; day = plus(day, 1)) {
    const monday = mondayOf(day);
    if (practised.has(day)) {
      streak++;
      sinceRest++;
      if (streak % 6 === 0) kept = Math.min(2, kept + 1);
    } else if (day < today) {
      const rested = rests.get(monday) ?? 0;
      rests.set(monday, rested + 1);
      if (rested > 0 && kept > 0) kept--;
      else if (rested > 0) {
        streak = sinceRest;
        kept = Math.min(2, Math.floor(sinceRest / 6));
        rests.set(monday, 1);
      }
      sinceRest = 0;
    }
  }
  return streak;
}

/** The reply of POST /shared-page without `expires_at`. */
export function pageFrom(data: DataExport, now: Date): Omit<SharedPage, 'expires_at'> {
  const { lately, recent } = weekAccount(data, now);
  const today = indianDay(now);
  const days = new Set(
    data.answers.filter(({ outcome }) => outcome !== 'image_failed').map(a => indianDay(a.answered_at)),
  );
  const all = new Attempts(data.answers);
  const exam = data.goal?.exam_date ?? null;
  return {
    name: data.profile.full_name,
    date: today,
    streak: streakFrom(days, today),
    days_this_week: [...days].filter(day => day >= mondayOf(today)).length,
    days_a_week: data.goal?.days_a_week ?? null,
    days_to_exam: exam === null || exam < today ? null : (startMs(exam) - startMs(today)) / dayMs,
    categories: categories.map(({ name }) => ({
      name,
      correct: all.on(name).right,
      attempts: all.on(name).count,
    })),
    week: recent === 0 ? null : { sessions: recent, correct: lately.right, attempts: lately.count },
  };
}

/**
 * Sentences on significant rises and falls since Monday on questions of similar difficulty: two of each, largest
 * first.
 */
export function movesFrom({ lately, before }: Account): string[] {
  const share = (some: Attempts) => some.right / some.count;
  const hardness = (some: Attempts) =>
    some.all.reduce((sum, a) => sum + bands.indexOf(a.difficulty_band), 0) / some.count;
  const moved = topics.flatMap(({ name }) => {
    const [now, then] = [lately.on(name), before.on(name)];
    if (now.count < 5 || then.count < 5) return [];
    const by = share(now) - share(then);
    const both = (now.right + then.right) / (now.count + then.count);
    const error = Math.sqrt(both * (1 - both) * (1 / now.count + 1 / then.count));
    const harder = hardness(now) - hardness(then);
    const isOfChance = Math.abs(by) < 0.1 || Math.abs(by) < 1.5 * error;
    return isOfChance || (by > 0 ? harder < -0.25 : harder > 0.25) ? [] : [{ name, now, then, by }];
  });
  const sentences = (sign: 1 | -1, verb: string) =>
    moved
      .filter(({ by }) => by * sign > 0)
      .sort((a, b) => sign * (b.by - a.by))
      .slice(0, 2)
      .map(
        ({ name, now, then }) =>
          `${name} ${verb}: ${scored(now)} right lately, against ${scored(then)} before.`,
      );
  return [...sentences(1, 'rose'), ...sentences(-1, 'fell')];
}

/** Sentences on time since Monday: for half and at least three wrong answers of a topic, or half and five of all. */
export function timeFrom({ lately }: Account): string[] {
  const wrong = lately.where(a => a.outcome === 'incorrect');
  const isLate = (a: Answer) => shareOf(a) > 1.6;
  const isRushed = (a: Answer) => a.elapsed_ms !== null && shareOf(a) < 0.4;
  const costs = (some: Attempts, isMeant: (a: Answer) => boolean, least: number) =>
    some.where(isMeant).count >= least && 2 * some.where(isMeant).count >= some.count;
  const [worst] = topics
    .filter(({ name }) => costs(wrong.on(name), isLate, 3))
    .sort((a, b) => wrong.on(b.name).where(isLate).count - wrong.on(a.name).where(isLate).count);
  if (worst)
    return [`${worst.name}: ${ofWrong(lately.on(worst.name), s => s > 1.6)} took well over the target time.`];
  if (costs(wrong, isLate, 5)) return [`${ofWrong(lately, s => s > 1.6)} took well over the target time.`];
  if (costs(wrong, isRushed, 5))
    return [`${ofWrong(lately, s => s < 0.4)} came in less than 40% of the target time.`];
  return [];
}

/** The end of the letter: next week by goal and answers, and the exam. */
export function nextWeekFrom(data: DataExport, now: Date): string[] {
  const { days_a_week, days_to_exam } = pageFrom(data, now);
  const stakes = stakesFrom(data, now)
    .slice(0, 3)
    .map(({ subcategory_name, marks }) => `${subcategory_name} (${marks})`);
  const plural = (days: number) => `${days} day${days === 1 ? '' : 's'}`;
  const named = stakes.some(one => one.includes(', '))
    ? stakes.join('; ')
    : [stakes.slice(0, -1).join(', '), stakes.at(-1)].filter(Boolean).join(' and ');
  const next = [
    ...(days_a_week === null ? [] : [`${plural(days_a_week)} of practice, by your goal.`]),
    ...(stakes.length === 0 ? [] : [`Most marks at stake in the exam: ${named}.`]),
  ];
  return [
    ...next.map((words, i) => (i === 0 ? `Next week: ${words}` : words)),
    ...(days_to_exam === null ? [] : [`Your exam is in ${plural(days_to_exam)}.`]),
  ];
}
