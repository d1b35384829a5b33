import { categories, lessonNameOf } from '@twelvefold/content';
import { figures, type PracticeSession, type Question } from '@twelvefold/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SignedUp, testApp } from '../../../test/kit/app.ts';
import { complete, practise, start, wholeSession } from '../../../test/kit/practice.ts';
import { rowsOf } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/query.ts';
import { rebuildLearner } from '../practice/index.ts';

const app = testApp();
let student: SignedUp;
beforeEach(async () => {
  student = await app.student();
});

const dayAfter = 24 * 3600;

interface StoredAnswer {
  session_id: string;
  position: number;
  outcome: string;
  type: string;
  band: 'Easy' | 'Medium' | 'Hard';
  elapsed_ms: number | null;
}

/** The raw answers of a student, as an export would hold them. */
const storedAnswers = () =>
  rowsOf<StoredAnswer>(
    app.platform.db.execute(sql`
      select session_id::text, position::int, outcome, type, band, elapsed_ms from answers
      where user_id = ${student.user.id} order by sequence`),
  );

const isAttempt = ({ outcome }: StoredAnswer) => outcome === 'correct' || outcome === 'incorrect';
const subcategories = categories.flatMap(c => c.subcategories);

describe('before the first session', () => {
  it('counts nothing and lists the whole syllabus', async () => {
    expect((await app.get('/dashboard/simple-taxonomy', student)).body).toEqual({
      total_sessions: 0,
      study_sessions: 0,
    });
    const { body } = await app.get('/dashboard/categorized-taxonomy', student);
    expect(body.total_categories).toBe(5);
    expect(body.categorized_data.map((c: { category_name: string }) => c.category_name)).toEqual(
      categories.map(c => c.name),
    );
    const { types, without_questions } = body.coverage;
    const missing = without_questions.flatMap((topic: { types: string[] }) => topic.types);
    const asked = await rowsOf<{ type: string }>(
      app.platform.db.execute(sql`select distinct type from items where status = 'live'`),
    );
    expect(types - missing.length).toBe(asked.length);
    expect(body.categorized_data[0].subcategories[0]).toEqual({
      subcategory_name: 'Percentages',
      lesson: 'percentages',
      easy_attempts: 0,
      medium_attempts: 0,
      hard_attempts: 0,
      easy_accuracy: null,
      medium_accuracy: null,
      hard_accuracy: null,
      total_attempts: 0,
    });
  });

  it('claims nothing', async () => {
    const { body } = await app.get('/dashboard/progress', student);
    expect(body).toEqual({
      momentum: [],
      bands: ['Easy', 'Medium', 'Hard'].map(band => ({ band, attempts: 0, correct: 0 })),
      last_session: null,
      stakes: [],
      expected: { answers: 0, answers_needed: 60, forecast: null },
      wished: null,
    });
    expect((await app.get('/dashboard/adaptive-insights', student)).body).toEqual({
      all_time_markdown: null,
      recent_markdown: null,
      last_updated_at: null,
    });
  });
});

