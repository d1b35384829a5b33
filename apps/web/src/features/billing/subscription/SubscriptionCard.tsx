import { useQuery } from '@tanstack/react-query';
import type { LimitStatus, Subscription } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { limitQuery } from '../../../shared/practice/queries.ts';
import { weekday } from '../../../shared/words/format.ts';
import { Card } from '../../../ui/Card.tsx';
import { ButtonLink } from '../../../ui/controls/Button.tsx';
import { NotLoaded } from '../../../ui/notices/NotLoaded.tsx';
import { managementQuery } from '../queries.ts';
import { withReason } from '../with-reason.ts';
import { PlanActions } from './PlanActions.tsx';
import { MoneyMessages, OpenPurchase } from './PlanNotices.tsx';
import { Referral } from './Referral.tsx';
import { planSentences } from './words.ts';

const planNames: Record<LimitStatus['user_type'], string> = {
  free_trial: 'Free Trial',
  privileged: 'Unlimited sessions',
  pro: 'Pro',
};

/** The plan's allowance and the sessions left; without any, when the next free one comes. */
function allowanceWords({
  user_type,
  allowance_text,
  sessions_left: left,
  free_week: week,
}: LimitStatus): string {
  if (left === null)
    return user_type === 'privileged'
      ? 'Practise and study as often as you like. There is nothing to pay or to renew.'
      : `${allowance_text}.`;
  if (week && week.left > left)
    return `${allowance_text}. You have ${left} of the first ${figures.freeTrial.sessions} left.`;
  return `${allowance_text}. You have ${left === 0 ? 'none' : left} left until ${week ? weekday(week.until) : 'Monday'}.`;
}

/** The plan's sentences; next to a paused plan also the free allowance. */
function Words({ plan, limit }: { plan: Subscription | null; limit: LimitStatus }) {
  const own = plan ? planSentences(plan).join(' ') : '';
  if (!plan) return allowanceWords(limit);
  // A limit still of type 'pro' is stale once the plan has stopped: the free one is being fetched.
  const isOfPlan = limit.user_type === 'pro';
  return plan.is_active || isOfPlan ? own : `${own} Meanwhile: ${allowanceWords(limit)}`;
}

/** The student's plan: its actions, the next charge, and the referral code. */
export function SubscriptionCard() {
  const limit = useQuery(limitQuery());
  const plan = useQuery(managementQuery());
  const failed = [plan, limit].find(query => query.error && !query.data);
  if (failed)
    return (
      <Card aria-label="Your plan">
        <NotLoaded query={failed}>
          {withReason('Unable to load subscription information', failed.error)}
        </NotLoaded>
      </Card>
    );
  const known = plan.data && limit.data ? { plan: plan.data, limit: limit.data } : null;
  const held = known?.plan.subscription ?? null;
  return (
    <Card aria-labelledby="your-plan" className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-7 gap-y-4">
        <div className="min-h-[60px] max-w-[40rem]">
          <h2 id="your-plan" className="type-h2">
            {known ? (held?.plan_name ?? planNames[known.limit.user_type]) : 'Your plan'}
          </h2>
          <p className="mt-1.5 text-ink-2">{known && <Words plan={held} limit={known.limit} />}</p>
          {known?.plan.upcoming && (
            <p className="mt-1.5 text-ink-2">
              {known.plan.upcoming.plan_name}: {planSentences(known.plan.upcoming).join(' ')}
            </p>
          )}
        </div>
        <div className="no-print flex flex-wrap items-center gap-x-3 gap-y-2">
          {held && <PlanActions plan={held} />}
          {!held && (
            <ButtonLink to="/pricing" look="quiet" size="small">
              See plans
            </ButtonLink>
          )}
        </div>
      </div>
      {known && (known.plan.open_purchase || known.plan.messages.length > 0) && (
        <div className="grid gap-3">
          <OpenPurchase purchase={known.plan.open_purchase} />
          <MoneyMessages messages={known.plan.messages} />
        </div>
      )}
      <div className="no-print border-t border-line pt-5">
        <Referral />
      </div>
    </Card>
  );
}
