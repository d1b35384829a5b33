import type { MistakeCause, Notebook, OwnReason } from '@twelvefold/contract';
import { Button } from '../../ui/controls/Button.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { type NotebookFilters, reasons } from './queries.ts';

const causes: Record<MistakeCause, string> = {
  wrong: 'Answered wrong',
  skipped: 'Skipped',
  slow: 'Right, but slow',
  guessed: 'Perhaps a guess',
};

interface Props {
  filters: NotebookFilters;
  topics: Notebook['topics'];
  onChange: (change: Partial<NotebookFilters>) => void;
}

/** Filters by topic, result and the student's own reason, and the print button. */
export function NotebookFilter({ filters, topics, onChange }: Props) {
  return (
    <search className="no-print mt-5 grid grid-cols-2 items-end gap-x-3 gap-y-4 sm:grid-cols-[1fr_1fr_1fr_auto] [&>:first-child]:max-sm:col-span-2">
      <Select
        label="Topic"
        none="All topics"
        options={Object.fromEntries(topics.map(({ code, name, entries }) => [code, `${name} (${entries})`]))}
        value={filters.topic}
        onChange={({ target }) => onChange({ topic: target.value })}
      />
      <Select
        label="What happened"
        none="All"
        options={causes}
        value={filters.cause}
        onChange={({ target }) => onChange({ cause: target.value as MistakeCause | '' })}
      />
      <Select
        label="Your reason"
        none="All"
        options={reasons}
        value={filters.reason}
        onChange={({ target }) => onChange({ reason: target.value as OwnReason | '' })}
      />
      <Button
        look="text"
        size="small"
        className="-mr-3 justify-self-end max-sm:col-span-2 max-sm:-my-2"
        onClick={() => window.print()}
      >
        Print
      </Button>
    </search>
  );
}
