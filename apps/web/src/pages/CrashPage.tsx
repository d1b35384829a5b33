import { Button } from '../ui/Button.tsx';
import { ErrorCard } from '../ui/ErrorCard.tsx';

/** The last resort: a page that failed to draw, or a file of it that did not arrive. */
export function CrashPage({ retry }: { retry: () => void }) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-[560px] content-center p-5">
      <ErrorCard
        wholePage
        title="This page did not load"
        actions={
          <>
            <Button onClick={() => location.reload()}>Refresh Page</Button>
            <Button look="quiet" onClick={retry}>
              Try Again
            </Button>
          </>
        }
      >
        <p>Part of the page could not be shown. Answers you have submitted are saved.</p>
      </ErrorCard>
    </main>
  );
}
