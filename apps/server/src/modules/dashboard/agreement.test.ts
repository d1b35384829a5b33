import { categories } from '@twelvefold/content';
import type { CategorizedTaxonomy, Question, Today } from '@twelvefold/contract';
import { beforeAll, expect, it } from 'vitest';
import { type SignedUp, testApp } from '../../../test/kit/app.ts';
import { runJob } from '../../../test/kit/buyer.ts';
import { complete, practise, start, wholeSession } from '../../../test/kit/practice.ts';
import { rowsOf } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/query.ts';
import { dayOf } from '../../platform/india.ts';
import { addPrivilege } from '../billing/index.ts';
import { dayAfter, startOf, weekdayOf } from '../study-plan/index.ts';

/** One student's figures on all screens, on a Sunday with an open session: each is counted from the same answers. */

const app = testApp();
let student: SignedUp;

const [arithmetic] = categories;
const isArithmetic = ({ subcategory }: Question) =>
  arithmetic?.subcategories.some(({ name }) => name === subcategory) ?? false;

async function counted(): Promise<Map<string, string>> {
  const rows = await rowsOf<{ code: string; correct: number; attempts: number }>(
    app.platform.db.execute(sql`
      select split_part(type, '.', 1) as code, (count(*) filter (where outcome = 'correct'))::int as correct,
        count(*)::int as attempts
      from answers where user_id = ${student.user.id} and outcome in ('correct', 'incorrect')
      group by 1`),
  );
  return new Map(
    rows.map(({ code, correct, attempts }) => [
      categories.find(one => one.code === code)?.name ?? code,
      `${correct} of ${attempts}`,
    ]),
  );
}

const today = async (): Promise<Today> => (await app.get('/dashboard/today', student)).body;
const barsOf = (bars: Today['categories']) =>
  new Map(
    bars
      .filter(({ attempts }) => attempts > 0)
      .map(({ name, correct, attempts }) => [name, `${correct} of ${attempts}`]),
  );

beforeAll(async () => {
  let day = dayAfter(dayOf(app.clock.now()), 1);
  while (weekdayOf(day) !== 1) day = dayAfter(day, 1);
  app.clock.set(new Date(startOf(day).getTime() + 10 * 3_600_000));
  student = await app.student();
  await addPrivilege(app.platform.db, student.email, '', 'test', app.clock.now());
  await app.call('PATCH', '/letters', { token: student.token, body: { weekly: true, hour: 19 } });
  for (let done = 0; done < 6; done++) {
    await wholeSession(app, student, question => (isArithmetic(question) ? 'wrong' : 'right'));
    app.clock.advance(24 * 3600);
  }
  student.token = await app.login(student.email, student.password);
});

it('the sentence, the bars and the syllabus count the answers of an open session too, and so do the letter and the shared page', async () => {
  await today();
  await practise(app, student, await start(app, student), () => 'right', 8);
  const { insight, categories: bars } = await today();
  const figures = await counted();
  expect(barsOf(bars)).toEqual(figures);
  const [, weak = '', weakScore, strongScore, strong = ''] =
    /^You are behind in \*\*(.+)\*\*: \*\*(.+)\*\* right, against (.+) in (.+)\.$/.exec(insight ?? '') ?? [];
  expect([weak, weakScore, strongScore]).toEqual([
    'Arithmetic',
    figures.get('Arithmetic'),
    figures.get(strong),
  ]);
  const { categorized_data } = (await app.get('/dashboard/categorized-taxonomy', student))
    .body as CategorizedTaxonomy;
  for (const { category_name, total_attempts } of categorized_data)
    expect(figures.get(category_name) ?? 'of 0').toMatch(new RegExp(`of ${total_attempts}$`));
  const { url } = (await app.post('/sharing/page', undefined, student)).body;
  const page = (await app.post('/shared-page', { secret: url.split('#')[1] })).body;
  expect(page.categories).toEqual(bars);
  app.clock.set(new Date(startOf(dayOf(app.clock.now())).getTime() + 20 * 3_600_000));
  await runJob(app, 'letters.look');
  const letter = (await app.mailsTo(student.email)).at(-1)?.text.replaceAll(/\s+/g, ' ');
  expect(letter).toContain(insight?.replaceAll('**', ''));
  expect(letter).toContain(`In 6 sessions this week you answered ${page.week.correct} of 72 right`);
});

it('the recap’s last count of each topic is the one of the syllabus', async () => {
  const session = await start(app, student);
  await practise(app, student, session, () => 'right');
  const { summary } = await complete(app, student, session);
  const { categorized_data } = (await app.get('/dashboard/categorized-taxonomy', student))
    .body as CategorizedTaxonomy;
  const rows = categorized_data.flatMap(({ subcategories }) => subcategories);
  expect(summary.moved.length).toBeGreaterThan(0);
  for (const { subcategory, after } of summary.moved)
    expect(rows.find(row => row.subcategory_name === subcategory)?.total_attempts).toBe(after.attempts);
});
