import { figures, type LetterKind, type Stake } from '@twelvefold/contract';
import type { Mail } from '../../platform/mail/template.ts';
import { listed, plural } from '../../platform/sentences.ts';
import type { Week } from '../dashboard/index.ts';
import type { Letter } from './store.ts';

/** A mail without its recipient, and the subscription it belongs to. */
export interface Draft extends Pick<Mail, 'subject' | 'heading' | 'paragraphs' | 'action' | 'closing'> {
  kind: Letter['kind'];
  asked: LetterKind;
}

/** Removes markdown. */
const plain = (markdown: string) => markdown.replaceAll('**', '').replace(/^- /, '');

const stakesNamed = 3;
/** 'Most marks at stake in the exam: A (1.2), B (0.8) and C (0.5).' */
function stakeWords(stakes: readonly Stake[]): string[] {
  const named = stakes.slice(0, stakesNamed).map(one => `${one.subcategory_name} (${one.marks})`);
  return named.length > 0 ? [`Most marks at stake in the exam: ${listed(named)}.`] : [];
}

/** 'Next week: 3 days of practice, by your goal. Most marks at stake in the exam: …', from goal and answers. */
function nextWeek(stakes: readonly Stake[], daysAWeek: number | null): string[] {
  const goal = daysAWeek === null ? [] : [`${plural(daysAWeek, 'day')} of practice, by your goal.`];
  const said = [...goal, ...stakeWords(stakes)];
  return said.length === 0 ? [] : [`Next week: ${said.join(' ')}`];
}

export const whyItComes: Record<LetterKind, string> = {
  daily: 'On your account page you asked for a daily reminder.',
  weekly: 'On your account page you asked for a weekly letter.',
  notes: 'On your account page you asked for a welcome and notes before your exam.',
};

/** `rare`: sent once a week. */
export const dailyReminder = (waits: string, rare: boolean): Draft => ({
  kind: 'daily',
  asked: 'daily',
  subject: plain(waits).replace(/\.$/, ''),
  heading: 'Your session for today',
  paragraphs: [plain(waits)],
  ...(rare && { closing: 'This reminder comes once a week until your next session, then daily again.' }),
});

const examDay = (days: number) =>
  days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${plural(days, 'day')}`;

/** `daysToExam`: null without an exam ahead; on exam day the next week is not mentioned. */
export const weeklyLetter = (
  { correct, attempts, markdown, stakes }: Week,
  daysAWeek: number | null,
  daysToExam: number | null,
): Draft => ({
  kind: 'weekly',
  asked: 'weekly',
  subject: `Your week: ${correct} of ${plural(attempts, 'answer')} right`,
  heading: 'Your week',
  paragraphs: [
    ...markdown
      .split('\n')
      .filter(line => line !== '')
      .map(plain),
    ...(daysToExam === 0 ? [] : nextWeek(stakes, daysAWeek)),
    ...(daysToExam === null ? [] : [`Your exam is ${examDay(daysToExam)}.`]),
  ],
});

export const welcome = (
  { correct, total, skipped }: { correct: number; total: number; skipped: number },
  stakes: readonly Stake[],
): Draft => ({
  kind: 'welcome',
  asked: 'notes',
  subject: `Your first session: ${correct} of ${total} right`,
  heading: 'Welcome',
  paragraphs: [
    `You had ${correct} of ${total} questions right in your first session${skipped > 0 ? ` and skipped ${skipped}` : ''}. Each answer tells us more of what you know, and we choose your next questions by it.`,
    ...stakeWords(stakes),
  ],
});

/** Advice for the days left. */
function examAdvice(days: number, stakes: readonly Stake[], daysAWeek: number | null): string[] {
  const { questions, minutes } = figures.exam;
  if (days === 1)
    return [
      `The Quantitative Ability section has ${questions} questions in ${minutes} minutes. Read all of them once, begin with those you see a way through, and leave a question that takes more than three minutes.`,
    ];
  const sessions = daysAWeek === null ? null : Math.floor((days * daysAWeek) / 7);
  return [
    ...(sessions === null || sessions === 0
      ? []
      : [
          `With ${plural(daysAWeek ?? 0, 'day')} of practice a week there is time for ${plural(sessions, 'more session', 'more sessions')}.`,
        ]),
    ...stakeWords(stakes),
  ];
}

/** `date`: the exam day in words. */
export const examNote = (
  days: number,
  date: string,
  stakes: readonly Stake[],
  daysAWeek: number | null,
): Draft => {
  const left = examDay(days);
  return {
    kind: 'exam',
    asked: 'notes',
    subject: `Your exam is ${left}`,
    heading: `Your exam is ${left}, on ${date}`,
    paragraphs: examAdvice(days, stakes, daysAWeek),
  };
};
