import { expect, it } from 'vitest';
import { testApp } from '../../../test/kit/app.ts';
import { start } from '../../../test/kit/practice.ts';
import { createExposure } from '../learning/index.ts';
import { practiceRecord } from './index.ts';

const app = testApp();

const total = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((sum, n) => sum + n, 0);

it('servings to all students are counted together, anew after ten minutes', async () => {
  const exposure = createExposure(practiceRecord.servedLately);
  const counts = () => exposure.current(app.platform.db, app.clock.now());
  const { questions } = await start(app, await app.student());
  for (const { id } of questions) expect((await counts()).get(id)).toBe(1);
  await start(app, await app.student());
  expect(total(await counts())).toBe(12);
  app.clock.advance(601);
  expect(total(await counts())).toBe(24);
});

it('only the latest servings are looked at', async () => {
  app.clock.advance(60);
  const { questions } = await start(app, await app.student());
  const latest = await practiceRecord.servedLately(app.platform.db, 12);
  expect([...latest.keys()].sort()).toEqual(questions.map(({ id }) => id).sort());
});
