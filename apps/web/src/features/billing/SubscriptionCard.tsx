import { useQuery } from '@tanstack/react-query';
import type { LimitStatus } from '@twelvefold/contract';
import { wordsFor } from '../../shared/api/api-error.ts';
import { limitQuery } from '../../shared/practice/queries.ts';
import { Card } from '../../ui/Card.tsx';
import { Button, ButtonLink } from '../../ui/controls/Button.tsx';
import { Notice } from '../../ui/notices/Banner.tsx';

const planNames: Record<LimitStatus['user_type'], string> = {
  free_trial: 'Free Trial',
  privileged: 'Unlimited sessions',
  pro: 'Pro',
};

/** What the plan allows and what is left of it. When nothing is, the next free session comes with the next week. */
function allowanceWords({ user_type, allowance_text, sessions_left: left }: LimitStatus): string {
  if (left === null)
    return user_type === 'privileged'
      ? 'Practise and study as often as you like. There is nothing to pay or to renew.'
      : `${allowance_text}.`;
  const now = left === 0 ? 'None left until Monday' : `${left} left now`;
  return `${allowance_text}. ${now}.`;
}

/** The plan a student is on, from the server's own numbers, with the way to the others. */
export function SubscriptionCard() {
  const { data: limit, error, isFetching, refetch } = useQuery(limitQuery());
  if (error && !limit)
    return (
      <Card aria-label="Your plan" className="grid justify-items-start gap-4">
        <Notice tone="error">{wordsFor(error, 'Unable to load subscription information')}</Notice>
        <Button look="quiet" size="small" busy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </Card>
    );
  return (
    <Card aria-labelledby="your-plan" className="flex flex-wrap items-center justify-between gap-x-7 gap-y-4">
      <div className="min-h-[60px]">
        <h2 id="your-plan" className="type-h2">
          {limit ? planNames[limit.user_type] : 'Your plan'}
        </h2>
        <p className="mt-1.5 text-ink-2">{limit && allowanceWords(limit)}</p>
      </div>
      <div className="no-print flex flex-wrap items-center gap-x-3 gap-y-2">
        <ButtonLink to="/pricing" look="quiet" size="small">
          See plans
        </ButtonLink>
        <ButtonLink to="/resume-subscription" look="text" size="small">
          Resume options
        </ButtonLink>
      </div>
    </Card>
  );
}
