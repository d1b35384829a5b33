import { expect, it } from 'vitest';
import { failing, stageFor } from './kit/stage.ts';
import { answer, next, startSession } from './kit/steps.ts';

// The data of the killed server is embedded, as with `npm start`.
const stage = stageFor({ own: true, home: 'embedded' });
const { newStudent, product } = stage;

const refused = failing(
  'ERR_CONNECTION_REFUSED /api/session/log',
  'ERR_CONNECTION_RESET /api/session/log',
  'ERR_CONNECTION_REFUSED /assets/',
);
/** Question 3 may be the first with mathematics: the dead server cannot send its script and fonts. */
const expected = new RegExp(`${refused.source}|LostFile: A file of this page did not load`);

it('an acknowledged answer survives a crash of the server, and the session continues', async () => {
  const student = await newStudent();
  const page = await stage.open(
    {
      as: student,
      expected,
    },
    '/',
  );
  // Pictures are stubbed: one that the dead server cannot send would skip its question.
  const figure = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
  await page.route('**/api/media/**', route => route.fulfill(figure));
  await startSession(page);
  await answer(page, 'A');
  await next(page);
  await answer(page, 'B');
  // The last part of a result to load: no request is pending after it.
  await page.getByRole('button', { name: 'Bookmark', exact: true }).waitFor();
  await product.end('SIGKILL');
  await next(page);
  await page.getByRole('radio', { name: /^C\b/ }).check({ force: true });
  await page.getByRole('button', { name: /^Submit Answer/ }).click();
  await page.getByText('Could not save your answer. Please retry.').waitFor();
  await product.start();
  // The page also retries by itself: with or without a press on Retry the result appears.
  await page.getByRole('heading', { name: /^(Correct|Incorrect)/ }).waitFor({ timeout: 60_000 });
  const session = await product.begin(student);
  const { sessions } = await product.api<{ sessions: { session_id: string; answered_count: number }[] }>(
    'GET',
    '/session/list',
    student,
  );
  expect(sessions).toEqual([expect.objectContaining({ session_id: session.session_id, answered_count: 3 })]);
});
