import { PageTitle } from '../../../ui/page/PageTitle.tsx';
import { TimedBar } from '../../../ui/progress/Bar.tsx';
import { LongWait } from '../../../ui/waiting/LongWait.tsx';
import { Loading, Skeleton } from '../../../ui/waiting/Skeleton.tsx';
import { SessionHeader } from './SessionHeader.tsx';

/** Seconds named in a message ('in 3 seconds'), for the bar below it; null without any. */
const secondsIn = (message: string): number | null => {
  const [, seconds] = /(\d+)\s*seconds?\b/.exec(message) ?? [];
  return seconds === undefined ? null : Number(seconds);
};

const rows = ['A', 'B', 'C', 'D'];

/** Placeholder of a question: number, stem, four rows. */
export function SessionLoading({ message }: { message: string }) {
  const seconds = secondsIn(message);
  return (
    <>
      <SessionHeader />
      <main id="q" tabIndex={-1} className="wrap pt-7 pb-32 sm:pt-11">
        <PageTitle document="Today's Session" className="sr-only">
          Session
        </PageTitle>
        <div className="mx-auto max-w-[680px]">
          <Loading says={message}>
            <p aria-hidden="true" className="mb-5 text-ink-2">
              {message}
            </p>
            {seconds !== null && (
              <div className="mb-6 max-w-80">
                <TimedBar key={message} seconds={seconds} />
              </div>
            )}
            <Skeleton className="h-[76px] w-16" />
            <Skeleton className="mt-8 h-6 w-full" />
            <Skeleton className="mt-3 h-6 w-3/5" />
            <div className="mt-9 mb-5 grid gap-3">
              {rows.map(row => (
                <Skeleton key={row} className="h-[60px] w-full rounded-md" />
              ))}
            </div>
            {seconds === null && <LongWait />}
          </Loading>
        </div>
      </main>
    </>
  );
}
