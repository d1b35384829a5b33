import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QuestionImport, QuestionUpload } from '@twelvefold/contract';
import { useState } from 'react';
import { call } from '../../shared/api/api.ts';
import { download, upload } from '../../shared/api/transfers.ts';
import { Link } from '../../shared/navigation/navigation.tsx';
import { count, counted, dayTime } from '../../shared/words/format.ts';
import { Card } from '../../ui/Card.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { Notice } from '../../ui/notices/Banner.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import type { Column } from '../../ui/table/DataTable.tsx';
import { keys } from '../keys.ts';
import { FilesSection } from '../parts/FilesSection.tsx';
import { LongJobs } from '../parts/LongJobs.tsx';
import { RefusedRows } from '../parts/RefusedRows.tsx';
import { RowNotes } from '../parts/RowNotes.tsx';
import { UploadForm } from '../parts/UploadForm.tsx';
import { deskWords, readFailure } from '../parts/words.ts';

function Report({ report }: { report: QuestionUpload }) {
  const isTrial = report.import_id === null;
  const told = report.failed_uploads + report.duplicate_questions;
  return (
    <div className="mt-5 grid gap-4">
      <Notice tone={report.successful_uploads > 0 ? 'success' : 'warning'}>
        {isTrial && 'Nothing is stored yet. '}
        {counted(report.total_processed, 'row')} processed: {count(report.successful_uploads)}{' '}
        {isTrial ? 'can be imported' : 'uploaded'}, of which {count(report.drafts)} as drafts;{' '}
        {count(report.failed_uploads)} failed, {counted(report.duplicate_questions, 'duplicate')}.
        {isTrial && ' Pictures are fetched with the import.'}
      </Notice>
      <RowNotes title="Failed rows and duplicates" notes={report.errors} all={told} />
      <RowNotes title="Why rows become drafts" notes={report.warnings} all={report.warnings.length} />
    </div>
  );
}

function Upload() {
  const client = useQueryClient();
  const [report, setReport] = useState<QuestionUpload | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const acts: Parameters<typeof UploadForm>[0]['acts'] = [
    {
      label: 'Check file',
      busy: 'Checking...',
      send: async (file, onProgress) => {
        setReport(null);
        setReport(await upload('POST /admin/questions/csv-dry-run', file, { field: 'file', onProgress }));
      },
    },
    {
      label: 'Upload CSV',
      busy: 'Uploading...',
      send: async (file, onProgress) => {
        setReport(null);
        setReport(await upload('POST /admin/questions/csv-upload', file, { field: 'file', onProgress }));
        void client.invalidateQueries({ queryKey: keys.questionImports });
      },
    },
  ];
  const id = report?.failed_uploads ? report.import_id : null;
  return (
    <Card>
      <h2 className="type-h3 mb-4">Upload questions</h2>
      <UploadForm
        label="CSV file"
        hint="Columns: stem, answer, mcq_options (JSON), solution_approach, detailed_solution, principle_to_remember, snap_read, image_url; type and difficulty where they are known. A row without an answer is taken as a draft where its equation proves one. Check the file first: it tells row by row what an upload would do. Less than 10MB."
        acts={acts}
      />
      {report && <Report report={report} />}
      {id && (
        <div className="mt-4 grid justify-items-start gap-3">
          <RefusedRows from="GET /admin/questions/imports/:id/refused" id={id} onFailure={setFailure} />
          {failure && <Notice tone="error">{failure}</Notice>}
        </div>
      )}
    </Card>
  );
}

function Recalculation() {
  const client = useQueryClient();
  const recalculate = useMutation({
    mutationFn: () => call('POST /admin/recalculate-frequency-background'),
    onSuccess: () => {
      for (const queryKey of [keys.frequencies, keys.longJobs]) void client.invalidateQueries({ queryKey });
    },
  });
  return (
    <Card>
      <h2 className="type-h3 mb-2">Frequency recalculation</h2>
      <p className="mb-4 max-w-[68ch] text-ink-2">
        Works out pyq_frequency_score of every question, and the exam weights that packs are planned by, from
        the previous-year questions whose type is known. The figures stand below More,{' '}
        <Link to="/admin/frequencies">Frequencies</Link>.
      </p>
      <Button look="quiet" busy={recalculate.isPending} onClick={() => recalculate.mutate()}>
        {recalculate.isPending ? 'Starting...' : 'Recalculate Frequency'}
      </Button>
      <div className="mt-4 grid gap-4">
        <LongJobs queue="pyq.recalculate_frequency" />
        {recalculate.data && (
          <Notice tone="success">
            The recalculation has begun. Estimated time: at most {recalculate.data.estimated_time}.{' '}
            {recalculate.data.admin_email} is told when it is done.
          </Notice>
        )}
        {recalculate.error && (
          <Notice tone="error">
            {deskWords(recalculate.error, 'The recalculation could not be started.')}
          </Notice>
        )}
      </div>
    </Card>
  );
}

const importColumns = (onFailure: (words: string) => void): Column<QuestionImport>[] => [
  { key: 'filename', title: 'File name', cell: row => <span className="wrap-anywhere">{row.filename}</span> },
  { key: 'at', title: 'Uploaded', cell: row => dayTime(row.imported_at) },
  { key: 'total', title: 'Processed', cell: row => count(row.total), numeric: true },
  { key: 'successful', title: 'Successful', cell: row => count(row.successful), numeric: true },
  { key: 'drafts', title: 'Drafts', cell: row => count(row.drafts), numeric: true },
  { key: 'failed', title: 'Failed', cell: row => count(row.failed), numeric: true },
  { key: 'duplicates', title: 'Duplicates', cell: row => count(row.duplicates), numeric: true },
  {
    key: 'refused',
    title: 'Refused rows',
    cell: ({ id, filename, failed }) =>
      failed > 0 ? (
        <RefusedRows
          from="GET /admin/questions/imports/:id/refused"
          id={id}
          of={filename}
          onFailure={onFailure}
        />
      ) : (
        '—'
      ),
  },
];

function Imports() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: keys.questionImports,
    queryFn: ({ signal }) => call('GET /admin/questions/imports', { signal }),
  });
  return (
    <FilesSection
      title="Uploads so far"
      whole={{
        label: 'Export Questions',
        name: 'questions.csv',
        fetch: onProgress => download('GET /admin/questions/export', { onProgress }),
      }}
      caption="Uploads of questions, the newest first"
      columns={importColumns}
      rowKey={({ id }) => id}
      rows={data?.imports}
      busy={isFetching}
      failure={readFailure(error, 'The uploads could not be read.', refetch)}
      empty="No questions were uploaded yet."
    />
  );
}

/** Upload and export of questions, and recalculation of the types' frequencies. */
export function Questions() {
  return (
    <>
      <PageTitle document="Questions">Questions</PageTitle>
      <div className="mt-6 grid items-start gap-5 sm:gap-7 lg:grid-cols-2">
        <Upload />
        <Recalculation />
      </div>
      <div className="mt-8">
        <Imports />
      </div>
    </>
  );
}
