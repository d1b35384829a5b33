import { figures } from '@twelvefold/contract/figures';
import { rupees } from '../shared/format.ts';

export interface Plan {
  name: string;
  price: string;
  period: string;
  availability: string;
  forWhom: string;
  points: string[];
}

const { sessions, sessionsPerWeek } = figures.freeTrial;
const free: Plan = {
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

/** Prices and windows as announced; the catalogue that sells them is not open yet. */
const paid: Plan[] = [
  {
    name: 'Pro Regular',
    price: rupees(17_988),
    period: `a year, billed monthly at ${rupees(1499)}`,
    availability: 'Announced from 1 Jan 2026',
    forWhom: 'For steady preparation, month by month.',
    points: ['Unlimited sessions for 30 days in each paid period', 'Everything in the free trial'],
  },
  {
    name: 'Pro Exclusive',
    price: rupees(1195),
    period: 'once',
    availability: 'Limited to the first 100 users, unlimited to 31 Dec 2025, 23:59 IST',
    forWhom: 'For the first hundred who joined.',
    points: ['Unlimited sessions to the end of the window', 'Everything in the free trial'],
  },
];

export const plans = { free, paid };
