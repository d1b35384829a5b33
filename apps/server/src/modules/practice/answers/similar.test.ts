import { figures } from '@twelvefold/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SignedUp, testApp } from '../../../../test/kit/app.ts';
import { keyOf, start, wholeSession, wrongLetter } from '../../../../test/kit/practice.ts';
import { rowsOf } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/query.ts';
import { itemsOf } from '../../content/index.ts';
import { rebuildLearner } from '../index.ts';

const app = testApp();
let student: SignedUp;
beforeEach(async () => {
  student = await app.student();
});

/** A question the student missed in a session that is over. */
async function missed(): Promise<string> {
  const { questions } = await wholeSession(app, student, () => 'wrong');
  return questions[4]?.id ?? '';
}

const similar = (id: string, who = student) => app.post(`/practice/similar/${id}`, {}, who);
const answer = (id: string, given: string | null, who = student) =>
  app.post(`/practice/similar/${id}/answer`, { answer: given, elapsed_ms: 50_000 }, who);

describe('a similar question', () => {
  it('has the template and form of the one that was missed, other numbers, and tells no key', async () => {
    const root = await missed();
    const { status, body, text } = await similar(root);
    expect(status).toBe(200);
    const items = await itemsOf(app.platform.db, [root, body.question.id]);
    const [one, twin] = [items.find(i => i.id === root), items.find(i => i.id !== root)];
    const template = (origin: string | null | undefined) => origin?.split('#')[0];
    expect(template(twin?.origin)).toBe(template(one?.origin));
    expect([twin?.type, twin?.band, twin?.form]).toEqual([one?.type, one?.band, one?.form]);
    expect(twin?.stem).not.toBe(one?.stem);
    expect(body.question.stem).toBe(twin?.stem);
    expect(text).not.toMatch(/"(?:solution|correct|slip|review|key|answer|explanation)/);
  });

  it('that is open is given again, and a repeated answer changes nothing', async () => {
    const root = await missed();
    const { body: first } = await similar(root);
    expect((await similar(root)).body).toEqual(first);
    const key = await keyOf(app, first.question);
    const { body: review } = await answer(first.question.id, key);
    expect(review).toMatchObject({ is_correct: true, chosen_letter: key, elapsed_ms: 50_000 });
    expect((await answer(first.question.id, wrongLetter(key))).body).toEqual(review);
  });

  it(`comes ${figures.similar.triesAQuestion} times a question, each of them new, a twin of a twin included`, async () => {
    let asked = await missed();
    const given = new Set<string>();
    for (let i = 0; i < figures.similar.triesAQuestion; i += 1) {
      const { body } = await similar(asked);
      asked = body.question.id;
      given.add(asked);
      expect(body.left_for_question).toBe(figures.similar.triesAQuestion - 1 - i);
      await answer(asked, null);
    }
    expect(given.size).toBe(figures.similar.triesAQuestion);
    const { status, body } = await similar(asked);
    expect([status, body.code]).toEqual([429, 'too_many_requests']);
  });

  it('is refused for a question that is still open, and for what belongs to another student', async () => {
    const open = await start(app, student);
    expect((await similar(open.questions[0]?.id ?? '')).status).toBe(404);
    const other = await app.student();
    const root = await missed();
    expect((await similar(root, other)).status).toBe(404);
    const { body } = await similar(root);
    expect((await answer(body.question.id, 'A', other)).status).toBe(404);
  });

  it('is evidence that a replay gives again, and no part of a session', async () => {
    const root = await missed();
    const { body } = await similar(root);
    await answer(body.question.id, await keyOf(app, body.question));
    const { db } = app.platform;
    const [row] = await rowsOf<{ session_id: string | null; logit: number | null }>(
      db.execute(sql`select session_id, logit from answers where user_id = ${student.user.id}
        order by sequence desc limit 1`),
    );
    expect(row).toMatchObject({ session_id: null, logit: expect.any(Number) });
    expect(await db.transaction(tx => rebuildLearner(tx, student.user.id, app.clock.now()))).toBe(true);
    const { body: list } = await app.get('/session/list', student);
    expect(list.sessions).toHaveLength(1);
    const { body: exported } = await app.post('/account/export', { password: student.password }, student);
    expect(exported.answers).toHaveLength(13);
    expect(exported.similar_questions).toMatchObject([{ like_question_id: root, answer_sequence: 13 }]);
  });

  it('leaves the bank in memory as it is', async () => {
    const root = await missed();
    const version = async () =>
      (await rowsOf(app.platform.db.execute(sql`select version from bank_version`)))[0];
    const before = await version();
    await similar(root);
    expect(await version()).toEqual(before);
  });
});
