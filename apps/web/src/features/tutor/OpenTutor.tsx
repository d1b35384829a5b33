import type { Question } from '@twelvefold/contract';
import { type ReactNode, Suspense, useState } from 'react';
import { useOnline } from '../../shared/browser/online.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Notice } from '../../ui/notices/Banner.tsx';
import { ErrorBoundary } from '../../ui/notices/ErrorBoundary.tsx';
import { ReloadButton } from '../../ui/waiting/LongWait.tsx';
import { inPlace } from '../../ui/waiting/lazy.tsx';
import { useLate } from '../../ui/waiting/useLate.ts';

/** The chat is a file of its own, fetched when somebody turns to the tutor. */
const Tutor = inPlace(() => import('./Tutor.tsx').then(part => part.Tutor));
export const fetchTutor = () => void Tutor.preload().catch(() => {});

/** What was asked of the chat: whether its drawer stands open, and a doubt written beside it, sent once. */
export interface Asked {
  open: boolean;
  doubt: string | null;
}

/** The chat of one question: what was asked of it, and what is typed but not sent. */
export function useTutor() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [draft, setDraft] = useState('');
  return { asked, setAsked, draft, setDraft };
}

/** On a phone what stands here could begin below the fold, or behind the bar of buttons. */
const inSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** Stands where the chat was asked for until its file is there; one that hangs can be tried again. */
function Fetching() {
  const slow = useLate(true, 4000);
  const online = useOnline();
  return (
    <p ref={inSight} role="status" className="mt-2 scroll-mb-40 text-ink-2">
      {slow || !online ? 'The chat is still loading. Check your connection.' : 'Fetching the chat...'}
    </p>
  );
}

interface Props {
  sessionId: string;
  question: Question;
  /** Sends what has to come first, before anything is asked about the question. */
  reach?: (() => Promise<void>) | null;
  tutor: ReturnType<typeof useTutor>;
}

/** The chat about a question, once it was asked for. */
export function OpenTutor({
  sessionId,
  question,
  reach = null,
  tutor: { asked, setAsked, draft, setDraft },
}: Props) {
  if (!asked) return null;
  return (
    <ErrorBoundary
      of={asked}
      fallback={retry => (
        <div ref={inSight} className="scroll-mb-28">
          <Notice tone="error">
            The chat could not be loaded. Check your connection and try again. If that does not help,{' '}
            <ReloadButton />.{' '}
            <Button look="text" size="small" onClick={retry}>
              Try again
            </Button>
          </Notice>
        </div>
      )}
    >
      <Suspense fallback={<Fetching />}>
        <Tutor
          sessionId={sessionId}
          question={question}
          reach={reach}
          asked={asked}
          draft={draft}
          onDraft={setDraft}
          onClose={() => setAsked({ open: false, doubt: null })}
        />
      </Suspense>
    </ErrorBoundary>
  );
}

interface TutorButtonProps {
  /** Opens the chat. */
  onOpen: () => void;
  className?: string;
  children?: ReactNode;
}

/** The way into the chat; what is drawn of it comes while it is pointed at. */
export const TutorButton = ({ onOpen, className = '-ml-3', children }: TutorButtonProps) => (
  <Button
    look="text"
    size="small"
    className={className}
    aria-haspopup="dialog"
    onPointerEnter={fetchTutor}
    onClick={onOpen}
  >
    Chat with the tutor
    {children}
  </Button>
);
