import { ErrorCard } from '../ui/notices/ErrorCard.tsx';
import { useDocumentTitle } from '../ui/page/PageTitle.tsx';

const title = 'This page did not load';

/** Outermost error page: a page threw while rendering, or its file did not load. */
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
