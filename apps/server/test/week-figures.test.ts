import { categories } from '@twelvefold/content';
import type { PracticeSession, Question } from '@twelvefold/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addPrivilege } from '../src/modules/billing/index.ts';
import { correctKey } from '../src/modules/content/editing.ts';
import { momentOn } from '../src/modules/letters/looking.ts';
import { type SignedUp, testApp } from './kit/app.ts';
import { runJob } from './kit/buyer.ts';
import { complete, keyOf, optionOf, start, wrongLetter } from './kit/practice.ts';
import { recounted, sentencesOf } from './recount/sentences.ts';
import { indianDay, movesFrom, nextWeekFrom, pageFrom, timeFrom, weekAccount } from './recount/week.ts';

/**
 * Recomputes the Sunday letter and the page for a parent from the exported document, for random students of two or
 * three weeks. `LIVES=50 SEED=7` draws others.
 */

const app = testApp();
const lives = Number(process.env.LIVES ?? 3);
const seed = Number(process.env.SEED ?? 31);
const dayMs = 86_400_000;

const answer = fc.record({
  luck: fc.integer({ min: 0, max: 99 }),
  /** Unmeasured, or the time of a guess, of normal work (twice as likely), or of slow work. */
  elapsed_ms: fc.constantFrom<number | undefined>(undefined, 4000, 70_000, 70_000, 500_000),
});
const session = fc.record({
  /** Day of the week (Monday 0) and minute of the day in India, also around midnight. */
  at: fc.tuple(fc.integer({ min: 0, max: 6 }), fc.constantFrom(5, 12 * 60, 23 * 60 + 55)),
  study: fc.constantFrom(false, false, false, true),
  answers: fc.array(answer, { minLength: 12, maxLength: 12 }),
  tries: fc.integer({ min: 0, max: 2 }),
});
/** Percentage of right answers by category. */
const skill = fc.array(fc.constantFrom<number>(10, 50, 95), { minLength: 5, maxLength: 5 });
const life = fc.record({
  skills: fc.tuple(skill, skill),
  before: fc.array(session, { minLength: 2, maxLength: 4 }),
  week: fc.array(session, { minLength: 1, maxLength: 4 }),
  open: fc.integer({ min: 0, max: 11 }),
  goal: fc.option(
    fc.record({
      exam: fc.option(fc.integer({ min: 0, max: 60 })),
      days_a_week: fc.option(fc.integer({ min: 1, max: 7 })),
    }),
  ),
  corrected: fc.boolean(),
});
type Life = typeof life extends fc.Arbitrary<infer L> ? L : never;
type Session = Life['week'][number];

/** A student whose success changes strongly, so that the letter has rises, falls and time. */
function turned(drawn: Life, [then, now]: [number, number]): Life {
  const all = (chance: number) => categories.map(() => chance);
  const sessionsOf = (some: readonly Session[], elapsed_ms: number | undefined): Session[] =>
    Array.from({ length: 4 }, (_, i) => ({
      ...(some[i % some.length] as Session),
      at: [i, 12 * 60],
      study: false,
      answers: Array.from({ length: 12 }, (_, n) => ({ luck: (37 * n + 23 * i + 11) % 97, elapsed_ms })),
    }));
  return {
    ...drawn,
    skills: [all(then), all(now)],
    before: sessionsOf(drawn.before, 70_000),
    week: sessionsOf(drawn.week, 500_000),
  };
}

const wished = 'GM.CIR';

class Walker {
  student!: SignedUp;
  #monday = 0;

  async begin(): Promise<void> {
    this.student = await app.student();
    await addPrivilege(app.platform.db, this.student.email, '', 'test', app.clock.now());
    await app.call('PATCH', '/letters', { token: this.student.token, body: { weekly: true } });
    // The next Monday at 00:00 in India.
    const week = 7 * dayMs;
    const first = Date.parse('2026-03-01T18:30:00Z');
    this.#monday = first + Math.ceil((app.clock.now().getTime() - first) / week) * week;
  }

  /** Runs the sessions of a week in their order. */
  async weeks(sessions: readonly Session[], week: number, skill: readonly number[]): Promise<void> {
    const instant = ({ at: [day, minutes] }: Session) =>
      this.#monday + (7 * week + day) * dayMs + minutes * 60_000;
    // The letter is sent at 19:00 on the last Sunday.
    const end = this.#monday + (7 * week + 6) * dayMs + 18 * 3_600_000;
    const inTime = sessions.filter(one => week < 1 || instant(one) < end);
    for (const one of inTime.toSorted((a, b) => instant(a) - instant(b))) {
      app.clock.set(new Date(Math.max(instant(one), app.clock.now().getTime())));
      await this.#session(one, skill);
    }
  }

