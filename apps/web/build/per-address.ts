import { figures } from '@twelvefold/contract/figures';
import { sessionsCall } from '../src/shared/ahead/asked-ahead.ts';

const { sessions, sessionsPerWeek } = figures.freeTrial;
const { replyHours } = figures.support;

/** Descriptions of prerendered pages for search engines and link previews; lessons have their own. */
export const descriptions: Record<string, string> = {
  '/': 'Adaptive practice for CAT Quantitative Ability: 12 questions a session, chosen for where you are today, each with a full solution.',
  '/pricing': `Start free: ${sessions} sessions, then ${sessionsPerWeek} a week. Pro plans for unlimited adaptive practice for CAT Quantitative Ability, with prices in rupees and answers to common questions.`,
  '/contact': `Write to us or share your experience. Support is by email, with a typical reply in ${replyHours.least}-${replyHours.most} hours on weekdays; answers to common questions are here.`,
  '/privacy':
    'Which personal data we keep, why and for how long, who handles it, and how you see, correct, export or delete it.',
  '/terms':
    'The terms of using the service: accounts, fair use, subscriptions, referral codes, suspension, and the governing law of India.',
  '/refund':
    'How to cancel a subscription, when a payment is refunded, how billing errors are put right, and how to ask.',
  '/learn':
    'Short lessons for every topic of CAT Quantitative Ability: the idea in a picture, two worked examples, the mistakes that cost most, and five checks.',
  '/known-browser': 'Opens this browser for sign-in, with the link of an email.',
  '/unsubscribe': 'Ends the emails that the link of one of them names.',
  '/shared': 'What a student shows a parent or mentor of their practice.',
  '/404': 'There is no page at this address.',
};

const more: Record<string, string[]> = {
  '/dashboard': ['/api/session/check-availability', sessionsCall, '/api/dashboard/today'],
  '/begin': ['/api/goal'],
  '/study-plan': ['/api/study-plan', '/api/study-plan/today'],
  '/resume-subscription': ['/api/user/subscription-management', '/api/payments/plans'],
};

/**
 * API calls that the inline script of a signed-in page makes. Each must equal the screen's own call, query included, or
 * it is wasted. The questions of a session are requested separately (build/inline/first-script.ts).
 */
export const callsOf = (path: string): string[] => ['/api/auth/me', ...(more[path] ?? [])];
