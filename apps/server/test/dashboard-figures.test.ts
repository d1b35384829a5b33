import type { DataExport, PracticeSession, Question } from '@twelvefold/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { addPrivilege } from '../src/modules/billing/index.ts';
import { correctKey } from '../src/modules/content/editing.ts';
import { type SignedUp, testApp } from './kit/app.ts';
import { complete, keyOf, optionOf, start, wrongLetter } from './kit/practice.ts';
import { countsFrom, taxonomyFrom } from './recount/answers.ts';
import { beliefsFrom, expectedFrom, stakesFrom } from './recount/beliefs.ts';
import { accountOf, recounted, sentencesOf } from './recount/sentences.ts';

/** Recomputes every number of the dashboard from the student's exported document. */

const app = testApp();
const day = 24 * 3600;
let student: SignedUp;

/** Outcome and time of a question: right, wrong, skipped or picture failed; fast, slow or untimed. */
function dealtWith(question: Question, session: number) {
  const n = question.position * 7 + session * 5;
  const elapsed_ms = n % 11 === 0 ? undefined : n % 4 === 0 ? 400_000 : 20_000 + 1000 * (n % 90);
  if (question.has_image) return { skip: { reason: 'image_failed' }, elapsed_ms };
  if (n % 9 === 0) return { skip: {}, elapsed_ms };
  const algebra = question._display_meta.category === 'Algebra';
  return { right: n % 10 < (algebra ? 9 - session : 3 + session), elapsed_ms };
}

async function practise(session: PracticeSession, number: number, until = session.total_questions) {
  for (const question of session.questions.slice(0, until)) {
    const { skip, right, elapsed_ms } = dealtWith(question, number);
    const place = { session_id: session.session_id, position: question.position, elapsed_ms };
    const key = await keyOf(app, question);
    const answer = optionOf(question, right ? key : wrongLetter(key));
    const { status, text } = skip
      ? await app.post('/session/skip', { ...place, ...skip }, student)
      : await app.post('/session/submit', { ...place, answer }, student);
    if (status !== 200) throw new Error(`Position ${question.position}: ${text}`);
    app.clock.advance(61);
  }
}

async function whole(session: PracticeSession, number: number) {
  await practise(session, number);
  await complete(app, student, session);
  await app.settle();
  // Below seven days, after which an unused sign-in ends.
  app.clock.advance(1.4 * day);
}

const exported = async (): Promise<DataExport> =>
  (await app.post('/account/export', { password: student.password }, student)).body;

const dashboard = async (path: string) => (await app.get(`/dashboard/${path}`, student)).body;

/** The replies of the four calls and the document, at one time. */
async function everything() {
  // Plans a pack of an earlier day again before the calls.
  await app.get('/session/check-availability', student);
  return {
    data: await exported(),
    now: app.clock.now(),
    simple: await dashboard('simple-taxonomy'),
    categorized: await dashboard('categorized-taxonomy'),
    progress: await dashboard('progress'),
    insights: await dashboard('adaptive-insights?refresh=true'),
  };
}
type Everything = Awaited<ReturnType<typeof everything>>;

const moments: Record<string, Everything> = {};

beforeAll(async () => {
  // Gives a picture to all circle questions, so that some picture can fail in every run.
  await app.platform.db.execute(sql`
    update items set figure = (select figure from items where figure is not null order by id limit 1)
    where type like 'GM.CIR.%' and figure is null`);
  // Gives all wrong options of Easy questions the same slip, so that one slip repeats in every run.
  await app.platform.db.execute(sql`
    update items set options = (
      select jsonb_agg(
        case when o -> 'slip' = 'null' then o
        else jsonb_set(o, '{slip,misconception}', '"left_out_an_end_point"') end order by n)
      from jsonb_array_elements(options) with ordinality as listed(o, n))
    where band = 'Easy'`);
  student = await app.student();
  await addPrivilege(app.platform.db, student.email, 'Many sessions', 'test', app.clock.now());
  await app.post('/study-plan', { target_track: 'beginner', target_days: 90 }, student);
  const { body: today } = await app.get('/study-plan/today', student);
  const [unit] = today.plan_units;
  const studied = { target_minutes: unit.target_minutes, unit_id: unit.id };
  await whole((await app.post('/session/start', studied, student)).body, 0);
  for (let number = 1; number <= 8; number++) {
    await app.post('/practice/wish', { subcategory_code: 'GM.CIR' }, student);
    await whole(await start(app, student), number);
  }
  await app.post('/practice/wish', { subcategory_code: 'GM.CIR' }, student);
  moments['with a pack that waits'] = await everything();
  await practise(await start(app, student), 9, 7);
  await practise((await app.post('/session/start', { target_minutes: 30 }, student)).body, 10, 5);
  await correctKeys();
  moments['in the middle of two sessions, keys corrected'] = await everything();
}, 120_000);

