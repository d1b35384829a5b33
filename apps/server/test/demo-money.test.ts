import { expect, test } from 'vitest';
import { seedDemoMoney } from '../seeds/demo-money.ts';
import { createModules } from '../src/modules/index.ts';
import { testApp } from './kit/app.ts';
import { deskOf, passTime, planOf } from './kit/buyer.ts';

const app = testApp();

test('the demo shows a plan that runs, one that is paused and a referral that was paid, however often it is seeded', async () => {
  const student = await app.student('Ananya Rao');
  const modules = createModules(app.platform);
  for (let i = 0; i < 2; i += 1)
    await seedDemoMoney(app.platform, modules, { student: student.user, password: student.password });
  await app.settle();
  await passTime(app);
  const { subscription } = await planOf(app, student);
  expect(subscription).toMatchObject({ plan_type: 'pro_regular', status: 'active', auto_renew: true });
  expect((await app.get('/referral/mine', student)).body).toMatchObject({ uses: 1, cashback_due: 50_000 });
  const token = await app.login('demo.friend@twelvefold.example', student.password);
  const { body } = await app.get('/user/subscription-management', { token });
  expect(body.subscription).toMatchObject({ is_paused: true, paused_days_remaining: 25 });
  expect(await deskOf(app).differences()).toEqual([]);
});
