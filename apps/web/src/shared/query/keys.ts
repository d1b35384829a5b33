import type { QueryClient } from '@tanstack/react-query';

/** Keys of all queries. A common prefix invalidates all queries below it. */
export const keys = {
  account: ['account'],
  goal: ['goal'],
  /** The person's plan and the actions it allows. */
  subscription: ['subscription'],
  payments: ['payments'],
  buyerDetails: ['buyer details'],
  referral: ['referral'],
  referralCheck: (code: string, plan: string) => ['referral', code, plan],
  /** Sessions: availability, lists, and each session's questions. */
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

/** Everything counted from answers. */
const answerKeys = [keys.practice, keys.dashboard, keys.history, keys.notebook, keys.studyPlan];

/** Refetches, and cancels a reply under way: it may be older than the change. */
async function refetch(client: QueryClient, queryKey: readonly string[]): Promise<void> {
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey });
}

/** After a plan began, ended or was paused: refetches payments and limits. */
export function allowanceChanged(client: QueryClient): void {
  for (const queryKey of [keys.payments, keys.limit, keys.availability]) void refetch(client, queryKey);
}

/** After a payment or a change of plan: refetches the plan, the referral, payments and limits. */
export function planChanged(client: QueryClient): void {
  for (const queryKey of [keys.subscription, keys.referral]) void refetch(client, queryKey);
  allowanceChanged(client);
}

/** After answers were saved: refetches all figures, except the questions of `sessionId`, which came with the reply. */
export function answersChanged(client: QueryClient, sessionId = ''): void {
  const own = JSON.stringify(keys.questions(sessionId));
  for (const queryKey of answerKeys)
    void client.invalidateQueries({ queryKey, predicate: query => JSON.stringify(query.queryKey) !== own });
}
