import { useInBrowser } from '../../shared/browser/hydrating.ts';
import { clockMs } from '../../shared/browser/time.ts';
import { date } from '../../shared/words/format.ts';
import { site } from '../../shared/words/site.ts';

const today = () => date(new Date(clockMs()).toISOString());

/** First line in print: product, content and day; without `day`, the day of printing. */
export function PrintLine({ what, day }: { what: string; day?: string | undefined }) {
  // Empty in a prerendered page, which does not know the day.
  const printed = useInBrowser(today, '');
  const shown = day ? date(day) : printed;
  return (
    <p className="hidden break-after-avoid pb-3 print:block">
      {site().name}, {what}
      {shown && `, ${shown}`}
    </p>
  );
}
