import { PolicyPage, type PolicyPart } from './PolicyPage.tsx';
import { SupportMail } from './SupportMail.tsx';

const parts: PolicyPart[] = [
  {
    id: 'cancelling',
    title: 'Cancelling',
    text: (
      <p>
        A subscription can be cancelled at any time via the account settings. Cancelling stops auto-renewal;
        what is paid for stays usable to its end.
      </p>
    ),
  },
  {
    id: 'refunds',
    title: 'Refunds',
    text: (
      <p>
        Subscriptions are payable in advance and non-refundable: there are no refunds once a payment is
        processed, except for a genuine technical problem that stays unresolved for more than 36 hours after
        support has evaluated it. Then the affected period or order is refunded.
      </p>
    ),
  },
  {
    id: 'billing-errors',
    title: 'Billing errors',
    text: <p>Double billing and similar errors are rectified when verified.</p>,
  },
  {
    id: 'asking',
    title: 'How to ask',
    text: (
      <p>
        Write to <SupportMail /> from the address of your account, with what happened and when.
      </p>
    ),
  },
];

export const RefundPage = () => (
  <PolicyPage title="Cancellation & Refund Policy" nav={[['/', 'Home']]} parts={parts} />
);
