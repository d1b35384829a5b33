import { useState } from 'react';
import { reportCrash } from '../../shared/api/crash-report.ts';
import type { Progress } from '../../shared/api/transfers.ts';
import { saveFile } from '../../shared/browser/save-file.ts';
import { Button, type Look } from '../../ui/controls/Button.tsx';
import { toast } from '../../ui/notices/Toast.tsx';

interface Props {
  label: string;
  /** Added for screen readers, to tell buttons with the same label apart. */
  of?: string;
  /** Fetches the file; reports progress to `note`. */
  fetch: (note: (progress: Progress) => void) => Promise<{ file: Blob; name: string | null }>;
  /** File name when the server gives none. */
  name: string;
  onFailure: (error: unknown) => void;
  look?: Look;
}

/** Downloads a file from the server and shows the progress. */
export function DownloadButton({ label, of, fetch, name, onFailure, look = 'quiet' }: Props) {
  const [kilobytes, setKilobytes] = useState<number | null>(null);
  const save = async () => {
    setKilobytes(0);
    try {
      const found = await fetch(({ bytes }) => setKilobytes(Math.round(bytes / 1024)));
      saveFile(found.name ?? name, found.file);
      toast(`${found.name ?? name} is downloaded.`);
    } catch (error) {
      reportCrash(error);
      onFailure(error);
    }
    setKilobytes(null);
  };
  const busy = kilobytes !== null;
  return (
    <Button look={look} size="small" busy={busy} onClick={() => void save()}>
      {busy ? `Downloading... ${kilobytes ? `${kilobytes} kB` : ''}` : label}
      {of !== undefined && <span className="sr-only">, {of}</span>}
    </Button>
  );
}
