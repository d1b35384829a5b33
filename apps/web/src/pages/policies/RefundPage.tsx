import { figures } from '@twelvefold/contract/figures';
import { offer } from '../../features/billing/plans.ts';
import { Link } from '../../shared/navigation/navigation.tsx';
import { SupportMail } from '../../ui/SupportMail.tsx';
import { Policy, type PolicyPart } from './Policy.tsx';

const { refundAfterHours } = figures.policies;
const { least, most } = figures.support.replyHours;

const parts = (): PolicyPart[] => [
  {
    id: 'in-short',
    title: 'In short',
    text: (
      <p>
        Subscriptions are payable in advance and non-refundable. You can cancel at any time. You get money
        back when a genuine technical problem stays unresolved, and when we have billed you wrongly. The free
        trial costs nothing. Use it to find out whether the service suits you.
      </p>
    ),
  },
  {
    id: 'cancelling',
    title: 'Cancelling',
    text: (
      <>
        <p>
          You can cancel a subscription at any time via the account settings. Cancelling stops auto-renewal:
          we charge nothing more, and what you have paid for stays yours until its end. We do not pay back a
          part of the paid time.
        </p>
        <p>
          If you cannot reach your account, write to <SupportMail /> from its address before the next payment
          is due. A plan that does not renew needs no cancelling. Deleting your account also ends its
          subscription.
        </p>
      </>
    ),
  },
  {
    id: 'pausing',
    title: 'Pausing instead',
    text: (
      <p>
        You can pause Pro Regular. Your days left are saved, and we charge nothing while it is paused.
        Resuming costs {offer.resumePrice} and gives {offer.resumeDays} days and the saved days. We do not pay
        saved days out.
      </p>
    ),
  },
  {
    id: 'refunds',
    title: 'When there is a refund',
    text: (
      <>
        <p>
          Once a payment is processed there are no refunds, with one exception: a{' '}
          <b>
            genuine technical problem that stays unresolved for more than {refundAfterHours} hours after
            support has evaluated it
          </b>
          . Then we refund the affected period or order.
        </p>
        <ul>
          <li>
            The {refundAfterHours} hours begin when support has looked at the problem and found that it is
            ours.
          </li>
          <li>
            The problem must keep you from using what you paid for. A slow connection, an old browser or a
            device that does not work is no such problem. We help with those all the same.
          </li>
          <li>
            Unused time, a change of mind, an exam result, or an account that we ended for violating the{' '}
            <Link to="/terms">Terms &amp; Conditions</Link>, gives no refund.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'billing-errors',
    title: 'Billing errors',
    text: (
      <p>
        Double billing and similar errors are rectified when verified: we pay back what we charged too much.
        If a plan was sold out when your payment arrived, we return the payment in full.
      </p>
    ),
  },
  {
    id: 'referrals',
    title: 'Discounts and referrals',
    text: (
      <p>
        A refund is what you paid, after any discount. If we refund a payment made with a referral code, we do
        not pay the reward for it, or we take it back.
      </p>
    ),
  },
  {
    id: 'asking',
    title: 'How to ask',
    text: (
      <>
        <p>
          Write to <SupportMail /> from the address of your account, with:
        </p>
        <ul>
          <li>what happened and when, and what you see on the screen;</li>
          <li>your browser and device;</li>
          <li>for a payment: its date, its amount and the reference on your receipt.</li>
        </ul>
        <p>
          A reply typically takes {least}-{most} hours on weekdays and longer at weekends. Support is by email
          only; there is no phone support.
        </p>
      </>
    ),
  },
  {
    id: 'how-it-is-paid',
    title: 'How it is paid back',
    text: (
      <p>
        The payment processor pays in rupees to the card, account or wallet that paid. We start the refund as
        soon as we have agreed on it. Banks usually take 5 to 7 working days.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Governing law',
    text: (
      <p>
        The law of India governs this policy. Nothing in it takes away rights that the law gives you as a
        consumer. It belongs to the <Link to="/terms">Terms &amp; Conditions</Link>.
      </p>
    ),
  },
];

export const RefundPage = () => (
  <Policy title="Cancellation & Refund Policy" nav={[{ to: '/', name: 'Home' }]} parts={parts()} />
);
