import { categories, misconceptions } from '@twelvefold/content';
import type { NotebookEntry, Question } from '@twelvefold/contract';
import { buildBank, type Item, marksAtStake, newLearner, observe } from '@twelvefold/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { type SignedUp, testApp } from '../../../test/kit/app.ts';
import { complete, practise, start, wholeSession } from '../../../test/kit/practice.ts';
import { rowsOf } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/query.ts';
import { addPrivilege } from '../billing/index.ts';

const app = testApp();
const daySeconds = 24 * 3600;
const subcategories = categories.flatMap(c => c.subcategories.map(s => ({ ...s, category: c })));

interface StoredAnswer {
  session: string;
  item: string;
  outcome: 'correct' | 'incorrect' | 'skipped' | 'image_failed';
  type: string;
  band: 'Easy' | 'Medium' | 'Hard';
  misconception: string | null;
  elapsed_ms: number | null;
  target_seconds: number;
  difficulty: number;
  at: number;
}

const stored = (student: SignedUp) =>
  rowsOf<StoredAnswer>(
    app.platform.db.execute(sql`
      select session_id::text as session, item_id::text as item, outcome, type, band, misconception, elapsed_ms,
        target_seconds, difficulty::float8, (extract(epoch from answered_at) * 1000)::float8 as at
      from answers where user_id = ${student.user.id} order by sequence`),
  );

const insights = async (student: SignedUp, query = '') =>
  (await app.get(`/dashboard/adaptive-insights${query}`, student)).body;

/** Answers of the last sessions, counted the plain way. */
class Past {
  readonly attempts: StoredAnswer[];
  readonly skipped: number;
  readonly sessions: string[];

  private readonly answers: StoredAnswer[];

  constructor(answers: StoredAnswer[]) {
    this.answers = answers;
    this.attempts = answers.filter(a => a.outcome === 'correct' || a.outcome === 'incorrect');
    this.skipped = answers.filter(a => a.outcome === 'skipped').length;
    this.sessions = [...new Set(answers.map(a => a.session))];
  }
  of(sessions: string[]): Past {
    return new Past(this.answers.filter(a => sessions.includes(a.session)));
  }
  where(pick: (a: StoredAnswer) => boolean): Past {
    return new Past(this.attempts.filter(pick));
  }
  on(code: string): Past {
    return this.where(a => a.type.startsWith(`${code}.`));
  }
  get right(): number {
    return this.attempts.filter(a => a.outcome === 'correct').length;
  }
  get score(): string {
    return `${this.right} of ${this.attempts.length}`;
  }
  get percent(): string {
    return `${Math.round((100 * this.right) / this.attempts.length)}%`;
  }
}

/** The whole sentence (or list line) that holds some words. */
function sentence(markdown: string, words: string | RegExp): string {
  const found = markdown.split(/\n|(?<=\.) (?=[A-Z])/).find(line => line.match(words));
  return found?.replace(/^- /, '').trim() ?? `nothing says ${words}`;
}

const codeOfType = (type: string) => type.split('.', 2).join('.');

const topic = (name: string) => subcategories.find(s => s.name === name);
const codeOf = (name: string) =>
  topic(name)?.code ?? categories.find(c => c.name === name)?.code ?? `no ${name}`;

