import { useEffect } from 'react';
import { useOnline } from '../../shared/browser/online.ts';
import { useServiceWorker } from '../../shared/browser/service-worker.ts';
import { noteLostRead } from '../../shared/log/log.ts';
import { sendLog } from '../../shared/log/sending.ts';
import { useLostWords, useSender, useWaiting } from '../../shared/log/watching.ts';
import { useAuth } from '../../shared/sign-in/auth.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Banner } from '../../ui/notices/Banner.tsx';
import { useLate } from '../../ui/waiting/useLate.ts';

/** Makes the browser ask before the page is closed, because closing it would lose answers. */
function useAskBeforeLeaving(ask: boolean): void {
  useEffect(() => {
    if (!ask) return;
    const stop = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', stop);
    return () => removeEventListener('beforeunload', stop);
  }, [ask]);
}

function Lost({ words }: { words: readonly string[] }) {
  return (
    <Banner
      tone="error"
      action={
        <Button look="quiet" size="small" onClick={noteLostRead}>
          Close
        </Button>
      }
    >
      {words.map(line => (
        <p key={line}>{line}</p>
      ))}
    </Banner>
  );
}

function offlineWords(waiting: number, words: string, onlyHere: boolean): string {
  if (waiting === 0) return 'You can go on with this page. We send what you submit when the network is back.';
  const yours = `Your ${words} ${waiting === 1 ? 'is' : 'are'}`;
  return onlyHere
    ? `${yours} sent when the network is back. This browser stores nothing: leave this page open until then.`
    : `${yours} kept in this browser and sent when the network is back.`;
}

/**
 * Says that the browser is offline, that answers wait to be sent (they are sent by themselves), or that one could not
 * be saved.
 */
export function NetworkBanner() {
  const online = useOnline();
  const { count: waiting, words, onlyHere } = useWaiting();
  const lost = useLostWords();
  useSender();
  useServiceWorker();
  const now = useAuth();
  // With an expired sign-in only the sign-in banner is shown.
  const signedOut = now.kind === 'signedIn' && now.expired;
  // Answers that are sent within a second are not mentioned.
  const late = useLate(online && waiting > 0 && !signedOut, 1000);
  useAskBeforeLeaving(onlyHere);
  return (
    <>
      {lost.length > 0 && <Lost words={lost} />}
      {!online && <Banner tone="warning">You are offline. {offlineWords(waiting, words, onlyHere)}</Banner>}
      {late && (
        <Banner
          tone="info"
          action={
            <Button look="quiet" size="small" onClick={() => void sendLog()}>
              Send now
            </Button>
          }
        >
          Your {words} {waiting === 1 ? 'waits' : 'wait'} to be sent.
          {onlyHere && ' This browser stores nothing: leave this page open until then.'}
        </Banner>
      )}
    </>
  );
}
