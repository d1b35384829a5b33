import { call } from '../../shared/api/api.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { useAsk } from '../../shared/api/useAsk.ts';
import { clockMs } from '../../shared/browser/time.ts';
import { date } from '../../shared/words/format.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { announce } from '../../ui/notices/Announcer.tsx';
import { Notice } from '../../ui/notices/Banner.tsx';
import { useReadMarks } from './marks.ts';

/** Button that marks the lesson as read, for the signed-in. */
export function ReadMark({ name }: { name: string }) {
  const [read, mark] = useReadMarks();
  const { busy, error, send } = useAsk(
    (wanted: boolean) => call('POST /lesson-marks/:name', { params: { name }, body: { read: wanted } }),
    (_, wanted) => {
      mark(name, wanted ? new Date(clockMs()).toISOString() : null);
      announce(wanted ? 'Marked as read.' : 'No longer marked as read.');
    },
  );
  if (!read) return null;
  const at = read.get(name);
  return (
    <div className="no-print grid justify-items-start gap-3">
      <div className="flex flex-wrap items-center gap-3">
        {at && (
          <span className="inline-flex items-center gap-2 font-medium text-correct">
            <Icon name="tick" /> Read on {date(at)}
          </span>
        )}
        <Button look={at ? 'text' : 'quiet'} size="small" busy={busy} onClick={() => void send(!at)}>
          {at ? 'Take the mark off' : 'Mark as read'}
        </Button>
      </div>
      {error !== null && (
        <Notice tone="error">{wordsFor(error, 'This did not work. Please try again.')}</Notice>
      )}
    </div>
  );
}