describe('after eleven sessions', () => {
  let student: SignedUp;
  let past: Past;
  let markdown: { all_time_markdown: string; recent_markdown: string; last_updated_at: string };
  let now: number;

  /** Weak at first, better later; Algebra gets worse; the first wrong option is chosen; now and then a skip. */
  const planOf = (session: number) => (question: Question) => {
    if ((question.position + session) % 9 === 0) return 'skip' as const;
    const algebra = question._display_meta.category === 'Algebra';
    return (question.position * 7 + session) % 10 < (algebra ? 9 - session : 3 + session / 2)
      ? 'right'
      : 'wrong';
  };

  beforeAll(async () => {
    student = await app.student();
    await addPrivilege(app.platform.db, student.email, 'Many sessions', 'test', app.clock.now());
    for (let session = 0; session < 11; session++) {
      await wholeSession(app, student, planOf(session));
      app.clock.advance(2 * daySeconds);
    }
    markdown = await insights(student, '?refresh=true');
    now = app.clock.now().getTime();
    past = new Past(await stored(student));
  }, 120_000);

  it('the all-time account counts sessions, questions, right answers and skips', () => {
    const { attempts, right, percent, skipped } = past;
    expect(markdown.all_time_markdown).toContain(
      `In **11 sessions** you have answered **${attempts.length} questions** and had **${right}** of them right (${percent}). You skipped ${skipped}.`,
    );
  });

  it('right answers by difficulty are those of each band', () => {
    const of = (band: string) => past.where(a => a.band === band);
    const parts = ['Easy', 'Medium', 'Hard']
      .filter(band => of(band).attempts.length >= 5)
      .map(band => `${band} ${of(band).score} (${of(band).percent})`);
    expect(sentence(markdown.all_time_markdown, 'Right by difficulty')).toBe(
      `Right by difficulty: ${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}.`,
    );
  });

  it('topics called surest and least sure have five answers, their own scores, and none is better or worse', () => {
    const known = subcategories.filter(({ code }) => past.on(code).attempts.length >= 5);
    // Few answers are less sure: 5 of 5 counts as 6 of 7.
    const rate = (code: string) => (past.on(code).right + 1) / (past.on(code).attempts.length + 2);
    const rates = known.map(({ code }) => rate(code)).sort((a, b) => a - b);
    expect(known.length).toBeGreaterThanOrEqual(4);
    for (const [words, best] of [
      ['Surest so far', rates.slice(-2).reverse()],
      ['Least sure', rates.slice(0, 2)],
    ] as const) {
      const line = sentence(markdown.all_time_markdown, words);
      const named = [...line.matchAll(/\*\*([^*]+)\*\* \((\d+ of \d+) right\)/g)];
      const rated = named.map(([, name = '']) => rate(codeOf(name)));
      // Of the best only those are called sure that are.
      expect(rated).toEqual(best.slice(0, words === 'Surest so far' ? rated.length : 2));
      for (const [, name = '', score] of named) expect(past.on(codeOf(name)).score).toBe(score);
    }
  });

  it('a slip that comes back across topics is counted and placed, and none is more frequent', () => {
    const wrong = past.attempts.filter(a => a.outcome === 'incorrect' && a.misconception !== null);
    const topicsOf = (slip: string) =>
      subcategories.filter(({ code }) =>
        wrong.some(a => a.misconception === slip && a.type.startsWith(`${code}.`)),
      );
    const countOf = (slip: string) => wrong.filter(a => a.misconception === slip).length;
    const repeated = [...new Set(wrong.map(a => a.misconception ?? ''))].filter(
      slip => topicsOf(slip).length > 1 && countOf(slip) >= 3 && slip !== 'used_a_wrong_given_number',
    );
    const line = sentence(markdown.all_time_markdown, 'again and again');
    if (repeated.length === 0) {
      expect(line).toContain('nothing says');
      return;
    }
    const [, words = '', count, topics] =
      /\*\*(.+)\*\*, again and again: (\d+) times, in (.+)\.$/.exec(line) ?? [];
    const slip = Object.entries(misconceptions).find(([, told]) => told === `${words}.`)?.[0] ?? '';
    expect(Number(count)).toBe(countOf(slip));
    expect(Number(count)).toBe(Math.max(...repeated.map(countOf)));
    const where = topicsOf(slip);
    if (where.length > 4) expect(topics).toContain(`${where.length} topics, most often in `);
    else for (const { name } of where) expect(topics).toContain(name);
  });

  it('what the exam asks most stands with its weight and the student’s own score', () => {
    const heaviest = [...categories].sort((a, b) => b.weight - a.weight).slice(0, 2);
    const line = sentence(markdown.all_time_markdown, 'The exam asks most about');
    for (const { name, code, weight } of heaviest) {
      expect(line).toContain(`**${name}** (about ${Math.round(weight)} of 22 questions)`);
      expect(line).toContain(`${past.on(code).score} right in ${name}`);
    }
  });

  it('topics never answered are counted and the heaviest of them is named', () => {
    const open = subcategories.filter(({ code }) => past.on(code).attempts.length === 0);
    if (open.length === 0) return;
    const heaviest = Math.max(...open.map(s => s.weight));
    expect(markdown.all_time_markdown).toContain(
      `You have answered questions on ${subcategories.length - open.length} of 36 topics.`,
    );
    const [, name = '', weight] =
      /asks most about \*\*([^*]+)\*\* \(about (\d+) questions? in 10 papers/.exec(
        sentence(markdown.all_time_markdown, 'Of the others'),
      ) ?? [];
    expect(open.map(s => s.name)).toContain(name);
    expect(Number(weight)).toBe(Math.round(10 * heaviest));
  });

  it('the recent account holds the last five sessions against earlier answers on what is alike', () => {
    const [last, before] = [past.of(past.sessions.slice(-5)), past.of(past.sessions.slice(0, -5))];
    const like = (one: StoredAnswer) =>
      before.where(a => a.band === one.band && codeOfType(a.type) === codeOfType(one.type));
    const alike = last.where(one => like(one).attempts.length >= 2);
    const expected = alike.attempts.reduce(
      (sum, one) => sum + like(one).right / like(one).attempts.length,
      0,
    );
    expect(alike.attempts.length).toBeGreaterThanOrEqual(12);
    expect(markdown.recent_markdown.replaceAll('**', '')).toContain(
      `In your last 5 sessions you answered ${last.score} right (${last.percent}) and skipped ${last.skipped}. Of the ${last.attempts.length}, ${alike.attempts.length} were on topics and difficulties you had answered before: you had ${alike.right} of them right, against ${Math.round(expected)} at your earlier rate.`,
    );
  });

  it('time is not spoken of where it cost nothing', () => {
    // The kit answers in 40 seconds, which is neither late nor rushed for any target time.
    expect(markdown.recent_markdown).not.toMatch(/target time|good time/);
  });

  it('the topic with most marks at stake is the engine’s own, replayed from the answers', async () => {
    const items = await rowsOf<{
      id: string;
      type: string;
      also: string[] | null;
      band: Item['band'];
      difficulty: number;
      target: number;
    }>(
      app.platform.db.execute(
        sql`select id::text, type, also, band, difficulty::float8, target_seconds::int as target from items where status = 'live' order by id`,
      ),
    );
    const alsoOf = new Map(items.map(({ id, also }) => [id, also ?? []]));
    const itemOf = (
      id: string,
      type: string,
      band: Item['band'],
      difficulty: number,
      target: number,
    ): Item => ({
      id,
      type,
      also: alsoOf.get(id) ?? [],
      band,
      difficulty,
      category: type.split('.')[0] ?? '',
      subcategory: type.split('.').slice(0, 2).join('.'),
      targetSeconds: target,
    });
    const blueprint = subcategories.map(({ code, name, weight, category, types }) => ({
      code,
      name,
      weight,
      types: types.map(type => type.code),
      category: category.code,
      categoryName: category.name,
    }));
    const bank = buildBank(
      items.map(i => itemOf(i.id, i.type, i.band, i.difficulty, i.target)),
      blueprint,
    );
    const outcomes = { correct: 'right', incorrect: 'wrong', skipped: 'skipped' } as const;
    let state = newLearner();
    for (const a of await stored(student)) {
      if (a.outcome === 'image_failed') continue;
      const item = itemOf(a.item, a.type, a.band, a.difficulty, a.target_seconds);
      state = observe(state, { item, outcome: outcomes[a.outcome] }, a.at).state;
    }
    const most = marksAtStake(state, bank, now).find(({ code }) => past.on(code).attempts.length >= 5);
    const { body } = await app.get('/dashboard/progress', student);
    const { present = 0, marks = 0, weight } = most ?? {};
    expect(body.stakes[0]).toMatchObject({
      subcategory_name: most?.name,
      present_percent: Math.round(100 * present),
      marks: Math.round(10 * marks) / 10,
      exam_questions: weight,
    });
  });

  it('what the next twelve will do is counted from the pack that waits', async () => {
    const pack: { pair: string; reason: string }[] = (
      await app.get(`/adapt/pack?user_id=${student.user.id}`, student)
    ).body;
    const topics = pack.map(({ pair }) => pair.split(': ')[0]);
    const line = sentence(markdown.recent_markdown, 'our next 12 questions');
    const leaning = [...line.matchAll(/(\d+) (?:are )?on \*\*([^*]+)\*\*/g)];
    if (leaning.length === 0) expect(line).toContain(`on ${new Set(topics).size} topics`);
    for (const [, count, name] of leaning)
      expect(topics.filter(topic => topic === name)).toHaveLength(Number(count));
    const due = pack.filter(({ reason }) =>
      /^(You (missed|skipped|got) a|A) question of this kind/.test(reason),
    );
    const said = /(\d+) of them (?:is like an open mistake|are like open mistakes) of yours, on (.+?)\./.exec(
      markdown.recent_markdown,
    );
    expect(Number(said?.[1] ?? 0)).toBe(due.length);
    const named = [...(said?.[2] ?? '').matchAll(/\*\*([^*]+)\*\*/g)].map(([, name]) => name);
    expect(named.sort()).toEqual([...new Set(due.map(({ pair }) => pair.split(': ')[0]))].sort());
  });
});

describe('insights', () => {
  it('are written at the first look after a completed session', async () => {
    const student = await app.student();
    const session = await start(app, student);
    await practise(app, student, session);
    await complete(app, student, session);
    const lookedAt = app.clock.now().toISOString();
    await insights(student);
    app.clock.advance(3600);
    const { last_updated_at, recent_markdown } = await insights(student);
    expect(last_updated_at).toBe(lookedAt);
    expect(recent_markdown).toContain('In your last session you answered **12 of 12** right (100%).');
  });

  it('are written anew on demand', async () => {
    const student = await app.student();
    await wholeSession(app, student);
    app.clock.advance(3600);
    const { last_updated_at } = await insights(student, '?refresh=true');
    expect(last_updated_at).toBe(app.clock.now().toISOString());
  });

  it('know of a session completed a moment ago although the job has not run', async () => {
    const student = await app.student();
    await wholeSession(app, student);
    await insights(student);
    app.clock.advance(daySeconds);
    const session = await start(app, student);
    await practise(app, student, session);
    await complete(app, student, session);
    expect((await insights(student)).all_time_markdown).toContain('In **2 sessions**');
  });

  it('name the mistakes that ended, as many as the notebook has', async () => {
    const student = await app.student();
    await addPrivilege(app.platform.db, student.email, '', 'test', app.clock.now());
    await wholeSession(app, student, ({ position }) => (position < 7 ? 'wrong' : 'right'));
    for (const days of [4, 6, 6, 6]) {
      app.clock.advance(days * daySeconds);
      student.token = await app.login(student.email, student.password);
      await wholeSession(app, student, () => 'right');
    }
    const { retired } = (await app.get('/notebook', student)).body.counts;
    expect(retired).toBeGreaterThanOrEqual(1);
    const said = sentence((await insights(student)).recent_markdown, /came to (its|their) end/);
    expect(said).toMatch(retired === 1 ? /^A mistake on / : new RegExp(`^\\*\\*${retired} mistakes\\*\\* `));
  });

  it('claim no share of right answers from fewer than five answers', async () => {
    const student = await app.student();
    await wholeSession(app, student, question => (question.position <= 4 ? 'right' : 'skip'));
    const { all_time_markdown, recent_markdown } = await insights(student);
    expect(all_time_markdown).toContain('In **1 session** you have answered **4 questions**. You skipped 8.');
    expect(recent_markdown).toContain('In your last session you answered 4 questions.');
    expect(`${all_time_markdown}${recent_markdown}`).not.toContain('%');
  });

  it('tell how often the tutor was asked in the number that stands in the notebook', async () => {
    const student = await app.student();
    const session = await start(app, student);
    await practise(app, student, session, () => 'wrong');
    const [{ id = '', subcategory = '' } = {}] = session.questions;
    const meaning = 'what does percentage mean?';
    for (const message of [meaning, meaning, 'explain step 1', meaning])
      await app.post('/doubts/ask', { session_id: session.session_id, message, question_id: id }, student);
    await complete(app, student, session);
    const { entries } = (await app.get('/notebook', student)).body;
    expect(entries.find((entry: NotebookEntry) => entry.question.id === id)).toMatchObject({ doubts: 4 });
    expect((await insights(student)).recent_markdown).toContain(
      `- You asked the tutor 4 times about questions on **${subcategory}**, most of all about **per cent**.`,
    );
  });
});
