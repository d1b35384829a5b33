import { categories } from '@twelvefold/content';
import {
  type Band,
  history as endpoints,
  type HistoryPage,
  type HistoryTopic,
  type Outcome,
  type PastSession,
} from '@twelvefold/contract';
import { type Db, rowsOf } from '../../platform/db/db.ts';
import { escapedForLike, isoTime } from '../../platform/db/fragments.ts';
import { type SQL, sql } from '../../platform/db/query.ts';
import { routesFor } from '../../platform/http/endpoint-handlers.ts';
import { itemsOf, matchingItems, tagsOf } from '../content/index.ts';
import {
  answersWith,
  judgedAnswers,
  type PlacedAnswer,
  practiceSessions,
  reviewed,
  type SessionKind,
  sessionItems,
} from '../practice/index.ts';
import { correctedAnswers, dismissCorrections } from './corrections.ts';
import { type Searched, searchedFor } from './search.ts';

interface Asked {
  search?: string | undefined;
  subcategory_code?: string | undefined;
  band?: Band | undefined;
  outcome?: Outcome | undefined;
  after?: string | undefined;
  limit: number;
}

/** SQL condition of a search; null for all answers. */
async function found(db: Db, userId: string, searched: Searched): Promise<SQL | null> {
  if ('session' in searched) {
    const { number, kind } = searched.session;
    return sql`${judgedAnswers.session_id} in (select ${practiceSessions.id} from ${practiceSessions}
      where ${practiceSessions.user_id} = ${userId} and ${practiceSessions.kind} = ${kind}
        and ${practiceSessions.number} = ${number})`;
  }
  if (searched.words.length === 0) return null;
  const ids = await matchingItems(db, await answeredItems(db, userId), searched.words);
  // Ids as one text parameter, which both databases accept.
  return sql`${judgedAnswers.item_id} = any (string_to_array(${ids.join(',')}, ',')::uuid[])`;
}

/** SQL condition on a student's answers; the user comes first for the index. */
function meant(userId: string, { subcategory_code, band, outcome }: Asked, searched: SQL | null): SQL {
  const parts = [sql`${judgedAnswers.user_id} = ${userId}`];
  if (subcategory_code)
    parts.push(sql`${judgedAnswers.type} like ${`${escapedForLike(subcategory_code)}.%`}`);
  if (band) parts.push(sql`${judgedAnswers.band} = ${band}`);
  if (outcome) parts.push(sql`${judgedAnswers.outcome} = ${outcome}`);
  if (searched) parts.push(searched);
  return sql.join(parts, sql` and `);
}

/** SQL: after the previous page, in order of newest session, then position. */
function behind(after: string | undefined): SQL {
  if (!after) return sql`true`;
  const [session, position] = after.split('.');
  return sql`(${judgedAnswers.session_id} < ${session}::uuid
    or (${judgedAnswers.session_id} = ${session}::uuid and ${judgedAnswers.position} > ${Number(position)}))`;
}

async function answeredItems(db: Db, userId: string): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db.execute(
      sql`select distinct ${judgedAnswers.item_id}::text as id from ${judgedAnswers} where ${judgedAnswers.user_id} = ${userId}`,
    ),
  );
  return rows.map(row => row.id);
}

interface Row
  extends Pick<PlacedAnswer, 'session_id' | 'position' | 'item_id' | 'outcome' | 'chosen' | 'elapsed_ms'> {
  answered_at: string;
  reason: string;
  kind: SessionKind;
}

async function rowsBehind(db: Db, which: SQL, asked: Asked): Promise<Row[]> {
  return rowsOf<Row>(
    db.execute(sql`
      select ${judgedAnswers.session_id}::text as session_id, ${judgedAnswers.position} as position,
        ${judgedAnswers.item_id}::text as item_id, ${judgedAnswers.outcome} as outcome, ${judgedAnswers.chosen} as chosen,
        ${judgedAnswers.elapsed_ms} as elapsed_ms, ${isoTime(sql`${judgedAnswers.answered_at}`)} as answered_at,
        ${sessionItems.reasons}[${judgedAnswers.position}] as reason, ${practiceSessions.kind} as kind
      from ${judgedAnswers}
      join ${practiceSessions} on ${practiceSessions.user_id} = ${judgedAnswers.user_id}
        and ${practiceSessions.id} = ${judgedAnswers.session_id}
      join ${sessionItems} on ${sessionItems.user_id} = ${judgedAnswers.user_id}
        and ${sessionItems.session_id} = ${judgedAnswers.session_id}
      where ${which} and ${behind(asked.after)}
      order by ${judgedAnswers.session_id} desc, ${judgedAnswers.position} asc limit ${asked.limit + 1}`),
  );
}

