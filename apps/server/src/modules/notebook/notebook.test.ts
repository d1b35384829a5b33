import type { Notebook, PracticeSession } from '@twelvefold/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SignedUp, testApp } from '../../../test/kit/app.ts';
import { keyOf, practise, start, wholeSession } from '../../../test/kit/practice.ts';
import { itemsOf } from '../content/index.ts';

const app = testApp();
let student: SignedUp;
beforeEach(async () => {
  student = await app.student();
});

const days = (count: number) => app.clock.advance(count * 24 * 3600);
const notebook = async (query = '', who = student): Promise<Notebook> =>
  (await app.get(`/notebook${query}`, who)).body;
const mark = (id: string, change: object, who = student) => app.post(`/notebook/marks/${id}`, change, who);

/** A session with its first two questions missed, the third skipped and the rest right. */
const mixed = () =>
  wholeSession(app, student, ({ position }) => (position <= 2 ? 'wrong' : position === 3 ? 'skip' : 'right'));

/** What went wrong; the fixed pace of these students makes some right answers look like guesses. */
const failed = ({ mistake }: Notebook['entries'][number]) =>
  mistake?.cause === 'wrong' || mistake?.cause === 'skipped';

const templateOf = async (id: string) => {
  const [item] = await itemsOf(app.platform.db, [id]);
  return item?.origin?.split('#')[0];
};

describe('the notebook', () => {
  it('holds what was missed, with slip and principle, and nothing that was skipped or right', async () => {
    const { questions } = await mixed();
    const { counts, entries: all, total } = await notebook();
    expect(counts).toEqual({ open: total, retired: 0, marked: 0 });
    const entries = all.filter(failed);
    expect(entries.map(({ question }) => question.id).sort()).toEqual(
      questions
        .slice(0, 2)
        .map(({ id }) => id)
        .sort(),
    );
    for (const { mistake, review, question } of entries) {
      expect(question._display_meta.reason).toBe('You got it wrong.');
      expect(mistake).toMatchObject({ times: 1, clean_days: 0, clean_days_needed: 2, retired_at: null });
      expect(review?.solution_feedback.principle_to_remember).toBeTruthy();
      expect(review?.slip).toBeTruthy();
    }
  });

  it('holds a skipped question while it is put to review, and not before', async () => {
    const { questions } = await mixed();
    const id = questions[2]?.id ?? '';
    const skipped = async () => (await notebook('?cause=skipped')).entries.map(({ question }) => question);
    expect(await skipped()).toEqual([]);
    await mark(id, { to_review: true });
    expect(await skipped()).toMatchObject([{ id, _display_meta: { reason: 'You skipped it.' } }]);
    await mark(id, { to_review: false });
    expect(await skipped()).toEqual([]);
  });

  it('says how often the tutor was asked about a question', async () => {
    const { session_id, questions } = await mixed();
    const [first, second] = questions.map(({ id }) => id);
    for (const message of ['why is my answer wrong?', 'why this step?'])
      await app.post('/doubts/ask', { session_id, question_id: first, message }, student);
    const { entries } = await notebook();
    const asked = (id?: string) => entries.find(({ question }) => question.id === id)?.doubts;
    expect([asked(first), asked(second)]).toEqual([2, 0]);
  });

  it('names the session in which the tutor can be asked about an answered question', async () => {
    const { session_id } = await mixed();
    const { entries } = await notebook();
    expect(entries.map(entry => entry.session_id)).toEqual(entries.map(() => session_id));
    const [entry] = entries;
    const place = { session_id: entry?.session_id, question_id: entry?.question.id, message: 'explain' };
    expect((await app.post('/doubts/ask', place, student)).body.success).toBe(true);
    const other = await app.student();
    const open = await start(app, other);
    const ahead = open.questions[0]?.id ?? '';
    await mark(ahead, { bookmarked: true }, other);
    expect((await notebook('?list=marked', other)).entries).toMatchObject([{ session_id: null }]);
  });

  it('twins of mistakes come into later sessions and say so, and two clean days retire one', async () => {
    const { questions } = await mixed();
    const missed = questions[0]?.id ?? '';
    const returned: PracticeSession[] = [];
    for (const later of [4, 6, 6, 6]) {
      days(later);
      returned.push(await wholeSession(app, student, () => 'right'));
    }
    const shown = returned.flatMap(session => session.questions);
    const twins = shown.filter(({ _display_meta }) =>
      /^You (missed|skipped) a question/.test(_display_meta.reason),
    );
    expect(twins.length).toBeGreaterThanOrEqual(3);
    const templates = await Promise.all(twins.map(({ id }) => templateOf(id)));
    expect(templates).toContain(await templateOf(missed));
    for (const { questions: twelve } of returned)
      expect(twelve.filter(q => twins.includes(q)).length).toBeLessThanOrEqual(3);
    expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
    // Right answers at this pace may look like guesses: such a one is no clean success.
    const retired = (await notebook('?list=retired')).entries;
    expect(retired.length).toBeGreaterThanOrEqual(1);
    for (const { mistake } of retired) expect(mistake?.clean_days).toBeGreaterThanOrEqual(2);
  });

  it('its mistakes are practised at once in a study session of twins, which is resumed', async () => {
    await mixed();
    const { body, status } = await app.post('/notebook/practise', {}, student);
    expect(status).toBe(200);
    expect(body).toMatchObject({ session_type: 'study', total_questions: expect.any(Number) });
    expect(body.total_questions).toBeGreaterThanOrEqual(1);
    expect(body.total_questions).toBeLessThanOrEqual((await notebook()).total);
    expect((await app.post('/notebook/practise', {}, student)).body.session_id).toBe(body.session_id);
    await practise(app, student, body);
    const { entries } = await notebook();
    expect(entries.some(({ mistake }) => mistake?.clean_days === 1)).toBe(true);
  });

  it('an empty notebook has nothing to practise', async () => {
    const { status, body } = await app.post('/notebook/practise', {}, student);
    expect([status, body.detail]).toEqual([409, 'There is no open mistake in your notebook to practise.']);
  });

  it('a question that is tried again counts for the mistake it is like', async () => {
    const { questions } = await mixed();
    const root = questions[0]?.id ?? '';
    days(1);
    const { body } = await app.post(`/practice/similar/${root}`, {}, student);
    const key = await keyOf(app, body.question);
    await app.post(
      `/practice/similar/${body.question.id}/answer`,
      { answer: key, elapsed_ms: 50_000 },
      student,
    );
    const entry = (await notebook()).entries.find(({ question }) => question.id === root);
    expect(entry?.mistake?.clean_days).toBe(1);
  });
});

