import { sql } from '../../platform/db/query.ts';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from '../../platform/db/table.ts';

const instant = () => timestamp({ withTimezone: true });
/** A day in Asia/Kolkata: '2026-03-02'. */
const day = () => date({ mode: 'string' });

/** Study plans; at most one per student is active, older ones are kept. */
export const studyPlans = pgTable(
  'study_plans',
  {
    user_id: uuid().notNull(),
    id: uuid().notNull(),
    track: text({ enum: ['beginner', 'intermediate', 'good'] }).notNull(),
    /** `active` until another plan is made; whether it is over is derived from days and work. */
    status: text({ enum: ['active', 'completed', 'ended', 'replaced'] }).notNull(),
    total_days: smallint().notNull(),
    daily_minutes: smallint().notNull(),
    starts_on: day().notNull(),
    /** Answers after this count. */
    created_at: instant().notNull(),
    ended_at: instant(),
  },
  table => [
    primaryKey({ columns: [table.user_id, table.id] }),
    uniqueIndex('study_plans_one_active').on(table.user_id).where(sql`status = 'active'`),
    check('study_plans_ended', sql`(${table.status} = 'active') = (${table.ended_at} is null)`),
  ],
);

/** Units of days that have begun; later days are planned when they begin. Work is counted from answers. */
export const studyUnits = pgTable(
  'study_units',
  {
    user_id: uuid().notNull(),
    id: uuid().notNull(),
    plan_id: uuid().notNull(),
    day: day().notNull(),
    /** Position on its day, from 1. */
    place: smallint().notNull(),
    /** Taxonomy code. */
    subcategory: text().notNull(),
    band: text({ enum: ['Easy', 'Medium', 'Hard'] }).notNull(),
    questions: integer().notNull(),
    /** The earlier unit that this one repeats. */
    second_look_of: uuid(),
  },
  table => [
    primaryKey({ columns: [table.user_id, table.id] }),
    uniqueIndex('study_units_place').on(table.user_id, table.plan_id, table.day, table.place),
    index('study_units_by_day').on(table.user_id, table.day),
    check('study_units_questions', sql`${table.questions} > 0`),
    foreignKey({
      columns: [table.user_id, table.plan_id],
      foreignColumns: [studyPlans.user_id, studyPlans.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'study_units_second_look_of',
      columns: [table.user_id, table.second_look_of],
      foreignColumns: [table.user_id, table.id],
    }).onDelete('cascade'),
  ],
);
