import { randomUUID } from 'node:crypto';
import { type CompleteResult, figures, type Question } from '@twelvefold/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { signedInAdmin } from '../../../test/kit/admin.ts';
import { type SignedUp, testApp } from '../../../test/kit/app.ts';
import {
  complete,
  deal,
  keyOf,
  optionOf,
  practise,
  start,
  wholeSession,
  wrongLetter,
} from '../../../test/kit/practice.ts';
import { rowsOf } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/query.ts';
import { addPrivilege } from '../billing/index.ts';
import { itemsOf } from '../content/index.ts';

const app = testApp();
let student: SignedUp;
beforeEach(async () => {
  student = await app.student();
});

/** Every field name at any depth. */
function fieldsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsOf);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...fieldsOf(inner)]);
}

const availability = async () => (await app.get('/session/check-availability', student)).body;

/** While a table that planning reads is away, no pack can be planned; everything else goes on. */
async function withoutWishes<T>(work: () => Promise<T>): Promise<T> {
  await app.platform.db.execute(sql`alter table wishes rename to wishes_away`);
  try {
    return await work();
  } finally {
    await app.platform.db.execute(sql`alter table wishes_away rename to wishes`);
  }
}

/** A waiting job as it stands after its last try. */
const giveUp = (queue: string, key: string) =>
  app.platform.db.execute(
    sql`with failed as (
        update pgboss.job set state = 'failed', completed_on = now()
        where name = ${queue} and singleton_key = ${key} returning *)
      insert into pgboss.job (name, data, singleton_key, group_id, source_name, source_id, source_retry_count)
      select 'dead_letters', data, singleton_key, group_id, name, id, retry_count from failed`,
  );

const statusOf = async (path: string, body: unknown, who = student) =>
  (await app.post(path, body, who)).status;
const submission = (session: { session_id: string }, position: unknown, answer: unknown) => ({
  session_id: session.session_id,
  position,
  answer,
});

