import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { count } from '../../shared/words/format.ts';
import { Field, FieldFrame, inputClass } from '../../ui/fields/Field.tsx';
import { useTyped } from './filters.ts';
import { type Filters, topicsQuery } from './queries.ts';

interface ChoiceProps {
  label: string;
  value: string;
  all: string;
  onChoose: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, value, all, onChoose, children }: ChoiceProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label}>
      <select id={id} value={value} onChange={event => onChoose(event.target.value)} className={inputClass}>
        <option value="">{all}</option>
        {children}
      </select>
    </FieldFrame>
  );
}

function TopicOptions() {
  const { data } = useQuery(topicsQuery());
  const topics = data?.topics ?? [];
  const categories = [...new Set(topics.map(topic => topic.category))];
  return categories.map(category => (
    <optgroup key={category} label={category}>
      {topics
        .filter(topic => topic.category === category)
        .map(({ subcategory_code, subcategory, questions }) => (
          <option key={subcategory_code} value={subcategory_code}>
            {subcategory} ({count(questions)})
          </option>
        ))}
    </optgroup>
  ));
}

/** Words, topic, difficulty and result. */
export function FilterBar({
  filters,
  onChange,
}: {
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
}) {
  const [typed, setTyped] = useTyped(filters.search, search => onChange({ search }));
  return (
    <search className="no-print grid grid-cols-2 gap-4 max-sm:[&>:nth-child(-n+2)]:col-span-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_1fr_1fr]">
      <Field
        label="Search words, topics or sessions"
        type="search"
        maxLength={100}
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      <Choice label="Topic" all="All topics" value={filters.topic} onChoose={topic => onChange({ topic })}>
        <TopicOptions />
      </Choice>
      <Choice
        label="Difficulty"
        all="All"
        value={filters.band}
        onChoose={band => onChange({ band: band as Filters['band'] })}
      >
        <option>Easy</option>
        <option>Medium</option>
        <option>Hard</option>
      </Choice>
      <Choice
        label="Result"
        all="All"
        value={filters.outcome}
        onChoose={outcome => onChange({ outcome: outcome as Filters['outcome'] })}
      >
        <option value="correct">Correct</option>
        <option value="incorrect">Incorrect</option>
        <option value="skipped">Skipped</option>
      </Choice>
    </search>
  );
}
