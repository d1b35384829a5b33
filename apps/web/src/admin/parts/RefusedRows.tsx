import { download } from '../../shared/api/transfers.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { deskWords } from './words.ts';

interface Props {
  from: 'GET /admin/questions/imports/:id/refused' | 'GET /admin/pyq/uploaded-files/:id/refused';
  id: string;
  /** Name of the uploaded file, for lists of several. */
  of?: string;
  onFailure: (words: string) => void;
}

/** Downloads the rows that an upload refused, each with its reason. */
export function RefusedRows({ from, id, of, onFailure }: Props) {
  return (
    <DownloadButton
      label="Refused rows"
      {...(of !== undefined && { of })}
      name="refused.csv"
      fetch={onProgress => download(from, { params: { id }, onProgress })}
      onFailure={problem => onFailure(deskWords(problem, 'Failed to download file'))}
    />
  );
}
