import type { PaymentRow } from '@twelvefold/contract';
import { expect, test } from 'vitest';
import { seedDemoMoney } from '../seeds/demo-money.ts';
import { createModules } from '../src/modules/index.ts';
import { testApp } from './kit/app.ts';
import { deskOf, passTime, planOf, providerOf, runJob } from './kit/buyer.ts';

const app = testApp();

test('the demo has every state of payments, also after repeated seeding', async () => {
  const student = await app.student('Ananya Rao');
  const modules = createModules(app.platform);
  const seed = () =>
    seedDemoMoney(app.platform, modules, { student: student.user, password: student.password });
  for (let i = 0; i < 2; i += 1) await seed();
  await app.settle();
  await passTime(app);
  const { subscription, messages } = await planOf(app, student);
  expect(subscription).toMatchObject({ plan_type: 'pro_regular', status: 'active', auto_renew: true });
  expect(messages, 'what is long over is on the account').toEqual([]);
  const { payments } = (await app.get('/payments/history', student)).body;
  expect(payments.map(({ status }: PaymentRow) => status)).toEqual(['paid', 'refunded']);
  expect(payments[1].credit_notes[0].credit_note_number).toMatch(/^CN-/);
  expect((await app.get('/payments/buyer-details', student)).body).toMatchObject({
    state: '29',
    asked: false,
  });
  expect((await app.get('/referral/mine', student)).body).toMatchObject({ uses: 1, cashback_due: 50_000 });

  await runJob(app, 'billing.poll');
  const of = async (name: string) => {
    const token = await app.login(`demo.${name}@twelvefold.example`, student.password);
    const { subscription: plan, open_purchase } = await planOf(app, { token });
    return { plan, open_purchase, payment: (await app.get('/payments/history', { token })).body.payments[0] };
  };
  expect((await of('friend')).plan).toMatchObject({ is_paused: true, paused_days_remaining: 25 });
  expect((await of('cancelled')).plan).toMatchObject({ is_active: true, auto_renew: false });
  expect((await of('grace')).plan).toMatchObject({ status: 'grace', is_active: true, can_cancel: true });
  expect(await of('pending')).toMatchObject({ plan: null, open_purchase: { payment_pending: true } });
  expect((await of('disputed')).payment).toMatchObject({ status: 'paid', disputed: true });
  expect(await of('charged-back')).toMatchObject({ plan: null, payment: { status: 'charged_back' } });
  // A pending payment may succeed before the next start.
  providerOf(app).change({ late_success: true });
  await passTime(app);
  await seed();
  expect(await of('pending')).toMatchObject({ plan: { is_active: true }, open_purchase: null });
  expect(await deskOf(app).differences()).toEqual([]);
});
