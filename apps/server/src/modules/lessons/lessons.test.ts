import { frontQuestion } from '@twelvefold/content/lessons';
import { figures, type JudgedCheck, type Lesson, type LessonEntry } from '@twelvefold/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SignedUp, testApp } from '../../../test/kit/app.ts';
import { start } from '../../../test/kit/practice.ts';
import { rowsOf } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/query.ts';
import { practiceRecord, rebuildLearner } from '../practice/index.ts';

const app = testApp();
let student: SignedUp;
beforeEach(async () => {
  student = await app.student();
});

const lesson = async (): Promise<Lesson> => (await app.get('/lessons/percentages')).body;
const check = (number: number, letter: string | null, who?: SignedUp) =>
  app.post(`/lessons/percentages/checks/${number}`, { letter, elapsed_ms: 40_000 }, who);
const line = (place: number, answer: string | null) =>
  app.post(`/lessons/percentages/lines/${place}`, { answer });
const keyOf = async (number: number): Promise<string> =>
  (await check(number, null)).body.review.correct_letter;
const answersOf = (who: SignedUp) =>
  rowsOf<{ session_id: string | null; logit: number | null; outcome: string }>(
    app.platform.db.execute(
      sql`select session_id, logit, outcome from answers where user_id = ${who.user.id} order by sequence`,
    ),
  );
const exported = async (who: SignedUp) =>
  (await app.post('/account/export', { password: who.password }, who)).body;