describe('a mark', () => {
  it('bookmark, to review, note and reason are one thing, and what is not named stays', async () => {
    const { questions } = await mixed();
    const id = questions[7]?.id ?? '';
    await mark(id, { bookmarked: true, note: '  Mind the base. ' });
    const { body } = await mark(id, { reason: 'misread' });
    expect(body).toEqual({ bookmarked: true, to_review: false, note: 'Mind the base.', reason: 'misread' });
    const marked = await notebook('?list=marked');
    expect(marked.entries).toMatchObject([{ question: { id }, mark: body, mistake: null }]);
    expect((await notebook('?list=marked&reason=concept')).total).toBe(0);
  });

  it('on an open question shows no solution', async () => {
    const session = await start(app, student);
    const id = session.questions[0]?.id ?? '';
    await mark(id, { to_review: true });
    const [entry] = (await notebook('?list=marked')).entries;
    expect(entry).toMatchObject({ review: null, outcome: null, mark: { to_review: true } });
  });

  it('is refused on a question the student was never given, and is nobody else’s', async () => {
    const { questions } = await mixed();
    const other = await app.student();
    expect((await mark(questions[0]?.id ?? '', { bookmarked: true }, other)).status).toBe(404);
    await mark(questions[0]?.id ?? '', { bookmarked: true });
    expect((await notebook('?list=marked', other)).total).toBe(0);
  });

  it('on a twin is that of the question it is like', async () => {
    const { questions } = await mixed();
    const root = questions[0]?.id ?? '';
    const { body: similar } = await app.post(`/practice/similar/${root}`, {}, student);
    await mark(similar.question.id, { note: 'Mind the base.' });
    const markOf = async (id: string) => (await app.get(`/notebook/marks/${id}`, student)).body.note;
    expect([await markOf(root), await markOf(similar.question.id)]).toEqual([
      'Mind the base.',
      'Mind the base.',
    ]);
  });

  it('goes into the export', async () => {
    const { questions } = await mixed();
    await mark(questions[0]?.id ?? '', { note: 'Mine' });
    const { body } = await app.post('/account/export', { password: student.password }, student);
    expect(body.question_marks).toMatchObject([{ question_id: questions[0]?.id, note: 'Mine' }]);
  });
});

describe('the goal', () => {
  const goal = { exam_date: '2027-11-28', days_a_week: 5, target_percentile: 97 };

  it('is unknown at first, kept, exported, and each part of it optional', async () => {
    const nothing = { exam_date: null, days_a_week: null, target_percentile: null };
    expect((await app.get('/goal', student)).body).toMatchObject(nothing);
    expect((await app.post('/goal', goal, student)).body).toEqual(goal);
    expect((await app.get('/goal', student)).body).toMatchObject(goal);
    const { body } = await app.post('/account/export', { password: student.password }, student);
    expect(body.goal).toEqual(goal);
    expect((await app.post('/goal', nothing, student)).body).toEqual(nothing);
    expect((await app.get('/goal', student)).body.percentile_marks).toContainEqual({
      percentile: 95,
      least: 20,
      about: 23,
      most: 27,
    });
  });

  it('keeps the parts that a change leaves out', async () => {
    await app.post('/goal', goal, student);
    const { body } = await app.post('/goal', { days_a_week: 3 }, student);
    expect(body).toEqual({ ...goal, days_a_week: 3 });
    expect((await app.get('/goal', student)).body).toMatchObject(body);
  });

  it('refuses a date that is over', async () => {
    const { status } = await app.post('/goal', { ...goal, exam_date: '2020-01-01' }, student);
    expect(status).toBe(422);
  });
});
