import type { PlanOffer, SubscriptionManagement } from '@twelvefold/contract';
import { days, paise } from '../../../shared/words/format.ts';
import { Card } from '../../../ui/Card.tsx';
import { Button, ButtonLink } from '../../../ui/controls/Button.tsx';
import { offer } from '../plans.ts';
import { MoneyMessages, OpenPurchase } from './PlanNotices.tsx';
import { planSentences } from './words.ts';

type Offer = NonNullable<SubscriptionManagement['resume_offer']>;

/** The 30 days plus the saved days. */
function Sum({ resume: { days, saved_days, total_days } }: { resume: Offer }) {
  const part = 'grid gap-1';
  return (
    <p className="flex flex-wrap items-end gap-x-2.5 gap-y-3 sm:gap-x-5">
      <span className={part}>
        <span className="type-numeral">{days}</span>
        <span className="type-small text-ink-2">days you buy</span>
      </span>
      <span className="type-numeral text-ink-3">+</span>
      <span className={part}>
        <span className="type-numeral">{saved_days}</span>
        <span className="type-small text-ink-2">days saved</span>
      </span>
      <span className="type-numeral text-ink-3">=</span>
      <span className={part}>
        <span className="type-numeral">{total_days}</span>
        <span className="type-small text-ink-2">days in all</span>
      </span>
    </p>
  );
}

/** Shown without a paused plan: explains resuming and names the current plan. */
function NothingPaused({ management: { subscription } }: { management: SubscriptionManagement }) {
  return (
    <>
      <p className="type-h3">There is no paused subscription on this account.</p>
      {subscription && (
        <p>
          You have {subscription.plan_name}. {planSentences(subscription).join(' ')}
        </p>
      )}
      <p className="text-ink-2">
        A paused Pro Regular plan goes on with {offer.resumeDays} days plus the days that were saved, for{' '}
        {offer.resumePrice}.
      </p>
      <div className="no-print mt-2 flex flex-wrap gap-3">
        <ButtonLink to="/dashboard">Back to dashboard</ButtonLink>
        <ButtonLink to="/pricing" look="quiet">
          See plans
        </ButtonLink>
      </div>
    </>
  );
}

interface Props {
  management: SubscriptionManagement;
  /** The offer on sale; undefined until loaded. */
  offered: PlanOffer | undefined;
  onBuy: () => void;
}

/** Resuming a paused plan: saved days, added days, price. */
export function ResumeCard({ management, offered, onBuy }: Props) {
  const { resume_offer: resume, subscription } = management;
  const paused = subscription?.is_paused ? subscription : null;
  return (
    <Card className="mt-7 grid max-w-[680px] gap-5 sm:mt-9">
      <OpenPurchase purchase={management.open_purchase} />
      <MoneyMessages messages={management.messages} />
      {resume ? (
        <>
          <div>
            <h2 className="type-h2">{paused?.plan_name ?? 'Pro Regular'}</h2>
            <p className="mt-1.5 text-ink-2">
              Paused. {days(resume.saved_days)} saved, and we charge nothing until you resume.
            </p>
          </div>
          <Sum resume={resume} />
          <p className="flex items-baseline justify-between gap-4 border-y border-line py-3">
            <span>To pay once, now</span>
            <b className="text-lead">{paise(resume.amount)}</b>
          </p>
          {offered && !offered.available && <p className="font-medium">{offered.message}</p>}
          <p className="text-ink-2">
            It begins with the payment and does not renew by itself.{' '}
            {subscription?.is_active && !paused ? `It begins when your ${subscription.plan_name} ends.` : ''}
          </p>
          <div className="no-print flex flex-wrap gap-3">
            <Button aria-haspopup="dialog" onClick={onBuy}>
              Continue
            </Button>
            <ButtonLink to="/dashboard" look="quiet">
              Not now
            </ButtonLink>
          </div>
        </>
      ) : (
        <NothingPaused management={management} />
      )}
    </Card>
  );
}
