import type { Review } from '@twelvefold/contract';
import type { Response } from 'playwright-core';
import { expect, it } from 'vitest';
import type { ViewOptions } from './kit/browser.ts';
import type { Student } from './kit/product.ts';
import { stageFor } from './kit/stage.ts';
import { answer, finishSession, next, startSession } from './kit/steps.ts';

const stage = stageFor();
const { newStudent, product } = stage;

const openAs = (student: Student, options: ViewOptions = {}) => stage.open({ as: student, ...options }, '/');

it('two sessions of twelve follow each other on a phone, each question solved and explained', async () => {
  const page = await openAs(await newStudent(), { width: 390, dark: true });
  await page.getByRole('heading', { name: /Your next 12/ }).waitFor();
  await stage.expectAccessible('home');
  await startSession(page);
  await stage.expectAccessible('question');
  await answer(page, 'A');
  const whole = page.getByText('Full solution');
  await page.getByRole('heading', { name: 'Solution', exact: true }).waitFor();
  const folded = (await page.getByRole('heading', { name: 'Correct.', exact: true }).count()) > 0;
  expect(await whole.count()).toBe(folded ? 1 : 0);
  if (folded) await whole.click();
  for (const part of [
    folded ? 'Principle' : 'Principle to remember',
    'Solution approach',
    'Snap read',
    'Detailed solution',
    'Why this question',
  ])
    await page.getByText(part, { exact: true }).first().waitFor();
  await stage.expectAccessible('result');
  await next(page);
  await finishSession(page, 2);
  await stage.expectAccessible('recap');
  await page.getByRole('link', { name: /Back to dashboard/ }).click();
  await page.getByRole('heading', { name: /Your next 12/ }).waitFor();
  await startSession(page);
  await page.getByText('Session 2').first().waitFor();
  await answer(page, 'A');
});

it('a result on a phone is not covered by the bar, which takes at most a fifth of the screen or is not sticky', async () => {
  const page = await openAs(await newStudent(), { width: 390 });
  await startSession(page);
  const bar = () =>
    page.locator('header').evaluate(header => ({
      stays: getComputedStyle(header).position === 'sticky',
      height: header.getBoundingClientRect().height,
      bottom: header.getBoundingClientRect().bottom,
    }));
  await answer(page, 'A');
  await page.getByRole('heading', { name: 'Solution', exact: true }).waitFor();
  const panel = page.locator('.result-panel');
  await expect.poll(() => panel.evaluate(box => box.getBoundingClientRect().top)).toBeLessThan(300);
  const { bottom } = await bar();
  await expect
    .poll(() => panel.evaluate(box => box.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(bottom);
  // 1280 x 1024 at 200% zoom, a small phone, the phone above.
  for (const [width, height] of [
    [640, 512],
    [375, 553],
    [390, 844],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(
        async () => {
          const { stays, height: own } = await bar();
          return stays ? own / height : 0;
        },
        { message: `${width} x ${height}` },
      )
      .toBeLessThanOrEqual(0.2);
  }
  expect((await bar()).stays).toBe(true);
});

it('S033 a double click and an Enter press count once', async () => {
  const student = await newStudent();
  const page = await openAs(student);
  await startSession(page);
  let submissions = 0;
  page.on('request', request => {
    if (request.url().endsWith('/api/session/log')) submissions += 1;
  });
  await page.getByRole('radio', { name: /^A\b/ }).check({ force: true });
  await page.getByRole('button', { name: /^Submit Answer/ }).dblclick();
  await page.getByRole('heading', { name: /^(Correct|Incorrect)/ }).waitFor();
  expect(submissions).toBe(1);
  await expect.poll(() => page.getByRole('heading', { name: /^(Correct|Incorrect)/ }).count()).toBe(1);
});

it('S029 no part of a solution is in the browser before the answer', async () => {
  const student = await newStudent();
  const bodies: Promise<string>[] = [];
  // Cached files are not among a page's responses.
  const page = await openAs(student, { cold: true });
  page.on('response', (response: Response) => {
    if (/json|javascript|html/.test(response.headers()['content-type'] ?? ''))
      bodies.push(response.text().catch(() => ''));
  });
  await startSession(page);
  const before = (await Promise.all(bodies)).join('\n');
  const state = await page.evaluate(
    () => document.documentElement.outerHTML + JSON.stringify({ ...localStorage, ...sessionStorage }),
  );
  const reply = page.waitForResponse('**/api/session/log');
  await answer(page, 'B');
  const { questions } = (await (await reply).json()).session as { questions: { review?: Review }[] };
  const { solution_feedback, explanation, slips } = questions[0]?.review ?? {};
  const sentences = Object.values({
    ...solution_feedback,
    explanation,
    slips: slips?.map(s => s.words).join(),
  })
    .flatMap(text => text?.split(/[$\n"\\]/) ?? [])
    .map(s => s.trim())
    .filter(s => s.length > 25);
  expect(sentences.length).toBeGreaterThan(1);
  for (const sentence of sentences) {
    expect(before).not.toContain(sentence);
    expect(state).not.toContain(sentence);
  }
});

it('a reload and another browser continue at the first open question', async () => {
  const student = await newStudent();
  const page = await openAs(student);
  await startSession(page);
  await answer(page, 'A');
  await next(page);
  await page.getByRole('heading', { name: 'Question 2', exact: true }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Question 2', exact: true }).waitFor();
  const elsewhere = await openAs(student, { width: 390 });
  await elsewhere
    .getByRole('main')
    .getByRole('button', { name: /Session|Continue|Resume/ })
    .first()
    .click();
  await elsewhere.getByRole('heading', { name: 'Question 2', exact: true }).waitFor();
});

it('the recap has three blocks, one principle with its lesson, and the session among the last ten', async () => {
  const student = await newStudent();
  await product.practise(student, 12);
  await product.practise(student, 11);
  const page = await openAs(student, { motion: true });
  await page.goto('/session');
  await page.getByRole('heading', { name: 'Question 12', exact: true }).waitFor();
  await answer(page, 'A');
  await next(page);
  const columns = page.getByRole('list', { name: 'Your last sessions' }).getByRole('listitem');
  await expect.poll(() => columns.count()).toBe(2);
  const right = Number(await page.getByRole('heading', { level: 1 }).locator('span').first().textContent());
  await expect.poll(() => columns.last().locator('[data-filled]').count()).toBe(right);
  await expect.poll(() => columns.last().locator('.dot').count()).toBe(12);
  const rise = () =>
    columns
      .last()
      .locator('.dot')
      .last()
      .evaluate(dot => dot.getAnimations().map(({ effect }) => effect?.getComputedTiming().endTime));
  expect(await rise()).toEqual([360]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(rise).toEqual([]);
  for (const block of ['What to fix', 'Tomorrow'])
    await page.getByRole('heading', { name: block, exact: true }).waitFor();
  const fix = page.getByRole('region').or(page.locator('section')).filter({ hasText: 'What to fix' });
  const principle = fix.locator('p').first();
  expect(await principle.evaluate(p => getComputedStyle(p).fontSize)).toBe('23px');
  const lesson = page.getByRole('link', { name: /^Read the lesson/ }).first();
  expect(await lesson.getAttribute('href')).toMatch(/^\/learn\/./);
  await stage.expectAccessible('recap of the third session');
});
