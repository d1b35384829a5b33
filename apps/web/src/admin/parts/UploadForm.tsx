import { figures } from '@twelvefold/contract/figures';
import { type ChangeEvent, useId, useState } from 'react';
import { reportCrash } from '../../shared/api/crash-report.ts';
import type { Progress } from '../../shared/api/transfers.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Notice } from '../../ui/notices/Banner.tsx';
import { ProgressBar } from '../../ui/progress/ProgressBar.tsx';
import { uploadWords } from './words.ts';

const { uploadBytesBelow } = figures.admin;

/** Why a file cannot be sent; null when it can. */
function problemOf(file: File | null): string | null {
  if (!file?.name.toLowerCase().endsWith('.csv')) return 'Please select a CSV file';
  return file.size >= uploadBytesBelow ? 'File size must be less than 10MB' : null;
}

interface Act {
  label: string;
  busy: string;
  send: (file: File, note: (progress: Progress) => void) => Promise<void>;
}

/** Picks a CSV file, sends it to one of `acts` and shows the progress. */
export function UploadForm({ label, hint, acts }: { label: string; hint: string; acts: readonly Act[] }) {
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const [words, setWords] = useState<string | null>(null);
  const [sending, setSending] = useState<{ label: string; share: number } | null>(null);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = currentTarget.files?.[0] ?? null;
    setFile(chosen);
    setWords(chosen ? problemOf(chosen) : null);
  };
  const act = async ({ label: name, send }: Act) => {
    const problem = problemOf(file);
    setWords(problem);
    if (problem || !file) return;
    setSending({ label: name, share: 0 });
    const note = ({ bytes, of }: Progress) => setSending({ label: name, share: of ? bytes / of : 0 });
    await send(file, note).catch((error: unknown) => {
      reportCrash(error);
      setWords(uploadWords(error));
    });
    setSending(null);
  };
  return (
    <div className="grid gap-4">
      <div>
        <label htmlFor={id} className="font-strong">
          {label}
        </label>
        <p id={`${id}-hint`} className="type-small mt-1 mb-2 max-w-[68ch] text-ink-2">
          {hint}
        </p>
        <input
          id={id}
          type="file"
          accept=".csv,text/csv"
          aria-describedby={`${id}-hint`}
          onChange={choose}
          className="w-full max-w-[520px] rounded-md border border-line-strong bg-surface p-2.5"
        />
      </div>
      {words && <Notice tone="error">{words}</Notice>}
      {sending && (
        <div>
          <ProgressBar label="Upload" value={Math.round(100 * sending.share)} max={100} />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {acts.map((one, i) => (
          <Button
            key={one.label}
            look={i === 0 ? 'primary' : 'quiet'}
            busy={sending?.label === one.label}
            blocked={sending !== null}
            onClick={() => void act(one)}
          >
            {sending?.label === one.label ? one.busy : one.label}
          </Button>
        ))}
      </div>
    </div>
  );
}
