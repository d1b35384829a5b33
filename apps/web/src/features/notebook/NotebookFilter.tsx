import type { MistakeCause, Notebook, OwnReason } from '@twelvefold/contract';
import { useId } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { FieldFrame, inputClass } from '../../ui/fields/Field.tsx';
import { type NotebookFilters, reasons } from './queries.ts';

interface Props {
  filters: NotebookFilters;
  topics: Notebook['topics'];
  onChange: (change: Partial<NotebookFilters>) => void;
}

/** Topic, what happened and the student's own reason; and the way to paper. */
export function NotebookFilter({ filters, topics, onChange }: Props) {
  const [topic, cause, reason] = [useId(), useId(), useId()];
  return (
    <search className="no-print mt-5 grid items-end gap-4 sm:grid-cols-[1fr_1fr_1fr_auto]">
      <FieldFrame id={topic} label="Topic">
        <select
          id={topic}
          value={filters.topic}
          onChange={event => onChange({ topic: event.target.value })}
          className={inputClass}
        >
          <option value="">All topics</option>
          {topics.map(({ code, name, entries }) => (
            <option key={code} value={code}>
              {name} ({entries})
            </option>
          ))}
        </select>
      </FieldFrame>
      <FieldFrame id={cause} label="What happened">
        <select
          id={cause}
          value={filters.cause}
          onChange={event => onChange({ cause: event.target.value as MistakeCause | '' })}
          className={inputClass}
        >
          <option value="">All</option>
          <option value="wrong">Answered wrong</option>
          <option value="skipped">Skipped</option>
          <option value="slow">Right, but slow</option>
          <option value="guessed">Perhaps a guess</option>
        </select>
      </FieldFrame>
      <FieldFrame id={reason} label="Your reason">
        <select
          id={reason}
          value={filters.reason}
          onChange={event => onChange({ reason: event.target.value as OwnReason | '' })}
          className={inputClass}
        >
          <option value="">All</option>
          {Object.entries(reasons).map(([name, words]) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </select>
      </FieldFrame>
      <Button look="text" size="small" onClick={() => window.print()}>
        Print
      </Button>
    </search>
  );
}
