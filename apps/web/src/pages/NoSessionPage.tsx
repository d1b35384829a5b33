import { NoSession } from '../features/home/NoSession.tsx';
import { PreparationBanner } from '../features/home/PreparationBanner.tsx';
import { ExpiredBanner } from './ExpiredBanner.tsx';
import { NetworkBanner } from './NetworkBanner.tsx';
import { TopBar } from './TopBar.tsx';

/** 'Today's Session' while none is open. */
export function NoSessionPage() {
  return (
    <>
      <TopBar />
      <ExpiredBanner />
      <NetworkBanner />
      <PreparationBanner />
      <main id="q" tabIndex={-1} className="wrap pt-5 pb-16 sm:pt-12 sm:pb-24">
        <NoSession />
      </main>
    </>
  );
}
