import { ExpiredBanner } from '../../app/banners/ExpiredBanner.tsx';
import { NetworkBanner } from '../../app/banners/NetworkBanner.tsx';
import { TopBar } from '../../app/layouts/TopBar.tsx';
import { NoSession } from '../../features/starting/panel/NoSession.tsx';
import { PreparationBanner } from '../../features/starting/panel/PreparationBanner.tsx';

/** 'Today's Session' without an open session. */
export function NoOpenSession() {
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
