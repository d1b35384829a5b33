import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PyqFile, PyqUpload as Report } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { type FormEvent, useState } from 'react';
import { call } from '../../shared/api/api.ts';
import { download, upload } from '../../shared/api/transfers.ts';
import { Link } from '../../shared/navigation/navigation.tsx';
import { count, counted, dayTime } from '../../shared/words/format.ts';
import { Card } from '../../ui/Card.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { Notice } from '../../ui/notices/Banner.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import type { Column } from '../../ui/table/DataTable.tsx';
import { keys } from '../keys.ts';
import { DownloadButton } from '../parts/DownloadButton.tsx';
import { FilesSection } from '../parts/FilesSection.tsx';
import { fileSize } from '../parts/file-size.ts';
import { LongJobs } from '../parts/LongJobs.tsx';
import { RefusedRows } from '../parts/RefusedRows.tsx';
import { RowNotes } from '../parts/RowNotes.tsx';
import { UploadForm } from '../parts/UploadForm.tsx';
import { deskWords, readFailure } from '../parts/words.ts';

const { enrichmentBatch, enrichmentMinutes } = figures.admin;

function Upload() {
  const client = useQueryClient();
  const [report, setReport] = useState<Report | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const send: Parameters<typeof UploadForm>[0]['acts'][number]['send'] = async (file, onProgress) => {
    setReport(null);
    setFailure(null);
    setReport(await upload('POST /admin/pyq/upload', file, { field: 'file', onProgress }));
    void client.invalidateQueries({ queryKey: keys.pyq });
  };
  return (
    <Card>
      <h2 className="type-h3 mb-4">Upload previous-year questions</h2>
      <UploadForm
        label="CSV file"
        hint="Columns: stem (required), image_url (optional, a cloud-drive link), year; type, difficulty and right_answer where they are known. Where a row has no year, the one in the file's name counts. Less than 10MB."
        acts={[{ label: 'Upload CSV', busy: 'Uploading...', send }]}
      />
      {report && (
        <div className="mt-5 grid gap-4">
          <Notice tone={report.success > 0 ? 'success' : 'warning'}>
            {counted(report.processed, 'row')} processed, {counted(report.success, 'question')} created,{' '}
            {counted(report.processed - report.success, 'row')} left out.
          </Notice>
          <RowNotes title="Rows left out" notes={report.errors} all={report.processed - report.success} />
          {report.refused > 0 && (
            <div className="grid justify-items-start gap-3">
              <RefusedRows
                from="GET /admin/pyq/uploaded-files/:id/refused"
                id={report.file_id}
                onFailure={setFailure}
              />
              {failure && <Notice tone="error">{failure}</Notice>}
            </div>
          )}
        </div>
      )}
    </Card>
  );
}

function Enrichment({ untyped }: { untyped: number }) {
  const client = useQueryClient();
  const enrich = useMutation({
    mutationFn: (total_questions: number) =>
      call('POST /admin/enrich-checker/pyq-questions-background', { body: { total_questions } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: keys.pyq });
      void client.invalidateQueries({ queryKey: keys.longJobs });
    },
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const most = Number(new FormData(event.currentTarget).get('most'));
    if (Number.isInteger(most) && most >= 1) enrich.mutate(most);
  };
  return (
    <Card>
      <h2 className="type-h3 mb-2">Enrichment</h2>
      <p className="mb-4 max-w-[68ch] text-ink-2">
        Proposes category, subcategory, type and difficulty for previous-year questions and imported drafts
        that lack them, and the right answer where the question itself proves it, in batches of{' '}
        {enrichmentBatch}: {enrichmentMinutes.least}-{enrichmentMinutes.most} minutes.{' '}
        {counted(untyped, 'question has', 'questions have')} no type yet. Proposals count once they are
        accepted below More, <Link to="/admin/pyq-types">Proposed types</Link>.
      </p>
      <form noValidate onSubmit={onSubmit} className="flex flex-wrap items-end gap-3">
        <Field
          label="At most"
          name="most"
          type="number"
          min={1}
          max={100_000}
          defaultValue={500}
          className="sm:w-40"
        />
        <Button type="submit" look="quiet" busy={enrich.isPending}>
          {enrich.isPending ? 'Starting...' : 'Enrich PYQs'}
        </Button>
      </form>
      <div className="mt-4 grid gap-4">
        <LongJobs queue="pyq.enrich" />
        {enrich.data && (
          <Notice tone="success">
            The enrichment has begun. {enrich.data.admin_email} is told when it is done.
          </Notice>
        )}
        {enrich.error && (
          <Notice tone="error">{deskWords(enrich.error, 'The enrichment could not be started.')}</Notice>
        )}
      </div>
    </Card>
  );
}

