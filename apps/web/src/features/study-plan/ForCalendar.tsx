import { wordsFor } from '../../shared/api/api-error.ts';
import { download } from '../../shared/api/transfers.ts';
import { saveFile } from '../../shared/browser/save-file.ts';
import { useSingle } from '../../shared/query/single.ts';
import { Button, ButtonLink } from '../../ui/controls/Button.tsx';
import { Notice } from '../../ui/notices/Banner.tsx';

/** Downloads the plan and the exam day as a calendar file. */
export function ForCalendar() {
  const fetching = useSingle({
    mutationFn: async () => {
      const { file, name } = await download('GET /study-plan/calendar', {});
      saveFile(name ?? 'study-plan.ics', file);
    },
  });
  return (
    <>
      <Button look="text" size="small" busy={fetching.isPending} onClick={() => fetching.mutate()}>
        Download for my calendar
      </Button>
      <ButtonLink to="/account#sharing" look="text" size="small">
        Subscribe in my calendar
      </ButtonLink>
      {fetching.error && (
        <div className="w-full pl-3">
          <Notice tone="error">
            {wordsFor(fetching.error, 'The calendar file could not be downloaded. Please try again.')}
          </Notice>
        </div>
      )}
    </>
  );
}
