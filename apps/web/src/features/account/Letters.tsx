import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { OwnLetters } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { call } from '../../shared/api/api.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { keys } from '../../shared/query/keys.ts';
import { queryClient } from '../../shared/query/query.ts';
import { useUser } from '../../shared/sign-in/auth.ts';
import { date } from '../../shared/words/format.ts';
import { Select } from '../../ui/fields/Select.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import { Notice } from '../../ui/notices/Banner.tsx';
import { NotLoaded } from '../../ui/notices/NotLoaded.tsx';
import { Loading, Skeleton } from '../../ui/waiting/Skeleton.tsx';
import { Section } from './Section.tsx';

const lettersQuery = () =>
  queryOptions({
    queryKey: [...keys.account, 'letters'] as const,
    queryFn: ({ signal }) => call('GET /letters', { signal }),
  });

type Change = Partial<Pick<OwnLetters, 'daily' | 'weekly' | 'notes' | 'hour'>>;

/** One call at a time: stepping through the hours by arrow keys is faster than the replies. */
const useChangeLetters = () =>
  useMutation({
    scope: { id: 'letters' },
    mutationFn: (body: Change) => call('PATCH /letters', { body }),
    onSuccess: letters => queryClient.setQueryData(lettersQuery().queryKey, letters),
  });

/** '7 pm', '12 noon'. */
const hourWords = (hour: number) => (hour === 12 ? '12 noon' : `${hour % 12} ${hour < 12 ? 'am' : 'pm'}`);

const { least, most } = figures.letters.hours;
const hours = Array.from({ length: most - least + 1 }, (_, i) => least + i);
const { examNotes } = figures.letters;
const kinds = [
  [
    'daily',
    'Daily reminder',
    'One line on your next session. None on days when you have practised or have no session left.',
  ],
  [
    'weekly',
    'Weekly letter',
    'On Sunday: what went right, which topics rose and fell, and what comes next. None in a week without a session.',
  ],
  [
    'notes',
    'Notes around your exam',
    `A welcome after your first session, and a note ${examNotes.join(', ').replace(/, (\d+)$/, ' and $1')} days before your exam.`,
  ],
] as const;

function Choices({ letters }: { letters: OwnLetters }) {
  const { email_verified } = useUser();
  const change = useChangeLetters();
  const shown = { ...letters, ...(change.isPending ? change.variables : {}) };
  const { refused_on } = letters;
  return (
    <div className="grid gap-5">
      <p className="type-small text-ink-2">
        At most one a day. Each has a link that ends it.
        {!email_verified && ' Verify your email address first, under Email on this page.'}
      </p>
      {refused_on && (
        <Notice tone="warning">
          Your mailbox refused our email on {date(refused_on)}, so we switched all of them off.
        </Notice>
      )}
      {change.error && (
        <Notice tone="error">
          {wordsFor(change.error, 'This could not be changed. It is as it was. Please try again.')}
        </Notice>
      )}
      {kinds.map(([kind, label, hint]) => (
        <Switch
          key={kind}
          label={label}
          hint={hint}
          on={shown[kind]}
          busy={change.isPending}
          onSwitch={on => change.mutate({ [kind]: on })}
        />
      ))}
      <Select
        label="Hour in India"
        value={shown.hour}
        onChange={({ target }) => change.mutate({ hour: Number(target.value) })}
      >
        {hours.map(hour => (
          <option key={hour} value={hour}>
            Between {hourWords(hour)} and {hourWords(hour + 1)}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** Optional emails. */
export function Letters() {
  const query = useQuery(lettersQuery());
  const { data, error } = query;
  return (
    <Section title="Reminders by email" id="letters">
      {data ? (
        <Choices letters={data} />
      ) : error ? (
        <NotLoaded query={query}>{wordsFor(error, 'This setting could not be read.')}</NotLoaded>
      ) : (
        <Loading says="Loading your settings...">
          <Skeleton className="h-40 w-full" />
        </Loading>
      )}
    </Section>
  );
}
