import { useQuery } from '@tanstack/react-query';
import type { Goal } from '@twelvefold/contract';
import { useState } from 'react';
import { wordsFor } from '../../shared/api/api-error.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Notice } from '../../ui/notices/Banner.tsx';
import { GoalFields } from './GoalFields.tsx';
import { goalQuery, noGoal, useSaveGoal } from './queries.ts';

export const notSaved = (error: unknown) =>
  wordsFor(error, 'Your goal was not saved. It is still on this page; please try again.');

/** What a student practises for, to be changed at any time. */
export function GoalForm() {
  const { data } = useQuery(goalQuery());
  const [changed, setChanged] = useState<Goal | null>(null);
  const save = useSaveGoal();
  return (
    <div className="grid gap-5">
      <GoalFields goal={changed ?? data ?? noGoal} onGoal={setChanged} />
      {save.error && <Notice tone="error">{notSaved(save.error)}</Notice>}
      <div className="flex flex-wrap items-center gap-4">
        <Button
          look="quiet"
          busy={save.isPending}
          blocked={changed === null}
          onClick={() => changed && save.mutate(changed, { onSuccess: () => setChanged(null) })}
        >
          Save goal
        </Button>
        <p role="status" className="text-ink-2">
          {save.isSuccess && changed === null && 'Saved. Your next 12 follows it.'}
        </p>
      </div>
    </div>
  );
}
