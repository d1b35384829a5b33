import { ErrorCard } from '../ui/notices/ErrorCard.tsx';
import { useDocumentTitle } from '../ui/page/PageTitle.tsx';

const title = 'This page did not load';

/** The last resort: a page that failed to draw, or a file of it that did not arrive. */
export function CrashPage({ retry }: { retry: () => void }) {
  useDocumentTitle(title);
  return (
    <main className="mx-auto grid min-h-dvh max-w-[560px] content-center p-5">
      <ErrorCard wholePage title={title} retry={retry} reload>
        <p>
          Part of the page could not be shown. Check your connection and try again. Answers you have submitted
          are saved.
        </p>
      </ErrorCard>
    </main>
  );
}
