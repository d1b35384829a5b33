import type { Lesson } from '@twelvefold/contract';
import { Suspense } from 'react';
import { PublicLayout } from '../../app/layouts/PublicLayout.tsx';
import { LessonParts, partsOf } from '../../features/lessons/LessonText.tsx';
import { useLesson } from '../../features/lessons/reading.ts';
import { Link } from '../../shared/navigation/navigation.tsx';
import { useAuth } from '../../shared/sign-in/auth.ts';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ErrorBoundary } from '../../ui/notices/ErrorBoundary.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { lazy } from '../../ui/waiting/lazy.tsx';
import { NotRead } from './NotRead.tsx';
// Lessons are prerendered with formulas: their styles load with the page, before KaTeX.
import 'katex/dist/katex.min.css';
import '../../question/maths/formula-fonts.css';
import '../../question/question.css';

/** For a lesson that does not exist. */
const NotFoundPage = lazy(() => import('../NotFoundPage.tsx').then(page => page.NotFoundPage));
/** Only for the signed-in. */
const ReadMark = lazy(() => import('../../features/lessons/ReadMark.tsx').then(part => part.ReadMark));

function Head({
  lesson: { title, description, subcategory, category, minutes, requires },
}: {
  lesson: Lesson;
}) {
  return (
    <>
      <nav aria-label="All lessons" className="mb-4 text-hero-2">
        <Link to="/learn" className="inline-flex items-center gap-1.5 py-2 text-inherit hover:underline">
          <Icon name="back" className="size-4" /> All lessons
        </Link>
      </nav>
      <PageTitle document={`${subcategory} for CAT: a lesson with worked examples`}>{title}</PageTitle>
      <p className="type-lead mt-5 max-w-[36em] text-hero-2">{description}</p>
      <p className="mt-5 text-hero-2">
        {category}, {subcategory} &middot; {minutes} minutes
        {requires.length > 0 && (
          <>
            {' '}
            &middot; read before:{' '}
            {requires.map(({ name, subcategory: before }, i) => (
              <span key={name}>
                {i > 0 && ', '}
                <Link to={`/learn/${name}`} className="text-inherit underline">
                  {before}
                </Link>
              </span>
            ))}
          </>
        )}
      </p>
    </>
  );
}

function Shown({ lesson }: { lesson: Lesson }) {
  const signedIn = useAuth().kind === 'signedIn';
  const parts = partsOf(lesson, signedIn);
  return (
    <PublicLayout hero={<Head lesson={lesson} />}>
      <div className="grid gap-10 lg:grid-cols-[220px_minmax(0,1fr)] lg:gap-18">
        <nav aria-label="In this lesson" className="hidden lg:block">
          <ul className="sticky top-6 grid gap-1">
            {parts.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="block py-1.5 text-link hover:underline">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid max-w-[46rem] min-w-0 gap-14 print:max-w-none">
          <LessonParts parts={parts} />
          {signedIn && (
            <ErrorBoundary fallback={() => null}>
              <Suspense fallback={null}>
                <ReadMark name={lesson.name} />
              </Suspense>
            </ErrorBoundary>
          )}
          <div className="no-print flex flex-wrap gap-3 border-t border-line pt-8">
            <ButtonLink to="/">{signedIn ? 'Go on with today' : 'Start My 12'}</ButtonLink>
            <ButtonLink to="/learn" look="quiet">
              All lessons
            </ButtonLink>
          </div>
        </div>
      </div>
    </PublicLayout>
  );
}

/** A lesson; public and prerendered. */
export function LessonPage({ id = '' }: { id?: string }) {
  const reading = useLesson(id);
  if (reading.kind === 'here') return <Shown key={id} lesson={reading.value} />;
  if (reading.kind === 'missing') return <NotFoundPage />;
  return (
    <PublicLayout>
      <PageTitle document="Lesson">Lesson</PageTitle>
      <div className="mt-6">
        <NotRead reading={reading} />
      </div>
    </PublicLayout>
  );
}
