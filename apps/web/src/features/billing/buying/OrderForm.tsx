import type { PlanOffer } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useUser } from '../../../shared/sign-in/auth.ts';
import { paise } from '../../../shared/words/format.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/controls/Dialog.tsx';
import { EmailAddress } from '../../../ui/EmailAddress.tsx';
import { Notice } from '../../../ui/notices/Banner.tsx';
import { BuyerDetailsForm } from '../payments/BuyerDetailsForm.tsx';
import { lastMinute } from '../plans.ts';
import { type Ended, type Step, stepWords } from './purchase.ts';
import { ReferralField, useReferral } from './ReferralField.tsx';

const { codeLength } = figures.referral;

function Line({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-t border-line py-2.5">
      <dt>{term}</dt>
      <dd className="text-right font-medium">{children}</dd>
    </div>
  );
}

/** What the plan gives, in one sentence. */
function whatOneGets({ plan_type, days, unlimited_until: until }: PlanOffer): string {
  if (plan_type === 'pro_regular_resume')
    return `Your Pro Regular goes on: ${days} days of unlimited sessions and the days you saved. It does not renew by itself.`;
  if (until) return `Unlimited sessions until ${lastMinute(until)}. It does not renew.`;
  return `Unlimited sessions for ${days} days with each payment. It renews each month until you cancel.`;
}

/** The price now and later. */
function Summary({ offered, discounted }: { offered: PlanOffer; discounted: number | null }) {
  const { amount, monthly } = offered;
  return (
    <dl className="border-b border-line">
      <Line term={monthly ? `${offered.name}, first month` : offered.name}>{paise(amount)}</Line>
      {discounted !== null && <Line term="Referral discount">−{paise(amount - discounted)}</Line>}
      <Line term={<b>To pay now</b>}>
        <b className="text-large">{paise(discounted ?? amount)}</b>
      </Line>
      {monthly && <Line term="Each month after that, until you cancel">{paise(amount)}</Line>}
    </dl>
  );
}

/** Result of the last attempt, in one sentence. */
function LastTry({ ended }: { ended: Ended | null }) {
  if (ended?.kind === 'refused' && ended.reason !== 'field')
    return <Notice tone="error">{ended.message}</Notice>;
  if (ended?.kind !== 'dismissed') return null;
  if (!ended.known)
    return (
      <Notice tone="warning">
        {ended.failure} The payment provider does not answer just now, so we do not know yet whether you have
        paid. Please do not pay again. If you have, your plan begins by itself within minutes.
      </Notice>
    );
  const late =
    'If money left your account all the same, we find it within minutes: your plan then begins by itself.';
  return ended.failure ? (
    <Notice tone="error">
      {ended.failure} Nothing was bought. {late}
    </Notice>
  ) : (
    <Notice tone="info">Payment cancelled by user. {late}</Notice>
  );
}

interface Props {
  offered: PlanOffer;
  sandbox: boolean;
  /** Current step after sending; null before. */
  step: Step | null;
  ended: Ended | null;
  code: string;
  onCode: (code: string) => void;
  onBuy: () => void;
  onClose: () => void;
}

/** The order before it is placed: plan, price and referral code. */
export function OrderForm({ offered, sandbox, step, ended, code, onCode, onBuy, onClose }: Props) {
  const id = useId();
  const { email } = useUser();
  const [incomplete, setIncomplete] = useState(false);
  const [refusedCode, setRefusedCode] = useState(
    ended?.kind === 'refused' && ended.reason === 'field' ? { code, message: ended.message } : null,
  );
  const given = useReferral(code, offered, refusedCode?.code === code ? refusedCode.message : null);
  const short = incomplete && code.length > 0 && code.length < codeLength;
  const referral = short
    ? { ...given, error: `Please enter a valid ${codeLength}-character referral code` }
    : given;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const partly = code.length > 0 && code.length < codeLength;
    setIncomplete(partly);
    if (partly || given.error)
      event.currentTarget.querySelector<HTMLElement>('[name=referral_code]')?.focus();
    else if (!given.checking && !step) onBuy();
  };
  return (
    <Dialog
      title={offered.name}
      width="wide"
      locked={step !== null}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={id} busy={step !== null} blocked={given.checking}>
            {step ? stepWords[step] : ended ? 'Try again' : 'Continue to payment'}
          </Button>
          <Button look="quiet" blocked={step !== null} onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={onSubmit} className="grid gap-5">
        <LastTry ended={ended} />
        <p className="text-ink-2">{whatOneGets(offered)}</p>
        <Summary offered={offered} discounted={referral.discounted} />
        {offered.referral_discount > 0 && (
          <ReferralField
            referral={referral}
            amount={offered.amount}
            onCode={typed => {
              setRefusedCode(null);
              onCode(typed);
            }}
          />
        )}
        <p className="type-small text-ink-2">
          Pay by card, netbanking, wallet or UPI. The receipt goes to <EmailAddress>{email}</EmailAddress>.
          {sandbox && ' This is a test installation: no money moves.'}
        </p>
      </form>
      {/* A separate form: the details are saved for every invoice, whether or not this plan is bought. */}
      <BuyerDetailsForm />
    </Dialog>
  );
}
