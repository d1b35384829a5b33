import type { HistoryPage } from '@twelvefold/contract';
import { describe, expect, it } from 'vitest';
import { type SignedUp, testApp } from '../../../test/kit/app.ts';
import { practise, start, wholeSession } from '../../../test/kit/practice.ts';

const app = testApp();

async function page(student: SignedUp, query = ''): Promise<HistoryPage> {
  const { status, body, text } = await app.get(`/history/questions${query}`, student);
  if (status !== 200) throw new Error(`${status} ${text}`);
  return body;
}

/** Two whole sessions and three answers of a third. */
async function student(): Promise<SignedUp> {
  const someone = await app.student();
  const plan = ({ position }: { position: number }) =>
    (['right', 'wrong', 'skip'] as const)[position % 3] ?? 'right';
  for (let session = 0; session < 2; session += 1) {
    await wholeSession(app, someone, plan);
    app.clock.advance(180);
  }
  await practise(app, someone, await start(app, someone), plan, 3);
  return someone;
}

const places = ({ questions, sessions }: HistoryPage) =>
  questions.map(({ session_id, question }) => {
    const session = sessions.find(one => one.session_id === session_id);
    return `${session?.session_number}.${question.position}`;
  });

describe('the history', () => {
  it('has every answered or skipped question, newest session first, in the order of its session', async () => {
    const { total, next, ...rest } = await page(await student(), '?limit=48');
    expect([total, next]).toEqual([27, null]);
    const numbers = (session: number, upTo: number) =>
      Array.from({ length: upTo }, (_, i) => `${session}.${i + 1}`);
    expect(places({ total, next, ...rest })).toEqual([
      ...numbers(3, 3),
      ...numbers(2, 12),
      ...numbers(1, 12),
    ]);
  });

  it('tells of each what was chosen, what was right, the solution, the slip and the time', async () => {
    const { questions } = await page(await student());
    for (const { question } of questions) {
      const { review, outcome } = question;
      expect(review.elapsed_ms).toBe(40_000);
      expect(review.solution_feedback.detailed_solution).not.toBe('');
      expect(review.chosen_letter === review.correct_letter).toBe(outcome === 'correct');
      expect(review.slip !== null).toBe(outcome === 'incorrect');
    }
  });

  it('names the session of each with its score', async () => {
    const { sessions } = await page(await student());
    expect(sessions.map(s => [s.session_number, s.status, s.correct_count, s.total_questions])).toEqual([
      [3, 'planned', 1, 12],
      [2, 'completed', 4, 12],
      [1, 'completed', 4, 12],
    ]);
  });

  it('goes on where a page ended, without a gap or a repeat', async () => {
    const someone = await student();
    const all = places(await page(someone, '?limit=48'));
    const seen: string[] = [];
    let after = '';
    for (let turns = 0; turns < 10; turns += 1) {
      const part = await page(someone, `?limit=5${after}`);
      seen.push(...places(part));
      if (!part.next) break;
      after = `&after=${part.next}`;
    }
    expect(seen).toEqual(all);
  });

  it('holds nothing of anybody else', async () => {
    await student();
    const { total, questions } = await page(await app.student());
    expect([total, questions]).toEqual([0, []]);
  });
});

describe('a filter', () => {
  it('by outcome, band and subcategory leaves what matches, and counts it', async () => {
    const someone = await student();
    const all = (await page(someone, '?limit=48')).questions.map(one => one.question);
    const { body } = await app.get('/history/topics', someone);
    const topic = body.topics[0];
    for (const [query, matches] of [
      ['outcome=skipped', (q: (typeof all)[number]) => q.outcome === 'skipped'],
      ['band=Easy', (q: (typeof all)[number]) => q.difficulty_band === 'Easy'],
      [
        `subcategory_code=${topic.subcategory_code}`,
        (q: (typeof all)[number]) => q.subcategory === topic.subcategory,
      ],
    ] as const) {
      const found = await page(someone, `?limit=48&${query}`);
      expect(found.questions.map(one => one.question.id)).toEqual(all.filter(matches).map(q => q.id));
      expect(found.total).toBe(found.questions.length);
    }
  });

  it('by words finds them in stems, whatever their case and however the maths is marked', async () => {
    const someone = await student();
    const { questions } = await page(someone);
    const stem = questions[0]?.question.stem ?? '';
    const words = stem.replaceAll('$', '').slice(0, 24).toUpperCase();
    const found = await page(someone, `?search=${encodeURIComponent(words)}`);
    expect(found.questions.map(one => one.question.stem)).toContain(stem);
    expect((await page(someone, '?search=%25')).total).toBeLessThan(27);
    expect((await page(someone, '?search=no%20stem%20says%20this')).total).toBe(0);
  });

  it('by words takes them in any order, from the stem or from the names of topic and category', async () => {
    const someone = await student();
    const { questions } = await page(someone, '?limit=48');
    const named = async (search: string) => {
      const found = await page(someone, `?limit=48&search=${encodeURIComponent(search)}`);
      return found.questions.map(one => one.question);
    };
    const { subcategory, stem } = questions[0]?.question ?? { subcategory: '', stem: '' };
    const about = (name: string) => questions.filter(one => one.question.subcategory === name).length;
    const asTyped = await named(subcategory.replaceAll('&', 'and').toUpperCase());
    expect(asTyped.length).toBeGreaterThanOrEqual(about(subcategory));
    expect(asTyped.map(one => one.subcategory)).toContain(subcategory);
    const [first = '', ...others] = stem.replaceAll('$', '').split(' ').slice(0, 4);
    expect((await named([...others, first].join(' '))).map(one => one.stem)).toContain(stem);
    const arithmetic = await named('arithmetic');
    const isNamed = (one: (typeof arithmetic)[number]) => one._display_meta.category === 'Arithmetic';
    expect(arithmetic.some(isNamed)).toBe(true);
    // A stem may say it too, 'an arithmetic progression', or the name of a type: 'Arithmetico-geometric'.
    const elsewhere = arithmetic.filter(one => !isNamed(one));
    expect(elsewhere.filter(one => !/arithmetic/i.test(`${one.stem} ${one.type_of_question}`))).toEqual([]);
  });

  it('by the name of a session leaves that session alone', async () => {
    const someone = await student();
    const { body: study } = await app.post('/session/start', { target_minutes: 5 }, someone);
    await practise(app, someone, study);
    expect(places(await page(someone, '?search=session%202'))).toEqual(
      Array.from({ length: 12 }, (_, i) => `2.${i + 1}`),
    );
    const { sessions, total } = await page(someone, '?search=Study%20Session%201');
    expect(sessions.map(s => [s.session_type, s.session_number])).toEqual([['study', 1]]);
    expect(total).toBe(2);
    expect((await page(someone, '?search=session%2077')).total).toBe(0);
  });

  it.each(['after=nonsense', 'band=Easiest', 'limit=500'])('%s is refused', async query => {
    expect((await app.get(`/history/questions?${query}`, await app.student())).status).toBe(422);
  });
});

it('the topics are those a student has met, with their numbers', async () => {
  const someone = await student();
  const { body } = await app.get('/history/topics', someone);
  const counts = body.topics.map((topic: { questions: number }) => topic.questions);
  expect(counts.reduce((a: number, b: number) => a + b, 0)).toBe(27);
  expect(new Set(body.topics.map((t: { subcategory_code: string }) => t.subcategory_code)).size).toBe(
    counts.length,
  );
});
