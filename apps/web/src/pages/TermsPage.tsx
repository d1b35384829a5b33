import { Link } from 'react-router';
import { PolicyPage, type PolicyPart } from './PolicyPage.tsx';
import { SupportMail } from './SupportMail.tsx';

const parts: PolicyPart[] = [
  {
    id: 'the-service',
    title: 'The service',
    text: (
      <p>
        Adaptive practice for the Quantitative Ability section of the CAT. It complements books and coaching
        and does not replace them; no result in an exam is promised.
      </p>
    ),
  },
  {
    id: 'your-account',
    title: 'Your account',
    text: (
      <p>
        An account is for one person. Keep your password to yourself, give an e-mail address that is yours,
        and tell us when somebody else may be using your account.
      </p>
    ),
  },
  {
    id: 'not-allowed',
    title: 'What is not allowed',
    text: (
      <ul>
        <li>Sharing an account.</li>
        <li>
          Reverse-engineering the algorithms, or copying the questions and solutions out of the service.
        </li>
        <li>Any unlawful use.</li>
      </ul>
    ),
  },
  {
    id: 'referrals',
    title: 'Referrals',
    text: (
      <p>
        Each e-mail address may use one referral code in its lifetime, and nobody may use their own. Discounts
        apply only to Pro Regular and Pro Exclusive and cannot be combined with other promotions.
      </p>
    ),
  },
  {
    id: 'payments',
    title: 'Payments',
    text: (
      <p>
        Subscriptions are payable in advance. See the{' '}
        <Link to="/refund">Cancellation &amp; Refund Policy</Link>.
      </p>
    ),
  },
  {
    id: 'ending',
    title: 'Suspension and termination',
    text: <p>Accounts may be suspended or terminated for violating these terms or for referral abuse.</p>,
  },
  {
    id: 'law',
    title: 'Governing law',
    text: (
      <p>
        These terms are governed by the law of India. Questions? Write to <SupportMail />.
      </p>
    ),
  },
];

export const TermsPage = () => <PolicyPage title="Terms & Conditions" nav={[['/', 'Home']]} parts={parts} />;
