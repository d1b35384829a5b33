import { useState } from 'react';
import { wordsFor } from '../../shared/api/api-error.ts';
import { useOnce } from '../../shared/api/repeats/once.ts';
import { download } from '../../shared/api/transfers.ts';
import { saveFile } from '../../shared/browser/save-file.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Notice } from '../../ui/notices/Banner.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { Section } from './Section.tsx';

function ExportDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const once = useOnce();
  return (
    <PasswordDialog
      title="Export my data"
      action={{ label: 'Download', busy: 'Collecting your data...', look: 'primary' }}
      onClose={onClose}
      onConfirm={async password => {
        const { file, name } = await once({ password }, (body, key) =>
          download('POST /account/export', { body: { ...body, download: key } }),
        );
        saveFile(name ?? 'my-data.json', file);
        onDone();
      }}
      failureWords={error => wordsFor(error, 'Your data could not be exported. Please try again.')}
    >
      <p className="text-ink-2">
        One JSON file with your profile, sessions, answers and the questions they belong to, study plans,
        insights, feedback, payments and referrals. We make it now, for you alone. You can have one a day.
      </p>
    </PasswordDialog>
  );
}

/** Export of the student's data and deletion of the account. */
export function YourData() {
  const [exporting, setExporting] = useState(false);
  const [done, setDone] = useState(false);
  const [leaving, setLeaving] = useState(false);
  return (
    <Section title="Your data">
      <div className="grid justify-items-start gap-4">
        <p className="text-ink-2">Everything we keep about you, as a file for you.</p>
        {done && <Notice tone="success">Your data is downloaded.</Notice>}
        <Button look="quiet" onClick={() => setExporting(true)}>
          Export my data
        </Button>
      </div>
      <div className="mt-6 grid justify-items-start gap-4 border-t border-line pt-5">
        <p className="text-ink-2">
          Deleting your account removes your name, your address and all you have practised, for good.
        </p>
        <Button look="danger" onClick={() => setLeaving(true)}>
          Delete my account
        </Button>
      </div>
      {exporting && (
        <ExportDialog
          onClose={() => setExporting(false)}
          onDone={() => {
            setExporting(false);
            setDone(true);
          }}
        />
      )}
      {leaving && <DeleteAccount onClose={() => setLeaving(false)} />}
    </Section>
  );
}
