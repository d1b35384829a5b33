import { figures } from '@twelvefold/contract/figures';
import { offers } from '@twelvefold/contract/offers';
import { useSyncExternalStore } from 'react';
import { clockMs } from '../../shared/browser/time.ts';
import { date, dayTime, rupees } from '../../shared/words/format.ts';

type PlanType = 'free_trial' | 'pro_regular' | 'pro_exclusive';

export interface Plan {
  type: PlanType;
  name: string;
  price: string;
  period: string;
  availability: string;
  forWhom: string;
  points: string[];
  /** The end of its window, ISO 8601; without one it is offered for good. */
  ends?: string;
}

const { proRegular: regular, proExclusive: exclusive, resume } = offers;

/** Every price and window of the paid plans, in words; the catalogue that sells them is seeded with the same figures. */
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
  rememberedMinutes: offers.rememberedMinutes,
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
  ends: exclusive.unlimitedUntil,
};

const plans: readonly Plan[] = [free, proRegular, proExclusive];
const lasting = plans.filter(({ ends }) => ends === undefined);
const dated = plans.flatMap(({ ends }) => (ends === undefined ? [] : [Date.parse(ends)]));

/** The plans on offer at `now`, in milliseconds since 1970: one whose window is over is none. The same list each time. */
export const plansAt = (now: number): readonly Plan[] => (dated.every(end => now < end) ? plans : lasting);

const never = () => () => {};

/** A prerendered page is older than the visit: what ends some day comes with the script. */
export const usePlansOnOffer = (): readonly Plan[] =>
  useSyncExternalStore(
    never,
    () => plansAt(clockMs()),
    () => lasting,
  );
