import { expect, it } from 'vitest';
import { addresses } from '../src/app/addresses.ts';
import { outOfSight } from './kit/accessible.ts';
import { failing, stageFor } from './kit/stage.ts';
import { wholePage } from './kit/steps.ts';

const stage = stageFor({ expected: failing('404 /404', '404 /api/shared-page') });

/** A desktop at 400% zoom, a tablet, a wide desktop. `bench/web-quality.ts` checks 47 sizes. */
const sizes = [
  [320, 256],
  [820, 1180],
  [2560, 1440],
] as const;

const paths = (isFor: (who: string) => boolean) =>
  addresses.filter(({ who, path }) => isFor(who) && !path.includes(':')).map(({ path }) => path);

it('no visitor’s page is cut off at any window size', async () => {
  const page = await stage.open();
  for (const path of paths(who => who !== 'student')) {
    await page.goto(path);
    await wholePage(page);
    for (const [width, height] of sizes)
      await expect
        .poll(() => outOfSight(page, width, height), { message: `${path} at ${width} x ${height}` })
        .toEqual([]);
  }
});

it('no student’s page is cut off at any window size', async () => {
  const student = await stage.newStudent();
  await stage.product.practise(student, 12);
  await stage.product.begin(student);
  const page = await stage.open({ as: student, figures: true });
  for (const path of paths(who => who === 'student')) {
    await page.goto(path);
    await wholePage(page);
    for (const [width, height] of sizes)
      await expect
        .poll(() => outOfSight(page, width, height), { message: `${path} at ${width} x ${height}` })
        .toEqual([]);
  }
});
