import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InboxMessage } from '@twelvefold/contract';
import { type FormEvent, useId, useState } from 'react';
import { call } from '../../../shared/api/api.ts';
import { wordsFor } from '../../../shared/api/api-error.ts';
import { useOnce } from '../../../shared/api/repeats/once.ts';
import { usePlace } from '../../../shared/navigation/navigation.tsx';
import { useSingle } from '../../../shared/query/single.ts';
import { dayTime } from '../../../shared/words/format.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { FieldFrame, inputClass } from '../../../ui/fields/Field.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { Notice } from '../../../ui/notices/Banner.tsx';
import { toast } from '../../../ui/notices/Toast.tsx';
import { PageTitle } from '../../../ui/page/PageTitle.tsx';
import { type Column, DataTable } from '../../../ui/table/DataTable.tsx';
import { viewOf } from '../../../ui/table/table-address.ts';
import { keys } from '../../keys.ts';
import { FilterForm } from '../../parts/FilterForm.tsx';
import { readFailure } from '../../parts/words.ts';

const states = { open: 'Open', answered: 'Answered', closed: 'Closed' } as const;
const isState = (text: string | undefined): text is InboxMessage['state'] => !!text && text in states;
const kinds = { feedback: 'Feedback', failure: 'Failure report' } as const;

function useAnswered(words: string) {
  const client = useQueryClient();
  return () => {
    toast(words);
    void client.invalidateQueries({ queryKey: keys.inbox });
  };
}

function Answer({ message, onClose }: { message: InboxMessage; onClose: () => void }) {
  const id = useId();
  const once = useOnce();
  const answered = useAnswered(`The answer to ${message.email} is on its way.`);
  const params = { kind: message.kind, id: message.id };
  const send = useSingle({
    mutationFn: (text: string) =>
      once({ text }, (body, idempotencyKey) =>
        call('POST /admin/inbox/:kind/:id/reply', { params, body, idempotencyKey }),
      ),
    onSuccess: () => {
      answered();
      onClose();
    },
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send.mutate(String(new FormData(event.currentTarget).get('text')).trim());
  };
  return (
    <form noValidate onSubmit={onSubmit} className="mt-3 grid gap-3">
      <FieldFrame id={id} label={`Answer to ${message.email}`}>
        <textarea id={id} name="text" rows={5} maxLength={5000} className={inputClass} />
      </FieldFrame>
      {send.error && <Notice tone="error">{wordsFor(send.error, 'The answer was not sent.')}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" busy={send.isPending}>
          {send.isPending ? 'Sending...' : 'Send answer'}
        </Button>
        <Button look="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function Message({ message }: { message: InboxMessage }) {
  const [answering, setAnswering] = useState(false);
  const changed = useAnswered('The message is changed.');
  const to = message.state === 'open' ? 'closed' : 'open';
  const change = useSingle({
    mutationFn: () =>
      call('POST /admin/inbox/:kind/:id/state', {
        params: { kind: message.kind, id: message.id },
        body: { state: to },
      }),
    onSuccess: changed,
  });
  return (
    <div className="sm:min-w-80">
      <p className="max-h-60 max-w-[72ch] overflow-y-auto break-words whitespace-pre-wrap">{message.text}</p>
      {answering ? (
        <Answer message={message} onClose={() => setAnswering(false)} />
      ) : (
        <div className="mt-2 flex flex-wrap gap-2">
          {message.email && (
            <Button look="quiet" size="small" onClick={() => setAnswering(true)}>
              Answer
            </Button>
          )}
          <Button look="text" size="small" busy={change.isPending} onClick={() => change.mutate()}>
            {to === 'closed' ? 'Close' : 'Open again'}
          </Button>
        </div>
      )}
      {change.error && <Notice tone="error">{wordsFor(change.error, 'This was not changed.')}</Notice>}
    </div>
  );
}

const columns: Column<InboxMessage>[] = [
  { key: 'text', title: 'Message', cell: message => <Message message={message} /> },
  { key: 'kind', title: 'Kind', cell: ({ kind }) => kinds[kind] },
  {
    key: 'email',
    title: 'From',
    cell: ({ email }) => <span className="break-all">{email ?? 'No address'}</span>,
  },
  { key: 'at', title: 'Sent', cell: ({ at }) => dayTime(at) },
  { key: 'state', title: 'State', cell: ({ state }) => states[state] },
];

/** Feedback and failure reports, with replies by email. */
export function Inbox() {
  const view = viewOf(new URLSearchParams(usePlace().search), [], ['state']);
  const { state } = view.filters;
  const query = { ...(isState(state) && { state }), ...(view.after && { cursor: view.after }) };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: keys.inboxRows(query),
    queryFn: ({ signal }) => call('GET /admin/inbox', { query, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageTitle document="Inbox">Inbox</PageTitle>
      <div className="mt-5 mb-5">
        <FilterForm view={view}>
          <Select label="State" name="state" defaultValue={state ?? ''} options={states} none="All" />
        </FilterForm>
      </div>
      <DataTable
        caption="Messages, the newest first"
        columns={columns}
        rowKey={({ kind, id }) => kind + id}
        view={view}
        rows={data?.messages}
        next={data?.next ?? null}
        busy={isFetching}
        failure={readFailure(error, 'The inbox could not be read.', refetch)}
        empty="No message fits."
      />
    </>
  );
}
