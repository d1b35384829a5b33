import type { RowNote } from '@twelvefold/contract';
import { count } from '../../shared/words/format.ts';

/** Notes on rows of an uploaded file; `all` counts them, including those not listed. */
export function RowNotes({ title, notes, all }: { title: string; notes: readonly RowNote[]; all: number }) {
  if (notes.length === 0) return null;
  return (
    <details className="rounded-md border border-line" open={notes.length <= 10}>
      <summary className="px-3.5 py-2.5 font-medium">
        {title} ({count(all)})
      </summary>
      <ul className="max-h-80 overflow-y-auto border-t border-line px-3.5 py-2.5">
        {notes.map(({ row, line, column, code, message }) => (
          <li key={`${row} ${code} ${column}`} className="py-1 text-ink-2">
            <b className="text-ink">Row {row}</b>, line {line}
            {column && `, ${column}`}: {message}
          </li>
        ))}
        {all > notes.length && <li className="py-1">The first {count(notes.length)} are shown.</li>}
      </ul>
    </details>
  );
}
