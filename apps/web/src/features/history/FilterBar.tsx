import { useQuery } from '@tanstack/react-query';
import { count } from '../../shared/words/format.ts';
import { Field } from '../../ui/fields/Field.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { useTyped } from './filters.ts';
import { type Filters, topicsQuery } from './queries.ts';

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
      <Select
        label="Topic"
        none="All topics"
        value={filters.topic}
        onChange={({ target }) => onChange({ topic: target.value })}
      >
        <TopicOptions />
      </Select>
      <Select
        label="Difficulty"
        none="All"
        options={{ Easy: 'Easy', Medium: 'Medium', Hard: 'Hard' }}
        value={filters.band}
        onChange={({ target }) => onChange({ band: target.value as Filters['band'] })}
      />
      <Select
        label="Result"
        none="All"
        options={{ correct: 'Correct', incorrect: 'Incorrect', skipped: 'Skipped' }}
        value={filters.outcome}
        onChange={({ target }) => onChange({ outcome: target.value as Filters['outcome'] })}
      />
    </search>
  );
}
