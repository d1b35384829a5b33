import type { QueryClient } from '@tanstack/react-query';

/** The key of every query. Keys that begin alike can be named together, by the first of them. */
export const keys = {
  account: ['account'],
  goal: ['goal'],
  /** The plan of the person, and what can be done with it. */
  subscription: ['subscription'],
  payments: ['payments'],
  buyerDetails: ['buyer details'],
  referral: ['referral'],
  referralCheck: (code: string, plan: string) => ['referral', code, plan],
  /** Sessions: what can be started, what was, and each with its questions. */
  practice: ['session'],
  availability: ['session', 'availability'],
  limit: ['session', 'limit'],
  sessions: ['session', 'list'],
  lastCompleted: ['session', 'last-completed'],
  openStudy: ['session', 'open-study'],
  questions: (sessionId: string) => ['session', sessionId, 'questions'],
  pack: (sessionId: string) => ['session', sessionId, 'pack'],
  recap: (sessionId: string) => ['session', sessionId, 'recap'],
  nextInsight: ['session', 'next-insight'],
  doubts: (questionId: string) => ['doubts', questionId],
  dashboard: ['dashboard'],
  dashboardToday: ['dashboard', 'today'],
  total: ['dashboard', 'total'],
  syllabus: ['dashboard', 'syllabus'],
  progress: ['dashboard', 'progress'],
  insights: ['dashboard', 'insights'],
  streak: ['dashboard', 'streak'],
  lastTen: ['dashboard', 'last-ten'],
  history: ['history'],
  pastQuestions: (filters: object) => ['history', 'questions', filters],
  pastTopics: ['history', 'topics'],
  corrections: ['corrections'],
  answeredReports: ['answered reports'],
  notebook: ['notebook'],
  notebookList: (filters: object) => ['notebook', 'list', filters],
  mark: (questionId: string) => ['marks', questionId],
  studyPlan: ['study-plan'],
  plan: ['study-plan', 'plan'],
  today: ['study-plan', 'today'],
} as const;

/** Everything that is counted from answers. */
const ofAnswers = [keys.practice, keys.dashboard, keys.history, keys.notebook, keys.studyPlan];

/** Asks again, also where the first reply is on its way: it may be from before the change, and would be kept. */
async function askAgain(client: QueryClient, queryKey: readonly string[]): Promise<void> {
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey });
}

/** A plan began, ended or was paused: what was paid and what the person may start is looked at again. */
export function allowanceChanged(client: QueryClient): void {
  for (const queryKey of [keys.payments, keys.limit, keys.availability]) void askAgain(client, queryKey);
}

/** Money came, or a plan was changed: what the person has, owes and may do is looked at again. */
export function planChanged(client: QueryClient): void {
  for (const queryKey of [keys.subscription, keys.referral]) void askAgain(client, queryKey);
  allowanceChanged(client);
}

/** Answers were saved: what is shown of them is looked at again, but for the session whose questions came with that. */
export function answersChanged(client: QueryClient, sessionId = ''): void {
  const own = JSON.stringify(keys.questions(sessionId));
  for (const queryKey of ofAnswers)
    void client.invalidateQueries({ queryKey, predicate: query => JSON.stringify(query.queryKey) !== own });
}
