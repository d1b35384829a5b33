import { useQuery } from '@tanstack/react-query';
import type { LongJob } from '@twelvefold/contract';
import { call } from '../../shared/api/api.ts';
import { count, dayTime } from '../../shared/words/format.ts';
import { Notice } from '../../ui/notices/Banner.tsx';
import { ProgressBar } from '../../ui/progress/ProgressBar.tsx';
import { keys } from '../keys.ts';
import { deskWords } from './words.ts';

const names: Record<string, string> = {
  'pyq.enrich': 'Enrichment of previous-year questions',
  'pyq.recalculate_frequency': 'Frequency recalculation',
  'practice.learn_difficulties': 'Learning of difficulties, every night',
};
/** Poll interval while a job runs, in milliseconds. */
const pollMs = 2000;

const states = { running: 'under way', failed: 'failed', stopped: 'dropped', done: 'done' } as const;

function JobLine({ job }: { job: LongJob }) {
  const { queue, state, done, total, began_at, ended_at, result, started_by } = job;
  const name = names[queue] ?? queue;
  return (
    <li className="grid gap-1.5">
      <span>
        <b>{name}</b>: {states[state]}
        {state === 'running' && total !== null && total > 1 && `, ${count(done)} of ${count(total)}`}
      </span>
      {state === 'running' && total !== null && total > 1 && (
        <ProgressBar label={name} value={done} max={total} />
      )}
      {result && <span>{result}</span>}
      {state === 'failed' && <span>It can be done again below More, Jobs.</span>}
      <span className="type-small text-ink-2">
        {ended_at ? `Ended ${dayTime(ended_at)}` : `Begun ${dayTime(began_at)}`}
        {started_by && `, by ${started_by}`}
      </span>
    </li>
  );
}

/** Progress of long jobs and the results of their last runs, of one queue or of all. */
export function LongJobs({ queue }: { queue?: string }) {
  const { data, error } = useQuery({
    queryKey: keys.longJobs,
    queryFn: ({ signal }) => call('GET /admin/long-jobs', { signal }),
    refetchInterval: ({ state }) => state.data?.jobs.some(one => one.state === 'running') && pollMs,
  });
  if (error) return <Notice tone="error">{deskWords(error, 'The jobs could not be read.')}</Notice>;
  const shown = data?.jobs.filter(one => queue === undefined || one.queue === queue) ?? [];
  if (data && shown.length === 0 && queue === undefined)
    return <p className="text-ink-2">None has run yet.</p>;
  return (
    <ul className="grid max-w-[68ch] gap-4">
      {shown.map(job => (
        <JobLine key={job.queue} job={job} />
      ))}
    </ul>
  );
}
