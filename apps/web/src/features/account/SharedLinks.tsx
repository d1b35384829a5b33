import { queryOptions, useQuery } from '@tanstack/react-query';
import type { LinkKind, OwnLinks } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { useState } from 'react';
import { call } from '../../shared/api/api.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { keys } from '../../shared/query/keys.ts';
import { queryClient } from '../../shared/query/query.ts';
import { useSingle } from '../../shared/query/single.ts';
import { date } from '../../shared/words/format.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { Notice } from '../../ui/notices/Banner.tsx';
import { copy } from '../../ui/notices/copy.ts';
import { NotLoaded } from '../../ui/notices/NotLoaded.tsx';
import { toast } from '../../ui/notices/Toast.tsx';
import { Loading, Skeleton } from '../../ui/waiting/Skeleton.tsx';
import { Section } from './Section.tsx';

const linksQuery = () =>
  queryOptions({
    queryKey: [...keys.account, 'links'] as const,
    queryFn: ({ signal }) => call('GET /sharing', { signal }),
  });

const shown = (links: OwnLinks) => queryClient.setQueryData(linksQuery().queryKey, links);

const texts: Record<LinkKind, { title: string; what: string; make: string; end: string }> = {
  calendar: {
    title: 'Calendar address',
    what: 'Your study plan and exam day in your own calendar app. Paste the address where the app says "Add calendar from URL". It follows your plan by itself.',
    make: 'Make a calendar address',
    end: 'End the calendar address',
  },
  page: {
    title: 'Page for a parent or mentor',
    what: `Your week, your streak and your right answers by category. No questions, no answers, no email address. It ends after ${figures.sharing.pageDays} days.`,
    make: 'Make a page',
    end: 'End the page',
  },
};

/** Focuses and selects the field, so that it can be copied by keyboard. */
const focusOn = (field: HTMLInputElement | null) => field?.focus();

/** A new address; the server keeps only its hash, so it cannot be shown again. */
function MadeAddress({ title, url }: { title: string; url: string }) {
  return (
    <div className="grid gap-2 justify-items-start">
      <div className="w-full">
        <Field
          label={`${title}, shown this once`}
          readOnly
          ref={focusOn}
          value={url}
          onFocus={event => event.target.select()}
        />
      </div>
      <Button
        look="quiet"
        size="small"
        onClick={() => void copy(url, 'The address is copied.', 'Select the address and copy it.')}
      >
        Copy
      </Button>
    </div>
  );
}

function SharedLink({ kind, link }: { kind: LinkKind; link: OwnLinks[LinkKind] }) {
  const { title, what, make, end } = texts[kind];
  const [url, setUrl] = useState<string | null>(null);
  const making = useSingle({
    mutationFn: () => call('POST /sharing/:kind', { params: { kind } }),
    onSuccess: made => {
      setUrl(made.url);
      shown(made.links);
    },
  });
  const ending = useSingle({
    mutationFn: () => call('DELETE /sharing/:kind', { params: { kind } }),
    onSuccess: links => {
      setUrl(null);
      shown(links);
      toast('The address is ended.');
    },
  });
  const error = making.error ?? ending.error;
  return (
    <div className="grid gap-3">
      <div>
        <h3 className="type-part">{title}</h3>
        <p className="type-small mt-1 text-ink-2">{what}</p>
      </div>
      {link && (
        <p className="type-small">
          Made on {date(link.made_at)}
          {link.expires_at && `, ends on ${date(link.expires_at)}`}.
          {url === null && ' We keep no copy of the address. A new one ends this one.'}
        </p>
      )}
      {url !== null && <MadeAddress title={title} url={url} />}
      {error && <Notice tone="error">{wordsFor(error, 'This did not work. Please try again.')}</Notice>}
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        <Button look="quiet" size="small" busy={making.isPending} onClick={() => making.mutate()}>
          {link ? 'Make a new one' : make}
        </Button>
        {link && (
          <Button look="text" size="small" busy={ending.isPending} onClick={() => ending.mutate()}>
            {end}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Secret addresses: a calendar feed, and a page for a parent or mentor. */
export function SharedLinks() {
  const query = useQuery(linksQuery());
  const { data, error } = query;
  return (
    <Section title="Shared addresses" id="sharing">
      {data ? (
        <div className="grid gap-6">
          <SharedLink kind="calendar" link={data.calendar} />
          <SharedLink kind="page" link={data.page} />
        </div>
      ) : error ? (
        <NotLoaded query={query}>{wordsFor(error, 'Your addresses could not be read.')}</NotLoaded>
      ) : (
        <Loading says="Loading your addresses...">
          <Skeleton className="h-40 w-full" />
        </Loading>
      )}
    </Section>
  );
}
