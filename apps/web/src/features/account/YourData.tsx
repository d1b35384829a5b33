import { useState } from 'react';
import { call } from '../../shared/api/api.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { useOnce } from '../../shared/api/repeats/once.ts';
import { saveFile } from '../../shared/browser/save-file.ts';
import { clockMs } from '../../shared/browser/time.ts';
import { site } from '../../shared/words/site.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Notice } from '../../ui/notices/Banner.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { Section } from './Section.tsx';

/** Long enough for years of answers on a slow line. */
const exportSeconds = 60;

function fileName(): string {
  const day = new Date(clockMs()).toISOString().slice(0, 10);
  return `${site()
    .name.toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')}-my-data-${day}.json`;
}

function ExportDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const once = useOnce();
  return (
    <PasswordDialog
      title="Export my data"
      action={{ label: 'Download', busy: 'Collecting your data...', look: 'primary' }}
      onClose={onClose}
      onConfirm={async password => {
        const data = await once({ password }, (body, idempotencyKey) =>
          call('POST /account/export', { body, idempotencyKey, timeoutSeconds: exportSeconds }),
        );
        saveFile(fileName(), new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
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

/** Taking everything along, and leaving. */
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
