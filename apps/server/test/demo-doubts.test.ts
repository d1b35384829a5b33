import { expect, test } from 'vitest';
import { seedDemoDoubts } from '../seeds/demo-doubts.ts';
import { createModules } from '../src/modules/index.ts';
import { testApp } from './kit/app.ts';
import { wholeSession } from './kit/practice.ts';

const app = testApp();

test('the demo student has conversations with the tutor on the latest misses, also after a second seeding', async () => {
  const student = await app.student();
  const { questions } = await wholeSession(app, student, ({ position }) =>
    position > 9 ? 'wrong' : 'right',
  );
  const { doubts } = createModules(app.platform);
  for (let i = 0; i < 2; i += 1) await seedDemoDoubts(app.platform.db, doubts, student.user);
  const counts = [];
  for (const { id } of questions.slice(-3))
    counts.push((await app.get(`/doubts/${id}/history`, student)).body.message_count);
  expect(counts).toEqual([1, 2, 2]);
});
