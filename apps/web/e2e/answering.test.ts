import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { stageFor } from './kit/stage.ts';
import { answer, wholeQuestion } from './kit/steps.ts';

const stage = stageFor();
const { product } = stage;

/** Three quarters of a phone wide: after the words before it, it would start on one line and wrap to the next. */
const longFormula = '$\\frac{a+b}{c}+\\frac{x^2+y^2}{z}+\\frac{u+v}{w}=k+12$';

/** Number of lines of each formula in the question. */
const linesOfFormulas = (page: Page): Promise<number[]> =>
  page.locator('.type-stem .tex').evaluateAll(all => all.map(one => one.getClientRects().length));

/** Top of the solution on the screen, in px; a large number when there is none. */
const solutionAt = async (page: Page): Promise<number> =>
  (await page.getByRole('heading', { name: 'Solution', exact: true }).boundingBox())?.y ?? 9999;

it('hints and marks of a question work, its choice survives a reload, and its skip is undone', async () => {
  const student = await stage.newStudent();
  const { session_id } = await product.begin(student);
  const page = await stage.open({ as: student, width: 390, dark: true });
  await page.route('**/api/session/questions/*', async route => {
    const response = await route.fetch();
    const session = await response.json();
    session.questions[0].stem = `Words before it ${longFormula}, and ${longFormula} after them.`;
    await route.fulfill({ response, json: session });
  });
  await page.goto('/session');
  const place = (position: number) =>
    page.getByRole('heading', { name: `Question ${position}`, exact: true }).waitFor();
  const chosen = () => page.getByRole('radio', { name: /^B\b/ });
  await place(1);
  await page.locator('.type-stem .katex').nth(1).waitFor();
  await expect.poll(() => linesOfFormulas(page)).toEqual([1, 1]);
  await page.getByRole('button', { name: 'Give me a hint' }).click();
  await page.getByText('Hint 1.').waitFor();
  await page.getByRole('button', { name: 'Mark it or note something' }).click();
  await page.getByRole('button', { name: 'Bookmark' }).click();
  await page.getByRole('button', { name: 'Bookmark', pressed: true }).waitFor();
  await stage.expectAccessible('hinted at and marked');
  await chosen().check({ force: true });
  // Options are crossed out by key at the focus, and by a long press, which chooses nothing.
  const crossed = () =>
    page
      .locator('.option[data-crossed]')
      .evaluateAll(all => all.map(one => one.querySelector('input')?.value));
  await page.getByRole('radio', { name: /^A\b/ }).focus();
  await page.keyboard.press('x');
  await page.getByText('Option A is crossed out.').waitFor({ state: 'attached' });
  await page.locator('.option').nth(2).click({ delay: 700 });
  await expect.poll(crossed).toEqual(['A', 'C']);
  await page.reload();
  await expect.poll(() => chosen().isChecked()).toBe(true);
  await expect.poll(crossed).toEqual(['A', 'C']);
  await page.getByRole('radio', { name: /^C .*crossed out/ }).focus();
  await page.keyboard.press('x');
  await expect.poll(crossed).toEqual(['A']);
  await chosen().focus();
  await page.keyboard.press('x');
  await expect.poll(async () => [await chosen().isChecked(), await crossed()]).toEqual([false, ['A', 'B']]);
  // A crossed-out option can still be chosen.
  await chosen().check({ force: true });
  await expect.poll(async () => [await chosen().isChecked(), await crossed()]).toEqual([true, ['A']]);

  await page.getByRole('button', { name: /^Skip Question/ }).click();
  await place(2);
  await page.getByText('Question 1 is skipped.').waitFor();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await place(1);
  const questions = () =>
    product.api<{ answered_count: number }>('GET', `/session/questions/${session_id}`, student);
  await expect.poll(async () => (await questions()).answered_count).toBe(0);

  await answer(page, 'B');
  await expect.poll(() => solutionAt(page), { message: 'the solution in sight' }).toBeLessThan(700);
  await page.getByRole('button', { name: 'Bookmark', pressed: true }).waitFor();
  await page.getByRole('button', { name: 'Try a similar one' }).waitFor();
  await stage.expectAccessible('a solution with its tools');
});

