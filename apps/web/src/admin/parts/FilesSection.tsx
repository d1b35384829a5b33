import { type ComponentProps, useId, useState } from 'react';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { viewOf } from '../../ui/table/table-address.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { Failed } from './Failed.tsx';
import { exportWords } from './words.ts';

type Table<Row> = Omit<ComponentProps<typeof DataTable<Row>>, 'columns' | 'view' | 'next' | 'bounded'>;

interface Props<Row> extends Table<Row> {
  title: string;
  /** The button that downloads everything as one file. */
  whole: { label: string; name: string; fetch: ComponentProps<typeof DownloadButton>['fetch'] };
  /** Cells may download files too; `onFailure` shows an error above the table. */
  columns: (onFailure: (words: string) => void) => readonly Column<Row>[];
}

const view = viewOf(new URLSearchParams(), [], []);

/** A table of uploaded files, and a button that exports their contents. */
export function FilesSection<Row>({ title, whole, columns, ...table }: Props<Row>) {
  const heading = useId();
  const [failure, setFailure] = useState<string | null>(null);
  return (
    <section aria-labelledby={heading}>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <h2 id={heading} className="type-h3">
          {title}
        </h2>
        <DownloadButton {...whole} onFailure={problem => setFailure(exportWords(problem))} />
      </div>
      <Failed words={failure} />
      <DataTable {...table} columns={columns(setFailure)} view={view} next={null} bounded />
    </section>
  );
}
