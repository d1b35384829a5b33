import type { StudyPlan } from '@twelvefold/contract';

/** A study plan on its third day, for tests that need any. */
export const plan: StudyPlan = {
  id: '019cc1d6-be10-774f-a141-b2b5359f3475',
  target_track: 'beginner',
  status: 'active',
  daily_minutes: 50,
  progress_percentage: 1,
  days_completed: 1,
  total_days: 90,
  questions_solved: 20,
  current_streak: 1,
  starts_on: '2026-03-02',
  ends_on: '2026-05-30',
  exam_day: null,
  day_number: 3,
  days: ['done', 'rest', 'rest'],
};
