import type { ReactNode } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/notices/Banner.tsx';
import { ErrorBoundary } from '../../../ui/notices/ErrorBoundary.tsx';
import { ReloadButton } from '../../../ui/waiting/LongWait.tsx';

interface Props {
  hidden: boolean;
  onBack: () => void;
  children: ReactNode;
}

/** Error boundary of a later step: when its file does not load, the page and typed text stay. */
export const StepBoundary = ({ hidden, onBack, children }: Props) => (
  <ErrorBoundary
    fallback={retry => (
      <div hidden={hidden} className="grid gap-[18px] px-3 pt-6 min-[360px]:px-[18px]">
        <Notice tone="error">
          The next step did not load. Check your connection and try again. If that does not help,{' '}
          <ReloadButton />.
        </Notice>
        <div className="flex flex-wrap gap-2">
          <Button onClick={retry}>Try Again</Button>
          <Button look="text" onClick={onBack}>
            Back
          </Button>
        </div>
      </div>
    )}
  >
    {children}
  </ErrorBoundary>
);
