import type { StudyPlan } from '@twelvefold/contract';
import { useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/controls/Dialog.tsx';
import { Notice } from '../../../ui/notices/Banner.tsx';
import { FreeWeekBefore } from '../FreeWeek.tsx';
import { TrackChoice } from './TrackChoice.tsx';
import { createFailed, useCreatePlan } from './useCreatePlan.ts';

interface Props {
  plan: StudyPlan;
  onClose: () => void;
  onCreated: () => void;
}

/** Replaces the plan by a new one, after saying what happens to the old one. */
export function NewPlanDialog({ plan, onClose, onCreated }: Props) {
  const [track, setTrack] = useState(plan.target_track);
  const creating = useCreatePlan(onCreated);
  const running = plan.status === 'active';
  const label = running ? 'Replace My Plan' : 'Create My Study Plan';
  return (
    <Dialog
      title={running ? 'Change your study plan' : 'Create your next study plan'}
      width="wide"
      onClose={onClose}
      locked={creating.isPending}
      actions={
        <>
          <Button busy={creating.isPending} onClick={() => creating.mutate(track)}>
            {creating.isPending ? 'Creating...' : label}
          </Button>
          <Button look="quiet" blocked={creating.isPending} onClick={onClose}>
            {running ? 'Keep my plan' : 'Not now'}
          </Button>
        </>
      }
    >
      <p className="mb-5 text-ink-2">
        {running
          ? `The new plan begins today with day 1 of ${plan.total_days}. Your present plan ends. Days completed, questions solved and the percentage start again from zero. All your answers stay, and so does your day streak. We make the new plan from your answers: what you know well comes later and gets fewer questions.`
          : `The plan begins today with day 1 of ${plan.total_days}. We make it from all your answers: what you know well comes later and gets fewer questions. Your day streak stays.`}
      </p>
      <TrackChoice value={track} onChange={setTrack} stacked />
      <FreeWeekBefore track={track} />
      {creating.isError && (
        <div className="mt-5">
          <Notice tone="error">{createFailed}</Notice>
        </div>
      )}
    </Dialog>
  );
}
