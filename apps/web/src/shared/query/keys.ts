import type { QueryClient } from '@tanstack/react-query';

/** The key of every query. Keys that begin alike can be named together, by the first of them. */
export const keys = {
  account: ['account'],
  /** Sessions: what can be started, what was, and each with its questions. */
  practice: ['session'],
  availability: ['session', 'availability'],
  limit: ['session', 'limit'],
  sessions: ['session', 'list'],
  lastCompleted: ['session', 'last-completed'],
  questions: (sessionId: string) => ['session', sessionId, 'questions'],
  pack: (sessionId: string) => ['session', sessionId, 'pack'],
  recap: (sessionId: string) => ['session', sessionId, 'recap'],
  dashboard: ['dashboard'],
  total: ['dashboard', 'total'],
  syllabus: ['dashboard', 'syllabus'],
  progress: ['dashboard', 'progress'],
  insights: ['dashboard', 'insights'],
  history: ['history'],
  pastQuestions: (filters: object) => ['history', 'questions', filters],
  pastTopics: ['history', 'topics'],
  studyPlan: ['study-plan'],
  plan: ['study-plan', 'plan'],
  today: ['study-plan', 'today'],
  pageCrashes: ['admin', 'page-crashes'],
} as const;

/** Everything that is counted from answers. */
const ofAnswers = [keys.practice, keys.dashboard, keys.history, keys.studyPlan];

/** Answers were saved apart from the screen: what is shown of them is looked at again. */
export function answersChanged(client: QueryClient): void {
  for (const queryKey of ofAnswers) void client.invalidateQueries({ queryKey });
}