it('a skip can be undone by U an hour and a reload later, but not after the next answer', async () => {
  const student = await stage.newStudent();
  await product.begin(student);
  const page = await stage.open({ as: student, cold: true });
  await page.clock.install();
  // With a fake clock the page lists no loaded resources.
  const formulas = Promise.all(
    ['js', 'css'].map(kind =>
      page.waitForEvent(
        'requestfinished',
        request => /\/formula-/.test(request.url()) && request.url().endsWith(kind),
      ),
    ),
  );
  await page.goto('/session');
  // The clock skips an hour: a file still loading would time out.
  await page.getByRole('button', { name: 'Mark it or note something' }).waitFor();
  await formulas;
  await page.getByRole('button', { name: /^Skip Question/ }).click();
  await page.getByRole('heading', { name: 'Question 2', exact: true }).waitFor();
  await page.getByText('Question 1 is skipped.').waitFor();
  await page.locator('[role=progressbar][aria-valuetext*="1 skipped"]').waitFor();
  // The clock skips an hour: an unsent decision would be shown as waiting.
  await page.waitForFunction(() => !Object.keys(localStorage).some(key => key.startsWith('cat_prep_log')));
  const question = await page.locator('#q').elementHandle();
  const before = await question?.boundingBox();
  await page.clock.fastForward(3_600_000);
  // The same element: the question was not remounted.
  await expect.poll(() => question?.boundingBox()).toEqual(before);
  await page.reload();
  await page.getByText('Question 1 is skipped.').waitFor();
  await page.keyboard.press('u');
  await page.getByRole('heading', { name: 'Question 1', exact: true }).waitFor();
  await page.getByRole('button', { name: /^Skip Question/ }).click();
  await page.getByRole('heading', { name: 'Question 2', exact: true }).waitFor();
  await answer(page, 'A');
  await page.getByText('Question 1 is skipped.').waitFor({ state: 'detached' });
});

it('a skip of the last question is undone or completed, and a second window follows the first', async () => {
  const student = await stage.newStudent();
  await product.practise(student, 11);
  const page = await stage.open({ as: student }, '/session');
  const place = (where: Page, position: number) =>
    where.getByRole('heading', { name: `Question ${position}`, exact: true }).waitFor();
  await place(page, 12);
  const second = await page.context().newPage();
  await second.goto(page.url());
  await place(second, 12);
  await page.getByRole('button', { name: /^Skip Question/ }).click();
  await page.getByText('You can undo this until you complete the session.').waitFor();
  await second.getByText('You can undo this until you complete the session.').waitFor();
  await stage.expectAccessible('the last question, skipped');
  await second.getByRole('button', { name: /^Undo/ }).click();
  await page.getByRole('button', { name: /^Submit Answer/ }).waitFor();
  await answer(page, 'A');
  await second.getByRole('heading', { name: /of 12/ }).first().waitFor();
  await second.close();
});

it('after an answer the page fetches only the question’s mark, until it is left', async () => {
  const student = await stage.newStudent();
  await product.begin(student);
  const page = await stage.open({ as: student });
  await page.goto('/session');
  await page.getByRole('heading', { name: 'Question 1', exact: true }).waitFor();
  const asked: string[] = [];
  page.on('request', request => {
    const [, call] = /\/api\/([a-z/-]+?)(?=\/[0-9a-f-]{36}|\?|$)/.exec(request.url()) ?? [];
    if (call && !call.startsWith('media/')) asked.push(`${request.method()} ${call}`);
  });
  await answer(page, 'B');
  await page.getByRole('button', { name: 'Bookmark' }).waitFor();
  await page.getByRole('button', { name: /^Next Question/ }).click();
  await wholeQuestion(page, 2);
  expect(asked).toEqual(['POST session/log', 'GET notebook/marks']);
  await page.getByRole('link', { name: 'Save and leave' }).click();
  await expect.poll(() => asked).toContain('POST session-progress/update');
});
