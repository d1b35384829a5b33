import type { Stake } from '@twelvefold/contract';
import { dayOf } from '../../platform/india.ts';
import { plural } from '../../platform/sentences.ts';
import { cellsOf } from '../learning/index.ts';
import { learnedOf } from '../practice/index.ts';
import { dayAfter, startOf, weekdayOf } from '../study-plan/index.ts';
import { evidenceOf } from './insights.ts';
import { type Dashboard, stakesOf } from './progress.ts';
import { recentMarkdown, tallyOf } from './recent.ts';
import { bold } from './words.ts';

export interface Week {
  sessions: number;
  /** Right answers and answers in sessions completed since Monday. */
  correct: number;
  attempts: number;
  /** The insight of these sessions against all earlier ones. */
  markdown: string;
  stakes: Stake[];
}

/** The current calendar week; null without a completed session. */
export async function weekOf(dashboard: Dashboard, userId: string, now: Date): Promise<Week | null> {
  const today = dayOf(now);
  const monday = startOf(dayAfter(today, 1 - weekdayOf(today)));
  const { db, bank } = dashboard;
  const { state, totals } = await learnedOf(db, userId, now);
  const isOfWeek = ({ completed_at }: { completed_at: Date }) => completed_at >= monday;
  const evidence = await evidenceOf(dashboard, userId, cellsOf(totals), isOfWeek);
  const sessions = evidence.sessions.filter(isOfWeek);
  if (sessions.length === 0) return null;
  const { correct, attempts } = tallyOf(sessions);
  const words = `In ${bold(plural(sessions.length, 'session'))} this week`;
  return {
    sessions: sessions.length,
    correct,
    attempts,
    markdown: recentMarkdown(evidence, { sessions: sessions.length, words }),
    stakes: stakesOf(state, await bank.current(db), now),
  };
}
