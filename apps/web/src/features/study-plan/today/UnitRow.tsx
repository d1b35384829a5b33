import type { PlanUnit } from '@twelvefold/contract';
import { Link } from '../../../shared/navigation/navigation.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { DifficultyMark } from '../../../ui/progress/Dots.tsx';
import { ProgressBar } from '../../../ui/progress/ProgressBar.tsx';
import { useLate } from '../../../ui/waiting/useLate.ts';
import { looksBackWords, secondLookWords } from '../words.ts';

interface Props {
  unit: PlanUnit;
  /** Replaces the button while a study session is unfinished. */
  active: boolean;
  /** The next unit to do, highlighted. */
  next: boolean;
  busy: boolean;
  onStart: () => void;
}

function Action({ unit, active, next, busy, onStart }: Props) {
  const slow = useLate(busy);
  if (unit.second_look)
    return (
      <p className="flex min-h-10 items-center gap-2 font-strong text-ink-2">
        <span aria-hidden="true" className="size-4 rounded-full border-2 border-line-strong" />
        Done once
      </p>
    );
  if (unit.completed_questions >= unit.target_questions)
    return (
      <p className="flex min-h-10 items-center gap-2 font-strong text-correct">
        <Icon name="tick" className="size-5" />
        Done
      </p>
    );
  if (active) return <p className="flex min-h-10 items-center font-strong text-ink-2">Session Active</p>;
  return (
    <Button look={next ? 'primary' : 'quiet'} size="small" busy={slow} onClick={onStart} className="no-print">
      Start Session
      <span className="sr-only"> on {unit.subcategory}</span>
    </Button>
  );
}

/** One unit of the day: topic, amount, difficulty and progress. */
export function UnitRow(props: Props) {
  const { unit } = props;
  const {
    subcategory,
    lesson,
    completed_questions: completed,
    target_questions: target,
    looks_back,
    second_look,
  } = unit;
  return (
    <li className="border-t border-line py-5">
      <article className="grid gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,1fr)_132px] sm:items-center">
        <div>
          <p className="type-small text-ink-2">
            {looks_back && <b className="font-strong text-ink">Second look · </b>}
            {unit.topic_name}
          </p>
          <h3 className="type-h3">{subcategory}</h3>
          <p className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-ink-2">
            <span>{unit.target_minutes} min</span>
            <span>{target} questions</span>
            <span>
              <span className="sr-only">Difficulty focus: </span>
              <DifficultyMark band={unit.difficulty_focus} />
            </span>
          </p>
          {looks_back && <p className="mt-1.5 text-ink-2">{looksBackWords(looks_back)}</p>}
          <p className="no-print mt-1.5">
            <Link to={`/learn/${lesson}`} className="text-link underline underline-offset-4">
              {completed === 0 ? 'Begin with the lesson' : 'Read the lesson'}
              <span className="sr-only"> on {subcategory}</span>
            </Link>
          </p>
        </div>
        <div className="max-sm:row-start-3 sm:row-span-2 sm:justify-self-end">
          <Action {...props} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3">
          <ProgressBar value={completed} max={target} label={`Progress in ${subcategory}`} />
          <span className="type-small font-strong">
            {completed}/{target}
          </span>
        </div>
        {second_look && <p className="text-ink-2">{secondLookWords(second_look)}</p>}
      </article>
    </li>
  );
}
