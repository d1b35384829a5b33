import { useQuery } from '@tanstack/react-query';
import type { StudyPlan, StudyToday } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { wordsFor } from '../../../shared/api/api-error.ts';
import { Link } from '../../../shared/navigation/navigation.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { NotLoaded } from '../../../ui/notices/NotLoaded.tsx';
import { Loading, Skeleton } from '../../../ui/waiting/Skeleton.tsx';
import { useLate } from '../../../ui/waiting/useLate.ts';
import { todayQuery } from '../queries.ts';
import { Week } from '../Week.tsx';
import { longDay, minutesLeft } from '../words.ts';
import { StartFailed } from './StartFailed.tsx';
import { UnitRow } from './UnitRow.tsx';
import { type StudyStart, useStudyStart } from './useStudyStart.ts';

const { quickMinutes, fullMinutes } = figures.plan;

function Unfinished({ today, onResume }: { today: StudyToday; onResume: (sessionId: string) => void }) {
  const session = today.active_session;
  if (!session) return null;
  return (
    <div className="no-print mt-5 flex flex-wrap items-center justify-between gap-3 rounded-md bg-tint px-4 py-3">
      <p>
        <b>Session Active</b>
        <br />
        Question {Math.min(session.current_position, session.total_questions)} of {session.total_questions} is
        waiting.
      </p>
      <Button size="small" onClick={() => onResume(session.session_id)}>
        Resume Session
      </Button>
    </div>
  );
}

function FreeSession({ minutes, label, study }: { minutes: number; label: string; study: StudyStart }) {
  const { pending, start } = study;
  const slow = useLate(pending !== null && !pending.unit_id && pending.target_minutes === minutes);
  return (
    <Button look="quiet" size="small" busy={slow} onClick={() => start({ target_minutes: minutes })}>
      {label}
    </Button>
  );
}

/** Sessions of a fixed length on the weakest topics; disabled while one is unfinished. */
function FreeSessions({ active, study }: { active: boolean; study: StudyStart }) {
  const lengths = [
    { minutes: quickMinutes, label: `Quick ${quickMinutes}min Session` },
    { minutes: fullMinutes, label: `Full ${fullMinutes}min Session` },
  ];
  return (
    <div className="no-print mt-5 flex flex-wrap gap-3">
      {lengths.map(({ minutes, label }) =>
        active ? (
          <Button key={minutes} look="quiet" size="small" disabled>
            {label}
          </Button>
        ) : (
          <FreeSession key={minutes} minutes={minutes} label={label} study={study} />
        ),
      )}
    </div>
  );
}

function NothingScheduled({ active, study, examOver }: Omit<UnitsProps, 'today'> & { active: boolean }) {
  const slow = useLate(study.pending !== null);
  return (
    <div className="grid justify-items-start gap-4 border-t border-line py-6">
      <p className="text-ink-2">No study units scheduled for today</p>
      {examOver && (
        <p className="text-ink-2">
          Your exam date has passed. Set the next one under{' '}
          <Link to="/account#goal" className="text-link underline underline-offset-[.18em]">
            Your goal
          </Link>{' '}
          and the plan goes on.
        </p>
      )}
      {!active && (
        <Button
          busy={slow}
          className="no-print"
          onClick={() => study.start({ target_minutes: quickMinutes })}
        >
          Start Free Practice Session
        </Button>
      )}
    </div>
  );
}

const examIsOver = ({ exam_day, day_number }: StudyPlan) => exam_day !== null && day_number > exam_day;

interface UnitsProps {
  today: StudyToday;
  study: StudyStart;
  examOver: boolean;
}

function Units({ today, study, examOver }: UnitsProps) {
  const active = today.active_session !== null;
  const next = today.plan_units.find(unit => unit.completed_questions < unit.target_questions);
  if (today.plan_units.length === 0)
    return <NothingScheduled active={active} study={study} examOver={examOver} />;
  return (
    <ul>
      {today.plan_units.map(unit => (
        <UnitRow
          key={unit.id}
          unit={unit}
          active={active}
          next={unit === next}
          busy={study.pending?.unit_id === unit.id}
          onStart={() =>
            study.start({
              unit_id: unit.id,
              target_minutes: minutesLeft(unit.target_questions, unit.completed_questions),
            })
          }
        />
      ))}
    </ul>
  );
}

function Contents({ plan }: { plan: StudyPlan }) {
  const query = useQuery(todayQuery());
  const { data: today, error } = query;
  const study = useStudyStart();
  if (today)
    return (
      <>
        <p className="mt-1.5 text-ink-2">
          <time dateTime={today.date}>{longDay(today.date)}</time>
        </p>
        {plan.status === 'active' && <Week plan={plan} looks={today.second_looks} />}
        <Unfinished today={today} onResume={study.resume} />
        <FreeSessions active={today.active_session !== null} study={study} />
        {study.error && (
          <div className="mt-5">
            <StartFailed error={study.error} />
          </div>
        )}
        <div className="mt-6">
          <Units today={today} study={study} examOver={examIsOver(plan)} />
        </div>
      </>
    );
  if (error)
    return (
      <NotLoaded query={query} className="mt-5">
        {wordsFor(error, "Today's units could not be loaded.")}
      </NotLoaded>
    );
  return (
    <Loading says="Loading today's units...">
      <Skeleton className="mt-2 h-6 w-44" />
      <Skeleton className="mt-5 h-10 w-80 max-w-full" />
      <Skeleton className="mt-6 h-[121px] w-full" />
      <Skeleton className="mt-3 h-[121px] w-full" />
    </Loading>
  );
}

/** Today's units of the plan, and the sessions that can start. */
export function Today({ plan }: { plan: StudyPlan }) {
  return (
    <Card aria-labelledby="today" className="min-w-0">
      <h2 id="today" className="type-h2">
        Today&apos;s Study Plan
      </h2>
      <Contents plan={plan} />
    </Card>
  );
}
