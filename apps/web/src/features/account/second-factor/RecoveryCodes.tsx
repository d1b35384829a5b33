import { saveFile } from '../../../shared/browser/save-file.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/notices/Banner.tsx';

/** Recovery codes, shown once: the server stores only their hashes. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  return (
    <div className="grid gap-[18px]">
      <Notice tone="success">Your second factor is on.</Notice>
      <p className="text-ink-2">
        Keep these recovery codes away from your phone. Each signs you in once, in place of a code from the
        app. We do not show them again.
      </p>
      <ul
        translate="no"
        className="grid grid-cols-2 gap-x-4 gap-y-1.5 rounded-md border border-line p-4 font-mono"
      >
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onKept}>I have kept them</Button>
        <Button
          look="quiet"
          onClick={() =>
            saveFile('recovery-codes.txt', new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }))
          }
        >
          Save as a file
        </Button>
      </div>
    </div>
  );
}
