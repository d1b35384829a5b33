import { figures } from '@twelvefold/contract/figures';
import { date, rupees } from '../shared/format.ts';

type PlanType = 'free_trial' | 'pro_regular' | 'pro_exclusive';

export interface Plan {
  type: PlanType;
  name: string;
  price: string;
  period: string;
  availability: string;
  forWhom: string;
  points: string[];
}

const regular = { year: 17_988, month: 1499, days: 30, from: '2025-12-31T18:30:00Z' };
const exclusive = { price: 1195, seats: 100 };

/** Every price and window of the paid plans, in words; the catalogue that sells them is seeded with the same figures. */
export const offer = {
  regularYear: rupees(regular.year),
  regularMonth: rupees(regular.month),
  regularDays: regular.days,
  regularFrom: date(regular.from),
  exclusivePrice: rupees(exclusive.price),
  exclusiveSeats: exclusive.seats,
  exclusiveUntil: '31 Dec 2025, 23:59 IST',
  resumePrice: rupees(1495),
  resumeDays: 30,
  referralDiscount: rupees(figures.referral.discountRupees),
  referralReward: rupees(figures.referral.rewardRupees),
} as const;

const { sessions, sessionsPerWeek } = figures.freeTrial;

const free: Plan = {
  type: 'free_trial',
  name: 'Free Trial',
  price: rupees(0),
  period: 'no card needed',
  availability: 'Open to everyone',
  forWhom: 'To find out whether 12 a day suits you.',
  points: [
    `${sessions} sessions, then ${sessionsPerWeek} per week`,
    'Sessions that adapt to your answers',
    'A four-part solution for every question',
  ],
};

const proPoints = ['Advanced adaptive learning', 'Detailed analytics', 'AI doubt resolution'];

const proRegular: Plan = {
  type: 'pro_regular',
  name: 'Pro Regular',
  price: offer.regularYear,
  period: `a year, billed monthly at ${offer.regularMonth}`,
  availability: `Available from ${offer.regularFrom}`,
  forWhom: 'For steady preparation, month by month.',
  points: [
    `Unlimited sessions for ${offer.regularDays} days with each payment`,
    ...proPoints,
    'Pause it, and keep the days that are left',
  ],
};

const proExclusive: Plan = {
  type: 'pro_exclusive',
  name: 'Pro Exclusive',
  price: offer.exclusivePrice,
  period: 'once',
  availability: `Limited to the first ${offer.exclusiveSeats} users`,
  forWhom: 'For those who join early.',
  points: [`Unlimited sessions until ${offer.exclusiveUntil}`, ...proPoints],
};

export const plans: readonly Plan[] = [free, proRegular, proExclusive];