describe('with answers', () => {
  /** Every third question wrong, every fifth skipped. */
  const mixed = (question: Question) =>
    question.position % 5 === 0 ? 'skip' : question.position % 3 === 0 ? 'wrong' : 'right';

  it('counts attempts and accuracy of each topic and band from the stored answers, skips left out', async () => {
    await wholeSession(app, student, mixed);
    app.clock.advance(dayAfter);
    await wholeSession(app, student, mixed);
    const attempts = (await storedAnswers()).filter(isAttempt);
    const { body } = await app.get('/dashboard/categorized-taxonomy', student);
    const rows = body.categorized_data.flatMap((c: { subcategories: object[] }) => c.subcategories);
    const expected = subcategories.map(({ code, name }) => {
      const of = (band: string) => attempts.filter(a => a.type.startsWith(`${code}.`) && a.band === band);
      const accuracy = (band: string) =>
        of(band).length === 0
          ? null
          : Number(
              ((100 * of(band).filter(a => a.outcome === 'correct').length) / of(band).length).toFixed(2),
            );
      return {
        subcategory_name: name,
        lesson: lessonNameOf(code),
        easy_attempts: of('Easy').length,
        medium_attempts: of('Medium').length,
        hard_attempts: of('Hard').length,
        easy_accuracy: accuracy('Easy'),
        medium_accuracy: accuracy('Medium'),
        hard_accuracy: accuracy('Hard'),
        total_attempts: of('Easy').length + of('Medium').length + of('Hard').length,
      };
    });
    expect(rows).toEqual(expected);
    const total = body.categorized_data.reduce(
      (sum: number, c: { total_attempts: number }) => sum + c.total_attempts,
      0,
    );
    expect(total).toBe(20);
    expect((await app.get('/dashboard/simple-taxonomy', student)).body.total_sessions).toBe(2);
  });

  it('counts a picture that failed neither as an attempt nor as a skip, nor in any score', async () => {
    const session = await wholeSession(app, student);
    // The trigger keeps answers as they are: a row of the past is made anew.
    await app.platform.db.execute(sql`alter table answers disable trigger all`);
    await app.platform.db.execute(
      sql`update answers set outcome = 'image_failed', chosen = null
        where user_id = ${student.user.id} and session_id = ${session.session_id} and position = 1`,
    );
    await app.platform.db.execute(sql`alter table answers enable trigger all`);
    await app.platform.db.transaction(tx => rebuildLearner(tx, student.user.id, app.clock.now()));
    const { body } = await app.get('/dashboard/progress', student);
    expect(body.bands.reduce((sum: number, b: { attempts: number }) => sum + b.attempts, 0)).toBe(11);
    expect(body.momentum[0]).toMatchObject({ correct_count: 11, incorrect_count: 0, skipped_count: 0 });
    for (const path of ['/session/list', '/history/questions'])
      expect((await app.get(path, student)).body.sessions, path).toMatchObject([
        { total_questions: 12, correct_count: 11, uncounted_count: 1 },
      ]);
    const { body: insight } = await app.get('/session/pre-session-insight', student);
    expect(insight.progress).toContain('In the last one you had 11 of 11 right.');
  });

  it('counts the answers of an open session, which is not yet a session completed', async () => {
    const session = await start(app, student);
    await practise(app, student, session, () => 'right', 3);
    expect((await app.get('/dashboard/simple-taxonomy', student)).body.total_sessions).toBe(0);
    const { body } = await app.get('/dashboard/progress', student);
    expect(body.expected.answers).toBe(3);
    expect(body.momentum).toEqual([]);
  });

  it('shows the sessions oldest first and the times of the last one', async () => {
    const sessions: PracticeSession[] = [];
    for (const plan of [mixed, () => 'right' as const]) {
      sessions.push(await wholeSession(app, student, plan));
      app.clock.advance(dayAfter);
    }
    const { body } = await app.get('/dashboard/progress', student);
    expect(body.momentum).toMatchObject([
      { session_number: 1, correct_count: 6, incorrect_count: 4, skipped_count: 2, total_questions: 12 },
      { session_number: 2, correct_count: 12, incorrect_count: 0, skipped_count: 0, total_questions: 12 },
    ]);
    const last = (await storedAnswers()).filter(a => a.session_id === sessions[1]?.session_id);
    expect(body.last_session.answers).toEqual(
      last.map(({ position, band, outcome, elapsed_ms }) => ({ position, band, outcome, elapsed_ms })),
    );
  });

  it('speaks of marks at stake only where five answers are, and of a score from sixty on', async () => {
    for (let i = 0; i < 5; i++) {
      await wholeSession(app, student, mixed);
      app.clock.advance(4 * dayAfter);
    }
    const before = (await app.get('/dashboard/progress', student)).body;
    expect(before.expected).toMatchObject({ answers: 50, forecast: null });
    await wholeSession(app, student, mixed);
    const { body } = await app.get('/dashboard/progress', student);
    const attempts = (await storedAnswers()).filter(isAttempt);
    expect(body.expected.answers).toBe(60);
    const { score, percentile } = body.expected.forecast;
    expect(score.low).toBeLessThanOrEqual(score.middle);
    expect(score.middle).toBeLessThanOrEqual(score.high);
    expect(score.of).toBe(66);
    expect(percentile.lowest_known).toBe(70);
    for (const stake of body.stakes) {
      const own = attempts.filter(a => a.type.startsWith(`${stake.subcategory_code}.`));
      expect(own.length).toBeGreaterThanOrEqual(figures.dashboard.claimAnswers);
      expect(stake.correct_count).toBe(own.filter(a => a.outcome === 'correct').length);
      expect(stake.incorrect_count).toBe(own.filter(a => a.outcome === 'incorrect').length);
    }
  });

  it('S022 shows a student nothing of another', async () => {
    await wholeSession(app, student);
    const other = await app.student();
    expect((await app.get('/dashboard/simple-taxonomy', other)).body.total_sessions).toBe(0);
    const { body } = await app.get('/dashboard/progress', other);
    expect(body.bands.every((b: { attempts: number }) => b.attempts === 0)).toBe(true);
    expect((await app.get('/dashboard/adaptive-insights', other)).body.recent_markdown).toBeNull();
  });
});

