import { expect, it } from 'vitest';
import { seedDemoNotebook } from '../seeds/demo-notebook.ts';
import { testApp } from './kit/app.ts';
import { wholeSession } from './kit/practice.ts';

const app = testApp();

it('the demo student has marks and notes on the latest mistakes, once', async () => {
  const student = await app.student();
  await wholeSession(app, student, question => (question.position > 8 ? 'wrong' : 'right'));
  for (let i = 0; i < 2; i++) await seedDemoNotebook(app.platform.db, student.user, app.clock.now());
  const { body } = await app.get('/notebook?list=open', student);
  expect(body.counts).toEqual({ open: 4, retired: 0, marked: 4 });
  const noted = (await app.get('/notebook?list=open&reason=misread', student)).body;
  expect(noted.entries).toHaveLength(1);
  expect(noted.entries[0].mark).toMatchObject({ reason: 'misread', to_review: true });
});