const fileColumns = (onFailure: (words: string) => void): Column<PyqFile>[] => [
  { key: 'filename', title: 'File name', cell: row => <span className="wrap-anywhere">{row.filename}</span> },
  { key: 'upload_date', title: 'Upload date', cell: row => dayTime(row.upload_date) },
  { key: 'questions', title: 'Questions', cell: row => count(row.questions_created), numeric: true },
  { key: 'years', title: 'Years', cell: row => row.years_processed.join(', ') || '—' },
  { key: 'size', title: 'Size', cell: row => fileSize(row.file_size), numeric: true },
  { key: 'by', title: 'Uploaded by', cell: row => row.uploaded_by },
  {
    key: 'download',
    title: 'Download',
    cell: ({ id, filename }) => (
      <DownloadButton
        label="Download"
        of={filename}
        name={filename}
        fetch={onProgress => download('GET /admin/pyq/download-file/:id', { params: { id }, onProgress })}
        onFailure={problem => onFailure(deskWords(problem, 'Failed to download file'))}
      />
    ),
  },
  {
    key: 'refused',
    title: 'Refused rows',
    cell: ({ id, filename, has_refused_rows }) =>
      has_refused_rows ? (
        <RefusedRows
          from="GET /admin/pyq/uploaded-files/:id/refused"
          id={id}
          of={filename}
          onFailure={onFailure}
        />
      ) : (
        '—'
      ),
  },
];

function Files() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: keys.pyqFiles,
    queryFn: ({ signal }) => call('GET /admin/pyq/uploaded-files', { signal }),
  });
  return (
    <>
      <FilesSection
        title="Uploaded PYQ files"
        whole={{
          label: 'Export PYQs',
          name: 'previous-year-questions.csv',
          fetch: onProgress => download('GET /admin/pyq/export', { onProgress }),
        }}
        caption="Uploaded PYQ files, the newest first"
        columns={fileColumns}
        rowKey={({ id }) => id}
        rows={data?.files}
        busy={isFetching}
        failure={readFailure(error, 'The files could not be read.', refetch)}
        empty="No file was uploaded yet."
        {...(data && {
          totals: [
            counted(data.total_files, 'file'),
            '',
            counted(data.total_questions, 'question'),
            counted(data.years.length, 'year'),
            fileSize(data.total_bytes),
            '',
            '',
            '',
          ],
        })}
      />
      {data && data.years.length > 0 && (
        <p className="mt-3 text-ink-2">
          By year: {data.years.map(({ year, questions }) => `${year}: ${count(questions)}`).join(', ')}.
        </p>
      )}
    </>
  );
}

/** Previous-year questions: upload, type enrichment, export. */
export function PyqUpload() {
  const { data } = useQuery({
    queryKey: keys.pyqFiles,
    queryFn: ({ signal }) => call('GET /admin/pyq/uploaded-files', { signal }),
  });
  return (
    <>
      <PageTitle document="PYQ Upload">PYQ Upload</PageTitle>
      <div className="mt-6 grid items-start gap-5 sm:gap-7 lg:grid-cols-2">
        <Upload />
        <Enrichment untyped={data?.untyped ?? 0} />
      </div>
      <div className="mt-8">
        <Files />
      </div>
    </>
  );
}
