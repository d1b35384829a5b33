import { type ReactNode, useEffect, useRef } from 'react';
import { Card } from '../Card.tsx';
import { Button } from '../controls/Button.tsx';

interface Props {
  title: string;
  /** What happened, what is saved, and what to do. */
  children: ReactNode;
  /** Shows 'Try Again'. */
  retry?: (() => unknown) | undefined;
  busy?: boolean;
  retryWords?: string;
  /** Also shows 'Refresh Page'. */
  reload?: boolean;
  /** Further buttons. */
  actions?: ReactNode;
  /** The card is the whole page; its title is the h1. */
  wholePage?: boolean;
  className?: string;
}

/** Whether a field is being typed in: it keeps the focus, as when a search fails. */
const isTyping = () => document.activeElement?.matches('input, textarea, select') ?? false;

/** Announced when it appears; focus moves to its heading. */
export function ErrorCard({
  title,
  children,
  retry,
  busy = false,
  retryWords = 'Try Again',
  reload = false,
  actions,
  wholePage = false,
  className,
}: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isTyping()) heading.current?.focus();
  }, []);
  const Heading = wholePage ? 'h1' : 'h2';
  return (
    <Card role="alert" className={className}>
      <Heading ref={heading} tabIndex={-1} className="type-h2">
        {title}
      </Heading>
      <div className="mt-3 max-w-[68ch] text-ink-2">{children}</div>
      <div className="mt-6 flex flex-wrap gap-3 empty:hidden">
        {retry && (
          <Button busy={busy} onClick={() => void retry()}>
            {retryWords}
          </Button>
        )}
        {reload && (
          <Button look="quiet" onClick={() => location.reload()}>
            Refresh Page
          </Button>
        )}
        {actions}
      </div>
    </Card>
  );
}