  async #session({ study, answers, tries }: Session, skill: readonly number[]): Promise<void> {
    await this.signIn();
    await app.post('/practice/wish', { subcategory_code: wished }, this.student);
    const begun: PracticeSession = study
      ? (await app.post('/session/start', { target_minutes: 30 }, this.student)).body
      : await start(app, this.student);
    for (const [i, question] of begun.questions.entries()) {
      const { luck = 0, elapsed_ms } = answers[i] ?? {};
      await this.#deal(begun, question, { luck, elapsed_ms, skill });
    }
    await complete(app, this.student, begun);
    await app.settle();
    for (const { id } of begun.questions.slice(0, tries)) await this.#tryAgain(id);
  }

  async #deal(
    begun: PracticeSession,
    question: Question,
    { luck, elapsed_ms, skill }: { luck: number; elapsed_ms: number | undefined; skill: readonly number[] },
  ): Promise<void> {
    const place = { session_id: begun.session_id, position: question.position, elapsed_ms };
    const chance = skill[categories.findIndex(({ name }) => name === question._display_meta.category)] ?? 50;
    const key = await keyOf(app, question);
    const given = optionOf(question, luck < chance ? key : wrongLetter(key));
    const { status, text } =
      luck === 99
        ? await app.post('/session/skip', place, this.student)
        : await app.post('/session/submit', { ...place, answer: given }, this.student);
    if (status !== 200) throw new Error(text);
    app.clock.advance(60);
  }

  /** 'Try a similar one': an answer outside of sessions. */
  async #tryAgain(id: string): Promise<void> {
    const { body } = await app.post(`/practice/similar/${id}`, {}, this.student);
    const path = `/practice/similar/${body.question.id}/answer`;
    const { status, text } = await app.post(path, { answer: body.question.option_a }, this.student);
    if (status !== 200) throw new Error(text);
  }

  async signIn(): Promise<void> {
    this.student.token = await app.login(this.student.email, this.student.password);
  }

  /** Answers some questions of a session and leaves it open. */
  async leaveOpen(positions: number): Promise<void> {
    await this.signIn();
    const begun = await start(app, this.student);
    for (const question of begun.questions.slice(0, positions))
      await this.#deal(begun, question, { luck: 60, elapsed_ms: 500_000, skill: [] });
  }

  async setGoal(goal: NonNullable<Life['goal']>): Promise<void> {
    const exam = new Date(this.#monday + (13 + (goal.exam ?? 0)) * dayMs);
    const exam_date = goal.exam === null ? null : indianDay(exam);
    const body = { exam_date, days_a_week: goal.days_a_week, target_percentile: null };
    await app.post('/goal', body, this.student);
  }

  /** Letter, page and document of the Sunday evening. */
  async sunday(correct: boolean) {
    const { id } = this.student.user;
    const sunday = indianDay(new Date(this.#monday + 13 * dayMs));
    app.clock.set(momentOn(sunday, { user_id: id, hour: 19 }));
    await this.signIn();
    if (correct) await this.#correctKey();
    await runJob(app, 'letters.look');
    const mail = (await app.mailsTo(this.student.email)).at(-1);
    const { url } = (await app.post('/sharing/page', undefined, this.student)).body;
    const { expires_at: _end, ...page } = (await app.post('/shared-page', { secret: url.split('#')[1] }))
      .body;
    const { today, data } = {
      today: (await app.get('/dashboard/today', this.student)).body,
      data: (await app.post('/account/export', { password: this.student.password }, this.student)).body,
    };
    return { mail, page, today, data, now: app.clock.now() };
  }

  /** Corrects the key of a wrong answer of the week, which becomes right. */
  async #correctKey(): Promise<void> {
    const { body } = await app.post('/account/export', { password: this.student.password }, this.student);
    const one = body.answers.find(
      ({ outcome, session_id }: { outcome: string; session_id: string | null }) =>
        outcome === 'incorrect' && session_id !== null,
    );
    if (!one) return;
    const change = { key: one.your_letter, why: 'It was.' };
    await app.platform.db.transaction(tx => correctKey(tx, one.question_id, change, app.clock.now()));
    await app.settle();
  }
}

async function lived({ skills, before, week, open, goal, corrected }: Life) {
  const walker = new Walker();
  await walker.begin();
  await walker.weeks(before, 0, skills[0]);
  await walker.weeks(week, 1, skills[1]);
  if (open > 0) await walker.leaveOpen(open);
  if (goal) await walker.setGoal(goal);
  return walker.sunday(corrected);
}

/** The sentences of a letter between its heading and its button. */
function saidIn(text: string): string[] {
  const [, body = ''] = /^Your week\n\n([\s\S]*?)\n\nGo to today's session/.exec(text) ?? [];
  return sentencesOf(body.replaceAll(/([^\n])\n(?=[^\n])/g, '$1 '));
}

it('every sentence of the Sunday letter and every figure of the shared page agrees with the answers', async () => {
  const seen = { rose: 0, fell: 0, time: 0 };
  const property = fc.asyncProperty(life, async drawn => {
    const { mail, page, today, data, now } = await lived(drawn);
    expect(page).toEqual(pageFrom(data, now));
    expect(page.categories).toEqual(today.categories);
    const account = weekAccount(data, now);
    if (account.recent === 0) {
      expect(mail).toBeUndefined();
      return;
    }
    expect(mail?.subject).toBe(`Your week: ${account.lately.right} of ${account.lately.count} answers right`);
    const said = saidIn(mail?.text ?? '');
    const ending = nextWeekFrom(data, now);
    const content = said.slice(0, said.length - ending.length);
    expect(said.slice(content.length)).toEqual(ending);
    expect(content.map(sentence => recounted(sentence, account))).toEqual(content);
    const moves = content.filter(sentence => / (rose|fell): /.test(sentence));
    expect(moves).toEqual(movesFrom(account));
    const time = content.filter(sentence => /wrong answers (took|came)/.test(sentence));
    expect(time).toEqual(timeFrom(account));
    seen.rose += moves.filter(one => one.includes(' rose: ')).length;
    seen.fell += moves.filter(one => one.includes(' fell: ')).length;
    seen.time += time.length;
  });
  const [one, other] = fc.sample(life, { seed, numRuns: 2 }) as [Life, Life];
  const examples: [Life][] = [[turned(one, [25, 100])], [turned(other, [75, 0])]];
  await fc.assert(property, { numRuns: lives, seed, endOnFailure: true, examples });
  // Every kind of sentence must have occurred, or it was not tested.
  expect(Object.entries(seen).filter(([, count]) => count === 0)).toEqual([]);
}, 3_600_000);
