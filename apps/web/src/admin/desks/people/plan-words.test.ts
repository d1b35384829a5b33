import { expect, it } from 'vitest';
import { planName, planWords } from './plan-words.ts';

const plan = {
  id: '',
  plan_type: 'pro_regular',
  status: 'running' as const,
  starts_at: '2026-10-24T12:44:00.000Z',
  ends_at: '2026-11-19T12:06:00.000Z',
  auto_renew: true,
};

it('a paused or ended plan shows since when, a running one until when', () => {
  const when = '19 Nov 2026, 17:36 IST';
  expect(planWords(plan)).toBe(`Pro Regular: running until ${when}, renews itself`);
  expect(planWords({ ...plan, status: 'paused' })).toBe(`Pro Regular: paused since ${when}`);
  expect(planWords({ ...plan, status: 'ended', auto_renew: false })).toBe(`Pro Regular: ended ${when}`);
});

it('the payment that resumes a plan has a name', () => {
  expect(['pro_regular', 'pro_exclusive', 'pro_regular_resume'].map(planName)).toEqual([
    'Pro Regular',
    'Pro Exclusive',
    'Pro Regular (resumed)',
  ]);
});
