import type { Response } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { ViewOptions } from './kit/browser.ts';
import type { Student } from './kit/product.ts';
import { stageFor } from './kit/stage.ts';
import { answer, finishSession, next, startSession } from './kit/steps.ts';

// The server that is killed keeps its data embedded, as `npm start` does.
const stage = stageFor({ own: true, home: 'embedded' });

const { newStudent, product } = stage;

const openAs = (student: Student, options: ViewOptions = {}) => stage.open({ as: student, ...options }, '/');

describe.each([
  { width: 1280, dark: false },
  { width: 390, dark: true },
] as const)('at $width px', ({ width, dark }) => {
  it('two sessions of twelve follow each other, each question solved and explained', async () => {
    const page = await openAs(await newStudent(), { width, dark });
    await page.getByRole('heading', { name: /Your next 12/ }).waitFor();
    await stage.expectAccessible('home');
    await startSession(page);
    await stage.expectAccessible('question');
    await answer(page, 'A');
    for (const part of [
      'Snap read',
      'Solution approach',
      'Detailed solution',
      'Principle to remember',
      'Why this question',
    ])
      await page.getByText(part, { exact: true }).first().waitFor();
    await stage.expectAccessible('result');
    await next(page);
    await finishSession(page, 2);
    await stage.expectAccessible('recap');
    await page
      .getByRole('button', { name: /Back to dashboard/ })
      .or(page.getByRole('link', { name: /Back to dashboard/ }))
      .first()
      .click();
    await page.getByRole('heading', { name: /Your next 12/ }).waitFor();
    await startSession(page);
    await page.getByText('Session 2').first().waitFor();
    await answer(page, 'A');
  });
});

it('S033 a double click and an Enter count once', async () => {
  const student = await newStudent();
  const page = await openAs(student);
  await startSession(page);
  let submissions = 0;
  page.on('request', request => {
    if (request.url().endsWith('/api/session/submit')) submissions += 1;
  });
  await page.getByRole('radio', { name: /^A\b/ }).check({ force: true });
  await page.getByRole('button', { name: /^Submit Answer/ }).dblclick();
  await page.getByRole('heading', { name: /^(Correct|Incorrect)/ }).waitFor();
  expect(submissions).toBe(1);
  await expect.poll(() => page.getByRole('heading', { name: /^(Correct|Incorrect)/ }).count()).toBe(1);
});

it('S029 nothing of a solution is in the browser before the answer', async () => {
  const student = await newStudent();
  const bodies: Promise<string>[] = [];
  const page = await openAs(student);
  page.on('response', (response: Response) => {
    if (/json|javascript|html/.test(response.headers()['content-type'] ?? ''))
      bodies.push(response.text().catch(() => ''));
  });
  await startSession(page);
  const before = (await Promise.all(bodies)).join('\n');
  const state = await page.evaluate(
    () => document.documentElement.outerHTML + JSON.stringify({ ...localStorage, ...sessionStorage }),
  );
  await answer(page, 'B');
  // biome-ignore lint/performance/useDomNodeTextContent: lines as a reader sees them, without the hidden MathML
  const solution = await page.getByRole('complementary').innerText();
  const sentences = solution
    .split('\n')
    .map(s => s.trim())
    .filter(s => s.length > 40 && !/[$\\]/.test(s));
  expect(sentences.length).toBeGreaterThan(1);
  for (const sentence of sentences) {
    expect(before).not.toContain(sentence);
    expect(state).not.toContain(sentence);
  }
});

it('a reload, and another browser, go on at the first open question', async () => {
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

it('an acknowledged answer survives a crash of the server, and the session goes on where it stood', async () => {
  const student = await newStudent();
  const page = await openAs(student, { expected: /Failed to load resource|ERR_CONNECTION/ });
  // A picture that the dead server cannot send would be passed over: that is another story.
  const figure = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
  await page.route('**/api/media/**', route => route.fulfill(figure));
  await startSession(page);
  await answer(page, 'A');
  await next(page);
  await answer(page, 'B');
  await product.end('SIGKILL');
  await next(page);
  await page.getByRole('radio', { name: /^C\b/ }).check({ force: true });
  await page.getByRole('button', { name: /^Submit Answer/ }).click();
  await page.getByText('Could not save your answer. Please retry.').waitFor();
  await product.start();
  // The page tries again by itself: whoever is quicker presses Retry, and either way the result comes.
  await page.getByRole('heading', { name: /^(Correct|Incorrect)/ }).waitFor({ timeout: 60_000 });
  const session = await product.begin(student);
  const { sessions } = await product.api<{ sessions: { session_id: string; answered_count: number }[] }>(
    'GET',
    '/session/list',
    student,
  );
  expect(sessions).toEqual([expect.objectContaining({ session_id: session.session_id, answered_count: 3 })]);
});
