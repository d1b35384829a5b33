import { useQuery } from '@tanstack/react-query';
import { offers } from '@twelvefold/contract/offers';
import { clockMs } from '../../../shared/browser/time.ts';
import { Link } from '../../../shared/navigation/navigation.tsx';
import { limitQuery } from '../../../shared/practice/queries.ts';
import { Notice } from '../../../ui/notices/Banner.tsx';
import { managementQuery } from '../queries.ts';
import { planSentences } from './words.ts';

const noticeMs = offers.noticeDays * 24 * 3_600_000;

/** Shown in the last days of a paid period: date and amount of the renewal, or the end. */
export function RenewalNotice() {
  const until = useQuery(limitQuery()).data?.plan_until ?? null;
  const isNear = until !== null && Date.parse(until) - clockMs() < noticeMs;
  const { data } = useQuery({ ...managementQuery(), enabled: isNear });
  const plan = data?.subscription;
  if (!isNear || plan?.status !== 'active') return null;
  return (
    <Notice tone="info">
      {plan.plan_name}: {planSentences(plan).join(' ')}{' '}
      <Link to="/account#subscription" className="underline">
        See your subscription
      </Link>
    </Notice>
  );
}
