import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PrivilegedEmail } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { useRef, useState } from 'react';
import { call } from '../../shared/api/api.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { useForm } from '../../shared/form/form.ts';
import { usePlace } from '../../shared/navigation/navigation.tsx';
import { count, dayTime } from '../../shared/words/format.ts';
import { Card } from '../../ui/Card.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { ConfirmDialog } from '../../ui/controls/ConfirmDialog.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { Notice } from '../../ui/notices/Banner.tsx';
import { toast } from '../../ui/notices/Toast.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { viewOf } from '../../ui/table/table-address.ts';
import { keys } from '../keys.ts';
import { FilterForm } from '../parts/FilterForm.tsx';
import { deskWords, readFailure } from '../parts/words.ts';

const rules = {
  email: (value: string) => (value.trim() === '' ? 'Email address is required' : undefined),
  notes: () => undefined,
};

function AddForm() {
  const client = useQueryClient();
  const box = useRef<HTMLFormElement>(null);
  const form = useForm({
    rules,
    send: async ({ email, notes }) => {
      const row = await call('POST /admin/privileges', { body: { email, notes: notes || null } });
      box.current?.reset();
      toast(`${row.email} has unlimited sessions.`);
      void client.invalidateQueries({ queryKey: keys.privileges });
    },
    failureWords: error => deskWords(error, 'Failed to add email'),
  });
  return (
    <Card>
      <h2 className="type-h3 mb-4">Add an email</h2>
      <form
        ref={box}
        noValidate
        onSubmit={form.onSubmit}
        className="grid items-end gap-4 lg:grid-cols-[2fr_3fr_auto]"
      >
        <Field
          label="Email address"
          name="email"
          type="email"
          autoComplete="off"
          maxLength={figures.account.emailMost}
          error={form.errors.email}
        />
        <Field
          label="Notes (optional)"
          name="notes"
          autoComplete="off"
          maxLength={figures.admin.notesMost}
          error={form.errors.notes}
        />
        <Button type="submit" busy={form.busy}>
          {form.busy ? 'Adding...' : 'Add Email'}
        </Button>
      </form>
      {form.failure && (
        <div className="mt-4">
          <Notice tone="error">{form.failure}</Notice>
        </div>
      )}
    </Card>
  );
}

/** Removes an address; a row that somebody else has already removed is no error. */
async function remove({ id }: PrivilegedEmail): Promise<void> {
  try {
    await call('DELETE /admin/privileges/:id', { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

function RemoveDialog({ row, onClose }: { row: PrivilegedEmail; onClose: () => void }) {
  const client = useQueryClient();
  return (
    <ConfirmDialog
      title="Remove this email?"
      action={{ label: 'Remove', busy: 'Removing...', look: 'danger' }}
      run={() => remove(row)}
      onDone={() => {
        toast(`${row.email} is removed.`);
        void client.invalidateQueries({ queryKey: keys.privileges });
      }}
      failureWords={error => deskWords(error, 'Failed to remove email')}
      onClose={onClose}
    >
      <p>{row.email} loses its unlimited sessions. From the next start the limit of its plan applies.</p>
    </ConfirmDialog>
  );
}

const told: Column<PrivilegedEmail>[] = [
  { key: 'email', title: 'Email', cell: ({ email }) => <span className="break-all">{email}</span> },
  { key: 'notes', title: 'Notes', cell: ({ notes }) => notes || '—' },
  { key: 'added_by_admin', title: 'Added by', cell: row => row.added_by_admin },
  { key: 'created_at', title: 'Added', cell: row => dayTime(row.created_at) },
];

/** Email addresses with unlimited sessions. */
export function Privileges() {
  const view = viewOf(new URLSearchParams(usePlace().search), [], ['email']);
  const filter = view.filters.email ?? '';
  const [leaving, setLeaving] = useState<PrivilegedEmail | null>(null);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: keys.privilegesBy(filter),
    queryFn: ({ signal }) => call('GET /admin/privileges', { query: filter ? { filter } : {}, signal }),
    placeholderData: keepPreviousData,
  });
  const columns: Column<PrivilegedEmail>[] = [
    ...told,
    {
      key: 'action',
      title: 'Action',
      cell: row => (
        <Button look="danger" size="small" aria-label={`Remove ${row.email}`} onClick={() => setLeaving(row)}>
          Remove
        </Button>
      ),
    },
  ];
  return (
    <>
      <PageTitle document="Privileges">Email Privileges Management</PageTitle>
      <p className="mt-3 mb-6 max-w-[68ch] text-ink-2">
        Students whose verified address is listed here have unlimited sessions: the limit of{' '}
        {figures.freeTrial.sessions} trial sessions does not hold for them.
      </p>
      <AddForm />
      <div className="mt-7 mb-4 flex flex-wrap items-end justify-between gap-4">
        <FilterForm view={view}>
          <Field label="Search emails" name="email" type="search" defaultValue={filter} />
        </FilterForm>
        {data && <p className="text-ink-2">{count(data.total)} listed</p>}
      </div>
      <DataTable
        caption="Emails with unlimited sessions, the newest first"
        columns={columns}
        rowKey={({ id }) => id}
        view={view}
        rows={data?.privileges}
        next={null}
        busy={isFetching}
        failure={readFailure(error, 'Failed to fetch privileged emails', refetch)}
        empty="No email is listed."
      />
      {leaving && <RemoveDialog row={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}
