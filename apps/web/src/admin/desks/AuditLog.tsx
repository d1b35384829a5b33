import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AuditEntry } from '@twelvefold/contract';
import { useState } from 'react';
import { call } from '../../shared/api/api.ts';
import { download } from '../../shared/api/transfers.ts';
import { usePlace } from '../../shared/navigation/navigation.tsx';
import { dayTime } from '../../shared/words/format.ts';
import { Field } from '../../ui/fields/Field.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { viewOf } from '../../ui/table/table-address.ts';
import { keys } from '../keys.ts';
import { DownloadButton } from '../parts/DownloadButton.tsx';
import { Failed } from '../parts/Failed.tsx';
import { FilterForm } from '../parts/FilterForm.tsx';
import { exportWords, readFailure } from '../parts/words.ts';

const results = {
  done: 'Done',
  refused: 'Refused',
  failed: 'Failed',
  unfinished: 'Unfinished',
} satisfies Record<AuditEntry['result'], string>;
const isResult = (text: string | undefined): text is AuditEntry['result'] => !!text && text in results;

const columns: Column<AuditEntry>[] = [
  { key: 'at', title: 'When', cell: ({ at }) => <span className="whitespace-nowrap">{dayTime(at)}</span> },
  { key: 'admin', title: 'Who', cell: row => row.admin_email ?? 'a former admin' },
  { key: 'action', title: 'What', cell: ({ action }) => <code>{action}</code> },
  {
    key: 'object',
    title: 'Of what',
    cell: ({ object }) => <code className="type-small">{object || '—'}</code>,
  },
  { key: 'client', title: 'From', cell: ({ client }) => client },
  {
    key: 'result',
    title: 'Result',
    cell: ({ result, detail }) => (detail ? `${results[result]}: ${detail}` : results[result]),
  },
];
const filters = ['action', 'admin', 'result', 'start_date', 'end_date'];

/** The audit log of administrators' actions, read-only. */
export function AuditLog() {
  const view = viewOf(new URLSearchParams(usePlace().search), [], filters);
  const { result, ...others } = view.filters;
  const wanted = { ...others, ...(isResult(result) && { result }) };
  const query = { ...wanted, ...(view.after && { cursor: view.after }) };
  const [failure, setFailure] = useState<string | null>(null);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: keys.auditLog(query),
    queryFn: ({ signal }) => call('GET /admin/audit-log', { query, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageTitle document="Audit log">Audit log</PageTitle>
      <p className="mt-3 mb-5 max-w-[68ch] text-ink-2">
        Every action, export and download of administrators. Entries are only ever added.
      </p>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <FilterForm view={view}>
          <Field label="Action" name="action" defaultValue={others.action} className="sm:w-44" />
          <Field label="Admin" name="admin" defaultValue={others.admin} className="sm:w-52" />
          <Select label="Result" name="result" defaultValue={result ?? ''} options={results} none="All" />
          <Field label="From" name="start_date" type="date" defaultValue={others.start_date} />
          <Field label="To" name="end_date" type="date" defaultValue={others.end_date} />
        </FilterForm>
        <DownloadButton
          label="Export CSV"
          name="audit-log.csv"
          fetch={onProgress => download('GET /admin/audit-log/export', { query: wanted, onProgress })}
          onFailure={problem => setFailure(exportWords(problem))}
        />
      </div>
      <Failed words={failure} />
      <DataTable
        caption="What administrators did, the newest first"
        columns={columns}
        rowKey={({ id }) => id}
        view={view}
        rows={data?.entries}
        next={data?.next ?? null}
        busy={isFetching}
        failure={readFailure(error, 'The log could not be read.', refetch)}
        empty="No entry fits this filter."
      />
    </>
  );
}
