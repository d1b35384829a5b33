import { figures } from '@twelvefold/contract/figures';
import { Link } from '../../shared/navigation/navigation.tsx';
import { Disclosure } from '../../ui/controls/Disclosure.tsx';
import { SupportMail } from '../../ui/SupportMail.tsx';
import { type CardPlan, offer, type Plan } from './plans.ts';

const { sessions, sessionsPerWeek } = figures.freeTrial;
const { questions } = figures.session;
const link = 'text-link underline';

/** Questions before buying; `plans` are those on the cards. */
export function PlanQuestions({ plans }: { plans: readonly Plan[] }) {
  const of = (type: CardPlan) => plans.find(plan => plan.type === type);
  const [regular, exclusive] = [of('pro_regular'), of('pro_exclusive')];
  return (
    <>
      <Disclosure title="What is free?">
        {sessions} sessions of {questions} questions, then {sessionsPerWeek} sessions in each calendar week,
        which begins on Monday at 00:00 IST. Sessions adapt to your answers, and every answer is explained in
        full, on every plan.
      </Disclosure>
      <Disclosure title="What do I get with Pro Regular?">
        {offer.regularDays} days unlimited with each payment. The price is {regular?.price} {regular?.period}.
        It renews by itself until you cancel. Available from {offer.regularFrom}.
      </Disclosure>
      <Disclosure title="What is Pro Exclusive?">
        One payment of {exclusive?.price} for unlimited sessions until {offer.exclusiveUntil}, limited to the
        first {offer.exclusiveSeats} users. It does not renew.
        {exclusive?.state === 'over' && ' It is not sold any more.'}
      </Disclosure>
      <Disclosure title="When can I buy a plan?">
        When its card says so. The button of a plan that is not on sale opens &lsquo;Not Available / Coming
        Soon&rsquo;. You are not asked for payment details before a plan can be bought.
      </Disclosure>
      <Disclosure title="How can I pay?">
        By card, netbanking, wallet or UPI, in Indian rupees, through a payment processor. Card details never
        reach our servers. A UPI or netbanking payment may take some minutes: your plan begins by itself as
        soon as it arrives, also when the page is closed.
      </Disclosure>
      <Disclosure title="Can I pause a plan?">
        Pro Regular, yes: the days that are left are saved. Resuming costs {offer.resumePrice} and gives{' '}
        {offer.resumeDays} days and the saved days.
      </Disclosure>
      <Disclosure title="Can I cancel, and do I get money back?">
        You can cancel at any time via the account settings; that stops auto-renewal, and what is paid for
        stays usable until its end. Payments are not refunded, with the exceptions of the{' '}
        <Link to="/refund" className={link}>
          Cancellation &amp; Refund Policy
        </Link>
        .
      </Disclosure>
      <Disclosure title="I have a referral code. What is it worth?">
        {offer.referralDiscount} off a Pro plan for you, and {offer.referralReward} for the person it belongs
        to. You enter it when you buy; each email address can use one code, once, and not its own.
      </Disclosure>
      <Disclosure title="Something else?">
        Write to <SupportMail />.
      </Disclosure>
    </>
  );
}
