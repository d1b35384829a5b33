import { useQuery } from '@tanstack/react-query';
import type { PlanOffer, Subscription } from '@twelvefold/contract';
import { offers } from '@twelvefold/contract/offers';
import { useUser } from '../../../shared/sign-in/auth.ts';
import { date, lastDay, paise } from '../../../shared/words/format.ts';
import { Button, ButtonLink } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/controls/Dialog.tsx';
import { EmailAddress } from '../../../ui/EmailAddress.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Notice } from '../../../ui/notices/Banner.tsx';
import { Status } from '../../../ui/notices/Status.tsx';
import { SupportMail } from '../../../ui/SupportMail.tsx';
import { managementQuery } from '../queries.ts';
import type { Ended } from './purchase.ts';

/** The plan now, and its next charge. */
function planWords({ plan_name, starts_at, ends_at, status, next_charge }: Subscription): string {
  const until = ends_at ? ` until ${lastDay(ends_at)}` : '';
  const plan = status === 'upcoming' ? `${plan_name} begins on ${date(starts_at)} and runs` : plan_name;
  const what = `${plan}: unlimited sessions${until}.`;
  return next_charge
    ? `${what} The next charge is ${paise(next_charge.amount)} on ${date(next_charge.at)}; you can cancel before.`
    : `${what} It does not renew by itself.`;
}

/** The payment has arrived and the plan is active. */
export function Bought({ offered, onClose }: { offered: PlanOffer; onClose: () => void }) {
  const { email } = useUser();
  const { data } = useQuery(managementQuery());
  const held = offered.plan_type === 'pro_exclusive' ? 'pro_exclusive' : 'pro_regular';
  const plan = [data?.upcoming, data?.subscription].find(one => one?.plan_type === held);
  return (
    <Dialog
      title="Payment received"
      width="wide"
      onClose={onClose}
      actions={
        <>
          <ButtonLink to="/dashboard">Go to your dashboard</ButtonLink>
          <ButtonLink to="/account#subscription" look="quiet">
            Payments and receipts
          </ButtonLink>
        </>
      }
    >
      <div className="flex items-start gap-4">
        <span className="grid size-12 flex-none place-items-center rounded-full bg-correct text-correct-tint">
          <Icon name="tick" className="size-7" />
        </span>
        <div className="grid gap-3" role="status">
          <p className="type-part">
            {plan?.status === 'upcoming' ? 'Your payment is received.' : 'Your plan is active.'}
          </p>
          {plan && <p>{planWords(plan)}</p>}
          <p className="text-ink-2">
            The receipt is on its way to <EmailAddress>{email}</EmailAddress>, and is in your account.
          </p>
        </div>
      </div>
    </Dialog>
  );
}

/** Paid, but the plan is not active yet: says what happens without the student's doing. */
export function OnItsWay({ ended, onClose }: { ended: Ended | null; onClose: () => void }) {
  const { data } = useQuery(managementQuery());
  const unconfirmed = ended?.kind === 'unconfirmed' ? ended.message : null;
  const given = data && !data.open_purchase ? data.messages : [];
  return (
    <Dialog
      title={unconfirmed ? 'Your payment is being confirmed' : 'Your payment is on its way'}
      width="wide"
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <div className="grid gap-4">
        {unconfirmed ? (
          <Notice tone="warning">
            {unconfirmed} <SupportMail />
          </Notice>
        ) : (
          <p className="font-medium">Your plan begins by itself as soon as the payment arrives.</p>
        )}
        {given.map(message => (
          <p key={message}>{message}</p>
        ))}
        <p className="text-ink-2">
          You can close this page. We ask the payment provider for up to {offers.paymentMayComeDays} days.
          Please do not pay again meanwhile. If your payment does not become a plan, we give it back.
        </p>
      </div>
    </Dialog>
  );
}

/** The payment is refunded, because it could not become a plan. */
export const Refunded = ({ message, onClose }: { message: string; onClose: () => void }) => (
  <Dialog
    title="Your payment is given back"
    width="wide"
    onClose={onClose}
    actions={<Button onClick={onClose}>Close</Button>}
  >
    <Status>{message}</Status>
  </Dialog>
);
