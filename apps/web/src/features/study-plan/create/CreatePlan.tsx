import { useQuery } from '@tanstack/react-query';
import type { Track } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/notices/Banner.tsx';
import { PageTitle } from '../../../ui/page/PageTitle.tsx';
import { FreeWeekBefore } from '../FreeWeek.tsx';
import { recommendedQuery } from '../queries.ts';
import { trackNames } from '../words.ts';
import { TrackChoice } from './TrackChoice.tsx';
import { createFailed, useCreatePlan } from './useCreatePlan.ts';

/** Without a plan: three tracks and one button. */
export function CreatePlan({ onCreated }: { onCreated: () => void }) {
  const { data: recommended } = useQuery(recommendedQuery());
  const [chosen, setTrack] = useState<Track | null>(null);
  const track = chosen ?? recommended?.track ?? 'intermediate';
  const creating = useCreatePlan(onCreated);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    creating.mutate(track);
  };
  return (
    <form onSubmit={submit}>
      <PageTitle document="Study Plan">
        Create Your <span className="whitespace-nowrap">{figures.plan.days}-Day</span> Study Plan
      </PageTitle>
      <p className="type-lead mt-4 mb-8 max-w-[38em] text-ink-2">
        Choose how much you want to do. The plan gives most time to what the exam asks most, begins with the
        topics that others build on, and comes back to what you find hard. If you miss a day, the next days
        take over its questions.
      </p>
      {recommended && (
        <p className="mb-5 max-w-[46em]">
          <b>We recommend {trackNames[recommended.track]}.</b> {recommended.reason}
        </p>
      )}
      <TrackChoice value={track} onChange={setTrack} />
      <FreeWeekBefore track={track} />
      {creating.isError && (
        <div className="mt-6">
          <Notice tone="error">{createFailed}</Notice>
        </div>
      )}
      <Button type="submit" busy={creating.isPending} className="mt-7 max-sm:w-full">
        {creating.isPending ? 'Creating...' : 'Create My Study Plan'}
      </Button>
    </form>
  );
}
