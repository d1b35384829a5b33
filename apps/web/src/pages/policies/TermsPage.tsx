import { figures } from '@twelvefold/contract/figures';
import { offer } from '../../features/billing/plans.ts';
import { Link } from '../../shared/navigation/navigation.tsx';
import { site } from '../../shared/words/site.ts';
import { SupportMail } from '../../ui/SupportMail.tsx';
import { Policy, type PolicyPart } from './Policy.tsx';

const { sessions, sessionsPerWeek } = figures.freeTrial;
const { questions, aboutMinutes } = figures.session;
const { codeLength } = figures.referral;

const parts = (): PolicyPart[] => [
  {
    id: 'agreement',
    title: 'These terms',
    text: (
      <>
        <p>
          They are the agreement between you and the people who run {site().name} (&lsquo;we&rsquo;). By
          opening an account or using the service you accept them. If you do not, please do not use it.
        </p>
        <p>
          The <Link to="/privacy">Privacy Policy</Link> says what happens with your data, and the{' '}
          <Link to="/refund">Cancellation &amp; Refund Policy</Link> what happens with payments; both belong
          to these terms.
        </p>
      </>
    ),
  },
  {
    id: 'the-service',
    title: 'The service',
    text: (
      <>
        <p>
          {site().name} is adaptive practice for the Quantitative Ability section of the CAT: sessions of{' '}
          {questions} questions of about {aboutMinutes.least} to {aboutMinutes.most} minutes, solutions, a
          study plan and figures of your progress. It does not cover verbal ability or data interpretation.
        </p>
        <p>
          It complements books and coaching and does not replace them. No score, rank or admission is
          promised; figures such as an expected score are estimates and say what they rest on. We have no
          connection with the institutes that hold the exam.
        </p>
      </>
    ),
  },
  {
    id: 'your-account',
    title: 'Your account',
    text: (
      <ul>
        <li>An account is for one person. Give your real name and an email address that is yours.</li>
        <li>
          Keep your password to yourself, and tell us when somebody else may be using your account. What is
          done through your account counts as done by you until then.
        </li>
        <li>
          Some things, such as buying a plan or using a referral code, need an address that you have verified.
        </li>
        <li>You can delete your account at any time on the account page.</li>
      </ul>
    ),
  },
  {
    id: 'fair-use',
    title: 'What is not allowed',
    text: (
      <ul>
        <li>Sharing an account, or using that of another person.</li>
        <li>Reverse-engineering the algorithms, or trying to.</li>
        <li>Any unlawful use.</li>
        <li>
          Collecting questions or solutions by machine, or publishing, selling or passing them on; quoting a
          question to discuss it is fine.
        </li>
        <li>
          Getting around limits, payments or security, disturbing the service, or using it so that others
          cannot.
        </li>
        <li>Opening several accounts to gain free sessions, seats or referral rewards.</li>
      </ul>
    ),
  },
  {
    id: 'free-trial',
    title: 'Free trial',
    text: (
      <p>
        Every account may use {sessions} sessions free of charge and after that {sessionsPerWeek} in each
        calendar week, which begins on Monday at 00:00 IST. No payment details are asked for. We may change
        what is free in future; sessions you have finished stay yours to look at.
      </p>
    ),
  },
  {
    id: 'plans',
    title: 'Plans and payment',
    text: (
      <>
        <p>
          The plans, what they hold and when they can be bought are on the{' '}
          <Link to="/pricing">pricing page</Link>, in Indian rupees; a plan can only be bought where the page
          offers it. The price that counts is the one shown when you pay.
        </p>
        <ul>
          <li>
            <b>Pro Regular</b>: {offer.regularYear} a year, billed monthly at {offer.regularMonth}, available
            from {offer.regularFrom}. Each payment gives {offer.regularDays} days of unlimited sessions. It
            renews by itself until you cancel.
          </li>
          <li>
            <b>Pro Exclusive</b>: {offer.exclusivePrice} once, for the first {offer.exclusiveSeats} users,
            unlimited until {offer.exclusiveUntil}. It does not renew.
          </li>
        </ul>
        <p>
          Subscriptions are payable in advance and non-refundable, with the exceptions of the{' '}
          <Link to="/refund">Cancellation &amp; Refund Policy</Link>. Payments go through third-party payment
          processors and their terms. Unlimited means without a limit on sessions for one person&apos;s own
          practice.
        </p>
        <p>
          A Pro Regular plan can be paused: the days that are left are saved. Resuming costs{' '}
          {offer.resumePrice} and gives {offer.resumeDays} days and the saved days. Cancelling is possible at
          any time via the account settings and stops auto-renewal.
        </p>
      </>
    ),
  },
  {
    id: 'referrals',
    title: 'Referral codes',
    text: (
      <>
        <p>
          Every user has one referral code of {codeLength} characters, unique to them. Where referrals are
          open:
        </p>
        <ul>
          <li>
            Whoever uses a code pays {offer.referralDiscount} less for the plan; whoever it belongs to earns a
            cash reward of {offer.referralReward} for each successful use.
          </li>
          <li>
            A use counts only after a successful payment, not when an order is placed. If the payment is
            refunded, the use no longer counts.
          </li>
          <li>Each email address may use one referral code in its lifetime.</li>
          <li>You cannot use your own code, nor through another account of yours.</li>
          <li>Discounts apply only to Pro Regular and Pro Exclusive.</li>
          <li>They cannot be combined with other promotions.</li>
          <li>
            Rewards are paid by our team by hand, after the use has been checked. Taxes on a reward are yours.
          </li>
          <li>
            Referral abuse, such as invented accounts, spam or offering codes in our name, loses the reward
            and may end the account.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'content',
    title: 'Questions, solutions and software',
    text: (
      <p>
        Questions, solutions, texts, design and software belong to us or to those who license them to us. You
        may use them for your own preparation, and print what the service lets you print. Your answers and
        what you write remain yours; you let us use them to run and improve the service. Feedback may be used
        without payment. A mistake in a question is put right when we hear of it.
      </p>
    ),
  },
  {
    id: 'availability',
    title: 'Availability and changes',
    text: (
      <p>
        We work to keep the service running and your answers safe, but we cannot promise that it is never
        interrupted. We may change or end parts of it. If a part that you have paid for ends, the{' '}
        <Link to="/refund">Cancellation &amp; Refund Policy</Link> says what you get back. Support is by email
        only.
      </p>
    ),
  },
  {
    id: 'ending',
    title: 'Suspension and termination',
    text: (
      <p>
        Accounts may be suspended or terminated for violating these terms or for referral abuse. Unless the
        matter is urgent, we tell you before and hear you first. You may write to us against a suspension. You
        may leave at any time by deleting your account.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    text: (
      <p>
        The service is provided as it is. As far as the law allows, we are not liable for indirect loss, such
        as a result in an exam, and our liability is limited to what you paid us in the twelve months before.
        Nothing here takes away rights that the law gives you as a consumer.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    text: (
      <p>
        When these terms change, this page and the date at its top change too, and we tell you by email before
        a change that matters to you takes effect. A plan you have paid for keeps its terms until the paid
        time ends.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Governing law',
    text: (
      <p>
        The law of India governs these terms, and the courts of India decide on disputes. Please write to us
        first: <SupportMail />.
      </p>
    ),
  },
];

export const TermsPage = () => (
  <Policy title="Terms & Conditions" nav={[{ to: '/', name: 'Home' }]} parts={parts()} />
);
