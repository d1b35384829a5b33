import type { Person } from '@twelvefold/contract';
import { dayTime } from '../../../shared/words/format.ts';

const plans: Record<string, string> = {
  pro_regular: 'Pro Regular',
  pro_exclusive: 'Pro Exclusive',
  pro_regular_resume: 'Pro Regular (resumed)',
};
/** Meaning of `ends_at` by status: a running plan ends then, a paused or ended one stopped then. */
const until = { running: 'running until', paused: 'paused since', ended: 'ended' } as const;

export const planName = (type: string): string => plans[type] ?? type;

/** 'Pro Regular: running until 24 Dec 2026, 18:14 IST, renews itself'. */
export const planWords = ({ plan_type, status, ends_at, auto_renew }: Person['plans'][number]): string =>
  `${planName(plan_type)}: ${until[status]} ${dayTime(ends_at)}${auto_renew && status === 'running' ? ', renews itself' : ''}`;
