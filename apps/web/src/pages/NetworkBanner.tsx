import { useEffect } from 'react';
import { useOnline, useWhenBack } from '../shared/online.ts';
import { noteLostRead, sendKeptAnswers, useLostAnswer, useWaitingAnswers } from '../shared/outbox.ts';
import { queryClient } from '../shared/query.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';

async function sendAndLookAgain(): Promise<void> {
  await sendKeptAnswers();
  await queryClient.invalidateQueries({ queryKey: ['session'] });
}

/**
 * The network is away, an answer still waits to be sent, or one could not be saved. The session screen sends its own
 * answers; on every other screen `sends` has this banner do it.
 */
export function NetworkBanner({ sends = false }: { sends?: boolean }) {
  const online = useOnline();
  const waiting = useWaitingAnswers();
  const lost = useLostAnswer();
  useEffect(() => {
    if (sends && waiting > 0) void sendAndLookAgain();
  }, [sends, waiting]);
  useWhenBack(sends && waiting > 0, () => void sendAndLookAgain());
  return (
    <>
      {lost !== null && (
        <Banner
          tone="error"
          action={
            <Button look="quiet" size="small" onClick={noteLostRead}>
              Close
            </Button>
          }
        >
          {lost}
        </Banner>
      )}
      {!online && (
        <Banner tone="warning">
          You are offline.{' '}
          {waiting > 0
            ? 'Your answer is kept in this browser and sent when the network is back.'
            : 'What is on screen stays; what you submit is sent when the network is back.'}
        </Banner>
      )}
      {online && sends && waiting > 0 && (
        <Banner
          tone="info"
          action={
            <Button look="quiet" size="small" onClick={() => void sendAndLookAgain()}>
              Send now
            </Button>
          }
        >
          {waiting === 1 ? 'An answer waits' : `${waiting} answers wait`} to be sent.
        </Banner>
      )}
    </>
  );
}
