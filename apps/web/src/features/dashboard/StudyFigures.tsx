import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { CategorizedTaxonomy, Progress } from '@twelvefold/contract';
import { type ReactNode, useDeferredValue } from 'react';
import { ApiError, wordsFor } from '../../shared/api/api-error.ts';
import { Card } from '../../ui/Card.tsx';
import { classes } from '../../ui/classes.ts';
import { NotLoaded } from '../../ui/notices/NotLoaded.tsx';
import { Loading, Skeleton } from '../../ui/waiting/Skeleton.tsx';
import { Insights } from './insights/Insights.tsx';
import { progressQuery, syllabusQuery } from './queries.ts';
import { Section } from './Section.tsx';
import { ExpectedScore } from './score/ExpectedScore.tsx';
import { MarksAtStake } from './score/MarksAtStake.tsx';
import { AccuracyBars } from './syllabus/AccuracyBars.tsx';
import { anyTells, totalOf } from './syllabus/accuracy.ts';
import { MasteryMap } from './syllabus/MasteryMap.tsx';
import { Syllabus } from './syllabus/Syllabus.tsx';
import { Tiles } from './Tiles.tsx';
import { TimeStrip } from './TimeStrip.tsx';

const pair = 'grid gap-5 sm:gap-7 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]';

const below = 'below-fold min-w-0';

/** Placeholders of about the final sizes. */
const Boxes = () => (
  <div className="grid gap-5 sm:gap-7">
    <Skeleton className="h-[216px] rounded-lg max-[350px]:h-[241px] sm:h-[123px]" />
    <div className={pair}>
      <Skeleton className="h-[420px] rounded-lg" />
      <Skeleton className="h-[420px] rounded-lg" />
    </div>
    <Skeleton className="h-[720px] rounded-lg" />
  </div>
);

/** Shown when the figures did not load: a new student's screen, with the error and a retry. */
function NothingCame({ query }: { query: UseQueryResult }) {
  const answered = query.error instanceof ApiError && query.error.status > 0;
  return (
    <Card>
      {answered && <h2 className="type-h3 mb-4">No Study Data Yet</h2>}
      <NotLoaded query={query}>
        {wordsFor(query.error, 'Your study data could not be loaded just now.')} Nothing you have answered is
        lost.
      </NotLoaded>
    </Card>
  );
}

function Everything({ syllabus, progress }: { syllabus: CategorizedTaxonomy; progress: Progress }) {
  const { categorized_data: categories } = syllabus;
  // Rendering everything at once would block a phone.
  const rest = useDeferredValue(true, false);
  return (
    <div className="grid gap-5 sm:gap-7">
      <Tiles categories={categories} />
      <div className={pair}>
        <Insights />
        <Section title="Accuracy">
          <AccuracyBars bands={progress.bands} />
          <TimeStrip answers={progress.last_session?.answers ?? []} />
        </Section>
      </div>
      {rest && (
        <>
          <div className={below}>
            <MasteryMap categories={categories} />
          </div>
          <div className={classes(pair, below)}>
            <MarksAtStake stakes={progress.stakes} wished={progress.wished} known={anyTells(categories)} />
            <ExpectedScore expected={progress.expected} />
          </div>
          <div className={below}>
            <Syllabus categories={categories} coverage={syllabus.coverage} />
          </div>
        </>
      )}
    </div>
  );
}

/**
 * All figures of the student's practice; nothing before the first answer. `children` come last, once the height above
 * them is known.
 */
export function StudyFigures({ children }: { children: ReactNode }) {
  const syllabus = useQuery(syllabusQuery());
  const progress = useQuery(progressQuery());
  // Deferred, so that a press is handled between the parts.
  const shownSyllabus = useDeferredValue(syllabus.data);
  const shownProgress = useDeferredValue(progress.data);
  if (shownSyllabus && shownProgress) {
    const answered = totalOf(shownSyllabus.categorized_data, 'total_attempts') > 0;
    return (
      <>
        {(answered || shownProgress.momentum.length > 0) && (
          <Everything syllabus={shownSyllabus} progress={shownProgress} />
        )}
        {children}
      </>
    );
  }
  const failed = [syllabus, progress].find(query => query.error && !query.data);
  if (failed)
    return (
      <>
        <NothingCame query={failed} />
        {children}
      </>
    );
  return (
    <Loading says="Loading your study data..." again={syllabus.failureCount + progress.failureCount > 0}>
      <Boxes />
    </Loading>
  );
}
