import { type ReactNode, Suspense, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useOnline } from '../../shared/browser/online.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ErrorBoundary } from '../../ui/notices/ErrorBoundary.tsx';
import { Status } from '../../ui/notices/Status.tsx';
import { ReloadButton } from '../../ui/waiting/LongWait.tsx';
import { inPlace } from '../../ui/waiting/lazy.tsx';
import { useLate } from '../../ui/waiting/useLate.ts';
import { tutor, useTutor } from './tutor.ts';
import './tutor.css';

/** The chat's own file, fetched on first use. */
const Chat = inPlace(() => import('./Chat.tsx').then(part => part.Chat));
export const fetchTutor = () => void Chat.preload().catch(() => {});

function Fetching() {
  const slow = useLate(true, 4000);
  const online = useOnline();
  return (
    <Status className="text-ink-2">
      {slow || !online ? 'The chat is still loading. Check your connection.' : 'Fetching the chat...'}
    </Status>
  );
}

const NotFetched = ({ retry }: { retry: () => void }) => (
  <p role="alert">
    The chat could not be loaded. Check your connection and try again. If that does not help, <ReloadButton />
    .{' '}
    <Button look="text" size="small" onClick={retry}>
      Try again
    </Button>
  </p>
);

/**
 * A panel at the side of a wide screen, or over the lower half of a phone; the page stays usable. Esc inside closes it.
 */
function Beside({ children }: { children: ReactNode }) {
  const heading = useId();
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const panel = box.current;
    // Focus that has moved to the page stays there.
    return () => {
      if (panel?.contains(document.activeElement)) tutor.giveFocusBack();
    };
  }, []);
  return (
    <section
      ref={box}
      role="dialog"
      aria-modal="false"
      aria-labelledby={heading}
      className="tutor-panel no-print"
      onKeyDown={event => {
        if (event.key === 'Escape') tutor.close();
      }}
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id={heading} tabIndex={-1} className="type-h3">
          Chat with the tutor
        </h2>
        <Button look="text" size="small" className="-mr-3" onClick={tutor.close}>
          <span className="sr-only">Close</span>
          <Icon name="cross" className="size-5" />
        </Button>
      </div>
      {children}
    </section>
  );
}

/** The tutor of a page, once opened. */
export function TutorPanel() {
  const { about } = useTutor();
  useEffect(() => tutor.close, []);
  if (!about) return null;
  return (
    <Beside>
      <ErrorBoundary of={about.question.id} fallback={retry => <NotFetched retry={retry} />}>
        <Suspense fallback={<Fetching />}>
          <Chat key={about.question.id} {...about} />
        </Suspense>
      </ErrorBoundary>
    </Beside>
  );
}
