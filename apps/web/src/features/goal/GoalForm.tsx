import { useQuery } from '@tanstack/react-query';
import type { GoalChange } from '@twelvefold/contract';
import { useState } from 'react';
import { wordsFor } from '../../shared/api/api-error.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Notice } from '../../ui/notices/Banner.tsx';
import { NotLoaded } from '../../ui/notices/NotLoaded.tsx';
import { Loading, Skeleton } from '../../ui/waiting/Skeleton.tsx';
import { GoalFields } from './GoalFields.tsx';
import { goalQuery, useSaveGoal } from './queries.ts';

export const notSaved = (error: unknown) =>
  wordsFor(error, 'Your goal was not saved. It is still on this page; please try again.');

export function GoalForm() {
  const query = useQuery(goalQuery());
  const [change, setChange] = useState<GoalChange>({});
  const save = useSaveGoal();
  const changed = Object.keys(change).length > 0;
  if (!query.data)
    return query.error ? (
      <NotLoaded query={query}>{wordsFor(query.error, 'Your goal could not be read.')}</NotLoaded>
    ) : (
      <Loading says="Loading your goal...">
        <Skeleton className="h-80 w-full" />
      </Loading>
    );
  return (
    <div className="grid gap-5">
      <GoalFields
        goal={{ ...query.data, ...change }}
        marks={query.data.percentile_marks}
        onChange={part => setChange({ ...change, ...part })}
      />
      {save.error && <Notice tone="error">{notSaved(save.error)}</Notice>}
      <div className="flex flex-wrap items-center gap-4">
        <Button
          look="quiet"
          busy={save.isPending}
          blocked={!changed}
          onClick={() => save.mutate(change, { onSuccess: () => setChange({}) })}
        >
          Save goal
        </Button>
        <p role="status" className="text-ink-2">
          {save.isSuccess && !changed && 'Saved. Your next 12 follows it.'}
        </p>
      </div>
    </div>
  );
}