describe('a new session', () => {
  it('has twelve distinct questions, numbered 1 to 12, with four options each', async () => {
    const session = await start(app, student);
    expect(session).toMatchObject({
      status: 'planned',
      total_questions: 12,
      current_position: 1,
      session_number: 1,
    });
    expect(session.questions.map(q => q.position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(new Set(session.questions.map(q => q.id)).size).toBe(12);
    for (const q of session.questions)
      expect(new Set([q.option_a, q.option_b, q.option_c, q.option_d]).size).toBe(4);
  });

  it('S027 tells nothing of the key in any reply before submission', async () => {
    const session = await start(app, student);
    const replies = await Promise.all([
      app.get(`/session/questions/${session.session_id}`, student),
      app.get(`/adapt/pack?user_id=${student.user.id}&session_id=${session.session_id}`, student),
      app.post('/session/start', { user_id: student.user.id }, student),
      app.get('/session/list', student),
      app.get(`/session/pre-session-insight?session_id=${session.session_id}`, student),
    ]);
    const telling = [
      'right_answer',
      'solution_approach',
      'detailed_solution',
      'principle_to_remember',
      'snap_read',
    ];
    for (const { body, status } of replies) {
      expect(status).toBe(200);
      expect(fieldsOf(body)).not.toEqual(
        expect.arrayContaining([
          expect.stringMatching(/explanation|is_correct|correct_(answer|letter)|slip|review/),
        ]),
      );
      for (const field of telling) expect(fieldsOf(body)).not.toContain(field);
    }
    expect(session.questions.every(q => q.answer === null)).toBe(true);
  });

  it('S020 refuses another student’s id in the query', async () => {
    const other = await app.student();
    const session = await start(app, other);
    for (const path of [
      `/adapt/pack?user_id=${other.user.id}&session_id=${session.session_id}`,
      `/sessions/last-completed-id?user_id=${other.user.id}`,
    ]) {
      const { status, body } = await app.get(path, student);
      expect(status).toBe(403);
      expect(body).toEqual({
        type: 'about:blank',
        title: 'Forbidden',
        status: 403,
        code: 'access_denied',
        detail: expect.any(String),
      });
    }
  });

  it('S021 refuses another student’s id in the body', async () => {
    const other = await app.student();
    expect(await statusOf('/session/start', { user_id: other.user.id })).toBe(403);
    const session = await start(app, other);
    expect(
      await statusOf('/adapt/mark-served', { user_id: other.user.id, session_id: session.session_id }),
    ).toBe(403);
    const { body } = await app.get('/session/list', other);
    expect(body.sessions).toHaveLength(1);
  });

  it('S022 answers another student’s session as one that never existed', async () => {
    const other = await app.student();
    const session = await start(app, other);
    const calls = (id: string): Promise<{ status: number; body: unknown }>[] => [
      app.get(`/session/questions/${id}`, student),
      app.get(`/session-progress/${id}`, student),
      app.delete(`/session-progress/${id}`, student),
      app.get(`/session/pre-session-insight?session_id=${id}`, student),
      app.post(
        '/session-progress/update',
        { session_id: id, current_question_index: 3, total_questions: 12, last_question_id: 'x' },
        student,
      ),
      app.post('/session/submit', { session_id: id, position: 1, answer: 'A' }, student),
      app.post('/session/skip', { session_id: id, position: 1 }, student),
      app.post('/session/complete', { session_id: id }, student),
      app.post('/sessions/mark-started', { session_id: id }, student),
    ];
    const theirs = await Promise.all(calls(session.session_id));
    const nobodys = await Promise.all(calls(randomUUID()));
    expect(theirs.map(r => r.status)).toEqual(theirs.map(() => 404));
    expect(theirs.map(r => r.body)).toEqual(nobodys.map(r => r.body));
    expect((await app.get(`/session/questions/${session.session_id}`, other)).body.answered_count).toBe(0);
  });

  it('S040 is one, when two are asked for at once', async () => {
    const both = await Promise.all([start(app, student), start(app, student)]);
    expect(both[0]?.session_id).toBe(both[1]?.session_id);
    const { body } = await app.get('/session/list', student);
    expect(body.sessions).toHaveLength(1);
  });
});

describe('an answer', () => {
  it('S028 brings the whole solution, and the list then carries it for that position only', async () => {
    const session = await start(app, student);
    const { body } = await deal(app, student, session, session.questions[0] as Question, 'right');
    expect(body).toMatchObject({
      success: true,
      is_correct: true,
      is_complete: false,
      next_position: 2,
      correct_answer: expect.any(String),
      explanation: expect.any(String),
      solution_feedback: {
        snap_read: expect.any(String),
        solution_approach: expect.any(String),
        detailed_solution: expect.any(String),
        principle_to_remember: expect.any(String),
      },
      question_metadata: { subcategory: session.questions[0]?.subcategory },
    });
    const list = (await app.get(`/session/questions/${session.session_id}`, student)).body.questions;
    expect(list.map((q: Question) => q.answer !== null)).toEqual(
      list.map((_: Question, i: number) => i === 0),
    );
  });

  it('names the slip behind the wrong option that was chosen', async () => {
    const session = await start(app, student);
    const { body } = await deal(app, student, session, session.questions[0] as Question, 'wrong');
    const [item] = await itemsOf(app.platform.db, [session.questions[0]?.id ?? '']);
    const chosen = item?.options.find(({ letter }) => letter === body.chosen_letter);
    expect(body).toMatchObject({ is_correct: false, slip: chosen?.slip?.words });
    expect(body.slip).toBeTruthy();
    expect(body.chosen_letter).not.toBe(body.correct_letter);
  });

  it('says of every wrong option what leads to it, and nothing of the right one', async () => {
    const session = await start(app, student);
    const { body } = await deal(app, student, session, session.questions[0] as Question, 'right');
    const [item] = await itemsOf(app.platform.db, [session.questions[0]?.id ?? '']);
    const wrong = item?.options.filter(({ letter }) => letter !== body.correct_letter);
    expect(body.slips).toEqual(wrong?.map(({ letter, slip }) => ({ letter, words: slip?.words })));
    expect(body.slips).toHaveLength(3);
  });

  it('S030 is judged by the server alone', async () => {
    const session = await start(app, student);
    const question = session.questions[0] as Question;
    const key = await keyOf(app, question);
    const claim = { is_correct: true, correct_answer: optionOf(question, wrongLetter(key)), score: 12 };
    const { body } = await app.post(
      '/session/submit',
      { ...submission(session, 1, wrongLetter(key)), ...claim },
      student,
    );
    expect(body.is_correct).toBe(false);
    const note = {
      session_id: session.session_id,
      question_id: question.id,
      action: 'submit',
      data: { is_correct: true },
    };
    expect(await statusOf('/log/question-action', note)).toBe(200);
    const { body: list } = await app.get('/session/list', student);
    expect(list.sessions[0]).toMatchObject({ answered_count: 1, correct_count: 0 });
  });

  it('S031 is counted once when it is sent twice', async () => {
    const session = await start(app, student);
    const body = submission(session, 1, 'A');
    const [first, second] = await Promise.all([
      app.post('/session/submit', body, student),
      app.post('/session/submit', body, student),
    ]);
    expect([first?.status, second?.status]).toEqual([200, 200]);
    expect(first?.body).toEqual(second?.body);
    expect((await app.get('/session/list', student)).body.sessions[0].answered_count).toBe(1);
  });

  it('S032 stands: a second, right one changes nothing', async () => {
    const session = await start(app, student);
    const question = session.questions[0] as Question;
    await deal(app, student, session, question, 'wrong');
    const { status, body } = await deal(app, student, session, question, 'right');
    expect(status).toBe(200);
    expect(body.is_correct).toBe(false);
    expect((await app.get('/session/list', student)).body.sessions[0].correct_count).toBe(0);
  });

  it('S034 is taken in order only', async () => {
    const session = await start(app, student);
    await practise(app, student, session, () => 'right', 2);
    const statuses = [];
    for (const position of [7, 0, 13, '3', 3.5, null])
      statuses.push(
        await statusOf('/session/submit', submission(session, position, 'A')),
        await statusOf('/session/skip', { session_id: session.session_id, position }),
      );
    expect(statuses).toEqual([409, 409, 422, 422, 422, 422, 422, 422, 422, 422, 422, 422]);
    expect((await start(app, student)).current_position).toBe(3);
  });

  it('S036 must be one of the options', async () => {
    const session = await start(app, student);
    const refused = [];
    for (const answer of ['', ' ', 'none of these', 'x'.repeat(10_000)])
      refused.push(await statusOf('/session/submit', submission(session, 1, answer)));
    expect(refused).toEqual([422, 422, 422, 422]);
    const [first, second] = session.questions as [Question, Question];
    const prefixed = await app.post(
      '/session/submit',
      submission(session, 1, `(C) ${first.option_c}`),
      student,
    );
    const bare = await app.post('/session/submit', submission(session, 2, second.option_c), student);
    expect([prefixed.body.chosen_letter, bare.body.chosen_letter]).toEqual(['C', 'C']);
  });

  it('keeps its time, and refuses one that cannot be', async () => {
    const session = await start(app, student);
    const timed = { ...submission(session, 1, 'A'), elapsed_ms: -1 };
    expect(await statusOf('/session/submit', timed)).toBe(422);
    const { body } = await app.post('/session/submit', { ...timed, elapsed_ms: 83_000 }, student);
    expect(body.elapsed_ms).toBe(83_000);
  });
});

describe('a skip', () => {
  it('S035 is final and no attempt', async () => {
    const session = await start(app, student);
    await practise(app, student, session, () => 'right', 1);
    const skip = { session_id: session.session_id, position: 2 };
    expect(await statusOf('/session/skip', skip)).toBe(200);
    expect(await statusOf('/session/skip', skip)).toBe(200);
    expect(await statusOf('/session/submit', submission(session, 2, 'A'))).toBe(409);
    expect(await start(app, student)).toMatchObject({ current_position: 3, answered_count: 2 });
  });

  it('for a failed picture is refused where there is none', async () => {
    const session = await start(app, student);
    const plain = session.questions.find(q => !q.has_image) as Question;
    await practise(app, student, session, () => 'right', plain.position - 1);
    const skip = { session_id: session.session_id, position: plain.position, reason: 'image_failed' };
    expect(await statusOf('/session/skip', skip)).toBe(422);
  });
});

describe('the end of a session', () => {
  it('S037 comes once, however often it is called', async () => {
    const session = await start(app, student);
    await practise(app, student, session);
    const replies = [
      await complete(app, student, session),
      await complete(app, student, session),
      await complete(app, student, session),
    ];
    expect(replies[0]).toMatchObject({ success: true, summary: { correct: 12, incorrect: 0, skipped: 0 } });
    expect(replies[1]).toEqual(replies[0]);
    expect(replies[2]).toEqual(replies[0]);
    expect((await app.get('/user/session-limit-status', student)).body.completed_sessions).toBe(1);
  });

  it('S038 does not come early', async () => {
    const session = await start(app, student);
    await practise(app, student, session, () => 'right', 8);
    const { status, body } = await app.post('/session/complete', { session_id: session.session_id }, student);
    expect([status, body.detail]).toEqual([409, '8 of 12 questions are done. Question 9 is next.']);
    expect((await start(app, student)).current_position).toBe(9);
  });

  it('comes with the next look or start, when the page that had all answers never came to it', async () => {
    const first = await start(app, student);
    await practise(app, student, first);
    expect((await app.get('/session/check-availability', student)).body).toMatchObject({
      phase: 'ready',
      message: 'Your next 12 is set.',
    });
    app.clock.advance(60);
    const second = await start(app, student);
    await practise(app, student, second);
    app.clock.advance(60);
    const third = await start(app, student);
    expect(third).toMatchObject({ session_number: 3, current_position: 1 });
    const { sessions } = (await app.get('/session/list', student)).body;
    expect(sessions.map((s: { status: string }) => s.status)).toEqual(['planned', 'completed', 'completed']);
    expect((await complete(app, student, second)).summary.correct).toBe(12);
  });

  it('has planned the next pack already, with a reason for every question and without a job', async () => {
    const session = await start(app, student);
    await practise(app, student, session);
    expect((await complete(app, student, session)).background_jobs_enqueued).toEqual([]);
    const { body } = await app.get('/session/check-availability', student);
    expect(body).toMatchObject({ available: true, phase: 'ready' });
    expect(body.preview.bands).toHaveLength(12);
    const { body: pack } = await app.get(`/adapt/pack?user_id=${student.user.id}`, student);
    expect(pack).toHaveLength(12);
    for (const item of pack) expect(item.reason).toMatch(/\w{3,}/);
  });

  it('counts wrong and skipped apart', async () => {
    const session = await start(app, student);
    await practise(app, student, session, q =>
      q.position <= 2 ? 'wrong' : q.position === 3 ? 'skip' : 'right',
    );
    const { summary } = await complete(app, student, session);
    expect(summary).toMatchObject({ correct: 9, incorrect: 2, skipped: 1, total_questions: 12 });
  });

  it('says what the session moved, from what stood before it', async () => {
    const session = await start(app, student);
    await practise(app, student, session, () => 'wrong');
    expect((await complete(app, student, session)).summary.moved).toEqual([]);
    const moved: CompleteResult['summary']['moved'] = [];
    for (let n = 0; n < 3; n += 1) {
      const further = await start(app, student);
      await practise(app, student, further, () => 'right');
      moved.push(...(await complete(app, student, further)).summary.moved);
    }
    expect(moved.length).toBeGreaterThan(0);
    for (const { before, after } of moved)
      expect(after.right - before.right).toBe(after.attempts - before.attempts);
  });
});

describe('the next pack', () => {
  it('is planned by a new student’s first look', async () => {
    expect((await app.get(`/adapt/pack?user_id=${student.user.id}`, student)).status).toBe(404);
    expect((await availability()).phase).toBe('ready');
    expect((await app.get(`/adapt/pack?user_id=${student.user.id}`, student)).body).toHaveLength(12);
  });

  it('that cannot be planned never fails the completion: one job is left, and is told while it waits', async () => {
    const session = await start(app, student);
    await practise(app, student, session);
    await withoutWishes(async () => {
      const done = await complete(app, student, session);
      expect(done).toMatchObject({ success: true, background_jobs_enqueued: ['practice.plan_pack'] });
      expect(await complete(app, student, session)).toEqual(done);
      expect(await availability()).toMatchObject({ available: false, phase: 'preparing' });
    });
    await app.settle();
    expect(await availability()).toMatchObject({ available: true, phase: 'ready' });
  });

  it('that its job gave up reads as failed, until a retry plans it', async () => {
    const session = await start(app, student);
    await practise(app, student, session);
    await withoutWishes(() => complete(app, student, session));
    await giveUp('practice.plan_pack', student.user.id);
    expect(await availability()).toMatchObject({ available: false, phase: 'failed' });
    expect((await app.get('/session/check-availability?retry=true', student)).body.phase).toBe('ready');
    expect(await availability()).toMatchObject({ available: true, phase: 'ready' });
  });

  it('repeats no question of the sessions before', async () => {
    const first = await wholeSession(app, student);
    const second = await wholeSession(app, student);
    const third = await start(app, student);
    const ids = [first, second, third].flatMap(s => s.questions.map(q => q.id));
    expect(new Set(ids).size).toBe(36);
  });

  it('is what the insight before it describes', async () => {
    await wholeSession(app, student);
    const { body: insight } = await app.get('/session/pre-session-insight', student);
    const session = await start(app, student);
    const topics = new Set(session.questions.map(q => q.subcategory)).size;
    expect(insight.title).toMatch(/^Session 2: /);
    expect(insight.today).toContain(`12 questions from ${topics} topics`);
    expect(insight.progress).toBe('You have completed 1 session. In the last one you had 12 of 12 right.');
  });
});

describe('coming back', () => {
  it('S039 continues at the first open question, the answered ones reviewed', async () => {
    const session = await start(app, student);
    await practise(app, student, session, () => 'right', 5);
    const elsewhere = { ...student, token: await app.login(student.email, student.password) };
    const resumed = await start(app, elsewhere);
    expect(resumed).toMatchObject({ session_id: session.session_id, current_position: 6, answered_count: 5 });
    expect(resumed.questions.map(q => q.outcome)).toEqual([
      ...Array(5).fill('correct'),
      ...Array(7).fill(null),
    ]);
  });

  it('keeps the place a screen had reached until the session ends', async () => {
    const session = await start(app, student);
    const place = {
      current_question_index: 4,
      total_questions: 12,
      last_question_id: session.questions[3]?.id,
    };
    await app.post('/session-progress/update', { session_id: session.session_id, ...place }, student);
    const path = `/session-progress/${session.session_id}`;
    expect((await app.get(path, student)).body).toEqual({ has_progress: true, ...place });
    const keep = (wrong: object) =>
      statusOf('/session-progress/update', { session_id: session.session_id, ...place, ...wrong });
    expect(await keep({ current_question_index: 12 })).toBe(422);
    expect(await keep({ total_questions: 13 })).toBe(422);
    expect(await keep({ last_question_id: randomUUID() })).toBe(422);
    await practise(app, student, session);
    await complete(app, student, session);
    expect(await keep({})).toBe(409);
    expect((await app.get(path, student)).body.has_progress).toBe(false);
  });
});

describe('the free allowance', () => {
  it('S041 ends a start at the limit, and the status says the same', async () => {
    for (let i = 0; i < figures.freeTrial.sessions + figures.freeTrial.sessionsPerWeek; i += 1)
      await wholeSession(app, student, () => 'skip');
    const { status, body } = await app.post('/session/start', { user_id: student.user.id }, student);
    expect([status, body.code]).toEqual([403, 'session_limit_reached']);
    expect((await app.get('/user/session-limit-status', student)).body).toMatchObject({
      user_type: 'free_trial',
      limit_reached: true,
      can_start_session: false,
      completed_sessions: 7,
      sessions_left: 0,
      free_week: { holds: 2, left: 0, until: '2026-03-08T18:30:00.000Z' },
    });
    app.clock.advance(6.6 * 24 * 3600);
    expect((await start(app, student)).session_number).toBe(8);
  });

  it('S042 has no end while an administrator lists the address, and holds from the next start on', async () => {
    const admin = await signedInAdmin(app);
    for (let i = 0; i < figures.freeTrial.sessions + figures.freeTrial.sessionsPerWeek; i += 1)
      await wholeSession(app, student, () => 'skip');
    const started = () => statusOf('/session/start', { user_id: student.user.id });
    expect(await started()).toBe(403);
    const { body } = await app.post('/admin/privileges', { email: student.email }, admin);
    await wholeSession(app, student, () => 'skip');
    expect((await app.get('/user/session-limit-status', student)).body).toMatchObject({
      user_type: 'privileged',
      can_start_session: true,
    });
    await app.delete(`/admin/privileges/${body.id}`, admin);
    expect(await started()).toBe(403);
  });

  it('has its end for an address that nobody proved, though an administrator lists it', async () => {
    const stranger = await app.unproved();
    await addPrivilege(app.platform.db, stranger.email, '', 'test', app.clock.now());
    const typeOf = async () => (await app.get('/user/session-limit-status', stranger)).body.user_type;
    expect(await typeOf()).toBe('free_trial');
    const code = await app.codeFor(stranger.email);
    await app.post('/auth/verify-email', { email: stranger.email, verification_code: code }, stranger);
    expect(await typeOf()).toBe('privileged');
  });

  it('is not used up by sessions that were started without a limit', async () => {
    await addPrivilege(app.platform.db, student.email, '', 'test', app.clock.now());
    for (let i = 0; i < figures.freeTrial.sessions + 1; i += 1)
      await wholeSession(app, student, () => 'skip');
    await app.platform.db.execute(sql`delete from privileged_emails where email = ${student.email}`);
    expect((await app.get('/user/session-limit-status', student)).body).toMatchObject({
      completed_sessions: figures.freeTrial.sessions + 1,
      sessions_left: figures.freeTrial.sessions,
    });
  });

  it('is not said to be over by the fifth session where unlimited ones came before', async () => {
    await addPrivilege(app.platform.db, student.email, '', 'test', app.clock.now());
    for (let i = 1; i < figures.freeTrial.sessions; i += 1) await wholeSession(app, student, () => 'skip');
    await app.platform.db.execute(sql`delete from privileged_emails where email = ${student.email}`);
    const session = await start(app, student);
    await practise(app, student, session, () => 'skip');
    expect((await complete(app, student, session)).summary.trial_finished).toBe(false);
  });

  it('is said to be over by the end of its fifth session, and only then', async () => {
    const finished = [];
    for (let i = 0; i < 6; i += 1) {
      const session = await start(app, student);
      await practise(app, student, session, () => 'skip');
      finished.push((await complete(app, student, session)).summary.trial_finished);
    }
    expect(finished).toEqual([false, false, false, false, true, false]);
  });
});

describe('notes of the page', () => {
  it('S043 are bounded and refused without a token', async () => {
    const send = (body: unknown, who: { token?: string } = student) =>
      app.post('/telemetry/ui-mismatch', body, who);
    const deep = `{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`;
    expect((await send({ text: 'x'.repeat(1_000_000) })).status).toBe(413);
    expect(
      (await app.call('POST', '/telemetry/ui-mismatch', { token: student.token, body: deep })).status,
    ).toBeOneOf([400, 413]);
    expect((await send({ seen: 'A' }, {})).status).toBe(401);
    expect((await send({ seen: 'A', expected: 'B' })).status).toBe(200);
  });

  it('S043 end when there are too many in a minute', async () => {
    app.platform.limits.scale = 1;
    const statuses = [];
    for (let i = 0; i < 62; i += 1) statuses.push(await statusOf('/telemetry/ui-mismatch', { seen: i }));
    app.platform.limits.scale = 1000;
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
  });

  it('are kept up to a day’s allowance, and a long time’s worth goes into an export in part', async () => {
    const { db } = app.platform;
    const many = (days: number) =>
      db.execute(sql`
        insert into page_notes (user_id, id, kind, note, created_at)
        select ${student.user.id}, gen_random_uuid(), 'ui_mismatch', '{}', ${app.clock.now().toISOString()}::timestamptz - ${days} * interval '1 day'
        from generate_series(1, 400)`);
    const kept = async () => {
      const rows = db.execute(
        sql`select count(*)::int as n from page_notes where user_id = ${student.user.id}`,
      );
      return (await rowsOf<{ n: number }>(rows))[0]?.n;
    };
    await many(2);
    expect(await statusOf('/telemetry/ui-mismatch', { seen: 'A' })).toBe(200);
    expect(await kept()).toBe(401);
    await many(0);
    expect(await statusOf('/telemetry/ui-mismatch', { seen: 'B' })).toBe(200);
    expect(await kept()).toBe(801);
    const { body } = await app.post('/account/export', { password: student.password }, student);
    expect(body.page_notes).toHaveLength(500);
  });

  it('carry a failure report to support, under the caller’s own address only', async () => {
    const other = await app.student();
    expect(await statusOf('/session/report-failure', { user_email: other.email })).toBe(403);
    const events = [{ at: '2026-03-02T06:30:00Z', event: 'pack', detail: '404' }];
    expect(await statusOf('/session/report-failure', { user_email: student.email, events })).toBe(200);
    const mails = await app.mailsTo(app.platform.config.supportEmail);
    expect(mails.at(-1)?.text).toContain(student.email);
  });
});
