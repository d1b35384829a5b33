import { useEffect } from 'react';
import { StudyPlan } from '../features/study-plan/StudyPlan.tsx';

/** The session screen with its maths is fetched while the plan is read, so that starting is quick. */
const sessionAfterMs = 1500;

export function StudyPlanPage() {
  useEffect(() => {
    const timer = setTimeout(() => void import('./session/SessionPage.tsx').catch(() => {}), sessionAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return <StudyPlan />;
}
