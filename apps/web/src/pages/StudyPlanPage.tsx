import { StudyPlan } from '../features/study-plan/StudyPlan.tsx';
import { useSessionAhead } from '../shared/ahead/session-ahead.ts';

export function StudyPlanPage() {
  useSessionAhead();
  return <StudyPlan />;
}