describe('a topic asked for', () => {
  const ask = (code: string, who = student) => app.post('/practice/wish', { subcategory_code: code }, who);

  it('is in the pack that waits, with the reason, and shown until that pack is started', async () => {
    await wholeSession(app, student);
    const before = (await app.get(`/adapt/pack?user_id=${student.user.id}`, student)).body;
    expect((await ask('GM.CIR')).status).toBe(200);
    const { body } = await app.get(`/adapt/pack?user_id=${student.user.id}`, student);
    expect(body).toHaveLength(before.length);
    const reasons = body.map((item: { reason: string }) => item.reason).filter(saysAsked);
    expect(reasons.length).toBeGreaterThanOrEqual(2);
    expect((await app.get('/dashboard/progress', student)).body.wished).toEqual({
      subcategory_code: 'GM.CIR',
      subcategory_name: 'Circles',
    });
    const { recent_markdown } = (await app.get('/dashboard/adaptive-insights', student)).body;
    expect(recent_markdown).toContain(`You asked for **Circles**: ${reasons.length} questions.`);

    const session = await start(app, student);
    expect(session.questions.filter(q => q.subcategory === 'Circles').length).toBeGreaterThanOrEqual(2);
    expect((await app.get('/dashboard/progress', student)).body.wished).toBeNull();
    await practise(app, student, session);
    await complete(app, student, session);
    await app.settle();
    const next = (await app.get(`/adapt/pack?user_id=${student.user.id}`, student)).body;
    expect(next.map((item: { reason: string }) => item.reason).some(saysAsked)).toBe(false);
  });

  it('asked for during a session is in the next one, and the last wish counts', async () => {
    const session = await start(app, student);
    await ask('AR.PCT');
    await ask('NS.REM');
    await practise(app, student, session);
    await complete(app, student, session);
    await app.settle();
    const { body } = await app.get(`/adapt/pack?user_id=${student.user.id}`, student);
    const asked = body.filter((item: { reason: string }) => saysAsked(item.reason));
    expect(asked.length).toBeGreaterThanOrEqual(2);
    expect(asked.every((item: { pair: string }) => item.pair.startsWith('Remainders'))).toBe(true);
  });

  const withdraw = (code: string, who = student) => app.delete(`/practice/wish/${code}`, who);
  const waiting = async () => (await app.get(`/adapt/pack?user_id=${student.user.id}`, student)).body;
  const wished = async () => (await app.get('/dashboard/progress', student)).body.wished;

  it('taken back leaves the pack that waits as it was before', async () => {
    await wholeSession(app, student);
    const before = await waiting();
    await ask('GM.CIR');
    expect(await waiting()).not.toEqual(before);
    expect((await withdraw('GM.CIR')).status).toBe(200);
    expect(await wished()).toBeNull();
    expect(await waiting()).toEqual(before);
  });

  it('is taken back only while it is the one that stands', async () => {
    await wholeSession(app, student);
    await ask('GM.CIR');
    await ask('AR.PCT');
    const planned = await waiting();
    expect((await withdraw('GM.CIR')).status).toBe(200);
    expect(await wished()).toMatchObject({ subcategory_code: 'AR.PCT' });
    expect(await waiting()).toEqual(planned);
  });

  it('taken back during a session leaves that session alone and is not in the next pack', async () => {
    const session = await start(app, student);
    await ask('NS.REM');
    await withdraw('NS.REM');
    expect((await start(app, student)).questions).toEqual(session.questions);
    await practise(app, student, session);
    await complete(app, student, session);
    await app.settle();
    expect((await waiting()).some((item: { reason: string }) => saysAsked(item.reason))).toBe(false);
  });

  it('of one student is not taken back by another', async () => {
    await wholeSession(app, student);
    await ask('GM.CIR');
    await withdraw('GM.CIR', await app.student());
    expect(await wished()).toMatchObject({ subcategory_code: 'GM.CIR' });
  });

  it('must be a topic of the syllabus', async () => {
    const { status, body } = await ask('XX.YYY');
    expect(status).toBe(422);
    expect(body.detail).toBe('There are no questions on this topic.');
  });

  it('touches no other student', async () => {
    const other = await app.student();
    await ask('GM.CIR', other);
    expect((await app.get('/dashboard/progress', student)).body.wished).toBeNull();
  });
});

const saysAsked = (reason: string) => reason.startsWith('You asked for ');
