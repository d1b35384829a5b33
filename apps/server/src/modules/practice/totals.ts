import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../platform/db/db.ts';
import type { Measure } from '../../platform/platform.ts';
import { answers, departedAnswers, departedSessions, practiceSessions } from './schema.ts';

interface Total {
  name: string;
  total: number;
}

const answersByOutcome = (db: Db) =>
  rowsOf<Total>(
    db.execute(sql`
      select name, sum(n)::int as total from (
        select outcome as name, count(*) as n from ${answers} group by 1
        union all
        select outcome, sum(answers) from ${departedAnswers} group by 1) as parts
      group by 1 order by 1`),
  );

const completedByKind = (db: Db) =>
  rowsOf<Total>(
    db.execute(sql`
      select name, sum(n)::int as total from (
        select kind as name, count(*) as n from ${practiceSessions} where status = 'completed' group by 1
        union all
        select kind, completed from ${departedSessions}) as parts
      group by 1 order by 1`),
  );

/** What all students ever practised; those who left are counted on, and nobody is named. */
export const practiceMeasures = (db: Db): Measure[] => [
  {
    name: 'practice_answers',
    help: 'Positions made final by all students, by outcome',
    label: 'outcome',
    read: () => answersByOutcome(db),
  },
  {
    name: 'practice_sessions_completed',
    help: 'Sessions completed by all students, by kind',
    label: 'kind',
    read: () => completedByKind(db),
  },
];
