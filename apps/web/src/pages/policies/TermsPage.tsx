import { figures } from '@twelvefold/contract/figures';
import { offers } from '@twelvefold/contract/offers';
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
          These terms are the agreement between you and the people who run {site().name} (&lsquo;we&rsquo;).
          You accept them when you open an account or use the service. If you do not accept them, please do
          not use it.
        </p>
        <p>
          The <Link to="/privacy">Privacy Policy</Link> says what happens with your data, and the{' '}
          <Link to="/refund">Cancellation &amp; Refund Policy</Link> what happens with payments. Both belong
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
          {questions} questions, of about {aboutMinutes.least} to {aboutMinutes.most} minutes, with solutions,
          a tutor, a study plan and figures of your progress. It does not cover verbal ability or data
          interpretation.
        </p>
        <p>
          It complements books and coaching and does not replace them. We promise no score, rank or admission.
          Figures such as an expected score are estimates, and they say what they rest on. We have no
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
          Keep your password to yourself, and tell us when somebody else may be using your account. Until you
          do, what happens in your account counts as done by you.
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
        calendar week, which begins on Monday at 00:00 IST. Practice and study sessions both count. We ask for
        no payment details. We may change what is free in future. Sessions you have finished stay yours to
        look at.
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
          <Link to="/pricing">pricing page</Link>, in Indian rupees. You can buy a plan only where the page
          offers it. The price that counts is the one shown when you pay.
        </p>
        <ul>
          <li>
            <b>Pro Regular</b>: {offer.regularYear} a year, billed monthly at {offer.regularMonth}, available
            from {offer.regularFrom}. Each payment gives {offer.regularDays} days of unlimited sessions. It
            renews by itself until you cancel. We email you {offers.noticeDays} days before each renewal. If a
            renewal fails, you keep the plan {offers.graceDays} more days while the payment provider tries
            again.
          </li>
          <li>
            <b>Pro Exclusive</b>: {offer.exclusivePrice} once, for the first {offer.exclusiveSeats} users,
            unlimited until {offer.exclusiveUntil}. It does not renew.
          </li>
        </ul>
        <p>
          Subscriptions are payable in advance and non-refundable, with the exceptions of the{' '}
          <Link to="/refund">Cancellation &amp; Refund Policy</Link>. Payments go through third-party payment
          processors and their terms. Unlimited means no limit on sessions, for one person&apos;s own
          practice.
        </p>
        <p>
          You can pause a Pro Regular plan: your days left are saved. Resuming costs {offer.resumePrice} and
          gives {offer.resumeDays} days and the saved days. You can cancel at any time via the account
          settings. Cancelling stops auto-renewal.
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
            Whoever uses a code pays {offer.referralDiscount} less for the plan. The owner of the code earns a
            cash reward of {offer.referralReward} for each successful use.
          </li>
          <li>
            A use counts only after a successful payment, not when you place an order. If we refund the
            payment, the use no longer counts.
          </li>
          <li>Each email address may use one referral code in its lifetime.</li>
          <li>You cannot use your own code, nor may another account of yours.</li>
          <li>Discounts apply only to Pro Regular and Pro Exclusive.</li>
          <li>You cannot combine them with other promotions.</li>
          <li>Our team checks each use and pays the reward by hand. Taxes on a reward are yours.</li>
          <li>
            Whoever abuses referrals, for example with invented accounts, spam or codes offered in our name,
            loses the reward and may lose the account.
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
        what you write remain yours. You let us use them to run and improve the service, and we may use
        feedback without payment. When we hear of a mistake in a question, we put it right.
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
        We may suspend or terminate an account for violating these terms or for referral abuse. Unless the
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
        We provide the service as it is. As far as the law allows, we are not liable for indirect loss, such
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
        When these terms change, we change this page and the date at its top. If the change matters to you, we
        tell you by email before it takes effect. A plan you have paid for keeps its terms until the paid time
        ends.
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
