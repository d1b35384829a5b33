import { figures, type LinkKind, type OwnLinks, type SharedPage, type User } from '@twelvefold/contract';
import { daysAfter } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { FileAnswer } from '../../platform/http/kinds/file-answer.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problems.ts';
import { randomToken, tokenHash } from '../../platform/secrets.ts';
import { maybeActive } from '../auth/index.ts';
import type { DashboardModule } from '../dashboard/index.ts';
import { calendarOf } from '../study-plan/index.ts';
import { type LinkRow, linksOf, maybeLink, replaceLink } from './store.ts';

export interface Sharing extends Platform {
  dashboard: DashboardModule;
}

const viewOf = (row: LinkRow | undefined): OwnLinks['page'] =>
  row ? { made_at: row.made_at.toISOString(), expires_at: row.expires_at?.toISOString() ?? null } : null;

export async function ownLinks(db: Db, userId: string, now: Date): Promise<OwnLinks> {
  const rows = await linksOf(db, userId, now);
  const of = (kind: LinkKind) => viewOf(rows.find(row => row.kind === kind));
  return { calendar: of('calendar'), page: of('page') };
}

/** A calendar's address contains the secret; the page's has it after #, which is not sent to servers. */
const addressOf = (publicUrl: string, kind: LinkKind, secret: string): string =>
  kind === 'calendar' ? `${publicUrl}/api/calendar/${secret}.ics` : `${publicUrl}/shared#${secret}`;

/** Creates an address, returned only once. */
export async function makeLink(
  { db, config }: Platform,
  user: User,
  kind: LinkKind,
  now: Date,
): Promise<{ url: string; links: OwnLinks }> {
  const secret = randomToken();
  await replaceLink(db, {
    user_id: user.id,
    kind,
    secret_hash: tokenHash(secret),
    made_at: now,
    expires_at: kind === 'page' ? daysAfter(now, figures.sharing.pageDays) : null,
  });
  return { url: addressOf(config.publicUrl, kind, secret), links: await ownLinks(db, user.id, now) };
}

/** The owner of an address. Throws `not_found` for an expired, ended or closed one. */
async function sharedBy(db: Db, kind: LinkKind, secret: string, now: Date) {
  const link = await maybeLink(db, kind, tokenHash(secret), now);
  const user = link && (await maybeActive(db, link.user_id));
  if (!link || !user)
    throw notFound('This address is not in use any more. Ask whoever gave it to you for a new one.');
  return { link, user };
}

/** May be empty: a calendar program would show a refusal as an error. */
export async function sharedCalendar(
  { db, config }: Platform,
  secret: string,
  now: Date,
): Promise<FileAnswer> {
  const { user } = await sharedBy(db, 'calendar', secret.replace(/\.ics$/, ''), now);
  return new FileAnswer('study-plan.ics', (await calendarOf(db, config, user, now)).toString());
}

export async function sharedPage({ db, dashboard }: Sharing, secret: string, now: Date): Promise<SharedPage> {
  const { user, link } = await sharedBy(db, 'page', secret, now);
  const standing = await dashboard.standing(user.id, now);
  const { date, streak, days_this_week, days_to_exam, categories, goal } = standing;
  const week = await dashboard.week(user.id, now);
  return {
    name: user.full_name,
    date,
    streak,
    days_this_week,
    days_a_week: goal.days_a_week,
    days_to_exam,
    categories,
    week: week && { sessions: week.sessions, correct: week.correct, attempts: week.attempts },
    expires_at: (link.expires_at ?? now).toISOString(),
  };
}