describe('a lesson', () => {
  it('is read without an account and tells neither the keys of its checks nor the lines that are asked', async () => {
    const { status, text } = await app.get('/lessons/percentages');
    expect(status).toBe(200);
    expect(text).not.toMatch(/"(?:key|correct|slip|solution|review|value|mistakes)/);
    const { examples, checks } = await lesson();
    expect(checks.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    const [, own] = examples;
    const { body } = await line(own?.asked.at(-1)?.line ?? 0, null);
    expect(body.told.works).toBeTruthy();
    expect(text).not.toContain(JSON.stringify(body.told.works));
    expect(own?.answer).toBeNull();
  });

  it('stands in the list with its name, title and minutes', async () => {
    const { body } = await app.get('/lessons');
    expect(body.lessons[0]).toMatchObject({
      name: 'percentages',
      code: 'AR.PCT',
      minutes: expect.any(Number),
    });
  });

  it('is named by the questions of its topic, also while they are open', async () => {
    const { questions } = await start(app, student);
    const { body } = await app.get('/lessons');
    const named = new Map(body.lessons.map((entry: LessonEntry) => [entry.subcategory, entry.name]));
    for (const { subcategory, _display_meta } of questions)
      expect(_display_meta.lesson).toBe(named.get(subcategory));
  });

  it('that nobody has written is not found', async () => {
    expect((await app.get('/lessons/astrology')).status).toBe(404);
    expect((await line(1, '4')).status).toBe(404);
    expect((await check(5, 'E')).status).toBe(422);
  });

  it('has its picture in both themes, and none under another name', async () => {
    const { picture } = await lesson();
    const light = await app.get(`/media/lessons/${picture.name}`);
    const dark = await app.get(`/media/lessons/${picture.name}.dark`);
    expect(light.text).toMatch(/^<svg/);
    expect(dark.text).toMatch(/^<svg/);
    expect(dark.text).not.toBe(light.text);
    expect((await app.get('/media/lessons/percentages-00000000')).status).toBe(404);
  });
});

describe('a line that is asked', () => {
  it('is judged by its number, and a known mistake is named', async () => {
    expect((await line(2, '30')).body).toMatchObject({
      verdict: 'wrong',
      told: null,
      words: expect.any(String),
    });
    expect((await line(2, 'many')).body).toMatchObject({ verdict: 'unread', told: null });
    expect((await line(2, '13')).body).toMatchObject({
      verdict: 'right',
      answer: null,
      told: expect.any(Object),
    });
  });

  it('comes with the answer of the example when it is the last', async () => {
    expect((await line(3, '10 %')).body).toMatchObject({ verdict: 'right', answer: '$10\\%$' });
  });
});

describe('a check', () => {
  it('of who is signed out is judged, and nothing is kept', async () => {
    const key = await keyOf(1);
    const { body } = await check(1, key);
    expect(body).toMatchObject({ counted: false, review: { is_correct: true } });
    const twins = await rowsOf(app.platform.db.execute(sql`select 1 from items where status = 'twin'`));
    expect(twins).toEqual([]);
  });

  it('of a student is evidence once, that a replay gives again', async () => {
    const key = await keyOf(1);
    const { body }: { body: JudgedCheck } = await check(1, key, student);
    expect(body).toMatchObject({ counted: true, review: { is_correct: true, elapsed_ms: 40_000 } });
    const wrong = key === 'A' ? 'B' : 'A';
    expect((await check(1, wrong, student)).body).toMatchObject({
      counted: false,
      review: { is_correct: false, slip: expect.any(String) },
    });
    const answers = await answersOf(student);
    expect(answers).toMatchObject([{ session_id: null, outcome: 'correct', logit: expect.any(Number) }]);
    const { db } = app.platform;
    expect(await db.transaction(tx => rebuildLearner(tx, student.user.id, app.clock.now()))).toBe(true);
    const { similar_questions } = await exported(student);
    expect(similar_questions).toMatchObject([{ purpose: 'try', answer_sequence: 1 }]);
    expect(similar_questions[0].like_question_id).toBe(similar_questions[0].question_id);
  });

  it(`counts among the ${figures.similar.triesADay} questions of a day, and is judged beyond them`, async () => {
    const { db } = app.platform;
    await db.execute(sql`
      insert into twins (user_id, item_id, root_id, purpose, given_at)
      select ${student.user.id}::uuid, gen_random_uuid(), gen_random_uuid(), 'try', ${app.clock.now().toISOString()}::timestamptz
      from generate_series(1, ${figures.similar.triesADay - 1}::int)`);
    expect((await check(1, 'A', student)).body.counted).toBe(true);
    expect((await check(2, 'A', student)).body).toMatchObject({
      counted: false,
      review: { chosen_letter: 'A' },
    });
    expect(await answersOf(student)).toHaveLength(1);
    app.clock.advance(24 * 3600);
    expect((await check(2, 'A', student)).body.counted).toBe(true);
  });

  it('that was missed can be tried in a similar one', async () => {
    const key = await keyOf(3);
    await check(3, key === 'A' ? 'B' : 'A', student);
    const [missed] = await practiceRecord.answersAfter(app.platform.db, student.user.id, 0, 1);
    const { status, body } = await app.post(`/practice/similar/${missed?.item_id}`, {}, student);
    expect(status).toBe(200);
    expect(body.question.id).not.toBe(missed?.item_id);
  });
});

describe('the mark of a lesson that was read', () => {
  const mark = (read: boolean, who = student) => app.post('/lesson-marks/percentages', { read }, who);
  const marks = async (who = student) => (await app.get('/lesson-marks', who)).body.read;

  it('is put on, stays with its time, and is taken off', async () => {
    await mark(true);
    const [first] = await marks();
    app.clock.advance(3600);
    await mark(true);
    expect(await marks()).toEqual([first]);
    await mark(false);
    expect(await marks()).toEqual([]);
  });

  it('is nobody else’s, needs an account and a lesson', async () => {
    await mark(true);
    expect(await marks(await app.student())).toEqual([]);
    expect((await app.get('/lesson-marks')).status).toBe(401);
    expect((await app.post('/lesson-marks/astrology', { read: true }, student)).status).toBe(404);
  });

  it('goes into the export, and with the account', async () => {
    await mark(true);
    expect((await exported(student)).lessons_read).toMatchObject([{ subcategory: 'AR.PCT' }]);
    expect((await app.post('/account/delete', { password: student.password }, student)).status).toBe(200);
    const left = sql`select 1 from lesson_marks where user_id = ${student.user.id}`;
    expect(await rowsOf(app.platform.db.execute(left))).toEqual([]);
  });
});

describe('the question of the front page', () => {
  const answer = (letter: string, stem = frontQuestion().stem) =>
    app.post('/front-question', { stem, letter });

  it('is judged for anyone, with the slip behind a wrong option, and nothing is kept', async () => {
    const answers = async () => (await rowsOf(app.platform.db.execute(sql`select 1 from answers`))).length;
    const before = await answers();
    const { key, options } = frontQuestion();
    const wrong = options.find(({ letter }) => letter !== key);
    const { status, body } = await answer(wrong?.letter ?? '');
    expect(status).toBe(200);
    expect(body.review).toMatchObject({
      is_correct: false,
      correct_letter: key,
      slip: wrong?.slip?.words,
    });
    expect((await answer(key)).body.review.is_correct).toBe(true);
    expect(await answers()).toBe(before);
  });

  it('is in no bank', async () => {
    const same = sql`select 1 from items where id = ${frontQuestion().id} or stem = ${frontQuestion().stem}`;
    expect(await rowsOf(app.platform.db.execute(same))).toEqual([]);
  });

  it('of an earlier release is refused in words', async () => {
    const { status, body } = await answer('A', 'How many legs has a hen?');
    expect([status, body.code]).toEqual([409, 'changed_meanwhile']);
    expect(body.detail).toMatch(/Reload the page/);
  });
});
