import type { PracticeSession, User } from '@twelvefold/contract';
import { simulatedStudent } from '@twelvefold/engine/simulated';
import type { AuthModule } from '../src/modules/auth/index.ts';
import { addPrivilege, type BillingModule } from '../src/modules/billing/index.ts';
import { engineItem, itemsOf } from '../src/modules/content/index.ts';
import type { DoubtsModule } from '../src/modules/doubts/index.ts';
import { markRead } from '../src/modules/lessons/index.ts';
import type { PracticeModule } from '../src/modules/practice/index.ts';
import type { ReferralsModule } from '../src/modules/referrals/index.ts';
import { makeLink, ownLinks } from '../src/modules/sharing/index.ts';
import { demoSignIns } from '../src/modules/site/index.ts';
import type { StudyPlanModule } from '../src/modules/study-plan/index.ts';
import { daysAfter } from '../src/platform/clock.ts';
import type { Db } from '../src/platform/db/db.ts';
import type { Platform } from '../src/platform/platform.ts';
import { demoCalendar, type Step } from './demo-calendar.ts';
import { seedDemoDesk, seedDemoJob } from './demo-desk.ts';
import { seedDemoDoubts } from './demo-doubts.ts';
import { seedDemoLetters } from './demo-letters.ts';
import { demoBuyers, seedDemoMoney } from './demo-money.ts';
import { seedDemoNotebook } from './demo-notebook.ts';

const seed = 12;
/** Rest between two questions, in milliseconds. */
const readingMs = 20_000;
/** Length of a study session when the day's units are done, in minutes. */
const extraMinutes = 30;
/** The first lesson that is marked as read, so many days ago. */
const lessonReadDaysAgo = 3;

/** An average candidate who is good with numbers and shy of geometry and counting. */
const traits = {
  ability: 0.2,
  unevenness: 0.5,
  strengths: { AR: 0.7, GM: -0.8, MM: -0.5, 'AL.LOG': -0.7, 'AR.TNW': -0.4, 'NS.REM': 0.6 },
  learning: 0.25,
};

interface Entered {
  auth: AuthModule;
  billing: BillingModule;
  referrals: ReferralsModule;
  practice: PracticeModule;
  studyPlan: StudyPlanModule;
  doubts: DoubtsModule;
}

interface Demo extends Omit<Entered, 'auth' | 'billing' | 'referrals' | 'doubts'> {
  db: Db;
  student: User;
  simulated: ReturnType<typeof simulatedStudent>;
}

/** The demo student with a history of practice and a study plan under way, and the demo admin. Running it again changes nothing. */
export async function seedDemo(platform: Platform, entered: Entered): Promise<void> {
  const { db, clock, log } = platform;
  const { auth, practice, studyPlan } = entered;
  for (const { role, email, password } of demoSignIns) {
    const is_admin = role === 'admin';
    const user = await auth.ensureVerified({
      email,
      password,
      full_name: is_admin ? 'Demo Admin' : 'Ananya Rao',
      is_admin,
    });
    const now = clock.now();
    if (is_admin) {
      await seedDemoJob(platform, user, now);
      continue;
    }
    await addPrivilege(db, email, 'Demo student', 'demo', now);
    const simulated = simulatedStudent(seed, traits);
    const added = await seedHistory({ db, practice, studyPlan, student: user, simulated }, now);
    if (added > 0) log.info({ sessions: added }, 'demo history');
    await seedDemoDoubts(db, entered.doubts, user);
    await seedDemoNotebook(db, user, now);
    await markRead(db, user.id, 'percentages', true, daysAfter(now, -lessonReadDaysAgo));
    await seedDemoLetters(db, user, now);
    if (!(await ownLinks(db, user.id, now)).page) await makeLink(platform, user, 'page', now);
    await seedDemoDesk(db, user, now);
    await seedDemoMoney(platform, entered, { student: user, password });
  }
}

/** A database that was a sandbox once is not entered with sign-ins that everybody knows. */
export async function closeDemo({ log }: Platform, { auth }: Pick<Entered, 'auth'>): Promise<void> {
  const closed = await auth.closeAccounts([...demoSignIns.map(one => one.email), ...demoBuyers]);
  if (closed.length > 0) log.warn({ closed }, 'demo accounts were found and closed: no password, no rights');
}

/**
 * Gives the demo student a history through the real services, at past times, by the engine's simulator. Picks up where
 * an interrupted run ended. Returns the sessions added.
 */
async function seedHistory(demo: Demo, now: Date): Promise<number> {
  const done = await demo.practice.session.completedOf(demo.student);
  const due = demoCalendar(now).slice(done);
  for (const step of due) await workThrough(demo, await begun(demo, step), step);
  return due.length;
}

async function begun(demo: Demo, { kind, at }: Step): Promise<PracticeSession> {
  const { practice, student } = demo;
  return kind === 'practice' ? practice.session.start(student, new Date(at)) : begunStudy(demo, new Date(at));
}

/** The first unit of the day that is not done; the first time of all makes the plan. */
async function begunStudy({ practice, studyPlan, student }: Demo, at: Date): Promise<PracticeSession> {
  if (!(await studyPlan.hasPlan(student.id)))
    await studyPlan.createPlan(student, { target_track: 'intermediate', target_days: 90 }, at);
  const { plan_units: units } = await studyPlan.today(student, at);
  const unit = units.find(
    ({ completed_questions, target_questions }) => completed_questions < target_questions,
  );
  return practice.session.startStudy(
    student,
    { target_minutes: unit?.target_minutes ?? extraMinutes, unit_id: unit?.id },
    at,
  );
}

async function workThrough(
  { db, practice, student, simulated }: Demo,
  session: PracticeSession,
  step: Step,
): Promise<void> {
  let { at } = step;
  const items = new Map(
    (
      await itemsOf(
        db,
        session.questions.map(q => q.id),
      )
    ).map(item => [item.id, item]),
  );
  for (const question of open(session)) {
    const item = items.get(question.id);
    const known = item && engineItem(item);
    if (!item || !known) continue;
    const { outcome, elapsedMs, misled } = simulated.answer(known, at);
    at += elapsedMs + readingMs;
    const place = {
      session_id: session.session_id,
      position: question.position,
      elapsed_ms: Math.round(elapsedMs),
    };
    if (outcome === 'skipped') {
      await practice.session.skip(student, place, new Date(at));
      continue;
    }
    const wrong = item.options.filter(o => o.slip !== null);
    const right = outcome === 'right' && (!step.tired || question.position % 4 === 0);
    const letter = right ? item.key : (wrong[Math.floor(misled * wrong.length)]?.letter ?? item.key);
    await practice.session.submit(student, { ...place, answer: letter }, new Date(at));
  }
  await practice.session.complete(student, session.session_id, new Date(at));
}

const open = (session: PracticeSession) => session.questions.slice(session.current_position - 1);
