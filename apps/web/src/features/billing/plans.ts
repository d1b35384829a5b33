import type { PlanOffer } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { offers } from '@twelvefold/contract/offers';
import { date, dayTime, paise, rupees } from '../../shared/words/format.ts';

/** Plans with a card on the pricing page. */
export type CardPlan = 'free_trial' | 'pro_regular' | 'pro_exclusive';

export interface Plan {
  type: CardPlan;
  name: string;
  price: string;
  period: string;
  availability: string;
  /** `over`: no longer sold; `soon`: not yet sold; `unknown`: not loaded. */
  state: 'free' | 'open' | 'soon' | 'over' | 'unknown';
  forWhom: string;
  points: readonly (string | Shared)[];
}

/** A point of the paid plans that the free trial has too. */
interface Shared {
  inFree: string;
}

/** The student's plans that are not sold again: running, or paused. */
export type OwnPlans = Partial<Record<Exclude<CardPlan, 'free_trial'>, 'running' | 'paused'>>;

const { proRegular: regular, proExclusive: exclusive, resume } = offers;

/** Prices and sale windows of the paid plans in words, as the catalogue is seeded. */
export const offer = {
  regularYear: rupees(regular.rupeesAYear),
  regularMonth: rupees(regular.rupeesAMonth),
  regularDays: regular.days,
  regularFrom: date(regular.availableFrom),
  exclusivePrice: rupees(exclusive.rupees),
  exclusiveSeats: exclusive.seats,
  exclusiveUntil: dayTime(exclusive.unlimitedUntil),
  resumePrice: rupees(resume.rupees),
  resumeDays: resume.days,
  rememberedMinutes: figures.planContext.minutes,
  referralDiscount: rupees(figures.referral.discountRupees),
  referralReward: rupees(figures.referral.rewardRupees),
} as const;

/** Fields of an offer that its card shows. */
type Facts = Pick<PlanOffer, 'amount' | 'cycles' | 'days' | 'unlimited_until' | 'seats'>;
type Sold = Exclude<CardPlan, 'free_trial'>;

/** Offers shown until the server's have loaded. */
const seeded: Record<Sold, Facts> = {
  pro_regular: {
    amount: regular.rupeesAMonth * 100,
    cycles: regular.rupeesAYear / regular.rupeesAMonth,
    days: regular.days,
    unlimited_until: null,
    seats: null,
  },
  pro_exclusive: {
    amount: exclusive.rupees * 100,
    cycles: 1,
    days: null,
    unlimited_until: exclusive.endsAt,
    seats: exclusive.seats,
  },
};

const minuteMs = 60_000;
/** The last minute before an exclusive end: 31 Dec 2025, 23:59 IST. */
export const lastMinute = (end: string): string =>
  dayTime(new Date(Date.parse(end) - minuteMs).toISOString());

const { sessions, sessionsPerWeek } = figures.freeTrial;

const free: Plan = {
  type: 'free_trial',
  name: 'Free Trial',
  price: rupees(0),
  period: 'no card needed',
  availability: 'Open to everyone.',
  state: 'free',
  forWhom: 'To find out whether 12 a day suits you.',
  points: [
    `${sessions} sessions, then ${sessionsPerWeek} per week`,
    'Sessions that adapt to your answers, and the dashboard',
    'A solution and the tutor for every question',
    'All lessons',
  ],
};

const proPoints = ['Advanced adaptive learning', 'Detailed analytics', 'AI doubt resolution'].map(inFree => ({
  inFree,
}));

function stateOf(offered: PlanOffer | undefined): Plan['state'] {
  if (!offered) return 'unknown';
  if (offered.available) return 'open';
  return offered.reason === 'window_closed' || offered.reason === 'sold_out' ? 'over' : 'soon';
}

/** Price and billing period. */
const priceOf = ({ amount, cycles }: Facts): Pick<Plan, 'price' | 'period'> =>
  cycles > 1
    ? { price: paise(amount * cycles), period: `a year, billed monthly at ${paise(amount)}` }
    : { price: paise(amount), period: 'once' };

function regularOf(offered: PlanOffer | undefined): Plan {
  const facts = offered ?? seeded.pro_regular;
  const from = offered ? offered.available_date : regular.availableFrom;
  const availability = from ? `Available from ${date(from)}.` : offered?.message || 'On sale now.';
  return {
    type: 'pro_regular',
    name: 'Pro Regular',
    ...priceOf(facts),
    availability,
    state: stateOf(offered),
    forWhom: 'For steady preparation, month by month.',
    points: [
      `Unlimited sessions for ${facts.days ?? regular.days} days with each payment`,
      ...proPoints,
      'Pause it, and keep the days that are left',
    ],
  };
}

function exclusiveAvailability(offered: PlanOffer | undefined): string {
  const { seats, unlimited_until: end } = offered ?? seeded.pro_exclusive;
  const until = end ? `until ${lastMinute(end)}` : '';
  if (!offered) return `Limited to the first ${seats} users, sold ${until}.`;
  if (offered.reason === 'window_closed') return `No longer offered: it was sold ${until}.`;
  if (!offered.available) return offered.message;
  return seats === null
    ? `On sale ${until}.`
    : `${offered.seats_left} of ${seats} seats are left, on sale ${until}.`;
}

function exclusiveOf(offered: PlanOffer | undefined): Plan {
  const facts = offered ?? seeded.pro_exclusive;
  return {
    type: 'pro_exclusive',
    name: 'Pro Exclusive',
    ...priceOf(facts),
    availability: exclusiveAvailability(offered),
    state: stateOf(offered),
    forWhom: `For those who ${stateOf(offered) === 'over' ? 'joined' : 'join'} early.`,
    points: [
      `Unlimited sessions until ${lastMinute(facts.unlimited_until ?? exclusive.endsAt)}`,
      ...proPoints,
      'One payment, no renewal',
    ],
  };
}

/** The three cards by today's offers; without offers, as announced. */
export function plansFrom(today: readonly PlanOffer[] | null): readonly Plan[] {
  const offered = (type: Sold) => today?.find(({ plan_type }) => plan_type === type);
  return [free, regularOf(offered('pro_regular')), exclusiveOf(offered('pro_exclusive'))];
}
