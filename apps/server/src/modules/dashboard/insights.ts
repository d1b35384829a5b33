import { type AdaptiveInsights, figures } from '@twelvefold/contract';
import { itemsOf, tagsOf } from '../content/index.ts';
import { doubtTotals } from '../doubts/index.ts';
import { type CellTotal, cellsOf, kindOf, maybePack, renewPack } from '../learning/index.ts';
import {
  learnedOf,
  type SessionTotal,
  sessionTotals,
  slipTotals,
  topicTotals,
  typePaces,
} from '../practice/index.ts';
import { allTimeMarkdown } from './all-time.ts';
import { endedSince } from './ended.ts';
import type { Evidence } from './evidence.ts';
import type { Dashboard } from './progress.ts';
import { type NextQuestion, nextTwelveMarkdown, recentMarkdown } from './recent.ts';
import { type InsightsRow, maybeInsights, saveInsights } from './store.ts';
import { joined } from './words.ts';

/** A student's running totals; `revision` changes with every counted answer. */
type Counted = Pick<Awaited<ReturnType<typeof learnedOf>>, 'totals' | 'revision'>;

/** Above any student's number of sessions. */
const allSessions = 100_000;

/**
 * Input of the insights; `isRecent` selects the sessions to compare with the earlier ones. Without ended mistakes, for
 * which all answers are read: too much for each of 100,000 letters.
 */
export async function evidenceOf(
  { db }: Pick<Dashboard, 'db'>,
  userId: string,
  cells: readonly CellTotal[],
  isRecent: (session: SessionTotal, i: number) => boolean,
): Promise<Evidence> {
  const sessions = await sessionTotals(db, userId, allSessions);
  const recentIds = sessions.filter(isRecent).map(({ id }) => id);
  return {
    sessions,
    topics: await topicTotals(db, userId, cells, recentIds),
    slips: await slipTotals(db, userId, recentIds),
    paces: await typePaces(db, userId),
    doubts: await doubtTotals(db, userId, recentIds),
    ended: [],
  };
}

/** Writes and stores a student's insights; null before the first completed session. */
async function writeInsights(
  dashboard: Dashboard,
  userId: string,
  { totals, revision }: Counted,
  now: Date,
): Promise<InsightsRow | null> {
  const { recentSessions } = figures.dashboard;
  const evidence = await evidenceOf(dashboard, userId, cellsOf(totals), (_, i) => i < recentSessions);
  const [latest] = evidence.sessions;
  if (!latest) return null;
  const since = evidence.sessions[recentSessions]?.completed_at ?? new Date(0);
  const ended = await endedSince(dashboard.db, userId, since);
  const row = {
    user_id: userId,
    session_id: latest.id,
    revision,
    all_time_markdown: allTimeMarkdown(evidence),
    recent_markdown: recentMarkdown({ ...evidence, ended }),
    written_at: now,
  };
  await saveInsights(dashboard.db, row);
  return row;
}

/**
 * The insights of the answers counted so far; written when missing, stale, or on `refresh`. Null before the first
 * completed session.
 */
export async function writtenInsights(
  dashboard: Dashboard,
  userId: string,
  { latest, refresh, learned }: { latest: string | undefined; refresh: boolean; learned: Counted },
  now: Date,
): Promise<InsightsRow | null> {
  if (!latest) return null;
  const stored = refresh ? null : await maybeInsights(dashboard.db, userId);
  const isFresh = stored?.session_id === latest && stored.revision === learned.revision;
  return isFresh ? stored : writeInsights(dashboard, userId, learned, now);
}

/** The insights, with a paragraph on the prepared pack. */
export async function insightsOf(
  dashboard: Dashboard,
  userId: string,
  refresh: boolean,
  now: Date,
): Promise<AdaptiveInsights> {
  const [latest] = await sessionTotals(dashboard.db, userId, 1);
  const learned = await learnedOf(dashboard.db, userId, now);
  const row = await writtenInsights(dashboard, userId, { latest: latest?.id, refresh, learned }, now);
  if (!row) return { all_time_markdown: null, recent_markdown: null, last_updated_at: null };
  await renewPack(dashboard.preparer, userId, now);
  return {
    all_time_markdown: row.all_time_markdown,
    recent_markdown: joined(row.recent_markdown, nextTwelveMarkdown(await nextQuestions(dashboard, userId))),
    last_updated_at: row.written_at.toISOString(),
  };
}

/** The pack's questions, from the database: twins are not in the bank in memory. */
export async function nextQuestions({ db }: Dashboard, userId: string): Promise<NextQuestion[]> {
  const packed = (await maybePack(db, userId))?.items ?? [];
  const ids = packed.map(({ item_id }) => item_id);
  const items = new Map((await itemsOf(db, ids)).map(item => [item.id, item]));
  return packed.flatMap(({ item_id, reason }) => {
    const item = items.get(item_id);
    return item ? [{ topic: tagsOf(item.type).subcategory.name, reasonKind: kindOf(reason) }] : [];
  });
}
