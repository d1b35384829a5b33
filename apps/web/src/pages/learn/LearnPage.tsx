import { PublicLayout } from '../../app/layouts/PublicLayout.tsx';
import { LessonList } from '../../features/lessons/LessonList.tsx';
import { useLessonList } from '../../features/lessons/reading.ts';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { NotRead } from './NotRead.tsx';

export function LearnPage() {
  const reading = useLessonList();
  return (
    <PublicLayout
      hero={
        <>
          <PageTitle document="Lessons for CAT Quantitative Ability">One topic, five minutes</PageTitle>
          <p className="type-lead mt-5 max-w-[34em] text-hero-2">
            The idea in a picture, two worked examples, the mistakes that cost most, when to leave a question,
            and five checks. Free to read.
          </p>
        </>
      }
    >
      {reading.kind === 'here' ? <LessonList lessons={reading.value} /> : <NotRead reading={reading} />}
    </PublicLayout>
  );
}
