import { expect, it } from 'vitest';
import { failing, stageFor } from './kit/stage.ts';
import { answer, next, startSession } from './kit/steps.ts';

// The server that is killed keeps its data embedded, as `npm start` does.
const stage = stageFor({ own: true, home: 'embedded' });
const { newStudent, product } = stage;

it('an acknowledged answer survives a crash of the server, and the session goes on where it stood', async () => {
  const student = await newStudent();
  const page = await stage.open(
    {
      as: student,
      expected: failing('ERR_CONNECTION_REFUSED /api/session/log', 'ERR_CONNECTION_RESET /api/session/log'),
    },
    '/',
  );
  // A picture that the dead server cannot send would be passed over: that is another story.
  const figure = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
  await page.route('**/api/media/**', route => route.fulfill(figure));
  await startSession(page);
  await answer(page, 'A');
  await next(page);
  await answer(page, 'B');
  // The last that comes with a result: nothing else is asked for any more.
  await page.getByRole('button', { name: 'Bookmark', exact: true }).waitFor();
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