/** Corrects four keys: two wrong answers become right, and two right ones wrong. */
async function correctKeys() {
  const { answers } = moments['with a pack that waits']?.data ?? { answers: [] };
  const some = (outcome: string) => answers.filter(a => a.outcome === outcome).slice(0, 2);
  for (const { question_id, your_letter, outcome } of [...some('correct'), ...some('incorrect')]) {
    const given = your_letter as 'A' | 'B' | 'C' | 'D';
    const key = outcome === 'incorrect' ? given : wrongLetter(given);
    await app.platform.db.transaction(tx =>
      correctKey(tx, question_id, { key, why: 'It was.' }, app.clock.now()),
    );
  }
}

it('a corrected key changes outcomes, but neither the number nor the letters of answers', () => {
  const before = moments['with a pack that waits']?.data.answers ?? [];
  const later = moments['in the middle of two sessions, keys corrected']?.data.answers ?? [];
  // Answers are exported newest first.
  const after = later.slice(-before.length);
  expect(after.map(a => [a.sequence, a.your_letter])).toEqual(before.map(a => [a.sequence, a.your_letter]));
  const changed = after.filter((a, i) => a.outcome !== before[i]?.outcome).map(({ outcome }) => outcome);
  expect(changed.toSorted()).toEqual(['correct', 'correct', 'incorrect', 'incorrect']);
});

describe.each(['with a pack that waits', 'in the middle of two sessions, keys corrected'])('%s', name => {
  let at: Everything;
  beforeAll(() => {
    at = moments[name] as Everything;
  });

  it('the export has every outcome, and answers without a time', () => {
    const { answers } = at.data;
    for (const outcome of ['correct', 'incorrect', 'skipped', 'image_failed'])
      expect(answers.some(a => a.outcome === outcome)).toBe(true);
    expect(answers.some(a => a.elapsed_ms === null)).toBe(true);
    expect(answers.map(a => a.sequence).sort((a, b) => a - b)).toEqual(answers.map((_, i) => i + 1));
  });

  it('completed sessions are those of the export', () => {
    const completed = at.data.sessions.filter(({ status }) => status === 'completed');
    const study = completed.filter(({ session_type }) => session_type === 'study');
    expect(at.simple).toEqual({ total_sessions: completed.length, study_sessions: study.length });
    expect(completed).toHaveLength(9);
  });

  it('attempts and accuracy by topic and difficulty are those of the exported answers', () => {
    expect(at.categorized).toMatchObject(taxonomyFrom(at.data));
  });

  it('momentum, accuracy by difficulty and the times of the last session are those of the exported answers', () => {
    const { momentum, bands, last_session, wished } = at.progress;
    expect({ momentum, bands, last_session, wished }).toEqual(countsFrom(at.data));
  });

  it('marks at stake, with attempts, chances and dates, follow from the exported answers', () => {
    const stakes = at.progress.stakes.map(({ target_percent: _, ...own }: { target_percent: number }) => own);
    expect(stakes).toEqual(stakesFrom(at.data, at.now));
    expect(stakes.length).toBeGreaterThan(0);
  });

  it('the expected score and percentile follow from the exported answers', () => {
    expect(at.progress.expected).toEqual(expectedFrom(at.data, at.now));
    expect(at.progress.expected.forecast).not.toBeNull();
  });

  it('the exported learner model is the replay of the exported answers', () => {
    expect(at.data.learner_model).toEqual(JSON.parse(JSON.stringify(beliefsFrom(at.data))));
  });

  it('every sentence of the insights has the numbers of the exported answers', () => {
    const account = accountOf(at.data, at.now);
    const { all_time_markdown, recent_markdown } = at.insights;
    const sentences = [...sentencesOf(all_time_markdown), ...sentencesOf(recent_markdown)];
    expect(sentences.map(sentence => recounted(sentence, account))).toEqual(sentences);
    expect(sentences.length).toBeGreaterThan(10);
    const told = '- **You left out an end point**, again';
    expect(all_time_markdown).toContain(`${told} and again: `);
    expect(recent_markdown).toContain(`${told}: `);
  });
});
