import { useEffect, useEffectEvent } from 'react';
import { queryClient } from '../../shared/query/query.ts';
import { ErrorCard } from '../../ui/notices/ErrorCard.tsx';
import { useDocumentTitle } from '../../ui/page/PageTitle.tsx';

/**
 * Replaces a view that threw or whose file did not load. Retrying refetches its data; it also retries when the network
 * returns.
 */
export function PageTrouble({ retry }: { retry: () => void }) {
  const title = 'This page did not load';
  useDocumentTitle(title);
  const again = () => {
    queryClient.clear();
    retry();
  };
  const back = useEffectEvent(again);
  useEffect(() => {
    const onOnline = () => back();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);
  return (
    <ErrorCard title={title} wholePage className="mx-auto max-w-[680px]" retry={again} reload>
      <p>Part of it could not be shown. Everything you have answered is safe.</p>
    </ErrorCard>
  );
}