async function totalOf(db: Db, which: SQL): Promise<number> {
  const [row] = await rowsOf<{ total: number }>(
    db.execute(sql`select count(*)::int as total from ${judgedAnswers} where ${which}`),
  );
  return row?.total ?? 0;
}

async function sessionsNamed(db: Db, userId: string, ids: readonly string[]): Promise<PastSession[]> {
  return rowsOf<PastSession>(
    db.execute(sql`
      select ${practiceSessions.id}::text as session_id, ${practiceSessions.number} as session_number,
        ${practiceSessions.kind} as session_type, ${practiceSessions.status} as status,
        ${isoTime(sql`${practiceSessions.created_at}`)} as started_at, ${practiceSessions.total} as total_questions,
        ${answersWith('correct')} as correct_count, ${answersWith('image_failed')} as uncounted_count
      from ${practiceSessions}
      where ${practiceSessions.user_id} = ${userId}
        and ${practiceSessions.id} = any (string_to_array(${ids.join(',')}, ',')::uuid[])
      order by ${practiceSessions.id} desc`),
  );
}

/** A page of past questions with answers and solutions; open ones are excluded. */
async function historyOf(db: Db, userId: string, asked: Asked): Promise<HistoryPage> {
  const which = meant(
    userId,
    asked,
    asked.search ? await found(db, userId, searchedFor(asked.search)) : null,
  );
  const reached = await rowsBehind(db, which, asked);
  const rows = reached.slice(0, asked.limit);
  const items = new Map(
    (await itemsOf(db, [...new Set(rows.map(row => row.item_id))])).map(item => [item.id, item]),
  );
  const last = rows.at(-1);
  return {
    total: await totalOf(db, which),
    sessions: await sessionsNamed(db, userId, [...new Set(rows.map(row => row.session_id))]),
    questions: rows.flatMap(row => {
      const item = items.get(row.item_id);
      if (!item) return [];
      const question = reviewed(item, row, row.kind, row);
      return [{ session_id: row.session_id, answered_at: row.answered_at, question }];
    }),
    next: last && reached.length > rows.length ? `${last.session_id}.${last.position}` : null,
  };
}

/** Subcategories with the student's questions, in syllabus order. */
async function topicsOf(db: Db, userId: string): Promise<HistoryTopic[]> {
  const rows = await rowsOf<{ type: string; questions: number }>(
    db.execute(sql`
      select ${judgedAnswers.type} as type, count(*)::int as questions
      from ${judgedAnswers} where ${judgedAnswers.user_id} = ${userId} group by 1`),
  );
  const met = rows.map(({ type, questions }) => ({ ...tagsOf(type), questions }));
  return categories.flatMap(category =>
    category.subcategories.flatMap(({ code, name }) => {
      const questions = sum(met.filter(row => row.subcategory.code === code).map(row => row.questions));
      return questions === 0
        ? []
        : [{ subcategory_code: code, subcategory: name, category: category.name, questions }];
    }),
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

export const historyRoutes = (db: Db) =>
  routesFor(endpoints, {
    'GET /history/questions': ({ query }, { user }) => historyOf(db, user.id, query),
    'GET /history/topics': async (_, { user }) => ({ topics: await topicsOf(db, user.id) }),
    'GET /history/corrections': (_, { user, now }) => correctedAnswers(db, user.id, now),
    'POST /history/corrections/dismiss': ({ body }, { user, now }) =>
      dismissCorrections(db, user.id, body.question_ids, now),
  });
