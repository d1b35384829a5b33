import { expect, test } from 'vitest';
import { testApp } from './kit/app.ts';
import { wholeSession } from './kit/practice.ts';

const app = testApp();

test('the server says that it lives and that it is ready', async () => {
  expect((await app.get('//healthz')).body).toEqual({ status: 'ok' });
  expect((await app.get('//readyz')).body).toEqual({ status: 'ready' });
});

test('the metrics tell what all students did', async () => {
  await wholeSession(app, await app.student(), ({ position }) => (position === 1 ? 'skip' : 'right'));
  const { text } = await app.get('//metrics');
  expect(text).toContain('practice_answers{outcome="correct"} 11');
  expect(text).toContain('practice_answers{outcome="skipped"} 1');
  expect(text).toContain('practice_sessions_completed{kind="blueprint"} 1');
});
