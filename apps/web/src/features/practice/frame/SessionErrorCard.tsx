import { ButtonLink } from '../../../ui/controls/Button.tsx';
import { ErrorCard } from '../../../ui/notices/ErrorCard.tsx';
import { useDocumentTitle } from '../../../ui/page/PageTitle.tsx';
import { SessionHeader } from './SessionHeader.tsx';

interface Props {
  title?: string;
  words: string;
  action?: string;
  busy?: boolean;
  onRetry: () => void;
}

/** The session cannot be shown: the error, that nothing is lost, and what to do. */
export function SessionErrorCard({
  title = 'Session Error',
  words,
  action = 'Try Again',
  busy = false,
  onRetry,
}: Props) {
  useDocumentTitle(title);
  return (
    <>
      <SessionHeader />
      <main id="q" tabIndex={-1} className="wrap pt-7 pb-32 sm:pt-16">
        <ErrorCard
          title={title}
          wholePage
          className="mx-auto max-w-[680px]"
          retry={onRetry}
          retryWords={action}
          busy={busy}
          actions={
            <ButtonLink to="/dashboard" look="quiet">
              Back to dashboard
            </ButtonLink>
          }
        >
          <p>{words}</p>
          <p className="mt-2">Every answer you have submitted is saved.</p>
        </ErrorCard>
      </main>
    </>
  );
}
