import { useSyncExternalStore } from 'react';
import { date } from '../shared/format.ts';
import { site } from '../shared/site.ts';
import { clockMs } from '../shared/time.ts';

const never = () => () => {};
const today = () => date(new Date(clockMs()).toISOString());

/** First line of a page on paper: the product, what is printed, and its day; without `day`, the day of printing. */
export function PrintLine({ what, day }: { what: string; day?: string | undefined }) {
  // A page made ahead of its visit does not know the day yet.
  const printed = useSyncExternalStore(never, today, () => '');
  const shown = day ? date(day) : printed;
  return (
    <p className="hidden break-after-avoid pb-3 print:block">
      {site().name}, {what}
      {shown && `, ${shown}`}
    </p>
  );
}
